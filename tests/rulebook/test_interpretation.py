"""Interpretation: pawns, the hourglass, and "sure"."""

import pytest

from mysterium_nb.engine.events import StepEnded
from mysterium_nb.engine.moves import (
    CloseStep,
    EndTime,
    Move,
    MoveToken,
    PlacePawn,
    SaySure,
    TakeBackSure,
    TakePawn,
    TakeToken,
)
from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import GHOST, HOST, TABLE, WATCH
from mysterium_nb.engine.state import Guess
from tests.seance import BLUE, FIVE, RED, TEAL, YELLOW, a_seance

TWO_MINUTES = 120
TIME_IS_UP = "Time is up."
NO_HOURGLASS = FIVE.but(timer_seconds=None)


def test_as_soon_as_a_psychic_has_this_hours_vision_they_may_place_the_pawn() -> None:
    seance = a_seance()
    assert seance.refuses(RED, PlacePawn(RED, seance.right_card(RED))) == "Wait for the vision first."
    sent = seance.ghost_sends(RED)
    assert sent.phase == "visions"
    assert sent.places(RED).psychic(RED).pawn == seance.right_card(RED)
    assert sent.refuses(BLUE, PlacePawn(BLUE, seance.right_card(BLUE))) == "Wait for the vision first."


def test_last_hours_vision_is_not_this_hours() -> None:
    seance = a_seance().at_hour(2)
    assert len(seance.psychic(RED).visions) == 1
    assert seance.refuses(RED, PlacePawn(RED, seance.right_card(RED))) == "Wait for the vision first."


def test_the_pawn_may_be_moved_or_taken_back_even_before_the_hourglass_is_turned() -> None:
    seance = a_seance().ghost_sends(RED).places(RED, right=False)
    assert seance.places(RED, right=True).psychic(RED).pawn == seance.right_card(RED)
    back = seance.takes_back(RED)
    assert back.psychic(RED).pawn is None
    assert back.refuses(RED, TakePawn(RED)) == "There is nothing to take back."
    assert back.places(RED).psychic(RED).pawn is not None


def test_a_pawn_goes_on_any_card_of_the_current_kind_still_on_the_table() -> None:
    seance = a_seance().ghost_sends(RED)
    for card in seance.state.board[0]:
        assert seance.places(RED, on=card).psychic(RED).pawn == card


def test_a_card_that_has_left_the_table_cannot_be_chosen() -> None:
    seance = a_seance()
    gone = seance.right_card(BLUE)
    next_hour = seance.plays_hour(BLUE).ghost_sends(RED)
    assert next_hour.refuses(RED, PlacePawn(RED, gone)) == "Choose a character still on the table."


def test_a_pawn_that_stands_on_a_card_is_there_already() -> None:
    seance = a_seance().ghost_sends(RED).places(RED)
    assert seance.refuses(RED, PlacePawn(RED, seance.right_card(RED))) == "You are there already."


def test_several_pawns_may_stand_on_one_card() -> None:
    seance = a_seance().all_get_visions()
    card = seance.right_card(RED)
    for psychic in (YELLOW, RED, TEAL, BLUE):
        seance = seance.places(psychic, on=card)
    assert {p.pawn for p in seance.state.psychics} == {card}


@pytest.mark.parametrize("players", [2, 3])
def test_both_pawns_of_one_person_may_stand_on_one_card(players: int) -> None:
    seance = a_seance(rules=Rules.classic(players)).all_get_visions()
    one, other = seance.state.setup.players[0]
    card = seance.state.board[0][0]
    seance = seance.does(one, PlacePawn(one, card), PlacePawn(other, card))
    assert seance.psychic(one).pawn == seance.psychic(other).pawn == card


@pytest.mark.parametrize("seat", [BLUE, GHOST, HOST, TABLE, WATCH])
def test_only_its_owner_moves_a_pawn(seat: str) -> None:
    seance = a_seance().all_get_visions().places(RED, right=False)
    moves: tuple[Move, ...] = (PlacePawn(RED, seance.right_card(RED)), TakePawn(RED), SaySure(RED), TakeBackSure(RED))
    for move in moves:
        assert seance.refuses(seat, move) == "Only the player of Red can do this."


def test_a_psychic_who_has_found_three_cards_places_no_pawn() -> None:
    seance = a_seance().finds_everything(RED).all_get_visions()
    assert seance.refuses(RED, PlacePawn(RED, seance.state.board[2][0])) == "You have found your three cards."


def test_until_time_is_up() -> None:
    seance = a_seance().all_get_visions().places(RED, right=False)
    last_moment = seance.later(TWO_MINUTES - 0.001)
    assert last_moment.places(RED, right=True).psychic(RED).pawn == seance.right_card(RED)
    up = seance.later(TWO_MINUTES)
    moves: tuple[Move, ...] = (PlacePawn(RED, seance.right_card(RED)), TakePawn(RED), SaySure(RED), TakeBackSure(RED))
    for move in moves:
        assert up.refuses(RED, move) == TIME_IS_UP


@pytest.mark.parametrize("seconds", [30, 120, 600])
def test_the_length_of_the_hourglass_is_a_rule(seconds: int) -> None:
    seance = a_seance(rules=FIVE.but(timer_seconds=seconds)).all_get_visions()
    assert seance.state.clock.deadline == seance.now + seconds * 1000


def test_the_hourglass_may_be_off_and_then_the_host_may_end_the_step() -> None:
    seance = a_seance(rules=NO_HOURGLASS).all_get_visions().places(RED)
    assert seance.state.clock.deadline is None
    assert seance.refuses(TABLE, EndTime()) == "No hourglass is running."
    closed = seance.later(86_400).does(HOST, CloseStep())
    assert closed.log[-1] == StepEnded("host", (YELLOW, TEAL, BLUE))
    assert closed.phase == "manifestation"


def test_while_an_hourglass_runs_the_host_cannot_end_the_step() -> None:
    assert a_seance().all_get_visions().refuses(HOST, CloseStep()) == "The hourglass ends this step."


def test_nobody_but_the_host_ends_the_step() -> None:
    seance = a_seance(rules=NO_HOURGLASS).all_get_visions()
    for seat in (RED, GHOST, WATCH):
        assert seance.refuses(seat, CloseStep()) == "Only the host can do this."
    assert a_seance().all_get_visions().refuses(RED, EndTime()) == "Only the host can do this."


def test_the_step_ends_when_time_is_up_and_not_before() -> None:
    seance = a_seance().thinking()
    assert seance.later(TWO_MINUTES - 0.001).refuses(TABLE, EndTime()) == "The hourglass has not run out."
    ended = seance.time_runs_out()
    assert ended.phase == "manifestation"
    assert ended.log[-1] == StepEnded("time", ())
    assert ended.refuses(TABLE, EndTime()) == "No hourglass is running."


def test_the_step_ends_early_when_every_psychic_says_sure() -> None:
    seance = a_seance().thinking().sure(YELLOW, RED, TEAL)
    assert seance.phase == "interpretation"
    ended = seance.sure(BLUE)
    assert ended.phase == "manifestation"
    assert ended.log[-1] == StepEnded("sure", ())
    assert ended.state.clock.deadline is None


def test_every_unfinished_psychic_must_have_a_pawn_on_a_card_to_be_sure() -> None:
    seance = a_seance().all_get_visions()
    assert seance.refuses(RED, SaySure(RED)) == "Place your pawn first."
    assert seance.places(RED).sure(RED).state.sure == (RED,)


def test_finished_psychics_say_sure_too() -> None:
    seance = a_seance().finds_everything(RED).thinking().sure(YELLOW, TEAL, BLUE)
    assert seance.phase == "interpretation"
    assert seance.sure(RED).phase == "manifestation"


def test_sure_may_be_said_before_the_hourglass_is_turned_but_ends_nothing_then() -> None:
    seance = a_seance().ghost_sends(RED).places(RED).sure(RED)
    assert (seance.phase, seance.state.sure) == ("visions", (RED,))


def test_sure_is_said_once_and_can_be_taken_back() -> None:
    seance = a_seance().thinking().sure(RED, BLUE)
    assert seance.refuses(RED, SaySure(RED)) == "You have said so already."
    back = seance.does(RED, TakeBackSure(RED))
    assert back.state.sure == (BLUE,)
    assert back.refuses(RED, TakeBackSure(RED)) == "There is nothing to take back."


def test_moving_or_taking_back_a_pawn_withdraws_everyones_sure() -> None:
    seance = a_seance().thinking().sure(YELLOW, BLUE, TEAL)
    assert seance.takes_back(RED).state.sure == ()
    assert seance.places(RED, right=True).state.sure == ()
    assert seance.places(RED, right=True).sure(RED).phase == "interpretation"


def test_moving_a_token_withdraws_everyones_sure() -> None:
    seance = a_seance().thinking()
    assert seance.sure(YELLOW, BLUE).agrees(TEAL, on=RED).state.sure == ()
    judged = seance.agrees(TEAL, on=RED).sure(YELLOW, BLUE)
    assert judged.does(TEAL, MoveToken(TEAL, RED, BLUE)).state.sure == ()
    assert judged.does(TEAL, TakeToken(TEAL, RED)).state.sure == ()


def test_no_pawn_when_time_is_up_is_simply_wrong_this_hour() -> None:
    seance = a_seance().all_get_visions().places(RED).time_runs_out()
    assert seance.log[-1] == StepEnded("time", (YELLOW, TEAL, BLUE))
    next_hour = seance.reveals(RED)
    assert next_hour.state.hour == 2
    assert next_hour.psychic(BLUE).guesses == (Guess(1, None, right=False),)
    assert (next_hour.psychic(BLUE).step, len(next_hour.psychic(BLUE).visions)) == (0, 1)


def test_with_no_pawn_at_all_the_hour_is_over_when_time_is_up() -> None:
    seance = a_seance().all_get_visions().time_runs_out()
    assert (seance.state.hour, seance.phase) == (2, "visions")


def test_pawns_stay_where_they_are_outside_the_step() -> None:
    for seance in (a_seance().judged(), a_seance().lined_up()):
        for move in (PlacePawn(RED, "c1"), TakePawn(RED), SaySure(RED), TakeBackSure(RED)):
            assert seance.refuses(RED, move) == "Pawns stay where they are now."


def test_in_other_steps_there_is_nothing_for_the_host_to_close() -> None:
    for seance in (a_seance(), a_seance().judged(), a_seance().lined_up()):
        assert seance.refuses(HOST, CloseStep()) == "There is nothing to close now."
