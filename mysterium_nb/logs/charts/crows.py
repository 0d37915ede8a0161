"""What a crow is worth, as far as logs can tell."""

import altair as alt
import polars as pl

from mysterium_nb.i18n.catalogue import translator
from mysterium_nb.logs.charts.chart_parts import (
    OWN_SCALES,
    PERCENT,
    describe_chart,
    empty_chart,
    percent,
    series,
    titled_chart,
)


def crows_chart(value: pl.DataFrame, lang: str = "en") -> alt.LayerChart:
    """Of `value_of_crows` by hour: the share of right guesses in hours with a crow and without."""
    say = translator(lang, "visions")
    title = say("Right guesses, with and without a crow")
    if not value.height:
        return empty_chart(title, say)
    named = {True: say("a crow flew"), False: say("none flew")}
    rows = value.with_columns(label=pl.Series([named[crow] for crow in value["crow"]], dtype=pl.String))
    order = [named[True], named[False]]
    drawn = alt.Chart(rows).encode(
        x=alt.X("hour:O", title=say("Hour"), axis=alt.Axis(labelAngle=0)),
        xOffset=alt.XOffset("label:N", sort=order, scale=alt.Scale(paddingOuter=0.5)),
    )
    colour, flew, shape = series(order)
    share = alt.Y("low:Q", scale=alt.Scale(domain=[0, 1]), axis=alt.Axis(labelExpr=PERCENT), title=None)
    interval = drawn.mark_rule(strokeWidth=3, opacity=0.55).encode(y=share, y2="high:Q", color=colour)
    point = drawn.mark_point(filled=True, size=70, opacity=1).encode(
        y=alt.Y("rate:Q", title=None), color=flew, shape=shape
    )
    words = [
        say("hour {hour}, {what}: {rate} of {count}", hour=hour, what=label, rate=percent(rate), count=judged)
        for hour, label, rate, judged in rows.select("hour", "label", "rate", "judged").rows()
    ]
    note = say("Ghosts send a crow when the hand is bad, so a lower share is no proof that it harms.")
    return titled_chart([interval, point], 200, title, note, describe_chart(title, words, say), OWN_SCALES)
