"""Tables that a visitor opens with one press: bots at all other seats, and the game begun.

Called by the server for its pages *Play now* and *Play as the ghost*. Nobody has more than one of them, there are never
many, and each is taken away when it has been left, so that the house stays free for those whom the host invites.
"""

import secrets
from collections.abc import Callable
from typing import Literal

from mysterium_nb.engine.errors import IllegalMove
from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import COLOURS, GHOST, SeatId
from mysterium_nb.house.hosted_table import HostedTable
from mysterium_nb.house.house import House
from mysterium_nb.protocol.bot_settings import BotSettings, Lang
from mysterium_nb.protocol.sitter_names import given_name
from mysterium_nb.table.store import StoreError

Part = Literal["psychic", "ghost"]
MOST_TABLES = 16
RULES = Rules.classic(players=4, difficulty="easy").but(timer_seconds=None)
"""A first table: easy, and without an hourglass, since nobody but bots waits for its only person."""
LEFT_MS = 30 * 60_000
"""A table is taken away when everybody has been gone for so long."""
SPARE_MS = 2 * 60_000
"""Where room is needed, it is taken away when everybody has been gone for so long."""


class InstantTables:
    def __init__(
        self,
        house: House,
        close_pages: Callable[[HostedTable, SeatId | None], None],
        *,
        most: int = MOST_TABLES,
    ) -> None:
        self._house = house
        self._close_pages = close_pages
        self._most = most

    def play(self, part: Part, visitor: str, lang: Lang, name: str = "") -> tuple[HostedTable, SeatId]:
        """A table for this visitor, and their seat there; the one they have already, if its game is not over."""
        held = self._held_by(visitor)
        if held is None:
            self._make_room()
            return self._open(part, visitor, lang, name)
        room, seat = held
        if (seat == GHOST) != (part == "ghost"):
            raise IllegalMove("You are playing at table {code} already. Leave your seat there first.", code=room.code)
        return held

    def remove_left(self) -> None:
        """Take every table away that has been left."""
        for room in self._rooms():
            if self._absence(room) >= LEFT_MS or not room.claims:
                self._remove(room)

    def _rooms(self) -> list[HostedTable]:
        return [room for room in self._house.tables.values() if room.row.instant]

    def _held_by(self, visitor: str) -> tuple[HostedTable, SeatId] | None:
        rooms = [room for room in self._rooms() if not room.table.over]
        return next(((room, seat) for room in rooms for seat in room.seats_of(visitor) if seat in room.claims), None)

    def _make_room(self) -> None:
        """Where there are as many as there can be, the one that was left longest ago goes."""
        rooms = self._rooms()
        if len(rooms) < self._most:
            return
        left = max(rooms, key=self._absence)
        if self._absence(left) < SPARE_MS:
            raise IllegalMove("Many people play at such tables just now. Try again in a few minutes, or ask the host.")
        self._remove(left)

    def _open(self, part: Part, visitor: str, lang: Lang, name: str) -> tuple[HostedTable, SeatId]:
        seat: SeatId = GHOST if part == "ghost" else secrets.choice(COLOURS)
        [room] = self._house.open(RULES, instant=True)
        try:
            self._house.claim(room.code, seat, name or given_name(seat, lang), visitor)
            self._house.set_bots(room.code, BotSettings(lang=lang))
            room.fill_with_bots()
            room.start()
        except (IllegalMove, StoreError):
            self._remove(room)
            raise
        return room, seat

    def _absence(self, room: HostedTable) -> int:
        """For how many milliseconds nobody has been at a table."""
        if room.online():
            return 0
        now = self._house.now()
        return now - max((room.lost_since.get(seat, now) for seat in room.claims), default=now)

    def _remove(self, room: HostedTable) -> None:
        self._house.put_away(room.code)
        self._close_pages(room, None)
