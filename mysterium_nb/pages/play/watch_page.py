"""The watch page: what is happening, and the story of the last hours, beside the picture of the table."""

from mysterium_nb.decks.card_names import CardNames
from mysterium_nb.engine.story import story_chapters
from mysterium_nb.engine.views import View
from mysterium_nb.pages.builder import Desk
from mysterium_nb.pages.model import Heading, Looking, Page, Panels, Piece, Text
from mysterium_nb.pages.sidebar import seen_large, settings
from mysterium_nb.pages.status_line import cue

CHAPTERS = 2
"""How much of the story is told: this hour and the one before."""


def watch_page(view: View, looking: Looking, names: CardNames) -> Page:
    desk = Desk(view, looking, names)
    panels: Panels = {"story": _lately(desk), "settings": settings(desk)}
    if looking.large:
        panels["large"] = seen_large(desk)
    return desk.page("watch", cue(desk, eyebrow=_eyebrow(desk)), panels)


def _eyebrow(desk: Desk) -> str:
    return desk.say("{Revelation}") if desk.view.finale is not None else ""


def _lately(desk: Desk) -> tuple[Piece, ...]:
    """The newest chapter first."""
    chapters = story_chapters(desk.view, desk.names, desk.looking.lang)[-CHAPTERS:]
    pieces: list[Piece] = []
    for chapter in reversed(chapters):
        pieces.append(Heading(text=chapter.title))
        pieces += [Text(text=line) for line in chapter.lines]
    return tuple(pieces)
