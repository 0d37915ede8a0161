"""Contact sheets: many cards at a glance, as a picture or as a grid in a notebook cell."""

import html
from collections.abc import Sequence

from PIL import Image, ImageDraw, ImageFont, ImageOps

from mysterium_nb.decks.card import Card
from mysterium_nb.decks.images import resize
from mysterium_nb.decks.problems import BadFile

MOST_IN_A_CELL = 60
"""A notebook keeps what its cells show; more pictures than this would make its file heavy."""
_THUMB = 100
_PAPER, _INK, _EMPTY = "#16131a", "#e9d7a8", "#3a3540"


def contact_sheet(cards: Sequence[Card], *, columns: int, width: int) -> Image.Image:
    """The cards in rows on dark paper, each with its id; a card without a picture is an empty tile."""
    gap, line = max(4, width // 20), 14
    tile = (width, width * 3 // 2)
    rows = -(-len(cards) // columns)
    step = (width + gap, tile[1] + gap + line)
    sheet = Image.new("RGB", (gap + min(columns, len(cards)) * step[0], gap + rows * step[1]), _PAPER)
    draw = ImageDraw.Draw(sheet)
    font = ImageFont.load_default()
    for index, card in enumerate(cards):
        x, y = gap + index % columns * step[0], gap + index // columns * step[1]
        sheet.paste(_tile(card, tile), (x, y))
        draw.text((x, y + tile[1] + 1), card.id, fill=_INK, font=font)
    return sheet


def _tile(card: Card, size: tuple[int, int]) -> Image.Image:
    picture = card.picture(size[0])
    try:
        image = None if picture is None else resize(card.read(picture), 2 * size[0])
    except BadFile:
        image = None
    return Image.new("RGB", size, _EMPTY) if image is None else ImageOps.pad(image, size, color=_PAPER)


def grid_html(cards: Sequence[Card], title: str, lang: str) -> str:
    """The cards as a grid of small pictures with names; of a large deck a sample, evenly taken."""
    shown = cards if len(cards) <= MOST_IN_A_CELL else _sample(cards)
    some = f"{len(cards)}" if shown is cards else f"{len(shown)}/{len(cards)} · <code>deck.contact_sheet()</code>"
    heading = f'<strong lang="{html.escape(lang)}">{html.escape(title)}</strong> · {some}'
    return f"<section><p>{heading}</p>{figures_html(shown)}</section>"


def figures_html(cards: Sequence[Card]) -> str:
    """All of these cards as a grid of small pictures with names."""
    figures = "".join(_figure(card) for card in cards)
    columns = f"repeat(auto-fill,minmax({_THUMB}px,1fr))"
    return f'<div style="display:grid;grid-template-columns:{columns};gap:8px;line-height:1.3">{figures}</div>'


def _sample(cards: Sequence[Card]) -> list[Card]:
    return [cards[index * len(cards) // MOST_IN_A_CELL] for index in range(MOST_IN_A_CELL)]


def _figure(card: Card) -> str:
    caption = f"{html.escape(card.title)} <small>{html.escape(card.id)}</small>"
    return (
        f'<figure style="margin:0;font-size:.8em">{card.image_html(_THUMB)}'
        f'<figcaption lang="{html.escape(card.title_lang)}">{caption}</figcaption></figure>'
    )
