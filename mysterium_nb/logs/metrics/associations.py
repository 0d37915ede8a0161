"""What people think of when they see a card: what was meant and what was taken."""

import numpy as np
import polars as pl
from numpy.typing import NDArray

from mysterium_nb.logs.metrics.shares import Z
from mysterium_nb.logs.tables.card_lists import CardLists, Places, card_positions
from mysterium_nb.logs.tables.codebook import CARD

STRENGTH = 2.0
"""How many guesses by chance the assumption weighs that a vision says nothing about a card."""
Counts = NDArray[np.float64]
_AT_A_TIME = 8_192
"""Messages that are counted together: few enough to stay in the processor's cache."""
_NONE = -1


def confusion(guesses: pl.DataFrame) -> pl.DataFrame:
    """What was meant (`target`) and what was taken (`card`): how often, and the share of all guesses at that target."""
    cards = pl.col("target").cast(pl.String), pl.col("card").cast(pl.String)
    return (
        guesses.filter(pl.col("card").is_not_null(), pl.col("right").is_not_null())
        .group_by("kind", "target", "card")
        .agg(pl.len().cast(pl.Int64).alias("times"))
        .with_columns(share=pl.col("times") / pl.col("times").sum().over("target"))
        .sort("kind", cards[0], "times", cards[1], descending=[False, False, True, False])
    )


def affinity(visions: pl.DataFrame, strength: float = STRENGTH) -> pl.DataFrame:
    """Which vision makes people take which card: how often it was `taken` after a message with the vision in it, how
    often it would have been by chance (`expected`), and the `lift`, shrunk towards 1, with its interval.

    By chance means any card still on the table that this psychic had not tried. The lift is the mean of a gamma
    posterior: nothing is assumed to work, and it takes guesses to say otherwise, `strength` of them expected by chance
    to get half way. The interval takes guesses one by one: a vision is hardly ever sent twice in a game, so that those
    of one pair are of as many games, and games drawn again vary by less than it says. But who plays often is heard
    often: of a few people it tells what these few think of.
    """
    shown = visions.select("cards", "board", "tried", "guess").filter(pl.col("guess").is_not_null())
    sent, board = CardLists(shown["cards"]), CardLists(shown["board"])
    (expected,), (taken,) = counted(shown, sent, board, np.zeros(shown.height, dtype=np.intp), 1)
    return _lifts(sent.among, board.among, expected, taken, strength)


def counted(shown: pl.DataFrame, sent: CardLists, board: CardLists, part: Places, parts: int) -> tuple[Counts, Counts]:
    """For every part of the messages, vision and card: how often it was to be expected, and how often it was taken."""
    tried = CardLists(shown["tried"], board.among)
    guessed = card_positions(shown["guess"], board.among)
    width = board.width + 1
    shape = parts, sent.width, width
    expected, taken = np.zeros((2, parts * sent.width * width))
    for first in range(0, shown.height, _AT_A_TIME):
        rows = first, min(first + _AT_A_TIME, shown.height)
        messages = rows[1] - first
        message, vision = sent.flat(*rows)
        line = (part[slice(*rows)][message] * sent.width + vision) * width
        taken += np.bincount(line + guessed[slice(*rows)][message], minlength=len(taken))
        of, place = board.flat(*rows)
        share = _shares(of, place, tried.flat(*rows), messages, width)
        # Every message's first vision beside all that could have been taken then; then every second vision, and so on.
        for lines in _one_by_one(message, line, sent.sizes[slice(*rows)]):
            here = lines[of]
            has = np.flatnonzero(here != _NONE)
            if len(has) < len(here):
                here, of, place, share = here.take(has), of.take(has), place.take(has), share.take(has)
            expected += np.bincount(here + place, share, len(expected))
    return expected.reshape(shape)[:, :, :-1], taken.reshape(shape)[:, :, :-1]


def _one_by_one(message: Places, line: Places, sizes: Places) -> Places:
    """The line of every message's first vision, of every second one, and so on; most messages have few."""
    nth = np.arange(len(message)) - np.repeat(np.cumsum(sizes, dtype=np.intp) - sizes, sizes)
    lines = np.full((sizes.max(initial=0), len(sizes)), _NONE)
    lines[nth, message] = line
    return lines


def _shares(of: Places, place: Places, tried: tuple[Places, Places], messages: int, width: int) -> NDArray[np.float64]:
    """How often each card on the table would be taken by chance: never if it was tried, the others alike."""
    known = np.zeros(messages * width, dtype=np.bool_)
    known[tried[0] * width + tried[1]] = True
    left = ~known[of * width + place]
    many = np.bincount(of, left, messages)
    shares: NDArray[np.float64] = left * (1 / np.maximum(many, 1))[of]
    return shares


def _lifts(
    visions: pl.Series, cards: pl.Series, expected: NDArray[np.float64], taken: NDArray[np.float64], strength: float
) -> pl.DataFrame:
    """A row for each pair that ever lay on the table together."""
    vision, card = np.nonzero(expected)
    by_chance, happened = expected[vision, card], taken[vision, card]
    shape = happened + strength
    lift = shape / (by_chance + strength)
    # Wilson and Hilferty: the cube root of a gamma variable is all but normal.
    low, high = (lift * np.maximum(1 - 1 / (9 * shape) + z / (3 * np.sqrt(shape)), 0) ** 3 for z in (-Z, Z))
    found = pl.DataFrame(
        {
            "vision": visions.gather(vision).cast(CARD),
            "card": cards.gather(card).cast(CARD),
            "taken": happened.round().astype(np.int64),
            "expected": by_chance,
            "lift": lift,
            "low": low,
            "high": high,
        }
    )
    return found.sort("lift", descending=True, maintain_order=True)
