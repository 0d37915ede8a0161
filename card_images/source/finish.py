"""The last step of drawing a card: bloom, vignette, texture of paper and print, torn border."""

from __future__ import annotations

import numpy as np

from card_images.source.canvas import Card
from card_images.source.geometry import cut, rect
from card_images.source.palettes import hex_colour
from card_images.source.raster import (
    HEIGHT,
    WIDTH,
    XS,
    YS,
    Field,
    blur,
    fbm,
    mask,
    mix,
    screen,
    shift,
    smoothstep,
    warp,
)

BORDER = 22
PAPER = hex_colour("efe6d2")
WARM_WHITE = hex_colour("fffaf0")


def bloom(card: Card, strength: float = 0.9) -> None:
    """Let everything that emits light shine over its edges, near and far."""
    if card.emitted.max() < 0.01:
        return
    for reach, share in ((7, 0.5), (28, 0.55), (80, 0.5)):
        light = np.clip(blur(card.emitted, reach) * share * strength, 0, 1)
        card.image = screen(card.image, light, card.palette.glow)


def finish(card: Card, vignette: float = 0.45) -> Field:
    """The finished picture of a card, and the border subtracted from what its motifs show."""
    bloom(card)
    picture = card.image
    deep = card.palette.deep
    off_centre = ((XS - WIDTH / 2) / (WIDTH * 0.62)) ** 2 + ((YS - HEIGHT / 2) / (HEIGHT * 0.6)) ** 2
    fall = vignette * smoothstep(0.35, 1.5, off_centre + (card.coarse - 0.5) * 0.3)
    picture = picture * (1 - fall)[..., None] + deep * (fall * 0.6)[..., None]

    # Paper tooth and fibre show in the darks, where ink lies thick; the red plate was a hair off register.
    tooth = blur(np.random.default_rng(card.seed + 5).normal(0, 1, (HEIGHT, WIDTH)).astype(np.float32), 0.8) * 1.6
    fibres = fbm(3, card.seed + 33, 2, stretch=(6, 0.8)) - 0.5
    picture = picture * (1 + (tooth * 0.045 + fibres * 0.07) * (1.15 - picture.mean(-1)))[..., None]
    picture[..., 0] = shift(np.ascontiguousarray(picture[..., 0]), 1.0, -0.5)

    # Blacks drift to the deep ink and whites to warm paper, then a gentle S for contrast.
    picture = np.clip(deep * 0.28 + picture * (WARM_WHITE - deep * 0.25), 0, 1)
    picture = picture * 0.55 + 0.45 * picture * picture * (3 - 2 * picture)

    sheet = rect(BORDER, BORDER, WIDTH - 2 * BORDER, HEIGHT - 2 * BORDER, 26)
    inner = rect(BORDER + 6, BORDER + 6, WIDTH - 2 * BORDER - 12, HEIGHT - 2 * BORDER - 12, 22)
    printed = warp(mask(sheet), 2.6, 40, card.seed + 99)
    pressed = warp(mask(cut(sheet, inner)), 2.6, 40, card.seed + 99)
    paper = PAPER * (0.93 + 0.07 * card.grain + fibres * 0.1 + tooth * 0.012)[..., None]
    picture = mix(paper, picture, printed)
    picture = mix(picture, picture * 0.55, pressed * 0.6)
    card.hide(1 - printed)
    return np.clip(picture, 0, 1)
