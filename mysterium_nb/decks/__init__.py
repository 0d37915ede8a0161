"""Decks: what the cards are called, what is on them, and their pictures; the shipped deck and anybody's own."""

from typing import TYPE_CHECKING

from mysterium_nb.lazy import lazy_exports

if TYPE_CHECKING:
    from mysterium_nb.decks.card import Card, Legibility, Motifs, PictureColour, PictureFile
    from mysterium_nb.decks.card_names import CardNames
    from mysterium_nb.decks.check import CheckResult, check_deck, open_deck
    from mysterium_nb.decks.contact_sheet import figures_html
    from mysterium_nb.decks.deck import Deck
    from mysterium_nb.decks.manifest import write_manifest
    from mysterium_nb.decks.playable import playable_games
    from mysterium_nb.decks.problems import BadFile, DeckError, Problem
    from mysterium_nb.decks.registry import deck_by_name
    from mysterium_nb.decks.shared_motifs import MotifMatch, hints_at
    from mysterium_nb.decks.shipped_deck import shipped
    from mysterium_nb.decks.template import new_deck
else:
    __getattr__, __dir__ = lazy_exports(
        __name__,
        {
            "mysterium_nb.decks.card": "Card PictureColour Legibility Motifs PictureFile",
            "mysterium_nb.decks.card_names": "CardNames",
            "mysterium_nb.decks.check": "CheckResult check_deck open_deck",
            "mysterium_nb.decks.contact_sheet": "figures_html",
            "mysterium_nb.decks.deck": "Deck",
            "mysterium_nb.decks.manifest": "write_manifest",
            "mysterium_nb.decks.playable": "playable_games",
            "mysterium_nb.decks.problems": "BadFile DeckError Problem",
            "mysterium_nb.decks.registry": "deck_by_name",
            "mysterium_nb.decks.shared_motifs": "MotifMatch hints_at",
            "mysterium_nb.decks.shipped_deck": "shipped",
            "mysterium_nb.decks.template": "new_deck",
        },
    )

__all__ = [
    "BadFile",
    "Card",
    "CardNames",
    "CheckResult",
    "Deck",
    "DeckError",
    "Legibility",
    "MotifMatch",
    "Motifs",
    "PictureColour",
    "PictureFile",
    "Problem",
    "check_deck",
    "deck_by_name",
    "figures_html",
    "hints_at",
    "new_deck",
    "open_deck",
    "playable_games",
    "shipped",
    "write_manifest",
]
