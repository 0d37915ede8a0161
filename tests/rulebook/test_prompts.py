"""The line that says what is happening, what one can do and whom we wait for: for every seat, in both languages."""

from typing import get_args

import pytest

from mysterium_nb.engine.moves import SkipFirstGuess
from mysterium_nb.engine.prompt import Prompt, prompt
from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import GHOST, HOST, WATCH, SeatId
from mysterium_nb.engine.state import Phase
from mysterium_nb.i18n.catalogue import with_no_break_spaces
from tests.rulebook.positions import POSITIONS, seats
from tests.seance import BLUE, FIVE, RED, TEAL, YELLOW, a_seance


def test_the_positions_show_every_phase() -> None:
    assert {make().phase for make in POSITIONS.values()} == set(get_args(Phase))


@pytest.mark.parametrize("name", POSITIONS)
def test_every_seat_is_told_what_is_happening_in_english_and_french(name: str) -> None:
    seance = POSITIONS[name]()
    for seat in seats(seance):
        english, french = (prompt(seance.sees(seat), lang) for lang in ("en", "fr"))
        assert english == seance.sees(seat).prompt
        for one, other in ((english.now, french.now), (english.can, french.can), (english.waiting, french.waiting)):
            assert bool(one) == bool(other)
            assert not one or one != other
            assert one.strip() == one
            assert "  " not in one
            assert "{" not in one + other
        assert english.now.rstrip()[-1] in ".?!"


@pytest.mark.parametrize("name", [name for name in POSITIONS if not name.startswith(("lobby", "empty", "over"))])
def test_everybody_is_told_whom_we_wait_for_unless_the_game_is_paused(name: str) -> None:
    seance = POSITIONS[name]()
    for seat in seats(seance):
        assert bool(seance.sees(seat).prompt.waiting) == (seance.state.clock.paused_at is None)


def said(position: str, seat: SeatId, lang: str = "en") -> str:
    return str(prompt(POSITIONS[position]().sees(seat), lang))


@pytest.mark.parametrize(
    ("position", "seat", "sentence"),
    [
        ("lobby", HOST, "The table is being laid. Begin when all are there."),
        ("lobby", GHOST, "The table is being laid. Begin when all are there."),
        ("lobby", RED, "The table is being laid."),
        ("empty lobby", GHOST, "The table is being laid."),
        (
            "assignment",
            GHOST,
            "Choose what belongs to whom. Give each psychic a character, a location and an object, then confirm. "
            "We wait for you.",
        ),
        ("assignment", RED, "The ghost chooses what belongs to whom. We wait for The ghost."),
        (
            "visions, half given",
            GHOST,
            "Send a vision to Ms Yellow, Ms Teal and Ms Blue. Choose a psychic, choose cards of your hand, and send "
            "them. You can also send the crow (3 left). We wait for you.",
        ),
        (
            "visions, half given",
            BLUE,
            "The ghost is looking for a vision for you. You can agree or disagree with others’ pawns. "
            "We wait for The ghost.",
        ),
        ("visions", WATCH, "The ghost is giving visions. We wait for The ghost."),
        (
            "thinking",
            RED,
            "Which character does the ghost mean? Place your pawn on a character. "
            "We wait for you, and for Ms Yellow, Ms Teal and Ms Blue.",
        ),
        (
            "thinking, all placed",
            BLUE,
            "Are you sure? Say so, or move your pawn. You can agree or disagree with others’ pawns. "
            "We wait for you, and for Ms Yellow and Ms Teal.",
        ),
        (
            "thinking, all placed",
            RED,
            "You are sure. You can still change your mind. We wait for Ms Yellow, Ms Teal and Ms Blue.",
        ),
        (
            "thinking, all placed",
            GHOST,
            "The psychics are thinking. Keep silent; you can note what you meant. You can also send the crow (3 left). "
            "We wait for Ms Yellow, Ms Teal and Ms Blue.",
        ),
        (
            "thinking of different kinds",
            WATCH,
            "Ms Yellow, Ms Red, Ms Teal and Ms Blue read their visions. "
            "We wait for Ms Yellow, Ms Red, Ms Teal and Ms Blue.",
        ),
        (
            "thinking for 2",
            YELLOW,
            "As Blue: Are you sure? Say so, or move your pawn. We wait for you.",
        ),
        ("manifestation, half told", BLUE, "Listen: one knock is yes, two are no. We wait for The ghost."),
        (
            "manifestation, half told",
            GHOST,
            "Tell Ms Yellow, Ms Teal and Ms Blue whether they are right. The order is yours to choose. "
            "You can also send the crow (3 left). We wait for you.",
        ),
        (
            "culprit",
            GHOST,
            "Who did it? Choose a group. Then give one card for its character, one for its location and one for its "
            "object. You can also send the crow (3 left). We wait for you.",
        ),
        ("culprit", RED, "The ghost looks for a way to show you the culprit. We wait for The ghost."),
        ("poll", YELLOW, "Which group is the culprit’s? Vote for one: in secret, and for good. We wait for you."),
        (
            "poll",
            RED,
            "Silence: others vote first. You will see 2 of 3 cards before you vote. We wait for Ms Yellow.",
        ),
        (
            "poll",
            BLUE,
            "Silence: others vote first. You will see 3 of 3 cards before you vote. We wait for Ms Yellow.",
        ),
        (
            "poll, intermediate",
            RED,
            "Your vote is cast. Silence until the votes are opened. We wait for Ms Teal.",
        ),
        ("opening", BLUE, "You open the votes. Next: Ms Yellow. Take a breath, and open it. We wait for you."),
        (
            "opening, one lies open",
            GHOST,
            "Ms Blue opens the votes. Next: Ms Red. From the lowest level up; the culprit is turned last. "
            "We wait for Ms Blue.",
        ),
        (
            "opening, tied",
            RED,
            "Group 2 is accused. Groups 1 and 2 have 2 votes each. Of those who voted for them, Ms Blue stands "
            "highest, at 7. Ms Blue turns the last card. We wait for Ms Blue.",
        ),
        (
            "opening, tied and level",
            YELLOW,
            "Group 2 is accused. Groups 1 and 2 have 2 votes each. Ms Yellow, Ms Red, Ms Teal and Ms Blue all stand "
            "at 3; Ms Yellow is the eldest. Turn the last card. We wait for you.",
        ),
        (
            "opening without clairvoyancy",
            WATCH,
            "Ms Yellow opens the votes. Next: Ms Red. From the lowest level up; the culprit is turned last. "
            "We wait for Ms Yellow.",
        ),
        ("opening, not tied", WATCH, "Group 1 is accused. Ms Yellow turns the last card. We wait for Ms Yellow."),
        (
            "poll for 3, one is sure",
            BLUE,
            "Which group is the culprit’s? Point at a group together, and say that you are sure. We wait for you.",
        ),
        (
            "first guess owed",
            BLUE,
            "Your first guess, for yourself alone? Say which character you think of and how sure you are, or skip it. "
            "We wait for The ghost.",
        ),
        (
            "original: thinking",
            RED,
            "Are you sure? Say so, or move your magic ball. We wait for you, and for Ms Yellow, Ms Teal and Ms Blue.",
        ),
        ("paused", RED, "The game is paused. You can go on talking."),
        ("paused", HOST, "The game is paused. Let it go on when all are ready."),
        ("paused", GHOST, "The game is paused."),
        ("paused in silence", RED, "The game is paused."),
        (
            "over: found",
            WATCH,
            "The culprit is found: you have all won. Nothing is hidden any more: look back at what was meant.",
        ),
        (
            "over: out of time",
            RED,
            "Time has run out: you have all lost. Nothing is hidden any more: look back at what was meant.",
        ),
        (
            "over: called off",
            RED,
            "The game was called off. Nothing is hidden any more: look back at what was meant.",
        ),
    ],
)
def test_what_is_said(position: str, seat: SeatId, sentence: str) -> None:
    assert said(position, seat) == sentence


@pytest.mark.parametrize(
    ("position", "seat", "sentence"),
    [
        ("visions", WATCH, "Le fantôme donne des visions. On attend The ghost."),
        (
            "original: thinking",
            RED,
            "En êtes-vous sûr ? Dites-le, ou déplacez votre boule magique. "
            "On vous attend, ainsi que Ms Yellow, Ms Teal et Ms Blue.",
        ),
        (
            "thinking for 2",
            YELLOW,
            "Pour Bleu : En êtes-vous sûr ? Dites-le, ou déplacez votre pion. On vous attend.",
        ),
    ],
)
def test_what_is_said_in_french(position: str, seat: SeatId, sentence: str) -> None:
    assert said(position, seat, "fr") == with_no_break_spaces(sentence)


def test_a_finished_psychic_is_asked_to_be_sure_only_when_all_think() -> None:
    seance = a_seance().finds_everything(RED)
    tokens = "You can agree or disagree with others’ pawns."
    assert seance.sees(RED).prompt.can == tokens
    thinking = seance.thinking()
    assert thinking.sees(RED).prompt.can == f"Say when you are sure. {tokens}"
    assert thinking.sure(RED).sees(RED).prompt.can == tokens
    without = a_seance(rules=FIVE.but(tokens=0)).finds_everything(RED).thinking()
    assert without.sees(RED).prompt.can == "Say when you are sure."


def test_of_two_psychics_the_one_with_something_to_do_is_spoken_to() -> None:
    seance = a_seance(rules=Rules.classic(2).but(first_guess=True)).all_get_visions()
    assert seance.sees(YELLOW).prompt.now.startswith("As Yellow: Your first guess")
    seance = seance.does(YELLOW, SkipFirstGuess(YELLOW))
    assert seance.sees(YELLOW).prompt.now.startswith("As Blue: Your first guess")
    seance = seance.does(YELLOW, SkipFirstGuess(BLUE)).places(YELLOW)
    assert seance.sees(YELLOW).prompt.now == "As Blue: Which character does the ghost mean?"
    seance = seance.places(BLUE).sure(YELLOW)
    assert seance.sees(YELLOW).prompt.now == "As Blue: Are you sure?"


def test_an_empty_part_of_a_prompt_leaves_no_gap() -> None:
    assert str(Prompt("Now.", waiting="We wait.")) == "Now. We wait."


def test_a_seat_nobody_holds_is_called_by_its_colour() -> None:
    seance = POSITIONS["gone on"]()
    assert "Red" in seance.sees(WATCH).prompt.waiting
    assert "Ms Red" not in seance.sees(WATCH).prompt.waiting
    assert "Rouge" in prompt(seance.sees(TEAL), "fr").waiting
