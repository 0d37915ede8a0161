"""Choices weighed by what speaks for each card, and what they say about the weights: a conditional logit.

The chance of a card is exp(u) over the sum of all cards' exp(u), where u is a sum of weights times looks, and a
remainder for every vision and card. Weights and remainders are believed to be normal, with means and doubts; every
choice moves them by one step of Newton's method, in a time that does not grow with what was learned before.
"""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

import numpy as np

from mysterium_nb.minds.associations.affinity import Matrix
from mysterium_nb.minds.bots.reasoning import FloatArray, normalised

Numbers = Sequence[int]
"""Of rows or columns."""
SWEEPS = 4
"""How often all choices are gone through when they are settled at once; more changes nothing that can be seen."""


class ObservedChoice(NamedTuple):
    """Rows of visions, columns of cards, and which of these columns was taken."""

    visions: Numbers
    cards: Numbers
    taken: int


class FeatureSource(Protocol):
    """All that a weight can be given to."""

    def of(self, visions: Numbers, cards: Numbers) -> FloatArray:
        """A row for each card: what these visions together have to say about it."""

    def whole(self, weights: FloatArray) -> Matrix:
        """Visions × suspect cards, weighed."""


class Logit:
    """What is believed about weights and remainders after some choices."""

    def __init__(self, looks: FeatureSource, means: FloatArray, doubts: FloatArray, remainders: Matrix) -> None:
        """`doubts` and `remainders` are standard deviations: how far a weight may be from its mean, and a pair of cards
        from what the weights say of it."""
        self._prior = (looks, means, doubts, remainders)
        self._looks = looks
        self.weights = means.copy()
        self._doubts = np.diag(doubts**2)
        self._remainder: Matrix = np.zeros_like(remainders)
        self._open: Matrix = remainders**2
        """Variances: how much of each remainder is still open. How remainders go together is not kept."""

    def loss(self, choice: ObservedChoice) -> float:
        """How unexpected a choice is, in natural units."""
        return -float(np.log(self._chances(choice)[choice.taken]))

    def learn(self, choice: ObservedChoice, reading: "Logit | None" = None) -> None:
        """Take one choice in; with `reading`, by the chances that somebody has who knows more already."""
        reading = reading or self
        chances = reading._chances(choice)
        looks = self._looks.of(choice.visions, choice.cards)
        pairs = np.ix_(choice.visions, choice.cards)
        open_here = self._open[pairs]
        seen = looks @ self._doubts
        spread = seen @ looks.T + np.diag(open_here.sum(axis=0))
        curved = np.diag(chances) - np.outer(chances, chances)
        damped = np.linalg.inv(np.eye(len(choice.cards)) + curved @ spread)
        surprise = curved @ (reading._said(choice) - self._said(choice)) - chances
        surprise[choice.taken] += 1
        step, shrink = damped @ surprise, damped @ curved
        self.weights += seen.T @ step
        self._doubts -= seen.T @ shrink @ seen
        self._remainder[pairs] += open_here * step
        self._open[pairs] -= open_here**2 * np.diag(shrink)

    def refit(self, choices: Sequence[ObservedChoice]) -> "Logit":
        """What all these choices say at once: gone through again and again, each time by what is known at the end."""
        reading: Logit = self
        for _ in range(SWEEPS):
            sweep = Logit(*self._prior)
            for choice in choices:
                sweep.learn(choice, reading)
            reading = sweep
        return reading

    def matrix(self) -> Matrix:
        """How much speaks for each suspect card with each vision."""
        whole: Matrix = self._looks.whole(self.weights) + self._remainder
        return whole

    def _said(self, choice: ObservedChoice) -> FloatArray:
        remainder = self._remainder[np.ix_(choice.visions, choice.cards)].sum(axis=0)
        said: FloatArray = self._looks.of(choice.visions, choice.cards) @ self.weights + remainder
        return said

    def _chances(self, choice: ObservedChoice) -> FloatArray:
        said = self._said(choice)
        return normalised(np.exp(said - said.max()))
