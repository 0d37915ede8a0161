"""Facts: the list at the end of the rulebook."""

from mysterium_nb.engine.moves import CloseStep, Vote
from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import HOST, Colour
from tests.seance import BLUE, RED, TEAL, WHITE, YELLOW, Seance, a_seance

ALL: tuple[Colour, ...] = (YELLOW, RED, TEAL, BLUE)


def test_5_players_medium_7_cards_of_each_kind_4_psychics_4_groups_4_tokens() -> None:
    seance = a_seance(rules=Rules.classic(5, "medium"))
    assert [len(row) for row in seance.state.board] == [7, 7, 7]
    assert len(seance.state.psychics) == 4
    assert {p.agree + p.disagree for p in seance.state.psychics} == {4}
    assert len(seance.lined_up().line_up.groups) == 4


def test_original_4_players_easy_6_of_each() -> None:
    assert [len(row) for row in a_seance(rules=Rules.original(4, "easy")).state.board] == [6, 6, 6]


def test_one_psychic_right_two_others_agreed_one_disagreed_the_two_go_up_1_the_third_stays() -> None:
    seance = a_seance().thinking(RED).agrees(YELLOW, on=RED).agrees(TEAL, on=RED).disagrees(BLUE, on=RED)
    assert seance.all_sure().reveals(RED).levels() == {YELLOW: 1, RED: 0, TEAL: 1, BLUE: 0}


def test_one_psychic_wrong_one_agreed_and_only_loses_the_token_one_disagreed_and_goes_up_1() -> None:
    seance = a_seance().thinking().agrees(YELLOW, on=RED).disagrees(BLUE, on=RED).all_sure().reveals(RED)
    assert seance.levels() == {YELLOW: 0, RED: 0, TEAL: 0, BLUE: 1}
    next_hour = seance.all_revealed()
    assert (next_hour.psychic(YELLOW).agree, next_hour.psychic(BLUE).disagree) == (1, 1)


def found_everything_in(hour: int) -> Seance:
    return a_seance().at_hour(hour - 2).plays_hour(*ALL).plays_hour(*ALL).plays_hour(*ALL)


def test_found_everything_in_hour_4_up_3_in_hour_7_up_0() -> None:
    assert set(found_everything_in(4).levels().values()) == {3}
    assert set(found_everything_in(7).levels().values()) == {0}


def test_all_found_in_hour_7_the_revelation_is_still_played_but_the_original_is_lost() -> None:
    assert found_everything_in(7).phase == "culprit"
    original = a_seance(rules=Rules.original(5)).at_hour(5).finds_everything(*ALL)
    assert original.ending == (False, "out_of_time")


def test_levels_4_5_6_and_11_with_5_players_vote_after_1_2_2_and_3_cards() -> None:
    seance = a_seance().finale(4, 5, 6, 11)
    cards = {}
    for psychic in ALL:
        cards[psychic] = len(seance.line_up.shared)
        seance = seance.votes(psychic, 1)
    assert cards == {YELLOW: 1, RED: 2, TEAL: 2, BLUE: 3}


def test_2_players_easy_4_cards_2_secret_sets_and_the_2_extra_groups_use_all_that_is_left() -> None:
    seance = a_seance(rules=Rules.classic(2, "easy"))
    laid_out = {card for row in seance.state.board for card in row}
    assert [len(row) for row in seance.state.board] == [4, 4, 4]
    assert len(seance.state.hidden.sets) == 2
    groups = seance.lined_up().line_up.groups
    assert len(groups) == 4
    assert {card for group in groups for card in group} == laid_out


def test_votes_2_2_1_the_highest_level_on_the_single_has_no_say_the_highest_of_the_four_others_decides() -> None:
    seance = a_seance(YELLOW, RED, TEAL, BLUE, WHITE)
    levels = {YELLOW: 0, RED: 9, TEAL: 3, BLUE: 4, WHITE: 30}
    votes = {YELLOW: 1, RED: 1, TEAL: 2, BLUE: 2, WHITE: 3}
    finale = seance.finale(*(levels[p.colour] for p in seance.state.psychics))
    for psychic in (YELLOW, TEAL, BLUE, RED, WHITE):
        finale = finale.does(psychic, Vote(psychic, votes[psychic]))
    assert finale.all_votes_opened().line_up.accused == 1
    swapped = seance.finale(*({**levels, RED: 2}[p.colour] for p in seance.state.psychics))
    for psychic in (YELLOW, TEAL, BLUE, RED, WHITE):
        swapped = swapped.does(psychic, Vote(psychic, votes[psychic]))
    assert swapped.all_votes_opened().line_up.accused == 2


def test_original_all_found_on_day_4_wrong_on_days_5_and_6_right_on_day_7_won() -> None:
    seance = a_seance(rules=Rules.original(5)).at_hour(2).finale(culprit=3)
    for day, group in ((5, 1), (6, 2), (7, 3)):
        assert (seance.state.hour, seance.phase) == (day, "poll")
        for psychic in ALL:
            seance = seance.points(psychic, group)
        seance = seance.all_sure()
    assert seance.ending == (True, "culprit_found")


def test_with_no_vote_at_all_the_game_is_lost() -> None:
    assert a_seance().finale(0, 0, 0, 0).does(HOST, CloseStep()).ending == (False, "no_votes")
