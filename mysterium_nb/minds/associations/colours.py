"""A mind that goes by colours: those of the pictures, and the palettes they were painted with."""

import re

import numpy as np
from numpy.typing import NDArray

from mysterium_nb.decks.card import Card, PictureColour
from mysterium_nb.decks.deck import Deck
from mysterium_nb.engine.cards import CardId
from mysterium_nb.minds.associations.affinity import Affinity, Matrix
from mysterium_nb.minds.associations.kinship import spread_kinship, unit_norm
from mysterium_nb.minds.associations.mind import Reason
from mysterium_nb.minds.associations.tags import Tag, constant_tags, sorted_reasons

NAMED = {
    "black": "#1a1a1a", "blue": "#2f5d9b", "brown": "#6b4226", "cream": "#e3d5ae", "crimson": "#a3162e",
    "gold": "#c9a03a", "green": "#3f7d45", "grey": "#808080", "gray": "#808080", "light blue": "#9cc3dc",
    "night blue": "#16243f", "olive": "#6f6d2f", "orange": "#d9772b", "pink": "#d99aa5", "plum": "#5b2a4e",
    "purple": "#6a3d8f", "red": "#b3261e", "silver": "#b8bcc2", "teal": "#2a7a7b", "violet": "#6f4fa0",
    "white": "#f2f0ea", "yellow": "#e3c22f",
}  # fmt: skip
"""What is meant by a colour of which a deck gives only the name."""

_HEX = re.compile("#[0-9a-fA-F]{6}")
_NEAR = 0.06
"""Colours this far apart are still much alike; lightness, which the lamp of a scene changes, counts half."""
_GRAIN = 0.02
"""Colours nearer than this are one colour, so that a thousand cards stay a small sum."""
_LIGHTNESS = np.array([0.5, 1.0, 1.0])

_TO_CONES = np.array(
    [[0.4122214708, 0.5363325363, 0.0514459929],
     [0.2119034982, 0.6806995451, 0.1073969566],
     [0.0883024619, 0.2817188376, 0.6299787005]]
)  # fmt: skip
_TO_OKLAB = np.array(
    [[0.2104542553, 0.7936177850, -0.0040720468],
     [1.9779984951, -2.4285922050, 0.4505937099],
     [0.0259040371, 0.7827717662, -0.8086757660]]
)  # fmt: skip


def oklab(colour: str) -> NDArray[np.float64]:
    """Lightness, green to red, blue to yellow, as far apart as they look: Björn Ottosson's space, from `#rrggbb`."""
    light = np.frombuffer(bytes.fromhex(colour[1:]), np.uint8) / 255
    linear = np.where(light <= 0.04045, light / 12.92, ((light + 0.055) / 1.055) ** 2.4)
    return np.asarray(_TO_OKLAB @ np.cbrt(_TO_CONES @ linear), dtype=np.float64)


class ColourMind:
    """Associates cards whose colours are alike."""

    name = "colours"

    def __init__(self, deck: Deck) -> None:
        self._looks = {card.id: _looks(card) for card in deck.cards}
        self._everywhere = constant_tags(self._looks.values())
        kinship = unit_norm(_colour_kinship(deck)) + _palette_kinship(deck)
        near, own = spread_kinship(deck, kinship)
        self._scale = own / (float(near.std()) or 1.0)
        self.affinity = Affinity.standardise(deck, near)

    def why(self, vision: CardId, card: CardId) -> tuple[Reason, ...]:
        here, there = self._looks[vision], self._looks[card]
        both = (here.keys() & there.keys()) - self._everywhere
        return sorted_reasons({tag: min(here[tag], there[tag]) * self._scale for tag in both})


def _parts(card: Card) -> list[PictureColour]:
    """The colours of a card with their shares; where shares are not given, all the same."""
    colours = [PictureColour(colour) if isinstance(colour, str) else colour for colour in card.colours]
    shares = [max(colour.share, 0.0) for colour in colours]
    total = sum(shares)
    return [
        PictureColour(colour.name, colour.hex, share / total if total else 1 / len(colours))
        for colour, share in zip(colours, shares, strict=True)
    ]


def _looks(card: Card) -> dict[Tag, float]:
    """How much of a card is called by each name of a colour; its palette is all of it."""
    parts = _parts(card)
    looks = {Tag("colour", name): sum(p.share for p in parts if p.name == name) for name in card.colour_names}
    return looks | ({Tag("palette", card.palette): 1.0} if card.palette else {})


def _colour_kinship(deck: Deck) -> Matrix:
    """How near the colours of each two cards are, by how much they cover."""
    places: dict[tuple[float, ...], int] = {}
    unknown: dict[str, float] = {}
    covers = []
    for row, card in enumerate(deck.cards):
        for part in _parts(card):
            shade = part.hex if _HEX.fullmatch(part.hex) else NAMED.get(part.name)
            if shade is None:
                # A colour that nobody knows is like itself alone: so far out that nothing is near it.
                spot: tuple[float, ...] = (10.0 + unknown.setdefault(part.name, float(len(unknown))), 0.0, 0.0)
            else:
                spot = tuple(np.round(oklab(shade) * _LIGHTNESS / _GRAIN) * _GRAIN)
            covers.append((row, places.setdefault(spot, len(places)), part.share))
    if not covers:
        return np.zeros((len(deck.cards), len(deck.cards)))
    cover = np.zeros((len(deck.cards), len(places)))
    for row, column, share in covers:
        cover[row, column] += share
    spots = np.array(list(places))
    square = np.square(spots).sum(axis=1)
    far = square[:, None] + square - 2 * spots @ spots.T
    return np.asarray(cover @ np.exp(-far / (2 * _NEAR**2)) @ cover.T, dtype=np.float64)


def _palette_kinship(deck: Deck) -> Matrix:
    palettes = np.array([card.palette for card in deck.cards])
    return np.asarray((palettes[:, None] == palettes) & (palettes != ""), dtype=np.float64)
