"""The words an edition relabels, and the words that need an article, in each language."""

_KINDS_EN = {
    "character": {"kind": "character", "a_kind": "a character"},
    "location": {"kind": "location", "a_kind": "a location"},
    "object": {"kind": "object", "a_kind": "an object"},
}
_KINDS_FR = {
    "character": {"kind": "personnage", "a_kind": "un personnage"},
    "location": {"kind": "lieu", "a_kind": "un lieu"},
    "object": {"kind": "objet", "a_kind": "un objet"},
}
KIND_WORDS = {
    "en": {
        "visions": _KINDS_EN,
        "dreams": _KINDS_EN | {"object": {"kind": "item", "a_kind": "an item"}},
    },
    "fr": {"visions": _KINDS_FR, "dreams": _KINDS_FR},
}
COLOUR_WORDS = {
    "en": {
        "yellow": "Yellow",
        "red": "Red",
        "teal": "Teal",
        "purple": "Purple",
        "blue": "Blue",
        "white": "White",
        "ghost": "the ghost",
    },
    "fr": {
        "yellow": "Jaune",
        "red": "Rouge",
        "teal": "Turquoise",
        "purple": "Violet",
        "blue": "Bleu",
        "white": "Blanc",
        "ghost": "le fantôme",
    },
}
TERMS: dict[str, dict[str, dict[str, str]]] = {
    "en": {
        "visions": {
            "a_vision": "a vision",
            "the_vision": "the vision",
            "visions": "visions",
            "your_pawn": "your pawn",
            "Visions": "Visions",
            "Pawns": "Pawns",
            "Revelation": "Revelation",
            "LineUp": "The line-up stands",
            "objects": "objects",
            "object": "object",
            "an_object": "an object",
            "shared_vision": "the shared vision",
            "crow": "crow",
            "use_crow": "send the crow",
            "used_crow": "sent the crow",
        },
        "dreams": {
            "a_vision": "a dream",
            "the_vision": "the dream",
            "visions": "dreams",
            "your_pawn": "your magic ball",
            "Visions": "Dreams",
            "Pawns": "Magic balls",
            "Revelation": "Exposing the culprit",
            "LineUp": "All is found",
            "objects": "items",
            "object": "item",
            "an_object": "an item",
            "shared_vision": "the common dream",
            "crow": "new hand",
            "use_crow": "take a new hand",
            "used_crow": "took a new hand",
        },
    },
    "fr": {
        "visions": {
            "a_vision": "une vision",
            "the_vision": "la vision",
            "visions": "visions",
            "your_pawn": "votre pion",
            "Visions": "Les visions",
            "Pawns": "Les pions",
            "Revelation": "Révélation",
            "LineUp": "Les suspects sont réunis",
            "objects": "objets",
            "object": "objet",
            "an_object": "un objet",
            "shared_vision": "la vision partagée",
            "crow": "corbeau",
            "use_crow": "envoyer le corbeau",
            "used_crow": "a envoyé le corbeau",
        },
        "dreams": {
            "a_vision": "un rêve",
            "the_vision": "le rêve",
            "visions": "rêves",
            "your_pawn": "votre boule magique",
            "Visions": "Les rêves",
            "Pawns": "Les boules magiques",
            "Revelation": "Le coupable démasqué",
            "LineUp": "Tout est trouvé",
            "objects": "objets",
            "object": "objet",
            "an_object": "un objet",
            "shared_vision": "le rêve commun",
            "crow": "nouvelle main",
            "use_crow": "prendre une nouvelle main",
            "used_crow": "a pris une nouvelle main",
        },
    },
}
HOURS: dict[str, dict[str, tuple[tuple[str, ...], str]]] = {
    "en": {
        "visions": ((), "hour {}"),
        "dreams": (("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"), "day {}"),
    },
    "fr": {
        "visions": ((), "heure {}"),
        "dreams": (("lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"), "jour {}"),
    },
}
"""What an hour is called: names for the first ones, then a pattern."""
