"""Faces: a large sleeping face as a thing in itself, of flesh, of stone, or the moon's."""

from __future__ import annotations

from typing import Literal

from card_images.source.geometry import (
    Path,
    blob,
    both_sides,
    intersect,
    limb,
    line,
    mirror,
    oval,
    ring,
)
from card_images.source.motifs.drawing import Part, Role, motif, paint

Matter = Literal["flesh", "stone", "moon"]

_ROLES: dict[Matter, tuple[Role, Role]] = {
    "flesh": ("skin", "shade"),
    "stone": ("lite", "body"),
    "moon": ("glass", "lite"),
}


@motif
def face(view: Literal["three_quarter", "front"] = "three_quarter", matter: Matter = "flesh") -> list[Part]:
    """A face and nothing else, eyes closed. In three quarters it looks to the left, into the light."""
    lit, dim = _ROLES[matter]
    if view == "front":
        mass, parts = _front(lit, dim)
    else:
        mass, parts = _three_quarter(lit, dim)
    return [*parts, *_surface(matter, mass)]


def _lashes(hairs: tuple[tuple[float, float, float, float], ...]) -> list[Path]:
    return [limb(f"{x},{y},1.3 {x + dx},{y + dy},0.5", 6) for x, y, dx, dy in hairs]


def _three_quarter(lit: Role, dim: Role) -> tuple[Path, list[Part]]:
    mass = blob(
        "6,-104 -14,-101 -28,-90 -35,-76 -35.4,-67* -34.4,-61 -37,-54 -35.4,-43 -31,-33 -29,-24 -26,-14"
        " -19,-4 -9,1 2,-1 15,-9 28,-22 36,-40 40,-62 37,-82 25,-98"
    )
    side = intersect(mass, blob("12,-106* 22,-90 26,-74 21,-62 24,-50 19,-38 20,-24 12,-12 2,-1 -4,6* 50,6* 50,-106*"))
    nose_side = blob("-10,-70* -12,-58 -16,-48 -18,-41* -12,-38.6 -6,-40.4 -4.6,-44 -8,-49 -8,-60")
    # The hollow above each lid is a crescent; the lid itself takes the light like the cheek.
    hollows = [
        blob("-9,-59* -6,-66 3,-70.6 13,-69 21,-61.6* 14,-64.6 6,-66 -2,-63.6"),
        blob("-18,-60* -20,-67 -26,-70.6 -32,-68 -34,-60* -30,-64.6 -25,-65.6 -20.6,-63"),
    ]
    lids = [
        blob("-7,-58* -2,-62.6 6,-64.6 13,-62.6 18,-57.4* 11,-53 3,-51.6 -3,-54"),
        blob("-18.6,-59* -21,-63 -26,-64.6 -31,-62 -32.6,-57.6* -28,-53.8 -22.6,-55"),
    ]
    lash_lines = [
        limb("-7,-58,1 -2,-53.6,2 4,-51.6,2.4 11,-52.8,2 18,-57.4,1"),
        limb("-18.4,-59,0.8 -22,-54.8,1.8 -28,-53.6,1.8 -32.6,-57.6,0.8"),
    ]
    hairs = _lashes(
        (
            (-3, -53.6, -1.4, 3),
            (1, -52, -0.8, 3.6),
            (5, -51.6, 0, 4),
            (9, -52.2, 1, 4),
            (13, -54, 2, 3.8),
            (16, -56, 2.8, 3),
        )
    )
    hairs += _lashes(((-21, -55.4, 0.4, 3), (-25, -53.8, -0.6, 3.4), (-29, -54.2, -1.6, 3.4), (-32, -57, -2.4, 2.2)))
    brows = [limb("-9,-72,1.6 0,-77,3 10,-77,3 20,-71,1.2"), limb("-17,-73,1.6 -24,-77,2.6 -32,-74,1.2")]
    upper_lip = blob("-25,-26* -20,-29.6 -16,-28.4 -12,-30.4 -4,-28 4,-24.4* -6,-24.6 -14,-25 -20,-25.6")
    lower_lip = blob("-25,-26* -20,-25 -14,-24.2 -6,-23.8 4,-24.4* -2,-19 -10,-16.4 -18,-17.6 -23,-21.6")
    below = blob("-18,-14.6 -10,-13.4 -2,-15 -5,-12 -12,-10.8")
    engraved = [
        line("-13,-68 -14.6,-58 -19.6,-48 -22.6,-42.6", 0.8),
        line("-22.6,-42.6 -21.6,-38.8 -17,-38 -12.6,-37.2 -8,-38.2 -4,-40 -4,-44.6 -7,-46.6", 0.9),
        line("-5,-48.4 3,-46.6 10,-48", 0.6),
        line("1,-39 7,-33 8,-25", 0.7),
        line("-13.4,-35.4 -14,-31.6", 0.7, 4),
        line("-16,-6 -9,-4 -2,-5.6", 0.7),
        line("22,-44 17,-38 15,-30", 0.6),
        line("-16,-92 -2,-95 12,-92", 0.5),
    ]
    ear = blob("35,-64* 40,-70 46,-68 46.6,-58 42,-47 36,-42 33,-46 35,-54")
    return mass, [
        paint(dim, ear),
        paint("seam", line("38,-65 43,-65.6 43.6,-58 39,-50", 0.8), line("38,-59 40,-56 37,-51", 0.7)),
        paint(lit, mass),
        paint(dim, side),
        paint(dim, hollows),
        paint(lit, lids),
        paint(dim, intersect(lids[0], blob("11,-70* 20,-70* 20,-50* 10,-50* 13,-58"))),
        paint(dim, nose_side),
        paint(dim, upper_lip, below),
        paint(dim, lower_lip),
        paint(lit, blob("-21,-23.4 -14,-22.6 -8,-22.4 -12,-19.6 -18,-20.4")),
        paint("seam", engraved),
        paint("ink", lash_lines, hairs, brows),
        paint(
            "ink",
            line("-25.6,-26.2 -19,-25.2 -14,-24.6 -6,-24.2 4.6,-24.8", 1),
            oval(-9.6, -39.4, 2, 1),
            oval(-17.6, -39, 1.2, 0.8),
        ),
    ]


def _front(lit: Role, dim: Role) -> tuple[Path, list[Part]]:
    mass = blob(
        "0,-104 -22,-101 -36,-88 -42,-68 -41,-46 -34,-24 -22,-8 -8,0 8,0 22,-8 34,-24 41,-46 42,-68 36,-88 22,-101"
    )
    side = intersect(
        mass, blob("10,-106* 6,-90 9,-76 5,-68 7,-56 11,-44 3,-38 6,-30 3,-24 7,-17 3,-8 4,4* 50,4* 50,-106*")
    )
    hollow = blob("5,-61* 8,-70 19,-75 31,-71.6 37,-62* 30,-66.6 20,-69 11,-66")
    lid = blob("7,-60.6* 12,-65.6 20,-67.6 28,-65.4 34,-59.6* 27,-54 19,-52.4 12,-55")
    lash_line = limb("7,-60.6,0.8 12,-55,2 19,-52.4,2.6 27,-53.8,2.2 34,-59.6,0.9")
    hairs = _lashes(
        (
            (11, -55.6, -1, 3.4),
            (15, -53.4, -0.4, 4),
            (19, -52.4, 0.4, 4.4),
            (23, -52.8, 1.4, 4.2),
            (27, -54.4, 2.4, 3.8),
            (31, -57, 3, 3),
        )
    )
    brow = limb("7,-77,1.8 17,-82.6,3.2 27,-81.6,3 36,-74,1.2")
    lips = blob("-14,-25* -6,-29.6 0,-27.4 6,-29.6 14,-25* 7,-18 0,-16.4 -7,-18")
    engraved = [
        line("-4,-72 -4.6,-58 -8,-47 -10,-42", 0.8),
        line("-10,-42 -9,-38 -4,-38.6 0,-36 4,-38.6 9,-38 10,-42 8,-45", 0.9),
        both_sides(line("10,-50 18,-47.4 27,-49", 0.6)),
        both_sides(line("14,-40 18,-33 17,-24", 0.7)),
        line("-2,-34 -2.4,-30", 0.6, 4),
        line("-6,-11.6 0,-10 6,-11.6", 0.7),
        line("-14,-92 0,-95 12,-92", 0.5),
        both_sides(line("36,-44 31,-34 29,-24", 0.6)),
    ]
    return mass, [
        paint(lit, mass),
        paint(dim, side),
        paint(dim, both_sides(hollow)),
        paint(lit, mirror(lid)),
        paint(dim, lid),
        paint(dim, lips, blob("-6,-14 0,-12.4 6,-14 3,-11 -3,-11")),
        paint(lit, blob("-8,-22.6 -2,-22 2,-22.4 -1,-19.4 -5,-19.8")),
        paint("seam", engraved),
        paint("ink", both_sides(lash_line, *hairs), both_sides(brow)),
        paint(
            "ink",
            line("-14.6,-25.2 -6,-24.6 0,-23.6 6,-24.6 14.6,-25.2", 1),
            both_sides(oval(4.6, -38.8, 2, 1)),
        ),
    ]


def _surface(matter: Matter, mass: Path) -> list[Part]:
    """What the stuff does to a face: cracks and moss in stone, craters on the moon."""
    match matter:
        case "flesh":
            return []
        case "stone":
            cracks = [
                limb("12,-104,2.4 9,-94,1.8 15,-86,1.6 11,-78,0.6", 20),
                limb("15,-86,1.2 21,-82,0.5", 6),
                limb("30,-30,2 22,-32,1.4 19,-26,1.2 13,-24,0.5", 16),
                limb("-33,-40,1.6 -27,-42,1.2 -24,-37,0.5", 10),
            ]
            pits = [
                oval(x, y, 1.4, 1)
                for x, y in (
                    (-6, -90),
                    (-20, -84),
                    (24, -52),
                    (28, -44),
                    (-22, -34),
                    (6, -12),
                    (-4, -86),
                    (22, -70),
                )
            ]
            moss = blob("-29,-20* -24,-9 -14,-1 0,1* -9,-4 -16,-5 -19,-12 -24,-14")
            return [
                paint("ink", [intersect(crack, mass) for crack in cracks], pits),
                paint("acc", intersect(moss, mass)),
            ]
        case "moon":
            craters = (
                (18, -94, 4.4),
                (31, -38, 4),
                (14, -9, 3),
                (-14, -95, 3),
                (35, -52, 2.2),
                (-29, -40, 2.8),
                (3, -98, 2),
            )
            rims = [intersect(ring(x, y, r, 0.9), mass) for x, y, r in craters]
            inner = [
                intersect(
                    line(f"{x - r * 0.5},{y + r * 0.3} {x},{y + r * 0.6} {x + r * 0.6},{y + r * 0.2}", 0.7, 8),
                    mass,
                )
                for x, y, r in craters
            ]
            return [paint("seam", rims, inner)]
