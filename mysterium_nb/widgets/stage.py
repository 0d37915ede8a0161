"""The stage over a page: a browser plays there what has just happened, and none of it is ever in the way of a press."""

from pathlib import Path

import msgspec
from anywidget import AnyWidget

from mysterium_nb.pages.moments import Moment, cards_shown
from mysterium_nb.widgets.card_grid import SHARED_SCRIPT
from mysterium_nb.widgets.card_images import CardImages

_HERE = Path(__file__).parent
_PARTS = ("stage_scene.js", "stage_props.js", "stage_moments.js", "stage_finale.js", "stage.js")
WIDTH = 600
"""How wide a picture is loaded: on the stage a card is seen large."""


class Stage(AnyWidget):
    """Sends moments to the browser, once each: a page that is opened or loaded later shows how things stand.

    A moment begins where things lay and ends where they lie, so it is announced before the page is drawn anew and
    begins afterwards.
    """

    _esm = SHARED_SCRIPT + "\n".join((_HERE / part).read_text("utf-8") for part in _PARTS)
    _css = (_HERE / "stage.css").read_text("utf-8")

    def __init__(self, pictures: CardImages) -> None:
        super().__init__(layout=pictures.layout, _dom_classes=("mnb-moments",))
        self._card_images = pictures
        self._announced = False

    def announce(self, moments: tuple[Moment, ...]) -> None:
        """Tell the browser what is about to be drawn, so that it looks where everything lies now."""
        if moments:
            cards = dict.fromkeys(card for moment in moments for card in cards_shown(moment))
            pictures = {card: f"IPY_MODEL_{self._card_images.image(card, WIDTH).model_id}" for card in cards}
            self.send({"moments": msgspec.to_builtins(moments), "pictures": pictures})
            self._announced = True

    def begin(self) -> None:
        """The page is drawn: play what was announced."""
        if self._announced:
            self._announced = False
            self.send({"drawn": True})
