"""How ghost and psychic reason about each other: plain arithmetic on arrays, the same for one game and for thousands.

A card's weight after some visions is the product of one factor for each vision, exp(sharpness × affinity), so all here
is products; logarithms are taken at the end. Every function takes any number of leading axes (games, psychics), and
nothing is remembered between calls. The last axis is always the cards, or groups, among which somebody chooses; what is
out of the question has weight 0.
"""

from collections.abc import Collection
from functools import cache
from itertools import combinations, permutations
from math import log2

import numpy as np
from numpy.typing import NDArray

FloatArray = NDArray[np.float64]
IndexArray = NDArray[np.intp]

MOST_CARDS = 3
"""A vision of more cards than this says less, not more."""
CARD_COST = 0.05
"""What one more card must at least be worth to the ghost, in natural units of information."""
_NEVER = 1e-300
"""Keeps a logarithm of nothing finite."""
_HARDLY = 1e-12
"""What is told to people in bits does not go below this: nobody reads of a thousand bits."""


def factors(affinity: FloatArray, sharpness: float) -> FloatArray:
    """By how much each vision raises the weight of each card."""
    result: FloatArray = np.exp(sharpness * affinity)
    return result


def normalised(weights: FloatArray) -> FloatArray:
    """Chances out of weights; where nothing is possible, nothing is."""
    total = weights.sum(axis=-1, keepdims=True)
    result: FloatArray = weights / np.maximum(total, _NEVER)
    return result


def literal_belief(weights: FloatArray, given: FloatArray) -> FloatArray:
    """What a listener believes who takes every vision at its word (L0).

    `weights` (…, cards) is what was believed before; `given` (…, visions, cards) are the factors of the visions.
    """
    return normalised(weights * given.prod(axis=-2))


@cache
def handfuls(hand: int) -> tuple[IndexArray, IndexArray]:
    """Every way to take one to three cards of a hand: their places, filled up with the place behind the last card;
    and how many cards each takes."""
    ways = [way for size in range(1, min(MOST_CARDS, hand) + 1) for way in combinations(range(hand), size)]
    places = np.array([way + (hand,) * (MOST_CARDS - len(way)) for way in ways], dtype=np.intp)
    sizes = np.array([len(way) for way in ways], dtype=np.intp)
    places.setflags(write=False)
    sizes.setflags(write=False)
    return places, sizes


def beliefs_after_handfuls(weights: FloatArray, hand: FloatArray) -> FloatArray:
    """What a literal listener would believe after each handful: (…, handfuls, cards).

    `hand` (…, hand, cards) are the factors of the ghost's cards.
    """
    places, _ = handfuls(hand.shape[-2])
    nothing = np.ones((*hand.shape[:-2], 1, hand.shape[-1]))
    padded = np.concatenate((hand, nothing), axis=-2)
    told = padded[..., places[:, 0], :] * padded[..., places[:, 1], :]
    told *= padded[..., places[:, 2], :]
    told *= weights[..., None, :]
    return normalised(told)


def handful_utility(chances: FloatArray, sizes: IndexArray) -> FloatArray:
    """What a ghost gets out of handfuls of these sizes that leave the target these chances (S1): (…, handfuls)."""
    result: FloatArray = np.log(np.maximum(chances, _NEVER)) - CARD_COST * sizes
    return result


@cache
def kept_subsets(sent: int) -> tuple[IndexArray, IndexArray]:
    """What could be left of so many cards sent, to be sent alone or with one other card: nothing, or up to two of them;
    places filled up as in `handfuls`, and how many cards each keeps."""
    ways = [way for size in range(MOST_CARDS) for way in combinations(range(sent), size)]
    places = np.array([way + (sent,) * (MOST_CARDS - 1 - len(way)) for way in ways], dtype=np.intp)
    sizes = np.array([len(way) for way in ways], dtype=np.intp)
    places.setflags(write=False)
    sizes.setflags(write=False)
    return places, sizes


def beliefs_if_exchanged(weights: FloatArray, sent: FloatArray, unseen: FloatArray) -> FloatArray:
    """What a literal listener would believe had the ghost exchanged cards: what is left of those sent, with one unseen
    card: (…, remainders, unseen, cards).

    `sent` (…, sent, cards) and `unseen` (…, unseen, cards) are factors.
    """
    return normalised(_kept(weights, sent)[..., :, None, :] * unseen[..., None, :, :])


def _kept(weights: FloatArray, sent: FloatArray) -> FloatArray:
    """Weights after each remainder of the cards sent: (…, remainders, cards)."""
    places, _ = kept_subsets(sent.shape[-2])
    nothing = np.ones((*sent.shape[:-2], 1, sent.shape[-1]))
    padded = np.concatenate((sent, nothing), axis=-2)
    result: FloatArray = padded[..., places[:, 0], :] * padded[..., places[:, 1], :] * weights[..., None, :]
    return result


def likelihood(weights: FloatArray, sent: FloatArray, unseen: FloatArray, spare: int, insistence: float) -> FloatArray:
    """How likely a ghost would have sent these cards for each card in question: (…, cards).

    A ghost sends what is clearest, and the more surely so the greater the `insistence`. What else could have been sent
    is less of these cards, or one of the `spare` cards of the hand, which nobody has seen: any card of the deck.
    `weights` is what was believed before this vision. With this a listener becomes pragmatic (L1).
    """
    count = sent.shape[-2]
    _, sizes = handfuls(count)
    dear = np.exp(-CARD_COST * insistence)
    chosen = literal_belief(weights, sent) ** insistence * dear**count
    less = (
        beliefs_after_handfuls(weights, sent)[..., sizes < count, :] ** insistence
        * (dear ** sizes[sizes < count])[:, None]
    )
    other = (normalised(weights[..., None, :] * unseen) ** insistence).mean(axis=-2) * dear
    everything = chosen + less.sum(axis=-2) + max(spare, 0) * other
    result: FloatArray = chosen / np.maximum(everything, _NEVER)
    return result


def exclusive_beliefs(beliefs: FloatArray, rounds: int = 3) -> FloatArray:
    """Beliefs of several psychics (…, psychics, cards) about cards of one kind, no card of which belongs to two:
    where one is likely, the others are less so."""
    result = beliefs
    for _ in range(rounds):
        left = 1.0 - np.minimum(result, 1.0 - 1e-9)
        others = left.prod(axis=-2, keepdims=True) / left
        result = normalised(beliefs * others)
    return result


@cache
def kind_assignments(cards: int) -> IndexArray:
    """Every way in which so many shared visions can stand for different kinds: (ways, cards)."""
    ways = np.array(list(permutations(range(3), cards)), dtype=np.intp)
    ways.setflags(write=False)
    return ways


def group_belief(shared: FloatArray) -> FloatArray:
    """The belief in each group after some cards of the shared vision, whatever each stands for: (…, groups).

    `shared` (…, cards, kinds, groups) are the factors of each card for each kind of each group; a group that no longer
    stands has 0.
    """
    each = normalised(shared)
    cards = shared.shape[-3]
    ways = kind_assignments(cards)
    total = each[..., 0, ways[:, 0], :]
    for card in range(1, cards):
        total = total * each[..., card, ways[:, card], :]
    return normalised(total.sum(axis=-2))


def entropy(chances: FloatArray) -> FloatArray:
    """How much is still open, in bits."""
    result: FloatArray = -(chances * np.log2(np.maximum(chances, _NEVER))).sum(axis=-1)
    return result


def bits_resolved(chances: Collection[float]) -> float:
    """How much is no longer open, in bits, of what could be at all."""
    beliefs = np.array([*chances])
    return log2(np.count_nonzero(beliefs)) - float(entropy(beliefs))


def bits_towards(before: float, after: float) -> float:
    """How far a belief has come, in bits; below 0 where it has gone down."""
    return log2(max(after, _HARDLY) / max(before, _HARDLY))


@cache
def _best_of(drawn: int, outof: int) -> FloatArray:
    """The chance that the i-th best of so many is the best of those drawn."""
    chances = np.zeros(outof)
    chances[0] = drawn / outof
    for i in range(1, outof - drawn + 1):
        chances[i] = chances[i - 1] * (outof - i - drawn + 1) / (outof - i)
    chances.setflags(write=False)
    return chances


def expected_best(values: FloatArray, drawn: int) -> FloatArray:
    """What the best of some cards drawn without looking is worth on average: the last axis is the cards."""
    best_first = -np.sort(-values, axis=-1)
    result: FloatArray = best_first @ _best_of(min(drawn, values.shape[-1]), values.shape[-1])
    return result
