"""The watch page as plain data: what is happening, and the story of the last hours."""

import pytest

from mysterium_nb.decks.card_names import CardNames
from mysterium_nb.decks.shipped_deck import shipped
from mysterium_nb.engine.seats import HOST, WATCH
from mysterium_nb.engine.views import view
from mysterium_nb.pages.model import CardFigure, Heading, Page, PageState
from mysterium_nb.pages.play.watch_page import watch_page
from tests.chance import ChanceGame
from tests.pages.reading import of_kind
from tests.seance import RED, Seance, a_seance

NAMES = {lang: CardNames(shipped(), lang) for lang in ("en", "fr")}
PLAIN = PageState()


def page(seance: Seance, page_state: PageState = PLAIN) -> Page:
    return watch_page(seance.sees(WATCH), page_state, NAMES[page_state.lang])


def chapters(of: Page) -> list[str]:
    return [heading.text for heading in of_kind(Heading, of.panels["story"])]


def test_the_last_two_chapters_are_told_the_newest_first() -> None:
    assert chapters(page(a_seance().at_hour(3).ghost_sends(RED))) == ["Hour 3", "Hour 2"]


def test_the_story_is_there_from_the_beginning() -> None:
    assert chapters(page(a_seance())) == ["At the beginning"]


def test_the_cue_tells_the_hour_and_later_that_it_is_the_revelation() -> None:
    early, late = page(a_seance().at_hour(2)).status, page(a_seance().lined_up()).status
    assert (early.hour, early.eyebrow) == (2, "")
    assert late.eyebrow == "Revelation"


def test_a_card_is_shown_large() -> None:
    assert "large" not in page(a_seance()).panels
    cards = page(a_seance(), PageState(enlarged=("c1",))).panels["large"]
    assert [figure.card for figure in of_kind(CardFigure, cards)] == ["c1"]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_spectator_only_looks(lang: str) -> None:
    game = ChanceGame(seed=3)
    for state in game.states():
        for seat in (WATCH, HOST):
            shown = watch_page(view(state, seat), PageState(lang=lang), NAMES[lang])
            assert all(isinstance(press, PageState) for press in shown.actions.values())
            assert len(chapters(shown)) <= 2
