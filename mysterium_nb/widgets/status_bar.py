"""The status bar: the line that says what to do, the hourglass and the voice. It brings the theme."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

import msgspec
import traitlets
from anywidget import AnyWidget

from mysterium_nb.decks.picture_urls import portrait_url
from mysterium_nb.engine.cast import CAST
from mysterium_nb.pages.model import StatusLine
from mysterium_nb.table.table import wall_clock

_HERE = Path(__file__).parent


class OnBrowserReady(Protocol):
    """What is called when a browser has come, with its language, whether its reader is new here, and the prologues that
    it has shown."""

    def __call__(self, lang: str, *, tour: bool, prologues: tuple[str, ...]) -> None: ...


def _portraits() -> str:
    """The cast's faces as variables of the style sheet: `--portrait-blue`."""
    faces = "".join(f"--portrait-{seat}:url({portrait_url(seat)});" for seat in CAST)
    return f"\n.mnb{{{faces}}}\n"


class StatusBar(AnyWidget):
    _esm = (_HERE / "status_bar.js").read_text("utf-8")
    _css = (_HERE / "theme.css").read_text("utf-8")
    line: "traitlets.Dict[str, Any]" = traitlets.Dict().tag(sync=True)
    lang = traitlets.Unicode("en").tag(sync=True)
    announcement = traitlets.Unicode().tag(sync=True)
    """What has just happened, said aloud to those who use a screen reader."""
    device = traitlets.Enum(("phone", "laptop"), "laptop").tag(sync=True)
    """How much space there is; the browser says so."""

    def __init__(self, on_time_up: Callable[[], None], on_browser_ready: OnBrowserReady | None = None) -> None:
        super().__init__(_css=f"{self._css}{_portraits()}")
        self._on_time_up = on_time_up
        self._on_browser_ready = on_browser_ready
        self.on_msg(self._hear)

    def show(self, line: StatusLine, *, lang: str) -> None:
        self.line = msgspec.to_builtins(line)
        self.lang = lang

    def _hear(self, _: object, message: object, __: object) -> None:
        match message:
            case {"clock": True}:  # a browser's clock may be wrong; ours is the one that counts
                self.send({"now": wall_clock()})
            case {"rang": _}:
                self._on_time_up()
            case {"arrived": str(lang), "tour": bool(tour), **more}:
                if self._on_browser_ready is not None:
                    self._on_browser_ready(lang[:2], tour=tour, prologues=_marks(more.get("prologues")))


def _marks(said: object) -> tuple[str, ...]:
    return tuple(mark for mark in said if isinstance(mark, str)) if isinstance(said, list) else ()
