"""The ghost's page: the screen, the hand, and the one next step."""

import pytest

from mysterium_nb.engine.moves import Assign, ChooseCulprit, Move, Note, Pause, Resume, Reveal, SendVision, UseCrow
from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import GHOST, HOST
from mysterium_nb.pages.model import CardButton, Column, Field, Page, PageState, TextButton
from tests.pages.reading import after, moves_on, of_kind, offered, shown, words_on
from tests.seance import BLUE, RED, TEAL, YELLOW, Seance, a_seance


def of(seance: Seance, *keys: str, page_state: PageState | None = None) -> Page:
    return after(seance.ghost_sees(), *keys, page_state=page_state or PageState())


def moves(page: Page) -> list[Move]:
    return list(moves_on(page).values())


def picks(seance: Seance, count: int, start: int = 0) -> list[str]:
    return [f"pick:{card}" for card in seance.hand[start : start + count]]


# Visions


def test_the_ghost_is_told_for_whom_and_for_which_card_is_hinted_now() -> None:
    page = of(a_seance())
    lit = of_kind(Column, page.panels["screen"], "lit")
    assert [piece.seat for piece in lit] == [YELLOW]
    assert page.status.title == f"Now for Ms Yellow: hint at {lit[0].tag}"


def test_cards_are_picked_and_sent_to_whoever_the_ghost_turns_to() -> None:
    seance = a_seance()
    assert not [move for move in moves(of(seance)) if isinstance(move, SendVision)]
    page = of(seance, "target:blue", *picks(seance, 2))
    assert SendVision(BLUE, seance.hand[:2]) in moves(page)
    assert [card.pressed for card in of_kind(CardButton, page.panels["hand"])].count(True) == 2
    assert SendVision(BLUE, seance.hand[1:2]) in moves(of(seance, "target:blue", *picks(seance, 2), *picks(seance, 1)))


def test_who_has_a_vision_gets_no_second_one() -> None:
    seance = a_seance().ghost_sends(YELLOW)
    assert "target:yellow" not in offered(of(seance))
    assert of_kind(Column, of(seance).panels["screen"])[0].stamp == "Vision given"
    assert of(seance, page_state=PageState(target=YELLOW)).status.title.startswith("Now for Ms Red")


def test_cards_that_left_the_hand_are_no_longer_picked() -> None:
    seance = a_seance()
    page_state = of(seance, *picks(seance, 2)).state
    later = of(seance.ghost_sends(YELLOW, cards=1), page_state=page_state)
    assert SendVision(RED, seance.hand[1:2]) in moves(later)


@pytest.mark.parametrize(("rules", "count"), [(Rules.classic(5), 2), (Rules.original(5), 7)])
def test_a_crow_takes_what_is_picked_or_the_whole_hand(rules: Rules, count: int) -> None:
    seance = a_seance(rules=rules)
    page = of(seance, *picks(seance, 2))
    [crow] = [move for move in moves(page) if isinstance(move, UseCrow)]
    assert len(crow.cards) == count
    assert f"crow:{seance.state.crows}" in offered(page)


def test_where_no_crow_is_left_there_is_none_on_the_page() -> None:
    seance = a_seance(rules=Rules.original(5, "very-difficult"))
    assert not [piece for piece in of(seance).panels["handbar"] if piece.style == "crow"]


# Thinking, and the knocks


def test_while_psychics_think_the_ghost_sees_where_they_stand_and_keeps_silent() -> None:
    seance = a_seance().thinking(RED)
    page = of(seance)
    assert [one.subtitle.split(": ")[-1] for one in of_kind(Column, page.panels["screen"])] == [
        "wrong",
        "right",
        "wrong",
        "wrong",
    ]
    assert "You read. The ghost never speaks." in words_on(page)
    assert not shown(page, "talk")


def test_the_ghost_knocks_in_any_order() -> None:
    seance = a_seance().judged(RED)
    assert moves(of(seance, "target:blue")) == [Reveal(BLUE)]
    assert "Knock twice for Ms Blue: no" in words_on(of(seance, "target:blue"))
    assert "Knock once for Ms Red: yes" in words_on(of(seance, "target:red"))
    assert of_kind(Column, of(seance.reveals(YELLOW)).panels["screen"])[0].key == ""


def test_what_was_found_is_turned_over_and_who_has_all_is_done() -> None:
    seance = a_seance().finds_everything(RED)
    column = of_kind(Column, of(seance).panels["screen"])[1]
    assert column.style == "found"
    assert column.subtitle == "has found everything"
    assert [mini.style for mini in column.thumbnails] == ["found"] * 3


# What belongs to whom


def test_the_ghost_gives_each_psychic_three_cards_and_confirms() -> None:
    seance = a_seance(rules=Rules.classic(5).but(assignment="ghost"))
    board = seance.state.board
    keys = []
    for place, colour in enumerate((YELLOW, RED, TEAL, BLUE)):
        keys += [f"target:{colour}", *(f"give:{row[place]}" for row in board)]
    page = of(seance, *keys)
    sets = tuple((board[0][place], board[1][place], board[2][place]) for place in range(4))
    assert moves(page) == [Assign(sets)]


def test_a_card_given_to_another_is_taken_from_the_first_and_a_second_press_gives_it_back() -> None:
    seance = a_seance(rules=Rules.classic(5).but(assignment="ghost"))
    card = seance.state.board[0][0]
    page = of(seance, "target:red", f"give:{card}", "target:blue", f"give:{card}")
    assert [one.subtitle for one in of_kind(Column, page.panels["screen"])] == [
        f"{count} of 3 chosen" for count in (0, 0, 0, 1)
    ]
    back = of(seance, "target:blue", f"give:{card}", f"give:{card}")
    assert {one.subtitle for one in of_kind(Column, back.panels["screen"])} == {"0 of 3 chosen"}


def test_the_rest_is_filled_by_chance_and_what_was_chosen_stays() -> None:
    seance = a_seance(rules=Rules.classic(7).but(assignment="ghost"))
    card = seance.state.board[2][3]
    [move] = moves(of(seance, "target:white", f"give:{card}", "fill"))
    assert isinstance(move, Assign)
    assert move.sets[-1][2] == card
    seance.does(GHOST, move)


def test_one_press_suggests_cards_for_all_and_another_press_suggests_others() -> None:
    seance = a_seance(rules=Rules.revised(5))
    first = of(seance, "suggest")
    assert moves(first) == [Assign(seance.state.hidden.sets)]
    second = of(seance, "suggest", "suggest")
    [other] = moves(second)
    assert isinstance(other, Assign)
    assert other.sets != seance.state.hidden.sets
    assert moves(of(seance, "suggest", "suggest")) == [other]
    seance.does(GHOST, other)


def test_two_psychics_swap_when_one_gets_what_the_other_has() -> None:
    seance = a_seance(rules=Rules.revised(5))
    yellow, red, *others = seance.state.hidden.sets
    [move] = moves(of(seance, "suggest", "target:yellow", f"give:{red[1]}"))
    swapped = ((yellow[0], red[1], yellow[2]), (red[0], yellow[1], red[2]), *others)
    assert move == Assign(swapped)


# The revelation


def test_a_group_and_three_places_make_the_shared_vision() -> None:
    seance = a_seance().lined_up()
    assert [
        one.disabled_because for one in of_kind(TextButton, of(seance).panels["handbar"]) if one.key == "accuse"
    ] == ["Choose a group first"]
    page = of(seance, "group:2", *picks(seance, 3))
    first, second, third = seance.hand[:3]
    assert ChooseCulprit(2, (first, second, third)) in moves(page)
    other = of(seance, "group:2", *picks(seance, 3), "place:0", *picks(seance, 1, start=4))
    assert ChooseCulprit(2, (seance.hand[4], second, third)) in moves(other)


def test_at_the_line_up_a_crow_takes_more_cards_than_there_are_places() -> None:
    seance = a_seance().lined_up()
    page = of(seance, "group:2", *picks(seance, 5))
    assert UseCrow(seance.hand[:5]) in moves(page)
    assert not [move for move in moves(page) if isinstance(move, ChooseCulprit)]
    back = of(seance, "group:2", *picks(seance, 5), *picks(seance, 2, start=3))
    first, second, third = seance.hand[:3]
    assert ChooseCulprit(2, (first, second, third)) in moves(back)
    emptied = of(seance, "group:2", *picks(seance, 4), "place:1")
    assert [card.pressed for card in of_kind(CardButton, emptied.panels["hand"])].count(True) == 3


def test_a_card_pressed_again_leaves_its_place_and_the_next_one_takes_it() -> None:
    seance = a_seance().lined_up()
    first, second, _third, fourth = seance.hand[:4]
    page = of(seance, *picks(seance, 3), f"pick:{second}")
    assert [card.card for card in of_kind(CardButton, page.panels["shared"])][1] == ""
    again = of(seance, *picks(seance, 3), f"pick:{second}", f"pick:{fourth}")
    assert [card.card for card in of_kind(CardButton, again.panels["shared"])][:2] == [first, fourth]


def test_during_the_poll_the_ghost_looks_on() -> None:
    page = of(a_seance().finale(0, 5, 7, 0))
    assert moves(page) == []
    assert not shown(page, "groups")


# The notebook


def test_what_was_given_can_be_noted_with_a_point_and_words() -> None:
    seance = a_seance().ghost_sends(RED, cards=2)
    card, other = seance.psychic(RED).visions[0].cards
    meant = seance.right_card(RED)
    page = of(seance, "notes")
    assert {f"noting:{card}", f"noting:{other}"} <= set(shown(page, "notes"))
    noting = of(seance, "notes", f"noting:{card}")
    assert [move for move in moves(noting) if isinstance(move, Note)] == [Note(card, meant), Note(card, meant)]
    noted = seance.does(GHOST, Note(card, meant, (0.2, 0.4), "the light"))
    large = of(noted, "notes", f"noting:{card}").panels["large"]
    [point], [field] = of_kind(CardButton, large), of_kind(Field, large)
    assert (point.key, point.point) == (f"point:{card}", (0.2, 0.4))
    assert (field.key, field.value) == (f"words:{card}", "the light")
    assert "1 to note" in words_on(of(noted))


def test_the_shared_vision_can_be_noted_too() -> None:
    seance = a_seance().lined_up()
    three = seance.hand[:3]
    page = of(seance.ghost_accuses(), "notes")
    assert {f"noting:{card}" for card in three} <= set(shown(page, "notes"))


# Pauses


def test_while_the_game_is_paused_the_ghost_looks_and_picks_but_sends_nothing() -> None:
    given = a_seance().ghost_sends(YELLOW)
    card = given.psychic(YELLOW).visions[0].cards[0]
    for seance in (given, a_seance().judged(RED), a_seance().lined_up(), a_seance().finale()):
        paused = seance.does(HOST, Pause())
        keys = picks(paused, 2) if paused.phase == "visions" else []
        assert moves(of(paused, *keys)) == []
        assert "The game is paused." in words_on(of(paused))
    assert moves(of(given.does(HOST, Pause()), "notes", f"noting:{card}")) == []
    resumed = given.does(HOST, Pause(), Resume())
    assert moves(of(resumed, *picks(resumed, 1)))


def test_where_the_ghost_assigns_a_pause_holds_that_up_as_well() -> None:
    seance = a_seance(rules=Rules.classic(5).but(assignment="ghost")).does(HOST, Pause())
    assert moves(of(seance, "suggest")) == []


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_piece_that_can_be_pressed_says_what_it_is(lang: str) -> None:
    for seance in (a_seance(), a_seance().judged(RED), a_seance().lined_up(), a_seance().finale()):
        for side in ("", "notes", "picture"):
            page = of(
                seance, page_state=PageState(lang=lang, side="notes" if side == "notes" else "picture" if side else "")
            )
            for key, piece in offered(page).items():
                assert piece.text or piece.label, key
