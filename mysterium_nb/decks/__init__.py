"""Decks: what the cards are called, what is on them, and their pictures; the shipped deck and anybody's own."""

from typing import TYPE_CHECKING

from mysterium_nb.lazy import lazy_exports

if TYPE_CHECKING:
    from mysterium_nb.decks.card import Card, Colour, Legibility, Motifs, Picture
    from mysterium_nb.decks.card_names import Names
    from mysterium_nb.decks.check import Checked, check_deck, open_deck
    from mysterium_nb.decks.contact_sheet import figures_html
    from mysterium_nb.decks.deck import Deck
    from mysterium_nb.decks.manifest import write_manifest
    from mysterium_nb.decks.playable import games_with
    from mysterium_nb.decks.problems import BadFile, DeckError, Problem
    from mysterium_nb.decks.registry import deck_called
    from mysterium_nb.decks.shared_motifs import Hint, hints_at
    from mysterium_nb.decks.shipped_deck import shipped
    from mysterium_nb.decks.template import new_deck
else:
    __getattr__, __dir__ = lazy_exports(
        __name__,
        {
            "mysterium_nb.decks.card": "Card Colour Legibility Motifs Picture",
            "mysterium_nb.decks.card_names": "Names",
            "mysterium_nb.decks.check": "Checked check_deck open_deck",
            "mysterium_nb.decks.contact_sheet": "figures_html",
            "mysterium_nb.decks.deck": "Deck",
            "mysterium_nb.decks.manifest": "write_manifest",
            "mysterium_nb.decks.playable": "games_with",
            "mysterium_nb.decks.problems": "BadFile DeckError Problem",
            "mysterium_nb.decks.registry": "deck_called",
            "mysterium_nb.decks.shared_motifs": "Hint hints_at",
            "mysterium_nb.decks.shipped_deck": "shipped",
            "mysterium_nb.decks.template": "new_deck",
        },
    )

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
    "Names",
    "Picture",
    "Problem",
    "check_deck",
    "deck_called",
    "figures_html",
    "games_with",
    "hints_at",
    "new_deck",
    "open_deck",
    "shipped",
    "write_manifest",
]
