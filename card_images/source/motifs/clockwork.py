"""Clockwork: what is wound up, ticks and turns."""

from __future__ import annotations

import math
from typing import Literal

from card_images.source.geometry import (
    Path,
    Point,
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
    ring,
    union,
)
from card_images.source.motifs.drawing import Part, motif, paint


@motif
def tall_clock(hour: float = 11.6) -> list[Part]:
    """A grandfather clock. The pane is from (-9, -66) to (9, -22), the dial around (0, -90)."""
    hood = blob("-20,-74* -20,-98 -16,-106 -7,-111 0,-112 7,-111 16,-106 20,-98 20,-74*")
    cornice = [
        rect(-23, -76, 46, 5, 1.4),
        both_sides(limb("20,-104,4 17,-112,5.4 9,-117,4 4,-114,3")),
        circle(0, -116, 4),
    ]
    waist = [rect(-15, -72, 30, 56, 1), rect(-17.5, -70, 35, 3, 1)]
    plinth = [poly("-17,-18 17,-18 20,-14 20,-3 -20,-3 -20,-14"), rect(-22, -5, 44, 3.4, 1.2)]
    feet = both_sides(blob("11,-3* 21,-3* 23,1 18,2 12,1"))
    columns = both_sides(limb("17.6,-95,2.4 17.8,-85,3 17.6,-76,2.4"))
    pane = blob("-9.4,-22* -9.4,-60 -6,-66 0,-68 6,-66 9.4,-60 9.4,-22*")
    dial = circle(0, -91, 14)
    marks = [
        moved(
            rect(-0.9, -12.6, 1.8, 3.6) if tick % 3 == 0 else rect(-0.5, -12.4, 1, 2.2),
            dy=-91,
            turn=tick * 30,
        )
        for tick in range(12)
    ]
    hands = [
        moved(blob("0,-8* 1.6,-5 0.6,2 -0.6,2 -1.6,-5"), dy=-91, turn=hour * 30),
        moved(blob("0,-12* 1.2,-6 0.5,3 -0.5,3 -1.2,-6"), dy=-91, turn=hour % 1 * 360),
    ]
    rod, bob = line("0,-68 2,-48 4,-36", 1.1, 6), circle(4.4, -32, 5.2)
    weights = [rect(-7.4, -52, 3.4, 12, 1.2), rect(-2.6, -58, 3, 12, 1.2)]
    chains = [line("-5.7,-66 -5.7,-52", 0.6, 4), line("-1.1,-67 -1.1,-58", 0.6, 4)]
    carving = [line(f"{x},-98 {x * 0.9},-106", 0.6, 4) for x in (-16, 16)]
    carving += [
        line("-12,-112 -6,-109.4 0,-109 6,-109.4 12,-112", 0.6),
        line("-20,-71 0,-70.6 20,-71", 0.6, 4),
    ]
    carving += [both_sides(line("13,-66 13,-20", 0.6, 4)), both_sides(line("15.6,-95 17,-86 15.6,-77", 0.5))]
    carving += [
        line("-16,-14 0,-13.4 16,-14 16,-7 0,-6.4 -16,-7 -16,-14", 0.6, 40),
        line("-6,-10.4 0,-13 6,-10.4 0,-8 -6,-10.4", 0.6),
    ]
    return [
        paint("dark", feet, rect(-20, -73, 40, 4)),
        paint("body", waist),
        paint("body", hood),
        paint("body", plinth),
        paint("body", cornice),
        paint("dark", columns),
        paint("dark", cut(moved(circle(0, 0, 16), dy=-91), dial)),
        paint("glass", dial),
        paint("seam", ring(0, -91, 8.6, 0.5)),
        paint("ink", marks, hands, circle(0, -91, 1.4)),
        paint("lite", cut(blob("-11.4,-20* -11.4,-61 -7.4,-68 0,-70 7.4,-68 11.4,-61 11.4,-20*"), pane)),
        paint("ink", pane),
        paint("lite", rod, chains, weights),
        paint("acc", bob),
        paint("line", carving, line("-7,-58 -4,-62 0,-63.6", 0.6), ring(4.4, -32, 3.6, 0.5)),
    ]


def _cog(x: float, y: float, teeth: int, radius: float, start: float) -> Path:
    """A toothed wheel with five spokes, its hub bored for an axle. `start` turns it, in degrees."""
    step = 360 / teeth
    edge: list[Point] = []
    for index in range(teeth):
        for offset, reach in ((-0.27, 0.86), (-0.17, 1.0), (0.17, 1.0), (0.27, 0.86)):
            turn = math.radians(start + (index + offset) * step)
            edge.append((x + radius * reach * math.cos(turn), y + radius * reach * math.sin(turn)))
    wheel = cut(poly(edge), circle(x, y, radius * 0.66))
    spokes = [
        limb([(x, y, radius * 0.24), ((x + px) / 2, (y + py) / 2, radius * 0.11), (px, py, radius * 0.2)], 8)
        for px, py in around(x, y, radius * 0.74, 5, start=start + 18)
    ]
    return cut(union(wheel, *spokes, circle(x, y, radius * 0.25)), circle(x, y, radius * 0.09))


def _cog_detail(x: float, y: float, radius: float, start: float) -> list[Path]:
    rivets = [circle(px, py, radius * 0.026) for px, py in around(x, y, radius * 0.76, 10, start=start)]
    spokes = [
        line([(x + (px - x) * 0.36, y + (py - y) * 0.36), (px, py)], 0.7, 4)
        for px, py in around(x, y, radius * 0.62, 5, start=start + 18)
    ]
    return [ring(x, y, radius * 0.83, 0.7), ring(x, y, radius * 0.69, 0.6), *rivets, *spokes]


@motif
def cog(*, pair: bool = True) -> list[Part]:
    """A toothed wheel around (0, -50); with a smaller one in its teeth, to the upper right."""
    start = -8.0
    wheel = [
        paint("body", _cog(0, -50, 16, 50, start)),
        paint("line", _cog_detail(0, -50, 50, start)),
        paint("acc", ring(0, -50, 8.6, 3.4)),
    ]
    if not pair:
        return wheel
    # The wheels meet on the line between their axles: a tooth of one stands in a gap of the other.
    towards = start + 22.5 * -1
    x, y = 77 * math.cos(math.radians(towards)), -50 + 77 * math.sin(math.radians(towards))
    turned = towards + 180 + 360 / 10 / 2
    return [
        paint("lite", _cog(x, y, 10, 31.5, turned)),
        paint("seam", _cog_detail(x, y, 31.5, turned)),
        paint("dark", circle(x, y, 4)),
        *wheel,
    ]


@motif
def music_box(state: Literal["open", "closed"] = "open") -> list[Part]:
    """A casket with a crank at its right; open, the cylinder's top is at (0, -53)."""
    front = poly("-48,-3 -50,-36 50,-36 48,-3")
    foot = [rect(-52, -7, 104, 6, 2), both_sides(blob("36,-2* 50,-2* 52,3 44,4 37,3"))]
    brass = [limb("50,-20,4 59,-20,4"), limb("59,-20,4 61,-29,3.6 62,-37,3.4"), limb("62,-38,4.6 70,-38,5.4")]
    panel = [line("-43,-31 0,-31.6 43,-31 41.4,-9 0,-9.4 -41.4,-9 -43,-31", 0.8, 60)]
    inlay = [moved(poly("0,-8 4.6,0 0,8 -4.6,0"), dx=x, dy=-20) for x in (-28, 28)]
    inlay += [moved(poly("0,-2 13,-2 10,0 13,2 0,2"), dx=0, dy=-20, turn=turn) for turn in range(0, 360, 60)]
    scrolls = [both_sides(line(f"{x},-20 {x + 4},-26 {x + 9},-24 {x + 9},-19 {x + 6},-18", 0.7)) for x in (14, 33)]
    scrolls += [both_sides(line(f"{x},-20 {x + 4},-14 {x + 9},-16", 0.7)) for x in (14, 33)]
    casket = [
        paint("dark", brass[0], brass[1], foot),
        paint("lite", brass[2]),
        paint("body", front),
        paint("line", panel, scrolls),
        paint("acc", inlay),
        paint("glass", circle(0, -20, 3)),
    ]
    if state == "closed":
        lid = blob("-53,-36* -51,-47 -42,-52 0,-53.4 42,-52 51,-47 53,-36*")
        ribs = [line("-48,-45 0,-47 48,-45", 0.7), line("-44,-50 0,-51.4 44,-50", 0.5)]
        lock = [paint("acc", rect(-5, -40, 10, 9, 1.6)), paint("ink", circle(0, -36, 1.6))]
        return [
            *casket,
            paint("body", lid),
            paint("line", ribs),
            paint("dark", rect(-53, -38.6, 106, 3, 1)),
            *lock,
        ]
    lid = poly("-48,-60 -53,-104 53,-104 48,-60")
    lining = poly("-42,-64 -46.6,-99 46.6,-99 42,-64")
    fan = [moved(blob("0,-4* 5,-16 0,-29* -5,-16"), dy=-66, turn=turn) for turn in (-76, -51, -25, 0, 25, 51, 76)]
    stars = [both_sides(moved(poly("0,-5 1.5,-1.5 5,0 1.5,1.5 0,5 -1.5,1.5 -5,0 -1.5,-1.5"), dx=36, dy=-90))]
    well = poly("-50,-36 -46,-60 46,-60 50,-36")
    drum = [rect(-38, -57, 76, 13, 3), oval(38, -50.5, 3, 6.5), oval(-38, -50.5, 3, 6.5)]
    pins = [
        circle(-33 + column * 5.6 + row % 2 * 2.6, -55.4 + row * 2.9, 0.8)
        for column in range(13)
        for row in range(4)
        if (column * 5 + row * 3) % 4
    ]
    comb = [poly("-40,-41 -37,-46 37,-46 40,-41")]
    teeth = [line(f"{x},-41.4 {x * 0.94},-45.6", 0.8, 3) for x in range(-36, 40, 4)]
    return [
        paint("body", lid),
        paint("dark", lining),
        paint("lite", [intersect(lining, leaf) for leaf in fan], stars),
        paint(
            "seam",
            [moved(line("0,-8 0,-24", 0.6, 4), dy=-66, turn=t) for t in (-76, -51, -25, 0, 25, 51, 76)],
        ),
        paint("line", line("-50,-101.6 0,-102 50,-101.6", 0.8, 6), both_sides(line("50,-101 45.4,-64", 0.7, 4))),
        paint("body", well),
        paint("ink", poly("-45,-38 -42,-58 42,-58 45,-38")),
        paint("lite", drum),
        paint("seam", pins),
        paint("glass", comb),
        paint("seam", teeth),
        *casket,
        paint("dark", rect(-52, -38.4, 104, 4, 1.4)),
    ]
