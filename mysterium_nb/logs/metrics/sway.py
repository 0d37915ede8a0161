"""From the first thought to the last: who changes their mind, for better or worse, and who makes them."""

import polars as pl

from mysterium_nb.logs.metrics.shares import wilson


def first_to_final(guesses: pl.DataFrame) -> pl.DataFrame:
    """Private first guesses and what became of them: right or wrong first, right or wrong in the end, kept or changed,
    with the mean confidence. One row for each way, and its share of all."""
    same = pl.col("first_guess").cast(pl.String).eq_missing(pl.col("card").cast(pl.String))
    first = pl.col("first_guess").cast(pl.String) == pl.col("target").cast(pl.String)
    return (
        guesses.filter(pl.col("first") == "made", pl.col("right").is_not_null())
        .group_by(first.alias("first_right"), pl.col("right").alias("final_right"), same.alias("kept"))
        .agg(pl.len().cast(pl.Int64).alias("guesses"), pl.col("confidence").mean())
        .with_columns(share=pl.col("guesses") / pl.col("guesses").sum())
        .sort("first_right", "final_right", "kept", descending=True)
    )


def who_sways_whom(tokens: pl.DataFrame, guesses: pl.DataFrame) -> pl.DataFrame:
    """For every two players: how often one put a token where it spoke against the other's first thought, and how often
    the other then ended where the token pointed.

    The first thought is the private first guess, or where the pawn was put first. A token speaks against it if it
    disagrees with that card, or agrees with another.
    """
    thought = guesses.with_columns(pl.col("player").alias("swayed"), first=pl.coalesce("first_guess", "first_placed"))
    thought = thought.select("game", "hour", pl.col("psychic").alias("on"), "swayed", "first", pl.col("target"))
    first, card = pl.col("first").cast(pl.String), pl.col("card").cast(pl.String)
    against = (pl.col("face") == "disagree") == (first == card)
    better = pl.col("final").cast(pl.String) == pl.col("target").cast(pl.String)
    moved = first.ne_missing(pl.col("final").cast(pl.String)) & pl.col("followed")
    return (
        tokens.filter(pl.col("followed").is_not_null())
        .join(thought, on=["game", "hour", "on"])
        .filter(against, pl.col("player").is_not_null(), pl.col("swayed").is_not_null())
        .group_by(pl.col("player").alias("by"), "swayed")
        .agg(
            pl.len().cast(pl.Int64).alias("tokens"),
            moved.sum().cast(pl.Int64).alias("followed"),
            (moved & better).sum().cast(pl.Int64).alias("rightly"),
        )
        .with_columns(wilson("followed", "tokens"))
        .sort("tokens", "by", "swayed", descending=[True, False, False])
    )
