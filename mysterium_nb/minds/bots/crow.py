"""When a ghost sends a crow, and with which cards: when what may come is worth more than what goes."""

from collections.abc import Sequence
from math import exp, log

import msgspec
import numpy as np
from numpy.typing import NDArray

from mysterium_nb.engine.cards import CardId
from mysterium_nb.engine.views import GhostView
from mysterium_nb.minds.bots.listener import FactorTable
from mysterium_nb.minds.bots.reasoning import (
    FloatArray,
    beliefs_if_exchanged,
    expected_best,
    handful_utility,
    handfuls,
    kept_subsets,
    normalised,
)

WORTH_A_CROW = {"hour": 0.1, "game": 0.3}
"""What a crow must bring everybody who waits, in natural units of information: less where it comes back every hour."""
LARGEST_HAND = 10
"""A larger hand is cut down to the cards that say most alone, before handfuls are weighed."""


class SendOptions(msgspec.Struct, frozen=True):
    """What a ghost's hand can do for one psychic."""

    hand: tuple[CardId, ...]
    columns: NDArray[np.intp]
    weights: FloatArray
    """What the psychic believes before, by column."""
    place: int
    """The column of the card to be found."""
    target: CardId
    chances: FloatArray
    """The belief in that card after each handful."""
    values: FloatArray
    best: float

    @property
    def before(self) -> float:
        return float(self.weights[self.place])

    @property
    def handful(self) -> tuple[CardId, ...]:
        """The best one."""
        places = handfuls(len(self.hand))[0][int(self.values.argmax())]
        return tuple(self.hand[i] for i in places if i < len(self.hand))


def most_telling_cards(
    hand: tuple[CardId, ...],
    reading: FactorTable,
    columns: NDArray[np.intp],
    weights: FloatArray,
    targets: Sequence[int],
) -> tuple[CardId, ...]:
    """The hand, or of a very large one the cards that say most."""
    if len(hand) <= LARGEST_HAND:
        return hand
    alone = normalised(reading.rows_at(hand, columns) * weights)
    said = alone[:, np.arange(len(targets)), targets].max(axis=-1)
    kept = sorted(np.argsort(-said, kind="stable")[:LARGEST_HAND].tolist())
    return tuple(hand[i] for i in kept)


class CrowPlan(msgspec.Struct, frozen=True):
    """The cards that a crow takes, and what is hoped for."""

    cards: tuple[CardId, ...]
    chance: float
    bits: float


def crow_in_the_hours(view: GhostView, prospects: Sequence[SendOptions], reading: FactorTable) -> CrowPlan | None:
    """The cards to throw away before anything more is sent; none if the hand is good enough."""
    whole = view.rules.crow_takes == "whole"
    wanted = {card for prospect in prospects for card in prospect.handful}
    throw = view.hand if whole else tuple(card for card in view.hand if card not in wanted)
    pool = drawable_cards(view, reading)
    if not throw or not pool:
        return None
    gains = [_gain(prospect, pool, len(throw), reading, whole=whole) for prospect in prospects]
    enough = WORTH_A_CROW[view.rules.crow_per or "game"]
    if sum(gains) <= enough * len(gains):
        return None
    hoped = sum(prospect.best + gain for prospect, gain in zip(prospects, gains, strict=True)) / len(gains)
    return CrowPlan(throw, chance=min(1.0, exp(hoped)), bits=sum(gains) / len(gains) / log(2))


def drawable_cards(view: GhostView, reading: FactorTable) -> list[CardId]:
    """What a ghost may draw: all that is neither in the hand nor before a psychic."""
    lying = {card for psychic in view.psychics for given in psychic.visions for card in given.cards}
    return [card for card in reading.visions if card not in lying and card not in view.hand]


def _gain(prospect: SendOptions, pool: list[CardId], drawn: int, reading: FactorTable, *, whole: bool) -> float:
    """What so many new cards, alone or with what is kept, can be expected to add for one psychic."""
    kept = () if whole else prospect.handful
    columns = prospect.columns
    with_kept = beliefs_if_exchanged(prospect.weights, reading.rows_at(kept, columns), reading.rows_at(pool, columns))
    sizes = kept_subsets(len(kept))[1] + 1
    values = handful_utility(with_kept[..., prospect.place], sizes[:, None]).max(axis=0)
    if not whole:
        values = np.maximum(values, prospect.best)
    return float(expected_best(values, drawn)) - prospect.best
