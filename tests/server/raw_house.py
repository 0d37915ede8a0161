"""A real house, `mysterium-nb play`, for clients without a browser: people with pages, programs, and breakers."""

import asyncio
import http.client
import json
import re
import uuid
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, Self, TypeVar
from urllib.parse import urlencode

from jupyter_server.services.kernels.connection.base import (
    deserialize_binary_message,
    deserialize_msg_from_ws_v1,
    serialize_msg_to_ws_v1,
)
from tornado.httpclient import HTTPRequest
from tornado.websocket import WebSocketClientConnection, websocket_connect

from mysterium_nb import Rules, connect, connect_as_host
from mysterium_nb.engine.moves import Start
from mysterium_nb.engine.seats import SeatId
from mysterium_nb.link.remote import RemoteSeat
from mysterium_nb.protocol.host_commands import AtTable, HostCommand, OpenTables
from mysterium_nb.protocol.messages import send_unless_closed
from mysterium_nb.table.sqlite_store import SqliteStore
from mysterium_nb.table.store import Entry
from tests.browser.servers import HOST, PATIENCE, House, a_house
from tests.server.plain_house import Browser

CALM = Rules.classic(players=4, difficulty="easy").but(timer_seconds=None)
"""A game without hourglass: nothing happens at its table unless somebody does it."""
V1 = "v1.kernel.websocket.jupyter.org"
PROTOCOLS = (None, V1)
T = TypeVar("T")


class Person(Browser):
    """Somebody who comes without a browser, and does what a browser does."""

    def __init__(self, house: House) -> None:
        super().__init__(house.port, "/")
        self._house = house
        self.kernel = ""

    def sit_down(self, code: str, seat: SeatId, name: str) -> None:
        assert self.fill_in(f"/join/{code}", seat=seat, name=name).status == 303

    def open_page(self, code: str, seat: SeatId) -> str:
        """Open one's page, whose kernel is then up, and give it as it came."""
        page = self.get(f"/table/{code}?seat={seat}")
        assert page.status == 200, page.words
        found = re.search(r'id="jupyter-config-data"[^>]*>(.*?)</script>', page.text, re.DOTALL)
        assert found is not None
        self.kernel = json.loads(found[1])["kernelId"]
        return page.text

    @property
    def token(self) -> str:
        return self.cookies["_xsrf"]

    def asked(self, path: str, **headers: str) -> HTTPRequest:
        """A websocket's opening, with one's cookies."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        sent = {name.replace("_", "-"): value for name, value in headers.items()}
        return HTTPRequest(f"ws://{HOST}:{self._house.port}{path}", headers={"Cookie": cookies, **sent})

    @asynccontextmanager
    async def line(self, protocol: str | None, kernel: str = "", **headers: str) -> "AsyncIterator[Line]":
        """A browser's line to its page's kernel."""
        asked = self.asked(f"/api/kernels/{kernel or self.kernel}/channels?session_id={uuid.uuid4().hex}", **headers)
        async with Line.to(asked, protocol) as line:
            yield line


class Wire:
    """One websocket, until one has done with it; then both ends have closed it."""

    def __init__(self, connection: WebSocketClientConnection) -> None:
        self._connection = connection
        self._over = False

    @classmethod
    @asynccontextmanager
    async def to(cls, asked: HTTPRequest, protocol: str | None = None) -> "AsyncIterator[Self]":
        connection = await websocket_connect(asked, subprotocols=[protocol] if protocol else None)
        assert connection.selected_subprotocol == protocol
        wire = cls(connection)
        try:
            yield wire
        finally:
            connection.close()
            await wire.cut()

    def write(self, message: str | bytes) -> None:
        self._connection.write_message(message, binary=isinstance(message, bytes)).add_done_callback(send_unless_closed)

    async def read(self) -> str | bytes | None:
        message = await asyncio.wait_for(self._connection.read_message(), PATIENCE)
        self._over = message is None
        return message

    async def cut(self) -> tuple[int | None, str | None]:
        """Read on until the house cuts the line; why it did."""
        while not self._over:
            await self.read()
        return self._connection.close_code, self._connection.close_reason


class Line(Wire):
    """A browser's line to its kernel, in either of Jupyter's two protocols."""

    def __init__(self, connection: WebSocketClientConnection) -> None:
        super().__init__(connection)
        self.protocol = connection.selected_subprotocol
        self.heard: list[tuple[str, bytes]] = []
        """Kinds and contents of all that came, in order."""

    def say(self, kind: str, content: dict[str, Any], channel: str = "shell", **metadata: str) -> None:
        header = {
            "msg_id": uuid.uuid4().hex, "msg_type": kind, "session": "raw", "username": "", "version": "5.3",
            "date": "2027-03-01T19:30:00Z",
        }  # fmt: skip
        message = {"header": header, "parent_header": {}, "metadata": metadata, "content": content}
        if self.protocol == V1:
            packed = serialize_msg_to_ws_v1(message, channel, lambda part: json.dumps(part).encode())  # type: ignore[no-untyped-call] # no types
            self.write(packed)
        else:
            self.write(json.dumps({**message, "channel": channel, "buffers": []}))

    async def until(self, kind: str, words: str = "") -> bytes:
        """Read on until such a message comes."""
        while (message := await self.read()) is not None:
            self.heard.append(self._read(message))
            if self.heard[-1][0] == kind and words.encode() in self.heard[-1][1]:
                return self.heard[-1][1]
        raise AssertionError(f"The line was cut: {await self.cut()}")

    async def answers(self) -> None:
        """Ask who the kernel is; whatever it was told before has been done or will never be."""
        self.say("kernel_info_request", {})
        await self.until("kernel_info_reply")

    async def states(self) -> bytes:
        """The states of all widgets of the page, as a browser asks for them."""
        control = uuid.uuid4().hex
        self.say(
            "comm_open", {"comm_id": control, "target_name": "jupyter.widget.control", "data": {}}, version="1.0.0"
        )
        self.say("comm_msg", {"comm_id": control, "data": {"method": "request_states"}})
        return await self.until("comm_msg", "update_states")

    def _read(self, message: str | bytes) -> tuple[str, bytes]:
        if self.protocol == V1:
            _, parts = deserialize_msg_from_ws_v1(message)  # type: ignore[no-untyped-call] # no types
            return json.loads(parts[0])["msg_type"], b"".join(parts[3:])
        told = json.loads(message) if isinstance(message, str) else deserialize_binary_message(message)  # type: ignore[no-untyped-call] # no types
        return told["msg_type"], json.dumps(told["content"]).encode() + b"".join(told.get("buffers", ()))


class RawHouse:
    """A house with a table in its first hour: Ann is the ghost and Ben is red, with pages; programs play the others."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.code, self.other = (self.wish(OpenTables(CALM)) for _ in range(2))
        self.ann, self.ben = Person(house), Person(house)
        self.ann.sit_down(self.code, "ghost", "Ann")
        self.ben.sit_down(self.code, "red", "Ben")
        self.blue, self.yellow = (
            connect(house.base_url, self.code, f"{seat} bot", seat=seat) for seat in ("blue", "yellow")
        )
        self.wish(AtTable(self.code, Start()))
        self.ann.open_page(self.code, "ghost")
        self.ben.open_page(self.code, "red")

    def wish(self, wished: HostCommand) -> str:
        """What the host's notebook does; gives the code of the table that was opened last."""
        host = connect_as_host(self.house.host_link)
        try:
            return host.act(wished).tables[-1].code
        finally:
            host.close()

    def beat(self) -> None:
        """Ann's and Ben's pages say that they are there, as pages do."""
        for person in (self.ann, self.ben):
            assert person.get(f"/mysterium_nb/alive/{person.kernel}").status == 204

    def stranger(self) -> Person:
        return Person(self.house)

    @property
    def log(self) -> dict[str, list[Entry]]:
        """All that has happened at all tables."""
        store = SqliteStore(self.house.data / "games.sqlite")
        try:
            return {kept.game: [*store.read(kept.game)] for kept in store.games()}
        finally:
            store.close()

    @contextmanager
    def unchanged(self) -> Iterator[None]:
        """Whatever is tried here changes nothing at any table, starts no kernel and ends none."""
        before, seen, kernels = self.log, [seat.view for seat in self.programs], self.house.kernels()
        yield
        assert self.log == before
        assert [seat.view for seat in self.programs] == seen
        assert self.house.kernels() == kernels

    @property
    def programs(self) -> tuple[RemoteSeat, ...]:
        return self.blue, self.yellow

    def close(self) -> None:
        for program in self.programs:
            program.close()


@contextmanager
def a_raw_house(home: Path) -> Iterator[RawHouse]:
    with a_house(home, "--ahead=0") as house:
        raw = RawHouse(house)
        try:
            yield raw
        finally:
            raw.close()
        told = str(house.said)
        secrets = [cookie for person in (raw.ann, raw.ben) for cookie in person.cookies.values()]
        assert not [secret for secret in secrets if secret in told], "The house has told a secret on its terminal."
        assert "Traceback" not in told, told


def on_the_wire(do: Callable[[], Awaitable[T]]) -> T:
    """Do something with websockets, in a loop of its own."""

    async def there() -> T:
        return await do()

    return asyncio.run(there())


def form(**fields: str) -> str:
    return urlencode(fields)


def from_elsewhere(house: House, method: str, path: str, body: str | None = None, **headers: str) -> tuple[int, str]:
    """A request from another address of this machine, so that its mistakes count for nobody else."""
    connection = http.client.HTTPConnection(HOST, house.port, timeout=PATIENCE, source_address=("127.0.0.2", 0))
    try:
        connection.request(method, path, body, {name.replace("_", "-"): value for name, value in headers.items()})
        answer = connection.getresponse()
        return answer.status, answer.read().decode()
    finally:
        connection.close()
