"""A bot that does what is waited for, by chance, and nothing besides: it fills a seat and keeps nobody waiting."""

import random

from msgspec.structs import replace

from mysterium_nb.engine.legal import legal_moves
from mysterium_nb.engine.moves import (
    Assign,
    ChooseCulprit,
    FirstGuess,
    JudgeGhost,
    Move,
    OpenVote,
    PlacePawn,
    PointAt,
    Reveal,
    SaySure,
    SendVision,
    SkipFirstGuess,
    TurnCulprit,
    Vote,
)
from mysterium_nb.engine.views import View

_FORWARD = (
    Assign
    | ChooseCulprit
    | FirstGuess
    | JudgeGhost
    | OpenVote
    | PlacePawn
    | PointAt
    | Reveal
    | SaySure
    | SendVision
    | SkipFirstGuess
    | TurnCulprit
    | Vote
)
_TRIES = 2000
"""How often it picks again; moves that lead nowhere, such as crows, outnumber the others by far less."""


class QuickBot:
    """Makes a random move among those that carry the game on.

    >>> import mysterium_nb as m
    >>> table = m.Table.new(players=4, seed="a quiet evening")
    >>> type(QuickBot(seed=1).choose(table.view("ghost"))).__name__
    'SendVision'
    """

    def __init__(self, seed: int | str | None = None) -> None:
        self._rng = random.Random(seed)

    def choose(self, view: View) -> Move | None:
        """A move that carries the game on: once a pawn is placed, it is sure."""
        choices = legal_moves(view)
        if not choices:
            return None
        settled = any(make is SaySure for make, _ in choices.ones)
        for _ in range(_TRIES):
            move = choices.pick(self._rng)
            if isinstance(move, SendVision):
                return replace(move, cards=move.cards[: self._rng.randint(1, 2)])
            if isinstance(move, PlacePawn | PointAt) and settled:
                continue
            if isinstance(move, _FORWARD):
                return move
        return None
