"""The line-up: every psychic’s three cards form a group."""

import pytest

from mysterium_nb.engine.rules import Rules
from tests.seance import BLUE, YELLOW, a_seance


@pytest.mark.parametrize("players", range(2, 8))
def test_every_psychics_three_cards_form_a_group_numbered_from_1_in_seat_order(players: int) -> None:
    seance = a_seance(rules=Rules.classic(players))
    lined_up = seance.lined_up()
    psychics = seance.state.psychics
    assert lined_up.line_up.groups[: len(psychics)] == seance.state.hidden.sets
    assert lined_up.line_up.owners[: len(psychics)] == tuple(p.colour for p in psychics)
    assert lined_up.state.group(1) == seance.state.hidden.sets[0]


@pytest.mark.parametrize(("players", "groups"), [(2, 4), (3, 4), (4, 3), (5, 4), (6, 5), (7, 6)])
def test_there_are_3_to_6_groups_with_4_to_7_players_and_4_with_2_and_3(players: int, groups: int) -> None:
    for edition in ("classic", "revised"):
        line_up = a_seance(rules=Rules.preset(edition, players)).lined_up().line_up
        assert len(line_up.groups) == groups
        assert line_up.standing == tuple(range(1, groups + 1))


def test_suspect_cards_nobody_found_are_out() -> None:
    assert a_seance().lined_up().state.board == ((), (), ())


def test_with_2_players_two_more_groups_are_dealt_at_random_from_the_cards_still_on_the_table_numbered_last() -> None:
    seance = a_seance(rules=Rules.classic(2, "hard"))
    seance = seance.plays_hour(YELLOW, BLUE).plays_hour(YELLOW, BLUE).judged(YELLOW, BLUE).reveals(YELLOW)
    unclaimed = {card for row in seance.state.board for card in row} - {seance.psychic(BLUE).pawn}
    dealt = set()
    for luck in range(10):
        line_up = seance.with_luck(luck).reveals(BLUE).line_up
        assert line_up.owners == (YELLOW, BLUE, None, None)
        extra = line_up.groups[2:]
        cards = [card for group in extra for card in group]
        assert len(set(cards)) == 6
        assert set(cards) <= unclaimed
        assert [card[0] for card in cards] == ["c", "l", "o"] * 2
        dealt.add(extra)
    assert len(dealt) > 5
