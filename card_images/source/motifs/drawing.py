"""What a motif is made of: parts with roles, and the register that knows every motif by its name."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Literal, ParamSpec, TypeAlias

from card_images.source.geometry import Matrix, Path, Rect, is_path

Role: TypeAlias = Literal["body", "lite", "dark", "acc", "glass", "lum", "ink", "line", "seam", "skin", "shade", "hair"]

Variant = ParamSpec("Variant")


@dataclass(frozen=True)
class Part:
    """Shapes that are lit and inked together."""

    role: Role
    shapes: tuple[Path, ...]

    def bounds(self, matrix: Matrix | None = None) -> Rect:
        around = Rect.MakeEmpty()
        for shape in self.shapes:
            placed = shape
            if matrix is not None:
                placed = Path()
                shape.transform(matrix, placed)
            around.join(placed.getBounds())
        return around


@dataclass(frozen=True)
class Drawing:
    """A motif drawn once: its name, and its parts from back to front. `sketch` makes one without a name."""

    motif: str
    parts: tuple[Part, ...]

    @property
    def roles(self) -> tuple[Role, ...]:
        return tuple(dict.fromkeys(part.role for part in self.parts))

    def bounds(self) -> Rect:
        around = Rect.MakeEmpty()
        for part in self.parts:
            around.join(part.bounds())
        return around


@dataclass(frozen=True)
class Motif:
    """A registered motif. The family is the module it stands in."""

    name: str
    family: str
    draw: Callable[..., list[Part]]

    def __call__(self, **variant: object) -> Drawing:
        return Drawing(self.name, tuple(self.draw(**variant)))


MOTIFS: dict[str, Motif] = {}


def paint(role: Role, *shapes: Path | Iterable[Path]) -> Part:
    """A part: shapes (or lists of shapes) in one role. They may overlap."""
    flat: list[Path] = []
    for shape in shapes:
        flat.extend([shape] if is_path(shape) else shape)
    return Part(role, tuple(flat))


def motif(draw: Callable[Variant, list[Part]]) -> Callable[Variant, Drawing]:
    """Register a function that draws a motif; its name is the motif's tag, its module the family."""
    name, family = draw.__name__, draw.__module__.rpartition(".")[2]
    if name in MOTIFS:
        raise ValueError(f"Two motifs are called {name!r}: in {MOTIFS[name].family} and in {family}.")
    MOTIFS[name] = Motif(name, family, draw)

    @functools.wraps(draw)
    def drawn(*args: Variant.args, **kwargs: Variant.kwargs) -> Drawing:
        return Drawing(name, tuple(draw(*args, **kwargs)))

    return drawn


def sketch(*parts: Part) -> Drawing:
    """A prop of one scene, without a name, which therefore cannot be tagged."""
    return Drawing("", parts)
