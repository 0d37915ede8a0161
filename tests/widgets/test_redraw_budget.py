"""A redraw after one move is light enough for a slow line: all its messages together, late in a game with much talk."""

import random

import pytest

from mysterium_nb.engine.moves import PlacePawn, Reveal, Say, SaySure, SendVision
from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import COLOURS, GHOST, WATCH
from mysterium_nb.minds import QuickBot
from mysterium_nb.table import Table
from mysterium_nb.table.autoplay import SimulatedClock, auto_play
from mysterium_nb.widgets.dashboard import Dashboard
from tests.table.whole_games import NOON, a_table, all_get_visions, ghost_view
from tests.widgets.fingers import Fingers, browser_says
from tests.widgets.wire import Wire

pytestmark = pytest.mark.usefixtures("nothing_fails", "served")

BUDGET = 30_000
REMARK = "I see water, and behind it a light that might be a lamp, or the moon; what do the others think of that? "
SEVEN = Rules.classic(7, "hard")


def a_long_evening() -> Table:
    """Seven people in the sixth hour, who have talked a lot and found nothing at all: the fullest table there is."""
    table = Table.open(SEVEN, clock=SimulatedClock(NOON), rng=random.Random(1), hosted=True)
    for seat, name in zip((GHOST, *COLOURS), ("Grace", "Ada", "Ben", "Eve", "Max", "Kim", "Joy"), strict=True):
        table.sit(seat, name)
    table.start(seed="a long night")
    while (view := ghost_view(table)).hour < 6:
        all_get_visions(table)
        for psychic, belongs in zip(view.psychics, view.sets, strict=True):
            wrong = next(card for card in view.board[0] if card != belongs[0])
            table.act(psychic.colour, PlacePawn(psychic.colour, wrong))
            table.act(psychic.colour, Say(psychic.colour, REMARK))
        for psychic in view.psychics:
            table.act(psychic.colour, SaySure(psychic.colour))
        for psychic in view.psychics:
            table.act(GHOST, Reveal(psychic.colour))
    for number in range(40):
        colour = view.psychics[number % 6].colour
        table.act(colour, Say(colour, REMARK * 2))
    return table


def at(table: Table, seat: str, *keys: tuple[str, str]) -> Fingers:
    fingers = Fingers(Dashboard(table.seat(seat)))
    browser_says(fingers.dashboard.picture, {"ready": True})
    for place, key in keys:
        fingers.press(place, key)
    return fingers


def weighed(monkeypatch: pytest.MonkeyPatch, press: tuple[Fingers, str, str], text: str | None = None) -> int:
    """How many bytes one press costs at the dashboard that it is made on."""
    fingers, place, key = press
    wire = Wire(monkeypatch)
    fingers.press(place, key, text=text)
    return sum(map(len, wire.messages))


OPEN = {
    "nothing besides": (),
    "the talk": (("tabs", "tab-talk"),),
    "the story": (("tabs", "tab-story"),),
    "the picture": (("others", "picture"),),
    "in French": (("settings", "lang"), ("tabs", "tab-story")),
}
opened = pytest.mark.parametrize("keys", OPEN.values(), ids=list(OPEN))
AT_HAND = {name: keys for name, keys in OPEN.items() if name != "the picture"}
"""What can be open while one does something oneself: the picture covers the whole page."""
at_hand = pytest.mark.parametrize("keys", AT_HAND.values(), ids=list(AT_HAND))


@at_hand
def test_placing_a_pawn(keys: tuple[tuple[str, str], ...], monkeypatch: pytest.MonkeyPatch) -> None:
    table = a_long_evening()
    all_get_visions(table)
    red = at(table, "red", *keys)
    red.press_one("board", "card:")
    [place] = red.keys("sheet", "place:")
    assert 100 < weighed(monkeypatch, (red, "sheet", place)) < BUDGET


@opened
@pytest.mark.parametrize("seat", [GHOST, "red"])
def test_another_who_places_a_pawn(
    seat: str, keys: tuple[tuple[str, str], ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = a_long_evening()
    all_get_visions(table)
    at(table, seat, *keys)
    wire = Wire(monkeypatch)
    other = ghost_view(table).psychics[0].colour
    table.act(other, PlacePawn(other, ghost_view(table).board[0][0]))
    assert 100 < sum(map(len, wire.messages)) < BUDGET


@opened
def test_another_who_gets_a_vision(keys: tuple[tuple[str, str], ...], monkeypatch: pytest.MonkeyPatch) -> None:
    table = a_long_evening()
    at(table, "red", *keys)
    wire = Wire(monkeypatch)
    table.act(GHOST, SendVision("yellow", ghost_view(table).hand[:3]))
    assert 100 < sum(map(len, wire.messages)) < BUDGET


@at_hand
def test_sending_a_vision(keys: tuple[tuple[str, str], ...], monkeypatch: pytest.MonkeyPatch) -> None:
    ghost = at(a_long_evening(), GHOST, *keys)
    for card in ghost.keys("hand", "pick:")[:3]:
        ghost.press("hand", card)
    [send] = ghost.keys("handbar", "send:")
    assert 100 < weighed(monkeypatch, (ghost, "handbar", send)) < BUDGET


@at_hand
def test_talking(keys: tuple[tuple[str, str], ...], monkeypatch: pytest.MonkeyPatch) -> None:
    red = at(a_long_evening(), "red", *keys)
    assert 100 < weighed(monkeypatch, (red, "talk", "say"), text=REMARK) < BUDGET


def test_a_vision_on_the_projector(monkeypatch: pytest.MonkeyPatch) -> None:
    table = a_long_evening()
    at(table, WATCH)
    wire = Wire(monkeypatch)
    table.act(GHOST, SendVision("yellow", ghost_view(table).hand[:3]))
    assert 100 < sum(map(len, wire.messages)) < BUDGET


def test_what_the_picture_covers_is_sent_when_it_is_put_away() -> None:
    table = a_long_evening()
    red = at(table, "red", ("others", "picture"))
    table.act(GHOST, SendVision("red", ghost_view(table).hand[:1]))
    before = len(red.keys("visions", "vision:"))
    red.press("picture", "close-picture")
    assert len(red.keys("visions", "vision:")) == before + 1


def test_a_page_that_has_not_changed_sends_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    red = at(a_long_evening(), "red")
    wire = Wire(monkeypatch)
    browser_says(red.dashboard.status, {"rang": 1})
    assert wire.messages == []


def test_a_whole_round_of_bots_is_drawn_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """One person among bots says that they are sure: all the bots answer at once, and the page is sent once."""
    table = a_table(Rules.classic(5))
    for seat in (GHOST, "yellow", "teal", "blue"):
        auto_play(table.seat(seat), QuickBot(seat).choose)
    red = at(table, "red")
    red.press_one("board", "card:")
    red.press_one("sheet", "place:")
    hour = red.dashboard.view.hour
    wire = Wire(monkeypatch)
    red.press_one("dock", "sure")
    assert red.dashboard.view.hour == hour + 1
    dock = red.dashboard.panels["dock"].model_id.encode()
    assert sum(b'"pieces"' in message and dock in message for message in wire.messages) == 1
