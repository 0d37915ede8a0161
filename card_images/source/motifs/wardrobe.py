"""Wardrobe: clothes that stand, hang or keep out the sea, with nobody in them."""

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
    oval,
    rect,
    ring,
    union,
)
from card_images.source.motifs.drawing import Part, motif, paint
from card_images.source.motifs.portraits import sleeper


@motif
def dress(form: bool = True) -> list[Part]:
    """On a headless dressmaker's form with a turned foot; without the form it floats."""
    skirt = blob("-9,-58* -17,-50 -26,-36 -35,-20 -40,-12* -24,-8 0,-7 24,-8 40,-12* 35,-20 26,-36 17,-50 9,-58*")
    bodice = blob("-13,-86* -11,-80 -13,-70 -10,-62 -9,-56* 9,-56* 10,-62 13,-70 11,-80 13,-86* 6,-80 0,-78 -6,-80")
    puffs = both_sides(blob("11,-86 17,-89 23,-84 24,-76 18,-72 12,-76"))
    flounces = [
        blob(
            "-38,-15* -32,-17 -26,-13 -20,-16 -13,-12 -6,-15 0,-11.6 6,-15 13,-12 20,-16 26,-13 32,-17"
            " 38,-15* 41,-8 28,-4 0,-2 -28,-4 -41,-8"
        ),
        blob(
            "-30,-30* -24,-31 -18,-27 -12,-30 -6,-26 0,-29 6,-26 12,-30 18,-27 24,-31 30,-30* 32,-24"
            " 20,-21 0,-19.6 -20,-21 -32,-24"
        ),
    ]
    pleats = [line(f"{x * 0.3},-54 {x * 0.7},-42 {x},-31", 0.7) for x in (-22, -15, -8, 0, 8, 15, 22)]
    pleats += [line(f"{x},-20 {x * 1.1},-16", 0.6, 4) for x in (-24, -16, -8, 0, 8, 16, 24)]
    pleats += [line(f"{x},-11.6 {x * 1.04},-5.4", 0.6, 4) for x in (-34, -26, -17, -9, 0, 9, 17, 26, 34)]
    lacing = [line(f"-2.6,{y} 2.6,{y + 2.6}", 0.7, 4) for y in (-76, -71, -66)] + [
        line(f"2.6,{y} -2.6,{y + 2.6}", 0.7, 4) for y in (-76, -71, -66)
    ]
    seams = [both_sides(line("9,-80 6.4,-70 5,-58", 0.6)), both_sides(line("14,-86 18,-82 20,-75", 0.5))]
    sash = [
        blob("-9.6,-60 0,-57.6 9.6,-60 10,-54 0,-51.6 -10,-54"),
        blob("7,-56* 14,-44 13,-34* 9,-37 6,-33* 5,-46"),
    ]
    cloth = [
        paint("body", puffs, skirt),
        paint("body", flounces[0]),
        paint("body", flounces[1]),
        paint("body", bodice),
        paint("lite", blob("-6,-80* 0,-78 6,-80* 3.4,-60 0,-58 -3.4,-60")),
        paint("seam", lacing),
        paint("line", pleats, seams),
        paint("acc", sash),
        paint("ink", line("8,-52 10,-44 9.6,-38", 0.6)),
    ]
    if not form:
        return cloth
    stand = [
        limb("0,-8,3 0,4,3"),
        both_sides(limb("0,1,3.4 11,3,3 17,9,2.4"), circle(17.6, 9.6, 2)),
        limb("0,2,3 2,10,2.6"),
        blob("-4,-3 0,-5 4,-3 3,1 -3,1"),
    ]
    bust = blob("-12,-84* -10,-90 -5,-93 -4.6,-99 0,-100.4 4.6,-99 5,-93 10,-90 12,-84* 0,-74")
    knob = [oval(0, -100.6, 5, 1.8), limb("0,-101,2.4 0,-104,2.4", 4), circle(0, -106, 3)]
    return [
        paint("dark", stand),
        paint("lite", bust),
        paint(
            "seam",
            line("0,-99 0.4,-90 0,-80", 0.5),
            line("-9,-88 -5,-82", 0.5, 4),
            line("9,-88 5,-82", 0.5, 4),
        ),
        paint("dark", knob),
        *cloth,
    ]


@motif
def shirt(pegged: bool = True) -> list[Part]:
    """Blown to the right; its line runs through (-60, -94) and (60, -96)."""
    trunk = blob(
        "-22,-88* -24,-70 -21,-50 -24,-30 -22,-8* -8,-1 6,-6 20,-2 34,-10* 29,-34 26,-56 27,-74 23,-89*"
        " 10,-84 0,-82 -10,-84"
    )
    near_sleeve = blob("17,-90* 28,-86 40,-74 52,-70 66,-74* 72,-58* 58,-54 42,-56 30,-64 23,-72")
    far_sleeve = blob("-17,-89* -27,-80 -32,-66 -28,-54 -20,-44 -18,-34* -4,-38* -6,-50 -14,-62 -16,-72")
    cuffs = [blob("62,-76* 70,-79* 77,-60* 69,-56*"), blob("-20,-38* -3,-41* -1,-32* -18,-29*")]
    collar = [blob("0,-82* -10,-94 -4,-98 0,-93* -6,-76*"), blob("0,-82* 9,-95 4,-98 0,-93* 7,-77*")]
    shade = intersect(trunk, blob("15,-90* 24,-92* 30,-70 28,-50 36,-8* 24,-2* 25,-30 20,-56"))
    placket = [line("0,-80 2,-54 1,-30 6,-8", 0.7), line("3.4,-80 5.4,-54 4.4,-30 9.4,-8", 0.5)]
    folds = [
        line("-18,-84 -16,-66 -12,-56", 0.6),
        line("-20,-44 -14,-30 -16,-12", 0.7),
        line("-12,-40 -6,-24 -8,-8", 0.6),
        line("18,-82 20,-66 16,-52", 0.6),
        line("16,-44 22,-30 26,-14", 0.7),
        line("12,-34 16,-22 18,-8", 0.6),
        line("28,-78 38,-68 50,-64", 0.6),
        line("34,-74 46,-67 60,-68", 0.5),
        line("-24,-76 -26,-64 -20,-52", 0.6),
        line("-20,-70 -20,-58 -13,-46", 0.5),
    ]
    hem = line("-21,-11 -8,-4 6,-9 20,-5 33,-13", 0.5)
    buttons = [circle(x, y, 1.5) for x, y in ((2.4, -72), (3.6, -56), (3, -40), (4, -25))]
    shirt_parts = [
        paint("lite", near_sleeve),
        paint("glass", trunk),
        paint("lite", shade),
        paint("glass", far_sleeve),
        paint("lite", cuffs, blob("-8,-93* 0,-90 8,-93* 4,-83 -4,-83")),
        paint("glass", *collar),
        paint("seam", folds, placket, hem),
        paint("acc", buttons, circle(-8, -35.6, 1.3), circle(71, -68, 1.3)),
    ]
    if not pegged:
        return shirt_parts
    pegs = [union(rect(x - 1.9, y, 3.8, 13, 1.4), circle(x, y, 2.6)) for x, y in ((-18, -98), (19, -99))]
    cord = limb("-64,-94,1.2 -18,-91.6,1.2 19,-92.6,1.2 64,-97,1.2", 40)
    return [
        paint("dark", cord),
        *shirt_parts,
        paint("dark", pegs),
        paint("line", line("-18,-97 -18,-88", 0.6, 4), line("19,-98 19,-89", 0.6, 4)),
    ]


@motif
def diving_helmet(inside: Literal["nobody", "diver"] = "nobody") -> list[Part]:
    """Copper, bolted to its collar. The front glass is a circle of 20 around (0, -55), painted as `glass`."""
    dome = blob("-35,-36 -38,-54 -34,-74 -20,-89 0,-94 20,-89 34,-74 38,-54 35,-36 26,-24 -26,-24")
    neck = rect(-31, -31, 62, 8, 3)
    collar = blob("-34,-25* -44,-20 -52,-8 -54,1* -28,3 0,5 28,3 54,1* 52,-8 44,-20 34,-25*")
    edge = limb("-53,0,4 -28,3,4.4 0,5,4.6 28,3,4.4 53,0,4")
    rim = cut(circle(0, -55, 25.6), circle(0, -55, 20.2))
    rim_bolts = [moved(circle(0, -22.9, 1.5), dy=-55, turn=turn) for turn in range(15, 360, 30)]
    bolts = [circle(x, -8 - abs(x) * 0.06, 2.8) for x in (-44, -28, -10, 10, 28, 44)]
    ports = both_sides(cut(oval(33, -54, 7.6, 13), oval(34, -54, 4.4, 9)))
    port_glass = both_sides(oval(34, -54, 4.6, 9.2))
    top_port = [ring(0, -86, 8, 2.6)]
    valves = [
        limb("-24,-82,7 -31,-90,6"),
        circle(-32, -91, 5),
        limb("30,-76,8 40,-84,7", 6),
    ]
    hose = limb("38,-84,6 50,-94,6 62,-88,6 62,-70,6 68,-54,6 80,-50,6", 50)
    hoops = [
        line(points, 0.8)
        for points in (
            "39,-81 43,-86",
            "43,-86.6 48,-91",
            "49,-91 53,-95.4",
            "56,-90 59,-94.6",
            "59,-85 65,-86",
            "59,-78 65,-78",
            "59,-70 65,-70",
            "61,-63 67,-65",
            "65,-57 70,-60",
            "71,-51 73,-56",
        )
    ]
    bars = [
        limb("-7,-74,2 -6.4,-55,2 -7,-36,2"),
        limb("7,-74,2 6.4,-55,2 7,-36,2"),
        limb("-20,-55,2 0,-55.6,2 20,-55,2"),
    ]
    engraved = [
        line("-26,-80 -32,-68 -34,-52", 0.9),
        line("-20,-85 -26,-74", 0.7, 6),
        line("26,-38 31,-32", 0.7, 6),
        line("-28,-28 0,-26.6 28,-28", 0.7),
        line("-44,-16 -24,-18 -8,-17.6", 0.6),
        line("8,-17.6 24,-18 44,-16", 0.6),
        line("-13,-84 0,-77.6 13,-84", 0.7),
        line("24,-78 28,-70", 0.6, 4),
        line("-30,-40 -24,-32", 0.6, 4),
    ]
    glass = circle(0, -55, 20.6)
    gleam = [limb("-14.6,-53,1 -15,-62,2.6 -8,-70,1.2", 10)]
    return [
        paint("dark", hose),
        paint("line", hoops),
        paint("dark", valves),
        paint("body", collar),
        paint("body", neck, dome),
        paint("dark", intersect(dome, blob("20,-94* 42,-70 40,-24* 10,-24* 24,-34 29,-54 26,-74"))),
        paint("glass", port_glass, circle(0, -86, 6)),
        paint("body", ports, top_port, edge),
        paint("glass", glass),
        *(_diver(glass) if inside == "diver" else [paint("lite", intersect(glass, circle(9, -46, 20)))]),
        paint("lum", gleam),
        *([paint("dark", bars)] if inside == "nobody" else []),
        paint("lite", rim),
        paint("seam", rim_bolts),
        paint("acc", bolts, circle(-32, -91, 2.6), both_sides(circle(24, -27, 2))),
        paint("line", engraved),
    ]


def _diver(glass: Path) -> list[Part]:
    """A sleeping face, seen as far as the round glass lets one see."""
    seen = []
    for part in sleeper():
        shapes = [intersect(moved(shape, dy=1, scale=0.88), glass) for shape in part.shapes]
        if visible := [shape for shape in shapes if not shape.isEmpty()]:
            seen.append(paint(part.role, visible))
    return [paint("dark", glass), *seen]
