"""Charts, tables and sentences as HTML, so that a page can show another one in the same place."""

from html import escape

import altair as alt
import polars as pl

from mysterium_nb.logs.charts.chart_theme import chart_html
from mysterium_nb.picture.theme import Theme

Showable = alt.TopLevelMixin | pl.DataFrame | str
_WIDE = 720
"""Of a chart on a projector, in pixels."""


def to_html(shown: Showable, theme: Theme = "light") -> str:
    if isinstance(shown, str):
        return shown
    return _table(shown) if isinstance(shown, pl.DataFrame) else chart_html(shown, theme, _WIDE)


def _table(rows: pl.DataFrame) -> str:
    """A table to be read: words without quotes, numbers to two places."""
    heads = "".join(
        f'<th scope="col" style="text-align:{_side(number=kind.is_numeric())}">{escape(name.replace("_", " "))}</th>'
        for name, kind in rows.schema.items()
    )
    lines = "".join(f"<tr>{''.join(map(_cell, row))}</tr>" for row in rows.rows())
    return f'<table style="border-spacing:0.8em 0.2em"><thead><tr>{heads}</tr></thead><tbody>{lines}</tbody></table>'


def _cell(value: object) -> str:
    text = f"{value:.2f}" if isinstance(value, float) else str(value)
    return f'<td style="text-align:{_side(number=isinstance(value, int | float))}">{escape(text)}</td>'


def _side(*, number: bool) -> str:
    return "right" if number else "left"
