"""Seats for programs: a claim and a websocket on the public port, with the same checks as a page's kernel."""

import logging
import secrets

import msgspec
from tornado.ioloop import IOLoop
from tornado.websocket import WebSocketHandler

from mysterium_nb.engine.errors import IllegalMove
from mysterium_nb.engine.seats import GHOST, HOST, WATCH, SeatId
from mysterium_nb.house.hosted_table import HostedTable
from mysterium_nb.house.shared_deals import check_may_watch
from mysterium_nb.protocol.messages import (
    CLOSE_FORBIDDEN,
    CLOSE_MALFORMED,
    MOST_BYTES,
    Closing,
    Hello,
    Welcome,
    decode_client,
    encode,
)
from mysterium_nb.server.code_throttle import TooManyAttempts, WrongPassword
from mysterium_nb.server.handlers.visitor import VisitorHandler, public_address
from mysterium_nb.server.public_tickets import PublicGrant
from mysterium_nb.server.session import HostSession, SeatSession, Session

_log = logging.getLogger(__name__)
SECONDS_TO_SAY_HELLO = 20.0


class ClaimRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a program says when it asks for a seat."""

    name: str
    seat: SeatId | None = None
    password: str = ""
    key: str | None = None
    """Of a seat that it holds already, when its ticket was lost on the way or the house has been down."""


class ClaimHandler(VisitorHandler):
    """A program asks for a seat: `{"name": …}`; it is shown as a bot, and gets its first ticket and its key."""

    def check_xsrf_cookie(self) -> None:
        """No cookie gives this request any right, so there is nothing that another site could borrow."""

    def post(self, code: str) -> None:
        if not self.request.headers.get("Content-Type", "").startswith("application/json"):
            self._refuse(415, "Ask in JSON.")
            return
        try:
            claim = msgspec.json.decode(self.request.body, type=ClaimRequest)
        except (ValueError, RecursionError):
            self._refuse(400, 'Say which name you want: {"name": …}.')
            return
        try:
            room = self.services.throttle.table_for(self.caller, self.visitor, code, claim.password)
        except IllegalMove as refusal:
            self._refuse(_status(refusal), refusal.text())
            return
        try:
            known = self._seated(room, claim)
        except IllegalMove as refusal:
            self._refuse(409, refusal.text())
            return
        self.write({"seat": known.seat, "key": known.visitor, "ticket": self.services.passes.issue(known)})

    def _seated(self, room: HostedTable, claim: ClaimRequest) -> PublicGrant:
        house = self.services.house
        if claim.key is not None:
            if claim.seat is None or claim.seat not in room.seats_of(claim.key):
                raise IllegalMove("This seat is no longer yours.")
            return PublicGrant(room, claim.seat, claim.key)
        seat = claim.seat or next((one for one in house.free_seats(room) if one != GHOST), None)
        if seat is None:
            raise IllegalMove("No seat is empty at this table.")
        if seat == WATCH:
            check_may_watch(house.tables.values(), room)
        visitor = secrets.token_urlsafe(32)
        house.claim(room.code, seat, claim.name, visitor, "bot")
        return PublicGrant(room, seat, visitor)

    def _refuse(self, status: int, why: str) -> None:
        self.set_status(status)
        self.finish({"why": why})


def _status(refusal: IllegalMove) -> int:
    match refusal:
        case TooManyAttempts():
            return 429
        case WrongPassword():
            return 403
        case _:
            return 404


class PublicSocket(VisitorHandler, WebSocketHandler):
    """Where programs hold their seats, and a host's notebook the house."""

    def initialize(self) -> None:
        self._hold: Session | None = None

    def prepare(self) -> None:
        """Programs have no origin; a browser's page does, and has no business here, not even one of ours."""
        if "Origin" in self.request.headers:
            self.set_status(403)
            self.finish("This is for programs.\n")

    def open(self) -> None:
        IOLoop.current().call_later(SECONDS_TO_SAY_HELLO, self._close_if_silent)

    def _close_if_silent(self) -> None:
        if self._hold is None and self.ws_connection is not None:
            self._refuse(CLOSE_FORBIDDEN, "Nobody said hello.")

    def on_message(self, message: str | bytes) -> None:
        if self._hold is not None:
            self._hold.on_message(message)
            return
        try:
            word = decode_client(message)
        except ValueError:
            self._refuse(CLOSE_MALFORMED, "This message cannot be read.")
            return
        known = self._redeem(word.ticket) if isinstance(word, Hello) else None
        if known is None or not self._still_holds(known):
            self._refuse(CLOSE_FORBIDDEN, "This ticket is not good, or no longer.")
            return
        self.write_message(encode(Welcome(self.services.passes.issue(known))))
        if known.room is None:
            self._hold = HostSession(self, self.services.host_control, public_address(self))
        else:
            self._hold = SeatSession(self, self.services.house, known.room, known.seat)

    def _refuse(self, code: Closing, why: str) -> None:
        _log.warning("A program at %s was refused: %s", self.request.remote_ip, why)
        self.close(code, why)

    def _redeem(self, ticket: str) -> PublicGrant | None:
        if secrets.compare_digest(ticket.encode(), self.services.database.key(HOST).encode()):
            return PublicGrant(None, HOST, "")
        return self.services.passes.redeem(ticket)

    def _still_holds(self, known: PublicGrant) -> bool:
        return known.room is None or self.services.house.holds(known.visitor, known.room, known.seat)

    def on_close(self) -> None:
        if self._hold is not None:
            self._hold.close()

    @property
    def max_message_size(self) -> int:
        return MOST_BYTES
