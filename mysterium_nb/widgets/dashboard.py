"""Dashboards: a seat's page as widgets. Each takes a seat and nothing else, and redraws itself wholly from the view."""

from contextlib import suppress
from typing import Any, Self

from ipywidgets import VBox
from msgspec.structs import replace

from mysterium_nb.decks.card_names import CardNames
from mysterium_nb.decks.deck import Deck
from mysterium_nb.decks.registry import deck_by_name
from mysterium_nb.engine.errors import IllegalMove, Refusal
from mysterium_nb.engine.moves import (
    AskHint,
    Assign,
    ChooseCulprit,
    FirstGuess,
    Move,
    Note,
    PlacePawn,
    PointAt,
    Say,
    SendVision,
    Sit,
    TakePawn,
    UseCrow,
    Vote,
)
from mysterium_nb.engine.state import Clock
from mysterium_nb.engine.views import GhostView, HostView, PsychicView, View, WatchView
from mysterium_nb.i18n.catalogue import translator
from mysterium_nb.i18n.languages import LANGUAGES
from mysterium_nb.minds.associations.mixtures import ensemble
from mysterium_nb.minds.bots.game_review import analyse_shared_vision, analyse_visions
from mysterium_nb.minds.bots.hint_for_seat import hints_for_seat
from mysterium_nb.minds.bots.voice import Voice
from mysterium_nb.pages.after.after_page import after_page
from mysterium_nb.pages.after.analysis_panel import Insights
from mysterium_nb.pages.lobby_page import lobby_page
from mysterium_nb.pages.model import Page, PageState
from mysterium_nb.pages.moments import moments
from mysterium_nb.pages.play.ghost_page import ghost_page
from mysterium_nb.pages.play.psychic_page import psychic_page
from mysterium_nb.pages.play.watch_page import watch_page
from mysterium_nb.pages.prologue import spoken_prologue, with_prologue, with_prologue_due
from mysterium_nb.pages.services_panel import with_services
from mysterium_nb.pages.soundscape import scene, sound_words
from mysterium_nb.picture.table_scene import table_scene
from mysterium_nb.protocol.analysis import SharedVisionAnalysis
from mysterium_nb.protocol.seat_services import NO_SERVICES, RequestLink, SeatRequest, SeatServices
from mysterium_nb.table.seat import HouseSeat, Seat
from mysterium_nb.table.store import StoreError
from mysterium_nb.table.table import wall_clock
from mysterium_nb.widgets.card_grid import CardGrid, OnPress
from mysterium_nb.widgets.card_images import CardImages
from mysterium_nb.widgets.sound.sound_controls import SoundControls
from mysterium_nb.widgets.stage import Stage
from mysterium_nb.widgets.status_bar import StatusBar
from mysterium_nb.widgets.table_canvas import TableCanvas

MAIN_PANELS = (
    *("switch", "visions", "screen", "shared", "kinds", "board", "groups", "seats", "rules", "hero", "doors", "meant"),
    *("sets", "insights", "handbar", "hand", "sheet", "dock"),
)
SIDE_PANELS = ("tabs", "others", "talk", "story", "settings")
OVERLAY_PANELS = ("notes", "large", "myseat", "tour", "prologue")
_SHOWN_WITH_PICTURE = ("picture", "large", "tour", "prologue")
"""What can be seen while the whole table is; the rest of the page is sent when the picture is put away."""
_RESET_AFTER: dict[type[Move], dict[str, Any]] = {
    SendVision: {"picks": (), "target": ""},
    AskHint: {"side": "table"},
    UseCrow: {"picks": (), "place": 0},
    Assign: {"picks": (), "target": ""},
    ChooseCulprit: {"picks": (), "chosen": ""},
    FirstGuess: {"chosen": ""},
    PlacePawn: {"chosen": ""},
    TakePawn: {"chosen": ""},
    PointAt: {"chosen": ""},
    Vote: {"chosen": ""},
}
"""Where the reader looks after a move: what it was made with is put away."""


class Dashboard(VBox):  # type: ignore[misc] # ipywidgets has no types
    """The page of a seat: the lobby before the game, the seat's own page during it, all that was hidden after it."""

    view_types: tuple[type[View], ...] = (GhostView, PsychicView, WatchView, HostView)
    """The kinds of view it can show."""
    asks_for_sound = True
    """Whether the page of a projector asks if the room shall have sound."""

    _seat: Seat
    _view: View
    _deck: Deck | None

    def __init__(self, seat: Seat | None = None) -> None:
        self._attached = False
        self._page_state = PageState()
        self._last = ""
        self._browser_came = False
        self._is_acting = False
        self._turned = Clock()
        self._names: dict[str, CardNames] = {}
        self._insights: dict[str, Insights] = {}
        """What a mind makes of the game that is over, by the language it is told in."""
        self._shared: SharedVisionAnalysis | None = None
        self._services = NO_SERVICES
        self._card_images = CardImages(None)
        self.status = StatusBar(self._time_up, self._on_browser)
        self.panels = {place: self._grid(place) for place in (*MAIN_PANELS, *SIDE_PANELS, *OVERLAY_PANELS, "picture")}
        self.picture = TableCanvas()
        self.picture.on_press(lambda key: self._set_page_state(replace(self._page_state, enlarged=(key,))))
        self.sound = SoundControls()
        side = VBox([*(self.panels[place] for place in SIDE_PANELS), self.sound])
        side.add_class("mnb-side")
        frame = VBox([self.panels["picture"], self.picture])
        frame.add_class("mnb-frame")
        middle = [self.panels[place] for place in MAIN_PANELS]
        stage = VBox([self.status, *middle, side, frame, *(self.panels[place] for place in OVERLAY_PANELS)])
        stage.add_class("mnb-stage")
        self.stage = Stage(self._card_images)
        super().__init__([stage, self.stage])
        self.status.add_class("mnb-cue")
        self.status.observe(lambda change: self._set_page_state(replace(self._page_state, device=change.new)), "device")
        if seat is not None:
            self.attach(seat)

    def attach(self, seat: Seat) -> Self:
        """Show a seat on a page that was made before anybody had one: its widgets are there already."""
        view = seat.view
        if not isinstance(view, self.view_types):
            kinds = " or ".join(kind.__name__ for kind in self.view_types)
            raise TypeError(f"{type(self).__name__} shows a {kinds}, and the seat {view.seat!r} has another.")
        self._seat, self._attached = seat, True
        self._view = view
        self._deck = self._card_images.deck = deck_by_name(view.setup.deck)
        if isinstance(seat, HouseSeat):
            self._services = seat.doors
            seat.watch_doors(self._on_services)
        self._redraw()
        seat.watch(self._on_view)
        return self

    @property
    def view(self) -> View:
        """What the page shows."""
        return self._view

    def press(self, place: str, key: str, *, text: str | None = None, point: tuple[float, float] | None = None) -> None:
        """Press a piece of a place: make its move, or look where it leads."""
        again, self._last = key == self._last, key
        if key in self.page.requests:
            self._request(place, self.page.requests[key])
            return
        match self.page.actions.get(key):
            case PageState() as page_state:
                self._set_page_state(page_state)
            case None if not again:
                gone = IllegalMove("That is no longer possible: the table has changed.")
                self._refuse(place, gone.text(self._page_state.lang))
            case None:
                pass  # the second of two quick taps
            case move:
                self._make_move(place, key, _with_input(move, text, point))

    def close(self) -> None:
        """Let go of the seat and take the page away."""
        if self.comm is None:
            return  # closed already, or never opened
        if self._attached:
            self._seat.close()
        self._card_images.close()
        for widget in (*self.panels.values(), self.status, self.picture, self.sound, self.stage):
            widget.close()
        super().close()

    def _grid(self, place: str) -> CardGrid:
        return CardGrid(self._card_images, self._pressed(place), "panel", place)

    def _pressed(self, place: str) -> OnPress:
        return lambda key, text, point: self.press(place, key, text=text, point=point)

    def _make_move(self, place: str, key: str, move: Move) -> None:
        self._is_acting = True  # what bots answer at once is drawn together with it
        try:
            self._on_view(self._seat.act(move))
        except Refusal as refusal:
            self._refuse(place, refusal.text(self._page_state.lang))
        except StoreError as error:
            self._refuse(place, str(error))
        else:
            if isinstance(move, Say | Sit):
                self.panels[place].clear(key)
            self._set_page_state(
                replace(self._page_state, refusal="", refused_at="", **_RESET_AFTER.get(type(move), {}))
            )
        finally:
            self._is_acting = False

    def _request(self, place: str, wish: SeatRequest) -> None:
        """Ask the house for something that is not part of the game."""
        assert isinstance(self._seat, HouseSeat)
        try:
            self._services = self._seat.ask(wish)
        except Refusal as refusal:
            self._refuse(place, refusal.text(self._page_state.lang))
            return
        self._on_view(self._seat.view)
        self._set_page_state(
            replace(self._page_state, refusal="", side="seat" if isinstance(wish, RequestLink) else "")
        )

    def _on_services(self, services: SeatServices) -> None:
        self._services = services
        self._redraw()

    def _refuse(self, place: str, why: str) -> None:
        self.sound.status("refused")
        self._set_page_state(replace(self._page_state, refusal=why, refused_at=place))

    def _set_page_state(self, page_state: PageState) -> None:
        self._page_state = page_state
        self._redraw()

    def _on_browser(self, lang: str, *, tour: bool, prologues: tuple[str, ...] | None = None) -> None:
        """A browser is there: speak its language, show a newcomer round, and tell what it has not told yet; once, since
        pages are loaded again."""
        if not self._browser_came:
            self._browser_came = True
            spoken = lang if lang in LANGUAGES else "en"
            self._set_page_state(replace(self._page_state, lang=spoken, tour=int(tour), prologues_seen=prologues))

    def _time_up(self) -> None:
        with suppress(Refusal):  # the game has begun without this colour
            self._on_view(self._seat.view)

    def _on_view(self, view: View) -> None:
        if view == self._view:
            return
        before, self._view = self._view, view
        if view.truth != before.truth:
            self._insights.clear()
            self._shared = None
        if before.phase == "over" and view.phase == "lobby":
            page_state = self._page_state
            seen = page_state.prologues_seen
            self._page_state = PageState(page_state.lang, page_state.theme, page_state.device, prologues_seen=seen)
        names = self._names_in(self._page_state.lang)
        self.stage.announce(moments(before, view, names, self._page_state.lang))
        if not self._is_acting:
            self._redraw()

    def _names_in(self, lang: str) -> CardNames:
        if lang not in self._names:
            self._names[lang] = CardNames(self._deck, lang)
        return self._names[lang]

    def _page(self, view: View, page_state: PageState, names: CardNames) -> Page:
        if view.phase == "lobby":
            return lobby_page(view, page_state, names)
        if view.phase == "over":
            return after_page(view, page_state, names, self._insights.get(page_state.lang, ()), self._shared)
        match view:
            case GhostView():
                return ghost_page(view, page_state, names)
            case PsychicView():
                deck = self._deck if view.rules.hints else None
                told = {} if deck is None else hints_for_seat(view, Voice(deck, page_state.lang))
                return psychic_page(view, page_state, names, told)
            case _:
                return watch_page(view, page_state, names)

    def _redraw(self) -> None:
        self._draw()
        if self._view.truth is not None and self._page_state.lang not in self._insights:
            self._analyse_game(self._page_state.lang)  # takes a moment: how it ended can be read meanwhile
            self._draw()

    def _analyse_game(self, lang: str) -> None:
        """Let a mind read the whole game; it knows nothing about a deck that nobody here has."""
        deck = self._deck
        self._insights[lang] = () if deck is None else analyse_visions(self._view, ensemble(deck), Voice(deck, lang))
        self._shared = None if deck is None else analyse_shared_vision(self._view, ensemble(deck))

    def _draw(self) -> None:
        before, page_state = self._page_state, with_prologue_due(self._view, self._page_state)
        if page_state.side == "talk" or page_state.device == "laptop":
            page_state = replace(page_state, remarks_read=len(self._view.talk))
        self._page_state = page_state
        names = self._names_in(page_state.lang)
        told = with_prologue(self._page(self._view, page_state, names), self._view, names)
        page = self.page = with_services(told, self._services)
        if page_state.prologue and not before.prologue:
            self.status.announcement = spoken_prologue(page)
        self._dom_classes = _css_classes(page)  # first, so that what is drawn next can be focused at once
        self.status.show(page.status, lang=page_state.lang)
        for place in _SHOWN_WITH_PICTURE if page_state.side == "picture" else self.panels:
            pieces = page.panels.get(place, ())
            self.panels[place].show(pieces, label=page.names.get(place, ""), lang=page_state.lang)
        if page.kind == "watch" or page_state.side == "picture":
            room = "projector" if page.kind == "watch" and page_state.device == "laptop" else page_state.device
            drawn = table_scene(self._view, page_state.lang, room=room, theme=page_state.theme, deck=self._deck)
            self.picture.show(drawn, self._card_images.image)
            self._turn_hourglass(self._view.clock)
        self.stage.begin()
        self.sound.show(
            scene(self._view),
            sound_words(translator(page_state.lang, page.lexicon)),
            lang=page_state.lang,
            music=not self._services.same_room,
            asks=self.asks_for_sound and page.kind == "watch",
        )

    def _turn_hourglass(self, clock: Clock) -> None:
        """Tell the picture how much time is left, once for each turn of the hourglass; then it counts by itself."""
        if clock != self._turned:
            self._turned = clock
            now = wall_clock() if clock.paused_at is None else clock.paused_at
            left = None if clock.deadline is None else (clock.deadline - now) / 1000
            self.picture.time_left(left, running=clock.paused_at is None)


def _css_classes(page: Page) -> tuple[str, ...]:
    page_state = page.state
    looks = ["mnb", f"mnb-of-{page.kind}", f"mnb-{page_state.theme}"]
    looks += [] if page.status.seat else ["mnb-looks-on"]
    looks += [f"mnb-shows-{page_state.side}"] if page_state.side else []
    looks += [f"mnb-tours-{page.tour_place}"] if page.tour_place else []
    looks += [f"mnb-has-{place}" for place in ("sheet", "large", "groups", "switch") if place in page.panels]
    return tuple(looks)


def _with_input(move: Move, text: str | None, point: tuple[float, float] | None) -> Move:
    """The move with the words and the point that a press came with."""
    match move:
        case Say() if text is not None:
            return replace(move, text=text)
        case Sit() if text is not None:
            return replace(move, name=text)
        case Note():
            words = move.words if text is None else text
            return replace(move, words=words, point=move.point if point is None else point)
        case _:
            return move


class GhostDashboard(Dashboard):
    """The ghost's page.

    >>> from mysterium_nb import Table
    >>> table = Table.new(players=4, seed="a quiet evening")
    >>> GhostDashboard(table.seat("ghost")).status.line["title"]
    'Now for Yellow: hint at The puppet maker'
    """

    view_types = (GhostView,)


class PsychicDashboard(Dashboard):
    """The page of a psychic, or of one person's two psychics."""

    view_types = (PsychicView,)


class WatchDashboard(Dashboard):
    """The page of a spectator, made for a projector."""

    view_types = (WatchView, HostView)


class Lobby(Dashboard):
    """Before the game: who sits where, and by which rules."""

    def _page(self, view: View, page_state: PageState, names: CardNames) -> Page:
        return lobby_page(view, page_state, names)


class AfterGame(Dashboard):
    """After the game: how it ended, what the ghost meant, what belonged to whom."""

    def _page(self, view: View, page_state: PageState, names: CardNames) -> Page:
        return after_page(view, page_state, names, self._insights.get(page_state.lang, ()), self._shared)
