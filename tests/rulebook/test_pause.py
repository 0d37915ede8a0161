"""Pause, time added, and games called off."""

import pytest

from mysterium_nb.engine.moves import (
    AddTime,
    CallOff,
    CloseStep,
    EndTime,
    JudgeGhost,
    Move,
    Note,
    Pause,
    PlacePawn,
    PlaceToken,
    ReportGhost,
    Resume,
    Reveal,
    SaySure,
    SendVision,
    Sit,
    StandIn,
    TakePawn,
    UseCrow,
    Vote,
)
from mysterium_nb.engine.seats import GHOST, HOST, TABLE, WATCH, SeatId
from mysterium_nb.engine.state import Clock
from tests.seance import BLUE, RED, a_seance

ONLY_TALK = "The game is paused; only talk goes on."
ONLY_HOST = "Only the host can do this."
MOVES: list[tuple[SeatId, Move]] = [
    (GHOST, SendVision(RED, ("v1",))),
    (GHOST, UseCrow(("v1",))),
    (GHOST, Reveal(RED)),
    (GHOST, Note("v1")),
    (RED, PlacePawn(RED, "c1")),
    (RED, TakePawn(RED)),
    (RED, SaySure(RED)),
    (RED, PlaceToken(RED, BLUE, "agree")),
    (RED, Vote(RED, 1)),
    (RED, ReportGhost(RED)),
    (HOST, JudgeGhost("helped")),
    (HOST, CloseStep()),
    (HOST, StandIn(RED)),
    (TABLE, EndTime()),
]


@pytest.mark.parametrize(("seat", "move"), MOVES, ids=lambda value: type(value).__name__)
def test_while_the_game_is_paused_only_talk_is_accepted(seat: SeatId, move: Move) -> None:
    seance = a_seance().thinking().does(HOST, Pause())
    assert seance.refuses(seat, move) == ONLY_TALK
    assert seance.says(RED, "Where were we?").state.talk[-1].text == "Where were we?"


def test_the_host_sees_to_the_table_while_the_game_is_paused() -> None:
    seance = a_seance().thinking().does(HOST, Pause())
    assert seance.does(TABLE, Sit(RED, "Turk", "bot")).state.setup.sitter(RED) is not None
    assert seance.does(HOST, CallOff()).ending == (False, "called_off")


@pytest.mark.parametrize("seconds", [1, 90, 3600])
def test_deadlines_shift_by_the_length_of_the_pause(seconds: int) -> None:
    seance = a_seance().thinking().later(30)
    deadline = seance.state.clock.deadline
    assert deadline is not None
    resumed = seance.does(HOST, Pause()).later(seconds).does(HOST, Resume())
    assert resumed.state.clock.deadline == deadline + seconds * 1000
    assert resumed.later(89).does(RED, SaySure(RED)).state.sure == (RED,)
    assert resumed.later(90).refuses(RED, SaySure(RED)) == "Time is up."


def test_a_pause_without_an_hourglass_sets_none_going() -> None:
    seance = a_seance().does(HOST, Pause()).later(60).does(HOST, Resume())
    assert seance.state.clock.deadline is None
    assert seance.ghost_sends(RED).psychic(RED).served_hour == 1


def test_time_that_is_up_stays_up_after_a_pause() -> None:
    seance = a_seance().thinking().later(120).does(HOST, Pause()).later(60).does(HOST, Resume())
    assert seance.refuses(RED, SaySure(RED)) == "Time is up."
    assert seance.does(TABLE, EndTime()).phase == "manifestation"


def test_only_the_host_pauses_and_goes_on() -> None:
    seance = a_seance()
    for seat in (RED, GHOST, WATCH):
        assert seance.refuses(seat, Pause()) == ONLY_HOST
        assert seance.does(HOST, Pause()).refuses(seat, Resume()) == ONLY_HOST


def test_a_pause_is_begun_and_ended_once() -> None:
    assert a_seance().refuses(HOST, Resume()) == "The game is not paused."
    paused = a_seance().does(HOST, Pause())
    assert paused.refuses(HOST, Pause()) == "The game is paused already."
    assert paused.does(HOST, Resume()).state.clock.paused_at is None


def test_a_game_that_is_over_is_not_paused() -> None:
    over = a_seance().does(HOST, CallOff())
    assert over.refuses(HOST, Pause()) == "The game is over."
    assert over.refuses(HOST, CallOff()) == "The game is over."
    assert over.refuses(HOST, CloseStep()) == "The game is over."


def test_the_host_may_add_time_while_an_hourglass_runs() -> None:
    seance = a_seance().thinking()
    added = seance.does(HOST, AddTime(60))
    assert added.later(179).sure(RED).state.sure == (RED,)
    assert added.later(180).refuses(RED, SaySure(RED)) == "Time is up."
    for seconds in (0, -5, 3601):
        assert seance.refuses(HOST, AddTime(seconds)) == "Add from 1 to 3600 seconds."
    assert a_seance().refuses(HOST, AddTime(60)) == "No hourglass is running."
    for seat in (RED, GHOST):
        assert seance.refuses(seat, AddTime(60)) == ONLY_HOST


def test_when_the_game_is_over_no_hourglass_runs_and_nothing_is_paused() -> None:
    over = a_seance().thinking().does(HOST, Pause(), CallOff())
    assert over.state.clock == Clock()
    assert over.refuses(TABLE, EndTime()) == "No hourglass is running."
    assert over.refuses(HOST, Resume()) == "The game is not paused."
    assert over.sees(RED).prompt.now == "The game was called off."


def test_only_the_host_calls_the_game_off() -> None:
    for seat in (RED, GHOST, WATCH):
        assert a_seance().refuses(seat, CallOff()) == ONLY_HOST
