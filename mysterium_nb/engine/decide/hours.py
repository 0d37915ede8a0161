"""The hour's beginning and end: the ghost's hand, the clock, and what follows when all have finished."""

import random

from mysterium_nb.engine.cards import Triple
from mysterium_nb.engine.events import (
    Event,
    GameEnded,
    HandRefilled,
    HourBegan,
    HourglassTurned,
    LinedUp,
    VisionsPassed,
)
from mysterium_nb.engine.evolve import evolve
from mysterium_nb.engine.state import HiddenState, Psychic, State


def draw_cards(hidden: HiddenState, short: int, rng: random.Random) -> list[Event]:
    """Draw so many cards: what is left of the pile first, then the discards, shuffled into a new pile."""
    if short <= len(hidden.pile) or not hidden.discards:
        drawn = hidden.pile[:short]
        return [HandRefilled(drawn)] if drawn else []
    fresh = rng.sample(hidden.discards, len(hidden.discards))
    missing = short - len(hidden.pile)
    return [HandRefilled((*hidden.pile, *fresh[:missing]), pile=tuple(fresh[missing:]))]


def begin_hour(state: State, hour: int, rng: random.Random, now: int) -> list[Event]:
    """The clock moves on; a hand that could not be filled before is filled as far as it now can be."""
    events: list[Event] = [HourBegan(hour), *draw_cards(state.hidden, _short(state), rng)]
    for event in events:
        state = evolve(state, event)
    if not state.hidden.hand:
        events += skip_unserved([p for p in state.psychics if not p.finished], state, now)
    return events


def _short(state: State) -> int:
    return max(0, state.setup.rules.hand - len(state.hidden.hand))


def skip_unserved(waiting: list[Psychic], state: State, now: int) -> list[Event]:
    """The ghost has no card left: whoever still waits for a vision is passed, and the hourglass turns."""
    return [VisionsPassed(tuple(p.colour for p in waiting)), turn_hourglass(state, now)]


def turn_hourglass(state: State, now: int) -> HourglassTurned:
    seconds = state.setup.rules.timer_seconds
    return HourglassTurned(None if seconds is None else now + seconds * 1000)


def end_hour(state: State, rng: random.Random, now: int) -> list[Event]:
    """First ask whether all have finished, then move the clock."""
    rules = state.setup.rules
    last = state.hour == rules.hours
    if all(psychic.finished for psychic in state.psychics):
        if rules.poll != "tries":
            return _line_up(state, state.hour, rng)
        if not last:
            return _line_up(state, state.hour + 1, rng)
    if last:
        return [GameEnded(won=False, why="out_of_time")]
    return begin_hour(state, state.hour + 1, rng, now)


def _line_up(state: State, hour: int, rng: random.Random) -> list[Event]:
    groups: list[Triple] = [(p.found[0], p.found[1], p.found[2]) for p in state.psychics]
    owners = tuple(p.colour for p in state.psychics)
    extra = state.setup.rules.extra_groups
    groups += zip(*(rng.sample(row, extra) for row in state.board), strict=True)
    lined_up = LinedUp(hour, tuple(groups), owners + (None,) * extra)
    return [lined_up, *draw_cards(state.hidden, _short(state), rng)]
