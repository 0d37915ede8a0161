"""Manifestation: one knock for yes, two for no."""

from itertools import permutations

import pytest

from mysterium_nb.engine.events import PawnJudged
from mysterium_nb.engine.moves import Reveal, SendVision
from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import GHOST, HOST, TABLE, Colour
from mysterium_nb.engine.state import Guess
from tests.seance import BLUE, FIVE, PURPLE, RED, TEAL, YELLOW, a_seance

ALL: tuple[Colour, ...] = (YELLOW, RED, TEAL, BLUE)


@pytest.mark.parametrize("order", [*permutations((RED, TEAL, BLUE))])
def test_the_ghost_chooses_only_the_order_in_which_it_is_told(order: tuple[Colour, ...]) -> None:
    seance = a_seance(RED, TEAL, BLUE).judged(RED, BLUE)
    told = seance.reveals(*order)
    judged = [event for event in told.log if isinstance(event, PawnJudged)]
    assert [event.psychic for event in judged] == list(order)
    assert {event.psychic: event.right for event in judged} == {RED: True, TEAL: False, BLUE: True}
    assert told.state.hour == 2


def test_only_the_ghost_tells_and_only_now_and_once() -> None:
    seance = a_seance().judged(RED)
    for seat in (RED, HOST, TABLE):
        assert seance.refuses(seat, Reveal(RED)) == "Only the ghost can do this."
    told = seance.reveals(RED)
    assert told.refuses(GHOST, Reveal(RED)) == "There is nothing to reveal to Red any more."
    assert told.refuses(GHOST, Reveal(PURPLE)) == "There is nothing to reveal to Purple any more."
    for early in (a_seance(), a_seance().thinking(), a_seance().lined_up()):
        assert early.refuses(GHOST, Reveal(RED)) == "There is nothing to reveal now."


def test_pawns_are_judged_as_they_stood_when_time_ran_out() -> None:
    seance = a_seance().thinking().places(RED, right=True).time_runs_out()
    assert seance.reveals(RED).psychic(RED).guesses == (Guess(1, seance.right_card(RED), right=True),)


def test_right_the_card_leaves_the_table_for_the_psychics_sleeve() -> None:
    seance = a_seance().judged(RED)
    card = seance.right_card(RED)
    told = seance.reveals(RED)
    assert told.psychic(RED).found == (card,)
    assert card in seance.state.board[0]
    assert card not in told.state.board[0]
    assert len(told.state.board[0]) == 6


def test_right_the_psychics_visions_are_discarded_and_on_to_the_next_kind() -> None:
    seance = a_seance().ghost_sends(RED, cards=3).plays_hour().ghost_sends(RED, cards=2).judged(RED)
    lying = tuple(card for given in seance.psychic(RED).visions for card in given.cards)
    assert len(lying) == 5
    told = seance.reveals(RED)
    assert told.psychic(RED).visions == ()
    assert told.state.hidden.discards == seance.state.hidden.discards + lying
    assert (told.psychic(RED).target_kind, told.psychic(RED).pawn) == ("location", None)


def test_right_everyone_who_agreed_moves_up_1_and_wrong_everyone_who_disagreed() -> None:
    seance = a_seance().thinking(RED)
    seance = seance.agrees(YELLOW, on=RED).disagrees(TEAL, on=RED).agrees(YELLOW, on=BLUE).disagrees(TEAL, on=BLUE)
    told = seance.all_sure().reveals(RED)
    assert told.levels() == {YELLOW: 1, RED: 0, TEAL: 0, BLUE: 0}
    assert told.reveals(BLUE).levels() == {YELLOW: 1, RED: 0, TEAL: 1, BLUE: 0}


def test_wrong_the_pawn_comes_back_and_the_visions_stay_and_next_hours_are_added() -> None:
    seance = a_seance().ghost_sends(RED, cards=2).judged()
    told = seance.reveals(RED)
    assert (told.psychic(RED).pawn, told.psychic(RED).found) == (None, ())
    assert told.state.board == seance.state.board
    later = told.all_revealed().ghost_sends(RED, cards=3)
    assert [(given.hour, len(given.cards)) for given in later.psychic(RED).visions] == [(1, 2), (2, 3)]


def test_two_pawns_on_one_card_are_judged_each_for_its_own_psychic() -> None:
    seance = a_seance().all_get_visions()
    card = seance.right_card(RED)
    seance = seance.places(RED, on=card).places(BLUE, on=card).time_runs_out()
    for order in ((RED, BLUE), (BLUE, RED)):
        told = seance.reveals(*order)
        assert (told.psychic(RED).found, told.psychic(BLUE).found) == ((card,), ())


@pytest.mark.parametrize(("hour", "bonus"), [(3, 4), (4, 3), (5, 2), (6, 1), (7, 0)])
def test_object_found_move_up_as_many_spaces_as_hours_remain_after_this_one(hour: int, bonus: int) -> None:
    seance = a_seance().at_hour(hour - 2).plays_hour(RED).plays_hour(RED).judged(RED).reveals(RED)
    assert seance.state.hour == hour
    assert seance.psychic(RED).finished
    assert seance.levels() == {YELLOW: 0, RED: bonus, TEAL: 0, BLUE: 0}


def test_hours_that_remain_are_counted_from_the_rules() -> None:
    seance = a_seance(rules=FIVE.but(hours=12)).finds_everything(RED)
    assert seance.psychic(RED).level == 9


def test_character_and_location_bring_nothing_but_what_they_are() -> None:
    assert a_seance().plays_hour(RED).plays_hour(RED).psychic(RED).level == 0


@pytest.mark.parametrize(
    "rules", [FIVE.but(tokens=0), Rules.classic(3), Rules.original(5)], ids=["off", "3", "original"]
)
def test_hours_that_remain_count_only_where_clairvoyancy_is_played(rules: Rules) -> None:
    seance = a_seance(rules=rules).finds_everything(RED)
    assert (seance.psychic(RED).finished, seance.psychic(RED).level) == (True, 0)


def test_finished_means_no_more_visions() -> None:
    seance = a_seance().finds_everything(RED)
    assert seance.refuses(GHOST, SendVision(RED, seance.hand[:1])).startswith("Red has found everything")
    assert seance.plays_hour().psychic(RED).visions == ()
