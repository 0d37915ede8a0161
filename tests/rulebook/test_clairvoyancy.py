"""Clairvoyancy: tokens that agree or disagree with other psychics' pawns."""

import pytest

from mysterium_nb.engine.events import TokensReturned
from mysterium_nb.engine.moves import Face, Move, MoveToken, PlacePawn, PlaceToken, TakePawn, TakeToken
from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import GHOST, HOST, Colour
from mysterium_nb.engine.state import Token
from mysterium_nb.engine.story import story_chapters
from tests.seance import BLUE, FIVE, PURPLE, RED, TEAL, WHITE, YELLOW, Seance, a_seance

ON_A_CARD = "Tokens go on pawns that stand on a card."
NONE_THERE = "You have no token there."


def purse(seance: Seance, psychic: Colour) -> tuple[int, int]:
    return seance.psychic(psychic).agree, seance.psychic(psychic).disagree


@pytest.mark.parametrize("face", ["agree", "disagree"])
def test_a_psychic_may_put_tokens_on_other_psychics_pawns_that_stand_on_a_card(face: Face) -> None:
    seance = a_seance().thinking().does(BLUE, PlaceToken(BLUE, RED, face))
    assert seance.psychic(RED).tokens == (Token(BLUE, face),)
    assert sum(purse(seance, BLUE)) == 3


def test_never_on_ones_own() -> None:
    sentence = a_seance().thinking().refuses(RED, PlaceToken(RED, RED, "agree"))
    assert sentence == "Tokens go on other psychics’ pawns, never on your own."
    seance = a_seance().thinking().agrees(RED, on=BLUE)
    assert seance.refuses(RED, MoveToken(RED, BLUE, RED)) == sentence


def test_not_on_a_pawn_that_stands_nowhere() -> None:
    seance = a_seance().all_get_visions().places(TEAL).agrees(BLUE, on=TEAL)
    for nowhere in (RED, PURPLE):
        assert seance.refuses(BLUE, PlaceToken(BLUE, nowhere, "agree")) == ON_A_CARD
        assert seance.refuses(BLUE, MoveToken(BLUE, TEAL, nowhere)) == ON_A_CARD


def test_tokens_may_be_put_before_the_hourglass_is_turned_and_before_ones_own_vision() -> None:
    seance = a_seance().ghost_sends(RED).places(RED).agrees(BLUE, on=RED)
    assert (seance.phase, seance.psychic(RED).tokens) == ("visions", (Token(BLUE, "agree"),))


def test_at_most_one_on_each_pawn() -> None:
    seance = a_seance().thinking().agrees(BLUE, on=RED)
    assert seance.refuses(BLUE, PlaceToken(BLUE, RED, "agree")) == "Your token lies there already."
    turned = seance.disagrees(BLUE, on=RED)
    assert turned.psychic(RED).tokens == (Token(BLUE, "disagree"),)
    assert purse(turned, BLUE) == (2, 1)
    both = seance.agrees(BLUE, on=TEAL)
    assert both.refuses(BLUE, MoveToken(BLUE, TEAL, RED)) == "One token on each pawn is all you may put there."


def test_several_psychics_may_put_a_token_on_one_pawn() -> None:
    seance = a_seance().thinking().agrees(BLUE, on=RED).disagrees(TEAL, on=RED).agrees(YELLOW, on=RED)
    assert {token.psychic for token in seance.psychic(RED).tokens} == {BLUE, TEAL, YELLOW}


def test_any_number_in_the_hour_while_tokens_are_left() -> None:
    seance = a_seance().thinking().agrees(BLUE, on=RED).agrees(BLUE, on=TEAL).disagrees(BLUE, on=YELLOW)
    assert purse(seance, BLUE) == (0, 1)


@pytest.mark.parametrize("face", ["agree", "disagree"])
def test_each_tokens_face_is_fixed(face: Face) -> None:
    seance = a_seance().thinking().does(BLUE, PlaceToken(BLUE, RED, face), PlaceToken(BLUE, TEAL, face))
    assert seance.refuses(BLUE, PlaceToken(BLUE, YELLOW, face)) == "You have no such token left."
    assert sum(purse(seance, BLUE)) == 2


def test_with_six_tokens_three_may_agree() -> None:
    seance = a_seance(YELLOW, RED, TEAL, PURPLE, BLUE).thinking()
    seance = seance.agrees(BLUE, on=RED).agrees(BLUE, on=TEAL).agrees(BLUE, on=YELLOW)
    assert purse(seance, BLUE) == (0, 3)
    assert seance.refuses(BLUE, PlaceToken(BLUE, PURPLE, "agree")) == "You have no such token left."


@pytest.mark.parametrize("face", ["agree", "disagree"])
def test_tokens_may_be_moved_or_taken_back(face: Face) -> None:
    seance = a_seance().thinking().does(BLUE, PlaceToken(BLUE, RED, face))
    moved = seance.does(BLUE, MoveToken(BLUE, RED, TEAL))
    assert (moved.psychic(RED).tokens, moved.psychic(TEAL).tokens) == ((), (Token(BLUE, face),))
    assert purse(moved, BLUE) == purse(seance, BLUE)
    back = moved.does(BLUE, TakeToken(BLUE, TEAL))
    assert (back.psychic(TEAL).tokens, purse(back, BLUE)) == ((), (2, 2))


def test_what_is_not_there_cannot_be_moved_or_taken_back() -> None:
    seance = a_seance().thinking().agrees(TEAL, on=RED)
    assert seance.refuses(BLUE, MoveToken(BLUE, RED, TEAL)) == NONE_THERE
    assert seance.refuses(BLUE, TakeToken(BLUE, RED)) == NONE_THERE
    assert seance.refuses(BLUE, TakeToken(BLUE, WHITE)) == NONE_THERE


def test_only_its_owner_moves_a_token() -> None:
    seance = a_seance().thinking().agrees(BLUE, on=RED)
    moves: tuple[Move, ...] = (PlaceToken(BLUE, TEAL, "agree"), MoveToken(BLUE, RED, TEAL), TakeToken(BLUE, RED))
    for seat in (RED, GHOST, HOST):
        for move in moves:
            assert seance.refuses(seat, move) == "Only the player of Blue can do this."


def test_taking_back_one_token_leaves_the_others() -> None:
    seance = a_seance().thinking().agrees(BLUE, on=RED).agrees(TEAL, on=RED).does(BLUE, TakeToken(BLUE, RED))
    assert seance.psychic(RED).tokens == (Token(TEAL, "agree"),)
    assert purse(seance, TEAL) == (1, 2)


def test_until_time_is_up() -> None:
    seance = a_seance().thinking().agrees(BLUE, on=RED)
    moves: tuple[Move, ...] = (PlaceToken(BLUE, TEAL, "agree"), MoveToken(BLUE, RED, TEAL), TakeToken(BLUE, RED))
    for move in moves:
        assert seance.later(119).does(BLUE, move).log != seance.log
        assert seance.later(120).refuses(BLUE, move) == "Time is up."
        assert seance.time_runs_out().refuses(BLUE, move) == "Pawns stay where they are now."


def test_a_pawn_that_moves_or_goes_back_returns_the_tokens_on_it_unspent() -> None:
    seance = a_seance().thinking().agrees(BLUE, on=RED).disagrees(TEAL, on=RED).agrees(BLUE, on=TEAL)
    for move in (PlacePawn(RED, seance.right_card(RED)), TakePawn(RED)):
        after = seance.does(RED, move)
        assert after.psychic(RED).tokens == ()
        assert (purse(after, BLUE), purse(after, TEAL)) == ((1, 2), (2, 2))
        assert after.psychic(TEAL).tokens == (Token(BLUE, "agree"),)


def test_and_their_owners_are_told() -> None:
    seance = a_seance().thinking().agrees(BLUE, on=RED).disagrees(TEAL, on=RED).agrees(BLUE, on=YELLOW)
    for after in (seance.takes_back(RED), seance.places(RED, right=True)):
        assert after.log[-1] == TokensReturned(RED, (BLUE, TEAL))
        assert "Ms Red thought again: tokens come back to Ms Blue and Ms Teal." in [
            line for chapter in story_chapters(after.sees(BLUE)) for line in chapter.lines
        ]
    assert not isinstance(seance.takes_back(TEAL).log[-1], TokensReturned)


def test_when_the_step_ends_tokens_stay_where_they_are() -> None:
    seance = a_seance().thinking().agrees(BLUE, on=RED).time_runs_out()
    assert seance.psychic(RED).tokens == (Token(BLUE, "agree"),)


def test_tokens_score_at_the_reveal_and_are_then_spent() -> None:
    seance = a_seance().thinking(RED).agrees(BLUE, on=RED).disagrees(TEAL, on=RED).all_sure()
    assert set(seance.levels().values()) == {0}
    told = seance.reveals(RED)
    assert told.levels() == {YELLOW: 0, RED: 0, TEAL: 0, BLUE: 1}
    assert told.psychic(RED).tokens == ()
    next_hour = told.all_revealed()
    assert (purse(next_hour, BLUE), purse(next_hour, TEAL)) == ((1, 2), (2, 1))


def test_all_come_back_at_the_start_of_hour_4() -> None:
    seance = a_seance().thinking().agrees(BLUE, on=RED).disagrees(BLUE, on=TEAL).all_sure().all_revealed()
    assert purse(seance.at_hour(3), BLUE) == (1, 1)
    assert purse(seance.at_hour(4), BLUE) == (2, 2)
    spent = seance.at_hour(4).thinking().agrees(BLUE, on=RED).all_sure().all_revealed()
    assert purse(spent.at_hour(7), BLUE) == (1, 2)


@pytest.mark.parametrize(("back", "expected"), [((2,), [1, 2, 2]), ((3,), [1, 1, 2]), ((), [1, 1, 1])])
def test_the_hour_at_which_they_come_back_is_data(back: tuple[int, ...], expected: list[int]) -> None:
    seance = a_seance(rules=FIVE.but(tokens_return=back)).thinking().agrees(BLUE, on=RED)
    hours = [seance, seance.all_sure().all_revealed(), seance.all_sure().all_revealed().plays_hour()]
    assert [purse(hour, BLUE)[0] for hour in hours] == expected


def test_and_again_at_the_line_up() -> None:
    seance = a_seance().thinking(YELLOW, RED, TEAL, BLUE).agrees(BLUE, on=RED).all_sure().all_revealed()
    seance = seance.plays_hour(YELLOW, RED, TEAL, BLUE).judged(YELLOW, RED, TEAL, BLUE)
    assert purse(seance, BLUE) == (1, 2)
    assert purse(seance.all_revealed(), BLUE) == (2, 2)


def test_finished_psychics_may_still_place_tokens() -> None:
    seance = a_seance().finds_everything(BLUE).thinking(RED).agrees(BLUE, on=RED)
    level = seance.psychic(BLUE).level
    assert seance.all_sure().reveals(RED).psychic(BLUE).level == level + 1


@pytest.mark.parametrize(
    "rules",
    [Rules.classic(2), Rules.classic(3), Rules.original(5), FIVE.but(tokens=0)],
    ids=["2", "3", "original", "off"],
)
def test_where_clairvoyancy_is_not_played_there_are_no_tokens(rules: Rules) -> None:
    seance = a_seance(rules=rules).thinking()
    one, other = (p.colour for p in seance.state.psychics[:2])
    sentence = "Clairvoyancy is not played at this table."
    for move in (PlaceToken(one, other, "agree"), TakeToken(one, other), MoveToken(one, other, one)):
        assert seance.refuses(one, move) == sentence
