"""`thinking` in compiled code (numba, the extra `[fast]`): the same functions, one row after the other. They let go
of Python's lock, so that several blocks of games can be played at the same time.

A vision's factors for one card lie side by side in the tables, so whatever is tried with the whole deck runs along
them, eight or sixteen visions at a time (a choice of two is written as such: `min` and `max` of Python would be
made one by one). Importing this module compiles it, or reads what was compiled before.
"""
# The types are in the signatures that numba compiles for, which mypy cannot read:
# mypy: ignore-errors

import numpy as np
from numba import njit

from mysterium_nb.minds.reasoning import CARD_COST, MOST_CARDS

NONE = -1
_WAYS = 7
"""What can be left of three cards: nothing, one of them, or two."""
_NEVER = np.float32(1e-30)
_ALMOST_CERTAIN = np.float32(1e-7)
"""What even the most certain psychic leaves to the others."""
_LOG2 = tuple(
    np.float32(x)
    for x in np.polynomial.Chebyshev.interpolate(np.log2, 7, domain=[1, 2]).convert(kind=np.polynomial.Polynomial).coef
)
_EXP2 = tuple(
    np.float32(x)
    for x in np.polynomial.Chebyshev.interpolate(np.exp2, 5, domain=[0, 1]).convert(kind=np.polynomial.Polynomial).coef
)
"""Polynomials between two powers of 2: good to a millionth, and made of what processors do many of at a time."""

_OPTIONS = {"cache": True, "fastmath": True, "nogil": True}


@njit(inline="always", **_OPTIONS)
def _power(values, power, room):
    """To a power, in place: the logarithm by the bits of a number, and back. `room` is there to work in."""
    bits, shapes = values.view(np.int32), room[1].view(np.int32)
    for i in range(values.size):
        room[0, i] = np.float32((bits[i] >> 23) - 127)
        shapes[i] = (bits[i] & 0x007FFFFF) | 0x3F800000
    for i in range(values.size):
        x = room[1, i]
        y = _LOG2[7]
        y = y * x + _LOG2[6]
        y = y * x + _LOG2[5]
        y = y * x + _LOG2[4]
        y = y * x + _LOG2[3]
        y = y * x + _LOG2[2]
        y = y * x + _LOG2[1]
        y = y * x + _LOG2[0]
        y = power * (room[0, i] + y)
        y = np.float32(-120.0) if y < np.float32(-120.0) else y
        y = np.float32(120.0) if y > np.float32(120.0) else y
        room[0, i] = np.floor(y)
        values[i] = y - room[0, i]
    for i in range(values.size):
        shapes[i] = (np.int32(room[0, i]) + 127) << 23
    for i in range(values.size):
        x = values[i]
        y = _EXP2[5]
        y = y * x + _EXP2[4]
        y = y * x + _EXP2[3]
        y = y * x + _EXP2[2]
        y = y * x + _EXP2[1]
        y = y * x + _EXP2[0]
        values[i] = y * room[1, i]


@njit("f4[:,:](f4[:,:,::1], i8[:], i8[:,:], f4[:,:], i8[:,:], i8[:])", **_OPTIONS)
def handful_clarity(trusted, minds, columns, weights, hand, targets):
    rows, held = hand.shape
    cards = columns.shape[1]
    pairs = held * (held - 1) // 2
    clear = np.zeros((rows, held + pairs + pairs * (held - 2) // 3), dtype=np.float32)
    cost = np.float32(np.exp(-CARD_COST))
    said = np.empty((held, cards), dtype=np.float32)
    two = np.empty(cards, dtype=np.float32)
    for row in range(rows):
        for i in range(held):
            for c in range(cards):
                said[i, c] = trusted[minds[row], columns[row, c], hand[row, i]]
        target = targets[row]
        second, third = held, held + pairs
        for i in range(held):
            total = np.float32(0.0)
            for c in range(cards):
                total += weights[row, c] * said[i, c]
            real = hand[row, i] != NONE
            if real:
                clear[row, i] = cost * weights[row, target] * said[i, target] / total
            for j in range(i + 1, held):
                real_two = real and hand[row, j] != NONE
                total = np.float32(0.0)
                for c in range(cards):
                    two[c] = weights[row, c] * said[i, c] * said[j, c]
                    total += two[c]
                if real_two:
                    clear[row, second] = cost * cost * two[target] / total
                second += 1
                for k in range(j + 1, held):
                    total = np.float32(0.0)
                    for c in range(cards):
                        total += two[c] * said[k, c]
                    if real_two and hand[row, k] != NONE:
                        clear[row, third] = cost * cost * cost * two[target] * said[k, target] / total
                    third += 1
    return clear


@njit(inline="always", **_OPTIONS)
def _left_of(factors, mind, columns, weights, cards, left, sizes):
    """Weights after each remainder of some cards, and how many cards each keeps; gives the number of remainders."""
    count = 0
    while count < MOST_CARDS and cards[count] != NONE:
        count += 1
    for c in range(columns.size):
        left[0, c] = weights[c]
    sizes[0] = 0
    ways = 1
    for i in range(count):
        for c in range(columns.size):
            left[ways, c] = weights[c] * factors[mind, columns[c], cards[i]]
        sizes[ways] = 1
        ways += 1
    for i in range(count):
        for j in range(i + 1, count):
            for c in range(columns.size):
                left[ways, c] = left[1 + i, c] * factors[mind, columns[c], cards[j]]
            sizes[ways] = 2
            ways += 1
    return ways


@njit(inline="always", **_OPTIONS)
def _totals(factors, mind, columns, weights, totals):
    """What the weights would come to after each vision of the deck."""
    for v in range(totals.size):
        totals[v] = _NEVER
    for c in range(columns.size):
        weight = weights[c]
        if weight > 0:
            column = columns[c]
            for v in range(totals.size):
                totals[v] += weight * factors[mind, column, v]


@njit(
    "f8[:](f4[:,:,::1], i8[:], i8[:,:], f4[:,:], i8[:], i8[:,:], b1[:,:], i8[:], f8[:], f8[:,:,::1])",
    **_OPTIONS,
)
def crow_hopes(trusted, minds, columns, weights, targets, kept, pool, drawn, best, ranks):
    rows, visions = pool.shape
    hopes = np.zeros(rows)
    left = np.empty((_WAYS, columns.shape[1]), dtype=np.float32)
    sizes = np.empty(_WAYS, dtype=np.int64)
    totals = np.empty(visions, dtype=np.float32)
    clear = np.empty(visions, dtype=np.float32)
    for row in range(rows):
        clear[:] = 0.0
        target = targets[row]
        ways = _left_of(trusted, minds[row], columns[row], weights[row], kept[row], left, sizes)
        for way in range(ways):
            _totals(trusted, minds[row], columns[row], left[way], totals)
            worth = left[way, target] * np.float32(np.exp(-CARD_COST * (sizes[way] + 1)))
            for v in range(visions):
                now = worth / totals[v]
                clear[v] = now if now > clear[v] else clear[v]
        said = trusted[minds[row], columns[row, target]]
        floor = np.float32(np.exp(best[row]))
        count = better = 0
        for v in range(visions):
            if pool[row, v]:
                count += 1
                value = clear[v] * said[v]
                if value > floor:
                    at = better
                    while at > 0 and totals[at - 1] < value:
                        totals[at] = totals[at - 1]
                        at -= 1
                    totals[at] = value
                    better += 1
        hope, rest = 0.0, 1.0
        for rank in range(better):
            chance = ranks[drawn[row], count, rank]
            hope += chance * np.log(totals[rank])
            rest -= chance
        if better < count:
            hope += rest * best[row]
        hopes[row] = hope
    return hopes


@njit(
    "UniTuple(f4[:,::1], 2)(f4[:,:,::1], f4[:,:,::1], f8, i8[:], i8[:,:], f4[:,:], i8[:,:], i8)",
    **_OPTIONS,
)
def _likelihoods(plain, insisted, power, minds, columns, weights, sent, hand):
    rows, cards = weights.shape
    visions = plain.shape[2]
    likely = np.empty((rows, cards), dtype=np.float32)
    after = np.empty((rows, cards), dtype=np.float32)
    dear = np.exp(-CARD_COST * power)
    told = np.ones((_WAYS, cards), dtype=np.float32)
    clear = np.empty((_WAYS, cards), dtype=np.float32)
    sizes = np.empty(_WAYS, dtype=np.int64)
    totals = np.empty(visions, dtype=np.float32)
    sums = np.empty(_WAYS, dtype=np.float32)
    room = np.empty((2, visions), dtype=np.float32)
    for row in range(rows):
        mind = minds[row]
        ways = 0
        for i in range(MOST_CARDS):
            card = sent[row, i]
            if card == NONE:
                break
            for way in range(2 * ways, ways - 1, -1):  # each way so far with this card too, and this card alone
                before = way - ways - 1
                sizes[way] = 1 if before < 0 else sizes[before] + 1
                for c in range(cards):
                    column = columns[row, c]
                    told[way, c] = plain[mind, column, card] * (weights[row, c] if before < 0 else told[before, c])
                    clear[way, c] = insisted[mind, column, card] * (1.0 if before < 0 else clear[before, c])
            ways = 2 * ways + 1
        for way in range(_WAYS):
            sums[way] = _NEVER
        for way in range(ways):
            for c in range(cards):
                sums[way] += told[way, c]
        _power(sums, np.float32(-power), room)
        _totals(plain, mind, columns[row], weights[row], totals)
        _power(totals, np.float32(-power), room)
        count = sizes[ways - 1]
        spare = np.float32(max(hand - count, 0) * dear / visions)
        for way in range(ways):
            sums[way] *= np.float32(dear ** sizes[way])
        for c in range(cards):
            everything = np.float32(0.0)
            for v in range(visions):
                everything += totals[v] * insisted[mind, columns[row, c], v]
            everything *= spare
            for way in range(ways):
                everything += sums[way] * clear[way, c]
            chosen = sums[ways - 1] * clear[ways - 1, c]
            likely[row, c] = chosen / everything if weights[row, c] > 0 else np.float32(0.0)
            after[row, c] = told[ways - 1, c]
    return likely, after


def likelihoods(tables, minds, columns, weights, sent, hand):
    return _likelihoods(tables.plain, tables.insisted, tables.insistence, minds, columns, weights, sent, hand)


@njit("f4[:,:](f4[:,:,::1], i8[:], i8[:,:], i8[:,:])", **_OPTIONS)
def product(factors, minds, columns, cards):
    result = np.ones(columns.shape, dtype=np.float32)
    for row in range(columns.shape[0]):
        for i in range(cards.shape[1]):
            if cards[row, i] != NONE:
                for c in range(columns.shape[1]):
                    result[row, c] *= factors[minds[row], columns[row, c], cards[row, i]]
    return result


@njit("f4[:,:,:](f4[:,:,:], i8[:,:])", **_OPTIONS)
def apart(weights, step):
    rows, psychics, cards = weights.shape
    result = np.empty((rows, psychics, cards), dtype=np.float32)
    left = np.empty((psychics, cards), dtype=np.float32)
    for row in range(rows):
        left[:] = 1.0
        for _ in range(4):  # each alone, and three rounds of looking at the others
            for p in range(psychics):
                for c in range(cards):
                    result[row, p, c] = weights[row, p, c]
                for q in range(psychics):
                    if q != p and step[row, q] == step[row, p]:
                        for c in range(cards):
                            result[row, p, c] *= left[q, c]
                total = _NEVER
                for c in range(cards):
                    total += result[row, p, c]
                scale = np.float32(1.0) / total
                for c in range(cards):
                    result[row, p, c] *= scale
            for p in range(psychics):
                for c in range(cards):
                    rest = np.float32(1.0) - result[row, p, c]
                    left[p, c] = rest if rest > _ALMOST_CERTAIN else _ALMOST_CERTAIN
    return result
