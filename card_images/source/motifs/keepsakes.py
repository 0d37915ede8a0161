"""Keepsakes: what is read, sent, broken and played with at a table."""

from __future__ import annotations

from typing import Literal

from card_images.source.geometry import (
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
)
from card_images.source.motifs.drawing import Part, motif, paint


@motif
def book(state: Literal["open", "closed"] = "open") -> list[Part]:
    """`open` lies before you, its gutter at (0, -46); `closed` stands upright, spine to the left."""
    return _open_book() if state == "open" else _closed_book()


def _open_book() -> list[Part]:
    cover = both_sides(blob("0,-6* 20,-12 50,-10 74,-4* 66,-60* 50,-66 24,-66 0,-58*"))
    block = both_sides(blob("0,-9* 18,-17 46,-16 70,-8* 63,-60* 48,-66 22,-67 0,-58*"))
    page = both_sides(blob("0,-14* 16,-24 42,-23 66,-14* 60,-64* 46,-71 22,-71 0,-60*"))
    turning = blob("0,-60* 4,-74 16,-86 34,-90* 40,-70 44,-48 42,-30* 26,-36 10,-30 0,-14*")
    gutter = both_sides(blob("0,-60* 4,-63.6 7,-50 7,-30 4,-18 0,-14*"))
    edges = [both_sides(line(f"2,{-10 - i} 18,{-19 - i} 46,{-18 - i} 68,{-9.6 - i}", 0.5)) for i in (0, 1.8, 3.6)]
    # On the left page an engraved picture, a moon over water: a book of dreams needs no letters.
    frame = blob("-53,-57* -34,-64 -14,-60* -14,-32* -34,-36 -56,-28*")
    picture = [
        line("-53,-57 -34,-64 -14,-60", 0.6),
        line("-14,-60 -14,-32", 0.6, 4),
        line("-14,-32 -34,-36 -56,-28", 0.6),
        line("-56,-28 -53,-57", 0.6, 4),
    ]
    hill = intersect(frame, blob("-58,-38* -46,-46 -34,-43 -22,-50 -12,-46* -12,-28* -58,-22*"))
    rules = [
        line(f"{13 + i * 0.6},{-66 + i * 8} {26 + i * 0.8},{-75 + i * 8} {33 + i},{-77 + i * 8}", 0.6) for i in range(5)
    ]
    ribbon = limb("-1,-16,3.4 -4,-6,3.6 -3,4,3.6 -7,10,3.2")
    return [
        paint("body", cover),
        paint("lite", block),
        paint("seam", edges),
        paint("glass", page),
        paint("lite", gutter),
        paint("dark", hill),
        paint("acc", circle(-26, -54, 4)),
        paint("seam", picture, line("-52,-33 -40,-36.6 -28,-36", 0.5), line("0,-60 0.6,-38 0,-14", 1.1)),
        paint("glass", turning),
        paint("seam", rules, line("2,-58 7,-72 18,-83 33,-88", 0.5), line("38,-86 41,-66 43,-46 41,-32", 0.5)),
        paint("acc", ribbon),
        paint("line", both_sides(line("6,-7.6 22,-13 50,-11.4 72,-5.6", 0.6))),
    ]


def _closed_book() -> list[Part]:
    pages = poly("-16,-94 30,-98 40,-91 -8,-86")
    front = poly("-10,-87 42,-92 42,-3 -10,2")
    spine = blob("-10,-88* -19,-92 -27,-95* -29,-50 -27,-7* -19,-2 -10,2*")
    ribs = [limb(f"-28.4,{y},3.6 -19,{y + 4},4.2 -9.6,{y + 6.6},3.6", 10) for y in (-82, -62, -38, -18)]
    frame = cut(poly("-3,-80 36,-83.6 36,-11.6 -3,-7"), poly("-0.6,-77.4 33.6,-80.6 33.6,-14 -0.6,-9.8"))
    corners = [
        poly("-10,-87 4,-88.2 -10,-74"),
        poly("42,-92 42,-78 29,-90.8"),
        poly("42,-3 42,-17 28,-1.6"),
        poly("-10,2 -10,-12 4,0.6"),
    ]
    clasps = [limb(f"33,{y},5 44,{y - 1},5 46,{y - 1},4", 8) for y in (-64, -30)]
    star = [moved(blob("0,-14* 2.2,-3 0,0 -2.2,-3"), dx=16.5, dy=-46, turn=turn) for turn in range(0, 360, 45)]
    return [
        paint("lite", pages),
        paint(
            "seam",
            [line(f"{-13 + i * 2},{-92.6 + i * 1.8} {31 + i * 2.4},{-96.4 + i * 1.6}", 0.5, 4) for i in range(4)],
        ),
        paint("body", front),
        paint("dark", spine),
        paint("body", ribs),
        paint("lite", frame, corners),
        paint(
            "seam",
            [line(points, 0.5, 4) for points in ("-8,-77 -1,-85", "41,-80 34,-89.6", "41,-14 32,-4", "-9,-9 1,-1")],
        ),
        paint("lite", ring(16.5, -46, 17, 1.6), star),
        paint("acc", clasps, circle(16.5, -46, 3.6)),
        paint("line", line("-8,-85 40,-90", 0.6, 4), line("-25,-90 -26.4,-50 -25,-10", 0.6)),
    ]


@motif
def letter(state: Literal["sealed", "open"] = "sealed") -> list[Part]:
    """The back of an envelope. The seal is at (1, -36)."""
    sheet = poly("-50,-70 51,-72 50,1 -51,0")
    sides = [poly("-50,-70 -6,-35 -51,0"), poly("51,-72 8,-36 50,1")]
    bottom = blob("-51,0* -6,-38 1,-42 8,-38 50,1*")
    folds = [
        line("-50,-1 -6,-37 1,-41 8,-37 49,0", 0.8),
        line("-49,-68 -7,-37", 0.6, 4),
        line("50,-70 9,-38", 0.6, 4),
    ]
    worn = [
        line("-46,-6 -30,-5", 0.5, 4),
        line("20,-6 44,-5", 0.5, 4),
        line("-47,-52 -40,-40", 0.5, 4),
        line("46,-50 41,-42", 0.5, 4),
    ]
    wax = blob("1,-25 -6,-24 -11,-29 -14,-35 -11,-43 -5,-48 3,-49 10,-46 14,-40 15,-33 11,-26 6,-26 4,-19 1,-20")
    stamp = [ring(1, -37, 8.6, 1.1)]
    stamp += [moved(blob("0,-6.4* 1.5,-1.5 0,0 -1.5,-1.5"), dx=1, dy=-37, turn=turn) for turn in range(0, 360, 72)]
    if state == "sealed":
        flap = blob("-50,-70* 51,-72* 8,-32 1,-28 -6,-32")
        return [
            paint("lite", sheet),
            paint("lite", *sides),
            paint("lite", bottom),
            paint("seam", folds, worn),
            paint("glass", flap),
            paint(
                "seam",
                line("-48,-69 -6,-33 1,-29 8,-33 49,-71", 0.8),
                line("-44,-67.4 0,-68.4 45,-69.4", 0.45),
            ),
            paint("acc", wax),
            paint("ink", stamp),
        ]
    flap = blob("-50,-70* 51,-72* 8,-112 1,-116 -6,-112")
    lining = blob("-38,-71* 39,-73* 7,-100 1,-103 -5,-100")
    paper = blob("-36,-20* -38,-72 -37,-78* -14,-80 8,-78 33,-81* 34,-20*")
    rules = [
        line(f"{x},{y} {x + 20},{y - 0.6} 26,{y - 1.4}", 0.7)
        for x, y in ((-30, -71), (-31, -64), (-29, -57), (-22, -50))
    ]
    seal = blob("1,-101 -6,-102 -8,-108 -4,-114 3,-114.6 8,-110 7,-103 4,-99 2,-97")
    return [
        paint("lite", flap),
        paint("dark", lining),
        paint(
            "line",
            [line(f"{-34 + i * 9},-74 {-22 + i * 5.6},-86 {-12 + i * 3.4},-96", 0.6, 6) for i in range(8)],
        ),
        paint("acc", seal),
        paint("ink", ring(0.4, -107.6, 4.4, 0.9)),
        paint("dark", sheet),
        paint("glass", paper),
        paint("seam", rules, line("-49,-71 -6,-111 1,-115 8,-111 50,-73", 0.7)),
        paint("lite", *sides),
        paint("lite", bottom),
        paint("seam", folds, worn),
    ]


@motif
def bread() -> list[Part]:
    """A round loaf with a cross cut, one slice leaning on it at the right."""
    loaf = blob("-60,-10* -66,-26 -61,-50 -44,-70 -18,-80 10,-78 34,-68 48,-48 51,-26 46,-7* 20,1 -36,1")
    under = intersect(loaf, blob("-68,-20* -40,-9 0,-6 52,-20* 52,4* -68,4*"))
    gashes = [
        blob("-52,-44* -34,-52 -10,-57 14,-58 36,-62* 20,-51 -6,-44 -34,-39"),
        blob("-22,-76* -13,-64 -7,-46 -4,-24* -16,-32 -22,-50 -28,-66"),
    ]
    lips = [
        line("-54,-44.6 -34,-54.6 -10,-60 14,-61 37,-64.4", 0.9),
        line("-24,-78 -31,-66 -25,-49 -18,-30", 0.9),
        line("-50,-40 -34,-35.6 -20,-35", 0.7),
        line("0,-41 14,-46 28,-54", 0.7),
    ]
    crust = [
        line("-62,-32 -56,-52 -42,-65", 0.7),
        line("-58,-26 -54,-15 -38,-10", 0.6),
        line("-10,-76 10,-74 28,-68", 0.7),
        line("4,-37 10,-20 6,-8", 0.6),
        line("16,-40 22,-24 18,-10", 0.6),
        line("-40,-30 -38,-18 -26,-10", 0.6),
        line("-28,-30 -26,-20 -18,-13", 0.6),
        line("-44,-60 -38,-55", 0.6, 4),
        line("38,-56 44,-42", 0.6, 4),
    ]
    flour = [
        oval(x, y, rx, 1.2)
        for x, y, rx in (
            (-40, -46, 3),
            (-24, -49, 2.4),
            (4, -53, 3),
            (20, -56, 2.6),
            (-17, -64, 1.6),
            (-11, -40, 1.8),
        )
    ]
    rind = blob("34,0* 26,-28 29,-50 42,-61 58,-62 71,-53 76,-34 73,0*")
    crumb = blob("37,-2.4* 30,-28 33,-47.4 43.6,-57.4 57.4,-58 68,-50.4 72,-33 70,-2.4*")
    holes = [
        oval(x, y, rx, ry)
        for x, y, rx, ry in (
            (45, -44, 2.8, 1.8),
            (58, -48, 2, 1.3),
            (61, -35, 3, 2),
            (40, -31, 2, 1.4),
            (51, -27, 2.8, 1.9),
            (63, -18, 2.4, 1.6),
            (44, -14, 2.6, 1.7),
            (53, -38, 1.4, 1),
            (55, -11, 1.4, 1),
            (37, -20, 1.3, 1),
            (66, -26, 1.2, 1),
        )
    ]
    crumbs = [circle(x, 0, r) for x, r in ((-70, 1.4), (84, 1.7), (80, 1), (26, 1.5))]
    return [
        paint("body", loaf),
        paint("dark", under),
        paint("glass", gashes),
        paint("lum", flour),
        paint("line", lips, crust),
        paint("dark", moved(rind, dx=-2.4, dy=0.4)),
        paint("acc", rind),
        paint("glass", crumb),
        paint("seam", holes),
        paint("lite", crumbs),
    ]


@motif
def chess_knight() -> list[Part]:
    """The horse looks to the right."""
    head = blob(
        "18,-27* 19,-35 14,-43 9,-52* 15,-55 22,-52 28,-47 35,-45.6 40,-49 42,-55* 41,-60 36,-66"
        " 29.6,-76 24,-86 18,-91* 18,-98 14,-107* 8,-100 6,-93* 2,-97 -4,-102* -4,-93 -8,-88"
        " -16,-79 -22,-66 -25,-52 -25,-38 -22,-27*"
    )
    # The mane is carved as steps, the way turners cut it: short notches, all leaning one way.
    steps = ((-9, -90), (-15, -83), (-20, -75), (-24, -66), (-27, -56.6), (-28, -47), (-28, -37.4))
    mane = [blob(f"{x},{y}* {x - 5.6},{y + 4} {x - 5},{y + 10}* {x + 4},{y + 11} {x + 12},{y + 4}") for x, y in steps]
    cuts = [line(f"{x - 4},{y + 9} {x + 3},{y + 7.6} {x + 9},{y + 3}", 0.9, 8) for x, y in steps]
    chest = blob("18,-27* 19,-35 14,-43 9,-51* 3,-45 2,-36 5,-27*")
    jaw = blob("9,-53* 5,-62 8,-72 15,-77 21,-72 24,-62 21,-54 15,-55.4")
    lines = [
        line("29,-74 32,-66 37,-60", 0.8),
        line("10,-54 5.6,-62 8.4,-72 15,-77.6", 0.9),
        line("-10,-74 -10,-56 -7,-42 -3,-31", 0.7),
        line("-4,-80 -4,-62 -1,-46 3,-34", 0.6),
        line("14,-104 12.6,-98 14,-93", 0.6),
        line("17,-84 21,-83 25,-79", 0.7),
        line("27,-66 24,-58 25,-52", 0.6),
    ]
    turnings = [
        rect(-27, -28, 54, 6, 2.6),
        blob("-19,-23* 19,-23* 22,-16 28,-12* -28,-12* -22,-16"),
        rect(-31, -13, 62, 5, 2),
        blob("-33,-9* 33,-9* 38,-4 37,1* -37,1* -38,-4"),
    ]
    beads = [line(f"-{w},{y} 0,{y + 1} {w},{y}", 0.7) for w, y in ((24, -25.4), (20, -19), (33, -5.6), (35, -1.6))]
    return [
        paint("dark", mane),
        paint("body", head),
        paint("dark", chest),
        paint("body", jaw),
        paint("body", turnings),
        paint("acc", rect(-29, -13.6, 58, 3, 1.4)),
        paint("line", lines, cuts, beads),
        paint("lum", oval(21, -79.6, 2.5, 1.8)),
        paint("ink", circle(21.6, -79.6, 1.1), oval(38, -57.4, 2, 1.4), line("41.6,-53 36,-51.4 31,-53.4", 0.9)),
    ]
