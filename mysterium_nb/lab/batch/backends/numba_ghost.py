"""A ghost's turn in compiled code, one game after the other.

A handful is a number with a bit for each card of the hand. What all of them say to a psychic is made by doubling: the
sets without a card, then the same with it. Those that are too large are made too, which is quicker than to leave them
out. A vision's factors for one card lie side by side in the tables, so what is tried with the whole deck runs along
them; a choice of two is written as such, because `min` and `max` of Python would be made one by one.
"""
# The types are in the signatures that numba compiles for, which mypy cannot read:
# mypy: ignore-errors

from functools import cache

import numpy as np
from numba import njit

from mysterium_nb.lab.batch.crow_value import ranks, reached
from mysterium_nb.minds.bots.reasoning import CARD_COST, MOST_CARDS, handfuls

NONE = -1
_WAYS = 7
"""What can be left of three cards: nothing, one of them, or two."""
_NEVER = np.float32(1e-30)
_CLEAREST = 1e-4 - CARD_COST
"""No handful is worth more: one card that leaves no doubt (and a hair, for single precision)."""
_HAIR = 1e-4
"""Lest rounding take a hope for less than it is."""
_OPTIONS = {"cache": True, "fastmath": {"nnan", "ninf", "nsz"}, "nogil": True}
"""No sums in another order: handfuls that are worth the same must come out the same, or another one is chosen."""


@cache
def _numbered(hand):
    """The numbers of all handfuls, in the order of `handfuls`; and what the cards of each set cost, nothing being left
    of what is no handful."""
    places, sizes = handfuls(hand)
    numbers = (1 << places).sum(axis=1) - (MOST_CARDS - sizes) * (1 << hand)
    costs = np.zeros(1 << hand, dtype=np.float32)
    costs[numbers] = np.exp(-CARD_COST * sizes)
    return numbers, costs


@cache
def _members(hand):
    """Which cards each set has: (sets, hand)."""
    return (np.arange(1 << hand)[:, None] >> np.arange(hand)) % 2 == 1


@njit(inline="always", **_OPTIONS)
def _together(trusted, mind, columns, hand, sets):
    """What every set of cards of the hand says about each column; of a card that is missing anything."""
    for c in range(columns.size):
        column = columns[c]
        sets[c, 0] = 1.0
        known = 1
        for i in range(hand.size):
            factor = trusted[mind, column, hand[i]]
            for s in range(known):
                sets[c, known + s] = sets[c, s] * factor
            known *= 2


@njit(inline="always", **_OPTIONS)
def _clarity(sets, weights, target, costs, clear):
    """The chance that a literal listener gives the target after each set, times a little less than 1 for every card."""
    for s in range(clear.size):
        clear[s] = _NEVER
    for c in range(weights.size):
        weight = weights[c]
        if weight > 0:
            for s in range(clear.size):
                clear[s] += weight * sets[c, s]
    weight = weights[target]
    for s in range(clear.size):
        clear[s] = weight * sets[target, s] / clear[s]  # before what it costs, or ties are broken by rounding
    for s in range(clear.size):
        clear[s] *= costs[s]


@njit(inline="always", **_OPTIONS)
def _costs_of(hand, costs, here):
    """What sets cost, none being left of those with a card that the hand does not hold."""
    held = 0
    for i in range(hand.size):
        held |= (hand[i] != NONE) << i
    for s in range(costs.size):
        here[s] = costs[s] if s & held == s else np.float32(0.0)


@njit(inline="always", **_OPTIONS)
def _with_another(trusted, mind, columns, weights, target, kept, pool, left, totals, clear):
    """`thinking.with_another` for one psychic, nothing being left of what is not in the pool; `left` and `totals` are
    there to work in."""
    cards, visions = columns.size, pool.size
    for c in range(cards):
        left[0, c] = weights[c]
    ways = 1
    for i in range(MOST_CARDS):  # each way so far with this card too, as long as one is left out
        if kept[i] != NONE:
            for c in range(cards):
                factor = trusted[mind, columns[c], kept[i]]
                for way in range(ways):
                    left[ways + way, c] = left[way, c] * factor
            ways *= 2
    cost = np.float32(np.exp(-CARD_COST))
    for way in range(min(ways, _WAYS)):
        worth = cost * left[way, target]
        for bit in range(MOST_CARDS):
            worth *= cost if way >> bit & 1 else np.float32(1.0)
        share = np.float32(1.0) / max(worth, _NEVER)
        for v in range(visions):
            totals[v] = 0.0
        for c in range(cards):
            weight = share * left[way, c]
            if weight > 0:
                column = columns[c]
                for v in range(visions):
                    totals[v] += weight * trusted[mind, column, v]
        if way == 0:
            for v in range(visions):
                clear[v] = totals[v]
        else:
            for v in range(visions):
                clear[v] = totals[v] if totals[v] < clear[v] else clear[v]
    column = columns[target]
    for v in range(visions):
        clear[v] = trusted[mind, column, v] / clear[v] if pool[v] else np.float32(0.0)


@njit(inline="always", **_OPTIONS)
def _at_most(clear, floor, reached):
    """`crows.at_most` for one psychic; `reached` is for these numbers of cards drawn and in the pool."""
    least, top = np.float32(np.exp(floor)), np.float32(0.0)
    better = 0
    for v in range(clear.size):
        better += clear[v] > least
        top = clear[v] if clear[v] > top else top
    return floor + reached[better] * (np.log(np.float64(top)) - floor) + _HAIR if better else floor


@njit(inline="always", **_OPTIONS)
def _expected(clear, floor, ranks, ordered):
    """`crows.expected` for one psychic; `ranks` are for these numbers, `ordered` is there to work in."""
    least = np.float32(np.exp(floor))
    better = 0
    for v in range(clear.size):
        if clear[v] > least:
            at = better
            while at > 0 and ordered[at - 1] < clear[v]:
                ordered[at] = ordered[at - 1]
                at -= 1
            ordered[at] = clear[v]
            better += 1
    hope, rest = 0.0, 1.0
    for rank in range(better):
        hope += ranks[rank] * np.log(ordered[rank])
        rest -= ranks[rank]
    return hope + rest * floor


@njit("i8(f4[::1], i8[:], f8[:])", **_OPTIONS)
def _slip(clear, numbers, chance):
    """The handful that is drawn by chance, the likelier the clearer."""
    total, so_far = 0.0, 0.0
    for h in range(numbers.size):
        total += clear[numbers[h]]
    for h in range(numbers.size):
        so_far += clear[numbers[h]]
        if so_far >= chance[1] * total:
            return numbers[h]
    return numbers[-1]


@njit(
    "UniTuple(i8[:], 3)(f4[:,:,::1], i8[:], i8[:,:,:], f4[:,:,:], i8[:,:], b1[:,:], i8[:,:], i8[:,:], i8[:], b1[:,:,:],"
    "i8[:], f4[::1], f8[:,:,::1], f8[:,:,::1], b1, f8, f8, f8[:,:,:])",
    **_OPTIONS,
)
def _turn(
    trusted, minds, columns, beliefs, step, waiting, targets, hand, crows, given, numbers, costs, ranks, reached, whole,
    enough, noise, chance,
):  # fmt: skip
    rows, psychics, cards = beliefs.shape
    visions, kinds = given.shape[2], step.max() + 1
    first, give, throw = np.zeros(rows, np.int64), np.zeros(rows, np.int64), np.zeros(rows, np.int64)
    sets = np.empty((kinds, cards, costs.size), dtype=np.float32)
    made = np.empty(kinds, dtype=np.bool_)
    here, clear = np.empty_like(costs), np.empty_like(costs)
    best, ways = np.empty(psychics), np.empty(psychics, np.int64)
    pool, kept = np.empty(visions, dtype=np.bool_), np.empty(MOST_CARDS, np.int64)
    left, room = np.empty((_WAYS + 1, cards), dtype=np.float32), np.empty(visions, dtype=np.float32)
    clears, most = np.empty((psychics, visions), dtype=np.float32), np.empty(psychics)
    nothing = np.log(np.float64(_NEVER))
    for row in range(rows):
        _costs_of(hand[row], costs, here)
        made[:] = False
        clearest, wanted, hungry, hoped = np.float32(-1.0), 0, 0, 0.0
        for p in range(psychics):
            if not waiting[row, p]:
                continue
            kind = step[row, p]
            if not made[kind]:
                _together(trusted, minds[row], columns[row, p], hand[row], sets[kind])
                made[kind] = True
            _clarity(sets[kind], beliefs[row, p], targets[row, p], here, clear)
            top = np.float32(0.0)
            for s in range(clear.size):
                top = clear[s] if clear[s] > top else top
            h = 0
            while clear[numbers[h]] < top:
                h += 1
            best[p], ways[p] = np.log(np.float64(top)), numbers[h]
            wanted |= ways[p]
            hungry += 1
            hoped += _CLEAREST - best[p]
            if top > clearest:
                clearest, first[row], give[row] = top, p, ways[p]
                if noise and chance[row, p, 0] < noise:
                    give[row] = _slip(clear, numbers, chance[row, p])
        needed = enough * hungry
        if crows[row] <= 0 or hoped <= needed:
            continue
        thrown = count = 0
        pool[:] = True
        for i in range(hand.shape[1]):
            if hand[row, i] != NONE:
                pool[hand[row, i]] = False
                if whole or not wanted >> i & 1:
                    thrown |= 1 << i
                    count += 1
        for p in range(psychics):
            for v in range(visions):
                pool[v] &= not given[row, p, v]
        pooled = pool.sum()
        if not count or not pooled:
            continue
        # What all can hope for at the most, known ever better; where it is not enough the crow stays.
        for p in range(psychics):
            if waiting[row, p] and hoped > needed:
                kept[:] = NONE
                at = 0
                for i in range(hand.shape[1]):
                    if not whole and ways[p] >> i & 1:
                        kept[at] = hand[row, i]
                        at += 1
                _with_another(
                    trusted, minds[row], columns[row, p], beliefs[row, p], targets[row, p], kept, pool, left, room,
                    clears[p],
                )  # fmt: skip
                most[p] = _at_most(clears[p], nothing if whole else best[p], reached[count, pooled])
                hoped += most[p] - _CLEAREST
        for p in range(psychics):
            if waiting[row, p] and hoped > needed:
                hope = _expected(clears[p], nothing if whole else best[p], ranks[count, pooled], room)
                hoped += hope - most[p]
        if hoped > needed:
            throw[row] = thrown
    return first, give, throw


def turn(trusted, minds, columns, beliefs, step, waiting, targets, hand, crows, given, *, whole, enough, noise, chance):
    """Who is served with which cards, and which a crow takes first: `ReasoningGhost.turn`."""
    numbers, costs = _numbered(hand.shape[1])
    size = hand.shape[1], given.shape[2]
    first, give, throw = _turn(
        trusted, minds, columns, beliefs, step, waiting, targets, hand, crows, given, numbers, costs, ranks(*size),
        reached(*size), whole, enough, noise, chance,
    )  # fmt: skip
    members = _members(hand.shape[1])
    return first, members[give], members[throw]
