"""Navigation: what finds the way, and what holds the ship."""

from __future__ import annotations

from typing import Literal

from card_images.source.geometry import (
    Path,
    around,
    blob,
    both_sides,
    circle,
    cut,
    intersect,
    limb,
    line,
    moved,
    oval,
    poly,
    rect,
    ring,
    union,
)
from card_images.source.motifs.cordage import laid
from card_images.source.motifs.drawing import Part, motif, paint


@motif
def compass(bearing: float = 24, *, lid: bool = True) -> list[Part]:
    """A case with its lid thrown back. The needle turns about (0, -37)."""
    case = [circle(0, -37, 37), limb("0,-2,7 0,3,8 0,5,6")]
    ticks = [
        moved(
            rect(-0.9, -29.6, 1.8, 5) if tick % 4 == 0 else rect(-0.45, -29.6, 0.9, 3),
            dy=-37,
            turn=tick * 11.25,
        )
        for tick in range(32)
    ]
    points = [(turn, 25.0) for turn in range(0, 360, 90)]
    minor = [(turn, 17.0) for turn in range(45, 360, 90)]
    dark_half = [moved(poly(f"0,0 0,{-reach} 4.6,-5"), dy=-37, turn=turn) for turn, reach in points + minor]
    lite_half = [moved(poly(f"0,0 0,{-reach} -4.6,-5"), dy=-37, turn=turn) for turn, reach in points + minor]
    north = moved(blob("0,-28* 3.6,-10 4.4,0* -4.4,0* -3.6,-10"), dy=-37, turn=bearing)
    south = moved(blob("0,28* 3.6,10 4.4,0* -4.4,0* -3.6,10"), dy=-37, turn=bearing)
    knurls = [line([(x * 0.95, -37 + (y + 37) * 0.95), (x, y)], 0.8, 3) for x, y in around(0, -37, 36.4, 40)]
    cover: list[Part] = []
    if lid:
        shell, lining = oval(0, -88, 35, 19), oval(0, -87.4, 30, 15)
        fan = [intersect(lining, line(f"0,-72 {x},-106", 0.6, 4)) for x in range(-40, 41, 10)]
        hinge = [rect(-9, -77, 18, 7, 2)]
        crown = poly("0,-98 2.6,-91 10,-88 2.6,-85 0,-78 -2.6,-85 -10,-88 -2.6,-91")
        cover = [
            paint("body", shell),
            paint("dark", lining),
            paint("line", fan, cut(oval(0, -87.4, 25, 12), oval(0, -87.4, 24.2, 11.4))),
            paint("lite", crown),
            paint("dark", hinge),
        ]
    return [
        *cover,
        paint("body", *case),
        paint("line", knurls),
        paint("dark", circle(0, -37, 33)),
        paint("glass", circle(0, -37, 31.4)),
        paint("ink", ticks),
        paint("seam", ring(0, -37, 23, 0.6), ring(0, -37, 13, 0.6)),
        paint("body", dark_half),
        paint("lite", lite_half),
        paint("acc", north),
        paint("ink", south),
        paint("lite", circle(0, -37, 3.2)),
        paint("line", line("-25,-48 -19,-58 -9,-64", 1.2)),
    ]


@motif
def anchor(*, roped: bool = True) -> list[Part]:
    """Stands on its crown. The ring is around (0, -101)."""
    shank = blob("-3.4,-92* 3.4,-92* 5,-20 4,-6 0,0 -4,-6 -5,-20")
    arms = both_sides(limb("0,-5,11 16,-8,9 29,-19,7 37,-36,4"))
    palms = both_sides(blob("44,-55* 44,-42 51,-30* 40,-30 35,-24 22,-31* 33,-40"))
    ridges = [both_sides(line("42,-49 38,-38 33,-30", 0.8)), line("-1.6,-88 -2.4,-50 -2,-14", 0.9)]
    ridges += [both_sides(line("6,-3.4 18,-6.6 29,-17", 0.7)), line("-4,-12 0,-8.6 4,-12", 0.7)]
    stock = [
        limb("-33,-76,5.6 -16,-79,7.4 16,-85,7.4 33,-88,5.6"),
        circle(-35, -75.6, 5),
        circle(35, -88.4, 5),
    ]
    bands = [
        limb(f"{x - 0.8},{-82 - x * 0.18 - 4.2},2.4 {x + 0.8},{-82 - x * 0.18 + 4.2},2.4", 4) for x in (-20, -7, 7, 20)
    ]
    shackle = ring(0, -102, 10.5, 3.8)
    behind = laid("-8,-66 -14,-58 -4,-48 8,-44", 6.4) if roped else []
    before: list[Part] = []
    if roped:
        before = laid("-3,-94 10,-110 22,-104 22,-86 14,-72 0,-66 -9,-65", 6.4)
        before += laid("7,-45 16,-41 15,-31 4,-25 -8,-25 -14,-31", 6.4)
    return [
        *behind,
        paint("body", shank, arms),
        paint("body", palms),
        paint("lite", both_sides(blob("43,-52* 43.4,-42 48,-32* 40,-32"))),
        paint("line", ridges),
        paint("dark", stock),
        paint("acc", bands),
        paint("body", shackle),
        *before,
    ]


def _brass(turn: float, x: float, y: float, *paths: Path) -> list[Path]:
    """Pieces of a level telescope, its middle at (0, 0), to where it is mounted."""
    return [moved(path, dx=x, dy=y, scale_y=1.22, turn=turn) for path in paths]


@motif
def telescope(mount: Literal["tripod", "none"] = "tripod") -> list[Part]:
    """Looks to the upper right over a tripod; unmounted it lies level, its wide end at (72, -18)."""
    turn, x, y = (-27.0, 2.0, -80.0) if mount == "tripod" else (0.0, 0.0, -18.5)
    tubes = [
        poly("-64,-5.4 -26,-6 -26,6 -64,5.4"),
        poly("-30,-8 16,-8.6 16,8.6 -30,8"),
        poly("10,-11 66,-13.4 66,13.4 10,11"),
    ]
    rings = [
        rect(-66, -7, 5, 14, 1.4),
        rect(-31, -9.4, 5, 18.8, 1.6),
        rect(10, -12.4, 5.6, 24.8, 1.8),
        rect(52, -14.2, 3, 28.4, 1),
    ]
    hood = union(rect(62, -15, 10, 30, 2), oval(72, 0, 4.4, 15))
    eyepiece = poly("-74,-7.4 -70,-7.4 -65,-4.4 -65,4.4 -70,7.4 -74,7.4")
    gleams = [line("-60,-2.4 -32,-2.8", 0.8, 4), line("-24,-4 9,-4.4", 0.9, 4), line("17,-6 50,-7.4", 1.1, 4)]
    gleams += [line("56,-8.4 61,-8.8", 0.9, 4), line("18,6 50,7.6", 0.6, 4)]
    leather = [
        line(f"{18 + i * 5.6},{-11 - i * 0.2} {21 + i * 5.6},0 {18 + i * 5.6},{11 + i * 0.2}", 0.5) for i in range(1, 6)
    ]
    tripod: list[Part] = []
    saddle: list[Part] = []
    if mount == "tripod":
        legs = [limb("-2,-62,7.4 -18,-31,6.2 -34,0,4.6"), limb("2,-62,7.4 16,-31,6.2 31,0,4.6")]
        brace = [line("-17,-30 0,-24 15,-30", 1.4), ring(1, -25, 3.4, 1.4)]
        tripod = [
            paint("dark", limb("0,-62,6 6,-34,5 11,-7,3.8")),
            paint("body", legs),
            paint("lite", brace, [circle(leg, -31, 2.6) for leg in (-17, 15)]),
            paint("line", line("-5,-58 -18,-30 -31,-4", 0.7), line("4.4,-58 16,-30 28,-4", 0.7)),
        ]
        saddle = [
            paint("dark", limb("0,-58,10 0.6,-66,8"), oval(0, -59, 11, 5)),
            paint("acc", circle(1, -70, 4)),
        ]
    return [
        *tripod,
        paint("body", _brass(turn, x, y, tubes[0], eyepiece)),
        paint("body", _brass(turn, x, y, tubes[1])),
        paint("dark", _brass(turn, x, y, tubes[2])),
        paint("lite", _brass(turn, x, y, *rings, hood)),
        paint("glass", _brass(turn, x, y, oval(72.4, 0, 3, 12))),
        paint("line", _brass(turn, x, y, *gleams, *leather)),
        *saddle,
    ]


def _sea_beast(x: float, y: float) -> list[Path]:
    """A fat fish of old charts: tusked snout to the left, tail thrown up, water rising from its head."""
    body = blob("-19,-6* -16,-13 -7,-16 3,-13 11,-8 16,-12 18,-20* 25,-15 26,-8 20,-2 8,1 -8,2 -17,-1")
    fluke = blob("18,-18* 10,-25 12,-29* 18,-25 24,-30* 27,-26 20,-16*")
    spout = [limb("-9,-15,1.6 -10,-21,1.4 -15,-24,1"), limb("-9,-15,1.6 -8,-22,1.4 -3,-25,1")]
    return [moved(path, dx=x, dy=y, scale=0.9) for path in (body, fluke, *spout)]


@motif
def map(state: Literal["unrolled", "rolled"] = "unrolled") -> list[Part]:  # noqa: A001
    """An old chart, torn below, both ends curling; or rolled and tied, its length lying level."""
    return _unrolled_map() if state == "unrolled" else _rolled_map()


def _unrolled_map() -> list[Part]:
    sheet = blob(
        "-56,-84* -28,-87 0,-84 28,-86 56,-83* 57,-40 56,-3* 48,-6* 42,-1* 33,-5* 24,-2* 17,-8* 9,-3*"
        " -2,-6* -12,-2* -20,-7* -31,-3* -40,-6* -48,-2* -56,-4* -57,-44"
    )
    west = blob("-62,-80* -40,-78 -28,-70 -31,-60 -22,-54 -30,-44 -44,-42 -46,-32 -62,-26*")
    east = blob("62,-66* 46,-70 34,-64 37,-54 26,-50 30,-40 44,-40 46,-28 62,-24*")
    isles = [blob("-8,-72 2,-76 8,-70 2,-65 -6,-66"), blob("-4,-46 4,-49 8,-44 1,-40")]
    lands = [intersect(sheet, west), intersect(sheet, east), *isles]
    ripples = [
        line("-38,-81 -24,-71 -27,-60 -18,-54 -27,-41 -41,-38 -43,-28 -57,-22", 0.55),
        line("57,-72 45,-74 30,-66 33,-55 22,-51 27,-37 41,-36 43,-25 57,-20", 0.55),
        line("-11,-73 3,-79.6 11.4,-70 2,-62 -9,-64 -11,-73", 0.5),
    ]
    rhumbs = [line(f"36,-16 {x},{y}", 0.4, 4) for x, y in ((-52, -60), (-36, -82), (0, -82), (40, -80), (-50, -10))]
    hills = [
        line(f"{x - 3},{y + 3} {x},{y - 2} {x + 3.4},{y + 3}", 0.8, 12)
        for x, y in ((-48, -66), (-42, -56), (-50, -50), (48, -58), (43, -48))
    ]
    rivers = [line("-56,-72 -46,-74 -36,-68", 0.6), line("57,-36 50,-44 40,-46 32,-44", 0.6)]
    course = [
        limb(f"{x},{y},1.9 {x + dx},{y + dy},1.9", 4)
        for x, y, dx, dy in (
            (-26, -50, 4, 1.6),
            (-18, -47, 3.4, -2),
            (-12, -52, 2.6, -3),
            (-6, -58, 4, -1),
            (2, -58, 3.4, 1.6),
            (9, -55, 3, 3),
            (14, -48, 1, 4),
            (15, -40, 0.6, 4),
            (18, -33, 4, 1),
        )
    ]
    goal = [limb("25,-36,2.4 32,-29,2", 4), limb("32,-36,2.4 25,-29,2", 4)]
    rose = poly("36,-25 37.6,-17.6 45,-16 37.6,-14.4 36,-7 34.4,-14.4 27,-16 34.4,-17.6")
    rolls = both_sides(blob("54,-85* 62,-89 69,-86 68,-44 69,-2 62,1 54,-2* 56,-40"))
    ends = both_sides(oval(61.6, -86.4, 6.8, 3))
    curls = [
        both_sides(line("65,-86.4 62,-88 58.6,-86.6 61,-85 63.4,-86", 0.8)),
        both_sides(line("58.6,-80 58,-40 59,-6", 0.7)),
    ]
    curls += [both_sides(line("65.4,-82 64.4,-40 65.4,-4", 0.5))]
    folds = [line("-27,-86 -28,-44 -26,-5", 0.4), line("28,-85 27,-44 28,-4", 0.4)]
    return [
        paint("glass", sheet),
        paint("seam", rhumbs, folds),
        paint("lite", lands),
        paint("seam", ripples, hills, rivers),
        paint("body", _sea_beast(-14, -11), rose),
        paint(
            "line",
            circle(-25, -19, 1.2),
            line("-30,-14.6 -25,-13.6 -21,-15.6", 0.8),
            line("-14,-13 -8,-11 0,-14", 0.8),
        ),
        paint("acc", course, goal, circle(-30, -51, 2.6)),
        paint("lite", rolls),
        paint("dark", ends),
        paint("line", curls),
    ]


def _rolled_map() -> list[Part]:
    tube = blob("-66,-24* 0,-26 66,-23* 69,-12 66,-1* 0,0 -66,-2*")
    flap = blob("-62,-4* -20,-2 30,-4 65,-2* 66,-10 20,-9 -30,-11 -62,-9*")
    rings = [line("66,-21 62,-12 66,-3", 0.6), line("-60,-23 -62,-12 -60,-3", 0.6)]
    grain = [
        line("-58,-19 -10,-20.6 -8,-20", 0.6),
        line("14,-21 40,-20 58,-18", 0.6),
        line("-50,-14 -12,-15.4", 0.5),
    ]
    coast = [line("14,-16 22,-13 30,-16 40,-12 52,-14", 0.7)]
    bow = [
        limb("0,-26,6 -1,-12,6.4 0,0,6"),
        blob("0,-25* -12,-36 -20,-31 -10,-25"),
        blob("0,-25* 10,-37 19,-34 12,-26"),
    ]
    tails = [limb("-1,-24,4 -9,-15,4 -8,-4,3"), limb("2,-24,4 10,-16,4 9,-6,3")]
    return [
        paint("glass", tube),
        paint("lite", flap),
        paint("dark", oval(67, -12, 5, 11)),
        paint("glass", cut(oval(67, -12, 3.6, 8), oval(67.4, -12, 2, 5.6))),
        paint("seam", rings, grain, coast),
        paint("acc", bow),
        paint("acc", tails),
        paint("acc", circle(0, -25, 3.6)),
    ]
