"""Joining a table: a code, a name, a seat. Plain pages; nothing starts before a person has pressed a button."""

from typing import Any, Literal, NamedTuple

from mysterium_nb.engine.cast import CAST
from mysterium_nb.engine.errors import IllegalMove
from mysterium_nb.engine.seats import COLOURS, GHOST, WATCH, SeatId
from mysterium_nb.engine.views import View
from mysterium_nb.house.hosted_table import HostedTable
from mysterium_nb.house.house import House
from mysterium_nb.house.open_seating import next_free_seat
from mysterium_nb.house.shared_deals import check_may_watch
from mysterium_nb.i18n.catalogue import Translator, colour_name, hour_name, join_names
from mysterium_nb.pages.rulebook import rules_title
from mysterium_nb.server.code_throttle import WrongPassword, normalise_code
from mysterium_nb.server.handlers.visitor import HtmlHandler, VisitorHandler
from mysterium_nb.server.html import requested_language


class StartPage(HtmlHandler):
    """The first page: type a code."""

    def get(self) -> None:
        code = self._typed("code")
        if normalise_code(code) and not requested_language(self):
            self.redirect(self.services.site.url("join", normalise_code(code)))
            return
        say = self.services.pages.speaker(self)
        seats = [] if self.visitor is None else [
            (seat, room.code, _called(room.view, seat, self.services.pages.lang(self), say))
            for room in self.services.house.tables.values()
            for seat in room.seats_of(self.visitor)
        ]  # fmt: skip
        if self.services.house.open_seating:
            self.ensure_visitor()  # so that a second tap on the button comes from the same visitor as the first
        self.services.pages.show(self, "door", why="", about="", code=code, seats=seats, **self._offered())

    def post(self) -> None:
        """A name, and the house finds a seat; somebody who has one already is led back to it."""
        house, visitor = self.services.house, self.ensure_visitor()
        if not house.open_seating:
            self.redirect(self.services.site.url(""), status=303)
            return
        held = next(((room, seat) for room in house.tables.values() for seat in room.seats_of(visitor)), None)
        try:
            self.services.throttle.check(self.caller)
            self.services.throttle.check_password(self.caller, self._typed("word"))
            room, seat = held or next_free_seat(house)
            if held is None:
                house.claim(room.code, seat, self._typed("name"), visitor)
        except IllegalMove as refusal:
            about = "word" if isinstance(refusal, WrongPassword) else "name"
            why = refusal.text(self.services.pages.lang(self))
            self.services.pages.show(
                self, "door", status=409, why=why, about=about, code="", seats=[], **self._offered()
            )
            return
        self.redirect(f"{self.services.site.url('table', room.code)}?seat={seat}", status=303)

    def _offered(self) -> dict[str, Any]:
        """What somebody without a code fills in, where people are seated by the house."""
        word = self._typed("word") if self.services.throttle.has_word else None
        return {"spreads": self.services.house.open_seating, "name": self._typed("name"), "word": word}


class SeatOffer(NamedTuple):
    """A seat as the page offers it."""

    seat: SeatId
    pawns: tuple[SeatId, ...]
    role: str
    """Whom one would be."""
    line: str
    """Who that is."""
    called: str
    status: str
    take: str
    """What the button says."""
    free: bool


class JoinPage(HtmlHandler):
    """A table's page for those who have no seat yet."""

    def get(self, code: str) -> None:
        room = self.room(code)
        if room is None:
            return
        if code != room.code:
            self.redirect(self.services.site.url("join", room.code))
            return
        self.ensure_visitor()  # so that a second tap on the button comes from the same visitor as the first
        self._show(room, name=self._typed("name"), seat=self._typed("seat"))

    def post(self, code: str) -> None:
        room = self.room(code)
        if room is None:
            return
        seat, name, visitor = self._typed("seat"), self._typed("name"), self.ensure_visitor()
        if self._typed("leave"):
            self._leave(room, self._typed("leave"), visitor)
            return
        if seat not in room.seats_of(visitor):
            refused = self._refused(room, seat, name, visitor)
            if refused is not None:
                self._show(room, name=name, seat=seat, refusal=refused[0], about=refused[1])
                return
        self.redirect(f"{self.services.site.url('table', room.code)}?seat={seat}", status=303)

    def _leave(self, room: HostedTable, seat: SeatId, visitor: str) -> None:
        """Somebody who holds a seat gives it up; pressed twice, it is done once."""
        if seat in room.seats_of(visitor):
            self.services.house.leave(room.code, seat)
            self.services.tickets.release(room, seat)
        self.redirect(self.services.site.url("join", room.code), status=303)

    def _refused(
        self, room: HostedTable, seat: SeatId, name: str, visitor: str
    ) -> tuple[IllegalMove, Literal["word", "seat", "name"]] | None:
        """Take the seat; if that cannot be, why not, and which field it is about."""
        try:
            self.services.throttle.table_for(self.caller, self.visitor, room.code, self._typed("word"))
        except IllegalMove as refusal:
            return refusal, "word"
        try:
            if seat == WATCH:
                check_may_watch(self.services.house.tables.values(), room)
            self.services.house.claim(room.code, seat, name, visitor)
        except IllegalMove as refusal:
            return refusal, "name" if seat in self.services.house.free_seats(room) else "seat"
        return None

    def _show(
        self, room: HostedTable, *, name: str, seat: str, refusal: IllegalMove | None = None, about: str = ""
    ) -> None:
        lang, view = self.services.pages.lang(self), room.view
        say = self.services.pages.speaker(self, view.rules.lexicon)
        places = _places(self.services.house, room, view, lang, say)
        offered = [place.seat for place in places if place.free]
        chosen = seat if seat in offered else ""
        held = () if self.visitor is None else room.seats_of(self.visitor)
        self.services.pages.show(
            self,
            "join",
            status=200 if refusal is None else 409,
            lexicon=view.rules.lexicon,
            room=room,
            game=rules_title(view.rules, say),
            standing=_standing(view, lang, say),
            over=view.outcome,
            places=places,
            held=[(one, _called(view, one, lang, say)) for one in held],
            leaving=say("Leave this seat") if view.phase == "lobby" else say("Leave this seat; a bot plays on"),
            name=name,
            word=self._typed("word") if self.services.throttle.has_word else None,
            chosen=chosen or (offered[0] if len(offered) == 1 else ""),
            why="" if refusal is None else refusal.text(lang),
            about=about,
            script="" if held or view.outcome is not None else "cast",
        )


def _places(house: House, room: HostedTable, view: View, lang: str, say: Translator) -> list[SeatOffer]:
    """Every seat that is there to be taken or that somebody has, the ghost's, and the one for looking on."""
    places, free = [], house.free_seats(room)
    for seat in (*COLOURS, GHOST):
        sitter = view.setup.sitter(seat)
        if seat not in free and sitter is None and room.claims.get(seat) is None:
            continue
        if seat not in free:
            status = say("taken") if sitter is None else say("{name} sits here", name=sitter.name)
        elif sitter is None:
            status = say("free")
        elif sitter.kind == "bot":
            status = say("free, the house plays")
        else:
            status = say("free, left by {name}", name=sitter.name)
        pawns = view.setup.psychics_of(seat) or (seat,)
        role, line = CAST[seat].name or say("The ghost"), say(CAST[seat].line)
        take = say("Be the ghost") if seat == GHOST else say("Sit down as {role}", role=role)
        called = "" if seat == GHOST else _called(view, seat, lang, say)
        places.append(SeatOffer(seat, pawns, role, line, called, status, take, seat in free))
    watch = SeatOffer(WATCH, ("eye",), say("Only watch"), "", "", "", say("Only watch"), free=True)
    try:
        check_may_watch(house.tables.values(), room)
    except IllegalMove:
        return [*places, watch._replace(status=say("only for the host"), free=False)]
    return [*places, watch]


def _called(view: View, seat: SeatId, lang: str, say: Translator) -> str:
    """`Yellow`, `Yellow and Teal`, `Ghost` or `Watch`."""
    if seat == WATCH:
        return say("Watch")
    if seat == GHOST:
        return say("Ghost")
    return join_names([colour_name(colour, lang) for colour in view.setup.psychics_of(seat) or (seat,)], lang)


def _standing(view: View, lang: str, say: Translator) -> str:
    """Where the game is."""
    if view.outcome is not None:
        return say("The game is over.")
    if view.phase == "lobby":
        here = len(view.setup.sitters)
        return say("{count} of {total} are here", count=here, total=view.rules.players)
    return say("the game has begun: {hour}", hour=hour_name(max(view.hour, 1), lang, view.rules.lexicon))


class ResumePage(HtmlHandler):
    """A personal link: brings a seat to this device, when a person presses the button and not before."""

    def get(self, code: str, token: str) -> None:  # noqa: ARG002 - whether the link is good is said to a person alone
        self.ensure_visitor()
        self.services.pages.show(self, "resume", code=normalise_code(code))

    def post(self, code: str, token: str) -> None:
        try:
            claim = self.services.house.resume(normalise_code(code), token, self.ensure_visitor())
        except IllegalMove:
            say = self.services.pages.speaker(self)
            # The same words whether the code or the token is wrong: nobody finds out codes in this way.
            why = say("This personal link is no longer good. Ask the host for a new one.")
            self.services.pages.show_refusal(self, 403, why)
            return
        if claim.seat != WATCH:
            self.services.tickets.release(self.services.house.table(claim.code), claim.seat)
        self.redirect(f"{self.services.site.url('table', claim.code)}?seat={claim.seat}", status=303)


class NotFoundPage(VisitorHandler):
    """Whatever is not there."""

    def prepare(self) -> None:
        self.services.pages.show_error(self, 404)


__all__ = ["JoinPage", "NotFoundPage", "ResumePage", "SeatOffer", "StartPage"]
