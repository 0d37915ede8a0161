"""Clairvoyancy: whether tokens are right, and whether anybody listens to them."""

import polars as pl

from mysterium_nb.logs.metrics.shares import share


def token_accuracy(tokens: pl.DataFrame, by: tuple[str, ...] = ("face",)) -> pl.DataFrame:
    """Of the tokens that were judged with the pawn: how many said what was so."""
    return share(tokens.filter(pl.col("fate") == "judged"), by, pl.col("true"), hits="right", tries="tokens")


def token_influence(tokens: pl.DataFrame) -> pl.DataFrame:
    """How often a pawn stood elsewhere in the end, after a token of each face, on right and on wrong cards."""
    known = tokens.filter(pl.col("followed").is_not_null()).with_columns(
        on_right=pl.col("true") == (pl.col("face") == "agree"),
        moved=pl.col("card").cast(pl.String).ne_missing(pl.col("final").cast(pl.String)),
    )
    return share(known, ("face", "on_right"), pl.col("moved"), hits="moved", tries="tokens")
