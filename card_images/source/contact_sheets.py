"""Overviews for a reviewer: all cards, by palette, tiny, grey, as the colour-blind see them; and the motifs."""

from __future__ import annotations

import ast
import inspect
import itertools
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Literal, TypeAlias, get_args, get_origin, get_type_hints

import numpy as np
from PIL import Image, ImageDraw

from card_images.source import sky
from card_images.source.canvas import Card
from card_images.source.motifs import MOTIFS, Drawing
from card_images.source.palettes import PALETTES
from card_images.source.raster import HEIGHT, WIDTH, Field

Picture: TypeAlias = Image.Image

BOARD = (236, 228, 210)
INK = (40, 34, 30)

# Machado, Oliveira and Fernandes (2009): full dichromacy, as matrices on linear RGB.
COLOUR_BLIND = {
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def to_picture(field: Field) -> Picture:
    return Image.fromarray((np.clip(field, 0, 1) * 255 + 0.5).astype(np.uint8))


def grid(pictures: Sequence[tuple[str, Picture]], columns: int, size: tuple[int, int], labels: bool = True) -> Picture:
    """Pictures in rows, each with its label below."""
    columns = max(1, min(columns, len(pictures)))
    width, height = size
    step_x, step_y = width + 10, height + (24 if labels else 10)
    rows = max(1, -(-len(pictures) // columns))
    sheet = Image.new("RGB", (10 + columns * step_x, 10 + rows * step_y), BOARD)
    draw = ImageDraw.Draw(sheet)
    for index, (label, picture) in enumerate(pictures):
        x, y = 10 + index % columns * step_x, 10 + index // columns * step_y
        sheet.paste(picture.convert("RGB").resize(size, Image.Resampling.LANCZOS), (x, y))
        if labels:
            draw.text((x + 2, y + height + 4), label, fill=INK)
    return sheet


def colour_blind(picture: Picture, kind: str) -> Picture:
    """The picture as an eye without one of the three cones sees it."""
    linear = (np.asarray(picture.convert("RGB"), np.float32) / 255) ** 2.2
    seen = np.clip(linear @ np.array(COLOUR_BLIND[kind], np.float32).T, 0, 1) ** (1 / 2.2)
    return to_picture(np.asarray(seen, np.float32))


def write_contact_sheets(cards: Mapping[str, Path], palettes: Mapping[str, str], folder: Path) -> list[Path]:
    """Write every contact sheet of the cards (id to picture file; id to palette), in their order."""
    folder.mkdir(parents=True, exist_ok=True)
    pictures = [(name, Image.open(file).convert("RGB")) for name, file in cards.items()]
    large, tiny = (300, 450), (150, 225)
    sheets = {"all": grid(pictures, 12, large), "thumbs_150": grid(pictures, 16, tiny, labels=False)}
    small = [(name, picture.resize(tiny, Image.Resampling.LANCZOS)) for name, picture in pictures]
    sheets["greyscale"] = grid([(name, picture.convert("L")) for name, picture in small], 16, tiny)
    for kind in COLOUR_BLIND:
        sheets[kind] = grid([(name, colour_blind(picture, kind)) for name, picture in small], 16, tiny)
    for palette in sorted(set(palettes.values())):
        chosen = [(name, picture) for name, picture in pictures if palettes[name] == palette]
        sheets[f"palette_{palette}"] = grid(chosen, 6, large)
    written = []
    for name, sheet in sheets.items():
        file = folder / f"{name}.png"
        sheet.save(file)
        written.append(file)
    return written


def variants(name: str) -> list[tuple[str, Drawing]]:
    """A motif by default, and once for each choice of each of its ``Literal`` and ``bool`` parameters."""
    motif = MOTIFS[name]
    drawings = [(name, motif())]
    hints = get_type_hints(motif.draw)
    for parameter in inspect.signature(motif.draw).parameters.values():
        hint = hints[parameter.name]
        choices: tuple[object, ...] = (
            get_args(hint) if get_origin(hint) is Literal else (True, False) if hint is bool else ()
        )
        drawings += [
            (f"{name}:{parameter.name}={choice}", motif(**{parameter.name: choice}))
            for choice in choices
            if choice != parameter.default
        ]
    return drawings


def _requested(request: str) -> tuple[str, Drawing]:
    """``"raven:pose=flying,seed=3"`` as a drawing."""
    name, _, options = request.partition(":")
    if name not in MOTIFS:
        raise ValueError(f"No motif is called {name!r}. The motifs are: {', '.join(sorted(MOTIFS))}.")
    chosen: dict[str, object] = {}
    for option in filter(None, options.split(",")):
        key, _, text = option.partition("=")
        try:
            chosen[key] = ast.literal_eval(text)
        except (ValueError, SyntaxError):
            chosen[key] = text
    return request, MOTIFS[name](**chosen)


def motif_sheet(requests: Iterable[str] = (), palette: str = "verdigris") -> Picture:
    """Motifs in a grid, each large and, in the corner, at the size it has in a thumbnail."""
    drawings = [_requested(request) for request in requests]
    if not drawings:
        drawings = list(itertools.chain.from_iterable(variants(name) for name in MOTIFS))
    across, down = 3, 4
    cell = (WIDTH // across, HEIGHT // down)
    pages: list[Picture] = []
    for start in range(0, len(drawings), across * down):
        card = Card(PALETTES[palette], seed=5, light=(300, -400))
        sky.void(card, edge="light")
        for index, (_, drawing) in enumerate(drawings[start : start + across * down]):
            x, y = index % across * cell[0], index // across * cell[1]
            bounds = drawing.bounds()
            height = min(215 / bounds.width(), 265 / bounds.height()) * 100
            middle = (bounds.left() + bounds.right()) / 200 * height
            card.place(drawing, x + cell[0] * 0.46 - middle, y + 300 - bounds.bottom() / 100 * height, height)
            tiny = height * 0.17
            card.place(drawing, x + cell[0] * 0.91, y + 300 - bounds.bottom() / 100 * tiny, tiny)
        page = to_picture(card.image)
        draw = ImageDraw.Draw(page)
        for index, (label, _) in enumerate(drawings[start : start + across * down]):
            draw.text((index % across * cell[0] + 10, index // across * cell[1] + 318), label, fill=INK)
        pages.append(page)
    return grid([("", page) for page in pages], 3, (WIDTH, HEIGHT), labels=False)
