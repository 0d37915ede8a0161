"""Profiles: sleeping heads and shoulders from the side. Hats go on as they do on `portraits`."""

from __future__ import annotations

from typing import Literal

from card_images.source.geometry import Path, blob, circle, cut, intersect, limb, line, moved
from card_images.source.motifs.drawing import Part, Role, motif, paint

ProfileNose = Literal["straight", "hooked", "broad", "snub", "long"]
ProfileLips = Literal["even", "full", "thin", "pursed"]
ProfileHair = Literal["short", "bun", "long", "rows", "bald"]
ProfileHeadgear = Literal["none", "wrap", "starred", "skullcap"]

_NOSES: dict[ProfileNose, str] = {
    "straight": "12.2,-71.6 18.4,-63.6 17.4,-61.8 13.8,-60.8*",
    "hooked": "12.4,-72.4 17,-68.6 19,-63.6 18,-60.6 13.8,-61*",
    "broad": "11.6,-71 14.2,-66 18,-62.8 17.2,-60.2 13.4,-60.2*",
    "snub": "11.4,-71 14,-67 18.8,-65.6 17.2,-62 13.6,-61*",
    "long": "12.6,-72 20,-62.6 18.8,-60 13.8,-60*",
}
_LIPS: dict[ProfileLips, tuple[str, str]] = {
    "even": ("15.4,-57.8 13.6,-56.6* 14.8,-54 12.6,-51.2*", "9.4,-56 11.6,-56.8 13.8,-56.6"),
    "full": ("17,-58 14.6,-56.4* 16.6,-53.2 13,-50.4*", "9.8,-55.6 12,-56.6 14.8,-56.4"),
    "thin": ("14.2,-57.6 13.2,-56.4* 13.6,-54.6 12.2,-51.4*", "8.6,-55.6 11,-56.6 13.4,-56.4"),
    "pursed": ("17.4,-57.6 17.6,-55.8* 16.8,-54 12.8,-51*", "14,-56 16,-56.2 17.6,-55.9"),
}
_STARS = (
    (-2, -95, 2.2),
    (-12, -88, 2.6),
    (-17, -74, 2),
    (-8, -78, 2),
    (-15, -60, 2.4),
    (-9, -46, 2),
    (-19, -42, 2.2),
    (0, -30, 2.4),
    (-12, -30, 2),
    (-25, -28, 2),
)


@motif
def profile(
    nose: ProfileNose = "straight",
    lips: ProfileLips = "even",
    hair: ProfileHair = "short",
    beard: Literal["none", "full", "trimmed"] = "none",
    grey: bool = False,
    wears: ProfileHeadgear = "none",
    coat: Literal["plain", "shawl", "gown"] = "plain",
    neck: Literal["even", "long"] = "even",
    old: bool = False,
    lashes: bool = True,
) -> list[Part]:
    """Head and shoulders looking to the right, into the light, eyes closed. A long neck lifts it by 9."""
    lift = -9.0 if neck == "long" else 0.0
    throat = blob("-13,-62* -12,-46 -17,-32 -4,-24 10,-31* 5,-39 5,-48*")
    if neck == "long":
        throat = blob("-11,-70* -9.6,-52 -12,-38 -16,-30 -4,-24 9,-31* 4,-42 4.6,-57*")
    strands: Role = "seam" if grey else "line"
    locks: Role = "glass" if grey else "hair"
    head = [
        *_head(nose, lips, old, lashes),
        *_beard(beard, locks, strands),
        *_hair(hair, locks, strands),
        *_headgear(wears),
    ]
    return [
        *_lifted(_hair_behind(hair, locks, strands), lift),
        paint("body", blob("-48,2* -44,-13 -32,-25 -15,-34 6,-33 20,-27 32,-17 37,2*")),
        paint(
            "line",
            line("-40,-10 -30,-14 -18,-26", 0.7),
            line("28,-12 18,-14 10,-24", 0.7),
            line("-26,2 -24,-10 -16,-20", 0.6),
        ),
        paint("shade", throat),
        paint("skin", intersect(throat, blob("0,-64* 9,-64* 13,-27* -1,-22* 3,-30 2,-40 0.6,-52"))),
        *_coat(coat),
        *_lifted(head, lift),
    ]


def _lifted(parts: list[Part], lift: float) -> list[Part]:
    return [paint(part.role, [moved(shape, dy=lift) for shape in part.shapes]) for part in parts]


def _head(nose: ProfileNose, lips: ProfileLips, old: bool, lashes: bool) -> list[Part]:
    mouth, parting = _LIPS[lips]
    head = blob(
        f"9,-87 12.6,-79 12.4,-74* {_NOSES[nose]} {mouth}"
        " 13.6,-46.6 10,-42.6 2,-44 -5,-49 -9,-58 -15,-68 -14,-84 -4,-92 4,-91"
    )
    shade = blob("-20,-96* -2,-92 1,-80 -1,-70 2,-62 -1,-54 3,-47 -2,-38* -20,-40*")
    hairs = ((8.2, -67.4, 0.2), (9.6, -67.2, 0.6), (10.8, -67.4, 1), (12, -68.2, 1.4))
    fringe = [limb(f"{x},{y},0.6 {x + dx},{y + 1.5},0.3", 4) for x, y, dx in hairs] if lashes else []
    years = [
        line("12,-60 9.6,-56.6 10,-53", 0.5),
        line("4,-66.6 2.4,-65", 0.45, 4),
        line("4,-68 2.2,-68", 0.45, 4),
        line("11,-64.6 8.6,-63.6 6,-64.4", 0.5),
        line("11.4,-78 7,-77.4", 0.45, 4),
        line("11,-81 6,-80.4", 0.45, 4),
        line("6,-58 4,-54 4.6,-50", 0.5),
    ]
    engraved = [
        line("-3,-67 -1,-67.6 -1.4,-64", 0.5),
        line("13.6,-62 14.8,-63.4 16,-62.4", 0.5),
        line("6,-69.8 9,-70.6 12,-69.8", 0.45),
    ]
    if lips == "pursed":
        engraved.append(line("13,-61 9.6,-56 12,-50.6", 0.7))
    return [
        paint("skin", head),
        paint("shade", intersect(head, shade)),
        paint("skin", blob("-4,-68 -1,-70 1,-66 -2,-59 -4,-61")),
        paint("seam", engraved, years if old else []),
        paint(
            "ink",
            limb("6.4,-68.6,0.5 9.4,-67.2,1.2 12,-68.4,0.6"),
            fringe,
            limb("5.6,-74.2,1 9.6,-75.6,1.7 12.8,-73.6,0.7"),
        ),
        paint("ink", line(parting, 0.6)),
    ]


def _beard(beard: str, locks: Role, strands: Role) -> list[Part]:
    match beard:
        case "full":
            whiskers = blob("-5,-62* 1,-55 8,-58.6 14,-59* 15.6,-54 17,-46 13,-35 6,-31* 0,-39 -5,-48")
            hairs = [line(f"{x},{-52 + x * 0.2} {x + 1},-44 {x + 1.4},-37", 0.5) for x in (0, 3, 6, 9, 12)]
        case "trimmed":
            whiskers = blob(
                "-4,-66* -1,-57 5,-53 8,-54.4 11,-59.6 14,-60* 14.4,-58.4 11.4,-55 13,-52 15,-47 12,-41"
                " 4,-41.6 -4,-48 -7,-57"
            )
            hairs = [line(f"{x},{-49 + x * 0.3} {x + 0.8},{-45 + x * 0.2}", 0.5, 4) for x in (-2, 1, 4, 7, 10, 12.6)]
        case _:
            return []
    return [paint(locks, whiskers), paint(strands, hairs)]


def _hair_behind(hair: ProfileHair, locks: Role, strands: Role) -> list[Part]:
    match hair:
        case "bun":
            return [
                paint(locks, circle(-19, -77, 8)),
                paint(strands, line("-24,-78 -19,-82 -15,-77 -18,-73 -22,-75", 0.6)),
            ]
        case "long":
            fall = blob("-2,-93 -14,-88 -20,-70 -21,-48 -26,-26 -14,-20 -6,-30 -7,-56")
            return [
                paint(locks, fall),
                paint(strands, line("-15,-76 -17,-52 -20,-28", 0.6), line("-12,-64 -13,-46 -15,-26", 0.5)),
            ]
        case "rows":
            cloud = [circle(x, y, r) for x, y, r in ((-18, -74, 9), (-21, -64, 8), (-18, -55, 7), (-13, -50, 5))]
            curls = [
                line(f"{x - 2},{y} {x},{y - 2} {x + 2},{y} {x},{y + 1.6}", 0.5, 8)
                for x, y in ((-21, -74), (-22, -64), (-18, -56), (-17, -67))
            ]
            return [paint(locks, cloud), paint(strands, curls)]
        case _:
            return []


def _hair(hair: ProfileHair, locks: Role, strands: Role) -> list[Part]:
    cap = blob("11.4,-84* 8,-92.4 -2,-96 -13,-92 -18,-79 -16.4,-63 -11,-54* -8.6,-60 -6,-69* -1,-70 1.4,-77 8,-80")
    combed: tuple[str, ...] = (
        "9,-86 0,-92 -10,-87 -15,-74",
        "9,-83 0,-88 -9,-83 -13,-70",
        "7,-81 -1,-84 -8,-78 -11,-66",
        "-3,-93 -12,-88",
    )
    match hair:
        case "bald":
            return [
                paint(locks, blob("-2,-71* -8,-75 -15.4,-80* -17.4,-70 -15.6,-61 -10,-52* -7,-58 -5,-66*")),
                paint(strands, line("-7,-72 -12,-70 -13,-60", 0.5)),
            ]
        case "rows":
            rows = (
                "10,-83 0,-79 -8,-72 -13,-62",
                "10,-85.4 -1,-82.6 -10,-75 -15,-65",
                "9,-88 -2,-86.4 -12,-79 -16.6,-69",
                "7,-90.6 -3,-90 -13,-84 -17.6,-74",
                "3,-93 -5,-93.4 -13,-89 -17,-81",
            )
            plaits = [line(points, 1) for points in rows]
            beads = [circle(x, y, 0.8) for x, y in ((-11.6, -60), (-14, -62.6), (-16, -66.6), (-17, -71), (-17.4, -77))]
            return [
                paint(locks, cap),
                paint(strands, [intersect(cap, plait) for plait in plaits]),
                paint("acc", beads),
            ]
        case _:
            return [
                paint(locks, cap),
                paint(strands, [intersect(cap, line(points, 0.5)) for points in combed]),
            ]


def _headgear(kind: ProfileHeadgear) -> list[Part]:
    match kind:
        case "none":
            return []
        case "wrap":
            cloth = blob("12.6,-79* 14,-90 8,-101 -6,-104 -19,-97 -23,-83 -18,-70 -9,-66* -2,-74 6,-78")
            turns = (
                "12,-82 0,-80 -12,-70",
                "13,-88 -2,-88 -18,-74",
                "10,-96 -6,-96 -22,-82",
                "2,-102 -10,-100 -20,-92",
            )
            return [
                paint("acc", cloth),
                paint("seam", [line(points, 0.7) for points in turns]),
                paint("lite", circle(9, -88, 2.6)),
            ]
        case "skullcap":
            crown = blob("11.6,-82* 9,-93 0,-98 -11,-96 -18,-85* -12,-80 0,-81")
            band = blob("12,-82* 11,-88 0,-87 -16,-90 -18,-85* -12,-79.6 0,-79.6")
            return [
                paint("body", crown),
                paint("lite", band),
                paint(
                    "acc",
                    line("10,-84 7,-87 4,-82.6 1,-86.4 -2,-82 -5,-86.4 -8,-82 -11,-87 -14,-84", 0.8, 50),
                ),
                paint("line", line("-1,-97.6 -2,-92 -3,-88", 0.5), line("4,-96 4,-92 4,-88", 0.5)),
            ]
        case "starred":
            scarf = cut(
                blob(
                    "12.8,-79 12,-91 2,-100 -12,-98 -21,-86 -23,-68 -20,-52 -24,-38 -34,-26 -30,-16"
                    " -14,-12 4,-18 14,-28 13,-38 8,-42 1,-46 -2,-56 1,-68 6,-77"
                ),
                blob("22,-77* 8,-76 3,-68 0.6,-57 3,-48 8,-42.4 22,-42*"),
            )
            hem = limb("12.6,-80,2.2 7,-76.6,2.2 2,-68,2.2 -0.6,-57,2.2 2,-47.6,2.2 8,-41.6,2.2 13,-38,2", 40)
            folds = (
                "10,-84 -2,-80 -8,-66 -6,-46 6,-34",
                "6,-92 -8,-84 -14,-66 -11,-44 2,-28",
                "-3,-98 -15,-86 -19,-66 -16,-44 -8,-26",
                "-22,-40 -20,-28 -14,-18",
                "10,-36 2,-28 -6,-20",
            )
            return [
                paint("body", scarf),
                paint("line", [line(points, 0.6) for points in folds]),
                paint("acc", hem),
                paint("lum", [_star(*spot) for spot in _STARS]),
            ]


def _star(x: float, y: float, size: float) -> Path:
    return moved(blob("0,-1* 0.24,-0.24 1,0* 0.24,0.24 0,1* -0.24,0.24 -1,0* -0.24,-0.24"), dx=x, dy=y, scale=size)


def _coat(coat: str) -> list[Part]:
    match coat:
        case "shawl":
            wrap = blob("-50,2* -46,-16 -30,-29 -14,-36* -4,-28 9,-33* 24,-26 36,-14 40,2* 14,2 2,-16 -8,2")
            folds = (
                "-40,-16 -24,-20 -10,-28",
                "-42,-4 -26,-10 -4,-22",
                "30,-14 18,-18 6,-24",
                "32,-2 20,-10 6,-20",
            )
            return [
                paint("lite", wrap),
                paint("seam", [line(points, 0.6) for points in folds]),
                paint("acc", circle(2, -19, 3.2)),
            ]
        case "gown":
            collar = blob("-15,-37* -5,-31 8,-36* 11,-27 0,-20 -14,-26")
            yoke = blob("-16,-33* -4,-22 12,-31* 24,-22 20,-12 0,-6 -22,-12 -30,-22")
            lace = [
                circle(x, y, 1.7)
                for x, y in (
                    (-26, -19),
                    (-20, -14),
                    (-12, -10.4),
                    (-3, -8.4),
                    (6, -9.4),
                    (14, -12.4),
                    (20, -17),
                )
            ]
            return [
                paint("lite", yoke),
                paint(
                    "seam",
                    [
                        line(f"{x * 0.5 - 2},-24 {x},{y}", 0.5, 4)
                        for x, y in ((-24, -18), (-15, -12), (-4, -9), (8, -10), (18, -16))
                    ],
                ),
                paint("glass", lace),
                paint("dark", collar),
                paint("acc", circle(0, -25, 2.6)),
            ]
        case _:
            collar = blob("-17,-36* -6,-27 9,-35* 13,-28 2,-19 -14,-25")
            return [paint("lite", collar), paint("seam", line("-14,-29 -4,-22 10,-30", 0.5))]
