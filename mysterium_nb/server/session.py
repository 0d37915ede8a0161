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
from mysterium_nb.house.host_control import HostControl, host_view
from mysterium_nb.house.hosted_table import HostedTable
from mysterium_nb.house.house import House
from mysterium_nb.protocol.host_commands import HostCommand
from mysterium_nb.protocol.house_view import HouseView
from mysterium_nb.protocol.messages import (
    CLOSE_GONE,
    CLOSE_MALFORMED,
    ActMessage,
    Closing,
    Done,
    OutdatedAct,
    ServerMessage,
    ServicesMessage,
    ViewMessage,
    decode_client,
    encode,
    refusal_to_message,
    send_unless_closed,
)
from mysterium_nb.protocol.seat_services import (
    RequestBots,
    RequestBotSettings,
    RequestLink,
    RequestRematch,
    SeatServices,
)
from mysterium_nb.protocol.table_summary import empty_seats
from mysterium_nb.server.rate_limit import RateLimit
from mysterium_nb.table.store import StoreError
from mysterium_nb.table.table import LocalSeat

_log = logging.getLogger(__name__)
MOST_A_SECOND = 20
BURST = 60
REMARKS_A_SECOND = 1
REMARKS_BURST = 5
GLANCE_SECONDS = 0.5


class Session(ABC):
    """One websocket's hold on something."""

    def __init__(self, wire: WebSocketHandler) -> None:
        self._wire = wire
        self._wire.set_nodelay(True)  # else a view waits until the one before it is acknowledged
        self._bucket = RateLimit(BURST, MOST_A_SECOND)

    @abstractmethod
    def execute(self, word: ActMessage) -> None:
        """Do what is wished, or raise the refusal."""

    @abstractmethod
    def close(self) -> None:
        """Let go; nothing more is shown."""

    def on_message(self, message: str | bytes) -> None:
        """A wish is done or refused, with its number; what makes no sense ends the link."""
        if not self._bucket.allow():
            _log.warning("Too many messages to %r", self)
            self.close_with(CLOSE_MALFORMED, "Too many messages.")
            return
        try:
            word = decode_client(message)
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            _log.warning("A message to %r cannot be read: %s", self, error)
            self.close_with(CLOSE_MALFORMED, "This message cannot be read.")
            return
        if isinstance(word, OutdatedAct):
            older = IllegalMove("This program is older than the house. Update mysterium-nb where it runs.")
            self.send(refusal_to_message(word.number, older))
        if not isinstance(word, ActMessage):
            return
        try:
            self.execute(word)
        except Refusal as refusal:
            self.send(refusal_to_message(word.number, refusal))
        except StoreError:
            _log.exception("What was wished of %r cannot be kept", self)
            why = IllegalMove("The house cannot write this down just now. Nothing was done; try again in a moment.")
            self.send(refusal_to_message(word.number, why))
        except ValueError as error:
            _log.warning("A wish to %r is malformed: %s", self, error)
            self.close_with(CLOSE_MALFORMED, "This message cannot be read.")
        else:
            self.send(Done(word.number))

    def send(self, word: ServerMessage) -> None:
        try:
            written = self._wire.write_message(encode(word))
        except WebSocketClosedError:
            self.close()
        else:
            written.add_done_callback(send_unless_closed)

    def close_with(self, code: Closing = CLOSE_GONE, why: str = "This seat was given to somebody else.") -> None:
        self.close()
        self._wire.close(code, why)


class SeatSession(Session):
    def __init__(
        self, wire: WebSocketHandler, house: House, room: HostedTable, seat: SeatId, address: str = ""
    ) -> None:
        super().__init__(wire)
        self._house = house
        self.room = room
        self.seat = seat
        self._address = address
        """Where the holder's browser found the house; a program has none."""
        self._doors: SeatServices | None = None
        self._link = ""
        self._remarks = RateLimit(REMARKS_BURST, REMARKS_A_SECOND)
        room.sessions.add(self)
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
        self._send_services()
        self.send(ViewMessage(self.room.view_to_send(view)))

    def switch_game(self) -> None:
        """Another game is on the table: go on there, in the same seat."""
        self._seat.close()
        self._sit_down()

    def execute(self, word: ActMessage) -> None:
        if self.seat == WATCH or isinstance(word.move, HostCommand):
            _log.warning("%r wished for what only others can do", self)
            raise IllegalMove("Only the host can do this.")
        match word.move:
            case RequestRematch():
                self._house.play_again(self.room.code)
            case RequestLink():
                self._ask_for_link()
            case RequestBotSettings() | RequestBots() as wish:
                self._ask_for_bots(wish)
            case Say() if not self._remarks.allow():
                raise IllegalMove("You write faster than anybody reads; wait a moment.")
            case move:
                self.room.act(self._seat, move, word.move_id)

    def _ask_for_link(self) -> None:
        """A program needs no link: it can be started anywhere."""
        if self._address:
            token = self._house.personal_link(self.room.code, self.seat)
            self._link = f"{self._address}resume/{self.room.code}/{token}"
        self._send_services()

    def _can_choose_bots(self) -> bool:
        """Whoever sets the rules of a table also chooses its bots."""
        return SetRules in free_moves(self._seat.view)

    def _ask_for_bots(self, wish: RequestBotSettings | RequestBots) -> None:
        if not self._can_choose_bots():
            raise IllegalMove("Only whoever keeps the table can do this, in its lobby.")
        room = self.room
        if isinstance(wish, RequestBots):
            room.fill_with_bots()
        company = replace(room.company, lang=wish.lang) if isinstance(wish, RequestBots) else wish.bots
        self._house.set_bots(room.code, company)

    def _send_services(self) -> None:
        """Open what doors there are, if that has changed: for this seat alone."""
        doors = self._services()
        if self.seat == WATCH:
            doors = SeatServices(join_url=doors.join_url, deal=doors.deal, deal_in_play=doors.deal_in_play)
        if doors != self._doors:
            self._doors = doors
            self.send(ServicesMessage(doors))

    def _services(self) -> SeatServices:
        room = self.room
        waits = room.view.phase == "lobby"
        keeps = waits and self._can_choose_bots()
        return SeatServices(
            join_url=self._join(),
            deal=room.row.deal if waits else "",
            deal_in_play=room.deal_in_play_elsewhere,
            same_room=not room.row.written,
            file_url=self._last_game_url("file"),
            replay_url=self._last_game_url("replay"),
            can_play_again=room.table.over,
            can_move_device=bool(self._address),
            personal_url=self._link,
            leave_url=f"{self._address}join/{room.code}" if self._link and not room.table.over else "",
            company=room.company if waits else None,
            can_choose_bots=keeps,
            can_add_bots=keeps and bool(empty_seats(room.view)),
        )

    def _last_game_url(self, what: str) -> str:
        """A program gets no file and no page: it has seen the game, and asks the house for nothing else; nor does
        whoever came when it was over."""
        room, claim = self.room, self.room.claims.get(self.seat)
        if not room.last_played or not self._address or claim is None or room.deal_in_play_elsewhere:
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
        self.room.sessions.discard(self)


class HostSession(Session):
    """The host's hold on the house. Tables change by themselves; a glance now and then is enough for a host."""

    def __init__(self, wire: WebSocketHandler, host_control: HostControl, address: str) -> None:
        super().__init__(wire)
        self._host_control = host_control
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
        view = self._host_control.view_from(self._address)
        if view != self._shown:
            self._shown = view
            self.send(ViewMessage(view))

    def execute(self, word: ActMessage) -> None:
        if not isinstance(word.move, HostCommand):
            raise IllegalMove("The host does not play from here.")
        self._host_control.execute(word.move)
        self._show()

    def close(self) -> None:
        self._glancing.cancel()
