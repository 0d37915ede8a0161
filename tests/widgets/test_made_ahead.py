"""A page that is made before anybody has a seat: its kernel waits with all the widgets, and its visitor waits less."""

import pytest

import mysterium_nb.widgets.dashboard as dashboard_module
from mysterium_nb import Table
from mysterium_nb.engine.seats import GHOST, WATCH
from mysterium_nb.widgets import Dashboard, GhostDashboard, PsychicDashboard, WatchDashboard
from tests.widgets.wire import Wire

pytestmark = pytest.mark.usefixtures("nothing_fails", "served")

PAGES = {GHOST: GhostDashboard, "red": PsychicDashboard, WATCH: WatchDashboard}
seats = pytest.mark.parametrize("seat", PAGES)


def a_table() -> Table:
    return Table.new(players=4, seed="a quiet evening")


@seats
def test_it_shows_its_seat_as_a_page_does_that_was_made_for_it(seat: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table = a_table()

    def shown(page: Dashboard) -> bytes:
        assert page.status.line["title"]
        states = wire.states
        page.close()
        return states

    monkeypatch.setattr(dashboard_module, "wall_clock", lambda: 1)  # both pages are made at the same moment
    wire = Wire(monkeypatch)
    for_it = shown(PAGES[seat](table.seat(seat)))
    wire = Wire(monkeypatch)
    ahead = PAGES[seat]()
    assert shown(ahead.attach(table.seat(seat))) == for_it


@seats
def test_nothing_is_made_any_more_when_somebody_has_come_but_pictures_of_what_they_see(
    seat: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = PAGES[seat]()
    wire = Wire(monkeypatch)
    page.attach(a_table().seat(seat))
    made = [message for message in wire.told if message.startswith(b'["comm_open"')]
    assert wire.messages
    assert all(b'"ImageModel"' in message for message in made)
    page.close()


def test_it_tells_nothing_and_can_be_taken_away(monkeypatch: pytest.MonkeyPatch) -> None:
    wire = Wire(monkeypatch)
    page = Dashboard()
    assert not page.status.line
    assert not any(panel.pieces for panel in page.panels.values())
    page.close()
    assert page.comm is None
    assert wire.messages
