"""The words of names and descriptions, in English: which of them two cards share, and how much each tells."""

import re
from collections import Counter
from math import log

import numpy as np

from mysterium_nb.decks.card import Card, text_in
from mysterium_nb.decks.deck import Deck
from mysterium_nb.engine.cards import CardId
from mysterium_nb.minds.associations.affinity import Matrix, feature_matrix, visions_and_suspects

_WORD = re.compile(r"[^\W\d_]{3,}")
_IDLE_WORDS = """
about above across after again against ahead all along among and another any are around away back been before behind
below beneath beside between beyond big both but came can carries caught climbs come comes could cut does down drawn
each either else end ends enormous even ever every falls far few fills first for from full get giant goes going great
grows had half hang hanging hangs has have held her here hers high him his hold holds how huge into its just keep
keeps large last leads lean leaning leans left let lie lies like long looks low made make makes many may middle more
most much must near neither never next nobody nor not nothing now off once one only onto open opens other our out over
own part past put rest rests rises round runs same saw see seen she shoulder show shows side sit sits sitting slips
small some stand standing stands still such take takes tall than that the their them then there these they thing
things this those three through tied tiny too took top towards turn turning turns two under until upon upright upside
very wait waits walks was way wears were what when where which while who whole whose why wide will with within without
yet you your
"""
_IDLE = frozenset(_IDLE_WORDS.split())
"""Words that say nothing about what is on a card, or only how it is placed there."""


def text_of(card: Card) -> str:
    """The name and the description of a card, in English where there is English."""
    return ". ".join(text for text in (text_in(card.name, "en")[0], text_in(card.alt, "en")[0]) if text)


class Vocabulary:
    def __init__(self, deck: Deck) -> None:
        counts = {card.id: Counter(_words(card)) for card in deck.cards}
        found = Counter(word for words in counts.values() for word in words)
        # Often is more than once, but not twice as much.
        weights = {
            card: {word: (1 + log(count)) * log(len(counts) / found[word]) for word, count in words.items()}
            for card, words in counts.items()
        }
        lengths = {card: sum(weight**2 for weight in words.values()) ** 0.5 for card, words in weights.items()}
        self._weights = {
            card: {word: weight / lengths[card] for word, weight in words.items() if weight > 0}
            for card, words in weights.items()
        }
        self.nearness = self._nearness(deck)
        """Visions × suspect cards: 1 where both texts have the same words, 0 where they share none that tells."""
        self._spread = float(self.nearness.std()) or 1.0

    def shared(self, vision: CardId, card: CardId) -> dict[str, float]:
        """The words that stand in the texts of both cards, and how much each counts."""
        here, there = self._weights[vision], self._weights[card]
        return {word: here[word] * there[word] / self._spread for word in here if word in there}

    def _nearness(self, deck: Deck) -> Matrix:
        words = sorted({word for weights in self._weights.values() for word in weights})
        visions, suspects = (
            feature_matrix([self._weights[card] for card in side], words) for side in visions_and_suspects(deck)
        )
        return np.asarray(visions @ suspects.T, dtype=np.float64)


def _words(card: Card) -> list[str]:
    return [word for word in _WORD.findall(text_of(card).casefold()) if word not in _IDLE]
