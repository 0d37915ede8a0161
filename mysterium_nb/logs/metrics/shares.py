"""Shares with their uncertainty."""

import polars as pl

Z = 1.959964
"""95 % of a normal distribution lie within so many standard deviations."""


def wilson(hits: str, tries: str) -> list[pl.Expr]:
    """The share of hits among tries, `rate`, and its Wilson interval, `low` and `high`; nothing where nobody tried."""
    n, p = pl.col(tries).cast(pl.Float64), pl.col(hits) / pl.col(tries)
    middle = (p + Z**2 / (2 * n)) / (1 + Z**2 / n)
    half = Z / (1 + Z**2 / n) * (p * (1 - p) / n + Z**2 / (4 * n**2)).sqrt()
    some = pl.when(pl.col(tries) > 0)
    return [
        some.then(p).alias("rate"),
        # Rounding may put an end a hair outside.
        some.then((middle - half).clip(0, 1)).alias("low"),
        some.then((middle + half).clip(0, 1)).alias("high"),
    ]


def share(table: pl.DataFrame, by: tuple[str, ...], hit: pl.Expr, *, hits: str, tries: str) -> pl.DataFrame:
    """How often something was so, by some columns: tries, hits, and the share with its interval."""
    counts = (hit.sum().cast(pl.Int64).alias(hits), hit.count().cast(pl.Int64).alias(tries))
    grouped = table.group_by(by).agg(counts).sort(by) if by else table.select(counts)
    return grouped.with_columns(wilson(hits, tries)).select(*by, tries, hits, "rate", "low", "high")
