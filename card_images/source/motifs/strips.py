"""Strips between two curves: the folds of a drape, the stripes of a tent, the ribs of a wave.

Both curves run in the same direction. A share of 0 is the first curve, 1 the second.
"""

from __future__ import annotations

from card_images.source.geometry import Path, Point, along, line, poly


def between(first: Path, second: Path, share: float, steps: int = 24) -> list[Point]:
    """The points of the curve that lies so far from the first towards the second."""
    pairs = zip(along(first, steps), along(second, steps), strict=True)
    return [(a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share) for a, b in pairs]


def strip(first: Path, second: Path, start: float, end: float, steps: int = 24) -> Path:
    """The area between two such curves."""
    return poly(between(first, second, start, steps) + between(first, second, end, steps)[::-1])


def rib(first: Path, second: Path, share: float, width: float, span: tuple[float, float] = (0, 1)) -> Path:
    """A line along such a curve, or along the part of it that `span` says."""
    points = between(first, second, share)
    low, high = (round(part * (len(points) - 1)) for part in span)
    return line(points[low : high + 1], width)


def rung(first: Path, second: Path, at: float, width: float, sag: float = 0) -> Path:
    """A line across, from the first curve to the second, so far along both; it hangs through by `sag`."""
    start, end = along(first, 101)[round(at * 100)], along(second, 101)[round(at * 100)]
    return line([(start.x, start.y), ((start.x + end.x) / 2, (start.y + end.y) / 2 + sag), (end.x, end.y)], width)
