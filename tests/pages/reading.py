"""Pages for tests: the one a dashboard would show for a view, and what a reader of it could press."""

from collections.abc import Iterable
from functools import cache
from typing import TypeVar

from msgspec.structs import replace

from mysterium_nb.decks.card_names import CardNames
from mysterium_nb.decks.shipped_deck import shipped
from mysterium_nb.engine.moves import Move, Note, Say, Sit
from mysterium_nb.engine.views import GhostView, PsychicView, View
from mysterium_nb.pages.after.after_page import after_page
from mysterium_nb.pages.lobby_page import lobby_page
from mysterium_nb.pages.model import Field, Page, PageState, Piece, Pressable
from mysterium_nb.pages.play.ghost_page import ghost_page
from mysterium_nb.pages.play.psychic_page import psychic_page
from mysterium_nb.pages.play.watch_page import watch_page

HERE = PageState()
WRITTEN = ("text", "subtitle", "speaker", "label", "alt", "tag", "stamp", "disabled_because")
"""The facts of a piece that people read or hear."""
Kind = TypeVar("Kind", bound=Piece | Pressable)


@cache
def names_in(lang: str) -> CardNames:
    return CardNames(shipped(), lang)


def page_of(view: View, page_state: PageState = HERE) -> Page:
    names = names_in(page_state.lang)
    if view.phase == "lobby":
        return lobby_page(view, page_state, names)
    if view.phase == "over":
        return after_page(view, page_state, names)
    match view:
        case GhostView():
            return ghost_page(view, page_state, names)
        case PsychicView():
            return psychic_page(view, page_state, names)
        case _:
            return watch_page(view, page_state, names)


def of_kind(kind: type[Kind], pieces: Iterable[Piece], style: str | None = None) -> list[Kind]:
    """The pieces of a kind; where a style is named, those that have just this one."""
    return [piece for piece in pieces if isinstance(piece, kind) and style in (None, piece.style)]


def texts(pieces: Iterable[Piece], style: str | None = None) -> list[str]:
    """What is written on pieces that can have a text."""
    return [piece.text for piece in pieces if hasattr(piece, "text") and style in (None, piece.style)]


def shown(page: Page, place: str) -> dict[str, Pressable | Field]:
    """The pieces of a place that can be pressed, by their keys."""
    pieces = of_kind(Pressable, page.panels.get(place, ())) + of_kind(Field, page.panels.get(place, ()))
    return {piece.key: piece for piece in pieces if piece.key and not getattr(piece, "disabled_because", "")}


def offered(page: Page) -> dict[str, Pressable | Field]:
    """All the pieces that can be pressed, wherever they lie."""
    return {key: piece for place in page.panels for key, piece in shown(page, place).items()}


def moves_on(page: Page) -> dict[str, Move]:
    """The moves one could make with one press now, by key."""
    able = offered(page)
    return {key: press for key, press in page.actions.items() if key in able and not isinstance(press, PageState)}


def after(view: View, *keys: str, page_state: PageState = HERE) -> Page:
    """The page after pressing these pieces, each of which must be there and move nothing but the eye."""
    page = page_of(view, page_state)
    for key in keys:
        assert key in offered(page), f"{key} cannot be pressed; there are {sorted(offered(page))}"
        press = page.actions[key]
        assert isinstance(press, PageState), f"{key} is a move already"
        page = page_of(view, press)
    return page


def with_words(move: Move) -> Move:
    """A move that a press makes once its words have been typed."""
    match move:
        case Say():
            return replace(move, text="I see water.")
        case Sit() if move.kind == "person":
            return replace(move, name="Ada")
        case Note():
            return replace(move, point=(0.25, 0.75), words="the light")
        case _:
            return move


def words_on(page: Page) -> list[str]:
    """Everything that is written or spoken on a page."""
    pieces: list[object] = [piece for pieces in page.panels.values() for piece in pieces]
    pieces += [one for piece in pieces for one in getattr(piece, "thumbnails", ())]
    said = [str(getattr(piece, fact, "")) for piece in pieces for fact in WRITTEN]
    return [
        text
        for text in (*said, page.status.title, page.status.details, page.status.eyebrow, *page.names.values())
        if text
    ]
