"""Engraved strokes that follow a form: fur, and the scallops of a feather coat."""

from __future__ import annotations

import math
from collections.abc import Iterable
from itertools import pairwise

from card_images.source.geometry import Path, along, blob, intersect, limb, line


def fur(
    spine: str, count: int, length: float, lean: float = 25, width: float = 0.8, stagger: float = 0.35
) -> list[Path]:
    """Short tapered hairs that start on the line `spine` and lie `lean` degrees aside from where it runs.

    Every second hair is shorter and set off by the share `stagger`, so that rows never look combed.
    """
    hairs = []
    for index, station in enumerate(along(blob(spine, closed=False), count)):
        odd = index % 2
        reach = length * (1 - 0.3 * odd)
        heading = math.atan2(station.along_y, station.along_x) + math.radians(lean)
        x = station.x + math.cos(heading) * reach * stagger * odd
        y = station.y + math.sin(heading) * reach * stagger * odd
        bend = heading - math.radians(lean) * 0.5
        mid = (x + math.cos(bend) * reach * 0.5, y + math.sin(bend) * reach * 0.5)
        tip = (x + math.cos(heading) * reach, y + math.sin(heading) * reach)
        hairs.append(limb([(x, y, width * 0.5), (*mid, width), (*tip, width * 0.3)], 7, round_ends=False))
    return hairs


def scallops(spine: str, count: int, depth: float, width: float = 0.7) -> list[Path]:
    """A row of small hanging arcs between `count` points on the line: the edges of feathers or tiles."""
    stations = along(blob(spine, closed=False), count)
    arcs = []
    for left, right in pairwise(stations):
        middle_x, middle_y = (left.x + right.x) / 2, (left.y + right.y) / 2
        arcs.append(
            line(
                [
                    (left.x, left.y),
                    (middle_x - left.along_y * depth, middle_y + left.along_x * depth),
                    (right.x, right.y),
                ],
                width,
                9,
            )
        )
    return arcs


def within(shape: Path, marks: Iterable[Path]) -> list[Path]:
    """The marks as far as they lie on the shape."""
    return [intersect(mark, shape) for mark in marks]
