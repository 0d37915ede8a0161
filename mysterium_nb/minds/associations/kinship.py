"""Echoes: a card reminds of the other cards that show the same things.

Whoever goes by colours or moods alone sees few of them, and sees each on many cards. But a thing carries the colours
and moods in which it was seen before: a moth brings the lamplight of other moths with it.
"""

from typing import NamedTuple

import numpy as np

from mysterium_nb.decks.deck import Deck
from mysterium_nb.minds.associations.affinity import Matrix, visions_and_suspects
from mysterium_nb.minds.associations.tags import motifs_of, tag_information, weighted_overlaps

ECHO = 3.0
"""How loud the average of the cards with the same things is, beside the card itself, whose voice is 1. Louder, and the
minds agree more but are less themselves: at 3, on the deck that comes with the game, colours and moods correlate about
0.7 with what they would be without echoes. Chosen, not measured from people: see `decisions.md`."""


class SpreadKinship(NamedTuple):
    near: Matrix
    """How near visions and suspect cards are, echoes included."""
    own: float
    """How much of it, on average, two cards as near as can be have from themselves, without any echo."""


def spread_kinship(deck: Deck, kinship: Matrix) -> SpreadKinship:
    """Let the cards of a deck echo: `kinship` says how near each two of them are by themselves."""
    motifs = [motifs_of(card) for card in deck.cards]
    shared = weighted_overlaps(motifs, motifs, tag_information(motifs))
    np.fill_diagonal(shared, 0.0)
    total = shared.sum(axis=1, keepdims=True)
    voices = np.eye(len(motifs)) + ECHO * np.divide(shared, total, out=np.zeros_like(shared), where=total > 0)
    near = voices @ kinship @ voices.T
    loud = near.diagonal().mean()
    row = {card.id: number for number, card in enumerate(deck.cards)}
    visions, suspects = ([row[card] for card in side] for side in visions_and_suspects(deck))
    return SpreadKinship(unit_norm(near)[visions][:, suspects], float(1 / loud) if loud else 0.0)


def unit_norm(kinship: Matrix) -> Matrix:
    """The same nearness, with 1 for a card to itself; all 0 for a card that has nothing to go by."""
    length = np.sqrt(kinship.diagonal())
    size = np.outer(length, length)
    scaled: Matrix = np.divide(kinship, size, out=np.zeros_like(kinship), where=size > 0)
    return scaled
