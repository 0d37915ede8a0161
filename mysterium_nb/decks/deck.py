"""A deck: all its cards, for the rules as ids, for people as pictures with names."""

from collections.abc import Callable, Iterable, Iterator
from typing import Self

import msgspec
from PIL import Image

from mysterium_nb.decks.card import CARD_KINDS, Card, CardKind, Text, text_in
from mysterium_nb.decks.contact_sheet import contact_sheet, grid_html
from mysterium_nb.engine.cards import CardId, Cards


class Deck(msgspec.Struct, frozen=True, kw_only=True):
    """Cards with names and pictures. `deck["c7"]` is one card; it shows itself in a notebook cell, as the deck does.

    >>> import mysterium_nb as m
    >>> deck = m.decks.shipped()
    >>> deck["l31"].title, len(deck.ids_of_kind("v"))
    ('The bridge of lanterns', 84)
    """

    deck: str
    title: Text
    cards: tuple[Card, ...]
    backs: tuple[Card, ...] = ()
    words: dict[str, Text] = {}
    """What motifs and moods are called, by their tags."""
    lang: str = "en"

    def __repr__(self) -> str:
        return f"Deck({self.deck!r}, {len(self.cards)} cards)"

    def __len__(self) -> int:
        return len(self.cards)

    def __iter__(self) -> Iterator[Card]:
        return iter(self.cards)

    def __getitem__(self, card: CardId) -> Card:
        """A card or a back by its id, speaking the deck's language."""
        for one in (*self.cards, *self.backs):
            if one.id == card:
                return msgspec.structs.replace(one, lang=self.lang)
        raise KeyError(f"There is no card {card!r} in this deck.")

    def ids_of_kind(self, letter: str) -> tuple[CardId, ...]:
        """The ids of one kind, by number."""
        return tuple(card.id for card in sorted(self.cards, key=lambda c: c.number) if card.id[0] == letter)

    @property
    def ids(self) -> Cards:
        """The deck as the rules know it: `Table.open(rules, cards=deck.ids)`."""
        return Cards(
            self.deck,
            visions=self.ids_of_kind("v"),
            suspects=(self.ids_of_kind("c"), self.ids_of_kind("l"), self.ids_of_kind("o")),
        )

    @property
    def counts(self) -> dict[str, int]:
        """How many cards of each kind: `{"characters": 18, …}`."""
        return {f"{CARD_KINDS[letter]}s": len(self.ids_of_kind(letter)) for letter in "clov"}

    def namer(self, lang: str = "en") -> Callable[[CardId], str]:
        """What each card is called in a language; a card this deck does not have is called by its id."""
        names = {card.id: text_in(card.name, lang)[0] or card.id for card in self.cards}
        return lambda card: names.get(card, card)

    def tag_name(self, tag: str) -> str:
        """What a motif or a mood is called in the deck's language: `rowing_boat` may be “barque”."""
        return text_in(self.words.get(tag, {}), self.lang)[0] or tag.replace("_", " ")

    def in_language(self, lang: str) -> Self:
        """The same deck, showing itself in another language."""
        return msgspec.structs.replace(self, lang=lang)

    def back(self, kind: CardKind) -> Card | None:
        """The back of a kind of card, where the deck has one."""
        return next((self[card.id] for card in self.backs if card.id == f"b_{kind}"), None)

    def only(self, ids: Iterable[CardId]) -> Self:
        """Some of the cards, in the deck's order."""
        wanted = set(ids)
        return msgspec.structs.replace(self, cards=tuple(card for card in self.cards if card.id in wanted))

    def where(
        self,
        *,
        kind: CardKind | None = None,
        motif: str | None = None,
        colour: str | None = None,
        mood: str | None = None,
    ) -> Self:
        """The cards that have all this on them."""
        return self.only(
            card.id
            for card in self.cards
            if (kind is None or card.kind == kind)
            and (motif is None or motif in card.motifs)
            and (colour is None or colour in card.colour_names)
            and (mood is None or mood in card.moods)
        )

    def contact_sheet(self, *, columns: int = 12, width: int = 100) -> Image.Image:
        """All cards on one picture, each `width` pixels wide, with their ids."""
        return contact_sheet(self.cards, columns=columns, width=width)

    def _repr_html_(self) -> str:
        title, lang = text_in(self.title, self.lang)
        return grid_html([self[card.id] for card in self.cards], title or self.deck, lang)
