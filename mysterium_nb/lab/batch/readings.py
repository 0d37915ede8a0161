"""Small arithmetic that ghosts and psychics of a batch share."""

import numpy as np

from mysterium_nb.lab.batch.chance import Floats, Ints
from mysterium_nb.lab.batch.hand import NONE
from mysterium_nb.lab.batch.tables import Factors
from mysterium_nb.minds.reasoning import MOST_CARDS


def few(cards: Ints) -> Ints:
    """The cards of a handful, without the gaps: (rows, 3)."""
    order = np.argsort(cards == NONE, axis=1, kind="stable")[:, :MOST_CARDS]
    few = np.take_along_axis(cards, order, axis=1)
    return np.pad(few, ((0, 0), (0, MOST_CARDS - few.shape[1])), constant_values=NONE)


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
