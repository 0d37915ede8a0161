"""What psychics make of this hour's visions in compiled code, one game after the other."""
# The types are in the signatures that numba compiles for, which mypy cannot read:
# mypy: ignore-errors

import numpy as np
from numba import njit

from mysterium_nb.minds.bots.reasoning import CARD_COST, MOST_CARDS

NONE = -1
_WAYS = 7
"""How many handfuls three cards make."""
_NEVER = np.float32(1e-30)
_TINY = np.finfo(np.float32).tiny
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


@njit(inline="always", **_OPTIONS)
def _instead(plain, insisted, power, mind, columns, weights, other, totals, room):
    """How clear any card of the deck would have made each column, on average."""
    visions = totals.size
    for v in range(visions):
        totals[v] = _NEVER
    for c in range(columns.size):
        weight = weights[c]
        if weight > 0:
            column = columns[c]
            for v in range(visions):
                totals[v] += weight * plain[mind, column, v]
    _power(totals, -power, room)
    for c in range(columns.size):
        column = columns[c]
        clear = np.float32(0.0)
        if weights[c] > 0:
            for v in range(visions):
                clear += totals[v] * insisted[mind, column, v]
        other[c] = clear / visions


@njit(inline="always", **_OPTIONS)
def _likelihood(plain, insisted, power, mind, columns, weights, sent, hand, other, likely, after, ways_, sums, room):
    """`reasoning.likelihood` of the cards sent, and the weights that a literal listener gives with them."""
    cards = columns.size
    dear = np.float32(np.exp(-CARD_COST * power))
    told, clear = ways_[0], ways_[1]
    ways = count = 0
    for i in range(MOST_CARDS):
        card = sent[i]
        if card == NONE:
            break
        count += 1
        for c in range(cards):
            column = columns[c]
            literal, meant = plain[mind, column, card], dear * insisted[mind, column, card]
            told[ways, c], clear[ways, c] = weights[c] * literal, meant
            for way in range(ways):  # each way so far with this card too
                told[ways + 1 + way, c], clear[ways + 1 + way, c] = told[way, c] * literal, clear[way, c] * meant
        ways = 2 * ways + 1
    for way in range(_WAYS):
        sums[way] = _NEVER
    for way in range(ways):
        for c in range(cards):
            sums[way] += told[way, c]
    _power(sums, -power, room)
    spare = dear * max(hand - count, 0)
    for c in range(cards):
        everything = spare * other[c]
        for way in range(ways):
            everything += sums[way] * clear[way, c]
        likely[c] = sums[ways - 1] * clear[ways - 1, c] / everything if weights[c] > 0 else np.float32(0.0)
        after[c] = told[ways - 1, c]


@njit(inline="always", **_OPTIONS)
def _scale(weights, by):
    """Weights times others, none above 1."""
    most = _TINY
    for c in range(by.size):
        by[c] *= weights[c]
        most = by[c] if by[c] > most else most
    for c in range(by.size):
        weights[c] = by[c] / most


@njit(
    "void(f4[:,:,::1], f4[:,:,::1], f4, i8[:,:], i8[:,:,:], b1[:,:,:], i8[:,:], i8[:], i8[:,:,:], i8, f4[:,:,:,::1],"
    "f4[:,:,:,::1])",
    **_OPTIONS,
)
def _listen(plain, insisted, power, minds, columns, possible, step, rows, sent, hand, told, before):
    readers, psychics, cards = told.shape[1:]
    visions = plain.shape[2]
    weights, known = np.empty(cards, dtype=np.float32), np.empty((step.max() + 1, cards), dtype=np.float32)
    others = np.empty((step.max() + 1, cards), dtype=np.float32)
    likely, after = np.empty(cards, dtype=np.float32), np.empty(cards, dtype=np.float32)
    totals, sums = np.empty(visions, dtype=np.float32), np.empty(_WAYS, dtype=np.float32)
    ways, room = np.empty((2, _WAYS, cards), dtype=np.float32), np.empty((2, max(visions, _WAYS)), dtype=np.float32)
    for row in range(rows.size):
        game = rows[row]
        for r in range(readers):
            known[:] = -1.0
            for p in range(psychics):
                if sent[game, p, 0] == NONE:
                    continue
                kind, same = step[row, p], True
                for c in range(cards):
                    weights[c] = before[game, r, p, c] if possible[row, p, c] else np.float32(0.0)
                    same &= weights[c] == known[kind, c]
                if not same:  # often nothing is known yet about several psychics' cards
                    known[kind] = weights
                    _instead(
                        plain, insisted, power, minds[game, r], columns[row, p], weights, others[kind], totals, room
                    )  # fmt: skip
                _likelihood(
                    plain, insisted, power, minds[game, r], columns[row, p], weights, sent[game, p], hand, others[kind],
                    likely, after, ways, sums, room,
                )  # fmt: skip
                _scale(told[game, r, p], likely)
                before[game, r, p] = 1.0
                _scale(before[game, r, p], after)


def listen(tables, minds, columns, possible, step, rows, sent, hand, told, before):
    """Weigh this hour's visions, in place: `ReasoningPsychics` who ask what the ghost meant."""
    args = (tables.plain, tables.insisted, tables.insistence, minds, columns, possible, step, rows, sent, hand)
    _listen(*args, told, before)
