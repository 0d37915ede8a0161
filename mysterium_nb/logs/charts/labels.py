"""What the words in tables are called on a chart."""

import polars as pl

from mysterium_nb.engine.names import difficulty_names, edition_names
from mysterium_nb.i18n.catalogue import Translator


def label_words(say: Translator) -> dict[str, str]:
    return {
        **edition_names(say),
        **difficulty_names(say),
        "published": say("as published"),
        "agree": say("Agree"),
        "disagree": say("Disagree"),
        "True": say("yes"),
        "False": say("no"),
    }


def labels(rows: pl.DataFrame, by: list[str], say: Translator) -> pl.Series:
    """`Classic, 4 players, Easy`: what the rows are told apart by. That other things are as published goes without
    saying."""
    words = label_words(say)
    if len(by) > 1:
        words |= {"published": ""}

    def worded(name: str, value: object) -> str:
        return say("{count} players", count=str(value)) if name == "players" else words.get(str(value), str(value))

    return pl.Series(
        "label", [", ".join(filter(None, map(worded, by, row))) for row in rows.select(by).rows()], dtype=pl.String
    )


def sort_by_difficulty(rows: pl.DataFrame, by: list[str], say: Translator) -> pl.DataFrame:
    """Rows from easy to difficult, where the table has them from A to Z."""
    rank = {word: place for place, word in enumerate(label_words(say))}
    ranks = [pl.col(name).cast(pl.String).replace_strict(rank, default=None).fill_null(-1) for name in by]
    return rows.sort(*ranks, *by) if by else rows
