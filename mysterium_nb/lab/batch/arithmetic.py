"""Small arithmetic that ghosts and psychics of a batch share."""

from collections.abc import Iterator

import numpy as np

from mysterium_nb.lab.batch.factor_tables import Factors
from mysterium_nb.lab.batch.hands import NONE
from mysterium_nb.lab.batch.random_numbers import IntArray, RealArray
from mysterium_nb.minds.bots.reasoning import MOST_CARDS

_NEVER = 1e-30
"""Where nothing is possible, nothing is."""
_AT_ONCE = 2000
"""Rows that are worked on together: few enough for their numbers to stay near the processor, and enough for threads
not to stand in each other's way."""


def chunks(rows: int) -> Iterator[slice]:
    """So many rows, some at a time."""
    for first in range(0, rows, _AT_ONCE):
        yield slice(first, min(first + _AT_ONCE, rows))


def pack_handful(cards: IntArray) -> IntArray:
    """The cards of a handful without the gaps: (rows, 3)."""
    held = cards != NONE
    few = np.full((len(cards), MOST_CARDS), NONE)
    few[np.arange(MOST_CARDS) < held.sum(axis=1)[:, None]] = cards[held]
    return few


def normalise_rows(weights: RealArray) -> RealArray:
    """`reasoning.normalised`, in single precision too, and quick about short rows."""
    result: RealArray = weights / np.maximum(np.einsum("...c->...", weights), _NEVER)[..., None]
    return result


def scale_to_one(weights: RealArray) -> RealArray:
    """The same weights, none above 1, lest products of many run out of range."""
    result: RealArray = weights / np.maximum(weights.max(axis=-1, keepdims=True), np.finfo(weights.dtype).tiny)
    return result


def sample(chances: RealArray, chance: RealArray) -> IntArray:
    """What is drawn with these chances, by one number from 0 to 1 for each row."""
    place: IntArray = np.minimum((chances.cumsum(axis=1) < chance[:, None]).sum(axis=1), chances.shape[1] - 1)
    return place


def group_factors(factors: Factors, minds: IntArray, cards: IntArray, groups: IntArray) -> RealArray:
    """What cards say about every group: (rows, cards, kinds, groups)."""
    columns = groups.swapaxes(1, 2)
    result: RealArray = factors[minds[:, None, None, None], columns[:, None], cards[:, :, None, None]]
    return result
