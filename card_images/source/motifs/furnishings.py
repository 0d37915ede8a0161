"""Furnishings: what a room is dressed with, from the ceiling to the bed."""

from __future__ import annotations

from typing import Literal

from card_images.source.geometry import (
    Path,
    Point,
    along,
    blob,
    circle,
    limb,
    line,
    poly,
    rect,
    ring,
)
from card_images.source.motifs.drawing import Part, Role, motif, paint
from card_images.source.motifs.strips import rib, strip


def _beads(points: list[Point], count: int, radius: float) -> list[Path]:
    """A string of beads, the middle ones larger."""
    stations = along(blob(points, closed=False), count)
    return [circle(at.x, at.y, radius * (1.25 - abs(index / (count - 1) - 0.5))) for index, at in enumerate(stations)]


CHANDELIER_CUPS: tuple[Point, ...] = ((-54, -52), (-36, -40), (-15, -58), (15, -58), (36, -40), (54, -52))


@motif
def chandelier(lit: bool = True) -> list[Part]:
    """Hangs from the ring at (0, -118). The candles stand on `CHANDELIER_CUPS`."""
    back: list[Path] = []
    middle: list[Path] = []
    front: list[Path] = []
    for x, y in CHANDELIER_CUPS:
        side = -1 if x < 0 else 1
        reach = abs(x)
        arm = limb(
            [
                (side * 2, -44, 4.4),
                (side * reach * 0.34, -52, 3.2),
                (side * reach * 0.52, -38 + reach * 0.04, 3),
                (side * reach * 0.74, y + 22, 3),
                (side * reach * 0.98, y + 15, 2.8),
                (x, y, 2.2),
            ]
        )
        curl = limb(
            [
                (side * reach * 0.8, y + 20, 1.6),
                (side * reach * 0.9, y + 27, 1.6),
                (side * reach * 1.02, y + 24, 1),
            ]
        )
        cup = blob([(x - 6, y), (x - 4, y + 4), (x, y + 5.4), (x + 4, y + 4), (x + 6, y), (x, y - 1)])
        (back if reach < 20 else front if reach < 40 else middle).extend([arm, cup, curl])
    candles = [rect(x - 2.6, y - 13, 5.2, 13, 0.8) for x, y in CHANDELIER_CUPS]
    wicks = [line([(x, y - 12), (x + 0.3, y - 15.4)], 0.8, 3) for x, y in CHANDELIER_CUPS]
    flames = [
        blob(f"{x + 1},{y - 28}* {x + 3.4},{y - 19} {x},{y - 14.4} {x - 3.2},{y - 19}") for x, y in CHANDELIER_CUPS
    ]
    stem = [
        blob(
            "0,-98 5,-94 3,-88 6,-80 3,-72 4,-64 9,-54 10,-44 5,-34 9,-26 6,-16 0,-10"
            " -6,-16 -9,-26 -5,-34 -10,-44 -9,-54 -4,-64 -3,-72 -6,-80 -3,-88 -5,-94"
        ),
        *(ring(0, y, 4, 1.5) for y in (-102, -108)),
        ring(0, -115, 4.6, 1.8),
        blob("0,-12 3.4,-6 0,0 -3.4,-6"),
    ]
    collar = [
        rect(-7, -70, 14, 2.6, 1.2),
        rect(-11.5, -47, 23, 3, 1.4),
        rect(-7, -34, 14, 2.6, 1.2),
        rect(-6, -86, 12, 2.2, 1),
    ]
    swags: list[Path] = []
    for (x0, y0), (x1, y1), sag in (
        ((-54, -48), (-36, -36), 11),
        ((-36, -36), (0, -30), 15),
        ((0, -30), (36, -36), 15),
        ((36, -36), (54, -48), 11),
    ):
        swags += _beads([(x0, y0), ((x0 + x1) / 2, (y0 + y1) / 2 + sag), (x1, y1)], 9, 1.35)
    ropes = [
        bead for side in (-1, 1) for bead in _beads([(side * 4, -86), (side * 24, -64), (side * 52, -50)], 15, 1.2)
    ]
    lustres = [
        blob(f"{x},{y} {x + 2.2},{y + 5} {x},{y + 8.6} {x - 2.2},{y + 5}")
        for x, y in ((-54, -45), (-36, -33), (36, -33), (54, -45), (-45, -30), (45, -30))
    ]
    chasing = [
        line("-6,-54 -7,-46 -3,-38", 0.7),
        line("3,-56 4,-46 2,-38", 0.7),
        line("-5,-24 0,-20 5,-24", 0.7),
        line("-2,-94 -1,-82 -2,-74", 0.7),
    ]
    parts = [
        paint("dark", back),
        paint("lite", candles[2:4]),
        paint("glass", ropes),
        paint("body", middle, stem),
        paint("line", chasing),
        paint("body", front),
        paint("dark", collar),
        paint("lite", candles[:2], candles[4:]),
        paint("dark", wicks),
        paint("glass", swags, lustres),
        paint("acc", circle(0, -2, 3), circle(0, -58, 2.6)),
    ]
    return [*parts, paint("lum", flames)] if lit else parts


@motif
def curtain(drawn: Literal["aside", "closed"] = "aside") -> list[Part]:
    """On its rod; drawn aside, a tasselled cord at (-27, -40) holds it. The free edge is on the right."""
    if drawn == "aside":
        left = blob("-36,-98 -37,-70 -38,-46 -37,-34 -43,-4", closed=False)
        right = blob("37,-98 30,-76 8,-54 -15,-42 -13,-32 5,-6", closed=False)
    else:
        left = blob("-36,-98 -37,-60 -37,-30 -38,-4", closed=False)
        right = blob("37,-98 36,-66 38,-34 36,-5", closed=False)
    folds = 6
    shades = [strip(left, right, (i + 0.6) / folds, (i + 1) / folds) for i in range(folds)]
    ridges = [strip(left, right, (i + 0.1) / folds, (i + 0.2) / folds) for i in range(folds)]
    creases = [rib(left, right, (i + share) / folds, 0.6) for i in range(folds) for share in (0.34, 0.48)]
    hem = [strip(left, right, i / folds, (i + 0.98) / folds, 40) for i in range(folds)]
    foot = (along(left, 3)[-1], along(right, 3)[-1])
    (x0, y0), (x1, y1) = ((at.x, at.y) for at in foot)
    fringe = []
    for index in range(23):
        share = index / 22
        x, y = x0 + (x1 - x0) * share, y0 + (y1 - y0) * share
        fringe.append(limb([(x, y - 1, 1.1), (x + 0.3, y + 5.4, 1.9)], 4))
    braid = [limb([(x0, y0 - 1, 2.4), ((x0 + x1) / 2, (y0 + y1) / 2 + 0.6, 2.4), (x1, y1 - 1, 2.4)])]
    rod = [rect(-44, -105, 88, 3.4, 1.6), circle(-46, -103.4, 4), circle(46, -103.4, 4)]
    rings = [ring(-33 + i * 11, -102.4, 3.6, 1.3) for i in range(7)]
    cord: list[Part] = []
    if drawn == "aside":
        knot = [limb("-41,-45,3.2 -28,-39,4.4 -13,-43,3.2"), circle(-14, -42, 3.8)]
        tassel = [
            limb("-16,-38,2.4 -13,-30,2", 4),
            circle(-12.6, -28, 3),
            blob("-14,-28* -10,-28* -7,-13* -18,-13*"),
        ]
        cord = [
            paint("acc", knot, tassel),
            paint("seam", [line(f"-12.4,-26 {x},-14", 0.6, 4) for x in (-16, -12.6, -9)]),
        ]
        cord += [paint("seam", [line(f"{x},-44 {x + 2.4},-36", 0.6, 4) for x in (-37, -32, -27, -22)])]
    return [
        paint("body", hem),
        paint("dark", shades),
        paint("lite", ridges),
        paint("line", creases),
        paint("acc", fringe),
        paint("lite", braid),
        paint("dark", rod),
        paint("lite", rings),
        *cord,
    ]


def _bed_end(x: float, height: float) -> list[Path]:
    """An iron end of a bed, seen at a slant: posts with knobs, a bent rail, bars and curls."""
    far_x, far_y = x + 26, -15.0
    shape = [
        limb([(x, 0, 3), (x, -height, 3)], 4),
        limb([(far_x, far_y, 2.6), (far_x, far_y - height, 2.6)], 4),
        circle(x, -height - 3, 3.6),
        circle(far_x, far_y - height - 3, 3.2),
        limb(
            [
                (x, -height, 2.6),
                (x + 7, -height - 13, 2.6),
                (x + 19, -height - 22, 2.6),
                (far_x, far_y - height, 2.4),
            ]
        ),
        limb([(x, -height * 0.5, 2), (far_x, far_y - height * 0.5, 2)], 4),
    ]
    for share in (0.25, 0.5, 0.75):
        bar_x, lift = x + 26 * share, -15 * share
        shape.append(limb([(bar_x, lift - height * 0.3, 1.6), (bar_x, lift - height - 7, 1.6)], 4))
    shape.append(ring(x + 6.6, -height * 0.82 - 4, 4.6, 1.4))
    shape.append(ring(x + 19.4, -height * 0.82 - 11, 4.6, 1.4))
    return shape


@motif
def bed(quilt: Literal["sliding", "made"] = "sliding") -> list[Part]:
    """Its head is at the left, its pillow around (-46, -50); about 160 broad."""
    depth_x, depth_y = 26.0, -15.0
    slip = 26.0 if quilt == "sliding" else 0.0

    def cloth(length: float, across: float) -> Point:
        """A point of the quilt: `across` from the far edge (0) over the near edge (1) down to the hem (2)."""
        x = -34 + 84 * length + slip * 0.35 * length
        if across <= 1:
            bulge = -7 * (1 - (2 * across - 1) ** 2) - 2 * (1 - length)
            return x + depth_x * (1 - across), -34 + depth_y * (1 - across) + bulge
        drop = (across - 1) * (21 + slip * 0.5 * length * length)
        return x + drop * 0.12 + slip * 0.3 * (across - 1) * length, -34 + drop

    patches: dict[Role, list[Path]] = {"lite": [], "body": [], "acc": [], "glass": []}
    pattern: tuple[Role, ...] = ("lite", "body", "glass", "body", "acc", "lite", "body")
    stitches = []
    for column in range(8):
        for row in range(6):
            corners = [(column, row), (column + 1, row), (column + 1, row + 1), (column, row + 1)]
            patch = poly([cloth(u / 8, v / 3) for u, v in corners])
            patches[pattern[(column * 3 + row * 2) % 7]].append(patch)
            stitches.append(
                line(
                    [
                        cloth((column + 0.14) / 8, (row + 0.2) / 3),
                        cloth((column + 0.86) / 8, (row + 0.2) / 3),
                    ],
                    0.4,
                    4,
                )
            )
    hem = line([cloth(u / 20, 2) for u in range(21)], 1.8)
    turned = blob(
        [
            cloth(-0.02, 0),
            cloth(0.1, 0.3),
            cloth(0.1, 0.9),
            cloth(0.1, 1.8),
            cloth(-0.03, 1.8),
            cloth(-0.05, 1),
        ]
    )
    mattress = [poly("-72,-34 62,-34 62,-17 -72,-17"), poly("-72,-34 62,-34 88,-49 -46,-49")]
    side_rail = [rect(-73, -18, 138, 4), *(limb([(x, -14, 2.4), (x, 0, 2)], 4) for x in (-70, 62))]
    pillow = blob("-70,-38* -66,-48 -62,-60 -50,-63 -34,-60* -34,-50 -36,-40 -50,-36")
    creases = [
        line("-68,-39 -60,-44 -54,-44", 0.7),
        line("-36,-58 -42,-54 -48,-55", 0.7),
        line("-38,-41 -44,-44", 0.7),
        line("-62,-57 -58,-53", 0.7),
    ]
    ticking = [line(f"{x},-32 {x},-19", 0.6, 3) for x in range(-68, -36, 5)]
    return [
        paint("dark", _bed_end(-74, 66)),
        paint("dark", _bed_end(62, 44)[1:2], _bed_end(62, 44)[3:4]),
        paint("dark", side_rail),
        paint("lite", mattress),
        paint("seam", ticking),
        paint("glass", pillow),
        paint("seam", creases),
        *(paint(role, shapes) for role, shapes in patches.items()),
        paint("line", stitches),
        paint("lite", hem),
        paint("glass", turned),
        paint("seam", line([cloth(0.06, 0.3), cloth(0.05, 1), cloth(0.06, 1.7)], 0.6)),
        paint("dark", _bed_end(62, 44)),
    ]
