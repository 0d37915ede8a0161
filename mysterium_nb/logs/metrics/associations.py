"""What people think of when they see a card: what was meant and what was taken."""

import numpy as np
import polars as pl
from numpy.typing import NDArray

from mysterium_nb.logs.codebook import CARD
from mysterium_nb.logs.marks import Lists, Places, names
from mysterium_nb.logs.metrics.shares import Z

STRENGTH = 2.0
"""How many guesses by chance the assumption weighs that a vision says nothing about a card."""
_AT_A_TIME = 20_000
"""Messages that are counted together: few enough to stay in the processor's cache."""


def confusion(guesses: pl.DataFrame) -> pl.DataFrame:
    """What was meant (`target`) and what was taken (`card`): how often, and the share of all guesses at that target."""
    return (
        guesses.filter(pl.col("card").is_not_null(), pl.col("right").is_not_null())
        .group_by("kind", "target", "card")
        .agg(pl.len().cast(pl.Int64).alias("times"))
        .with_columns(share=pl.col("times") / pl.col("times").sum().over("target"))
        .sort("kind", pl.col("target").cast(pl.String), "times", descending=[False, False, True])
    )


def affinity(visions: pl.DataFrame, strength: float = STRENGTH) -> pl.DataFrame:
    """Which vision makes people take which card: how often it was `taken` after a message with the vision in it, how
    often it would have been by chance (`expected`), and the `lift`, shrunk towards 1, with its interval.

    By chance means any card still on the table that this psychic had not tried. The lift is the mean of a gamma
    posterior: nothing is assumed to work, and it takes guesses to say otherwise, `strength` of them expected by chance
    to get half way.
    """
    shown = visions.select("cards", "board", "tried", "guess").filter(pl.col("guess").is_not_null())
    given, cards = names(shown["cards"]), names(shown["board"])
    sent, board, tried = (
        Lists(shown["cards"], given),
        Lists(shown["board"], cards),
        Lists(shown["tried"], cards),
    )
    guessed = Lists(shown.select(pl.concat_list("guess")).to_series(), cards)
    expected, taken = np.zeros((2, len(given) * len(cards)))
    for first in range(0, shown.height, _AT_A_TIME):
        rows = first, min(first + _AT_A_TIME, shown.height)
        message, vision = sent.flat(*rows)
        of, place = _untried(board.flat(*rows), tried.flat(*rows), len(cards))
        many = np.bincount(of, minlength=rows[1] - first)
        # Every vision of a message beside every card that could have been taken then.
        times = many[message]
        starts = np.cumsum(many) - many
        beside = np.arange(times.sum()) + np.repeat(starts[message] - np.cumsum(times) + times, times)
        pairs = np.repeat(vision * len(cards), times) + place[beside]
        expected += np.bincount(pairs, np.repeat(1 / np.maximum(times, 1), times), len(expected))
        _, guess = guessed.flat(*rows)
        taken += np.bincount(vision * len(cards) + guess[message], minlength=len(taken))
    shape = len(given), len(cards)
    return _lifts(given, cards, expected.reshape(shape), taken.reshape(shape), strength)


def _untried(board: tuple[Places, Places], tried: tuple[Places, Places], width: int) -> tuple[Places, Places]:
    """The cards on the table, less those that the psychic has tried."""
    known = np.zeros((board[0].max(initial=0) + 1, width + 1), dtype=np.bool_)
    known[tried] = True
    left = ~known[board]
    return board[0][left], board[1][left]


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


def agreement(visions: pl.DataFrame) -> pl.DataFrame:
    """How alike people's and bots' associations are: the correlation of their log lifts over the pairs that both have
    seen, each weighted by how much the fewer guesses say; with the number of pairs and an interval."""
    people, bots = (affinity(visions.filter(pl.col("player_kind") == kind)) for kind in ("person", "bot"))
    both = people.join(bots, on=["vision", "card"], suffix="_bots").with_columns(
        people=pl.col("lift").log(2),
        bots=pl.col("lift_bots").log(2),
        weight=pl.min_horizontal("expected", "expected_bots"),
    )
    r = _correlation(*(both[name].to_numpy() for name in ("people", "bots", "weight")))
    # Fisher: the inverse hyperbolic tangent of a correlation is all but normal.
    half = Z / np.sqrt(both.height - 3) if both.height > 3 else np.inf
    middle = np.arctanh(np.clip(r, -0.999999, 0.999999))
    answer = {"pairs": both.height, "correlation": r, "low": np.tanh(middle - half), "high": np.tanh(middle + half)}
    return pl.DataFrame([answer]).with_columns(pl.col("correlation", "low", "high").fill_nan(None))


def _correlation(one: NDArray[np.float64], other: NDArray[np.float64], weight: NDArray[np.float64]) -> float:
    """The weighted correlation; not a number where there is nothing to compare."""
    if not weight.sum():
        return np.nan
    one = one - np.average(one, weights=weight)
    other = other - np.average(other, weights=weight)
    spread = np.sqrt((weight * one**2).sum() * (weight * other**2).sum())
    return float((weight * one * other).sum() / spread) if spread else np.nan
