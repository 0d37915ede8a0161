"""How charts look: our two themes, drawn here and not in the browser, so that no network and no script is needed."""

from base64 import b64encode
from html import escape
from typing import Any

import altair as alt
import vl_convert

from mysterium_nb.picture.theme import PALETTES, SANS, SERIF, Theme

WIDTH = 344
"""Of a whole chart, in pixels: it fits a phone that is 360 wide."""
_BLUE: dict[Theme, str] = {"night": "#7fb0f7", "light": "#1f5fa8"}
"""Beside gold, what every kind of colour-blindness tells apart."""
_VERSION = ".".join(alt.SCHEMA_VERSION.split(".")[:2])


def vega_config(theme: Theme) -> dict[str, Any]:
    """A theme as a Vega-Lite configuration. Charts name styles (`gold`, `blue`, `faint`, `words`), never colours."""
    palette, blue = PALETTES[theme], _BLUE[theme]
    ground, line = (palette.night_1, palette.night_3) if theme == "night" else (palette.night_3, palette.night_1)
    words = {"labelColor": palette.text, "labelFontSize": 12, "titleColor": palette.text_2, "titleFontSize": 12}
    return {
        "background": ground,
        "font": SANS,
        "padding": 8,
        "view": {"stroke": None},
        "title": {
            "anchor": "start",
            "frame": "bounds",
            "font": SERIF,
            "fontSize": 16,
            "fontWeight": 600,
            "color": palette.text,
            "subtitleColor": palette.text_2,
            "subtitleFontSize": 12,
            "subtitlePadding": 4,
            "offset": 10,
        },
        "axis": {
            **words,
            "titleFontWeight": "normal",
            "grid": False,
            "domain": False,
            "tickColor": palette.line,
            "labelLimit": 176,
            "gridColor": line,
        },
        "axisQuantitative": {"grid": True, "ticks": False, "tickCount": 5},
        "legend": {
            **words,
            "orient": "top",
            "title": None,
            "symbolSize": 90,
            "symbolStrokeWidth": 2,
            "labelLimit": 160,
        },
        "range": {"category": [palette.gold, blue, palette.text], "heatmap": [line, palette.gold, palette.text]},
        "style": {
            "gold": {"color": palette.gold},
            "blue": {"color": blue},
            "faint": {"color": palette.line},
            "words": {"color": palette.text, "fontSize": 12},
            "on_gold": {"color": palette.on_gold, "fontSize": 11},
        },
    }


def chart_svg(chart: alt.TopLevelMixin, theme: Theme = "light") -> str:
    """A chart as a picture."""
    return _drawn(chart.to_dict(), theme)


def chart_html(chart: alt.TopLevelMixin, theme: Theme = "light", wide: int | None = None) -> str:
    """A chart as HTML: a picture that holds everything it needs, and its description in words; enlarged up to `wide`
    pixels where there is room, for whoever sits at the back."""
    return _figure(chart.to_dict(), theme, wide)


def use_theme(theme: Theme = "light", wide: int | None = None) -> None:
    """From now on, show charts in this notebook as such pictures: the same in JupyterLab, in Voilà and on paper."""
    alt.renderers.register("mysterium", lambda spec, **_: _bundle(spec, theme, wide))
    alt.renderers.enable("mysterium")


def _bundle(spec: dict[str, Any], theme: Theme, wide: int | None) -> dict[str, str]:
    return {"text/html": _figure(spec, theme, wide), "text/plain": spec["description"]}


def _figure(spec: dict[str, Any], theme: Theme, wide: int | None) -> str:
    size = "max-width:100%" if wide is None else f"width:min(100%,{wide}px)"
    return f'<img src="{data_uri(_drawn(spec, theme))}" alt="{escape(spec["description"])}" style="{size}">'


def data_uri(drawing: str) -> str:
    return f"data:image/svg+xml;base64,{b64encode(drawing.encode()).decode()}"


def _drawn(spec: dict[str, Any], theme: Theme) -> str:
    # No address is allowed: a chart holds its data.
    return vl_convert.vegalite_to_svg(spec | {"config": vega_config(theme)}, vl_version=_VERSION, allowed_base_urls=[])
