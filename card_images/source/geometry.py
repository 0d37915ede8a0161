"""Shapes: makes, combines and moves skia paths.

A shape is a skia path in the units of whoever draws it. Points are written as a string, because a motif is
drawn by typing and retyping points: ``"x,y x,y* x,y"``. A point is smooth unless it ends in ``*``, which
makes a sharp corner. For strokes a third number is the width: ``"x,y,width x,y,width"``.

>>> drop = blob("0,-40* 12,-16 8,-2 -8,-2 -12,-16")
>>> tail = limb("0,0,6 10,4,4 22,2,1")
>>> both = union(drop, tail)

Up is negative. Boolean results (`union`, `cut`, `intersect`) fill by the even-odd rule, so never append one
to another path: give several shapes to a part instead (see `motifs.drawing.paint`), or `union` them.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import NamedTuple, TypeAlias, TypeGuard

import numpy as np
import skia

Path: TypeAlias = skia.Path
Matrix: TypeAlias = skia.Matrix
Rect: TypeAlias = skia.Rect
Point: TypeAlias = tuple[float, float]
StrokePoint: TypeAlias = tuple[float, float, float]


def is_path(shape: object) -> TypeGuard[Path]:
    """Whether this is one shape (and not a list of them)."""
    return isinstance(shape, skia.Path)


class Station(NamedTuple):
    """A place on a path, with the unit direction in which the path runs there."""

    x: float
    y: float
    along_x: float
    along_y: float

    def beside(self, distance: float) -> Point:
        """The point so far to the right of the path (negative: to the left)."""
        return self.x - self.along_y * distance, self.y + self.along_x * distance


class _Knot(NamedTuple):
    x: float
    y: float
    corner: bool


def _knots(points: str | Iterable[Point]) -> list[_Knot]:
    if not isinstance(points, str):
        return [_Knot(x, y, False) for x, y in points]
    knots = []
    for token in points.split():
        x, y = token.rstrip("*").split(",")
        knots.append(_Knot(float(x), float(y), token.endswith("*")))
    return knots


def _tangent(before: _Knot, knot: _Knot, after: _Knot) -> Point:
    """Direction of a smooth curve at a knot: the nearer neighbour pulls harder, which avoids loops."""
    in_x, in_y = knot.x - before.x, knot.y - before.y
    out_x, out_y = after.x - knot.x, after.y - knot.y
    length_in, length_out = math.hypot(in_x, in_y) or 1.0, math.hypot(out_x, out_y) or 1.0
    x = in_x / length_in * length_out + out_x / length_out * length_in
    y = in_y / length_in * length_out + out_y / length_out * length_in
    length = math.hypot(x, y) or 1.0
    return x / length, y / length


def blob(points: str | Iterable[Point], closed: bool = True, roundness: float = 0.36) -> Path:
    """A smooth outline through the points; ``*`` after a point makes a corner."""
    knots = _knots(points)
    count = len(knots)
    ends = () if closed else (0, count - 1)

    def handle(index: int, reach: float, towards: _Knot) -> Point:
        knot = knots[index]
        if knot.corner or index in ends:
            return knot.x + (towards.x - knot.x) * 0.3, knot.y + (towards.y - knot.y) * 0.3
        along_x, along_y = _tangent(knots[index - 1], knot, knots[(index + 1) % count])
        return knot.x + along_x * reach, knot.y + along_y * reach

    path = skia.Path()
    path.moveTo(knots[0].x, knots[0].y)
    for index in range(count if closed else count - 1):
        following = (index + 1) % count
        start, end = knots[index], knots[following]
        reach = math.hypot(end.x - start.x, end.y - start.y) * roundness
        path.cubicTo(*handle(index, reach, end), *handle(following, -reach, start), end.x, end.y)
    if closed:
        path.close()
    return path


def poly(points: str | Iterable[Point]) -> Path:
    """A closed outline of straight edges."""
    knots = _knots(points)
    path = skia.Path()
    path.moveTo(knots[0].x, knots[0].y)
    for knot in knots[1:]:
        path.lineTo(knot.x, knot.y)
    path.close()
    return path


def along(path: Path, count: int) -> list[Station]:
    """Evenly spaced stations on a path, from its start to its end."""
    measure = skia.PathMeasure(path, False)
    # Just short of the end: at the very end skia has no tangent.
    length = measure.getLength() * 0.9999
    stations = []
    for index in range(count):
        point, tangent = measure.getPosTan(length * index / (count - 1))
        stations.append(Station(point.x(), point.y(), tangent.x(), tangent.y()))
    return stations


def limb(stroke: str | Sequence[StrokePoint], steps: int = 28, round_ends: bool = True) -> Path:
    """A tapered stroke through ``"x,y,width x,y,width"``: arms, branches, feathers, handles."""
    if isinstance(stroke, str):
        stroke = [(float(x), float(y), float(w)) for x, y, w in (token.split(",") for token in stroke.split())]
    spine = blob([(x, y) for x, y, _ in stroke], closed=False)
    reached = [0.0]
    for (x0, y0, _), (x1, y1, _) in pairwise(stroke):
        reached.append(reached[-1] + math.hypot(x1 - x0, y1 - y0))
    widths = [width for _, _, width in stroke]
    left, right = [], []
    for index, station in enumerate(along(spine, steps)):
        half = float(np.interp(index / (steps - 1) * reached[-1], reached, widths)) / 2
        left.append(station.beside(half))
        right.append(station.beside(-half))
    path = poly(left + right[::-1])
    if round_ends:
        (x0, y0, w0), (x1, y1, w1) = stroke[0], stroke[-1]
        path = union(path, circle(x0, y0, w0 / 2), circle(x1, y1, w1 / 2))
    return path


def line(points: str | Iterable[Point], width: float, steps: int = 24) -> Path:
    """A stroke of one width: engraved lines, wires, threads."""
    return limb([(knot.x, knot.y, width) for knot in _knots(points)], steps, round_ends=False)


def circle(x: float, y: float, radius: float) -> Path:
    return oval(x, y, radius, radius)


def oval(x: float, y: float, radius_x: float, radius_y: float) -> Path:
    path = skia.Path()
    path.addOval(skia.Rect.MakeLTRB(x - radius_x, y - radius_y, x + radius_x, y + radius_y))
    return path


def ring(x: float, y: float, radius: float, width: float) -> Path:
    """A circle's outline: `radius` is the outer one."""
    return cut(circle(x, y, radius), circle(x, y, radius - width))


def rect(x: float, y: float, width: float, height: float, corner: float = 0) -> Path:
    """A box from its left top corner."""
    path = skia.Path()
    path.addRoundRect(skia.Rect.MakeXYWH(x, y, width, height), corner, corner)
    return path


def union(*paths: Path) -> Path:
    """One shape out of many. Skia refuses some degenerate pairs; then the shape so far is kept."""
    joined = paths[0]
    for path in paths[1:]:
        joined = skia.Op(joined, path, skia.PathOp.kUnion_PathOp) or joined
    return joined


def cut(path: Path, *holes: Path) -> Path:
    """The shape without the holes."""
    for hole in holes:
        path = skia.Op(path, hole, skia.PathOp.kDifference_PathOp) or path
    return path


def intersect(path: Path, other: Path) -> Path:
    """What lies in both shapes."""
    return skia.Op(path, other, skia.PathOp.kIntersect_PathOp) or skia.Path()


def outline(path: Path, width: float) -> Path:
    """A band of this width along the edge of a shape, inside it."""
    stroked = skia.Path()
    skia.Paint(Style=skia.Paint.kStroke_Style, StrokeWidth=width * 2).getFillPath(path, stroked)
    return intersect(stroked, path)


def moved(
    path: Path,
    dx: float = 0,
    dy: float = 0,
    scale: float = 1,
    scale_y: float | None = None,
    turn: float = 0,
) -> Path:
    """The shape scaled, then turned (degrees, clockwise) about the origin, then shifted."""
    matrix = skia.Matrix()
    matrix.setScale(scale, scale if scale_y is None else scale_y)
    matrix.postRotate(turn)
    matrix.postTranslate(dx, dy)
    result = skia.Path()
    path.transform(matrix, result)
    return result


def mirror(path: Path) -> Path:
    """The shape on the other side of x = 0."""
    return moved(path, scale=-1, scale_y=1)


def both_sides(*paths: Path) -> Path:
    """The shapes together with their mirror images: draw one half of what is symmetric."""
    half = union(*paths)
    return union(half, mirror(half))


def around(x: float, y: float, radius: float, count: int, start: float = 0) -> list[Point]:
    """Points evenly round a circle, clockwise from the right; `start` in degrees."""
    turns = [math.radians(start + 360 * index / count) for index in range(count)]
    return [(x + radius * math.cos(turn), y + radius * math.sin(turn)) for turn in turns]
