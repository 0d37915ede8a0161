"""Tickets: which kernel a ticket is good for, whose page a kernel serves, and which links are up.

Every kernel of a seat, started ahead or not, is born with a ticket in its environment. It is good for one kernel and
one time, and worth nothing until a visitor's page is bound to that kernel. A lesson's kernel has none, and could get
nothing for one.
"""

import math
import secrets
import time
from collections.abc import Callable
from typing import NamedTuple

from tornado.websocket import WebSocketHandler

from mysterium_nb.engine.seats import HOST, SeatId
from mysterium_nb.house.database import hash_secret
from mysterium_nb.house.hosted_table import HostedTable
from mysterium_nb.house.house import House
from mysterium_nb.server.session import Session

LESSON: SeatId = "lesson"
"""What the page of a lesson is bound as: it is somebody's, and holds nothing."""
LESSON_WEIGHT = 3
"""For how many pages a lesson counts: its kernel takes so much more memory than that of a seat."""


class Binding(NamedTuple):
    """Whose page a kernel serves."""

    holder: str
    room: HostedTable | None
    """No table: the host's own page, or a lesson."""
    seat: SeatId
    address: str
    """Where others find the house, as far as this visitor's browser knows."""


class KernelTickets:
    def __init__(self, house: House, open_session: Callable[[Binding, WebSocketHandler], Session]) -> None:
        self._house = house
        self._open_session = open_session
        self._tickets: dict[str, str] = {}
        self._waiting: dict[str, WebSocketHandler] = {}
        """Kernels that have shown their ticket and wait for a page."""
        self._held: dict[str, Session] = {}
        self._bound: dict[str, Binding] = {}
        self._beats: dict[str, float] = {}

    def ticket_for(self, kernel: str) -> str:
        ticket = secrets.token_urlsafe(32)
        self._tickets[ticket] = kernel
        return ticket

    def redeem(self, ticket: str, wire: WebSocketHandler) -> str | None:
        """The kernel that a ticket is for, once; then it waits for its page, or goes on with it."""
        kernel = self._tickets.pop(ticket, None)
        if kernel is not None:
            self._waiting[kernel] = wire
            self._seat(kernel)
        return kernel

    def bind(self, kernel: str, visitor: str, room: HostedTable | None, seat: SeatId, address: str) -> None:
        """From now on this kernel is this visitor's, and holds this seat, unless it was given to somebody else while
        the kernel was starting."""
        if room is not None and not self._house.holds(visitor, room, seat):
            self._beats[kernel] = -math.inf  # nobody's: it ends soon
            return
        self._bound[kernel] = Binding(hash_secret(visitor), room, seat, address)
        self.heartbeat(kernel)
        self._seat(kernel)

    def expect_page(self, kernel: str) -> None:
        """This kernel's page is still being made, however long it takes: it is not silent before its first beat."""
        self._beats[kernel] = math.inf

    def _seat(self, kernel: str) -> None:
        bound, wire = self._bound.get(kernel), self._waiting.get(kernel)
        if bound is None or wire is None:
            return
        old = self._held.pop(kernel, None)
        if old is not None:
            old.close()
        if bound.room is not None or bound.seat == HOST:
            self._held[kernel] = self._open_session(bound, wire)

    def session_of(self, kernel: str) -> Session | None:
        return self._held.get(kernel)

    def disconnect(self, kernel: str, wire: WebSocketHandler) -> None:
        """A kernel's link is down; it may come back with its next ticket."""
        if self._waiting.get(kernel) is wire:
            del self._waiting[kernel]
            held = self._held.pop(kernel, None)
            if held is not None:
                held.close()

    def forget(self, kernel: str) -> None:
        """The kernel is gone, and its tickets with it."""
        self._bound.pop(kernel, None)
        self._beats.pop(kernel, None)
        self._revoke_tickets(kernel)
        wire = self._waiting.get(kernel)
        if wire is not None:
            self.disconnect(kernel, wire)
            wire.close()

    def _revoke_tickets(self, kernel: str) -> None:
        self._tickets = {ticket: owner for ticket, owner in self._tickets.items() if owner != kernel}

    def serves(self, kernel: str, visitor: str | None) -> bool:
        """Whether a kernel serves this visitor's page."""
        bound = self._bound.get(kernel)
        return bound is not None and visitor is not None and secrets.compare_digest(bound.holder, hash_secret(visitor))

    def linked(self, kernel: str) -> bool:
        return kernel in self._waiting

    def is_lesson(self, kernel: str) -> bool:
        bound = self._bound.get(kernel)
        return bound is not None and bound.seat == LESSON

    def heartbeat(self, kernel: str) -> None:
        """A page has said that it is still there."""
        self._beats[kernel] = time.monotonic()

    def idle_kernels(self, seconds: float) -> list[str]:
        """Kernels of pages that have not been heard of for so long."""
        now = time.monotonic()
        return [kernel for kernel, beat in self._beats.items() if now - beat > seconds]

    @property
    def pages(self) -> int:
        """How many pages are open, by the memory that they take."""
        return sum(map(_weight, self._bound.values()))

    def pages_of(self, visitor: str) -> int:
        """How many of them are one visitor's."""
        return sum(_weight(bound) for bound in self._bound.values() if bound.holder == hash_secret(visitor))

    @property
    def waiting(self) -> int:
        """How many kernels have come and wait for a page."""
        return len(self._waiting.keys() - self._bound.keys())

    def seats_with_pages(self, room: HostedTable) -> set[SeatId]:
        return {bound.seat for bound in self._bound.values() if bound.room is room}

    def release(self, room: HostedTable, seat: SeatId | None = None) -> None:
        """End every page that holds a seat which was given to somebody else, or any seat of a table."""
        for kernel, bound in [*self._bound.items()]:
            if bound.room is room and seat in (None, bound.seat):
                del self._bound[kernel]
                self._revoke_tickets(kernel)
                self._beats[kernel] = -math.inf  # its page has nothing more to say: it ends once nobody looks at it
        for hold in [*room.sessions]:
            if seat in (None, hold.seat):
                hold.close_with()


def _weight(bound: Binding) -> int:
    return LESSON_WEIGHT if bound.seat == LESSON else 1
