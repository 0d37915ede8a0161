"""Motifs that stand on a card, and how much of them later layers have left visible."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from card_images.source.geometry import Matrix, Point, Rect
from card_images.source.motifs.drawing import Drawing
from card_images.source.raster import HEIGHT, WIDTH, Box, Field, mask

Weight: TypeAlias = Literal["focal", "support", "ground"]


@dataclass
class PlacedMotif:
    """A motif on the card: where it stands, and how much of it later layers have left visible."""

    drawing: Drawing
    matrix: Matrix
    weight: Weight | None
    box: Box
    cover: Field
    visible: Field
    whole: float
    """The motif's area in pixels, with what lies beyond the edge of the card."""

    def point(self, x: float, y: float) -> Point:
        """Where a point of the motif's own drawing lies on the card: to tie threads, to stand things on."""
        mapped = self.matrix.mapXY(x, y)
        return mapped.x(), mapped.y()


def whole_area(drawing: Drawing, cover: Field, bounds: Rect, height: float) -> float:
    """The motif's area in pixels, with what the edge of the card cuts off."""
    on_card = bounds.left() >= 0 and bounds.top() >= 0 and bounds.right() <= WIDTH and bounds.bottom() <= HEIGHT
    return float(cover.sum()) if on_card else _rendered_area(drawing, height)


def _rendered_area(drawing: Drawing, height: float) -> float:
    bounds, unit = drawing.bounds(), 2.0
    matrix = Matrix()
    matrix.setScale(unit, unit)
    matrix.postTranslate(-bounds.left() * unit, -bounds.top() * unit)
    shapes = [shape for part in drawing.parts for shape in part.shapes]
    box = (0, 0, int(bounds.width() * unit) + 2, int(bounds.height() * unit) + 2)
    return float(mask(shapes, box, matrix).sum()) * (height / 100 / unit) ** 2
