"""Measures a finished card; `build` writes the result to ``facts/<id>.json`` and `manifest` reads it."""

from __future__ import annotations

from typing import Any, TypeAlias

import cv2
import msgspec
import numpy as np
from PIL import Image

from card_images.source.canvas import Card
from card_images.source.image_hash import perceptual_hash
from card_images.source.legibility import measure_legibility
from card_images.source.palettes import hex_colour
from card_images.source.raster import Colour, Field
from card_images.source.scenes.registry import Scene

Facts: TypeAlias = dict[str, Any]

COLOUR_NAMES = {
    "black": "15131a",
    "grey": "77736f",
    "white": "f1ead9",
    "cream": "e9d7a8",
    "brown": "5b3a22",
    "red": "b02a26",
    "orange": "d97a34",
    "yellow": "e2b13c",
    "olive": "6d7a3a",
    "green": "2f6a48",
    "teal": "237a7c",
    "light blue": "a3c3d2",
    "blue": "3d6a96",
    "night blue": "14283e",
    "violet": "5d4d9a",
    "plum": "6a2f55",
    "pink": "cf8a90",
}


def _lab(colours: Field) -> Field:
    return np.asarray(cv2.cvtColor(np.ascontiguousarray(colours[None], np.float32), cv2.COLOR_RGB2Lab)[0], np.float32)


def main_colours(picture: Field, count: int = 5) -> list[dict[str, Any]]:
    """The colours that cover most of a card, with a plain name and their share."""
    small = cv2.resize(picture[40:-40, 40:-40], (60, 90), interpolation=cv2.INTER_AREA).reshape(-1, 3)
    points = _lab(np.asarray(small, np.float32))
    centres = points[np.linspace(0, len(points) - 1, count).astype(int)]
    # Lloyd's algorithm from fixed starts: few points, and the same answer every time.
    for _ in range(20):
        nearest = ((points[:, None] - centres[None]) ** 2).sum(-1).argmin(1)
        centres = np.stack([points[nearest == i].mean(0) if (nearest == i).any() else centres[i] for i in range(count)])
    names, known = list(COLOUR_NAMES), _lab(np.stack([hex_colour(code) for code in COLOUR_NAMES.values()]))
    shares = np.bincount(nearest, minlength=count) / len(points)
    colours = []
    for index in np.argsort(-shares, kind="stable"):
        rgb: Colour = np.asarray(cv2.cvtColor(centres[index][None, None], cv2.COLOR_Lab2RGB)[0, 0], np.float32)
        name = names[int(((known - centres[index]) ** 2).sum(1).argmin())]
        code = "".join(f"{round(float(ink) * 255):02x}" for ink in np.clip(rgb, 0, 1))
        colours.append({"name": name, "hex": f"#{code}", "share": round(float(shares[index]), 3)})
    return colours


def measure_card(scene: Scene, card: Card, picture: Field, image: Image.Image) -> Facts:
    """Tags by weight, legibility, colours, light and hash of a card."""
    plan = scene.plan
    value = picture @ np.array([0.2126, 0.7152, 0.0722], np.float32)
    legible = measure_legibility(picture, card.placed)
    tags = {one.motif: one.weight for one in legible}
    return {
        "id": scene.id,
        "kind": plan.kind,
        "palette": plan.palette,
        "seed": scene.seed,
        "composition": plan.composition,
        "moods": list(plan.moods),
        "name": msgspec.structs.asdict(plan.name),
        "alt": msgspec.structs.asdict(plan.alt),
        "motifs": {
            weight: sorted(motif for motif, found in tags.items() if found == weight)
            for weight in ("focal", "support", "ground")
        },
        "legibility": {
            one.motif: {
                "contrast": one.contrast,
                "share": one.share,
                "height": one.height,
                "passes": one.passes,
            }
            for one in sorted(legible, key=lambda one: one.motif)
        },
        "unplanned": scene.unplanned(dict(tags)),
        "colours": main_colours(picture),
        "luminance": {"mean": round(float(value.mean()), 3), "deviation": round(float(value.std()), 3)},
        "phash": perceptual_hash(image),
        "drawn": sorted(name for name in card.drawn if name),
    }
