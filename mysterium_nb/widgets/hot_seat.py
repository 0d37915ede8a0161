"""The hot seat: people around one screen. A curtain hides what is secret, and handing over takes a deliberate press."""

from typing import Literal

from ipywidgets import VBox

from mysterium_nb.engine.names import seat_name
from mysterium_nb.engine.position import waiting_for
from mysterium_nb.engine.seats import SeatId
from mysterium_nb.engine.views import GhostView, PsychicView, View
from mysterium_nb.i18n.catalogue import translator
from mysterium_nb.pages.model import Piece, Text, TextButton
from mysterium_nb.table.seat import Seat
from mysterium_nb.widgets.card_grid import CardGrid
from mysterium_nb.widgets.card_images import CardImages
from mysterium_nb.widgets.dashboard import Dashboard


class Curtain(VBox):  # type: ignore[misc] # ipywidgets has no types
    """Some seats before one screen, of which one at a time is on the stage.

    Where its page holds a secret a curtain falls before it, and opens on the second of two presses: whoever presses has
    said who they are. Behind a closed curtain there is nothing: the page is taken out of the browser.
    """

    def __init__(self, *seats: Seat) -> None:
        self._dashboards = {seat.view.seat: Dashboard(seat) for seat in seats}
        self._front = next(iter(self._dashboards))
        self._curtain: Literal["closed", "asking", "open"] = "closed"
        self._card_images = CardImages(None)
        self.bar = CardGrid(self._card_images, lambda key, *_: self.press(key), "panel", "curtain")
        super().__init__([self.bar])
        for seat, dashboard in zip(seats, self._dashboards.values(), strict=True):
            seat.watch(self._on_view)
            dashboard.status.observe(self._follow, "lang")
            dashboard.observe(self._follow, "_dom_classes")
        self._redraw()

    @property
    def dashboard(self) -> Dashboard:
        """The page on the stage, behind the curtain or not."""
        return self._dashboards[self._front]

    def press(self, key: str) -> None:
        """Press a piece of the bar as a browser does."""
        match key.split(":"):
            case ["to", seat] if seat in self._dashboards:
                self._front, self._curtain = seat, "closed"
            case ["ask"]:
                self._curtain = "asking"
            case ["open"] if self._curtain == "asking":
                self._curtain = "open"
            case ["wait"]:
                self._curtain = "closed"
            case ["close"]:
                self._front, self._curtain = self._next or self._front, "closed"
            case _:
                return  # the second of two quick taps
        self._redraw()

    def close(self) -> None:
        """Let go of the seats and take everything away."""
        if self.comm is None:
            return  # closed already, or never opened
        for dashboard in self._dashboards.values():
            dashboard.close()
        self.bar.close()
        self._card_images.close()
        super().close()

    @property
    def _next(self) -> SeatId | None:
        """Whose turn it is, if the one on the stage has nothing to do."""
        busy = [seat for seat, dashboard in self._dashboards.items() if _is_waited_for(dashboard.view)]
        return None if self._front in busy or not busy else busy[0]

    def _on_view(self, _: View) -> None:
        self._redraw()

    def _follow(self, _: object) -> None:
        self._redraw()

    def _redraw(self) -> None:
        dashboard = self.dashboard
        if not holds_a_secret(dashboard.view):
            self._curtain = "closed"  # a secret that comes later comes behind a closed curtain
        shown = self._curtain == "open" or not holds_a_secret(dashboard.view)
        page_state = dashboard.page.state
        say = translator(page_state.lang, dashboard.view.rules.lexicon)
        self.children = (self.bar, dashboard) if shown else (self.bar,)
        pieces = self._tabs() + (self._shown() if shown else self._before())
        self.bar.show(pieces, label=say("Who sits before the screen"), lang=page_state.lang)
        state = "shown" if shown else self._curtain
        self._dom_classes = ("mnb", "mnb-behind", f"mnb-{page_state.theme}", f"mnb-{state}")

    def _who(self, seat: SeatId) -> str:
        return seat_name(self.dashboard.view.setup, seat, self.dashboard.page.state.lang)

    def _tabs(self) -> tuple[Piece, ...]:
        """Everybody, a dot on whoever is waited for, and in gold whose turn it is next."""
        if len(self._dashboards) == 1:
            return ()
        tabs = []
        for seat, dashboard in self._dashboards.items():
            style = ["tab"]
            if _is_waited_for(dashboard.view) and seat != self._front:
                style.append("waits")
            if seat == self._next and self._curtain != "open":
                style.append("next")
            who = self._who(seat)
            text = who[:1].upper() + who[1:]
            on = seat == self._front
            tabs.append(TextButton(key=f"to:{seat}", text=text, seat=seat, pressed=on, style=" ".join(style)))
        return tuple(tabs)

    def _shown(self) -> tuple[Piece, ...]:
        view, page_state = self.dashboard.view, self.dashboard.page.state
        if not holds_a_secret(view):
            return ()
        say = translator(page_state.lang, view.rules.lexicon)
        then, style = "", "draw"
        if self._next is not None:
            then, style = say("then {who}", who=self._who(self._next)), "draw next"
        return (TextButton(key="close", text=say("Close the curtain"), subtitle=then, style=style),)

    def _before(self) -> tuple[Piece, ...]:
        """What is written on a closed curtain."""
        view, page_state = self.dashboard.view, self.dashboard.page.state
        say = translator(page_state.lang, view.rules.lexicon)
        who = self._who(self._front)
        if self._curtain == "asking":
            return (
                Text(text=say("Is everybody else looking away?"), seat=self._front, style="lead"),
                TextButton(key="open", text=say("Yes, I am {who}", who=who), style="go"),
                TextButton(key="wait", text=say("No, wait")),
            )
        return (
            Text(text=say("Behind this curtain: {who}", who=who), seat=self._front, style="lead"),
            TextButton(key="ask", text=say("Open the curtain"), style="go" if self._next is None else ""),
        )


def holds_a_secret(view: View) -> bool:
    """Whether a page tells what others at the table must not see: the ghost's, and a psychic's with a secret vote."""
    if view.phase in ("lobby", "over"):
        return False
    if isinstance(view, GhostView):
        return True
    return view.rules.first_guess or (view.phase == "poll" and view.rules.poll == "straw")


def _is_waited_for(view: View) -> bool:
    mine = view.mine if isinstance(view, PsychicView) else (view.seat,)
    return any(seat in mine for seat in waiting_for(view))


class HotSeat(Curtain):
    """The ghost behind a curtain and the psychics before it, around one screen and one engine object.

    >>> from mysterium_nb import Table
    >>> table = Table.new(players=4)
    >>> hot_seat = HotSeat(*map(table.seat, ("ghost", "yellow", "red", "blue")))
    >>> [piece["text"] for piece in hot_seat.bar.pieces]
    ['The ghost', 'Yellow', 'Red', 'Blue', 'Behind this curtain: the ghost', 'Open the curtain']
    """

    def __init__(self, ghost: Seat, *psychics: Seat) -> None:
        if not isinstance(ghost.view, GhostView):
            raise TypeError(f"The first seat is the ghost's, and {ghost.view.seat!r} is another.")
        super().__init__(ghost, *psychics)
