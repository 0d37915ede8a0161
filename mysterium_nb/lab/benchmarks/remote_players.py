"""An evening at several tables: people at the far ends of real links, who think and move, and a log to hold it against.

Nobody has to say which view belongs to which move. The log is played again, so that it is known what every seat sees
after every move; a seat has seen a move when a view has come that is the one after it, or a later one.
"""

import random
import secrets
import threading
import time
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from mysterium_nb.engine.errors import IllegalMove
from mysterium_nb.engine.evolve import evolve
from mysterium_nb.engine.position import waiting_for
from mysterium_nb.engine.seats import SeatId
from mysterium_nb.engine.state import EMPTY_STATE, State
from mysterium_nb.engine.views import PsychicView, View, view
from mysterium_nb.link.client import connect
from mysterium_nb.minds.bots.quick_bot import QuickBot
from mysterium_nb.table.store import Entry

_TWICE = 0.1
"""How many of the moves are sent again under the same id, as after a link that broke before the answer came."""


class RemotePlayer:
    """Somebody who thinks for a while whenever it is their turn, and then moves."""

    def __init__(self, url: str, code: str, seat: SeatId, think: tuple[float, float]) -> None:
        self.seat = seat
        self.seen: list[tuple[float, View]] = []
        """Each view, and when it came."""
        self.sent: dict[str, float] = {}
        """When each move was sent that the table said it had done, by its id."""
        self.late = 0
        """Moves that came too late, because somebody was quicker."""
        self._think = think
        self._bot = QuickBot()
        self._changed = threading.Condition()
        self._end = threading.Event()
        self._link = connect(url, code, f"Player {seat}", seat=seat)
        self._see(self._link.view)
        self._link.watch(self._see)
        self._thread = threading.Thread(target=self._play, daemon=True)

    def begin(self) -> None:
        self._thread.start()

    def end(self) -> None:
        """Make no further move; the one that is on its way is still answered."""
        self._end.set()
        with self._changed:
            self._changed.notify_all()

    def leave(self) -> None:
        self._thread.join()
        self._link.close()

    def _see(self, seen: View) -> None:
        with self._changed:
            self.seen.append((time.perf_counter(), seen))
            self._changed.notify_all()

    def _play(self) -> None:
        known = 0
        while not self._end.is_set():
            known = self._wait_for_view(known)
            now = self._link.view
            mine = now.mine if isinstance(now, PsychicView) else (self.seat,)
            if any(colour in mine for colour in waiting_for(now)):
                self._end.wait(random.uniform(*self._think))
                self._move()

    def _wait_for_view(self, known: int) -> int:
        """Wait until more views than those have come, or the evening ends."""
        with self._changed:
            self._changed.wait_for(lambda: self._end.is_set() or len(self.seen) > known)
            return len(self.seen)

    def _move(self) -> None:
        move = self._bot.choose(self._link.view)
        if move is None or self._end.is_set():
            return
        name, began = secrets.token_hex(8), time.perf_counter()
        try:
            self._link.act(move, name)
        except IllegalMove:
            self.late += 1
            return
        self.sent[name] = began
        if random.random() < _TWICE:
            self._link.act(move, name)


class Delivery(NamedTuple):
    """How long after it was sent a move was seen, in milliseconds."""

    by_mover: float
    by_all_others: float


def wrongly_logged(logs: Sequence[Sequence[Entry]], moves: Sequence[str]) -> list[str]:
    """The moves that are not in the logs exactly once: missing, in two places, or with the same thing done twice."""
    found: dict[str, list[list[Entry]]] = {}
    for log in logs:
        for name, entries in groupby(log, key=lambda entry: entry.move):
            found.setdefault(name, []).append([*entries])
    return [name for name in moves if not _once(found.get(name, []))]


def _once(places: list[list[Entry]]) -> bool:
    return len(places) == 1 and all(first.event != then.event for [first, *rest] in places for then in rest)


def deliveries(log: Sequence[Entry], players: Sequence[RemotePlayer]) -> Iterator[Delivery]:
    """For every move of these players that others could see, when the mover and when the last of the others saw it."""
    moves, states = _played_again(log)
    if not any(name in player.sent for player in players for name in moves):
        return  # somebody else's game
    came = {player.seat: _arrivals([view(state, player.seat) for state in states], player.seen) for player in players}
    for player in players:
        for number, began in [(n, player.sent[name]) for n, name in enumerate(moves) if name in player.sent]:
            mine = came[player.seat][number]
            others = [came[other.seat][number] for other in players if other is not player]
            seen = [at for at in others if at is not None]
            if mine is not None and seen:
                yield Delivery(1000 * (mine - began), 1000 * (max(seen) - began))


def _played_again(log: Sequence[Entry]) -> tuple[list[str], list[State]]:
    """The moves of a game in order, and the state after each."""
    moves, states, state = [], [], EMPTY_STATE
    for name, entries in groupby(log, key=lambda entry: entry.move):
        for entry in entries:
            state = evolve(state, entry.event)
        moves.append(name)
        states.append(state)
    return moves, states


def _arrivals(expected: Sequence[View], seen: Sequence[tuple[float, View]]) -> list[float | None]:
    """When the view after each move came, or a later one; none where the move changed nothing for this seat."""
    came: list[float | None] = [None] * len(expected)
    told = 0
    for at, one in seen:
        reached = next((n for n in range(told, len(expected)) if expected[n] == one), None)
        if reached is None:
            continue
        for number in range(told, reached + 1):
            if number and expected[number] != expected[number - 1]:
                came[number] = at
        told = reached + 1
    return came
