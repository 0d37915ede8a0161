"""A lesson asks: first for a prediction, at the end for answers. On a page without code that is all one can touch."""

from collections.abc import Callable
from html import escape
from typing import Any

from ipywidgets import HTML, Button, FloatSlider, HBox, Layout, Text, VBox, Widget

from mysterium_nb.i18n.catalogue import translator
from mysterium_nb.lab.lessons.answer_check import Given, check
from mysterium_nb.lab.lessons.answers import ANSWERS
from mysterium_nb.lab.lessons.html_output import Showable, to_html
from mysterium_nb.picture.theme import Theme

_WIDE = Layout(width="min(100%, 32em)")
_LOUD = "font-size:1.3em;font-weight:600;line-height:1.3"
"""What everybody in the room has waited for."""
_AS_WIDE_AS_ITS_WORDS = Layout(width="auto", align_self="flex-start")


class Prediction(VBox):  # type: ignore[misc] # ipywidgets has no types
    """A number to predict. What `then` is given stays covered until somebody has committed to one, and what `build` is
    given is not even made before."""

    def __init__(
        self,
        asked: str,
        *,
        most: float = 100,
        least: float = 0,
        step: float = 1,
        unit: str = "%",
        lang: str = "en",
        theme: Theme = "light",
    ) -> None:
        self._say = translator(lang, "visions")
        self._unit, self._theme = unit, theme
        self._waiting: list[Callable[[], None]] = []
        self.slider = FloatSlider(min=least, max=most, step=step, value=(least + most) / 2, layout=_WIDE)
        self.slider.readout_format = ".0f" if step >= 1 else ".1f"
        self.button = Button(description=self._say("That is my prediction"), layout=_AS_WIDE_AS_ITS_WORDS)
        self.button.on_click(self._commit)
        super().__init__([HTML(f"<p>{escape(asked)} ({escape(unit)})</p>"), self.slider, self.button])

    def reveal(self, shown: Showable | Callable[[], Showable], truth: float | None = None) -> HTML:
        """What came out, to be seen after the prediction, or how to make it then; with `truth` the two numbers are put
        side by side."""
        place = self.cover()

        def uncover() -> None:
            place.value = self._compared(truth) + to_html(shown() if callable(shown) else shown, self._theme)

        self.when_made(uncover)
        return place

    def build_after(self, make: Callable[[], Widget]) -> VBox:
        """A widget that is made after the prediction: a panel tells what a chart would, and more."""
        place = VBox([self.cover()], layout=Layout(overflow="visible"))

        def uncover() -> None:
            place.children = (make(),)

        self.when_made(uncover)
        return place

    def cover(self) -> HTML:
        """What is there instead before the prediction."""
        return HTML(f"<p>{escape(self._say('Predict first, then look.'))}</p>", layout=Layout(overflow="auto"))

    def when_made(self, call: Callable[[], None]) -> None:
        """Call this as soon as somebody has committed to a number; now if that was done before."""
        if self.made:
            call()
        else:
            self._waiting.append(call)

    @property
    def made(self) -> bool:
        return bool(self.button.disabled)

    def _commit(self, _: object = None) -> None:
        self.button.disabled = self.slider.disabled = True
        self.add_class("mnb-predicted")  # the page of a lesson goes on
        while self._waiting:
            self._waiting.pop(0)()

    def _compared(self, truth: float | None) -> str:
        if truth is None:
            return ""
        mine, real = (
            f"{number:.3g} {self._unit}".strip().replace("-", "\N{MINUS SIGN}") for number in (self.slider.value, truth)
        )
        words = escape(self._say("You predicted {mine}; it was {real}.", mine=mine, real=real))
        return f"<p role='status' style='{_LOUD}'>{words}</p>"


class Questions(VBox):  # type: ignore[misc] # as above
    """A field for each question of a lesson, and beside it whether the answer is right."""

    def __init__(self, lesson: int, *, lang: str = "en") -> None:
        self._lesson, self._lang = lesson, lang
        self.fields: dict[str, Text] = {}
        self.told: dict[str, HTML] = {}
        for name in ANSWERS[lesson]:
            wide = {"description_width": "15em"}
            field = Text(description=name.replace("_", " "), continuous_update=False, style=wide, layout=_WIDE)
            field.observe(self._check, "value")
            self.fields[name], self.told[name] = field, HTML()
        super().__init__(
            [
                HBox([field, told], layout=Layout(flex_flow="row wrap"))
                for field, told in zip(self.fields.values(), self.told.values(), strict=True)
            ]
        )
        self._check()

    def _check(self, _: Any = None) -> None:
        given = {name: _number(field.value) for name, field in self.fields.items()}
        for (question, words), told in zip(
            check(self._lesson, lang=self._lang, **given).words(), self.told.values(), strict=True
        ):
            told.value = f"<span role='status' aria-label='{escape(question)}'>{escape(words)}</span>"


def _number(text: str) -> Given:
    """What somebody typed: a number, with a point or a comma, a percentage, a word, or nothing."""
    text = text.strip()
    try:
        return float(text.rstrip(" %\N{NO-BREAK SPACE}").replace(",", "."))
    except ValueError:
        return text or None
