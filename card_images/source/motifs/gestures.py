"""Gestures: arms that reach out of a portrait, in the units of `portraits` (place them where it stands)."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import Literal

from card_images.source.geometry import Path, blob, circle, intersect, limb, line, moved
from card_images.source.motifs.drawing import Part, motif, paint

Grasp = Literal["none", "fist", "resting", "cupped", "mitten"]

_ELBOW = "-40,-18,20 -44,4,17 -24,10,13 -6,2,11"


@motif
def arm(course: str = _ELBOW, grasp: Grasp = "fist", *, wrist: float = 0, mirrored: bool = False) -> list[Part]:
    """A sleeve from shoulder to wrist along ``"x,y,width ..."``, and the hand at its end.

    `wrist` turns the hand against the forearm, `mirrored` puts its thumb on the other side.
    """
    stations = [tuple(float(number) for number in token.split(",")) for token in course.split()]
    (x0, y0, _), (x, y, width) = stations[-2], stations[-1]
    turn = math.degrees(math.atan2(y - y0, x - x0))
    sleeve = limb(course, 40)
    cuff = moved(blob("-4,-7 2,-7.6 3,0 2,7.6 -4,7"), x, y, width / 12, turn=turn)
    hand = [
        paint(
            part.role,
            [moved(shape, x, y, width / 11, -width / 11 if mirrored else None, turn + wrist) for shape in part.shapes],
        )
        for part in _HANDS[grasp]
    ]
    return [paint("body", sleeve), paint("line", _folds(stations, sleeve)), *hand, paint("lite", cuff)]


def _folds(stations: list[tuple[float, ...]], sleeve: Path) -> list[Path]:
    """Creases that run across the sleeve, closest where it bends."""
    folds = []
    for (ax, ay, aw), (bx, by, bw) in pairwise(stations):
        length = math.hypot(bx - ax, by - ay) or 1.0
        along_x, along_y = (bx - ax) / length, (by - ay) / length
        for share, lean in ((0.16, 3.0), (0.4, -2.4), (0.84, 2.2)):
            mx, my, half = ax + (bx - ax) * share, ay + (by - ay) * share, (aw + (bw - aw) * share) / 2
            folds.append(
                line(
                    [
                        (mx - along_y * half, my + along_x * half),
                        (mx + along_x * lean, my + along_y * lean),
                        (mx + along_y * half * 0.3 + along_x * lean, my - along_x * half * 0.3),
                    ],
                    0.6,
                )
            )
    return [intersect(sleeve, fold) for fold in folds]


def _fist() -> list[Part]:
    back = blob("-2,-5 6,-8 15,-8.6 20,-4 20,5 14,8.6 5,7.6 -2,5")
    fingers = [limb(f"15,{y},4.8 22,{y * 0.94},5 23,{y * 0.9 + 0.6},4.6", 8) for y in (-6, -2, 2, 6)]
    thumb = limb("5,-6,5 12,-11,4.8 20,-9.6,4.2", 12)
    return [
        paint("skin", back),
        paint("shade", fingers[3]),
        paint("skin", fingers[2]),
        paint("skin", fingers[:2]),
        paint("seam", [line(f"15,{y} 23,{y * 0.94}", 0.6, 4) for y in (-4, 0, 4)]),
        paint("skin", thumb),
        paint("seam", line("9,-8.6 15,-8.4 20,-7.4", 0.6), line("4,-3 10,-4", 0.5, 4), line("4,1 10,1", 0.5, 4)),
    ]


def _resting() -> list[Part]:
    back = blob("-2,-4.6 6,-7 14,-7.4 18,-3 18,4 13,7.4 5,6.6 -2,4.6")
    fingers = [
        limb("13,-5,4.8 22,-8.6,4.6 30,-8.6,3.4", 12),
        limb("14,-1.8,5 25,-3,4.8 33.6,-1.6,3.4", 12),
        limb("14,2,4.8 24,2.4,4.6 32,4.6,3.4", 12),
        limb("12,5.4,4.4 20,7.4,4 26.6,9.8,3", 12),
    ]
    thumb = limb("3,-5,5.4 9,-12,4.8 17,-15,3.6", 12)
    knuckles = ((22, -8.4), (25, -3), (24, 2.4), (20, 7.2))
    return [
        paint("shade", fingers[3]),
        paint("skin", back, thumb),
        paint("skin", fingers[1]),
        paint("skin", fingers[0], fingers[2]),
        paint("seam", [line(f"{x},{y - 2} {x + 0.8},{y} {x},{y + 2}", 0.6, 6) for x, y in knuckles]),
        paint("seam", [line(f"6,{y * 0.6} 13,{y}", 0.5, 4) for y in (-4, -1, 2.4)]),
        paint("skin", [circle(x, y, 1) for x, y in ((30.4, -8.8), (33.4, -1.8))]),
    ]


def _cupped() -> list[Part]:
    """Palm up, seen from the side: what it holds stands at (20, -5)."""
    palm = blob("-2,-4.6 6,-5 14,-4 24,-4.4 32,-8 37,-10 37,-6.6 31,0 22,5 10,6.4 -2,4.6")
    thumb = limb("8,-2,6 14,-8,5 21,-11,3.6", 12)
    return [
        paint("shade", limb("22,0,5 31,0,4.4 38,-4,3.2", 12)),
        paint("skin", palm),
        paint("shade", thumb),
        paint("seam", line("12,0 22,0 32,-5", 0.6), line("2,1 8,3 14,3", 0.5)),
    ]


def _mitten() -> list[Part]:
    mass = blob("-3,-7 8,-9 20,-9.6 28,-5 29,3 22,9 8,9 -3,7")
    thumb = blob("3,-6 6,-14 14,-17 18,-13 13,-8 10,-4")
    stitches = [line(f"{x},-8 {x + 3},0 {x},8", 0.7) for x in (5, 11, 17, 22)]
    return [
        paint("lite", thumb),
        paint("lite", mass),
        paint("seam", stitches, line("7,-7 11,-10 15,-12", 0.6)),
    ]


_HANDS: dict[Grasp, list[Part]] = {
    "none": [],
    "fist": _fist(),
    "resting": _resting(),
    "cupped": _cupped(),
    "mitten": _mitten(),
}
