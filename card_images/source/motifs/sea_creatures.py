"""Creatures of the open sea: octopus and whale."""

from __future__ import annotations

from typing import Literal

import numpy as np

from card_images.source.geometry import Path, along, blob, both_sides, circle, intersect, limb, line, oval
from card_images.source.motifs.drawing import Part, motif, paint
from card_images.source.motifs.strokes import within

_RESTING_ARMS = (
    ("-14,-46,13 -30,-42,11 -46,-46,9 -58,-58,7 -58,-72,5 -49,-76,3.4 -45,-69,1.6", 1),
    ("14,-46,13 32,-46,10.5 46,-56,8.4 52,-72,6.4 46,-86,4.6 38,-86,3.2 36,-79,1.6", -1),
    ("-16,-46,12 -40,-33,9.6 -66,-42,7.4 -84,-57,5.6 -88,-72,4.2 -80,-79,3 -75,-73,1.6", 1),
    ("2,-38,13 -2,-24,12 -6,-11,10 4,-4.6,8 15,-9,6 15,-18,4.2 8,-19,1.8", -1),
    ("-14,-43,15 -24,-27,13 -42,-15,10.5 -62,-13,8 -76,-22,6 -76,-36,4.4 -66,-40,3 -61,-33,1.6", 1),
    ("-8,-41,15 -15,-23,12.5 -26,-9,10.5 -42,-4.6,8.4 -55,-9,6.4 -55,-18,4.8 -47,-21,3.2 -44,-15,1.6", 1),
    ("8,-41,15 16,-23,12.5 28,-10,10.5 44,-5,8.4 58,-10,6.2 60,-20,4.6 52,-24,3 47,-18,1.6", -1),
    ("14,-43,15 27,-30,13 45,-25,10.5 63,-31,8 73,-45,6 67,-57,4.4 57,-55,3 57,-47,1.6", -1),
)
_REACHING_ARMS = (
    ("-14,-48,13 -34,-54,11 -50,-68,9 -54,-88,7 -46,-104,5 -36,-104,3.4 -34,-96,1.6", 1),
    ("14,-48,13 34,-56,11 48,-72,9 62,-84,7 78,-84,5 82,-74,3.4 75,-70,1.6", 1),
    ("-4,-38,12 -8,-18,10 -2,4,8 -8,24,6 -18,28,4 -20,20,1.8", 1),
    ("5,-38,12 10,-20,10 20,-4,8 20,14,6 30,24,4.4 38,18,1.8", -1),
    ("-14,-43,15 -32,-40,13 -54,-46,10.5 -70,-60,8 -86,-62,6 -92,-52,4.4 -84,-47,1.8", -1),
    ("-8,-41,15 -20,-26,12.5 -38,-16,10.5 -50,0,8.4 -66,6,6.4 -76,-2,4.8 -70,-9,1.8", 1),
    ("8,-41,15 20,-28,12.5 38,-22,10.5 54,-8,8.4 72,-6,6.2 80,-16,4.6 73,-22,1.8", -1),
    ("14,-43,15 32,-40,13 52,-46,10.5 70,-42,8 84,-50,6 84,-62,4.4 75,-62,1.8", -1),
)


def _arm(stroke: str, side: int) -> tuple[Path, list[Path]]:
    """A tapering arm and the suckers along one side of it."""
    points = [tuple(map(float, token.split(","))) for token in stroke.split()]
    widths = [point[2] for point in points]
    spine = along(blob([(point[0], point[1]) for point in points], closed=False), 20)
    suckers = []
    for index, station in enumerate(spine[4:], 4):
        width = float(np.interp(index / 19, np.linspace(0, 1, len(widths)), widths))
        suckers.append(circle(*station.beside(side * width * 0.26), max(0.6, width * 0.19)))
    return limb(stroke, 40), suckers


@motif
def octopus(arms: Literal["resting", "reaching"] = "resting") -> list[Part]:
    """Rests on its arms; reaching, they grasp all around, as far as 28 below. Eyes at (±14, -54)."""
    drawn = [_arm(*arm) for arm in (_RESTING_ARMS if arms == "resting" else _REACHING_ARMS)]
    mantle = blob("-21,-54 -33,-70 -35,-90 -23,-106 -2,-112 19,-108 33,-94 33,-73 22,-54 18,-42 8,-37 -8,-37 -18,-42")
    lids = both_sides(blob("5,-57* 9,-65 18,-66 25,-59 24,-54* 16,-58"))
    spots = [
        oval(x, y, r, r * 0.8)
        for x, y, r in (
            (-16, -92, 4),
            (-5, -100, 2.8),
            (12, -95, 3.6),
            (22, -82, 2.6),
            (-25, -80, 2.6),
            (2, -86, 2.2),
            (-10, -79, 1.8),
        )
    ]
    folds = [
        line("-26,-74 -29,-86 -22,-99", 0.9),
        line("-20,-72 -24,-84 -18,-96", 0.6),
        line("26,-76 27,-88 19,-101", 0.9),
        line("-6,-66 0,-69 6,-66", 0.8),
        line("-8,-71 0,-74 9,-71", 0.6),
        line("-12,-108 0,-110 12,-108", 0.7),
        line("20,-74 21,-84 15,-94", 0.6),
        line("-8,-48 -6,-42 -9,-38", 0.7),
        line("8,-48 6,-42 9,-38", 0.7),
    ]
    ridges = [line(f"{x},-41 {x * 1.5},-33 {x * 1.9},-26", 0.7) for x in (-9, 9)]
    return [
        paint("dark", [arm for arm, _ in drawn[:4]]),
        paint("lite", [sucker for _, suckers in drawn[:4] for sucker in suckers]),
        *(
            part
            for arm, suckers in drawn[4:]
            for part in (
                paint("body", arm),
                paint("glass", suckers),
                paint("ink", [_pit(sucker) for sucker in suckers[:9]]),
            )
        ),
        paint("body", mantle),
        paint("acc", spots),
        paint("line", folds, ridges),
        paint("glass", both_sides(oval(15, -54, 7.6, 6.4))),
        paint("ink", both_sides(blob("10,-54 15,-55.6 20.6,-54 15,-51.6"))),
        paint("dark", lids),
        paint("line", both_sides(line("8,-62 15,-64 22,-60", 0.7))),
    ]


def _pit(sucker: Path) -> Path:
    """The hollow in a sucker."""
    bounds = sucker.getBounds()
    return circle(bounds.centerX(), bounds.centerY(), bounds.width() * 0.2)


@motif
def whale(spout: bool = True) -> list[Part]:
    """Swims to the right; the blowhole is at (44, -80), the notch of the raised fluke at (-95, -98)."""
    body = blob(
        "90,-44 86,-60 74,-73 52,-80 24,-80 -6,-73 -34,-59 -58,-51 -74,-58 -88,-78* -97,-72* -88,-52 -72,-34"
        " -44,-22 -10,-12 26,-8 58,-10 78,-18 88,-30"
    )
    fluke = [
        blob("-88,-72* -103,-78 -118,-79 -134,-70* -128,-88 -112,-99 -95,-98*"),
        blob("-87,-74* -80,-86 -68,-93 -50,-94* -60,-106 -78,-110 -95,-98*"),
    ]
    belly = blob("90,-42 80,-38 64,-37 48,-33 36,-24 14,-17 -14,-15 -34,-18 -10,-11.6 26,-7.6 58,-9.6 78,-17.6 88,-29")
    belly = intersect(belly, body)
    grooves = [
        line(
            f"{88 - i * 3},{-37 + i * 4.4} {62 - i * 2},{-33 + i * 4.2}"
            f" {36 - i * 4},{-19.6 + i * 2.6} {-4 - i},{-15 + i * 0.8}",
            0.8,
        )
        for i in range(5)
    ]
    mouth = limb("90,-43,1.4 78,-40,1.6 64,-38.6,1.8 52,-36,1.8 44,-38,1.6 40,-43,1", 24)
    flipper = blob("32,-27* 26,-12 12,2 -8,8* -6,-4 6,-18 18,-28")
    far_flipper = blob("58,-12* 60,0 54,10* 46,2 46,-10")
    back = [
        line("78,-64 52,-73 22,-73 -8,-66 -34,-53", 0.9),
        line("70,-58 46,-66 20,-66 -8,-59 -30,-48", 0.6),
        line("-40,-50 -60,-45 -78,-53 -90,-70", 0.8),
        line("10,-56 -12,-51 -36,-41 -58,-37", 0.6),
        line("4,-48 -16,-43 -36,-34", 0.6),
    ]
    rays = [
        line(f"-92,-80 {x},{y}", 0.7, 4)
        for x, y in ((-126, -77), (-122, -88), (-108, -94), (-58, -97), (-66, -104), (-80, -105))
    ]
    barnacles = [
        circle(x, y, r)
        for x, y, r in (
            (82, -56, 2.4),
            (77, -62, 1.8),
            (84, -49, 1.6),
            (70, -67, 1.5),
            (-40, -30, 1.6),
            (-46, -34, 1.2),
        )
    ]
    parts = [
        paint("dark", far_flipper, fluke[1]),
        paint("body", body, fluke[0]),
        paint("lite", belly),
        paint("seam", within(belly, grooves)),
        paint("ink", mouth),
        paint("line", back, rays),
        paint("lite", barnacles),
        paint("body", blob("-30,-60* -38,-70 -46,-73* -43,-62 -45,-54")),
        paint("dark", flipper),
        paint("line", [line(f"28,-24 {x},{y}", 0.6, 4) for x, y in ((-4, 5), (2, -3), (14, -3))]),
        paint("lite", blob("33,-46 37,-49.6 42,-48 41.6,-45 37,-43.6")),
        paint("ink", circle(38, -46.6, 1.8), line("40,-84 44,-81 48,-84", 1, 8)),
        paint("line", line("31,-50 37,-53 44,-50", 0.7)),
    ]
    if spout:
        jets = [
            limb("43,-84,2.4 40,-98,4 30,-110,5 16,-112,4 8,-104,1", 24),
            limb("45,-84,2.4 48,-98,4 58,-110,5 72,-111,4 80,-102,1", 24),
            limb("44,-84,2 44,-100,3 45,-114,1", 12),
        ]
        drops = [
            oval(x, y, 1.5, 2.2)
            for x, y in (
                (6, -97),
                (14, -103),
                (83, -95),
                (74, -102),
                (38, -116),
                (53, -117),
                (26, -103),
                (62, -102),
            )
        ]
        parts += [
            paint("glass", jets, drops),
            paint("seam", line("42,-90 38,-101 28,-107", 0.6), line("47,-90 51,-101 60,-107", 0.6)),
        ]
    return parts
