"""Whole games of the bots that reason, by the engine and in a batch, with the same people at the tables."""

from math import sqrt
from typing import NamedTuple

import numpy as np

from mysterium_nb.decks import shipped
from mysterium_nb.engine.cards import CardId
from mysterium_nb.engine.events import Event
from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import COLOURS, GHOST, assign_colours
from mysterium_nb.engine.state import State
from mysterium_nb.lab.batch.backends import Backend
from mysterium_nb.lab.batch.factor_tables import tables
from mysterium_nb.lab.batch.game_arrays import GameRecords, HiddenArrays, PublicArrays
from mysterium_nb.lab.batch.play_block import play_block
from mysterium_nb.lab.batch.population import Population, SimulatedPlayers, build_population
from mysterium_nb.lab.batch.random_numbers import RandomBlock
from mysterium_nb.lab.batch.seated_minds import SeatedMinds, seat_minds
from mysterium_nb.minds import Affinity, Bot
from mysterium_nb.minds.associations.mind import Reason
from mysterium_nb.minds.bots.dials import Dials
from mysterium_nb.minds.bots.partner import Partner
from tests.lab.same_games import Drawn, dealt, played

CARDS = shipped().ids


class Somebody:
    """One of the people who may sit down."""

    name = "somebody"

    def __init__(self, club: Population, number: int) -> None:
        suspects = [card for row in CARDS.suspects for card in row]
        self.affinity = Affinity(CARDS.visions, suspects, club.affinity[number])

    def why(self, vision: CardId, card: CardId) -> tuple[Reason, ...]:
        raise AssertionError(f"Nobody asked about {vision} and {card}.")


def precise(dials: Dials) -> Population:
    """The people of a batch, reading in double precision as the bots do."""
    club = build_population(SimulatedPlayers(dials), shipped())
    return club._replace(tables=tables(club.affinity, dials, np.float64))


def bots(club: Population, circle: SeatedMinds, rules: Rules, game: int) -> dict[str, Bot]:
    """The same people as bots of the engine, by seat; one bot for all psychics of a person."""
    dials = club.company.dials
    seats: dict[str, Bot] = {GHOST: Partner(Somebody(club, int(circle.ghost[game])), dials, f"ghost {game}")}
    players = assign_colours(rules.psychics, rules.people)
    colours = sorted((colour for played in players for colour in played), key=COLOURS.index)
    for person in players:
        mind = Somebody(club, int(circle.psychics[game, colours.index(person[0])]))
        seats |= dict.fromkeys(person, Partner(mind, dials, f"{person[0]} {game}"))
    return seats


def in_a_batch(
    rules: Rules, club: Population, chance: RandomBlock, thinking: Backend
) -> tuple[PublicArrays, HiddenArrays, GameRecords]:
    return play_block(rules, CARDS, chance, lambda public: club.players(public, thinking))


def by_the_engine(rules: Rules, club: Population, chance: RandomBlock, game: int) -> tuple[State, list[Event]]:
    circle = seat_minds(club.affinity, chance, rules)
    state = dealt(rules, CARDS, chance, game)
    end, happened, _ = played(state, Drawn(CARDS, chance, game), bots(club, circle, rules, game))
    return end, happened


class Rates(NamedTuple):
    games: int
    won: int
    finished: int


def rates_of_the_engine(rules: Rules, dials: Dials, seed: int, block: int, games: int) -> Rates:
    club, chance = precise(dials), RandomBlock(seed, block, games)
    ends = [by_the_engine(rules, club, chance, game)[0] for game in range(games)]
    won = sum(end.outcome is not None and end.outcome.won for end in ends)
    return Rates(games, won, sum(all(p.finished for p in end.psychics) for end in ends))


def z(one: tuple[int, int], other: tuple[int, int]) -> float:
    """By how many standard errors two shares (hits, of) differ."""
    (a, n), (b, m) = one, other
    common = (a + b) / (n + m)
    spread = sqrt(common * (1 - common) * (1 / n + 1 / m))
    return 0.0 if spread == 0 else (a / n - b / m) / spread
