"""Settings of the object cards: alcoves, shelves, velvet, boards seen from above."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import numpy as np

from card_images.source import interior, sky
from card_images.source.canvas import Card
from card_images.source.geometry import Path, Point, cut, line, moved, oval, poly, rect, union
from card_images.source.palettes import Ink
from card_images.source.placed_motif import PlacedMotif
from card_images.source.raster import HEIGHT, WIDTH, XS, YS, contour, mix, smoothstep


def arch(left: float, top: float, right: float, bottom: float, rise: float = 0.5) -> Path:
    """An opening with a rounded head; `rise` is the height of the head, of its breadth."""
    head = (right - left) * rise
    middle, half = (left + right) / 2, (right - left) / 2
    return union(rect(left, top + head, right - left, bottom - top - head), oval(middle, top + head, half, head))


@contextmanager
def alcove(
    card: Card,
    opening: Path,
    *,
    wall: Ink = "mid",
    pattern: Ink = "light",
    lit: Ink = "light",
    edge: Ink = "shadow",
    light: Point | None = None,
    tile: Path = interior.DAMASK,
) -> Iterator[Card]:
    """A papered wall with a hollow in it: a moulding round the hollow, its thickness, and its lit back,
    which is given to be painted on.
    """
    interior.wallpaper(card, wall, pattern, tile=tile)
    bounds = opening.getBounds()
    x, y = bounds.centerX(), bounds.centerY()
    for scale, upper, lower in (
        (1.13, card.ink(wall, "light", 0.35), card.ink(wall, "shadow", 0.4)),
        (1.07, card.ink(wall, "shadow", 0.3), card.ink(wall, "deep", 0.4)),
    ):
        frame = moved(moved(opening, -x, -y), x, y, scale=scale)
        card.layer(frame, upper, lower, rim_light=1.0, shadow=0.45, hatch=0.5)
    with card.inside(opening, card.palette.name, light or card.light, depth=0.9) as hollow:
        sky.void(hollow, lit, edge)
        yield hollow
    away = -26 if card.light[0] > x else 26
    reveal = cut(opening, moved(opening, -away, 4))
    card.layer(reveal, card.ink(lit, "glow", 0.2), card.ink(lit, "mid", 0.5), rim_light=0.3, shadow=0.2)


def shelf(card: Card, y: float, *, depth: float = 190, ink: Ink = "shadow", tilt: float = 0) -> None:
    """A shelf across the whole card: its top from `y` down by `depth`, its edge with a moulding below."""
    left, right = y + tilt, y - tilt

    def strip(top: float, bottom: float) -> Path:
        corners = [
            (-20, left + top),
            (WIDTH + 20, right + top),
            (WIDTH + 20, right + bottom),
            (-20, left + bottom),
        ]
        return poly(corners)

    card.layer(strip(0, depth), card.ink(ink, "mid", 0.25), card.ink(ink, "light", 0.22), shadow=0.45, hatch=0.8)
    card.layer(strip(depth - 6, HEIGHT), card.ink(ink, "deep", 0.3), card.ink(ink, "deep", 0.8), hatch=1.1)
    card.layer(strip(depth + 22, depth + 34), card.ink(ink, "mid", 0.3), card.ink(ink, "deep", 0.3), rim_light=0.9)


def velvet(card: Card, y: float, *, ink: Ink = "shadow", folds: float = 7, fall: float = 150) -> None:
    """Cloth over a table from about `y` down: level for `fall` pixels, then hanging in folds."""
    seed = card.next_seed()
    edge = y + (contour(260, seed, 3) - 0.5) * 24
    below = YS - edge[None, :]
    cover = smoothstep(-1.5, 1.5, below)
    card.layer(cover, card.ink(ink, "mid", 0.35), card.ink(ink, "deep", 0.2), rim_light=0.9, shadow=0.45)
    hem = fall + (contour(120, seed + 3, 2) - 0.5) * 50
    falling = smoothstep(-30, 50, below - hem[None, :])
    spread = (XS - WIDTH / 2) * (1 + np.clip(below - fall, 0, 400) / 2600)
    phase = spread / WIDTH * folds + (contour(200, seed + 7, 2) - 0.5)[None, :] * 1.5
    fold = np.sin(phase * 2 * np.pi)
    card.image = mix(card.image, card.palette.deep, falling * smoothstep(-0.3, 1.0, fold) * 0.75)
    card.image = mix(card.image, card.palette.light, falling * smoothstep(0.2, 1.0, -fold) * 0.22)
    ridge = smoothstep(26, 0, np.abs(below - hem[None, :])) * (0.5 + 0.5 * card.grain)
    card.image = mix(card.image, card.palette.light, np.asarray(ridge * 0.16, np.float32))


def boards(card: Card, ink: Ink = "mid", edge: Ink = "shadow", *, turn: float = 8, count: int = 6) -> None:
    """A wooden table seen from above: planks that run up the card, turned by some degrees."""
    sky.void(card, ink, edge)
    step = WIDTH * 1.3 / count
    seams, ends = [], []
    for index in range(count + 1):
        x = -WIDTH * 0.15 + index * step
        seams.append(line([(x, -300), (x, HEIGHT + 300)], 5, 4))
        y = 240 + (index * 517) % 900
        ends.append(line([(x, y), (x + step, y)], 4, 4))
    planks = [moved(moved(seam, -450, -675), 450, 675, turn=turn) for seam in (*seams, *ends)]
    card.layer(planks, card.ink(edge, "deep", 0.4), "deep", rim_light=0.5, shadow=0.35, wobble=2.6)
    grain = np.sin((XS + (card.coarse - 0.5) * 160 + YS * np.tan(np.radians(turn))) / 7)
    card.image *= (1 - 0.07 * smoothstep(0.2, 1, grain))[..., None]


def on(placed: PlacedMotif, shape: Path) -> Path:
    """A shape in the units of a placed motif, where it lies on the card."""
    there = Path()
    shape.transform(placed.matrix, there)
    return there
