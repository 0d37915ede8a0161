"""Measures whether a motif can be recognised on the finished card, at the size of a thumbnail."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import cv2
import numpy as np

from card_images.source.placed_motif import PlacedMotif, Weight
from card_images.source.raster import Field, blur

# A card is seen at about 150 pixels across in a hand of seven: the blur leaves what survives that.
THUMBNAIL_BLUR = 3.0
RING = (3, 14)

CONTRAST: dict[Weight, float] = {"focal": 10, "support": 8, "ground": 0}
SHARE = 0.6
TALL = 60


@dataclass(frozen=True)
class Legibility:
    motif: str
    weight: Weight
    contrast: float
    """Lab difference between the visible area and a ring around it."""
    share: float
    """How much of the motif is visible, of 1."""
    height: int
    """Of its visible part, in pixels of 1350."""

    @property
    def passes(self) -> bool:
        if self.weight == "ground":
            return True
        return self.contrast >= CONTRAST[self.weight] and self.share >= SHARE and self.height >= TALL


def measure_legibility(picture: Field, placed: Iterable[PlacedMotif]) -> list[Legibility]:
    """One result per motif: the best of its strongest weight, for it may be placed several times."""
    lab = cv2.cvtColor(np.ascontiguousarray(blur(picture, THUMBNAIL_BLUR)), cv2.COLOR_RGB2Lab)
    best: dict[str, Legibility] = {}
    for one in placed:
        found = _measure(np.asarray(lab, np.float32), one)
        earlier = best.get(found.motif)
        if earlier is None or _rank(found) > _rank(earlier):
            best[found.motif] = found
    return list(best.values())


def _rank(one: Legibility) -> tuple[int, bool, float]:
    return ("ground", "support", "focal").index(one.weight), one.passes, one.contrast


def _measure(lab: Field, one: PlacedMotif) -> Legibility:
    assert one.weight is not None
    left, top, right, bottom = one.box
    visible = (one.visible > 0.5).astype(np.uint8)
    share = float(one.visible.sum()) / max(one.whole, 1.0)
    rows = np.flatnonzero(visible.any(axis=1))
    if not len(rows):
        return Legibility(one.drawing.motif, one.weight, 0.0, 0.0, 0)
    kernel = np.ones((3, 3), np.uint8)
    near, far = (cv2.dilate(visible, kernel, iterations=steps) for steps in RING)
    around = (np.asarray(far) - np.asarray(near)) > 0
    here = lab[top:bottom, left:right]
    contrast = 0.0
    if around.any():
        inside, outside = here[visible > 0], here[around].mean(axis=0)
        # The mean colour, or the spread of light: stripes on grey are legible though their mean is grey.
        contrast = max(
            float(np.linalg.norm(inside.mean(axis=0) - outside)),
            float(np.abs(inside[:, 0] - outside[0]).mean()),
        )
    height = int(rows[-1] - rows[0] + 1)
    return Legibility(one.drawing.motif, one.weight, round(contrast, 1), round(min(share, 1.0), 2), height)
