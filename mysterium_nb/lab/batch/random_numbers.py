"""The random numbers of games, block by block."""

from enum import IntEnum
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

RealArray = NDArray[Any]
"""In single or double precision."""
IntArray = NDArray[np.int64]
BoolArray = NDArray[np.bool_]


class Purpose(IntEnum):
    """What a random number is for; each purpose has numbers of its own."""

    VISIONS = 0
    SUSPECTS = 1
    BELONGS = 2
    SHUFFLE = 3
    EXTRA_GROUPS = 4
    SHARED_VISION = 5
    SEATS = 6
    GIVING = 7
    CULPRIT = 8
    GUESSING = 9
    FRESH_HANDS = 10


BLOCK = 500
"""Games that draw from the same numbers, one after the other."""


class RandomBlock:
    """They depend on the seed, the block and the purpose, never on the rules: two variants of the rules are compared
    with the same cards in the same order and the same people at the table. So many games from the beginning of a block
    on, through as many blocks as they fill."""

    def __init__(self, seed: int, block: int, games: int) -> None:
        self.games = games
        self._blocks = [(seed, block + i, min(BLOCK, games - i * BLOCK)) for i in range(-(-games // BLOCK))]
        self.keys = cache(self._keys)

    def _keys(self, purpose: Purpose, *shape: int, number: int = 0) -> RealArray:
        """Numbers from 0 to 1; what is shuffled is put in the order of them."""
        keys = np.concatenate(
            [
                np.random.default_rng((seed, block, purpose, number)).random((games, *shape))
                for seed, block, games in self._blocks
            ]
        )
        keys.setflags(write=False)
        return keys
