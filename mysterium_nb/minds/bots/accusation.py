"""The culprit: what a ghost lays for everybody, and how psychics come to name one group."""

import random
from collections import Counter
from itertools import combinations, permutations

import msgspec
import numpy as np
from numpy.typing import NDArray

from mysterium_nb.engine.cards import CardId, Triple
from mysterium_nb.engine.moves import Move, PointAt, SaySure
from mysterium_nb.engine.poll import accused_by_pawns, pointing_psychics, tier_of
from mysterium_nb.engine.seats import Colour
from mysterium_nb.engine.state import Revelation
from mysterium_nb.engine.views import GhostView, PsychicView
from mysterium_nb.minds.bots.crow import LARGEST_HAND, CrowPlan, drawable_cards
from mysterium_nb.minds.bots.decision import CardPair
from mysterium_nb.minds.bots.listener import FactorTable, of_kind
from mysterium_nb.minds.bots.reasoning import FloatArray, bits_towards, group_belief, kind_assignments, normalised

CLEAR_ENOUGH = 0.9
"""A shared vision this clear is not put at risk."""
FRESH_HANDS = 12
"""Hands imagined before the whole one is thrown away."""


class CulpritPlan(msgspec.Struct, frozen=True):
    """A group and the three cards for it, in the order of the kinds, with the share of votes it can expect."""

    group: int
    cards: Triple
    chance: float


def best_accusations(view: GhostView, reading: FactorTable) -> list[CulpritPlan]:
    """For every group its best three cards, the clearest group first."""
    finale = view.finale
    assert finale is not None
    columns = _columns(finale, reading)
    hand = _telling(view.hand, reading, columns)
    cards = reading.rows_at(hand, columns)
    triples, shares = _vote_shares(view, cards)
    clear = normalised(cards)
    found = []
    for at, group in enumerate(finale.standing):
        best = int(shares[:, at].argmax())
        character, location, thing = (hand[i] for i in _arranged(triples[best].tolist(), clear[..., at]))
        found.append(CulpritPlan(group, (character, location, thing), float(shares[best, at])))
    return sorted(found, key=lambda accusation: -accusation.chance)


def _columns(finale: Revelation, reading: FactorTable) -> NDArray[np.intp]:
    """Kinds × groups that stand."""
    return np.array([reading.columns(of_kind(finale, kind)) for kind in range(3)])


def _telling(hand: tuple[CardId, ...], reading: FactorTable, columns: NDArray[np.intp]) -> tuple[CardId, ...]:
    """The hand, or of a very large one the cards that say most about any group."""
    if len(hand) <= LARGEST_HAND:
        return hand
    said = normalised(reading.rows_at(hand, columns)).max(axis=(1, 2))
    return tuple(hand[i] for i in sorted(np.argsort(-said, kind="stable")[:LARGEST_HAND].tolist()))


def _vote_shares(view: GhostView, cards: FloatArray) -> tuple[NDArray[np.intp], FloatArray]:
    """All ways to lay three cards, and the share of votes each group can expect from each: (ways, groups).

    Who votes early sees one or two of the three, and nobody knows which.
    """
    triples = np.array(list(combinations(range(len(cards)), 3)), dtype=np.intp)
    shares = np.zeros((len(triples), cards.shape[-1]))
    sights = Counter(3 if view.rules.tiers is None else tier_of(view.rules, p.level) + 1 for p in view.psychics)
    for turned, voters in sights.items():
        seen = [group_belief(cards[triples[:, part]]) for part in combinations(range(3), turned)]
        shares += voters / len(view.psychics) * np.mean(seen, axis=0)
    return triples, shares


def _arranged(cards: list[int], clear: FloatArray) -> tuple[int, ...]:
    """Each card for the kind it suits best; `clear` (hand, kinds) says how well."""
    return max(permutations(cards), key=lambda order: float(clear[order, range(3)].prod()))


def crow_at_the_line_up(
    view: GhostView, best: CulpritPlan, reading: FactorTable, rng: random.Random
) -> CrowPlan | None:
    """The cards to throw away before the shared vision is laid. What is not needed goes freely; the whole hand only if
    others promise more."""
    if best.chance >= CLEAR_ENOUGH:
        return None
    pool = drawable_cards(view, reading)
    if view.rules.crow_takes == "part":
        free = tuple(card for card in view.hand if card not in best.cards) if pool else ()
        return CrowPlan(free, best.chance, bits=0.0) if free else None  # it can only be better, nobody asks by how much
    if len(pool) < len(view.hand) or view.finale is None:
        return None
    columns = _columns(view.finale, reading)
    fresh = [
        float(
            _vote_shares(view, reading.rows_at(rng.sample(pool, min(len(view.hand), LARGEST_HAND)), columns))[1].max()
        )
        for _ in range(FRESH_HANDS)
    ]
    hoped = float(np.mean(fresh))
    return CrowPlan(view.hand, hoped, bits_towards(best.chance, hoped)) if hoped > best.chance else None


def pairs_for_group(finale: Revelation, group: int, reading: FactorTable) -> tuple[CardPair, ...]:
    """Each shared card with the card of a group that it stands for, if that group is meant."""
    if not finale.shared:
        return ()
    at = finale.standing.index(group)
    clear = normalised(reading.rows_at(finale.shared, _columns(finale, reading)))[..., at]
    ways = kind_assignments(len(finale.shared))
    best = max(ways.tolist(), key=lambda way: float(clear[range(len(way)), way].prod()))
    return tuple(CardPair(card, finale.groups[group - 1][kind]) for card, kind in zip(finale.shared, best, strict=True))


def pointing_move(view: PsychicView, colour: Colour, beliefs: dict[int, float]) -> Move | None:
    """Point where one believes; once everybody points and no group has enough, gather where most are.

    Ties go to people before bots and to the elder before the younger, so that bots gather at once and never argue
    with a person.
    """
    finale = view.finale
    assert finale is not None
    at = dict(finale.pointing)
    if colour not in at:
        return PointAt(colour, max(beliefs, key=lambda group: (beliefs[group], -group)))
    everybody = pointing_psychics(view.setup, view.psychics)
    if all(other in at for other in everybody):
        meeting = _meeting_point(view, at, everybody)
        if meeting is not None and meeting != at[colour]:
            return PointAt(colour, meeting)
    return None if colour in view.sure else SaySure(colour)


def _meeting_point(view: PsychicView, at: dict[Colour, int], everybody: tuple[Colour, ...]) -> int | None:
    """Where those who point elsewhere should come, if the pawns as they stand accuse nobody."""
    counts = Counter(at.values())
    needed = "all" if view.rules.poll == "agreement" else view.rules.accusation
    if accused_by_pawns(counts, len(everybody), needed) is not None:
        return None
    ages = view.setup.ages

    def rank(colour: Colour) -> tuple[int, bool, int]:
        sitter = view.setup.sitter(view.setup.psychics_of(colour)[0])
        bot = sitter is not None and sitter.kind == "bot"
        return -counts[at[colour]], bot, ages.index(colour) if colour in ages else len(ages)

    return at[min(everybody, key=rank)]
