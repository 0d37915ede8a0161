"""Surfaces in perspective: brick, boards, panels, shingles, laid on a flat plane of a room or a street.

>>> left = Plane((0, -40), (260, 240), (260, 820), (0, 1290))
>>> bricks(card, left, rows=22, columns=9, inks=("shadow", "mid"))

A plane is a four-cornered shape. Its coordinates (u, v) go from (0, 0) at the first corner to (1, 1) at the
third, in perspective.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import cv2
import numpy as np

from card_images.source.canvas import Card
from card_images.source.geometry import Path, Point, blob, intersect, line, poly
from card_images.source.palettes import Ink
from card_images.source.raster import blur, mask, mix


class Plane:
    """A rectangle seen in perspective: its corners from the top left on, clockwise."""

    def __init__(self, top_left: Point, top_right: Point, bottom_right: Point, bottom_left: Point) -> None:
        self.corners: list[Point] = [top_left, top_right, bottom_right, bottom_left]
        unit = np.array([(0, 0), (1, 0), (1, 1), (0, 1)], np.float32)
        self._to_card = cv2.getPerspectiveTransform(unit, np.array(self.corners, np.float32))

    def at(self, u: float, v: float) -> Point:
        x, y, w = self._to_card @ np.array([u, v, 1.0])
        return float(x / w), float(y / w)

    def cell(self, left: float, top: float, right: float, bottom: float) -> Path:
        """The part of it between these shares of its width and height."""
        return poly([self.at(left, top), self.at(right, top), self.at(right, bottom), self.at(left, bottom)])

    @property
    def shape(self) -> Path:
        return poly(self.corners)


def random_inks(card: Card, shapes: Sequence[Path], inks: Sequence[Ink], *, rim_light: float = 0.35) -> None:
    """Add many small shapes, each in one of the inks at random."""
    chance = np.random.default_rng(card.next_seed())
    hands = chance.integers(0, len(inks), len(shapes))
    for index, ink in enumerate(inks):
        hand = [shape for shape, held in zip(shapes, hands, strict=True) if held == index]
        if hand:
            top, bottom = card.ink(ink, "light", 0.06), card.ink(ink, "deep", 0.22)
            card.layer(hand, top, bottom, rim_light=rim_light, shadow=0.25, wobble=1.8)


def bricks(
    card: Card,
    plane: Plane,
    *,
    rows: int,
    columns: int,
    inks: Sequence[Ink],
    mortar: Ink = "deep",
    within: Path | None = None,
) -> None:
    """A wall of bricks, every second course set off by half a brick; `within` a vault, if one is given."""
    wall = within or plane.shape
    card.layer(wall, card.ink(mortar), card.ink(mortar, "deep", 0.4), rim_light=0.1, shadow=0.1)
    cells = []
    for row in range(rows):
        for column in range(columns + row % 2):
            left = max(0.0, (column - 0.5 * (row % 2) + 0.04) / columns)
            right = min(1.0, (column + 1 - 0.5 * (row % 2) - 0.04) / columns)
            cells.append(plane.cell(left, (row + 0.07) / rows, right, (row + 0.93) / rows))
    random_inks(card, cells if within is None else [intersect(cell, within) for cell in cells], inks)


def slabs(card: Card, plane: Plane, *, rows: int, columns: int, inks: Sequence[Ink]) -> None:
    """A floor of square flags with dark joints."""
    card.layer(plane.shape, "deep", "deep", rim_light=0)
    flags = [
        plane.cell(column / columns, row / rows, (column + 0.96) / columns, (row + 0.95) / rows)
        for row in range(rows)
        for column in range(columns)
    ]
    random_inks(card, flags, inks)


def arch(card: Card, x: float, y: float, radii: tuple[float, float], inks: Sequence[Ink], *, stones: int = 15) -> None:
    """A round arch of wedge-shaped stones over the point (x, y)."""

    def at(turn: float, reach: float) -> Point:
        return x + radii[0] * reach * math.cos(turn), y - radii[1] * reach * math.sin(turn)

    wedge = math.pi / stones
    turns = [wedge * index for index in range(stones)]
    keys = [poly([at(t, 1), at(t, 1.16), at(t + wedge * 0.92, 1.16), at(t + wedge * 0.92, 1)]) for t in turns]
    random_inks(card, keys, inks, rim_light=0.8)


def boards(card: Card, plane: Plane, count: int, *, inks: Sequence[Ink], across: bool = False) -> None:
    """Planks side by side along the plane's height, or one below the other `across` it."""
    cells = []
    for index in range(count):
        low, high = index / count, (index + 0.965) / count
        cells.append(plane.cell(0, low, 1, high) if across else plane.cell(low, 0, high, 1))
    card.layer(plane.shape, "deep", "deep", rim_light=0, shadow=0.1)
    random_inks(card, cells, inks, rim_light=0.25)


def panels(card: Card, plane: Plane, *, columns: int, rows: int, ink: Ink) -> None:
    """Wainscot: raised fields in frames."""
    card.layer(plane.shape, card.ink(ink), card.ink(ink, "deep", 0.4), rim_light=0.2, shadow=0.1, hatch=0.4)
    for inset, lift in ((0.12, 0.3), (0.2, 0.0)):
        fields = [
            plane.cell(
                (column + inset) / columns,
                (row + inset) / rows,
                (column + 1 - inset) / columns,
                (row + 1 - inset) / rows,
            )
            for row in range(rows)
            for column in range(columns)
        ]
        top, bottom = card.ink(ink, "deep", lift + 0.1), card.ink(ink, "deep", 0.25 + lift)
        card.layer(fields, top, bottom, rim_light=0.6, shadow=0.4, hatch=0.4)


def shingles(card: Card, plane: Plane, *, rows: int, columns: int, inks: Sequence[Ink]) -> None:
    """A roof of round-ended tiles, each row over the one below it."""
    card.layer(plane.shape, card.ink(inks[0], "deep", 0.5), "deep", rim_light=0.4, shadow=0.4)
    for row in reversed(range(rows)):
        top, foot = (row - 0.1) / rows, (row + 1.15) / rows
        tiles = []
        for column in range(columns + row % 2):
            left, right = (column - 0.5 * (row % 2)) / columns, (column + 0.93 - 0.5 * (row % 2)) / columns
            left, right, middle = max(left, 0.0), min(right, 1.0), (left + right) / 2
            knots = [(left, top), (right, top), (right, foot - 0.4 / rows), (middle, foot)]
            points = [plane.at(u, v) for u, v in [*knots, (left, foot - 0.4 / rows)]]
            first, second, *rest = (f"{x:.1f},{y:.1f}" for x, y in points)
            tiles.append(blob(" ".join([first + "*", second + "*", *rest])))
        ink = inks[row % len(inks)]
        card.layer(tiles, card.ink(ink), card.ink(ink, "deep", 0.3), rim_light=0.5, shadow=0.2, wobble=1.6)


def beams(card: Card, courses: Sequence[Sequence[Point]], width: float, ink: Ink) -> None:
    """Timbers along these lines."""
    timbers = [line(course, width, 16) for course in courses]
    card.layer(timbers, card.ink(ink), card.ink(ink, "deep", 0.4), rim_light=0.7, shadow=0.5, hatch=0.7)


def gloom(card: Card, shape: Path | list[Path], strength: float = 0.5, *, softness: float = 60) -> None:
    """A soft darkness over a shape: the far corner of a room, the shade under a roof."""
    card.image = mix(card.image, card.palette.deep, blur(mask(shape), softness) * strength)
