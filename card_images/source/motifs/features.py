"""Features: what makes one sleeping face another's. Faces from the front, as `portraits` uses them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from card_images.source.geometry import (
    Path,
    Point,
    blob,
    both_sides,
    circle,
    intersect,
    limb,
    line,
    mirror,
    moved,
    oval,
)
from card_images.source.motifs.drawing import Part, paint

Build = Literal["oval", "round", "long", "square", "heart", "gaunt", "broad", "child"]
Nose = Literal["straight", "broad", "hooked", "snub", "long", "small"]
Brows = Literal["arched", "straight", "heavy", "thin", "slanted"]
Lids = Literal["deep", "single", "heavy"]
Lips = Literal["even", "full", "thin", "smile", "pursed"]
Age = Literal["young", "grown", "old"]
Marks = Literal["none", "freckles", "soot"]

_CROWN: list[Point] = [(10.2, -82), (0, -87)]
_HALF_JAWS: dict[Build, list[Point]] = {
    "oval": [(0, -41.5), (6, -43.5), (11, -50), (13, -60), (13.2, -70)],
    "round": [(0, -42.5), (7.6, -43.8), (13.2, -50), (15, -59), (14.2, -70)],
    "long": [(0, -38.6), (5, -41), (9.4, -49), (11.8, -60), (12.4, -70)],
    "square": [(0, -40.6), (7.8, -41.6), (12.4, -47), (13.4, -58), (13.2, -70)],
    "heart": [(0, -41), (3.6, -42.6), (8.8, -50), (13, -61), (13.8, -71)],
    "gaunt": [(0, -39.6), (4.6, -41.4), (8.4, -48), (9.8, -55), (12.8, -64), (12.4, -72)],
    "broad": [(0, -40.6), (8.8, -42), (14, -49), (15.2, -60), (14.4, -71)],
    "child": [(0, -46.4), (4.6, -47.6), (10.8, -53), (13.8, -61), (13.6, -71)],
}
_FIT: dict[Build, tuple[float, float]] = {
    "oval": (1, 1),
    "round": (1.04, 0.96),
    "long": (0.94, 1.07),
    "square": (1.03, 1.02),
    "heart": (1, 1),
    "gaunt": (0.93, 1.05),
    "broad": (1.1, 1.02),
    "child": (0.92, 0.76),
}
"""How far the features of an oval face are stretched, in width and height, for another build."""


@dataclass(frozen=True)
class _NoseShape:
    shade: str
    strokes: tuple[str, ...]
    nostril: tuple[float, float, float]


_NOSES: dict[Nose, _NoseShape] = {
    "straight": _NoseShape(
        "2.2,-69.6 3,-64 4.8,-58.8 1.4,-56",
        ("-1.6,-69 -1.8,-63 -3.2,-58.6", "-3.2,-58.6 -2.4,-56.8 0,-56.2 2.4,-56.8"),
        (2.2, -56.9, 0.4),
    ),
    "broad": _NoseShape(
        "2.8,-69 3.6,-64 7,-58.8 1.8,-55.6",
        (
            "-2.2,-67 -2.4,-63.4 -4.4,-60.6",
            "-4.4,-60.6 -5.8,-58.2 -4.2,-56.2 -2.2,-56.8 0,-55.4 2.2,-56.8 4.4,-56.4",
        ),
        (2.9, -57, 0.7),
    ),
    "hooked": _NoseShape(
        "1.2,-70.8 5,-66.4 4.2,-59 0.2,-54.2",
        ("-0.4,-71 -2.8,-67 -2.2,-62 -3.6,-58.6", "-3.6,-58.6 -3,-57 -1.2,-57 0.2,-54.6 1.6,-56.8 3,-57.2"),
        (2.3, -57.4, 0.4),
    ),
    "snub": _NoseShape(
        "2.2,-68 2.4,-63.4 4.8,-60.4 2.4,-58",
        ("-1.2,-66 -1.4,-63.4", "-3.6,-60.8 -3.2,-58.6 -1.6,-58 0,-58.8 1.6,-58 3.2,-58.6"),
        (1.7, -58.9, 0.5),
    ),
    "long": _NoseShape(
        "1.6,-70.8 2.2,-62 4.4,-57.2 0.6,-54",
        ("-1.4,-71 -1.4,-63 -2.8,-57.4", "-2.8,-57.4 -2.2,-55.4 0,-54.4 2,-55.4"),
        (1.9, -55.8, 0.4),
    ),
    "small": _NoseShape(
        "1.6,-67 1.8,-63.4 3.4,-60 1,-57.8",
        ("-1,-62.4 -2.4,-60", "-2.4,-60 -1.8,-58.4 0,-57.9 1.8,-58.4"),
        (1.5, -58.8, 0.4),
    ),
}

_BROWS: dict[Brows, str] = {
    "arched": "2.8,-72,1.1 6.4,-74,1.7 11,-71.2,0.6",
    "straight": "2.6,-71.6,1.3 7,-72.4,1.9 11.6,-72,0.8",
    "heavy": "1.8,-71,2.2 6.4,-73,3 12,-70.6,1.4",
    "thin": "2.8,-72.6,0.6 6.6,-75,0.9 11,-72.2,0.4",
    "slanted": "2.6,-74.4,1.3 6.6,-73.2,1.6 11.4,-70.4,0.7",
}

_LIPS: dict[Lips, tuple[str, str]] = {
    "even": (
        "-4.6,-52.8* -2,-54.2 0,-53.4 2,-54.2 4.6,-52.8* 2,-50.6 0,-50.2 -2,-50.6",
        "-4.8,-52.8 -1.6,-52.5 0,-52 1.6,-52.5 4.8,-52.9",
    ),
    "full": (
        "-5.4,-52.6* -2.2,-55 0,-54 2.2,-55 5.4,-52.6* 2.8,-49 0,-48.4 -2.8,-49",
        "-5.6,-52.6 -1.8,-52.4 0,-51.8 1.8,-52.4 5.6,-52.7",
    ),
    "thin": (
        "-4.8,-52.4* -2,-53.2 0,-52.8 2,-53.2 4.8,-52.4* 2,-51.2 0,-51 -2,-51.2",
        "-5.4,-52 -2,-52.3 0,-52 2,-52.3 5.4,-52.2",
    ),
    "smile": (
        "-6.4,-54.2* -2.2,-54.8 0,-54 2.2,-54.8 6.4,-54.2* 3.2,-50.2 0,-49.2 -3.2,-50.2",
        "-7.4,-55.2 -4,-52.8 0,-52 4,-52.8 7.4,-55.2",
    ),
    "pursed": (
        "-2.4,-52.6 -1.4,-54.2 0,-53.8 1.4,-54.2 2.4,-52.6 1.2,-50.8 0,-50.6 -1.2,-50.8",
        "-1.4,-52.6 0,-52.2 1.4,-52.6",
    ),
}

_CHEEKS: dict[Build, str] = {
    "gaunt": "9.4,-61 7.6,-56 7.8,-51",
    "long": "9.2,-60 8.2,-55 8,-50",
    "round": "10.6,-57 8,-55.4 6.8,-52.6",
    "broad": "11,-56 8.4,-54.6 7.2,-52",
}


def outline_of(build: Build) -> Path:
    """The face without hair and ears."""
    half = [*_HALF_JAWS[build], *_CROWN]
    return blob(half + [(-x, y) for x, y in half[-2:0:-1]])


def face(
    build: Build, nose: Nose, brows: Brows, lids: Lids, lips: Lips, age: Age, lashes: bool, marks: Marks
) -> list[Part]:
    """A sleeping face, lit from the left. The edge of the shade runs down brow, nose, lip and chin."""
    skull = outline_of(build)
    wide, tall = _FIT[build]
    chin = _HALF_JAWS[build][0][1]

    def fit(*shapes: Path) -> list[Path]:
        return [moved(shape, dy=chin + 41.5 * tall, scale=wide, scale_y=tall) for shape in shapes]

    shape = _NOSES[nose]
    dark_half = blob(f"3,-98* 1.5,-80 4,-72 {shape.shade} 2.6,-53 1.2,-50.4 3,-47.6 1,-36* 34,-36* 34,-98*")
    ear = blob("12,-66 15.4,-69 16.4,-63 13,-56")
    mouth, parting = _LIPS[lips]
    nostril_x, nostril_y, nostril = shape.nostril
    engraved = [line(points, 0.6) for points in shape.strokes]
    engraved += [line("-1.8,-48 0,-47.2 1.8,-48", 0.5)]
    if build in _CHEEKS and age != "young":
        engraved.append(both_sides(line(_CHEEKS[build], 0.5)))
    if lips == "smile":
        engraved.append(both_sides(line("7.6,-57.6 9,-54.6 8,-51.6", 0.6)))
    if lips == "pursed":
        engraved.append(both_sides(line("5,-57 8.6,-54 7.6,-49", 0.7)))
    return [
        paint("skin", skull, mirror(ear)),
        paint("shade", intersect(skull, *fit(dark_half)), ear),
        paint("shade", fit(blob(mouth))),
        paint("seam", fit(*engraved, *_lid_lines(lids)), line("-14.4,-66 -15.2,-63 -13.8,-60", 0.5)),
        paint("ink", fit(*_eyes(lids, lashes), both_sides(limb(_BROWS[brows])))),
        paint("ink", fit(line(parting, 0.7), both_sides(oval(nostril_x, nostril_y, nostril * 1.3, nostril)))),
        *([paint("seam", fit(*_years()))] if age == "old" else []),
        *_marks(marks, skull),
    ]


def _lid_lines(lids: Lids) -> list[Path]:
    match lids:
        case "single":
            return [both_sides(line("3.4,-69 7,-69.8 10.6,-68.6", 0.35))]
        case "heavy":
            bag = line("3.4,-63.6 6.6,-62 10,-63.4", 0.5)
            return [both_sides(line("2.4,-67.2 6.4,-68.6 11.2,-66.2", 0.7), bag)]
        case "deep":
            return [both_sides(line("2.8,-67.8 6.2,-69.8 10.4,-68", 0.5))]


def _eyes(lids: Lids, lashes: bool) -> list[Path]:
    seam = {
        "deep": "2.4,-66.2,0.5 6.2,-64.4,1.2 10.6,-66.7,0.6",
        "single": "2.2,-65.4,0.5 6.4,-64.7,1.3 11,-66.6,0.7",
        "heavy": "2.6,-66,0.6 6.4,-64.6,1.5 10.8,-65.6,0.8",
    }[lids]
    hairs = ((4.6, -64.9, -0.2), (5.8, -64.5, 0.1), (7, -64.5, 0.5), (8.2, -64.9, 0.9), (9.4, -65.6, 1.3))
    fringe = [limb(f"{x},{y},0.6 {x + dx},{y + 1.5},0.3", 4) for x, y, dx in hairs] if lashes else []
    return [both_sides(limb(seam), *fringe)]


def _years() -> list[Path]:
    return [
        line("-4.6,-58 -7,-54 -6.4,-49", 0.6),
        line("4.8,-58 7,-54 6.4,-49", 0.6),
        both_sides(line("10.2,-63.4 7.6,-62 4.6,-62.4", 0.5)),
        line("-6,-77 0,-78 5,-77", 0.5),
        line("-7,-80.4 0,-81.4 6,-80.4", 0.5),
        both_sides(line("11.2,-66 12.6,-64", 0.45, 4), line("11.2,-67.2 12.8,-67.6", 0.45, 4)),
        both_sides(line("5.4,-49.6 6.2,-47.4", 0.45, 4)),
    ]


def _marks(marks: Marks, skull: Path) -> list[Part]:
    match marks:
        case "none":
            return []
        case "freckles":
            spots = ((4, -60.6), (6.2, -59.4), (8.4, -61), (5.6, -62), (7.4, -57.8), (9.6, -59.2))
            return [paint("seam", [circle(side * x, y, 0.45) for x, y in spots for side in (-1, 1)])]
        case "soot":
            smudges = [
                blob("-11,-60 -6,-62 -4,-58 -7,-54 -11,-55"),
                blob("-8,-78 -2,-80 3,-78 0,-75 -6,-75"),
                blob("6,-58 11,-61 12,-56 8,-53"),
                blob("-3,-50 1,-50.6 3,-48 -1,-47"),
            ]
            flecks = ((-9, -64), (-3, -61), (2, -74), (-10, -73), (-5, -51))
            return [
                paint("shade", [intersect(smudge, skull) for smudge in smudges]),
                paint("ink", [circle(x, y, 0.5) for x, y in flecks]),
            ]
