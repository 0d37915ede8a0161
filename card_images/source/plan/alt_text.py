"""Checks whether an alt text names a motif, a colour or a card."""

from __future__ import annotations

import re
from functools import cache

from card_images.source.plan.schema import Words

COLOURS = Words(
    "black blue brown crimson gold golden green grey indigo ochre orange plum purple red silver teal "
    "verdigris violet white yellow",
    "argent blanc blanche bleu bleue brun brune cramoisi cramoisie doré dorée gris grise indigo jaune noir "
    "noire ocre orange orangé orangée prune rouge turquoise vert verte vert-de-gris violet violette",
)
"""Words that count as a colour, space separated."""


@cache
def _noun(word: str) -> re.Pattern[str]:
    """A pattern for a noun of one or more words, each in the singular or a regular plural."""
    parts = (rf"{re.escape(part)}(?:s|x|es)?" for part in word.split())
    return re.compile(rf"\b{' '.join(parts)}\b", re.IGNORECASE)


def names(text: str, word: str) -> bool:
    """Whether the text uses this noun.

    >>> names("Two Paper boats leave.", "paper boat"), names("A moonlit road.", "moon")
    (True, False)
    """
    return _noun(word).search(text) is not None


def has_colour(text: str, colours: str) -> bool:
    """Whether the text uses one of these space-separated colours, in the singular or plural."""
    return any(names(text, colour) for colour in colours.split())


def without_article(name: str) -> str:
    """A card’s name as it would appear inside a sentence.

    >>> without_article("The tide watcher"), without_article("L’apicultrice")
    ('tide watcher', 'apicultrice')
    """
    return re.sub("^(the |le |la |les |l\N{RIGHT SINGLE QUOTATION MARK})", "", name.lower())
