"""When a ghost sends a crow, and with which cards: when what may come is worth more than what goes."""

from collections.abc import Sequence
from math import exp, log

import msgspec
import numpy as np
from numpy.typing import NDArray

from mysterium_nb.engine.cards import CardId
from mysterium_nb.engine.views import GhostView
from mysterium_nb.minds.bots.listener import Reading
from mysterium_nb.minds.bots.reasoning import Array, expected_best, handfuls, instead, normalised, remainders, worth

WORTH_A_CROW = {"hour": 0.1, "game": 0.3}
"""What a crow must bring everybody who waits, in natural units of information: less where it comes back every hour."""
LARGEST_HAND = 10
"""A larger hand is cut down to the cards that say most alone, before handfuls are weighed."""


class Prospect(msgspec.Struct, frozen=True):
    """What a ghost's hand can do for one psychic."""

    hand: tuple[CardId, ...]
    columns: NDArray[np.intp]
    weights: Array
    """What the psychic believes before, by column."""
    place: int
    """The column of the card to be found."""
    target: CardId
    chances: Array
    """The belief in that card after each handful."""
    values: Array
    best: float

    @property
    def before(self) -> float:
        return float(self.weights[self.place])

    @property
    def handful(self) -> tuple[CardId, ...]:
        """The best one."""
        places = handfuls(len(self.hand))[0][int(self.values.argmax())]
        return tuple(self.hand[i] for i in places if i < len(self.hand))


def promising(
    hand: tuple[CardId, ...], reading: Reading, columns: NDArray[np.intp], weights: Array, targets: Sequence[int]
) -> tuple[CardId, ...]:
    """The hand, or of a very large one the cards that say most."""
    if len(hand) <= LARGEST_HAND:
        return hand
    alone = normalised(reading.lined(hand, columns) * weights)
    said = alone[:, np.arange(len(targets)), targets].max(axis=-1)
    kept = sorted(np.argsort(-said, kind="stable")[:LARGEST_HAND].tolist())
    return tuple(hand[i] for i in kept)


class Throw(msgspec.Struct, frozen=True):
    """The cards that a crow takes, and what is hoped for."""

    cards: tuple[CardId, ...]
    chance: float
    bits: float


def crow_in_the_hours(view: GhostView, prospects: Sequence[Prospect], reading: Reading) -> Throw | None:
    """The cards to throw away before anything more is sent; none if the hand is good enough."""
    whole = view.rules.crow_takes == "whole"
    wanted = {card for prospect in prospects for card in prospect.handful}
    throw = view.hand if whole else tuple(card for card in view.hand if card not in wanted)
    pool = unseen(view, reading)
    if not throw or not pool:
        return None
    gains = [_gain(prospect, pool, len(throw), reading, whole=whole) for prospect in prospects]
    enough = WORTH_A_CROW[view.rules.crow_per or "game"]
    if sum(gains) <= enough * len(gains):
        return None
    hoped = sum(prospect.best + gain for prospect, gain in zip(prospects, gains, strict=True)) / len(gains)
    return Throw(throw, chance=min(1.0, exp(hoped)), bits=sum(gains) / len(gains) / log(2))


def unseen(view: GhostView, reading: Reading) -> list[CardId]:
    """What a ghost may draw: all that is neither in the hand nor before a psychic."""
    lying = {card for psychic in view.psychics for given in psychic.visions for card in given.cards}
    return [card for card in reading.visions if card not in lying and card not in view.hand]


def _gain(prospect: Prospect, pool: list[CardId], drawn: int, reading: Reading, *, whole: bool) -> float:
    """What so many new cards, alone or with what is kept, can be expected to add for one psychic."""
    kept = () if whole else prospect.handful
    columns = prospect.columns
    with_kept = instead(prospect.weights, reading.lined(kept, columns), reading.lined(pool, columns))
    sizes = remainders(len(kept))[1] + 1
    values = worth(with_kept[..., prospect.place], sizes[:, None]).max(axis=0)
    if not whole:
        values = np.maximum(values, prospect.best)
    return float(expected_best(values, drawn)) - prospect.best
