"""Ten palettes of six inks. A card uses one; `Card.inside` may use another.

The inks go from dark to light (`deep shadow mid light glow`) and then comes `acc`, the accent, for one to
three things a card. Nothing is pure black or white. Palettes that somebody colour-blind could confuse differ
in lightness: midnight is darker than sea, ember darker than moss.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias, get_args

import numpy as np

from card_images.source.raster import Colour, mix

InkName: TypeAlias = Literal["deep", "shadow", "mid", "light", "glow", "acc"]
Ink: TypeAlias = InkName | str | Colour
"""An ink of the card's palette by name, a colour as ``"#rrggbb"``, or an RGB array."""


def hex_colour(text: str) -> Colour:
    digits = text.removeprefix("#")
    return np.array([int(digits[at : at + 2], 16) / 255 for at in (0, 2, 4)], np.float32)


@dataclass(frozen=True, eq=False)
class Palette:
    name: str
    deep: Colour
    shadow: Colour
    mid: Colour
    light: Colour
    glow: Colour
    acc: Colour

    def ink(self, ink: Ink) -> Colour:
        """The colour that an ink means on a card of this palette."""
        if isinstance(ink, np.ndarray):
            return ink
        if ink.startswith("#"):
            return hex_colour(ink)
        if ink not in get_args(InkName):
            raise ValueError(f"No ink is called {ink!r}. Choose one of {', '.join(get_args(InkName))} or '#rrggbb'.")
        colour: Colour = getattr(self, ink)
        return colour

    def mixed(self, first: Ink, second: Ink, share: float) -> Colour:
        """`first` with this share of `second`."""
        return mix(self.ink(first), self.ink(second), share)


_INKS = {
    "midnight": "080f1a 111f2f 234456 6d9390 f6dfa0 d9582f",
    "plum": "1c0e22 45204a 8c4469 d49396 fce4c0 e2b13c",
    "verdigris": "0c1a18 17352f 3c7264 94b89a f2ead0 c2452d",
    "ember": "170909 3c110d 842a18 cd7636 fde3a4 3f9a97",
    "ochre": "1d150c 4a361c 9c7733 dcb86c fcf1cd 2f5d7c",
    "ice": "0d1626 223a5a 5a84a8 b4cbd6 f8f3e4 cf3a34",
    "moss": "10170c 29391f 5c7540 abbf7e f3f2cc a8375a",
    "violet": "120f26 2b2458 5d4d9a a796c9 f8e7d4 e6a62e",
    "bone": "231f20 4d4645 8d8378 cbbfa9 f7efdc a82b26",
    "sea": "071c24 10464f 2b8a8b 92cebc f7efcb ef8d4b",
}

PALETTES = {name: Palette(name, *(hex_colour(ink) for ink in inks.split())) for name, inks in _INKS.items()}

SKINS = {
    "pale": ("#e8d8c4", "#7d7280"),
    "fair": ("#e9c6a0", "#8a5a4a"),
    "tan": ("#c98f62", "#6a3b2c"),
    "brown": ("#a56a45", "#512d20"),
    "dark": ("#7d4c33", "#38201a"),
}
"""Skin in the light and in the shade, by name."""


def skin(palette: Palette, tone: str, ambient: float = 0.2) -> dict[str, Colour]:
    """The colours of a person's `skin` and its `shade`, tinged by the light of the card."""
    lit, shaded = (hex_colour(colour) for colour in SKINS[tone])
    return {
        "skin": mix(lit, palette.light, ambient * 0.6),
        "shade": mix(shaded, palette.shadow, ambient),
    }
