"""How a page's kernel comes to its seat: with a ticket from the server, or, without one, at a table of its own.

With a ticket nothing of `house` is loaded: a page's kernel needs no database and no bots, and starts sooner without.
"""

import asyncio
import os
from typing import TYPE_CHECKING

from mysterium_nb.decks.shipped_deck import shipped
from mysterium_nb.engine.seats import SeatId
from mysterium_nb.link.remote import RemoteConnection, RemoteHouse, RemoteSeat
from mysterium_nb.protocol.kernel_environment import LINK, TICKET
from mysterium_nb.table.seat import Seat
from mysterium_nb.table.table import Table

if TYPE_CHECKING:
    from mysterium_nb.house.demo_house import DemoHouse


def page_seat(demo: SeatId) -> Seat:
    """The seat that this kernel's ticket is for; without a ticket a seat at a demo table, with bots at the others."""
    ticket = os.environ.pop(TICKET, None)
    if ticket is not None:
        shipped()  # read while the kernel waits for its visitor, not while the visitor waits
        return RemoteSeat(os.environ[LINK], ticket)
    from mysterium_nb.house.local_bots import seat_bots

    table = Table.new(players=4, difficulty="easy")
    seat_bots(table, people=(demo,))
    return table.seat(demo)


def page_house() -> "RemoteHouse | DemoHouse":
    """The house that this kernel's ticket is for; without a ticket a demo of one, where bots play."""
    ticket = os.environ.pop(TICKET, None)
    if ticket is not None:
        return RemoteHouse(os.environ[LINK], ticket)
    from mysterium_nb.house.demo_house import DemoHouse

    house = DemoHouse()
    house.start_bots()
    return house


async def wait_for_visitor(seat: "Seat | RemoteHouse | DemoHouse") -> None:
    """Wait until somebody's page is there: a kernel that was started ahead waits here for its visitor."""
    if isinstance(seat, RemoteConnection):
        await asyncio.wrap_future(seat.first_view)
