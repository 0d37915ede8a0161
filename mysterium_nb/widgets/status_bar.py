"""The status bar: the line that says what to do, the hourglass, the voice and the knocks. It brings the theme."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

import msgspec
import traitlets
from anywidget import AnyWidget

from mysterium_nb.pages.model import StatusLine
from mysterium_nb.table.table import wall_clock

_HERE = Path(__file__).parent


class OnBrowserReady(Protocol):
    """What is called when a browser has come, with its language and whether its reader is new here."""

    def __call__(self, lang: str, *, tour: bool) -> None: ...


class StatusBar(AnyWidget):
    _esm = (_HERE / "status_bar.js").read_text("utf-8")
    _css = (_HERE / "theme.css").read_text("utf-8")
    line: "traitlets.Dict[str, Any]" = traitlets.Dict().tag(sync=True)
    lang = traitlets.Unicode("en").tag(sync=True)
    sound = traitlets.Bool(default_value=False).tag(sync=True)
    announcement = traitlets.Unicode().tag(sync=True)
    """What has just happened, said aloud to those who use a screen reader."""
    knocks = traitlets.Unicode().tag(sync=True)
    """How often to knock, after a number that makes each time a new one: `12:2`."""
    device = traitlets.Enum(("phone", "laptop"), "laptop").tag(sync=True)
    """How much space there is; the browser says so."""

    def __init__(self, on_time_up: Callable[[], None], on_browser_ready: OnBrowserReady | None = None) -> None:
        super().__init__()
        self._on_time_up = on_time_up
        self._on_browser_ready = on_browser_ready
        self.on_msg(self._hear)

    def show(self, line: StatusLine, *, lang: str, sound: bool) -> None:
        self.line = msgspec.to_builtins(line)
        self.lang = lang
        self.sound = sound

    def _hear(self, _: object, message: object, __: object) -> None:
        match message:
            case {"clock": True}:  # a browser's clock may be wrong; ours is the one that counts
                self.send({"now": wall_clock()})
            case {"rang": _}:
                self._on_time_up()
            case {"arrived": str(lang), "tour": bool(tour)}:
                if self._on_browser_ready is not None:
                    self._on_browser_ready(lang[:2], tour=tour)
