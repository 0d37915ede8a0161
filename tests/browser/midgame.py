"""A table in mid-game: one guest at a page of the house, and programs at the other seats, who do what a test says."""

import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import expect

from mysterium_nb import Rules, connect
from mysterium_nb.engine.events import PawnPlaced, SureSaid, SureTakenBack
from mysterium_nb.engine.moves import PlacePawn, SendVision, Start
from mysterium_nb.engine.views import GhostView, View
from mysterium_nb.link import RemoteSeat
from mysterium_nb.protocol.host_commands import AtTable
from mysterium_nb.protocol.house_view import TableSummary
from tests.browser.guests import Guest, a_table, look, wish
from tests.browser.playing import STILL
from tests.browser.servers import PATIENCE, House
from tests.browser.visitors import Visitors

RULES = Rules.classic(players=4, difficulty="easy").but(timer_seconds=900)

_PROGRAMS = {"ghost": "Mara", "red": "Zoé", "blue": "Jun"}


class MidGame:
    """The first hour: everybody has a vision, and the guest, who is yellow, and red have placed their pawns.

    Blue has not, so nothing goes on by itself.
    """

    def __init__(self, house: House, code: str, guest: Guest, seats: dict[str, RemoteSeat]) -> None:
        self.house = house
        self.code = code
        self.guest = guest
        self.ghost, self.red, self.blue = (seats[seat] for seat in _PROGRAMS)

    @property
    def table(self) -> TableSummary:
        """The table as the host sees it now."""
        return next(table for table in look(self.house).tables if table.code == self.code)

    def yellow_has(self, kind: type[PawnPlaced | SureSaid | SureTakenBack]) -> int:
        """How often the log says that the guest did something."""
        return sum(isinstance(event, kind) and event.psychic == "yellow" for event in self.house.log(self.code))


@contextmanager
def mid_game(house: House, visitors: Visitors, **device: Any) -> Iterator[MidGame]:
    code = a_table(house, RULES)
    guest = Guest(visitors.new(**(device or STILL)))
    guest.join(house, code, "yellow", "Tom")
    seats = {seat: _program(house, code, seat) for seat in _PROGRAMS}
    wish(house, AtTable(code, Start()))
    guest.skip_tour()
    ghost, red = seats["ghost"], seats["red"]
    until(ghost, lambda view: view.phase == "visions")
    for colour in ("yellow", "red", "blue"):
        view = ghost.view
        assert isinstance(view, GhostView)
        ghost.act(SendVision(colour, view.hand[:2]))
    red.act(PlacePawn("red", red.view.board[0][1]))
    guest.hand(guest.panel("board").get_by_role("button").nth(2))
    guest.press("Place your pawn here", "sheet")
    expect(guest.panel("board").locator(".mine")).not_to_have_count(0)
    yield MidGame(house, code, guest, seats)
    for seat in seats.values():
        seat.close()


def until(seat: RemoteSeat, true: Callable[[View], bool]) -> None:
    """Wait until a seat sees something."""
    came = threading.Event()
    seat.watch(lambda view: came.set() if true(view) else None)
    assert true(seat.view) or came.wait(PATIENCE)


def _program(house: House, code: str, seat: str) -> RemoteSeat:
    """A program at a seat. It is called back in a thread of its own, since this one belongs to the browsers."""
    with ThreadPoolExecutor(1) as elsewhere:
        return elsewhere.submit(connect, house.base_url, code, _PROGRAMS[seat], seat=seat).result()
