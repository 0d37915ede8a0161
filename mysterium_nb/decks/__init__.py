"""Decks: what the cards are called and what is on them."""

from mysterium_nb.decks.deck import Card, Deck, DeckError, shipped

__all__ = ["Card", "Deck", "DeckError", "shipped"]
