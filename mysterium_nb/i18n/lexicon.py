"""The words an edition relabels, the words that need an article, and the names of colours and hours, in English.

In a catalogue each stands under the blank that it fills (`msgctxt "{a_vision}"`), so that one sees what it is for. A
word with its article is translated as a whole: “a vision” and “a dream” may be of different genders elsewhere.
"""

from collections.abc import Iterator
from typing import Literal

Lexicon = Literal["visions", "dreams"]

_KINDS = {
    "character": {"kind": "character", "a_kind": "a character", "Kind": "Character"},
    "location": {"kind": "location", "a_kind": "a location", "Kind": "Location"},
    "object": {"kind": "object", "a_kind": "an object", "Kind": "Object"},
}
KIND_WORDS: dict[Lexicon, dict[str, dict[str, str]]] = {
    "visions": _KINDS,
    "dreams": _KINDS | {"object": {"kind": "item", "a_kind": "an item", "Kind": "Item"}},
}
COLOUR_WORDS = {
    "yellow": "Yellow",
    "red": "Red",
    "teal": "Teal",
    "purple": "Purple",
    "blue": "Blue",
    "white": "White",
    "ghost": "the ghost",
}
TERMS: dict[Lexicon, dict[str, str]] = {
    "visions": {
        "a_vision": "a vision",
        "the_vision": "the vision",
        "visions": "visions",
        "your_pawn": "your pawn",
        "the_pawn": "the pawn",
        "pawn": "pawn",
        "an_hour": "an hour",
        "Every_hour": "Every hour",
        "Visions": "Visions",
        "Pawns": "Pawns",
        "Revelation": "Revelation",
        "LineUp": "The line-up stands",
        "objects": "objects",
        "object": "object",
        "an_object": "an object",
        "shared_vision": "the shared vision",
        "Vision_given": "Vision given",
        "Crow": "Crow",
        "Shared_vision": "The shared vision",
        "crow": "crow",
        "use_crow": "send the crow",
        "used_crow": "sent the crow",
        "Until_the_end": "Until the last hour has struck",
    },
    "dreams": {
        "a_vision": "a dream",
        "the_vision": "the dream",
        "visions": "dreams",
        "your_pawn": "your magic ball",
        "the_pawn": "the magic ball",
        "pawn": "magic ball",
        "an_hour": "a day",
        "Every_hour": "Every day",
        "Visions": "Dreams",
        "Pawns": "Magic balls",
        "Revelation": "Exposing the culprit",
        "LineUp": "All is found",
        "objects": "items",
        "object": "item",
        "an_object": "an item",
        "shared_vision": "the common dream",
        "Vision_given": "Dream given",
        "Crow": "New hand",
        "Shared_vision": "The common dream",
        "crow": "new hand",
        "use_crow": "take a new hand",
        "used_crow": "took a new hand",
        "Until_the_end": "Until the last day is over",
    },
}
HOURS: dict[Lexicon, tuple[tuple[str, ...], str]] = {
    "visions": ((), "hour {number}"),
    "dreams": (("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"), "day {number}"),
}
"""What an hour is called: names for the first ones, then a pattern."""
SIGNS = {
    "the name of this language": "English",
    "a list": "{names} and {last}",
    "decimal sign": ".",
    "between thousands": ",",
}
"""How a language is called, lists, and writes numbers, by the context of the entry."""


def words() -> Iterator[tuple[str, str]]:
    """Every word that a catalogue translates under a context of its own, with that context."""
    yield from SIGNS.items()
    for colour in COLOUR_WORDS.values():
        yield "{psychic}", colour
    for names, further in HOURS.values():
        for hour in (*names, further):
            yield "{hour}", hour
    for lexicon, terms in TERMS.items():
        for blank, term in terms.items():
            yield f"{{{blank}}}", term
        for kind in KIND_WORDS[lexicon].values():
            for blank, term in kind.items():
                yield f"{{{blank}}}", term
