"""Visions: the ghost's hand, once an hour, given is given."""

import pytest

from mysterium_nb.engine.events import HourglassTurned, VisionsPassed
from mysterium_nb.engine.moves import PlacePawn, SendVision
from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import GHOST, HOST, TABLE, WATCH, Colour
from tests.seance import BLUE, PURPLE, RED, TEAL, YELLOW, Seance, a_seance


@pytest.mark.parametrize("order", [(YELLOW, RED, TEAL, BLUE), (BLUE, YELLOW, TEAL, RED)])
def test_the_ghost_takes_the_psychics_in_any_order_one_by_one(order: tuple[Colour, ...]) -> None:
    seance = a_seance()
    for psychic in order:
        assert seance.phase == "visions"
        seance = seance.ghost_sends(psychic)
    assert seance.phase == "interpretation"


@pytest.mark.parametrize("cards", range(1, 8))
def test_a_vision_has_1_to_7_cards_from_the_hand_face_up(cards: int) -> None:
    seance = a_seance()
    sent = seance.ghost_sends(RED, cards)
    assert [given.cards for given in sent.sees(WATCH).psychic(RED).visions] == [seance.hand[:cards]]


def test_the_hand_is_refilled_to_7_at_once() -> None:
    seance = a_seance()
    sent = seance.ghost_sends(RED, cards=5)
    assert sent.hand == seance.hand[5:] + seance.state.hidden.pile[:5]
    assert sent.state.hidden.pile == seance.state.hidden.pile[5:]


def test_a_vision_of_no_card_or_of_a_card_twice_or_of_a_card_not_in_the_hand_is_refused() -> None:
    seance = a_seance()
    card, strange = seance.hand[0], seance.state.hidden.pile[0]
    assert seance.refuses(GHOST, SendVision(RED, ())) == "Choose at least one card of your hand."
    assert seance.refuses(GHOST, SendVision(RED, (card, card))) == "Choose each card once."
    assert seance.refuses(GHOST, SendVision(RED, (card, strange))) == "Choose from the cards in your hand."


def test_only_the_ghost_gives_visions() -> None:
    seance = a_seance()
    for seat in (RED, HOST, WATCH, TABLE):
        assert seance.refuses(seat, SendVision(RED, seance.hand[:1])) == "Only the ghost can do this."


def test_once_an_hour_given_is_given() -> None:
    seance = a_seance().ghost_sends(RED)
    again = seance.refuses(GHOST, SendVision(RED, seance.hand[:1]))
    assert again == "Red has had a vision already; given is given."
    assert seance.all_get_visions().thinking().all_sure().all_revealed().ghost_sends(RED).psychic(RED).served_hour == 2


def test_a_psychic_who_has_finished_gets_no_more_visions() -> None:
    seance = a_seance().finds_everything(RED)
    sentence = "Red has found everything and needs no visions any more."
    assert seance.refuses(GHOST, SendVision(RED, seance.hand[:1])) == sentence
    assert seance.all_get_visions().phase == "interpretation"


def test_no_vision_goes_to_a_psychic_who_is_not_there() -> None:
    seance = a_seance()
    sentence = seance.refuses(GHOST, SendVision(PURPLE, seance.hand[:1]))
    assert sentence == "No psychic of that colour sits at this table."


def test_no_visions_are_given_outside_their_step() -> None:
    seance = a_seance()
    for later in (seance.all_get_visions(), seance.judged(), seance.lined_up(), seance.finale()):
        sentence = later.refuses(GHOST, SendVision(RED, later.hand[:1]))
        assert sentence == "Visions are not being given now."


def test_the_vision_is_for_the_current_card_character_first_then_location_then_object_never_ahead() -> None:
    seance = a_seance()
    for step, kind in enumerate(("a character", "a location", "an object")):
        seance = seance.all_get_visions()
        for other in {0, 1, 2} - {step}:
            refused = seance.refuses(RED, PlacePawn(RED, seance.state.board[other][0]))
            assert refused == f"Choose {kind} still on the table."
        card = seance.state.board[step][0]
        assert seance.places(RED, on=card).psychic(RED).pawn == card
        seance = seance.plays_hour(RED)
    assert seance.psychic(RED).finished


def test_the_hand_draws_what_is_left_then_shuffles_the_discards_into_a_new_pile_and_goes_on() -> None:
    seance = a_seance().with_visions(hand=7, pile=2, discards=6)
    left, thrown = seance.state.hidden.pile, seance.state.hidden.discards
    sent = seance.ghost_sends(RED, cards=5)
    assert len(sent.hand) == 7
    assert sent.hand[2:4] == left
    assert set(sent.hand[4:]) < set(thrown)
    assert set(sent.hand[4:]) | set(sent.state.hidden.pile) == set(thrown)
    assert sent.state.hidden.discards == ()


def test_the_new_pile_is_shuffled() -> None:
    seance = a_seance().with_visions(hand=7, pile=0, discards=40)
    piles = set()
    for luck in range(5):
        hidden = seance.with_luck(luck).ghost_sends(RED).state.hidden
        assert sorted((hidden.hand[-1], *hidden.pile)) == sorted(seance.state.hidden.discards)
        piles.add(hidden.pile)
    assert len(piles) == 5


def test_the_pile_is_not_reshuffled_while_it_lasts() -> None:
    seance = a_seance().with_visions(hand=7, pile=2, discards=6)
    sent = seance.ghost_sends(RED, cards=2)
    assert (sent.state.hidden.pile, len(sent.state.hidden.discards)) == ((), 6)


def test_with_draw_pile_and_discards_both_empty_the_hand_stays_short() -> None:
    seance = a_seance().with_visions(hand=7, pile=1, discards=0).ghost_sends(RED, cards=3)
    assert (len(seance.hand), seance.state.hidden.pile) == (5, ())
    again = seance.ghost_sends(BLUE, cards=2)
    assert (len(again.hand), again.phase) == (3, "visions")


def test_a_ghost_with_no_card_left_passes_the_psychics_still_waiting() -> None:
    seance = a_seance().with_visions(hand=7, pile=0, discards=0).ghost_sends(RED, cards=3).ghost_sends(BLUE, cards=4)
    assert seance.phase == "interpretation"
    assert VisionsPassed((YELLOW, TEAL)) in seance.log
    assert seance.state.clock.deadline == seance.now + 120_000


def test_the_psychics_passed_may_place_a_pawn_all_the_same() -> None:
    seance = a_seance().with_visions(hand=7, pile=0, discards=0).ghost_sends(RED, cards=7)
    assert seance.psychic(YELLOW).visions == ()
    assert seance.places(YELLOW).psychic(YELLOW).pawn is not None
    assert seance.thinking(YELLOW).all_sure().reveals(YELLOW).psychic(YELLOW).step == 1


def test_an_hour_that_begins_with_no_card_at_all_passes_everybody() -> None:
    seance = a_seance().with_visions(hand=4, pile=0, discards=0).all_get_visions().plays_hour()
    assert (seance.state.hour, seance.phase, seance.hand) == (2, "interpretation", ())
    assert VisionsPassed((YELLOW, RED, TEAL, BLUE)) in seance.log
    assert seance.plays_hour(RED).psychic(RED).step == 1


def test_a_short_hand_is_filled_again_when_visions_have_been_discarded() -> None:
    seance = a_seance().with_visions(hand=4, pile=0, discards=0).all_get_visions().plays_hour(RED)
    assert (len(seance.hand), seance.state.hidden.discards) == (1, ())
    assert seance.phase == "visions"


@pytest.mark.parametrize("rules", [Rules.classic(5).but(hand=3), Rules.classic(5).but(hand=9)])
def test_the_size_of_the_hand_is_a_rule(rules: Rules) -> None:
    seance: Seance = a_seance(rules=rules)
    assert len(seance.hand) == len(seance.ghost_sends(RED, cards=rules.hand).hand) == rules.hand


def test_when_the_last_vision_is_given_the_hourglass_turns() -> None:
    seance = a_seance().ghost_sends(YELLOW).ghost_sends(RED).ghost_sends(TEAL)
    assert seance.state.clock.deadline is None
    turned = seance.later(33).ghost_sends(BLUE)
    assert turned.log[-1] == HourglassTurned(turned.now + 120_000)
