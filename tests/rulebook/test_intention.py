"""Intention: the ghost’s notes of what was meant, private until the game is over."""

import msgspec
import pytest

from mysterium_nb.engine.moves import CallOff, Note
from mysterium_nb.engine.rules import EDITIONS, Edition, Rules
from mysterium_nb.engine.seats import GHOST, HOST, WATCH
from mysterium_nb.engine.state import GhostNote
from tests.seance import BLUE, RED, TEAL, YELLOW, a_lobby, a_seance

OTHERS = (YELLOW, RED, TEAL, BLUE, WATCH, HOST)
GIVEN_ONLY = "Note your intention for a card that you have given."


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_ghost_may_note_for_any_card_given_what_it_was_for_a_point_and_a_few_words(edition: Edition) -> None:
    seance = a_seance(rules=Rules.preset(edition, 5).but(assignment="random")).ghost_sends(RED, cards=2)
    card = seance.psychic(RED).visions[0].cards[1]
    target = seance.right_card(RED)
    noted = seance.does(GHOST, Note(card, target, (0.25, 1.0), "  the blue door "))
    assert noted.ghost_sees().notes == (GhostNote(card, target, (0.25, 1.0), "the blue door"),)


def test_everything_but_the_card_may_be_left_out_and_notes_add_up() -> None:
    seance = a_seance().ghost_sends(RED)
    card = seance.psychic(RED).visions[0].cards[0]
    noted = seance.does(GHOST, Note(card), Note(card, words="no: the lamp"))
    assert [note.words for note in noted.ghost_sees().notes] == ["", "no: the lamp"]


def test_for_cards_given_in_earlier_hours_and_for_the_shared_vision_too() -> None:
    seance = a_seance().ghost_sends(RED)
    card = seance.psychic(RED).visions[0].cards[0]
    later = seance.plays_hour(RED)
    assert later.psychic(RED).visions == ()
    assert len(later.does(GHOST, Note(card)).state.notes) == 1
    finale = seance.finale()
    assert len(finale.does(GHOST, *(Note(shared) for shared in finale.state.hidden.order)).state.notes) == 3


def test_not_for_a_card_in_the_hand_or_in_the_pile() -> None:
    seance = a_seance().ghost_sends(RED)
    for card in (seance.hand[0], seance.state.hidden.pile[0], "c1", "nonsense"):
        assert seance.refuses(GHOST, Note(card)) == GIVEN_ONLY


def test_a_note_points_at_a_suspect_card_and_a_place_on_the_picture_in_a_few_words() -> None:
    seance = a_seance().ghost_sends(RED)
    card = seance.psychic(RED).visions[0].cards[0]
    about = "Say which character, location or object the card was for."
    for wrong in (card, "c99", ""):
        assert seance.refuses(GHOST, Note(card, wrong)) == about
    for point in ((-0.1, 0.5), (0.5, 1.1), (float("nan"), 0.5)):
        assert seance.refuses(GHOST, Note(card, point=point)) == "Point at a place on the picture."
    assert seance.refuses(GHOST, Note(card, words="x" * 281)) == "A note has at most 280 characters."
    assert len(seance.does(GHOST, Note(card, words="x" * 280)).state.notes) == 1


def test_the_notebook_has_room_for_every_card_and_then_is_full() -> None:
    seance = a_seance().ghost_sends(RED)
    card = seance.psychic(RED).visions[0].cards[0]
    full = seance.does(GHOST, *[Note(card)] * 300)
    assert full.refuses(GHOST, Note(card)) == "Your notebook is full."


def test_private_until_the_game_is_over() -> None:
    seance = a_seance().ghost_sends(RED)
    card = seance.psychic(RED).visions[0].cards[0]
    noted = seance.does(GHOST, Note(card, words="a secret"))
    for seat in OTHERS:
        assert msgspec.json.encode(noted.sees(seat)) == msgspec.json.encode(seance.sees(seat))
        truth = noted.does(HOST, CallOff()).sees(seat).truth
        assert truth is not None
        assert [note.words for note in truth.notes] == ["a secret"]


def test_nobody_but_the_ghost_notes_and_only_during_the_game() -> None:
    seance = a_seance().ghost_sends(RED)
    card = seance.psychic(RED).visions[0].cards[0]
    for seat in OTHERS:
        assert seance.refuses(seat, Note(card)) == "Only the ghost can do this."
    assert a_lobby().refuses(GHOST, Note(card)) == "The game has not begun."
    assert seance.does(HOST, CallOff()).refuses(GHOST, Note(card)) == "The game is over."
