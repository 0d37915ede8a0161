"""The table's picture as a widget: a scene drawn with ipycanvas, in a frame of our own that one can press."""

from collections.abc import Callable
from itertools import count
from pathlib import Path
from time import monotonic
from typing import Any
from urllib.parse import quote

import traitlets
from anywidget import AnyWidget
from ipycanvas import Canvas, hold_canvas
from ipywidgets import Image, widget_serialization

from mysterium_nb.engine.cards import CardId
from mysterium_nb.picture.shapes import Box, Scene, Sprite
from mysterium_nb.picture.sprites import sprite_svg
from mysterium_nb.picture.theme import SANS, Theme, css_variables
from mysterium_nb.widgets.canvas_painter import SHARP, CanvasPainter

Images = Callable[[CardId], Image]
_numbers = count(1)


def _stage(theme: Theme) -> str:
    """The field behind the canvas, which is drawn by the style sheet alone."""
    hills = quote(sprite_svg(f"stage_{theme}"), safe="")
    return (
        f"{css_variables(theme)}background:bottom/100% auto no-repeat url(data:image/svg+xml,{hills}),"
        "linear-gradient(180deg,var(--night-1),var(--night-0))"
    )


_CSS = f"""
.mnb-table{{position:relative;container-type:inline-size;overflow:hidden;{_stage("night")}}}
.mnb-table[data-theme=light]{{{_stage("light")}}}
.mnb-table>canvas{{display:block;width:100%;height:auto}}
.mnb-table>div>button{{position:absolute;padding:0;border:0;background:none;cursor:zoom-in;-webkit-tap-highlight-color:transparent}}
.mnb-table>div>button:focus-visible{{outline:3px solid var(--gold);outline-offset:2px;border-radius:5px}}
.mnb-table>span{{position:absolute;display:flex;align-items:center;justify-content:flex-end;pointer-events:none;color:var(--ink);
 font-weight:700;font-family:{SANS};font-variant-numeric:tabular-nums}}
.mnb-table>span[hidden]{{display:none}}
"""


class TableCanvas(AnyWidget):
    """Draws scenes, whole and only when they change, and tells which card was pressed.

    >>> from mysterium_nb.picture.shapes import Hit, Picture
    >>> from mysterium_nb.widgets.card_images import CardImages
    >>> picture = TableCanvas()
    >>> picture.on_press(print)
    >>> whole = Box(0, 0, 300, 450)
    >>> picture.show(Scene(300, 450, (Picture("l23", whole),), (Hit(whole, "l23", "A loft"),)), CardImages(None).image)
    >>> picture.press("l23")
    l23
    >>> picture.close()
    """

    _esm = (Path(__file__).parent / "table_canvas.js").read_text("utf-8")
    _css = _CSS
    canvas = traitlets.Instance(Canvas).tag(sync=True, **widget_serialization)
    pictures: "traitlets.List[str]" = traitlets.List().tag(sync=True)
    """What will be drawn, told beforehand so that a browser loads it all at once."""
    hits: "traitlets.List[Any]" = traitlets.List().tag(sync=True)
    label = traitlets.Unicode().tag(sync=True)
    lang = traitlets.Unicode("en").tag(sync=True)
    theme = traitlets.Unicode("night").tag(sync=True)
    glass: "traitlets.Dict[str, Any]" = traitlets.Dict().tag(sync=True)
    running = traitlets.Bool(default_value=True).tag(sync=True)

    def __init__(self) -> None:
        super().__init__(canvas=Canvas(width=16, height=9))
        self._elsewhere = Canvas(width=1, height=1)
        self._pressed: list[Callable[[str], None]] = []
        self._sprites: dict[str, Image] = {}
        self._scene: Scene | None = None
        self._images: Images | None = None
        self._drawn: Scene | None = None
        self._left: float | None = None
        self._told_at = monotonic()
        self._ready = False
        self.on_msg(self._hear)

    def show(self, scene: Scene, images: Images) -> None:
        """Show a scene; `images` gives the widget of a card's picture. Nothing is drawn before a browser is there."""
        self._scene, self._images = scene, images
        self._draw()

    def time_left(self, seconds: float | None, *, running: bool = True) -> None:
        """Let the hourglass of the scene say how much time is left; it counts down in the browser, without traffic."""
        self._left, self._told_at, self.running = seconds, monotonic(), running
        self._place_glass()

    def on_press(self, callback: Callable[[str], None]) -> None:
        """Call back with the key of whatever is pressed, by mouse, finger or keyboard."""
        self._pressed.append(callback)

    def press(self, key: str) -> None:
        """Press a card as a browser does."""
        self._hear(self, {"press": key}, [])

    def close(self) -> None:
        """Take the picture away, with all that belongs to it."""
        for widget in (*self._sprites.values(), self.canvas, self._elsewhere):
            widget.close()
        super().close()

    def _hear(self, _: object, message: object, __: object) -> None:
        match message:
            case {"press": str(key)} if self._scene is not None and key in {hit.key for hit in self._scene.hits}:
                for callback in self._pressed:
                    callback(key)
            case {"ready": True}:
                # A browser that has just come, or come back, has an empty canvas, whatever was drawn before.
                self._ready, self._drawn = True, None
                self._draw()
            case _:
                pass

    def _draw(self) -> None:
        scene, images = self._scene, self._images
        if not self._ready or scene is None or images is None or scene == self._drawn:
            return
        shown = {card: images(card) for card in scene.cards}
        sprites = {shape.name: self._sprite(shape.name) for shape in scene.shapes if isinstance(shape, Sprite)}
        with self.hold_sync():
            self.pictures = [f"IPY_MODEL_{image.model_id}" for image in (*shown.values(), *sprites.values())]
            self.hits = [[_percent(hit.box, scene), hit.key, hit.label] for hit in scene.hits]
            self.label, self.lang, self.theme = scene.label, scene.lang, scene.theme
        self._place_glass()
        width, height = round(scene.width * SHARP), round(scene.height * SHARP)
        if (self.canvas.width, self.canvas.height) != (width, height):
            with self.canvas.hold_sync():
                self.canvas.width, self.canvas.height = width, height
        with hold_canvas():
            # ipycanvas names a canvas only when it turns to another, and a new browser knows of no earlier turn.
            self._elsewhere.reset_transform()
            CanvasPainter(self.canvas, scene, shown.__getitem__, sprites.__getitem__).paint()
        self._drawn = scene

    def _place_glass(self) -> None:
        """Tell a browser where the time is written and how much is left now, whenever it was last told."""
        scene, left = self._scene, self._left
        if scene is None or scene.glass is None or left is None:
            self.glass = {}
            return
        past = monotonic() - self._told_at if self.running else 0
        size = scene.glass.h * 0.55 / scene.width
        self.glass = {"box": _percent(scene.glass, scene), "left": round(max(0, left - past), 1), "size": size}

    def _sprite(self, name: str) -> Image:
        if name not in self._sprites:
            # A short id of its own, since it is written into every drawing.
            short = f"mnb{next(_numbers)}"
            self._sprites[name] = Image(value=sprite_svg(name).encode(), format="svg+xml", model_id=short)
        return self._sprites[name]


def _percent(box: Box, scene: Scene) -> list[float]:
    return [
        round(100 * part / whole, 2)
        for part, whole in ((box.x, scene.width), (box.y, scene.height), (box.w, scene.width), (box.h, scene.height))
    ]
