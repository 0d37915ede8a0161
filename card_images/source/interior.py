"""Rooms: papered walls, boarded floors in perspective, curtains, windows."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from card_images.source.canvas import Card
from card_images.source.geometry import Path, Point, blob, both_sides, limb, line, moved, outline, poly, rect
from card_images.source.palettes import Ink
from card_images.source.raster import HEIGHT, WIDTH, XS, YS, mask, mix, ramp, smoothstep, warp

DAMASK = both_sides(blob("0,-44* 8,-34 6,-24 16,-26 22,-14 14,-2 6,-6 10,8 18,16 10,30 0,42*"))
STRIPE_SPRIG = both_sides(limb("0,34,3 0,0,2 0,-30,1"), limb("1,8,2 12,-2,4 17,-14,1"), limb("1,24,2 10,18,4 16,8,1"))


def wallpaper(
    card: Card,
    ink: Ink = "mid",
    pattern_ink: Ink = "light",
    *,
    tile: Path = DAMASK,
    step: float = 112,
    fade: float = 0.5,
) -> None:
    """A papered wall over the whole card: a motif printed in staggered rows, worn in places."""
    rows, columns = int(HEIGHT / step / 0.78) + 3, int(WIDTH / step) + 3
    tiles = [
        moved(tile, (column + 0.5 * (row % 2)) * step, row * step * 0.78, scale=step / 112)
        for row in range(-1, rows)
        for column in range(-1, columns)
    ]
    wall = card.ink(ink)
    bright = 1 - np.hypot(XS - card.light[0], YS - card.light[1]) / 1300 + (card.coarse - 0.5) * 0.4
    card.image = ramp([(0, wall * 0.62), (0.6, wall), (1, mix(wall, card.palette.glow, 0.12))], bright)
    stripes = smoothstep(0.0, 0.5, np.abs((XS / (step * 0.5)) % 1 - 0.5)) * 0.06
    card.image *= (1 - stripes)[..., None]
    print_ = warp(mask(tiles), 2, 20, card.seed) * (0.3 + 0.4 * card.grain) * (1 - fade * 0.5)
    worn = smoothstep(0.12, 0.5, card.coarse)
    card.image = mix(card.image, card.ink(pattern_ink), print_ * worn)


def room(
    card: Card,
    *,
    vanish: Point = (450, 620),
    back: tuple[float, float, float, float] = (190, 230, 710, 900),
    wall: Ink = "mid",
    floor: Ink = "mid",
    boards: int = 9,
) -> None:
    """A room seen from the front: ceiling, side walls, the back wall and a boarded floor.

    `back` is the far wall (left, top, right, bottom); every other line runs to the vanishing point. Put the
    two off the middle and the room turns its head.
    """
    left, top, right, bottom = back

    def near(x: float, y: float) -> Point:
        """The same line of the room, past the edge of the card."""
        return vanish[0] + (x - vanish[0]) * 6, vanish[1] + (y - vanish[1]) * 6

    dark = card.ink(wall, "deep", 0.55)
    corners: list[Point] = [(left, top), (right, top), (right, bottom), (left, bottom)]
    far = [near(*corner) for corner in corners]
    planes: list[tuple[list[Point], Ink, Ink]] = [
        ([far[0], far[1], corners[1], corners[0]], card.ink(wall, "deep", 0.8), dark),
        ([far[0], corners[0], corners[3], far[3]], card.ink(wall, "deep", 0.35), card.ink(wall, "deep", 0.6)),
        ([far[1], corners[1], corners[2], far[2]], card.ink(wall, "deep", 0.5), card.ink(wall, "deep", 0.7)),
        (
            [far[3], corners[3], corners[2], far[2]],
            card.ink(floor, "light", 0.2),
            card.ink(floor, "deep", 0.75),
        ),
        (corners, card.ink(wall, "light", 0.08), card.ink(wall, "shadow", 0.3)),
    ]
    for plane, upper, lower in planes:
        card.layer(poly(plane), upper, lower, rim_light=0.1, shadow=0, hatch=0.5, wobble=1.6)
    seams: list[Path] = []
    for index in range(boards + 1):
        x = left + (right - left) * index / boards
        seams.append(line([(x, bottom), near(x, bottom)], 2.4, 4))
    card.layer(seams, card.ink(floor, "deep", 0.6), "deep", rim_light=0, shadow=0, wobble=1.2)
    skirting = rect(left, bottom - 26, right - left, 26)
    card.layer(skirting, card.ink(wall, "deep", 0.45), card.ink(wall, "deep", 0.6), rim_light=0.5, shadow=0.3)
    edges = [line([corner, out], 5, 4) for corner, out in zip(corners, far, strict=True)]
    card.layer(edges, dark, "deep", rim_light=0.4, shadow=0.2, wobble=1.6)


def table(card: Card, y: float, *, ink: Ink = "shadow", tilt: float = 0) -> None:
    """The near edge of a table, or a shelf, across the whole card."""
    left, right = y + tilt, y - tilt
    top = poly([(-20, left), (WIDTH + 20, right), (WIDTH + 20, right + 70), (-20, left + 70)])
    front = poly([(-20, left + 62), (WIDTH + 20, right + 62), (WIDTH + 20, HEIGHT + 20), (-20, HEIGHT + 20)])
    card.layer(top, card.ink(ink, "light", 0.3), card.ink(ink, "mid", 0.3), rim_light=0.8, shadow=0.45, hatch=0.6)
    card.layer(front, card.ink(ink), card.ink(ink, "deep", 0.8), rim_light=0.5, shadow=0.4, hatch=1.1)


def curtain(card: Card, edge: Sequence[Point], *, ink: Ink = "acc", folds: int = 6) -> None:
    """A hanging curtain between the nearer side of the card and a line of points from top to bottom."""
    outer = -30.0 if sum(x for x, _ in edge) / len(edge) < WIDTH / 2 else WIDTH + 30.0
    cloth = blob([(outer, edge[0][1]), *edge, (outer, edge[-1][1])], roundness=0.3)
    cover = mask(cloth)
    card.layer(cover, card.ink(ink), card.ink(ink, "deep", 0.6), rim_light=0.9, shadow=0.55, angle=np.pi / 2)
    ys = np.array([y for _, y in edge])
    reach = np.interp(YS[:, 0], ys, np.array([x for x, _ in edge]))[:, None] - outer
    phase = (XS - outer) / reach * folds + (card.coarse - 0.5) * 0.3
    fold = np.sin(phase * 2 * np.pi)
    card.image = mix(card.image, card.palette.deep, cover * smoothstep(0.1, 1.0, fold) * 0.55)
    card.image = mix(card.image, card.palette.glow, cover * smoothstep(0.5, 1.0, -fold) * 0.14)


def window_panes(card: Card, shape: Path, bars: Sequence[Path], *, frame: float = 16, ink: Ink = "shadow") -> None:
    """Frame and glazing bars over a shape that was filled before (see `Card.inside`)."""
    card.layer([outline(shape, frame), *bars], card.ink(ink, "mid", 0.4), card.ink(ink, "deep", 0.3), rim_light=1.0)
