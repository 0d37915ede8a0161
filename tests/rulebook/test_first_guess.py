"""First guess, a rule of the table: a curtain until a private guess has been put down, or skipped."""

import msgspec
import pytest

from mysterium_nb.engine.moves import FirstGuess, Move, PlacePawn, PlaceToken, Say, SaySure, SkipFirstGuess, TakeToken
from mysterium_nb.engine.rules import EDITIONS, Rules
from mysterium_nb.engine.seats import GHOST, HOST, TABLE, WATCH, SeatId
from mysterium_nb.engine.state import PrivateGuess, Remark
from tests.seance import BLUE, FIVE, RED, TEAL, YELLOW, Seance, a_seance

RULE = FIVE.but(first_guess=True)
NOT_ASKED = "No first guess is asked of you now."
BEFORE_YOU_GO_ON = "Put down your first guess, or skip it, before you go on."


def a_curtain() -> Seance:
    """Blue and teal have talked, placed and agreed; red has had a vision and owes a first guess."""
    seance = a_seance(rules=RULE).says(RED, "I have nothing yet.").ghost_sends(BLUE).ghost_sends(TEAL)
    seance = seance.does(BLUE, SkipFirstGuess(BLUE)).does(TEAL, SkipFirstGuess(TEAL))
    seance = seance.says(BLUE, "The cook!").places(BLUE).places(TEAL).agrees(BLUE, on=TEAL).disagrees(TEAL, on=BLUE)
    return seance.sure(BLUE).ghost_sends(RED)


def guesses(seance: Seance, confidence: int = 70) -> Seance:
    return seance.does(RED, FirstGuess(RED, seance.right_card(RED), confidence))


def test_it_is_off_by_default() -> None:
    assert not any(Rules.preset(edition).first_guess for edition in EDITIONS)
    seance = a_seance().ghost_sends(RED)
    assert seance.psychic_sees(RED).owing == ()
    assert seance.refuses(RED, SkipFirstGuess(RED)) == NOT_ASKED
    assert seance.places(RED).psychic(RED).pawn is not None


def test_a_psychic_who_receives_a_vision_sees_neither_this_hours_talk_nor_the_others_pawns() -> None:
    view = a_curtain().psychic_sees(RED)
    assert view.owing == (RED,)
    assert view.talk == ()
    assert [p.pawn for p in view.psychics] == [None] * 4
    assert [p.tokens for p in view.psychics] == [()] * 4
    assert [(p.agree, p.disagree) for p in view.psychics] == [(2, 2)] * 4
    assert view.sure == ()


def test_behind_the_curtain_what_the_others_do_changes_nothing() -> None:
    seance = a_curtain()
    before = msgspec.json.encode(seance.psychic_sees(RED))
    for after in (
        seance.says(TEAL, "The maid!"),
        seance.takes_back(BLUE),
        seance.places(BLUE, right=False),
        seance.does(TEAL, TakeToken(TEAL, BLUE)),
        seance.sure(TEAL),
    ):
        assert after.log != seance.log
        assert msgspec.json.encode(after.psychic_sees(RED)) == before


def test_only_who_owes_sits_behind_the_curtain() -> None:
    seance = a_curtain()
    for seat in (GHOST, YELLOW, BLUE, TEAL, WATCH, HOST):
        view = seance.sees(seat)
        assert [remark.text for remark in view.talk] == ["I have nothing yet.", "The cook!"]
        assert view.psychic(BLUE).pawn is not None


def test_what_was_said_in_earlier_hours_is_seen() -> None:
    seance = a_seance(rules=RULE).says(BLUE, "Good evening.")
    for psychic in (YELLOW, RED, TEAL, BLUE):
        seance = seance.ghost_sends(psychic).does(psychic, SkipFirstGuess(psychic))
    later = seance.plays_hour().says(BLUE, "Once more.").ghost_sends(RED)
    assert later.psychic_sees(RED).talk == (Remark(BLUE, "Good evening.", 1),)


@pytest.mark.parametrize("confidence", [0, 55, 100])
def test_until_they_have_put_down_a_private_first_guess_with_a_confidence(confidence: int) -> None:
    seance = guesses(a_curtain(), confidence)
    view = seance.psychic_sees(RED)
    assert view.owing == ()
    assert [remark.text for remark in view.talk] == ["I have nothing yet.", "The cook!"]
    assert view.psychic(BLUE).pawn is not None
    assert view.first_guesses == (PrivateGuess(RED, 1, seance.right_card(RED), confidence),)


def test_or_skipped_it() -> None:
    seance = a_curtain().does(RED, SkipFirstGuess(RED))
    assert seance.psychic_sees(RED).psychic(BLUE).pawn is not None
    assert seance.psychic_sees(RED).first_guesses == (PrivateGuess(RED, 1, None, None),)


def test_the_guess_is_private_until_the_game_is_over() -> None:
    seance = a_curtain()
    one, other = guesses(seance, 10), seance.does(RED, SkipFirstGuess(RED))
    for seat in (GHOST, YELLOW, BLUE, TEAL, WATCH, HOST):
        assert msgspec.json.encode(one.sees(seat)) == msgspec.json.encode(other.sees(seat))


def test_a_first_guess_is_no_pawn() -> None:
    assert guesses(a_curtain()).psychic(RED).pawn is None


def test_the_guess_is_a_card_of_the_current_kind_with_0_to_100_percent() -> None:
    seance = a_curtain()
    card = seance.right_card(RED)
    for confidence in (-1, 101):
        sentence = seance.refuses(RED, FirstGuess(RED, card, confidence))
        assert sentence == "Say how sure you are, from 0 to 100 percent."
    location = seance.state.board[1][0]
    assert seance.refuses(RED, FirstGuess(RED, location, 50)) == "Choose a character still on the table."


def test_one_first_guess_an_hour_and_only_after_a_vision() -> None:
    seance = a_curtain()
    card = seance.right_card(YELLOW)
    assert seance.refuses(YELLOW, FirstGuess(YELLOW, card, 50)) == NOT_ASKED
    for move in (FirstGuess(RED, card, 50), SkipFirstGuess(RED)):
        assert guesses(seance).refuses(RED, move) == NOT_ASKED


@pytest.mark.parametrize("seat", [BLUE, GHOST, HOST, TABLE])
def test_nobody_guesses_for_another(seat: SeatId) -> None:
    seance = a_curtain()
    for move in (FirstGuess(RED, seance.right_card(RED), 50), SkipFirstGuess(RED)):
        assert seance.refuses(seat, move) == "Only the player of Red can do this."


def test_behind_the_curtain_one_neither_talks_nor_places_nor_agrees() -> None:
    seance = a_curtain()
    moves: tuple[Move, ...] = (
        Say(RED, "The cook?"),
        PlacePawn(RED, seance.right_card(RED)),
        SaySure(RED),
        PlaceToken(RED, BLUE, "agree"),
        PlaceToken(RED, YELLOW, "agree"),
        TakeToken(RED, BLUE),
    )
    for move in moves:
        assert seance.refuses(RED, move) == BEFORE_YOU_GO_ON
    assert guesses(seance).places(RED).says(RED, "The cook?").psychic(RED).pawn is not None


def test_who_was_passed_for_want_of_cards_owes_nothing() -> None:
    seance = a_seance(rules=RULE).with_visions(hand=7, pile=0, discards=0).ghost_sends(BLUE, cards=7)
    assert seance.psychic_sees(RED).owing == ()
    assert seance.places(RED).psychic(RED).pawn is not None


def test_when_the_step_ends_the_curtain_falls_unasked() -> None:
    seance = a_curtain().ghost_sends(YELLOW).time_runs_out()
    view = seance.psychic_sees(RED)
    assert (view.owing, view.psychic(BLUE).pawn) == ((), seance.right_card(BLUE))


def test_a_finished_psychic_owes_no_first_guess() -> None:
    seance = a_seance(rules=RULE)
    while not seance.psychic(RED).finished:
        for psychic in (YELLOW, RED, TEAL, BLUE):
            seance = seance.ghost_sends(psychic).does(psychic, SkipFirstGuess(psychic))
        seance = seance.plays_hour(RED)
    assert seance.psychic_sees(RED).owing == ()
    assert seance.refuses(RED, SkipFirstGuess(RED)) == NOT_ASKED


def test_a_person_with_two_psychics_sits_behind_the_curtain_while_either_owes() -> None:
    """What one psychic of a person sees the other cannot unsee."""
    seance = a_seance(rules=Rules.classic(3).but(first_guess=True))
    seance = seance.ghost_sends(YELLOW).does(YELLOW, SkipFirstGuess(YELLOW)).places(YELLOW).sure(YELLOW)
    seance = seance.ghost_sends(BLUE).does(BLUE, SkipFirstGuess(BLUE)).places(BLUE).ghost_sends(RED)
    view = seance.psychic_sees(YELLOW)
    assert view.owing == (RED,)
    assert (view.psychic(BLUE).pawn, view.psychic(YELLOW).pawn) == (None, seance.right_card(YELLOW))
    assert seance.refuses(YELLOW, Say(YELLOW, "Hm.")) == BEFORE_YOU_GO_ON
