"""What a crow is worth, as far as logs can tell: ghosts send it when the hand is bad, so hours with and without a crow
are compared within the same hour of the same kind of game, and even then it is no experiment."""

import polars as pl

from mysterium_nb.logs.metrics.shares import Z, together

_ALIKE = ("edition", "players", "difficulty", "variant", "hour")
"""What hours must have in common to be compared."""


def value_of_crows(hours: pl.DataFrame, by: tuple[str, ...] = ("hour",)) -> pl.DataFrame:
    """The share of guesses that were right in hours with a crow and without."""
    judged = hours.filter(pl.col("judged") > 0).with_columns(crow=pl.col("crows_used") > 0)
    by = (*by, "crow")
    per_game = judged.group_by(*by, "game", maintain_order=True).agg(pl.col("judged", "found").sum())
    return together(per_game, by, "found", "judged").select(*by, "judged", "found", "rate", "low", "high").sort(by)


def crow_effect(games: pl.DataFrame, hours: pl.DataFrame) -> pl.DataFrame:
    """By how much the share of right guesses is higher in hours with a crow than in like hours without: the mean of
    the differences, each weighted by how much it says (Mantel and Haenszel), with its interval, which takes the guesses
    of an hour one by one."""
    known = hours.join(games.select("game", *_ALIKE[:-1]), on="game")
    counted = value_of_crows(known, _ALIKE).select(*_ALIKE, "crow", "judged", "found")
    crow, none = (counted.filter(pl.col("crow") == used).drop("crow") for used in (True, False))
    n1, n0, x1, x0 = (pl.col(name).cast(pl.Float64) for name in ("judged", "judged_none", "found", "found_none"))
    both = crow.join(none, on=list(_ALIKE), suffix="_none").with_columns(
        weight=n1 * n0 / (n1 + n0),
        difference=x1 / n1 - x0 / n0,
        variance=(x1 * (n1 - x1) * n0**3 + x0 * (n0 - x0) * n1**3) / (n1 * n0 * (n1 + n0) ** 2),
    )
    difference = (pl.col("weight") * pl.col("difference")).sum() / pl.col("weight").sum()
    half = Z * pl.col("variance").sum().sqrt() / pl.col("weight").sum()
    answer = both.select(
        with_crow=pl.col("judged").sum(),
        without=pl.col("judged_none").sum(),
        difference=difference,
        low=difference - half,
        high=difference + half,
    )
    return answer.with_columns(pl.col("difference", "low", "high").fill_nan(None))
