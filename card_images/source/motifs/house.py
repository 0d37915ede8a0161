"""House: doors, windows, stairs, furniture."""

from __future__ import annotations

import math
from typing import Literal

from card_images.source.geometry import (
    Path,
    Point,
    along,
    around,
    blob,
    both_sides,
    circle,
    cut,
    limb,
    line,
    mirror,
    moved,
    outline,
    oval,
    poly,
    rect,
    ring,
    union,
)
from card_images.source.motifs.drawing import Part, Role, motif, paint


@motif
def door(state: Literal["open", "closed"] = "open") -> list[Part]:
    """An arched door; open, it lets out light."""
    arch = blob("-23,0* -23,-68 -15,-86 0,-92 15,-86 23,-68 23,0*")
    frame = cut(blob("-31,0* -31,-70 -21,-93 0,-101 21,-93 31,-70 31,0*"), arch)
    stones = [
        line(f"{x * 0.76},{y} {x},{y2}", 0.8, 4)
        for x, y, y2 in (
            (-30, -20, -20),
            (-30, -44, -44),
            (-30, -66, -70),
            (30, -20, -20),
            (30, -44, -44),
            (30, -66, -70),
            (-20, -82, -93),
            (20, -82, -93),
        )
    ]
    keystone = poly("-5,-90 5,-90 7,-103 -7,-103")
    step = rect(-37, -3, 74, 6, 1)
    if state == "closed":
        planks = [line(f"{x},-2 {x},{top}", 0.7, 4) for x, top in ((-14, -84), (-5, -90), (5, -90), (14, -84))]
        hinges = [limb(f"-23,{y},4 -8,{y},2 -2,{y},1") for y in (-66, -22)]
        return [
            paint("body", frame),
            paint("lite", arch),
            paint("seam", planks),
            paint("dark", hinges),
            paint("line", stones),
            paint("body", keystone, step),
            paint("acc", circle(14, -38, 2.4)),
        ]
    leaf = blob("-23,0* -23,-68 -19,-81 -8,-86 0,-78 2,-62 2,9*")
    panels = [rect(-18, -60, 14, 24, 1), rect(-18, -28, 14, 22, 1)]
    return [
        paint("body", frame),
        paint("lum", arch),
        paint("dark", leaf),
        paint("line", [outline(p, 0.8) for p in panels], stones),
        paint("body", keystone, step),
        paint("acc", circle(-1.5, -32, 1.8)),
    ]


@motif
def spiral_stairs(turns: float = 2.2, steps: int = 46) -> list[Part]:
    """Winds up round a newel; the steps in front hide those behind."""
    turn = turns * 2 * math.pi / steps * 1.06
    reach = 33.0
    behind: list[Path] = []
    rails: list[Path] = []
    risers: list[Path] = []
    treads: list[Path] = []
    for index in range(steps):
        angle, y = index / steps * turns * 2 * math.pi + 0.6, -index / steps * 96

        def at(radius: float, angle: float, rise: float = 0, y: float = y) -> Point:
            return radius * math.cos(angle), y + rise + radius * math.sin(angle) * 0.34

        tread = poly(
            [
                at(4, angle),
                at(reach, angle),
                at(reach + 1, angle + turn / 2),
                at(reach, angle + turn),
                at(4, angle + turn),
            ]
        )
        riser = poly([at(reach, angle), at(reach, angle + turn), at(reach, angle + turn, 3.2), at(reach, angle, 3.2)])
        baluster = limb(
            [(*at(reach, angle + turn / 2), 0.9), (*at(reach, angle + turn / 2, -13), 0.9)],
            3,
            round_ends=False,
        )
        handrail = limb([(*at(reach, angle, -13), 1.7), (*at(reach, angle + turn, -14.8), 1.7)], 3)
        if math.sin(angle + turn / 2) < 0:
            behind += [tread, riser, baluster, handrail]
        else:
            treads.append(tread)
            risers.append(riser)
            rails += [baluster, handrail]
    newel = [rect(-3.5, -112, 7, 114, 2), circle(0, -115, 5.4), rect(-5.5, -108, 11, 3, 1)]
    return [paint("dark", behind), paint("body", newel), paint("body", risers, rails), paint("lite", treads)]


@motif
def window(
    shape: Literal["tall", "round"] = "tall",
    shutters: Literal["open", "closed", "none"] = "open",
    lit: bool = True,
) -> list[Part]:
    """The panes are the light, around (0, -52). The round one, of attics, has no shutters."""
    glow: Role = "lum" if lit else "dark"
    if shape == "round":
        return _round_window(glow)
    opening = rect(-20, -92, 40, 78)
    frame = cut(rect(-26, -98, 52, 86, 1), opening)
    lintel = [blob("-32,-98* -30,-104 -16,-106 0,-111 16,-106 30,-104 32,-98*")]
    sill = [
        rect(-34, -15, 68, 5, 1),
        poly("-30,-10 30,-10 26,-5 -26,-5"),
        *(blob(f"{x - 4},-5* {x + 4},-5* {x + 3},2 {x - 1},4") for x in (-20, 20)),
    ]
    bars = [rect(-20, -71, 40, 2.6), rect(-20, -44, 40, 2.6), rect(-1.7, -92, 3.4, 78)]
    drapes = [blob("-20,-92* -4,-92* -8,-78 -17,-66 -20,-60*"), blob("20,-92* 4,-92* 8,-78 17,-66 20,-60*")]
    pot = [blob("5,-15* 7,-23* 15,-23* 13.6,-15*")]
    sprig = [
        limb("11,-22,1 10,-30,0.9 12,-38,0.6"),
        blob("10,-29* 5,-33 3,-38* 8,-36"),
        blob("11,-31* 16,-34 18,-38* 13,-37"),
    ]
    mouldings = [
        line("-29,-100 0,-107 29,-100", 0.8),
        line("-33,-12.6 33,-12.6", 0.8, 4),
        line("-23,-95 -23,-16", 0.7, 4),
        line("23,-95 23,-16", 0.7, 4),
    ]
    parts = [paint(glow, opening)]
    if lit:
        parts.append(paint("lite", drapes))
        parts.append(
            paint(
                "seam",
                [
                    line(f"{s * x0},-91 {s * x1},{y}", 0.6, 6)
                    for s in (-1, 1)
                    for x0, x1, y in ((8, 13, -74), (12, 17, -68), (16, 19, -64))
                ],
            )
        )
    else:
        parts.append(
            paint(
                "line",
                [line(f"{x},{y} {x + 5},{y - 9}", 0.9, 3) for x, y in ((-14, -52), (5, -74), (-10, -24))],
            )
        )
    parts += [
        paint("body", frame, bars, lintel, sill),
        paint("line", mouldings),
        paint("dark", pot, sprig),
        paint("acc", circle(12, -39, 2.8), circle(4, -38.6, 2)),
    ]
    if shutters == "none":
        return parts
    return [*parts, *_shutters(shutters == "open")]


def _shutters(opened: bool) -> list[Part]:
    """A pair of louvred shutters with a heart in each."""
    leaf = poly("26,-97 48,-103 48,-8 26,-13") if opened else rect(0.4, -97, 25, 84, 0.6)
    fields = (
        ("29.4,-90 44.6,-94 44.6,-62 29.4,-61", "29.4,-54 44.6,-54 44.6,-15 29.4,-19")
        if opened
        else ("4,-91 22,-91 22,-61 4,-61", "4,-54 22,-54 22,-18 4,-18")
    )
    middle = 37 if opened else 13
    half = 7.4 if opened else 9
    slats = [
        line(f"{middle - half},{y + 0.6} {middle + half},{y - (1.4 if opened else 0)}", 0.8, 4)
        for y in range(-86, -62, 4)
    ] + [line(f"{middle - half},{y} {middle + half},{y}", 0.8, 4) for y in range(-50, -20, 4)]
    hinges = [limb(f"{24 if opened else 27},{y},2.6 {31 if opened else 17},{y},1.6", 4) for y in (-84, -24)]
    heart = blob(f"{middle},-76* {middle + 3},-79 {middle + 5.4},-76 {middle},-68* {middle - 5.4},-76 {middle - 3},-79")
    return [
        paint("body" if opened else "lite", leaf, mirror(leaf)),
        paint("dark", [shape for field in fields for shape in (poly(field), mirror(poly(field)))]),
        paint("line", [shape for slat in slats for shape in (slat, mirror(slat))]),
        paint("lite", hinges, [mirror(hinge) for hinge in hinges]),
        paint("acc", heart, mirror(heart)),
    ]


def _round_window(glow: Role) -> list[Part]:
    joints = [
        line([inner, outer], 1, 3)
        for inner, outer in zip(around(0, -50, 40, 12, 15), around(0, -50, 50, 12, 15), strict=True)
    ]
    keystones = [moved(poly("-6,-38 6,-38 8.4,-53 -8.4,-53"), dy=-50, turn=turn) for turn in (0, 90, 180, 270)]
    spokes = [rect(-1.8, -88, 3.6, 76), rect(-38, -51.8, 76, 3.6), ring(0, -50, 13, 3)]
    petal = [limb("0,-13,1.8 9,-25,2.2 0,-37,1.8"), limb("0,-13,1.8 -9,-25,2.2 0,-37,1.8")]
    tracery = [moved(side, dy=-50, turn=turn) for turn in (45, 135, 225, 315) for side in petal]
    return [
        paint(glow, circle(0, -50, 39)),
        paint("dark", ring(0, -50, 50, 11)),
        paint("line", joints),
        paint("body", keystones),
        paint("body", ring(0, -50, 40, 3.6), spokes, tracery),
        paint("line", ring(0, -50, 38.8, 0.7), line("-1,-86 -1,-14", 0.6, 4), line("-36,-51 36,-51", 0.6, 4)),
        paint("acc", circle(0, -50, 4)),
    ]


@motif
def ladder(rungs: int = 9, broken: bool = True) -> list[Part]:
    """Leans to the right; its rails end at (19, -100) and (41, -97). Turned by -16 degrees it hangs."""
    left = blob("-31,0 -6,-52 19,-101", closed=False)
    right = blob("1,0 21,-50 41,-97", closed=False)
    feet, tops = along(left, rungs + 2)[1:-1], along(right, rungs + 2)[1:-1]
    whole: list[Path] = []
    snapped: list[Path] = []
    pegs: list[Path] = []
    for index, (a, b) in enumerate(zip(feet, tops, strict=True)):
        pegs += [circle(a.x, a.y, 1.1), circle(b.x, b.y, 1.1)]
        if broken and index == rungs // 3:
            span_x, span_y = b.x - a.x, b.y - a.y
            x, y = a.x + span_x * 0.42, a.y + span_y * 0.42 + 7
            snapped += [
                limb([(a.x, a.y, 3.6), (x, y, 3.8)], 4, round_ends=False),
                poly([(x - 1.6, y - 2), (x + 5, y - 1), (x + 1, y + 0.4), (x + 4, y + 3), (x - 2, y + 1.8)]),
            ]
            x, y = b.x - span_x * 0.36, b.y - span_y * 0.36 - 2
            snapped += [
                limb([(b.x, b.y, 3.6), (x, y, 3.8)], 4, round_ends=False),
                poly([(x + 1.6, y - 1.8), (x - 5, y - 2), (x - 1, y), (x - 4, y + 1.6), (x + 1.4, y + 2)]),
            ]
        else:
            whole.append(
                limb(
                    [(a.x - 2, a.y, 3.2), ((a.x + b.x) / 2, (a.y + b.y) / 2 + 0.5, 3.8), (b.x + 2, b.y, 3.2)],
                    10,
                )
            )
    rails = [limb("-31,0,5 -6,-52,4.4 19,-101,4"), limb("1,0,5 21,-50,4.4 41,-97,4")]
    grain = [
        line("-30,-4 -7,-52 17,-99", 0.6),
        line("-27,-8 -14,-36", 0.5),
        line("2,-4 20,-50 39,-95", 0.6),
        line("14,-32 28,-66", 0.5),
    ]
    return [
        paint("lite", whole),
        *([paint("acc", snapped)] if snapped else []),
        paint(
            "seam",
            [
                line([(a.x + 4, a.y + 0.6), (b.x - 4, b.y + 0.6)], 0.5, 3)
                for i, (a, b) in enumerate(zip(feet, tops, strict=True))
                if not (broken and i == rungs // 3)
            ],
        ),
        paint("body", rails),
        paint("line", grain),
        paint("dark", pegs),
    ]


@motif
def chimney() -> list[Part]:
    """A stack on a slope of tiles. Its two pots smoke at (-10, -108) and (10, -103)."""
    face, side = rect(-24, -70, 36, 60), poly("12,-70 26,-76 26,-4 12,-10")
    crown = [poly("-28,-70 14,-70 14,-75 -28,-75"), poly("-31,-75 16,-75 16,-82 -31,-82")]
    crown_side = [poly("14,-70 29,-77 29,-82 14,-75"), poly("16,-75 32,-82 32,-89 16,-82")]
    top = poly("-31,-82 16,-82 32,-89 -14,-89")
    pots = [
        blob("-20,-84* -16.4,-93 -16.4,-104* -4.6,-104* -4.6,-93 -1,-84*"),
        blob("2,-85* 5,-92 5,-99* 15,-99* 15,-92 18,-85*"),
    ]
    rims = [rect(-19, -109, 17, 5.4, 1.8), rect(2.6, -103.4, 14.8, 5, 1.8)]
    mouths = [oval(-10.5, -108.4, 7, 1.6), oval(10, -102.8, 6, 1.5)]
    courses = [line(f"-24,{y} 12,{y} 26,{y - 6 + (y + 70) * 0.03}", 0.7, 6) for y in range(-64, -12, 6)]
    joints = [
        line(f"{x},{y} {x},{y + 6}", 0.7, 3)
        for row, y in enumerate(range(-70, -16, 6))
        for x in range(-18 if row % 2 else -24, 12, 12)
        if x > -24
    ]
    joints += [line(f"19,{y - 3} 19,{y + 3}", 0.7, 3) for y in range(-64, -16, 12)]
    bricks = [rect(x, y, 11, 5) for x, y in ((-17, -57.5), (-11, -33.5), (-23, -45.5), (0, -63.5))]
    slope = poly("-64,6 64,6 47,-28 -47,-28")
    tiles = []
    for row in range(5):
        y, half = -22 + row * 6, 49 + row * 3.2
        for column in range(-8, 9):
            x = (column + (0.5 if row % 2 else 0)) * half / 8
            if abs(x) < half * 0.95:
                tiles.append(line(f"{x - half / 16},{y - 2} {x},{y + 3} {x + half / 16},{y - 2}", 0.9, 8))
    lead = poly("-28,-13 14,-13 29,-19 29,-13 14,-6 -28,-6")
    return [
        paint("dark", slope),
        paint("line", tiles),
        paint("body", face),
        paint("dark", side),
        paint("lite", bricks),
        paint("line", courses, joints),
        paint("lite", lead),
        paint("body", crown),
        paint("dark", crown_side, top),
        paint("line", line("-30,-75.4 15,-75.4", 0.7, 3), line("-27,-70.4 13,-70.4", 0.7, 3)),
        paint("acc", pots),
        paint("acc", rims),
        paint("ink", mouths),
        paint("seam", line("-13.4,-101 -15,-89", 0.8), line("7.6,-97 7,-89", 0.8)),
    ]


@motif
def keyhole(lit: bool = True) -> list[Part]:
    """In its plate, with light behind it unless `lit` is false. The hole is around (0, -50)."""
    plate = both_sides(
        blob(
            "0,-108* 5,-101 13,-98 20,-103 27,-96 24,-87 31,-80 34,-66 28,-55 33,-44 36,-30 30,-18 23,-14"
            " 26,-6 18,0 11,-4 5,-1 0,5* 0,-50*"
        )
    )
    border = outline(both_sides(blob("0,-100* 8,-93 20,-92 27,-76 23,-56 28,-34 22,-16 8,-10 0,-3* 0,-50*")), 1.1)
    hole = union(circle(0, -61, 10.5), poly("-5,-58 5,-58 10.5,-26 -10.5,-26"))
    collar = union(circle(0, -61, 15), blob("-9,-58* 9,-58* 16,-24 12,-20 -12,-20 -16,-24"))
    scrolls = [
        limb("2,-81,1.4 10,-86,1.6 18,-84,1.6 19,-77,1.4 14,-75,1.2 13,-79,0.8"),
        limb("19,-46,1 22,-38,1.5 21,-28,1.6 15,-22,1.4", 16),
        limb("2,-12,1.2 9,-17,1.4 15,-14,1.2", 12),
        limb("20,-68,1 24,-64,1.4 21,-58,1", 10),
    ]
    screws = [circle(x, y, 3.4) for x, y in ((-22, -95), (22, -95), (-19, -7), (19, -7))]
    slots = [
        line(f"{x - 2.4},{y + d} {x + 2.4},{y - d}", 0.9, 3)
        for (x, y), d in zip(((-22, -95), (22, -95), (-19, -7), (19, -7)), (1.2, -0.6, 0.2, 1.6), strict=True)
    ]
    crest = blob("0,-99 4.4,-92 0,-86 -4.4,-92")
    return [
        paint("body", plate),
        paint("line", border),
        paint("lite", [both_sides(scroll) for scroll in scrolls]),
        paint("dark", collar),
        paint("line", outline(collar, 0.9)),
        paint("lum" if lit else "ink", hole),
        paint("lite", screws),
        paint("ink", slots),
        paint("acc", crest),
    ]
