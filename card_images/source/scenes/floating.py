"""Placing what has no foot on the ground: things that fly, swim and fall."""

from __future__ import annotations

import math

from card_images.source.canvas import Card, Colours
from card_images.source.motifs.drawing import Drawing
from card_images.source.placed_motif import PlacedMotif, Weight


def afloat(
    card: Card,
    drawing: Drawing,
    x: float,
    y: float,
    height: float,
    weight: Weight | None = None,
    *,
    rotate: float = 0,
    flip: bool = False,
    depth: float = 0,
    colours: Colours | None = None,
    shadow: float = 0.5,
) -> PlacedMotif:
    """`Card.place`, but (x, y) is the middle of the motif and it turns about that."""
    bounds, turn = drawing.bounds(), math.radians(rotate)
    dx = bounds.centerX() * height / 100 * (-1 if flip else 1)
    dy = bounds.centerY() * height / 100
    return card.place(
        drawing,
        x - dx * math.cos(turn) + dy * math.sin(turn),
        y - dx * math.sin(turn) - dy * math.cos(turn),
        height,
        weight,
        rotate=rotate,
        flip=flip,
        depth=depth,
        colours=colours,
        shadow=shadow,
    )
