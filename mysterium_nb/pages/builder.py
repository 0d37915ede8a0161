"""Builds a page: holds the view, the page's state and the words, and collects what each press does."""

from collections.abc import Callable
from functools import cached_property
from typing import Any

from msgspec.structs import replace

from mysterium_nb.decks.card_names import CardNames
from mysterium_nb.engine.cards import CardId
from mysterium_nb.engine.legal import free_moves, legal_moves
from mysterium_nb.engine.move_set import MoveSet
from mysterium_nb.engine.moves import Move
from mysterium_nb.engine.names import seat_name
from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import SeatId
from mysterium_nb.engine.state import Psychic
from mysterium_nb.engine.views import View
from mysterium_nb.i18n.catalogue import Translator, hour_name, translator
from mysterium_nb.i18n.lexicon import Lexicon
from mysterium_nb.pages.model import Action, Page, PageKind, PageState, Panels, Piece, StatusLine, Text, TextButton
from mysterium_nb.pages.tour import TOURS

ROMAN = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII")


def short_hour(hour: int, lang: str, lexicon: Lexicon) -> str:
    """A numeral, or the first letters of a day."""
    if lexicon == "dreams":
        return hour_name(hour, lang, lexicon)[:2].capitalize() if hour <= 7 else str(hour)
    return ROMAN[hour - 1] if hour <= len(ROMAN) else str(hour)


def hour_of_all(say: Translator, hour: int, rules: Rules, lang: str) -> str:
    """`hour 3, of 7`; of a day that has a name, which day of the week's it is."""
    name = hour_name(hour, lang, rules.lexicon)
    if str(hour) in name:
        return say("{hour}, of {count}", hour=name, count=rules.hours)
    return say("{hour}, day {number} of {count}", hour=name, number=hour, count=rules.hours)


class PageBuilder:
    def __init__(self, view: View, page_state: PageState, names: CardNames) -> None:
        self.view = view
        self.state = page_state
        self.names = names
        self.say: Translator = translator(page_state.lang, view.rules.lexicon)
        self.actions: dict[str, Action] = {}

    @cached_property
    def legal(self) -> MoveSet:
        return legal_moves(self.view)

    @cached_property
    def free_move_types(self) -> frozenset[type[Move]]:
        return free_moves(self.view)

    def state_after(self, **changes: Any) -> PageState:
        """The state of the page after a press; what was refused before is forgotten."""
        return replace(self.state, refusal="", refused_at="", **changes)

    def register(self, key: str, action: Action) -> str:
        """Say what a press of the piece with this key does."""
        self.actions[key] = action
        return key

    def button(self, key: str, text: str, action: Action, **more: Any) -> TextButton:
        """A button; while the game is paused one that makes a move cannot be pressed."""
        if self.view.clock.paused_at is not None and not isinstance(action, PageState):
            return TextButton(key=key, text=text, disabled_because=self.say("The game is paused."), **more)
        return TextButton(key=self.register(key, action), text=text, **more)

    def who(self, seat: SeatId) -> str:
        return seat_name(self.view.setup, seat, self.state.lang)

    def colour(self, seat: SeatId) -> str:
        return self.say("{psychic}", psychic=seat)

    def hour(self, hour: int) -> str:
        return hour_name(hour, self.state.lang, self.view.rules.lexicon)

    def short_hour(self, hour: int) -> str:
        return short_hour(hour, self.state.lang, self.view.rules.lexicon)

    def refusal(self, place: str) -> tuple[Piece, ...]:
        """Why the last press did nothing, where it was made."""
        if not self.state.refusal or self.state.refused_at != place:
            return ()
        return (Text(text=self.state.refusal, style="refusal", icon="no"),)

    def enlarge(self, card: CardId, *others: CardId) -> PageState:
        return self.state_after(enlarged=(card, *others))

    def psychic_status(self, psychic: Psychic) -> str:
        """What a psychic looks for and where the pawn stands, in a few words."""
        if psychic.finished:
            return self.say("has found everything")
        if psychic.pawn is not None:
            return self.say("{kind}, on {card}", kind=psychic.target_kind, card=self.names(psychic.pawn))
        if self.view.phase in ("visions", "interpretation") and psychic.served_hour == self.view.hour:
            return self.say("{kind}, no {pawn} yet", kind=psychic.target_kind)
        return self.say("looks for {a_kind}", kind=psychic.target_kind)

    def _tour(self, kind: PageKind, panels: Panels) -> tuple[str, tuple[Piece, ...]]:
        """The stop of the tour where the reader is, if there is one and its place is on the page."""
        stops = [stop for stop in TOURS.get(kind, ()) if stop[0] == "cue" or panels.get(stop[0])]
        at = self.state.tour
        if not 0 < at <= len(stops):
            return "", ()
        last = at == len(stops)
        place, text = stops[at - 1]
        on = self.button("tour-on", self.say("Go on"), self.state_after(tour=at + 1), style="go")
        off = self.button("tour-off", self.say("Skip the tour"), self.state_after(tour=0), style="quiet")
        end = self.button("tour-end", self.say("Begin"), self.state_after(tour=0), style="go")
        stop = Text(text=text(self.say))
        return place, (stop, end) if last else (stop, on, off)

    def page(self, kind: PageKind, status: StatusLine, panels: Panels) -> Page:
        tour_place, tour = self._tour(kind, panels)
        if tour:
            panels = panels | {"tour": tour}
        names = {place: name(self.say) for place, name in PLACES.items() if place in panels}
        filled = {place: pieces for place, pieces in panels.items() if pieces}
        return Page(kind, self.state, self.view.rules.lexicon, status, filled, names, self.actions, tour_place)


PLACES: dict[str, Callable[[Translator], str]] = {
    "switch": lambda say: say("Your psychics"),
    "visions": lambda say: say("Your {visions}"),
    "shared": lambda say: say("{Shared_vision}"),
    "kinds": lambda say: say("Kinds of cards"),
    "board": lambda say: say("Cards on the table"),
    "groups": lambda say: say("Groups"),
    "sheet": lambda say: say("The card you chose"),
    "tabs": lambda say: say("Beside the table"),
    "others": lambda say: say("Table"),
    "talk": lambda say: say("Talk"),
    "story": lambda say: say("The story so far"),
    "settings": lambda say: say("Settings"),
    "dock": lambda say: say("What you can do"),
    "tour": lambda say: say("A tour of this page"),
    "picture": lambda say: say("The whole table"),
    "large": lambda say: say("Seen large"),
    "screen": lambda say: say("Your screen"),
    "hand": lambda say: say("Your hand"),
    "handbar": lambda say: say("What you can do"),
    "notes": lambda say: say("What I meant"),
    "seats": lambda say: say("Who sits where"),
    "rules": lambda say: say("Rules"),
    "hero": lambda say: say("How it ended"),
    "meant": lambda say: say("What the ghost meant"),
    "sets": lambda say: say("What belonged to whom"),
    "insights": lambda say: say("How it could be read"),
}
"""What the places of a page are called."""
