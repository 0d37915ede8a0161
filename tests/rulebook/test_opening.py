"""Votes are opened one after another, in the order of the track; the culprit is turned last."""

import pytest

from mysterium_nb.engine.events import GroupAccused, OpeningBegan, Tie, VoteOpened, VotesCounted
from mysterium_nb.engine.moves import (
    AddTime,
    CloseStep,
    EndTime,
    OpenVote,
    Pause,
    PointAt,
    Resume,
    SaySure,
    StandIn,
    TakePawn,
    TurnCulprit,
    UseCrow,
    Vote,
)
from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import COLOURS_IN_PLAY, GHOST, HOST, TABLE, WATCH, Colour
from tests.seance import BLUE, FIVE, RED, TEAL, YELLOW, Seance, a_seance

IN_ORDER = "The votes are opened in order, from the lowest level up."
EIGHT_SECONDS = 8


def voted(*levels: int, groups: tuple[int, ...] = (1, 2, 1, 2), culprit: int = 1, eldest: Colour = YELLOW) -> Seance:
    """Four psychics, in seat order, stand at these levels and have voted; the eldest has sat down first."""
    people = (eldest, *(colour for colour in COLOURS_IN_PLAY[4] if colour != eldest))
    seance = a_seance(*people).finale(*levels, culprit=culprit)
    votes = dict(zip(COLOURS_IN_PLAY[4], groups, strict=True))
    while seance.phase == "poll":
        voter = next(colour for colour in votes if colour not in seance.line_up.voted and _votes_now(seance, colour))
        seance = seance.votes(voter, votes[voter])
    return seance


def _votes_now(seance: Seance, colour: Colour) -> bool:
    level = seance.psychic(colour).level
    assert FIVE.tiers is not None
    low, high = FIVE.tiers[seance.line_up.tier or 0]
    return low <= level and (high is None or level <= high)


def the_order(seance: Seance) -> list[Colour]:
    return [event.psychic for event in seance.all_votes_opened().log if isinstance(event, VoteOpened)]


@pytest.mark.parametrize(
    ("levels", "opener"),
    [((3, 9, 4, 8), RED), ((0, 0, 0, 1), BLUE), ((10, 2, 3, 5), YELLOW)],
)
def test_the_psychic_of_the_highest_level_opens_the_votes(levels: tuple[int, ...], opener: Colour) -> None:
    assert voted(*levels).opener == opener


@pytest.mark.parametrize("eldest", COLOURS_IN_PLAY[4])
def test_of_several_the_eldest_opens_them(eldest: Colour) -> None:
    assert voted(6, 6, 6, 6, eldest=eldest).opener == eldest
    assert voted(6, 7, 7, 6, eldest=eldest).opener == (TEAL if eldest == TEAL else RED)


def test_also_one_who_has_not_voted() -> None:
    seance = a_seance().finale(0, 0, 5, 7).votes(YELLOW, 1).votes(RED, 1).votes(TEAL, 2).does(HOST, CloseStep())
    assert seance.opener == BLUE
    assert the_order(seance) == [YELLOW, RED, TEAL]


def test_they_are_opened_from_the_lowest_level_up_by_age_among_equals() -> None:
    assert the_order(voted(9, 3, 8, 4)) == [RED, BLUE, TEAL, YELLOW]
    assert the_order(voted(5, 3, 5, 3, eldest=BLUE)) == [BLUE, RED, YELLOW, TEAL]
    assert the_order(voted(3, 3, 3, 3, eldest=TEAL)) == [TEAL, YELLOW, RED, BLUE]


def test_each_opening_is_a_press_of_the_opener_and_seen_by_all() -> None:
    seance = voted(3, 5, 6, 8)
    assert seance.line_up.votes == ()
    for count, voter in enumerate((YELLOW, RED, TEAL, BLUE), start=1):
        seance = seance.does(BLUE, OpenVote(BLUE, voter))
        for seat in (GHOST, YELLOW, RED, TEAL, BLUE, WATCH, HOST):
            finale = seance.sees(seat).finale
            assert finale is not None
            assert finale.votes is not None
            assert len(finale.votes) == count
    assert seance.line_up.votes == ((YELLOW, 1), (RED, 2), (TEAL, 1), (BLUE, 2))


def test_nobody_else_opens_them_and_nobody_in_another_order() -> None:
    seance = voted(3, 5, 6, 8)
    for psychic in (YELLOW, RED, TEAL):
        assert seance.refuses(psychic, OpenVote(psychic, YELLOW)) == "Blue opens the votes."
        assert seance.refuses(psychic, OpenVote(BLUE, YELLOW)) == "Only the player of Blue can do this."
    for seat in (GHOST, WATCH):
        assert seance.refuses(seat, OpenVote(BLUE, YELLOW)) == "Only the player of Blue can do this."
    assert seance.refuses(BLUE, OpenVote(BLUE, BLUE)) == IN_ORDER
    assert seance.opens_vote().refuses(BLUE, OpenVote(BLUE, YELLOW)) == "That vote lies open already."


def test_the_culprit_is_turned_last_by_the_opener_too() -> None:
    seance = voted(3, 5, 6, 8, culprit=2)
    while seance.unopened():
        assert seance.refuses(BLUE, TurnCulprit(BLUE)) == "The culprit is turned last, when all votes lie open."
        seance = seance.opens_vote()
    assert (seance.phase, seance.line_up.accused, seance.state.outcome) == ("opening", 2, None)
    assert seance.refuses(RED, TurnCulprit(RED)) == "Blue opens the votes."
    over = seance.does(BLUE, TurnCulprit(BLUE))
    assert GroupAccused(2, right=True) in over.log
    assert over.ending == (True, "culprit_found")


def test_after_a_few_seconds_without_a_press_the_house_opens_the_next() -> None:
    seance = voted(3, 5, 6, 8)
    for count in range(1, 5):
        assert seance.later(EIGHT_SECONDS - 1).refuses(TABLE, EndTime()) == "The hourglass has not run out."
        seance = seance.time_runs_out()
        assert len(seance.line_up.votes or ()) == count
    assert seance.time_runs_out().ending == (False, "wrong_group")


@pytest.mark.parametrize("seconds", [1, 20, 60])
def test_how_many_seconds_is_a_rule(seconds: int) -> None:
    seance = a_seance(rules=FIVE.but(opening_seconds=seconds)).finale(0, 0, 0, 0).votes(RED, 1).does(HOST, CloseStep())
    assert OpeningBegan(YELLOW, seance.now + seconds * 1000) in seance.log
    opened = seance.later(1).opens_vote()
    assert opened.state.clock.deadline == opened.now + seconds * 1000


def test_a_press_gives_the_next_vote_its_whole_time() -> None:
    seance = voted(3, 5, 6, 8).later(EIGHT_SECONDS - 1).opens_vote()
    assert seance.later(EIGHT_SECONDS - 1).refuses(TABLE, EndTime()) == "The hourglass has not run out."


def test_the_host_may_say_so_too() -> None:
    seance = voted(3, 5, 6, 8)
    over = seance.does(HOST, CloseStep(), CloseStep(), CloseStep(), CloseStep(), CloseStep())
    assert over.log[len(seance.log) :] == seance.turns_culprit().log[len(seance.log) :]


def test_nobody_can_stop_it() -> None:
    seance = voted(3, 5, 6, 8)
    assert seance.refuses(HOST, AddTime(3600)) == "No hourglass is running."
    for seat in (BLUE, GHOST):
        assert seance.refuses(seat, CloseStep()) == "Only the host can do this."


def test_a_pause_stops_the_seconds_and_they_go_on_after_it() -> None:
    seance = voted(3, 5, 6, 8).later(3).does(HOST, Pause())
    assert seance.refuses(BLUE, OpenVote(BLUE, YELLOW)) == "The game is paused; only talk goes on."
    resumed = seance.later(100).does(HOST, Resume())
    assert resumed.later(4).refuses(TABLE, EndTime()) == "The hourglass has not run out."
    assert resumed.later(5).does(TABLE, EndTime()).line_up.votes == ((YELLOW, 1),)


def test_a_bot_may_open_for_the_opener() -> None:
    seance = voted(3, 5, 6, 8).does(HOST, StandIn(BLUE)).opens_vote()
    assert len(seance.line_up.votes or ()) == 1


def test_nothing_else_can_be_done_meanwhile() -> None:
    seance = voted(3, 5, 6, 8)
    for move in (Vote(RED, 3), PointAt(RED, 3)):
        assert seance.refuses(RED, move) == "The culprit is not being named now."
    for other in (TakePawn(RED), SaySure(RED)):
        assert seance.refuses(RED, other) == "Pawns stay where they are now."
    assert seance.refuses(GHOST, UseCrow(seance.hand[:1])) == "Your hand cannot be changed now."
    early = a_seance().finale()
    for opening in (OpenVote(RED, RED), TurnCulprit(RED)):
        assert early.refuses(RED, opening) == "No votes are being opened now."


def test_how_a_tie_was_broken_is_told_by_level() -> None:
    seance = voted(3, 5, 6, 9).all_votes_opened()
    assert seance.line_up.tie == Tie(groups=(1, 2), level=9, highest=(BLUE,))
    assert VotesCounted(2, seance.line_up.tie) in seance.log


def test_how_a_tie_was_broken_is_told_by_age_where_levels_are_equal() -> None:
    seance = voted(3, 6, 6, 3, eldest=TEAL).all_votes_opened()
    assert seance.line_up.tie == Tie(groups=(1, 2), level=6, highest=(TEAL, RED))
    assert seance.line_up.accused == 1


def test_without_a_tie_there_is_nothing_to_tell() -> None:
    seance = voted(3, 5, 6, 9, groups=(1, 1, 1, 2)).all_votes_opened()
    assert (seance.line_up.accused, seance.line_up.tie) == (1, None)


def test_a_single_vote_is_opened_and_accuses() -> None:
    seance = a_seance().finale(0, 0, 0, 0, culprit=3).votes(RED, 3).does(HOST, CloseStep())
    assert the_order(seance) == [RED]
    assert seance.turns_culprit().ending == (True, "culprit_found")


@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_with_clairvoyancy_off_the_eldest_opens_them_by_age(players: int) -> None:
    seance = a_seance(rules=Rules.classic(players).but(tokens=0)).finale(culprit=1)
    psychics = seance.state.setup.ages
    for psychic in reversed(psychics):
        seance = seance.votes(psychic, 1)
    assert seance.opener == psychics[0]
    assert the_order(seance) == [*psychics]
    assert seance.turns_culprit().ending == (True, "culprit_found")
