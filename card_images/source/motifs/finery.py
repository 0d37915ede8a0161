"""Finery: what is worn for an evening. The crown has its band 40 units wide at y = 0, as hats have."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import Literal

from card_images.source.geometry import (
    Path,
    along,
    around,
    blob,
    both_sides,
    circle,
    cut,
    intersect,
    limb,
    line,
    moved,
    oval,
    poly,
    rect,
    union,
)
from card_images.source.motifs.drawing import Part, motif, paint


@motif
def glove(kind: Literal["evening", "gauntlet", "mitten"] = "evening") -> list[Part]:
    """Empty, its opening below. `evening` is long and limp; a `gauntlet` bears a bird at (8, -80)."""
    return {"evening": _evening_glove, "gauntlet": _gauntlet, "mitten": _mitten}[kind]()


def _evening_glove() -> list[Part]:
    arm = blob(
        "-19,-2* -16,-16 -12,-28 -10,-38 -14,-46 -17,-58 -16,-66 -8,-70 6,-70 14,-66 16,-58 13,-48"
        " 10,-38 12,-28 15,-16 18,-2*"
    )
    # Nobody is in it: the fingers keep the memory of a hand, and only their tips give way.
    fingers = [
        limb("-12,-60,9.4 -16,-72,9.2 -19.6,-81,8.8 -21.6,-87,7.4"),
        limb("-5,-62,10 -6.6,-80,9.8 -8,-92,9.4 -9,-98,8"),
        limb("3,-62,10.2 3.6,-82,10 5.6,-95,9.6 11,-102,8.8 18,-100,7.4"),
        limb("11,-60,10 15,-75,9.6 19,-84,9.2 26,-87.6,8.4 31,-82,7"),
    ]
    thumb = limb("9,-46,12 20,-53,10.6 29,-56,9.4 36,-53,8.4 39,-46,7")
    seams = [line(f"{x * 1.1},-70 {x * 0.8},-60 {x * 0.55},-49", 0.9) for x in (-8, 0.4, 8)]
    creases = [
        line("-9,-41 -2,-38.6 7,-40", 0.7),
        line("-10,-36 0,-33.6 10,-37", 0.7),
        line("-12,-27 -5,-24 3,-26", 0.6),
        line("14,-20 7,-17 0,-19", 0.6),
        line("-15,-15 -9,-11.6 -3,-13", 0.6),
        line("-15,-71 -18.6,-80", 0.6, 4),
        line("-7,-76 -8,-90", 0.6, 4),
        line("4,-78 5,-91 10,-98 15,-98", 0.6),
        line("14,-72 17.6,-81 24,-84.6", 0.6),
        line("15,-49 24,-53 32,-52", 0.6),
    ]
    rim = blob("-20.6,-3 -10,-9 0,-10 10,-9 20,-3 10,3 0,4 -10,3")
    opening = blob("-17,-3 -9,-6 0,-7 9,-6 16.4,-3 9,0 0,0.6 -9,0")
    return [
        paint("lite", fingers[::2]),
        paint("lite", fingers[1::2]),
        paint("lite", arm, thumb),
        paint("glass", rim),
        paint("dark", opening),
        paint("seam", seams, creases),
        paint("acc", circle(3, -44, 2), circle(3.4, -37, 2), circle(4, -30, 2)),
    ]


def _gauntlet() -> list[Part]:
    cuff = blob("-29,-2* -26,-18 -19,-36 -12,-51* 12,-51* 18,-36 26,-18 29,-2* 14,3 -14,3")
    knuckles = ((-16.6, -74), (-8.6, -78), (-0.4, -78.6), (7.6, -75))
    fingers = [
        blob(f"{x},{y} {x + 4.4},{y - 4.4} {x + 8.8},{y - 1} {x + 9},{y + 11} {x + 4.4},{y + 15} {x - 0.4},{y + 11}")
        for x, y in knuckles
    ]
    fist = blob("-12,-50* -15,-58 -16,-70 -12,-78 -3,-82 7,-82 14,-77 16,-68 15,-58 12,-50*")
    thumb = limb("14,-55,10 14,-64,9 5,-67,8 -5,-64,5.6")
    stitches = [line(f"{x},-46 {x * 1.04},-41.6", 0.9, 4) for x in range(-12, 14, 4)]
    stitches += [line(f"{x},{-8 - abs(x) * 0.06} {x + 3.4},{-8 - abs(x) * 0.06}", 0.9, 4) for x in range(-24, 25, 6)]
    sprig = [limb("-8,-13,1.4 0,-24,1.6 7,-37,1.2", 8)]
    sprig += [
        moved(blob("0,0* 3.6,-5 0,-11* -3.6,-5"), dx=x, dy=y, turn=t)
        for x, y, t in ((-4, -18, -40), (0, -23, 80), (3.4, -29, -30), (5.6, -33, 85))
    ]
    jess = [limb("-13,-51,2.4 -23,-47,2.4 -27,-36,2 -34,-26,1.6"), limb("-13,-51,2 -20,-42,2 -27,-24,1.4")]
    grain = (
        "-22,-12 -17,-30 -13,-44",
        "22,-12 17,-30 13,-44",
        "-13,-64 -9,-66",
        "-5,-68 -1,-69",
        "13,-60 11,-65 4,-68",
    )
    parts = [
        paint("dark", jess),
        paint("body", cuff),
        paint("body", fist),
        *(paint("body", finger) for finger in fingers),
        paint("body", thumb),
        paint("dark", limb("-13.6,-50,5 0,-48,5.4 13.6,-50,5"), limb("-28,-2,4 0,2,4 28,-2,4")),
        paint("acc", sprig, circle(8, -49, 2)),
        paint("line", stitches, [line(points, 0.6) for points in grain]),
    ]
    return [paint(part.role, [moved(shape, dx=-8, turn=10) for shape in part.shapes]) for part in parts]


def _mitten() -> list[Part]:
    hand = blob("-15,-26* -20,-42 -22,-64 -18,-84 -6,-95 7,-94 17,-84 20,-66 17,-48 15,-26*")
    thumb = blob("14,-32* 22,-44 30,-58 38,-64 43,-58 41,-46 32,-32 20,-22")
    cuff = blob("-18,-28* -20,-14 -19,0* 0,3 19,0* 20,-14 18,-28* 0,-25")
    ribs = [line(f"{x},-25 {x * 1.1},-12 {x * 1.05},0", 0.9) for x in range(-15, 18, 5)]
    quilting = [line(f"{-26 + i * 12},-92 {-2 + i * 12},-60 {-26 + i * 12},-28", 0.6) for i in range(-1, 4)]
    quilting += [line(f"{2 - i * 12},-92 {-22 - i * 12},-60 {2 - i * 12},-28", 0.6) for i in range(-3, 2)]
    loop = cut(oval(-20, -4, 5, 7), oval(-20.6, -4, 2.8, 4.6))
    return [
        paint("dark", loop),
        paint("body", thumb),
        paint("body", hand),
        paint("line", [intersect(hand, mark) for mark in quilting], line("22,-30 31,-42 37,-54", 0.6)),
        paint("acc", cuff),
        paint("seam", ribs, line("-19,-26 0,-23 19,-26", 0.6)),
    ]


@motif
def crown() -> list[Part]:
    """A little crooked with age: five points, each with a ball."""
    velvet = blob("-18,-8* -20,-28 -12,-37 0,-39 12,-37 20,-28 18,-8*")
    far = blob("-21,-14* -14,-20 0,-22 14,-20 21,-14* 18,-8 -18,-8")
    tips = ((-29, -37), (-16, -45), (0, -48), (16, -45), (29, -37))
    roots = (-14.4, -8, 0, 8, 14.4)
    points = union(
        *(
            blob(
                f"{root - 6.4},-8* {root * 0.4 + x * 0.6 - 5},{y * 0.52} {x},{y}*"
                f" {root * 0.4 + x * 0.6 + 5},{y * 0.52} {root + 6.4},-8*"
            )
            for (x, y), root in zip(tips, roots, strict=True)
        )
    )
    eyelets = [
        blob(f"{x},{y - 4} {x + 1.8},{y} {x},{y + 4} {x - 1.8},{y}")
        for x, y in ((-24, -22), (-13, -25), (0, -26), (13, -25), (24, -22))
    ]
    band = blob("-21,-12* -11,-8.6 0,-7.6 11,-8.6 21,-12* 20.4,1* 11,4 0,5 -11,4 -20.4,1*")
    rims = [
        limb("-21.4,-12,2 -11,-8.6,2 0,-7.6,2 11,-8.6,2 21.4,-12,2"),
        limb("-20.8,1,2.2 -11,4,2.2 0,5,2.2 11,4,2.2 20.8,1,2.2"),
    ]
    stones = [
        blob("0,-5 4,-1.4 0,2.4 -4,-1.4"),
        both_sides(oval(10, -2.6, 2.8, 2.4)),
        both_sides(blob("17,-7.6 19.2,-4.8 17.4,-2 15.2,-4.8")),
    ]
    pearls = [circle(x, y - 1.6, 3) for x, y in tips]
    chasing = [
        line(f"{root - 4.4},-12 {root * 0.4 + x * 0.6 - 2.6},{y * 0.56} {x * 0.99},{y + 6}", 0.6)
        for (x, y), root in zip(tips, roots, strict=True)
    ]
    folds = [line(f"{x},-36 {x * 1.5},-28 {x * 1.6},-16", 0.5) for x in (-8, -3, 3, 8)]
    return [
        paint("dark", far, velvet),
        paint("line", folds),
        paint("body", points),
        paint("body", band),
        paint("lite", rims),
        paint("line", chasing),
        paint("lite", eyelets),
        paint("acc", stones),
        paint("glass", pearls),
        paint("lum", [circle(x - 1, y - 2.6, 0.9) for x, y in tips], circle(-1, -2.6, 0.9)),
    ]


def _spoke(angle: float, start: float, end: float) -> tuple[tuple[float, float], tuple[float, float]]:
    """Two points on a stick of the fan, `angle` degrees from upright, measured from the rivet."""
    x, y = math.sin(math.radians(angle)), -math.cos(math.radians(angle))
    return (x * start, y * start - 14), (x * end, y * end - 14)


@motif
def fan(state: Literal["open", "closed"] = "open") -> list[Part]:
    """The rivet is at (0, -14), a tassel hangs below."""
    tassel = [line("0,-12 2,-6 0,-1", 0.8), blob("-2,-2* 2,-2* 3.4,10* 0,9 -3.4,10*"), circle(0, -2, 2.4)]
    if state == "closed":
        leaf = poly("-4.6,-46 4.6,-46 8,-106 -7,-107")
        pleats = [line(f"{x},-46 {x * 1.7},-106", 0.6, 4) for x in (-3, -1, 1, 3)]
        guard = blob("-3.4,-12* -5,-40 -9,-107* -4.6,-108* -1,-40 2,-12*")
        return [
            paint("dark", [limb(f"{x * 0.3},-14,1.4 {x},-34,2 {x},-48,1.6", 6) for x in (-3.4, -1.2, 1.2, 3.4)]),
            paint("lite", leaf),
            paint("seam", pleats),
            paint("body", guard),
            paint("line", line("-3,-30 -5,-70 -6.4,-100", 0.6)),
            paint("acc", tassel[0], tassel[1], tassel[2], circle(0, -14, 2)),
        ]
    folds = 18
    angles = [-84 + 168 * index / folds for index in range(folds + 1)]
    panels: list[Path] = []
    for index, (left, right) in enumerate(pairwise(angles)):
        outer = (88.0, 85.4) if index % 2 == 0 else (85.4, 88.0)
        (x0, y0), (x1, y1) = _spoke(left, 46, outer[0])
        (x2, y2), (x3, y3) = _spoke(right, 46, outer[1])
        panels.append(poly([(x0, y0), (x1, y1), (x3, y3), (x2, y2)]))
    sticks = [
        limb([(*_spoke(a, 4, 48)[0], 1.6), (*_spoke(a, 26, 48)[0], 3.4), (*_spoke(a, 4, 49)[1], 2)], 8)
        for a in angles[1:-1]
    ]
    guards = [
        limb([(*_spoke(a, 2, 48)[0], 3), (*_spoke(a, 40, 48)[0], 5.4), (*_spoke(a, 4, 89)[1], 3.4)], 10)
        for a in (-85, 85)
    ]
    leaf = union(*panels)
    # Painted across the pleats: a flowering branch.
    branch = [
        limb("-74,-42,3 -52,-62,2.4 -30,-66,2.2 -6,-80,1.8 18,-80,1.4 36,-84,0.8", 40),
        limb("-36,-66,1.8 -22,-62,1.4 -8,-66,0.8", 12),
        limb("-52,-62,1.8 -48,-74,1.4 -38,-84,0.8", 12),
        limb("6,-80,1.6 20,-72,1.4 40,-68,1.2 54,-56,0.8", 20),
    ]
    flowers = (
        (-40, -80, 3.2),
        (-22, -71, 3.4),
        (-6, -67, 3),
        (14, -85, 3.2),
        (36, -76, 3.4),
        (52, -59, 3),
        (-60, -50, 3),
    )
    petals = [
        circle(x + dx, y + dy, size * 0.62) for x, y, size in flowers for dx, dy in around(0, 0, size * 0.7, 5, -90)
    ]
    rim = [
        line([_spoke(a, 4, 81)[1] for a in angles], 0.9, 60),
        line([_spoke(a, 4, 50)[1] for a in angles], 0.9, 60),
    ]
    return [
        paint("body", sticks),
        paint("lite", panels[::2]),
        paint("glass", panels[1::2]),
        paint("dark", [intersect(leaf, bough) for bough in branch]),
        paint("acc", petals),
        paint("lum", [circle(x, y, 0.9) for x, y, _ in flowers]),
        paint("seam", [line([*_spoke(a, 47, 86)], 0.5, 4) for a in angles[1:-1]], rim),
        paint("line", [line([*_spoke(a, 22, 42)], 0.5, 4) for a in angles[1:-1]]),
        paint("body", guards),
        paint("acc", tassel, circle(0, -14, 2.6)),
    ]


@motif
def spectacles(state: Literal["folded", "worn"] = "folded") -> list[Part]:
    """Lenses around (-25, -24) and (25, -24). `worn`, they go on at `portraits.SPECTACLES_AT`."""
    left, right = oval(-25, -24, 22, 22.6), oval(25, -24, 22, 22.6)
    frames = [cut(left, oval(-25, -24, 18.6, 19.2)), cut(right, oval(25, -24, 18.6, 19.2))]
    bridge = limb("-7,-30,3 -4,-35,3 0,-37,3 4,-35,3 7,-30,3")
    hinges = both_sides(rect(45, -33, 6, 6, 1.6), circle(50, -30, 2))
    gleams = [
        limb("-37,-24,1 -36,-31,2.6 -31,-37,1.6", 8),
        limb("13,-24,1 14,-31,2.6 19,-37,1.6", 8),
        limb("-16,-14,0.8 -14,-19,1.4", 4),
        limb("34,-14,0.8 36,-19,1.4", 4),
    ]
    glasses = [oval(-25, -24, 19, 19.6), oval(25, -24, 19, 19.6)]
    if state == "worn":
        return [paint("body", frames, bridge, hinges), paint("line", gleams)]
    wires = [
        limb("49,-30,2.4 20,-14,2 -18,-7,2 -34,-5,2.2 -43,-1,2.4 -45,5,2"),
        limb("-49,-30,2.4 -20,-17,2 18,-9,2 34,-7,2.2 42,-2,2.4 43,4,2"),
    ]
    nose = both_sides(limb("8,-20,1.4 5,-15,1.4"), oval(4.4, -13.6, 2, 3))
    return [
        paint("dark", wires),
        paint("glass", glasses),
        paint("lite", [intersect(lens, moved(lens, dx=9, dy=8)) for lens in glasses]),
        paint("seam", [intersect(wire, union(*glasses)) for wire in wires]),
        paint("lum", gleams),
        paint("body", frames, bridge, hinges),
        paint("lite", nose),
        paint("acc", both_sides(circle(48.4, -30, 1.5))),
        paint("line", line("-45,-30 -42,-38 -35,-43 -26,-45.4", 0.7), line("5,-30 8,-38 15,-43 24,-45.4", 0.7)),
    ]


@motif
def pearl_necklace(strands: Literal["one", "two"] = "two", loose: bool = True) -> list[Part]:
    """Hangs from (-24, -100) and (24, -100); the lowest pearl is at (2, -8). One has rolled away."""
    loops = [blob("-24,-100* -30,-70 -25,-36 -10,-13 2,-8 14,-13 27,-36 31,-70 24,-100*", closed=False)]
    if strands == "two":
        loops.append(blob("-24,-100* -21,-74 -16,-54 -5,-40 3,-38 10,-41 18,-55 22,-75 24,-100*", closed=False))
    pearls: list[tuple[float, float, float]] = []
    for loop, count in zip(loops, (37, 31), strict=False):
        for index, station in enumerate(along(loop, count)):
            middle = 1 - abs(index / (count - 1) * 2 - 1)
            pearls.append((station.x, station.y, 2.3 + 2.3 * middle**1.6))
    if loose:
        pearls.append((40, -4.4, 4.4))
    clasp = [limb("-25,-101,3.4 -12,-106,2.4 0,-107,2.4 12,-106,2.4 25,-101,3.4")]
    drop = blob("2,-4* 5.6,3 5,9 2,11.4 -1,9 -1.6,3")
    return [
        paint("dark", [line([(s.x, s.y) for s in along(loop, 40)], 1, 60) for loop in loops], clasp),
        paint("glass", [circle(x, y, r) for x, y, r in pearls[::2]]),
        paint("glass", [circle(x, y, r) for x, y, r in pearls[1::2]]),
        paint(
            "seam",
            [cut(circle(x, y, r * 0.84), circle(x - r * 0.34, y - r * 0.34, r * 0.84)) for x, y, r in pearls],
        ),
        paint("lum", [circle(x - r * 0.3, y - r * 0.34, r * 0.26) for x, y, r in pearls]),
        paint("acc", drop, circle(0, -107, 3)),
        paint("line", line("1,0 0,5 1,8", 0.7)),
    ]
