"""What a scene may do to a motif before it places it: cut it open, keep a piece of it, lay it flat."""

from __future__ import annotations

from collections.abc import Callable

from card_images.source.geometry import Path, cut, intersect, moved
from card_images.source.motifs.drawing import Drawing, Part, Role

OPENING: Role = "skin"
"""The role of a hole that `opened` cuts. No thing, as opposed to a person, uses it otherwise."""


def opened(drawing: Drawing, *holes: Path) -> Drawing:
    """The motif cut open, in its units: fill the holes with ``card.inside(placed, ..., part=OPENING)``."""
    return Drawing(drawing.motif, (*drawing.parts, Part(OPENING, holes)))


def cropped(drawing: Drawing, within: Path) -> Drawing:
    """The piece of a motif that lies within a shape."""
    return _altered(drawing, lambda shape: intersect(shape, within))


def without(drawing: Drawing, *holes: Path) -> Drawing:
    """The motif with pieces cut away."""
    return _altered(drawing, lambda shape: cut(shape, *holes))


def laid_flat(drawing: Drawing, turn: float, flatness: float) -> Drawing:
    """The motif turned (degrees, clockwise), then seen from low above: `flatness` of its height stays."""
    return _altered(drawing, lambda shape: moved(moved(shape, turn=turn), scale=1, scale_y=flatness))


def _altered(drawing: Drawing, alter: Callable[[Path], Path]) -> Drawing:
    parts = (Part(part.role, tuple(alter(shape) for shape in part.shapes)) for part in drawing.parts)
    return Drawing(drawing.motif, tuple(part for part in parts if any(not shape.isEmpty() for shape in part.shapes)))
