"""From the first thought to the last: who changes their mind, for better or worse, and who makes them."""

import polars as pl

from mysterium_nb.logs.metrics.shares import share, share_over_games


def first_to_final(guesses: pl.DataFrame) -> pl.DataFrame:
    """Private first guesses and what became of them: right or wrong first, right or wrong in the end, kept or changed,
    with the mean confidence. One row for each way, and its share of all with the interval."""
    same = pl.col("first_guess").cast(pl.String).eq_missing(pl.col("card").cast(pl.String))
    first = pl.col("first_guess").cast(pl.String) == pl.col("target").cast(pl.String)
    made = guesses.filter(pl.col("first") == "made", pl.col("right").is_not_null()).select(
        "game", "confidence", first_right=first, final_right=pl.col("right"), kept=same
    )
    way = ("first_right", "final_right", "kept")
    all_of = made.group_by("game", maintain_order=True).agg(pl.len().alias("all"))
    each = made.group_by(way, maintain_order=True).agg(pl.col("confidence").mean()).join(all_of, how="cross")
    happened = made.group_by(*way, "game").agg(pl.len().alias("guesses"))
    each = each.join(happened, on=[*way, "game"], how="left", maintain_order="left").with_columns(
        pl.col("guesses").fill_null(0)
    )
    told = share_over_games(each, (*way, "confidence"), "guesses", "all").rename({"rate": "share"})
    return told.select(*way, "guesses", "confidence", "share", "low", "high").sort(way, descending=True)


def who_sways_whom(tokens: pl.DataFrame, guesses: pl.DataFrame) -> pl.DataFrame:
    """For every two players: how often one put a token that disagrees on the card of the other's first thought, and how
    often the other then ended elsewhere; `rightly`, where that was the right card.

    The first thought is the private first guess, or where the pawn was put first. A token lies on the card where the
    pawn stands already: one that agrees, or that lies on a later card, has moved nobody there.
    """
    thought = guesses.with_columns(pl.col("player").alias("swayed"), first=pl.coalesce("first_guess", "first_placed"))
    thought = thought.select("game", "hour", pl.col("psychic").alias("on"), "swayed", "first", pl.col("target"))
    first, final = pl.col("first").cast(pl.String), pl.col("final").cast(pl.String)
    against = (pl.col("face") == "disagree") & (first == pl.col("card").cast(pl.String))
    moved = final.is_not_null() & (first != final)
    better = final == pl.col("target").cast(pl.String)
    heard = (
        tokens.filter(pl.col("followed").is_not_null())
        .join(thought, on=["game", "hour", "on"])
        .filter(against, pl.col("player").is_not_null(), pl.col("swayed").is_not_null())
        .select("game", pl.col("player").alias("by"), "swayed", moved.alias("moved"), (moved & better).alias("rightly"))
    )
    rightly = heard.group_by("by", "swayed").agg(pl.col("rightly").sum().cast(pl.Int64))
    counted = share(heard, ("by", "swayed"), pl.col("moved"), hits="followed", tries="tokens")
    return counted.join(rightly, on=["by", "swayed"]).sort("tokens", "by", "swayed", descending=[True, False, False])
