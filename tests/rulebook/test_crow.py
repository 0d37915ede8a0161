"""The crow: a redraw of the ghost's hand."""

import pytest

from mysterium_nb.engine.moves import UseCrow
from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import GHOST, HOST, WATCH
from tests.seance import BLUE, RED, Seance, a_seance

MEDIUM = Rules.classic(5, "medium")
EASY = Rules.classic(5, "easy")
HARD = Rules.classic(5, "hard")
NO_CROW = "There is no crow left."
GIVING_ONLY = "You can take a new hand only while dreams are being given."


def crow(seance: Seance, cards: int = 1) -> Seance:
    return seance.does(GHOST, UseCrow(seance.hand[:cards]))


@pytest.mark.parametrize("cards", range(1, 8))
def test_the_ghost_discards_one_or_more_cards_of_the_hand_and_draws_up_to_7(cards: int) -> None:
    seance = a_seance()
    after = crow(seance, cards)
    assert after.hand == seance.hand[cards:] + seance.state.hidden.pile[:cards]
    assert after.state.hidden.discards == seance.hand[:cards]


def test_no_card_a_card_twice_or_a_card_not_in_the_hand_is_refused() -> None:
    seance = a_seance()
    card, strange = seance.hand[0], seance.state.hidden.pile[0]
    assert seance.refuses(GHOST, UseCrow(())) == "Choose at least one card of your hand."
    assert seance.refuses(GHOST, UseCrow((card, card))) == "Choose each card once."
    assert seance.refuses(GHOST, UseCrow((strange,))) == "Choose from the cards in your hand."


def test_only_the_ghost_sends_the_crow() -> None:
    seance = a_seance()
    for seat in (RED, HOST, WATCH):
        assert seance.refuses(seat, UseCrow(seance.hand[:1])) == "Only the ghost can do this."


def test_the_cards_are_discarded_first_so_they_may_come_back() -> None:
    seance = a_seance().with_visions(hand=7, pile=0, discards=0)
    after = crow(seance, 7)
    assert sorted(after.hand) == sorted(seance.hand)
    assert (after.state.hidden.pile, after.state.hidden.discards) == ((), ())


def test_the_crow_draws_up_to_7_even_for_a_hand_that_was_short() -> None:
    seance = a_seance().with_visions(hand=4, pile=1, discards=2)
    assert len(crow(seance, 1).hand) == 7


def test_at_any_moment_of_either_phase_until_the_shared_vision_is_confirmed() -> None:
    seance = a_seance()
    for moment in (seance, seance.ghost_sends(RED), seance.thinking(), seance.judged(RED), seance.lined_up()):
        assert crow(moment).state.crows == moment.state.crows - 1
    laid = seance.finale()
    assert laid.refuses(GHOST, UseCrow(laid.hand[:1])) == "Your hand cannot be changed now."


def test_several_in_one_hour_if_the_game_allows_several() -> None:
    seance = crow(crow(crow(a_seance(rules=MEDIUM))))
    assert (seance.state.crows, seance.state.hour) == (0, 1)
    assert seance.refuses(GHOST, UseCrow(seance.hand[:1])) == NO_CROW


def test_a_crow_each_game_does_not_come_back() -> None:
    seance = crow(a_seance(rules=HARD))
    for later in (seance, seance.at_hour(2), seance.lined_up()):
        assert later.refuses(GHOST, UseCrow(later.hand[:1])) == NO_CROW


def test_a_crow_each_hour_comes_back_when_the_hour_ends() -> None:
    seance = crow(a_seance(rules=EASY).judged(RED))
    assert seance.refuses(GHOST, UseCrow(seance.hand[:1])) == NO_CROW
    next_hour = seance.all_revealed()
    assert (next_hour.state.hour, next_hour.state.crows) == (2, 1)
    assert crow(next_hour).state.crows == 0


def test_unused_crows_each_hour_do_not_add_up() -> None:
    assert a_seance(rules=EASY).at_hour(3).state.crows == 1


def test_the_revelation_of_classic_and_revised_counts_as_one_more_hour_for_it() -> None:
    for rules in (EASY, Rules.revised(5, "easy")):
        seance = a_seance(rules=rules)
        seance = seance.plays_hour(*seance.unfinished()).plays_hour(*seance.unfinished())
        last = crow(seance.thinking(*seance.unfinished()).all_sure()).all_revealed()
        assert (last.phase, last.state.crows) == ("culprit", 1)
        assert crow(last).state.crows == 0


def test_where_there_are_none_no_crow_flies() -> None:
    seance = a_seance(rules=Rules.original(5, "very-difficult"))
    assert seance.refuses(GHOST, UseCrow(seance.hand)) == "There is no new hand left."
    none = a_seance(rules=MEDIUM.but(crows=0, crow_per=None))
    assert none.refuses(GHOST, UseCrow(none.hand[:1])) == NO_CROW


def test_in_the_original_it_is_always_the_whole_hand() -> None:
    seance = a_seance(rules=Rules.original(5))
    assert seance.refuses(GHOST, UseCrow(seance.hand[:6])) == "The whole hand goes, or none of it."
    after = seance.does(GHOST, UseCrow(seance.hand))
    assert (after.state.crows, set(after.hand) & set(seance.hand)) == (2, set())


def test_in_the_original_only_while_dreams_are_being_given_the_common_dream_included() -> None:
    seance = a_seance(rules=Rules.original(4))
    for closed in (seance.thinking(), seance.judged(BLUE)):
        assert closed.refuses(GHOST, UseCrow(closed.hand)) == GIVING_ONLY
    for giving in (seance, seance.ghost_sends(RED), seance.lined_up()):
        assert giving.does(GHOST, UseCrow(giving.hand)).state.crows == 2
    laid = seance.finale()
    assert laid.refuses(GHOST, UseCrow(laid.hand)) == "Your hand cannot be changed now."


def test_in_the_original_the_day_of_the_common_dream_has_a_new_hand_of_its_own() -> None:
    seance = a_seance(rules=Rules.original(4, "easy"))
    seance = seance.plays_hour(*seance.unfinished()).plays_hour(*seance.unfinished())
    spent = seance.does(GHOST, UseCrow(seance.hand)).plays_hour(*seance.unfinished())
    assert (spent.phase, spent.state.crows) == ("culprit", 1)


def test_when_the_game_is_over_no_crow_flies() -> None:
    over = a_seance(rules=Rules.classic(5).but(hours=1)).plays_hour()
    assert over.refuses(GHOST, UseCrow(over.hand[:1])) == "The game is over."
