"""Seats for programs: a claim and a websocket on the public port, with the same checks as a page's kernel."""

import json
import secrets
from typing import TYPE_CHECKING, NamedTuple

from tornado.websocket import WebSocketHandler

from mysterium_nb.kernel.refusal import IllegalMove
from mysterium_nb.kernel.seats import HOST, WATCH, SeatId
from mysterium_nb.link.wire import FORBIDDEN, GARBLED, MOST_BYTES, Hello, Welcome, asked, packed
from mysterium_nb.server.holding import Hold, HouseHold, SeatHold
from mysterium_nb.server.house import Room
from mysterium_nb.server.visitors import Visited

if TYPE_CHECKING:
    from mysterium_nb.server.app import HouseApp


class Pass(NamedTuple):
    """What a public ticket is good for."""

    room: Room | None
    """No table: the whole house, for its host."""
    seat: SeatId
    visitor: str


class Passes:
    """Tickets of programs. Each is good once, and is answered with the next."""

    def __init__(self) -> None:
        self._good: dict[str, Pass] = {}

    def issue(self, what: Pass) -> str:
        ticket = secrets.token_urlsafe(32)
        self._good[ticket] = what
        return ticket

    def redeem(self, ticket: str) -> Pass | None:
        return self._good.pop(ticket, None)


class Claiming(Visited):
    """A program asks for a seat: `{"name": …, "seat": …}`; it is shown as a bot, and gets its first ticket."""

    def check_xsrf_cookie(self) -> None:
        """No cookie gives this request any right, so there is nothing that another site could borrow."""

    def post(self, code: str) -> None:
        if not self.request.headers.get("Content-Type", "").startswith("application/json"):
            self._refuse(415, "Ask in JSON.")
            return
        try:
            asked_for = json.loads(self.request.body)
            name, seat = str(asked_for["name"]), str(asked_for.get("seat") or "")
            password = str(asked_for.get("password") or "")
        except (ValueError, TypeError, KeyError, AttributeError):
            self._refuse(400, 'Say which name you want: {"name": …}.')
            return
        visitor = secrets.token_urlsafe(32)
        try:
            room = self.app.come_in(self, code, password)
            seat = seat or next((one for one in self.app.house.free_seats(room) if one != "ghost"), WATCH)
            self.app.house.claim(room.code, seat, name, visitor, "bot")
        except IllegalMove as refusal:
            self._refuse(409, refusal.text("en"))
            return
        self.write({"seat": seat, "ticket": self.app.passes.issue(Pass(room, seat, visitor))})

    def _refuse(self, status: int, why: str) -> None:
        self.set_status(status)
        self.finish({"why": why})


class PublicLink(WebSocketHandler):
    """Where programs hold their seats, and a host's notebook the house."""

    def initialize(self, app: "HouseApp") -> None:
        self._app = app
        self._hold: Hold | None = None

    def check_origin(self, origin: str) -> bool:  # noqa: ARG002 - whichever it is
        """Programs have no origin; a browser's page does, and has no business here."""
        return False

    def on_message(self, message: str | bytes) -> None:
        if self._hold is not None:
            self._hold.hear(message)
            return
        try:
            word = asked(message)
        except ValueError:
            self.close(GARBLED, "This message cannot be read.")
            return
        known = self._redeem(word.ticket) if isinstance(word, Hello) else None
        if known is None or not self._still_holds(known):
            self.close(FORBIDDEN, "This ticket is not good, or no longer.")
            return
        self.write_message(packed(Welcome(self._app.passes.issue(known))))
        if known.room is None:
            self._hold = HouseHold(self, self._app.hosting)
        else:
            self._hold = SeatHold(self, known.room, known.seat)

    def _redeem(self, ticket: str) -> Pass | None:
        if secrets.compare_digest(ticket.encode(), self._app.book.key(HOST).encode()):
            return Pass(None, HOST, "")
        return self._app.passes.redeem(ticket)

    def _still_holds(self, known: Pass) -> bool:
        return known.room is None or known.seat in self._app.house.seats_of(known.room, known.visitor)

    def on_close(self) -> None:
        if self._hold is not None:
            self._hold.close()

    @property
    def max_message_size(self) -> int:
        return MOST_BYTES
