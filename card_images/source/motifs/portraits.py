"""Portraits: sleeping heads and shoulders, large, lit from the left (flip them for a light from the right).

What a person is made of lies in `features`, `hairstyles`, `headgear` and `garments`. Hats, masks and flowers
are motifs of their own, put on with `compositions.wear`, so that they are tagged. The brow is at `BROW` (at
`brow(tilt)` when the head is tilted), and the head is `HEAD_WIDTH` wide there.
"""

from __future__ import annotations

import math
from typing import Literal

from card_images.source.geometry import Point, blob, intersect, moved
from card_images.source.motifs import features, garments, hairstyles, headgear
from card_images.source.motifs.drawing import Part, motif, paint
from card_images.source.motifs.features import Age, Brows, Build, Lids, Lips, Marks, Nose
from card_images.source.motifs.garments import Coat, Collar
from card_images.source.motifs.hairstyles import Beard, Hair
from card_images.source.motifs.headgear import Headgear

BROW: Point = (0, -79)
HEAD_WIDTH = 28.0
SPECTACLES_AT: Point = (0, -59.6)
SPECTACLES_WIDTH = 10.6
"""Where `compositions.wear` puts worn spectacles: on the nose of an upright head."""

_PIVOT: Point = (0, -36)
_BREADTHS = {"slim": 0.8, "even": 1.0, "broad": 1.16}
_RISES = {"child": 1.2, "round": 1.12, "broad": 1.1}
"""How much higher the shoulders stand of those who have a short neck."""


def brow(tilt: float, at: Point = BROW) -> Point:
    """Where a point of the upright head is when the head is tilted (degrees, clockwise)."""
    turn = math.radians(tilt)
    x, y = at[0] - _PIVOT[0], at[1] - _PIVOT[1]
    return (
        _PIVOT[0] + x * math.cos(turn) - y * math.sin(turn),
        _PIVOT[1] + x * math.sin(turn) + y * math.cos(turn),
    )


def _tilted(parts: list[Part], tilt: float) -> list[Part]:
    dx, dy = brow(tilt, (0, 0))
    return [paint(part.role, [moved(s, dx=dx, dy=dy, turn=tilt) for s in part.shapes]) for part in parts]


def _grown(parts: list[Part], breadth: float, rise: float) -> list[Part]:
    return [paint(part.role, [moved(s, scale=breadth, scale_y=rise) for s in part.shapes]) for part in parts]


@motif
def portrait(
    build: Build = "oval",
    nose: Nose = "straight",
    brows: Brows = "arched",
    lids: Lids = "deep",
    lips: Lips = "even",
    age: Age = "grown",
    lashes: bool = True,
    marks: Marks = "none",
    hair: Hair = "short",
    beard: Beard = "none",
    grey: bool = False,
    wears: Headgear = "none",
    coat: Coat = "plain",
    collar: Collar = "shirt",
    body: Literal["slim", "even", "broad"] = "even",
    tilt: float = 0,
) -> list[Part]:
    """Head and shoulders from the front, eyes closed, half of the face in the shade."""
    breadth, rise = _BREADTHS[body], _RISES.get(build, 1.0)
    neck = blob("-7.4,-52* -7.6,-40 -13,-33 0,-25 13,-33 7.6,-40 7.4,-52*")
    throat = intersect(neck, blob("-20,-40* -7,-40 -3.4,-36 -3,-30 -1,-24* -20,-22*"))
    head = [
        *features.face(build, nose, brows, lids, lips, age, lashes, marks),
        *hairstyles.beard(beard, grey),
        *hairstyles.front(hair, grey),
        *headgear.worn(wears),
    ]
    back = [*headgear.behind(wears), *hairstyles.behind(hair, grey)]
    return [
        *_tilted(back, tilt),
        *_grown([*garments.shoulders(), *garments.coat(coat)], breadth, rise),
        *_grown([paint("shade", neck), paint("skin", throat)], (1 + breadth) / 2, rise),
        *_grown(garments.collar(collar), 1, rise),
        *_tilted(head, tilt),
    ]


def sleeper() -> list[Part]:
    """The face of a bearded man alone, for what has a face inside: a diving helmet, a dial, a lantern."""
    return [
        *features.face("oval", "straight", "heavy", "deep", "even", "grown", False, "none"),
        *hairstyles.beard("curly", False),
        *hairstyles.front("curls", False),
    ]
