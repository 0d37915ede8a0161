"""The straw poll: silence, three cards, three tiers, sealed votes."""

import pytest

from mysterium_nb.engine.events import TierClosed, VisionTurned
from mysterium_nb.engine.moves import CloseStep, PointAt, Say, SaySure, TakeBackSure, TakePawn, Vote
from mysterium_nb.engine.poll import tier_of
from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import GHOST, HOST, TABLE, WATCH
from tests.seance import BLUE, PURPLE, RED, TEAL, YELLOW, Seance, a_seance

NOT_YET = "It is not your turn to vote yet."
FINAL = "Your vote is cast, and final."
LOW, MIDDLE, HIGH = 0, 5, 7


def cards_up(seance: Seance) -> int:
    return len(seance.line_up.shared)


def a_poll_of_all_tiers(culprit: int = 1) -> Seance:
    """Yellow is low, red and teal intermediate, blue high."""
    return a_seance().finale(LOW, MIDDLE, MIDDLE, HIGH, culprit=culprit)


@pytest.mark.parametrize(
    ("players", "level", "cards"),
    [
        *[(players, level, 1) for players in (4, 5) for level in (0, 4)],
        *[(players, level, 2) for players in (4, 5) for level in (5, 6)],
        *[(players, level, 3) for players in (4, 5) for level in (7, 8, 11, 100)],
        *[(players, level, 1) for players in (6, 7) for level in (0, 6)],
        *[(players, level, 2) for players in (6, 7) for level in (7, 9)],
        *[(players, level, 3) for players in (6, 7) for level in (10, 100)],
    ],
)
def test_the_level_says_after_how_many_cards_one_votes(players: int, level: int, cards: int) -> None:
    assert tier_of(Rules.classic(players), level) == cards - 1
    levels = [level, *[200] * (players - 2)]
    seance = a_seance(rules=Rules.classic(players)).finale(*levels)
    assert cards_up(seance) == cards
    assert seance.votes(YELLOW, 1).line_up.voted == (YELLOW,)


def test_the_cards_are_turned_up_one_by_one_for_everyone() -> None:
    seance = a_poll_of_all_tiers()
    order = seance.state.hidden.order
    for seat in (GHOST, YELLOW, BLUE, WATCH, HOST):
        finale = seance.sees(seat).finale
        assert finale is not None
        assert finale.shared == order[:1]
    second = seance.votes(YELLOW, 1)
    assert second.line_up.shared == order[:2]
    third = second.votes(RED, 1).votes(TEAL, 1)
    assert third.line_up.shared == order


def test_after_the_first_card_low_vote_after_the_second_intermediate_after_the_third_high() -> None:
    first = a_poll_of_all_tiers()
    for psychic in (RED, TEAL, BLUE):
        assert first.refuses(psychic, Vote(psychic, 1)) == NOT_YET
    second = first.votes(YELLOW, 1)
    assert second.refuses(BLUE, Vote(BLUE, 1)) == NOT_YET
    third = second.votes(TEAL, 2).votes(RED, 2)
    assert third.phase == "poll"
    assert third.votes(BLUE, 2).phase == "opening"


def test_one_vote_each_and_final() -> None:
    seance = a_seance().finale().votes(RED, 1)
    for group in (1, 2):
        assert seance.refuses(RED, Vote(RED, group)) == FINAL
    assert a_poll_of_all_tiers().votes(YELLOW, 1).refuses(YELLOW, Vote(YELLOW, 2)) == FINAL


@pytest.mark.parametrize("group", [1, 2, 3, 4])
def test_one_may_vote_for_any_group_ones_own_too(group: int) -> None:
    assert a_seance().finale().votes(RED, group).state.votes == ((RED, group),)


@pytest.mark.parametrize("group", [0, 5, -1])
def test_one_votes_for_a_group_of_the_line_up(group: int) -> None:
    assert a_seance().finale().refuses(RED, Vote(RED, group)) == "Choose one of the groups that stand accused."


def test_nobody_votes_for_another() -> None:
    for seat in (BLUE, GHOST, HOST, TABLE, WATCH):
        assert a_seance().finale().refuses(seat, Vote(RED, 1)) == "Only the player of Red can do this."
    assert a_seance().finale().refuses(PURPLE, Vote(PURPLE, 1)) == "Only the player of Purple can do this."


def test_no_vote_before_the_shared_vision_lies_there_or_after_the_game() -> None:
    for early in (a_seance(), a_seance().lined_up()):
        assert early.refuses(RED, Vote(RED, 1)) == "The culprit is not being named now."
    over = a_seance().finale().votes(RED, 1).votes(BLUE, 1).votes(TEAL, 1).votes(YELLOW, 1).turns_culprit()
    assert over.refuses(RED, Vote(RED, 1)) == "The game is over."


def test_the_vote_is_secret_so_nobody_points() -> None:
    seance = a_seance().finale()
    for move in (PointAt(RED, 1), TakePawn(RED), SaySure(RED), TakeBackSure(RED)):
        assert seance.refuses(RED, move) == "The vote is secret at this table."


@pytest.mark.parametrize(
    ("levels", "cards"),
    [((5, 5, 7, 7), 2), ((7, 8, 9, 10), 3), ((0, 1, 2, 3), 1)],
)
def test_a_tier_with_nobody_in_it_passes_at_once(levels: tuple[int, ...], cards: int) -> None:
    assert cards_up(a_seance().finale(*levels)) == cards


def test_empty_tiers_at_the_end_pass_too_and_all_cards_are_up() -> None:
    seance = a_seance().finale(0, 0, 0, 0).votes(RED, 1).votes(BLUE, 1).votes(TEAL, 1).votes(YELLOW, 1)
    assert (seance.phase, cards_up(seance)) == ("opening", 3)
    assert [event.tier for event in seance.log if isinstance(event, VisionTurned)] == [0, 1, 2]


def test_there_is_no_time_limit() -> None:
    seance = a_poll_of_all_tiers()
    assert seance.state.clock.deadline is None
    assert seance.later(10 * 86_400).votes(YELLOW, 1).line_up.voted == (YELLOW,)


def test_the_host_may_close_a_tier_and_who_has_not_voted_then_has_no_vote() -> None:
    seance = a_poll_of_all_tiers().votes(YELLOW, 2).votes(RED, 2)
    closed = seance.does(HOST, CloseStep())
    assert TierClosed((TEAL,)) in closed.log
    assert closed.refuses(TEAL, Vote(TEAL, 1)) == NOT_YET
    opened = closed.votes(BLUE, 1).all_votes_opened()
    assert opened.line_up.votes == ((YELLOW, 2), (RED, 2), (BLUE, 1))


def test_nobody_but_the_host_closes_a_tier() -> None:
    for seat in (YELLOW, GHOST, WATCH):
        assert a_poll_of_all_tiers().refuses(seat, CloseStep()) == "Only the host can do this."


def test_with_no_vote_at_all_the_game_is_lost() -> None:
    seance = a_poll_of_all_tiers().does(HOST, CloseStep(), CloseStep(), CloseStep())
    assert seance.ending == (False, "no_votes")
    assert (seance.line_up.votes, seance.line_up.opener) == (None, None)


@pytest.mark.parametrize(("culprit", "ending"), [(2, (True, "culprit_found")), (1, (False, "wrong_group"))])
def test_the_group_with_the_most_is_accused_right_everyone_wins_wrong_everyone_loses(
    culprit: int, ending: tuple[bool, str]
) -> None:
    seance = a_poll_of_all_tiers(culprit).votes(YELLOW, 2).votes(RED, 2).votes(TEAL, 2).votes(BLUE, 1)
    opened = seance.all_votes_opened()
    assert (opened.line_up.accused, opened.line_up.tie) == (2, None)
    assert opened.turns_culprit().ending == ending


def test_silence_from_the_shared_vision_until_the_votes_are_shown() -> None:
    silence = "Silence: nobody talks until the votes are opened."
    lined_up = a_seance().lined_up()
    assert lined_up.says(RED, "Who was it?").state.talk[-1].text == "Who was it?"
    seance = lined_up.at_levels(LOW, MIDDLE, MIDDLE, HIGH).ghost_accuses()
    votes = ((YELLOW, 1), (RED, 1), (TEAL, 2), (BLUE, 3))
    for psychic, group in votes:
        assert seance.refuses(RED, Say(RED, "Psst!")) == silence
        assert seance.sees(RED).silence
        seance = seance.votes(psychic, group)
    while seance.unopened():
        assert seance.refuses(RED, Say(RED, "Psst!")) == silence
        seance = seance.opens_vote()
    assert seance.says(RED, "I knew it.").state.talk[-1].text == "I knew it."
    assert not seance.sees(RED).silence
