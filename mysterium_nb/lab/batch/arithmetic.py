"""Small arithmetic that ghosts and psychics of a batch share."""

from collections.abc import Iterator

import numpy as np

from mysterium_nb.lab.batch.factor_tables import Factors
from mysterium_nb.lab.batch.hands import NONE
from mysterium_nb.lab.batch.random_numbers import Floats, Ints
from mysterium_nb.minds.bots.reasoning import MOST_CARDS

_NEVER = 1e-30
"""Where nothing is possible, nothing is."""
_AT_ONCE = 2000
"""Rows that are worked on together: few enough for their numbers to stay near the processor, and enough for threads
not to stand in each other's way."""


def by_and_by(rows: int) -> Iterator[slice]:
    """So many rows, some at a time."""
    for first in range(0, rows, _AT_ONCE):
        yield slice(first, min(first + _AT_ONCE, rows))


def few(cards: Ints) -> Ints:
    """The cards of a handful without the gaps: (rows, 3)."""
    held = cards != NONE
    few = np.full((len(cards), MOST_CARDS), NONE)
    few[np.arange(MOST_CARDS) < held.sum(axis=1)[:, None]] = cards[held]
    return few


def normalised(weights: Floats) -> Floats:
    """`reasoning.normalised`, in single precision too, and quick about short rows."""
    result: Floats = weights / np.maximum(np.einsum("...c->...", weights), _NEVER)[..., None]
    return result


def scaled(weights: Floats) -> Floats:
    """The same weights, none above 1, lest products of many run out of range."""
    result: Floats = weights / np.maximum(weights.max(axis=-1, keepdims=True), np.finfo(weights.dtype).tiny)
    return result


def drawn(chances: Floats, chance: Floats) -> Ints:
    """What is drawn with these chances, by one number from 0 to 1 for each row."""
    place: Ints = np.minimum((chances.cumsum(axis=1) < chance[:, None]).sum(axis=1), chances.shape[1] - 1)
    return place


def lined(factors: Factors, minds: Ints, cards: Ints, groups: Ints) -> Floats:
    """What cards say about every group: (rows, cards, kinds, groups)."""
    columns = groups.swapaxes(1, 2)
    result: Floats = factors[minds[:, None, None, None], columns[:, None], cards[:, :, None, None]]
    return result
