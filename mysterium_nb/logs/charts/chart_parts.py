"""What all charts have in common: their size, how they say numbers, and what is shown where there is nothing."""

import re
from collections.abc import Iterable, Sequence
from typing import Any

import altair as alt
import polars as pl

from mysterium_nb.i18n.catalogue import Translator
from mysterium_nb.logs.charts.chart_theme import WIDTH

PERCENT = "round(datum.value * 100) + '\N{NO-BREAK SPACE}%'"
"""How an axis of shares is labelled."""
_SHARED = alt.Resolve()
OWN_SCALES = alt.Resolve(scale=alt.ScaleResolveMap(color="independent", shape="independent"))
"""For charts with a `series`."""
_MOST_TOLD = 12
"""Rows that a description tells: whoever listens cannot skip."""
Step = dict[str, int]
"""The height of a row: `{"step": 26}`."""


def percent(share: float) -> str:
    return f"{100 * share:.0f}\N{NO-BREAK SPACE}%"


def titled_chart(
    layers: Sequence[alt.Chart],
    height: int | Step,
    title: str,
    note: str,
    description: str,
    resolve: alt.Resolve = _SHARED,
) -> alt.LayerChart:
    """A chart of our width with its heading; the note says what to know when reading it."""
    heading = alt.TitleParams(title, subtitle=_lines(note)) if note else alt.TitleParams(title)
    autosize = alt.AutoSizeParams(type="fit-x", contains="padding")
    return alt.LayerChart(
        layer=[*layers],
        width=WIDTH,
        height=height,
        title=heading,
        autosize=autosize,
        description=description,
        resolve=resolve,
    )


def broken_labels(size: int = 12, **more: Any) -> alt.Axis:
    """An axis down whose labels have one or more lines (`wrap_label`), each label beside the middle of its row."""
    lines, height = "split(datum.value, '\\n')", size + 1
    middle = {"condition": {"test": "true", "expr": f"(1 - length({lines})) * {height / 2}"}, "value": 0}
    return alt.Axis(
        ticks=False,
        labelLimit=0,
        labelExpr=lines,
        labelFontSize=size,
        labelLineHeight=height,
        labelOffset=middle,
        **more,
    )


_COUNT = re.compile(r"(?<!\S)(\d+) ")
"""A number and what it counts stay together."""


def wrap_label(label: str, longest: int = 24) -> str:
    """A label in lines that fit beside a chart, all about as long: nothing is cut off.

    >>> wrap_label("Disagree, wrong card (12655)").split("\\n")
    ['Disagree, wrong', 'card (12655)']
    >>> wrap_label("Classic, 7 players, Easy (5)").split("\\n")
    ['Classic, 7\xa0players,', 'Easy (5)']
    """
    return "\n".join(_lines(_COUNT.sub("\\1\N{NO-BREAK SPACE}", label), longest))


def _lines(note: str, longest: int = 54) -> list[str]:
    """Words in as few lines as they fit in, all about as long: charts do not break them."""
    lines = _filled(note, longest)
    while longest > 1 and len(narrower := _filled(note, longest - 1)) == len(lines):
        lines, longest = narrower, longest - 1
    return lines


def _filled(note: str, longest: int) -> list[str]:
    lines = [""]
    for word in note.split(" "):
        if lines[-1] and len(lines[-1]) + len(word) >= longest:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return lines


def describe_chart(title: str, rows: Iterable[str], say: Translator) -> str:
    """A chart in words."""
    rows = [*rows]
    more = len(rows) - _MOST_TOLD
    rows = [*rows[:_MOST_TOLD], say("and {count} more", count=more)] if more > 0 else rows
    return f"{_sentence(title)} {'; '.join(rows)}."


def _sentence(title: str) -> str:
    return title if title[-1] in "?…" else f"{title}."


def series(labels: list[str]) -> tuple[alt.Color, alt.Color, alt.Shape]:
    """Colour without a legend, and for the layer that has the points, colour and shape with one for both: Vega-Lite
    only makes one of the two where the layers' scales are independent, so each of them is told all labels."""
    scale, legend = alt.Scale(domain=labels), alt.Legend(columns=2)
    return (
        alt.Color("label:N", scale=scale, legend=None),
        alt.Color("label:N", scale=scale, legend=legend),
        alt.Shape("label:N", scale=scale, legend=legend),
    )


def empty_chart(title: str, say: Translator) -> alt.LayerChart:
    """In the place of a chart, where the games have nothing to say about it."""
    return message_chart(title, say("Nothing of this in these games."))


def message_chart(title: str, empty: str) -> alt.LayerChart:
    """A sentence in the place of a chart."""
    text = alt.Chart(pl.DataFrame({"text": [empty]})).mark_text(style="words", align="left")
    drawn = text.encode(text="text:N", x=alt.value(0), y=alt.value(10))
    return titled_chart([drawn], 20, title, "", f"{_sentence(title)} {empty}")
