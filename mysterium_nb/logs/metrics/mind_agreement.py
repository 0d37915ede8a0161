"""Whether two sides, people and bots perhaps, think of the same cards.

Few guesses blur every lift, and two blurred pictures of the same thing look unlike. So a correlation is told beside the
most that it could have been: how well each side agrees with itself, half of its games against the other half.
"""

import numpy as np
import polars as pl
from numpy.typing import NDArray

from mysterium_nb.logs.metrics.associations import STRENGTH, Counts, counted
from mysterium_nb.logs.metrics.shares import Z
from mysterium_nb.logs.tables.card_lists import CardLists
from mysterium_nb.logs.tables.codebook import CARD

_PARTS = 100
"""Games are drawn again in at most so many parts; in a class each game is one."""
_DRAWS = 200
_SPLITS = 20
Weights = NDArray[np.float64]


def agreement(one: pl.DataFrame, other: pl.DataFrame) -> pl.DataFrame:
    """How alike two sides' associations are, from their `visions`: the correlation of their log lifts over the `pairs`
    of cards that both have seen, each weighted by how much the fewer guesses say.

    The interval (`low`, `high`) is that of games drawn again; nothing with fewer than three. `one_alone` and
    `other_alone` are the correlations of each side with itself, were all its games played once more; no correlation
    can be expected above `ceiling`, the geometric mean of the two, and with the same tastes it would be about there.
    """
    rng = np.random.default_rng(1)
    seen = [side.filter(pl.col("guess").is_not_null()) for side in (one, other)]
    games = pl.concat([side["game"] for side in seen]).unique().sort()
    parts = max(1, min(_PARTS, len(games)))
    part_of = dict(zip(games, rng.permutation(len(games)) % parts, strict=True))
    among = [_among(seen, name) for name in ("cards", "board")]
    sides = [_counts(side, among, part_of, parts) for side in seen]
    whole = np.ones(parts)
    r, pairs = _correlation(sides, (whole, whole))
    alone = [_alone(side, rng) for side in sides]
    ceiling = float(np.sqrt(max(alone[0], 0) * max(alone[1], 0))) if np.isfinite(alone).all() else np.nan
    low, high = _interval(sides, r, rng)
    answer = {
        "pairs": pairs, "correlation": r, "low": low, "high": high,
        "one_alone": alone[0], "other_alone": alone[1], "ceiling": ceiling,
    }  # fmt: skip
    return pl.DataFrame([answer]).with_columns(pl.exclude("pairs").cast(pl.Float64).fill_nan(None))


Side = tuple[Counts, Counts]
"""What was expected and what was taken, for each part of the games and each pair of cards."""


def _among(seen: list[pl.DataFrame], name: str) -> pl.Series:
    cards = pl.concat([side[name].explode(empty_as_null=False, keep_nulls=False) for side in seen])
    return cards.unique().cast(pl.String).sort().cast(CARD)


def _counts(side: pl.DataFrame, among: list[pl.Series], part_of: dict[str, int], parts: int) -> Side:
    part = np.array([part_of[game] for game in side["game"]], dtype=np.intp)
    sent, board = (CardLists(side[name], cards) for name, cards in zip(("cards", "board"), among, strict=True))
    expected, taken = counted(side, sent, board, part, parts)
    return expected.reshape(parts, -1), taken.reshape(parts, -1)


def _correlation(sides: list[Side], weights: tuple[Weights, Weights]) -> tuple[float, int]:
    """The weighted correlation of log lifts, with each part of the games counted so often; and the pairs in it."""
    expected = [many @ side[0] for side, many in zip(sides, weights, strict=True)]
    taken = [many @ side[1] for side, many in zip(sides, weights, strict=True)]
    weight = np.minimum(*expected)
    both = weight > 0
    if not both.any():
        return np.nan, 0
    weight = weight[both]
    logs = [np.log((t[both] + STRENGTH) / (e[both] + STRENGTH)) for e, t in zip(expected, taken, strict=True)]
    first, second = (log - np.average(log, weights=weight) for log in logs)
    spread = np.sqrt((weight * first**2).sum() * (weight * second**2).sum())
    return (float((weight * first * second).sum() / spread) if spread else np.nan), int(both.sum())


def _alone(side: Side, rng: np.random.Generator) -> float:
    """One half of the games against the other, for many ways to halve them, and what that would be for all of them
    (Spearman and Brown)."""
    has = np.flatnonzero(side[0].sum(axis=1))
    if len(has) < 2:
        return np.nan
    found = []
    for _ in range(_SPLITS):
        half = np.zeros(len(side[0]))
        half[rng.permutation(has)[: len(has) // 2]] = 1
        found.append(_correlation([side, side], (half, 1 - half))[0])
    if not np.isfinite(found).any():
        return np.nan
    r = float(np.nanmean(found))
    return 2 * r / (1 + r)


def _interval(sides: list[Side], r: float, rng: np.random.Generator) -> tuple[float, float]:
    parts = len(sides[0][0])
    if parts < 3 or not np.isfinite(r):
        return np.nan, np.nan
    drawn = [rng.multinomial(parts, np.full(parts, 1 / parts)).astype(np.float64) for _ in range(_DRAWS)]
    # Fisher: the inverse hyperbolic tangent of a correlation is all but normal.
    found = [_fisher(_correlation(sides, (weights, weights))[0]) for weights in drawn]
    half = Z * float(np.nanstd(found)) if np.isfinite(found).any() else np.inf
    return float(np.tanh(_fisher(r) - half)), float(np.tanh(_fisher(r) + half))


def _fisher(r: float) -> float:
    return float(np.arctanh(np.clip(r, -0.999999, 0.999999)))
