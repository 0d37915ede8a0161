"""Instruments and craft: what hands play and work with."""

from __future__ import annotations

import math
from typing import Literal

from card_images.source.geometry import (
    Path,
    Point,
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
def violin() -> list[Part]:
    """Upright, scroll above. The strings run from (0, -94) to (0, -16)."""
    belly = both_sides(
        blob(
            "0,-66* 6,-66 13,-64 17,-58 16.6,-51 14.4,-46.6"
            " 17.4,-44* 12.8,-41.5 10.8,-36.5 12.2,-31.5 18.8,-28.4*"
            " 17.6,-25.6 21.6,-20 23.2,-11 19,-3 9,0 0,1*"
        )
    )
    purfling = cut(moved(belly, dy=-1.9, scale=0.9, scale_y=0.94), moved(belly, dy=-2.6, scale=0.87, scale_y=0.92))
    neck = poly("-2.4,-62 -1.8,-96 1.8,-96 2.4,-62")
    head = [
        circle(0, -103, 4.8),
        circle(-3.8, -102, 2.5),
        circle(3.8, -102, 2.5),
        limb("0,-94,4 0,-99,5 1,-103,5"),
    ]
    pegs = [limb(f"-8,{y},2.2 8,{y},2.2") for y in (-92.6, -97.8)] + [
        circle(s * 8.6, y, 2.1) for s in (-1, 1) for y in (-92.6, -97.8)
    ]
    board = poly("-2,-94 2,-94 3.4,-38 -3.4,-38")
    tailpiece = blob("-3.2,-18* 3.2,-18* 2,-1 -2,-1")
    holes = both_sides(
        line("9.4,-37 7,-34 8,-28 10.2,-23 8,-19", 1.5), circle(9.8, -36.5, 1.4), circle(7.6, -19.4, 1.4)
    )
    strings = [line(f"{x * 0.6},-94 {x},-26.6 {x * 0.8},-16", 0.4) for x in (-2, -0.7, 0.7, 2)]
    flame = [
        line(f"{s * 3},{y} {s * 9},{y + 1.6} {s * 15},{y - 1}", 0.4) for s in (-1, 1) for y in (-60, -56, -14, -10, -6)
    ]
    return [
        paint("body", belly, neck, head),
        paint("seam", purfling, flame),
        paint("dark", pegs, board, tailpiece, holes),
        paint("lite", rect(-6.2, -27.4, 12.4, 2.4, 1)),
        paint("line", strings, ring(0, -103, 2.6, 0.9)),
    ]


def _in_horn(reach: float, turn: float) -> Point:
    """In the gramophone's mouth: `reach` 0 is the throat, 1 the rim; `turn` is in degrees."""
    wide, tall = 25 * reach * math.cos(math.radians(turn)), 38 * reach * math.sin(math.radians(turn))
    wide -= 8 * (1 - reach)
    cos, sin = math.cos(math.radians(-33)), math.sin(math.radians(-33))
    return 26 + wide * cos - tall * sin, -87 + wide * sin + tall * cos


def _petal(turn: float) -> Path:
    """One of the nine flutes of the horn, from the throat to a rounded lip."""
    left = [_in_horn(reach, turn - 20 * (0.7 + 0.3 * reach)) for reach in (0.2, 0.55, 0.96)]
    lip = [_in_horn(1.04, turn - 12), _in_horn(1.07, turn), _in_horn(1.04, turn + 12)]
    right = [_in_horn(reach, turn + 20 * (0.7 + 0.3 * reach)) for reach in (0.96, 0.55, 0.2)]
    return blob(left + lip + right)


@motif
def gramophone() -> list[Part]:
    """The horn sings to the right, its mouth around (26, -87); the turntable is at (0, -32)."""
    horn = blob("-36,-50 -31,-60 -20,-76 -8,-98 4,-120* 26,-88* 47,-56* 26,-53 4,-52 -14,-44 -26,-40 -34,-43")
    flutes = [
        line(f"-30,-48 {x0},{y0} {x1},{y1}", 0.7)
        for x0, y0, x1, y1 in (
            (-18, -62, 2, -106),
            (-14, -60, 6, -92),
            (-10, -56, 14, -76),
            (-6, -52, 26, -62),
        )
    ]
    arm = limb("12,-35,3.4 2,-40,4 -12,-39,5 -24,-38,6.6 -33,-44,9")
    stand = limb("-36,-20,5 -40,-32,4.6 -36,-44,5")
    petals = [_petal(turn) for turn in range(0, 360, 40)]
    veins = [
        line([_in_horn(0.3, turn), _in_horn(0.66, turn + 1), _in_horn(1, turn)], 0.8) for turn in range(0, 360, 40)
    ]
    veins += [
        line([_in_horn(0.6, turn + s), _in_horn(1, turn + s * 1.2)], 0.5, 4)
        for turn in range(0, 360, 40)
        for s in (-8, 8)
    ]
    throat = [blob([_in_horn(reach, turn) for turn in range(0, 360, 40)]) for reach in (0.3, 0.4)]
    case = poly("-36,-4 -34,-25 34,-25 36,-4")
    mouldings = [
        rect(-40, -6, 80, 6, 2),
        rect(-38, -29, 76, 6, 2),
        both_sides(blob("28,-1* 40,-1* 41,3 34,4 29,3")),
    ]
    panel = [line("-29,-21 0,-21.4 29,-21 30,-9 0,-8.6 -30,-9 -29,-21", 0.7, 50)]
    panel += [
        both_sides(line("9,-15 14,-19 20,-18 20,-13 16,-12", 0.7)),
        both_sides(line("12,-13 17,-10.6 25,-12 26,-18", 0.6)),
    ]
    record = [oval(2, -33, 29, 5.2)]
    grooves = [cut(oval(2, -33, r, r * 0.17), oval(2, -33, r - 0.7, (r - 0.7) * 0.165)) for r in (26, 21, 16)]
    crank = [limb("36,-15,3.4 46,-15,3.4"), limb("46,-15,3.4 48,-7,3 49,-1,3")]
    return [
        paint("dark", stand, crank, oval(2, -30, 30, 5)),
        paint("body", case),
        paint("body", mouldings),
        paint("line", panel),
        paint("ink", record),
        paint("line", grooves),
        paint("acc", oval(2, -33.2, 6, 1.4), circle(0, -15, 4.6)),
        paint("lite", limb("49,-2,5 57,-2,5.6")),
        paint("dark", arm),
        paint("body", horn),
        paint("line", flutes),
        paint("lite", petals[::2]),
        paint("lite", petals[1::2]),
        paint("lite", petals[8]),
        paint("seam", veins, cut(throat[1], throat[0])),
        paint("ink", throat[0]),
    ]


@motif
def bell(swing: Literal["still", "ringing"] = "still", *, clapper: bool = True) -> list[Part]:
    """Hangs from its yoke at (0, -112), mouth below; ringing, it is flung to the left."""
    turn, strike = (0.0, 0.0) if swing == "still" else (17.0, -13.0)

    def swung(*paths: Path, more: float = 0) -> list[Path]:
        up = [moved(path, dy=104, turn=0) for path in paths]
        return [moved(path, dy=-104, turn=turn + more) for path in up]

    side = "0,-88* 14,-87 21,-80 23,-66 25,-48 29,-32 36,-21 44,-13* 43,-9 0,-9*"
    shell = union(both_sides(blob(side)), oval(0, -11, 43.6, 7))
    bands = [
        intersect(shell, blob("-50,-73* 0,-68 50,-73* 50,-69* 0,-64 -50,-69*")),
        intersect(shell, blob("-50,-28* 0,-21 50,-28* 50,-22* 0,-15 -50,-22*")),
    ]
    frieze = [circle(x, -57 + 4.2 * (1 - x * x / 600), 1.7) for x in (-20.5, -13.5, -6, 2, 10, 17.6)] + [
        line(f"-24,{y} 0,{y + 5} 24,{y}", 0.6) for y in (-63, -55)
    ]
    gleam = [line("-15,-82 -18.6,-66 -20.6,-48 -26,-32", 1.3), line("-14,-38 -16,-32 -19,-27", 0.8)]
    gleam += [line("17,-48 20,-36 27,-25", 0.6), line("-38,-15 0,-8 38,-15", 0.7)]
    swags = [line(f"{x},-47 {x + 6},-40 {x + 12},-47", 0.8) for x in (-18, -6, 6)]
    crown = [cut(oval(0, -91, 13, 10), oval(-5.6, -92, 3, 4.6), oval(5.6, -92, 3, 4.6))]
    yoke = blob("-30,-98* 30,-98* 31,-105 22,-109 15,-116 0,-119 -15,-116 -22,-109 -31,-105")
    straps = [rect(-10.6, -118, 4, 22, 1), rect(6.6, -118, 4, 22, 1)]
    pins = both_sides(limb("29,-102,5 38,-102,4"))
    grain = [
        line("-26,-102 0,-103 26,-102", 0.7),
        line("-18,-108 0,-110 18,-108", 0.6),
        line("-10,-114 0,-115.4 10,-114", 0.5),
    ]
    tongue = [limb("0,-12,4 0,-2,4.6"), blob("0,-9 5,-5 8.6,2 5.4,8 0,11 -5.4,8 -8.6,2 -5,-5")]
    hanging = [
        paint("body", swung(*tongue, more=strike)),
        paint("line", swung(line("-3,-2 -5,2.6 -2.4,7", 0.8), more=strike)),
    ]
    return [
        paint("dark", swung(pins, *crown)),
        paint("body", swung(shell)),
        paint("lite", swung(*bands)),
        paint("line", swung(*frieze, *gleam, *swags)),
        paint("ink", swung(oval(0, -10, 38, 4.8))),
        *(hanging if clapper else []),
        paint("body", swung(yoke)),
        paint("acc", swung(*straps)),
        paint("line", swung(*grain)),
    ]
