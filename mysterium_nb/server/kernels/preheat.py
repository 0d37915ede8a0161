"""Kernels are started before their pages come, a few at a time, for every seat that waits for somebody.

A few always wait. When tables are opened the pools grow, so that a class that comes in all at once finds its pages
ready; they shrink again as people sit down, and when nobody has come for a quarter of an hour.
"""

import logging
import os
from collections import Counter
from typing import Any

from mysterium_nb.engine.seats import GHOST
from mysterium_nb.house.hosted_table import HostedTable
from mysterium_nb.house.house import House
from mysterium_nb.protocol.table_summary import empty_seats
from mysterium_nb.server.kernels.admission import Admission
from mysterium_nb.server.kernels.tickets import KernelTickets

AHEAD = 2
"""How many kernels always wait for players."""
_GHOST, _PSYCHIC = "ghost.ipynb", "psychic.ipynb"
_AT_ONCE = max(1, (os.cpu_count() or 1) // 2)
"""How many kernels are started at the same time: those who are here already need the other processors."""
_DISCARD = logging.Logger("nobody", logging.CRITICAL + 1)
"""Who hears nothing."""
_QUARTER_OF_AN_HOUR_MS = 15 * 60 * 1000


def pool_sizes(ahead: int) -> dict[str, int]:
    """How many kernels always wait for each kind of page; none at all where none are wanted ahead."""
    some = min(ahead, 1)
    return {_PSYCHIC: ahead, _GHOST: some, "watch.ipynb": 0, "host.ipynb": some}


class Preheater:
    def __init__(self, house: House, admission: Admission, tickets: KernelTickets, kernels: Any, ahead: int) -> None:
        self._house = house
        self._admission = admission
        self._tickets = tickets
        self._kernels = kernels
        """Voilà's manager of kernels, which has no types."""
        self._always = pool_sizes(ahead)

    async def adjust_pools(self) -> None:
        """Start what is missing, if nothing else is starting, and end what nobody will come for."""
        if not any(self._always.values()):
            return
        expected = self._wanted_pages()
        for notebook in (_GHOST, _PSYCHIC):
            wanted = self._always[notebook] + expected[notebook]
            if self._waiting(notebook) > wanted:
                await self._end_one(notebook)
            elif self._waiting(notebook) < wanted and self._starting_count() < _AT_ONCE:
                self._start_one(notebook)

    def _wanted_pages(self) -> "Counter[str]":
        """The pages that will be asked for, as many as there is room for."""
        house = self._house
        since = house.now() - _QUARTER_OF_AN_HOUR_MS
        rooms = [room for room in house.tables.values() if room.row.opened_at > since]
        seats = [seat for room in rooms for seat in self._without_page(room)]
        room_for = self._admission.most - self._tickets.pages
        return Counter(_GHOST if seat == GHOST else _PSYCHIC for seat in seats[:room_for])

    def _without_page(self, room: HostedTable) -> list[str]:
        """Seats of a lobby that nobody has taken, or somebody whose page is not there yet."""
        if room.view.phase != "lobby":
            return []
        here = {*room.online(), *self._tickets.seats_with_pages(room)}
        return [*empty_seats(room.view), *(seat for seat in room.claims if seat not in here)]

    def _waiting(self, notebook: str) -> int:
        return int(self._kernels.get_pool_size(notebook))

    def _starting_count(self) -> int:
        """Kernels that wait for nobody yet, because they have not come so far."""
        return sum(map(self._waiting, self._always)) - self._tickets.waiting

    def _start_one(self, notebook: str) -> None:
        kernels = self._kernels
        pool = kernels.kernel_pools_config[notebook]
        pool["pool_size"] = self._waiting(notebook) + 1  # Voilà only knows how to fill a pool up to its size
        kernels.fill_if_needed(delay=0, notebook_name=notebook)
        pool["pool_size"] = self._always[notebook]

    async def _end_one(self, notebook: str) -> None:
        kernels = self._kernels
        spare = await kernels._pools[notebook].pop()
        for complains in (spare["renderer"], spare["renderer"].executor):  # of a notebook that does not come to its end
            complains.log = _DISCARD
        spare["task"].cancel()
        await kernels.shutdown_kernel(spare["kernel_id"], now=True)
