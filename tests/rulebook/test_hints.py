"""Hints, a rule of the table: a psychic may ask, once an hour, what a mind would think, and everybody knows it."""

import msgspec
import pytest

from mysterium_nb.engine.events import HintAsked
from mysterium_nb.engine.hints import has_hint
from mysterium_nb.engine.legal import free_moves
from mysterium_nb.engine.moves import AskHint, Pause, SkipFirstGuess
from mysterium_nb.engine.prompt import prompt
from mysterium_nb.engine.rules import EDITIONS, Rules
from mysterium_nb.engine.seats import GHOST, HOST, WATCH
from mysterium_nb.engine.story import story_chapters
from tests.seance import BLUE, FIVE, RED, TEAL, Seance, a_lobby, a_seance

RULE = FIVE.but(hints=True)


def may_ask(seance: Seance) -> bool:
    return AskHint in free_moves(seance.psychic_sees(RED))


def test_there_are_none_unless_the_table_wants_them() -> None:
    assert not any(Rules.preset(edition).hints for edition in EDITIONS)
    assert not has_hint(a_lobby().state.story, RED)
    seance = a_seance().ghost_sends(RED)
    assert not may_ask(seance)
    assert seance.refuses(RED, AskHint(RED)) == "At this table there are no hints."


def test_rules_that_were_written_before_there_were_hints_have_none() -> None:
    plain = msgspec.to_builtins(RULE)
    del plain["hints"]
    assert Rules.read(plain) == FIVE


def test_whoever_has_a_vision_may_ask_once_an_hour() -> None:
    seance = a_seance(rules=RULE)
    assert not may_ask(seance)
    assert seance.refuses(RED, AskHint(RED)) == "Wait for the vision first."
    seance = seance.ghost_sends(RED)
    assert may_ask(seance)
    seance = seance.does(RED, AskHint(RED))
    assert not may_ask(seance)
    assert seance.refuses(RED, AskHint(RED)) == "You have asked already; there is one hint an hour."
    seance = seance.all_get_visions().places(RED, right=False)
    assert not may_ask(seance)
    later = a_seance(rules=RULE).ghost_sends(RED).does(RED, AskHint(RED)).at_hour(2)
    assert not has_hint(later.state.story, RED)
    assert may_ask(later.ghost_sends(RED))


def test_the_line_above_the_table_says_that_one_can_ask() -> None:
    seance = a_seance(rules=RULE).ghost_sends(RED)
    asking = "You can ask for a hint."
    assert prompt(seance.psychic_sees(RED)).can.endswith(asking)
    assert asking not in prompt(a_seance().ghost_sends(RED).psychic_sees(RED)).can
    assert asking not in prompt(seance.psychic_sees(BLUE)).can
    assert asking not in prompt(seance.does(RED, AskHint(RED)).psychic_sees(RED)).can
    placed = seance.all_get_visions().places(RED, right=False)
    assert prompt(placed.psychic_sees(RED)).can.endswith(asking)


def test_nobody_asks_for_another_or_when_there_is_nothing_to_guess() -> None:
    seance = a_seance(rules=RULE).ghost_sends(RED)
    assert seance.refuses(BLUE, AskHint(RED))
    assert seance.refuses(GHOST, AskHint(RED))
    found = a_seance(rules=RULE).finds_everything(RED)
    assert found.refuses(RED, AskHint(RED)) == "You have found your three cards."
    assert not may_ask(found)
    assert not may_ask(seance.does(HOST, Pause()))
    revelation = a_seance(rules=RULE).finale()
    assert revelation.refuses(RED, AskHint(RED)) == "Pawns stay where they are now."
    assert not may_ask(revelation)


def test_everybody_learns_that_somebody_asked_and_nothing_else_changes() -> None:
    before = a_seance(rules=RULE).ghost_sends(RED)
    after = before.does(RED, AskHint(RED))
    for seat in (GHOST, WATCH, HOST, BLUE, RED):
        one, other = before.sees(seat), after.sees(seat)
        assert other.story == (*one.story, HintAsked(RED))
        assert msgspec.structs.replace(other, story=one.story) == one


@pytest.mark.parametrize(("lang", "told"), [("en", "Ms Red asked for a hint."), ("fr", "Ms Red demanda un indice.")])
def test_the_chronicle_tells_it(lang: str, told: str) -> None:
    view = a_seance(rules=RULE).ghost_sends(RED).does(RED, AskHint(RED)).sees(WATCH)
    assert told in [line for chapter in story_chapters(view, str, lang) for line in chapter.lines]


def test_who_owes_a_first_guess_cannot_ask_and_does_not_learn_who_did() -> None:
    seance = a_seance(rules=RULE.but(first_guess=True)).ghost_sends(RED).ghost_sends(TEAL)
    assert seance.refuses(RED, AskHint(RED)) == "Put down your first guess, or skip it, before you go on."
    assert not may_ask(seance)
    asked = seance.does(TEAL, SkipFirstGuess(TEAL)).does(TEAL, AskHint(TEAL))
    quiet = seance.does(TEAL, SkipFirstGuess(TEAL))
    assert msgspec.json.encode(asked.psychic_sees(RED)) == msgspec.json.encode(quiet.psychic_sees(RED))
    assert HintAsked(TEAL) in asked.does(RED, SkipFirstGuess(RED)).psychic_sees(RED).story
