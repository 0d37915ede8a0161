"""The `deck.json` schema: one manifest that names, tags and describes every card of a deck.

    {"deck": "sleepwalker", "title": {"en": "…", "fr": "…"}, "cards": [
        {"id": "c1", "name": {"en": "The lamplighter", "fr": "L’allumeur de réverbères"}, …}, …]}

A card's id is a letter for its kind (`c`haracter, `l`ocation, `o`bject, `v`ision) and its number. What a picture shows
(alt text, motifs, colours, moods, files) is optional here and required of a deck with pictures.
"""

import re
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from pathlib import Path

import msgspec

from mysterium_nb.kernel.cards import CardId, Cards

Text = dict[str, str]
"""The same words by language, `en` and `fr`."""


class DeckError(Exception):
    """The deck cannot be used; the sentence says what is wrong and where."""


class Motifs(msgspec.Struct, frozen=True):
    """What is on a picture: what it is about, what stands beside it, what it stands on."""

    focal: tuple[str, ...] = ()
    support: tuple[str, ...] = ()
    ground: tuple[str, ...] = ()


class Picture(msgspec.Struct, frozen=True):
    file: str
    width: int
    height: int
    sha256: str


class Card(msgspec.Struct, frozen=True, kw_only=True):
    id: CardId
    name: Text
    alt: Text = {}
    motifs: Motifs = Motifs()
    colours: tuple[str, ...] = ()
    moods: tuple[str, ...] = ()
    composition: str = ""
    palette: str = ""
    seed: int | None = None
    phash: str = ""
    files: tuple[Picture, ...] = ()

    @property
    def number(self) -> int:
        return int(self.id[1:])


class Deck(msgspec.Struct, frozen=True, kw_only=True):
    deck: str
    title: Text
    cards: tuple[Card, ...]

    def __repr__(self) -> str:
        return f"Deck({self.deck!r}, {len(self.cards)} cards)"

    @classmethod
    def read(cls, path: Path) -> "Deck":
        """Read a manifest; `DeckError` says in a sentence what is wrong with it."""
        try:
            deck = msgspec.json.decode(path.read_bytes(), type=cls)
        except OSError as error:
            raise DeckError(f"{path} cannot be read: {error.strerror}.") from error
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise DeckError(f"{path} is no deck manifest: {error}.") from error
        ids = [card.id for card in deck.cards]
        for card in ids:
            if not re.fullmatch("[clov][1-9][0-9]*", card) or ids.count(card) > 1:
                raise DeckError(f"{path}: the id {card!r} must be one of c, l, o or v with a number, and stand once.")
        return deck

    def of(self, letter: str) -> tuple[CardId, ...]:
        """The ids of one kind, by number."""
        return tuple(card.id for card in sorted(self.cards, key=lambda c: c.number) if card.id[0] == letter)

    @property
    def ids(self) -> Cards:
        """The deck as the rules know it."""
        return Cards(self.deck, visions=self.of("v"), suspects=(self.of("c"), self.of("l"), self.of("o")))

    def namer(self, lang: str = "en") -> Callable[[CardId], str]:
        """What each card is called in a language; a card this deck does not have is called by its id."""
        names = {card.id: card.name.get(lang) or card.name.get("en", card.id) for card in self.cards}
        return lambda card: names.get(card, card)


@cache
def shipped() -> Deck:
    """The deck that comes with the game."""
    installed = Path(str(files("mysterium_nb"))) / "card_images"
    checkout = installed.parent.parent / "card_images"
    return Deck.read((installed if installed.exists() else checkout) / "deck.json")
