"""Clairvoyancy: whether tokens are right, and whether anybody listens to them."""

import altair as alt
import polars as pl

from mysterium_nb.i18n.catalogue import translator
from mysterium_nb.logs.charts.labels import label_words, labels
from mysterium_nb.logs.charts.shares import shares_chart


def token_accuracy_chart(accuracy: pl.DataFrame, lang: str = "en") -> alt.LayerChart:
    """Of `token_accuracy`: how many tokens said what was so."""
    say = translator(lang, "visions")
    by = [name for name in accuracy.columns if name not in ("tokens", "right", "rate", "low", "high")]
    rows = accuracy.with_columns(labels(accuracy, by, say)).rename({"tokens": "tries"})
    note = say("Tokens that were judged with the pawn. In brackets how many.")
    return shares_chart(rows, say("Tokens that were right"), note, say)


def token_influence_chart(influence: pl.DataFrame, lang: str = "en") -> alt.LayerChart:
    """Of `token_influence`: how often a pawn went elsewhere after a token."""
    say = translator(lang, "visions")
    words = label_words(say)
    on = {True: say("right card"), False: say("wrong card")}
    label = [f"{words[face]}, {on[right]}" for face, right in influence.select("face", "on_right").rows()]
    rows = influence.with_columns(label=pl.Series(label, dtype=pl.String)).rename({"tokens": "tries"})
    note = say("How often a pawn stood elsewhere in the end, by what the token said and where the pawn stood.")
    return shares_chart(rows, say("Pawns moved after a token"), note, say)
