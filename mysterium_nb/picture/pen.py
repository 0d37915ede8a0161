"""The easel: what is drawn, where one can press, and the words and colours at hand, while a scene is being made."""

from collections.abc import Callable, Sequence
from typing import Literal

from msgspec.structs import replace

from mysterium_nb.engine.cards import CardId
from mysterium_nb.engine.names import seat_name
from mysterium_nb.engine.position import waiting_for
from mysterium_nb.engine.seats import WATCH, SeatId
from mysterium_nb.engine.views import PublicView, WatchView
from mysterium_nb.i18n.catalogue import Translator, translator
from mysterium_nb.picture.device import Room
from mysterium_nb.picture.shapes import Align, Box, Font, Hit, Picture, Rectangle, Scene, Shape, Sprite, Words
from mysterium_nb.picture.text_width import fitted, width_of
from mysterium_nb.picture.theme import PALETTES, Palette, Theme

Layer = Literal["ground", "cards", "marks", "words"]
"""From below: light and outlines, then cards, then what stands on cards, then words; each is drawn in one go."""
Run = str | tuple[SeatId, str]
"""A piece of a line: words, or a seat that shows as its pawn and these words."""
_PAWN = 1.15
_PAWN_TO_NAME = 0.2
_RUN_GAP = 0.35
"""Of the size of the letters."""


class Easel:
    """Draws what everybody at the table sees, from a view of any seat."""

    def __init__(self, view: PublicView, lang: str, room: Room, theme: Theme, name: Callable[[CardId], str]) -> None:
        self.view = public(view)
        self.lang = lang
        self.room = room
        self.theme: Theme = theme
        self.ink: Palette = PALETTES[theme]
        self.name = name
        self.say: Translator = translator(lang, view.rules.lexicon)
        self.waited: tuple[SeatId, ...] = () if view.clock.paused_at is not None else waiting_for(self.view)
        self._layers: dict[Layer, list[Shape]] = {"ground": [], "cards": [], "marks": [], "words": []}
        self.hits: list[Hit] = []
        self.glass: Box | None = None

    def called(self, seat: SeatId) -> str:
        return seat_name(self.view.setup, seat, self.lang)

    def draw(self, *shapes: Shape, on: Layer = "marks") -> None:
        self._layers[on] += shapes

    def scene(self, height: float, label: str) -> Scene:
        shapes = tuple(shape for layer in self._layers.values() for shape in layer)
        hits = tuple(self.hits)
        return Scene(self.room.width, round(height), shapes, hits, label, self.theme, self.lang, self.glass)

    def words(
        self,
        text: str,
        x: float,
        y: float,
        size: float,
        *,
        fill: str = "",
        font: Font = "sans",
        weight: int = 400,
        align: Align = "left",
        most: float = 0,
        least: float = 0,
    ) -> float:
        """One line on its baseline, made to fit; gives the width it takes."""
        if most:
            text, size = fitted(text, size, most, least=min(size, least or self.room.small), weight=weight)
        if not text:
            return 0
        self.draw(Words(text, x, y, size, fill or self.ink.text, font, weight, align, most), on="words")
        return width_of(text, size, weight)

    def title(self, text: str, x: float, y: float, *, most: float = 0) -> float:
        return self.words(text, x, y, self.room.title, font="serif", weight=600, most=most)

    def sprite(self, name: str, box: Box, alpha: float = 1) -> None:
        self.draw(Sprite(name, box, alpha))

    def glow(self, box: Box, alpha: float = 1, *, on: Layer = "ground") -> None:
        self.draw(Sprite(f"glow_{self.theme}", box, alpha), on=on)

    def pawn(self, seat: SeatId, x: float, y: float, size: float, *, badge: str = "", lit: bool = False) -> None:
        """A pawn around a point, with a `yes` or `no` on its shoulder; who is waited for stands in the light."""
        if lit:
            self.glow(Box(x - size, y - size, 2 * size, 2 * size))
            self.draw(Rectangle(_around(x, y, size * 1.12), stroke=self.ink.gold, width=size * 0.07, radius=size))
        self.sprite(f"pawn_{seat}", _around(x, y, size))
        if badge:
            self.sprite(badge, _around(x + size * 0.36, y - size * 0.36, size * 0.46))

    def press(self, box: Box, key: str, label: str) -> None:
        self.hits.append(Hit(box, key, label))

    def card(self, card: CardId, box: Box, *, veil: float = 0, label: str = "") -> None:
        """A card face up, which one can press."""
        self.draw(Picture(card, box, veil), on="cards")
        self.press(box, card, label or self.name(card))

    def slot(self, box: Box) -> None:
        """A place where a card will lie."""
        self.draw(Rectangle(box, stroke=self.ink.line, width=2, radius=box.w * 0.05, dashed=True), on="ground")

    def draw_ring(self, box: Box) -> None:
        """A gold ring around a card: the newest."""
        self.draw(Rectangle(box.grown(2), stroke=self.ink.gold, width=4, radius=6))

    def lamp(self, box: Box, *, faint: bool = False) -> None:
        """The light falls on what is waited for; where that is nearly everybody it only outlines them."""
        if not faint:
            self.glow(box.grown(self.room.gap * 4), 0.5)
        light = f"rgb({self.ink.lamp_rgb.replace(' ', ',')})"
        self.draw(
            Rectangle(box.grown(-4), fill=light, alpha=0.07 if faint else 0.12),
            Rectangle(box, stroke=self.ink.gold, width=self.room.gap * 0.28, radius=14),
            on="ground",
        )

    def tag(self, text: str, x: float, y: float, size: float, *, lit: bool = False) -> float:
        """A word on a small piece of paper whose lower left corner is given; gives its width."""
        wide, high = width_of(text, size, 600) + size * 0.6, size * 1.25
        fill, ink = (self.ink.gold, self.ink.on_gold) if lit else (self.ink.paper, self.ink.ink)
        self.draw(Rectangle(Box(x, y - high, wide, high), fill=fill, radius=size * 0.22))
        self.draw(Words(text, x + wide / 2, y - high * 0.26, size, ink, "serif", 600, "center"), on="words")
        return wide

    def runs_width(self, runs: Sequence[Run], size: float) -> float:
        return _RUN_GAP * size * (len(runs) - 1) + sum(_run_width(run, size) for run in runs)

    def line(self, runs: Sequence[Run], x: float, y: float, size: float, *, fill: str, center: float = 0) -> None:
        """Words and pawns on one line of a title, from a point or around the middle of a width."""
        if center:
            x += (center - self.runs_width(runs, size)) / 2
        for run in runs:
            if isinstance(run, str):
                self.draw(Words(run, x, y, size, fill, "serif", 600), on="words")
            else:
                self.pawn(run[0], x + size * _PAWN / 2, y - size * 0.32, size * _PAWN)
                if run[1]:
                    at = x + size * (_PAWN + _PAWN_TO_NAME)
                    self.draw(Words(run[1], at, y, size, fill, "serif", 600), on="words")
            x += _run_width(run, size) + size * _RUN_GAP


def _run_width(run: Run, size: float) -> float:
    if isinstance(run, str):
        return width_of(run, size, 600)
    return size * _PAWN + (size * _PAWN_TO_NAME + width_of(run[1], size, 600) if run[1] else 0)


def public(view: PublicView) -> WatchView:
    """What a spectator would see of what this seat sees: nobody's hand, nobody's secrets."""
    fields = {name: getattr(view, name) for name in PublicView.__struct_fields__}
    return replace(WatchView(**fields), seat=WATCH)


def _around(x: float, y: float, size: float) -> Box:
    return Box(x - size / 2, y - size / 2, size, size)
