"""A seat at a table: the same four things everywhere, in a notebook, behind a web page, in a bot."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol, runtime_checkable

from mysterium_nb.engine.errors import IllegalMove, Overtaken
from mysterium_nb.engine.legal import legal_moves
from mysterium_nb.engine.moves import Move
from mysterium_nb.engine.seats import SeatId
from mysterium_nb.engine.views import View
from mysterium_nb.protocol.seat_services import Doors, SeatWish

if TYPE_CHECKING:
    from mysterium_nb.table.table import Table

Watcher = Callable[[View], None]


class Seat(Protocol):
    """A place at a table, here or in another process: `view`, `act`, `watch`, `close`."""

    @property
    def view(self) -> View:
        """What this seat may know now."""

    def act(self, move: Move, move_id: str | None = None) -> View:
        """Make a move and see the new view; `IllegalMove` says why not, and `view` is up to date all the same.

        The same `move_id` again is the same move: it is done once.
        """

    def watch(self, watcher: Watcher) -> None:
        """Call back with the new view whenever it changes."""

    def close(self) -> None:
        """Let go of the seat; whoever watched is called no more."""


@runtime_checkable
class Housed(Protocol):
    """A seat in a house, which has doors besides its four things: a house can be asked for more than moves."""

    @property
    def doors(self) -> Doors:
        """Where one can go from here besides the game."""

    def ask(self, wish: SeatWish) -> Doors:
        """Ask the house for something; the refusal says why not."""

    def watch_doors(self, watcher: Callable[[Doors], None]) -> None:
        """Call back whenever they change."""


class LocalSeat:
    """A seat at a table in this very program."""

    def __init__(self, table: "Table", seat: SeatId) -> None:
        self._table = table
        self._seat = seat
        self._seen: View | None = None
        self._watchers: list[Watcher] = []

    def __repr__(self) -> str:
        return f"<seat {self._seat} at {self._table!r}>"

    @property
    def view(self) -> View:
        self._table.tick()  # whoever looks at the table sees an hourglass that has run out
        self._seen = self._table.view(self._seat)
        return self._seen

    def act(self, move: Move, move_id: str | None = None) -> View:
        seen = self._seen
        try:
            self._table.act(self._seat, move, move_id)
        except IllegalMove as refusal:
            if seen is not None and move in legal_moves(seen):
                raise Overtaken(refusal) from None
            raise
        return self.view

    def watch(self, watcher: Watcher) -> None:
        def see(view: View) -> None:
            self._seen = view
            watcher(view)

        self._watchers.append(see)
        self._table.watch(self._seat, see)

    def close(self) -> None:
        for watcher in self._watchers:
            self._table.unwatch(self._seat, watcher)
        self._watchers.clear()
