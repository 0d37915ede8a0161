"""A replay: a logged game again, move by move, as any seat saw it then."""

from bisect import bisect_left
from collections.abc import Sequence
from itertools import groupby
from pathlib import Path
from typing import NamedTuple, Self

from mysterium_nb.decks.deck import Deck
from mysterium_nb.decks.registry import deck_by_name
from mysterium_nb.engine.events import Event
from mysterium_nb.engine.seats import GHOST, WATCH, SeatId
from mysterium_nb.engine.state import EMPTY_STATE, State
from mysterium_nb.engine.views import View, view
from mysterium_nb.table.game_file import decode_game, read_limited
from mysterium_nb.table.store import Entry, StoreError, fold_entries

EVERYTHING: SeatId = "all"
"""Nobody's seat: the ghost's view, and besides it what each psychic did behind a curtain or in a sealed vote."""


class Moment(NamedTuple):
    """The game after a whole move; nobody ever sees a half-made one."""

    seq: int
    """The number of the move's last entry."""
    at: int
    """When it was made, in milliseconds since 1970, UTC."""
    events: tuple[Event, ...]
    state: State

    def seen_from(self, seat: SeatId) -> View:
        """What a seat may know now, the very view that it had then."""
        return view(self.state, GHOST if seat == EVERYTHING else seat)


class Replay:
    """All the moments of a game, from its log.

    >>> from mysterium_nb.table import Table
    >>> from mysterium_nb.table.store import MemoryStore
    >>> table = Table.new(players=4, seed="a quiet evening", store=(store := MemoryStore()))
    >>> replay = Replay(store.read(table.game))
    >>> replay.view(len(replay), "ghost") == table.view("ghost")
    True
    """

    def __init__(self, entries: Sequence[Entry]) -> None:
        if isinstance(entries, str | Path):
            raise TypeError("Write Replay.from_file(path) or Replay(frames.log(game)): a replay is made from a log.")
        if not entries:
            raise StoreError("There is nothing to replay: this log is empty.")
        state, moments = EMPTY_STATE, []
        for _, move in groupby(entries, key=lambda entry: entry.move):
            made = [*move]
            state = fold_entries(state, "to replay", made)
            moments.append(Moment(made[-1].seq, made[-1].at, tuple(entry.event for entry in made), state))
        self.entries = tuple(entries)
        self.moments = tuple(moments)
        self._seqs = [moment.seq for moment in moments]

    @classmethod
    def from_file(cls, path: Path | str) -> Self:
        """The game in a game file, which is read with every check there is."""
        return cls(decode_game(read_limited(Path(path)), name=str(path))[1])

    def __len__(self) -> int:
        """How many events there were; they are counted from 1."""
        return len(self.entries)

    def __repr__(self) -> str:
        rules = self.last.setup.rules
        return f"Replay({rules.edition}, {rules.players} players, {len(self)} events, {len(self.moments)} moments)"

    def _repr_mimebundle_(self, **_: object) -> dict[str, str]:
        """In a notebook cell a replay shows how the game ended; `ReplayPlayer` plays it."""
        return {**self.moments[-1].seen_from(WATCH)._repr_mimebundle_(), "text/plain": repr(self)}

    @property
    def last(self) -> State:
        return self.moments[-1].state

    @property
    def finished(self) -> bool:
        return self.last.phase == "over"

    @property
    def seats(self) -> tuple[SeatId, ...]:
        """Whose eyes one can look through: everybody's, the ghost's, each player's."""
        return (WATCH, GHOST, *(colours[0] for colours in self.last.setup.players))

    @property
    def deck(self) -> Deck | None:
        return deck_by_name(self.last.setup.deck)

    def has(self, seq: int) -> bool:
        """Whether there is an event with this number."""
        return 1 <= seq <= len(self)

    def place(self, seq: int) -> int:
        """Which moment shows the event with this number, counted from 0."""
        if not self.has(seq):
            raise LookupError(f"This game has events 1 to {len(self)}, and no event {seq}.")
        return bisect_left(self._seqs, seq)

    def view(self, seq: int, seat: SeatId) -> View:
        """What a seat saw when the event with this number had happened, to the byte."""
        return self.moments[self.place(seq)].seen_from(seat)
