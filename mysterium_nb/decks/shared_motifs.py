"""What hints at what: the visions that share motifs with a card, as the tags know it."""

from typing import NamedTuple

from mysterium_nb.decks.card import Card
from mysterium_nb.decks.deck import Deck

WEIGHTS = {"focal": 3, "support": 2, "ground": 1}
"""How much a motif counts where it stands."""


class MotifMatch(NamedTuple):
    """A vision that shares motifs with a card, and how strongly they join the two."""

    vision: Card
    shared: tuple[str, ...]
    """The motifs that both cards have, the heaviest first."""
    strength: int


def hints_at(deck: Deck, card_id: str) -> list[MotifMatch]:
    """Every vision that shares a motif with this card, the strongest hint first."""
    target = motif_weights(deck[card_id])
    hints = []
    for vision in deck.cards:
        if vision.kind == "vision" and vision.id != card_id:
            both = {motif: weight * target[motif] for motif, weight in motif_weights(vision).items() if motif in target}
            if both:
                shared = tuple(sorted(both, key=lambda motif: (-both[motif], motif)))
                hints.append(MotifMatch(vision, shared, sum(both.values())))
    return sorted(hints, key=lambda hint: (-hint.strength, hint.vision.number))


def motif_weights(card: Card) -> dict[str, int]:
    """What is on a card, weighed by where it stands; a motif that stands in two places counts where it weighs more."""
    return {motif: weight for place, weight in reversed(WEIGHTS.items()) for motif in getattr(card.motifs, place)}
