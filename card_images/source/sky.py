"""Skies. Each fills the whole card, so a scene draws it first."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from card_images.source.canvas import Card
from card_images.source.geometry import Path, blob, circle
from card_images.source.palettes import Ink
from card_images.source.raster import (
    HEIGHT,
    WIDTH,
    XS,
    YS,
    Colour,
    Field,
    blur,
    brush_strokes,
    contour,
    fbm,
    mask,
    mix,
    ramp,
    screen,
    smoothstep,
)

NIGHT: tuple[Ink, ...] = ("deep", "shadow", "mid", "light")
DAY: tuple[Ink, ...] = ("shadow", "mid", "light", "glow")


def _stops(card: Card, inks: Sequence[Ink]) -> list[tuple[float, Colour]]:
    return [(index / (len(inks) - 1), card.ink(ink)) for index, ink in enumerate(inks)]


def _from_light(card: Card) -> Field:
    return np.asarray(np.hypot(XS - card.light[0], YS - card.light[1]), np.float32)


def swirl(card: Card, inks: Sequence[Ink] = NIGHT, *, turbulence: float = 1.0, rings: float = 0.0) -> None:
    """A sky brushed round the key light. For at most four visions in ten; `rings` adds ripples of light."""
    distance = _from_light(card)
    noise = fbm(260, card.seed, 3)
    turning = np.arctan2(YS - card.light[1], XS - card.light[0]) + np.pi / 2 + (noise - 0.5) * 2.6 * turbulence
    drifting = (noise - 0.5) * 3
    near = np.exp(-distance / 520)
    flow_x = np.cos(turning) * near + np.cos(drifting) * (1 - near)
    flow_y = np.sin(turning) * near + np.sin(drifting) * 0.6 * (1 - near)
    length = np.hypot(flow_x, flow_y) + 1e-3
    strokes = brush_strokes(flow_x / length, flow_y / length, card.seed)
    height = YS / HEIGHT + (fbm(220, card.seed + 5, 4, stretch=(2.2, 1)) - 0.5) * 0.34 + strokes * 0.035
    height += np.exp(-distance / 300) * 0.38
    height += rings * np.sin(distance / 34 + noise * 6) * np.exp(-distance / 520) * 0.08
    card.image = ramp(_stops(card, inks), height) * (1 + strokes * 0.08)[..., None]


def bands(
    card: Card, inks: Sequence[Ink] = NIGHT, *, count: int = 9, tilt: float = 0.06, down_to: float = 0.78
) -> None:
    """A still sky of torn paper bands, each with the shadow of the one before it."""
    colours = ramp(_stops(card, inks), np.linspace(0, 1, count, dtype=np.float32)[None])[0]
    card.image = ramp([(0, colours[0] * 0.9), (1, colours[0] * 1.1)], card.coarse)
    for index in range(1, count):
        slope = (XS[0] - WIDTH / 2) * tilt * (1 if index % 2 else -0.6)
        edge = HEIGHT * down_to * (index / count) ** 0.9 + (contour(170, card.seed + index * 7) - 0.5) * 70 + slope
        edge += (contour(14, card.seed + index * 11, 2) - 0.5) * 7
        below = YS - edge[None, :]
        torn = smoothstep(-1.2, 1.2, below)
        colour = colours[index]
        card.layer(torn, mix(colour, card.palette.glow, 0.06), colour, rim_light=0.2, shadow=0.3, wobble=1.4)
        # The white fibre that tearing leaves along the edge, of uneven width.
        fibre = smoothstep(9, 0, below) * torn * smoothstep(0.35, 0.8, card.coarse + (card.grain - 0.5) * 0.5)
        card.image = mix(card.image, card.ink("light", "glow", 0.4), fibre * 0.35)


def still(card: Card, inks: Sequence[Ink] = NIGHT, *, glow: float = 0.3, stroke: float = 0.05) -> None:
    """A quiet sky, brushed level: the ground of rain, snow and haze."""
    drift = (fbm(240, card.seed + 2, 3, stretch=(2, 1)) - 0.5) * 1.1
    strokes = brush_strokes(np.cos(drift), np.sin(drift) * 0.5, card.seed, length=22)
    height = YS / HEIGHT + (fbm(200, card.seed + 5, 4, stretch=(3, 1)) - 0.5) * 0.3 + strokes * 0.03
    height += np.exp(-_from_light(card) / 340) * glow
    card.image = ramp(_stops(card, inks), height) * (1 + strokes * stroke)[..., None]


def void(card: Card, ink: Ink = "light", edge: Ink = "mid") -> None:
    """Bare paper: no horizon and no weather, only fibres, stains, and light thinning towards the edge."""
    fibres = fbm(4, card.seed + 3, 3, stretch=(7, 1)) - 0.5
    stain = fbm(300, card.seed + 4, 5) - 0.5
    fall = _from_light(card) / 1000 + stain * 0.5 + fibres * 0.1
    paper = ramp([(0, card.ink(ink, "glow", 0.25)), (0.45, card.ink(ink)), (1, card.ink(edge))], fall)
    card.image = paper * (1 + fibres * 0.12 + (card.grain - 0.5) * 0.06)[..., None]


def under_water(card: Card, inks: Sequence[Ink] = ("light", "mid", "shadow", "deep")) -> None:
    """The inside of the sea: light from above falling in shafts, darkness below, bubbles."""
    sway = (fbm(200, card.seed + 2, 3) - 0.5) * 1.4
    strokes = brush_strokes(np.cos(sway), np.sin(sway), card.seed, length=14)
    depth = YS / HEIGHT + (fbm(180, card.seed + 5, 4, stretch=(2.5, 1)) - 0.5) * 0.22 + strokes * 0.025
    card.image = ramp(_stops(card, inks), depth) * (1 + strokes * 0.06)[..., None]
    # Shafts: noise in the angle around a point high above, so that they fan out.
    angle = (XS - card.light[0]) / (YS + 700)
    lookup = np.clip(angle * 500 + WIDTH / 2, 0, WIDTH - 1).astype(np.int32)
    shafts = smoothstep(0.52, 0.9, contour(46, card.seed + 9, 3))[lookup] * np.exp(-YS / 620)
    card.image = screen(card.image, np.asarray(blur(shafts, 6) * 0.5, np.float32), card.palette.glow)
    bubbles(card, 46)


def bubbles(card: Card, count: int = 40) -> None:
    """Rings with a gleam, most of them tiny."""
    chance = np.random.default_rng(card.seed + 21)
    for _ in range(count):
        x, y, radius = chance.random() * WIDTH, chance.random() * HEIGHT, chance.random() ** 3 * 11 + 2
        view = np.s_[max(0, int(y - 16)) : int(y + 16), max(0, int(x - 16)) : int(x + 16)]
        dx, dy = XS[view] - x, YS[view] - y
        edge = smoothstep(1.6, 0.3, np.abs(np.hypot(dx, dy) - radius)) * 0.6
        gleam = smoothstep(radius * 0.45, 0, np.hypot(dx + radius * 0.35, dy + radius * 0.35)) * 0.5
        card.image[view] = mix(card.image[view], card.palette.glow, np.clip(edge + gleam, 0, 1))


def stars(card: Card, count: int = 110, down_to: float = 0.6) -> None:
    """Dots and a few four-pointed stars in the upper part of the sky."""
    chance = np.random.default_rng(card.seed + 8)
    shapes: list[Path] = []
    for _ in range(count):
        x, y = chance.random() * WIDTH, chance.random() ** 1.3 * HEIGHT * down_to
        size = chance.random() ** 4 * 3.2 + 0.9
        shapes.append(_spark(x, y, size) if size > 2.6 else circle(x, y, size))
    shining = mask(shapes) * 0.85
    card.image = mix(card.image, card.palette.glow, shining)
    card.emitted = np.maximum(card.emitted, shining * 0.6)


def _spark(x: float, y: float, size: float) -> Path:
    far, near = size * 3.4, size * 0.5
    tips = [
        (0, -far),
        (near, -near),
        (far, 0),
        (near, near),
        (0, far),
        (-near, near),
        (-far, 0),
        (-near, -near),
    ]
    return blob([(x + dx, y + dy) for dx, dy in tips])
