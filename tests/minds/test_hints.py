"""A hint is what a mind would think, from the psychic's own view: bars on the page of whoever asked, and no other."""

from math import log2

import pytest

from mysterium_nb import Rules, Table
from mysterium_nb.decks import shipped
from mysterium_nb.engine.moves import AskHint, PlacePawn, Reveal, SaySure, SendVision
from mysterium_nb.engine.seats import GHOST
from mysterium_nb.engine.views import GhostView, PsychicView
from mysterium_nb.minds import Voice, ensemble
from mysterium_nb.minds.bots.dials import FRIEND
from mysterium_nb.minds.bots.hint_for_seat import hints_for_seat
from mysterium_nb.minds.bots.listener import Listener
from mysterium_nb.minds.bots.voice import READ_ALOUD
from mysterium_nb.pages.model import BeliefBar, Part, keys_of
from mysterium_nb.widgets.dashboard import Dashboard
from tests.pages.reading import of_kind, texts
from tests.table.whole_games import all_get_visions, all_place_well, ghost_view

ENGLISH = Voice(shipped())


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


def bars(dashboard: Dashboard) -> list[BeliefBar]:
    parts = of_kind(Part, dashboard.page.panels["others"], "bars hint")
    return [bar for part in parts for bar in of_kind(BeliefBar, part.parts)]


def test_who_has_not_asked_is_told_nothing(table: Table) -> None:
    assert hints_for_seat(red(table), ENGLISH) == {}


def test_a_hint_weighs_every_card_and_ones_own_pawn_is_no_evidence(table: Table) -> None:
    table.act("red", AskHint("red"))
    told = hints_for_seat(red(table), ENGLISH)
    bars = told["red"].bars
    assert {bar.card for bar in bars} == {*red(table).board[0]}
    assert sum(bar.after for bar in bars) == pytest.approx(1)
    assert [bar.after for bar in bars] == sorted((bar.after for bar in bars), reverse=True)
    table.act("red", PlacePawn("red", bars[-1].card))
    assert hints_for_seat(red(table), ENGLISH) == told


def test_a_hint_says_how_much_is_open_before_and_after_the_vision(table: Table) -> None:
    table.act("red", AskHint("red"))
    told = hints_for_seat(red(table), ENGLISH)["red"]
    cards = len(told.bars)
    assert [bar.before for bar in told.bars] == pytest.approx([1 / cards] * cards)
    assert told.open_before == pytest.approx(log2(cards))
    assert told.open_after == pytest.approx(-sum(bar.after * log2(bar.after) for bar in told.bars))


def test_a_hint_compares_with_what_was_known_before_the_last_cards_came(table: Table) -> None:
    """Red was wrong in the first hour: what its first vision said, and that one card is out, was known before."""
    all_get_visions(table)
    all_place_well(table)
    ghost = ghost_view(table)
    mine = ghost.sets[[p.colour for p in ghost.psychics].index("red")][0]
    table.act("red", PlacePawn("red", next(card for card in ghost.board[0] if card != mine)))
    all_are_sure(table)
    for psychic in table.view(GHOST).psychics:
        table.act(GHOST, Reveal(psychic.colour))
    all_get_visions(table)
    table.act("red", AskHint("red"))
    told = hints_for_seat(red(table), ENGLISH)["red"]
    assert red(table).psychic("red").guesses[0].card not in {bar.card for bar in told.bars}
    assert len({round(bar.before, 6) for bar in told.bars}) > 1
    assert told.open_before < log2(len(told.bars))


@pytest.mark.parametrize("seed", range(6))
def test_what_speaks_for_the_likeliest_card_is_on_it_and_on_a_vision(seed: int) -> None:
    table = Table.open(Rules.classic(players=4, difficulty="easy").but(hints=True))
    table.start(seed=f"evening {seed}")
    all_get_visions(table)
    table.act("red", AskHint("red"))
    told = hints_for_seat(red(table), ENGLISH)["red"]
    (given,) = red(table).psychic("red").visions
    whys = [reason for card in given.cards for reason in ensemble(shipped()).why(card, told.bars[0].card)]
    assert len(told.joins) <= READ_ALOUD
    assert {*told.joins} <= {*ENGLISH.reason_names(tuple(whys))}


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
    assert bars(page) == []
    page.close()
    believed = Listener(ensemble(shipped()), FRIEND, pragmatic=True).beliefs(red(table))["red"]
    assert sum(believed.values()) == pytest.approx(1)


def test_when_pawns_are_judged_there_is_no_hint_any_more_not_even_about_the_next_kind(table: Table) -> None:
    all_get_visions(table)
    table.act("red", AskHint("red"))
    all_place_well(table)
    assert hints_for_seat(red(table), ENGLISH)
    all_are_sure(table)
    assert hints_for_seat(red(table), ENGLISH) == {}
    table.act(GHOST, Reveal("red"))
    assert red(table).psychic("red").step == 1
    assert hints_for_seat(red(table), ENGLISH) == {}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_press_asks_and_the_bars_come_to_this_page_alone(table: Table, lang: str) -> None:
    mine, other = Dashboard(table.seat("red")), Dashboard(table.seat("blue"))
    if lang == "fr":
        mine.press("settings", "lang")
    assert bars(mine) == []
    mine.press("others", "hint:red")
    assert len(bars(mine)) == len(red(table).board[0])
    (words,) = texts(mine.page.panels["others"], "small hint")
    assert ("Still open: " if lang == "en" else "Encore ouvert\N{NO-BREAK SPACE}: ") in words
    assert mine.page.state.side == "table"
    assert all("hint" not in key for key in keys_of(mine.page.panels["others"]))
    assert bars(other) == []
    assert all("hint" not in key for key in keys_of(other.page.panels["others"]))
    mine.close()
    other.close()
