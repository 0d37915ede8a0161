"""A house with plain pages, without Voilà or kernels. Tables, database, throttle and pages are real."""

import asyncio
import html
import http.client
import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from tornado.httpserver import HTTPServer
from tornado.netutil import bind_sockets
from tornado.web import Application

from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import GHOST, HOST, SeatId
from mysterium_nb.house.database import HouseDatabase
from mysterium_nb.house.hosted_table import HostedTable
from mysterium_nb.house.house import House
from mysterium_nb.minds.bots.quick_bot import QuickBot
from mysterium_nb.minds.learning.class_records import ClassRecords
from mysterium_nb.server.code_throttle import CodeThrottle
from mysterium_nb.server.handlers.join import NotFoundPage
from mysterium_nb.server.handlers.visitor import COOKIE, VisitorHandler
from mysterium_nb.server.routes import plain_routes
from mysterium_nb.server.services import build_services
from mysterium_nb.server.site import Site
from mysterium_nb.table.autoplay import SimulatedClock, play_to_end
from mysterium_nb.table.sqlite_store import SqliteStore
from tests.browser.servers import HOST as ADDRESS
from tests.browser.servers import PATIENCE

NOON = 1_700_000_000_000
EASY = Rules.classic(players=4, difficulty="easy")


class PlainApp:
    """What the plain pages ask of the server."""

    def __init__(self, folder: Path, *, base_url: str, password: str) -> None:
        self.now = 0.0
        self.clock = SimulatedClock(NOON)
        self.store = SqliteStore(folder / "games.sqlite")
        self.classes = ClassRecords(folder / "classes")
        self.site = Site("192.168.1.20", 8866, base_url, behind_proxy=base_url != "/")
        self.database = HouseDatabase(folder / "house.sqlite")
        self.house = House(self.store, self.database, self.clock, self.classes.forget)
        parts = build_services(self.site, self.store, self.database, self.house)
        self.services = replace(parts, throttle=CodeThrottle(self.house, password, lambda: self.now))
        self.finished_games = self.services.finished_games

    def close(self) -> None:
        self.store.close()
        self.database.close()


class Breaks(VisitorHandler):
    """A page with a fault in it."""

    def get(self) -> None:
        raise RuntimeError("a secret of the house")


class Full(VisitorHandler):
    def get(self) -> None:
        self.services.pages.waiting(self, 3, full=True)


class Moved(VisitorHandler):
    """A page whose seat is played on another device."""

    def get(self) -> None:
        self.services.pages.show_seat_moved(self, "LAMO42")


class Third(VisitorHandler):
    """A page that starts when two others have."""

    def get(self) -> None:
        self.services.pages.waiting(self, 3, full=False)


class Answer:
    def __init__(self, answer: http.client.HTTPResponse) -> None:
        self.status = answer.status
        self.headers = answer.headers
        self.body = answer.read()

    @property
    def text(self) -> str:
        return self.body.decode()

    @property
    def words(self) -> str:
        """What a person reads, in one line."""
        return " ".join(html.unescape(re.sub(r"<[^>]*>", " ", self.text.partition("<body")[2])).split())

    @property
    def to(self) -> str:
        return self.headers["Location"] or ""

    def hidden_in(self, name: str) -> str:
        """The value that a field or button of this name sends."""
        found = re.search(rf'name="{name}" value="([^"]*)"', self.text)
        assert found is not None, f"There is no {name} on the page."
        return html.unescape(found[1])


class Browser:
    """One visitor: keeps cookies, as browsers do."""

    def __init__(self, port: int, base_url: str, **headers: str) -> None:
        self._port = port
        self._base = base_url.rstrip("/")
        self._headers = {name.replace("_", "-"): value for name, value in headers.items()}
        self.cookies: dict[str, str] = {}

    def ask(self, method: str, path: str, body: str | None = None, **headers: str) -> Answer:
        connection = http.client.HTTPConnection(ADDRESS, self._port, timeout=PATIENCE)
        sent = {**self._headers, **{name.replace("_", "-"): value for name, value in headers.items()}}
        if self.cookies:
            sent["Cookie"] = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        if body is not None:
            sent.setdefault("Content-Type", "application/x-www-form-urlencoded")
        try:
            connection.request(method, self._base + path, body, sent)
            answer = Answer(connection.getresponse())
        finally:
            connection.close()
        for cookie in answer.headers.get_all("Set-Cookie") or []:
            name, _, value = cookie.partition(";")[0].partition("=")
            self.cookies[name] = value
        return answer

    def get(self, path: str, **headers: str) -> Answer:
        return self.ask("GET", path, **headers)

    def fill_in(self, page: str, to: str = "", **fields: str) -> Answer:
        """Look at a page, fill its form in and press its button."""
        token = self.get(page).hidden_in("_xsrf")
        return self.ask("POST", to or page, urlencode({**fields, "_xsrf": token}))

    def join(self, room: HostedTable, seat: SeatId, name: str = "", **more: str) -> Answer:
        return self.fill_in(f"/join/{room.code}", seat=seat, name=name, **more)

    def holds(self, room: HostedTable) -> tuple[SeatId, ...]:
        return room.seats_of(self.cookies.get(COOKIE, "nobody"))


class PlainHouse:
    """The house, served; rooms can be opened and played out, and browsers come in."""

    def __init__(self, app: PlainApp, port: int) -> None:
        self.app = app
        self.port = port

    @property
    def address(self) -> str:
        return f"http://{ADDRESS}:{self.port}{self.app.site.base_url.rstrip('/')}"

    def open(self, rules: Rules = EASY) -> HostedTable:
        (room,) = self.app.house.open(rules)
        return room

    def browser(self, **headers: str) -> Browser:
        return Browser(self.port, self.app.site.base_url, **headers)

    def host(self) -> Browser:
        browser = self.browser()
        browser.cookies["mysterium_host"] = self.app.database.key(HOST)
        return browser

    def begin(self, room: HostedTable) -> None:
        """Deal, with bots wherever nobody sits."""
        room.table.start(seed=room.row.seed or "a plain page", deal=room.row.deal)
        for seat in (GHOST, *(colours[0] for colours in room.view.setup.players)):
            if room.view.setup.sitter(seat) is None:
                room.seat_bot(seat)

    def play_out(self, room: HostedTable) -> None:
        if room.view.phase == "lobby":
            self.begin(room)
        minds: dict[SeatId, Any] = {
            seat: QuickBot(f"{room.code} {seat}").choose
            for seat in (GHOST, *(colour for colours in room.view.setup.players for colour in colours))
        }
        for _ in play_to_end(room.table, minds, self.app.clock):
            pass
        assert room.table.over


@contextmanager
def a_plain_house(folder: Path, *, base_url: str = "/", password: str = "") -> Iterator[PlainHouse]:
    app = PlainApp(folder, base_url=base_url, password=password)
    pages = {"breaks": Breaks, "full": Full, "moved": Moved, "third": Third}
    ends = [*((app.site.url(path), page) for path, page in pages.items()), (".*", NotFoundPage)]
    application = Application([*plain_routes(app.site), *ends], services=app.services, xsrf_cookies=True)
    sockets = bind_sockets(0, ADDRESS)
    over, up = asyncio.Event(), threading.Event()
    loops: list[asyncio.AbstractEventLoop] = []

    async def serve() -> None:
        loops.append(asyncio.get_running_loop())
        server = HTTPServer(application)
        server.add_sockets(sockets)
        up.set()
        await over.wait()
        server.stop()
        await server.close_all_connections()

    thread = threading.Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    assert up.wait(30)
    try:
        yield PlainHouse(app, sockets[0].getsockname()[1])
    finally:
        loops[0].call_soon_threadsafe(over.set)
        thread.join()
        app.close()


__all__ = ["EASY", "NOON", "Answer", "Browser", "PlainApp", "PlainHouse", "a_plain_house"]
