"""A mind that goes by what stands on the cards: rare things count more, and so do things in the foreground."""

from collections import Counter
from collections.abc import Collection, Sequence
from math import log
from typing import NamedTuple

import numpy as np

from mysterium_nb.decks.card import Card
from mysterium_nb.decks.deck import Deck
from mysterium_nb.decks.shared_motifs import WEIGHTS, motif_weights
from mysterium_nb.engine.cards import CardId
from mysterium_nb.minds.associations.affinity import Affinity, Matrix, feature_matrix, visions_and_suspects
from mysterium_nb.minds.associations.mind import Reason, ReasonKind


class Tag(NamedTuple):
    kind: ReasonKind
    name: str


def motifs_of(card: Card) -> dict[Tag, int]:
    """The motifs of a card, weighed by where they stand."""
    return {Tag("motif", motif): weight for motif, weight in motif_weights(card).items()}


def tags_of(card: Card) -> dict[Tag, int]:
    """All the tags of a card: a mood or a palette counts as much as a motif that stands beside what it is about."""
    beside = [*(Tag("mood", mood) for mood in card.moods), *([Tag("palette", card.palette)] if card.palette else [])]
    return motifs_of(card) | dict.fromkeys(beside, WEIGHTS["support"])


def tag_information(tagged: Sequence[dict[Tag, int]]) -> dict[Tag, float]:
    """How much each tag tells: the fewer cards have it, the more; nothing where all have it."""
    found = Counter(tag for tags in tagged for tag in tags)
    return {tag: log(len(tagged) / count) for tag, count in found.items()}


def constant_tags(tagged: Collection[dict[Tag, float]]) -> set[Tag]:
    """Tags that all cards have, and all as much: whatever joins two of them, it is not that."""
    alike = set[tuple[Tag, float]].intersection(*(set(tags.items()) for tags in tagged)) if tagged else set()
    return {tag for tag, _ in alike}


def weighted_overlaps(
    one: Sequence[dict[Tag, int]], other: Sequence[dict[Tag, int]], telling: dict[Tag, float]
) -> Matrix:
    """For each two cards, the sum over the tags that both have: weight here × weight there × what the tag tells."""
    weighed = feature_matrix(one, telling) * np.array(list(telling.values()))
    return np.asarray(weighed @ feature_matrix(other, telling).T, dtype=np.float64)


class TagMind:
    """Associates cards that show the same things, rare things most."""

    name = "tags"

    def __init__(self, deck: Deck) -> None:
        self._tags = {card.id: tags_of(card) for card in deck.cards}
        self._telling = tag_information(list(self._tags.values()))
        visions, suspects = ([self._tags[card] for card in side] for side in visions_and_suspects(deck))
        raw = weighted_overlaps(visions, suspects, self._telling)
        self._spread = float(raw.std()) or 1.0
        self.affinity = Affinity.standardise(deck, raw)

    def why(self, vision: CardId, card: CardId) -> tuple[Reason, ...]:
        here, there = self._tags[vision], self._tags[card]
        weights = {tag: here[tag] * there[tag] * self._telling[tag] / self._spread for tag in here if tag in there}
        return sorted_reasons(weights)


def sorted_reasons(weights: dict[Tag, float]) -> tuple[Reason, ...]:
    """The reasons that count at all, the strongest first, and by name where they are equally strong."""
    reasons = [Reason(tag.kind, tag.name, weight) for tag, weight in weights.items() if weight > 0]
    return tuple(sorted(reasons, key=lambda reason: (-reason.weight, reason.kind, reason.tag)))
