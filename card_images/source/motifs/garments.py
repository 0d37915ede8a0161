"""Garments of `portraits`: shoulders, coats and collars from the front."""

from __future__ import annotations

from typing import Literal

from card_images.source.geometry import Path, blob, both_sides, circle, intersect, limb, line, outline, ring
from card_images.source.motifs.drawing import Part, paint

Coat = Literal[
    "plain",
    "double",
    "greatcoat",
    "waistcoat",
    "apron",
    "pinafore",
    "patched",
    "tunic",
    "oilskin",
    "kimono",
    "shawl",
    "robe",
    "feathers",
    "striped",
    "parka",
]
Collar = Literal["none", "shirt", "high", "upturned", "ruff", "kerchief"]

SHOULDERS = "-53,2* -50,-13 -41,-24 -24,-31 -10,-36 10,-36 24,-31 41,-24 50,-13 53,2*"


def shoulders() -> list[Part]:
    sleeves = [both_sides(line("44,-14 36,-8 32,2", 0.7)), both_sides(line("24,-28 30,-16 30,2", 0.5))]
    return [paint("body", blob(SHOULDERS)), paint("line", sleeves)]


def coat(kind: Coat) -> list[Part]:
    """What is worn over the shoulders."""
    mass = blob(SHOULDERS)
    match kind:
        case "plain":
            lapel = blob("3,-6* 8,-24 8,-37* 16,-35 22,-27* 17,-25* 18,-21* 6,2*")
            return [
                paint("lite", blob("-9,-34* 0,-26 9,-34* 5,-12 0,2 -5,-12")),
                paint("dark", both_sides(lapel)),
                paint("line", both_sides(line("5,-8 10,-22 15,-33", 0.5))),
            ]
        case "double":
            lapel = blob("3,-10* 8,-24 8,-37* 17,-35 24,-30 27,-23* 19,-21* 20,-17* 8,-2*")
            fringe = [
                limb(f"{34 + i * 3.4},{-24 + i * 1.6},1.1 {37 + i * 3.4},{-13 + i * 1.2},1.1", 4) for i in range(4)
            ]
            return [
                paint("lite", blob("-8,-33* 0,-22 8,-33* 5,-28 0,-12 -5,-28")),
                paint("dark", both_sides(lapel)),
                paint(
                    "acc",
                    both_sides(circle(15, -9, 2), circle(14, -1, 2), limb("31,-27,3 48,-17,3"), *fringe),
                ),
                paint("line", both_sides(line("6,-6 12,-20 16,-32", 0.5))),
            ]
        case "greatcoat":
            cape = both_sides(blob("4,-34* 16,-36 34,-28 46,-18 50,-8* 34,-10 18,-8 6,-4*"))
            return [
                paint("body", cape),
                paint("dark", both_sides(blob("1,2* 2,-16 5,-34* 14,-36 17,-26 9,-8*"))),
                paint(
                    "line",
                    both_sides(line("8,-6 20,-10 34,-12 48,-10", 0.6)),
                    both_sides(line("20,-32 36,-24 46,-14", 0.5)),
                ),
                paint("acc", both_sides(circle(10, -1, 1.8))),
            ]
        case "waistcoat":
            front = both_sides(blob("2,2* 4,-10 9,-22 11,-35* 20,-33 22,-20 24,2*"))
            return [
                paint("glass", blob("-11,-35* 0,-28 11,-35* 9,-16 4,2 -4,2 -9,-16")),
                paint("seam", line("0,-26 0,2", 0.5, 4), [circle(0, y, 0.9) for y in (-18, -10, -2)]),
                paint("lite", front),
                paint(
                    "seam",
                    [both_sides(line(f"{x},{-31 + x * 0.1} {x + 1},-14 {x + 1.6},2", 0.5)) for x in (12, 15, 18)],
                ),
                paint(
                    "acc",
                    [circle(6.4 - i * 0.9, -13 + i * 7, 1.5) for i in range(3)],
                    limb("-20,-8,1 -13,-3,1 -5,-7,1", 10),
                ),
            ]
        case "apron" | "pinafore":
            bib = blob("-20,4* -18,-12 -15,-25* 0,-23 15,-25* 18,-12 20,4*")
            pocket = [
                line("-10,-10 0,-8 10,-10", 0.8),
                line("-10,-10 -10,2", 0.7, 4),
                line("10,-10 10,2", 0.7, 4),
            ]
            straps = both_sides(limb("13,-22,4 15,-29,4 17,-35,3.6"))
            if kind == "apron":
                return [paint("lite", bib, straps), paint("seam", outline(bib, 0.8), pocket)]
            frill = both_sides(blob("13,-35* 22,-38 32,-33 38,-24 34,-17* 27,-19 20,-14* 16,-22"))
            return [
                paint("lite", frill),
                paint(
                    "seam",
                    both_sides(
                        *[line(f"17,-28 {x},{y}", 0.5, 4) for x, y in ((28, -33), (34, -25), (29, -19), (22, -17))]
                    ),
                ),
                paint("lite", bib),
                paint("seam", outline(bib, 0.8), pocket),
                paint("acc", both_sides(circle(13, -22, 1.9))),
            ]
        case "patched":
            return [
                paint("dark", both_sides(blob("2,2* 5,-20 8,-36* 18,-34 15,-18 12,2*"))),
                paint("lite", blob("22,-18* 33,-20* 35,-8* 24,-6*"), blob("-36,-12* -27,-14* -25,-4* -34,-3*")),
                paint(
                    "seam",
                    [
                        line(f"{x},{y} {x + 2.4},{y - 2.6}", 0.7, 4)
                        for x, y in (
                            (22, -15),
                            (23, -10),
                            (32, -18),
                            (33, -11),
                            (-36, -9),
                            (-27, -11),
                            (-34, -4),
                            (-27, -5),
                        )
                    ],
                ),
                paint("line", both_sides(line("7,-4 9,-18 13,-32", 0.5))),
                paint("acc", circle(6, -14, 1.6)),
            ]
        case "tunic":
            overlap = blob("-6,-36* 4,-30 16,-22 20,-12 19,2* 15,2* 15,-12 11,-19 0,-26 -9,-32")
            loops = [limb(f"{x - 4},{y + 1.6},1.6 {x + 4},{y - 1},1.6", 6) for x, y in ((8, -24), (17, -14), (17, -3))]
            return [
                paint("lite", overlap),
                paint("acc", loops, *[circle(x + 4, y - 1, 1.7) for x, y in ((8, -24), (17, -14), (17, -3))]),
                paint("line", line("-30,-22 -20,-14 -18,2", 0.5), line("-8,-24 -6,-10 -8,2", 0.5)),
            ]
        case "oilskin":
            hood = both_sides(blob("2,-24* 9,-38 16,-42 24,-38 26,-30 18,-22 8,-18"))
            flap = blob("-5,-24* 5,-24* 6,2* -6,2*")
            toggles = [limb(f"-6,{y},2.2 6,{y - 1},2.2", 6) for y in (-15, -5)]
            return [
                paint("lite", intersect(mass, both_sides(blob("26,-34* 42,-24 52,-12 54,2* 38,2* 36,-14")))),
                paint("body", hood),
                paint("lite", flap),
                paint("line", both_sides(line("6,-24 13,-34 21,-36", 0.6), line("38,-20 42,-8 41,2", 0.6))),
                paint("acc", toggles),
                paint("seam", line("-3,-22 -3.6,0", 0.5, 4), line("3,-22 3.6,0", 0.5, 4)),
            ]
        case "kimono":
            right = blob("12,-37* 18,-36 12,-22 0,-8 -14,2* -24,2* -12,-8 2,-22")
            left = blob("-12,-37* -18,-36 -13,-22 0,-9 10,2* 20,2* 9,-8 -3,-22")
            petals = [
                circle(x + dx, y + dy, 1.5)
                for x, y in ((-34, -12), (36, -16), (27, -3))
                for dx, dy in ((0, -2.2), (2.1, -0.7), (1.3, 1.8), (-1.3, 1.8), (-2.1, -0.7))
            ]
            return [
                paint("glass", blob("-9,-36* 0,-22 9,-36* 6,-18 0,-12 -6,-18")),
                paint("lite", right),
                paint("lite", left),
                paint("seam", line("-14,-33 -7,-20 6,-7 15,2", 0.6), line("14,-33 8,-23 2,-16", 0.6)),
                paint("acc", petals),
                paint("lum", circle(-34, -12, 0.9), circle(36, -16, 0.9), circle(27, -3, 0.9)),
            ]
        case "shawl":
            wrap = blob(
                "-54,2* -50,-16 -36,-28 -14,-36 -9,-33* 0,-16 9,-33* 14,-36 36,-28 50,-16 54,2* 20,2 0,-4 -20,2"
            )
            folds = [
                both_sides(
                    line(
                        f"{x},{-30 + (x - 14) * 0.46} {x - 6},{-20 + (x - 14) * 0.4} {x - 9},{-8 + (x - 14) * 0.2}",
                        0.6,
                    )
                )
                for x in (16, 22, 28, 34, 40)
            ]
            return [paint("lite", wrap), paint("seam", folds), paint("acc", circle(0, -14, 3.4))]
        case "robe":
            sweep = blob("-30,-33* -10,-24 10,-16 28,-4 34,2* 10,2* -10,-10 -30,-18 -46,-20* -42,-26")
            pleats = (
                "-38,-24 -14,-16 8,-6 20,2",
                "-30,-29 -8,-20 14,-10 28,0",
                "24,-28 30,-18 40,-8",
                "18,-30 22,-20 30,-12",
            )
            return [
                paint("dark", blob("-10,-36* 0,-26 10,-36* 7,-22 0,-18 -7,-22")),
                paint("body", sweep),
                paint("line", [line(points, 0.6) for points in pleats]),
                paint("acc", blob("-31,-30 -26,-33 -22,-28 -27,-25")),
            ]
        case "feathers":
            vanes: list[Path] = []
            quills: list[Path] = []
            tips: list[Path] = []
            for row, y in enumerate((-11, -19, -27, -35)):
                for index in range(-6, 7):
                    x = index * 8.6 + (4.3 if row % 2 else 0)
                    top = y - 4 + abs(x) * 0.28
                    vane = blob(
                        f"{x - 4.6},{top}* {x + 4.6},{top}* {x + 5},{top + 10} {x},{top + 17}* {x - 5},{top + 10}"
                    )
                    tip = blob(f"{x - 4.4},{top + 11.4} {x},{top + 13} {x + 4.4},{top + 11.4} {x},{top + 17}*")
                    vanes.append(intersect(vane, mass))
                    tips.append(intersect(tip, mass))
                    quills.append(intersect(line(f"{x},{top + 1} {x + 0.4},{top + 14}", 0.6, 4), mass))
            tie = [
                limb("-9,-33,2.2 0,-27,2.6 9,-33,2.2", 10),
                limb("-1,-27,1.6 -4,-18,1.6", 5),
                limb("1,-27,1.6 5,-19,1.6", 5),
            ]
            parts = []
            for row in range(4):
                for odd in (0, 1):
                    chosen = slice(row * 13 + odd, row * 13 + 13, 2)
                    parts += [
                        paint("body", vanes[chosen]),
                        paint("lite", tips[chosen]),
                        paint("line", quills[chosen]),
                    ]
            return [*parts, paint("acc", tie)]
        case "striped":
            bands = [
                intersect(mass, both_sides(blob(f"{x},-38* {x + 4},-38* {x * 1.5 + 7},4* {x * 1.5 + 1},4*")))
                for x in (3, 12, 21, 30)
            ]
            yoke = limb("-24,-29,2.4 0,-20,2.4 24,-29,2.4", 20)
            return [paint("lite", bands), paint("acc", yoke, [circle(0, y, 1.9) for y in (-14, -6, 1)])]
        case "parka":
            yoke = blob("-46,-18* -30,-12 -10,-8 10,-8 30,-12 46,-18* 48,-12* 30,-5 10,-1 -10,-1 -30,-5 -48,-12*")
            teeth = [
                blob(f"{x - 2.4},{-3 - abs(x) * 0.14}* {x},{-8.4 - abs(x) * 0.14}* {x + 2.4},{-3 - abs(x) * 0.14}*")
                for x in range(-36, 40, 6)
            ]
            ruff = blob("-24,-34 -18,-40 -8,-35 0,-32 8,-35 18,-40 24,-34 20,-26 8,-22 0,-20 -8,-22 -20,-26")
            hairs = [
                line(f"{x},{-32 + abs(x) * -0.1} {x * 1.1},{-25 + abs(x) * -0.16}", 0.6, 4) for x in range(-20, 22, 4)
            ]
            return [paint("lite", yoke), paint("acc", teeth), paint("glass", ruff), paint("seam", hairs)]


def collar(kind: Collar) -> list[Part]:
    """What closes a garment at the throat."""
    match kind:
        case "none":
            return []
        case "shirt":
            return [
                paint("lite", both_sides(blob("0,-28* 9,-38 12.4,-35 10,-26 4,-20*"))),
                paint("acc", blob("0,-28 4,-26 3,-20 5,-4 0,2 -5,-4 -3,-20 -4,-26")),
                paint("seam", line("-3,-19 1,-15", 0.6, 4), line("-3.4,-12 2,-7", 0.6, 4)),
            ]
        case "high":
            return [
                paint("lite", blob("-9,-43* -12,-33 0,-24 12,-33 9,-43* 0,-36")),
                paint("seam", line("0,-36 0,-26", 0.5, 4)),
                paint("acc", circle(0, -29, 3.2)),
            ]
        case "upturned":
            flaps = both_sides(blob("1,-22* 7,-34 12,-44 17,-54* 22,-48 22,-36 14,-26"))
            return [
                paint("dark", flaps),
                paint("line", both_sides(line("5,-26 12,-36 17,-48", 0.6), line("10,-26 17,-36 20,-46", 0.5))),
                paint("acc", blob("-7,-36 0,-32 7,-36 6,-29 0,-25 -6,-29")),
            ]
        case "kerchief":
            return [
                paint("acc", blob("-13,-37 0,-31 13,-37 12,-30 3,-24 7,-10* 0,-15 -6,-9* -3,-24 -12,-30")),
                paint(
                    "ink",
                    line("-10,-33 -3,-28", 0.5, 4),
                    line("10,-33 3,-28", 0.5, 4),
                    line("1,-24 2,-16", 0.5, 4),
                ),
                paint("acc", ring(0, -27, 3.4, 3.4)),
            ]
        case "ruff":
            frills = [blob(f"{x - 5},-31 {x},-40 {x + 5},-31 {x},{-24 + abs(x) * 0.1}") for x in range(-20, 21, 5)]
            return [
                *(paint("lite", frill) for frill in frills[::2]),
                *(paint("lite", frill) for frill in frills[1::2]),
                paint("acc", circle(0, -25, 2.6)),
            ]
