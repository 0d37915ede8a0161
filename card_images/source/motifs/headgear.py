"""Headgear that belongs to a person and is no motif of its own: wraps, hoods and caps of `portraits`."""

from __future__ import annotations

from typing import Literal

from card_images.source.geometry import blob, both_sides, circle, cut, intersect, limb, line, moved, oval
from card_images.source.motifs.drawing import Part, paint

Headgear = Literal["none", "turban", "headscarf", "veil", "wrap", "starred", "fur_hood", "skullcap", "cap", "souwester"]

_OPENING = blob("0,-40 -8,-43 -12.6,-52 -13.6,-64 -12,-75 -6,-80.4 0,-81.4 6,-80.4 12,-75 13.6,-64 12.6,-52 8,-43")


def behind(kind: Headgear) -> list[Part]:
    """What hangs behind neck and shoulders."""
    match kind:
        case "veil":
            net = blob("0,-92 -18,-88 -27,-70 -30,-44 -40,-26 -20,-22 20,-22 40,-26 30,-44 27,-70 18,-88")
            mesh = [line(f"{x},-86 {x * 1.7},-56 {x * 2.2},-24", 0.4) for x in range(-16, 18, 4)]
            mesh += [
                line(f"{-w},{y} 0,{y + 4} {w},{y}", 0.4)
                for w, y in ((22, -78), (26, -66), (28, -54), (31, -42), (36, -31))
            ]
            return [paint("lite", net), paint("seam", mesh)]
        case "souwester":
            tail = blob("0,-84 -18,-76 -27,-58 -32,-42* -18,-38 0,-40 18,-38 32,-42* 27,-58 18,-76")
            return [paint("dark", tail), paint("line", both_sides(line("20,-68 25,-54 26,-42", 0.6)))]
        case "fur_hood":
            return [
                paint(
                    "body",
                    blob("0,-104 -18,-100 -28,-84 -29,-62 -26,-40 -16,-30 16,-30 26,-40 29,-62 28,-84 18,-100"),
                )
            ]
        case "turban":
            tail = blob("14,-76* 22,-70 25,-54 23,-36 27,-22* 19,-20 14,-36 15,-56")
            return [
                paint("acc", tail),
                paint("seam", line("18,-70 20,-50 20,-26", 0.6), line("22,-62 22.6,-44 23,-26", 0.5)),
            ]
        case _:
            return []


def worn(kind: Headgear) -> list[Part]:
    """What goes over hair and brow."""
    match kind:
        case "none" | "veil":
            return []
        case "turban":
            mass = blob("-16,-76* -23,-83 -24,-95 -15,-106 0,-110 15,-106 24,-95 23,-83 16,-76* 8,-80 0,-82 -8,-80")
            coils = [
                blob("-20,-84* -8,-80 6,-86 18,-98 21,-103* 24,-95 18,-86 6,-77.6 -8,-74.6 -17,-76"),
                blob("20,-86* 12,-81 4,-84 -8,-92 -18,-101* -24,-92 -20,-84 -10,-78 4,-76 16,-77"),
            ]
            folds: tuple[str, ...] = (
                "-17,-81 -4,-79 9,-86 20,-98",
                "-14,-78 -2,-76.6 10,-82 20,-92",
                "-20,-94 -8,-87 4,-81",
                "-21,-89 -11,-83 -2,-79",
                "-14,-103 0,-106 12,-103",
                "-17,-99 0,-101.6 14,-99",
                "-4,-96 8,-95 16,-97",
            )
            return [
                paint("acc", mass),
                paint("acc", coils[1]),
                paint("acc", coils[0]),
                paint("seam", [line(points, 0.6) for points in folds]),
                paint("glass", blob("1,-92* 4.6,-85 1,-79* -2.6,-85")),
                paint("seam", circle(1, -84.6, 1.3)),
            ]
        case "headscarf":
            wrap = blob("-14.4,-70* -18,-82 -17,-94 -8,-101 2,-101 13,-97 18,-86 14.4,-70* 9,-78 0,-81 -9,-78")
            # The ends are folded up into a fan, as for a feast.
            fan = blob(
                "-8,-92* -22,-98 -29,-110 -22,-117* -14,-112 -9,-120* -2,-114 4,-124* 10,-115 18,-121*"
                " 21,-112 30,-112* 26,-100 12,-92*"
            )
            knot = blob("-8,-95 -2,-100 7,-99 11,-94 5,-89 -4,-89")
            folds = (
                "-15,-78 -6,-86 6,-92",
                "-13,-74 -2,-82 10,-91",
                "15,-77 10,-86 5,-93",
                "-15,-88 -8,-92 -2,-95",
                "-4,-97 -13,-103 -22,-114",
                "-2,-98 -6,-106 -9,-116",
                "2,-98 2,-108 4,-119",
                "5,-97 11,-106 17,-116",
                "8,-96 17,-101 27,-109",
            )
            dots = [
                oval(x, y, 1.5, 1.1)
                for x, y in (
                    (-12, -82),
                    (-5, -86),
                    (9, -84),
                    (13, -90),
                    (-17, -105),
                    (12, -112),
                    (-3, -112),
                    (20, -105),
                )
            ]
            return [
                paint("acc", fan),
                paint("acc", wrap),
                paint("acc", knot),
                paint("seam", [line(points, 0.6) for points in folds]),
                paint("glass", dots),
            ]
        case "wrap":
            mass = cut(
                blob(
                    "0,-102 -14,-99 -20,-88 -19,-72 -18,-56 -20,-44 -27,-34 -36,-25 -20,-17 0,-14"
                    " 20,-17 36,-25 27,-34 20,-44 18,-56 19,-72 20,-88 14,-99"
                ),
                blob("0,-38 -9,-43 -13,-54 -13.4,-68 -9,-77 0,-79 9,-77 13.4,-68 13,-54 9,-43"),
            )
            turns = (
                "-17,-80 -6,-86 8,-92 15,-96",
                "-17,-87 -8,-93 2,-98",
                "-12,-77 0,-82 14,-90",
                "17,-80 12,-85 7,-88",
                "-17,-58 -16,-46 -8,-36 4,-32",
                "-22,-40 -10,-29 6,-26 20,-30",
                "-28,-31 -12,-22 8,-19 26,-26",
                "17,-58 17,-48 11,-37",
            )
            return [
                paint("body", mass),
                paint("dark", blob("-18,-82* -2,-87 15,-98* 19,-89 4,-80.6 -16,-74")),
                paint("line", [line(points, 0.7) for points in turns]),
                paint("acc", circle(-10, -83, 2.4)),
            ]
        case "starred":
            mass = cut(
                blob(
                    "0,-99 -13,-96 -19,-84 -20,-64 -19,-48 -24,-36 -30,-24 -14,-16 0,-14"
                    " 14,-16 30,-24 24,-36 19,-48 20,-64 19,-84 13,-96"
                ),
                _OPENING,
            )
            spots = (
                (-10, -89, 2.6),
                (3, -93, 2),
                (13, -86, 2.6),
                (-16.6, -74, 2),
                (17, -66, 2),
                (-18, -54, 2.4),
                (19, -46, 2.2),
                (-15, -36, 2),
                (8, -30, 2.6),
                (-6, -24, 2),
                (20, -28, 2),
            )
            stars = [
                moved(
                    blob("0,-1* 0.24,-0.24 1,0* 0.24,0.24 0,1* -0.24,0.24 -1,0* -0.24,-0.24"),
                    dx=x,
                    dy=y,
                    scale=r,
                )
                for x, y, r in spots
            ]
            folds = (
                "-14,-66 -15,-50 -10,-38 0,-33",
                "14,-66 15,-50 11,-38",
                "-20,-40 -8,-28 6,-26",
                "-12,-80 -6,-86 2,-88",
                "22,-38 14,-28 8,-24",
            )
            return [
                paint("dark", mass),
                paint("line", [line(points, 0.6) for points in folds]),
                paint("lum", stars),
            ]
        case "fur_hood":
            ring_of_fur = cut(
                blob("0,-101 -14,-97 -23,-83 -24,-64 -22,-46 -14,-34 0,-30 14,-34 22,-46 24,-64 23,-83 14,-97"),
                _OPENING,
            )
            rim = (
                (-7, -99),
                (-15, -93),
                (-21, -84),
                (-23.6, -74),
                (-24, -63),
                (-23, -52),
                (-19, -42),
                (-12, -34.6),
                (-4, -31),
            )
            tufts = [circle(side * x, y, 5.4) for x, y in rim for side in (-1, 1)] + [circle(0, -100.6, 5.6)]
            hairs = [
                line(f"{x * 0.68},{-63 + (y + 63) * 0.7} {x * 0.8},{-63 + (y + 63) * 0.86}", 0.7, 4)
                for x, y in (
                    (-8, -98),
                    (-17, -92),
                    (-22, -80),
                    (-24.6, -66),
                    (-23, -52),
                    (-17, -40),
                    (-7, -32),
                    (4, -100),
                    (12, -96),
                    (20, -86),
                    (24, -74),
                    (24, -60),
                    (21, -47),
                    (13, -36),
                    (4, -31),
                )
            ]
            return [paint("glass", tufts, ring_of_fur), paint("seam", hairs)]
        case "skullcap":
            crown = blob("-14,-77* -14.6,-88 -8,-95.4 0,-97 8,-95.4 14.6,-88 14,-77* 7,-80.6 0,-81.6 -7,-80.6")
            band = intersect(crown, blob("-18,-86* 0,-90 18,-86* 18,-74* -18,-74*"))
            zigzag = line("-14,-80 -11,-85 -8,-81 -5,-86.4 -2,-82 1,-87 4,-82 7,-86 10,-81 13,-84", 0.8, 60)
            return [
                paint("body", crown),
                paint("lite", band),
                paint("acc", zigzag, circle(0, -97, 1.6)),
                paint("line", [line(f"{x},-89 {x * 0.5},-95", 0.5, 4) for x in (-9, -4, 4, 9)]),
            ]
        case "cap":
            crown = blob("-15,-76* -21,-84 -17,-95 -4,-100 10,-99 20,-91 19,-81 15,-76* 0,-80")
            peak = blob("-14,-77* -4,-81 10,-80 16,-76* 14,-70 2,-72 -10,-71")
            seams = ("2,-99 -8,-92 -13,-81", "2,-99 4,-90 3,-82", "2,-99 12,-93 16,-82")
            return [
                paint("body", crown),
                paint("dark", peak),
                paint("line", [line(points, 0.6) for points in seams], line("-11,-73 2,-74.6 13,-72.4", 0.5)),
                paint("acc", circle(2, -99.6, 2)),
            ]
        case "souwester":
            crown = blob("-14,-78* -14,-90 -6,-98 6,-98 14,-90 14,-78* 0,-82")
            brim = blob("-32,-66 -20,-76 -8,-82 8,-82 20,-76 32,-66 20,-71 8,-75.6 -8,-75.6 -20,-71")
            return [
                paint("body", crown),
                paint("body", brim),
                paint("line", line("0,-98 0.6,-90 0,-82", 0.6), both_sides(line("5,-97 9,-90 9,-81", 0.5))),
                paint("line", line("-26,-69.6 -12,-77 0,-79 12,-77 26,-69.6", 0.6)),
                paint(
                    "acc",
                    limb("-12,-74,1.4 -15,-58,1.2 -9,-43,1.2", 10),
                    limb("12,-74,1.4 15,-58,1.2 9,-43,1.2", 10),
                ),
            ]
