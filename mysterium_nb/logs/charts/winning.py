"""How often games are won, and when everything was found."""

from math import ceil

import altair as alt
import polars as pl

from mysterium_nb.i18n.catalogue import translator
from mysterium_nb.logs.charts.chart_parts import (
    OWN_SCALES,
    PERCENT,
    broken_labels,
    describe_chart,
    empty_chart,
    percent,
    series,
    titled_chart,
    wrap_label,
)
from mysterium_nb.logs.charts.labels import labels, sort_by_difficulty
from mysterium_nb.logs.charts.shares import shares_chart


def win_rates_chart(rates: pl.DataFrame, lang: str = "en") -> alt.LayerChart:
    """Of `win_rates`: the share of games won, by whatever they were counted by."""
    say = translator(lang, "visions")
    by = [name for name in rates.columns if name not in ("games", "won", "rate", "low", "high")]
    rates = sort_by_difficulty(rates, by, say)
    rows = rates.with_columns(labels(rates, by, say) if by else pl.lit(say("All games")).alias("label"))
    note = say("In brackets the number of games. The lines are 95 % intervals.")
    return shares_chart(rows.rename({"games": "tries"}), say("Games won"), note, say)


def hours_chart(solved: pl.DataFrame, lang: str = "en") -> alt.LayerChart:
    """Of `hours_to_solve`: which share of all games had found everything by each hour."""
    say = translator(lang, "visions")
    title = say("Everything found by hour …")
    if not solved.height:
        return empty_chart(title, say)
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
    return titled_chart([line, points], 200, title, note, describe_chart(title, words, say), OWN_SCALES)


def time_chart(times: pl.DataFrame, lang: str = "en") -> alt.LayerChart:
    """Of `time_to_solve`: the minutes of play until everything was found."""
    say = translator(lang, "visions")
    title = say("Minutes until everything was found")
    if not times.height:
        return empty_chart(title, say)
    by = [name for name in times.columns if name not in ("games", "hours", "quick", "median", "slow")]
    times = sort_by_difficulty(times, by, say)
    told_by = labels(times, by, say) if by else [say("All games")] * times.height
    shown = [f"{label} ({games})" for label, games in zip(told_by, times["games"], strict=True)]
    rows = times.with_columns(label=pl.Series([wrap_label(label) for label in shown]))
    y = alt.Y("label:N", sort=None, title=None, axis=broken_labels())
    drawn = alt.Chart(rows).encode(y=y)
    scale = alt.Scale(domain=[0, max(1, ceil(times["slow"].max()))])  # type: ignore[arg-type] # minutes
    x = alt.X("quick:Q", title=None, scale=scale, axis=alt.Axis(tickCount=4))
    middle_half = drawn.mark_rule(style="gold", strokeWidth=3, opacity=0.55).encode(x=x, x2="slow:Q")
    median = drawn.mark_point(style="gold", filled=True, size=80, opacity=1).encode(x=alt.X("median:Q", title=None))
    words = [
        say(
            "{what}: {median} minutes, hour {hour} on average",
            what=label,
            median=f"{row['median']:.0f}",
            hour=f"{row['hours']:.1f}",
        )
        for label, row in zip(shown, rows.rows(named=True), strict=True)
    ]
    note = say("Of the games in which it was. The point is the median, half of the games lie on the line.")
    step = 26 + 14 * max(label.count("\n") for label in rows["label"])
    return titled_chart([middle_half, median], {"step": step}, title, note, describe_chart(title, words, say))
