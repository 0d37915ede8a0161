"""Tension: the hours that are left against the steps that are left."""

import polars as pl

from mysterium_nb.logs.metrics.winning import played


def tension(games: pl.DataFrame, hours: pl.DataFrame, by: tuple[str, ...] = ("edition", "won")) -> pl.DataFrame:
    """At the beginning of each hour of reconstruction: the `games` that still search then, the steps left for one
    psychic in them (mean, and the tenth of games on either side) and the pressure, steps left for each hour left; above
    1 somebody must find two cards in an hour, which nobody can. Games that were called off are left out."""
    known = played(games).select("game", "psychics", *by)
    steps = pl.col("steps_left") / pl.col("psychics")
    return (
        hours.filter(pl.col("phase") == "reconstruction")
        .join(known, on="game", maintain_order="left")
        .group_by(*by, "hour")
        .agg(
            pl.len().cast(pl.Int64).alias("games"),
            pl.col("hours_left").mean(),
            steps.mean().alias("steps_left"),
            steps.quantile(0.1, "linear").alias("low"),
            steps.quantile(0.9, "linear").alias("high"),
            (steps / pl.col("hours_left")).mean().alias("pressure"),
        )
        .sort(*by, "hour")
    )
