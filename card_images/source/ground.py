"""Ground: hills, waves, still water, and earth in cross-section."""

from __future__ import annotations

import numpy as np

from card_images.source.canvas import Card
from card_images.source.geometry import Matrix, around, blob
from card_images.source.placed_motif import PlacedMotif
from card_images.source.raster import (
    HEIGHT,
    WIDTH,
    XS,
    YS,
    Field,
    contour,
    fbm,
    mix,
    sample,
    smoothstep,
    value_noise,
)


def _below(edge: Field) -> Field:
    return smoothstep(-1.5, 1.5, YS - edge[None, :])


def hills(
    card: Card,
    y: float,
    swing: float = 60,
    *,
    depth: float = 0.0,
    scale: float = 260,
    rim_light: float = 0.5,
    hatch: float = 0.9,
) -> None:
    """Rolling ground from about `y` down. Depth 0 is the darkest foreground, 1 the haze of the distance."""
    profile = contour(scale, card.next_seed())
    near = card.ink("shadow", "deep", 0.5)
    colour = mix(near, card.ink("mid", "light", 0.4), depth)
    top, bottom = mix(colour, card.palette.mid, 0.2), mix(colour, card.palette.deep, 0.45)
    card.layer(_below(y - (profile - 0.5) * swing * 2), top, bottom, rim_light=rim_light, shadow=0.25, hatch=hatch)


def waves(card: Card, y: float, *, depth: float = 0.0, length: float = 90, height: float = 18) -> None:
    """One sheet of sea with a crest at about `y`. Lay several, with boats between them."""
    seed = card.next_seed()
    swell = np.sin(XS[0] / length + seed % 7) * height + np.sin(XS[0] / (length * 0.41) + seed % 5) * height * 0.3
    edge = np.asarray(y + swell - (contour(120, seed, 3) - 0.5) * height * 2, np.float32)
    top = mix(card.ink("mid", "shadow", 0.6), card.ink("mid", "light", 0.4), depth)
    bottom = mix(card.ink("shadow", "deep", 0.7), card.palette.mid, depth * 0.7)
    card.layer(_below(edge), top, bottom, rim_light=0.9, shadow=0.35, hatch=1.2)


def water(card: Card, y: int, *, ripple: float = 1.0, mirrored: Card | None = None) -> None:
    """Still water from `y` down, which mirrors what stands above, or another card (see `Card.copy`).

    What was placed on that other card is tagged here too, upside down, where it shows.
    """
    source = mirrored or card
    depth = HEIGHT - y
    above = source.image[max(0, y - depth) : y][::-1]
    above = np.pad(above, ((0, depth - above.shape[0]), (0, 0), (0, 0)), "edge")
    rows, columns = np.mgrid[0:depth, 0:WIDTH].astype(np.float32)
    swing = (3 + np.minimum(rows, 260) * 0.045) * ripple
    sideways = (value_noise(16, card.seed + 61, stretch=(5, 0.7), size=(WIDTH, depth)) - 0.5) * swing * 4
    upwards = (value_noise(10, card.seed + 62, stretch=(6, 1), size=(WIDTH, depth)) - 0.5) * swing * 1.5
    picture = sample(above, columns + sideways, rows + upwards)
    down = rows / depth
    picture = mix(picture * 0.82, card.palette.deep, 0.15 + 0.45 * down)
    glints = smoothstep(0.76, 0.86, fbm(9, card.seed + 66, 2, stretch=(9, 1), size=(WIDTH, depth))) * (1 - down * 0.6)
    card.hide(smoothstep(-1, 1, YS - y))
    card.image[y:] = mix(picture, card.palette.light, glints * 0.21)
    if mirrored is not None:
        card.drawn |= mirrored.drawn
        card.placed.extend(_upside_down(one, y) for one in mirrored.placed if one.box[3] > max(0, y - depth))


def _upside_down(placed: PlacedMotif, y: int) -> PlacedMotif:
    left, top, right, bottom = placed.box
    # What reaches below the water line is not mirrored, nor what would fall off the card.
    first, last = max(top, 2 * y - HEIGHT), min(bottom, y)
    rows = slice(first - top, max(first, last) - top)
    flip = Matrix()
    flip.setScale(1, -1)
    flip.postTranslate(0, 2 * y)
    matrix = Matrix.Concat(flip, placed.matrix)
    box = (left, 2 * y - max(first, last), right, 2 * y - first)
    return PlacedMotif(
        placed.drawing,
        matrix,
        placed.weight,
        box,
        placed.cover[rows][::-1].copy(),
        placed.visible[rows][::-1].copy(),
        placed.whole,
    )


def earth(card: Card, y: float, *, swing: float = 25) -> None:
    """The ground cut open from `y` down: strata, stones, dark at the bottom. For cross-sections."""
    edge = np.asarray(y - (contour(240, card.next_seed(), 3) - 0.5) * swing * 2, np.float32)
    card.layer(_below(edge), card.ink("mid", "shadow", 0.4), "deep", rim_light=0.7, shadow=0.3, hatch=1.3)
    for index, share in enumerate((0.24, 0.5, 0.76)):
        line = y + (HEIGHT - y) * share + (contour(200, card.next_seed(), 4) - 0.5) * 90
        ink = card.ink("shadow", "deep", index * 0.25)
        below = card.ink("shadow", "deep", 0.4 + index * 0.2)
        card.layer(_below(np.asarray(line, np.float32)), ink, below, rim_light=0.2, shadow=0.35, hatch=1.0)
    chance = np.random.default_rng(card.next_seed())
    stones = []
    for _ in range(46):
        x, depth, size = chance.random() * WIDTH, chance.random() ** 0.7, chance.uniform(5, 20)
        rim = around(x, y + 60 + (HEIGHT - y - 90) * depth, size, 7, start=chance.random() * 50)
        stones.append(blob([(px * chance.uniform(0.99, 1.01), py * chance.uniform(0.996, 1.004)) for px, py in rim]))
    card.layer(stones, card.ink("mid", "shadow", 0.3), "shadow", rim_light=0.5, shadow=0.4, wobble=3)
