"""A view as a still picture with the cards in it: what a view shows of itself in a notebook cell."""

from base64 import b64encode
from functools import lru_cache
from pathlib import Path

from mysterium_nb.decks.card import Card
from mysterium_nb.decks.card import PictureFile as File
from mysterium_nb.decks.deck import Deck
from mysterium_nb.decks.images import as_webp, resize
from mysterium_nb.decks.problems import BadFile
from mysterium_nb.decks.registry import deck_by_name
from mysterium_nb.engine.cards import CardId
from mysterium_nb.engine.views import PublicView
from mysterium_nb.picture.device import RoomName
from mysterium_nb.picture.shapes import Picture, Scene
from mysterium_nb.picture.svg import svg
from mysterium_nb.picture.table_scene import table_scene

_STEP = 20
"""Pictures are packed in widths of so many pixels, so that a table that changes packs few of them again."""


def still(view: PublicView, lang: str = "en", *, room: RoomName = "laptop", deck: Deck | None = None) -> str:
    """The table as an SVG with its pictures inside: nothing is loaded from elsewhere."""
    known = deck or deck_by_name(view.setup.deck)
    scene = table_scene(view, lang, room=room, deck=known)
    widths = _widths(scene)
    return svg(scene, lambda card: None if known is None else packed(known, card, widths[card]))


def _widths(scene: Scene) -> dict[CardId, int]:
    """How wide each card is drawn, at most."""
    widths: dict[CardId, int] = {}
    for shape in scene.shapes:
        if isinstance(shape, Picture):
            wide = -int(-shape.box.w // _STEP) * _STEP
            widths[shape.card] = max(wide, widths.get(shape.card, 0))
    return widths


def packed(deck: Deck, card: CardId, width: int) -> str | None:
    """A card's picture as a data URI, or nothing where there is none."""
    try:
        found = deck[card]
    except KeyError:
        return None
    picture = found.picture(width)
    return None if picture is None or found.folder is None else _data_uri(found.folder, picture, width)


@lru_cache(maxsize=600)
def _data_uri(folder: Path, picture: File, width: int) -> str | None:
    """A picture no larger than it is drawn; packed once in a process."""
    try:
        data = as_webp(resize(Card(id="", name={}, folder=folder).read(picture), width))
    except BadFile:
        return None
    return f"data:image/webp;base64,{b64encode(data).decode()}"
