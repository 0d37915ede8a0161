"""A seat at a table: the same four things everywhere, in a notebook, behind a web page, in a bot."""

from collections.abc import Callable
from typing import Protocol, runtime_checkable

from mysterium_nb.engine.moves import Move
from mysterium_nb.engine.views import View
from mysterium_nb.protocol.seat_services import SeatRequest, SeatServices

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
class HouseSeat(Protocol):
    """A seat in a house, which has doors besides its four things: a house can be asked for more than moves."""

    @property
    def doors(self) -> SeatServices:
        """Where one can go from here besides the game."""

    def ask(self, wish: SeatRequest) -> SeatServices:
        """Ask the house for something; the refusal says why not."""

    def watch_doors(self, watcher: Callable[[SeatServices], None]) -> None:
        """Call back whenever they change."""
