"""The prologue: when a game has just begun, its tale lies over the page until it is put away, or ten seconds long.

It is laid onto whichever page a seat has, as data; what moves, and when it goes by itself, is the browser's.
"""

from msgspec.structs import replace

from mysterium_nb.decks.card_names import CardNames
from mysterium_nb.engine.views import View
from mysterium_nb.pages.builder import PageBuilder
from mysterium_nb.pages.model import CardFigure, Heading, Page, PageState, Text, TextButton
from mysterium_nb.pages.tales import laid_on_table, tale_of


def with_prologue_due(view: View, page_state: PageState) -> PageState:
    """Where the reader looks, with the prologue open if it is time for it: the game has just begun, no vision has been
    sent, and this browser, which has come, has not shown it yet."""
    laid = laid_on_table(view)
    if not _just_begun(view) or page_state.prologues_seen is None or laid in page_state.prologues_seen:
        return page_state
    return replace(page_state, prologue=laid, prologues_seen=(*page_state.prologues_seen, laid))


def _just_begun(view: View) -> bool:
    begins = view.phase in ("assignment", "visions") and view.hour <= 1
    return begins and not any(psychic.visions for psychic in view.psychics)


def with_prologue(page: Page, view: View, names: CardNames) -> Page:
    """The page with its tale over it, while that is open."""
    tale = tale_of(view)
    if tale is None or page.state.prologue != laid_on_table(view) or page.kind == "after":
        return page
    builder = PageBuilder(view, page.state, names)
    skip = builder.register(f"skip-prologue:{page.state.prologue}", builder.state_after(prologue=""))
    pieces = (
        CardFigure(card=tale.card, picture_width=600),
        Heading(text=builder.say(tale.title)),
        *(Text(text=builder.say(sentence)) for sentence in tale.prologue),
        TextButton(key=skip, text=builder.say("Skip"), style="close"),
    )
    return replace(
        page,
        panels=page.panels | {"prologue": pieces},
        names=page.names | {"prologue": builder.say("Tonight’s tale")},
        presses=page.actions | builder.actions,
    )


def spoken_prologue(page: Page) -> str:
    """The whole prologue, to be said aloud once; empty where there is none."""
    return " ".join(piece.text for piece in page.panels.get("prologue", ()) if isinstance(piece, Heading | Text))
