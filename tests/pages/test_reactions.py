"""Glyphs in the talk on a page: six to show, and what was shown under each remark."""

from mysterium_nb.engine.moves import React
from mysterium_nb.engine.seats import WATCH
from mysterium_nb.engine.views import View
from mysterium_nb.i18n.catalogue import translator
from mysterium_nb.pages.model import Page, PageState, Part, RemarkLine, Text, TextButton
from mysterium_nb.pages.moments import Told, moments
from mysterium_nb.pages.reactions import reaction_names
from mysterium_nb.picture.reaction_glyphs import REACTION_GLYPHS
from tests.pages.reading import names_in, of_kind, page_of
from tests.seance import BLUE, RED, TEAL, a_seance


def remarks(view: View) -> list[str]:
    return [remark.text for remark in of_kind(RemarkLine, page_of(view).panels["talk"])]


def echoes(view: View, lang: str = "en") -> list[list[Text]]:
    parts = of_kind(Part, page_of(view, PageState(lang=lang)).panels["talk"])
    return [of_kind(Text, part.parts) for part in parts if part.style == "echoes"]


def buttons(page: Page) -> dict[str, object]:
    parts = [part for part in of_kind(Part, page.panels["talk"]) if part.style == "reactions"]
    return {button.label: page.actions[button.key] for part in parts for button in of_kind(TextButton, part.parts)}


def test_a_psychic_shows_one_of_six() -> None:
    page = page_of(a_seance().psychic_sees(RED))
    assert buttons(page) == {
        "warm": React(RED, "warm"),
        "cold": React(RED, "cold"),
        "I see it": React(RED, "see"),
        "lost": React(RED, "lost"),
        "wait": React(RED, "wait"),
        "bravo": React(RED, "bravo"),
    }
    assert set(REACTION_GLYPHS) == set(reaction_names(translator("en", "visions")))


def test_the_ghost_and_spectators_show_nothing_and_neither_does_anybody_in_silence() -> None:
    assert not buttons(page_of(a_seance().ghost_sees()))
    assert "talk" not in page_of(a_seance().sees(WATCH)).panels
    assert not buttons(page_of(a_seance().finale().psychic_sees(RED)))


def test_glyphs_stand_under_the_remark_they_came_after_once_for_each_who_showed_them() -> None:
    seance = a_seance().says(BLUE, "A lamp.").reacts(RED, "warm").reacts(TEAL, "warm").reacts(RED, "warm")
    seance = seance.reacts(RED, "see").says(TEAL, "Or an eye?").reacts(BLUE, "cold")
    for view in (seance.ghost_sees(), seance.psychic_sees(RED)):
        assert remarks(view) == ["A lamp.", "Or an eye?"]
        shown = [[(echo.icon, echo.pawns) for echo in part] for part in echoes(view)]
        assert shown == [[("warm", (RED, TEAL)), ("see", (RED,))], [("cold", (BLUE,))]]
    assert echoes(seance.ghost_sees(), "fr")[0][0].label == "Ms Red et Ms Teal\N{NO-BREAK SPACE}: chaud"


def test_a_glyph_is_said_aloud() -> None:
    seance = a_seance()
    before, after = seance.psychic_sees(RED), seance.reacts(BLUE, "see").psychic_sees(RED)
    assert moments(before, after, names_in("en"), "en") == (Told(said="Ms Blue: I see it"),)
