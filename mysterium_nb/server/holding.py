"""What is held over a websocket: views go out, wishes come in, and every message is judged before it is believed."""

import asyncio
import logging
import time
from abc import ABC, abstractmethod

import msgspec
from tornado.websocket import WebSocketClosedError, WebSocketHandler

from mysterium_nb.kernel.refusal import IllegalMove, Refusal
from mysterium_nb.kernel.seats import WATCH, SeatId
from mysterium_nb.link.wire import (
    GARBLED,
    GONE,
    Act,
    Answered,
    Closing,
    Done,
    Shown,
    asked,
    heard_or_not,
    packed,
    refused,
)
from mysterium_nb.scenes.house import HouseView, Wish
from mysterium_nb.server.hosting import Hosting
from mysterium_nb.server.house import Room
from mysterium_nb.table.seat import LocalSeat

_log = logging.getLogger(__name__)
MOST_A_SECOND = 20
BURST = 60
GLANCE_SECONDS = 0.5


class Bucket:
    """So many messages in one go, and so many a second after that."""

    def __init__(self) -> None:
        self._left = float(BURST)
        self._at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self._left = min(BURST, self._left + (now - self._at) * MOST_A_SECOND)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Hold(ABC):
    """One websocket's hold on something."""

    def __init__(self, wire: WebSocketHandler) -> None:
        self._wire = wire
        self._bucket = Bucket()

    @abstractmethod
    def do(self, word: Act) -> None:
        """Do what is wished, or raise the refusal."""

    @abstractmethod
    def close(self) -> None:
        """Let go; nothing more is shown."""

    def hear(self, message: str | bytes) -> None:
        """A wish is done or refused, with its number; what makes no sense ends the link."""
        if not self._bucket.take():
            self.drop(GARBLED, "Too many messages.")
            return
        try:
            word = asked(message)
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            _log.warning("A message to %r cannot be read: %s", self, error)
            self.drop(GARBLED, "This message cannot be read.")
            return
        if not isinstance(word, Act):
            return
        try:
            self.do(word)
        except Refusal as refusal:
            self.say(refused(word.number, refusal))
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
    def __init__(self, wire: WebSocketHandler, room: Room, seat: SeatId) -> None:
        super().__init__(wire)
        self.room = room
        self.seat = seat
        self._seat: LocalSeat = room.table.seat(seat)
        self._seat.watch(lambda view: self.say(Shown(room.shown(view))))
        room.held.add(self)
        self.show()

    def __repr__(self) -> str:
        return f"<seat {self.seat} of {self.room.code}>"

    def show(self) -> None:
        self.say(Shown(self.room.shown(self._seat.view)))

    def do(self, word: Act) -> None:
        if self.seat == WATCH or isinstance(word.move, Wish):
            raise IllegalMove("Only the host can do this.")
        self.room.act(self._seat, word.move, word.move_id)

    def close(self) -> None:
        self._seat.close()
        self.room.held.discard(self)


class HouseHold(Hold):
    """The host's hold on the house. Tables change by themselves; a glance now and then is enough for a host."""

    def __init__(self, wire: WebSocketHandler, hosting: Hosting) -> None:
        super().__init__(wire)
        self._hosting = hosting
        self._shown: HouseView | None = None
        self._glancing = asyncio.get_running_loop().create_task(self._glance())

    def __repr__(self) -> str:
        return "<the house>"

    async def _glance(self) -> None:
        while True:
            self._show()
            await asyncio.sleep(GLANCE_SECONDS)

    def _show(self) -> None:
        view = self._hosting.view
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
