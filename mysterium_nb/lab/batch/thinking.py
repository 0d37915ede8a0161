"""What costs time, for many games at once: the arithmetic of `minds.reasoning` on flat lists of psychics.

Each function takes one row for each psychic of a game that it is asked about. Where a whole deck of visions is tried,
sums and powers are taken apart so that most of the work is products of matrices: a listener's belief to a power is a
product of powers, divided by the power of one sum.
"""

from collections.abc import Iterator

import numpy as np

from mysterium_nb.lab.batch.chance import Floats, Ints, Truths
from mysterium_nb.lab.batch.hand import NONE
from mysterium_nb.lab.batch.tables import Factors, Tables
from mysterium_nb.minds import reasoning
from mysterium_nb.minds.reasoning import CARD_COST, handfuls, heard, normalised, remainders

_NEVER = 1e-30
"""Keeps a logarithm of nothing finite, in single precision too."""
_LAST = 1e9
"""Behind every value there is."""
_AT_ONCE = 256
"""Rows that are worked on together: few enough for their numbers to stay near the processor."""


def handful_clarity(trusted: Factors, minds: Ints, columns: Ints, weights: Floats, hand: Ints, targets: Ints) -> Floats:
    """How clear every handful of the hand makes the target, less what its cards cost: (rows, handfuls).

    It is the chance that a literal listener then gives the target, times a little less than 1 for every card: what
    `reasoning.worth` takes the logarithm of.
    """
    places, sizes = handfuls(hand.shape[1])
    clear = np.empty((len(minds), len(sizes)), dtype=trusted.dtype)
    for some in _by_and_by(len(minds)):
        cards = trusted[minds[some, None, None], columns[some, None, :], hand[some, :, None]]
        clear[some] = heard(weights[some], cards)[np.arange(len(cards)), :, targets[some]]
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
    values = np.empty(pool.shape)
    for count, some in _by_count(kept):
        cards = trusted[minds[some, None], columns[some]]
        left = _left_of(trusted, minds[some], columns[some], weights[some], kept[some, :count])
        at, target = np.arange(len(some)), targets[some]
        clear = left[at, :, target][:, :, None] / np.maximum(left @ cards, _NEVER)
        clear *= np.exp(-CARD_COST * (remainders(count)[1] + 1)).astype(clear.dtype)[:, None]
        values[some] = np.log(np.maximum(clear.max(axis=1) * cards[at, target], _NEVER))
    values = np.maximum(values, best[:, None])
    ordered = -np.sort(np.where(pool, -values, _LAST), axis=1)
    hopes: Floats = np.einsum("rv,rv->r", ordered, ranks[drawn, pool.sum(axis=1)])
    return hopes


def likelihoods(tables: Tables, minds: Ints, columns: Ints, weights: Floats, sent: Ints, hand: int) -> Floats:
    """How likely a ghost would have sent these cards for each card in question: `reasoning.likelihood`."""
    power = tables.insistence
    result = np.empty_like(weights)
    for count, some in _by_count(sent):
        dear = np.exp(-CARD_COST * power * np.arange(count + 2)).astype(weights.dtype)
        sizes = remainders(count)[1]
        fewer = (sizes > 0) & (sizes < count)
        every, raised = (
            tables.plain[minds[some, None], columns[some]],
            tables.insisted[minds[some, None], columns[some]],
        )
        left = normalised(_left_of(tables.plain, minds[some], columns[some], weights[some], sent[some, :count]))
        left_raised = left**power
        whole = weights[some] * product(tables.plain, minds[some], columns[some], sent[some, :count])
        chosen = normalised(whole) ** power * dear[count]
        less = np.einsum("rkc,k->rc", left_raised[:, fewer], dear[sizes[fewer]])
        shares = np.exp(-power * np.log(np.maximum(left @ every, _NEVER))) @ raised.swapaxes(1, 2)
        other = np.einsum("rkc,rkc,k->rc", left_raised, shares, dear[sizes + 1] / every.shape[2])
        result[some] = chosen / np.maximum(chosen + less + max(hand - count, 0) * other, _NEVER)
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


def _left_of(factors: Factors, minds: Ints, columns: Ints, weights: Floats, cards: Ints) -> Floats:
    """Weights after each remainder of some cards: (rows, remainders, columns)."""
    places, _ = remainders(cards.shape[1])
    told = factors[minds[:, None, None], columns[:, None, :], cards[:, :, None]]
    padded = np.concatenate((told, np.ones((len(minds), 1, columns.shape[1]), dtype=told.dtype)), axis=1)
    left: Floats = padded[:, places[:, 0]] * padded[:, places[:, 1]] * weights[:, None, :]
    return left


def product(factors: Factors, minds: Ints, columns: Ints, cards: Ints) -> Floats:
    """The factors of some cards together, `NONE` left out: (rows, columns)."""
    told = factors[minds[:, None, None], columns[:, None, :], cards[:, :, None]]
    result: Floats = np.where((cards == NONE)[:, :, None], told.dtype.type(1), told).prod(axis=1)
    return result


def apart(weights: Floats, step: Ints) -> Floats:
    """Chances out of weights (rows, psychics, cards), by `reasoning.apart` among those who look for the same kind."""
    beliefs = normalised(weights.astype(np.float64))
    result = beliefs
    for kind in np.unique(step):
        same = (step == kind)[..., None]
        result = np.where(same, reasoning.apart(np.where(same, beliefs, 0.0)), result)
    return result.astype(weights.dtype)
