"""What a crow promises: the ghosts of many games ask what the best card of some new ones would be worth."""

from functools import cache
from math import log

import numpy as np

from mysterium_nb.lab.batch.game_arrays import HiddenArrays, PublicArrays
from mysterium_nb.lab.batch.hands import NONE
from mysterium_nb.lab.batch.random_numbers import BoolArray, IntArray, RealArray
from mysterium_nb.minds.bots.reasoning import expected_best

_NEVER = 1e-30
NOTHING = log(_NEVER)
"""Less than any card is worth."""
_HAIR = 1e-4
"""Lest rounding take a hope for less than it is."""


def pool(public: PublicArrays, secret: HiddenArrays, rows: IntArray) -> BoolArray:
    """What a ghost may draw: all that is neither in the hand nor before a psychic."""
    free: BoolArray = ~np.asarray(public.given[rows].any(axis=1))
    hand = secret.hand.cards[rows]
    game, slot = np.nonzero(hand != NONE)
    free[game, hand[game, slot]] = False
    return free


def expected(clear: RealArray, drawn: IntArray, pooled: IntArray, floor: RealArray, hand: int) -> RealArray:
    """What the best of so many cards drawn from the pool can be expected to be worth.

    `clear` (rows, visions) is how clear each would make it, 0 outside the pool; `floor` is what can be had without.
    """
    values = np.maximum(np.log(np.maximum(clear, _NEVER)), floor[:, None].astype(clear.dtype))
    values.sort(axis=1)
    result: RealArray = np.einsum("rv,rv->r", values[:, ::-1], ranks(hand, clear.shape[1])[drawn, pooled])
    return result


def at_most(clear: RealArray, drawn: IntArray, pooled: IntArray, floor: RealArray, hand: int) -> RealArray:
    """No less than `expected` and quicker: as if every card that is better at all were the best one."""
    better = (clear > np.exp(floor)[:, None]).sum(axis=1)
    top = np.maximum(np.log(np.maximum(clear.max(axis=1), _NEVER)), floor)
    result: RealArray = floor + reached(hand, clear.shape[1])[drawn, pooled, better] * (top - floor) + _HAIR
    return result


@cache
def ranks(hand: int, visions: int) -> RealArray:
    """The chance of each rank among the cards of a pool to be the best of those drawn: (drawn, pool, ranks)."""
    table = np.zeros((hand + 1, visions + 1, visions))
    for pooled in range(1, visions + 1):
        steps = np.tri(pooled)
        for cards in range(1, hand + 1):
            table[cards, pooled, :pooled] = np.diff(expected_best(steps, cards), prepend=0.0)
    return table


@cache
def reached(hand: int, visions: int) -> RealArray:
    """The chance that one of so many best cards of a pool is among those drawn: (drawn, pool, cards)."""
    return np.pad(ranks(hand, visions).cumsum(axis=2), ((0, 0), (0, 0), (1, 0)))
