"""A hint is what a mind would think, from the psychic's own view: bars on the page of whoever asked, and no other."""

import pytest

from mysterium_nb import Rules, Table
from mysterium_nb.decks import shipped
from mysterium_nb.kernel.moves import AskHint, PlacePawn, Reveal, SaySure, SendVision
from mysterium_nb.kernel.seats import GHOST
from mysterium_nb.kernel.views import GhostView, PsychicView
from mysterium_nb.minds import ensemble
from mysterium_nb.minds.dials import FRIEND
from mysterium_nb.minds.hinting import hints
from mysterium_nb.minds.listening import Listener
from mysterium_nb.scenes.page import Piece
from mysterium_nb.widgets.dashboard import Dashboard
from tests.table.evenings import all_get_visions, all_place_well, ghost_view


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


def all_are_sure(table: Table) -> None:
    for psychic in table.view(GHOST).psychics:
        table.act(psychic.colour, SaySure(psychic.colour))


def two_on_one_card(table: Table) -> None:
    """Blue asks; red's pawn stands on yellow's right card, and the ghost tells yellow first."""
    all_get_visions(table)
    table.act("blue", AskHint("blue"))
    all_place_well(table)
    table.act("red", PlacePawn("red", ghost_view(table).sets[0][0]))
    all_are_sure(table)
    table.act(GHOST, Reveal("yellow"))


def test_a_pawn_may_stand_where_another_has_just_found_the_card(table: Table) -> None:
    two_on_one_card(table)
    assert red(table).psychic("red").pawn not in red(table).board[0]
    page = Dashboard(table.seat("blue"))
    assert bars(page) == ()
    page.close()
    believed = Listener(ensemble(shipped()), FRIEND, pragmatic=True).beliefs(red(table))["red"]
    assert sum(believed.values()) == pytest.approx(1)


def test_when_pawns_are_judged_there_is_no_hint_any_more_not_even_about_the_next_kind(table: Table) -> None:
    all_get_visions(table)
    table.act("red", AskHint("red"))
    all_place_well(table)
    assert hints(red(table), shipped())
    all_are_sure(table)
    assert hints(red(table), shipped()) == {}
    table.act(GHOST, Reveal("red"))
    assert red(table).psychic("red").step == 1
    assert hints(red(table), shipped()) == {}


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
