"""Small creatures of the garden: bee and snail."""

from __future__ import annotations

import math
from typing import Literal

from card_images.source.geometry import Path, Point, blob, both_sides, circle, intersect, limb, line, oval, poly
from card_images.source.motifs.drawing import Part, motif, paint
from card_images.source.motifs.strokes import fur, within


@motif
def bee(pose: Literal["flying", "resting"] = "flying") -> list[Part]:
    """Flies to the right; resting it is seen from above, head up, the wings laid back."""
    return _flying_bee() if pose == "flying" else _resting_bee()


def _flying_bee() -> list[Part]:
    abdomen = blob("2,-70 -14,-77 -35,-75 -54,-63 -67,-44 -77,-22* -60,-19 -38,-18 -16,-22 0,-34 6,-52")
    thorax = blob("12,-78 28,-74 38,-62 38,-48 30,-36 16,-32 2,-38 -6,-52 -2,-68")
    head = blob("34,-68 46,-70 56,-62 58,-50 53,-40 44,-37 36,-44 32,-56")
    bands = [
        limb("-5,-78,9 2,-52,10 -8,-24,9", 12),
        limb("-24,-78,8.6 -18,-48,9.6 -30,-18,8.6", 12),
        limb("-44,-70,7.4 -39,-44,8.4 -51,-16,7.4", 12),
    ]
    fore = blob("14,-72* 10,-96 -2,-122 -20,-138 -39,-140 -47,-128 -38,-106 -18,-84 4,-68*")
    hind = blob("3,-66* -12,-84 -36,-99 -57,-102 -66,-94 -57,-82 -32,-70 -6,-62*")
    far_wing = blob("18,-74* 29,-94 34,-118 27,-137 14,-141 5,-128 5,-104 10,-74*")
    fore_veins = [
        line("12,-73 0,-102 -24,-135", 0.9),
        line("9,-71 -10,-96 -36,-124", 0.7),
        line("1,-96 -6,-90", 0.6, 4),
        line("-10,-116 -20,-108 -24,-98", 0.6),
        line("-26,-113 -32,-124 -28,-137", 0.6),
    ]
    hind_veins = [
        line("1,-67 -26,-87 -56,-97", 0.7),
        line("-3,-64 -26,-76 -54,-86", 0.6),
        line("-32,-90 -36,-80", 0.5, 4),
    ]
    legs = [
        limb("30,-38,4.6 40,-28,3.6 34,-16,2.6 39,-8,1.6"),
        limb("18,-33,5 24,-20,3.8 12,-11,2.8 14,-2,1.6"),
        limb("4,-36,5.4 -2,-22,4.4 -18,-14,5.4 -22,-2,1.8"),
    ]
    feelers = [
        limb("50,-66,2 56,-80,1.8 70,-84,1.6 76,-78,2.4"),
        limb("46,-68,1.8 48,-82,1.6 60,-92,1.4 68,-90,2.2"),
    ]
    fuzz = fur("14,-74 26,-70 34,-60 34,-48", 9, 6, 70, 0.9) + fur("6,-70 20,-64 26,-54 24,-42", 9, 6, 70, 0.9)
    fuzz += fur("0,-64 12,-58 16,-48 14,-38", 8, 6, 70, 0.9)
    ruff = fur("2,-70 16,-79 32,-73 40,-60 38,-46 28,-35 12,-32", 26, 5, -70, 1.4, 0)
    return [
        paint("lite", far_wing),
        paint(
            "seam",
            line("15,-76 22,-104 18,-134", 0.7),
            line("19,-98 28,-108", 0.5, 4),
            line("20,-112 10,-120", 0.5, 4),
        ),
        paint("dark", legs, feelers[1]),
        paint("body", abdomen),
        paint("acc", within(abdomen, bands)),
        paint(
            "line",
            within(
                abdomen,
                fur("-14,-66 -26,-60 -34,-50", 6, 5, -60, 0.7) + fur("-34,-62 -46,-50 -54,-38", 6, 5, -50, 0.7),
            ),
        ),
        paint(
            "seam",
            within(
                abdomen,
                fur("-2,-66 2,-52 -6,-32", 7, 5, 66, 0.8) + fur("-22,-66 -18,-48 -28,-28", 7, 5, 66, 0.8),
            ),
        ),
        paint("lite", thorax, ruff),
        paint("seam", fuzz),
        paint("body", head, feelers[0]),
        paint("line", fur("36,-60 40,-66 46,-67", 4, 4, 40, 0.7), line("50,-41 47,-44 45,-48", 0.7)),
        paint("ink", blob("46,-64 53,-62 55,-53 51,-46 45,-51 43,-58")),
        paint("lum", circle(51, -58, 1.8)),
        paint("glass", hind),
        paint("seam", hind_veins),
        paint("glass", fore),
        paint("seam", fore_veins),
    ]


def _resting_bee() -> list[Part]:
    abdomen = blob("-12,-54 0,-58 12,-54 20,-42 21,-26 13,-9 0,3* -13,-9 -21,-26 -20,-42")
    bands = [limb(f"-26,{y - 3},6.4 0,{y + 3},7.4 26,{y - 3},6.4", 12) for y in (-44, -30, -16)]
    thorax = blob("0,-82 12,-79 18,-68 15,-56 0,-51 -15,-56 -18,-68 -12,-79")
    head = blob("0,-97 9,-95 13,-87 9,-80 0,-77 -9,-80 -13,-87 -9,-95")
    fore = blob("8,-68* 24,-62 40,-42 45,-20 38,-8 28,-14 18,-36 8,-60*")
    hind = blob("7,-62* 18,-48 26,-28 24,-12 16,-8 10,-24 6,-50*")
    legs = [
        limb("14,-74,4 28,-82,3 34,-94,2 40,-97,1.2"),
        limb("16,-66,4 34,-68,3 46,-60,2 52,-62,1.2"),
        limb("14,-56,4.6 34,-50,3.4 48,-34,2.4 56,-32,1.2"),
    ]
    feeler = limb("4,-94,1.8 8,-106,1.6 18,-111,2")
    ruff = fur("0,-82 14,-78 19,-67 14,-55 0,-51 -14,-55 -19,-67 -14,-78 0,-82", 34, 4.6, -60, 1.3, 0)
    veins = [
        line("9,-66 26,-46 40,-22", 0.8),
        line("9,-64 22,-40 36,-14", 0.7),
        line("26,-46 34,-48", 0.5, 4),
        line("22,-34 34,-34", 0.5, 4),
    ]
    fuzz = fur("-10,-72 0,-76 10,-72", 6, 5, 70, 0.9, 0.5) + fur("-12,-63 0,-67 12,-63", 7, 5, 70, 0.9, 0.5)
    return [
        paint("dark", [both_sides(leg) for leg in legs], both_sides(feeler)),
        paint("body", abdomen),
        paint("acc", within(abdomen, bands)),
        paint("lite", thorax, ruff),
        paint("seam", fuzz),
        paint("body", head),
        paint("ink", both_sides(blob("8,-93 12,-88 10,-82 7,-86"))),
        paint("line", line("-4,-92 0,-90 4,-92", 0.7), line("-3,-85 0,-83.6 3,-85", 0.6)),
        paint("glass", both_sides(hind)),
        paint("glass", both_sides(fore)),
        paint("seam", [both_sides(vein) for vein in veins]),
    ]


SHELL_MIDDLE = (-8.0, -48.0)
SHELL_MOUTH = 52.0
SHELL_TURN = 0.11


def on_shell(turn: float, share: float = 1.0) -> Point:
    """A point `turn` radians inwards from the mouth, `share` of the way from the middle to the spiral."""
    reach, heading = share * SHELL_MOUTH * math.exp(-SHELL_TURN * turn), turn + math.radians(52)
    return SHELL_MIDDLE[0] + math.cos(heading) * reach, SHELL_MIDDLE[1] + math.sin(heading) * reach


def _coil(start: float, turns: float, share: float, width: float) -> Path:
    """A band along the spiral from `start` (in turns) on; `width` at the mouth, thinning with the spiral."""
    steps = [2 * math.pi * (start + turns * index / 60) for index in range(61)]
    return limb(
        [(*on_shell(turn, share), max(0.8, width * math.exp(-SHELL_TURN * turn))) for turn in steps],
        150,
        round_ends=False,
    )


def _shell() -> list[Part]:
    outside = blob([on_shell(2 * math.pi * index / 24) for index in range(25)])
    growth = []
    for index in range(60):
        turn = 2 * math.pi * index / 20
        points = [on_shell(turn + lag, share) for share, lag in ((0.98, 0.0), (0.78, 0.12), (0.53, 0.03))]
        growth.append(line(points, max(0.5, (0.6 if index % 3 else 1.1) * math.exp(-SHELL_TURN * turn * 0.6)), 8))
    return [
        paint("lite", outside),
        paint("seam", growth),
        paint("body", _coil(0.02, 2.4, 0.86, 4.4)),
        paint("dark", _coil(1, 1.9, 1, 8), circle(*SHELL_MIDDLE, 2.2)),
        paint("line", _coil(0.3, 0.5, 0.95, 1.4), _coil(1.3, 0.4, 0.9, 2)),
    ]


@motif
def snail(state: Literal["out", "hidden"] = "out") -> list[Part]:
    """Crawls to the right, its eyes at (74, -75) and (55, -79), or hides in its shell around (-8, -48)."""
    if state == "hidden":
        door = blob("10,-26 17,-29 27,-20 28,-9 20,-4 12,-12")
        return [
            *_shell(),
            paint("dark", door),
            paint("lite", blob("13,-24 18,-26 25,-19 25,-10 20,-7 15,-13")),
            paint("seam", line("16,-22 20,-16 21,-9", 0.7), line("19,-23 23,-17", 0.6, 4)),
        ]
    foot = blob(
        "-76,-1* -60,-8 -38,-12 -6,-16 16,-24 30,-26 40,-32 46,-42 56,-50 67,-49 73,-40"
        " 70,-27 63,-15 65,-6 74,-1* 40,0 -50,0"
    )
    stalks = [limb("64,-47,5 68,-60,3.6 74,-74,3"), limb("56,-48,4.6 55,-62,3.4 55,-77,2.8")]
    feelers = [limb("72,-37,3.4 79,-34,2.4 83,-35,2"), limb("71,-32,3 77,-28,2.2 80,-26,1.8")]
    sole = intersect(foot, poly("-80,-5 -40,-6 30,-6 60,-6 80,-4 80,4 -80,4"))
    skin = [
        oval(x, y, 1.6, 1)
        for x, y in (
            (46, -34),
            (54, -40),
            (62, -42),
            (52, -31),
            (59, -33),
            (45, -25),
            (54, -23),
            (37, -24),
            (40, -16),
            (48, -14),
            (59, -15),
            (31, -13),
            (-50, -9),
            (-42, -10),
            (64, -26),
        )
    ]
    return [
        paint("body", stalks[1], feelers, foot, stalks[0]),
        paint("dark", sole),
        paint(
            "line",
            skin,
            [line(f"{x},-5 {x + 3},-1", 0.6, 4) for x in range(-58, 68, 7)],
            line("68,-48 71,-58 74,-68", 0.6),
        ),
        *_shell(),
        paint("dark", limb("9,-29,2.6 18,-25,4.4 25,-16,4.8 27,-6,3", 16)),
        paint("lite", limb("8,-28,2 16,-23,3.4 22,-15,4 24,-7,2.6", 16)),
        paint("acc", circle(74, -75, 3.8), circle(55, -79, 3.5)),
        paint("ink", circle(75, -75.6, 1.6), circle(56, -79.6, 1.5)),
    ]
