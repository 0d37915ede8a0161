"""From the first thought to the last: who changes their mind, and who makes them."""

import altair as alt
import polars as pl

from mysterium_nb.i18n.catalogue import translator
from mysterium_nb.logs.charts.chart_parts import describe_chart, empty_chart, percent, titled_chart
from mysterium_nb.logs.charts.shares import shares_chart

MOST_PLAYERS = 8
"""Players on the chart: those who spoke or were spoken to most."""


def sway_chart(sway: pl.DataFrame, lang: str = "en") -> alt.LayerChart:
    """Of `who_sways_whom`: how often a player left their first thought after another's token against it."""
    say = translator(lang, "visions")
    title = say("Who sways whom")
    if not sway.height:
        return empty_chart(title, say)
    most = _busiest(sway)
    rows = sway.filter(pl.col("by").is_in(most), pl.col("swayed").is_in(most)).with_columns(
        words=pl.format("{}/{}", "followed", "tokens"), clear=pl.col("rate") > _HALF
    )
    axis = alt.Axis(labelAngle=-45, labelLimit=110, ticks=False)
    drawn = alt.Chart(rows).encode(
        x=alt.X("swayed:N", sort=most, title=say("who was spoken to"), axis=axis),
        y=alt.Y("by:N", sort=most, title=None, axis=alt.Axis(ticks=False, labelLimit=110)),
    )
    shade = alt.Color("rate:Q", scale=alt.Scale(domain=[0, 1], range="heatmap", interpolate="rgb"), legend=None)
    cells = drawn.mark_rect().encode(color=shade)
    dark, pale = (drawn.transform_filter(where) for where in ("datum.clear", "!datum.clear"))
    inside = [
        dark.mark_text(style="on_gold").encode(text="words:N"),
        pale.mark_text(style="words", fontSize=11).encode(text="words:N"),
    ]
    words = [
        say(
            "{by} swayed {whom} {count} time of {tokens} ({rate})",
            "{by} swayed {whom} {count} times of {tokens} ({rate})",
            by=by,
            whom=whom,
            count=n,
            tokens=of,
            rate=percent(share),
        )
        for by, whom, n, of, share in rows.select("by", "swayed", "followed", "tokens", "rate").rows()
    ]
    note = say(
        "Disagree tokens on the first thought of the one below, and after how many of them the pawn went elsewhere."
    )
    return titled_chart([cells, *inside], {"step": 28}, title, note, describe_chart(title, words, say))


_HALF = 0.3
"""From here on a cell is so golden that its words must be dark."""


def _busiest(sway: pl.DataFrame) -> list[str]:
    """The players of most tokens, in alphabetical order."""
    both = pl.concat([sway.select(pl.col(name).alias("player"), "tokens") for name in ("by", "swayed")])
    counted = both.group_by("player").agg(pl.col("tokens").sum()).sort("tokens", "player", descending=[True, False])
    return sorted(counted["player"].head(MOST_PLAYERS))


def first_to_final_chart(ways: pl.DataFrame, lang: str = "en") -> alt.LayerChart:
    """Of `first_to_final`: what became of private first guesses."""
    say = translator(lang, "visions")
    title = say("From the first guess to the last")
    if not ways.height:
        return empty_chart(title, say)
    named = {
        (True, True, True): say("right, kept"),
        (True, False, False): say("right, then wrong"),
        (False, True, False): say("wrong, then right"),
        (False, False, True): say("wrong, kept"),
        (False, False, False): say("wrong, then wrong otherwise"),
    }
    label = [named[way] for way in ways.select("first_right", "final_right", "kept").rows()]
    rows = ways.with_columns(label=pl.Series(label), tries=pl.col("guesses")).rename({"share": "rate"})
    order = pl.col("label").replace_strict({name: place for place, name in enumerate(named.values())})
    note = say("Private first guesses, before talk and pawns. In brackets how many.")
    return shares_chart(rows.sort(order), title, note, say)
