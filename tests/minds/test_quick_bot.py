"""The quick mind does what is waited for, and nothing besides."""

import pytest

from mysterium_nb.engine.legal import legal_moves
from mysterium_nb.engine.moves import PlacePawn, SaySure, SendVision, TakeBackSure, TakePawn, UseCrow
from mysterium_nb.engine.position import waiting_for
from mysterium_nb.engine.rules import EDITIONS, Rules
from mysterium_nb.engine.seats import GHOST, HOST, WATCH
from mysterium_nb.engine.views import view
from mysterium_nb.minds import Bot, QuickBot
from mysterium_nb.table import MemoryStore
from mysterium_nb.table.autoplay import SimulatedClock, play_to_end
from tests.chance import ChanceGame
from tests.table.whole_games import NOON, a_table, all_get_visions, ghost_view, play_well, psychic_view

DETOURS = (UseCrow, TakePawn, TakeBackSure)


def test_it_is_a_mind() -> None:
    mind: Bot = QuickBot()
    assert callable(mind.choose)


@pytest.mark.parametrize("players", range(2, 8))
@pytest.mark.parametrize("edition", EDITIONS)
def test_whoever_is_waited_for_moves_at_once(edition: str, players: int) -> None:
    rules = Rules.preset(edition, players).but(first_guess=players % 2 == 1, assignment="ghost")
    clock, store = SimulatedClock(NOON, seconds_a_move=0), MemoryStore()
    table = a_table(rules, clock=clock, store=store)
    mind = QuickBot(players)
    while table.waiting_for:
        seat = table.waiting_for[0]
        move = mind.choose(table.view(seat))
        assert move is not None, table
        assert move in legal_moves(table.view(seat))
        assert not isinstance(move, DETOURS)
        table.act(seat, move)
    assert table.over


@pytest.mark.parametrize("seed", range(12))
def test_it_has_a_move_in_every_position_in_which_it_is_waited_for(seed: int) -> None:
    mind = QuickBot(seed)
    for state in ChanceGame(seed).states():
        for seat in waiting_for(state) if state.clock.paused_at is None else ():
            move = mind.choose(view(state, seat))
            assert move is not None, (state, seat)
            assert move in legal_moves(view(state, seat))


def test_once_the_pawn_stands_it_is_sure() -> None:
    table = a_table()
    all_get_visions(table)
    placed = QuickBot(1).choose(psychic_view(table, "red"))
    assert isinstance(placed, PlacePawn)
    table.act("red", placed)
    assert QuickBot(1).choose(psychic_view(table, "red")) == SaySure("red")


def test_a_vision_has_one_or_two_cards() -> None:
    seen = ghost_view(a_table())
    moves = [QuickBot(seed).choose(seen) for seed in range(40)]
    assert {len(move.cards) for move in moves if isinstance(move, SendVision)} == {1, 2}
    assert all(isinstance(move, SendVision) for move in moves)


def test_where_there_is_nothing_to_do_it_does_nothing() -> None:
    table = a_table()
    assert QuickBot(1).choose(table.view(WATCH)) is None
    play_well(table)
    for seat in (GHOST, HOST, "red"):
        assert QuickBot(1).choose(table.view(seat)) is None


def test_the_host_has_no_move_that_carries_the_game_on() -> None:
    assert QuickBot(1).choose(a_table().view(HOST)) is None


def test_the_same_seed_makes_the_same_choices() -> None:
    seen = ghost_view(a_table())
    assert [QuickBot("a").choose(seen) for _ in range(3)] == [QuickBot("a").choose(seen) for _ in range(3)]
    assert len({str(QuickBot(seed).choose(seen)) for seed in range(20)}) > 5


def test_two_of_them_find_an_agreement() -> None:
    clock = SimulatedClock(NOON)
    table = a_table(Rules.classic(3), clock=clock)
    play_well(table, until="poll")
    moves = 0
    seats = table.waiting_for
    for _ in play_to_end(table, {seat: QuickBot(seat).choose for seat in seats}, clock):
        moves += 1
    assert table.over
    assert moves < 1000
