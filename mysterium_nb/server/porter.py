"""The porter: lets pages in one after another, and only as many as the machine can bear."""

from collections import OrderedDict
from typing import TYPE_CHECKING

from mysterium_nb.server.visitors import Visited

if TYPE_CHECKING:
    from mysterium_nb.server.app import HouseApp

Arrival = tuple[str | None, str, str]
"""A visitor, a table and a seat."""
AT_ONCE = 4
"""How many pages may be starting at the same time; five at once would hold up everybody."""


class Porter:
    def __init__(self, app: "HouseApp", most_pages: int) -> None:
        self._app = app
        self.most = most_pages
        self._starting: set[Arrival] = set()
        self._queue: OrderedDict[Arrival, None] = OrderedDict()

    def admits(self, page: Visited, arrival: Arrival) -> bool:
        """Whether this page may start now; if not, it has been answered with a page that waits and asks again."""
        if self._app.office.pages >= self.most:
            self._app.pages.full(page)
            return False
        self._queue.setdefault(arrival)
        place = list(self._queue).index(arrival)
        if arrival not in self._starting and place >= AT_ONCE - len(self._starting):
            self._app.pages.waiting(page, place + 1)
            return False
        del self._queue[arrival]
        self._starting.add(arrival)
        return True

    def arrived(self, arrival: Arrival) -> None:
        self._starting.discard(arrival)
