"""The watch page: what is happening, and the story of the last hours, beside the picture of the table."""

from mysterium_nb.decks.card_names import CardNames
from mysterium_nb.engine.story import story_chapters
from mysterium_nb.engine.views import View
from mysterium_nb.pages.builder import PageBuilder
from mysterium_nb.pages.model import Heading, Page, PageState, Panels, Piece, Text
from mysterium_nb.pages.sidebar import enlarged_cards, settings
from mysterium_nb.pages.status_line import status_line

CHAPTERS = 2
"""How much of the story is told: this hour and the one before."""


def watch_page(view: View, page_state: PageState, names: CardNames) -> Page:
    builder = PageBuilder(view, page_state, names)
    panels: Panels = {"story": _lately(builder), "settings": settings(builder)}
    if page_state.enlarged:
        panels["large"] = enlarged_cards(builder)
    return builder.page("watch", status_line(builder, eyebrow=_eyebrow(builder)), panels)


def _eyebrow(builder: PageBuilder) -> str:
    return builder.say("{Revelation}") if builder.view.finale is not None else ""


def _lately(builder: PageBuilder) -> tuple[Piece, ...]:
    """The newest chapter first."""
    chapters = story_chapters(builder.view, builder.names, builder.state.lang)[-CHAPTERS:]
    pieces: list[Piece] = []
    for chapter in reversed(chapters):
        pieces.append(Heading(text=chapter.title))
        pieces += [Text(text=line) for line in chapter.lines]
    return tuple(pieces)
