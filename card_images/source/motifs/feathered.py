"""Feathered things: the owl, and one feather by itself."""

from __future__ import annotations

import math
from typing import Literal

from card_images.source.geometry import Path, Point, along, around, blob, circle, cut, limb, line, poly
from card_images.source.motifs.drawing import Part, motif, paint
from card_images.source.motifs.strokes import fur, scallops, within


@motif
def owl(eyes: Literal["open", "closed"] = "open") -> list[Part]:
    """Perched, from the front, its head a little to one side. The claws grasp y = 0; the tail hangs to 9."""
    body = blob("-24,-74 -30,-62 -34,-44 -30,-22 -20,-6 -8,2 8,2 20,-6 29,-22 32,-44 29,-62 25,-74")
    head = blob(
        "-32,-111* -22,-101 -8,-98 6,-97 19,-99 30,-108* 31,-94 32,-80 26,-66 14,-58 -1,-55 -16,-59 -28,-67 -33,-82"
    )
    tail = blob("-11,-8* 11,-8* 9,8 4,6 0,9 -4,6 -9,8")
    wings = [
        blob("-25,-66 -18,-54 -17,-36 -20,-18 -16,1* -27,-8 -36,-28 -36,-50 -32,-62"),
        blob("24,-66 18,-54 17,-36 19,-18 15,1* 26,-8 35,-28 35,-50 31,-62"),
    ]
    breast = blob("-18,-60 0,-54 17,-60 18,-40 14,-20 7,-6 0,-3 -7,-6 -14,-20 -19,-40")
    discs = [
        blob("-2,-70 -1,-84 -8,-92 -19,-93 -28,-86 -29,-75 -22,-65 -10,-62"),
        blob("0,-70 0,-84 7,-92 18,-92 27,-85 28,-74 21,-64 9,-62"),
    ]
    brows = blob("-31,-107* -20,-97 -8,-92 -1,-84 6,-92 18,-96 29,-105* 22,-91 10,-87 0,-75 -11,-87 -22,-92")
    centres = ((-14.5, -77.5), (13.5, -77))
    rays = [
        line([(x + (px - x) * 0.68, y + (py - y) * 0.68), (px, py)], 0.7, 4)
        for x, y in centres
        for px, py in around(x, y, 12.6, 22)
    ]
    chevrons = [
        line([(x - 2.8, y - 2.6), (x, y + 1), (x + 2.8, y - 2.6)], 1, 9)
        for row, y in enumerate(range(-53, -6, 6))
        for x in ((-9, 0, 9) if row % 2 else (-13.5, -4.5, 4.5, 13.5))
    ]
    coverts = [
        arc
        for y in (-58, -51, -44, -37)
        for spine in (f"-34,{y} -26,{y + 2} -18,{y}", f"18,{y} 26,{y + 2} 34,{y}")
        for arc in scallops(spine, 4, 3.4, 0.8)
    ]
    quills = [
        line(
            f"{side * (21 + i * 4)},{-31 + i} {side * (21.4 + i * 3)},{-18 - i} {side * (18 + i * 2)},{-4 - i * 3}",
            0.8,
        )
        for side in (-1, 1)
        for i in range(4)
    ]
    claws = [limb(f"{x},-5,4.6 {x + d},-1,3.8 {x + d * 1.3},4,1", 9) for x in (-9.5, 9.5) for d in (-5, 0, 5)]
    crown = fur("-6,-96 -3,-90 -1,-86", 4, 4, -24, 0.7) + fur("8,-96 4,-90 1,-86", 4, 4, 24, 0.7)
    crown += fur("-27,-104 -24,-98 -20,-94", 4, 5, -10, 0.7) + fur("26,-102 24,-97 20,-93", 4, 5, 10, 0.7)
    parts = [
        paint("dark", tail),
        paint("body", body),
        paint("lite", breast),
        paint("seam", within(breast, chevrons)),
        paint("dark", wings),
        paint("line", [mark for wing in wings for mark in within(wing, coverts + quills)]),
        paint("lite", claws),
        paint("line", line("-6,0 -5,7", 0.6, 4), line("6,0 5,7", 0.6, 4)),
        paint("body", head),
        paint("lite", discs),
        paint("seam", rays),
        paint("dark", brows),
        paint("line", crown),
    ]
    if eyes == "open":
        parts += [
            paint("ink", [circle(x, y, 9) for x, y in centres]),
            paint("acc", [circle(x, y, 7.8) for x, y in centres]),
            paint("ink", [circle(x, y, 4.2) for x, y in centres]),
            paint("lum", [circle(x + 1.8, y - 2, 1.5) for x, y in centres]),
        ]
    else:
        lids = [blob(f"{x - 9},{y} {x},{y - 8} {x + 9},{y} {x},{y + 6}") for x, y in centres]
        parts += [
            paint("body", lids),
            paint("line", [line(f"{x - 6},{y - 4} {x},{y - 5.6} {x + 6},{y - 4}", 0.7, 9) for x, y in centres]),
            paint("glass", [limb(f"{x - 9},{y},0.6 {x},{y + 5.4},2.2 {x + 9},{y},0.6", 12) for x, y in centres]),
        ]
    return [
        *parts,
        paint("dark", blob("-4,-77* 0,-80 4,-77* 4,-70 0,-62* -4,-70")),
        paint("line", line("-1.6,-76 -1.4,-70 -0.4,-66", 0.7)),
    ]


@motif
def feather(bend: float = 26) -> list[Part]:
    """Stands on the point of its quill and leans to the right by `bend`; the tip is at (bend, -106)."""
    spine = along(blob(f"0,0 -5,-28 0,-66 {bend},-106", closed=False), 60)

    def vane(side: int, width: float) -> Path:
        edge = []
        for index, station in enumerate(spine[13:], 13):
            swell = math.sin(math.pi * min(1, (index - 13) / 46) ** 0.7) ** 0.62
            edge.append(station.beside(side * width * swell))
        return blob([(s.x, s.y) for s in spine[:12:-1]] + edge, roundness=0.3)

    def barb(index: int, side: int, reach: float, slant: float = 1.0) -> list[Point]:
        """From the quill outwards, swept towards the tip and bending after it."""
        root = spine[index]
        out_x, out_y = -side * root.along_y * reach, side * root.along_x * reach
        on_x, on_y = root.along_x * reach * slant, root.along_y * reach * slant
        middle = (root.x + out_x * 0.55 + on_x * 0.36, root.y + out_y * 0.55 + on_y * 0.36)
        return [(root.x, root.y), middle, (root.x + out_x + on_x, root.y + out_y + on_y)]

    splits = []
    for index, side, reach, gape in ((18, -1, 28, 4.6), (30, -1, 26, 2.6), (22, 1, 22, 5), (38, 1, 20, 2.4)):
        root, middle, end = barb(index, side, reach)
        inner = (root[0] * 0.6 + middle[0] * 0.4, root[1] * 0.6 + middle[1] * 0.4)
        splits.append(poly([inner, (end[0], end[1] - gape), (end[0], end[1] + gape)]))
    left, right = (cut(vane(side, width), *splits) for side, width in ((-1, 17), (1, 12.5)))
    bars = [
        limb([(x, y, width) for (x, y), width in zip(barb(index, side, 26), (0.6, 3.4, 4), strict=True)], 10)
        for index in (17, 23, 29, 35, 41)
        for side in (-1, 1)
    ]
    tip = [limb([(x, y, 3.6) for x, y in barb(index, side, 20)], 10) for index in range(47, 60, 2) for side in (-1, 1)]
    barbs = [line(barb(index, side, 28), 0.5, 8) for index in range(14, 59, 2) for side in (-1, 1)]
    down = [
        limb([(*root, 1.2), (middle[0], middle[1] + droop * 0.3, 1.3), (end[0], end[1] + droop, 0.5)], 12)
        for index, droop in zip(range(7, 15), (9, 5, 11, 2, 8, 4, 1, 5), strict=True)
        for side in (-1, 1)
        for root, middle, end in [barb(index, side, 8 + (index * 5 + side) % 5, 0.5)]
    ]
    return [
        paint("lite", down),
        paint("body", left),
        paint("body", right),
        paint("dark", within(left, bars), within(right, bars)),
        paint("acc", within(left, tip), within(right, tip)),
        paint("line", within(left, barbs), within(right, barbs)),
        paint("lite", limb([(s.x, s.y, 3.2 - 2.6 * i / 30) for i, s in enumerate(spine[::2])], 40)),
    ]
