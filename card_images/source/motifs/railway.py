"""Railway: the engine and what it draws."""

from __future__ import annotations

from card_images.source.geometry import (
    Path,
    around,
    blob,
    circle,
    cut,
    limb,
    line,
    moved,
    oval,
    poly,
    rect,
    ring,
)
from card_images.source.motifs.drawing import Part, motif, paint


def _wheel(x: float, radius: float, spokes: int) -> tuple[list[Path], list[Path]]:
    """A wheel standing on the rail, its tyre and its spokes."""
    hub = circle(x, -radius, radius * 0.2)
    bars = [
        line([(x, -radius), point], radius * 0.11, 3) for point in around(x, -radius, radius * 0.84, spokes, start=12)
    ]
    return [ring(x, -radius, radius, radius * 0.2), hub], bars


def _carriage(x: float, *, lit: bool) -> list[Part]:
    """A carriage whose front end is at x; it is 88 long."""

    def here(*paths: Path) -> list[Path]:
        return [moved(path, dx=x) for path in paths]

    box = poly("-86,-14 -87,-54 -1,-54 -2,-14")
    roof = blob("-91,-53* -88,-61 -76,-65 -44,-66.4 -12,-65 0,-61 3,-53*")
    panes = [blob(f"{at},-28* {at},-45 {at + 5},-49 {at + 10},-45 {at + 10},-28*") for at in (-81, -66, -51, -36, -21)]
    bars = [line(f"{at + 5},-48 {at + 5},-28", 0.9, 4) for at in (-81, -66, -51, -36, -21)]
    sills = [rect(at - 1, -28.4, 12, 2, 0.6) for at in (-81, -66, -51, -36, -21)]
    vents = [rect(at, -69, 7, 4, 1) for at in (-70, -47, -24)]
    frame = [
        rect(-88, -15, 88, 4, 1),
        rect(-80, -12, 22, 5, 1),
        rect(-30, -12, 22, 5, 1),
        limb("0,-10,3 8,-10,3", 4),
    ]
    wheels = [_wheel(at, 7, 6) for at in (-76, -62, -26, -12)]
    boards = [line(f"{at},-25 {at},-17", 0.6, 4) for at in range(-82, 0, 5)] + [line("-88,-58 -44,-60 0,-58", 0.6)]
    return [
        paint("dark", here(*frame, *vents)),
        paint("body", [moved(path, dx=x) for tyre, _ in wheels for path in tyre]),
        paint("line", [moved(path, dx=x) for _, spokes in wheels for path in spokes]),
        paint("body", here(box)),
        paint("line", here(*boards)),
        paint("lum" if lit else "dark", here(*panes)),
        paint("dark", here(*bars)),
        paint("acc", here(*sills)),
        paint("dark", here(roof)),
        paint("line", here(line("-84,-60 -44,-63 -4,-60", 0.6))),
    ]


def _engine(*, lit: bool) -> list[Part]:
    boiler = blob("20,-62* 60,-63 92,-62* 98,-56 100,-44 98,-32 92,-26* 20,-27*")
    nose = oval(94, -44, 7.4, 17.6)
    bands = [line(f"{x},-62.4 {x + 3.4},-44 {x},-26.6", 1.2) for x in (38, 54, 72)]
    rivets = [circle(94 + px * 0.4, py, 0.8) for px, py in around(0, -44, 14.6, 12)]
    funnel = [blob("78,-60* 79,-74 76,-84* 90,-84* 87,-74 88,-60*"), rect(74, -91, 18, 8, 2)]
    dome = [
        blob("44,-61* 44,-70 49,-75 54,-75 59,-70 59,-61*"),
        limb("51.5,-74,4 51.5,-78,3", 4),
        limb("64,-62,3 64,-70,3.6", 6),
    ]
    cab = [poly("-2,-18 -2,-66 25,-66 25,-18"), blob("-8,-65* -6,-71 10,-74 26,-72 31,-66*")]
    window = blob("4,-43* 4,-56 11,-60 18,-56 18,-43*")
    board = [poly("-4,-28 24,-28 30,-25 100,-25 100,-20 -4,-20"), rect(-4, -22, 30, 12, 1)]
    cylinder = [rect(76, -22, 20, 11, 3)]
    pilot = poly("96,-20 104,-20 120,-1 96,-1")
    slats = [line(f"{99 + i * 2},-18 {99 + i * 5.4},-2.4", 0.9, 4) for i in range(4)]
    wheels = [_wheel(20, 15, 10), _wheel(55, 15, 10), _wheel(82, 7, 6)]
    rods = [
        limb("20,-9,3.4 55,-9,3.4", 4),
        limb("55,-9,2.6 80,-16,3", 4),
        circle(20, -9, 2.8),
        circle(55, -9, 2.8),
    ]
    lamp = [rect(90, -72, 11, 11, 2), limb("95.5,-71,3 95.5,-75,2", 4)]
    handrail = [
        line("30,-52 60,-53 90,-52", 0.8),
        line("2,-24 2,-40 23,-40 23,-24", 0.6, 30),
        line("-6,-68.6 12,-71 28,-68.6", 0.7),
    ]
    return [
        paint("dark", board, pilot),
        paint("body", [path for tyre, _ in wheels for path in tyre]),
        paint("line", [path for _, spokes in wheels for path in spokes], slats),
        paint("body", dome, funnel[0]),
        paint("dark", funnel[1], lamp),
        paint("body", boiler),
        paint("line", bands),
        paint("dark", nose),
        paint("line", rivets, cut(oval(94, -44, 5, 12), oval(94, -44, 4.2, 11.2))),
        paint("body", cab[0]),
        paint("dark", cab[1], cylinder),
        paint("lum" if lit else "ink", window),
        paint("line", handrail, line("79,-19 93,-19", 0.7, 4)),
        paint("acc", rods[0], rods[1], rect(100, -22, 4, 7, 1), rect(74, -92, 18, 3, 1)),
        paint("lite", rods[2], rods[3], circle(97, -44, 2)),
        paint("lum" if lit else "glass", oval(99, -66.6, 3.6, 4.4)),
    ]


@motif
def train(carriages: int = 1, *, lit: bool = True) -> list[Part]:
    """Runs to the right. The funnel's mouth is at (83, -92); each carriage adds 96 on the left."""
    wagons = [part for index in range(carriages) for part in _carriage(-12 - index * 96, lit=lit)]
    return [*wagons, *_engine(lit=lit)]
