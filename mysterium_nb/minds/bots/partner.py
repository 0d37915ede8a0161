"""A bot for any seat: a ghost at the ghost's, a psychic at a psychic's, with one mind."""

from typing import Self, assert_never

from mysterium_nb.decks.deck import Deck
from mysterium_nb.engine.moves import Move
from mysterium_nb.engine.views import GhostView, HostView, PsychicView, View, WatchView
from mysterium_nb.minds.associations.mind import Mind
from mysterium_nb.minds.associations.mixtures import ensemble
from mysterium_nb.minds.associations.noisy import NoisyMind
from mysterium_nb.minds.bots.decision import Decision
from mysterium_nb.minds.bots.dials import FRIEND, Dials
from mysterium_nb.minds.bots.ghost_bot import GhostBot
from mysterium_nb.minds.bots.psychic_bot import PsychicBot
from mysterium_nb.minds.bots.voice import Voice


class Partner:
    """Plays whatever seat it is shown.

    >>> from mysterium_nb.decks import shipped
    >>> from mysterium_nb.engine.legal import legal_moves
    >>> from mysterium_nb.table import Table
    >>> table = Table.new(players=4, seed="a quiet evening")
    >>> Partner.of(shipped(), seed=1).choose(table.view("ghost")) in legal_moves(table.view("ghost"))
    True
    """

    def __init__(
        self,
        mind: Mind,
        dials: Dials = FRIEND,
        seed: int | str = 0,
        voice: Voice | None = None,
    ) -> None:
        self.mind = mind
        self._ghost = GhostBot(mind, dials, seed)
        self._psychic = PsychicBot(mind, dials, seed, voice)

    @classmethod
    def of(cls, deck: Deck, dials: Dials = FRIEND, seed: int | str = 0, lang: str | None = None) -> Self:
        """A bot with a mind of its own for a deck, as like the other minds at the table as the dials say; with a
        language, it also talks."""
        mind = NoisyMind(ensemble(deck), dials.alike**0.5, seed)
        return cls(mind, dials, seed, None if lang is None else Voice(deck, lang))

    def choose(self, view: View) -> Move | None:
        """The move to make on this view, or nothing if there is none to make."""
        match view:
            case GhostView():
                return self._ghost.choose(view)
            case PsychicView():
                return self._psychic.choose(view)
            case WatchView() | HostView():
                return None
            case _:  # pragma: no cover - the type checker proves that nothing is left
                assert_never(view)

    def decide(self, view: View) -> Decision | None:
        """The move, and everything one could ask about it."""
        match view:
            case GhostView():
                return self._ghost.decide(view)
            case PsychicView():
                return self._psychic.decide(view)
            case WatchView() | HostView():
                return None
            case _:  # pragma: no cover - the type checker proves that nothing is left
                assert_never(view)
