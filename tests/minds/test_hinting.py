"""A hint is what a mind would think, from the psychic's own view: bars on the page of whoever asked, and no other."""

import pytest

from mysterium_nb import Rules, Table
from mysterium_nb.decks import shipped
from mysterium_nb.kernel.moves import AskHint, PlacePawn, SendVision
from mysterium_nb.kernel.seats import GHOST
from mysterium_nb.kernel.views import GhostView, PsychicView
from mysterium_nb.minds.hinting import hints
from mysterium_nb.scenes.page import Piece
from mysterium_nb.widgets.dashboard import Dashboard


@pytest.fixture
def table() -> Table:
    """Red has a vision, and there are hints."""
    table = Table.open(Rules.classic(players=4, difficulty="easy").but(hints=True))
    table.start(seed="a quiet evening")
    ghost = table.view(GHOST)
    assert isinstance(ghost, GhostView)
    table.act(GHOST, SendVision("red", ghost.hand[:2]))
    return table


def red(table: Table) -> PsychicView:
    view = table.view("red")
    assert isinstance(view, PsychicView)
    return view


def bars(dashboard: Dashboard) -> tuple[Piece, ...]:
    return next((piece.parts for piece in dashboard.page.panels["others"] if piece.looks == "bars hint"), ())


def test_who_has_not_asked_is_told_nothing(table: Table) -> None:
    assert hints(red(table), shipped()) == {}


def test_a_hint_weighs_every_card_and_ones_own_pawn_is_no_evidence(table: Table) -> None:
    table.act("red", AskHint("red"))
    told = hints(red(table), shipped())
    assert {bar.card for bar in told["red"]} == {*red(table).board[0]}
    assert sum(bar.after for bar in told["red"]) == pytest.approx(1)
    assert [bar.after for bar in told["red"]] == sorted((bar.after for bar in told["red"]), reverse=True)
    table.act("red", PlacePawn("red", told["red"][-1].card))
    assert hints(red(table), shipped()) == told


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_press_asks_and_the_bars_come_to_this_page_alone(table: Table, lang: str) -> None:
    mine, other = Dashboard(table.seat("red")), Dashboard(table.seat("blue"))
    if lang == "fr":
        mine.press("settings", "lang")
    assert bars(mine) == ()
    mine.press("others", "hint:red")
    assert len(bars(mine)) == len(red(table).board[0])
    assert mine.page.looking.side == "table"
    assert all("hint" not in piece.key for piece in mine.page.panels["others"])
    assert bars(other) == ()
    assert all("hint" not in piece.key for piece in other.page.panels["others"])
    mine.close()
    other.close()
