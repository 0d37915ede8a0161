"""A house and its host, for tests: tables, database, bots, tickets and admission are real; nothing is served."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tornado.websocket import WebSocketHandler

from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import SeatId
from mysterium_nb.house.bot_runner import BotRunner
from mysterium_nb.house.database import HouseDatabase
from mysterium_nb.house.finished_games import FinishedGames
from mysterium_nb.house.host_control import HostControl
from mysterium_nb.house.hosted_table import HostedTable
from mysterium_nb.house.house import House
from mysterium_nb.minds.bots.quick_bot import QuickBot
from mysterium_nb.server.kernels.admission import Admission
from mysterium_nb.server.kernels.tickets import Binding, KernelTickets
from mysterium_nb.server.session import HostSession, SeatSession, Session
from mysterium_nb.table.autoplay import SimulatedClock
from mysterium_nb.table.store import MemoryStore

NOON = 1_700_000_000_000
EASY = Rules.classic(players=4, difficulty="easy")


class HostedApp:
    """The parts of a server that are about its tables."""

    def __init__(self, folder: Path) -> None:
        self.clock = SimulatedClock(NOON)
        self.database = HouseDatabase(folder / "house.sqlite")
        self.house = House(MemoryStore(), self.database, self.clock)
        self.bots = BotRunner(self.house, slowness=0)
        self.finished_games = FinishedGames(self.house._store, self.house)
        self.tickets = KernelTickets(self.house, self._open_session)
        self.admission = Admission(60)
        self.host_control = HostControl(
            self.house,
            self.bots,
            self.finished_games,
            address="http://192.168.1.20:8866/",
            page_count=lambda: self.tickets.pages,
            page_limit=self.admission.most,
            close_pages=self.tickets.release,
        )

    def _open_session(self, bound: Binding, wire: WebSocketHandler) -> Session:
        if bound.room is None:
            return HostSession(wire, self.host_control, bound.address)
        return SeatSession(wire, self.house, bound.room, bound.seat, bound.address)

    def open(self, rules: Rules = EASY) -> HostedTable:
        [room] = self.house.open(rules)
        return room

    def begun(self, rules: Rules = EASY) -> HostedTable:
        """A table where Ann is the ghost and people sit everywhere, in their first hour."""
        room = self.open(rules)
        for seat, name in zip(("ghost", "yellow", "red", "blue"), ("Ann", "Ben", "Cleo", "Dan"), strict=True):
            self.house.claim(room.code, seat, name, f"visitor {name}")
        room.start()
        return room

    def over(self) -> HostedTable:
        room = self.begun()
        while not room.table.over:
            self.play(room)
        return room

    def play(self, room: HostedTable) -> SeatId:
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
    app.database.close()
