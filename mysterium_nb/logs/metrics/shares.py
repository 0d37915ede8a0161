"""Shares with their uncertainty."""

import polars as pl

Z = 1.959964
"""95 % of a normal distribution lie within so many standard deviations."""


def wilson_columns(hits: str, tries: str, worth: str | None = None) -> list[pl.Expr]:
    """The share of hits among tries, `rate`, and its Wilson interval, `low` and `high`; nothing where nobody tried.
    `worth` is a column that says how many tries of their own the tries are worth."""
    n, p = pl.col(worth or tries).cast(pl.Float64), pl.col(hits) / pl.col(tries)
    middle = (p + Z**2 / (2 * n)) / (1 + Z**2 / n)
    half = Z / (1 + Z**2 / n) * (p * (1 - p) / n + Z**2 / (4 * n**2)).sqrt()
    some = pl.when(pl.col(tries) > 0)
    return [
        some.then(p).alias("rate"),
        # Rounding may put an end a hair outside.
        some.then((middle - half).clip(0, 1)).alias("low"),
        some.then((middle + half).clip(0, 1)).alias("high"),
    ]


def share(
    table: pl.DataFrame, by: tuple[str, ...], hit: pl.Expr, *, hits: str, tries: str, of_a_game: bool = True
) -> pl.DataFrame:
    """How often something was so, by some columns: tries, hits, and the share with its interval. Where rows are `of a
    game`, several to each, the interval is that of games drawn by lot (`share_over_games`)."""
    counts = (hit.sum().cast(pl.Int64).alias(hits), hit.count().cast(pl.Int64).alias(tries))
    if not of_a_game:
        grouped = table.group_by(by).agg(counts).sort(by) if by else table.select(counts)
        return grouped.with_columns(wilson_columns(hits, tries)).select(*by, tries, hits, "rate", "low", "high")
    grouped = share_over_games(table.group_by(*by, "game", maintain_order=True).agg(counts), by, hits, tries).sort(by)
    return grouped.select(*by, tries, hits, "rate", "low", "high")


def share_over_games(per_game: pl.DataFrame, by: tuple[str, ...], hits: str, tries: str) -> pl.DataFrame:
    """Shares over games, from the hits and tries of each: what belongs to one game hangs together, and is worth fewer
    tries the more games differ from each other. What happened in a single game alone is worth one."""
    h, n = pl.col(hits).cast(pl.Float64), pl.col(tries).cast(pl.Float64)
    p = h.sum() / n.sum()
    games = (n > 0).sum()
    # How far games are spread around the common share, against how far single tries would be.
    spread = ((h - p * n) ** 2).sum() * games / (games - 1)
    expected = n.sum() * p * (1 - p)
    worth = (
        pl.when(games < 2).then(1.0).when(expected > 0).then(n.sum() / (spread / expected).clip(1)).otherwise(n.sum())
    )
    counts = (pl.col(hits).sum().cast(pl.Int64), pl.col(tries).sum().cast(pl.Int64), worth.alias("worth"))
    grouped = per_game.group_by(by).agg(counts) if by else per_game.select(counts)
    return grouped.with_columns(wilson_columns(hits, tries, "worth")).drop("worth")
