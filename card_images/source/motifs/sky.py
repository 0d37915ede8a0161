"""Sky: moon, clouds, comets, snow. (The painted sky itself is `card_images.source.sky`.)"""

from __future__ import annotations

import random
from typing import Literal

from card_images.source.geometry import (
    Path,
    Point,
    around,
    blob,
    circle,
    cut,
    limb,
    line,
    moved,
    oval,
    poly,
    rect,
    ring,
    union,
)
from card_images.source.motifs.drawing import Part, motif, paint


@motif
def moon(phase: Literal["full", "crescent"] = "full") -> list[Part]:
    """Place it with `light.moon`, which adds its glow."""
    disc = circle(0, -50, 50)
    if phase == "crescent":
        return [paint("lum", cut(disc, circle(24, -57, 45)))]
    seas = [
        blob("-26,-72 -12,-80 2,-74 -2,-60 -16,-54 -28,-60"),
        blob("6,-52 22,-58 30,-46 22,-34 8,-38"),
        oval(-14, -30, 11, 7),
    ]
    craters = [
        line(f"{x - 4},{y} {x},{y + 3} {x + 4},{y}", 0.8, 8) for x, y in ((24, -74), (-32, -42), (4, -20), (34, -62))
    ]
    return [paint("lum", disc), paint("seam", seas), paint("seam", craters)]


@motif
def cloud() -> list[Part]:
    """A rolled cloud with a flat foot, twice as broad as high."""
    behind = [circle(-34, -46, 20), circle(34, -60, 27), circle(2, -66, 26), circle(70, -36, 18)]
    middle = [circle(-54, -24, 20), circle(-16, -38, 27), circle(26, -40, 28), circle(62, -24, 21)]
    foot = [circle(-38, -12, 13), circle(2, -16, 18), circle(44, -14, 16), rect(-72, -13, 156, 13, 6)]
    seconds = [
        line(_bow(x, y, radius * 0.8, start, end), 1.1)
        for x, y, radius, start, end in (
            (-34, -46, 20, 190, 300),
            (34, -60, 27, 215, 350),
            (2, -66, 26, 185, 300),
            (70, -36, 18, 250, 380),
        )
    ]
    rolls = [
        line(_bow(x, y, radius * share, 160 + lag, 330 - lag), 1.1)
        for x, y, radius in ((-54, -24, 20), (-16, -38, 27), (26, -40, 28), (62, -24, 21))
        for share, lag in ((0.82, 8), (0.6, 34))
    ]
    rolls += [line(_bow(x, y, r * 0.76, 185, 350), 1) for x, y, r in ((-38, -12, 13), (2, -16, 18), (44, -14, 16))]
    return [
        paint("lite", behind),
        paint("seam", seconds),
        paint("lite", middle),
        paint("lite", foot),
        paint("seam", rolls, line("-58,-5 0,-4 70,-5", 0.9)),
    ]


def _bow(x: float, y: float, radius: float, start: float, end: float) -> list[Point]:
    """Points along a part of a circle, from and to an angle in degrees, clockwise from the right."""
    return around(x, y, radius, 360, start)[: round(end - start) : 6]


def _star(x: float, y: float, long: float, short: float, points: int, start: float = 0) -> Path:
    """A star whose rays are by turns long and three quarters as long."""
    tips = around(0, 0, 1, points * 2, start)
    reach = [long, short, long * 0.72, short] * points
    return poly([(x + tip_x * far, y + tip_y * far) for (tip_x, tip_y), far in zip(tips, reach, strict=False)])


def _tail(end: Point, bend: Point, strands: int, spread: float, chance: random.Random) -> list[Path]:
    """Strands from the comet's head that lie close together at first and fray towards their ends."""
    head_x, head_y = COMET_HEAD
    run_x, run_y = end[0] - head_x, end[1] - head_y
    length = (run_x * run_x + run_y * run_y) ** 0.5
    across_x, across_y = -run_y / length, run_x / length
    tail = []
    for index in range(strands):
        aside = (index - (strands - 1) / 2) * spread
        reach = chance.uniform(0.74, 1.06)
        tail.append(
            limb(
                [
                    (head_x, head_y, 4),
                    (bend[0] + across_x * aside * 0.42, bend[1] + across_y * aside * 0.42, 5),
                    (
                        head_x + run_x * reach + across_x * aside,
                        head_y + run_y * reach + across_y * aside,
                        0.7,
                    ),
                ],
                20,
            )
        )
    return tail


@motif
def comet(seed: int = 3) -> list[Part]:
    """Falls to the lower left with three tails behind it. Its head is at `COMET_HEAD`."""
    chance = random.Random(seed)
    x, y = COMET_HEAD
    upper = _tail((42, -112), (-24, -74), 5, 6.6, chance)
    lower = _tail((104, -36), (14, -42), 5, 6.6, chance)
    middle = _tail((92, -88), (0, -66), 6, 7, chance)
    shed = [_star(at_x, at_y, 4.4, 1, 4) for at_x, at_y in ((60, -62), (30, -96), (66, -30), (-8, -96))]
    return [
        paint("lite", upper, lower),
        paint("glass", middle),
        paint(
            "seam",
            [
                line([(x + 8, y - 6), (8, -62), (78, -84)], 0.7),
                line([(x + 9, y - 4), (14, -42), (88, -38)], 0.6),
            ],
        ),
        paint(
            "seam",
            [line([(x + 6, y - 9), (-22, -74), (34, -104)], 0.6), line([(x, y), (4, -56), (84, -72)], 0.5)],
        ),
        paint("acc", _star(x, y, 31, 10.5, 8, 22.5)),
        paint("lum", _star(x, y, 27, 9.5, 8)),
        paint("acc", ring(x, y, 7.4, 1.3)),
        paint("lum", shed),
    ]


COMET_HEAD: Point = (-58, -22)


@motif
def snowflake(form: Literal["lace", "plate"] = "lace") -> list[Part]:
    """Six arms round (0, -50): feathered like lace, or six broad plates."""
    if form == "plate":
        arm = [
            cut(poly("0,-9 9,-22 9,-33 0,-41 -9,-33 -9,-22"), poly("0,-16 4.6,-24 0,-33 -4.6,-24")),
            limb("0,-38,2.4 0,-48,1.6", 4),
            poly("0,-51 2.6,-46.4 0,-42 -2.6,-46.4"),
            *(limb(f"0,-42,1.8 {side * 5},-46,1", 4) for side in (-1, 1)),
        ]
        engraved = [
            line("0,-34 0,-46", 0.6, 4),
            line("-7,-24 -7,-32 0,-39", 0.6),
            line("7,-24 7,-32 0,-39", 0.6),
        ]
    else:
        arm = [limb("0,-6,3 0,-30,2.4 0,-44,1.8", 6), poly("0,-52 3.2,-46 0,-40 -3.2,-46")]
        for y, reach in ((-16, 8.0), (-26, 12.5), (-36, 8.5)):
            for side in (-1, 1):
                tip_x, tip_y = side * reach * 0.87, y - reach * 0.5
                arm.append(limb([(0, y, 2.4), (tip_x, tip_y, 1.5)], 4))
                arm.append(moved(poly("0,-4.4 1.9,0 0,3 -1.9,0"), dx=tip_x, dy=tip_y, turn=side * 60))
        arm += [line("0,-20 9.5,-22 17.3,-10", 1.6, 12), circle(11, -19, 2.2)]
        engraved = [line("0,-10 0,-42", 0.7, 4)]
        engraved += [line(f"0,{y} {side * 6},{y - 3.6}", 0.6, 4) for y in (-26, -36) for side in (-1, 1)]
    heart = cut(
        union(poly(around(0, 0, 13, 3, 30)), poly(around(0, 0, 13, 3, -30))),
        *(circle(hole_x, hole_y, 1.5) for hole_x, hole_y in around(0, 0, 8, 6, 0)),
    )
    return [
        paint("glass", [moved(shape, dy=-50, turn=turn) for turn in range(0, 360, 60) for shape in arm]),
        paint("glass", moved(heart, dy=-50)),
        paint("seam", [moved(shape, dy=-50, turn=turn) for turn in range(0, 360, 60) for shape in engraved]),
        paint("acc", moved(poly(around(0, 0, 4, 6)), dy=-50)),
    ]
