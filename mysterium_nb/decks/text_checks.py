"""The words of a deck: names that tell cards apart, and alt text for those who do not see the pictures."""

import re
from collections.abc import Iterator
from pathlib import PurePosixPath

from mysterium_nb.decks.card import Card, Text
from mysterium_nb.decks.deck import Deck
from mysterium_nb.decks.manifest import MANIFEST
from mysterium_nb.decks.problems import UNWRITABLE, Findings

_LONGEST = {"a name": 100, "an alt text": 1000, "a title": 100}
_LANGUAGE = re.compile("[a-z]{2,3}(-[A-Za-z0-9]{2,8})?")


def check_texts(deck: Deck, findings: Findings, *, manifest: bool) -> None:
    """Look at all words. Where there is no manifest, they come from the names of files and the texts beside them."""
    _check_text(MANIFEST, f"The deck {deck.deck}", "a title", deck.title, findings)
    for tag, words in deck.words.items():
        _check_text(MANIFEST, f"The tag {tag}", "a name", words, findings)
    called: dict[tuple[str, str], Card] = {}
    for card in (*deck.cards, *deck.backs):
        file = card.files[0].file if card.files else MANIFEST
        source = MANIFEST if manifest else file
        _check_text(source, f"The card {card.id}", "a name", card.name, findings)
        _check_text(source, f"The card {card.id}", "an alt text", card.alt, findings)
        if not any(card.alt.values()) and card.kind != "back":
            place = f'as "alt" in {MANIFEST}' if manifest else f"in {PurePosixPath(file).with_suffix('.txt')}"
            findings.warning(file, f"The card {card.id} has no alt text.", f"Say what is on it, {place}.")
        if not any(card.name.values()) and card.kind in ("character", "location", "object"):
            findings.warning(file, f"The {card.kind} {card.id} has no name.", f"Write one in {MANIFEST}.")
        for key in _names(card):
            twin = called.setdefault(key, card)
            if twin is not card:
                what = f"The cards {twin.id} and {card.id} are both called {card.name[key[0]]}."
                findings.warning(file, what, "Give one of them another name.")


def _names(card: Card) -> Iterator[tuple[str, str]]:
    for lang, name in card.name.items():
        if name:
            yield lang, name.casefold()


def _check_text(file: str, who: str, field: str, text: Text, findings: Findings) -> None:
    for lang, words in text.items():
        if not _LANGUAGE.fullmatch(lang):
            findings.error(file, f"{who} has {field} in {lang!r}, which is no language.", "Write en or fr.")
        if UNWRITABLE.search(words):
            findings.error(file, f"{who} has {field} with characters that nobody sees: {words!r}.",
                           "Write it again by hand.")  # fmt: skip
        if len(words) > _LONGEST[field]:
            findings.error(file, f"{who} has {field} of {len(words)} characters.",
                           f"Write at most {_LONGEST[field]}.")  # fmt: skip
