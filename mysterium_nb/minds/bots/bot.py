"""What a bot is: something that looks at a seat's view and chooses a move. How it associates is its mind's affair."""

from typing import Protocol

from mysterium_nb.engine.moves import Move
from mysterium_nb.engine.views import View


class Bot(Protocol):
    """Whatever chooses a move on a seat's view."""

    def choose(self, view: View) -> Move | None:
        """The move to make on this view, or nothing if there is none to make."""
