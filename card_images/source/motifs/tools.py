"""Tools: what hands cut, write, sweep and catch with."""

from __future__ import annotations

import random
from typing import Literal

from card_images.source.geometry import (
    Path,
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
    union,
)
from card_images.source.motifs.drawing import Part, motif, paint


def _blade(turn: float, ring_x: float, ring_y: float, wide: float, tall: float) -> tuple[list[Path], ...]:
    """One half of a pair of scissors, turned about the screw at (0, -50): its steel, facet and loop."""
    steel = blob("-3.6,-3 -4.4,8 -3.4,30 0.4,51* 3.6,30 4.6,8 4.4,-4 2.6,-8*")
    facet = blob("0.6,-2* 3.6,8 2.8,30 0.6,49*")
    shank = limb(f"0,2,8.4 0.6,-8,6.4 {ring_x * 0.34},-17,5.6 {ring_x * 0.62},{ring_y + tall * 0.8},6")
    bow = cut(oval(ring_x, ring_y, wide, tall), oval(ring_x, ring_y, wide - 4.8, tall - 5))
    placed = ([steel], [facet], [union(shank, bow)])
    return tuple([moved(path, dy=-50, turn=turn) for path in paths] for paths in placed)


@motif
def scissors(state: Literal["open", "closed"] = "open") -> list[Part]:
    """Stands on its points, finger rings above; the screw is at (0, -50)."""
    turn = 21.0 if state == "open" else 2.6
    far, near = _blade(-turn, -12, -36, 12.5, 16), _blade(turn, 13, -34, 11, 13)
    engraved = [
        moved(path, dy=-50, turn=turn)
        for path in (
            line("-2,6 -1.6,26 0,44", 0.6),
            line("4,-14 7,-18 8,-22", 0.7),
            line("22,-40 23,-33 20,-27", 0.8),
        )
    ]
    engraved += [
        moved(path, dy=-50, turn=-turn)
        for path in (line("-2.2,6 -1.8,26 -0.2,44", 0.6), line("-22.6,-42 -23,-34 -20,-27", 0.8))
    ]
    return [
        paint("dark", far[0]),
        paint("lite", far[1]),
        paint("body", far[2]),
        paint("body", near[0]),
        paint("lite", near[1]),
        paint("body", near[2]),
        paint("line", engraved),
        paint("acc", circle(0, -50, 4)),
        paint("ink", line("-2.6,-48.6 2.6,-51.4", 1.1, 4)),
    ]


def _vane(quill: Path, first: int, side: float, reach: list[float]) -> Path:
    """One side of a feather's vane along its quill, as broad as the reaches say."""
    stations = along(quill, 40)[first:]
    count = len(reach) - 1
    edge = []
    for index, at in enumerate(stations):
        share = index / (len(stations) - 1) * count
        low = min(int(share), count - 1)
        width = reach[low] + (reach[low + 1] - reach[low]) * (share - low)
        edge.append(at.beside(side * width))
    return blob([*edge[::2], edge[-1], *[(at.x, at.y) for at in stations[::-3]]])


@motif
def quill(*, pot: bool = True) -> list[Part]:
    """A cut feather in a pot of ink; without the pot it stands on its nib at (0, 0)."""
    spine = blob("2,-12 8,-34 20,-62 38,-88 60,-108" if pot else "0,-8 6,-30 18,-58 36,-84 58,-104", closed=False)
    broad = _vane(spine, 11, 1, [2, 10, 13, 14, 12, 8, 1])
    narrow = _vane(spine, 13, -1, [1, 5, 7, 8, 8, 6, 0.6])
    stations = along(spine, 40)
    notches = [
        blob([at.beside(17), stations[index + 1].beside(8), stations[index + 3].beside(18)])
        for index, at in enumerate(stations)
        if index in (18, 27)
    ]
    notches += [blob([stations[23].beside(-12), stations[24].beside(-3.4), stations[26].beside(-12)])]
    barbs = [
        line([at.beside(1), stations[min(index + 3, 39)].beside(reach)], 0.55, 4)
        for index, at in enumerate(stations[13:37], start=13)
        for reach in (11, -6)
    ]
    vane = cut(union(broad, narrow), *notches)
    shaft = limb([(at.x, at.y, 3.4 - index * 0.07) for index, at in enumerate(stations)])
    down = [limb([(*stations[9].beside(s * 1), 1.8), (*stations[8].beside(s * 6), 0.7)], 6) for s in (-1, 1)]
    down += [limb([(*stations[11].beside(s * 1), 2), (*stations[10].beside(s * 8), 0.7)], 6) for s in (-1, 1)]
    feather = [
        paint("lite", vane, down),
        paint("glass", cut(narrow, *notches)),
        paint("seam", [intersect(vane, barb) for barb in barbs]),
        paint("body", shaft),
    ]
    if not pot:
        nib = blob("-1.8,-14* 2.8,-13* 2.4,-6 0,0* -1.6,-6")
        return [
            *feather,
            paint("dark", nib),
            paint("line", line("0.6,-11 0.1,-3", 0.5, 4)),
            paint("ink", circle(0, 1, 1.8)),
        ]
    glass = blob("-22,-4 -25,-12 -20,-22 -10,-27* -10,-33* 10,-33* 10,-27* 20,-22 25,-12 22,-4 12,0* -12,0*")
    ink = intersect(glass, blob("-30,-17* -12,-15.4 4,-17 30,-16* 30,4* -30,4*"))
    lip = [oval(0, -33, 12.6, 3.6), oval(0, -27.4, 11, 2.4)]
    cord = [
        limb("-10.6,-29,3 0,-27.4,3.2 10.6,-29,3"),
        limb("9,-28,2.4 13,-22,2 12,-17,1"),
        limb("9,-28,2.2 17,-25,1"),
    ]
    return [
        paint("glass", glass),
        paint("dark", ink),
        paint("body", lip),
        paint("ink", oval(0, -33.6, 9, 2)),
        *feather,
        paint("body", intersect(union(*lip), poly("-16,-32.6 16,-32.6 16,-20 -16,-20"))),
        paint("acc", cord),
        paint("ink", blob("-12.4,-33* -10.6,-27 -11.4,-21 -13.4,-20 -15,-22 -14,-28")),
        paint(
            "line",
            line("-18,-20 -21,-12 -18,-5", 1.1),
            line("-13,-12 0,-10.6 14,-12", 0.6),
            line("-9,-29.6 9,-29.6", 0.5),
        ),
    ]


@motif
def broom(seed: int = 1) -> list[Part]:
    """A besom standing on its twigs; the stick's end is at (3, -116)."""
    chance = random.Random(seed)
    stick = limb("0,-38,5.4 1.6,-56,5 -1.8,-78,4.8 1.4,-98,4.4 3,-116,4")
    knots = [circle(-2.8, -77, 2), circle(3.6, -97, 1.8)]

    def twigs(count: int, spread: float, foot: float) -> list[Path]:
        shapes = []
        for index in range(count):
            at = (index + 0.5) / count * 2 - 1 + chance.uniform(-0.06, 0.06)
            end_x, end_y = at * spread, foot + abs(at) * 4 + chance.uniform(-5, 1.5)
            shapes.append(
                limb(
                    [
                        (at * 5, -47, 2.6),
                        (at * 9, -32, 2.8),
                        (end_x * 0.72, end_y - 16, 2.3),
                        (end_x, end_y, 0.9),
                    ],
                    12,
                )
            )
        return shapes

    mass = blob("-6,-48* 6,-48* 10,-34 19,-18 26,-5* 12,-8 0,-3 -12,-8 -26,-5* -19,-18 -10,-34")
    grain = [line("-1,-60 0.4,-70 -2.6,-80", 0.6), line("0.6,-86 1.4,-98 2.4,-110", 0.6)]
    whiskers = [line(f"{x * 0.25},-40 {x * 0.5},-26 {x},-9", 0.6) for x in (-17, -10, -3, 4, 12, 18)]
    bands = [limb("-7.4,-44,3.6 0,-42.6,3.8 7.6,-44.6,3.6"), limb("-9.6,-35,3.4 0,-33.4,3.6 9.8,-35.8,3.4")]
    return [
        paint("body", stick, knots),
        paint("line", grain),
        paint("dark", mass, twigs(14, 31, -4)),
        paint("body", twigs(11, 25, -2)),
        paint("lite", twigs(8, 18, -3)),
        paint("line", whiskers),
        paint("acc", bands),
        paint("seam", [line(f"{x},-45.6 {x + 1.4},-41", 0.7, 4) for x in (-5, -1.6, 2, 5)]),
    ]


@motif
def butterfly_net(*, torn: bool = False) -> list[Part]:
    """Upright, the bag blown to the right; the pole's foot is at (-36, 0)."""
    pole = limb("-36,0,4.8 -31,-40,4.4 -26,-76,3.6")
    hoop = moved(cut(oval(0, 0, 16, 23), oval(0, 0, 13.2, 20.2)), dx=-21, dy=-98, turn=10)
    mouth = moved(oval(0, 0, 15, 22), dx=-21, dy=-98, turn=10)
    over = along(blob("-16,-120 8,-118 32,-106 52,-88 66,-72 84,-66", closed=False), 41)
    under = along(blob("-26,-76 -4,-72 20,-66 42,-58 64,-52 84,-64", closed=False), 41)

    def thread(start: float, slope: float) -> Path | None:
        points = []
        for above, below, step in zip(over, under, range(41), strict=True):
            share = start + slope * step / 40
            if 0 <= share <= 1:
                bulge = 10 * (1 - step / 40) * share * (1 - share) * 4
                points.append((above.x + (below.x - above.x) * share + bulge, above.y + (below.y - above.y) * share))
        return line(points[::2], 1.5, 30) if len(points) > 3 else None

    starts = [index / 7 for index in range(-13, 21)]
    net = [mesh for start in starts for slope in (1.9, -1.9) if (mesh := thread(start, slope))]
    edges = [limb([(at.x, at.y, 1.8) for at in side[::3]]) for side in (over, under)]
    tip = [limb("78,-66,5 86,-64,4 91,-56,2.6"), limb("84,-64,3 92,-63,1.4")]
    hole = blob("24,-100* 38,-97 50,-80* 38,-70 30,-76* 20,-84*")
    rags = [limb("24,-100,1.4 30,-94,1.2 28,-90,0.7", 8), limb("50,-80,1.4 44,-82,1.2 41,-87,0.7", 8)]
    inside = [intersect(mouth, line(f"-44,{y} -21,{y + 6} 4,{y + 3}", 0.6)) for y in range(-120, -76, 6)]
    inside += [intersect(mouth, line(f"{x},-122 {x + 3},-98 {x + 1},-74", 0.6)) for x in range(-36, -4, 6)]
    return [
        paint("dark", mouth),
        paint("line", inside),
        paint("lite", [cut(mesh, mouth, hole) if torn else cut(mesh, mouth) for mesh in net]),
        paint("lite", edges, tip, rags if torn else []),
        paint("body", hoop),
        paint("body", pole),
        paint("acc", limb("-27.6,-69,6.8 -25.2,-78,6.2", 6)),
        paint("line", line("-36,-4 -32,-36 -28.6,-66", 0.7)),
    ]
