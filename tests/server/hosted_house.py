"""A house with its hosting, for tests: tables, book, bots, office and porter are real; nothing is served."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tornado.websocket import WebSocketHandler

from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import SeatId
from mysterium_nb.house.bot_runner import Bots
from mysterium_nb.house.database import Book
from mysterium_nb.house.finished_games import Shelf
from mysterium_nb.house.host_control import Hosting
from mysterium_nb.house.hosted_table import Room
from mysterium_nb.house.house import House
from mysterium_nb.minds.bots.simple_bots import QuickBot
from mysterium_nb.server.kernels.admission import Porter
from mysterium_nb.server.kernels.tickets import Bound, Office
from mysterium_nb.server.session import Hold, HouseHold, SeatHold
from mysterium_nb.table.autoplay import GameTime
from mysterium_nb.table.store import MemoryStore

NOON = 1_700_000_000_000
EASY = Rules.classic(players=4, difficulty="easy")


class HostedApp:
    """The parts of a server that are about its tables."""

    def __init__(self, folder: Path) -> None:
        self.clock = GameTime(NOON)
        self.book = Book(folder / "house.sqlite")
        self.house = House(MemoryStore(), self.book, self.clock)
        self.bots = Bots(self.house, slowness=0)
        self.shelf = Shelf(self.house._store, self.house)
        self.office = Office(self.house, self._open_session)
        self.porter = Porter(60)
        self.hosting = Hosting(
            self.house,
            self.bots,
            self.shelf,
            address="http://192.168.1.20:8866/",
            page_count=lambda: self.office.pages,
            page_limit=self.porter.most,
            close_pages=self.office.give_up,
        )

    def _open_session(self, bound: Bound, wire: WebSocketHandler) -> Hold:
        if bound.room is None:
            return HouseHold(wire, self.hosting, bound.address)
        return SeatHold(wire, self.house, bound.room, bound.seat, bound.address)

    def open(self, rules: Rules = EASY) -> Room:
        [room] = self.house.open(rules)
        return room

    def begun(self, rules: Rules = EASY) -> Room:
        """A table where Ann is the ghost and people sit everywhere, in their first hour."""
        room = self.open(rules)
        for seat, name in zip(("ghost", "yellow", "red", "blue"), ("Ann", "Ben", "Cleo", "Dan"), strict=True):
            self.house.claim(room.code, seat, name, f"visitor {name}")
        room.begin()
        return room

    def over(self) -> Room:
        room = self.begun()
        while not room.table.over:
            self.play(room)
        return room

    def play(self, room: Room) -> SeatId:
        """Let somebody who is waited for move, by chance."""
        mind = QuickBot(1)
        for seat in room.table.waiting_for:
            move = mind.choose(room.table.view(seat))
            if move is not None:
                room.table.act(seat, move)
                self.clock.pass_move()
                self.house.tick()
                return seat
        self.clock.now += 60_000
        self.house.tick()
        return ""


@contextmanager
def a_hosted_house(folder: Path) -> Iterator[HostedApp]:
    app = HostedApp(folder)
    yield app
    app.book.close()
