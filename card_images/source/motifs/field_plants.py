"""Plants of fields and ponds: poppy, wheat, water lily."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Literal

from card_images.source.geometry import (
    Path,
    along,
    around,
    blob,
    circle,
    cut,
    limb,
    line,
    moved,
    outline,
    oval,
    poly,
)
from card_images.source.motifs.drawing import Part, motif, paint
from card_images.source.motifs.strokes import fur, within


def _hairy_stalk(stroke: str, hairs: int) -> list[Path]:
    spine = " ".join(token.rpartition(",")[0] for token in stroke.split())
    return [limb(stroke), *fur(spine, hairs, 4.4, 62, 0.8, 0), *fur(spine, hairs - 2, 4.4, -62, 0.8, 0)]


def _bloom(x: float, y: float) -> list[Part]:
    """A poppy's flower around its button at (x, y), 60 across."""

    def at(*shapes: Path) -> list[Path]:
        return [moved(shape, x, y) for shape in shapes]

    petals = [
        blob("0,2* -14,-4 -25,-17 -20,-29 -14,-30* -9,-27 -2,-32* 5,-28 13,-31* 22,-27 25,-16 15,-4"),
        blob("2,-4* -9,-11 -20,-20 -30,-19* -31,-14 -36,-11* -34,2 -27,11 -15,12 -3,6"),
        blob("-2,-4* 10,-12 22,-20 31,-17* 31,-12 36,-8* 33,5 25,12 14,12 3,6"),
        blob("0,-4* 13,1 23,10 22,20 15,26* 11,23 5,28* -3,25 -11,27* -21,22 -23,11 -13,1"),
    ]
    creases = [
        [(-17, -25), (-9, -23), (-1, -28), (8, -25), (17, -25)],
        [(-29, -15), (-31, -6), (-29, 3), (-22, 8)],
        [(29, -14), (32, -4), (28, 5), (22, 8)],
        [(-18, 19), (-10, 22), (-2, 22), (6, 23), (14, 20), (19, 14)],
    ]
    parts: list[Part] = []
    for petal, ends in zip(petals, creases, strict=True):
        folds = [line([(ex * 0.42, ey * 0.42), (ex * 0.7 + ey * 0.05, ey * 0.7), (ex, ey)], 0.9, 8) for ex, ey in ends]
        parts += [paint("acc", at(petal)), paint("seam", at(*folds))]
    stamens = [line([(0, 0), (px, py * 0.86)], 0.6, 3) for px, py in around(0, -1, 11.6, 26)]
    anthers = [oval(px, py * 0.86, 1.4, 1) for px, py in around(0, -1, 11.6, 26)]
    rays = [line([(0, -2), (px, py)], 0.7, 3) for px, py in around(0, -2, 5, 9)]
    return [
        *parts,
        paint("ink", at(*stamens, *anthers)),
        paint("dark", at(blob("-7,-2 -4,-7.4 4,-7.4 7,-2 5,5 0,7 -5,5"))),
        paint("lite", at(blob("-6,-2.4 -3,-6.4 3,-6.4 6,-2.4 3,1.4 -3,1.4"))),
        paint("seam", at(*rays)),
    ]


def _bud(x: float, y: float) -> list[Part]:
    """A nodding bud that hangs from (x, y) and has begun to split."""
    shell = moved(blob("0,0 7,4 9,13 5,23 0,27* -5,23 -9,13 -7,4"), x, y)
    gap = moved(blob("2,8* 4.6,15 1.6,26* -1,17"), x, y)
    bristles = fur(f"{x - 6},{y + 3} {x - 9},{y + 12} {x - 5},{y + 22}", 7, 4, 50, 0.8, 0)
    bristles += fur(f"{x + 6},{y + 3} {x + 9},{y + 12} {x + 5},{y + 22}", 7, 4, -50, 0.8, 0)
    return [
        paint("body", shell, bristles),
        paint("acc", gap),
        paint("line", fur(f"{x - 3},{y + 3} {x - 4},{y + 20}", 5, 4, 10, 0.7)),
    ]


def _seed_head(x: float, y: float) -> list[Part]:
    """A ribbed capsule with its crown, on the end of a stalk at (x, y)."""
    capsule = moved(blob("0,1 8,-3 11,-12 8,-21 -8,-21 -11,-12 -8,-3"), x, y)
    crown = moved(blob("-12,-21* -10,-25 -7,-23* -4,-28 0,-24* 4,-28 7,-23* 10,-25 12,-21* 0,-18.6"), x, y)
    ribs = [line(f"{x + r * 0.5},{y - 20} {x + r},{y - 12} {x + r * 0.5},{y - 2}", 0.8) for r in (-7.4, -2.6, 2.6, 7.4)]
    return [
        paint("body", capsule),
        paint("line", ribs),
        paint("lite", crown),
        paint("seam", line(f"{x - 9},{y - 21} {x},{y - 20} {x + 9},{y - 21}", 0.7)),
    ]


def _poppy_leaf(turn: float, size: float, x: float, y: float) -> tuple[Path, Path]:
    blade = blob(
        "0,0* 3,-8 11,-13* 5,-15 7,-23 14,-30* 6,-30 5,-37 8,-44* 2,-42"
        " 0,-52* -3,-41 -9,-40* -5,-33 -14,-27* -6,-26 -5,-17 -11,-10* -4,-9"
    )
    return moved(blade, x, y, size, turn=turn), moved(line("0,-2 0.6,-24 0,-48", 0.8), x, y, size, turn=turn)


@motif
def poppy(form: Literal["plant", "flower", "bud", "seed_head"] = "plant") -> list[Part]:
    """The whole plant, or a part of it on one stalk. The flower's button is at (2, -76)."""
    if form == "bud":
        return [
            paint(
                "body",
                _hairy_stalk("0,0,3 5,-34,2.8 4,-70,2.6 -4,-92,2.4 -16,-98,2.4 -23,-90,2.2 -24,-82,2", 22),
            ),
            *_bud(-24, -83),
        ]
    if form == "seed_head":
        return [paint("body", _hairy_stalk("0,0,3.2 -4,-34,2.8 1,-72,2.6", 16)), *_seed_head(1, -72)]
    flower = [paint("body", _hairy_stalk("0,0,3.4 5,-22,3 -2,-48,2.8 2,-76,2.8", 18)), *_bloom(2, -76)]
    if form == "flower":
        return flower
    leaves = [_poppy_leaf(-62, 0.82, 2, -3), _poppy_leaf(58, 0.9, 2, -5), _poppy_leaf(-24, 0.62, 3, -10)]
    return [
        paint("dark", [blade for blade, _ in leaves]),
        paint("line", [rib for _, rib in leaves]),
        paint("body", _hairy_stalk("3,-12,2.6 -16,-34,2.4 -30,-62,2.2 -40,-70,2.2 -47,-64,2 -48,-56,2", 16)),
        paint("body", _hairy_stalk("3,-14,2.6 22,-28,2.4 42,-46,2.2 51,-66,2.2", 12)),
        *_bud(-48, -57),
        *_seed_head(51, -65),
        *flower,
    ]


def _ear(
    x: float, y: float, turn: float, size: float = 1.0, curve: float = 6
) -> tuple[list[Path], list[Path], list[Path]]:
    """An ear of wheat that grows from (x, y) in the direction `turn`: far grains, near grains, bristles."""
    spine = along(blob(f"0,0 {curve * 0.2},-14 {curve},-34", closed=False), 8)
    far, near, bristles = [], [], []
    for index, station in enumerate(spine):
        heading = math.degrees(math.atan2(station.along_x, -station.along_y))
        grow = (0.78, 1, 1.04, 1.02, 0.96, 0.9, 0.82, 0.74)[index]
        for side in (-1, 1):
            grain = moved(
                blob("0,2 3.4,-2 3,-8 0,-12* -3,-8 -3.4,-2"),
                *station.beside(side * 2.8),
                0.8 * grow,
                turn=heading + side * 20,
            )
            far.append(grain)
            tip = station.beside(side * (13 - index * 0.4))
            end = (tip[0] + station.along_x * 26, tip[1] + station.along_y * 26)
            root = station.beside(side * 4.4)
            bend = ((root[0] + end[0]) / 2 - side * 1.4, (root[1] + end[1]) / 2)
            bristles.append(line([(root[0] + station.along_x * 6, root[1] + station.along_y * 6), bend, end], 0.8, 8))
        near.append(
            moved(
                blob("0,2 2.6,-2 2.4,-7 0,-10* -2.4,-7 -2.6,-2"),
                station.x,
                station.y,
                0.8 * grow,
                turn=heading,
            )
        )

    def at(shapes: list[Path]) -> list[Path]:
        return [moved(shape, x, y, size, turn=turn) for shape in shapes]

    return at(far), at(near), at(bristles)


def _ears(places: Sequence[tuple[float, float, float, float]]) -> list[Part]:
    parts: list[Part] = []
    for x, y, turn, size in places:
        far, near, bristles = _ear(x, y, turn, size, 6 if turn >= 0 else -6)
        clefts = [
            line([(b.centerX(), b.top() + 2 * size), (b.centerX(), b.bottom() - 2 * size)], 0.6, 3)
            for b in (grain.getBounds() for grain in near)
        ]
        parts += [
            paint("body", bristles),
            paint("dark", [moved(grain, 1.1 * size, 1.3 * size) for grain in far]),
            paint("lite", far),
            paint("seam", [outline(grain, 0.5) for grain in far]),
            paint("lite", near),
            paint("seam", [outline(grain, 0.4) for grain in near], clefts),
        ]
    return parts


@motif
def wheat(form: Literal["sheaf", "stalks", "ear"] = "sheaf") -> list[Part]:
    """A sheaf bound at (0, -38), five stalks that stand in the wind, or one ear on its stalk."""
    if form == "ear":
        blade = blob("0,-22* 8,-36 20,-44 34,-42* 22,-37 10,-26")
        return [
            paint("body", limb("-2,0,2.4 0,-30,2.2 2,-62,2")),
            paint("body", blade),
            paint("line", line("2,-25 12,-35 28,-42", 0.7)),
            *_ears([(2, -60, 4, 1.1)]),
        ]
    if form == "stalks":
        tops = [
            (-30, -52, -16, 0.9),
            (34, -56, 24, 0.9),
            (-13, -66, -4, 0.95),
            (20, -70, 14, 0.95),
            (3, -76, 6, 1.0),
        ]
        straw = [limb(f"{x * 0.5},0,2.4 {x * 0.56},{y * 0.5},2.2 {x},{y},2") for x, y, _, _ in tops]
        blades = [
            blob("-8,-16* -20,-34 -36,-40 -50,-32* -36,-34 -22,-28"),
            blob("8,-20* 20,-38 36,-46 52,-40* 38,-40 22,-30"),
            blob("0,-4* -6,-20 -18,-28 -26,-26* -16,-20"),
        ]
        return [
            paint("body", straw),
            paint("dark", blades),
            paint("line", line("-10,-20 -22,-32 -42,-35", 0.7), line("10,-23 22,-35 44,-42", 0.7)),
            *_ears(tops),
        ]
    tops = [
        (-36, -62, -44, 0.8),
        (37, -62, 46, 0.8),
        (-26, -72, -27, 0.84),
        (27, -73, 29, 0.84),
        (-15, -79, -15, 0.88),
        (16, -80, 16, 0.88),
        (-5, -72, -5, 0.88),
        (7, -73, 6, 0.88),
        (1, -84, 1, 0.9),
    ]
    upper = [limb(f"{x * 0.16},-38,2.6 {x * 0.42},{-38 + (y + 38) * 0.5},2.2 {x},{y},1.8") for x, y, _, _ in tops]
    lower = [
        limb(f"{x * 0.3},-40,3 {x * 0.5},-22,2.8 {x},{lift},2.8", 10)
        for x, lift in (
            (-27, -1),
            (-21, 1),
            (-15, 0),
            (-9, 1),
            (-3, -1),
            (3, 1),
            (9, 0),
            (15, 1),
            (21, -1),
            (27, 0),
        )
    ]
    bundle = blob("-9,-40* 9,-40* 13,-22 25,-3* 0,-5 -25,-3* -13,-22")
    cord = [limb("-11,-40,3.6 0,-37.6,4 11,-40,3.6"), limb("-10.6,-35.6,3.4 0,-33,3.8 10.6,-35.6,3.4")]
    bow = [
        limb("3,-36,3 12,-30,2.6 15,-18,2"),
        limb("2,-36,3 5,-26,2.6 3,-14,2"),
        blob("-1,-40 5,-41 7,-36 4,-32 -1,-34"),
    ]
    return [
        paint("dark", bundle, [limb(f"{x * 0.24},-38,3 {x},-74,2", 8) for x in range(-24, 28, 6)]),
        paint("body", lower[::2], upper),
        paint("lite", lower[1::2]),
        *_ears(tops),
        paint("acc", cord, bow),
        paint("seam", [line(f"{x},{-41.4 + abs(x) * -0.1} {x + 1.6},{-35}", 0.6, 4) for x in (-8, -4, 9)]),
    ]


@motif
def water_lily(state: Literal["open", "bud"] = "open", stalk: bool = False) -> list[Part]:
    """Floats on a pad around (0, -9), with a second one behind; the `stalk` hangs down to y = 60."""
    pad = cut(moved(circle(0, 0, 60), 0, -10, 1, 0.27), poly("4,-9 30,14 54,10"))
    rim = cut(pad, moved(pad, 0, -2.6, 0.985, 0.96))
    small_pad = cut(moved(circle(0, 0, 30), -52, -21, 1, 0.25), poly("-52,-21 -92,-23 -88,-14"))
    veins = [
        line(
            [(4 + (px - 4) * 0.2, -10 + (py + 10) * 0.2), (4 + (px - 4) * 0.9, -10 + (py + 10) * 0.27 * 0.9)],
            0.7,
            4,
        )
        for px, py in around(0, -10, 58, 22, 4)
        if not 20 < math.degrees(math.atan2(py + 10, px)) < 62
    ]
    small_veins = [
        line([(-52 + (px + 52) * 0.2, -21 + (py + 21) * 0.05), (px, -21 + (py + 21) * 0.25)], 0.6, 4)
        for px, py in around(-52, -21, 26, 11, 20)
        if px > -72 or py < -24
    ]
    parts: list[Part] = []
    if stalk:
        parts = [
            paint(
                "dark",
                limb("2,-8,4.6 8,16,4 -4,40,3.6 2,60,3.4"),
                limb("-50,-18,3.4 -42,10,3 -22,34,2.8 -6,52,2.6"),
            )
        ]
    parts += [
        paint("dark", small_pad),
        paint("line", small_veins),
        paint("body", pad),
        paint("dark", rim),
        paint("line", within(pad, veins)),
    ]
    if state == "bud":
        stem = limb("4,-10,5 6,-24,4.4 4,-34,5")
        sepals = [_petal(4, -32, turn, 34, 8) for turn in (-13, 14)]
        return [
            *parts,
            paint("body", stem),
            paint("lite", _petal(4, -34, 0, 42, 10)),
            *(paint("body", sepal) for sepal in sepals),
            paint("glass", _petal(4, -34, 1, 38, 5)),
            paint("line", line("-2,-36 -5,-48 -3,-60", 0.7), line("11,-36 13,-48 11,-60", 0.7)),
        ]
    x, y = 4.0, -17.0
    rows: tuple[tuple[float, float, tuple[float, ...]], ...] = (
        (48, 8.4, (-84, 84, -66, 66)),
        (54, 8.6, (-46, 46, -28, 27, -9, 9)),
        (46, 8, (-56, 56, -37, 37)),
        (44, 7.6, (-19, 18, 0)),
    )
    for length, half, turns in rows:
        for turn in turns:
            parts += [
                paint("lite", _petal(x, y, turn, length, half)),
                paint("seam", _crease(x, y, turn, length)),
            ]
    stamens = [
        limb([(x, y - 6, 1.2), (x + sx * 0.6, y - 14, 1.6), (x + sx, y - 21 + abs(sx) * 0.25, 2.4)], 8)
        for sx in (-15, -11, -7, -3, 2, 6, 10, 14)
    ]
    parts += [
        paint("acc", stamens),
        paint("lum", [circle(x + sx, y - 21 + abs(sx) * 0.25, 1.2) for sx in (-13, -5, 4, 12)]),
    ]
    for turn, length, half in (
        (-72, 42, 8),
        (72, 42, 8),
        (-44, 30, 8.6),
        (44, 30, 8.6),
        (-16, 23, 8.6),
        (15, 22, 8.6),
    ):
        parts += [
            paint("glass", _petal(x, y + 4, turn, length, half)),
            paint("seam", _crease(x, y + 4, turn, length)),
        ]
    return parts


def _petal(x: float, y: float, turn: float, length: float, half: float) -> Path:
    """Pointed, growing from (x, y) in the direction `turn`; 0 is up."""
    flank = ((0.7, 0.2), (1.0, 0.52), (0.55, 0.82))
    right = " ".join(f"{half * across},{-length * up}" for across, up in flank)
    left = " ".join(f"{-half * across},{-length * up}" for across, up in reversed(flank))
    return moved(blob(f"0,2 {right} 0,{-length}* {left}"), x, y, turn=turn)


def _crease(x: float, y: float, turn: float, length: float) -> list[Path]:
    return [
        moved(
            line([(a, -length * 0.34), (a * 1.3, -length * 0.6), (a * 0.4, -length * 0.88)], 0.6, 8),
            x,
            y,
            turn=turn,
        )
        for a in (-2.6, 2.6)
    ]
