"""What the visions on the table say about whose card is which, as one mind reads them. Only public facts go in."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from mysterium_nb.engine.cards import CardId
from mysterium_nb.engine.seats import Colour
from mysterium_nb.engine.state import Psychic, Revelation
from mysterium_nb.engine.views import PublicView
from mysterium_nb.minds.associations.affinity import Affinity
from mysterium_nb.minds.associations.mind import Mind
from mysterium_nb.minds.bots.dials import PLAIN, Dials
from mysterium_nb.minds.bots.reasoning import (
    FloatArray,
    entropy,
    exclusive_beliefs,
    factors,
    group_belief,
    likelihood,
    literal_belief,
    normalised,
)

PAWN = 2.5
"""How much likelier a card is because its psychic saw the same visions and put a pawn there."""
_MEMORY = 256
"""More psychics' hours than a game has."""

Belief = dict[CardId, float]


class FactorTable:
    """The factors of an affinity at one sharpness, by the ids of cards."""

    def __init__(self, affinity: Affinity, sharpness: float) -> None:
        self.visions = affinity.visions
        self._factors = factors(affinity.matrix, sharpness)
        self._row = {card: row for row, card in enumerate(affinity.visions)}
        self._column = {card: column for column, card in enumerate(affinity.suspects)}

    def columns(self, cards: Sequence[CardId]) -> NDArray[np.intp]:
        return np.array([self._column[card] for card in cards], dtype=np.intp)

    def of(self, visions: Sequence[CardId], cards: Sequence[CardId]) -> FloatArray:
        """A row for each vision, a column for each card."""
        rows = np.array([self._row[vision] for vision in visions], dtype=np.intp)
        return self._factors[rows[:, None], self.columns(cards)]

    def rows_at(self, visions: Sequence[CardId], columns: NDArray[np.intp]) -> FloatArray:
        """A row for each vision before columns of any shape."""
        rows = [self._row[vision] for vision in visions]
        return self._factors[rows][:, columns]

    def all(self, cards: Sequence[CardId]) -> FloatArray:
        """A row for every vision of the deck."""
        return self._factors[:, self.columns(cards)]


class Listener:
    """Reads the visions that lie before psychics: at their word, or asking why the ghost sent just these."""

    def __init__(self, mind: Mind, dials: Dials, *, pragmatic: bool) -> None:
        self.reading = FactorTable(mind.affinity, dials.trust)
        self._plain = FactorTable(mind.affinity, PLAIN)
        self._insistence = dials.insistence
        self._pragmatic = pragmatic
        # The same facts are looked at many times an hour, and always say the same.
        self._likelihood = lru_cache(_MEMORY)(self._work_out)

    def beliefs(self, view: PublicView) -> dict[Colour, Belief]:
        """For every psychic who still seeks: the chance of each card on the table, none of which belongs to two."""
        result: dict[Colour, Belief] = {}
        for step, cards in enumerate(view.board):
            seekers = [p for p in view.psychics if len(p.found) == step]
            if not seekers:
                continue
            gone = _found(view, step)
            alone = np.array([self._alone(p, cards, gone, view.rules.hand) for p in seekers])
            joint = exclusive_beliefs(alone) if len(seekers) > 1 else alone
            for psychic, chances in zip(seekers, joint.tolist(), strict=True):
                result[psychic.colour] = dict(zip(cards, chances, strict=True))
        return result

    def _alone(self, psychic: Psychic, cards: tuple[CardId, ...], gone: Mapping[CardId, int], hand: int) -> FloatArray:
        """One psychic's cards by that psychic's visions, wrong guesses and pawn; a vision is read before the table as
        it lay in its hour."""
        wrong = {guess.card: guess.hour for guess in psychic.guesses if not guess.right}
        weights = np.array([0.0 if card in wrong else 1.0 for card in cards])
        if psychic.pawn is not None and psychic.pawn in cards:  # somebody else's pawn may just have found that card
            weights[cards.index(psychic.pawn)] *= PAWN
        if not self._pragmatic:
            visions = [card for given in psychic.visions for card in given.cards]
            return literal_belief(weights, self.reading.of(visions, cards)) if visions else normalised(weights)
        before: tuple[CardId, ...] = ()
        for given in psychic.visions:
            lay = sorted([*cards, *(card for card, hour in gone.items() if hour >= given.hour)])
            possible = tuple(card for card in lay if wrong.get(card, given.hour) >= given.hour)
            likely = self._likelihood(before, given.cards, possible, hand)
            weights = weights * np.array([likely.get(card, 0.0) for card in cards])
            before += given.cards
        return normalised(weights)

    def _work_out(
        self, before: tuple[CardId, ...], sent: tuple[CardId, ...], possible: tuple[CardId, ...], hand: int
    ) -> Belief:
        """How likely the ghost would have sent this for each card that could still be the one."""
        weights = self._plain.of(before, possible).prod(axis=0)
        factors_sent = self._plain.of(sent, possible)
        likely = likelihood(weights, factors_sent, self._plain.all(possible), hand - len(sent), self._insistence)
        return dict(zip(possible, likely.tolist(), strict=True))

    def groups(self, finale: Revelation) -> dict[int, float]:
        """The chance of each group that still stands, by the shared cards turned up so far."""
        if not finale.shared:
            return {group: 1 / len(finale.standing) for group in finale.standing}
        columns = self.reading.columns([card for kind in range(3) for card in of_kind(finale, kind)])
        shared = self.reading.rows_at(finale.shared, columns.reshape(3, -1))
        return dict(zip(finale.standing, group_belief(shared).tolist(), strict=True))


def belief_entropy(belief: Belief) -> float:
    """How much a belief leaves open, in bits."""
    return float(entropy(np.array(list(belief.values()))))


def _found(view: PublicView, step: int) -> dict[CardId, int]:
    """The cards of a kind that have left the table, and in which hour."""
    sleeved = {psychic.found[step] for psychic in view.psychics if len(psychic.found) > step}
    guesses = [guess for psychic in view.psychics for guess in psychic.guesses]
    return {guess.card: guess.hour for guess in guesses if guess.right and guess.card in sleeved}


def of_kind(finale: Revelation, kind: int) -> list[CardId]:
    """The cards of one kind of the groups that stand."""
    return [finale.groups[group - 1][kind] for group in finale.standing]
