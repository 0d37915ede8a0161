"""Tied votes: the highest level among those who voted for a tied group, then the eldest of those."""

from collections.abc import Mapping
from itertools import permutations

import pytest

from mysterium_nb.engine.moves import CloseStep, OrderAges, Start
from mysterium_nb.engine.poll import accused_by_votes
from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import HOST, TABLE, WATCH, Colour
from mysterium_nb.engine.tie_words import tie_sentences
from mysterium_nb.engine.views import view
from tests.seance import BLUE, PURPLE, RED, TEAL, YELLOW, a_lobby, a_seance

AGES: tuple[Colour, ...] = (BLUE, PURPLE, TEAL, RED, YELLOW)
"""Blue is the eldest."""


@pytest.mark.parametrize(
    ("votes", "levels", "accused"),
    [
        pytest.param(
            {YELLOW: 1, RED: 1, TEAL: 2}, {YELLOW: 0, RED: 0, TEAL: 9}, 1, id="most votes, whatever the levels"
        ),
        pytest.param({YELLOW: 1, RED: 2}, {YELLOW: 3, RED: 2}, 1, id="tied: highest level"),
        pytest.param({YELLOW: 1, RED: 2}, {YELLOW: 2, RED: 2}, 2, id="tied and level: the eldest"),
        pytest.param(
            {YELLOW: 1, RED: 1, TEAL: 2, PURPLE: 2, BLUE: 3},
            {YELLOW: 4, RED: 1, TEAL: 3, PURPLE: 3, BLUE: 11},
            1,
            id="who voted for no tied group has no say, whatever the level",
        ),
        pytest.param(
            {YELLOW: 1, RED: 1, TEAL: 2, PURPLE: 2, BLUE: 3},
            {YELLOW: 4, RED: 1, TEAL: 1, PURPLE: 4, BLUE: 4},
            2,
            id="who voted for no tied group has no say, whatever the age",
        ),
        pytest.param(
            {YELLOW: 1, RED: 2, TEAL: 3, BLUE: 4},
            {YELLOW: 5, RED: 5, TEAL: 5, BLUE: 4},
            3,
            id="the eldest of those who share the highest level",
        ),
    ],
)
def test_which_group_is_accused(votes: Mapping[Colour, int], levels: Mapping[Colour, int], accused: int) -> None:
    assert accused_by_votes(votes, levels, AGES) == accused


def test_the_order_in_which_the_votes_came_in_does_not_matter() -> None:
    votes: dict[Colour, int] = {YELLOW: 1, RED: 2, TEAL: 1, BLUE: 2}
    levels: dict[Colour, int] = {YELLOW: 3, RED: 3, TEAL: 0, BLUE: 1}
    outcomes = {accused_by_votes(dict(order), levels, AGES) for order in permutations(votes.items())}
    assert outcomes == {2}


def test_the_table_keeps_an_order_of_age_join_order_by_default() -> None:
    for first, accused in ((RED, 2), (YELLOW, 1)):
        second = YELLOW if first == RED else RED
        seance = a_seance(first, second, TEAL, BLUE).finale(0, 0, 0, 0)
        over = seance.votes(YELLOW, 1).votes(RED, 2).does(HOST, CloseStep()).all_votes_opened()
        assert over.line_up.accused == accused


@pytest.mark.parametrize(("ages", "accused"), [((RED, YELLOW), 2), ((YELLOW, RED), 1), ((BLUE, TEAL), 1)])
def test_which_the_lobby_can_change(ages: tuple[Colour, ...], accused: int) -> None:
    seance = a_lobby().does(HOST, OrderAges(ages)).does(TABLE, Start(seed="ages"))
    over = seance.finale(0, 0, 0, 0).votes(YELLOW, 1).votes(RED, 2).does(HOST, CloseStep()).all_votes_opened()
    assert over.line_up.accused == accused


def test_a_tie_is_broken_by_the_level_at_the_table() -> None:
    seance = a_seance(rules=Rules.classic(5)).finale(6, 3, 4, 4, culprit=1)
    over = seance.votes(RED, 2).votes(TEAL, 2).votes(BLUE, 1).votes(YELLOW, 1).turns_culprit()
    assert (over.line_up.accused, over.ending) == (1, (True, "culprit_found"))


def told(votes: tuple[int, ...], levels: tuple[int, int, int, int], rules: Rules | None = None) -> tuple[str, str, str]:
    seance = a_seance(rules=rules or Rules.classic(5)).finale(*levels)
    for colour, group in zip((YELLOW, RED, TEAL, BLUE), votes, strict=True):
        seance = seance.votes(colour, group)
    over = seance.all_votes_opened()
    assert over.line_up.tie is not None
    return tie_sentences(view(over.state, WATCH), over.line_up.tie, "en")


def test_how_it_was_broken_is_told_one_rule_in_a_sentence() -> None:
    assert told((1, 2, 1, 2), (0, 3, 4, 7))[1] == "Of those who voted for them, Ms Blue stands highest, at 7."
    assert "stand at 4; Ms" in told((1, 2, 1, 2), (0, 0, 4, 4))[1]


def test_several_of_the_highest_level_are_all_named() -> None:
    assert "all stand at 0; " in told((1, 2, 1, 2), (0, 0, 0, 0))[1]


def test_without_levels_age_alone_is_told() -> None:
    without = Rules.classic(5).but(tokens=0)
    assert told((1, 2, 1, 2), (0, 0, 0, 0), without)[1].endswith(" is the eldest.")
