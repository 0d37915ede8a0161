"""A game that is over, on the real pages: a bar to move through it, and dashboards that can only be looked at."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import traitlets
from anywidget import AnyWidget
from msgspec.structs import replace

from mysterium_nb.decks.card_names import CardNames
from mysterium_nb.engine.errors import IllegalMove
from mysterium_nb.engine.moves import Move
from mysterium_nb.engine.state import Clock
from mysterium_nb.engine.views import View
from mysterium_nb.pages.model import Page, PageState
from mysterium_nb.picture.theme import GLYPHS, MARKS, SANS, SERIF, css_variables
from mysterium_nb.table.seat import Watcher
from mysterium_nb.widgets.dashboard import Dashboard

_HERE = Path(__file__).parent
_KEPT = ("table", "talk", "story", "picture")
"""What stays open beside a page when the game moves on."""

SCRIPT = f"const SHAPES = {json.dumps({'glyphs': GLYPHS, 'marks': MARKS})};\n" + (_HERE / "replay_bar.js").read_text(
    "utf-8"
)
STYLE = (
    f".mnb-replaybar{{--serif:{SERIF};--sans:{SANS};{css_variables('night')}}}\n"
    f".mnb-replaybar[data-theme=light]{{{css_variables('light')}}}\n" + (_HERE / "replay_bar.css").read_text("utf-8")
)


class ReplayBar(AnyWidget):
    """Where one is in a game, what happened there, and the way to everywhere else. It plays a `tape`."""

    _esm = SCRIPT
    _css = STYLE
    tape: "traitlets.Dict[str, Any]" = traitlets.Dict().tag(sync=True)
    place = traitlets.Int(0).tag(sync=True)
    """The moment that is asked for."""
    shown = traitlets.Int(0).tag(sync=True)
    """The moment that the page shows; only then the next one is asked for."""
    notes: "traitlets.Dict[str, str]" = traitlets.Dict().tag(sync=True)
    """The reader's notes, by moment."""
    theme = traitlets.Unicode("night").tag(sync=True)
    writable = traitlets.Bool(default_value=True).tag(sync=True)
    """Whether notes are taken."""
    asks = traitlets.Bool(default_value=True).tag(sync=True)
    """Whether one can ask what another vision would have changed."""

    def __init__(self, tape: dict[str, Any], hear: Callable[[object], None]) -> None:
        super().__init__(tape=tape)
        self.on_msg(lambda _, message, __: hear(message))


class ReplaySeat:
    """A seat in a game that was played: it has a view of some moment, and takes no move."""

    def __init__(self, view: View) -> None:
        self.view = view

    def act(self, move: Move, move_id: str | None = None) -> View:  # noqa: ARG002 - the seat API
        raise IllegalMove("This is a replay: one can look around, and nothing can be played any more.")

    def watch(self, watcher: Watcher) -> None:
        """Nothing happens here by itself."""

    def close(self) -> None:
        """Nothing to let go of."""


class ReplayDashboard(Dashboard):
    """The page of any seat, at any moment of a game. A press can look, and changes nothing."""

    asks_for_sound = False

    def __init__(self, view: View, at: int) -> None:
        self._past = ReplaySeat(view)
        self._at = at
        super().__init__(self._past)

    def show(self, view: View, at: int) -> None:
        """Show what a seat saw at a time, in milliseconds since 1970."""
        page_state = self._page_state
        side = page_state.side if page_state.side in _KEPT else ""
        self._page_state = PageState(page_state.lang, page_state.theme, page_state.device, side=side)
        self._past.view, self._at = view, at
        if view == self._view:
            self._redraw()
        else:
            self._on_view(view)

    def _on_browser(self, lang: str, *, tour: bool, prologues: tuple[str, ...] | None = None) -> None:  # noqa: ARG002
        """Whoever looks back at a beginning is told no prologue."""
        super()._arrive(lang, tour=tour, prologues=None)

    def _page(self, view: View, page_state: PageState, names: CardNames) -> Page:
        """The hourglass stands still at what was left then."""
        page = super()._page(view, page_state, names)
        return page if page.status.deadline is None else replace(page, status=replace(page.status, paused_at=self._at))

    def _turn_hourglass(self, clock: Clock) -> None:
        at = self._at if clock.paused_at is None else clock.paused_at
        self.picture.time_left(None if clock.deadline is None else (clock.deadline - at) / 1000, running=False)
