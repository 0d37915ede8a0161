"""Dashboards: a seat's page as widgets. Each takes a seat and nothing else, and redraws itself wholly from the view."""

from contextlib import suppress
from typing import Any, Self

from ipywidgets import VBox
from msgspec.structs import replace

from mysterium_nb.decks.card_names import Names
from mysterium_nb.decks.deck import Deck
from mysterium_nb.decks.registry import deck_called
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
from mysterium_nb.engine.position import waiting_for
from mysterium_nb.engine.seats import SeatId
from mysterium_nb.engine.state import Clock
from mysterium_nb.engine.views import GhostView, HostView, PsychicView, View, WatchView
from mysterium_nb.i18n.languages import LANGUAGES
from mysterium_nb.minds.associations.mixtures import ensemble
from mysterium_nb.minds.bots.game_review import looking_back, looking_back_at_the_end
from mysterium_nb.minds.bots.hint_for_seat import hints
from mysterium_nb.minds.bots.voice import Voice
from mysterium_nb.pages.after.after_page import after_page
from mysterium_nb.pages.after.analysis_panel import Insights
from mysterium_nb.pages.announcements import knocks, news
from mysterium_nb.pages.lobby_page import lobby_page
from mysterium_nb.pages.model import Looking, Page
from mysterium_nb.pages.play.ghost_page import ghost_page
from mysterium_nb.pages.play.psychic_page import psychic_page
from mysterium_nb.pages.play.watch_page import watch_page
from mysterium_nb.pages.services_panel import with_doors
from mysterium_nb.picture.table_scene import table_scene
from mysterium_nb.protocol.analysis import SharedVisionAnalysis
from mysterium_nb.protocol.seat_services import NO_SERVICES, RequestLink, RequestName, SeatRequest, SeatServices
from mysterium_nb.table.seat import HouseSeat, Seat
from mysterium_nb.table.store import StoreError
from mysterium_nb.table.table import wall_clock
from mysterium_nb.widgets.card_grid import CardGrid, Pressed
from mysterium_nb.widgets.card_images import Pictures
from mysterium_nb.widgets.status_bar import CueLine
from mysterium_nb.widgets.table_canvas import TablePicture

MIDDLE = (
    *(
        "switch",
        "waiting",
        "visions",
        "screen",
        "shared",
        "kinds",
        "board",
        "groups",
        "seats",
        "rules",
        "hero",
        "doors",
        "meant",
    ),
    *("sets", "insights", "handbar", "hand", "sheet", "dock"),
)
BESIDE = ("tabs", "others", "talk", "story", "settings")
ABOVE = ("notes", "large", "myseat", "tour")
_UNCOVERED = ("picture", "large", "tour")
"""What can be seen while the whole table is; the rest of the page is sent when the picture is put away."""
_DONE: dict[type[Move], dict[str, Any]] = {
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

    seen: tuple[type[View], ...] = (GhostView, PsychicView, WatchView, HostView)
    """The kinds of view it can show."""

    _seat: Seat
    _view: View
    _deck: Deck | None

    def __init__(self, seat: Seat | None = None) -> None:
        self._taken = False
        self._looking = Looking()
        self._last = ""
        self._met = False
        self._acting = False
        self._turned = Clock()
        self._waited: dict[SeatId, int] = {}
        """Since when this page has seen the table wait for somebody."""
        self._names: dict[str, Names] = {}
        self._insights: dict[str, Insights] = {}
        """What a mind makes of the game that is over, by the language it is told in."""
        self._shared: SharedVisionAnalysis | None = None
        self._doors = NO_SERVICES
        self._pictures = Pictures(None)
        self.cue = CueLine(self._time_up, self._arrive)
        self.panels = {place: self._grid(place) for place in (*MIDDLE, *BESIDE, *ABOVE, "picture")}
        self.picture = TablePicture()
        self.picture.on_press(lambda key: self._look(replace(self._looking, large=(key,))))
        side = VBox([self.panels[place] for place in BESIDE])
        side.add_class("mnb-side")
        frame = VBox([self.panels["picture"], self.picture])
        frame.add_class("mnb-frame")
        middle = [self.panels[place] for place in MIDDLE]
        stage = VBox([self.cue, *middle, side, frame, *(self.panels[place] for place in ABOVE)])
        stage.add_class("mnb-stage")
        super().__init__([stage])
        self.cue.add_class("mnb-cue")
        self.cue.observe(lambda change: self._look(replace(self._looking, room=change.new)), "room")
        if seat is not None:
            self.take(seat)

    def take(self, seat: Seat) -> Self:
        """Show a seat on a page that was made before anybody had one: its widgets are there already."""
        view = seat.view
        if not isinstance(view, self.seen):
            kinds = " or ".join(kind.__name__ for kind in self.seen)
            raise TypeError(f"{type(self).__name__} shows a {kinds}, and the seat {view.seat!r} has another.")
        self._seat, self._taken = seat, True
        self._view = view
        self._deck = self._pictures.deck = deck_called(view.setup.deck)
        if isinstance(seat, HouseSeat):
            self._doors = seat.doors
            seat.watch_doors(self._open)
        self._redraw()
        seat.watch(self._see)
        return self

    @property
    def view(self) -> View:
        """What the page shows."""
        return self._view

    def press(self, place: str, key: str, *, text: str | None = None, point: tuple[float, float] | None = None) -> None:
        """Press a piece of a place: make its move, or look where it leads."""
        again, self._last = key == self._last, key
        if key in self.page.asks:
            self._ask(place, _named(self.page.asks[key], text))
            return
        match self.page.presses.get(key):
            case Looking() as looking:
                self._look(looking)
            case None if not again:
                gone = IllegalMove("That is no longer possible: the table has changed.")
                self._refuse(place, gone.text(self._looking.lang))
            case None:
                pass  # the second of two quick taps
            case move:
                self._try(place, key, _spoken(move, text, point))

    def close(self) -> None:
        """Let go of the seat and take the page away."""
        if self.comm is None:
            return  # closed already, or never opened
        if self._taken:
            self._seat.close()
        self._pictures.close()
        for widget in (*self.panels.values(), self.cue, self.picture):
            widget.close()
        super().close()

    def _grid(self, place: str) -> CardGrid:
        return CardGrid(self._pictures, self._pressed(place), "panel", place)

    def _pressed(self, place: str) -> Pressed:
        return lambda key, text, point: self.press(place, key, text=text, point=point)

    def _try(self, place: str, key: str, move: Move) -> None:
        self._acting = True  # what bots answer at once is drawn together with it
        try:
            self._see(self._seat.act(move))
        except Refusal as refusal:
            self._refuse(place, refusal.text(self._looking.lang))
        except StoreError as error:
            self._refuse(place, str(error))
        else:
            if isinstance(move, Say | Sit):
                self.panels[place].clear(key)
            self._look(replace(self._looking, refusal="", refused_at="", **_DONE.get(type(move), {})))
        finally:
            self._acting = False

    def _ask(self, place: str, wish: SeatRequest) -> None:
        """Ask the house for something that is not part of the game."""
        assert isinstance(self._seat, HouseSeat)
        try:
            self._doors = self._seat.ask(wish)
        except Refusal as refusal:
            self._refuse(place, refusal.text(self._looking.lang))
            return
        self._see(self._seat.view)
        self._look(
            replace(self._looking, refusal="", side="seat" if isinstance(wish, RequestLink | RequestName) else "")
        )

    def _open(self, doors: SeatServices) -> None:
        self._doors = doors
        self._redraw()

    def _refuse(self, place: str, why: str) -> None:
        self._look(replace(self._looking, refusal=why, refused_at=place))

    def _look(self, looking: Looking) -> None:
        self._looking = looking
        self._redraw()

    def _arrive(self, lang: str, *, tour: bool) -> None:
        """A browser is there: speak its language, and show a newcomer round; once, since pages are loaded again."""
        if not self._met:
            self._met = True
            self._look(replace(self._looking, lang=lang if lang in LANGUAGES else "en", tour=int(tour)))

    def _time_up(self) -> None:
        with suppress(Refusal):  # the game has begun without this colour
            self._see(self._seat.view)

    def _see(self, view: View) -> None:
        if view == self._view:
            return
        before, self._view = self._view, view
        if view.truth != before.truth:
            self._insights.clear()
            self._shared = None
        if before.phase == "over" and view.phase == "lobby":
            looking = self._looking
            self._looking = Looking(looking.lang, looking.theme, looking.sound, looking.room)
        names = self._names_in(self._looking.lang)
        self.cue.news = news(before, view, names, self._looking.lang)
        count = knocks(before, view)
        if count:
            self.cue.knocks = f"{len(view.story)}:{count}"
        if not self._acting:
            self._redraw()

    def _names_in(self, lang: str) -> Names:
        if lang not in self._names:
            self._names[lang] = Names(self._deck, lang)
        return self._names[lang]

    def _page(self, view: View, looking: Looking, names: Names) -> Page:
        if view.phase == "lobby":
            return lobby_page(view, looking, names)
        if view.phase == "over":
            return after_page(view, looking, names, self._insights.get(looking.lang, ()), self._shared)
        match view:
            case GhostView():
                return ghost_page(view, looking, names)
            case PsychicView():
                deck = self._deck if view.rules.hints else None
                told = {} if deck is None else hints(view, Voice(deck, looking.lang))
                return psychic_page(view, looking, names, told)
            case _:
                return watch_page(view, looking, names)

    def _redraw(self) -> None:
        self._draw()
        if self._view.truth is not None and self._looking.lang not in self._insights:
            self._look_back(self._looking.lang)  # takes a moment: how it ended can be read meanwhile
            self._draw()

    def _look_back(self, lang: str) -> None:
        """Let a mind read the whole game; it knows nothing about a deck that nobody here has."""
        deck = self._deck
        self._insights[lang] = () if deck is None else looking_back(self._view, ensemble(deck), Voice(deck, lang))
        self._shared = None if deck is None else looking_back_at_the_end(self._view, ensemble(deck))

    def _draw(self) -> None:
        waited = waiting_for(self._view)
        self._waited = {seat: self._waited.get(seat) or wall_clock() for seat in waited}
        looking = replace(self._looking, waiting_since=min(self._waited.values(), default=0))
        if looking.side == "talk" or looking.room == "laptop":
            looking = replace(looking, heard=len(self._view.talk))
        self._looking = looking
        page = self.page = with_doors(self._page(self._view, looking, self._names_in(looking.lang)), self._doors)
        self._dom_classes = _looks(page)  # first, so that what is drawn next can be focused at once
        self.cue.show(page.cue, lang=looking.lang, sound=looking.sound)
        for place in _UNCOVERED if looking.side == "picture" else self.panels:
            pieces = page.panels.get(place, ())
            self.panels[place].show(pieces, label=page.names.get(place, ""), lang=looking.lang)
        if page.kind == "watch" or looking.side == "picture":
            room = "projector" if page.kind == "watch" and looking.room == "laptop" else looking.room
            scene = table_scene(self._view, looking.lang, room=room, theme=looking.theme, deck=self._deck)
            self.picture.show(scene, self._pictures.image)
            self._turn_hourglass(self._view.clock)

    def _turn_hourglass(self, clock: Clock) -> None:
        """Tell the picture how much time is left, once for each turn of the hourglass; then it counts by itself."""
        if clock != self._turned:
            self._turned = clock
            now = wall_clock() if clock.paused_at is None else clock.paused_at
            left = None if clock.deadline is None else (clock.deadline - now) / 1000
            self.picture.time_left(left, running=clock.paused_at is None)


def _looks(page: Page) -> tuple[str, ...]:
    looking = page.looking
    looks = ["mnb", f"mnb-of-{page.kind}", f"mnb-{looking.theme}"]
    looks += [] if page.cue.seat else ["mnb-looks-on"]
    looks += [f"mnb-shows-{looking.side}"] if looking.side else []
    looks += [f"mnb-tours-{piece.tag}" for piece in page.panels.get("tour", ())[:1]]
    looks += [f"mnb-has-{place}" for place in ("sheet", "large", "groups", "switch") if place in page.panels]
    return tuple(looks)


def _spoken(move: Move, text: str | None, point: tuple[float, float] | None) -> Move:
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


def _named(wish: SeatRequest, text: str | None) -> SeatRequest:
    """The wish for another name with the name that was typed."""
    return replace(wish, name=text) if isinstance(wish, RequestName) and text is not None else wish


class GhostDashboard(Dashboard):
    """The ghost's page.

    >>> from mysterium_nb import Table
    >>> table = Table.new(players=4, seed="a quiet evening")
    >>> GhostDashboard(table.seat("ghost")).cue.cue["title"]
    'Now for Yellow: hint at The puppet maker'
    """

    seen = (GhostView,)


class PsychicDashboard(Dashboard):
    """The page of a psychic, or of one person's two psychics."""

    seen = (PsychicView,)


class WatchDashboard(Dashboard):
    """The page of a spectator, made for a projector."""

    seen = (WatchView, HostView)


class Lobby(Dashboard):
    """Before the game: who sits where, and by which rules."""

    def _page(self, view: View, looking: Looking, names: Names) -> Page:
        return lobby_page(view, looking, names)


class AfterGame(Dashboard):
    """After the game: how it ended, what the ghost meant, what belonged to whom."""

    def _page(self, view: View, looking: Looking, names: Names) -> Page:
        return after_page(view, looking, names, self._insights.get(looking.lang, ()), self._shared)
