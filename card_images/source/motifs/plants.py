"""Plants: trees, flowers, leaves."""

from __future__ import annotations

import math
import random

from card_images.source.geometry import Path, Point, along, blob, cut, limb, line, moved, outline, poly
from card_images.source.motifs.drawing import Part, motif, paint


class _Growth:
    """Branches that fork at random until they are twigs."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.wood: list[Path] = []
        self.tips: list[Point] = []

    def grow(self, x: float, y: float, angle: float, length: float, width: float, forks: int, droop: float) -> None:
        bend = angle + self.chance.uniform(-0.35, 0.35)
        mid_x, mid_y = x + math.cos(angle) * length / 2, y + math.sin(angle) * length / 2
        end_x, end_y = mid_x + math.cos(bend) * length / 2, mid_y + math.sin(bend) * length / 2
        thin = width * 0.74
        self.wood.append(limb([(x, y, width), (mid_x, mid_y, width * 0.85), (end_x, end_y, thin)], 8))
        if forks == 0 or thin < 0.8:
            self.tips.append((end_x, end_y))
            return
        branches = 2 if self.chance.random() < 0.8 else 3
        spread = self.chance.uniform(0.35, 0.62)
        for index in range(branches):
            aside = spread * (index - (branches - 1) / 2) * 2 / (branches - 1) * 0.95
            sideways = droop * self.chance.uniform(0, 0.14) * (1 if math.cos(bend) > 0 else -1)
            self.grow(
                end_x,
                end_y,
                bend + aside + sideways,
                length * self.chance.uniform(0.7, 0.86),
                thin * self.chance.uniform(0.74, 0.92),
                forks - 1,
                droop,
            )


@motif
def tree(seed: int = 14, roots: bool = True, forks: int = 7, leaves: int = 0) -> list[Part]:
    """A bare tree; `leaves` on every twig clothe it, `roots` reach as far below the ground as 46 units."""
    growth = _Growth(seed)
    growth.wood.append(limb("0,3,25 -1,-3,18 -1.6,-14,14.4 1,-31,14", 14, round_ends=False))
    growth.wood += [limb("-2,-9,10 -9,-2,6.4 -18,1,2", 10), limb("2,-9,10 10,-2,6.4 19,1,2", 10)]
    growth.grow(-1, -25, -1.85, 22, 10.4, forks, -0.3)
    growth.grow(2, -28, -1.15, 22, 11, forks, -0.3)
    crown = list(growth.tips)
    if roots:
        for angle, length, width in (
            (0.25, 20, 8.4),
            (0.9, 16, 7),
            (2.2, 16, 7),
            (2.85, 20, 8.4),
            (1.57, 16, 7),
        ):
            growth.grow(math.cos(angle) * 4, 0, angle, length, width, 3, 0)
    bark = [
        line("-6.4,1 -5,-9 -4.4,-22 -6,-31", 0.6),
        line("-2.6,2 -3,-8 -2,-15", 0.6),
        line("4,2 3.2,-8 4.6,-16", 0.6),
        line("7,0 5,-12 5.4,-22 7.6,-32", 0.6),
        line("-1,-26 1,-31 -2,-36", 0.6),
    ]
    knot = blob("1,-23 3.6,-19.6 2.6,-15 0.6,-13.6 -1.4,-16 -1.2,-20.6")
    parts = [
        paint("body", growth.wood),
        paint("line", bark, outline(knot, 0.5)),
        paint("ink", moved(knot, 0.3, -5, 0.72)),
    ]
    if leaves:
        parts.append(paint("lite", [_leaf(x, y, growth.chance) for x, y in crown for _ in range(leaves)]))
    return parts


def _leaf(x: float, y: float, chance: random.Random) -> Path:
    angle, reach = chance.uniform(0, 2 * math.pi), chance.uniform(3, 5)
    x, y = x + chance.uniform(-3, 3), y + chance.uniform(-3, 3)
    cos, sin = math.cos(angle), math.sin(angle)
    side = reach * 0.34
    return blob(
        [
            (x, y),
            (x + cos * reach / 2 - sin * side, y + sin * reach / 2 + cos * side),
            (x + cos * reach, y + sin * reach),
            (x + cos * reach / 2 + sin * side, y + sin * reach / 2 - cos * side),
        ]
    )


@motif
def rose() -> list[Part]:
    """One open flower on a thorny stem."""
    stem = limb("-2,0,3.2 3,-24,2.8 0,-58,2.8")
    leaves = [
        blob("2,-22* 10,-35 24,-38 34,-34* 27,-24 14,-20"),
        blob("1,-35* -8,-47 -20,-49 -30,-44* -22,-34 -10,-31"),
    ]
    thorns = [poly("2,-13 7.4,-17 2.6,-17"), poly("1,-47 -4.4,-51 0.6,-51"), poly("3,-28 -2,-31 2.6,-32")]
    sepals = [blob(f"0,-54* {x},-58 {x * 1.9},{-54 + abs(x) * 0.2}* {x},-52") for x in (-9, 9)]
    outer = [
        blob("-1,-55* -19,-56 -30,-67 -29,-80 -21,-85* -19,-72 -11,-62"),
        blob("1,-55* 19,-56 30,-66 30,-79 22,-85* 19,-72 11,-62"),
        blob("-14,-57* -6,-53 6,-53 14,-57* 8,-66 -8,-66"),
    ]
    middle = [
        blob("-22,-83* -15,-94 -2,-97 7,-92* -4,-85 -10,-75 -9,-62 -17,-69"),
        blob("23,-83* 17,-95 3,-100 -9,-96* 5,-91 13,-80 10,-63 18,-69"),
    ]
    heart = blob("-10,-64 -11,-76 -4,-86 6,-89* 13,-79 10,-66 0,-58")
    swirl = [
        line("-5,-70 -6,-78 1,-83 8,-78 5,-70 -1,-70 -1,-76 3,-77", 1.2, 40),
        line("-9,-63 0,-67 9,-64", 0.9),
    ]
    edges = [
        line("-28,-79 -26,-68 -14,-59", 0.8),
        line("28,-78 26,-68 14,-59", 0.8),
        line("-18,-90 -6,-94 4,-91", 0.8),
    ]
    veins = [line("3,-23 16,-29 31,-33.6", 0.7), line("0,-36 -12,-41 -27,-43.6", 0.7)]
    veins += [line(f"{x},{-24.6 - x * 0.3} {x + 4},{-31 - x * 0.2}", 0.5, 4) for x in (9, 16, 22)]
    return [
        paint("body", stem, leaves, thorns, sepals),
        paint("line", veins),
        paint("acc", heart),
        *(paint("acc", petal) for petal in middle + outer),
        paint("line", edges),
        paint("ink", swirl),
    ]


@motif
def fern(fronds: int = 15, bend: float = 18) -> list[Part]:
    """One frond, arching to the right by `bend`."""
    spine = along(blob(f"0,0 {bend * 0.3},-40 {bend},-80 {bend * 2},-100", closed=False), fronds)
    stalk = limb([(s.x, s.y, 2.0 * (1 - i / fronds) + 0.5) for i, s in enumerate(spine)], 30)
    leaflets = []
    for index, station in enumerate(spine[2:], 2):
        share = index / fronds
        length = 27 * math.sin(math.pi * min(1, share * 1.04) ** 0.75) + 2.5
        heading, width = math.atan2(station.along_y, station.along_x), 2.4 * (1 - share * 0.6)
        for side in (-1, 1):
            cos, sin = math.cos(heading + side), math.sin(heading + side)
            mid_x, mid_y = station.x + cos * length / 2, station.y + sin * length / 2
            tip = (station.x + cos * length, station.y + sin * length + length * 0.18)
            leaflets.append(limb([(station.x, station.y, width), (mid_x, mid_y, width * 2), (*tip, 0.3)], 12))
    return [paint("body", stalk, leaflets), paint("line", line([(s.x, s.y) for s in spine], 0.5))]


@motif
def leaf() -> list[Part]:
    """Broad, with deep cuts between its ribs, on a stalk."""
    blade = blob("0,-98* 18,-92 36,-72 44,-46 36,-24 14,-15 0,-24* -14,-15 -36,-24 -44,-46 -36,-72 -18,-92")
    cuts, veins = [], []
    for side in (-1, 1):
        for y, x in ((-78, 10), (-64, 14), (-50, 15), (-36, 14)):
            cuts.append(
                blob(
                    f"{side * x},{y}* {side * (x + 14)},{y - 7} {side * 56},{y - 13}*"
                    f" {side * 54},{y - 5} {side * (x + 14)},{y - 2}"
                )
            )
            veins.append(line(f"0,{y + 14} {side * 16},{y + 6} {side * 34},{y + 1}", 0.7))
            veins.append(line(f"{side * 14},{y + 7} {side * 22},{y + 9}", 0.5, 4))
        cuts.append(blob(f"{side * 6},-44 {side * 10},-48 {side * 11},-44 {side * 8},-41"))
    stalk = limb("0,-24,2.6 -3,-8,3 0,2,3")
    return [paint("body", cut(blade, *cuts), stalk), paint("line", line("0,-94 0,-60 0,-24", 0.9), veins)]
