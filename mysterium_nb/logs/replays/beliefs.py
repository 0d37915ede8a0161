"""What the visions on the table said, moment by moment, to a mind that reads them as our bots do."""

from math import log2

import msgspec
import numpy as np
from msgspec.structs import replace

from mysterium_nb.engine.seats import WATCH, Colour
from mysterium_nb.engine.state import State
from mysterium_nb.engine.views import PublicView
from mysterium_nb.logs.replays.replay import Replay
from mysterium_nb.minds.associations.mind import Mind
from mysterium_nb.minds.associations.mixtures import ensemble
from mysterium_nb.minds.bots.dials import FRIEND, Dials
from mysterium_nb.minds.bots.listener import Listener
from mysterium_nb.minds.bots.reasoning import entropy


class BeliefState(msgspec.Struct, frozen=True):
    """What a reader of the visions would think belongs to a psychic, or is the culprit's group."""

    chances: dict[str, float]
    """By card, or by the number of a group."""
    target: str
    """What it really is; nothing while the ghost has not chosen."""

    @property
    def bits(self) -> float:
        """How much is still open: 0 when nothing is, 1 for each halving that is missing."""
        return float(entropy(np.array([*self.chances.values()])))

    @property
    def open_share(self) -> float:
        """The same as a share of all that could be open here, from 0 to 1."""
        return self.bits / log2(len(self.chances)) if len(self.chances) > 1 else 0.0

    @property
    def chance_of_truth(self) -> float:
        """The chance of what it really is."""
        return self.chances.get(self.target, 0.0)

    @property
    def likeliest(self) -> str:
        return max(self.chances, key=self.chances.__getitem__)


Beliefs = dict[Colour, BeliefState]


class BeliefReader:
    """Reads the public table of a moment, but for pawns: they tell what people thought, not what they were told."""

    def __init__(self, mind: Mind, dials: Dials = FRIEND) -> None:
        self._listener = Listener(mind, dials, pragmatic=dials.pragmatic)

    def read(self, seen: PublicView, state: State) -> Beliefs:
        """For every psychic who still seeks the cards of that kind; at the revelation the groups, alike for all."""
        hidden, finale = state.hidden, seen.finale
        if finale is not None:
            target = "" if hidden.culprit is None else str(hidden.culprit)
            groups = {str(group): chance for group, chance in self._listener.groups(finale).items()}
            return {psychic.colour: BeliefState(groups, target) for psychic in seen.psychics}
        bare = tuple(replace(psychic, pawn=None, tokens=()) for psychic in seen.psychics)
        beliefs = self._listener.beliefs(replace(seen, psychics=bare))
        belongs = {p.colour: cards for p, cards in zip(seen.psychics, hidden.sets, strict=False)}
        return {
            p.colour: BeliefState(beliefs[p.colour], belongs[p.colour][p.step] if p.colour in belongs else "")
            for p in seen.psychics
            if p.colour in beliefs
        }


def beliefs_of(replay: Replay, mind: Mind | None = None, dials: Dials = FRIEND) -> tuple[Beliefs, ...]:
    """The beliefs at every moment of a game; without a mind those of all our minds in one. Nothing is believed about
    a deck that nobody here has."""
    if mind is None:
        if replay.deck is None:
            return ({},) * len(replay.moments)
        mind = ensemble(replay.deck)
    reader = BeliefReader(mind, dials)
    told: list[Beliefs] = []
    before: tuple[object, ...] = ()
    for moment in replay.moments:
        state = moment.state
        facts = (
            state.board,
            tuple((p.visions, p.guesses, p.found) for p in state.psychics),
            state.finale,
            state.hidden.sets,
        )
        if facts == before:
            told.append(told[-1])
            continue
        before = facts
        told.append(reader.read(moment.seen_from(WATCH), state) if state.psychics else {})
    return tuple(told)
