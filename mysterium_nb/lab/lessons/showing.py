"""Charts, tables and sentences as HTML, so that a page can show another one in the same place."""

from html import escape

import altair as alt
import polars as pl

from mysterium_nb.logs.theme import figure
from mysterium_nb.scenes.glyphs import Theme

Shown = alt.TopLevelMixin | pl.DataFrame | str


def html(shown: Shown, theme: Theme = "light") -> str:
    if isinstance(shown, str):
        return shown
    return _table(shown) if isinstance(shown, pl.DataFrame) else figure(shown, theme)


def _table(rows: pl.DataFrame) -> str:
    """A table to be read: words without quotes, numbers to two places."""
    heads = "".join(f'<th scope="col">{escape(name.replace("_", " "))}</th>' for name in rows.columns)
    lines = "".join(f"<tr>{''.join(map(_cell, row))}</tr>" for row in rows.rows())
    return f'<table style="border-spacing:0.8em 0.2em"><thead><tr>{heads}</tr></thead><tbody>{lines}</tbody></table>'


def _cell(value: object) -> str:
    number = isinstance(value, int | float)
    text = f"{value:.2f}" if isinstance(value, float) else str(value)
    return f'<td style="text-align:{"right" if number else "left"}">{escape(text)}</td>'
