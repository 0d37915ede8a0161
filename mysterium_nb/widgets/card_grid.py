"""The card grid: one small widget of real, labelled, focusable pieces. Every panel of every page is one."""

import json
import re
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import traitlets
from anywidget import AnyWidget

from mysterium_nb.pages.model import PICTURE_WIDTH, Piece
from mysterium_nb.picture.theme import GLYPHS, MARKS
from mysterium_nb.table.table import wall_clock
from mysterium_nb.widgets.card_images import CardImages

_HERE = Path(__file__).parent
_SHAPES = f"const SHAPES = {json.dumps({'glyphs': GLYPHS, 'marks': MARKS})};\n"
SHARED_SCRIPT = _SHAPES + (_HERE / "picture_address.js").read_text("utf-8")
"""What every script begins with that draws pawns and cards."""
_UNWRITABLE = re.compile("[\x00-\x1f\x7f-\x9f\ud800-\udfff]")
OnPress = Callable[[str, str | None, tuple[float, float] | None], None]
"""What is called with a piece's key, the words typed into it, and where on its picture it was pressed."""


class CardGrid(AnyWidget):
    """Shows pieces and tells which one was pressed.

    >>> from mysterium_nb.pages.model import TextButton
    >>> grid = CardGrid(CardImages(None), lambda key, text, point: print("pressed", key))
    >>> grid.show((TextButton(key="sure", text="I am sure"),), label="What you can do", lang="en")
    >>> grid.press("sure")
    pressed sure
    """

    _esm = SHARED_SCRIPT + (_HERE / "card_grid.js").read_text("utf-8")
    pieces: "traitlets.List[dict[str, Any]]" = traitlets.List().tag(sync=True)
    label = traitlets.Unicode().tag(sync=True)
    lang = traitlets.Unicode("en").tag(sync=True)

    def __init__(self, pictures: CardImages, on_press: OnPress, *looks: str) -> None:
        # All at once, since a class that is added later is a message of its own.
        super().__init__(layout=pictures.layout, _dom_classes=tuple(f"mnb-{look}" for look in looks))
        self._card_images = pictures
        self._on_press = on_press
        self._shown: tuple[Piece, ...] = ()
        self.on_msg(self._hear)

    def show(self, pieces: tuple[Piece, ...], *, label: str, lang: str) -> None:
        """Show these pieces and no others; nothing is sent if nothing has changed."""
        with self.hold_sync():
            if pieces != self._shown:
                self._shown = pieces
                self.pieces = [self._plain(piece) for piece in pieces]
            self.label = label
            self.lang = lang

    def press(self, key: str, *, text: str | None = None, point: tuple[float, float] | None = None) -> None:
        """Press a piece as a browser does."""
        self._hear(self, {"press": key, "text": text, "point": point}, [])

    def clear(self, key: str) -> None:
        """Empty a field whose words have been taken."""
        self.send({"clear": key})

    def _plain(self, piece: Piece) -> dict[str, Any]:
        plain: dict[str, Any] = msgspec.to_builtins(piece)
        width = plain.pop("picture_width", PICTURE_WIDTH)
        for one in (plain, *plain.get("thumbnails", ())):
            if one.get("card"):
                one["src"] = f"IPY_MODEL_{self._card_images.image(one.pop('card'), width).model_id}"
        return plain

    def _hear(self, _: object, message: object, __: object) -> None:
        match message:
            case {"clock": True}:  # a browser's clock may be wrong; ours is the one that counts
                self.send({"now": wall_clock()})
            case {"press": str(key), **more}:
                self._on_press(key, _text(more.get("text")), _point(more.get("point")))


def _text(said: object) -> str | None:
    """Words as they were typed, but for what cannot be written down: half letters, and signs that control a machine."""
    return _UNWRITABLE.sub(" ", said) if isinstance(said, str) else None


def _point(said: object) -> tuple[float, float] | None:
    match said:
        case [int() | float() as x, int() | float() as y]:
            with suppress(OverflowError):  # a number of more digits than any point has
                return float(x), float(y)
    return None
