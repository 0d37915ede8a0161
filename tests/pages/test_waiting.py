"""Company while one waits: for whom, what comes next, and one thing to do that helps."""

import pytest

from mysterium_nb.engine.moves import Pause
from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import HOST, WATCH
from mysterium_nb.engine.views import View
from mysterium_nb.pages.model import Page, PageState, Part, Text, TextButton
from tests.pages.reading import of_kind, page_of
from tests.picture.tables import moments
from tests.seance import BLUE, RED, TEAL, YELLOW, Seance, a_seance

UNTIMED = Rules.classic(players=5, difficulty="medium").but(timer_seconds=None)


def turns(page: Page) -> list[tuple[str, str]]:
    """Now, then, after that."""
    [strip] = of_kind(Part, page.panels["waiting"])
    return [(turn.text, turn.subtitle) for turn in of_kind(Text, strip.parts)]


def meanwhile(page: Page) -> TextButton:
    [piece] = of_kind(TextButton, page.panels["waiting"])
    return piece


def leads(page: Page) -> PageState:
    press = page.actions[meanwhile(page).key]
    assert isinstance(press, PageState)
    return press


def thinking() -> Seance:
    """Red is sure, and Yellow's pawn stands; the others have none."""
    return a_seance().all_get_visions().places(YELLOW).places(RED).sure(RED)


def test_whoever_is_sure_waits_for_the_others_by_name() -> None:
    page = page_of(thinking().psychic_sees(RED))
    assert turns(page) == [
        ("", "to decide"),
        ("then", "the ghost answers"),
        ("next", "hour 2"),
    ]
    [strip] = of_kind(Part, page.panels["waiting"])
    assert of_kind(Text, strip.parts)[0].pawns == (YELLOW, TEAL, BLUE)
    two = page_of(thinking().places(BLUE).sure(BLUE, RED).psychic_sees(RED))
    assert turns(two)[0] == ("Ms Yellow and Ms Teal", "to decide")
    assert strip.label.startswith("Ms Yellow, Ms Teal and Ms Blue: to decide. Then: the ghost answers.")


def test_the_first_help_is_a_pawn_one_can_still_judge() -> None:
    seance = thinking()
    page = page_of(seance.psychic_sees(RED))
    pawn = seance.psychic(YELLOW).pawn
    assert meanwhile(page).text.startswith("Is Ms Yellow right about ")
    assert leads(page).chosen == pawn
    sheet = page_of(seance.psychic_sees(RED), leads(page)).panels["sheet"]
    assert {"Agree", "Disagree"} <= {piece.text for piece in of_kind(TextButton, sheet)}
    judged = page_of(seance.agrees(RED, on=YELLOW).sure(RED).psychic_sees(RED))
    assert meanwhile(judged).text == "Look at what Ms Yellow was sent"
    assert leads(judged).enlarged == seance.psychic(YELLOW).visions[0].cards


def test_who_has_found_everything_still_helps() -> None:
    seance = a_seance().finds_everything(RED).all_get_visions().places(BLUE).sure(RED)
    assert meanwhile(page_of(seance.psychic_sees(RED))).text.startswith("Is Ms Blue right about ")


def test_before_a_vision_comes_one_looks_at_the_cards_it_may_be_about() -> None:
    seance = a_seance()
    page = page_of(seance.psychic_sees(RED))
    assert turns(page)[0] == ("The ghost", "looks for visions")
    assert leads(page).enlarged == seance.state.board[0]


def test_while_others_are_answered_one_looks_ahead() -> None:
    page = page_of(a_seance().judged(RED).psychic_sees(RED))
    assert turns(page) == [("The ghost", "answers"), ("then", "hour 2"), ("next", "new visions")]
    assert meanwhile(page).text == "Look ahead: Location"
    assert leads(page).kind == "location"


def test_the_ghost_notes_what_was_meant_and_then_looks_ahead() -> None:
    seance = a_seance().all_get_visions()
    page = page_of(seance.ghost_sees())
    assert meanwhile(page).text == "Note what you meant for Ms Blue"
    assert leads(page).noting == seance.psychic(BLUE).visions[0].cards[0]
    assert turns(page)[0][1] == "to decide"


def test_nobody_who_has_something_to_do_is_kept_waiting() -> None:
    seance = a_seance()
    assert "waiting" not in page_of(seance.ghost_sees()).panels
    served = seance.ghost_sends(RED)
    assert "waiting" not in page_of(served.psychic_sees(RED)).panels
    assert "waiting" in page_of(served.places(RED).psychic_sees(RED)).panels
    assert "waiting" not in page_of(thinking().psychic_sees(BLUE)).panels
    assert "waiting" not in page_of(thinking().does(HOST, Pause()).psychic_sees(RED)).panels


def test_it_says_how_long_by_the_glass_or_else_since_when() -> None:
    timed = thinking()
    strip, *_ = of_kind(Part, page_of(timed.psychic_sees(RED), PageState(waiting_since=5)).panels["waiting"])
    assert of_kind(Text, strip.parts)[0].since is None
    assert page_of(timed.psychic_sees(RED)).status.deadline == timed.state.clock.deadline
    untimed = a_seance(rules=UNTIMED).all_get_visions().places(RED).sure(RED)
    strip, *_ = of_kind(Part, page_of(untimed.psychic_sees(RED), PageState(waiting_since=5)).panels["waiting"])
    assert of_kind(Text, strip.parts)[0].since == 5


def test_the_last_hour_is_followed_by_the_end() -> None:
    assert turns(page_of(a_seance().at_hour(7).judged().psychic_sees(RED)))[1] == ("then", "the end")


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(("moment", "seance"), moments().items())
def test_whoever_waits_always_has_whom_what_next_and_something_to_do(moment: str, seance: Seance, lang: str) -> None:
    views: list[View] = [seance.ghost_sees(), *(seance.psychic_sees(p.colour) for p in seance.state.psychics)]
    for view in views:
        page = page_of(view, PageState(lang=lang))
        if page.panels.get("waiting"):
            assert len(turns(page)) == 3, moment
            assert all(more for _, more in turns(page))
            assert leads(page) != page.state
    assert "waiting" not in page_of(seance.sees(WATCH), PageState(lang=lang)).panels
