"""Arrangements of motifs that several cards use.

Which composition a card has stands in its plan; not every one needs code.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from card_images.source import interior, light
from card_images.source.canvas import Card, Colours
from card_images.source.geometry import Point
from card_images.source.motifs.drawing import Drawing
from card_images.source.motifs.portraits import BROW, HEAD_WIDTH
from card_images.source.palettes import Ink
from card_images.source.placed_motif import PlacedMotif, Weight

HAT_BAND = 40.0


def wear(
    card: Card,
    person: PlacedMotif,
    hat: Drawing,
    weight: Weight | None = None,
    *,
    at: Point = BROW,
    width: float = HEAD_WIDTH,
    tilt: float = 0,
    colours: Colours | None = None,
) -> PlacedMotif:
    """Put a hat on a portrait: its band (40 units, at its y = 0) meets the brow, as wide as the head."""
    x, y = person.point(*at)
    side_x, side_y = person.point(at[0] + width, at[1])
    height = math.hypot(side_x - x, side_y - y) / HAT_BAND * 100
    return card.place(hat, x, y, height, weight, rotate=tilt, colours=colours, shadow=0.6)


def hang(
    card: Card,
    drawing: Drawing,
    start: Point,
    length: float,
    height: float,
    weight: Weight | None = None,
    *,
    ink: Ink = "light",
    rotate: float = 0,
    colours: Colours | None = None,
) -> PlacedMotif:
    """Hang a motif on a thread: the thread falls `length` from `start` and ends in the motif's top."""
    x, y = start[0], start[1] + length
    light.thread(card, start, (x, y + 4), ink=ink)
    return card.place(
        drawing, x, y - drawing.bounds().top() / 100 * height, height, weight, rotate=rotate, colours=colours
    )


def procession(
    card: Card,
    drawings: Sequence[Drawing],
    start: Point,
    end: Point,
    heights: tuple[float, float],
    weight: Weight | None = None,
    *,
    depths: tuple[float, float] = (0, 0.5),
    flip: bool = False,
) -> list[PlacedMotif]:
    """One behind the other from `start` (near) to `end` (far), shrinking and fading."""
    placed = []
    last = max(1, len(drawings) - 1)
    for index in reversed(range(len(drawings))):
        share = index / last
        x, y = start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
        height = heights[0] * (heights[1] / heights[0]) ** share
        depth = depths[0] + (depths[1] - depths[0]) * share
        # One tag is enough: the nearest carries it, the others are a crowd.
        tag = weight if index == 0 else None
        placed.append(card.place(drawings[index], x, y, height, tag, depth=depth, flip=flip))
    return placed[::-1]


def niche(
    card: Card, *, wall: Ink = "mid", pattern: Ink = "light", table: Ink = "shadow", table_y: float = 1010
) -> None:
    """The setting of an object: a papered wall, a shaft of light from the key light, a table."""
    interior.wallpaper(card, wall, pattern)
    x, y = card.light
    away = 1 if x < 450 else -1
    corners: list[Point] = [
        (x, y),
        (x + away * 330, y - 120),
        (x + away * 1000, table_y + 80),
        (x + away * 330, table_y + 80),
    ]
    light.beam(card, corners, strength=0.6, softness=26, fade=1500)
    interior.table(card, table_y, ink=table, tilt=14 * away)
