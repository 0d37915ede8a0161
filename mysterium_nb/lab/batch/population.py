"""Who plays: how ghosts and psychics decide, whose minds they have, and how alike these are."""

from functools import lru_cache
from typing import Literal, NamedTuple

import msgspec
import numpy as np

from mysterium_nb.decks import Deck
from mysterium_nb.lab.batch.backends import NUMPY, Thinking, quickest
from mysterium_nb.lab.batch.compiled_players import QuickGhost, QuickPsychics
from mysterium_nb.lab.batch.factor_tables import Tables, tables
from mysterium_nb.lab.batch.game_arrays import Public
from mysterium_nb.lab.batch.player_protocols import Ghost, Psychics
from mysterium_nb.lab.batch.random_numbers import Floats
from mysterium_nb.lab.batch.reasoning_ghost import ReasoningGhost
from mysterium_nb.lab.batch.reasoning_psychics import ReasoningPsychics
from mysterium_nb.lab.batch.seated_minds import SEATS, Circle, seated
from mysterium_nb.lab.batch.simple_players import BestCardGhost, LiteralPsychics, RandomGhost
from mysterium_nb.minds import Mind, NoisyMind, ensemble
from mysterium_nb.minds.bots.dials import Dials

EACH = 16
"""How many people may sit at each seat. More would only be slower: with seven seats that is 16⁷ different tables."""


class Company(msgspec.Struct, frozen=True):
    """Who sits down at the tables of a batch; without a mind of their own they have the deck's ensemble."""

    dials: Dials = Dials()
    ghost: Literal["reasoning", "one card", "random"] = "reasoning"
    psychics: Literal["reasoning", "one by one"] = "reasoning"
    ghost_mind: Mind | None = None
    psychics_mind: Mind | None = None


class Club(NamedTuple):
    """Everybody who may sit down, the ghosts first: their affinities, as they are and as they are read."""

    company: Company
    affinity: Floats
    """(people, visions, suspect cards)."""
    tables: Tables

    def players(self, public: Public, thinking: Thinking | None = None) -> tuple[Ghost, Psychics]:
        """Sit them down at these tables."""
        circle = seated(self.affinity, public.chance, public.rules)
        return self._ghost(circle, public, thinking), self._psychics(circle, public, thinking)

    def _ghost(self, circle: Circle, public: Public, thinking: Thinking | None) -> Ghost:
        match self.company.ghost:
            case "random":
                return RandomGhost()
            case "one card":
                return BestCardGhost(circle)
            case "reasoning":
                thinking = thinking or quickest()
                ghosts = ReasoningGhost if thinking is NUMPY else QuickGhost
                return ghosts(circle, self.tables, self.company.dials, public, thinking)

    def _psychics(self, circle: Circle, public: Public, thinking: Thinking | None) -> Psychics:
        if self.company.psychics == "one by one":
            return LiteralPsychics(circle, public)
        thinking = thinking or quickest()
        psychics = ReasoningPsychics if thinking is NUMPY else QuickPsychics
        return psychics(circle, self.tables, self.company.dials, public, thinking)


def gather(company: Company, deck: Deck) -> Club:
    """The people of a company, for a deck."""
    minds = (company.ghost_mind or ensemble(deck), company.psychics_mind or ensemble(deck))
    return _gathered(company, *minds)  # type: ignore[arg-type]  # a mind is itself, whatever it has inside


@lru_cache(4)
def _gathered(company: Company, ghost: Mind, psychics: Mind) -> Club:
    common = company.dials.alike**0.5
    own = np.stack([ghost.affinity.matrix] * EACH + [psychics.affinity.matrix] * (EACH * (SEATS - 1)))
    own_noise, their_noise = (_noise(mind) for mind in (ghost, psychics))  # type: ignore[arg-type]  # as above
    noise = np.concatenate((own_noise[:EACH], their_noise[EACH:]))
    affinity = common * own + (1 - common**2) ** 0.5 * noise
    return Club(company, affinity, tables(affinity, company.dials))


@lru_cache(8)
def _noise(mind: Mind) -> Floats:
    """What each of them has for their own."""
    return np.stack([NoisyMind(mind, 0.0, seed).affinity.matrix for seed in range(EACH * SEATS)])
