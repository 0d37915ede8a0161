"""Glyphs in the talk on a page: six to show, and what was shown under each remark."""

from mysterium_nb.engine.moves import React
from mysterium_nb.engine.seats import WATCH
from mysterium_nb.engine.views import View
from mysterium_nb.i18n.catalogue import translator
from mysterium_nb.pages.announcements import news
from mysterium_nb.pages.model import Looking, Page, Piece
from mysterium_nb.pages.reactions import reaction_names
from mysterium_nb.picture.reaction_glyphs import REACTION_GLYPHS
from tests.scenes.pages import names_in, page_of
from tests.seance import BLUE, RED, TEAL, a_seance


def talk(view: View, looking: str, lang: str = "en") -> list[Piece]:
    page = page_of(view, Looking(lang=lang))
    return [piece for piece in page.panels["talk"] if looking in piece.looks.split() or piece.kind == looking]


def buttons(page: Page) -> dict[str, object]:
    parts = [piece for piece in page.panels["talk"] if piece.looks == "reactions"]
    return {button.label: page.presses[button.key] for part in parts for button in part.parts}


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
        assert [remark.more for remark in talk(view, "remark")] == ["A lamp.", "Or an eye?"]
        echoes = [[(echo.mark, echo.pawns) for echo in part.parts] for part in talk(view, "echoes")]
        assert echoes == [[("warm", (RED, TEAL)), ("see", (RED,))], [("cold", (BLUE,))]]
    [first, _] = talk(seance.ghost_sees(), "echoes", "fr")
    assert first.parts[0].label == "Ms Red et Ms Teal\N{NO-BREAK SPACE}: chaud"


def test_a_glyph_is_said_aloud() -> None:
    seance = a_seance()
    before, after = seance.psychic_sees(RED), seance.reacts(BLUE, "see").psychic_sees(RED)
    assert news(before, after, names_in("en"), "en") == "Ms Blue: I see it"
