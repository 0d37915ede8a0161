"""The board of a panel in a browser: what can be set at one side, what came of it at the other."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import traitlets
from anywidget import AnyWidget

from mysterium_nb.picture.theme import SANS, SERIF, css_variables

_HERE = Path(__file__).parent
_BLUE = {"night": "#7fb0f7", "light": "#1f5fa8"}
"""Beside gold, what every kind of colour-blindness tells apart; charts of logs have the same."""


class Board(AnyWidget):
    """Draws what it is given, and tells what was set and pressed. It knows no rules and has no words of its own."""

    _esm = (_HERE / "panel_widget.js").read_text("utf-8")
    _css = (
        f".mnb-bench{{--serif:{SERIF};--sans:{SANS};--blue:{_BLUE['night']};{css_variables('night')}}}\n"
        f".mnb-bench[data-theme=light]{{--blue:{_BLUE['light']};{css_variables('light')}}}\n"
    ) + (_HERE / "panel_widget.css").read_text("utf-8")
    sides: "traitlets.List[dict[str, Any]]" = traitlets.List().tag(sync=True)
    figures: "traitlets.Dict[str, Any]" = traitlets.Dict().tag(sync=True)
    refusals: "traitlets.Dict[str, str]" = traitlets.Dict().tag(sync=True)
    """The controls that were moved too far, each with the sentence that says so."""
    frame: "traitlets.Dict[str, Any]" = traitlets.Dict().tag(sync=True)
    """Title, language, theme and the words of the board itself."""
    said = traitlets.Unicode().tag(sync=True)
    """What came of a button."""
    heard = traitlets.Int(0).tag(sync=True)
    """Counts what was answered: only then the browser sends what was set meanwhile."""

    def __init__(self, hear: Callable[[object], None]) -> None:
        super().__init__()
        self.on_msg(lambda _, message, __: hear(message))
