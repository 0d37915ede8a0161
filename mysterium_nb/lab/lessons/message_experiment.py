"""One message: a ghost shows one card of several with what is in its hand, and everybody at the table reads it.

No hours, no tokens, no talk: the smallest experiment that has the whole difficulty of the game in it.
"""

from typing import NamedTuple

import numpy as np

from mysterium_nb.decks import Deck, shipped
from mysterium_nb.minds import Dials, NoisyMind, ensemble
from mysterium_nb.minds.bots.reasoning import (
    FloatArray,
    IndexArray,
    beliefs_after_handfuls,
    factors,
    handful_utility,
    handfuls,
)

ROUNDS_TOGETHER = 50
"""Messages that the same people exchange; then others sit down."""


class Messages(NamedTuple):
    """What was meant and what was heard, a row for each message."""

    target: IndexArray
    """The place of the card that was meant, among the candidates."""
    sent: IndexArray
    """How many cards the message had."""
    hand: FloatArray
    """(messages, listeners, handfuls, candidates): what each listener would have believed after each handful of one to
    three cards."""
    beliefs: FloatArray
    """(messages, listeners, candidates): what each listener did believe."""

    @property
    def guesses(self) -> IndexArray:
        """(messages, listeners): the likeliest card."""
        result: IndexArray = self.beliefs.argmax(axis=-1)
        return result

    @property
    def right(self) -> float:
        """How often the first listener took the card that was meant."""
        return float((self.guesses[:, 0] == self.target).mean())


def messages(
    rounds: int = 500,
    *,
    alike: float = 0.6,
    candidates: int = 6,
    hand: int = 7,
    listeners: int = 1,
    seed: int = 1,
    deck: Deck | None = None,
) -> Messages:
    """So many messages between minds that are so much alike; those who listen take the cards at their word.

    >>> beliefs_after_handfuls = messages(50, alike=1.0)
    >>> beliefs_after_handfuls.beliefs.shape, beliefs_after_handfuls.right > 0.5
    ((50, 1, 6), True)
    """
    deck = deck or shipped()
    rng = np.random.default_rng(seed)
    parts = [
        _exchanged(deck, min(ROUNDS_TOGETHER, rounds - first), alike, candidates, hand, listeners, rng)
        for first in range(0, rounds, ROUNDS_TOGETHER)
    ]
    return Messages(*(np.concatenate(column) for column in zip(*parts, strict=True)))


def _exchanged(
    deck: Deck, rounds: int, alike: float, candidates: int, hand: int, listeners: int, rng: np.random.Generator
) -> Messages:
    trust, common = Dials(alike=alike).trust, ensemble(deck)
    minds = [NoisyMind(common, alike**0.5, int(rng.integers(2**31))) for _ in range(1 + listeners)]
    read = np.stack([factors(mind.affinity.matrix, trust) for mind in minds])
    kinds = np.arange(read.shape[-1]).reshape(3, -1)
    cards = np.array([rng.permutation(kinds[rng.integers(3)])[:candidates] for _ in range(rounds)])
    drawn = np.array([rng.permutation(read.shape[1])[:hand] for _ in range(rounds)])
    target = rng.integers(candidates, size=rounds)
    before = np.ones((1 + listeners, rounds, candidates))
    told = read[:, drawn[:, :, None], cards[:, None, :]]
    could = beliefs_after_handfuls(before, told)
    _, sizes = handfuls(hand)
    chances = np.take_along_axis(could[0], target[:, None, None], axis=-1)[..., 0]
    chosen = handful_utility(chances, sizes).argmax(axis=-1)
    beliefs = np.take_along_axis(could, chosen[None, :, None, None], axis=-2)[..., 0, :]
    return Messages(target, sizes[chosen], could[1:].swapaxes(0, 1), beliefs[1:].swapaxes(0, 1))
