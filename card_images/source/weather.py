"""Rain, snow and fog, drawn between the layers of a scene or over it."""

from __future__ import annotations

import numpy as np

from card_images.source.canvas import Card
from card_images.source.geometry import circle, limb
from card_images.source.palettes import Ink
from card_images.source.raster import HEIGHT, WIDTH, YS, fbm, mask, mix, smoothstep, warp


def rain(card: Card, count: int = 280, *, slant: float = 0.22, strength: float = 0.4, ink: Ink = "glow") -> None:
    """Slanting strokes, thin above and heavy below; `slant` is sideways per down, to the left."""
    chance = np.random.default_rng(card.next_seed())
    drops = []
    for _ in range(count):
        x, y, length = (
            chance.random() * WIDTH * 1.2 - 90,
            chance.random() * HEIGHT * 0.97,
            chance.uniform(24, 96),
        )
        drops.append(limb([(x, y, 0.5), (x - slant * length, y + length, 2.3)], 3))
    card.image = mix(card.image, card.ink(ink), mask(drops) * strength)


def snow(card: Card, count: int = 240) -> None:
    """Flakes of many sizes, a few of them large and near."""
    chance = np.random.default_rng(card.next_seed())
    flakes = [
        circle(chance.random() * WIDTH, chance.random() * HEIGHT, chance.random() ** 3 * 6.5 + 1.2)
        for _ in range(count)
    ]
    card.image = mix(card.image, card.palette.glow, warp(mask(flakes), 2, 9, card.seed) * 0.8)


def fog(card: Card, y: float, thickness: float, *, ink: Ink = "light", strength: float = 0.7) -> None:
    """A bank of haze around a height: it parts the layers in front from those behind."""
    drift = fbm(150, card.next_seed(), 5, stretch=(5, 0.8))
    share = np.exp(-(((YS - y) / thickness) ** 2)) * smoothstep(0.15, 0.95, drift) * 1.1 * strength
    card.image = mix(card.image, card.ink(ink), np.asarray(np.clip(share, 0, 1), np.float32))
