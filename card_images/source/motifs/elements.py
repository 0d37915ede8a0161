"""Elements: water, fire, smoke, and what they leave: drops, bubbles, crystals."""

from __future__ import annotations

import math
from typing import Literal

from card_images.source.geometry import (
    Path,
    Point,
    StrokePoint,
    along,
    blob,
    circle,
    cut,
    intersect,
    limb,
    line,
    moved,
    oval,
    poly,
)
from card_images.source.motifs.drawing import Part, Role, motif, paint
from card_images.source.motifs.strips import rib, strip


@motif
def wave() -> list[Part]:
    """Rears up and breaks to the right; about 190 broad. The hollow under its lip is around (34, -44)."""
    back = blob("-98,0 -74,-9 -52,-29 -33,-60 -8,-86 22,-98 48,-93 64,-78 68,-56", closed=False)
    face = blob("96,0 62,-5 34,-15 17,-32 14,-52 25,-66 41,-71 56,-67 68,-56", closed=False)
    mass = strip(back, face, 0, 1, 40)
    crest = along(back, 60)
    fingers: list[Path] = []
    knuckles: list[Path] = []
    for index, station in enumerate(crest[24::5]):
        grow = 0.5 + index * 0.09
        for reach, hook, width in ((24.0, 1.0, 1.0), (15.0, 0.45, 0.8)):
            spine: list[StrokePoint] = []
            for forth, out, thick in (
                (-0.1, 2.0, 7.0),
                (0.3, -7.0, 6.0),
                (0.75, -10.0, 4.4),
                (1.1, -4.0, 0.8),
            ):
                x, y = station.beside(out * grow * hook)
                ahead = reach * grow * forth
                spine.append((x + station.along_x * ahead, y + station.along_y * ahead, thick * grow * width))
            fingers.append(limb(spine, 14))
            knuckles.append(line([(x, y) for x, y, _ in spine[:3]], 0.6, 8))
    foam = limb([(*station.beside(1), 3 + index * 0.24) for index, station in enumerate(crest[18:])], 40)
    scallops = [circle(*station.beside(3.6), 2.2 + index * 0.17) for index, station in enumerate(crest[24::3])]
    drips = [
        limb(f"{x},{y},5 {x - 1},{y + 5},3.6 {x - 3},{y + length},0.9", 10)
        for x, y, length in ((66, -60, 18), (57, -67, 13), (48, -70, 16), (39, -71, 9))
    ]
    spray = [
        circle(x, y, radius)
        for x, y, radius in ((80, -62, 2), (86, -76, 1.3), (76, -86, 1.6), (62, -99, 1.4), (84, -44, 1.2))
    ]
    swell = blob("20,4* 36,-12 52,-15 62,-9* 74,-15 88,-13 104,4*")
    lap = blob("-104,4* -84,-7 -60,-3 -34,-10 -8,-2 22,-9 48,-1 72,-7 108,4*")
    ripples = [line("26,-4 42,-11 56,-10", 0.8), line("66,-8 78,-11 92,-5", 0.8)]
    ripples += [line("-80,-3 -58,0 -34,-6", 0.8), line("-6,1 20,-5 44,2", 0.8), line("54,1 72,-3 90,1", 0.8)]
    return [
        paint("body", mass),
        paint("dark", strip(back, face, 0.86, 1)),
        paint("lite", *(strip(back, face, *shares) for shares in ((0.2, 0.34), (0.52, 0.63), (0.76, 0.83)))),
        paint("line", *(rib(back, face, share, 0.7) for share in (0.07, 0.13, 0.41, 0.46, 0.7, 0.9))),
        paint("seam", *(rib(back, face, share, 0.6) for share in (0.27, 0.575))),
        paint("lite", drips),
        paint("glass", foam, fingers, scallops),
        paint("seam", knuckles),
        paint("dark", swell),
        paint("body", lap),
        paint("line", ripples),
        paint("glass", spray),
    ]


@motif
def flame(form: Literal["tongue", "hearth"] = "tongue") -> list[Part]:
    """A leaning tongue of fire, or a low fire on two logs."""
    tongue = blob(
        "2,0 -15,-3 -27,-16 -28,-33 -18,-49 -8,-61 -7,-75 -17,-91* 0,-86 9,-93"
        " 25,-112* 20,-93 25,-79 33,-63 33,-42 28,-19 17,-4"
    )
    left = blob("-6,-3 -23,-2 -38,-11 -43,-26 -37,-38 -42,-57* -29,-46 -24,-33 -17,-17")
    right = blob("8,-4 24,-11 32,-24 34,-37 45,-48 43,-66* 54,-50 57,-33 48,-14 31,-2")
    heart = blob("4,-4 -12,-7 -18,-21 -12,-37 0,-49 5,-62 0,-74* 11,-71 14,-64 20,-84* 20,-64 24,-45 22,-20 14,-6")
    hearts = [
        blob("-22,-5 -32,-13 -33,-25 -34,-38* -26,-28 -18,-12"),
        blob("30,-6 40,-18 42,-32 46,-44* 49,-30 42,-11"),
    ]
    core = blob("4,-5 -6,-10 -6,-20 3,-30 8,-46* 13,-29 13,-13")
    licks = [
        line("-23,-18 -23,-33 -12,-48 -3,-62 -3,-78", 0.9),
        line("29,-20 29,-42 28,-60 20,-78 19,-98", 0.9),
        line("14,-72 14,-82 20,-96", 0.7),
        line("-38,-16 -39,-27 -35,-38 -38,-50", 0.7),
        line("50,-18 53,-34 50,-48", 0.7),
    ]
    sparks = [
        blob("-4,-106* -1,-101 -4,-97 -7,-101"),
        blob("42,-84* 44.6,-80 42,-76 39.4,-80"),
        circle(-26, -72, 1.6),
        circle(8, -112, 1.2),
    ]
    if form == "hearth":
        wide = [moved(shape, dy=-14, scale=1.15, scale_y=0.72) for shape in (left, right)]
        return [
            paint("dark", limb("-56,-6,13 48,-17,11"), oval(-56, -6, 5, 7.4)),
            paint("acc", wide),
            paint("acc", moved(tongue, dy=-12, scale=1.0, scale_y=0.82)),
            paint("lum", moved(heart, dy=-14, scale=1.1, scale_y=0.8), [moved(h, dy=-13) for h in hearts]),
            paint("acc", moved(core, dy=-12, scale_y=0.8)),
            paint("line", [moved(lick, dy=-12, scale=1, scale_y=0.8) for lick in licks]),
            paint("body", limb("-46,-19,11 56,-6,13"), oval(56, -6, 5, 7.4)),
            paint("line", line("-40,-20 0,-14 46,-9", 0.8), line("-34,-16 4,-9 44,-4", 0.7)),
            paint("lite", oval(57, -6, 3.6, 5.4)),
            paint("seam", oval(57, -6, 2, 3), line("-50,-8 -56,-6", 0.7)),
            paint("lum", sparks),
        ]
    return [
        paint("acc", left, right),
        paint("acc", tongue),
        paint("line", licks),
        paint("lum", heart, hearts),
        paint("acc", core),
        paint("lum", sparks),
    ]


def _volute(x: float, y: float, radius: float, start: float, turns: float, width: float) -> list[StrokePoint]:
    """A stroke that curls inwards round (x, y), from `start` (degrees); negative turns run anticlockwise."""
    count = max(8, int(abs(turns) * 12))
    stroke = []
    for index in range(count + 1):
        share = index / count
        angle = math.radians(start + 360 * turns * share)
        reach = radius * (1 - share) ** 0.8 + radius * 0.1
        stroke.append((x + reach * math.cos(angle), y + reach * math.sin(angle), width * (1 - 0.7 * share)))
    return stroke


@motif
def smoke(course: Literal["rising", "drifting"] = "rising") -> list[Part]:
    """Rises from (0, 0), thin at first, and ends in volutes; drifting, the wind takes it to the right."""
    wind = 0.5 if course == "drifting" else 0.0

    def blown(x: float, y: float) -> Point:
        return x + wind * y * y / 100, y

    strands: list[list[StrokePoint]] = [
        [(0, 0, 2), (4, -10, 4), (0, -22, 6), (3, -33, 7), *_volute(22, -41, 12.5, 165, 1.4, 7)],
        [
            (0, 0, 2),
            (-4, -12, 5),
            (-7, -25, 7),
            (5, -42, 9),
            (3, -57, 9),
            *_volute(-22, -70, 14, 25, -1.45, 8),
        ],
        [
            (0, 0, 2),
            (6, -14, 6),
            (3, -28, 8),
            (-9, -43, 10),
            (-9, -59, 11),
            (0, -74, 11),
            *_volute(20, -88, 17, 160, 1.5, 10),
        ],
    ]
    wisps: list[list[StrokePoint]] = [
        [(-24, -92, 0.8), (-15, -97, 4.4), (-8, -106, 3), (-11, -116, 0.7)],
        [(43, -58, 0.8), (48, -66, 3.4), (45, -76, 0.7)],
        [(-30, -36, 0.7), (-25, -42, 3), (-27, -50, 0.7)],
    ]
    parts = [paint("lite", [limb([(*blown(x, y), width) for x, y, width in wisp], 14) for wisp in wisps])]
    for index, strand in enumerate(strands):
        spine = along(blob([blown(x, y) for x, y, _ in strand], closed=False), 90)
        swell = [(0.12 + min(1.0, step / 30)) * (1 - step / 105) for step in range(90)]
        filaments = []
        for aside, share in ((-6.0, 4.4), (-0.6, 3.2), (4.6, 3.8)):
            points = [(*at.beside(aside * grow), share * grow + 0.5) for at, grow in zip(spine, swell, strict=True)]
            filaments.append(limb(points, 100))
        parts.append(paint("glass" if index == 2 else "lite", filaments))
        parts.append(
            paint(
                "seam",
                line([at.beside(4.6 * grow) for at, grow in zip(spine, swell, strict=True)][30:80], 0.5, 60),
            )
        )
    return parts


def _spike(length: float, width: float, x: float, turn: float, bright: Role = "glass") -> list[Part]:
    """A six-sided crystal that leans from (x, 0) by `turn` degrees: a lit, a middle and a dark facet."""
    lift = -abs(turn) * width / 110
    left, near, far, right = -width * 0.5, -width * 0.2, width * 0.24, width * 0.5
    apex = (width * 0.06, -length)
    tops = (left, -length * 0.74), (near, -length * 0.8), (far, -length * 0.82), (right, -length * 0.75)
    facets: list[tuple[Role, list[Point]]] = [
        (bright, [(left, -width * 0.12), (near, 0), tops[1], tops[0]]),
        ("lite", [(near, 0), (far, 0), tops[2], tops[1]]),
        ("body", [(far, 0), (right, -width * 0.12), tops[3], tops[2]]),
        ("lite", [tops[0], tops[1], apex]),
        (bright, [tops[1], tops[2], apex]),
        ("dark", [tops[2], tops[3], apex]),
    ]
    flaws = [
        line(
            [(near * 0.4, -length * a), (far * 0.8, -length * (a + 0.05)), (far * 0.5, -length * (a + 0.16))],
            0.6,
            6,
        )
        for a in (0.16, 0.42)
    ]
    edges = [line([(near, 0), tops[1], apex], 0.6, 12), line([tops[0], tops[1], tops[2], tops[3]], 0.6, 16)]
    parts = [paint(role, moved(poly(points), dx=x, dy=lift, turn=turn)) for role, points in facets]
    return [*parts, paint("seam", [moved(shape, dx=x, dy=lift, turn=turn) for shape in (*flaws, *edges)])]


@motif
def crystal(form: Literal["cluster", "single"] = "cluster", glowing: bool = False) -> list[Part]:
    """Spikes that grow out of a crust of rock; a glowing one has a lit facet."""
    bright: Role = "lum" if glowing else "glass"
    if form == "single":
        return _spike(100, 34, 0, 5, bright)
    behind = [*_spike(66, 17, -12, -27), *_spike(74, 17, 14, 22)]
    middle = _spike(100, 25, 1, -3, bright)
    front = [
        *_spike(48, 15, 26, 40),
        *_spike(44, 15, -26, -46),
        *_spike(58, 16, -13, -14),
        *_spike(38, 14, 12, 14),
    ]
    crust = blob("-48,3* -42,-6 -32,-10 -22,-8 -10,-13 4,-9 16,-13 28,-8 40,-9 50,3*")
    splinters = [
        poly(f"{x - 3},-2 {x + lean - 2},{-tall + 4} {x + lean},{-tall} {x + lean + 2},{-tall + 3} {x + 3},-2")
        for x, lean, tall in ((-36, -5, 15), (39, 5, 16), (2, 1, 19))
    ]
    cracks = [
        line("-32,-8 -28,-2 -32,2", 0.7),
        line("-8,-11 -4,-5 -8,1", 0.7),
        line("18,-10 24,-4 20,2", 0.7),
    ]
    return [
        *behind,
        *middle,
        *front,
        paint("lite", splinters[:2]),
        paint("acc", splinters[2]),
        paint("dark", crust),
        paint("line", cracks),
    ]


def _arc(x: float, y: float, radius: float, start: float, end: float, steps: int = 12) -> list[Point]:
    angles = [math.radians(start + (end - start) * index / steps) for index in range(steps + 1)]
    return [(x + radius * math.cos(angle), y + radius * math.sin(angle)) for angle in angles]


def _pane(x: float, y: float, inner: float, outer: float, start: float, end: float) -> Path:
    return poly(_arc(x, y, outer, start, end) + _arc(x, y, inner, end, start))


def _soap(x: float, y: float, size: float) -> tuple[list[Path], list[Path], list[Path]]:
    """A bubble's skin, the window bent in it, and the bands of its film."""
    skin = [
        cut(circle(x, y, size), circle(x - size * 0.02, y - size * 0.02, size * 0.94)),
        cut(circle(x, y, size * 0.95), circle(x - size * 0.1, y - size * 0.11, size * 0.87)),
    ]
    panes = [
        _pane(x, y, size * low, size * high, start, end)
        for low, high in ((0.48, 0.63), (0.66, 0.82))
        for start, end in ((197, 222), (225, 250))
    ]
    panes += [
        _pane(x, y, size * 0.72, size * 0.8, 28, 62),
        circle(x + size * 0.2, y - size * 0.72, size * 0.05),
    ]
    film = [
        line(_arc(x, y, size * reach, start, end), max(0.5, size * 0.016))
        for reach, start, end in (
            (0.87, 100, 182),
            (0.8, 108, 172),
            (0.72, 118, 160),
            (0.88, 270, 338),
            (0.8, 282, 326),
        )
    ]
    return skin, panes, film


@motif
def bubble(film: Literal["clear", "filled"] = "clear") -> list[Part]:
    """Two that touch. Clear, one sees through it; filled, its `glass` at (-6, -47) can hold another world."""
    skin, panes, bands = _soap(-6, -47, 46)
    small_skin, small_panes, small_bands = _soap(41, -88, 16)
    sheen = [line(_arc(-6, -47, 40.5, 20, 84), 1.6), line(_arc(41, -88, 13.4, 20, 80), 0.9)]
    filling = [paint("glass", circle(-6, -47, 45), circle(41, -88, 15.6))] if film == "filled" else []
    return [
        *filling,
        paint("lite", skin, small_skin, cut(circle(37, -30, 5), circle(36.4, -30.6, 3.9))),
        paint("line" if film == "clear" else "seam", bands, small_bands),
        paint("acc", sheen),
        paint("lum", panes, small_panes),
    ]


@motif
def drop(state: Literal["hanging", "falling"] = "hanging") -> list[Part]:
    """Hanging, its neck holds on at (0, -110); falling, it ends in a point at (4, -101)."""
    if state == "hanging":
        shape = blob("-1,-110* -1.6,-92 -5,-74 -17,-55 -28,-35 -26,-12 0,0 26,-12 28,-35 17,-55 5,-74 1.6,-92 1,-110*")
    else:
        shape = blob("4,-101* 8,-82 19,-62 30,-42 32,-24 23,-7 0,0 -24,-7 -32,-25 -28,-44 -14,-63 -2,-82")
    inner = intersect(moved(shape, dx=0.5, dy=-4, scale=0.84, scale_y=0.95), shape)
    shallow = cut(inner, moved(shape, dx=-6, dy=-11, scale=0.84, scale_y=0.95))
    glint = [limb("-14,-50,1 -19,-38,6 -18,-25,5.4 -13,-17,1.4"), oval(-9, -58, 1.8, 3.4)]
    flow = [
        line("1,-92 -1,-76 -8,-64", 0.7),
        line("9,-60 17,-44 16,-28 6,-16", 0.6),
        line("5,-56 11,-42 10,-30 1,-19", 0.6),
        line("-27,-30 -23,-12 -6,-3", 0.8),
    ]
    return [
        paint("body", shape),
        paint("lite", inner),
        paint("glass", shallow),
        paint("line", flow),
        paint("lum", glint),
    ]
