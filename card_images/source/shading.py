"""Turns the flat mask of a shape into a surface that looks carved, lit and engraved.

The mask's distance to its own edge is read as a height: a bevel near the edge and a soft dome over the
whole. The slope against the key light gives a tone, the tone gives the weight of the engraved lines, and
the lines and the wood fibre run along the longest axis of the shape. That is what keeps large shapes from
looking like felt.
"""

from __future__ import annotations

import functools
import math
from dataclasses import dataclass

import cv2
import numpy as np

from card_images.source.palettes import Palette
from card_images.source.raster import (
    Box,
    Colour,
    Field,
    blur,
    edge_distance,
    mix,
    ramp,
    sample,
    smoothstep,
    value_noise,
)

FIBRE_SIZE = 1700


@dataclass(frozen=True)
class Patch:
    """A window of the card, with the light as it falls there: unit vectors and distance to the key light."""

    box: Box
    xs: Field
    ys: Field
    grain: Field
    coarse: Field
    light_x: Field
    light_y: Field
    light_distance: Field


@functools.cache
def _fibre_sheet() -> Field:
    """Wood fibre running from left to right, mean 0; one sheet serves every card of the process."""
    size = (FIBRE_SIZE, FIBRE_SIZE)
    fine = value_noise(2.0, 7, stretch=(26, 1), size=size)
    broad = value_noise(6.0, 8, stretch=(30, 1), size=size)
    return np.asarray(fine * 0.6 + broad * 0.4 - 0.5, np.float32)


def long_axis(inside: Field) -> float:
    """The direction, in radians, in which a mask is longest."""
    moments = cv2.moments(inside)
    return 0.5 * math.atan2(2 * moments["mu11"], moments["mu20"] - moments["mu02"])


def fibre(patch: Patch, angle: float, seed: int) -> Field:
    """Wood fibre over the patch, running in the direction of `angle`, between about -0.5 and 0.5."""
    cos, sin = math.cos(angle), math.sin(angle)
    offset = 380 + seed * 97 % 700
    height, width = patch.xs.shape
    turn = np.array([[cos, sin, offset], [-sin, cos, offset]], np.float32)
    sheet = cv2.warpAffine(
        _fibre_sheet(),
        turn,
        (width, height),
        flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP,
        borderMode=cv2.BORDER_REFLECT,
    )
    return np.asarray(sheet, np.float32)


def relief(inside: Field, patch: Patch, size: float, strength: float) -> tuple[Field, Field]:
    """The tone of a carved shape (0 in full shadow, 1 in full light), and the distance to its edge."""
    distance = edge_distance(inside)
    thickness = max(float(distance.max()), 1.0)
    # Never wider than the shape is thick, or small parts of large motifs would swell like pillows.
    bevel = min(max(4.0, size * 0.045), 22.0, max(4.0, thickness * 0.8))
    share = np.clip(distance / bevel, 0, 1)
    height = blur(np.sqrt(1 - (1 - share) ** 2) * bevel, max(1.1, bevel * 0.15))
    slope_y, slope_x = np.gradient(height)
    upright = 1 / np.sqrt(1 + slope_x * slope_x + slope_y * slope_y)
    facing = -(slope_x * patch.light_x + slope_y * patch.light_y) * upright * 0.9 + 0.28 * upright
    if thickness > 14:
        # A dome as wide as the shape itself: without it, everything behind the bevel is flat.
        dome_y, dome_x = np.gradient(blur(distance, thickness * 0.4))
        facing -= (dome_x * patch.light_x + dome_y * patch.light_y) * 0.42
    tone = 0.5 + (facing * strength + (patch.grain - 0.5) * 0.22 + (patch.coarse - 0.5) * 0.46) * 0.62
    return np.asarray(tone, np.float32), distance


def engraving(tone: Field, distance: Field, patch: Patch, angle: float, wood: Field, size: float) -> Field:
    """Ink of lines cut along `angle`, bent by the contour; their weight grows as the tone falls."""
    period = min(max(5.2, size * 0.0105), 8.5)
    across = -patch.xs * math.sin(angle) + patch.ys * math.cos(angle)
    phase = (across + distance * 0.9 + wood * 4 + (patch.coarse - 0.5) * 22) / period
    ridge = np.abs(phase % 1 - 0.5) * 2
    lines = smoothstep(0.14, -0.14, ridge - (0.8 - tone) * 0.95 - wood * 0.28)
    # Kept off the very edge: lines that run out across it look like fur.
    return np.asarray(lines * smoothstep(1.0, 7.0, distance), np.float32)


def contour_lines(distance: Field, patch: Patch, wood: Field) -> Field:
    """Thin lines that repeat the outline of a large shape on its inside, broken here and there."""
    depth = distance + (patch.coarse - 0.5) * 16
    ridge = np.abs(depth / 17 % 1 - 0.5) * 17
    broken = smoothstep(0.36, 0.6, patch.coarse * 0.6 + (wood + 0.5) * 0.5)
    # None at the edge, where the bevel is, nor deep inside, where they would fall into knots.
    where = smoothstep(8, 16, distance) * smoothstep(130, 70, distance)
    return np.asarray(smoothstep(1.5, 0.4, ridge) * broken * where, np.float32)


def rim(inside: Field, patch: Patch, width: float) -> tuple[Field, Field]:
    """The edge that meets the light and the edge that turns away from it."""
    rows, columns = np.mgrid[0 : inside.shape[0], 0 : inside.shape[1]].astype(np.float32)
    step_x, step_y = patch.light_x * width, patch.light_y * width
    lit = np.clip(inside - sample(inside, columns + step_x, rows + step_y, outside=0), 0, 1)
    turned = np.clip(inside - sample(inside, columns - step_x, rows - step_y, outside=0), 0, 1)
    return np.asarray(lit * np.exp(-patch.light_distance / 1100), np.float32), turned


@dataclass(frozen=True)
class Surface:
    """How a material takes light: how strongly it is engraved and carved, and how far its ramp reaches."""

    hatch: float
    fibre: float
    to_deep: float
    to_glow: float
    relief: float


WOOD = Surface(hatch=0.2, fibre=0.34, to_deep=0.72, to_glow=0.38, relief=1.0)
GLASS = Surface(hatch=0.07, fibre=0.12, to_deep=0.3, to_glow=0.6, relief=0.8)
FLESH = Surface(hatch=0.05, fibre=0.06, to_deep=0.5, to_glow=0.3, relief=0.6)


def carve(
    inside: Field,
    patch: Patch,
    colour: Colour,
    palette: Palette,
    surface: Surface,
    *,
    size: float,
    hatch: float,
    rim_light: float,
    seed: int,
) -> Field:
    """The picture of a shape in one colour, carved, engraved, lit. `size` is the motif's height in pixels."""
    tone, distance = relief(inside, patch, size, surface.relief)
    if size > 110:
        angle = long_axis(inside) + 0.12
        wood = fibre(patch, angle, seed)
        tone = tone + wood * surface.fibre
        if hatch:
            tone = tone - engraving(tone, distance, patch, angle, wood, size) * surface.hatch * hatch
            if float(distance.max()) > 34:
                tone = tone + contour_lines(distance, patch, wood) * surface.hatch * 1.3 * hatch
    low, high = mix(colour, palette.deep, surface.to_deep), mix(colour, palette.glow, surface.to_glow)
    picture = ramp([(0, low), (0.5, colour), (1, high)], tone)
    lit, turned = rim(inside, patch, min(max(2.0, size * 0.007), 5.0))
    # What is only a few pixels thin would be all rim, and a dark crease would come out light.
    rim_light *= min(1.0, float(distance.max()) / 5)
    picture = mix(picture, palette.deep, turned * 0.3 * surface.relief)
    return mix(picture, palette.glow, np.clip(lit * rim_light * (0.6 + 0.5 * patch.grain), 0, 1))
