"""Perceptual hash: 64 bits that survive scaling and compression, and differ between cards."""

from __future__ import annotations

import numpy as np
from PIL import Image

SIDE, KEPT = 32, 8
# The border is the same on every card, so it must not count.
MARGIN = 0.05


def _cosines() -> np.ndarray[tuple[int, int], np.dtype[np.float64]]:
    """The rows of a discrete cosine transform, lowest frequency first."""
    places = np.arange(SIDE) + 0.5
    return np.cos(np.pi / SIDE * np.outer(np.arange(KEPT + 1), places))


def perceptual_hash(picture: Image.Image) -> str:
    """16 hex digits: which of the lowest 64 frequencies (without the mean) are above their median."""
    width, height = picture.size
    inner = picture.crop(
        (int(width * MARGIN), int(height * MARGIN), int(width * (1 - MARGIN)), int(height * (1 - MARGIN)))
    )
    grey = np.asarray(inner.convert("L").resize((SIDE, SIDE), Image.Resampling.BOX), np.float64)
    rows = _cosines()
    frequencies = (rows @ grey @ rows.T).ravel()[1:65]
    bits = frequencies > np.median(frequencies)
    return f"{int(''.join('1' if bit else '0' for bit in bits), 2):016x}"
