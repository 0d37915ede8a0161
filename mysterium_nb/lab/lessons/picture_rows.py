"""Cards to be looked at: a lesson about pictures has to show them as large as a room needs them."""

from collections.abc import Iterable, Mapping
from html import escape

from mysterium_nb.decks import Deck, shipped
from mysterium_nb.engine.cards import CardId

_LEAST, _MOST = 96, 160
"""How wide a card is, in pixels: a hand of seven is one row on a screen, and on a phone two are beside each other."""


def card_rows(rows: Mapping[str, Iterable[CardId]], deck: Deck | None = None) -> str:
    """A row of cards with their names for each of these headings.

    >>> card_rows({"the culprit": ["c2"]}).count("<figure")
    1
    """
    deck = deck or shipped()
    return "".join(
        f'<p style="margin:.6em 0 .2em"><strong>{escape(heading)}</strong></p>'
        f'<div style="display:flex;flex-wrap:wrap;gap:10px;line-height:1.25">'
        f"{''.join(_figure(deck, card) for card in cards)}</div>"
        for heading, cards in rows.items()
    )


def _figure(deck: Deck, card: CardId) -> str:
    picture, called = deck[card].image_html(_MOST, inner_width=2 * _MOST), escape(deck[card].title)
    style = f"flex:1 1 {_LEAST}px;max-width:{_MOST}px;margin:0;font-size:.85em"
    return f'<figure style="{style}">{picture}<figcaption>{called}</figcaption></figure>'
