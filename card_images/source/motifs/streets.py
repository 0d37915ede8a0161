"""Streets and gardens: bridges, gates, lamps, glasshouses."""

from __future__ import annotations

from typing import Literal

from card_images.source.geometry import (
    Path,
    Point,
    along,
    blob,
    circle,
    cut,
    intersect,
    limb,
    line,
    mirror,
    moved,
    oval,
    poly,
    rect,
    ring,
    union,
)
from card_images.source.motifs.drawing import Part, Role, motif, paint
from card_images.source.motifs.strips import between, rib, rung, strip


def _vault(x: float, radius: float, rise: float) -> tuple[Path, list[Path]]:
    """The opening of an arch that springs from y = 0, and the wedge stones round it."""
    inner = blob(
        f"{x - radius},0 {x - radius * 0.8},{-rise * 0.62} {x},{-rise}"
        f" {x + radius * 0.8},{-rise * 0.62} {x + radius},0",
        closed=False,
    )
    thick = 7.0
    outer = blob(
        f"{x - radius - thick},0 {x - (radius + thick) * 0.8},{-(rise + thick) * 0.63} {x},{-rise - thick}"
        f" {x + (radius + thick) * 0.8},{-(rise + thick) * 0.63} {x + radius + thick},0",
        closed=False,
    )
    count = 13
    low, high = between(inner, outer, 0, count + 1), between(inner, outer, 1, count + 1)
    wedges = [poly([low[i], low[i + 1], high[i + 1], high[i]]) for i in range(count)]
    opening = poly([*between(inner, inner, 0, 40), (x + radius, 12), (x - radius, 12)])
    return opening, wedges


@motif
def bridge(arches: Literal[1, 3] = 1) -> list[Part]:
    """Clear air is under it; its deck is highest at (0, -50), its parapet at (0, -61). About 180 broad."""
    deck = blob("-92,-14 -62,-26 -30,-43 0,-50 30,-43 62,-26 92,-14", closed=False)
    parapet = blob("-92,-23 -62,-36 -30,-54 0,-61 30,-54 62,-36 92,-23", closed=False)
    vaults = [_vault(0, 38, 36)] if arches == 1 else [_vault(0, 21, 34), _vault(-49, 17, 20), _vault(49, 17, 20)]
    mass = poly([*between(deck, deck, 0, 50), (92, 4), (-92, 4)])
    mass = cut(mass, *(opening for opening, _ in vaults))
    wall = strip(deck, parapet, 0, 0.86)
    coping = limb([(x, y, 4) for x, y in between(parapet, parapet, 0, 30)], 40)
    posts = [rect(at.x - 4, at.y - 4, 8, 15, 1) for at in along(parapet, 7)]
    caps = [blob(f"{at.x - 5.4},{at.y - 4}* {at.x},{at.y - 9} {at.x + 5.4},{at.y - 4}*") for at in along(parapet, 7)]
    stones = [
        intersect(line(f"{x},{y} {x + 9},{y}", 0.8, 3), mass)
        for row, y in enumerate(range(-40, 2, 6))
        for x in range(-88 + (row % 2) * 6, 84, 13)
    ]
    joints = [
        intersect(line(f"{x},{y} {x},{y + 6}", 0.8, 3), mass)
        for row, y in enumerate(range(-40, -2, 6))
        for x in range(-84 + (row % 2) * 7, 88, 26)
    ]
    piers = [poly("-30,4 -35,-12 -28,-17 -22,-12 -20,4"), poly("30,4 35,-12 28,-17 22,-12 20,4")] if arches == 3 else []
    keystones = [
        poly([(x - 4, top + 2), (x + 4, top + 2), (x + 5.4, top - 10), (x - 5.4, top - 10)])
        for x, top in (((0, -36),) if arches == 1 else ((0, -34), (-49, -20), (49, -20)))
    ]
    wedges = [wedge for _, ring_stones in vaults for wedge in ring_stones]
    return [
        paint("body", mass, piers),
        paint("line", stones, joints),
        paint("lite", wedges[::2]),
        paint("body", wedges[1::2]),
        paint("acc", keystones),
        paint("dark", wall),
        paint("line", [rung(deck, parapet, 0.04 + i * 0.046, 0.7) for i in range(21)]),
        paint("lite", coping),
        paint("body", posts, caps),
        paint("line", rib(deck, parapet, 0.02, 0.9)),
    ]


def _leaf(x: float, y: float, turn: float, size: float) -> tuple[Path, list[Path]]:
    """A broad leaf on its stalk, torn here and there, and the veins in it."""
    shape = union(
        blob(
            "0,-22* -12,-30 -17,-46 -9,-50* -16,-56 -15,-70 -7,-72* -11,-80 0,-100*"
            " 11,-84 6,-76* 15,-66 16,-54 8,-51* 17,-44 12,-30"
        ),
        limb("0,0,2.6 1,-24,2.4", 6),
    )
    veins = [line("0,-22 1,-60 0,-94", 1.4)]
    veins += [line(f"0,{low} {side * 11},{low - 9}", 1, 6) for low in (-32, -44, -56, -68) for side in (-1, 1)]
    placed = [moved(path, x, y, scale=size / 100, turn=turn) for path in (shape, *veins)]
    return placed[0], placed[1:]


@motif
def glasshouse(lit: bool = False) -> list[Part]:
    """About 140 broad; the finial of its dome ends at (0, -120). Unlit, the panes are `glass`."""
    dome_left, dome_right = (
        blob("-24,-62 -26,-76 -17,-90 -4,-100 0,-108", closed=False),
        blob("24,-62 26,-76 17,-90 4,-100 0,-108", closed=False),
    )
    wing_left, wing_right = (
        blob("-68,0 -68,-22 -62,-38 -46,-50 -24,-54", closed=False),
        blob("68,0 68,-22 62,-38 46,-50 24,-54", closed=False),
    )
    wings = [poly([*between(wing, wing, 0), (end, 0)]) for wing, end in ((wing_left, -24), (wing_right, 24))]
    hall, dome = rect(-24, -62, 48, 62), strip(dome_left, dome_right, 0, 1)
    panes: Role = "lum" if lit else "glass"
    near = [
        _leaf(*at)
        for at in (
            (-50, -2, -20, 44),
            (-34, -2, 12, 50),
            (-13, -2, -14, 66),
            (15, -2, 16, 62),
            (36, -2, -10, 48),
            (52, -2, 22, 40),
        )
    ]
    far = [
        _leaf(*at) for at in ((-60, -2, 8, 32), (-25, -2, -8, 48), (1, -8, 4, 88), (26, -2, 4, 50), (60, -2, -6, 34))
    ]
    far += [_leaf(x, -40, turn, 42) for x, turn in ((0, -34), (2, 36))]
    ribs = [rib(dome_left, dome_right, share, 1.2) for share in (0.2, 0.4, 0.6, 0.8)]
    ribs += [rung(dome_left, dome_right, at, 1, 1.4) for at in (0.25, 0.5, 0.75)]
    edge = [
        limb([(x, y, 2.4) for x, y in between(side, side, 0)])
        for side in (dome_left, dome_right, wing_left, wing_right)
    ]
    bars = [line(f"{x},0 {x},-60", 1.2, 3) for x in (-14, 14)] + [
        line("-24,-30 24,-30", 1.2, 3),
        line("-24,-46 24,-46", 1, 3),
    ]
    mullions = []
    for share in (0.25, 0.5, 0.75):
        low = (-68 + 44 * share, 0.0)
        top = along(wing_left, 41)[10 + round(30 * share)]
        mullions.append(line([low, (low[0], -16), (top.x, top.y)], 1.2))
    mullions += [line("-68,-16 -24,-16", 1, 3), line("-65,-32 -24,-32", 1, 3), line("-54,-44 -24,-44", 1, 3)]
    frame = [rect(-26, -64, 52, 4, 1), rect(-27, -62, 4, 62), rect(23, -62, 4, 62), rect(-71, -4, 142, 6, 1)]
    crest = [circle(x, -66, 1.6) for x in range(-22, 24, 6)] + [
        limb(f"{s * x},{y},1 {s * x},{y - 4},0.8", 4) for s in (-1, 1) for x, y in ((34, -53), (44, -51), (54, -45))
    ]
    finial = [limb("0,-106,2.6 0,-120,1", 6), circle(0, -110, 2.6)]
    door = [
        limb("-10,-2,1.8 -10,-24,1.8 0,-33,1.8 10,-24,1.8 10,-2,1.8"),
        line("0,-2 0,-32", 1.4, 3),
        line("-10,-14 10,-14", 1, 3),
    ]
    return [
        paint(panes, wings, hall, dome),
        paint("lite", [leaf for leaf, _ in far]),
        paint("seam", [vein for _, veins in far for vein in veins]),
        paint("body", [leaf for leaf, _ in near]),
        paint("line", [vein for _, veins in near for vein in veins]),
        paint("acc", circle(-42, -40, 2.6), circle(40, -36, 2.6), circle(-2, -50, 2.6)),
        paint("dark", ribs, bars, mullions, [mirror(bar) for bar in mullions]),
        paint("dark", edge, frame, crest, finial, door),
        paint("line", line("-70,-2 70,-2", 0.8, 3), line("-25,-62 25,-62", 0.8, 3)),
    ]


def _gate_leaf(width: float, slant: float) -> tuple[list[Path], list[Path]]:
    """An iron leaf from x = 0: bars, then scrolls. With a `slant` of -1 its free side comes nearer."""

    def at(x: float, y: float) -> Point:
        return x * width, y * (1 - 0.16 * slant * x) - 9 * slant * x

    def crown(x: float) -> float:
        return -66 - 16 * x * x

    bars = [
        line([at(0, -4), at(1, -4)], 2.2, 4),
        line([at(0, -30), at(1, -30)], 2, 4),
        line([at(0, -40), at(1, -40)], 1.6, 4),
    ]
    bars.append(limb([(*at(x / 6, crown(x / 6)), 2.2) for x in range(7)]))
    for index in range(7):
        x = index / 6
        bars.append(line([at(x, 0), at(x, crown(x) - 5)], 2.6 if index in (0, 6) else 1.5, 3))
        tip_x, tip_y = at(x, crown(x) - 5)
        bars.append(blob([(tip_x, tip_y - 9), (tip_x + 2, tip_y - 4), (tip_x, tip_y + 1), (tip_x - 2, tip_y - 4)]))
    for index in range(6):
        x = (index + 0.5) / 6
        bars.append(line([at(x, -4), at(x, -20)], 1.1, 3))
        tip_x, tip_y = at(x, -20)
        bars.append(blob([(tip_x, tip_y - 5), (tip_x + 1.4, tip_y - 2), (tip_x, tip_y + 1), (tip_x - 1.4, tip_y - 2)]))
    scrolls = []
    for index in range(6):
        x, y = at((index + 0.5) / 6, -35)
        scrolls.append(cut(oval(x, y, width / 14, 4.2), oval(x, y, width / 14 - 1.2, 2.8)))
    for start, end in ((0.08, 0.46), (0.92, 0.54)):
        middle = (start + end) / 2
        curl = [
            at(start, -42),
            at(start, -52),
            at(middle, -60),
            at(end, -54),
            at(end, -47),
            at(middle, -46),
            at(middle, -52),
        ]
        scrolls.append(limb([(x, y, 1.5 - index * 0.08) for index, (x, y) in enumerate(curl)], 30))
    return bars, scrolls


@motif
def gate(state: Literal["ajar", "closed"] = "ajar") -> list[Part]:
    """Two iron leaves between posts at x = -56 and 56; the lock is at (-2, -35)."""
    post = [
        rect(46, -74, 18, 72),
        rect(43, -5, 24, 7, 1),
        rect(43, -79, 24, 5, 1),
        poly("45,-79 65,-79 60,-85 50,-85"),
    ]
    ball = [circle(55, -92, 7.4), limb("55,-86,5 55,-98,4", 4)]
    courses = [line(f"46,{y} 64,{y}", 0.8, 3) for y in (-62, -50, -38, -26, -14)]
    courses += [
        line(f"{x},{y} {x},{y + 12}", 0.8, 3) for x, y in ((54, -74), (58, -62), (51, -50), (57, -38), (53, -26))
    ]
    bars, scrolls = _gate_leaf(44, 0)
    fixed = [moved(shape, dx=-45) for shape in bars], [moved(shape, dx=-45) for shape in scrolls]
    if state == "closed":
        swung = (
            [moved(mirror(shape), dx=45) for shape in bars],
            [moved(mirror(shape), dx=45) for shape in scrolls],
        )
    else:
        bars, scrolls = _gate_leaf(27, -1)
        swung = (
            [moved(mirror(shape), dx=45) for shape in bars],
            [moved(mirror(shape), dx=45) for shape in scrolls],
        )
    lock = rect(-7, -41, 10, 12, 1.4)
    ivy = [limb("66,0,1.4 62,-14,1.4 67,-28,1.2 61,-44,1 65,-58,0.7")]
    ivy += [
        blob(f"{x},{y}* {x + s * 5},{y - 5} {x + s * 8},{y}* {x + s * 4},{y + 3}")
        for x, y, s in (
            (62, -14, -1),
            (66, -24, 1),
            (64, -34, -1),
            (61, -44, -1),
            (63, -50, 1),
            (65, -58, -1),
            (65, -6, 1),
        )
    ]
    return [
        paint("dark", swung[0]),
        paint("body", swung[1]),
        paint("dark", fixed[0]),
        paint("body", fixed[1]),
        paint("body", post, [mirror(shape) for shape in post]),
        paint("line", courses, [mirror(shape) for shape in courses]),
        paint("lite", ball, [mirror(shape) for shape in ball]),
        paint("acc", lock),
        paint("ink", circle(-2, -36.6, 1.5), poly("-2.6,-36 -1.4,-36 -0.8,-31.4 -3.2,-31.4")),
        paint("lite", ivy),
    ]


@motif
def street_lamp(lit: bool = True, rays: bool = True) -> list[Part]:
    """The light is at (0, -101). Things may hang from the ladder bar, at (-13, -84) and (13, -84)."""
    post = [
        limb("0,-14,6 0,-40,4.4 0,-86,3.2", 12),
        blob("-9,-2* -8,-10 -4,-16 4,-16 8,-10 9,-2*"),
        rect(-11, -3, 22, 4, 1),
        rect(-5, -19, 10, 3, 1.4),
        rect(-4.4, -48, 8.8, 2.6, 1.2),
        rect(-4, -88, 8, 2.4, 1.2),
        blob("-3,-44 0,-46.6 3,-44 2.6,-38 0,-36 -2.6,-38"),
    ]
    bar = [limb("-13,-84,2 13,-84,2", 4), circle(-13, -84, 2.2), circle(13, -84, 2.2)]
    bar += [limb(f"{s * 2},-72,1.2 {s * 9},-75,1.2 {s * 10},-82,1.2") for s in (-1, 1)]
    flutes = [line(f"{x},-18 {x * 0.7},-46", 0.6, 3) for x in (-1.4, 0.8)] + [line("-0.6,-49 -0.6,-86", 0.6, 3)]
    flutes += [line(f"{x},-4 {x * 0.6},-14", 0.6, 4) for x in (-5, 0, 5)]
    near, left, right = (
        poly("-5,-90 4,-90 7,-110 -8,-110"),
        poly("-5,-90 -8,-110 -12,-108 -7.6,-90"),
        poly("4,-90 7,-110 12,-108 7.6,-90"),
    )
    frame = [
        line(f"{a} {b}", 1.1, 3)
        for a, b in (
            ("-5,-90", "-8,-110"),
            ("4,-90", "7,-110"),
            ("-7.6,-90", "-12,-108"),
            ("7.6,-90", "12,-108"),
        )
    ]
    frame += [rect(-8.6, -91.4, 17.2, 2.6, 1), limb("-13,-109,2 13,-109,2", 4)]
    roof = [
        blob("-15,-109* -8,-114 -4,-119 4,-119 8,-114 15,-109*"),
        rect(-3.6, -122, 7.2, 3.4, 1),
        limb("0,-121,2.4 0,-129,0.8", 5),
    ]
    mantle = blob("0,-106* 3,-99 1.6,-94 -1.6,-94 -3,-99")
    beams = [
        line(f"{x * 0.1},-86 {x},{-8 + abs(x) * 0.12}" if abs(x) > 9 else f"{x * 0.5},-60 {x},-10", 0.7, 4)
        for x in (-40, -31, -22, -13, 13, 22, 31, 40)
    ]
    sparkle = [
        line(f"{s * 17},{y} {s * 25},{y + d}", 0.8, 3) for s in (-1, 1) for y, d in ((-100, 0), (-108, -4), (-92, 4))
    ]
    parts = [paint("line", beams, sparkle)] if lit and rays else []
    parts += [
        paint("lum" if lit else "glass", near, left, right),
        paint("acc" if lit else "lite", mantle),
        paint("dark", frame, roof),
        paint("body", post, bar),
        paint("line", flutes, line("-12,-110 0,-112 12,-110", 0.7)),
        paint("acc", ring(0, -17.4, 2.6, 1.3)),
    ]
    return parts
