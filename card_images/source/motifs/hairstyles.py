"""Hair and beards of `portraits`. Grey hair is painted in the pale role, with dark strands."""

from __future__ import annotations

from typing import Literal

from card_images.source.geometry import Path, blob, both_sides, circle, cut, intersect, limb, line, moved, oval
from card_images.source.motifs.drawing import Part, paint

Hair = Literal[
    "short", "tousled", "long", "bun", "comb", "braids", "pinned", "plait", "topknot", "curls", "puff", "bald"
]
Beard = Literal["none", "full", "curly", "trimmed", "moustache", "grand", "goatee", "whiskers"]

_CAP = "-13.8,-62* -15.4,-76 -10.4,-88.6 0,-92 10.4,-88.6 15.4,-76 13.8,-62* "


def _locks(shapes: list[Path], strands: list[Path], grey: bool) -> list[Part]:
    parts = [paint("glass" if grey else "hair", shapes)]
    return [*parts, paint("seam" if grey else "line", strands)] if strands else parts


def _link(x: float, y: float, size: float, side: int) -> Path:
    """One link of a braid: a leaf lying across it."""
    return blob(
        f"{x - side * 2.4 * size},{y - 3 * size}* {x + side * 2.4 * size},{y - 2.6 * size}"
        f" {x + side * 3.2 * size},{y + 1.4 * size} {x},{y + 5 * size}*"
        f" {x - side * 1.2 * size},{y + 0.6 * size}"
    )


def _braid(stations: list[tuple[float, float]], size: float, grey: bool) -> list[Part]:
    links = [_link(x, y, size, 1 if index % 2 else -1) for index, (x, y) in enumerate(stations)]
    strands = [
        line(f"{x - side * size},{y - size} {x + side * size * 1.6},{y + size * 1.6}", 0.4, 4)
        for index, (x, y) in enumerate(stations)
        for side in (1 if index % 2 else -1,)
    ]
    parts = []
    for link, strand in zip(links, strands, strict=True):
        parts += _locks([link], [strand], grey)
    return parts


def behind(hair: Hair, grey: bool) -> list[Part]:
    """What falls behind neck and shoulders."""
    match hair:
        case "long":
            fall = blob("0,-90 -14,-86 -19.6,-70 -20,-48 -25,-28 -14,-24 0,-28 14,-24 25,-28 20,-48 19.6,-70 14,-86")
            strands = [both_sides(line(f"{x},-66 {x + 1},-48 {x + 4},-30", 0.6)) for x in (14.6, 17)]
            return _locks([fall], strands, grey)
        case "puff":
            cloud = [
                circle(x, y, r)
                for x, y, r in ((0, -97, 15), (-13, -90, 11), (13, -90, 11), (-18, -78, 8), (18, -78, 8))
            ]
            cloud += [
                circle(x, y, 4.6)
                for x, y in ((-24, -84), (-20, -96), (-11, -107), (1, -111), (12, -107), (21, -96), (24, -84))
            ]
            curls = [
                line(f"{x - 1.8},{y} {x},{y - 2} {x + 1.8},{y} {x},{y + 1.4}", 0.5, 8)
                for x, y in (
                    (-21, -84),
                    (-17, -95),
                    (-9, -103),
                    (1, -106),
                    (11, -102),
                    (19, -94),
                    (21, -83),
                    (-11, -95),
                    (0, -98),
                    (11, -94),
                    (-17, -76),
                    (17, -76),
                )
            ]
            return _locks(cloud, curls, grey)
        case _:
            return []


def front(hair: Hair, grey: bool) -> list[Part]:
    parting = [
        line(
            f"{x},{-89 + abs(x) * 0.3} {x * 1.2 - 1},{-84 + abs(x) * 0.5} {x * 1.25 - 1.4},{-79 + abs(x) * 0.6}",
            0.45,
        )
        for x in (-9, -6, -3, 0, 3, 6, 9)
    ]
    fringe = blob(_CAP + "11.5,-74 7,-80 -2,-82.4 -8,-78.6 -11.5,-72")
    parted = blob(_CAP + "10.4,-75 4,-82 0,-86* -4,-82 -10.4,-75")
    smooth = _locks([parted], [intersect(parted, strand) for strand in parting], grey)
    match hair:
        case "bald":
            return _locks([both_sides(blob("12.4,-60* 14.6,-68 14,-76 11.6,-80* 12.6,-72"))], [], grey)
        case "short":
            return _locks([fringe], [intersect(fringe, strand) for strand in parting], grey)
        case "tousled":
            mop = blob(
                "-13.6,-64* -16,-71 -17.6,-80 -15.6,-88 -11,-93 -6,-94 -3,-98* 1,-94.6 7,-96 12,-92.6"
                " 16,-91* 16,-85"
                " 17.6,-79 16,-71 13.6,-64* 12,-72 10,-77* 8,-73 5,-79* 1,-74.6 -2,-80* -5,-75 -9,-79*"
                " -11.6,-72"
            )
            strands = (
                "-6,-90 -8,-84 -7,-77",
                "0,-92 -1,-85 1,-77",
                "6,-91 7,-85 7,-76",
                "-11,-86 -13,-78 -13,-70",
                "12,-87 13,-80 13,-72",
            )
            return _locks([mop], [line(points, 0.5) for points in strands], grey)
        case "long" | "puff":
            return smooth
        case "bun":
            return [
                *_locks([circle(0, -97, 8)], [line("-5,-99 0,-102 5,-98 2,-94 -3,-95", 0.6)], grey),
                *smooth,
            ]
        case "comb":
            knot = blob("-9,-92 -11,-99 -5,-106 5,-106 11,-99 9,-92 0,-90")
            teeth = [line(f"{x},-95 {x * 1.1},-91", 0.7, 4) for x in (-6, -3, 0, 3, 6)]
            return [
                *_locks([knot], [line("-8,-97 -3,-103 4,-103 8,-97", 0.6), line("-4,-95 0,-99 4,-95", 0.5)], grey),
                *smooth,
                paint("acc", blob("-9,-95 0,-99.6 9,-95 8,-91.6 0,-94 -8,-91.6")),
                paint("ink", teeth),
            ]
        case "topknot":
            knot = [
                blob("-4,-91* -8,-97 -6,-104 1,-107 7,-103 8,-96 4,-91*"),
                blob("4,-103* 9,-107 12,-104 12,-98* 8,-100"),
            ]
            return [
                *_locks(knot, [line("-5,-95 -3,-102 3,-103", 0.5), line("5,-95 4,-100 -1,-99", 0.5)], grey),
                *smooth,
                paint("acc", limb("-4.6,-91.6,3 0,-92.6,3.2 4.6,-91.6,3", 8)),
            ]
        case "braids":
            stations = [(15.4 - index * 0.1, -63 + index * 4.6) for index in range(10)]
            ties = both_sides(limb("12.4,-17,3 17.4,-17,3", 6), blob("15,-16* 12,-10 13,-6* 15,-11 17.4,-6* 18,-10"))
            mirrored = [(-x, y) for x, y in stations]
            return [*smooth, *_braid(stations, 1.25, grey), *_braid(mirrored, 1.25, grey), paint("acc", ties)]
        case "plait":
            stations = [(16.6 + index * 0.4, -52 + index * 4.6) for index in range(11)]
            return [*smooth, *_braid(stations, 1.5, grey), paint("acc", limb("18,-1,4 24,-1,4", 6))]
        case "pinned":
            arch = [
                (-15, -73),
                (-15.6, -79),
                (-13, -85),
                (-9, -90),
                (-4, -93),
                (1.4, -94),
                (6.6, -92.4),
                (11, -88.6),
                (14.4, -83),
                (15.6, -77),
            ]
            coils = []
            for index, (x, y) in enumerate(arch):
                coil = moved(oval(0, 0, 4.6, 3), dx=x, dy=y, turn=x * 5 + (28 if index % 2 else -28))
                coils += _locks([coil], [line(f"{x - 1.6},{y + 1} {x + 1.8},{y - 1}", 0.5, 4)], grey)
            return [*smooth, *coils]
        case "curls":
            rings = [
                (-13, -66),
                (-15, -74),
                (-12.6, -83),
                (-6, -89.6),
                (2, -91.6),
                (9.4, -88),
                (14, -80.6),
                (15, -72),
                (13, -64),
                (-7, -81.6),
                (0.6, -84),
                (8, -81),
            ]
            swirls = [line(f"{x - 2.4},{y} {x},{y - 2.6} {x + 2.4},{y} {x},{y + 1.8}", 0.5, 12) for x, y in rings]
            return _locks([fringe, *(circle(x, y, 5) for x, y in rings)], swirls, grey)


def beard(kind: Beard, grey: bool) -> list[Part]:
    moustache = both_sides(blob("0,-55.8* 4,-56.6 9,-54 13.4,-57* 10,-51.6 4,-52.2 0,-53.4*"))
    mouth = blob("-4.4,-52.4 0,-53.6 4.4,-52.4 0,-50.6")
    match kind:
        case "none":
            return []
        case "moustache":
            return _locks([moustache], [both_sides(line("1,-54.8 5,-54.8 10,-53.4", 0.4))], grey)
        case "grand":
            sweep = both_sides(
                blob("0,-57* 4,-58.6 9,-56 14,-53.6 19,-56 22,-62* 23,-54 18,-48.6 11,-48 5,-50.6 0,-53.6*")
            )
            hairs = [
                both_sides(line(f"1,{-56 + i} 7,{-55.4 + i * 1.4} 13,{-52.4 + i * 1.2} 19,{-53.6 + i * 0.6}", 0.45))
                for i in (0, 1.8, 3.4)
            ]
            return _locks([sweep], hairs, grey)
        case "goatee":
            point = blob("-5,-49* 0,-50 5,-49* 3.4,-42 0,-34* -3.4,-42")
            return _locks([point, moved(moustache, dy=-11, scale=0.8)], [line("0,-48 0.4,-42 0,-37", 0.4)], grey)
        case "whiskers":
            tufts = both_sides(blob("12.8,-70* 16,-64 18.6,-57 17,-50 12,-46* 10.6,-51 11.6,-58 12,-64*"))
            return _locks(
                [tufts],
                [both_sides(line(f"{x},-63 {x + 1.6},-57 {x},-50", 0.45)) for x in (12.6, 14.4)],
                grey,
            )
        case "trimmed":
            close = cut(
                blob(
                    "-13.2,-64* -13,-54 -10,-45 -5,-39.6 0,-38.4 5,-39.6 10,-45 13,-54 13.2,-64*"
                    " 10.4,-56 6,-53.6 5.4,-56 0,-56.2 -5.4,-56 -6,-53.6 -10.4,-56"
                ),
                mouth,
            )
            flecks = [
                line(f"{x},{-47 + abs(x) * -0.5} {x * 0.9},{-43.6 + abs(x) * -0.5}", 0.5, 4)
                for x in (-10, -7.6, -5, -2.4, 0, 2.4, 5, 7.6, 10)
            ]
            return _locks([close], flecks, grey)
        case "full" | "curly":
            whiskers = cut(
                blob(
                    "-13.4,-65* -13.8,-54 -12.4,-43 -7,-33 0,-28* 7,-33 12.4,-43"
                    " 13.8,-54 13.4,-65* 10,-56 5,-56.6 0,-55 -5,-56.6 -10,-56"
                ),
                mouth,
            )
            if kind == "full":
                strands = [
                    line(f"{x},{-50 + abs(x) * 0.2} {x * 0.94},-42 {x * 0.5},{-33 - abs(x) * 0.2}", 0.5)
                    for x in (-10, -8, -6, -4, -2, 0, 2, 4, 6, 8, 10)
                ]
                return _locks([whiskers], strands, grey)
            knots = [
                (-13, -58),
                (-13, -51),
                (-11.4, -44),
                (-7.4, -38),
                (-2.4, -34),
                (3, -34.4),
                (8, -38.6),
                (11.8, -44.6),
                (13, -51),
                (13, -58),
                (-7, -46),
                (-2.4, -42),
                (3, -42),
                (7, -46),
                (0, -47.6),
            ]
            swirls = [line(f"{x - 1.8},{y} {x},{y - 2} {x + 1.8},{y} {x},{y + 1.4}", 0.45, 10) for x, y in knots]
            return _locks([whiskers, *(circle(x, y, 3.8) for x, y in knots[:10])], swirls, grey)
