"""Scenery that stands behind the motifs of a place: houses, hedges, drifts of snow, caves, shelves."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from card_images.source import perspective
from card_images.source.canvas import Card
from card_images.source.geometry import Path, Point, blob, circle, cut, limb, line, poly, rect
from card_images.source.palettes import Ink
from card_images.source.raster import YS, contour, smoothstep


def drift(card: Card, y: float, swing: float, top: Ink, bottom: Ink, scale: float = 260) -> None:
    """Snow from about `y` down. Unlike earth it is lightest where it is near, so it says its own inks."""
    edge = y - (contour(scale, card.next_seed()) - 0.5) * swing * 2
    card.layer(smoothstep(-1.5, 1.5, YS - edge[None, :]), top, bottom, rim_light=0.7, shadow=0.25, hatch=0.35)


def gable(
    card: Card,
    left: float,
    eave: float,
    broad: float,
    foot: float,
    ink: Ink,
    *,
    panes: tuple[int, int] = (0, 0),
    lit: Ink = "glow",
) -> None:
    """A house front with a pointed roof, and `panes` (columns, rows) of windows."""
    right, ridge = left + broad, (left + broad / 2, eave - broad * 0.56)
    front = poly([(left, foot), (left, eave), ridge, (right, eave), (right, foot)])
    card.layer(front, card.ink(ink), card.ink(ink, "deep", 0.32), rim_light=0.55, hatch=0.5)
    columns, rows = panes
    step = broad / (columns + 1)
    windows = [
        rect(left + step * (column + 1) - step * 0.2, eave + 24 + row * step * 1.4, step * 0.4, step * 0.66)
        for column in range(columns)
        for row in range(rows)
    ]
    if windows:
        card.layer(windows, card.ink(lit), card.ink(lit, ink, 0.3), rim_light=0, shadow=0)


def hedge(card: Card, plane: perspective.Plane, leaves: int, size: float, inks: Sequence[Ink]) -> None:
    """A clipped hedge: a dark mass, and the leaves on it that catch the light."""
    top, bottom = card.ink(inks[0], "deep", 0.3), card.ink(inks[0], "deep", 0.7)
    card.layer(plane.shape, top, bottom, rim_light=0.5, hatch=0.8, wobble=6)
    chance = np.random.default_rng(card.next_seed())
    shapes = []
    for u, v, turn in chance.random((leaves, 3)):
        (x, y), (_, below) = plane.at(u, v), plane.at(u, min(1.0, v + 0.02))
        reach = size * max(0.25, abs(below - y) / 14)
        along_x, along_y = reach * math.cos(turn * math.tau), reach * math.sin(turn * math.tau)
        middle_x, middle_y = x + along_x / 2, y + along_y / 2
        one = (middle_x - along_y * 0.35, middle_y + along_x * 0.35)
        other = (middle_x + along_y * 0.35, middle_y - along_x * 0.35)
        shapes.append(blob([(x, y), one, (x + along_x, y + along_y), other]))
    perspective.random_inks(card, shapes, inks, rim_light=0.3)


def cavern(card: Card, mouth: str, top: Ink, bottom: Ink) -> None:
    """A frame of rock round an opening."""
    frame = cut(rect(-60, -60, 1020, 1470), blob(mouth))
    card.layer(frame, top, bottom, rim_light=0.7, shadow=0.5, hatch=1.1, wobble=7)


def hoop(left: float, right: float, foot: float, crown: float, width: float) -> Path:
    """An iron arch over a path."""
    middle, half = (left + right) / 2, (right - left) / 2
    spring = crown + half * 0.9
    turns = [math.pi * step / 16 for step in range(17)]
    bow = [(middle - half * math.cos(t), spring - (spring - crown) * math.sin(t)) for t in turns]
    return line([(left, foot), *bow, (right, foot)], width, 60)


def stage_tree(x: float, foot: float, height: float, lean: float) -> list[Path]:
    """A painted tree cut out of board, as it stands in the wings of a theatre."""
    top, over = foot - height, x + lean
    trunk = limb([(x, foot, height * 0.09), (over, foot - height * 0.5, height * 0.06), (over, top, 6)])
    crown = ((0, 0.02, 0.19), (-0.17, 0.16, 0.16), (0.18, 0.14, 0.17), (0.02, 0.26, 0.16))
    return [trunk, *(circle(over + dx * height, top + dy * height, r * height) for dx, dy, r in crown)]


def round_shelves(card: Card, horizon: float) -> None:
    """The inside of a round tower of books, seen from near its right wall; the shelves climb as they turn."""

    def at(turn: float, height: float) -> Point:
        away = math.cos(turn) + 0.74
        return 450 + 600 * (math.sin(turn) - 0.22) / away, horizon - 600 * (height + turn * 0.05) / away

    chance = np.random.default_rng(card.next_seed())
    spines, planks = [], []
    for level in range(11):
        foot, turn = level * 0.34 - 0.42, -2.0
        while turn < 1.95:
            broad, tall = chance.uniform(0.025, 0.06), chance.uniform(0.17, 0.29)
            lean = chance.uniform(-0.03, 0.03) if chance.random() < 0.2 else 0
            head = (at(turn + broad + lean, foot + tall), at(turn + lean, foot + tall))
            spines.append(poly([at(turn, foot), at(turn + broad * 0.9, foot), *head]))
            turn += broad if chance.random() < 0.93 else broad * 2.2
        turns = [step * 0.1 - 2 for step in range(40)]
        planks.append(poly([at(t, foot) for t in turns] + [at(t, foot - 0.035) for t in turns[::-1]]))
    inks: list[Ink] = ["shadow", card.ink("mid", "shadow", 0.5), "mid", card.ink("mid", "light", 0.3)]
    perspective.random_inks(card, spines, [*inks, card.ink("mid", "acc", 0.35), "shadow"])
    card.layer(planks, card.ink("mid", "light", 0.2), card.ink("shadow", "mid", 0.5), rim_light=0.6)
