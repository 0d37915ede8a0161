"""Bots play a whole game in a time of their own."""

import pytest

from mysterium_nb.engine.events import DayClosed, HourBegan, StepEnded, SureSaid, TimeAdded
from mysterium_nb.engine.moves import Move, PlacePawn, PointAt
from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import GHOST, WATCH
from mysterium_nb.engine.views import View
from mysterium_nb.minds import RandomBot
from mysterium_nb.table import MemoryStore
from mysterium_nb.table.autoplay import MAX_MOVES_A_STEP, SimulatedClock, play_to_end
from mysterium_nb.table.table import Chooser
from tests.table.whole_games import NOON, a_lobby, a_table, play_badly, play_well


def test_game_time_passes_by_moves_alone() -> None:
    clock = SimulatedClock(NOON, seconds_a_move=5)
    assert clock() == clock() == NOON
    clock.pass_move()
    assert clock() == NOON + 5000


@pytest.mark.parametrize("edition", ["classic", "original"])
def test_the_views_it_tells_are_a_spectators_and_the_last_is_the_end(edition: str) -> None:
    clock = SimulatedClock(NOON)
    table = a_table(Rules.preset(edition, 4, "easy"), clock=clock)
    seats = (GHOST, "yellow", "red", "blue")
    views = list(play_to_end(table, {seat: RandomBot(seat).choose for seat in seats}, clock))
    assert {view.seat for view in views} == {WATCH}
    assert views[-1] == table.view(WATCH)
    assert views[-1].outcome is not None


def test_who_never_moves_is_overtaken_by_the_hourglass() -> None:
    clock, store = SimulatedClock(NOON), MemoryStore()
    table = a_table(clock=clock, store=store)

    def asleep(_view: View) -> Move | None:
        return None

    bots: dict[str, Chooser] = {GHOST: RandomBot(1).choose, "yellow": asleep, "red": asleep, "blue": asleep}
    for _ in play_to_end(table, bots, clock):
        pass
    assert {e.event.why for e in store.read(table.game) if isinstance(e.event, StepEnded)} == {"time"}


def test_where_there_is_no_hourglass_the_host_ends_what_nobody_ends() -> None:
    clock, store = SimulatedClock(NOON), MemoryStore()
    table = a_table(Rules.original(players=4), clock=clock, store=store)

    def fickle(view: View) -> Move | None:
        psychic = view.psychic(view.seat)
        return PlacePawn(psychic.colour, next(card for card in view.board[psychic.step] if card != psychic.pawn))

    bots: dict[str, Chooser] = {GHOST: RandomBot(1).choose, "yellow": fickle, "red": fickle, "blue": fickle}
    for _ in play_to_end(table, bots, clock):
        pass
    entries = store.read(table.game)
    assert {e.event.why for e in entries if isinstance(e.event, StepEnded)} == {"host"}
    assert not any(isinstance(e.event, SureSaid | TimeAdded) for e in entries)


def test_every_day_of_tries_gets_the_same_patience() -> None:
    clock, store = SimulatedClock(NOON), MemoryStore()
    table = a_table(Rules.original(players=4), clock=clock, store=store)
    play_well(table, until="poll")
    before = len(store.read(table.game))

    def undecided(view: View) -> Move | None:
        assert view.finale is not None
        at = dict(view.finale.pointing).get(view.psychic(view.seat).colour)
        return PointAt(view.psychic(view.seat).colour, next(g for g in view.finale.standing if g != at))

    for _ in play_to_end(table, dict.fromkeys(("yellow", "red", "blue"), undecided), clock):
        pass
    moves_of_a_day = [0]
    for entry in store.read(table.game, before):
        if isinstance(entry.event, DayClosed):
            moves_of_a_day.append(0)
        elif not isinstance(entry.event, HourBegan):
            moves_of_a_day[-1] += 1
    assert set(moves_of_a_day[:-1]) == {MAX_MOVES_A_STEP}


def test_a_table_still_in_its_lobby_is_not_played() -> None:
    clock = SimulatedClock(NOON)
    assert list(play_to_end(a_lobby(clock=clock), {}, clock)) == []


def test_the_same_minds_play_the_same_game() -> None:
    ends = []
    for _ in range(2):
        clock = SimulatedClock(NOON)
        table = a_table(clock=clock)
        play_badly(table, clock, seed="again")
        ends.append(table.view(GHOST))
    assert ends[0] == ends[1]
