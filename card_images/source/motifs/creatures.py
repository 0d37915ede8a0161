"""Creatures: birds, beasts, fish, insects, and what they spin."""

from __future__ import annotations

import random
from typing import Literal

from card_images.source.geometry import (
    Path,
    Point,
    around,
    blob,
    both_sides,
    circle,
    intersect,
    limb,
    line,
    mirror,
    moved,
    poly,
)
from card_images.source.motifs.drawing import Part, motif, paint
from card_images.source.motifs.strokes import fur


@motif
def raven(pose: Literal["perched", "flying"] = "perched") -> list[Part]:
    """Looks to the right."""
    return _perched_raven() if pose == "perched" else _flying_raven()


def _perched_raven() -> list[Part]:
    body = blob(
        "49,-66* 40,-73 33,-79 24,-83 13,-80 3,-70 -12,-55"
        " -30,-37 -46,-20 -66,-3* -59,-1* -52,-6 -48,0* -37,-9"
        " -24,-11 -8,-10 8,-14 21,-26 27,-41 26,-51 28,-56* 24,-58 29,-60* 27,-62 33,-64 41,-63"
    )
    wing = blob("9,-62 16,-49 13,-34 1,-24 -16,-16 -34,-10 -54,-3* -41,-14 -48,-13* -33,-23 -41,-23* -25,-36 -9,-52")
    thigh = limb("2,-18,11 -1,-11,5"), limb("13,-20,10 11,-12,4.6")
    toes = [limb(f"{x},-1.4,2.2 {x + reach},0.6,1", 6) for x in (-2, 10) for reach in (9, 5, -6)]
    legs = [limb("-1,-13,3 -2,0,2.2"), limb("11,-13,3 10,0,2.2"), *toes]
    quills = [
        line(f"{4 - i * 5},{-44 + i * 4} {-9 - i * 6},{-33 + i * 5} {-25 - i * 6},{-22 + i * 4}", 0.8) for i in range(5)
    ]
    coverts = [
        line(f"{10 - i * 5},{-54 + i * 5} {7 - i * 6},{-47 + i * 5} {0 - i * 7},{-43 + i * 5}", 0.7) for i in range(4)
    ]
    throat = [line(f"{22 + i * 1.4},{-58 + i * 4} {20 + i},{-53 + i * 4}", 0.7) for i in range(5)]
    beak = line("31,-67.5 38,-68.5 47,-66", 0.8)
    return [
        paint("dark", legs),
        paint("body", body, thigh),
        paint("dark", wing),
        paint("line", quills, coverts, throat, beak),
        paint("lum", circle(29, -74, 1.9)),
        paint("ink", circle(29.5, -74, 0.9)),
    ]


def _feathers(roots: list[Point], tips: list[Point], width: float) -> list[Path]:
    """Feathers fanned from the bones of a wing to their tips, each broadest past its middle."""
    return [
        limb([(x0, y0, width * 0.6), ((x0 + 2 * x1) / 3, (y0 + 2 * y1) / 3 - 1, width), (x1, y1, 0.8)], 14)
        for (x0, y0), (x1, y1) in zip(roots, tips, strict=True)
    ]


def _flying_raven() -> list[Part]:
    body = blob(
        "53,-27* 46,-33 39,-37 31,-37 22,-34 6,-34 -12,-29 -30,-22 -30,-17 -12,-14 8,-14 22,-17 32,-23 39,-26 46,-25"
    )
    tail = _feathers([(-22, -21)] * 5, [(-54, -27), (-60, -20), (-62, -12), (-57, -6), (-48, -3)], 10)
    near_wing = blob("24,-32* 18,-46 6,-60 -8,-70 -18,-70 -24,-60 -26,-46 -20,-32 0,-26")
    primaries = _feathers(
        [(-8, -68), (-12, -69), (-16, -68), (-19, -65), (-21, -60), (-22, -55)],
        [(-38, -114), (-52, -109), (-63, -101), (-71, -91), (-76, -80), (-76, -68)],
        9,
    )
    secondaries = _feathers(
        [(-22, -50), (-21, -44), (-19, -38), (-16, -33)],
        [(-71, -57), (-63, -47), (-53, -39), (-40, -32)],
        9.5,
    )
    far_wing = blob("10,-32* 12,-46 22,-60 34,-72 44,-74 46,-64 42,-50 34,-34")
    far_primaries = _feathers(
        [(42, -70), (40, -71), (38, -71), (34, -68), (30, -64), (25, -58)],
        [(66, -110), (55, -115), (43, -115), (32, -110), (22, -101), (13, -90)],
        8.5,
    )
    quill_roots = [(-11, -69), (-15, -68), (-18, -66), (-21, -61), (-22, -52), (-21, -43)]
    quill_tips = [(-37, -108), (-50, -103), (-61, -96), (-69, -86), (-66, -59), (-58, -47)]
    quills = [line([root, tip], 0.6, 4) for root, tip in zip(quill_roots, quill_tips, strict=True)]
    coverts = [
        line(f"{14 - i * 8},{-36 - i * 6} {7 - i * 8},{-32 - i * 5.4} {-2 - i * 5},{-32 - i * 5}", 0.7)
        for i in range(5)
    ]
    return [
        paint("dark", far_wing, far_primaries),
        paint("body", body, tail),
        paint("body", primaries[::2], secondaries[::2]),
        paint("body", primaries[1::2], secondaries[1::2]),
        paint("body", near_wing),
        paint("line", quills, coverts, line("37,-29.6 44,-30.4 51,-27.8", 0.7)),
        paint("lum", circle(38, -33, 1.6)),
    ]


@motif
def stag() -> list[Part]:
    """Stands looking to the right, one foreleg lifted. Antler tips are at `STAG_TINES`."""
    trunk = blob("22,-58 25,-46 20,-35 8,-31 -8,-31 -24,-34 -40,-40 -46,-48 -42,-56 -32,-60 -16,-58 0,-58 10,-62")
    neck = blob("2,-58* 12,-66 20,-78 26,-86* 33,-76* 31,-64 28,-50 20,-40")
    head = blob("22,-84* 27,-88 34,-85 42,-79 50,-74.5 52,-71 49.6,-68.6 42,-69.4 36,-70 30,-71 24,-74")
    ear = blob("25,-85* 15,-92 10,-90* 15,-83 22,-80")
    near_legs = [
        limb("16,-46,17 13,-34,9.5 13,-21,5.4 12.6,-18,5.6 12.4,-7,3.2 13,-3,3.8"),
        limb("-36,-48,21 -29,-37,14 -34,-25,7 -38,-19,5.6 -35.5,-8,3.5 -35,-3,3.8"),
    ]
    far_legs = [
        limb("20,-44,13 24,-33,8 30,-24,5.4 29,-20,4.8 24,-12,3.2 24.6,-8,3.6"),
        limb("-30,-46,18 -21,-36,11 -22,-25,6 -25,-19,5.2 -20,-8,3.4 -19.4,-3,3.8"),
    ]
    hooves = [poly("10.6,-3.4 15.4,-3.4 17.4,0 10,0"), poly("-37.2,-3.4 -32.6,-3.4 -30.4,0 -38,0")]
    far_hooves = [poly("22.6,-9 26.4,-8 28,-4 22.8,-4.6"), poly("-21.6,-3.4 -17,-3.4 -15,0 -22.4,0")]
    antler = [
        limb("27,-86,3.6 19,-94,3.2 14,-106,2.8 16,-119,2 22,-129,0.8"),
        limb("25,-88,2.6 34,-94,1.9 37,-103,0.7"),
        limb("18,-96,2.3 27,-103,1.6 29,-112,0.6"),
        limb("14.4,-108,2.1 23,-113,1.4 26,-121,0.6"),
        limb("15,-116,1.9 8,-123,1.3 7,-131,0.6"),
    ]
    far_antler = [moved(mirror(tine), dx=57, dy=-1, scale=1) for tine in antler]
    mane = fur("19,-79 13,-69 12,-62", 5, 8, -40, 0.8) + fur("24,-80 19,-68 17,-56 20,-48", 8, 9, -30, 0.8)
    mane += fur("29,-76 25,-66 24,-54 26,-46", 8, 8, -22, 0.8) + fur("31,-70 29,-60 28,-52", 5, 6, 12, 0.7)
    flank = fur("2,-53 -10,-54 -22,-55", 5, 8, -24, 0.6) + fur("-1,-46 -10,-47 -19,-48", 4, 8, -20, 0.6)
    flank += fur("1,-39 -8,-39 -17,-40", 4, 7, -16, 0.6) + fur("-34,-57 -40,-53 -43,-48", 4, 5, -40, 0.6)
    haunch = [line("-26,-56 -21,-47 -24,-38 -31,-30", 0.7), *fur("-33,-51 -28,-45 -29,-37", 5, 6, 34, 0.6)]
    shoulder = [line("8,-57 3.4,-48 7,-39 11,-30", 0.7), *fur("13,-45 9,-40 11,-32", 4, 5, -30, 0.6)]
    rump = blob("-42,-56* -46,-50 -45.6,-43 -42,-39 -40,-45 -40,-51")
    return [
        paint("dark", far_legs, far_hooves, far_antler),
        paint("body", trunk, neck, near_legs, blob("-41,-57* -47,-55 -49.6,-48 -48,-39* -44,-46")),
        paint("body", head, antler),
        paint("lite", rump),
        paint("dark", hooves, ear, blob("49,-75* 52.4,-72 50.6,-69.4 47.6,-72")),
        paint("line", mane, flank, haunch, shoulder, line("38,-73 44,-72 49,-70.6", 0.6)),
        paint("ink", line("31.6,-79.4 34,-78.2 36.6,-79", 1.1)),
        paint("lum", circle(33.8, -80.2, 0.9)),
    ]


STAG_TINES: tuple[Point, ...] = (
    (22, -129),
    (37, -103),
    (29, -112),
    (26, -121),
    (7, -131),
    (35, -130),
    (20, -104),
    (50, -132),
)


@motif
def fish() -> list[Part]:
    """Swims to the left."""
    body = blob("-52,-30* -44,-40 -28,-50 -8,-55 14,-50 34,-38 44,-32 44,-26 34,-20 14,-10 -8,-6 -28,-12 -44,-22")
    tail = blob("40,-33* 52,-44 68,-58* 61,-42 58,-29 62,-16 69,-2* 53,-14 40,-26*")
    back_fin = blob("-24,-50* -12,-64 6,-70 26,-62* 20,-54 22,-44 6,-48")
    belly_fin = [blob("-10,-9* -4,2 8,8* 6,-6"), blob("16,-12* 24,-2 32,0* 28,-14")]
    side_fin = blob("-16,-28* -4,-32 10,-27 14,-19* 4,-19 -8,-21")
    scales = [
        line(f"{x - 3},{y - 4.6} {x + 1.4},{y} {x - 3},{y + 4.6}", 0.7, 10)
        for column, x in enumerate(range(-18, 38, 6))
        for y in ((-30, -39, -21) if column % 2 else (-34.5, -25.5, -43.5, -16.5))
        if abs(y + 30) < 24 - abs(x) * 0.5
    ]
    rays = [
        line(f"44,-30 {x},{y}", 0.7, 4) for x, y in ((63, -51), (58, -42), (56, -34), (56, -25), (59, -17), (64, -8))
    ]
    rays += [line(f"{x},-51 {x + 7},-63", 0.7, 4) for x in (-14, -7, 0, 7, 14)]
    gill = [line("-32,-46 -26,-31 -33,-15", 1.2), line("-29,-43 -24,-31 -29,-19", 0.7)]
    mouth = line("-51,-29.6 -46,-27 -42,-27", 0.9)
    return [
        paint("dark", tail, back_fin, belly_fin),
        paint("body", body),
        paint("line", scales, rays, gill, mouth),
        paint("lite", side_fin),
        paint("seam", [line(f"-14,-27 {x},{y}", 0.6, 4) for x, y in ((8, -26), (10, -22), (4, -20.6))]),
        paint("lum", circle(-40, -35, 3.2)),
        paint("ink", circle(-40.6, -35, 1.7)),
    ]


@motif
def moth() -> list[Part]:
    """Wings spread, seen from above."""
    fore = blob("3,-62* 12,-78 30,-92 52,-100 62,-96* 59,-82 57,-75 58,-68 50,-56 30,-49 10,-48 3,-52*")
    hind = blob("3,-52* 16,-49 34,-46 44,-36 42,-22 34,-16 27,-4* 22,-12 16,-16 8,-28 3,-42*")
    body = blob("0,-67 4.6,-63 5,-50 4,-34 0,-16* -4,-34 -5,-50 -4.6,-63")
    comb = [limb("1.5,-65,1 7,-75,0.9 16,-82,0.5")]
    comb += [line(f"{3 + i * 1.8},{-68 - i * 2.1} {7 + i * 1.8},{-68.6 - i * 1.5}", 0.5, 4) for i in range(7)]
    outer = both_sides(
        intersect(fore, limb("50,-102,6 53,-80,4 43,-50,5")),
        intersect(hind, limb("47,-40,4 36,-24,4 20,-8,4")),
    )
    inner = both_sides(intersect(fore, limb("22,-92,2 24,-72,2.4 18,-46,2")))
    veins = [
        line(f"5,-58 {x * 0.5},{(y - 58) / 2 - 4} {x},{y}", 0.6)
        for x, y in ((56, -95), (57, -84), (54, -70), (44, -56), (30, -51))
    ]
    veins += [
        line(f"5,-48 {x * 0.5},{(y - 48) / 2} {x},{y}", 0.6) for x, y in ((40, -26), (30, -12), (42, -36), (20, -16))
    ]
    dust = [
        line(f"{x},{y} {x + 2},{y - 5}", 0.6, 4)
        for x, y in ((28, -84), (36, -88), (42, -62), (20, -58), (14, -64), (30, -24))
    ]
    return [
        paint("body", both_sides(hind)),
        paint("body", both_sides(fore)),
        paint("dark", outer, inner),
        paint("line", [both_sides(v) for v in veins + dust]),
        paint("dark", both_sides(circle(34, -71, 8.6), circle(25, -33, 6.6))),
        paint("acc", both_sides(circle(34, -71, 6.6), circle(25, -33, 5))),
        paint("lum", both_sides(circle(34, -71, 3.2), circle(25, -33, 2.4))),
        paint("dark", body, [both_sides(c) for c in comb]),
        paint("line", [line(f"-3.4,{y} 0,{y + 1.6} 3.4,{y}", 0.8) for y in range(-58, -24, 5)]),
    ]


@motif
def spider_web(spokes: int = 13, seed: int = 1) -> list[Part]:
    """Hangs around its own centre, so place it there; about 120 across."""
    chance = random.Random(seed)
    tips = [(x * (grow := chance.uniform(0.85, 1.2)), y * grow) for x, y in around(0, 0, 60, spokes, start=7)]
    threads = [line([(0, 0), tip], 0.8, 3) for tip in tips]
    for turn in range(1, 10):
        share = 0.06 + turn * 0.095
        for (x0, y0), (x1, y1) in zip(tips, tips[1:] + tips[:1], strict=True):
            sag = share * 0.42
            threads.append(
                line(
                    [(x0 * share, y0 * share), ((x0 + x1) * sag, (y0 + y1) * sag), (x1 * share, y1 * share)],
                    0.6,
                    7,
                )
            )
    dew = [
        circle(x * share, y * share, 0.9)
        for (x, y), share in zip(tips, (0.35, 0.82, 0.54, 0.92, 0.44) * 3, strict=False)
    ]
    spider = [circle(6, 14, 3.6), circle(6, 9.4, 2)]
    spider += [
        limb(f"6,11,0.9 {6 + s * 6},{y},0.8 {6 + s * 8},{y + d},0.4", 8)
        for s in (-1, 1)
        for y, d in ((5, -4), (8, -4), (13, 5), (16, 5))
    ]
    return [paint("line", threads), paint("line", dew), paint("dark", spider)]
