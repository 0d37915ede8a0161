"""Bots of the house: they sit where nobody does, take a human time, and think where they hold nobody up."""

import asyncio
import logging
import random
from typing import NamedTuple
from weakref import WeakKeyDictionary

from msgspec.structs import replace

from mysterium_nb.decks.registry import deck_by_name
from mysterium_nb.engine.errors import IllegalMove
from mysterium_nb.engine.moves import (
    Assign,
    ChooseCulprit,
    FirstGuess,
    Move,
    OpenVote,
    PlacePawn,
    PointAt,
    Reveal,
    Say,
    SendVision,
    TurnCulprit,
    UseCrow,
    Vote,
)
from mysterium_nb.engine.position import waiting_for
from mysterium_nb.engine.seats import GHOST, HOST, SeatId
from mysterium_nb.engine.views import View
from mysterium_nb.house.hosted_table import HostedTable
from mysterium_nb.house.house import House
from mysterium_nb.minds.associations.mind import Mind
from mysterium_nb.minds.bots.bot import Bot
from mysterium_nb.minds.bots.partners import Partners
from mysterium_nb.minds.bots.quick_bot import QuickBot
from mysterium_nb.protocol.bot_settings import BotSettings, Pace
from mysterium_nb.table.autoplay import OPENING_SECONDS
from mysterium_nb.table.store import StoreError

_log = logging.getLogger(__name__)
Place = tuple[str, SeatId]
"""A seat of a table, by the table's code."""
SECONDS: dict[Pace, tuple[float, float]] = {"quick": (0.2, 0.6), "human": (1.5, 4.0), "slow": (4.0, 9.0)}
"""How long a bot takes for what needs some thought."""
THINKING_SHARE: dict[type[Move], float] = {
    Assign: 1.5,
    ChooseCulprit: 1.5,
    FirstGuess: 1.0,
    PlacePawn: 1.0,
    PointAt: 1.0,
    Reveal: 0.8,
    Say: 0.8,
    SendVision: 1.0,
    UseCrow: 0.8,
    Vote: 1.2,
}
SMALL_MOVE_SHARE = 0.4
"""What everything else needs of it: a token, being sure."""


class TrainedMind(NamedTuple):
    """What bots have learned of a class, and with which deck."""

    deck: str
    mind: Mind


class _BotKey(NamedTuple):
    """What makes the bots of a table who they are."""

    company: BotSettings
    game: str
    deck: str
    seats: tuple[SeatId, ...]
    people: bool
    """Whether there are any among the psychics."""


def _partners(table: str, seated: _BotKey, taught: TrainedMind | None) -> Partners | None:
    """Nobody, where the deck is known by name alone and cannot be thought about."""
    deck, company = deck_by_name(seated.deck), seated.company
    if deck is None:
        return None
    mind = taught.mind if taught is not None and taught.deck == seated.deck else None
    return Partners(
        deck,
        company.preset,
        table=table,
        game=seated.game,
        bots=seated.seats,
        people=seated.people,
        lang=company.lang,
        mind=mind,
    )


class BotRunner:
    def __init__(
        self, house: House, *, slowness: float = 1.0, bot: Bot | None = None, taught: TrainedMind | None = None
    ) -> None:
        self._house = house
        self._taught = taught
        self._slowness = slowness
        """Times the seconds that a table's pace gives; at 0 nobody waits."""
        self._bot = bot
        """Who plays every seat, in place of the tables' own partners."""
        self._thinking: dict[Place, asyncio.Task[None]] = {}
        self._thought: WeakKeyDictionary[HostedTable, dict[SeatId, View]] = WeakKeyDictionary()
        """What each bot saw when it thought last: it does not think twice about the same."""
        self._partners: WeakKeyDictionary[HostedTable, tuple[_BotKey, Partners | None]] = WeakKeyDictionary()

    def advance(self, room: HostedTable) -> SeatId | None:
        """Make the one move that is waited for, as a bot of this table would: in silence, and without a crow, which
        would use up what is somebody else's and leave everybody waiting all the same."""
        partners = self._partners_of(room)
        return room.table.advance(
            lambda view: self._at(partners, view.seat, talks=False).choose(replace(view, crows=0))
        )

    def move_one(self, room: HostedTable) -> None:
        """Let the first bot that is waited for and knows a move make it, at once."""
        partners = self._partners_of(room)
        for seat in self.waited_for(room):
            move = self._at(partners, seat, talks=True).choose(self._sees(room, seat))
            if move is not None:
                room.act(room.table.seat(seat), move)
                return

    def start_waiting_bots(self) -> None:
        """Let every bot that is waited for begin to think."""
        for room in self._house.tables.values():
            for seat in self.waited_for(room):
                place = (room.code, seat)
                if place in self._thinking:
                    continue
                if self._sees(room, seat) != self._thought.get(room, {}).get(seat):
                    self._begin(place, room)

    def waited_for(self, room: HostedTable) -> list[SeatId]:
        """The seats whose bots are waited for now."""
        view = room.table.view(HOST)
        if view.clock.paused_at is not None or not any(sitter.kind == "bot" for sitter in view.setup.sitters):
            return []
        waited = dict.fromkeys((view.setup.psychics_of(one) or (one,))[0] for one in waiting_for(view))
        return [seat for seat in waited if self._plays(room, view, seat)]

    def _plays(self, room: HostedTable, view: View, seat: SeatId) -> bool:
        """Whether a bot of ours plays a seat: nobody has taken it over, and the table is still there."""
        sitter = view.setup.sitter(seat)
        here = self._house.tables.get(room.code) is room
        return here and sitter is not None and sitter.kind == "bot" and seat not in room.claims

    def _sees(self, room: HostedTable, seat: SeatId) -> View:
        """What a bot sees is what a person would: where it may write nothing, there is silence."""
        view = room.view_to_send(room.table.view(seat))
        return replace(view, silence=True) if seat in room.muted else view

    def _partners_of(self, room: HostedTable) -> Partners | None:
        """The bots of a table, the same ones as long as nothing about them changes."""
        setup = room.view.setup
        bots = tuple(one.seat for one in setup.sitters if one.kind == "bot" and one.seat not in room.claims)
        people = setup.rules.people > sum(seat != GHOST for seat in bots)
        seated = _BotKey(room.company, room.table.game, setup.deck, bots, people)
        known = self._partners.get(room)
        if known is None or known[0] != seated:
            known = self._partners[room] = (seated, _partners(room.code, seated, self._taught))
        return known[1]

    def _at(self, partners: Partners | None, seat: SeatId, *, talks: bool) -> Bot:
        return self._bot or (QuickBot() if partners is None else partners.for_seat(seat, talks=talks))

    def _begin(self, place: Place, room: HostedTable) -> None:
        task = asyncio.get_running_loop().create_task(self._move(room, place[1]))
        self._thinking[place] = task
        task.add_done_callback(lambda _: self._thinking.pop(place))

    async def _move(self, room: HostedTable, seat: SeatId) -> None:
        """Think, take the time that it needs, and move; whatever happens meanwhile, the table has the last word."""
        view = self._sees(room, seat)
        try:
            move = await self._choice(room, seat, view)
            await asyncio.sleep(self._seconds(room, move))
            if seat not in self.waited_for(room):
                return
            if self._sees(room, seat) != view:  # it has taken its time, so it makes up its mind anew at once
                view = self._sees(room, seat)
                move = await self._choice(room, seat, view)
            if seat in self.waited_for(room):
                self._thought.setdefault(room, {})[seat] = view
                if move is not None:
                    room.act(room.table.seat(seat), move)
        except IllegalMove as refusal:
            _log.info("A bot at %s was too late: %s", room.code, refusal)
        except StoreError as error:  # its move was not kept, and it will think of it again
            self._thought.get(room, {}).pop(seat, None)
            _log.warning("A bot at %s could not move: %s", room.code, error)
        except Exception:
            self._thought.setdefault(room, {})[seat] = view
            _log.exception("A bot at %s stumbled", room.code)

    async def _choice(self, room: HostedTable, seat: SeatId, view: View) -> Move | None:
        partners = self._partners_of(room)
        return await asyncio.to_thread(lambda: self._at(partners, seat, talks=True).choose(view))

    def _seconds(self, room: HostedTable, move: Move | None) -> float:
        if move is None:
            return 0.0
        if isinstance(move, OpenVote | TurnCulprit):
            return random.uniform(*OPENING_SECONDS) * self._slowness
        return (
            random.uniform(*SECONDS[room.company.pace])
            * THINKING_SHARE.get(type(move), SMALL_MOVE_SHARE)
            * self._slowness
        )

    async def stop(self) -> None:
        """Let no bot think on."""
        thinking = [*self._thinking.values()]
        for task in thinking:
            task.cancel()
        await asyncio.gather(*thinking, return_exceptions=True)
