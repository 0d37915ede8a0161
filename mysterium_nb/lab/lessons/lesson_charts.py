"""The charts of the lessons: a small frame in, a chart out, described in words. Titles come from the lesson."""

from math import atan2, cos, degrees, hypot, pi, sin
from typing import Any

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
from mysterium_nb.logs.charts.shares import shares_chart

_SAY = translator("en", "visions")
_FULL = 1.0
_RADIUS = 100.0
"""Of the circle that a network is drawn on."""
_CLEAR, _ASIDE = 14.0, 4.0
"""How far an arrow stays from the dots, and from the straight way between them."""
_SCALE = alt.Scale(domain=[-135, 135])
_NAMES: dict[str, dict[str, Any]] = {
    "datum.y > 20": {"dy": -14},
    "datum.y < -20": {"dy": 16},
    "abs(datum.y) <= 20 && datum.x > 0": {"align": "left", "dx": 12},
    "abs(datum.y) <= 20 && datum.x <= 0": {"align": "right", "dx": -12},
}
"""Where a name stands: outside the circle, where no arrow goes."""


def rates_chart(rows: pl.DataFrame, title: str, note: str = "") -> alt.LayerChart:
    """A row for each share: `label`, `win_rate`, `low`, `high`, `games`, as `sweep` tells them."""
    return shares_chart(rows.rename({"win_rate": "rate", "games": "tries"}), title, note, _SAY)


def band_chart(
    rows: pl.DataFrame, across: str, title: str, note: str = "", goal: float | None = None
) -> alt.LayerChart:
    """A share that changes with a number, with its interval, as `sweep` tells it; `goal` is marked."""
    if not rows.height:
        return empty_chart(title, _SAY)
    drawn = alt.Chart(rows).encode(x=_across(rows, across))
    up = alt.Y("win_rate:Q", title=None, scale=alt.Scale(domain=[0, 1]), axis=alt.Axis(labelExpr=PERCENT))
    layers = [
        drawn.mark_area(style="gold", opacity=0.25).encode(y=alt.Y("low:Q", title=None), y2="high:Q"),
        drawn.mark_line(style="gold", strokeWidth=2.5).encode(y=up),
        drawn.mark_point(style="gold", filled=True, size=60, opacity=1).encode(y=up),
    ]
    if goal is not None:
        line = alt.Chart(pl.DataFrame({"win_rate": [goal]})).mark_rule(style="blue", strokeDash=[5, 4], strokeWidth=2)
        layers.append(line.encode(y=up))
    words = [f"{across} {x:g}: {percent(rate)}" for x, rate in rows.select(across, "win_rate").rows()]
    return titled_chart(layers, 200, title, note, describe_chart(title, words, _SAY))


def lines_chart(
    rows: pl.DataFrame, across: str, up: str, title: str, note: str = "", *, share: bool = False
) -> alt.LayerChart:
    """A line for each `label`, at most three of them; `share` is for numbers from 0 to 1."""
    if not rows.height:
        return empty_chart(title, _SAY)
    colour, named, shape = series(rows["label"].unique(maintain_order=True).to_list())
    drawn = alt.Chart(rows).encode(x=_across(rows, across))
    scale, axis = (
        (alt.Scale(domain=[0, _FULL]), alt.Axis(labelExpr=PERCENT)) if share else (alt.Scale(zero=False), alt.Axis())
    )
    height = alt.Y(f"{up}:Q", title=None, scale=scale, axis=axis)
    line = drawn.mark_line(strokeWidth=2.5).encode(y=height, color=colour)
    points = drawn.mark_point(filled=True, size=50, opacity=1).encode(y=height, color=named, shape=shape)
    words = [f"{label}, {across} {x:g}: {y:.2f}" for label, x, y in rows.select("label", across, up).rows()]
    return titled_chart([line, points], 200, title, note, describe_chart(title, words, _SAY), OWN_SCALES)


def _across(rows: pl.DataFrame, name: str) -> alt.X:
    """Few values get a place each, many share a scale."""
    few = rows[name].n_unique() <= 12
    return alt.X(f"{name}:{'O' if few else 'Q'}", title=name.replace("_", " "), axis=alt.Axis(labelAngle=0))


def network_chart(sway: pl.DataFrame, title: str, note: str = "", most: int = 8) -> alt.LayerChart:
    """Of `who_sways_whom`: players on a circle, from each an arrow to those who followed; the thicker, the oftener."""
    if not sway.height:
        return empty_chart(title, _SAY)
    busy = pl.concat([sway.select(pl.col(end).alias("player"), "tokens") for end in ("by", "swayed")])
    busy = busy.group_by("player").agg(pl.col("tokens").sum()).sort("tokens", "player", descending=[True, False])
    players = sorted(busy["player"].head(most))
    turns = [2 * pi * place / len(players) for place in range(len(players))]
    at = {name: (_RADIUS * sin(turn), _RADIUS * cos(turn)) for name, turn in zip(players, turns, strict=True)}
    shown = sway.filter(pl.col("by").is_in(players), pl.col("swayed").is_in(players), pl.col("followed") > 0)
    arrows = [(*_arrow(at[by], at[whom]), rate) for by, whom, rate in shown.select("by", "swayed", "rate").rows()]
    numbers = dict.fromkeys(("x", "y", "x2", "y2", "turned", "rate"), pl.Float64)
    lines = alt.Chart(pl.DataFrame(arrows, schema=numbers, orient="row"))
    dots = alt.Chart(
        pl.DataFrame([(name, *place) for name, place in at.items()], schema=["name", "x", "y"], orient="row")
    )
    x, y = (alt.X("x:Q", axis=None, scale=_SCALE), alt.Y("y:Q", axis=None, scale=_SCALE))
    width = alt.StrokeWidth("rate:Q", scale=alt.Scale(domain=[0, 1], range=[1, 6]), legend=None)
    head = alt.Angle("turned:Q", scale=alt.Scale(domain=[0, 360], range=[0, 360]))
    layers = [
        lines.mark_rule(style="gold", opacity=0.8).encode(x=x, y=y, x2="x2:Q", y2="y2:Q", strokeWidth=width),
        lines.mark_point(style="gold", shape="triangle", filled=True, size=150, opacity=1).encode(
            x=alt.X("x2:Q", axis=None, scale=_SCALE), y=alt.Y("y2:Q", axis=None, scale=_SCALE), angle=head
        ),
        dots.mark_point(style="blue", filled=True, size=90, opacity=1).encode(x=x, y=y),
        *(
            dots.transform_filter(where).mark_text(style="words", **aside).encode(x=x, y=y, text="name:N")
            for where, aside in _NAMES.items()
        ),
    ]
    words = [
        f"{whom} followed {by} {followed} times of {tokens}"
        for by, whom, followed, tokens in shown.select("by", "swayed", "followed", "tokens").rows()
    ] or ["nobody followed anybody"]
    return titled_chart(layers, 300, title, note, describe_chart(title, words, _SAY))


_Place = tuple[float, float]


def _arrow(start: _Place, end: _Place) -> tuple[float, float, float, float, float]:
    """From one player to another, a little to the right of the straight way, so that two directions are two arrows;
    its last number is by how many degrees its head is turned."""
    across, up = end[0] - start[0], end[1] - start[1]
    length = hypot(across, up)
    across, up = across / length, up / length
    right_x, right_y = up * _ASIDE, -across * _ASIDE
    return (
        start[0] + across * _CLEAR + right_x,
        start[1] + up * _CLEAR + right_y,
        end[0] - across * _CLEAR + right_x,
        end[1] - up * _CLEAR + right_y,
        degrees(atan2(across, up)) % 360,
    )
