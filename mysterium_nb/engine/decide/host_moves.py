"""What the host decides about a running game: pauses, time, closing a step, a stand-in, calling it off."""

import random

from mysterium_nb.engine.decide.guards import require_host, require_play
from mysterium_nb.engine.decide.interpretation import end_step
from mysterium_nb.engine.decide.opening import open_next
from mysterium_nb.engine.decide.revelation import close_day, close_tier
from mysterium_nb.engine.errors import IllegalMove
from mysterium_nb.engine.events import Event, GameEnded, Paused, Resumed, StoodIn, TimeAdded
from mysterium_nb.engine.moves import AddTime, CallOff, CloseStep, EndTime, Pause, Resume, StandIn
from mysterium_nb.engine.position import waiting_for
from mysterium_nb.engine.seats import TABLE, SeatId
from mysterium_nb.engine.state import State


def pause(state: State, seat: SeatId, _move: Pause, _rng: random.Random, now: int) -> list[Event]:
    require_host(seat)
    require_play(state)
    if state.clock.paused_at is not None:
        raise IllegalMove("The game is paused already.")
    return [Paused(now)]


def resume(state: State, seat: SeatId, _move: Resume, _rng: random.Random, now: int) -> list[Event]:
    require_host(seat)
    if state.clock.paused_at is None:
        raise IllegalMove("The game is not paused.")
    return [Resumed(now)]


def add_time(state: State, seat: SeatId, move: AddTime, _rng: random.Random, _now: int) -> list[Event]:
    require_host(seat)
    if state.clock.deadline is None or (state.phase == "opening" and seat != TABLE):
        raise IllegalMove("No hourglass is running.")
    if not 1 <= move.seconds <= 3600:
        raise IllegalMove("Add from 1 to 3600 seconds.")
    return [TimeAdded(move.seconds)]


def end_time(state: State, seat: SeatId, _move: EndTime, rng: random.Random, now: int) -> list[Event]:
    require_host(seat)
    if state.clock.deadline is None:
        raise IllegalMove("No hourglass is running.")
    if now < state.clock.deadline:
        raise IllegalMove("The hourglass has not run out.")
    return open_next(state, now) if state.phase == "opening" else end_step(state, "time", rng, now)


def close_step(state: State, seat: SeatId, _move: CloseStep, rng: random.Random, now: int) -> list[Event]:
    require_host(seat)
    require_play(state)
    if state.phase == "interpretation":
        if state.clock.deadline is not None:
            raise IllegalMove("The hourglass ends this step.")
        return end_step(state, "host", rng, now)
    if state.phase == "poll" and state.finale is not None:
        if state.setup.rules.poll == "straw":
            return close_tier(state, state.finale, now)
        if state.setup.rules.poll == "tries":
            return close_day(state)
        raise IllegalMove("The players name the culprit together, in their own time.")
    if state.phase == "opening":
        return open_next(state, now)
    raise IllegalMove("There is nothing to close now.")


def call_off(state: State, seat: SeatId, _move: CallOff, _rng: random.Random, _now: int) -> list[Event]:
    require_host(seat)
    require_play(state)
    return [GameEnded(won=False, why="called_off")]


def stand_in(state: State, seat: SeatId, move: StandIn, _rng: random.Random, _now: int) -> list[Event]:
    require_host(seat)
    require_play(state)
    if move.seat not in waiting_for(state):
        raise IllegalMove("Nobody waits for that seat now.")
    return [StoodIn(move.seat)]
