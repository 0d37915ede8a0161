"""The cat, a tabby, in its three favourite poses."""

from __future__ import annotations

from typing import Literal

from card_images.source.geometry import Path, blob, circle, limb, line, moved
from card_images.source.motifs.drawing import Part, motif, paint
from card_images.source.motifs.strokes import fur, within


@motif
def cat(pose: Literal["sitting", "walking", "asleep"] = "sitting") -> list[Part]:
    """A tabby that turns its face to us; asleep it is curled up, 52 high."""
    return {"sitting": _sitting_cat, "walking": _walking_cat, "asleep": _sleeping_cat}[pose]()


def _cat_face(x: float, y: float, turn: float = 0, *, asleep: bool = False) -> list[Part]:
    """A cat's head from the front, 40 wide, its middle at (x, y)."""

    def at(*shapes: Path) -> list[Path]:
        return [moved(shape, dx=x, dy=y, turn=turn) for shape in shapes]

    def pair(points: str) -> tuple[Path, Path]:
        return blob(points), moved(blob(points), scale=-1, scale_y=1)

    skull = blob("-20,2 -20,-6 -12,-15 0,-17 12,-15 20,-6 21,2* 17,4 20,9* 12,12 5,17 -5,17 -12,12 -20,9* -17,4 -21,2*")
    marks = [limb(f"{s},-16,1 {s * 1.3},-10,2 {s * 1.2},-5,0.6", 8, round_ends=False) for s in (-6, 0, 6)]
    marks += [
        limb(f"{s * 20},{y},0.8 {s * 15},{y + 1.6},1.8 {s * 12},{y + 1},0.5", 8, round_ends=False)
        for s in (-1, 1)
        for y in (0, 4)
    ]
    whiskers = [
        line(f"{s * 6},{7 + i} {s * 18},{5 + i * 2.4} {s * 30},{4 + i * 5}", 0.5, 8) for s in (-1, 1) for i in (0, 1, 2)
    ]
    parts = [
        paint("body", at(skull, *pair("-19,-6* -22,-20 -20,-31* -11,-24 -5,-15*"))),
        paint("acc", at(*pair("-16.6,-10* -18.6,-19 -17.6,-25* -12,-20 -9.6,-15*"))),
        paint("dark", at(*marks)),
        paint("lite", at(blob("0,4 4,5 8,8 8,12 4,15.4 0,16 -4,15.4 -8,12 -8,8 -4,5"))),
        paint("acc", at(blob("-2.8,4.6 2.8,4.6 0,8"))),
        paint("line", at(*whiskers)),
    ]
    if asleep:
        lids = [line(f"{s * 4.6},0 {s * 8.6},2.6 {s * 13.4},-1", 1.3, 10) for s in (-1, 1)]
        return [*parts, paint("ink", at(*lids, line("0,7.6 0,10 -3,12", 0.7, 8), line("0,10 3,12", 0.7, 4)))]
    return [
        *parts,
        paint("lum", at(*pair("4,0.6* 7.4,-4 13.6,-4.4* 11.6,0.6 7.4,2"))),
        paint(
            "ink",
            at(
                *pair("8.8,-4 10.2,-1.4 8.8,1.6 7.6,-1.2"),
                line("0,7.6 0,10 -3,12", 0.7, 8),
                line("0,10 3,12", 0.7, 4),
            ),
        ),
    ]


def _stripes(*strokes: str) -> list[Path]:
    return [limb(stroke, 12, round_ends=False) for stroke in strokes]


def _sitting_cat() -> list[Part]:
    trunk = blob("20,-68 4,-70 -12,-60 -25,-43 -32,-24 -32,-6 -24,0 10,0 22,-8 27,-26 30,-44 28,-58")
    haunch = blob("-30,-6 -28,-22 -15,-32 0,-28 8,-16 7,-5 0,-0.4 -20,0")
    near_leg, far_leg = (
        limb("14,-40,13 14,-20,9 14,-7,8 16,-3,7"),
        limb("24,-40,12 25,-20,8.6 25,-7,7.6 27,-3,7"),
    )
    tail = limb("-26,-5,9 -44,-6,8.6 -55,-20,8 -51,-40,7.6 -44,-56,7.4 -46,-72,7 -58,-80,6.6 -69,-74,6 -68,-64,5", 44)
    rings = [
        limb(f"{x0},{y0},3.4 {x1},{y1},3.4", 4)
        for x0, y0, x1, y1 in (
            (-40, -11, -43, -1),
            (-60, -20, -49, -21),
            (-57, -36, -45, -37),
            (-51, -50, -40, -51),
            (-50, -66, -41, -62),
            (-53, -83, -52, -72),
            (-70, -80, -62, -75),
        )
    ]
    stripes = _stripes(
        "-4,-66,1 2,-56,3.4 4,-46,0.6",
        "-13,-60,1 -6,-50,3.6 -4,-40,0.6",
        "-21,-50,1 -14,-42,3.6 -10,-35,0.6",
        "-27,-38,1 -22,-34,3 -18,-31,0.6",
        "-29,-16,0.8 -20,-20,3 -12,-17,0.6",
        "-29,-9,0.8 -18,-12,3 -9,-9,0.6",
    )
    bib = blob("16,-62 26,-62 28,-50 25,-36 20,-28 15,-38 13,-50")
    coat = fur("8,-54 4,-42 4,-32", 6, 5, 14, 0.6) + fur("-16,-36 -24,-28 -28,-18", 6, 5, -16, 0.6)
    return [
        paint("body", tail),
        paint("dark", within(tail, rings), far_leg),
        paint("body", trunk),
        paint("dark", stripes[:4]),
        paint("lite", bib),
        paint("body", near_leg),
        paint("body", haunch),
        paint("dark", stripes[4:]),
        paint("lite", limb("14,-4,7.6 18,-3,6"), limb("-6,-3.4,7 8,-3,6.4")),
        paint("line", coat, line("-26,-20 -15,-29 -1,-25 4,-15", 0.8), fur("-22,-4 -14,-4 -8,-5", 3, 4, 0, 0.6)),
        paint(
            "seam",
            fur("17,-56 18,-46 20,-36", 5, 5, -20, 0.8),
            fur("24,-56 24,-46 22,-36", 5, 5, 16, 0.8),
            [line(f"{x},-4.4 {x + 0.6},-1.6", 0.6, 4) for x in (15, 18, 3, 7)],
        ),
        paint("acc", limb("4,-66,3.4 16,-61,3.8 29,-66,3.4", 14)),
        *_cat_face(16, -81, turn=-4),
        paint("lum", circle(17, -58.6, 2.6)),
        paint("ink", line("15.4,-58 18.8,-58", 0.6, 4)),
    ]


def _walking_cat() -> list[Part]:
    trunk = blob("34,-54 16,-58 -6,-55 -26,-57 -40,-52 -44,-42 -40,-32 -22,-31 -2,-29 18,-27 32,-30 40,-40")
    near_legs = [
        limb("30,-44,17 33,-30,10 42,-18,7 47,-7,6 48,-3,6 53,-2.4,5"),
        limb("-34,-44,22 -31,-30,13 -42,-18,7 -44,-7,6 -42,-3,6 -37,-2.4,5"),
    ]
    far_legs = [
        limb("24,-38,13 22,-24,8 15,-13,6 16,-3,5.6 21,-2.4,4.6"),
        limb("-26,-40,16 -18,-28,11 -20,-16,6.4 -14,-4,5.6 -9,-2.4,4.6"),
    ]
    tail = limb("-40,-49,9 -54,-52,8 -62,-66,7.4 -58,-82,7 -58,-96,6.6 -68,-104,6 -78,-98,5.4 -76,-89,4.6", 44)
    rings = [
        limb(f"{x0},{y0},3.4 {x1},{y1},3.4", 4)
        for x0, y0, x1, y1 in (
            (-51, -57, -54, -46),
            (-65, -62, -55, -66),
            (-65, -78, -54, -76),
            (-64, -92, -53, -91),
            (-72, -108, -68, -99),
        )
    ]
    stripes = _stripes(
        "14,-57,1 12,-48,3.4 8,-40,0.6",
        "2,-56,1 0,-46,3.6 -3,-38,0.6",
        "-10,-55,1 -12,-45,3.4 -14,-38,0.6",
        "-22,-56,1 -24,-47,3.4 -24,-40,0.6",
        "-33,-54,1 -35,-45,3 -33,-37,0.6",
    )
    coat = fur("20,-50 6,-49 -8,-48", 5, 4, -14, 0.6) + fur("24,-38 6,-36 -16,-36", 10, 5, -14, 0.6)
    forms = [line("-20,-50 -20,-40 -26,-30", 0.8), line("22,-52 20,-42 25,-33", 0.8)]
    return [
        paint("dark", far_legs),
        paint("body", tail),
        paint("dark", within(tail, rings)),
        paint("body", trunk, near_legs),
        paint("dark", stripes),
        paint("lite", limb("48,-3,6.4 53,-2.4,5.4"), limb("-42,-3,6.4 -37,-2.4,5.4")),
        paint("line", coat, forms),
        paint("acc", limb("27,-50,3.4 38,-43,4 50,-47,3.4", 14)),
        *_cat_face(41, -62, turn=3),
        paint("lum", circle(39, -41, 2.6)),
    ]


def _sleeping_cat() -> list[Part]:
    trunk = blob("-54,-12 -53,-31 -40,-47 -20,-54 0,-50 16,-41 34,-30 48,-14 42,-2 10,0 -34,0 -48,-3")
    tail = limb("-48,-14,9 -46,-4,9.6 -26,-3,9.6 -2,-4,9 14,-3.4,7.6 24,-4,5.6", 36)
    rings = [limb(f"{x},-10,3.4 {x + 2},4,3.4", 4) for x in (-36, -24, -12, 0, 12)]
    stripes = _stripes(
        "-40,-42,1 -34,-32,3.6 -36,-20,0.6",
        "-29,-51,1 -21,-39,3.8 -22,-26,0.6",
        "-15,-53,1 -8,-42,3.8 -9,-31,0.6",
        "-1,-50,1 4,-42,3.4 3,-34,0.6",
        "-50,-32,1 -44,-22,3 -45,-13,0.6",
    )
    coat = fur("2,-32 -4,-25 -7,-16", 5, 5, -20, 0.6) + fur("-16,-40 -20,-26 -18,-14", 7, 5, -10, 0.6)
    return [
        paint("body", trunk),
        paint("dark", stripes),
        paint("line", coat, line("-6,-36 4,-24 0,-12", 0.9), fur("-30,-36 -36,-24 -36,-14", 6, 5, -10, 0.6)),
        paint("dark", blob("6,-28 12,-37 26,-40 44,-34 52,-20 48,-4 12,-4 6,-14")),
        *_cat_face(31, -22, turn=-9, asleep=True),
        paint("body", tail),
        paint("dark", within(tail, rings)),
        paint("lite", limb("30,-3.4,7 42,-3.4,6.4")),
        paint("seam", [line(f"{x},-5 {x + 0.6},-2", 0.6, 4) for x in (38, 41)]),
    ]
