"""Admission: lets pages in one after another, and only as many as the machine can bear.

Whoever has to wait is told their place, and keeps it as long as their browser goes on asking. Who is in the middle of a
game goes first, since others wait for them at the table.
"""

import os
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import NamedTuple

from mysterium_nb.engine.seats import SeatId
from mysterium_nb.server.kernels.tickets import LESSON_WEIGHT

AT_ONCE = 4
"""How many pages may be starting at the same time; five at once would hold up everybody."""
_LESSONS_AT_ONCE = max(1, (os.cpu_count() or 1) // 2)
"""How many lessons may be starting at the same time: each fills a processor, and others are playing."""
PATIENCE_SECONDS = 30.0
"""Who has not asked again for so long has left; a page that waits asks every few seconds."""


class PageRequest(NamedTuple):
    visitor: str
    code: str
    seat: SeatId


class QueuePlace(NamedTuple):
    place: int
    """At the door, from 1."""
    full: bool
    """Whether somebody has to leave first."""


class Admission:
    def __init__(self, most_pages: int, clock: Callable[[], float] = time.monotonic, *, at_once: int = AT_ONCE) -> None:
        self.most = most_pages
        self._at_once = at_once
        self._clock = clock
        self._starting = 0
        self._queue: OrderedDict[PageRequest, float] = OrderedDict()
        """Who waits, in the order in which they come in, and when they asked last."""

    def request(self, arrival: PageRequest, *, pages: int, playing: bool) -> QueuePlace | None:
        """Whether somebody has to wait while so many pages are open; if not, their page is to start now."""
        place = self._place(arrival, first=playing)
        free = self.most - pages - self._starting
        if place >= min(free, self._at_once - self._starting):
            return QueuePlace(place + 1, full=place >= free)
        del self._queue[arrival]
        return None

    @property
    def pending(self) -> int:
        """How many pages start now or wait at the door."""
        return self._starting + len(self._still_asking())

    @contextmanager
    def starting(self) -> Iterator[None]:
        """While a page starts; the host's own does, too, but is never kept at the door."""
        self._starting += 1
        try:
            yield
        finally:
            self._starting -= 1

    def _place(self, arrival: PageRequest, *, first: bool) -> int:
        """How many come in before somebody who asks now."""
        self._queue = self._still_asking()
        new = arrival not in self._queue
        self._queue[arrival] = self._clock()
        if new and first:
            self._queue.move_to_end(arrival, last=False)
        return list(self._queue).index(arrival)

    def _still_asking(self) -> "OrderedDict[PageRequest, float]":
        now = self._clock()
        return OrderedDict((one, at) for one, at in self._queue.items() if now - at < PATIENCE_SECONDS)


def lesson_admission(most_pages: int) -> Admission:
    """Counts lessons, not pages, and keeps a third of the house for those who play."""
    return Admission(most_pages * 2 // 3 // LESSON_WEIGHT, at_once=_LESSONS_AT_ONCE)
