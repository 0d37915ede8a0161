"""With two and three players one person plays two psychics, from one seat that answers to either colour."""

import pytest

from mysterium_nb.engine.errors import IllegalMove
from mysterium_nb.engine.moves import PlacePawn, PointAt, Say, SaySure, StandUp
from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import WATCH, Colour, Sitter
from mysterium_nb.engine.views import View
from mysterium_nb.table import MemoryStore, Table
from tests.table.whole_games import a_lobby, a_table, all_get_visions, play_well, psychic_view

PAIRS: dict[int, list[tuple[Colour, Colour]]] = {2: [("yellow", "blue")], 3: [("yellow", "teal"), ("red", "blue")]}
CASES = [(players, pair) for players, pairs in PAIRS.items() for pair in pairs]


@pytest.fixture
def store() -> MemoryStore:
    return MemoryStore()


@pytest.mark.parametrize(("players", "pair"), CASES)
def test_either_colour_opens_the_same_seat(players: int, pair: tuple[Colour, Colour]) -> None:
    table = a_table(Rules.classic(players=players))
    first, second = (table.seat(colour) for colour in pair)
    assert first.view == second.view
    assert psychic_view(table, pair[1]).mine == pair
    assert repr(first) == repr(second)


@pytest.mark.parametrize(("players", "pair"), CASES)
def test_both_pawns_are_moved_from_either_colour(players: int, pair: tuple[Colour, Colour], store: MemoryStore) -> None:
    table = a_table(Rules.classic(players=players), store=store)
    all_get_visions(table)
    card = table.view(WATCH).board[0][0]
    table.seat(pair[0]).act(PlacePawn(pair[1], card))
    table.seat(pair[1]).act(PlacePawn(pair[0], card))
    table.seat(pair[1]).act(Say(pair[1], "Both on one card."))
    assert [table.view(WATCH).psychic(colour).pawn for colour in pair] == [card, card]
    assert {entry.actor for entry in store.read(table.game)[-3:]} == {pair[0]}


@pytest.mark.parametrize(("players", "pair"), CASES)
def test_either_colour_is_told_the_same(players: int, pair: tuple[Colour, Colour]) -> None:
    table = a_table(Rules.classic(players=players))
    told: list[View] = []
    for colour in pair:
        table.seat(colour).watch(told.append)
    table.act(pair[1], Say(pair[1], "Hm."))
    assert len(told) == 2
    assert told[0] == told[1] == table.view(pair[0])


def test_nobody_moves_the_other_persons_pawns() -> None:
    table = a_table(Rules.classic(players=3))
    all_get_visions(table)
    with pytest.raises(IllegalMove, match="Only the player of Red can do this"):
        table.seat("teal").act(PlacePawn("red", table.view(WATCH).board[0][0]))


@pytest.mark.parametrize("seat", ["yellow", "blue"])
def test_the_seat_changes_hands_by_either_colour(seat: str) -> None:
    table = a_table(Rules.classic(players=2))
    table.sit(seat, "Ada")
    assert table.view(WATCH).setup.sitters == (Sitter("yellow", "Ada", "person"),)
    table.stand_up(seat)
    assert table.view(WATCH).setup.sitters == ()


@pytest.mark.parametrize("seat", ["yellow", "blue"])
def test_the_person_stands_up_by_either_colour(seat: str) -> None:
    table = a_table(Rules.classic(players=2))
    table.sit("yellow", "Ada")
    table.seat(seat).act(StandUp(seat))
    assert table.view(WATCH).setup.sitters == ()


def test_a_person_who_sat_down_at_blue_plays_blue_first() -> None:
    table = a_lobby(Rules.classic(players=2))
    table.sit("blue", "Ada")
    table.start()
    assert psychic_view(table, "yellow").mine == psychic_view(table, "blue").mine == ("blue", "yellow")
    assert table.view("yellow").seat == "blue"


@pytest.mark.parametrize("players", [2, 3])
def test_a_person_names_the_culprit_once(players: int) -> None:
    table: Table = a_table(Rules.classic(players=players))
    play_well(table, until="poll")
    second = PAIRS[players][0][1]
    with pytest.raises(IllegalMove, match="You point once, for both your psychics"):
        table.act(second, PointAt(second, 1))
    for first, _ in PAIRS[players]:
        table.act(first, PointAt(first, 1))
    for first, second in PAIRS[players]:
        table.act(second, SaySure(first))
    assert table.over


@pytest.mark.parametrize("edition", ["classic", "original"])
@pytest.mark.parametrize("players", [2, 3])
def test_whole_games(edition: str, players: int) -> None:
    table = a_table(Rules.preset(edition, players))
    play_well(table)
    outcome = table.view(WATCH).outcome
    assert outcome is not None
    assert outcome.won
