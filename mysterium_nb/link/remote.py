"""A seat whose table is in another process, with the same four things as one here.

The link lives in a thread of its own: `act` waits for the table's answer without stopping it, and it comes back by
itself when it breaks. A move that was sent and not answered is sent again, under its own id, and is done once.
"""

import asyncio
import itertools
import logging
import secrets
import threading
from collections.abc import Callable
from concurrent.futures import Future
from concurrent.futures import TimeoutError as Unanswered
from contextlib import suppress
from functools import partial
from queue import SimpleQueue
from typing import Generic, TypeVar, cast

from tornado.httpclient import HTTPError
from tornado.websocket import WebSocketClientConnection, WebSocketClosedError, websocket_connect

from mysterium_nb.engine.errors import IllegalMove
from mysterium_nb.engine.moves import Move
from mysterium_nb.engine.views import View
from mysterium_nb.protocol.host_commands import HostCommand
from mysterium_nb.protocol.house_view import HouseView
from mysterium_nb.protocol.messages import (
    CLOSE_FORBIDDEN,
    CLOSE_GONE,
    CLOSE_MALFORMED,
    ActMessage,
    ClientMessage,
    Done,
    Hello,
    RefusedMessage,
    ServicesMessage,
    ViewMessage,
    Welcome,
    decode_server,
    encode,
    refusal_from_message,
    send_unless_closed,
)
from mysterium_nb.protocol.seat_services import NO_SERVICES, SeatRequest, SeatServices

PATIENCE_SECONDS = 10.0
_log = logging.getLogger(__name__)
SeenT = TypeVar("SeenT")
WishT = TypeVar("WishT", Move, HostCommand)
_SHORTEST_PAUSE, _LONGEST_PAUSE = 0.1, 2.0


class LinkLost(IllegalMove):
    """The table does not answer, or does not know this seat any more."""

    __module__ = "mysterium_nb"  # where people import it from


class RemoteConnection(Generic[SeenT, WishT]):
    """Holds something over a websocket: what is seen of it, and what can be wished for."""

    def __init__(self, address: str, ticket: str) -> None:
        self._address = address
        self._ticket = ticket
        self._numbers = itertools.count(1)
        self._unanswered: dict[int, tuple[ActMessage, Future[None]]] = {}
        self._watchers: list[Callable[[SeenT], None]] = []
        self._first: Future[SeenT] = Future()
        self._view: SeenT | None = None
        self._wire: WebSocketClientConnection | None = None
        self._closed = False
        self._closing = threading.Lock()
        """Whoever asks while the link is given up is answered, too."""
        self._tell = _callback_runner()
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def __repr__(self) -> str:
        return f"<a link to {self._address}>"

    @property
    def first_view(self) -> Future[SeenT]:
        """Comes true with the first view; before that this seat may not have been given to anybody."""
        return self._first

    @property
    def view(self) -> SeenT:
        if self._view is None:
            try:
                return self._first.result(PATIENCE_SECONDS)
            except Unanswered:
                raise LinkLost("The house does not answer.") from None
        return self._view

    def act(self, move: WishT, move_id: str | None = None) -> SeenT:
        self._ask(ActMessage(next(self._numbers), move, move_id or secrets.token_hex(8)))
        return self.view

    def _ask(self, act: ActMessage) -> None:
        answer: Future[None] = Future()
        with self._closing:
            if self._closed:
                raise LinkLost("This seat is no longer yours.")
            self._unanswered[act.number] = (act, answer)
            self._loop.call_soon_threadsafe(self._send, act)
        try:
            answer.result(PATIENCE_SECONDS)
        except Unanswered:
            self._unanswered.pop(act.number, None)
            raise LinkLost("The table does not answer. Look whether your move was made before you try again.") from None

    def watch(self, watcher: Callable[[SeenT], None]) -> None:
        self._watchers.append(watcher)

    def close(self) -> None:
        self._watchers.clear()
        if not self._closed:
            self._closed = True
            self._loop.call_soon_threadsafe(self._disconnect)
            self._thread.join(PATIENCE_SECONDS)

    def _send(self, act: ActMessage) -> None:
        if self._wire is not None:
            _write(self._wire, act)

    def _disconnect(self) -> None:
        if self._wire is not None:
            self._wire.close()

    def _run(self) -> None:
        self._loop.run_until_complete(self._keep_connected())
        self._loop.close()

    async def _keep_connected(self) -> None:
        """Keep the link up until the seat is closed or given to somebody else."""
        pause = _SHORTEST_PAUSE
        while not self._closed:
            try:
                wire = await websocket_connect(self._address, ping_interval=20)
            except (OSError, HTTPError):
                wire = None
            if wire is not None and await self._listen(wire):
                pause = _SHORTEST_PAUSE
            self._wire = None
            if not self._closed:
                await asyncio.sleep(pause)
                pause = min(2 * pause, _LONGEST_PAUSE)

    async def _listen(self, wire: WebSocketClientConnection) -> bool:
        """Whether anything was heard before the link broke."""
        heard = False
        _write(wire, Hello(self._ticket))
        while (message := await wire.read_message()) is not None:
            heard = True
            match decode_server(message):
                case Welcome(ticket):
                    self._ticket, self._wire = ticket, wire
                    for act, _ in [*self._unanswered.values()]:
                        _write(wire, act)
                case ViewMessage(view):
                    self._on_view(cast("SeenT", view))
                case ServicesMessage(doors):
                    self._open(doors)
                case Done(number):
                    self._answer(number, None)
                case RefusedMessage() as word:
                    self._answer(word.number, refusal_from_message(word))
        if wire.close_code == CLOSE_FORBIDDEN:
            instead = await asyncio.to_thread(self._replacement_ticket, self._ticket)
            if instead is None:
                self._on_lost()
            else:
                self._ticket = instead
        if wire.close_code == CLOSE_MALFORMED:  # said again it would be no better understood
            self._fail_pending(LinkLost("The house says: {why}", why=wire.close_reason or ""))
        if wire.close_code == CLOSE_GONE:
            self._on_lost()
        wire.close()
        return heard

    def _show_newest(self, watcher: Callable[[SeenT], None]) -> None:
        """A watcher that was busy is not shown what is over: a bot would answer it with a move that comes too late."""
        watcher(self.view)

    def _replacement_ticket(self, ticket: str) -> str | None:  # noqa: ARG002 - a page's kernel is born with the only one
        """Another ticket in place of one that was refused, if there is any way to get one."""
        return None

    def _on_view(self, view: SeenT) -> None:
        self._view = view
        if not self._first.done():
            self._first.set_result(view)
        for watcher in [*self._watchers]:
            self._tell(partial(self._show_newest, watcher))

    def _open(self, doors: SeatServices) -> None:
        """Nothing but a seat has doors."""

    def _answer(self, number: int, refusal: IllegalMove | None) -> None:
        _, answer = self._unanswered.pop(number, (None, None))
        if answer is not None:
            answer.set_result(None) if refusal is None else answer.set_exception(refusal)

    def _fail_pending(self, refusal: LinkLost) -> None:
        """Whatever was not answered will not be."""
        for number in [*self._unanswered]:
            self._answer(number, refusal)

    def _on_lost(self) -> None:
        with self._closing:
            self._closed = True
        lost = LinkLost("This seat is no longer yours.")
        self._fail_pending(lost)
        if not self._first.done():
            self._first.set_exception(lost)


class RemoteSeat(RemoteConnection[View, Move]):
    """A seat, from its first view on; and, since it is in a house, the doors that the house opens for it."""

    def __init__(self, address: str, ticket: str) -> None:
        self._doors = NO_SERVICES
        self._service_watchers: list[Callable[[SeatServices], None]] = []
        super().__init__(address, ticket)

    @property
    def doors(self) -> SeatServices:
        """Where one can go from here besides the game."""
        return self._doors

    def ask(self, wish: SeatRequest) -> SeatServices:
        """Ask the house for something; the refusal says why not."""
        self._ask(ActMessage(next(self._numbers), wish, secrets.token_hex(8)))
        return self._doors

    def watch_doors(self, watcher: Callable[[SeatServices], None]) -> None:
        self._service_watchers.append(watcher)

    def close(self) -> None:
        self._service_watchers.clear()
        super().close()

    def _open(self, doors: SeatServices) -> None:
        self._doors = doors
        for admission in [*self._service_watchers]:
            self._tell(partial(admission, doors))


class RemoteHouse(RemoteConnection[HouseView, HostCommand]):
    """The whole house, as its host sees it."""


def _write(wire: WebSocketClientConnection, word: ClientMessage) -> None:
    """Say something; if the link has just broken, whatever was not answered is said again on the next one."""
    with suppress(WebSocketClosedError):
        wire.write_message(encode(word)).add_done_callback(send_unless_closed)


def _callback_runner() -> Callable[[Callable[[], None]], object]:
    """Where watchers are called: in the program's own event loop if it has one, else in a thread for it.

    Never in the link's thread, since a watcher may move in turn and wait for the answer.
    """
    try:
        return asyncio.get_running_loop().call_soon_threadsafe
    except RuntimeError:
        queue: SimpleQueue[Callable[[], None]] = SimpleQueue()

        def call_one_after_another() -> None:
            while True:
                call = queue.get()
                try:
                    call()
                except Exception:  # the program's own: it is told so, and the game goes on
                    _log.exception("What watches this seat has failed")

        threading.Thread(target=call_one_after_another, daemon=True).start()
        return queue.put
