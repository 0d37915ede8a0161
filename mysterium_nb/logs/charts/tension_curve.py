"""Tension: the hours that are left against the steps that are left."""

import altair as alt
import polars as pl

from mysterium_nb.i18n.catalogue import translator
from mysterium_nb.logs.charts.chart_parts import OWN_SCALES, describe_chart, empty_chart, series, titled_chart

_ENDS = (True, False)


def tension_chart(curve: pl.DataFrame, lang: str = "en") -> alt.LayerChart:
    """Of `tension` by `won` alone: the steps left for a psychic when each hour begins."""
    say = translator(lang, "visions")
    title = say("Cards still to find for each psychic")
    if not curve.height:
        return empty_chart(title, say)
    named = {True: say("games won"), False: say("games lost")}
    rows = curve.with_columns(label=pl.Series([named[won] for won in curve["won"]], dtype=pl.String))
    order = [named[won] for won in _ENDS]
    drawn = alt.Chart(rows).encode(
        x=alt.X("hour:O", title=say("When hour … begins"), axis=alt.Axis(labelAngle=0)),
    )
    colour, ended, shape = series(order)
    band = drawn.mark_area(opacity=0.18).encode(y=alt.Y("low:Q", title=None), y2="high:Q", color=colour)
    line = drawn.mark_line(strokeWidth=2.5).encode(
        y=alt.Y("steps_left:Q", title=None),
        color=colour,
        strokeDash=alt.StrokeDash("label:N", sort=order, legend=None),
    )
    points = drawn.mark_point(filled=True, size=60, opacity=1).encode(
        y=alt.Y("steps_left:Q", title=None), color=ended, shape=shape
    )
    words = [
        say("hour {hour}, {what}: {steps}", hour=hour, what=label, steps=f"{steps:.1f}")
        for hour, label, steps in rows.sort("hour", "label").select("hour", "label", "steps_left").rows()
    ]
    note = say("Of the games that still search then: the mean, and within the pale band eight of ten.")
    return titled_chart([band, line, points], 200, title, note, describe_chart(title, words, say), OWN_SCALES)
