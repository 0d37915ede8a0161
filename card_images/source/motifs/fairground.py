"""Fairground: what flies on a string and what goes round on a pole."""

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
    poly,
    rect,
    ring,
)
from card_images.source.motifs.drawing import Part, motif, paint

_KITE_TURN = 16.0
_KITE_TOP: Point = (14.0, -88.0)


def _flown(*paths: Path) -> list[Path]:
    """From the kite's own upright sheet, spars crossing at (0, 0), to how it leans in the wind."""
    return [moved(path, dx=_KITE_TOP[0], dy=_KITE_TOP[1], scale=1.2, turn=_KITE_TURN) for path in paths]


def _bow(x: float, y: float, turn: float) -> list[Path]:
    wing = blob("0,0* 5,-5.6 12,-6* 10.6,0 12,5.6* 5,4.6")
    return [moved(path, dx=x, dy=y, scale=0.8, turn=turn) for path in (wing, mirror(wing), circle(0, 0, 2))]


def _kite_face() -> list[Part]:
    """A sleeping face: brows, shut lids, a painted cheek on each side."""
    side = [
        line("6,-12 11,-15.6 17,-12.6", 1.5),
        line("6.4,-1 13,3.4 20,-1", 1.6),
        *[line(f"{x},{y} {x + dx},{y + 4}", 1, 4) for x, y, dx in ((8.4, 1.2, -1.4), (13, 3.2, 0.2), (17.8, 1.4, 1.8))],
    ]
    mouth = [line("-7,23 0,26.4 7,23", 1.7), line("0,2 2.8,12 -0.6,14", 1.3)]
    cheeks = [circle(15, 12, 3.8), circle(-15, 12, 3.8)]
    return [
        paint("ink", _flown(*side, *[mirror(path) for path in side], *mouth)),
        paint("acc", _flown(*cheeks)),
    ]


def _kite_fish(sheet: Path) -> list[Part]:
    """A fish, nose up: one eye, gills and rows of scales."""
    rows = [
        line(f"{x - 5},{y} {x},{y + 6} {x + 5},{y}", 1, 10)
        for row, y in enumerate(range(0, 44, 8))
        for x in range(-35 + row % 2 * 5, 40, 10)
    ]
    gill = [line("-27,-3 0,-10 27,-3", 1.5)]
    return [
        paint("seam", [intersect(sheet, scale) for scale in _flown(*rows)]),
        paint("ink", _flown(*gill)),
        paint("lum", _flown(circle(9, -19, 4.6))),
        paint("ink", _flown(circle(9.6, -19.6, 2.4), line("-6,-33 0,-30 6,-33", 1.2))),
    ]


@motif
def kite(pattern: Literal["face", "fish", "striped"] = "face", *, tail: bool = True) -> list[Part]:
    """Leans to the right, its tail of bows below. The string is tied at (14, -88)."""
    diamond = poly("0,-38 31,-4 0,50 -31,-4")
    [sheet] = _flown(diamond)
    panels = {
        "face": [poly("0,-38 31,-4 0,-4"), poly("0,50 -31,-4 0,-4")],
        "fish": [poly("0,-38 31,-4 -31,-4")],
        "striped": [rect(-40, y, 80, 9) for y in (-28, -8, 12, 32)],
    }[pattern]
    spars = [line("0,-39 0,51", 1.3, 4), line("-32,-4 -16,-6 0,-6.6 16,-6 32,-4", 1.3)]
    hem = cut(diamond, poly("0,-35.6 28.4,-3.6 0,46.4 -28.4,-3.6"))
    stitches = [
        line([(x0, y0), (x1, y1)], 0.5, 3)
        for x0, y0, x1, y1 in (
            (10, -20, 6, -22),
            (18, -12, 14, -14),
            (24, 2, 20, 0),
            (16, 16, 12, 14),
            (8, 30, 4.6, 28),
        )
    ]
    stitches += [mirror(path) for path in stitches]
    finial = [circle(0, -39, 2.2), circle(31.6, -4, 2.2), circle(-31.6, -4, 2.2)]
    ribbon: list[Part] = []
    if tail:
        course = blob("-3,-30 -7,-19 -19,-13 -31,-20 -43,-18 -49,-7 -62,-4 -76,-9", closed=False)
        knots = along(course, 6)[1:]
        bows = [
            path
            for knot, turn in zip(knots, (40, 110, 70, 20, 100), strict=True)
            for path in _bow(knot.x, knot.y, turn)
        ]
        ribbon = [
            paint("body", limb([(at.x, at.y, 1.5) for at in along(course, 24)])),
            paint("acc", bows[:3], bows[6:9], bows[12:]),
            paint("lite", bows[3:6], bows[9:12]),
        ]
    picture = _kite_face() if pattern == "face" else _kite_fish(sheet) if pattern == "fish" else []
    return [
        *ribbon,
        paint("lite", sheet),
        paint("acc", [intersect(sheet, panel) for panel in _flown(*panels)]),
        paint("body", _flown(*spars, *finial)),
        paint("dark", _flown(hem)),
        paint("line", _flown(*stitches)),
        *picture,
    ]


def _flying_hair() -> tuple[list[Part], list[Part]]:
    """The horse's tail, which lies behind the rump, and its mane."""
    tail = [
        limb("-44,-68,6 -56,-75,8 -70,-71,9 -80,-58,6 -92,-56,1"),
        limb("-45,-66,6 -57,-69,8 -68,-62,8 -75,-48,5.6 -86,-42,1"),
        limb("-45,-64,6 -55,-63,7 -63,-53,6.4 -68,-40,4 -76,-34,1"),
    ]
    mane = [
        limb("40,-105,4 30,-112,6 18,-111,5 10,-116,1"),
        limb("33,-104,5 22,-106,7 10,-101,5.4 1,-104,1"),
        limb("27,-99,5 17,-99,7 6,-92,5.6 -4,-94,1"),
        limb("21,-92,5 12,-90,6.4 3,-83,5 -6,-84,1"),
        limb("16,-84,5 8,-82,5.6 0,-77,4 -7,-77,1"),
        limb("43,-105,3.6 50,-106,3.6 55,-99,1"),
    ]
    strands = [
        line("-50,-71 -64,-71 -76,-60 -86,-57", 0.7),
        line("-50,-67 -64,-64 -72,-51 -80,-45", 0.7),
        line("-49,-64 -58,-58 -65,-44", 0.6),
    ]
    locks = [
        line("38,-107 28,-110 16,-110", 0.6),
        line("30,-104 20,-104 8,-101", 0.6),
        line("24,-98 14,-97 2,-93", 0.6),
        line("18,-91 8,-88 -1,-84", 0.6),
    ]
    return (
        [paint("lite", tail[0]), paint("lite", tail[1:]), paint("seam", strands)],
        [paint("lite", mane[::2]), paint("lite", mane[1::2]), paint("seam", locks)],
    )


def _harness() -> list[Part]:
    """Saddle, cloth and straps of the horse, and its bridle."""
    cloth = blob(
        "-27,-73* -10,-72 12,-76* 15,-64 14,-54* 9,-57 5,-52* 0,-56 -5,-51* -10,-56 -15,-51* -20,-56 -26,-53* -28,-62"
    )
    saddle = blob("-24,-73* -26,-80 -20,-80 -12,-75 0,-74 8,-78 12,-83 16,-80 13,-73* 10,-66 4,-62 -8,-62 -18,-66")
    stitching = [
        line("-24,-57 -20,-60 -15,-55.6 -10,-60 -5,-55.4 0,-60 5,-56 9,-60 13,-57", 0.8),
        line("-18,-68 -6,-65 6,-66", 0.7),
    ]
    straps = [
        limb("44,-104,1.8 47,-94,1.8 46,-83.6,1.8"),
        limb("56,-93,1.8 55,-85,1.8 52.6,-80,1.8"),
        limb("46,-93,1.6 55,-86,1.6 63,-75,1.6"),
    ]
    collar = limb("9,-78,3 20,-66,3.4 34,-60,3")
    rein = limb("60,-77,1.4 48,-74,1.4 30,-74,1.4 12,-78,1.4")
    crupper = limb("-26,-68,2.6 -38,-64,2.6 -47,-62,2.6")
    girth = limb("-2,-60,3.4 0,-50,3.4 0,-41,3.4")
    return [
        paint("dark", girth, crupper, collar),
        paint("acc", cloth),
        paint("dark", saddle),
        paint("line", stitching),
        paint("dark", straps, rein),
    ]


@motif
def carousel_horse(*, pole: bool = True) -> list[Part]:
    """Leaps to the right. The pole runs from (2, -128) to (2, 0), the saddle is at (-6, -73)."""
    barrel = blob("32,-68 35,-57 28,-46 12,-40 -8,-41 -24,-46 -38,-45 -47,-54 -46,-66 -36,-73 -18,-70 0,-70 14,-76")
    neck = blob("4,-70* 11,-82 20,-95 31,-103 42,-104* 47,-94* 42,-86 39,-74 36,-60 24,-52*")
    head = blob("36,-102* 43,-106 50,-101 57,-92 65,-82 68,-77 66,-72.4 61,-72 57,-75 52,-80 46,-83 40,-86 37,-93")
    ears = [blob("38,-103* 37,-112 42,-116* 44,-108 43,-103*")]
    near_legs = [
        limb("22,-56,20 34,-47,12 47,-43,8 51,-41,8.4 49,-33,5 44,-24,4.4 42,-21,5.6"),
        limb("-34,-58,28 -29,-46,20 -40,-35,11 -51,-29,7.4 -54,-26,7.6 -60,-16,4.8 -66,-9,4.4 -68,-7,5.4"),
    ]
    far_legs = [
        limb("28,-58,16 44,-55,10 58,-53,7 62,-51,7.4 63,-43,4.6 61,-34,4.2 60,-31,5"),
        limb("-28,-54,22 -19,-42,15 -27,-31,9 -37,-25,6.6 -39,-22,7 -40,-13,4.4 -43,-7,4.2 -44,-4,5"),
    ]
    hooves = [poly("39,-22 45,-18.6 41,-12 35,-15"), poly("-69.6,-9.6 -65.6,-4 -72,0 -77,-3")]
    far_hooves = [poly("57.4,-31.6 63,-30 62,-23 56,-24"), poly("-46.6,-5 -41.4,-2.6 -44,2.4 -51,1")]
    plume = [
        blob("44,-106* 41,-118 46,-128 56,-131* 53,-122 52,-112"),
        blob("45,-106* 50,-116 58,-119 64,-115* 57,-111"),
    ]
    rosettes = [circle(20, -65.6, 3.4), circle(30, -61, 2.8), circle(-38, -64, 3), circle(46, -93, 2.2)]
    muscle = [
        line("-24,-50 -22,-42 -32,-36 -46,-30", 0.7),
        line("-42,-64 -36,-52 -26,-44", 0.6),
        line("18,-60 21,-50 32,-43 44,-41", 0.7),
        line("28,-92 34,-82 35,-70", 0.6),
        line("22,-86 28,-76 28,-64", 0.6),
        line("-22,-47 -8,-44 10,-43", 0.6),
        line("61,-75.6 64,-76.6 66,-76", 0.7),
    ]
    tail, mane = _flying_hair()
    shaft = [rect(-0.6, -128, 5.2, 128, 1), circle(2, -129, 4.4), rect(-3, -3, 10.2, 4, 1.4)]
    twist = [line(f"-0.6,{y} 4.6,{y - 5}", 1.2, 4) for y in range(-4, -122, -7)]
    below = [paint("lite", shaft), paint("seam", twist)] if pole else []
    upper = [rect(-0.6, -128, 5.2, 52, 1), circle(2, -129, 4.4)]
    above = [paint("lite", upper), paint("seam", twist[11:])] if pole else []
    return [
        *below,
        paint("dark", far_legs),
        paint("lite", far_hooves),
        *tail,
        paint("body", barrel, neck, near_legs),
        paint("body", head, ears),
        paint("lite", hooves),
        paint("line", muscle),
        *mane,
        *_harness(),
        *above,
        paint("acc", plume, rosettes),
        paint("line", ring(20, -65.6, 2, 0.6), line("46,-109 46,-119 51,-127", 0.6)),
        paint("ink", line("48.4,-95.4 51,-93.6 54,-94.6", 1.3), circle(64.6, -79, 1)),
    ]
