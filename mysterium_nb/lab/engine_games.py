"""Whole games of bots by the engine: slower than a batch, and with any bots that one likes."""

import random
from collections.abc import Iterator, Mapping

from mysterium_nb.engine.cards import STANDARD
from mysterium_nb.engine.decide import decide
from mysterium_nb.engine.events import TableOpened
from mysterium_nb.engine.evolve import evolve
from mysterium_nb.engine.moves import Start
from mysterium_nb.engine.position import waiting_for
from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import TABLE, SeatId
from mysterium_nb.engine.state import EMPTY_STATE, State
from mysterium_nb.engine.views import view
from mysterium_nb.minds import Bot

_STUCK = 5000


def play_engine_game(rules: Rules, bots: Mapping[SeatId, Bot], seed: int) -> tuple[State, list[bool]]:
    """A whole game of bots by the engine: how it ended, and which first guesses were right while all the cards of the
    kind lay there."""
    rng = random.Random(seed)
    state = evolve(EMPTY_STATE, TableOpened(rules, STANDARD, hosted=False))
    events = decide(state, TABLE, Start(), rng)
    first: list[bool] = []
    moves = 0
    while True:
        before = state.phase
        for event in events:
            state = evolve(state, event)
        if state.phase == "manifestation" and before == "interpretation":
            first += _first_guesses(state)
        if state.phase == "over":
            return state, first
        waiting = waiting_for(state)
        seat = waiting[moves % len(waiting)]
        moves += 1
        if moves > _STUCK:
            raise RuntimeError(f"Nobody moves in {state!r}.")
        seen = view(state, seat)
        move = bots[seen.seat].choose(seen)
        events = [] if move is None else decide(state, seat, move, rng)


def _first_guesses(state: State) -> Iterator[bool]:
    """Of everybody who guesses after one vision, with all the cards of the kind still there: whether it is right."""
    for psychic, belongs in zip(state.psychics, state.hidden.sets, strict=True):
        whole = not psychic.finished and len(state.board[psychic.step]) == state.setup.rules.cards_per_kind
        if whole and psychic.pawn is not None and len(psychic.visions) == 1:
            yield psychic.pawn == belongs[psychic.step]
