"""Bots of the house: they sit where nobody does, take a human time, and think where they hold nobody up."""

import asyncio
import logging
import random
from weakref import WeakKeyDictionary

from mysterium_nb.kernel.refusal import IllegalMove
from mysterium_nb.kernel.seats import HOST, SeatId
from mysterium_nb.kernel.views import View
from mysterium_nb.kernel.waiting import waiting_for
from mysterium_nb.minds.bot import Bot
from mysterium_nb.minds.quick import QuickBot
from mysterium_nb.scenes.glance import empty_seats
from mysterium_nb.scenes.lobby import name_for_bot
from mysterium_nb.server.house import House, Room

_log = logging.getLogger(__name__)
Place = tuple[str, SeatId]
"""A seat of a table, by the table's code."""


class Bots:
    def __init__(self, house: House, *, seconds: tuple[float, float] = (1.5, 4.0), bot: Bot | None = None) -> None:
        self._house = house
        self._seconds = seconds
        self._bot: Bot = bot or QuickBot()
        self._thinking: dict[Place, asyncio.Task[None]] = {}
        self._thought: WeakKeyDictionary[Room, dict[SeatId, View]] = WeakKeyDictionary()
        """What each bot saw when it thought last: it does not think twice about the same."""

    def fill(self, room: Room) -> list[SeatId]:
        """Seat bots wherever nobody sits, before the game or in it; gives where."""
        empty = [seat for seat in empty_seats(room.table.view(HOST)) if seat not in room.claims]
        for seat in empty:
            self.take(room, seat)
        return empty

    def take(self, room: Room, seat: SeatId) -> None:
        """Let a bot sit down, in place of whoever sat there."""
        setup = room.table.view(HOST).setup
        sitter = setup.sitter(seat)
        if sitter is not None and sitter.kind == "bot" and seat not in room.claims:
            raise IllegalMove("A bot plays there already.")
        room.table.sit(seat, name_for_bot(setup, seat), "bot")

    def advance(self, room: Room) -> SeatId | None:
        """Make the one move that is waited for."""
        return room.table.advance(self._bot.choose)

    def look_round(self) -> None:
        """Let every bot that is waited for begin to think."""
        for room in self._house.rooms.values():
            for seat in self.waited_for(room):
                place = (room.code, seat)
                if place in self._thinking:
                    continue
                if room.table.view(seat) != self._thought.get(room, {}).get(seat):
                    self._begin(place, room)

    def waited_for(self, room: Room) -> list[SeatId]:
        """The seats whose bots are waited for now."""
        view = room.table.view(HOST)
        if view.clock.paused_at is not None or not any(sitter.kind == "bot" for sitter in view.setup.sitters):
            return []
        waited = dict.fromkeys((view.setup.psychics_of(one) or (one,))[0] for one in waiting_for(view))
        return [seat for seat in waited if self._plays(room, view, seat)]

    def _plays(self, room: Room, view: View, seat: SeatId) -> bool:
        """Whether a bot of ours plays a seat: nobody has taken it over, and the table is still there."""
        sitter = view.setup.sitter(seat)
        here = self._house.rooms.get(room.code) is room
        return here and sitter is not None and sitter.kind == "bot" and seat not in room.claims

    def _begin(self, place: Place, room: Room) -> None:
        task = asyncio.get_running_loop().create_task(self._move(room, place[1]))
        self._thinking[place] = task
        task.add_done_callback(lambda _: self._thinking.pop(place))

    async def _move(self, room: Room, seat: SeatId) -> None:
        """Wait a little, think, and move; whatever happens meanwhile, the table has the last word."""
        await asyncio.sleep(random.uniform(*self._seconds))
        if seat not in self.waited_for(room):
            return
        view = room.table.view(seat)
        try:
            move = await asyncio.to_thread(self._bot.choose, view)
            if seat in self.waited_for(room):
                self._thought.setdefault(room, {})[seat] = view
                if move is not None:
                    room.table.act(seat, move)
        except IllegalMove as refusal:
            _log.info("A bot at %s was too late: %s", room.code, refusal)
        except Exception:
            self._thought.setdefault(room, {})[seat] = view
            _log.exception("A bot at %s stumbled", room.code)

    async def stop(self) -> None:
        """Let no bot think on."""
        thinking = [*self._thinking.values()]
        for task in thinking:
            task.cancel()
        await asyncio.gather(*thinking, return_exceptions=True)
