"""What a picture of the table is made of: plain shapes, the places one can press, and the scene that holds them.

Whoever draws (SVG, a canvas) goes through `Scene.shapes` in order, later ones on top::

    >>> scene = Scene(300, 450, shapes=(Picture("l23", Box(0, 0, 300, 450)),),
    ...               hits=(Hit(Box(0, 0, 300, 450), "l23", "The costume loft"),), label="One card.")
    >>> hit_at(scene, 150, 20).key
    'l23'
"""

from typing import Literal

import msgspec

from mysterium_nb.engine.cards import CardId
from mysterium_nb.picture.theme import Theme

Font = Literal["serif", "sans"]
Align = Literal["left", "center", "right"]


class Box(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A rectangle: left, top, width, height."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def bottom(self) -> float:
        return self.y + self.h

    @property
    def middle(self) -> tuple[float, float]:
        return self.x + self.w / 2, self.y + self.h / 2

    def grown(self, by: float) -> "Box":
        return Box(self.x - by, self.y - by, self.w + 2 * by, self.h + 2 * by)

    def has(self, x: float, y: float) -> bool:
        return self.x <= x < self.right and self.y <= y < self.bottom

    def holds(self, other: "Box") -> bool:
        return self.x <= other.x and self.y <= other.y and other.right <= self.right and other.bottom <= self.bottom


class _Shape(msgspec.Struct, frozen=True, tag_field="shape", tag=str.lower, gc=False, omit_defaults=True):
    pass


class Rectangle(_Shape, frozen=True):
    box: Box
    fill: str = ""
    stroke: str = ""
    width: float = 0
    radius: float = 0
    alpha: float = 1
    """Of the fill alone."""
    dashed: bool = False


class Picture(_Shape, frozen=True):
    """A card by its id, or a back: `b_vision`."""

    card: CardId
    box: Box
    veil: float = 0
    """How far the picture goes back into the dark: 0 not at all, 1 out of sight."""


class Disc(_Shape, frozen=True):
    x: float
    y: float
    r: float
    fill: str = ""
    stroke: str = ""
    width: float = 0
    alpha: float = 1


class Words(_Shape, frozen=True):
    """One line of text on its baseline."""

    text: str
    x: float
    y: float
    size: float
    fill: str
    font: Font = "sans"
    weight: int = 400
    align: Align = "left"
    most: float = 0
    """The width it must not exceed; 0 where it cannot."""


class Sprite(_Shape, frozen=True):
    """A small drawing by its name: a pawn, a token, a mark, a glow (`sprites.SPRITES`)."""

    name: str
    box: Box
    alpha: float = 1


Shape = Rectangle | Picture | Disc | Words | Sprite


class Hit(msgspec.Struct, frozen=True, gc=False):
    """A place one can press, what it stands for, and what it is called aloud."""

    box: Box
    key: str
    label: str


class Scene(msgspec.Struct, frozen=True):
    width: int
    height: int
    shapes: tuple[Shape, ...]
    hits: tuple[Hit, ...] = ()
    label: str = ""
    """The whole picture in two or three sentences."""
    theme: Theme = "night"
    lang: str = "en"
    glass: Box | None = None
    """Where the running hourglass is laid over the picture; none where there is no hourglass to be seen."""

    @property
    def cards(self) -> tuple[CardId, ...]:
        """Every card and back that is drawn, once each."""
        return tuple(dict.fromkeys(shape.card for shape in self.shapes if isinstance(shape, Picture)))


def hit_at(scene: Scene, x: float, y: float) -> Hit | None:
    """What lies on top at a point of the scene."""
    return next((hit for hit in reversed(scene.hits) if hit.box.has(x, y)), None)
