"""The decks this process knows by name: the one that comes with the game, and every deck that was opened."""

from mysterium_nb.decks.deck import Deck
from mysterium_nb.decks.shipped_deck import shipped

_opened: dict[str, Deck] = {}


def register_deck(deck: Deck) -> None:
    """Keep a deck to be found by its name; a later one of the same name takes its place."""
    _opened[deck.deck] = deck


def deck_by_name(name: str) -> Deck | None:
    """The deck of this name, or None where nobody has opened it. A game knows its deck by name alone.

    >>> deck_by_name("sleepwalker")
    Deck('sleepwalker', 138 cards)
    """
    if name in _opened:
        return _opened[name]
    return shipped() if name == shipped().deck else None
