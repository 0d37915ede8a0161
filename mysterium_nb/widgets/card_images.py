"""The pictures of cards as widgets: by URL where our server is there to serve them, as bytes everywhere else."""

import html
import secrets
import textwrap

from ipywidgets import Image, Layout

from mysterium_nb.decks.card import Card, PictureFile
from mysterium_nb.decks.deck import Deck
from mysterium_nb.decks.image_headers import image_header
from mysterium_nb.decks.images import as_webp, resize
from mysterium_nb.decks.picture_urls import is_served, path_of, picture_base_url, version_of
from mysterium_nb.decks.problems import BadFile
from mysterium_nb.engine.cards import CardId

_LIGHT = 150_000
"""A file of more bytes is sent as a smaller picture: all of it travels again whenever a page is reloaded."""
_NIGHT, _LINE, _TEXT = "#17213a", "#586c9e", "#f4ebd7"


class CardImages:
    """The pictures of a deck, each made into a widget when it is first asked for, and kept.

    Nobody sees more than was asked for: a browser can read every widget of its kernel, shown or not.

    >>> from mysterium_nb.decks.registry import deck_by_name
    >>> pictures = CardImages(deck_by_name("sleepwalker"))
    >>> pictures.image("v12") is pictures.image("v12")
    True
    >>> pictures.close()
    """

    def __init__(self, deck: Deck | None) -> None:
        self.deck = deck
        self._served_at = picture_base_url()
        self._images: dict[tuple[CardId, int], Image] = {}
        self._layout: Layout | None = None

    @property
    def layout(self) -> Layout:
        """The one layout of all the widgets of a page: each of its own would be a widget more to send."""
        if self._layout is None:
            self._layout = Layout()
        return self._layout

    def image(self, card: CardId, width: int = 300) -> Image:
        """The picture of a card or a back (`b_vision`), for a place so many pixels wide.

        There is always one, since a canvas waits for ever for a picture that does not come: a card without a picture,
        with a damaged one, or of a deck that nobody here has, is a plain card with its name on it.
        """
        if (card, width) not in self._images:
            self._images[card, width] = self._made(card, width)
        return self._images[card, width]

    def close(self) -> None:
        """Take all the widgets away, here and in the browser."""
        while self._images:
            self._images.popitem()[1].close()
        if self._layout is not None:
            self._layout.close()
            self._layout = None

    def _made(self, card: CardId, width: int) -> Image:
        try:
            one = None if self.deck is None else self.deck[card]
        except KeyError:
            one = None
        picture = None if one is None else one.picture(width)
        if one is None or picture is None:
            return self._name_card(card if one is None else one.title, width)
        if self._served_at is not None and is_served(one, picture):
            url = f"{self._served_at}/{path_of(picture)}?v={version_of(picture)}"
            return self._image(url.encode(), "url")
        try:
            return self._image(*_embedded_image(one, picture, width))
        except BadFile:
            return self._name_card(one.title, width)

    def _name_card(self, name: str, width: int) -> Image:
        return self._image(_name_card_svg(name, width), "svg+xml")

    def _image(self, value: bytes, form: str) -> Image:
        """With a short id, which is written wherever the picture is shown."""
        return Image(value=value, format=form, layout=self.layout, model_id=secrets.token_hex(4))


def _embedded_image(card: Card, picture: PictureFile, width: int) -> tuple[bytes, str]:
    """A picture that travels with its widget: the file as it is, or a smaller one where it is heavy."""
    data = card.read(picture)
    header = image_header(data)
    if len(data) <= _LIGHT and header.width <= 2 * width:
        return data, header.format.lower()
    return as_webp(resize(data, width)), "webp"


def _name_card_svg(name: str, width: int) -> bytes:
    """A plain card of the night's colour, with a name on it."""
    # Nothing that XML cannot hold; the narrow spaces of French are no printable characters to Python.
    written = "".join(letter for letter in name if letter.isprintable() or letter in "\xa0\u202f")
    lines = textwrap.wrap(written, 15, max_lines=7, placeholder=" …")
    top = 225 - 18 * (len(lines) - 1)
    spans = "".join(
        f'<tspan x="150" y="{top + 36 * row}">{html.escape(line)}</tspan>' for row, line in enumerate(lines)
    )
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{width * 3 // 2}" viewBox="0 0 300 450">'
        f'<rect width="300" height="450" fill="{_NIGHT}"/>'
        f'<rect x="14" y="14" width="272" height="422" rx="6" fill="none" stroke="{_LINE}" stroke-width="2"/>'
        f'<text text-anchor="middle" dominant-baseline="middle" font-family="Palatino, P052, serif" font-size="28" '
        f'fill="{_TEXT}">{spans}</text></svg>'
    )
    return svg.encode()
