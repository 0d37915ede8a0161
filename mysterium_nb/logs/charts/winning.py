"""How often games are won, and when everything was found."""

import altair as alt
import polars as pl

from mysterium_nb.kernel.words.catalogue import speaker
from mysterium_nb.logs.charts.frame import OWN_SCALES, PERCENT, framed, nothing, percent, series, told
from mysterium_nb.logs.charts.shares import shares_chart
from mysterium_nb.logs.charts.wording import in_order, labels


def win_rates_chart(rates: pl.DataFrame, lang: str = "en") -> alt.LayerChart:
    """Of `win_rates`: the share of games won, by whatever they were counted by."""
    say = speaker(lang, "visions")
    by = [name for name in rates.columns if name not in ("games", "won", "rate", "low", "high")]
    rates = in_order(rates, by, say)
    rows = rates.with_columns(labels(rates, by, say) if by else pl.lit(say("All games")).alias("label"))
    note = say("In brackets the number of games. The lines are 95 % intervals.")
    return shares_chart(rows.rename({"games": "tries"}), say("Games won"), note, say)


def hours_chart(solved: pl.DataFrame, lang: str = "en") -> alt.LayerChart:
    """Of `hours_to_solve`: which share of all games had found everything by each hour."""
    say = speaker(lang, "visions")
    title = say("Everything found by hour …")
    if not solved.height:
        return nothing(title, say)
    by = [name for name in solved.columns if name not in ("hour", "games", "solved")]
    rows = solved.with_columns(labels(solved, by, say) if by else pl.lit(say("All games")).alias("label"))
    order = rows["label"].unique(maintain_order=True).to_list()
    colour, named, shape = series(order)
    drawn = alt.Chart(rows).encode(
        x=alt.X("hour:O", title=say("Hour"), axis=alt.Axis(labelAngle=0)),
        y=alt.Y("solved:Q", scale=alt.Scale(domain=[0, 1]), axis=alt.Axis(labelExpr=PERCENT), title=None),
    )
    dash = alt.StrokeDash("label:N", sort=order, legend=None)
    line = drawn.mark_line(strokeWidth=2.5).encode(color=colour, strokeDash=dash)
    points = drawn.mark_point(filled=True, size=60, opacity=1).encode(color=named, shape=shape)
    last = rows.group_by("label", maintain_order=True).last().select("label", "solved", "hour").rows()
    words = [
        say("{what}: {rate} by hour {hour}", what=label, rate=percent(rate), hour=hour) for label, rate, hour in last
    ]
    note = say("Share of all games, those lost in time too.")
    return framed([line, points], 200, title, note, told(title, words, say), OWN_SCALES)
