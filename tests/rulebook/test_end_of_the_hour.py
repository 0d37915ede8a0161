"""End of the hour: first ask whether all have finished, then move the clock."""

import pytest

from mysterium_nb.engine.moves import Reveal, SendVision
from mysterium_nb.engine.rules import EDITIONS, Edition, Rules
from mysterium_nb.engine.seats import GHOST, Colour
from tests.seance import BLUE, RED, TEAL, YELLOW, Seance, a_seance

ALL: tuple[Colour, ...] = (YELLOW, RED, TEAL, BLUE)


def in_the_last_hour(edition: Edition) -> Seance:
    """Everybody needs one more card, and it is hour 7."""
    seance = a_seance(rules=Rules.preset(edition, 5)).at_hour(5)
    return seance.plays_hour(*ALL).plays_hour(*ALL)


@pytest.mark.parametrize("edition", EDITIONS)
def test_not_all_finished_after_hour_7_everyone_has_lost(edition: Edition) -> None:
    seance = in_the_last_hour(edition)
    assert seance.state.hour == 7
    assert seance.plays_hour(YELLOW, RED, TEAL).ending == (False, "out_of_time")


def test_not_all_finished_the_clock_moves_on() -> None:
    seance = a_seance().finds_everything(RED, YELLOW, TEAL)
    assert (seance.state.hour, seance.phase) == (4, "visions")


@pytest.mark.parametrize("edition", ["classic", "revised"])
def test_if_all_have_finished_the_clock_stops_and_the_revelation_follows_after_hour_7_too(edition: Edition) -> None:
    early = a_seance(rules=Rules.preset(edition, 5)).lined_up()
    assert (early.phase, early.state.hour) == ("culprit", 3)
    late = in_the_last_hour(edition).plays_hour(*ALL)
    assert (late.phase, late.state.hour) == ("culprit", 7)


def test_in_the_original_the_day_marker_moves_on_and_the_revelation_takes_the_next_day() -> None:
    seance = a_seance(rules=Rules.original(5)).lined_up()
    assert (seance.phase, seance.state.hour) == ("culprit", 4)


def test_in_the_original_after_day_7_there_is_none() -> None:
    assert in_the_last_hour("original").plays_hour(*ALL).ending == (False, "out_of_time")


def test_when_the_game_is_over_nothing_more_is_played() -> None:
    over = in_the_last_hour("classic").plays_hour()
    assert over.refuses(GHOST, Reveal(RED)) == "The game is over."
    assert over.refuses(GHOST, SendVision(RED, over.hand[:1])) == "The game is over."
