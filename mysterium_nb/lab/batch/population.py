"""Who plays: how ghosts and psychics decide, whose minds they have, and how alike these are."""

from functools import lru_cache
from typing import Literal, NamedTuple

import msgspec
import numpy as np

from mysterium_nb.decks import Deck
from mysterium_nb.lab.batch.backends import NUMPY, Backend, fastest_backend
from mysterium_nb.lab.batch.compiled_players import QuickGhost, QuickPsychics
from mysterium_nb.lab.batch.factor_tables import Tables, tables
from mysterium_nb.lab.batch.game_arrays import PublicArrays
from mysterium_nb.lab.batch.player_protocols import Ghost, Psychics
from mysterium_nb.lab.batch.random_numbers import RealArray
from mysterium_nb.lab.batch.reasoning_ghost import ReasoningGhost
from mysterium_nb.lab.batch.reasoning_psychics import ReasoningPsychics
from mysterium_nb.lab.batch.seated_minds import SEATS, SeatedMinds, seat_minds
from mysterium_nb.lab.batch.simple_players import BestCardGhost, LiteralPsychics, RandomGhost
from mysterium_nb.minds import Mind, NoisyMind, ensemble
from mysterium_nb.minds.bots.dials import Dials

PEOPLE_PER_SEAT = 16
"""How many people may sit at each seat. More would only be slower: with seven seats that is 16⁷ different tables."""


class SimulatedPlayers(msgspec.Struct, frozen=True):
    """Who sits down at the tables of a batch; without a mind of their own they have the deck's ensemble."""

    dials: Dials = Dials()
    ghost: Literal["reasoning", "one card", "random"] = "reasoning"
    psychics: Literal["reasoning", "one by one"] = "reasoning"
    ghost_mind: Mind | None = None
    psychics_mind: Mind | None = None


class Population(NamedTuple):
    """Everybody who may sit down, the ghosts first: their affinities, as they are and as they are read."""

    company: SimulatedPlayers
    affinity: RealArray
    """(people, visions, suspect cards)."""
    tables: Tables

    def players(self, public: PublicArrays, thinking: Backend | None = None) -> tuple[Ghost, Psychics]:
        """Sit them down at these tables."""
        circle = seat_minds(self.affinity, public.chance, public.rules)
        return self._ghost(circle, public, thinking), self._psychics(circle, public, thinking)

    def _ghost(self, circle: SeatedMinds, public: PublicArrays, thinking: Backend | None) -> Ghost:
        match self.company.ghost:
            case "random":
                return RandomGhost()
            case "one card":
                return BestCardGhost(circle)
            case "reasoning":
                thinking = thinking or fastest_backend()
                ghosts = ReasoningGhost if thinking is NUMPY else QuickGhost
                return ghosts(circle, self.tables, self.company.dials, public, thinking)

    def _psychics(self, circle: SeatedMinds, public: PublicArrays, thinking: Backend | None) -> Psychics:
        if self.company.psychics == "one by one":
            return LiteralPsychics(circle, public)
        thinking = thinking or fastest_backend()
        psychics = ReasoningPsychics if thinking is NUMPY else QuickPsychics
        return psychics(circle, self.tables, self.company.dials, public, thinking)


def build_population(company: SimulatedPlayers, deck: Deck) -> Population:
    """The people of a company, for a deck."""
    minds = (company.ghost_mind or ensemble(deck), company.psychics_mind or ensemble(deck))
    return _gathered(company, *minds)  # type: ignore[arg-type]  # a mind is itself, whatever it has inside


@lru_cache(4)
def _gathered(company: SimulatedPlayers, ghost: Mind, psychics: Mind) -> Population:
    common = company.dials.alike**0.5
    own = np.stack(
        [ghost.affinity.matrix] * PEOPLE_PER_SEAT + [psychics.affinity.matrix] * (PEOPLE_PER_SEAT * (SEATS - 1))
    )
    own_noise, their_noise = (_noise(mind) for mind in (ghost, psychics))  # type: ignore[arg-type]  # as above
    noise = np.concatenate((own_noise[:PEOPLE_PER_SEAT], their_noise[PEOPLE_PER_SEAT:]))
    affinity = common * own + (1 - common**2) ** 0.5 * noise
    return Population(company, affinity, tables(affinity, company.dials))


@lru_cache(8)
def _noise(mind: Mind) -> RealArray:
    """What each of them has for their own."""
    return np.stack([NoisyMind(mind, 0.0, seed).affinity.matrix for seed in range(PEOPLE_PER_SEAT * SEATS)])
