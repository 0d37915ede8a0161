"""Buildings: houses, towers, bridges, seen from outside."""

from __future__ import annotations

from card_images.source.geometry import (
    Path,
    blob,
    circle,
    cut,
    intersect,
    limb,
    line,
    moved,
    outline,
    poly,
    rect,
)
from card_images.source.motifs.drawing import Part, motif, paint
from card_images.source.motifs.strips import rib, rung, strip


@motif
def lighthouse() -> list[Part]:
    """On its rock, lit. The lamp is at (0, -90)."""
    tower = blob("-15,0* -11,-40 -9,-76* 9,-76* 11,-40 15,0*")
    rails = [rect(x, -87, 1.2, 9) for x in (-13, -8, -3, 2, 7, 12)]
    gallery = [rect(-14, -79, 28, 4, 1), *rails, rect(-14, -88, 28, 1.8), poly("-11,-76 11,-76 9,-71 -9,-71")]
    roof = [blob("-10,-99* -8,-105 0,-111 8,-105 10,-99*"), limb("0,-109,2 0,-119,1"), rect(-1, -99, 2, 21)]
    rock = blob("-54,10* -46,2 -37,4 -29,-7 -19,-4 -11,-10 6,-5 16,-9 26,-1 37,2 50,10*")
    cracks = [line("-30,-5 -26,2 -32,8", 0.8), line("-8,-8 -4,0 -10,8", 0.8), line("18,-7 22,1 18,8", 0.8)]
    bands = [
        intersect(tower, poly("-20,-14 20,-22 20,-36 -20,-28")),
        intersect(tower, poly("-20,-44 20,-52 20,-66 -20,-58")),
    ]
    windows = [rect(-1.5, -41, 3, 5, 1.5), rect(2, -70, 2.6, 4, 1.3), blob("-3,0* -3,-9 0,-12 3,-9 3,0*")]
    courses = [line(f"{-14 + i * 0.6},{-6 - i * 8} 0,{-4 - i * 8} {14 - i * 0.6},{-6 - i * 8}", 0.4) for i in range(8)]
    return [
        paint("body", tower),
        paint("acc", bands),
        paint("seam", courses),
        paint("lum", rect(-6.5, -99, 13, 21)),
        paint("dark", gallery, roof),
        paint("lum", windows),
        paint("dark", rock),
        paint("line", cracks),
    ]


@motif
def castle(lit: bool = True) -> list[Part]:
    """Towers and chimneys, some of its windows awake."""
    hall = rect(-40, -44, 80, 44)
    towers = [rect(-52, -60, 20, 60), rect(30, -52, 18, 52), rect(-9, -71, 18, 71)]
    hall_roof = [
        poly("-44,-43 -30,-64 30,-64 44,-43"),
        rect(16, -77, 5, 17),
        rect(-24, -75, 5, 15),
        rect(15, -79, 7, 3),
        rect(-25, -77, 7, 3),
    ]
    spires = [
        blob("-56,-58* -46,-70 -42,-88 -42,-100* -38,-86 -34,-70 -28,-58*"),
        blob("26,-51* 34,-64 39,-85* 44,-64 52,-51*"),
        blob("-13,-69* -4,-80 0,-99* 4,-80 13,-69*"),
    ]
    windows = [
        blob(f"{x - 2.4},{y}* {x - 2.4},{y - 6} {x},{y - 9} {x + 2.4},{y - 6} {x + 2.4},{y}*")
        for x, y in (
            (-42, -38),
            (-42, -16),
            (-26, -26),
            (-18, -26),
            (18, -26),
            (26, -26),
            (39, -34),
            (0, -54),
            (-26, -8),
            (26, -8),
            (39, -12),
            (0, -32),
        )
    ]
    doorway = blob("-4.4,0* -4.4,-10 0,-15 4.4,-10 4.4,0*")
    tiles = [line(f"{-43 + i * 3},{-47 - i * 4.4} {43 - i * 3},{-47 - i * 4.4}", 0.5, 4) for i in range(4)]
    tiles += [
        line(f"{x - w},{y} {x},{y + 1.6} {x + w},{y}", 0.5, 8)
        for x, w, y in ((-42, 10, -64), (-42, 6, -74), (39, 9, -57), (39, 5, -67), (0, 9, -74), (0, 4, -84))
    ]
    ledges = [
        line("-40,-44 40,-44", 0.9, 4),
        line("-52,-46 -32,-46", 0.7, 4),
        line("-9,-60 9,-60", 0.7, 4),
        line("30,-40 48,-40", 0.7, 4),
    ]
    sills = [
        line(f"{x - 3.4},{y + 1} {x + 3.4},{y + 1}", 0.7, 4)
        for x, y in ((-42, -38), (-26, -26), (18, -26), (39, -34), (0, -54))
    ]
    return [
        paint("body", hall),
        paint("dark", hall_roof),
        paint("body", towers),
        paint("dark", spires),
        paint("lum" if lit else "dark", windows[::2], doorway),
        paint("dark", windows[1::2]),
        paint("line", tiles, ledges, sills),
    ]


WINDMILL_HUB = (0.0, -66.0)


@motif
def windmill(turn: float = 24, lit: bool = True) -> list[Part]:
    """Four lattice sails round `WINDMILL_HUB`, turned by so many degrees; with them about 118 high."""
    hub_x, hub_y = WINDMILL_HUB
    west, east = blob("-23,0 -18,-30 -13,-64", closed=False), blob("23,0 18,-30 13,-64", closed=False)
    cap = blob("-15,-63* -15,-72 -9,-80 1,-82 11,-78 16,-70 16,-63*")
    stage = [
        rect(-25, -31, 50, 2.6, 1),
        rect(-25, -38, 50, 1.4),
        *(rect(x, -38, 1.2, 8) for x in range(-24, 25, 6)),
    ]
    struts = [limb(f"{s * 23},-29,1.6 {s * 17},-22,1.4", 4) for s in (-1, 1)]
    courses = [rung(west, east, at, 0.6, 1.4) for at in (0.08, 0.18, 0.28, 0.38, 0.6, 0.7, 0.8, 0.9)]
    weathered = [
        rib(west, east, share, 0.5, span) for share, span in ((0.2, (0.5, 0.9)), (0.36, (0, 0.4)), (0.66, (0.55, 1)))
    ]
    door = blob("-5,0* -5,-10 0,-15 5,-10 5,0*")
    panes = [rect(-2.4, -50, 4.8, 7, 2), rect(7, -22, 4, 6, 1.6), rect(-12, -20, 4, 6, 1.6)]
    spars: list[Path] = []
    lattice: list[Path] = []
    canvas: list[Path] = []
    seams: list[Path] = []
    for quarter in range(4):
        angle = turn + quarter * 90
        spars.append(moved(limb("0,4,3 0,-30,2.2 0,-51,1.4", 8), hub_x, hub_y, turn=angle))
        frame = [line("12,-13 12,-50", 1, 3), line("6,-12 6,-50", 0.6, 3)]
        frame += [line(f"-1.6,{y} 12.4,{y}", 0.8, 3) for y in range(-50, -10, 5)]
        lattice += [moved(bar, hub_x, hub_y, turn=angle) for bar in frame]
        cloth = poly("0.6,-14 11.6,-14 11.6,-49 0.6,-49") if quarter % 3 else poly("0.6,-24 11.6,-20 11.6,-49 0.6,-49")
        canvas.append(moved(cloth, hub_x, hub_y, turn=angle))
        seams += [moved(line(f"1,{y} 11,{y}", 0.6, 3), hub_x, hub_y, turn=angle) for y in (-42, -32)]
    return [
        paint("body", strip(west, east, 0, 1)),
        paint("dark", strip(west, east, 0.68, 1)),
        paint("line", courses, weathered),
        paint("dark", stage, struts, cap, limb("-12,-70,3 -24,-66,2")),
        paint("line", line("-12,-68 0,-66 14,-68", 0.7), line("-9,-76 2,-74 13,-75", 0.6)),
        paint("dark", blob("-7,0* -7,-11 0,-18 7,-11 7,0*")),
        paint("lum" if lit else "ink", panes),
        paint("acc", door),
        paint("glass", canvas),
        paint("seam", seams),
        paint("dark", lattice),
        paint("body", spars),
        paint("acc", circle(hub_x, hub_y, 3.8)),
    ]


@motif
def bell_tower() -> list[Part]:
    """Square, with an open belfry: the bell hangs at (-5, -66). The cock stands on (0, -130)."""
    front, flank = poly("-18,0 8,0 8,-52 -18,-52"), poly("8,0 19,-5 19,-55 8,-52")
    arch = blob("-14,-54* -14,-68 -9,-77 -2,-80 5,-77 10,-68 10,-54*")
    loft = cut(poly("-20,-54 10,-54 10,-84 -20,-84"), moved(arch, dx=-3))
    slit = blob("12.4,-57* 12.4,-68 15,-74 17.6,-69 17.6,-58*")
    loft_side = cut(poly("10,-54 21,-57 21,-86 10,-84"), slit)
    ledges = [
        poly("-21,-50 10,-50 10,-54.6 -21,-54.6"),
        poly("-23,-84 11,-84 11,-88 -23,-88"),
        poly("-20,-27 9,-27 9,-30 -20,-30"),
    ]
    ledges_side = [
        poly("10,-50 22,-53 22,-57.6 10,-54.6"),
        poly("11,-84 23,-87 23,-91 11,-88"),
        poly("9,-27 20,-30.6 20,-33 9,-30"),
    ]
    spire, spire_side = poly("-23,-88 11,-88 0,-124"), poly("11,-88 23,-91 0,-124")
    bell = blob("-5,-76 -9,-74 -11.6,-65 -16,-58* 6,-58* 1.6,-65 -1,-74")
    yoke = [rect(-16, -78, 22, 2.6, 1), circle(-5, -57, 2.6)]
    quoins = [rect(x, y, wide, 4.4) for y in range(-48, 0, 10) for x, wide in ((-18, 6), (4.4, 3.6))]
    stones = [
        line(f"{x},{y} {x + 5},{y}", 0.7, 3)
        for x, y in (
            (-8, -42),
            (-2, -36),
            (-11, -20),
            (-4, -14),
            (0, -22),
            (-10, -8),
            (-12, -34),
            (12, -40),
            (13, -18),
            (11, -10),
        )
    ]
    slates = [
        line(
            f"{-22 + i * 3.8},{-91 - i * 6} {10.4 - i * 1.9},{-91 - i * 6} {22 - i * 3.8},{-93.6 - i * 5.7}",
            0.6,
            8,
        )
        for i in range(5)
    ]
    cock = [limb("0,-122,1.6 0,-131,1.2", 4), rect(-7, -128, 14, 1.1)]
    bird = moved(
        blob("-9,-127* -6,-122 0,-121 5,-124 6,-129 9,-129* 7,-132 4,-131 2,-127 -3,-127 -8,-133*"),
        dx=0,
        dy=-9,
    )
    door, lights = (
        blob("-10,0* -10,-10 -5,-15 0,-10 0,0*"),
        [rect(-7, -44, 3.4, 8, 1.7), rect(12.6, -27, 2.6, 7, 1.3)],
    )
    return [
        paint("body", front),
        paint("dark", flank),
        paint("lite", quoins),
        paint("line", stones),
        paint("lite", yoke),
        paint("acc", bell),
        paint("seam", line("-13,-61 -5,-60 3,-61", 0.8), line("-9,-71 -5,-70 -1,-71", 0.6)),
        paint("body", loft),
        paint("dark", loft_side),
        paint(
            "line",
            outline(moved(blob("-15.4,-54* -15.4,-69 -10,-79 -2,-82 6,-79 11.4,-69 11.4,-54*"), dx=-3), 0.7),
        ),
        paint("lite", ledges),
        paint("body", ledges_side),
        paint("dark", spire_side),
        paint("body", spire),
        paint("line", slates),
        paint("dark", door),
        paint("line", line("-5,-1 -5,-13", 0.7, 3)),
        paint("lum", lights),
        paint("dark", cock),
        paint("acc", bird),
    ]


@motif
def circus_tent(lit: bool = True) -> list[Part]:
    """A striped big top with a pennant at (0, -116); about 150 broad with its ropes."""
    peak_left, peak_right = (
        blob("-2,-96 -14,-76 -32,-61 -54,-50", closed=False),
        blob("2,-96 14,-76 32,-61 54,-50", closed=False),
    )
    wall_left, wall_right = (
        blob("-50,-50 -49,-24 -52,0", closed=False),
        blob("50,-50 49,-24 52,0", closed=False),
    )
    roof = [strip(peak_left, peak_right, i / 9, (i + 1) / 9) for i in range(9)]
    wall = [strip(wall_left, wall_right, i / 13, (i + 1) / 13) for i in range(13)]
    tongues = [
        blob(f"{x - 6},{y - 1}* {x + 6},{y - 1}* {x + 5.4},{y + 6} {x},{y + 10} {x - 5.4},{y + 6}")
        for x, y in ((-48 + i * 12, -50 + 4 * (1 - ((i - 4) / 4) ** 2)) for i in range(9))
    ]
    band = limb("-55,-50,3 -28,-47,3 0,-46,3 28,-47,3 55,-50,3")
    mouth = blob("-12,0* -9,-18 0,-36 9,-18 12,0*")
    flaps = [
        blob("-1,-37* -8,-20 -10,-9 -22,0* -15,-13 -7,-28"),
        blob("1,-37* 8,-20 10,-9 22,0* 15,-13 7,-28"),
    ]
    ropes = [line(f"{s * x0},-49 {s * x1},0", 0.8, 3) for s in (-1, 1) for x0, x1 in ((54, 72), (46, 62))]
    pegs = [limb(f"{s * x},-5,1.8 {s * (x - 2)},1,1.4", 4) for s in (-1, 1) for x in (73, 63)]
    mast = [limb("0,-94,2 0,-116,1.6", 4), circle(0, -117, 2)]
    pennant = blob("0.6,-115* 12,-118 22,-112 36,-116* 26,-109 34,-105* 20,-105 10,-109 0.6,-104*")
    folds = [rib(peak_left, peak_right, (i + 0.5) / 9, 0.5, (0.3, 0.95)) for i in range(9)]
    creases = [rib(wall_left, wall_right, (i + 0.5) / 13, 0.5, (0.3, 1)) for i in (0, 1, 2, 3, 9, 10, 11, 12)]
    return [
        paint("line", ropes),
        paint("dark", pegs),
        paint("body", wall[::2]),
        paint("lite", wall[1::2]),
        paint("seam", creases),
        paint("lum" if lit else "ink", mouth),
        paint("lite", flaps),
        paint("seam", line("-3,-30 -10,-12 -17,-2", 0.7), line("3,-30 10,-12 17,-2", 0.7)),
        paint("dark", mast),
        paint("acc", roof[::2]),
        paint("glass", roof[1::2]),
        paint("seam", folds),
        paint("acc", tongues[1::2]),
        paint("glass", tongues[::2]),
        paint("body", band),
        paint("acc", pennant),
    ]


@motif
def stilt_house(lit: bool = True) -> list[Part]:
    """Crooked, on five long legs; the ladder goes from its door at (-7, -62) to the ground at (-30, 0)."""
    walls = poly("-22,-62 19,-63 25,-88 -18,-86")
    gable = blob("-18,-86* 25,-88* 16,-98 9,-113* -4,-98")
    roof = [
        blob("-29,-80* -14,-94 -3,-104 6,-118* 11,-114* 2,-99 -9,-88 -24,-76*"),
        blob("35,-82* 24,-96 16,-106 8,-118* 4,-114* 11,-100 20,-89 31,-78*"),
    ]
    floor = [limb("-29,-61,3.6 27,-63,3.6", 4), limb("-25,-58,2 23,-60,2", 4)]
    legs = [
        limb("-20,-60,3 -26,-30,2.8 -38,2,2.4"),
        limb("18,-61,3 24,-30,2.8 37,2,2.4"),
        limb("1,-60,2.8 4,-30,2.6 1,2,2.4"),
    ]
    crossing = [limb("-17,-60,2.6 2,-30,2.2 21,2,2.2"), limb("15,-61,2.6 -3,-30,2.2 -19,2,2.2")]
    braces = [limb("-29,-24,1.6 28,-22,1.6", 4), limb("-21,-44,1.4 20,-46,1.4", 4)]
    rails = [limb("-12,-62,1.7 -35,2,1.7", 4), limb("-3,-62,1.7 -25,2,1.7", 4)]
    rungs = [limb(f"{-14.2 - i * 2.5},{-56 + i * 7},1.3 {-5.2 - i * 2.4},{-56 + i * 7},1.3", 4) for i in range(8)]
    planks = [line(f"{x},-63 {x * 1.06 + 2.4},-87", 0.6, 3) for x in (-18, -15, 0, 4, 17)]
    boards = [line("-10,-92 20,-94", 0.6, 3), line("-3,-99 15,-100", 0.6, 3), line("4,-105 12,-106", 0.6, 3)]
    shingles = [line(f"{-26 + i * 5},{-79 - i * 5.6} {-22 + i * 4.9},{-76 - i * 5.4}", 0.6, 3) for i in range(6)]
    shingles += [line(f"{32 - i * 3.9},{-82 - i * 5.6} {28 - i * 3.9},{-79 - i * 5.4}", 0.6, 3) for i in range(6)]
    door, window = poly("-12,-62 -2.4,-62.4 -1,-79 -10.4,-78.6"), poly("7,-69 15.4,-69.4 17,-79 8.4,-78.6")
    pipe = [limb("21,-94,3.6 21,-106,3.2 25,-116,3.2", 8), poly("20,-116 30,-117 26,-123")]
    return [
        paint("dark", crossing, pipe),
        paint("body", legs, braces),
        paint("body", walls, gable),
        paint("line", planks, boards),
        paint("dark", roof),
        paint("line", shingles),
        paint("dark", floor),
        paint("dark", door, poly("5.6,-67.6 16.6,-68 18.4,-80.4 7,-80")),
        paint("lum" if lit else "glass", window, circle(6, -96, 2.8)),
        paint("dark", line("11.2,-69 12.6,-79", 1, 3), line("7.4,-74 16.4,-74.4", 1, 3)),
        paint("acc", poly("16.6,-68 20.4,-66 22.6,-82 18.4,-80.4"), circle(-3.6, -70, 1.1)),
        paint("line", outline(door, 0.7), line("-27,-62 25,-64", 0.7, 3)),
        paint("lite", rails, rungs),
    ]
