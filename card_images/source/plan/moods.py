"""The moods a card can have, in both languages."""

from __future__ import annotations

from card_images.source.plan.schema import Mood, Words

MOODS: dict[Mood, Words] = {
    "serenity": Words("serenity", "sérénité"),
    "nostalgia": Words("nostalgia", "nostalgie"),
    "unease": Words("unease", "inquiétude"),
    "mischief": Words("mischief", "espièglerie"),
    "solemnity": Words("solemnity", "solennité"),
    "secrecy": Words("secrecy", "secret"),
    "loneliness": Words("loneliness", "solitude"),
    "tenderness": Words("tenderness", "tendresse"),
    "fever": Words("fever", "fièvre"),
    "pride": Words("pride", "orgueil"),
    "watchfulness": Words("watchfulness", "vigilance"),
    "vertigo": Words("vertigo", "vertige"),
    "mourning": Words("mourning", "deuil"),
    "hope": Words("hope", "espoir"),
    "drowsiness": Words("drowsiness", "torpeur"),
}
