"""What costs time, for many games at once: the arithmetic of `minds.reasoning` on flat lists of psychics.

Each function takes one row for each psychic of a game that it is asked about. Where a whole deck of visions is tried,
sums and powers are taken apart so that most of the work is products of matrices: a listener's belief to a power is a
product of powers, divided by the power of one sum.
"""

from collections.abc import Iterator

import numpy as np

from mysterium_nb.lab.batch.chance import Floats, Ints, Truths
from mysterium_nb.lab.batch.hand import NONE
from mysterium_nb.lab.batch.readings import normalised
from mysterium_nb.lab.batch.tables import Factors, Tables
from mysterium_nb.minds.reasoning import CARD_COST, handfuls, remainders

_NEVER = 1e-30
"""Keeps a logarithm of nothing finite, in single precision too."""
_ALMOST_CERTAIN = 1e-9
"""What even the most certain psychic leaves to the others."""
_LAST = 1e9
"""Behind every value there is."""
_AT_ONCE = 400
"""Rows that are worked on together: few enough for their numbers to stay near the processor."""


def handful_clarity(trusted: Factors, minds: Ints, columns: Ints, weights: Floats, hand: Ints, targets: Ints) -> Floats:
    """How clear every handful of the hand makes the target, less what its cards cost: (rows, handfuls).

    It is the chance that a literal listener then gives the target, times a little less than 1 for every card: what
    `reasoning.worth` takes the logarithm of.
    """
    places, sizes = handfuls(hand.shape[1])
    clear = np.empty((len(minds), len(sizes)), dtype=trusted.dtype)
    for some in _by_and_by(len(minds)):
        told = _after(trusted, minds[some], columns[some], hand[some], places)
        told *= weights[some].T
        target = told[:, targets[some], np.arange(told.shape[2])]
        clear[some] = (target / np.maximum(told.sum(axis=1), _NEVER)).T
    clear *= np.exp(-CARD_COST * sizes).astype(trusted.dtype)
    if (hand == NONE).any():
        short = np.pad(hand == NONE, ((0, 0), (0, 1)))
        clear[short[:, places].any(axis=2)] = 0.0
    return clear


def crow_hopes(
    trusted: Factors,
    minds: Ints,
    columns: Ints,
    weights: Floats,
    targets: Ints,
    kept: Ints,
    pool: Truths,
    drawn: Ints,
    best: Floats,
    ranks: Floats,
) -> Floats:
    """What the best of so many cards drawn from the pool can be expected to be worth, alone or with some of those kept.

    `best` is what can be had without them; `ranks` (drawn, pool, visions) the chance of each rank to be the best drawn.
    """
    values = np.empty(pool.shape, dtype=trusted.dtype)
    for count, some in _by_count(kept):
        cards = trusted[minds[some, None], columns[some]]
        left = _after(trusted, minds[some], columns[some], kept[some, :count], remainders(count)[0])
        left = (left * weights[some].T).transpose(2, 0, 1)
        at, target = np.arange(len(some)), targets[some]
        clear = left[at, :, target][:, :, None] / np.maximum(left @ cards, _NEVER)
        clear *= np.exp(-CARD_COST * (remainders(count)[1] + 1)).astype(clear.dtype)[:, None]
        values[some] = np.log(np.maximum(clear.max(axis=1) * cards[at, target], _NEVER))
    values = np.maximum(values, best[:, None].astype(values.dtype))
    ordered = -np.sort(np.where(pool, -values, _LAST), axis=1)
    hopes: Floats = np.einsum("rv,rv->r", ordered, ranks[drawn, pool.sum(axis=1)])
    return hopes


def likelihoods(
    tables: Tables, minds: Ints, columns: Ints, weights: Floats, sent: Ints, hand: int
) -> tuple[Floats, Floats]:
    """How likely a ghost would have sent these cards for each card in question (`reasoning.likelihood`), and the
    weights that a literal listener gives the cards with them."""
    power = weights.dtype.type(tables.insistence)
    likely, after = np.empty_like(weights), np.empty_like(weights)
    for count, some in _by_count(sent):
        mind, column, weight, cards = minds[some], columns[some], weights[some], sent[some, :count]
        places, sizes = handfuls(count)  # the last one is all of them
        told = weight.T * _after(tables.plain, mind, column, cards, places)
        clear = _after(tables.insisted, mind, column, cards, places)
        clear *= _to_the(-power, told.sum(axis=1))[:, None] * np.exp(-CARD_COST * power * sizes)[:, None, None]
        alone = _to_the(-power, np.einsum("rc,rcv->rv", weight, tables.plain[mind[:, None], column]))
        other = np.einsum("rv,rcv->cr", alone, tables.insisted[mind[:, None], column]) / alone.shape[1]
        everything = clear.sum(axis=0) + max(hand - count, 0) * np.exp(-CARD_COST * power) * other
        likely[some] = np.where(weight > 0, (clear[-1] / everything).T, 0)
        after[some] = told[-1].T
    return likely, after


def _to_the(power: Floats, values: Floats) -> Floats:
    result: Floats = np.exp(power * np.log(np.maximum(values, _NEVER)))
    return result


def _by_and_by(rows: int) -> Iterator[slice]:
    for first in range(0, rows, _AT_ONCE):
        yield slice(first, min(first + _AT_ONCE, rows))


def _by_count(cards: Ints) -> Iterator[tuple[int, Ints]]:
    """Rows with as many cards as each other, not too many at once."""
    counts = (cards != NONE).sum(axis=1)
    for count in np.unique(counts):
        rows = np.flatnonzero(counts == count)
        for some in _by_and_by(rows.size):
            yield int(count), rows[some]


def _after(factors: Factors, minds: Ints, columns: Ints, cards: Ints, places: Ints) -> Floats:
    """The factors of some of the cards together, at these places: (ways, columns, rows), because the rows are many."""
    said = np.ones((cards.shape[1] + 1, columns.shape[1], len(minds)), dtype=factors.dtype)
    said[:-1] = factors[minds, columns.T, cards.T[:, None]]
    result: Floats = said[places[:, 0]]
    for place in places.T[1:]:
        result *= said[place]
    return result


def product(factors: Factors, minds: Ints, columns: Ints, cards: Ints) -> Floats:
    """The factors of some cards together, `NONE` left out: (rows, columns)."""
    told = factors[minds[:, None, None], columns[:, None, :], cards[:, :, None]]
    result: Floats = np.where((cards == NONE)[:, :, None], told.dtype.type(1), told).prod(axis=1)
    return result


def apart(weights: Floats, step: Ints, rounds: int = 3) -> Floats:
    """Chances out of weights (rows, psychics, cards), by `reasoning.apart` among those who look for the same kind."""
    rivals = ((step[:, :, None] == step[:, None, :]) & ~np.eye(step.shape[1], dtype=bool)).astype(weights.dtype)
    beliefs = normalised(weights)
    result = beliefs
    for _ in range(rounds):
        left = np.log(np.maximum(1 - result, _ALMOST_CERTAIN))
        result = normalised(beliefs * np.exp(rivals @ left))
    return result
