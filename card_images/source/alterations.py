"""What a scene may do to a motif before it places it: cut it open, crop it, stretch it. It keeps its tag."""

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
    """The piece of a motif that lies within a shape, in the motif's units."""
    return _altered(drawing, lambda shape: intersect(shape, within))


def without(drawing: Drawing, *holes: Path) -> Drawing:
    """The motif with pieces cut away."""
    return _altered(drawing, lambda shape: cut(shape, *holes))


def stretched(drawing: Drawing, across: float = 1.0, up: float = 1.0, *, shift: float = 0) -> Drawing:
    """The motif made wider or taller, to lie flat or to be as slim as a tower; `shift` moves it sideways."""
    return _altered(drawing, lambda shape: moved(shape, dx=shift, scale=across, scale_y=up))


def hollow(drawing: Drawing, *roles: Role) -> Drawing:
    """The motif without its parts in these roles: a lantern without its light, to look into."""
    return Drawing(drawing.motif, tuple(part for part in drawing.parts if part.role not in roles))


def _altered(drawing: Drawing, alter: Callable[[Path], Path]) -> Drawing:
    parts = (Part(part.role, tuple(alter(shape) for shape in part.shapes)) for part in drawing.parts)
    return Drawing(drawing.motif, tuple(part for part in parts if any(not shape.isEmpty() for shape in part.shapes)))
