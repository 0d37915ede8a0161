"""A mind that goes by what the descriptions mean.

A sentence model has read the texts of the deck that comes with the game, once, when it was made; what it found is the
small table `card_images/meanings.json`. A text that it has not read, of one's own deck or changed since, is not in the
table: there this mind goes by the words themselves.
"""

import hashlib
from functools import cache

import msgspec
import numpy as np

from mysterium_nb.decks.card import Card
from mysterium_nb.decks.deck import Deck
from mysterium_nb.decks.shipped_deck import shipped_folder
from mysterium_nb.engine.cards import CardId
from mysterium_nb.minds.associations.affinity import Affinity, Matrix, visions_and_suspects
from mysterium_nb.minds.associations.mind import Reason
from mysterium_nb.minds.associations.tags import Tag, sorted_reasons
from mysterium_nb.minds.associations.vocabulary import Vocabulary, text_of

TABLE = "meanings.json"


class Meanings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How near the sentence model found the texts of visions and suspect cards, in thousandths."""

    model: str
    suspects: tuple[str, ...]
    """The marks of their texts."""
    visions: dict[str, tuple[int, ...]]
    """By the mark of its text, how near a vision is to each of the suspect cards."""


def text_hash(card: Card) -> str:
    """Another text has another mark."""
    return hashlib.sha256(text_of(card).encode()).hexdigest()[:12]


def shipped_meanings(deck: Deck) -> Matrix | None:
    """What the sentence model found about the cards of a deck; None where it has not read every one of them."""
    table = _table()
    column = {text: number for number, text in enumerate(table.suspects)}
    marks = {card.id: text_hash(card) for card in deck.cards}
    visions, suspects = ([marks[card] for card in side] for side in visions_and_suspects(deck))
    if not (table.visions.keys() >= set(visions) and column.keys() >= set(suspects)):
        return None
    rows = [[table.visions[vision][column[suspect]] for suspect in suspects] for vision in visions]
    return np.array(rows, dtype=np.float64).reshape(len(visions), len(suspects)) / 1000


@cache
def _table() -> Meanings:
    return msgspec.json.decode((shipped_folder() / TABLE).read_bytes(), type=Meanings)


class MeaningMind:
    """Associates cards whose descriptions mean something similar."""

    name = "meanings"

    def __init__(self, deck: Deck) -> None:
        self._vocabulary = Vocabulary(deck)
        read = shipped_meanings(deck)
        self.affinity = Affinity.standardise(deck, self._vocabulary.nearness if read is None else read)

    def why(self, vision: CardId, card: CardId) -> tuple[Reason, ...]:
        """Words that stand in both texts. What else the sentence model may have had in mind, nobody can say."""
        return sorted_reasons(
            {Tag("word", word): weight for word, weight in self._vocabulary.shared(vision, card).items()}
        )
