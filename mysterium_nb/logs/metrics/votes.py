"""The last vote: does it help to have seen more of the shared vision?"""

import polars as pl

from mysterium_nb.logs.metrics.shares import share


def votes_by_tier(votes: pl.DataFrame) -> pl.DataFrame:
    """Votes by tier and by the cards seen: how many were right, how many would have been by chance, how many were for
    one's own group, and how many were missed. Tier is nothing where there are no tiers."""
    by = ("tier", "seen")
    cast = pl.col("group").is_not_null()
    rates = share(votes, by, pl.col("right"), hits="right", tries="votes")
    others = votes.group_by(by).agg(
        (1 / pl.col("standing")).filter(cast).mean().alias("chance"),
        pl.col("own").sum().cast(pl.Int64),
        (~cast).sum().cast(pl.Int64).alias("missed"),
    )
    together = rates.join(others, on=by, nulls_equal=True, maintain_order="left")
    return together.select(*by, "votes", "right", "chance", "own", "missed", "rate", "low", "high")
