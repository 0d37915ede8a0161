"""Plants of the forest: bramble, mushroom, fir tree."""

from __future__ import annotations

import math
import random
from typing import Literal

from card_images.source.geometry import (
    Path,
    Point,
    Station,
    along,
    around,
    blob,
    circle,
    limb,
    line,
    moved,
    poly,
)
from card_images.source.motifs.drawing import Part, motif, paint
from card_images.source.motifs.strokes import fur, within


def _toothed_leaf(x: float, y: float, turn: float, length: float) -> tuple[Path, list[Path]]:
    """A pointed leaf with a saw's edge growing from (x, y) towards `turn` (0 is up), and its veins."""
    edges: list[list[Point]] = []
    for side in (-1, 1):
        edge: list[Point] = []
        for tooth in range(7):
            share = (tooth + 1) / 8
            half = side * length * 0.36 * math.sin(math.pi * share**0.8)
            edge += [(half * 0.86, -length * (share - 0.03)), (half * 1.1, -length * (share + 0.05))]
        edges.append(edge)
    blade = poly([(0, 0), *edges[0], (0, -length * 1.06), *reversed(edges[1])])
    veins = [line([(0, -1), (length * 0.02, -length * 0.5), (0, -length * 0.96)], 0.8, 8)]
    veins += [
        line([(0, -length * share), (side * length * 0.24, -length * (share + 0.18))], 0.55, 4)
        for share in (0.16, 0.34, 0.52)
        for side in (-1, 1)
    ]
    return moved(blade, x, y, turn=turn), [moved(vein, x, y, turn=turn) for vein in veins]


def _thorn(station: Station, side: int, width: float, size: float) -> Path:
    """A hook on the stem, bent back towards its root."""
    (x0, y0), (x1, y1) = (station.beside(side * width * reach) for reach in (0.3, 0.5))
    along_x, along_y = station.along_x * size, station.along_y * size
    tip_x, tip_y = x1 - side * along_y * 0.9 - along_x * 0.5, y1 + side * along_x * 0.9 - along_y * 0.5
    bend_x, bend_y = (x1 + tip_x) / 2 + along_x * 0.16, (y1 + tip_y) / 2 + along_y * 0.16
    return blob(
        f"{x0 + along_x * 0.5},{y0 + along_y * 0.5}* {bend_x},{bend_y} {tip_x},{tip_y}*"
        f" {x0 - along_x * 0.4},{y0 - along_y * 0.4}*"
    )


def _berry(x: float, y: float, size: float) -> list[Part]:
    """A blackberry hanging from (x, y)."""
    beads = [
        (x + column * size * 0.31, y + size * (0.24 + row * 0.25))
        for row, columns in enumerate(((-0.9, 0, 0.9), (-1.3, -0.45, 0.45, 1.3), (-1, 0, 1), (-0.5, 0.5)))
        for column in columns
    ]
    sepals = [
        moved(blob("0,0* 2,-3 0,-8* -2,-3"), x, y + size * 0.16, size / 12, turn=turn) for turn in (-110, -60, 60, 110)
    ]
    return [
        paint(
            "dark",
            blob([(bx, by + size * 0.1) for bx, by in (beads[0], beads[2], beads[6], beads[11], beads[10], beads[3])]),
        ),
        *(paint("acc", circle(bx, by, size * 0.21)) for bx, by in beads),
        paint("glass", [circle(bx - size * 0.05, by - size * 0.07, size * 0.045) for bx, by in beads]),
        paint("body", sepals),
    ]


def _blossom(x: float, y: float, size: float) -> list[Part]:
    petals = [
        moved(blob("0,0* 5,-4 5,-10 1,-11.6 -4,-10.6 -5.4,-4"), x, y, size / 11, turn=turn)
        for turn in (8, 80, 150, 222, 294)
    ]
    stamens = [circle(px, py, size * 0.07) for px, py in around(x, y, size * 0.36, 11)]
    return [
        *(paint("glass", petal) for petal in petals),
        paint(
            "seam",
            [
                line([(x + (px - x) * 0.45, y + (py - y) * 0.45), (px, py)], 0.5, 4)
                for px, py in around(x, y, size * 0.86, 15, 3)
            ],
        ),
        paint("ink", stamens),
        paint("acc", circle(x, y, size * 0.24)),
    ]


@motif
def bramble(fruit: Literal["berries", "blossom", "none"] = "berries") -> list[Part]:
    """Rises from (-60, 0), arches over (-4, -97), and hangs down to its last berry at (61, -10)."""
    course = "-60,0 -64,-30 -50,-66 -22,-92 10,-96 38,-82 52,-60 62,-46 70,-44"
    stations = along(blob(course, closed=False), 44)
    widths = [8.4 - 6 * index / 43 for index in range(44)]
    stem = limb([(s.x, s.y, w) for s, w in zip(stations, widths, strict=True)], 80)
    thorns = [
        _thorn(stations[index], 1 if index % 4 else -1, widths[index], 6.2 - index * 0.06) for index in range(2, 42, 2)
    ]
    leaves: list[tuple[Path, list[Path]]] = []
    stalks: list[Path] = []
    for index, turn, length in ((7, -80, 29), (13, 98, 30), (20, -36, 30), (28, 158, 26), (34, 44, 27)):
        station, heading = stations[index], math.radians(turn)
        foot = (station.x + math.sin(heading) * 9, station.y - math.cos(heading) * 9)
        stalks.append(limb([(station.x, station.y, 2.2), (foot[0], foot[1], 1.6)], 6))
        leaves += [
            _toothed_leaf(*foot, turn + aside, length * share) for aside, share in ((-72, 0.76), (72, 0.76), (0, 1.0))
        ]
    twigs = [
        limb("70,-44,1.8 75,-38,1.6 73,-31,1.4"),
        limb("60,-48,1.8 51,-43,1.6 49,-35,1.4"),
        limb("66,-45,1.8 63,-32,1.6 61,-19,1.4"),
    ]
    parts = [
        paint("dark", stalks),
        *(part for blade, veins in leaves for part in (paint("body", blade), paint("line", veins))),
        paint("body", stem, thorns, twigs if fruit != "none" else ()),
        paint(
            "line",
            limb([(*s.beside(-w * 0.2), 0.7) for s, w in zip(stations[2:40], widths[2:], strict=False)], 60),
        ),
    ]
    if fruit == "berries":
        parts += _berry(74, -32, 17) + _berry(47, -36, 18) + _berry(61, -22, 23)
    elif fruit == "blossom":
        parts += _blossom(75, -27, 12) + _blossom(48, -30, 13) + _blossom(62, -10, 15)
    return parts


def _toadstool(gills: Literal["lite", "lum"]) -> list[Part]:
    cap = blob("-49,-55* -42,-65 -37,-82 -25,-99 -6,-109 9,-108 27,-97 38,-80 43,-65 50,-56* 26,-48 0,-45 -26,-48")
    under = blob("-47,-55.4* -25,-61 0,-63 26,-61.4 48,-56* 26,-49 0,-46.4 -26,-49")
    stem = blob("-10,-56* -9,-40 -12,-18 -19,-5 -13,0 14,0 20,-5 14,-18 10,-40 12,-56* 0,-58.4")
    frill = blob(
        "-10,-46* -17,-35 -21,-27* -15,-28 -11,-23* -6,-26 -1,-21* 4,-25 10,-21* 13,-26 20,-25* 17,-34 11,-46*"
    )
    ribs = [
        line([(x * 0.22, -58), (x * 0.7, -57 + lift * 0.7), (x, -57 + lift)], 0.8, 6)
        for x, lift in (
            (-42, 0),
            (-38, 3),
            (-31, 5),
            (-22, 7),
            (-12, 8.4),
            (0, 9),
            (12, 8.4),
            (22, 7),
            (31, 5),
            (38, 3),
            (42, 0),
        )
    ]
    ribs += [line([(x * 0.3, -60), (x, -57 - 5 + abs(x) * 0.1)], 0.6, 4) for x in (-34, -22, 22, 34)]
    warts = [
        blob(
            f"{x - r},{y} {x - r * 0.4},{y - h} {x + r * 0.6},{y - h * 0.9}"
            f" {x + r},{y + h * 0.1} {x + r * 0.2},{y + h} {x - r * 0.7},{y + h * 0.7}"
        )
        for x, y, r, h in (
            (-8, -90, 7, 5.4),
            (14, -96, 4.6, 3),
            (-24, -80, 5, 5),
            (8, -76, 6.4, 5.6),
            (26, -83, 4.4, 5),
            (-35, -69, 3.4, 4.4),
            (-12, -69, 4.2, 3.4),
            (24, -66, 4.6, 3.6),
            (37, -68, 3, 4),
            (-21, -96, 2.6, 2),
            (-3, -103, 3, 1.6),
        )
    ]
    fibres = [line(f"{x},-22 {x * 1.2},-12 {x * 1.5},-4", 0.7) for x in (-7, -3, 2, 6)] + [
        line(f"{x},-56 {x},-48", 0.6, 4) for x in (-6, -1, 4)
    ]
    scales = fur("-13,-12 0,-9 14,-12", 7, 4, 70, 0.9) + fur("-15,-7 0,-4 15,-7", 7, 4, 70, 0.9)
    return [
        paint("acc", cap),
        paint(gills, under),
        paint("seam", within(under, ribs)),
        paint("lite", stem),
        paint("seam", fibres, scales),
        paint("lite", frill),
        paint("seam", [line(f"{x * 0.5},-44 {x * 0.8},-36 {x},-27", 0.7) for x in (-15, -9, -3, 3, 9, 15)]),
        paint("glass", within(cap, warts)),
        paint("line", line("-40,-66 -34,-82 -23,-96", 0.9), line("38,-72 33,-84", 0.7, 4)),
    ]


@motif
def mushroom(glowing: bool = False, companion: bool = True) -> list[Part]:
    """A toadstool with a ring; `glowing` lights its gills, `companion` adds a young one at its right foot."""
    grown = _toadstool("lum" if glowing else "lite")
    young: list[Part] = []
    if companion:
        young = [paint(part.role, [moved(shape, 30, 0, 0.42, 0.44, turn=9) for shape in part.shapes]) for part in grown]
    blades = [
        limb(f"{x},1,2.4 {x + lean * 0.4},{-top * 0.6},1.8 {x + lean},{-top},0.4", 10)
        for x, lean, top in ((-17, -8, 15), (-13, -3, 20), (-20, -14, 9), (15, 3, 17), (19, 8, 12))
    ]
    return [*young, *grown, paint("dark", blades)]


@motif
def fir_tree(snow: bool = True, seed: int = 3) -> list[Part]:
    """Six steps of drooping boughs on a short trunk; the bare tip is at (0, -112)."""
    chance = random.Random(seed)
    trunk = [
        limb("0,1,12 0,-5,8.6 0,-40,6", 8, round_ends=False),
        limb("-2,-4,6 -8,1,2", 6),
        limb("2,-4,6 8,1,2", 6),
        limb("0,-96,3 1,-104,2 0,-112,0.8", 8),
    ]
    parts = [paint("dark", trunk), paint("line", line("-2,-2 -1.6,-9", 0.6, 4), line("2,-1 1.6,-10", 0.6, 4))]
    steps = 6
    for step in range(steps):
        share = step / (steps - 1)
        top, base, half = -38 - share * 68, -12 - share * 80, 47 * (1 - share) ** 0.9 + 4
        tips: list[Point] = []
        count = 9 - step if step < 5 else 3
        for index in range(count):
            across = index / (count - 1) * 2 - 1
            tips.append(
                (
                    across * half * chance.uniform(0.94, 1.06),
                    base - abs(across) ** 1.6 * (3 - 3 * share) + chance.uniform(-1, 2),
                )
            )
        boughs = [
            limb(
                [
                    (0, top, 4),
                    (x * 0.5, top + (y - top) * 0.5 + 1, 9 - 4 * share),
                    (x * 0.86, y - 3, 7.4 - 4 * share),
                    (x * 1.06, y + 1.6, 0.6),
                ],
                14,
            )
            for x, y in tips
        ]
        mass = blob([(0, top - 3), *((x * 0.86, y - 4) for x, y in reversed(tips))])
        needles = [
            hair
            for x, y in tips
            for hair in fur(
                f"{x * 0.3},{top + (y - top) * 0.4} {x * 0.6},{top + (y - top) * 0.66} {x * 0.92},{y - 3}",
                5,
                4.4,
                24 if x > 0 else -24,
                0.7,
            )
        ]
        parts += [
            paint("dark", [moved(bough, 0, 3.4) for bough in boughs]),
            paint("body", mass, boughs),
            paint("line", needles),
        ]
        if snow:
            parts.append(paint("glass", _snow(tips[0], top, chance), _snow(tips[-1], top, chance)))
            if step < 4:
                beside = [tip for tip in tips[1:-1] if abs(tip[0]) > half * 0.3]
                parts.append(paint("glass", [_snow(tip, top + 3, chance) for tip in chance.sample(beside, 2)]))
    return parts


def _snow(tip: Point, top: float, chance: random.Random) -> Path:
    """Snow on the upper edge of a bough, from near the trunk out to its tip."""
    x, y = tip
    points = []
    for index in range(7):
        share = 0.16 + index * 0.135
        points.append(
            (
                x * share,
                top - 1 + (y - top - 3) * share**1.15,
                0.8 + 3.4 * math.sin(math.pi * index / 6) * chance.uniform(0.6, 1.2),
            )
        )
    return limb(points, 24)
