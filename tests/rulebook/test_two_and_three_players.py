"""2 and 3 players: no tiers, all three cards lie face up, all may talk."""

import pytest

from mysterium_nb.engine.moves import CloseStep, PointAt, SaySure, TakeBackSure, TakePawn, Vote
from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import GHOST, HOST
from tests.seance import BLUE, RED, TEAL, YELLOW, Seance, a_seance

ONCE = "You point once, for both your psychics."


def for_two(culprit: int = 1) -> Seance:
    """One person plays yellow and blue."""
    return a_seance(rules=Rules.classic(2)).finale(culprit=culprit)


def for_three(culprit: int = 1) -> Seance:
    """One person plays yellow and red, the other blue and teal."""
    return a_seance(rules=Rules.classic(3)).finale(culprit=culprit)


@pytest.mark.parametrize("edition", ["classic", "revised"])
@pytest.mark.parametrize("players", [2, 3])
def test_all_three_cards_lie_face_up_and_all_may_talk(edition: str, players: int) -> None:
    seance = a_seance(rules=Rules.preset(edition, players)).finale()
    assert (seance.line_up.shared, seance.line_up.tier) == (seance.state.hidden.order, None)
    assert seance.says(YELLOW, "The knife?").state.talk[-1].text == "The knife?"


@pytest.mark.parametrize(("group", "ending"), [(3, (True, "culprit_found")), (1, (False, "wrong_group"))])
def test_2_the_one_person_names_one_group(group: int, ending: tuple[bool, str]) -> None:
    pointing = for_two(culprit=3).points(YELLOW, group)
    assert pointing.phase == "poll"
    over = pointing.sure(YELLOW)
    assert (over.line_up.accused, over.ending) == (group, ending)


@pytest.mark.parametrize(("group", "ending"), [(2, (True, "culprit_found")), (4, (False, "wrong_group"))])
def test_3_it_counts_when_both_point_at_the_same_group_and_confirm(group: int, ending: tuple[bool, str]) -> None:
    seance = for_three(culprit=2).points(YELLOW, group).points(BLUE, group)
    one = seance.sure(BLUE)
    assert one.phase == "poll"
    assert one.sure(YELLOW).ending == ending


def test_3_it_does_not_count_while_they_point_at_different_groups() -> None:
    seance = for_three().points(YELLOW, 1).points(BLUE, 2).sure(YELLOW, BLUE)
    assert (seance.phase, seance.line_up.accused) == ("poll", None)
    changed = seance.points(BLUE, 1)
    assert changed.state.sure == ()
    assert changed.sure(BLUE, YELLOW).line_up.accused == 1


def test_pointing_elsewhere_or_nowhere_withdraws_everyones_sure() -> None:
    seance = for_three().points(YELLOW, 1).points(BLUE, 2).sure(YELLOW)
    assert seance.points(BLUE, 3).state.sure == ()
    assert seance.takes_back(BLUE).state.sure == ()
    assert seance.takes_back(BLUE).line_up.pointing == ((YELLOW, 1),)


def test_a_person_points_once_for_both_psychics() -> None:
    for seance, second in ((for_two(), BLUE), (for_three(), RED), (for_three(), TEAL)):
        for move in (PointAt(second, 1), SaySure(second), TakePawn(second), TakeBackSure(second)):
            assert seance.refuses(second, move) == ONCE


def test_one_points_before_one_confirms_and_confirms_once() -> None:
    seance = for_three()
    assert seance.refuses(YELLOW, SaySure(YELLOW)) == "Point at a group first."
    sure = seance.points(YELLOW, 1).sure(YELLOW)
    assert sure.refuses(YELLOW, SaySure(YELLOW)) == "You have said so already."
    assert sure.refuses(YELLOW, PointAt(YELLOW, 1)) == "You are there already."
    back = sure.does(YELLOW, TakeBackSure(YELLOW))
    assert back.state.sure == ()
    assert back.refuses(YELLOW, TakeBackSure(YELLOW)) == "There is nothing to take back."
    nowhere = back.takes_back(YELLOW)
    assert nowhere.refuses(YELLOW, TakePawn(YELLOW)) == "There is nothing to take back."


def test_one_points_at_a_group_of_the_line_up_and_only_for_oneself() -> None:
    seance = for_three()
    for group in (0, 5):
        assert seance.refuses(YELLOW, PointAt(YELLOW, group)) == "Choose one of the groups that stand accused."
    for seat in (BLUE, GHOST, HOST):
        assert seance.refuses(seat, PointAt(YELLOW, 1)) == "Only the player of Yellow can do this."


def test_nobody_points_before_the_shared_vision_lies_there() -> None:
    seance = a_seance(rules=Rules.classic(3)).lined_up()
    assert seance.refuses(YELLOW, PointAt(YELLOW, 1)) == "The culprit is not being named now."


def test_nobody_votes_in_secret_and_nothing_can_be_closed() -> None:
    assert for_three().refuses(YELLOW, Vote(YELLOW, 1)) == "The culprit is named openly at this table."
    sentence = "The players name the culprit together, in their own time."
    assert for_three().refuses(HOST, CloseStep()) == sentence


def test_no_levels_are_kept() -> None:
    assert set(for_two().levels().values()) == set(for_three().levels().values()) == {0}


def test_one_person_plays_both_psychics_of_a_game_for_2() -> None:
    seance = a_seance(rules=Rules.classic(2)).ghost_sends(YELLOW).ghost_sends(BLUE, cards=2)
    assert [len(seance.psychic(c).visions[0].cards) for c in (YELLOW, BLUE)] == [1, 2]
    done = seance.thinking(YELLOW, BLUE).does(BLUE, SaySure(YELLOW)).does(YELLOW, SaySure(BLUE))
    assert done.phase == "manifestation"
