"""What costs time in compiled code (numba, the extra `[fast]`): two functions of `thinking`, and two that do more at a
time, a ghost's whole turn and all that psychics hear in an hour. They let go of Python's lock, so that several blocks
of games can be played at the same time. Importing this module compiles it, or reads what was compiled before.

Each file here is compiled for itself: numba looks only at a function's own file to see whether it has changed.
"""
# The types are in the signatures that numba compiles for, which mypy cannot read:
# mypy: ignore-errors

import numpy as np
from numba import njit

from mysterium_nb.lab.batch.backends.numba_ghost import turn
from mysterium_nb.lab.batch.backends.numba_psychics import listen

__all__ = ["exclusive_weights", "listen", "product", "turn"]

NONE = -1
_NEVER = np.float32(1e-30)
_ALMOST_CERTAIN = np.float32(1e-7)
"""What even the most certain psychic leaves to the others."""
_AT_ONCE = 64
"""Games whose numbers lie side by side, because their cards are too few to be worked on many at a time."""
_OPTIONS = {"cache": True, "fastmath": True, "nogil": True}


@njit("f4[:,:](f4[:,:,::1], i8[:], i8[:,:], i8[:,:])", **_OPTIONS)
def product(factors, minds, columns, cards):
    result = np.ones(columns.shape, dtype=np.float32)
    for row in range(columns.shape[0]):
        for i in range(cards.shape[1]):
            if cards[row, i] != NONE:
                for c in range(columns.shape[1]):
                    result[row, c] *= factors[minds[row], columns[row, c], cards[row, i]]
    return result


@njit("f4[:,:,:](f4[:,:,:], i8[:,:], i8)", **_OPTIONS)
def _apart(weights, step, at_once):
    rows, psychics, cards = weights.shape
    result = np.empty((rows, psychics, cards), dtype=np.float32)
    before = np.zeros((psychics, cards, at_once), dtype=np.float32)
    now, left = np.empty_like(before), np.empty_like(before)
    rivals = np.zeros((psychics, psychics, at_once), dtype=np.float32)
    total = np.empty(at_once, dtype=np.float32)
    for first in range(0, rows, at_once):
        some = min(at_once, rows - first)
        for g in range(some):
            for p in range(psychics):
                for c in range(cards):
                    before[p, c, g] = weights[first + g, p, c]
                for q in range(psychics):
                    rivals[p, q, g] = q != p and step[first + g, q] == step[first + g, p]
        left[:] = 1.0
        for _ in range(4):  # each alone, and three rounds of looking at the others
            for p in range(psychics):
                total[:] = _NEVER
                for c in range(cards):
                    for g in range(at_once):
                        now[p, c, g] = before[p, c, g]
                    for q in range(psychics):
                        if q != p:
                            for g in range(at_once):
                                now[p, c, g] *= left[q, c, g] if rivals[p, q, g] > 0 else np.float32(1.0)
                    for g in range(at_once):
                        total[g] += now[p, c, g]
                for g in range(at_once):
                    total[g] = np.float32(1.0) / total[g]
                for c in range(cards):
                    for g in range(at_once):
                        now[p, c, g] *= total[g]
            for p in range(psychics):
                for c in range(cards):
                    for g in range(at_once):
                        rest = np.float32(1.0) - now[p, c, g]
                        left[p, c, g] = rest if rest > _ALMOST_CERTAIN else _ALMOST_CERTAIN
        for g in range(some):
            for p in range(psychics):
                for c in range(cards):
                    result[first + g, p, c] = now[p, c, g]
    return result


def exclusive_weights(weights, step):
    return _apart(weights, step, _AT_ONCE)
