"""What people took is read from a finished game: which visions they had, among what they chose, and what it was."""

import pytest

from mysterium_nb.engine.errors import IllegalMove
from mysterium_nb.engine.moves import AskHint, CallOff, FirstGuess, Sit, StandIn
from mysterium_nb.engine.seats import HOST, TABLE, WATCH, Colour
from mysterium_nb.engine.views import view
from mysterium_nb.minds import Pick, picks_of
from tests.seance import BLUE, FIVE, RED, Seance, a_seance


def picks(seance: Seance) -> list[Pick]:
    return picks_of(view(seance.does(HOST, CallOff()).state, WATCH))


def an_hour(seance: Seance, *right: Colour) -> Seance:
    """These psychics are right, the others take a card that they have not been wrong about yet."""
    seance = seance.all_get_visions()
    for psychic in seance.state.psychics:
        tried = {guess.card for guess in psychic.guesses} | {seance.right_card(psychic.colour)}
        other = next(card for card in seance.state.board[psychic.step] if card not in tried)
        seance = seance.places(psychic.colour, on=None if psychic.colour in right else other)
    return seance.all_sure().all_revealed()


def test_nothing_is_read_from_a_game_that_goes_on() -> None:
    with pytest.raises(IllegalMove, match="Wait until the game is over"):
        picks_of(view(a_seance().plays_hour().state, WATCH))


def test_a_pick_is_the_visions_the_cards_there_and_the_card_taken() -> None:
    seance = a_seance().all_get_visions()
    sent = {p.colour: p.visions[0].cards for p in seance.state.psychics}
    pawns = {p.colour: p.pawn for p in seance.thinking().state.psychics}
    characters = seance.state.board[0]
    for pick, colour in zip(picks(seance.thinking().all_sure().all_revealed()), pawns, strict=True):
        assert pick.visions == sent[colour]
        assert set(pick.among) == set(characters)
        assert pick.taken == pawns[colour]


def test_in_one_hour_all_choose_among_the_cards_that_lay_there_and_later_what_was_found_is_gone() -> None:
    seance = an_hour(a_seance(), RED)
    found = seance.psychic(RED).found[0]
    assert all(found in pick.among for pick in picks(seance))
    later = picks(an_hour(seance))[len(seance.state.psychics) :]
    assert not any(found in pick.among for pick in later)


def test_visions_pile_up_and_wrong_cards_are_ruled_out_until_the_card_is_found() -> None:
    seance = an_hour(an_hour(an_hour(a_seance()), BLUE))
    psychics = [p.colour for p in seance.state.psychics]
    first, second, third = picks(seance)[psychics.index(BLUE) :: len(psychics)]
    assert second.visions[: len(first.visions)] == first.visions
    assert first.taken not in second.among
    assert not set(second.visions) & set(third.visions), "the next card begins without visions"
    assert {card[0] for card in third.among} == {"l"}


def test_a_card_that_is_known_to_be_wrong_is_taken_by_mistake_and_no_pick() -> None:
    assert len(picks(a_seance().plays_hour().plays_hour())) == len(picks(a_seance().plays_hour()))


def test_what_a_bot_took_is_no_pick() -> None:
    people = an_hour(a_seance())
    with_a_bot = an_hour(people.does(TABLE, Sit(RED, "Bot", kind="bot")))
    psychics = len(people.state.psychics)
    assert len(picks(people)) == psychics
    assert len(picks(with_a_bot)) == psychics + psychics - 1


def test_what_a_bot_took_that_somebody_has_relieved_since_is_no_pick() -> None:
    seance = a_seance().does(TABLE, Sit(RED, "Bot", kind="bot"))
    relieved = seance.thinking().does(TABLE, Sit(RED, "Ms Red")).all_sure().all_revealed()
    psychics = len(seance.state.psychics)
    assert len(picks(relieved)) == psychics - 1
    assert len(picks(an_hour(relieved, RED))) == 2 * psychics - 1, "the next hour is the person's"


def test_a_move_that_was_made_for_somebody_is_no_pick() -> None:
    seance = a_seance().all_get_visions()
    others = [p.colour for p in seance.state.psychics if p.colour != RED]
    for colour in others:
        seance = seance.places(colour, right=False)
    advanced = seance.does(HOST, StandIn(RED)).places(RED, right=False).all_sure().all_revealed()
    by_red = seance.places(RED, right=False).all_sure().all_revealed()
    assert len(picks(by_red)) == len(others) + 1
    assert len(picks(advanced)) == len(others)
    assert len(picks(an_hour(advanced, RED))) == len(picks(advanced)) + len(others) + 1


HINTS = FIVE.but(hints=True)


def test_after_a_hint_a_pawn_is_no_pick_and_in_the_next_hour_it_is_one_again() -> None:
    seance = a_seance(rules=HINTS).all_get_visions().does(RED, AskHint(RED))
    asked = seance.thinking().all_sure().all_revealed()
    psychics = len(seance.state.psychics)
    assert len(picks(asked)) == psychics - 1
    assert len(picks(an_hour(asked, RED))) == 2 * psychics - 1


def test_a_first_guess_from_before_a_hint_is_a_pick() -> None:
    seance = a_seance(rules=HINTS.but(first_guess=True)).all_get_visions()
    psychics = [p.colour for p in seance.state.psychics]
    for colour in psychics:
        seance = seance.does(colour, FirstGuess(colour, seance.wrong_card(colour), 50))
    seance = seance.does(RED, AskHint(RED))
    for colour in psychics:
        seance = seance.places(colour)
    assert len(picks(seance.all_sure().all_revealed())) == len(psychics)


def test_a_private_first_guess_counts_in_place_of_the_pawn() -> None:
    seance = a_seance(rules=FIVE.but(first_guess=True)).all_get_visions()
    first_thought, *_ = (card for card in seance.state.board[0] if card != seance.right_card(RED))
    seance = seance.does(RED, FirstGuess(RED, first_thought, 50))
    for colour in (p.colour for p in seance.state.psychics if p.colour != RED):
        seance = seance.does(colour, FirstGuess(colour, seance.right_card(colour), 50))
    for colour in (p.colour for p in seance.state.psychics):
        seance = seance.places(colour)
    taken = [pick.taken for pick in picks(seance.all_sure().all_revealed())]
    assert first_thought in taken
    assert seance.right_card(RED) not in taken


def test_a_pick_without_a_vision_or_of_another_card_is_none() -> None:
    with pytest.raises(ValueError, match="A pick needs a vision"):
        Pick((), ("c1",), "c1")
    with pytest.raises(ValueError, match="A pick needs a vision"):
        Pick(("v1",), ("c1", "c2"), "c3")
