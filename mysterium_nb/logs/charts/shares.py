"""Shares with their intervals, one row each."""

import altair as alt
import polars as pl

from mysterium_nb.i18n.catalogue import Translator
from mysterium_nb.logs.charts.chart_parts import (
    PERCENT,
    broken_labels,
    describe_chart,
    empty_chart,
    percent,
    titled_chart,
    wrap_label,
)

_STEP, _LINE = 26, 14
"""Of a row with one line of words, and for each line more, in pixels."""


def shares_chart(rows: pl.DataFrame, title: str, note: str, say: Translator) -> alt.LayerChart:
    """A row for each share, in the order given: columns `label`, `rate`, `low`, `high`, and `tries`; `chance`, where it
    is there, is what blind chance would have reached."""
    rows = rows.filter(pl.col("tries") > 0)
    if not rows.height:
        return empty_chart(title, say)
    labels = [f"{label} ({tries})" for label, tries in rows.select("label", "tries").rows()]
    shown = [wrap_label(label) for label in labels]
    drawn = alt.Chart(rows.with_columns(label=pl.Series(shown)))
    y = alt.Y("label:N", sort=None, title=None, axis=broken_labels(minExtent=60, labelPadding=8))
    scale, axis = alt.Scale(domain=[0, 1]), alt.Axis(labelExpr=PERCENT, values=[0, 0.5, 1])
    interval = drawn.mark_rule(style="gold", strokeWidth=3, opacity=0.55).encode(
        y=y, x=alt.X("low:Q", scale=scale, axis=axis, title=None), x2="high:Q"
    )
    point = drawn.mark_point(style="gold", filled=True, size=80, opacity=1).encode(
        y=y, x=alt.X("rate:Q", scale=scale, title=None)
    )
    layers = [interval, point]
    if "chance" in rows.columns:
        tick = drawn.mark_tick(style="blue", thickness=3, size=18).encode(y=y, x=alt.X("chance:Q", title=None))
        layers.insert(0, tick)
    told_rows = [
        say(
            "{what}: {rate} ({low} to {high})",
            what=label,
            rate=percent(row["rate"]),
            low=percent(row["low"]),
            high=percent(row["high"]),
        )
        for label, row in zip(labels, rows.rows(named=True), strict=True)
    ]
    step = _STEP + _LINE * max(label.count("\n") for label in shown)
    return titled_chart([*layers], {"step": step}, title, note, describe_chart(title, told_rows, say))
