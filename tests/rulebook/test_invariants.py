"""Each card is in exactly one place, and a game is the fold of its log."""

from types import ModuleType

import pytest
from msgspec import Struct
from msgspec.structs import replace

from mysterium_nb.engine import cards, events, moves, rules, seats, state, views
from mysterium_nb.engine.cards import STANDARD
from mysterium_nb.engine.events import TableOpened
from mysterium_nb.engine.evolve import replay
from mysterium_nb.engine.invariants import misplaced_cards
from tests.rulebook.positions import POSITIONS
from tests.seance import FIVE, RED, a_seance

UNREAL = ("an empty pile", "no vision", "nothing in hand")
"""Positions from which cards were taken by hand."""


@pytest.mark.parametrize("name", [name for name in POSITIONS if not name.endswith(UNREAL)])
def test_each_card_is_in_exactly_one_place(name: str) -> None:
    assert misplaced_cards(POSITIONS[name]().state) == ""


def test_a_card_in_two_places_or_in_none_is_found_out() -> None:
    seance = a_seance().plays_hour(RED)
    position, hidden = seance.state, seance.state.hidden
    lost, doubled = hidden.pile[0], hidden.hand[0]
    assert misplaced_cards(replace(position, hidden=replace(hidden, pile=hidden.pile[1:]))) == lost
    assert misplaced_cards(replace(position, hidden=replace(hidden, discards=(*hidden.discards, doubled)))) == doubled
    assert misplaced_cards(replace(position, hidden=replace(hidden, pile=(*hidden.pile, "v99")))) == "v99"
    found = seance.psychic(RED).found[0]
    characters, locations, objects = position.board
    assert misplaced_cards(replace(position, board=((*characters, found), locations, objects))) == found
    assert misplaced_cards(replace(position, board=(characters, locations, (*objects, "c99")))) == "c99"


def test_replaying_the_log_gives_the_same_state() -> None:
    seance = a_seance().finale(culprit=2).votes(RED, 2)
    assert replay([TableOpened(FIVE, STANDARD, hosted=True), *seance.log]) == seance.state


@pytest.mark.parametrize("chapter", [cards, rules, events, moves, seats, state, views], ids=lambda m: m.__name__)
def test_nothing_that_leaves_the_engine_can_be_changed_in_place(chapter: ModuleType) -> None:
    structs = [thing for thing in vars(chapter).values() if isinstance(thing, type) and issubclass(thing, Struct)]
    changeable = [struct.__name__ for struct in structs if not struct.__struct_config__.frozen]
    assert [struct for struct in changeable if struct != "Struct"] == []
    assert structs
