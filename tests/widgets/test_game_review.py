"""The page after a game lets a mind look back at it: once, in the reader's language, and not before the end."""

import pytest
from msgspec.structs import replace

from mysterium_nb import Table, seat_bots
from mysterium_nb.engine.cards import STANDARD
from mysterium_nb.engine.moves import CallOff
from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import GHOST, HOST, WATCH, SeatId
from mysterium_nb.minds import QuickBot
from mysterium_nb.widgets.dashboard import AfterGame, Dashboard
from tests.pages.reading import texts


@pytest.mark.parametrize("seat", [GHOST, "red", WATCH])
def test_every_seat_sees_how_the_game_could_be_read_and_in_its_own_language(seat: SeatId) -> None:
    table = Table.new(players=4, difficulty="easy", seed="a quiet evening")
    dashboard = Dashboard(table.seat(seat))
    assert "insights" not in dashboard.page.panels
    seat_bots(table)
    assert table.over
    assert texts(dashboard.page.panels["insights"])[0] == "How it could be read"
    dashboard.press("settings", "lang")
    assert texts(dashboard.page.panels["insights"])[0] == "Comment on pouvait le lire"
    dashboard.close()


def test_a_game_that_was_called_off_before_anything_was_sent_has_nothing_to_look_back_at() -> None:
    table = Table.new(players=4)
    dashboard = AfterGame(table.seat("red"))
    table.act(HOST, CallOff())
    assert "insights" not in dashboard.page.panels
    assert "hero" in dashboard.page.panels
    dashboard.close()


def test_a_deck_that_nobody_has_here_cannot_be_read() -> None:
    table = Table.open(Rules.classic(players=4, difficulty="easy"), cards=replace(STANDARD, deck="somebody's own"))
    table.start()
    play_seats(table)
    dashboard = AfterGame(table.seat("red"))
    assert "hero" in dashboard.page.panels
    assert "insights" not in dashboard.page.panels
    dashboard.close()


def play_seats(table: Table) -> None:
    by_chance = QuickBot(1)
    while not table.over:
        seat = table.waiting_for[0]
        move = by_chance.choose(table.view(seat))
        assert move is not None
        table.act(seat, move)
