"""A house with its kernel link, on a real port, in a thread of its own."""

import asyncio
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

import pytest
from tornado.httpserver import HTTPServer
from tornado.netutil import bind_sockets
from tornado.web import Application
from tornado.websocket import WebSocketHandler

from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import WATCH, SeatId
from mysterium_nb.house.database import HouseDatabase
from mysterium_nb.house.hosted_table import HostedTable
from mysterium_nb.house.house import House
from mysterium_nb.link.remote import RemoteSeat
from mysterium_nb.server.kernels.kernel_socket import KernelSocket
from mysterium_nb.server.kernels.tickets import Binding, KernelTickets
from mysterium_nb.server.session import SeatSession
from mysterium_nb.table.sqlite_store import SqliteStore

T = TypeVar("T")


def browser_of(seat: SeatId) -> str:
    """What the browser keeps that took this seat."""
    return f"browser of {seat}"


class Running:
    """The server's side: everything is done in its own loop, as in the application."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = 0
        self.start()

    def start(self) -> None:
        self.loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self._thread.start()
        self.store, self.database = SqliteStore(self.data / "games.sqlite"), HouseDatabase(self.data / "house.sqlite")
        self.house = House(self.store, self.database)
        self.tickets = KernelTickets(self.house, self._open_session)
        self.call(self._listen)

    def _open_session(self, bound: Binding, wire: WebSocketHandler) -> SeatSession:
        assert bound.room is not None
        return SeatSession(wire, self.house, bound.room, bound.seat, bound.address)

    def _listen(self) -> None:
        sockets = bind_sockets(self.port, "127.0.0.1")
        self.port = sockets[0].getsockname()[1]
        self.server = HTTPServer(Application([("/link", KernelSocket, {"tickets": self.tickets})]))
        self.server.add_sockets(sockets)

    def call(self, do: Callable[[], T]) -> T:
        """Do something in the server's loop and wait for it."""

        async def there() -> T:
            return do()

        return asyncio.run_coroutine_threadsafe(there(), self.loop).result(10)

    def break_links(self) -> None:
        """Every link breaks in the middle, as on a bad network; the house goes on."""

        def cut() -> None:
            for wire in [*self.tickets._waiting.values()]:
                stream = wire.ws_connection and wire.ws_connection.stream
                assert stream
                stream.close()

        self.call(cut)

    def stop(self) -> None:
        """Go down as a killed process does: every connection breaks, nothing is said."""

        async def down() -> None:
            self.server.stop()
            await self.server.close_all_connections()

        asyncio.run_coroutine_threadsafe(down(), self.loop).result(10)
        self.loop.call_soon_threadsafe(self.loop.stop)
        self._thread.join(10)
        self.loop.close()
        self.store.close()
        self.database.close()

    def open(self, rules: Rules | None = None) -> HostedTable:
        def open_and_begin() -> HostedTable:
            (room,) = self.house.open(rules or Rules.classic(players=4, difficulty="easy"))
            for seat, name in (("ghost", "Mara"), ("yellow", "Tom"), ("red", "Aïcha"), ("blue", "Ines"), (WATCH, "")):
                self.house.claim(room.code, seat, name, browser_of(seat))
            room.start()
            return room

        return self.call(open_and_begin)

    def seat(self, room: HostedTable, seat: str, kernel: str = "", address: str = "") -> RemoteSeat:
        """A page's kernel with its seat."""
        kernel = kernel or f"kernel-{seat}"
        ticket = self.call(lambda: self.tickets.ticket_for(kernel))
        self.call(lambda: self.tickets.bind(kernel, browser_of(seat), room, seat, address))
        return RemoteSeat(self.address, ticket)

    @property
    def address(self) -> str:
        return f"ws://127.0.0.1:{self.port}/link"


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Running]:
    running = Running(tmp_path)
    yield running
    running.stop()
