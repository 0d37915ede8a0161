"""The `original`: reconstruction and revelation share the 7 days; pawns try, day after day."""

import pytest

from mysterium_nb.engine.events import DayClosed, GroupAccused, SharedVisionLaid
from mysterium_nb.engine.moves import ChooseCulprit, CloseStep, PointAt, Say, SaySure, SendVision, TakeBackSure, Vote
from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import GHOST, HOST, Colour
from mysterium_nb.engine.story import story_chapters
from tests.seance import BLUE, RED, TEAL, YELLOW, Seance, a_seance

ORIGINAL = Rules.original(5)
ALL: tuple[Colour, ...] = (YELLOW, RED, TEAL, BLUE)


def on_day(day: int, culprit: int = 1, rules: Rules = ORIGINAL) -> Seance:
    """The common dream lies there, and this is the first day of tries."""
    return a_seance(rules=rules).at_hour(day - 3).finale(culprit=culprit)


def tries(seance: Seance, *groups: int) -> Seance:
    """Each psychic, in seat order, points at a group, and all are sure."""
    psychics = [p.colour for p in seance.state.psychics]
    for psychic, group in zip(psychics, groups, strict=True):
        seance = seance.points(psychic, group)
    return seance.sure(*psychics)


@pytest.mark.parametrize("found", [3, 4, 5, 6])
def test_all_found_on_day_d_the_tries_are_on_days_d_plus_1_to_7(found: int) -> None:
    seance = on_day(found + 1, culprit=1)
    for day in range(found + 1, 8):
        assert (seance.phase, seance.state.hour) == ("poll", day)
        if day < 7:
            seance = seance.does(HOST, CloseStep())
    assert seance.does(HOST, CloseStep()).ending == (False, "out_of_time")


def test_all_found_on_day_7_there_is_no_try_and_everyone_has_lost() -> None:
    seance = a_seance(rules=ORIGINAL).at_hour(5).finds_everything(*ALL)
    assert seance.ending == (False, "out_of_time")


@pytest.mark.parametrize(("players", "groups"), [(2, 2), (3, 2), (4, 3), (5, 4), (7, 6)])
def test_the_culprit_is_among_the_psychics_groups_and_none_is_added(players: int, groups: int) -> None:
    seance = a_seance(rules=Rules.original(players)).lined_up()
    assert seance.line_up.owners == tuple(p.colour for p in seance.state.psychics)
    assert len(seance.line_up.groups) == groups
    first, second, third = seance.hand[:3]
    beyond = ChooseCulprit(groups + 1, (first, second, third))
    assert seance.refuses(GHOST, beyond) == "Choose one of the groups that stand accused."


@pytest.mark.parametrize(
    ("lang", "line"),
    [("en", "Group Red was accused, wrongly."), ("fr", "Le groupe Rouge fut accusé, à tort.")],
)
def test_groups_are_named_by_colour(lang: str, line: str) -> None:
    seance = tries(on_day(4), 2, 2, 2, 2)
    assert line in story_chapters(seance.sees(YELLOW), lang=lang)[-1].lines


def test_three_dreams_lie_face_up_shuffled_and_what_each_is_for_stays_secret() -> None:
    lined_up = a_seance(rules=ORIGINAL).lined_up()
    orders = {lined_up.with_luck(luck).ghost_accuses().line_up.shared for luck in range(40)}
    assert len(orders) == 6
    assert {frozenset(order) for order in orders} == {frozenset(lined_up.hand[:3])}
    laid = lined_up.ghost_accuses()
    assert "meant" not in laid.sees(RED).__struct_fields__
    assert laid.sees(RED).truth is None


def test_the_ghost_gives_dreams_once_and_no_more() -> None:
    seance = tries(on_day(4), 2, 2, 2, 2)
    first, second, third = seance.hand[:3]
    again = ChooseCulprit(1, (first, second, third))
    assert seance.refuses(GHOST, again) == "The culprit cannot be chosen now."
    assert seance.refuses(GHOST, SendVision(RED, (first,))) == "Dreams are not being given now."
    assert seance.log.count(SharedVisionLaid()) == 1


def test_each_day_the_psychics_talk() -> None:
    assert on_day(4).says(RED, "The butler!").state.talk[-1].hour == 4


def test_all_must_have_placed_and_be_sure_before_a_group_is_accused() -> None:
    seance = on_day(4).points(YELLOW, 1).points(RED, 1).points(TEAL, 1)
    assert seance.refuses(BLUE, SaySure(BLUE)) == "Point at a group first."
    waiting = seance.sure(YELLOW, RED, TEAL)
    assert (waiting.phase, waiting.line_up.accused) == ("poll", None)
    placed = seance.points(BLUE, 2).sure(YELLOW, RED, BLUE)
    assert placed.line_up.accused is None
    assert placed.sure(TEAL).line_up.accused == 1


def test_a_pawn_that_moves_withdraws_everyones_sure() -> None:
    seance = on_day(4).points(YELLOW, 1).points(RED, 1).sure(YELLOW, RED)
    assert seance.points(RED, 2).state.sure == ()
    assert seance.does(RED, TakeBackSure(RED)).state.sure == (YELLOW,)


@pytest.mark.parametrize(
    ("groups", "plurality", "majority"),
    [
        ((1, 1, 1, 1), 1, 1),
        ((1, 1, 1, 2), 1, 1),
        ((1, 1, 2, 3), 1, None),
        ((1, 1, 2, 2), None, None),
        ((1, 2, 3, 4), None, None),
    ],
)
def test_one_group_has_more_pawns_than_any_other_or_more_than_half(
    groups: tuple[int, ...], plurality: int | None, majority: int | None
) -> None:
    for accusation, accused in (("plurality", plurality), ("majority", majority)):
        seance = tries(on_day(4, culprit=4, rules=ORIGINAL.but(accusation=accusation)), *groups)
        assert seance.line_up.accused == accused
        assert seance.state.hour == (4 if accused is None else 5)


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("accusation", ["plurality", "majority"])
def test_with_two_psychics_both_must_agree(players: int, accusation: str) -> None:
    seance = on_day(4, culprit=2, rules=Rules.original(players).but(accusation=accusation))
    apart = tries(seance, 1, 2)
    assert (apart.line_up.accused, apart.phase) == (None, "poll")
    one, other = (p.colour for p in apart.state.psychics)
    assert apart.points(one, 2).sure(other, one).ending == (True, "culprit_found")


def test_who_cannot_agree_may_change_their_minds() -> None:
    apart = tries(on_day(4, culprit=3), 1, 1, 2, 2)
    agreed = apart.points(YELLOW, 3).points(RED, 3)
    assert agreed.points(TEAL, 3).all_sure().ending == (True, "culprit_found")


def test_wrong_that_group_leaves_the_table_pawns_come_back_and_the_next_day_begins() -> None:
    seance = tries(on_day(4), 2, 2, 2, 2)
    assert seance.line_up.standing == (1, 3, 4)
    assert (seance.line_up.pointing, seance.state.sure) == ((), ())
    assert (seance.state.hour, seance.phase) == (5, "poll")
    assert seance.refuses(RED, PointAt(RED, 2)) == "Choose one of the groups that stand accused."
    assert GroupAccused(2, right=False) in seance.log


def test_right_won() -> None:
    assert tries(on_day(7, culprit=3), 3, 3, 3, 1).ending == (True, "culprit_found")


def test_wrong_on_day_7_lost() -> None:
    assert tries(on_day(7), 2, 2, 2, 2).ending == (False, "out_of_time")


def test_if_they_cannot_agree_the_host_may_close_the_day_and_nobody_is_accused() -> None:
    apart = tries(on_day(4), 1, 1, 2, 2)
    for seat in (RED, GHOST):
        assert apart.refuses(seat, CloseStep()) == "Only the host can do this."
    closed = apart.does(HOST, CloseStep())
    assert DayClosed() in closed.log
    assert (closed.state.hour, closed.line_up.accused, closed.line_up.standing) == (5, None, (1, 2, 3, 4))
    assert (closed.line_up.pointing, closed.state.sure) == ((), ())


def test_nobody_votes_in_secret() -> None:
    assert on_day(4).refuses(RED, Vote(RED, 1)) == "The culprit is named openly at this table."


def test_the_ghost_and_the_host_have_no_pawn() -> None:
    for seat in (GHOST, HOST, BLUE):
        assert on_day(4).refuses(seat, PointAt(RED, 1)) == "Only the player of Red can do this."
        assert on_day(4).refuses(seat, Say(RED, "It is group 1")) == "Only the player of Red can do this."


def test_one_person_with_two_psychics_points_with_both() -> None:
    seance = on_day(4, culprit=1, rules=Rules.original(2))
    pointing = seance.does(YELLOW, PointAt(YELLOW, 1), PointAt(BLUE, 1), SaySure(YELLOW))
    assert pointing.phase == "poll"
    assert pointing.does(YELLOW, SaySure(BLUE)).ending == (True, "culprit_found")
