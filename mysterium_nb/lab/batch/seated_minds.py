"""Whose minds sit at the tables."""

from typing import NamedTuple

import numpy as np

from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import COLOURS, assign_colours
from mysterium_nb.lab.batch.random_numbers import IntArray, Purpose, RandomBlock, RealArray


class SeatedMinds(NamedTuple):
    """The affinities of some minds, and which of them sits where in each game."""

    affinity: RealArray
    """(minds, visions, suspect cards)."""
    ghost: IntArray
    """(games)."""
    psychics: IntArray
    """(games, psychics)."""


def affinity_rows(of: RealArray, minds: IntArray, visions: IntArray, cards: IntArray) -> RealArray:
    """What each row's mind thinks of each of its visions and each of its cards: (rows, visions, cards)."""
    result: RealArray = of[minds[:, None, None], visions[:, :, None], cards[:, None, :]]
    return result


SEATS = 1 + len(COLOURS)


def seat_minds(affinity: RealArray, chance: RandomBlock, rules: Rules) -> SeatedMinds:
    """Every seat has people of its own who may sit there, as many for each; chance says who does in which game. Who
    plays two psychics has one mind for both."""
    each = len(affinity) // SEATS
    sits = (chance.keys(Purpose.SEATS, SEATS) * each).astype(np.int64) + each * np.arange(SEATS)
    return SeatedMinds(affinity, sits[:, 0], sits[:, 1:][:, persons(rules)])


def persons(rules: Rules) -> list[int]:
    """For every psychic the first psychic of the same person."""
    players = assign_colours(rules.psychics, rules.people)
    colours = sorted((colour for played in players for colour in played), key=COLOURS.index)
    return [colours.index(next(played[0] for played in players if colour in played)) for colour in colours]
