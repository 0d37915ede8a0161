"""Clairvoyancy switched off with 4 players and more: all vote in secret at once."""

import pytest

from mysterium_nb.engine.moves import CloseStep, Say
from mysterium_nb.engine.seats import COLOURS_IN_PLAY, HOST, Colour
from tests.seance import BLUE, FIVE, RED, TEAL, YELLOW, a_seance

OFF = FIVE.but(tokens=0)


def test_with_clairvoyancy_off_three_cards_lie_face_up_and_all_vote_in_secret_at_once() -> None:
    seance = a_seance(rules=OFF).finale(culprit=2)
    assert seance.line_up.shared == seance.state.hidden.order
    for psychic in (BLUE, TEAL, YELLOW):
        seance = seance.votes(psychic, 2)
        assert seance.line_up.votes is None
    assert seance.votes(RED, 3).turns_culprit().ending == (True, "culprit_found")


def test_with_clairvoyancy_off_the_poll_is_silent_too_and_the_host_may_close_it() -> None:
    seance = a_seance(rules=OFF).finale(culprit=2).votes(BLUE, 2)
    assert seance.refuses(RED, Say(RED, "Psst!")) == "Silence: nobody talks until the votes are opened."
    assert seance.does(HOST, CloseStep()).turns_culprit().ending == (True, "culprit_found")


@pytest.mark.parametrize("eldest", [YELLOW, RED, TEAL, BLUE])
def test_with_clairvoyancy_off_a_tie_goes_to_the_eldest_of_those_who_voted_for_a_tied_group(eldest: Colour) -> None:
    people = (eldest, *(c for c in COLOURS_IN_PLAY[4] if c != eldest))
    seance = a_seance(*people, rules=OFF).finale()
    over = seance.votes(YELLOW, 1).votes(RED, 1).votes(TEAL, 2).votes(BLUE, 2).all_votes_opened()
    assert over.line_up.accused == {YELLOW: 1, RED: 1, TEAL: 2, BLUE: 2}[eldest]
