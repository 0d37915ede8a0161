"""What costs time, for many games at once: the arithmetic of `minds.reasoning` on flat lists of psychics.

Each function takes one row for each psychic of a game that it is asked about. Rows come last while handfuls are made,
because they are many; they come first where a whole deck of visions is tried, so that most of the work is products of
matrices: a listener's belief to a power is a product of powers, divided by the power of one sum.
"""

from collections.abc import Iterator
from functools import cache
from math import comb
from typing import NamedTuple

import numpy as np
from numpy.typing import DTypeLike

from mysterium_nb.lab.batch.arithmetic import chunks
from mysterium_nb.lab.batch.factor_tables import Factors, Tables
from mysterium_nb.lab.batch.hands import NONE
from mysterium_nb.lab.batch.random_numbers import IntArray, RealArray
from mysterium_nb.minds.bots.reasoning import CARD_COST, MOST_CARDS, handfuls, kept_subsets

_NEVER = 1e-30
"""Keeps a logarithm of nothing finite, in single precision too."""
_ALMOST_CERTAIN = 1e-9
"""What even the most certain psychic leaves to the others."""


def handful_clarity(
    trusted: Factors, minds: IntArray, columns: IntArray, weights: RealArray, hand: IntArray, targets: IntArray
) -> RealArray:
    """How clear every handful of the hand makes the target, less what its cards cost: (rows, handfuls).

    It is the chance that a literal listener then gives the target, times a little less than 1 for every card: what
    `reasoning.worth` takes the logarithm of.
    """
    places, sizes = handfuls(hand.shape[1])
    order = _made(hand.shape[1])
    clear = np.empty((len(minds), len(sizes)), dtype=trusted.dtype)
    for some in chunks(len(minds)):
        (said,) = _said(minds[some], columns[some], hand[some], trusted)
        told = _handfuls(weights[some].T, said, MOST_CARDS)
        target = told[:, targets[some], np.arange(told.shape[2])]
        clear[some] = (target / np.maximum(told.sum(axis=1), _NEVER))[order].T
    clear *= np.exp(-CARD_COST * sizes).astype(trusted.dtype)
    if (hand == NONE).any():
        short = np.pad(hand == NONE, ((0, 0), (0, 1)))
        clear[short[:, places].any(axis=2)] = 0.0
    return clear


def clarity_with_one_more(
    trusted: Factors, minds: IntArray, columns: IntArray, weights: RealArray, targets: IntArray, kept: IntArray
) -> RealArray:
    """How clear each vision of the deck would make the target, alone or with cards that are kept: (rows, visions)."""
    clear = np.empty((len(minds), trusted.shape[2]), dtype=trusted.dtype)
    for count, some in _by_count(kept):
        mind, column, target, rows = minds[some], columns[some], targets[some], np.arange(len(some))
        weight = weights[some].T
        left = np.empty((len(kept_subsets(count)[1]), *weight.shape), dtype=weights.dtype)
        left[0] = weight
        (said,) = _said(mind, column, kept[some, :count], trusted)
        left[1:] = _handfuls(weight, said, MOST_CARDS - 1)
        # Divided by what they leave the target now: what is left of the division comes after the products.
        left /= np.maximum(left[:, target, rows] * _cost(kept_subsets(count)[1] + 1, left.dtype), _NEVER)[:, None]
        cards = _lines(trusted, mind, column)
        doubts = np.ascontiguousarray(left.transpose(2, 0, 1)) @ cards
        clear[some] = cards[rows, target] / doubts.min(axis=1)
    return clear


def average_alternative(tables: Tables, minds: IntArray, columns: IntArray, weights: RealArray) -> RealArray:
    """How clear any card of the deck would have made each card in question, on average, as a ghost insists on it."""
    power = weights.dtype.type(tables.insistence)
    result = np.empty_like(weights)
    for some in chunks(len(minds)):
        alone = _to_the(-power, weights[some, None] @ _lines(tables.plain, minds[some], columns[some]))
        result[some] = (_lines(tables.insisted, minds[some], columns[some]) @ alone.swapaxes(1, 2))[:, :, 0]
    result *= np.exp(-CARD_COST * power) / tables.plain.shape[2]
    return result


def likelihoods(
    tables: Tables, minds: IntArray, columns: IntArray, weights: RealArray, sent: IntArray, other: RealArray, hand: int
) -> tuple[RealArray, RealArray]:
    """How likely a ghost would have sent these cards for each card in question (`reasoning.likelihood`), and the
    weights that a literal listener gives the cards with them. `other` is what `average_alternative` says."""
    power = weights.dtype.type(tables.insistence)
    likely, after = np.empty_like(weights), np.empty_like(weights)
    for count, some in _by_count(sent):
        mind, column, cards, weight = minds[some], columns[some], sent[some, :count], weights[some].T
        plain, said = _said(mind, column, cards, tables.plain, tables.insisted)
        told = _handfuls(weight, plain, MOST_CARDS)  # all of them come last
        clear = _handfuls(np.ones_like(said[0]), said, MOST_CARDS)
        clear *= (_to_the(-power, told.sum(axis=1)) * _cost(power * handfuls(count)[1], weight.dtype))[:, None]
        everything = clear.sum(axis=0)
        everything += max(hand - count, 0) * other[some].T
        likely[some] = (clear[-1] / everything * (weight > 0)).T
        after[some] = told[-1].T
    return likely, after


def _to_the(power: RealArray, values: RealArray) -> RealArray:
    result: RealArray = np.maximum(values, _NEVER)
    np.log(result, out=result)
    result *= power
    return np.exp(result, out=result)


def _cost(cards: RealArray, dtype: DTypeLike) -> RealArray:
    """What is left of a handful's worth after so many cards, one for each way: (ways, 1)."""
    return np.exp(-CARD_COST * cards).astype(dtype)[:, None]


def _by_count(cards: IntArray) -> Iterator[tuple[int, IntArray]]:
    """Rows with as many cards as each other, not too many at once."""
    counts = (cards != NONE).sum(axis=1)
    for count in range(cards.shape[1] + 1):
        rows = np.flatnonzero(counts == count)
        for some in chunks(rows.size):
            yield count, rows[some]


def _said(minds: IntArray, columns: IntArray, cards: IntArray, *tables: Factors) -> list[RealArray]:
    """The factors of each card for each column, of each table: (cards, columns, rows); of a missing card anything."""
    _, suspects, visions = tables[0].shape
    places = (minds * suspects + columns.T) * visions + cards.T[:, None]
    return [factors.reshape(-1).take(places) for factors in tables]


def _lines(factors: Factors, minds: IntArray, columns: IntArray) -> RealArray:
    """The factors of all visions for each column: (rows, columns, visions)."""
    _, suspects, visions = factors.shape
    lines: RealArray = factors.reshape(-1, visions).take(minds[:, None] * suspects + columns, axis=0)
    return lines


def _handfuls(weights: RealArray, said: RealArray, most: int) -> RealArray:
    """Weights (columns, rows) after each handful of up to so many cards: (handfuls, columns, rows), smaller ones first
    and of one size by their last card, so that each is one product of what was made before."""
    steps = _steps(len(said), most)
    result = np.empty((steps[-1].made.stop if steps else len(said), *weights.shape), dtype=weights.dtype)
    np.multiply(weights, said, out=result[: len(said)])
    for step in steps:
        np.multiply(result[step.smaller], said[step.last], out=result[step.made])
    return result


class _Step(NamedTuple):
    """All handfuls of one size with the same last card are made at once."""

    last: int
    smaller: slice
    made: slice


@cache
def _steps(hand: int, most: int) -> list[_Step]:
    steps = []
    smaller, end = 0, hand
    for size in range(2, most + 1):
        begin = end
        for last in range(size - 1, hand):
            many = comb(last, size - 1)
            steps.append(_Step(last, slice(smaller, smaller + many), slice(end, end + many)))
            end += many
        smaller = begin
    return steps


@cache
def _made(hand: int) -> IntArray:
    """Where each of `handfuls` stands among those that `_handfuls` makes."""
    places, sizes = handfuls(hand)
    made = sorted(range(len(sizes)), key=lambda way: (sizes[way], *places[way, : sizes[way]][::-1]))
    return np.argsort(made)


def product(factors: Factors, minds: IntArray, columns: IntArray, cards: IntArray) -> RealArray:
    """The factors of some cards together, `NONE` left out: (rows, columns)."""
    told = factors[minds[:, None, None], columns[:, None, :], cards[:, :, None]]
    result: RealArray = np.where((cards == NONE)[:, :, None], told.dtype.type(1), told).prod(axis=1)
    return result


def exclusive_weights(weights: RealArray, step: IntArray, rounds: int = 3) -> RealArray:
    """Chances out of weights (rows, psychics, cards), by `reasoning.apart` among those who look for the same kind."""
    result = np.empty_like(weights)
    for some in chunks(len(weights)):
        result[some] = _apart(weights[some].transpose(1, 2, 0), step[some].T, rounds).transpose(2, 0, 1)
    return result


def _apart(weights: RealArray, step: IntArray, rounds: int) -> RealArray:
    """The same with the rows last, which are many: (psychics, cards, rows)."""
    alone = np.ascontiguousarray(weights)
    alone /= np.maximum(alone.sum(axis=1, keepdims=True), _NEVER)
    certain = alone.dtype.type(1) - max(_ALMOST_CERTAIN, np.finfo(alone.dtype).eps)
    psychics = range(len(step))
    rivals = [(one, other, (step[one] == step[other]).astype(alone.dtype)) for one in psychics for other in range(one)]
    result, left = alone, np.empty_like(alone[0])
    for _ in range(rounds):
        taken = np.minimum(result, certain)
        result = alone.copy()
        for one, other, rival in rivals:
            for mine, theirs in ((one, other), (other, one)):
                np.multiply(rival, taken[theirs], out=left)
                np.subtract(1, left, out=left)
                result[mine] *= left
        result /= np.maximum(result.sum(axis=1, keepdims=True), _NEVER)
    return result
