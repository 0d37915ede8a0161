"""Colours that several scenes give to their motifs."""

from __future__ import annotations

from card_images.source.canvas import Card, Colours

FIRE: Colours = {"body": "#c8541f", "acc": "#d9702c", "lite": "#e59a3c"}


def accented(card: Card) -> Colours:
    """Colours for a motif that is wholly in the card's accent."""
    return {"body": "acc", "dark": card.ink("acc", "deep", 0.45), "line": card.ink("acc", "glow", 0.6)}
