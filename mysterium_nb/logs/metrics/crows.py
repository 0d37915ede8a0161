"""What a crow is worth, as far as logs can tell: ghosts send it when the hand is bad, so hours with and without a crow
are compared within the same hour of the same kind of game, and even then it is no experiment."""

import polars as pl

from mysterium_nb.logs.metrics.shares import Z, share_over_games

_ALIKE = ("edition", "players", "difficulty", "variant", "hour")
"""What hours must have in common to be compared."""


def value_of_crows(hours: pl.DataFrame, by: tuple[str, ...] = ("hour",)) -> pl.DataFrame:
    """The share of guesses that were right in hours with a crow and without."""
    by = (*by, "crow")
    return (
        share_over_games(_per_game(hours, by), by, "found", "judged")
        .select(*by, "judged", "found", "rate", "low", "high")
        .sort(by)
    )


def _per_game(hours: pl.DataFrame, by: tuple[str, ...]) -> pl.DataFrame:
    judged = hours.filter(pl.col("judged") > 0).with_columns(crow=pl.col("crows_used") > 0)
    return judged.group_by(*by, "game", maintain_order=True).agg(pl.col("judged", "found").sum().cast(pl.Int64))


def crow_effect(games: pl.DataFrame, hours: pl.DataFrame) -> pl.DataFrame:
    """By how much the share of right guesses is higher in hours with a crow than in like hours without: the mean of
    the differences, each weighted by how much it says (Mantel and Haenszel), with its interval. As in all shares, what
    belongs to one game hangs together, and a single game against others is worth one guess."""
    known = hours.join(games.select("game", *_ALIKE[:-1]), on="game")
    found, judged, crow = pl.col("found"), pl.col("judged"), pl.col("crow")
    side, both = judged.sum().over(*_ALIKE, "crow"), judged.sum().over(_ALIKE)
    compared = _per_game(known, (*_ALIKE, "crow")).filter(side < both)
    # Of every game on one side of a comparison: what one of its guesses weighs, the side's share, and its games.
    compared = compared.with_columns(
        weight=(both - side) / both * pl.when(crow).then(1).otherwise(-1),
        share=found.sum().over(*_ALIKE, "crow") / side,
        games=pl.len().over(*_ALIKE, "crow"),
    )
    weight, share, many = pl.col("weight"), pl.col("share"), pl.col("games")
    whole = (weight.abs() * judged).sum() / 2
    vary = share * (1 - share)
    off = pl.when(many > 1).then((found - share * judged) * (many / (many - 1)).sqrt()).otherwise(judged * vary.sqrt())
    spread = (compared.group_by("game").agg((weight * off).sum().alias("off"))["off"] ** 2).sum()
    singly = (weight**2 * judged * vary).sum()
    difference = (weight * found).sum() / whole
    half = Z * pl.max_horizontal(singly, pl.lit(spread)).sqrt() / whole
    answer = compared.select(
        with_crow=judged.filter(crow).sum(),
        without=judged.filter(~crow).sum(),
        difference=difference,
        low=difference - half,
        high=difference + half,
    )
    return answer.with_columns(pl.col("difference", "low", "high").fill_nan(None))
