"""Decks: what the cards are called, what is on them, and their pictures; the shipped deck and anybody's own."""

from mysterium_nb.decks.card import Card, Colour, Legibility, Motifs, Picture
from mysterium_nb.decks.check import Checked, check_deck, open_deck
from mysterium_nb.decks.deck import Deck
from mysterium_nb.decks.manifest import write_manifest
from mysterium_nb.decks.playable import games_with
from mysterium_nb.decks.problems import BadFile, DeckError, Problem
from mysterium_nb.decks.registry import deck_called
from mysterium_nb.decks.shared_motifs import Hint, hints_at
from mysterium_nb.decks.shipped_deck import shipped
from mysterium_nb.decks.template import new_deck

__all__ = [
    "BadFile",
    "Card",
    "Checked",
    "Colour",
    "Deck",
    "DeckError",
    "Hint",
    "Legibility",
    "Motifs",
    "Picture",
    "Problem",
    "check_deck",
    "deck_called",
    "games_with",
    "hints_at",
    "new_deck",
    "open_deck",
    "shipped",
    "write_manifest",
]
