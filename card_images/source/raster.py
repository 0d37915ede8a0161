"""Pixel arrays: masks of shapes, noise, blurring, mixing of colours.

A *field* is a float32 array of one number per pixel (0 to 1 for masks and noise); a picture has three. All
functions are pure and take a seed, so a card is the same picture every time it is built.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias

import cv2
import numpy as np
import numpy.typing as npt
import skia

from card_images.source.geometry import Matrix, Path, Rect, is_path

# A card is built by one process per core: threads inside OpenCV would only fight over them.
cv2.setNumThreads(1)

WIDTH, HEIGHT = 900, 1350

Field: TypeAlias = npt.NDArray[np.float32]
Floats: TypeAlias = npt.NDArray[np.floating[Any]]
Colour: TypeAlias = npt.NDArray[np.float32]
Box: TypeAlias = tuple[int, int, int, int]

FULL: Box = (0, 0, WIDTH, HEIGHT)
YS, XS = np.mgrid[0:HEIGHT, 0:WIDTH].astype(np.float32)


def window(box: Box) -> tuple[slice, slice]:
    """The slices that cut a box (left, top, right, bottom) out of a field."""
    left, top, right, bottom = box
    return slice(top, bottom), slice(left, right)


def box_of(bounds: Rect, pad: int = 0) -> Box:
    """The pixels around a shape's bounds that lie on the card; empty when right <= left."""
    return (
        max(0, int(bounds.left()) - pad),
        max(0, int(bounds.top()) - pad),
        min(WIDTH, int(bounds.right()) + 1 + pad),
        min(HEIGHT, int(bounds.bottom()) + 1 + pad),
    )


def mask(shapes: Path | Iterable[Path], box: Box = FULL, matrix: Matrix | None = None) -> Field:
    """How much of each pixel the shapes cover. Several shapes are united by painting over each other."""
    left, top, right, bottom = box
    pixels = np.zeros((bottom - top, right - left, 4), np.uint8)
    surface = skia.Surface(pixels)
    canvas = surface.getCanvas()
    canvas.translate(-left, -top)
    if matrix is not None:
        canvas.concat(matrix)
    white = skia.Paint(AntiAlias=True, Color=skia.ColorWHITE)
    for path in [shapes] if is_path(shapes) else shapes:
        canvas.drawPath(path, white)
    surface.flushAndSubmit()
    return np.asarray(pixels[..., 3] / np.float32(255), np.float32)


def value_noise(
    scale: float, seed: int, stretch: tuple[float, float] = (1, 1), size: tuple[int, int] = (WIDTH, HEIGHT)
) -> Field:
    """Random values `scale` pixels apart (times `stretch`), joined smoothly."""
    step_x, step_y = scale * stretch[0], scale * stretch[1]
    width, height = size
    lattice = np.random.default_rng(abs(seed)).random(
        (int(height / step_y) + 4, int(width / step_x) + 4), dtype=np.float32
    )
    grow = np.array([[step_x, 0, -step_x * 1.2], [0, step_y, -step_y * 1.2]], np.float32)
    grown = cv2.warpAffine(lattice, grow, size, flags=cv2.INTER_CUBIC, borderMode=cv2.BORDER_REPLICATE)
    return np.asarray(grown, np.float32)


def fbm(
    scale: float,
    seed: int,
    octaves: int = 4,
    stretch: tuple[float, float] = (1, 1),
    size: tuple[int, int] = (WIDTH, HEIGHT),
) -> Field:
    """Noise with ever finer noise on top, spread to fill 0 to 1: clouds, mottling, torn edges."""
    total = np.zeros((size[1], size[0]), np.float32)
    for octave in range(octaves):
        total += 0.5**octave * value_noise(max(scale / 2**octave, 1.5), seed * 31 + octave, stretch, size)
    low, high = np.percentile(total[::7, ::7], (1, 99))
    return np.asarray(np.clip((total - low) / (high - low), 0, 1), np.float32)


def contour(scale: float, seed: int, octaves: int = 4) -> Field:
    """One row of noise, a value per column: the profile of a hill or of a torn edge."""
    return np.asarray(fbm(scale, seed, octaves, size=(WIDTH, 64))[32], np.float32)


def blur(field: Field, sigma: float) -> Field:
    """Gaussian blur. A big one is computed at a fraction of the size, which looks the same."""
    field = np.ascontiguousarray(field, np.float32)
    shrink = 4 if sigma > 20 else 2 if sigma > 7 else 1
    height, width = field.shape[:2]
    if shrink == 1 or min(height, width) < 8 * shrink:
        return np.asarray(cv2.GaussianBlur(field, (0, 0), sigma), np.float32)
    small = cv2.resize(field, (width // shrink, height // shrink), interpolation=cv2.INTER_AREA)
    small = cv2.GaussianBlur(small, (0, 0), sigma / shrink)
    return np.asarray(cv2.resize(small, (width, height), interpolation=cv2.INTER_LINEAR), np.float32)


def shift(field: Field, dx: float, dy: float) -> Field:
    """The field moved by a (fractional) number of pixels."""
    move = np.array([[1, 0, dx], [0, 1, dy]], np.float32)
    height, width = field.shape[:2]
    moved = cv2.warpAffine(field, move, (width, height), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    return np.asarray(moved, np.float32)


def sample(field: Field, xs: Field, ys: Field, outside: float | None = None) -> Field:
    """The field read at other places. Outside it repeats its edge, or has the value given."""
    border = cv2.BORDER_REPLICATE if outside is None else cv2.BORDER_CONSTANT
    fill = 0.0 if outside is None else outside
    read = cv2.remap(
        np.ascontiguousarray(field, np.float32),
        np.ascontiguousarray(xs, np.float32),
        np.ascontiguousarray(ys, np.float32),
        cv2.INTER_LINEAR,
        borderMode=border,
        borderValue=fill,
    )
    return np.asarray(read, np.float32)


def warp(field: Field, amount: float, scale: float, seed: int) -> Field:
    """The full-size field distorted by noise, so that edges look cut by hand."""
    dx = (value_noise(scale, seed) - 0.5) * 2 * amount
    dy = (value_noise(scale, seed + 1) - 0.5) * 2 * amount
    return sample(field, XS + dx, YS + dy)


def brush_strokes(flow_x: Field, flow_y: Field, seed: int, length: int = 16) -> Field:
    """Paint dragged along a flow: line integral convolution, with mean 0 and deviation 1.

    Every pixel averages white noise along the stream line through it, so that neighbours along the flow agree
    and neighbours across it do not. Done at half size, which also gives the bristles their width.
    """
    half_x, half_y = (np.ascontiguousarray(flow[::2, ::2]) for flow in (flow_x, flow_y))
    height, width = half_x.shape
    noise = blur(np.random.default_rng(seed).random((height, width), dtype=np.float32), 1.1)
    rows, columns = np.mgrid[0:height, 0:width].astype(np.float32)
    total = noise.copy()
    for direction in (1.6, -1.6):
        xs, ys = columns.copy(), rows.copy()
        for _ in range(length):
            step_x, step_y = sample(half_x, xs, ys), sample(half_y, xs, ys)
            xs += direction * step_x
            ys += direction * step_y
            total += sample(noise, xs, ys)
    strokes = cv2.resize(total, (flow_x.shape[1], flow_x.shape[0]), interpolation=cv2.INTER_CUBIC)
    return np.asarray((strokes - strokes.mean()) / strokes.std(), np.float32)


def mix(first: Floats, second: Floats, share: Floats | float) -> Field:
    """`first` with this share of `second`; a field as share is spread over the three inks."""
    if isinstance(share, np.ndarray) and share.ndim == 2:
        share = share[..., None]
    return np.asarray(first * (1 - share) + second * share, np.float32)


def screen(picture: Field, light: Field, colour: Colour) -> Field:
    """Light added to a picture; no value exceeds 1."""
    return np.asarray(1 - (1 - picture) * (1 - light[..., None] * colour), np.float32)


def smoothstep(low: float, high: float, field: Floats) -> Field:
    """0 below `low`, 1 above `high`, soft between (`low` may be the larger one)."""
    share = np.clip((field - low) / (high - low), 0, 1)
    return np.asarray(share * share * (3 - 2 * share), np.float32)


def ramp(colours: Sequence[tuple[float, Colour]], field: Field) -> Field:
    """Each value of the field looked up in a run of colours at given places between 0 and 1."""
    places = [place for place, _ in colours]
    steps = np.linspace(0, 1, 1024)
    table = np.stack([np.interp(steps, places, [c[ink] for _, c in colours]) for ink in range(3)], -1)
    return np.asarray(table.astype(np.float32)[(np.clip(field, 0, 1) * 1023).astype(np.int32)])


def edge_distance(inside: Field) -> Field:
    """For each pixel of a mask, how far it is to the edge."""
    solid = (inside > 0.5).astype(np.uint8)
    return np.asarray(cv2.distanceTransform(solid, cv2.DIST_L2, 5), np.float32)
