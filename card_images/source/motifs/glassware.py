"""Glassware: what is blown, and what it keeps. The clear inside is painted as `glass`."""

from __future__ import annotations

from typing import Literal

from card_images.source.geometry import blob, circle, intersect, limb, line, moved, oval, rect, ring, union
from card_images.source.motifs.drawing import Part, motif, paint


@motif
def bottle(pose: Literal["standing", "lying"] = "standing", corked: bool = True) -> list[Part]:
    """Empty; its inside is the `glass`, around (0, -34). Lying, its neck is to the right."""
    outside = blob(
        "-20,0* -25,-3 -26,-10 -25,-48 -22,-58 -11,-68 -8,-78 -7.6,-95*"
        " 7.6,-95* 8,-78 11,-68 22,-58 25,-48 26,-10 25,-3 20,0*"
    )
    inside = blob(
        "-17,-4* -21,-7 -22,-14 -21.4,-48 -18.6,-56 -8.4,-66 -5,-78 -4.6,-92*"
        " 4.6,-92* 5,-78 8.4,-66 18.6,-56 21.4,-48 22,-14 21,-7 17,-4* 0,-9"
    )
    lip = union(rect(-10, -97, 20, 5, 2.2), rect(-9, -91, 18, 3.4, 1.6))
    shade = intersect(inside, blob("14,-70* 22,-58 24,-40 24,-4* 8,-4* 16,-10 17,-30 16,-50 9,-64"))
    gleams = [
        limb("-16.6,-20,1.2 -17.4,-34,2.6 -16.6,-48,1.6", 12),
        limb("-13.4,-55.6,1.6 -8.6,-62,1.2", 6),
        limb("-3.4,-72,0.8 -2.8,-80,1.4 -2.8,-88,0.8", 8),
    ]
    rims = [
        line("-24,-10 -23.6,-40 -21,-56 -10,-67.6 -6.6,-78 -6.2,-90", 0.6),
        line("23.6,-14 23.4,-46 20.6,-56", 0.5),
        line("-8.6,-95 0,-94.2 8.6,-95", 0.6),
        line("-19,-2 0,-1.4 19,-2", 0.5),
    ]
    foot = [line("-15,-6.4 0,-10.6 15,-6.4", 0.7), line("-18,-12 0,-16 18,-12", 0.4)]
    parts = [
        paint("body", outside),
        paint("glass", inside),
        paint("lite", shade),
        paint("seam", foot, line("14,-22 14.4,-36 13.4,-48", 0.5)),
        paint("lum", gleams),
        paint("body", lip),
        paint("line", rims),
    ]
    if corked:
        cork = blob("-5.4,-96* -7,-106* 0,-107.6 7,-106* 5.4,-96*")
        pits = [line(f"{x},{y} {x + 2},{y - 0.6}", 0.7, 4) for x, y in ((-4, -100), (1, -103), (2, -98.6))]
        parts = [paint("acc", cork), paint("ink", pits), *parts]
    return parts if pose == "standing" else _laid(parts)


def _laid(parts: list[Part]) -> list[Part]:
    """The bottle on its side, neck to the right."""
    return [paint(part.role, [moved(shape, dx=-52, dy=-26, turn=90) for shape in part.shapes]) for part in parts]


@motif
def phial() -> list[Part]:
    """A round flask with a ball stopper, half full. The middle of its belly is at (0, -31)."""
    belly = circle(0, -31, 30)
    outside = union(belly, blob("-8.6,-54* -7.6,-64 -7.6,-75* 7.6,-75* 7.6,-64 8.6,-54*"))
    inside = union(circle(0, -31, 26.6), blob("-5.4,-54* -4.6,-64 -4.6,-74* 4.6,-74* 4.6,-64 5.4,-54*"))
    liquid = intersect(circle(0, -31, 26), blob("-32,-36* -16,-37.6 0,-36 16,-34.4 32,-36* 32,2* -32,2*"))
    surface = oval(0, -36, 25, 3.4)
    stopper = [circle(0, -89, 9.6), rect(-4.8, -81, 9.6, 8, 2)]
    lip = rect(-11, -77, 22, 5, 2.4)
    foot = union(blob("-13,-5* 13,-5* 19,1* -19,1*"), rect(-11, -7, 22, 4, 1.6))
    bubbles = [ring(-7, -20, 3, 1), ring(4, -26, 2.2, 0.9), ring(-1, -13, 1.8, 0.8), ring(9, -17, 1.6, 0.8)]
    gleams = [
        limb("-19,-24,1 -21.6,-33,2.8 -18,-44,1.4", 12),
        limb("-13,-49.6,1.6 -9,-52.4,1", 6),
        circle(-3.4, -92.4, 2.2),
        limb("-2.8,-60,0.7 -2.8,-70,1.1", 6),
    ]
    return [
        paint("body", outside, foot),
        paint("glass", inside),
        paint("acc", liquid),
        paint("lite", surface),
        paint("dark", intersect(liquid, blob("22,-44* 30,-30 22,-8 4,0* 14,-10 20,-22"))),
        paint("line", bubbles, line("-13,-8 0,-5.4 13,-8", 0.5), line("-15,-1 0,-0.4 15,-1", 0.6)),
        paint("lum", gleams[:2], gleams[3]),
        paint("lite", stopper[0]),
        paint("body", stopper[1], lip),
        paint("seam", line("3,-82 7,-86 8,-91", 0.6), line("1,-83.4 4.6,-86 5.6,-89", 0.45)),
        paint("line", line("-9.6,-75 0,-74.4 9.6,-75", 0.6)),
        paint("lum", gleams[2]),
    ]


@motif
def glass_dome(
    keeps: Literal["nothing", "tree"] = "nothing", layer: Literal["whole", "back", "front"] = "whole"
) -> list[Part]:
    """A tall clear dome; what it keeps stands at (0, -17), at most 64 tall and 40 wide.

    To keep a motif in it, place the `back`, the motif, and then the `front`, which is only the gleams.
    """
    dome = blob("-28,-15* -28.6,-50 -27,-72 -17,-89 0,-95 17,-89 27,-72 28.6,-50 28,-15*")
    inner = blob("-26,-15* -26.6,-50 -25,-71 -15.6,-86.8 0,-92.6 15.6,-86.8 25,-71 26.6,-50 26,-15*")
    gleams = [
        limb("-21.4,-28,1 -22.4,-50,3 -20,-70,2.4 -14,-80,1", 16),
        limb("-10,-85,1.6 -4,-88,0.8", 6),
        limb("21.8,-24,0.8 22.2,-40,1.2 22,-52,0.6", 8),
    ]
    front = [paint("lum", gleams), paint("line", line("15,-84 22,-74 24,-60", 0.8))]
    if layer == "front":
        return front
    foot = [
        blob("-35,-9* -33,-15 -27,-17* 27,-17* 33,-15 35,-9*"),
        rect(-31, -10, 62, 5, 1.4),
        blob("-33,-6* 33,-6* 39,-1 38,1* -38,1* -39,-1"),
    ]
    back = [
        paint("body", ring(0, -99.6, 5, 5), dome, foot),
        paint("glass", inner),
        paint("lite", intersect(inner, blob("16,-90* 26,-72 28,-15* 10,-15* 19,-24 20,-50 18,-72"))),
        paint("dark", oval(0, -17, 25.6, 3.6)),
        paint("body", rect(-28, -17, 56, 4, 1.6)),
        paint(
            "line",
            line("-33,-11 0,-10 33,-11", 0.7),
            line("-29,-6.6 0,-5.8 29,-6.6", 0.6),
            line("-36,-1.4 0,-0.6 36,-1.4", 0.7),
            line("-3,-101 -1,-103", 0.9, 4),
        ),
    ]
    return back if layer == "back" else [*back, *(_kept_tree() if keeps == "tree" else []), *front]


def _kept_tree() -> list[Part]:
    """A winter tree on its clod of earth, with the one leaf that will not fall."""
    trunk = limb("0,-18,7 -1,-30,5 1,-42,3.4 -1,-54,2.4 2,-66,1.4 1,-78,0.8")
    boughs = [
        limb("0,-38,2.6 -9,-47,2 -14,-58,1.2 -13,-66,0.7"),
        limb("-10,-48,1.6 -18,-50,1.2 -22,-56,0.7"),
        limb("0,-45,2.6 9,-54,1.8 13,-64,1.2 19,-69,0.7"),
        limb("11,-58,1.4 10,-68,1 13,-75,0.6"),
        limb("0,-58,1.6 -6,-66,1.1 -6,-75,0.6"),
        limb("5,-49,1.4 14,-49,1 20,-54,0.6"),
    ]
    earth = blob("-17,-16* -12,-20 -4,-22 5,-22 12,-20 17,-16*")
    leaf = blob("20,-54* 24,-51 23,-45 20,-41* 17,-45 17,-51")
    return [
        paint("dark", trunk, boughs, earth),
        paint("acc", leaf, blob("-13,-19* -9,-22 -5,-20.4* -9,-18.4")),
        paint("line", line("-1,-22 -1.6,-32 0,-42", 0.5)),
    ]
