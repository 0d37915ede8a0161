"""What the cards of a deck are called, and what is on them, in one language."""

from mysterium_nb.decks.card import text_in
from mysterium_nb.decks.deck import Deck
from mysterium_nb.engine.cards import CardId


class CardNames:
    """Names and descriptions by card; a card no deck knows is called by its id."""

    def __init__(self, deck: Deck | None, lang: str) -> None:
        cards = () if deck is None else (*deck.cards, *deck.backs)
        self._names = {card.id: text_in(card.name, lang)[0] or card.id for card in cards}
        self._alts = {card.id: text_in(card.alt, lang)[0] for card in cards}

    def __call__(self, card: CardId) -> str:
        return self._names.get(card, card)

    def alt(self, card: CardId) -> str:
        return self._alts.get(card, "")
