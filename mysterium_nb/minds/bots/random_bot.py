"""A bot without a thought: every move that is legal on its view is as likely as any other."""

import random

from mysterium_nb.engine.legal import legal_moves
from mysterium_nb.engine.moves import Move
from mysterium_nb.engine.views import View


class RandomBot:
    """Makes any legal move, all with the same chance.

    >>> import mysterium_nb as m
    >>> table = m.Table.new(players=4, seed="a quiet evening")
    >>> RandomBot(seed=1).choose(table.view("ghost")) in m.legal_moves(table.view("ghost"))
    True
    """

    def __init__(self, seed: int | str | None = None) -> None:
        self._rng = random.Random(seed)

    def choose(self, view: View) -> Move | None:
        choices = legal_moves(view)
        return choices.pick(self._rng) if choices else None
