"""Household things: what lies on tables and hangs on nails."""

from __future__ import annotations

from card_images.source.geometry import (
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
from card_images.source.motifs.drawing import Part, motif, paint


@motif
def key() -> list[Part]:
    """Upright, bow above, bit to the right. The bow's eye is at (0, -85)."""
    bow = union(circle(0, -84, 11.5), circle(-13, -69, 11.5), circle(13, -69, 11.5), circle(0, -70, 10))
    bow = cut(bow, circle(0, -85, 6.2), circle(-14, -68.5, 6.2), circle(14, -68.5, 6.2), circle(0, -73, 3.4))
    shaft = union(
        rect(-3, -62, 6, 62, 2),
        rect(-7, -61, 14, 4, 2),
        rect(-5.5, -54, 11, 3, 1.5),
        rect(-5, -6, 10, 3, 1.5),
        circle(0, -1, 4),
    )
    bit = cut(
        poly("2,-30 25,-32 25,-8 2,-8"),
        rect(9, -33, 4, 9),
        rect(17, -20, 9, 4),
        rect(9, -16, 4, 9),
        circle(6.5, -20, 2.2),
    )
    shine = [
        line("-1,-54 -1,-8", 0.9, 4),
        line("-8,-90 -5,-93 0,-94", 0.8),
        line("-22,-72 -20,-77 -16,-79", 0.8),
        line("5,-29 23,-30.6", 0.7, 4),
    ]
    return [paint("body", union(bow, shaft, bit)), paint("line", shine)]


@motif
def candle(lit: bool = True) -> list[Part]:
    """In a dish with a handle. The wick is at (0, -76)."""
    wax = [
        rect(-11, -66, 22, 56),
        blob("-12,-62* -12,-69 -9,-73 -5,-70 -2,-73 3,-69 7,-74 12,-69 12,-62*"),
        limb("-11,-62,4 -13,-46,5 -13,-38,6.4"),
        limb("11,-62,4 13,-52,5 13,-48,6.4"),
        limb("3,-66,3 3.4,-54,4 3.4,-50,5.4"),
    ]
    dish = union(blob("-34,-15* -30,-6 -20,-1 20,-1 30,-6 34,-15* 20,-11 -20,-11"), rect(-15, -20, 30, 12, 3))
    flutes = [line(f"{x},-12 {x * 0.9},-4", 0.7, 4) for x in (-24, -16, -8, 0, 8, 16, 24)]
    parts = [
        paint("body", dish, ring(41, -11, 10.5, 4.6)),
        paint("lite", wax),
        paint("seam", line("-6,-58 -5,-40 -6,-24", 0.7), line("7,-40 7,-24", 0.6)),
        paint("line", flutes),
        paint("dark", limb("0,-70,1.6 0.6,-78,1.4")),
    ]
    if lit:
        parts += [
            paint("lum", blob("1,-108* 6,-95 8.4,-85 5,-77 0,-75 -5,-77 -8,-84 -4,-94")),
            paint("acc", blob("0,-86* 2.6,-80 0,-76 -2.6,-80")),
        ]
    return parts


@motif
def hand_mirror() -> list[Part]:
    """Upright, in a beaded frame. The glass is around (0, -66)."""
    beads = [circle(x, -66 + (y + 66) * 34 / 28, 4.6) for x, y in around(0, -66, 28, 18)]
    crest = blob("0,-113* 7,-105 14,-99 -14,-99 -7,-105")
    handle = [
        limb("0,-30,9 0,-22,5 0,-16,8 0,-8,6 0,0,9"),
        circle(0, 2, 6),
        both_sides(limb("3,-28,3 13,-24,3 16,-30,2")),
    ]
    shine = [line("-12,-50 -14,-66 -8,-82", 1.4), line("-8,-48 -9,-56", 1)]
    return [
        paint("body", oval(0, -66, 28, 34), beads, crest, handle),
        paint("line", line("-3,-26 -2,-14 -3,-4", 0.8)),
        paint("dark", oval(0, -66, 24, 30)),
        paint("glass", oval(0, -66, 22.5, 28.5)),
        paint("line", shine),
    ]


@motif
def teapot() -> list[Part]:
    """Spout to the right; its mouth is at (58, -68)."""
    belly = blob("-30,-34 -24,-54 -10,-62 10,-62 24,-54 30,-34 26,-14 14,-5 -14,-5 -26,-14")
    spout = blob("24,-36* 35,-37 42,-50 50,-67 58,-72* 61,-67* 55,-54 50,-36 40,-20 24,-14*")
    handle = limb("-22,-50,7 -38,-62,7 -54,-54,6.4 -56,-38,6 -44,-22,6 -26,-17,7")
    lid = [blob("-17,-60* -14,-68 0,-72 14,-68 17,-60*"), limb("0,-70,4 0,-76,3"), circle(0, -80, 5)]
    foot = blob("-16,-6* 16,-6* 21,0* -21,0*")
    band = intersect(belly, rect(-40, -43, 80, 16))
    jewels = [intersect(belly, blob(f"{x},-42 {x + 4},-35 {x},-28 {x - 4},-35")) for x in range(-24, 28, 8)]
    chasing = [
        line("-14,-62 0,-60 14,-62", 0.9),
        line("-22,-52 0,-49 22,-52", 0.7),
        line("-24,-20 0,-17 24,-20", 0.7),
        line("-14,-6 0,-5 14,-6", 0.7),
    ]
    chasing += [line(f"{x},-16 {x * 0.7},-8", 0.6, 4) for x in (-16, -8, 0, 8, 16)] + [
        line("44,-48 50,-60 57,-69", 0.8)
    ]
    return [
        paint("body", belly, spout, handle, foot),
        paint("dark", band),
        paint("acc", jewels),
        paint("lite", lid),
        paint("line", chasing),
    ]


@motif
def pocket_watch(hour: float = 10.3) -> list[Part]:
    """With a piece of chain. The bow is at (0, -102)."""
    case = [circle(0, -40, 40), rect(-6, -90, 12, 12, 3), rect(-8, -97, 16, 8, 3), ring(0, -102, 10, 3.6)]
    marks = [
        moved(rect(-1.6, -31, 3.2, 8) if tick % 3 == 0 else rect(-1, -31, 2, 5), dy=-40, turn=tick * 30)
        for tick in range(12)
    ]
    hands = [
        moved(blob("0,-20* 2.8,-12 1,3 -1,3 -2.8,-12"), dy=-40, turn=hour * 30),
        moved(blob("0,-29* 2.2,-14 1,5 -1,5 -2.2,-14"), dy=-40, turn=hour % 1 * 360),
    ]
    links = [(10 + i * 5.6, -108 - (0, 7, 11, 12, 9, 4, -2, -8, -15)[i]) for i in range(9)]
    chain = [cut(oval(x, y, 4.4, 3.2), oval(x, y, 2.4, 1.5)) for x, y in links]
    rim = [line([(x * 0.95, -40 + (y + 40) * 0.95), (x, y)], 0.8, 3) for x, y in around(0, -40, 39, 36)]
    return [
        paint("body", *case),
        paint("line", rim),
        paint("dark", circle(0, -40, 35)),
        paint("glass", circle(0, -40, 33.5)),
        paint("seam", ring(0, -40, 22, 0.6), ring(0, -24, 6, 0.6)),
        paint("ink", *marks, *hands, circle(0, -40, 3)),
        paint("body", chain),
    ]


@motif
def birdcage() -> list[Part]:
    """Empty, its little door shut. The ring is at (0, -93)."""
    bars = [line(f"{x},-8 {x},-56 {x * 0.75},-74 {x * 0.1},-88", 1) for x in (-28, -19, -10, 0, 10, 19, 28)]
    outside = blob("-31,-6* -31,-56 -23,-76 0,-89 23,-76 31,-56 31,-6*")
    frame = cut(outside, blob("-29,-6* -29,-56 -21.6,-75 0,-86.6 21.6,-75 29,-56 29,-6*"))
    hoops = [rect(-29, -34, 58, 1.8), rect(-29.4, -58, 58.8, 2), rect(-24, -74, 48, 1.6)]
    base = [
        rect(-33, -10, 66, 8, 3),
        rect(-36, -4, 72, 4, 2),
        ring(0, -94, 6.4, 2.4),
        blob("-6,-84 0,-91 6,-84"),
    ]
    perch = [
        limb("-14,-46,1.4 14,-46,1.4", 4),
        line("-14,-46 -14,-74", 0.5, 4),
        line("14,-46 14,-74", 0.5, 4),
    ]
    return [
        paint("dark", perch),
        paint("body", bars, frame, hoops, base),
        paint("line", line("-30,-7 0,-6.4 30,-7", 0.9)),
    ]


@motif
def lantern(lit: bool = True) -> list[Part]:
    """Stands, or hangs by the ring at (0, -101)."""
    cap = [
        blob("-27,-66* -22,-76 -12,-83 -8,-87* 8,-87* 12,-83 22,-76 27,-66*"),
        rect(-11, -93, 22, 6, 1.6),
        blob("-8,-92* -6,-96 6,-96 8,-92*"),
        ring(0, -101, 7.6, 2.6),
    ]
    eaves = rect(-31, -68, 62, 5.4, 2.2)
    panes = blob("-22,-64* -24,-44 -23,-16* 23,-16* 24,-44 22,-64*")
    cage = [
        both_sides(limb("24,-64,3.4 27,-42,3.4 25,-14,3.6")),
        both_sides(limb("8,-64,2 9.4,-42,2 8.6,-14,2")),
        limb("-26,-46,1.8 0,-44,1.8 26,-46,1.8"),
        limb("-26,-29,1.8 0,-27,1.8 26,-29,1.8"),
    ]
    tank = [
        rect(-29, -16, 58, 5, 2),
        blob("-25,-12* 25,-12* 30,-5 28,-2* -28,-2* -30,-5"),
        rect(-32, -3, 64, 4, 1.8),
        limb("29,-8,2.4 36,-8,2.4", 4),
        circle(37.6, -8, 3.2),
    ]
    vents = [
        moved(blob("-1.3,-4* 0,-5.4 1.3,-4* 1.3,3* 0,4 -1.3,3*"), dx=x, dy=-74, turn=x) for x in (-16, -8, 0, 8, 16)
    ]
    chasing = [line("-25,-67 0,-65.6 25,-67", 0.7), line("-20,-76.6 0,-80.6 20,-76.6", 0.5)]
    chasing += [
        line("-27,-13.6 0,-12.4 27,-13.6", 0.6),
        line("-26,-6 0,-4.6 26,-6", 0.6),
        line("-25.4,-60 -27.6,-42 -26,-18", 0.6),
    ]
    flame = blob("1,-58* 6,-46 9.6,-35 6,-24 0,-21 -6,-24 -9,-34 -4,-45")
    heart = blob("0,-42* 4.6,-32 2.6,-24 0,-22 -2.6,-24 -4.6,-32")
    fire = [paint("acc", flame), paint("lum", heart)] if lit else [paint("seam", line("-18,-56 -19,-40 -18,-24", 1.4))]
    return [
        paint("lum" if lit else "glass", panes),
        *fire,
        paint("dark", limb("0,-22,5 0,-16,6")),
        paint("body", cage, cap, tank),
        paint("body", eaves),
        paint("lum" if lit else "ink", vents),
        paint("line", chasing),
    ]


@motif
def teacup(steaming: bool = True) -> list[Part]:
    """On its saucer, ear to the right. The tea is at (0, -57), 26 wide to each side."""
    saucer = blob("-54,-11* -34,-14 0,-15 34,-14 54,-11* 46,-4 28,0 16,2 -16,2 -28,0 -46,-4")
    well = oval(0, -10.6, 27, 3)
    bowl = blob("-36,-58* -34.6,-44 -28,-28 -16,-16 -13,-10* 13,-10* 16,-16 28,-28 34.6,-44 36,-58*")
    ear = cut(
        blob("32,-54* 42,-60 52,-57 56,-48 52,-37 40,-29 26,-25*"),
        blob("33.6,-48* 42,-54 48,-52 50,-47 46,-40 38,-34 29.6,-32*"),
    )
    shade = intersect(bowl, blob("18,-60* 40,-60* 36,-30 14,-8* -4,-8* 14,-20 22,-40"))
    band = intersect(bowl, blob("-40,-50* 0,-46 40,-50* 40,-34* 0,-29 -40,-34*"))
    sprigs = [
        moved(blob("0,-6* 4,-1 0,6* -4,-1"), dx=x, dy=-39.4 - abs(x) * 0.1, turn=x * 0.8) for x in (-25, -13, 0, 13, 24)
    ]
    brush = [line("-36,-51.6 0,-47.6 36,-51.6", 0.6), line("-30.6,-32.4 0,-27.4 30.6,-32.4", 0.6)]
    brush += [line("-14,-15 0,-13.4 14,-15", 0.6), line("-50,-9.6 -30,-5 0,-3.6 30,-5 50,-9.6", 0.6)]
    brush += [
        line("36,-53 44,-56.6 51,-52", 0.5),
        line("-9,-25 -6,-18", 0.5, 4),
        line("-19,-27 -13,-19", 0.5, 4),
    ]
    parts = [
        paint("lite", saucer),
        paint("dark", well),
        paint("lite", ear),
        paint("lite", bowl),
        paint("body", shade),
        paint("dark", band),
        paint("acc", sprigs),
        paint("line", [line(f"{x},-37 {x + 13},-40", 0.6, 4) for x in (-32, -19, -6, 6, 19)]),
        paint("glass", oval(0, -58, 36, 6.6)),
        paint("dark", oval(0, -57.6, 33, 5)),
        paint("acc", oval(0, -56.4, 29, 3.6)),
        paint("seam", brush),
    ]
    if steaming:
        curl = limb("2,-58,1.6 10,-68,5 -4,-78,6 -10,-90,5 2,-101,4 13,-97,3.4 11,-88,2.6 5,-90,1.4", 40)
        wisp = limb("-12,-60,1 -18,-69,3 -12,-77,1")
        parts += [paint("glass", curl, wisp), paint("seam", line("4,-66 2,-72 -6,-80 -7,-90 2,-98", 0.5))]
    return parts
