"""A bot that does what it is told, move by move: for tests and worked examples."""

from collections.abc import Callable, Iterable

from mysterium_nb.engine.moves import Move
from mysterium_nb.engine.views import View

Line = Move | Callable[[View], Move]
"""A move, or how to find it from the view."""


class ScriptedBot:
    """Makes the moves it was given, one after another.

    >>> import mysterium_nb as m
    >>> table = m.Table.new(players=4)
    >>> bot = ScriptedBot([m.moves.Say("red", "The lamp!")])
    >>> bot.choose(table.view("red"))
    Say(psychic='red', text='The lamp!')
    """

    def __init__(self, script: Iterable[Line]) -> None:
        self._script = iter(script)

    def choose(self, view: View) -> Move | None:
        """The next line of the script; nothing when it is at its end."""
        line = next(self._script, None)
        return line(view) if callable(line) else line
