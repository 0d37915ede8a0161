"""One knock for yes, two for no: the ghost chooses the order, the engine knows what is right."""

import random

from mysterium_nb.engine.decide.guards import require_ghost, require_play
from mysterium_nb.engine.decide.hours import end_hour
from mysterium_nb.engine.errors import IllegalMove
from mysterium_nb.engine.events import Event, PawnJudged
from mysterium_nb.engine.evolve import evolve
from mysterium_nb.engine.moves import Reveal
from mysterium_nb.engine.seats import SeatId
from mysterium_nb.engine.state import State


def reveal(state: State, seat: SeatId, move: Reveal, rng: random.Random, now: int) -> list[Event]:
    require_ghost(seat)
    require_play(state)
    if state.phase != "manifestation":
        raise IllegalMove("There is nothing to reveal now.")
    places = [i for i, p in enumerate(state.psychics) if p.colour == move.psychic and p.pawn is not None]
    if not places:
        raise IllegalMove("There is nothing to reveal to {psychic} any more.", psychic=move.psychic)
    place = places[0]
    psychic = state.psychics[place]
    assert psychic.pawn is not None
    right = psychic.pawn == state.hidden.sets[place][psychic.step]
    raised = tuple(t.psychic for t in psychic.tokens if (t.face == "agree") == right)
    rules = state.setup.rules
    finishing = right and psychic.step == 2
    bonus = rules.hours - state.hour if finishing and rules.tokens else 0
    judged = PawnJudged(move.psychic, psychic.pawn, right=right, raised=raised, bonus=bonus)
    if any(p.pawn is not None for p in state.psychics if p is not psychic):
        return [judged]
    return [judged, *end_hour(evolve(state, judged), rng, now)]
