"""How strongly each vision makes a mind think of each suspect card."""

from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import Self, TypeVar

import numpy as np
from numpy.typing import ArrayLike, NDArray

from mysterium_nb.decks.deck import Deck
from mysterium_nb.engine.cards import CardId

Matrix = NDArray[np.float64]
"""Visions × suspect cards."""
Feature = TypeVar("Feature", bound=Hashable)


class Affinity:
    """Visions × suspect cards; 0 is indifferent, 1 is one standard deviation among the cards of a kind."""

    def __init__(self, visions: Sequence[CardId], suspects: Sequence[CardId], matrix: ArrayLike) -> None:
        self.visions = tuple(visions)
        self.suspects = tuple(suspects)
        """Characters, locations, objects, in the order of the deck."""
        self.matrix: Matrix = np.array(matrix, dtype=np.float64)
        self.matrix.setflags(write=False)
        if self.matrix.shape != (len(self.visions), len(self.suspects)):
            raise ValueError(f"{self.matrix.shape} is not {len(self.visions)} visions × {len(self.suspects)} cards.")
        self._row = {card: row for row, card in enumerate(self.visions)}
        self._column = {card: column for column, card in enumerate(self.suspects)}

    @classmethod
    def standardise(cls, deck: Deck, matrix: ArrayLike) -> Self:
        """The visions and suspect cards of a deck, with the raw numbers brought to one measure."""
        visions, suspects = visions_and_suspects(deck)
        return cls(visions, suspects, standardised(np.asarray(matrix, dtype=np.float64), suspects))

    def __repr__(self) -> str:
        return f"Affinity({len(self.visions)} visions × {len(self.suspects)} cards)"

    def submatrix(self, visions: Sequence[CardId], cards: Sequence[CardId]) -> Matrix:
        """A row for each of these visions, a column for each of these cards."""
        rows = [self._row[vision] for vision in visions]
        columns = [self._column[card] for card in cards]
        return self.matrix[rows][:, columns]


def visions_and_suspects(deck: Deck) -> tuple[tuple[CardId, ...], tuple[CardId, ...]]:
    """The visions of a deck, and its suspect cards: characters, locations, objects."""
    cards = deck.ids
    return cards.visions, tuple(card for kind in cards.suspects for card in kind)


def feature_matrix(rows: Sequence[Mapping[Feature, float]], columns: Iterable[Feature]) -> Matrix:
    """What several cards have, one row for each: a column for every feature, 0 where a card does not have it."""
    place = {feature: column for column, feature in enumerate(columns)}
    table = np.zeros((len(rows), len(place)))
    for row, features in enumerate(rows):
        for feature, weight in features.items():
            table[row, place[feature]] = weight
    return table


def standardised(matrix: Matrix, suspects: Sequence[CardId]) -> Matrix:
    """Mean 0 and standard deviation 1 among the cards of each kind, so that no kind speaks louder than another.

    A kind about which a mind knows nothing, or the same of every card, is all zeros.
    """
    kinds = np.array([card[0] for card in suspects])
    result = np.zeros_like(matrix)
    for kind in np.unique(kinds):
        block = matrix[:, kinds == kind]
        spread = block.std() if block.size else 0.0
        # Rounding leaves a spread of about 1e-17 where every number is the same.
        if spread > 1e-9:
            result[:, kinds == kind] = (block - block.mean()) / spread
    return result


def similarity(one: Affinity, other: Affinity) -> float:
    """How alike two minds are: the correlation of their affinities; 0 where one of them has no opinion."""
    if (one.visions, one.suspects) != (other.visions, other.suspects):
        raise ValueError("Minds can only be compared over the same cards.")
    product = float((one.matrix * other.matrix).sum())
    size = float(np.linalg.norm(one.matrix) * np.linalg.norm(other.matrix))
    return product / size if size else 0.0
