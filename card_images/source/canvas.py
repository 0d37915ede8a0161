"""`Card`: a picture in progress, made of layers that look like cut paper lit by one lamp.

`Card.layer` adds a sheet of paper, `Card.place` a motif, `Card.inside` a second picture within a shape.
Skies, weather, ground, rooms and lamps are functions in the modules of those names; their first argument is
the card.

What is placed with a weight is a tag, and the card remembers where it can be seen: everything added later is
subtracted from it. So the tags of a card are what is on it, and its legibility can be measured.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TypeAlias

import numpy as np

from card_images.source.geometry import Matrix, Path, Point, Rect
from card_images.source.motifs.drawing import Drawing, Role
from card_images.source.palettes import PALETTES, Ink, Palette
from card_images.source.placed_motif import PlacedMotif, Weight, whole_area
from card_images.source.raster import (
    FULL,
    HEIGHT,
    WIDTH,
    XS,
    YS,
    Box,
    Colour,
    Field,
    blur,
    box_of,
    fbm,
    mask,
    mix,
    ramp,
    sample,
    shift,
    smoothstep,
    value_noise,
    warp,
    window,
)
from card_images.source.shading import FLESH, GLASS, WOOD, Patch, carve, fibre, rim

Colours: TypeAlias = Mapping[str, Ink]

LINES: tuple[Role, ...] = ("line", "seam")
SURFACES = {"glass": GLASS, "skin": FLESH, "shade": FLESH}


@dataclass(frozen=True)
class _Look:
    """How a motif was asked to look; see `Card.place`."""

    height: float
    depth: float
    rim_light: float
    hatch: float
    lines: float


@dataclass
class Card:
    """A sheet of 900 by 1350 pixels with a palette, a seed and one key light."""

    palette: Palette
    seed: int
    light: Point = (450, 380)
    image: Field = field(init=False, repr=False)
    emitted: Field = field(init=False, repr=False)
    placed: list[PlacedMotif] = field(default_factory=list, init=False, repr=False)
    drawn: set[str] = field(default_factory=set, init=False, repr=False)
    steps: int = field(default=0, init=False, repr=False)

    def __post_init__(self) -> None:
        self.image = np.zeros((HEIGHT, WIDTH, 3), np.float32) + self.palette.shadow
        self.emitted = np.zeros((HEIGHT, WIDTH), np.float32)
        self.grain = fbm(5, self.seed + 900, 3)
        self.coarse = fbm(90, self.seed + 901, 4)
        self._wobble_x = (value_noise(22, self.seed * 3) - 0.5) * 2.4
        self._wobble_y = (value_noise(22, self.seed * 3 + 500) - 0.5) * 2.4

    def ink(self, ink: Ink, towards: Ink | None = None, share: float = 0.5) -> Colour:
        """An ink of the palette, or a mixture: ``card.ink("mid", "glow", 0.3)``."""
        return self.palette.ink(ink) if towards is None else self.palette.mixed(ink, towards, share)

    def next_seed(self) -> int:
        """A seed that differs for every layer but not from build to build."""
        self.steps += 1
        return self.seed * 17 + self.steps * 13

    def patch(self, box: Box) -> Patch:
        view = window(box)
        xs, ys = XS[view], YS[view]
        dx, dy = self.light[0] - xs, self.light[1] - ys
        distance = np.hypot(dx, dy) + 1
        return Patch(box, xs, ys, self.grain[view], self.coarse[view], dx / distance, dy / distance, distance)

    def hide(self, cover: Field, box: Box = FULL, keep: PlacedMotif | None = None) -> None:
        """Subtract an opaque layer from what was visible before, and from the light that shone there."""
        self.emitted[window(box)] *= 1 - cover
        for earlier in self.placed:
            if earlier is keep:
                continue
            left, top = max(box[0], earlier.box[0]), max(box[1], earlier.box[1])
            right, bottom = min(box[2], earlier.box[2]), min(box[3], earlier.box[3])
            if left < right and top < bottom:
                over = cover[top - box[1] : bottom - box[1], left - box[0] : right - box[0]]
                x, y = earlier.box[:2]
                earlier.visible[top - y : bottom - y, left - x : right - x] *= 1 - over

    def layer(
        self,
        shape: Path | list[Path] | Field,
        top: Ink,
        bottom: Ink,
        *,
        rim_light: float = 0.7,
        shadow: float = 0.35,
        hatch: float = 0.0,
        wobble: float = 2.2,
        angle: float = 0.0,
    ) -> None:
        """Lay a sheet of paper: a gradient from `top` to `bottom`, lit at its edge, throwing a shadow.

        `hatch` engraves it with lines (1 is plenty), `angle` (radians) is the direction of the paper's fibre.
        """
        seed = self.next_seed()
        cover = shape if isinstance(shape, np.ndarray) else mask(shape)
        if wobble:
            cover = warp(cover, wobble, 26, seed)
        rows = np.flatnonzero(cover.max(axis=1) > 0.02)
        if not len(rows):
            return
        first, last = int(rows[0]), int(rows[-1]) + 1
        box = (0, max(0, first - 40), WIDTH, min(HEIGHT, last + 60))
        view = window(box)
        cover, patch = cover[view], self.patch(box)
        if shadow:
            cast = blur(shift(cover, 0, 10), 14)
            self.image[view] *= (1 - cast * shadow)[..., None]
        wood = fibre(patch, angle, seed)
        down = np.clip((patch.ys - first) / max(last - first, 1), 0, 1)
        run = down + (patch.coarse - 0.5) * 0.5 + (patch.grain - 0.5) * 0.2 + wood * 0.22
        picture = ramp([(0, self.ink(top)), (1, self.ink(bottom))], run)
        picture *= (1 + (patch.grain - 0.5) * 0.2 + wood * 0.16)[..., None]
        if hatch:
            phase = patch.ys + (fbm(160, seed, 3, size=(WIDTH, box[3] - box[1])) - 0.5) * 120 + wood * 6
            ridge = np.abs(phase / 9 % 1 - 0.5) - 0.16 + down * 0.28
            picture *= (1 - 0.22 * hatch * smoothstep(0.25, 0.0, ridge))[..., None]
        if rim_light:
            lit, _ = rim(cover, patch, 5)
            picture = mix(picture, self.palette.glow, np.clip(lit * rim_light * 1.3 * (0.5 + 0.4 * patch.grain), 0, 1))
        self.image[view] = mix(self.image[view], picture, cover)
        self.hide(cover, box)

    def place(
        self,
        drawing: Drawing,
        x: float,
        y: float,
        height: float,
        weight: Weight | None = None,
        *,
        rotate: float = 0,
        flip: bool = False,
        depth: float = 0,
        colours: Colours | None = None,
        rim_light: float = 0.9,
        shadow: float = 0.5,
        hatch: float = 0.8,
        lines: float = 0.75,
        aura: float | None = None,
    ) -> PlacedMotif:
        """Place a motif with the foot of its drawing at (x, y), 100 of its units being `height` pixels.

        A `weight` makes it a tag. `depth` goes from 0 (near, dark, crisp) to 1 (lost in the haze).
        `colours` says other inks for some roles. The `aura` lightens or darkens what is behind a tagged
        motif where it would not stand out by itself; 0 turns that off.
        """
        if weight and not drawing.motif:
            raise ValueError("A sketch has no name, so it cannot carry a weight: make it a motif.")
        seed = self.next_seed()
        matrix = Matrix()
        matrix.setScale(height / 100 * (-1 if flip else 1), height / 100)
        matrix.postRotate(rotate)
        matrix.postTranslate(x, y)
        around = Rect.MakeEmpty()
        for part in drawing.parts:
            around.join(part.bounds(matrix))
        box = box_of(around, pad=46)
        box = (box[0], box[1], max(box[0], box[2]), max(box[1], box[3]))
        masks = [self._part_mask(part.shapes, matrix, part.bounds(matrix)) for part in drawing.parts]
        cover = self._cover(masks, box)
        if shadow and cover.size:
            self._cast_shadow(cover, box, height, shadow * (1 - depth))
        base = self._role_colours(depth, colours)
        if weight and cover.size:
            strength = (0.0 if weight == "ground" else 0.7) if aura is None else aura
            self._halo(drawing, masks, cover, box, base, height, strength)
        self.hide(cover, box)
        look = _Look(height, depth, rim_light, hatch, lines)
        for index, (part, (part_box, inside)) in enumerate(zip(drawing.parts, masks, strict=True)):
            if inside.size and inside.max() > 0.01:
                self._paint(part.role, inside, part_box, base[part.role], look, seed + index)
        self.drawn.add(drawing.motif)
        whole = whole_area(drawing, cover, around, height)
        placed = PlacedMotif(drawing, matrix, weight, box, cover, cover.copy(), whole)
        if weight:
            self.placed.append(placed)
        return placed

    @contextmanager
    def inside(
        self,
        shape: Path | PlacedMotif,
        palette: str,
        light: Point | None = None,
        *,
        part: Role | None = None,
        depth: float = 0.5,
    ) -> Iterator[Card]:
        """A second picture within a shape, a placed motif, or one role of it: a card with its own palette.

        >>> with card.inside(looking_glass, "sea", part="glass") as world:
        ...     sky.swirl(world)

        `depth` is the strength of the shadow that the rim throws into it. The container stays visible and
        tagged.
        """
        keep = shape if isinstance(shape, PlacedMotif) else None
        if isinstance(shape, PlacedMotif):
            parts = [p for p in shape.drawing.parts if part is None or p.role == part]
            within = sum(
                (self._full_mask(p.shapes, shape.matrix) for p in parts),
                np.zeros((HEIGHT, WIDTH), np.float32),
            )
            within = np.clip(within, 0, 1)
        else:
            within = warp(mask(shape), 2.2, 26, self.next_seed())
        world = Card(PALETTES[palette], self.seed + 1000, light or self.light)
        yield world
        lip = blur(1 - within, 9) * within
        picture = mix(world.image, world.palette.deep, np.clip(lip * depth * 1.6, 0, 1))
        self.image = mix(self.image, picture, within)
        self.hide(within, keep=keep)
        self.emitted = np.maximum(self.emitted, world.emitted * within)
        self.drawn |= world.drawn
        for inner in world.placed:
            inner.visible *= within[window(inner.box)]
            self.placed.append(inner)

    def copy(self) -> Card:
        """The card as it is now, without its tags; `ground.water` can mirror it."""
        twin = Card(self.palette, self.seed, self.light)
        twin.image, twin.emitted, twin.steps = self.image.copy(), self.emitted.copy(), self.steps + 500
        return twin

    def _role_colours(self, depth: float, colours: Colours | None) -> dict[str, Colour]:
        pal = self.palette
        base = {
            "body": mix(mix(pal.deep, pal.shadow, 0.75), pal.mid, min(0.3, 0.06 + depth)),
            "dark": pal.deep,
            "lite": mix(pal.mid, pal.light, 0.55),
            "acc": pal.acc,
            "glass": mix(pal.light, pal.glow, 0.5),
            "lum": pal.glow,
            "ink": pal.deep,
            "line": mix(pal.light, pal.glow, 0.35),
            "seam": pal.shadow,
            "skin": mix(pal.light, pal.glow, 0.3),
            "shade": mix(pal.mid, pal.shadow, 0.4),
            "hair": mix(pal.deep, pal.shadow, 0.5),
        }
        for role, ink in (colours or {}).items():
            if role not in base:
                raise ValueError(f"No role is called {role!r}. The roles are {', '.join(base)}.")
            base[role] = pal.ink(ink)
        return base

    def _part_mask(self, shapes: tuple[Path, ...], matrix: Matrix, bounds: Rect) -> tuple[Box, Field]:
        """A part's mask with the hand-cut wobble, in a box of its own (small parts must be cheap)."""
        box = box_of(bounds, pad=8)
        left, top, right, bottom = box
        if right <= left or bottom <= top:
            return (left, top, left, top), np.zeros((0, 0), np.float32)
        view = window(box)
        xs = XS[view] - left + self._wobble_x[view]
        ys = YS[view] - top + self._wobble_y[view]
        return box, sample(mask(shapes, box, matrix), xs, ys)

    def _full_mask(self, shapes: tuple[Path, ...], matrix: Matrix) -> Field:
        return sample(mask(shapes, FULL, matrix), XS + self._wobble_x, YS + self._wobble_y)

    def _cover(self, masks: list[tuple[Box, Field]], box: Box) -> Field:
        """Which pixels the motif covers, with its lines: a web has nothing else."""
        cover = np.zeros((box[3] - box[1], box[2] - box[0]), np.float32)
        for part_box, inside in masks:
            if inside.size:
                x, y = part_box[0] - box[0], part_box[1] - box[1]
                view = cover[y : y + inside.shape[0], x : x + inside.shape[1]]
                np.maximum(view, inside, out=view)
        return cover

    def _cast_shadow(self, cover: Field, box: Box, height: float, strength: float) -> None:
        """A soft shadow thrown away from the key light, and a little down."""
        x, y = (box[0] + box[2]) / 2 - self.light[0], (box[1] + box[3]) / 2 - self.light[1]
        length, reach = max(float(np.hypot(x, y)), 1.0), 3 + min(height, 600) * 0.014
        cast = shift(blur(cover, max(5, min(height, 700) * 0.018)), x / length * reach, y / length * reach + 3)
        self.image[window(box)] *= (1 - np.clip(cast, 0, 1) * strength)[..., None]

    def _halo(
        self,
        drawing: Drawing,
        masks: list[tuple[Box, Field]],
        cover: Field,
        box: Box,
        base: Mapping[str, Colour],
        height: float,
        strength: float,
    ) -> None:
        """Lighten or darken what is behind a motif where both are about equally light."""
        areas = [(float(inside.sum()), base[part.role]) for part, (_, inside) in zip(drawing.parts, masks, strict=True)]
        total = sum(area for area, _ in areas)
        around = blur(cover, max(8.0, min(height * 0.07, 34.0)))
        ring = np.clip(around * (1 - cover), 0, 1)
        if total < 1 or float(ring.sum()) < 1:
            return
        motif_value = sum(area * _value(colour) for area, colour in areas) / total
        behind = (self.image[window(box)] * ring[..., None]).sum(axis=(0, 1)) / ring.sum()
        lack = max(0.0, 1 - abs(_value(behind) - motif_value) / 0.24)
        lighten = motif_value < 0.34 or motif_value < _value(behind) - 0.05
        target = self.ink("light", "glow", 0.3) if lighten else self.palette.deep
        share = np.clip(around * 1.5, 0, 1) * lack * strength * (0.75 + 0.25 * self.grain[window(box)])
        self.image[window(box)] = mix(self.image[window(box)], target, share)

    def _paint(self, role: Role, inside: Field, box: Box, colour: Colour, look: _Look, seed: int) -> None:
        """Ink one part of a motif into the picture, as its role asks."""
        view, patch = window(box), self.patch(box)
        haze = self.ink("mid", "light", 0.45)
        share = inside
        if role in LINES:
            # On a large motif a line is broad: drawn drier, it stays an engraved line and is no wire.
            dry = min(max(0.0, (look.height - 260) / 600), 0.55)
            worn = 1 - dry * smoothstep(0.75, 0.25, patch.coarse)
            strength = look.lines * (1 - look.depth * 0.7)
            share = np.clip(inside * strength * worn * (0.65 + 0.4 * patch.grain), 0, 1)
            picture = mix(colour, haze, look.depth * 0.6)
        elif role == "lum":
            self.emitted[view] = np.maximum(self.emitted[view], inside)
            picture = colour * (0.84 + 0.12 * patch.grain + 0.16 * patch.coarse)[..., None]
        elif role == "ink":
            share = inside * (0.82 + 0.18 * patch.grain)
            picture = mix(colour, haze, look.depth * 0.85)
        else:
            picture = carve(
                inside,
                patch,
                colour,
                self.palette,
                SURFACES.get(role, WOOD),
                size=look.height,
                hatch=look.hatch,
                rim_light=look.rim_light,
                seed=seed,
            )
            picture = mix(picture, haze, look.depth * 0.85)
        if role != "lum" and role not in LINES:
            self.emitted[view] *= 1 - inside
        self.image[view] = mix(self.image[view], picture, share)


def _value(colour: Colour) -> float:
    """How light a colour looks, roughly: the lightness of Lab without its cube roots."""
    return float(np.sqrt(np.clip(colour, 0, 1) @ np.array([0.2, 0.7, 0.1], np.float32)))
