"""Cordage: rope and thread, and how the strands of a rope are laid."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import Literal

import numpy as np

from card_images.source.geometry import (
    Path,
    Point,
    Station,
    along,
    blob,
    cut,
    intersect,
    limb,
    line,
    oval,
    rect,
    union,
)
from card_images.source.motifs.drawing import Part, Role, motif, paint


def _strand(at: Station, width: float) -> Path:
    """What shows of one strand where it crosses the rope: a slanting, swelling S."""
    cos, sin = math.cos(0.72), math.sin(0.72)
    to_x, to_y = at.along_x * cos - at.along_y * sin, at.along_x * sin + at.along_y * cos
    shape = ((-0.72, -0.05), (-0.42, -0.3), (0.3, -0.31), (0.72, 0.05), (0.42, 0.3), (-0.3, 0.31))
    return blob([(at.x + (u * to_x - v * to_y) * width, at.y + (u * to_y + v * to_x) * width) for u, v in shape])


def laid(course: str | list[Point], width: float, role: Role = "lite") -> list[Part]:
    """A rope along these points, its strands carved one by one."""
    spine = blob(course, closed=False)
    stations = along(spine, 60)
    length = sum(math.hypot(b.x - a.x, b.y - a.y) for a, b in pairwise(stations))
    strands = [_strand(at, width) for at in along(spine, max(4, round(length / width / 0.56)))]
    core = limb([(at.x, at.y, width * 0.7) for at in stations[::3]], 40)
    return [paint("dark", core), paint(role, strands[::2]), paint(role, strands[1::2])]


def _loop(x: float, y: float, width: float, height: float, start: float, end: float) -> list[Point]:
    """An arc of a lying ring, in degrees clockwise from the right."""
    turns = [math.radians(start + (end - start) * step / 12) for step in range(13)]
    return [(x + width * math.cos(turn), y + height * math.sin(turn)) for turn in turns]


@motif
def rope(form: Literal["coil", "knot"] = "coil", course: str = "", width: float = 8) -> list[Part]:
    """A coil whose end rises to (6, -114), or a loose knot lying level; or bare, along a `course`."""
    if course:
        return laid(course, width)
    return _coiled_rope() if form == "coil" else _knotted_rope()


def _coiled_rope() -> list[Part]:
    parts = laid(_loop(0, -35, 37, 11, 175, 365), 11.5)
    parts.append(paint("ink", oval(0, -31, 31, 8.4)))
    parts += laid("4,-30 8,-44 4,-60 -3,-76 -1,-94 6,-114", 10.5)
    for level, (x, reach) in enumerate(((-2, 45), (2, 43), (-1, 40))):
        parts += laid(_loop(x, -18 - level * 9.2, reach, 12.6, -6, 186), 12.5)
    parts += laid("-44,-16 -56,-8 -68,-5.6 -80,-10 -90,-6", 10.5)
    yarns = [limb(f"-90,-6,3 -97,{y},2.2 -104,{y * 1.4 + 1},0.8", 8) for y in (-11, -6.6, -3)]
    return [*parts, paint("lite", yarns), paint("acc", limb("-86,-13.4,4 -87.6,-1.6,4", 4))]


def _knotted_rope() -> list[Part]:
    """A loose overhand knot: two thirds of a trefoil, its third lobe opened into the ends."""

    def bight(start: float, end: float) -> list[Point]:
        turns = [math.pi * (start + (end - start) * step / 8) for step in range(9)]
        return [
            (
                13.5 * (math.sin(turn) + 2 * math.sin(2 * turn)),
                -46 - 13.5 * (math.cos(turn) - 2 * math.cos(2 * turn)),
            )
            for turn in turns
        ]

    right, left = bight(1.14, 1.36), bight(2.64, 2.86)
    under, over = [(1.31, 1.69), (1.97, 2.36)], [(1.64, 2.03), (2.31, 2.69)]
    parts = laid([*left, (-16, -8), (-30, -4), (-48, -7), (-64, -5)], 11)
    for start, end in under + over:
        parts += laid(bight(start, end), 11)
    parts += laid([*right[::-1], (17, -9), (32, -5), (52, -9), (70, -6)], 11)
    yarns = [limb(f"70,-6,3 77,{y},2.2 84,{y * 1.3 + 1},0.8", 8) for y in (-11, -7, -3.6)]
    yarns += [limb(f"-64,-5,3 -71,{y},2.2 -78,{y * 1.3 + 1},0.8", 8) for y in (-10, -6, -3)]
    return [
        *parts,
        paint("lite", yarns),
        paint("acc", limb("67,-13,4 68,-1,4", 4), limb("-61,-12,4 -62,-0.6,4", 4)),
    ]


@motif
def spool(thread: Literal["full", "bare"] = "full") -> list[Part]:
    """A reel standing on its end, its loose thread ending at (78, -6)."""
    foot = union(oval(0, -8.6, 33, 8.6), rect(-33, -17, 66, 8.4), oval(0, -17, 33, 8.6))
    neck = blob("-29,-18 -22,-23 -17,-28* 17,-28* 22,-23 29,-18 15,-12 -15,-12")
    head = union(oval(0, -88, 33, 8.6), rect(-33, -95, 66, 7), oval(0, -95, 33, 8.6))
    throat = blob("-30,-86* -21,-80 -17,-76* 17,-76* 21,-80 30,-86* 0,-80")
    full = thread == "full"
    if full:
        wound = blob("-20,-79* -25,-70 -27.5,-52 -25.5,-34 -21,-25* 0,-20.4 21,-25* 25.5,-34 27.5,-52 25,-70 20,-79*")
    else:
        wound = blob("-13,-79* -13.6,-52 -13,-25* 0,-21.6 13,-25* 13.6,-52 13,-79*")
    last = intersect(wound, rect(-30, -58, 60, 22))
    turns = [line(f"-30,{y} 0,{y + 5} 30,{y + 2.4}", 0.75) for y in np.arange(-79, -24, 2.9)]
    turns += [line(f"-30,{y} 0,{y + 14} 30,{y + 17}", 0.7) for y in (-66, -52, -45)]
    edge = 22 if full else 10
    grain = [line(f"{x},-15 {x * 0.92},-8", 0.5, 4) for x in (-27, -19, -8, 5, 16, 26)]
    grain += [line(f"{x},-88 {x * 0.94},-86", 0.5, 4) for x in (-24, -10, 12, 22)]
    rings = [cut(oval(0, -95.6, r, r * 0.26), oval(0, -95.6, r - 0.8, (r - 0.8) * 0.25)) for r in (28, 20)]
    end = line(f"{edge},-44 40,-38 44,-16 56,-3 66,-9 78,-6", 1.5)
    return [
        paint("body", foot),
        paint("lite", oval(0, -17.4, 31.4, 7.8)),
        paint("body", neck, throat),
        paint("acc" if full else "lite", wound),
        paint("acc", last),
        paint("seam", [intersect(wound if full else last, turn) for turn in turns]),
        paint("body", head),
        paint("lite", oval(0, -95.6, 31, 7.6)),
        paint("seam", rings),
        paint("ink", oval(0, -95.4, 7, 2.3)),
        paint("line", grain),
        paint("acc", end),
    ]
