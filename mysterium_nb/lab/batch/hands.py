"""The ghost's hand, the pile and the discards of every game."""

import numpy as np

from mysterium_nb.lab.batch.random_numbers import BoolArray, IntArray, Purpose, RandomBlock

NONE = -1
"""No card."""


class Hand:
    def __init__(self, size: int, visions: int, chance: RandomBlock) -> None:
        games = chance.games
        self.size = size
        self.cards = np.full((games, size), NONE)
        """The oldest first, as the ghost holds them; `NONE` where the hand is short."""
        self.count = np.zeros(games, dtype=np.int64)
        self.discards = np.zeros((games, visions), dtype=bool)
        self._chance = chance
        self._pile = np.argsort(chance.keys(Purpose.VISIONS, visions), axis=1)
        self._top = np.zeros(games, dtype=np.int64)
        self._end = np.full(games, visions)
        self._shuffles = np.zeros(games, dtype=np.int64)
        self._slots = np.arange(size)

    def take(self, rows: IntArray, chosen: BoolArray) -> None:
        """These cards leave the hand; the others close up."""
        held = self.cards[rows]
        kept = (held != NONE) & ~chosen
        count = kept.sum(axis=1)
        cards = np.full_like(held, NONE)
        cards[self._slots < count[:, None]] = held[kept]
        self.cards[rows] = cards
        self.count[rows] = count

    def throw(self, rows: IntArray, chosen: BoolArray) -> None:
        """A crow: these cards are discarded first, so they may come back."""
        game, slot = np.nonzero(chosen)
        self.discards[rows[game], self.cards[rows[game], slot]] = True
        self.take(rows, chosen)
        self.refill(rows)

    def refill(self, rows: IntArray) -> None:
        """Draw what is left of the pile, then shuffle the discards into a new one and go on."""
        self._draw(rows)
        short = rows[self.count[rows] < self.size]
        short = short[self.discards[short].any(axis=1)]
        if short.size:
            self._shuffle(short)
            self._draw(short)

    def _draw(self, rows: IntArray) -> None:
        count, top = self.count[rows], self._top[rows]
        drawn = np.minimum(self.size - count, self._end[rows] - top)
        new = (self._slots >= count[:, None]) & (self._slots < (count + drawn)[:, None])
        game, slot = np.nonzero(new)
        self.cards[rows[game], slot] = self._pile[rows[game], top[game] + slot - count[game]]
        self.count[rows] = count + drawn
        self._top[rows] = top + drawn

    def _shuffle(self, rows: IntArray) -> None:
        visions = self.discards.shape[1]
        for number in np.unique(self._shuffles[rows]):
            these = rows[self._shuffles[rows] == number]
            keys = self._chance.keys(Purpose.SHUFFLE, visions, number=int(number))[these]
            self._pile[these] = np.argsort(np.where(self.discards[these], keys, 2.0), axis=1)
        self._top[rows] = 0
        self._end[rows] = self.discards[rows].sum(axis=1)
        self._shuffles[rows] += 1
        self.discards[rows] = False
