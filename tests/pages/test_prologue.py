"""The tales: a prologue when a game has just begun and nobody has shown it yet, an epilogue by how it ended."""

import pytest
from msgspec.structs import replace

from mysterium_nb.engine.cards import CardId
from mysterium_nb.engine.events import Ending
from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import GHOST, WATCH
from mysterium_nb.engine.views import View
from mysterium_nb.pages.after.epilogue import epilogue
from mysterium_nb.pages.after.summary import mid_sentence
from mysterium_nb.pages.builder import PageBuilder
from mysterium_nb.pages.model import CardFigure, Heading, Page, PageState, Text, TextButton
from mysterium_nb.pages.prologue import spoken_prologue, with_prologue, with_prologue_due
from mysterium_nb.pages.tales import TALES, laid_on_table, tale_of
from tests.pages.reading import names_in, of_kind, page_of
from tests.pages.test_after_page import ENDINGS, ended
from tests.seance import BLUE, RED, Seance, a_lobby, a_seance

ARRIVED = PageState(prologues_seen=())
"""How somebody looks whose browser has come and has shown no prologue yet."""
NAMING: tuple[Ending, ...] = ("culprit_found", "wrong_group")
BROKEN_OFF: tuple[Ending, ...] = ("ghost_helped", "called_off")


def shown(view: View, page_state: PageState = ARRIVED) -> Page:
    """The page of a seat, with its prologue if it is time for one."""
    page_state = with_prologue_due(view, page_state)
    return with_prologue(page_of(view, page_state), view, names_in(page_state.lang))


def told(seance: Seance, lang: str = "en") -> str:
    view = seance.sees(WATCH)
    assert view.truth is not None
    return epilogue(PageBuilder(view, PageState(lang=lang), names_in(lang)), view.truth)


def culprit(seance: Seance) -> tuple[CardId, ...]:
    view = seance.sees(WATCH)
    assert view.truth is not None
    assert view.truth.culprit is not None
    assert view.finale is not None
    return view.finale.groups[view.truth.culprit - 1]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_who_sees_a_game_begin_is_told_its_tale_and_can_skip_it(lang: str) -> None:
    view = a_seance().sees(BLUE)
    page = shown(view, PageState(lang=lang, prologues_seen=()))
    kinds = [type(piece) for piece in page.panels["prologue"]]
    assert kinds == [CardFigure, Heading, Text, Text, Text, TextButton]
    skipped = page.actions[f"skip-prologue:{laid_on_table(view)}"]
    assert isinstance(skipped, PageState)
    assert "prologue" not in shown(view, skipped).panels


def test_everybody_at_a_table_is_told_the_same_tale() -> None:
    seance = a_seance()
    assert len({spoken_prologue(shown(seance.sees(seat))) for seat in (GHOST, RED, BLUE, WATCH)}) == 1


def test_nobody_is_told_anything_before_a_browser_has_come_or_before_the_cards_lie() -> None:
    assert "prologue" not in shown(a_seance().sees(BLUE), PageState()).panels
    lobby = a_lobby().sees(BLUE)
    assert (laid_on_table(lobby), tale_of(lobby)) == ("", None)
    assert "prologue" not in shown(lobby).panels


def test_a_browser_that_has_shown_it_shows_it_no_more() -> None:
    view = a_seance().sees(BLUE)
    assert "prologue" not in shown(view, PageState(prologues_seen=(laid_on_table(view),))).panels
    assert "prologue" in shown(view, PageState(prologues_seen=("of another table",))).panels


def test_a_page_opened_late_goes_straight_to_the_table() -> None:
    assert "prologue" not in shown(a_seance().ghost_sends(RED).sees(BLUE)).panels
    assert "prologue" not in shown(a_seance().at_hour(2).sees(BLUE)).panels


def test_a_vision_that_arrives_meanwhile_does_not_cut_it_short() -> None:
    seance = a_seance()
    open_now = shown(seance.sees(BLUE)).state
    assert "prologue" in shown(seance.ghost_sends(RED).sees(BLUE), open_now).panels


def test_the_tale_follows_from_the_cards_on_the_table_and_from_nothing_else() -> None:
    dealt = [a_seance(seed=f"night {number}") for number in range(40)]
    assert {tale.name for seance in dealt if (tale := tale_of(seance.sees(WATCH)))} == {tale.name for tale in TALES}
    hidden = dealt[0].state.hidden
    twin = dealt[0].laid_by_hand(
        replace(dealt[0].state, hidden=replace(hidden, seed="another", sets=hidden.sets[::-1]))
    )
    assert laid_on_table(twin.sees(GHOST)) == laid_on_table(dealt[0].sees(WATCH))
    again = a_seance(seed="night 0").at_hour(3)
    assert tale_of(again.sees(WATCH)) == tale_of(dealt[0].sees(WATCH))  # cards that were found have left the board


def test_the_picture_of_a_tale_is_no_suspect() -> None:
    assert all(tale.card.startswith("v") for tale in TALES)


def test_the_original_counts_days() -> None:
    for rules, end in ((Rules.original(5), "last day"), (Rules.classic(players=5), "last hour")):
        for number in range(40):
            text = spoken_prologue(shown(a_seance(rules=rules, seed=f"night {number}").sees(WATCH)))
            if text.startswith("The bell"):
                assert end in text
                break
        else:
            raise AssertionError("Nobody heard the bell.")


@pytest.mark.parametrize("why", NAMING)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_where_somebody_was_named_the_epilogue_names_the_culprit_place_and_thing(why: Ending, lang: str) -> None:
    seance = ended(why)
    for card in culprit(seance):
        assert mid_sentence(names_in(lang)(card)) in told(seance, lang)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_way_to_end_has_words_of_its_own_or_none(lang: str) -> None:
    words = {why: told(ended(why), lang) for why in ENDINGS}
    assert {why for why in ENDINGS if not words[why]} == set(BROKEN_OFF)
    assert len(set(words.values())) == 4  # won, wrong, not named, none
    assert words["out_of_time"] == words["no_votes"]


def test_the_page_after_the_game_tells_it_and_then_how_it_went() -> None:
    seance = ended("culprit_found")
    words = {text.style: text.text for text in of_kind(Text, page_of(seance.sees(BLUE)).panels["hero"])}
    assert words["telling"] == told(seance)
    assert words["facts"]
