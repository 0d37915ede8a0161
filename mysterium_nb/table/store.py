"""Where games are kept: an append-only log of events for each game.

The number of an entry is its place in the log and at the same time the lock: whoever writes entry 17 of a game first
has made the move, and everybody else is told that they were late (`Conflict`). An entry that `append` has returned
from is kept, whatever happens to the process afterwards.
"""

import re
from collections.abc import Mapping, Sequence
from threading import Lock
from typing import Protocol

import msgspec

from mysterium_nb.engine.events import Event
from mysterium_nb.engine.evolve import evolve
from mysterium_nb.engine.seats import SeatId
from mysterium_nb.engine.state import State

ID_PATTERN = r"^[0-9A-Za-z_-]{1,64}\Z"
"""Of games, actors and moves: nothing that could surprise a terminal, a page or a file."""


def is_id(text: str) -> bool:
    return re.match(ID_PATTERN, text) is not None


class StoreError(Exception):
    """The store cannot be used; the sentence says why, and nothing was changed."""

    __module__ = "mysterium_nb.table"  # where people import it from


class Conflict(Exception):
    """Somebody else has written to this game first."""


class Entry(msgspec.Struct, frozen=True):
    """One event in its place: when it happened (milliseconds since 1970, UTC), by whom, in which move."""

    seq: int
    at: int
    actor: SeatId
    move: str
    event: Event


REPLAY_ERRORS = (LookupError, ValueError, TypeError, AssertionError, StopIteration)
"""What replaying or telling a game that cannot have happened may stumble over."""


def fold_entries(state: State, game: str, entries: Sequence[Entry]) -> State:
    """The state after further entries of a game; a log that cannot have happened is a `StoreError`."""
    try:
        for entry in entries:
            state = evolve(state, entry.event)
    except REPLAY_ERRORS as error:
        raise StoreError(f"The log of game {game} is damaged and cannot be replayed.") from error
    return state


class StoredGame(msgspec.Struct, frozen=True):
    """What a store knows of a game without reading it."""

    game: str
    entries: int
    began_at: int
    last_at: int


def check_sequence(last: int, entries: Sequence[Entry]) -> None:
    """Refuse entries that do not continue a log of so many, one by one."""
    if [entry.seq for entry in entries] != list(range(last + 1, last + 1 + len(entries))):
        raise Conflict


class Store(Protocol):
    """Where the logs of games are kept."""

    def append(self, game: str, entries: Sequence[Entry]) -> None:
        """Write all of these entries or none; `Conflict` unless they follow the last one written."""

    def append_all(self, logs: Mapping[str, Sequence[Entry]]) -> None:
        """The same for several games at once: all of them or none."""

    def read(self, game: str, after: int = 0) -> list[Entry]:
        """The entries after a number, in order."""

    def games(self) -> list[StoredGame]:
        """The games that are kept, the newest first."""

    def rewrite(self, game: str, entries: Sequence[Entry]) -> None:
        """Put these entries in the place of a game's whole log, all or none; there must be as many as there are."""

    def delete(self, game: str) -> None:
        """Forget a game entirely."""

    def close(self) -> None: ...


class MemoryStore:
    """Keeps games as long as the program runs."""

    def __init__(self) -> None:
        self._logs: dict[str, list[Entry]] = {}
        self._lock = Lock()

    def append(self, game: str, entries: Sequence[Entry]) -> None:
        self.append_all({game: entries})

    def append_all(self, logs: Mapping[str, Sequence[Entry]]) -> None:
        with self._lock:
            for game, entries in logs.items():
                check_sequence(len(self._logs.get(game, ())), entries)
            for game, entries in logs.items():
                if entries:
                    self._logs[game] = [*self._logs.get(game, ()), *entries]

    def read(self, game: str, after: int = 0) -> list[Entry]:
        return self._logs.get(game, [])[after:]

    def games(self) -> list[StoredGame]:
        with self._lock:
            shelves = [StoredGame(game, len(log), log[0].at, log[-1].at) for game, log in self._logs.items()]
        return sorted(shelves, key=lambda shelf: (-shelf.began_at, shelf.game))

    def rewrite(self, game: str, entries: Sequence[Entry]) -> None:
        with self._lock:
            check_sequence(0, entries)
            if len(entries) != len(self._logs.get(game, ())):
                raise Conflict
            self._logs[game] = [*entries]

    def delete(self, game: str) -> None:
        with self._lock:
            self._logs.pop(game, None)

    def close(self) -> None:
        """Nothing to let go of."""
