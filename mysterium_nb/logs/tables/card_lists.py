"""Columns of lists of cards as numbers, to count with."""

import numpy as np
import polars as pl
from numpy.typing import NDArray

from mysterium_nb.logs.tables.codebook import CARD

CardMatrix = NDArray[np.float32]
Places = NDArray[np.intp]

_CODES = 2**16
"""Numbers that stand for cards in a column of them."""


class CardLists:
    """Lists of cards, each card as its place among those asked for, or among all that there are; others have the place
    behind the last."""

    def __init__(self, cards: pl.Series, among: pl.Series | None = None) -> None:
        flat = cards.explode(empty_as_null=False, keep_nulls=False)
        self.among = _in_order(flat) if among is None else among
        self.width = len(self.among)
        self.sizes = cards.list.len().to_numpy()
        self._codes = flat.to_physical().to_numpy()
        self._place_of = _places_of(self.among)
        self._ends = np.concatenate(([0], np.cumsum(self.sizes, dtype=np.int64)))

    def flat(self, first: int, last: int) -> tuple[Places, Places]:
        """Of some lists, one after the other: to which each card belongs, counted from the first, and its place."""
        sizes = self.sizes[first:last]
        rows = np.repeat(np.arange(len(sizes)), sizes)
        return rows, self._place_of[self._codes[self._ends[first] : self._ends[last]]]

    def marks(self, first: int, last: int) -> CardMatrix:
        """A row for each list, a column for each card asked for: 1 where the list has it."""
        marks = np.zeros((last - first, self.width + 1), dtype=np.float32)
        marks[self.flat(first, last)] = 1
        return marks[:, :-1]


def card_positions(cards: pl.Series, among: pl.Series) -> Places:
    """The place of each card among those asked for; of any other, the place behind the last."""
    found: Places = _places_of(among)[cards.to_physical().to_numpy()]
    return found


def _places_of(among: pl.Series) -> Places:
    """By a card's code."""
    place = np.full(_CODES, len(among), dtype=np.intp)
    place[among.cast(CARD).to_physical().to_numpy()] = np.arange(len(among))
    return place


def _in_order(cards: pl.Series) -> pl.Series:
    """Each card once, in the order of their numbers."""
    seen = np.zeros(_CODES, dtype=np.bool_)
    seen[cards.to_physical().to_numpy()] = True
    codes = pl.Series("card", np.flatnonzero(seen), dtype=pl.UInt16)
    found = codes.cat.to(CARD).cast(pl.String).to_frame()
    return found.sort(pl.col("card").str.slice(0, 1), pl.col("card").str.len_chars(), "card").to_series()
