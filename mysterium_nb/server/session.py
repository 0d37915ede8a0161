"""What is held over a websocket: views go out, wishes come in, and every message is judged before it is believed."""

import asyncio
import logging
from abc import ABC, abstractmethod

import msgspec
from msgspec.structs import replace
from tornado.websocket import WebSocketClosedError, WebSocketHandler

from mysterium_nb.engine.errors import IllegalMove, Refusal
from mysterium_nb.engine.legal import free_moves
from mysterium_nb.engine.moves import Say, SetRules
from mysterium_nb.engine.seats import WATCH, SeatId
from mysterium_nb.engine.views import View
from mysterium_nb.house.host_control import Hosting, host_view
from mysterium_nb.house.hosted_table import Room
from mysterium_nb.house.house import House
from mysterium_nb.protocol.host_commands import Wish
from mysterium_nb.protocol.house_view import HouseView
from mysterium_nb.protocol.messages import (
    GARBLED,
    GONE,
    Act,
    Answered,
    Closing,
    Done,
    Opened,
    OutdatedAct,
    Shown,
    asked,
    heard_or_not,
    packed,
    refused,
)
from mysterium_nb.protocol.seat_services import AskForAnotherGame, AskForBots, AskForCompany, AskForMyLink, Doors
from mysterium_nb.protocol.table_summary import empty_seats
from mysterium_nb.server.rate_limit import Bucket
from mysterium_nb.table.store import StoreError
from mysterium_nb.table.table import LocalSeat

_log = logging.getLogger(__name__)
MOST_A_SECOND = 20
BURST = 60
REMARKS_A_SECOND = 1
REMARKS_BURST = 5
GLANCE_SECONDS = 0.5


class Hold(ABC):
    """One websocket's hold on something."""

    def __init__(self, wire: WebSocketHandler) -> None:
        self._wire = wire
        self._wire.set_nodelay(True)  # else a view waits until the one before it is acknowledged
        self._bucket = Bucket(BURST, MOST_A_SECOND)

    @abstractmethod
    def do(self, word: Act) -> None:
        """Do what is wished, or raise the refusal."""

    @abstractmethod
    def close(self) -> None:
        """Let go; nothing more is shown."""

    def hear(self, message: str | bytes) -> None:
        """A wish is done or refused, with its number; what makes no sense ends the link."""
        if not self._bucket.take():
            _log.warning("Too many messages to %r", self)
            self.drop(GARBLED, "Too many messages.")
            return
        try:
            word = asked(message)
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            _log.warning("A message to %r cannot be read: %s", self, error)
            self.drop(GARBLED, "This message cannot be read.")
            return
        if isinstance(word, OutdatedAct):
            older = IllegalMove("This program is older than the house. Update mysterium-nb where it runs.")
            self.say(refused(word.number, older))
        if not isinstance(word, Act):
            return
        try:
            self.do(word)
        except Refusal as refusal:
            self.say(refused(word.number, refusal))
        except StoreError:
            _log.exception("What was wished of %r cannot be kept", self)
            why = IllegalMove("The house cannot write this down just now. Nothing was done; try again in a moment.")
            self.say(refused(word.number, why))
        except ValueError as error:
            _log.warning("A wish to %r is malformed: %s", self, error)
            self.drop(GARBLED, "This message cannot be read.")
        else:
            self.say(Done(word.number))

    def say(self, word: Answered) -> None:
        try:
            written = self._wire.write_message(packed(word))
        except WebSocketClosedError:
            self.close()
        else:
            written.add_done_callback(heard_or_not)

    def drop(self, code: Closing = GONE, why: str = "This seat was given to somebody else.") -> None:
        self.close()
        self._wire.close(code, why)


class SeatHold(Hold):
    def __init__(self, wire: WebSocketHandler, house: House, room: Room, seat: SeatId, address: str = "") -> None:
        super().__init__(wire)
        self._house = house
        self.room = room
        self.seat = seat
        self._address = address
        """Where the holder's browser found the house; a program has none."""
        self._doors: Doors | None = None
        self._link = ""
        self._remarks = Bucket(REMARKS_BURST, REMARKS_A_SECOND)
        room.held.add(self)
        self._sit_down()

    def _sit_down(self) -> None:
        self._seat: LocalSeat = self.room.table.seat(self.seat)
        self._seat.watch(self._show)
        self.show()

    def __repr__(self) -> str:
        return f"<seat {self.seat} of {self.room.code}>"

    def show(self) -> None:
        self._show(self._seat.view)

    def _show(self, view: View) -> None:
        self._open()
        self.say(Shown(self.room.shown(view)))

    def move_over(self) -> None:
        """Another game is on the table: go on there, in the same seat."""
        self._seat.close()
        self._sit_down()

    def do(self, word: Act) -> None:
        if self.seat == WATCH or isinstance(word.move, Wish):
            _log.warning("%r wished for what only others can do", self)
            raise IllegalMove("Only the host can do this.")
        match word.move:
            case AskForAnotherGame():
                self._house.play_again(self.room.code)
            case AskForMyLink():
                self._ask_for_link()
            case AskForCompany() | AskForBots() as wish:
                self._ask_for_bots(wish)
            case Say() if not self._remarks.take():
                raise IllegalMove("You write faster than anybody reads; wait a moment.")
            case move:
                self.room.act(self._seat, move, word.move_id)

    def _ask_for_link(self) -> None:
        """A program needs no link: it can be started anywhere."""
        if self._address:
            token = self._house.personal_link(self.room.code, self.seat)
            self._link = f"{self._address}resume/{self.room.code}/{token}"
        self._open()

    def _keeps(self) -> bool:
        """Whoever sets the rules of a table also chooses its bots."""
        return SetRules in free_moves(self._seat.view)

    def _ask_for_bots(self, wish: AskForCompany | AskForBots) -> None:
        if not self._keeps():
            raise IllegalMove("Only whoever keeps the table can do this, in its lobby.")
        room = self.room
        if isinstance(wish, AskForBots):
            room.fill_with_bots()
        company = replace(room.company, lang=wish.lang) if isinstance(wish, AskForBots) else wish.company
        self._house.choose_company(room.code, company)

    def _open(self) -> None:
        """Open what doors there are, if that has changed: for this seat alone."""
        doors = self._all_doors()
        if self.seat == WATCH:
            doors = Doors(join=doors.join, deal=doors.deal, shared=doors.shared)
        if doors != self._doors:
            self._doors = doors
            self.say(Opened(doors))

    def _all_doors(self) -> Doors:
        room = self.room
        waits = room.view.phase == "lobby"
        keeps = waits and self._keeps()
        return Doors(
            join=self._join(),
            deal=room.row.deal if waits else "",
            shared=room.played_elsewhere,
            file=self._of_last_game("file"),
            replay=self._of_last_game("replay"),
            again=room.table.over,
            movable=bool(self._address),
            link=self._link,
            leave=f"{self._address}join/{room.code}" if self._link and not room.table.over else "",
            company=room.company if waits else None,
            keeps=keeps,
            empty=keeps and bool(empty_seats(room.view)),
        )

    def _of_last_game(self, what: str) -> str:
        """A program gets no file and no page: it has seen the game, and asks the house for nothing else; nor does
        whoever came when it was over."""
        room, claim = self.room, self.room.claims.get(self.seat)
        if not room.last_played or not self._address or claim is None or room.played_elsewhere:
            return ""
        mine = self._house.has_played(room, room.last_played, claim.holder)
        return f"{room.code}/{what}/{room.last_played}" if mine else ""

    def _join(self) -> str:
        """Nobody is shown round in the middle of a game: those who come late ask the host."""
        view = host_view(self.room)
        wanted = self._address and view.phase == "lobby" and empty_seats(view)
        return f"{self._address}join/{self.room.code}" if wanted else ""

    def close(self) -> None:
        self._seat.close()
        self.room.held.discard(self)


class HouseHold(Hold):
    """The host's hold on the house. Tables change by themselves; a glance now and then is enough for a host."""

    def __init__(self, wire: WebSocketHandler, hosting: Hosting, address: str) -> None:
        super().__init__(wire)
        self._hosting = hosting
        self._address = address
        self._shown: HouseView | None = None
        self._glancing = asyncio.get_running_loop().create_task(self._glance())

    def __repr__(self) -> str:
        return "<the house>"

    async def _glance(self) -> None:
        while True:
            self._show()
            await asyncio.sleep(GLANCE_SECONDS)

    def _show(self) -> None:
        view = self._hosting.view_from(self._address)
        if view != self._shown:
            self._shown = view
            self.say(Shown(view))

    def do(self, word: Act) -> None:
        if not isinstance(word.move, Wish):
            raise IllegalMove("The host does not play from here.")
        self._hosting.do(word.move)
        self._show()

    def close(self) -> None:
        self._glancing.cancel()
