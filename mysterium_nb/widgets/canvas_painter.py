"""The brush: paints a scene on a canvas of ipycanvas with few and short commands."""

from collections.abc import Callable
from itertools import groupby
from typing import Any, assert_never

import numpy as np
from ipycanvas import Canvas
from ipywidgets import Image

from mysterium_nb.engine.cards import CardId
from mysterium_nb.picture.shapes import Box, Disc, Picture, Rectangle, Scene, Shape, Sprite, Words
from mysterium_nb.picture.theme import PALETTES

SHARP = 1.5
"""Canvas pixels for one unit of a scene: enough for screens that pack their pixels."""
_FONTS = {
    "serif": "Palatino,Palatino Linotype,P052,Liberation Serif,serif",
    "sans": "Segoe UI,Roboto,Helvetica Neue,Arial,sans-serif",
}


class CanvasPainter:
    """Paints one scene with as few commands as can be: a style is set only when it changes, words come last, sorted."""

    def __init__(
        self, canvas: Canvas, scene: Scene, image: Callable[[CardId], Image], sprite: Callable[[str], Image]
    ) -> None:
        self._canvas = canvas
        self._scene = scene
        self._image = image
        self._sprite = sprite
        self._styles: dict[str, Any] = {}
        self._dashed = False

    def paint(self) -> None:
        self._canvas.reset_transform()
        self._canvas.clear()
        self._canvas.set_transform(SHARP, 0, 0, SHARP, 0, 0)
        self._style(global_alpha=1, line_join="round", line_cap="round", text_baseline="alphabetic")
        for _, shapes in groupby(self._scene.shapes, key=type):
            self._paint_alike([*shapes])

    def _style(self, **styles: Any) -> None:
        for name, value in styles.items():
            if self._styles.get(name) != value:
                self._styles[name] = value
                setattr(self._canvas, name, value)

    def _paint_alike(self, shapes: list[Shape]) -> None:
        """Shapes of one kind that follow each other: cards and words together, all others one by one."""
        cards = [shape for shape in shapes if isinstance(shape, Picture)]
        lines = [shape for shape in shapes if isinstance(shape, Words)]
        if cards:
            self._pictures(cards)
        self._words(lines)
        for shape in shapes:
            match shape:
                case Rectangle():
                    self._rectangle(shape)
                case Disc():
                    self._disc(shape)
                case Sprite():
                    self._style(global_alpha=_short(shape.alpha, 2))
                    self._canvas.draw_image(self._sprite(shape.name), *_whole(shape.box))
                case Picture() | Words():
                    pass  # done above
                case _:  # pragma: no cover - the type checker proves that nothing is left
                    assert_never(shape)

    def _disc(self, shape: Disc) -> None:
        x, y, r = _short(shape.x), _short(shape.y), _short(shape.r)
        if shape.fill:
            self._style(global_alpha=shape.alpha, fill_style=shape.fill)
            self._canvas.fill_circle(x, y, r)
        if shape.stroke:
            self._style(global_alpha=1, stroke_style=shape.stroke, line_width=_short(shape.width))
            self._canvas.stroke_circle(x, y, r)

    def _words(self, lines: list[Words]) -> None:
        """Words lie over nothing but what is below them all, so they can be written in the order of their styles."""
        for line in sorted(lines, key=lambda line: (line.font, line.weight, line.size, line.align, line.fill)):
            self._style(
                global_alpha=1,
                font=f"{line.weight} {line.size:g}px {_FONTS[line.font]}",
                fill_style=line.fill,
                text_align=line.align,
            )
            self._canvas.fill_text(line.text, round(line.x), round(line.y), round(line.most) or None)

    def _pictures(self, cards: list[Picture]) -> None:
        """All shadows, all pictures, then all veils."""
        self._style(global_alpha=1, fill_style=PALETTES[self._scene.theme].shadow)
        self._rects([Box(card.box.x - 1, card.box.y + 3, card.box.w + 2, card.box.h + 2) for card in cards])
        for card in cards:
            self._canvas.draw_image(self._image(card.card), *_whole(card.box))
        for veil in sorted({card.veil for card in cards if card.veil}):
            self._style(global_alpha=veil, fill_style=PALETTES[self._scene.theme].night_0)
            self._rects([card.box for card in cards if card.veil == veil])

    def _rects(self, boxes: list[Box]) -> None:
        """Many at once, as bytes."""
        corners = np.array([_whole(box) for box in boxes], dtype=np.int16)
        self._canvas.fill_rects(*(np.ascontiguousarray(corners[:, side]) for side in range(4)))

    def _rectangle(self, shape: Rectangle) -> None:
        canvas, radius = self._canvas, min(shape.radius, shape.box.w / 2, shape.box.h / 2)
        if shape.fill and radius and shape.alpha == 1:
            # A thick line with round corners around a smaller rectangle: two commands instead of seven.
            self._style(global_alpha=1, fill_style=shape.fill, stroke_style=shape.fill, line_width=_short(2 * radius))
            inner = _corner_and_size(shape.box.grown(-radius))
            canvas.fill_rect(*inner)
            canvas.stroke_rect(*inner)
        elif shape.fill:
            self._style(global_alpha=shape.alpha, fill_style=shape.fill)
            if radius:
                self._rounded(shape.box, radius)
                canvas.fill()
            else:
                canvas.fill_rect(*_corner_and_size(shape.box))
        if shape.stroke:
            self._style(global_alpha=1, stroke_style=shape.stroke, line_width=_short(shape.width))
            if shape.dashed != self._dashed:
                canvas.set_line_dash([8, 6] if shape.dashed else [])
                self._dashed = shape.dashed
            if radius:
                self._rounded(shape.box, radius)
                canvas.stroke()
            else:
                canvas.stroke_rect(*_corner_and_size(shape.box))
        if self._dashed:
            canvas.set_line_dash([])
            self._dashed = False

    def _rounded(self, box: Box, radius: float) -> None:
        canvas, r = self._canvas, _short(radius)
        x, y, w, h = _corner_and_size(box)
        right, bottom = _short(x + w), _short(y + h)
        canvas.begin_path()
        canvas.move_to(_short(x + r), y)
        canvas.arc_to(right, y, right, bottom, r)
        canvas.arc_to(right, bottom, x, bottom, r)
        canvas.arc_to(x, bottom, x, y, r)
        canvas.arc_to(x, y, right, y, r)
        canvas.close_path()


def _short(number: float, places: int = 1) -> float:
    """A number that is written in few letters."""
    short = round(number, places)
    return int(short) if short == int(short) else short


def _whole(box: Box) -> tuple[int, int, int, int]:
    """Corner and size in whole units, so that neighbours stay equally far apart."""
    x, y = round(box.x), round(box.y)
    return x, y, round(box.right) - x, round(box.bottom) - y


def _corner_and_size(box: Box) -> tuple[float, float, float, float]:
    return _short(box.x), _short(box.y), _short(box.w), _short(box.h)
