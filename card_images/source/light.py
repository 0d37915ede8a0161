"""Light on a card: glow, moon and beams; and threads, from which things hang."""

from __future__ import annotations

from typing import Literal

import numpy as np

from card_images.source.canvas import Card
from card_images.source.geometry import Point, line, poly
from card_images.source.motifs import sky as sky_motifs
from card_images.source.palettes import Ink
from card_images.source.placed_motif import PlacedMotif, Weight
from card_images.source.raster import XS, YS, Field, blur, mask, screen


def glow(card: Card, x: float, y: float, radius: float, *, ink: Ink = "glow", strength: float = 0.7) -> None:
    """A round patch of light, without a lamp."""
    distance = np.hypot(XS - x, YS - y)
    light = np.asarray(np.exp(-((distance / radius) ** 1.2)) * strength, np.float32)
    card.image = screen(card.image, light, card.ink(ink))


def moon(
    card: Card,
    radius: float,
    *,
    phase: Literal["full", "crescent"] = "full",
    at: Point | None = None,
    weight: Weight | None = None,
) -> PlacedMotif:
    """The moon, at the key light unless said otherwise. A card has one moon or none."""
    x, y = at or card.light
    glow(card, x, y, radius * 2.6, strength=0.55)
    drawing = sky_motifs.moon(phase=phase)
    return card.place(drawing, x, y + radius, radius * 2, weight, shadow=0, lines=0.3, aura=0)


def beam(card: Card, corners: list[Point], *, strength: float = 0.55, softness: float = 18, fade: float = 900) -> None:
    """A shaft of light over a polygon; it fades with the distance from the first corner."""
    x, y = corners[0]
    reach = np.exp(-np.hypot(XS - x, YS - y) / fade)
    dust: Field = 0.75 + 0.5 * card.coarse
    light = np.asarray(blur(mask(poly(corners)), softness) * strength * reach * dust, np.float32)
    card.image = screen(card.image, np.clip(light, 0, 1), card.palette.glow)


def thread(card: Card, start: Point, end: Point, *, width: float = 2.2, ink: Ink = "light", sag: float = 0) -> None:
    """A thread from point to point, hanging through by `sag` pixels."""
    middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2 + sag)
    card.layer(line([start, middle, end], width), ink, ink, rim_light=0, shadow=0.15, wobble=1.4)
