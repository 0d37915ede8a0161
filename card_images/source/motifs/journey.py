"""Journey: what carries people and their things away."""

from __future__ import annotations

from typing import Literal

from card_images.source.geometry import (
    Path,
    blob,
    both_sides,
    circle,
    cut,
    intersect,
    limb,
    line,
    moved,
    poly,
    rect,
    ring,
    union,
)
from card_images.source.motifs.drawing import Part, motif, paint


@motif
def sailing_boat() -> list[Part]:
    """Sails to the right, a pennant at the mast."""
    hull = blob("-46,-21* -20,-15 16,-15 40,-18 60,-29* 50,-8 34,-1 -28,-1 -40,-8")
    mast = [limb("2,-12,3 3,-60,2.4 3,-104,1.4"), limb("3,-22,2 28,-21,1.6 50,-24,1.2")]
    sails = [
        blob("6,-100* 22,-78 42,-50 49,-26* 28,-22 6,-23* 10,-60"),
        blob("0,-92* -5,-64 -22,-38 -46,-26* -20,-23 -2,-25* 1,-56"),
    ]
    pennant = blob("3,-106* 14,-110 27,-104* 15,-103 3,-100*")
    seams = [
        line("8,-40 24,-39 45,-42", 0.7),
        line("9,-58 20,-57 36,-61", 0.7),
        line("8,-76 14,-75 24,-79", 0.7),
        line("-1,-44 -10,-41 -26,-37", 0.7),
        line("-1,-62 -7,-60 -14,-58", 0.7),
        line("0,-78 -4,-76 -6,-74", 0.6),
    ]
    planks = [line("-43,-17 -10,-11 30,-12 54,-23", 0.9), line("-38,-10 -8,-6 30,-7 47,-13", 0.7)]
    return [
        paint("body", hull, mast),
        paint("lite", sails),
        paint("acc", pennant),
        paint("seam", seams),
        paint("line", planks),
    ]


def _oar(turn: float, x: float, y: float, length: float) -> tuple[list[Path], list[Path]]:
    """An oar through the rowlock at (x, y), handle to the right before it is turned; and the lines on it."""
    loom = limb(f"34,0,3.4 24,0,2.6 0,0,3 {-length * 0.7},0,2.6")
    blade = blob(
        f"{-length * 0.66},-1.6* {-length * 0.8},-5 {-length},-5.4*"
        f" {-length - 1},5.4* {-length * 0.8},4.6 {-length * 0.66},1.6*"
    )
    cuts = [
        line(f"{-length * 0.7},0 {-length * 0.97},0", 0.7, 4),
        line(f"20,-0.6 {-length * 0.5},-0.6", 0.5, 4),
    ]
    return (
        [moved(path, dx=x, dy=y, turn=turn) for path in (loom, blade)],
        [moved(path, dx=x, dy=y, turn=turn) for path in cuts],
    )


@motif
def rowing_boat(oars: Literal["out", "shipped", "none"] = "out") -> list[Part]:
    """Seen a little from above, bow to the right. Somebody may sit at (-8, -32)."""
    hull = blob("-70,-42* -67,-20 -60,-7 -40,-1 0,1 40,-2 62,-16 76,-34 84,-54* 60,-40 20,-24 -30,-23 -70,-34*")
    opening = blob("-70,-43* -68,-36 -40,-25 0,-21 36,-26 64,-38 84,-55* 56,-48 20,-43 -20,-42")
    inside = blob("-65,-41* -62,-36 -38,-28 0,-24.4 34,-29 58,-39 74,-49* 52,-46 20,-41 -20,-40")
    floor = intersect(inside, blob("-70,-34* -30,-33 10,-33 44,-38 60,-44* 60,-20* -70,-20*"))
    thwarts = [
        intersect(inside, poly(points))
        for points in (
            "-46,-44 -34,-44 -28,-20 -42,-20",
            "-8,-46 5,-46 10,-20 -5,-20",
            "30,-48 41,-48 46,-22 33,-22",
        )
    ]
    edges = [
        intersect(inside, poly(points))
        for points in (
            "-34,-44 -32,-44 -26,-20 -28,-20",
            "5,-46 7.4,-46 12.4,-20 10,-20",
            "41,-48 43,-48 48,-22 46,-22",
        )
    ]
    ribs = [intersect(inside, line(f"{x},-50 {x + 2},-36 {x + 5},-18", 0.8)) for x in (-56, -22, -14, 18, 24, 54)]
    strakes = [
        line("-68,-31 -40,-19 0,-15 40,-19 66,-32 82,-50", 0.9),
        line("-66,-22 -40,-12 0,-8.6 38,-12 62,-24 78,-41", 0.8),
        line("-61,-12 -40,-6 0,-3.4 36,-6 58,-17", 0.7),
    ]
    band = intersect(
        hull,
        blob("-72,-36* -40,-24 0,-20 40,-24 66,-38 88,-58* 82,-46* 66,-31 40,-18 0,-14 -40,-18 -72,-30*"),
    )
    nails = [
        circle(x, y, 0.8)
        for x, y in (
            (-58, -27),
            (-44, -21.6),
            (-28, -18.6),
            (-12, -17.2),
            (4, -17),
            (20, -17.8),
            (36, -20.4),
            (52, -26),
            (66, -35),
        )
    ]
    grain = [line("-44,-41 -36,-26", 0.5, 4), line("-4,-42 2,-26", 0.5, 4), line("35,-43 40,-29", 0.5, 4)]
    locks = [limb("15,-43,2 16,-48,2.4", 4), limb("20,-43,2 20,-48,2.4", 4)]
    near_locks = [limb("11,-22,2.2 10,-28,2.6", 4), limb("17,-22,2.2 17,-28,2.6", 4)]
    far_oar, far_lines = _oar(28, 18, -46, 66) if oars == "out" else _oar(-9, -6, -36, 62)
    near_oar, near_lines = _oar(-21, 14, -26, 70) if oars == "out" else _oar(-15, -2, -33, 64)
    rowed = oars == "out"
    return [
        *([paint("lite", far_oar), paint("seam", far_lines)] if rowed else []),
        paint("body", opening, hull),
        paint("dark", locks, inside),
        paint("line", ribs),
        paint("body", floor),
        paint("lite", thwarts),
        paint("dark", edges),
        paint("seam", grain),
        *(
            [paint("lite", far_oar), paint("lite", near_oar), paint("seam", far_lines, near_lines)]
            if oars == "shipped"
            else []
        ),
        paint("body", cut(hull, opening)),
        paint("acc", band),
        paint("line", strakes, nails),
        paint("dark", near_locks, ring(78, -50, 3, 1)),
        *([paint("lite", near_oar), paint("seam", near_lines)] if rowed else []),
    ]


@motif
def paper_boat() -> list[Part]:
    """Folded out of a ruled sheet. The peak is at (-3, -84)."""
    far_side = poly("-72,-50 70,-54 46,-20 -48,-18")
    left_sail, right_sail = poly("-3,-84 -34,-20 3,-12"), poly("-3,-84 3,-12 33,-22")
    left_side = poly("-72,-50 -34,-30 2,-22 4,0 -40,-2")
    right_side = poly("70,-54 34,-32 2,-22 4,0 42,-4")
    folds = [
        line("-72,-50 -20,-18 4,0", 0.8, 20),
        line("70,-54 24,-20 4,0", 0.8, 20),
        line("-3,-84 3,-22", 0.7, 4),
        line("-34,-30 2,-22 34,-32", 0.6, 20),
    ]
    sail_rules = [line(f"{-3 - i * 4.4},{-76 + i * 10.4} {-2 + i * 0.6},{-73 + i * 10.4}", 0.5, 4) for i in range(1, 5)]
    sail_rules += [line(f"{-2 + i * 0.6},{-73 + i * 10.4} {-3 + i * 5},{-76 + i * 10}", 0.5, 4) for i in range(1, 5)]
    hull_rules = [line(f"{-61 + i * 8},{-40 + i * 11} {-36 + i * 10},{-20 + i * 6}", 0.5, 4) for i in range(3)]
    hull_rules += [line(f"{18 + i * 9},{-25 - i * 3} {14 + i * 11},{-6 - i * 3}", 0.5, 4) for i in range(4)]
    wet = [line("-38,-5 -16,-3.4 4,-3 22,-5 40,-7", 0.7)]
    return [
        paint("lite", far_side),
        paint("seam", line("-60,-46 0,-49 58,-50", 0.6, 4)),
        paint("glass", left_sail),
        paint("lite", right_sail),
        paint("seam", sail_rules),
        paint("glass", left_side),
        paint("lite", right_side),
        paint("seam", folds, hull_rules, wet),
    ]


@motif
def sledge(load: Literal["blanket", "none"] = "blanket") -> list[Part]:
    """Faces right. The seat is level, its middle at (-6, -44); the rope is tied at (74, -26)."""
    runner = limb(
        "-70,-7,5.4 -34,-3.4,6.8 40,-3.4,6.8 62,-6,6.8 79,-16,6.6"
        " 84,-32,6.2 75,-44,5.8 63,-39,5.2 63,-28,4.6 71,-27,3.4"
    )
    posts = [
        blob(f"{x - 4.4},-3* {x - 2.6},-18 {x - 4.6},-36* {x + 5},-36* {x + 2.6},-18 {x + 4.6},-3*")
        for x in (-46, -4, 36)
    ]
    far = [moved(path, dx=14, dy=-13) for path in (runner, *posts)]
    deck = blob("-60,-37* 36,-38* 56,-42 70,-55 77,-74* 95,-90* 89,-70 77,-58 62,-53 48,-52* -45,-51*")
    edge = blob("-62,-39* 36,-40* 54,-44 68,-56 75,-75* 80,-74* 75,-54 59,-39 36,-33* -62,-32*")
    slats = [line(f"{-60 + i * 3.8},{-37 - i * 3.6} {36 + i * 3.4},{-38 - i * 3.6}", 0.9, 4) for i in (1, 2, 3)]
    slats += [
        line(
            f"{36 + i * 3.4},{-38 - i * 3.6} {57 + i * 2},{-42 - i * 3} {71 + i * 2},-56 {77 + i * 4.4},{-74 - i * 4}",
            0.9,
        )
        for i in (1, 2, 3)
    ]
    roll = limb("75,-75,8 96,-91,8", 6)
    back = blob("-62,-36* -66,-54 -75,-68* -58,-86* -50,-70 -45,-51*")
    heart = blob("-62,-63* -57,-70 -54,-63 -55,-55* -60,-58")
    pull = limb("74,-26,2.4 90,-38,2.4 103,-24,2.2 108,-7,2 116,-3,2")
    rugs: list[Part] = []
    if load == "blanket":
        rugs = [
            paint("acc", blob("-38,-42* -38,-54 -28,-60 4,-61 22,-59 28,-52 26,-42* 8,-38 -22,-38")),
            paint("lite", blob("-38,-57* -31,-66 -12,-70 14,-69 26,-62* 24,-57 4,-58 -22,-57")),
            paint("acc", blob("-10,-69* 8,-70* 12,-58 13,-40 12,-21* -4,-20* -7,-40")),
            paint("seam", line("-31,-62 -11,-65.6 -10,-65.6", 0.8), line("-36,-49 -9,-50.4", 0.8)),
            paint("seam", line("13,-50 27,-49", 0.8, 4), line("1,-66 4,-50 4,-36", 0.6)),
            paint("seam", [line(f"-5,{y} 4,{y + 1} 12,{y}", 0.9) for y in (-32, -28)]),
            paint("lite", [limb(f"{x},-21,1.8 {x + 0.6},-14,1.2", 4) for x in (-3, 1, 5, 9)]),
        ]
    return [
        paint("dark", far),
        paint("lite", deck),
        paint("seam", slats),
        paint("body", back),
        paint("ink", heart),
        paint("line", line("-64,-50 -70,-66", 0.9, 6), line("-50,-56 -56,-78", 0.8, 6)),
        paint("body", posts),
        paint("body", edge),
        paint("body", roll),
        *rugs,
        paint("body", runner, pull),
        paint("line", line("-62,-5 0,-3.4 60,-6 78,-17 80,-32", 0.9), line("-56,-35.6 36,-36.6", 0.8, 4)),
        paint("acc", circle(69.6, -28, 3.2), circle(75, -75, 3)),
    ]


@motif
def balloon() -> list[Part]:
    """A hot-air balloon with a basket. The ropes' foot is at (0, -14)."""
    bag = blob("0,-118 22,-112 36,-94 36,-74 26,-56 13,-40 8,-32* -8,-32* -13,-40 -26,-56 -36,-74 -36,-94 -22,-112")

    def gore(left: float, right: float) -> Path:
        down = [(1.8, -118), (36, -94), (36, -74), (20, -45), (8, -30)]
        return intersect(bag, blob([(x * left, y) for x, y in down] + [(x * right, y) for x, y in reversed(down)]))

    gores = [gore(-0.92, -0.55), gore(-0.18, 0.18), gore(0.55, 0.92)]
    band = intersect(bag, blob("-40,-72 0,-64 40,-72 40,-66 0,-58 -40,-66"))
    ropes = [line(f"{x * 1.1},-33 {x * 0.8},-14", 0.7, 4) for x in (-7, -3, 3, 7)]
    net = [line(f"-35,{y} 0,{y + 7} 35,{y}", 0.5) for y in (-98, -86)]
    basket = [blob("-7.6,-14* 7.6,-14* 6.4,-3 4,-1 -4,-1 -6.4,-3"), rect(-8.4, -16, 16.8, 3, 1.4)]
    weave = [line(f"-6.4,{y} 0,{y + 1} 6.4,{y}", 0.6) for y in (-11, -8, -5)] + [
        line(f"{x},-13 {x * 0.8},-2", 0.4, 4) for x in (-4, 0, 4)
    ]
    bags = [blob(f"{x},-10 {x + 2},-6 {x},-3 {x - 2},-6") for x in (-8.6, 8.6)]
    return [
        paint("body", bag),
        paint("acc", gores),
        paint("lite", band),
        paint("line", net),
        paint("dark", ropes, basket, bags),
        paint("line", weave),
        paint("lum", blob("0,-36* 3.2,-30 0,-25 -3.2,-30")),
    ]


@motif
def trunk() -> list[Part]:
    """A strapped travelling trunk with a rounded lid."""
    box, lid = poly("-42,0 -42,-30 42,-30 42,0"), blob("-44,-30* -43,-42 -34,-50 0,-52 34,-50 43,-42 44,-30*")
    straps = [poly("-29,0 -29,-50 -21,-51.4 -21,0"), poly("29,0 29,-50 21,-51.4 21,0"), rect(-44, -32, 88, 4)]
    corners = both_sides(poly("42.6,0.6 34,0.6 42.6,-9"), poly("43,-33 35,-33 43,-42"))
    planks = [line(f"-42,{y} 0,{y - 0.6} 42,{y}", 0.7) for y in (-8, -16, -24)] + [
        line("-42,-40 0,-42 42,-40", 0.7),
        line("-38,-46 0,-48 38,-46", 0.6),
    ]
    handle = both_sides(limb("42,-19,2 47,-17,2.6 47,-11,2.6 42,-9,2"))
    rivets = [both_sides(circle(25, y, 1.3)) for y in (-5, -13, -22, -38, -46)]
    return [
        paint("body", box, lid),
        paint("line", planks),
        paint("dark", straps, corners, handle),
        paint("acc", rect(-5.4, -36, 10.8, 13, 2), rivets),
        paint("ink", union(circle(0, -31, 1.7), rect(-0.8, -31, 1.6, 5))),
    ]
