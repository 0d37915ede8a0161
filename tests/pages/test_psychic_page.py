"""A psychic's page: my visions, the cards to choose from, the one next step, and the others."""

import pytest
from msgspec.structs import replace

from mysterium_nb.engine.moves import (
    CloseStep,
    FirstGuess,
    JudgeGhost,
    Move,
    OpenVote,
    Pause,
    PlacePawn,
    PlaceToken,
    PointAt,
    ReportGhost,
    Say,
    SaySure,
    SkipFirstGuess,
    TakeBackSure,
    TakePawn,
    TakeToken,
    TurnCulprit,
    Vote,
)
from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import HOST, Colour
from mysterium_nb.pages.model import CardButton, CardFigure, GroupRow, Page, PageState, Text, TextButton
from tests.pages.reading import after, moves_on, of_kind, offered, page_of, shown, texts, words_on
from tests.seance import BLUE, RED, TEAL, YELLOW, Seance, a_seance

ALL = (YELLOW, RED, TEAL, BLUE)


def of(seance: Seance, colour: Colour = RED, *keys: str, page_state: PageState | None = None) -> Page:
    return after(seance.psychic_sees(colour), *keys, page_state=page_state or PageState())


def choose(seance: Seance, card: str, colour: Colour = RED) -> Page:
    return of(seance, colour, f"card:{card}")


def moves(page: Page) -> list[Move]:
    return [move for move in moves_on(page).values() if not isinstance(move, Say)]


# The hours


def test_before_a_vision_has_come_one_waits_and_looks_at_the_cards() -> None:
    page = of(a_seance())
    assert page.kind == "psychic"
    assert moves(page) == []
    assert [one.disabled_because for one in of_kind(TextButton, page.panels["dock"]) if one.key == "sure"] == [
        "Wait for the vision"
    ]
    assert texts(page.panels["visions"])[0] == "Your visions will lie here."
    assert len(page.panels["board"]) == a_seance().state.setup.rules.cards_per_kind


def test_a_chosen_card_is_looked_at_placed_on_or_put_away() -> None:
    seance = a_seance().ghost_sends(RED, cards=2)
    card = seance.right_card(RED)
    page = choose(seance, card)
    assert moves(page) == [PlacePawn(RED, card)]
    assert {"large", "compare", "close-sheet", f"place:{card}"} <= set(shown(page, "sheet"))
    assert "sheet" not in of(seance, RED, f"card:{card}", "close-sheet").panels
    large = of(seance, RED, f"card:{card}", "compare").state.enlarged
    assert large == (card, *seance.psychic(RED).visions[0].cards)


def test_there_is_one_golden_thing_at_a_time() -> None:
    seance = a_seance().ghost_sends(RED).places(RED)
    for page in (of(seance), choose(seance, seance.wrong_card(RED)), of(seance.sure(RED))):
        golden = [piece.text for piece in offered(page).values() if "go" in piece.style.split()]
        assert len(golden) <= 1


def test_a_pawn_is_moved_or_taken_back_and_one_is_sure_or_not() -> None:
    seance = a_seance().ghost_sends(RED).places(RED)
    own, other = seance.right_card(RED), seance.wrong_card(RED)
    assert moves(of(seance)) == [SaySure(RED)]
    assert TakePawn(RED) in moves(choose(seance, own))
    assert PlacePawn(RED, other) in moves(choose(seance, other))
    assert [piece.text for piece in shown(choose(seance, other), "sheet").values()][-1] == "Move your pawn here"
    assert TakeBackSure(RED) in moves(of(seance.sure(RED)))


def test_cards_of_another_kind_are_looked_at_and_nothing_else() -> None:
    seance = a_seance().ghost_sends(RED)
    location = seance.state.board[1][0]
    page = of(seance, RED, "kind:location", f"card:{location}")
    assert moves(page) == []
    assert [tab.key for tab in of_kind(TextButton, page.panels["kinds"]) if tab.pressed] == ["kind:location"]


def test_the_tab_of_ones_own_kind_follows_what_one_looks_for() -> None:
    seance = a_seance()
    back = of(seance, RED, "kind:location", "kind:character").state
    later = of(seance.plays_hour(RED), RED, page_state=back)
    assert [tab.key for tab in of_kind(TextButton, later.panels["kinds"]) if tab.pressed] == ["kind:location"]


def test_visions_lie_there_by_hour_the_newest_first_with_what_was_guessed() -> None:
    seance = a_seance().plays_hour().ghost_sends(RED)
    visions = of(seance).panels["visions"]
    assert [piece.style for piece in visions] == ["vision now", "vision past", "guess"]
    assert [card.tag for card in of_kind(CardButton, visions)] == ["II", "I"]
    [guess] = of_kind(CardFigure, visions)
    assert guess.text == f"Not {page_name(guess.alt)}"


def page_name(alt: str) -> str:
    return alt.split("you guessed ")[1].removesuffix(". It was not.")


def test_a_card_one_has_tried_says_so_and_can_be_tried_again() -> None:
    seance = a_seance().plays_hour().ghost_sends(RED)
    tried = seance.psychic(RED).guesses[0].card
    [card] = [card for card in of_kind(CardButton, of(seance).panels["board"]) if card.card == tried]
    assert card.tag == "no, I"
    assert "You guessed it before" in card.label
    assert tried is not None
    assert PlacePawn(RED, tried) in moves(choose(seance, tried))


def test_who_has_found_everything_sees_the_three_cards_and_is_sure_when_the_others_are_read() -> None:
    seance = a_seance().finds_everything(RED).all_get_visions()
    page = of(seance)
    assert [card.card for card in of_kind(CardButton, page.panels["visions"])] == list(seance.psychic(RED).found)
    assert SaySure(RED) in moves(page)


def test_tokens_agree_disagree_and_come_back() -> None:
    seance = a_seance().all_get_visions().places(BLUE)
    card = seance.psychic(BLUE).pawn
    assert card is not None
    page = choose(seance, card)
    assert PlaceToken(RED, BLUE, "agree") in moves(page)
    assert PlaceToken(RED, BLUE, "disagree") in moves(page)
    agreed = choose(seance.agrees(RED, on=BLUE), card)
    assert TakeToken(RED, BLUE) in moves(agreed)
    assert PlaceToken(RED, BLUE, "disagree") in moves(agreed)
    assert [one.pressed for one in of_kind(TextButton, agreed.panels["sheet"], "opinion")] == [True, False]


def test_ones_own_pawn_is_not_judged() -> None:
    seance = a_seance().all_get_visions().places(RED)
    assert not [move for move in moves(of(seance)) if isinstance(move, PlaceToken)]


def test_how_many_of_the_cards_one_will_see_is_said_all_the_time() -> None:
    [level] = of_kind(Text, of(a_seance()).panels["dock"], "level")
    assert level.text == "Level 0: you will see 1 of 3 cards"
    [high] = of_kind(Text, of(a_seance().at_levels(0, 7, 0, 0)).panels["dock"], "level")
    assert (high.text, high.subtitle) == ("Level 7: you will see 3 of 3 cards", "")


def test_where_there_are_no_tokens_nothing_is_said_of_them() -> None:
    page = of(a_seance(rules=Rules.original(5)))
    assert not [text for text in words_on(page) if "oken" in text or "evel" in text]


def test_while_the_game_is_paused_one_talks() -> None:
    seance = a_seance().ghost_sends(RED).places(RED).does(HOST, Pause())
    page = of(seance)
    assert [type(move) for move in moves_on(page).values()] == [Say]
    assert all(one.disabled_because for one in of_kind(TextButton, page.panels["dock"]) if one.style.startswith("sure"))


# First guesses


def test_a_first_guess_comes_before_everything_else_and_only_for_what_one_looks_for() -> None:
    seance = a_seance(rules=Rules.classic(5).but(first_guess=True)).ghost_sends(RED)
    card = seance.right_card(RED)
    assert moves(of(seance)) == [SkipFirstGuess(RED)]
    guesses = [move for move in moves(choose(seance, card)) if isinstance(move, FirstGuess)]
    assert [guess.confidence for guess in guesses] == [10, 30, 50, 70, 90]
    location = seance.state.board[1][0]
    assert moves(of(seance, RED, "kind:location", f"card:{location}")) == [SkipFirstGuess(RED)]
    assert Say not in {type(move) for move in moves_on(of(seance)).values()}


# One person with two psychics


def test_one_person_switches_between_two_psychics_and_begins_with_the_one_who_is_busy() -> None:
    seance = a_seance(rules=Rules.classic(3)).all_get_visions()
    page = of(seance, YELLOW)
    assert [tab.pressed for tab in of_kind(TextButton, page.panels["switch"])] == [True, False]
    other = of(seance, YELLOW, "me:red")
    assert [tab.pressed for tab in of_kind(TextButton, other.panels["switch"])] == [False, True]
    placed = of(seance.places(YELLOW), YELLOW)
    assert [tab.pressed for tab in of_kind(TextButton, placed.panels["switch"])] == [False, True]


def test_where_people_agree_a_person_points_once_and_judges_for_each_psychic() -> None:
    rules = Rules.classic(2).but(help_forfeits=True)
    seance = a_seance(rules=rules, hosted=False).finale()
    page = of(seance, YELLOW, "group:1")
    assert PointAt(YELLOW, 1) in moves(page)
    judged = seance.does(YELLOW, ReportGhost(YELLOW), JudgeGhost("helped", YELLOW))
    assert {move.psychic for move in moves(of(judged, YELLOW)) if isinstance(move, JudgeGhost)} == {BLUE}


# The revelation


def test_groups_are_only_looked_at_until_the_shared_vision_lies_there() -> None:
    page = of(a_seance().lined_up())
    assert not shown(page, "groups")
    assert "shared" not in page.panels


def test_who_may_vote_chooses_a_group_looks_closer_and_votes() -> None:
    seance = a_seance().finale(0, 5, 7, 0)
    page = of(seance, YELLOW, "group:2")
    assert moves(page) == [Vote(YELLOW, 2)]
    assert "closer" in shown(page, "dock")
    assert moves(of(seance, RED, "group:2")) == []
    assert [figure.card for figure in of_kind(CardFigure, page.panels["shared"])] == ["b_vision", "b_vision"]


def test_a_vote_stands_where_it_was_cast_for_nobody_but_its_voter() -> None:
    seance = a_seance().finale(0, 5, 7, 0).votes(YELLOW, 2)
    assert YELLOW in of_kind(GroupRow, of(seance, YELLOW).panels["groups"])[1].pawns
    assert not any(group.pawns for group in of_kind(GroupRow, of(seance, BLUE).panels["groups"]))


def test_the_opener_opens_vote_after_vote_and_turns_the_last_card() -> None:
    seance = a_seance().finale(0, 5, 7, 0).votes(YELLOW, 2).votes(BLUE, 1).votes(RED, 2).votes(TEAL, 2)
    for voter, text in ((YELLOW, "Open the vote of Ms Yellow"), (BLUE, "Open the vote of Ms Blue")):
        page = of(seance, TEAL)
        assert moves(page) == [OpenVote(TEAL, voter)]
        assert text in words_on(page)
        seance = seance.opens_vote()
    seance = seance.opens_vote()
    assert "Open your own vote" in words_on(of(seance, TEAL))
    assert moves(of(seance.opens_vote(), TEAL)) == [TurnCulprit(TEAL)]


def test_the_others_read_who_opens_and_whose_votes_lie_open() -> None:
    seance = a_seance().finale(0, 5, 7, 0).votes(YELLOW, 2).votes(BLUE, 1).votes(RED, 2).votes(TEAL, 2).opens_vote()
    page = of(seance, RED)
    assert moves(page) == []
    assert page.status.title == "Ms Teal opens the votes. Next: Ms Blue."
    rows = {piece.text: piece.pawns for piece in of_kind(Text, page.panels["dock"]) if piece.pawns}
    assert rows == {"Open": (YELLOW,), "Next": (BLUE,), "Sealed": (RED, TEAL)}
    assert [group.pawns for group in of_kind(GroupRow, page.panels["groups"])] == [(), (YELLOW,), (), ()]


def test_while_votes_are_opened_groups_can_be_looked_at() -> None:
    seance = a_seance().finale(0, 0, 0, 0).votes(YELLOW, 2).does(HOST, CloseStep())
    assert of(seance, RED, "group:3").state.enlarged == seance.line_up.groups[2]


def test_whose_token_came_back_reads_why() -> None:
    seance = a_seance().thinking().agrees(BLUE, on=RED).takes_back(RED)
    told = "Ms Red thought again: your token has come back."
    assert told in words_on(of(seance, BLUE))
    assert told not in words_on(of(seance, TEAL))
    again = seance.places(RED)
    assert told not in words_on(of(again.agrees(BLUE, on=RED), BLUE))


def test_pawns_on_groups_are_seen_by_all_and_taken_back() -> None:
    seance = a_seance(rules=Rules.original(5)).finale().points(RED, 2)
    assert of_kind(GroupRow, of(seance, BLUE).panels["groups"])[1].pawns == (RED,)
    assert {SaySure(RED), TakePawn(RED)} <= set(moves(of(seance)))
    assert PointAt(RED, 3) in moves(of(seance, RED, "group:3"))


# The side


def test_a_refusal_stands_where_it_was_pressed_or_where_one_still_looks() -> None:
    seance = a_seance().ghost_sends(RED)
    card = seance.right_card(RED)
    for place, chosen in (("dock", ""), ("sheet", card), ("talk", ""), ("others", "")):
        page = of(seance, RED, page_state=PageState(chosen=chosen, refusal="Not now.", refused_at=place))
        assert texts(page.panels[place], "refusal") == ["Not now."]
    page = of(seance, RED, page_state=PageState(refusal="Not now.", refused_at="sheet"))
    assert texts(page.panels["dock"], "refusal") == ["Not now."]
    assert not [text for text in words_on(of(seance, RED, "kind:location")) if text == "Not now."]


def test_the_next_look_forgets_the_refusal() -> None:
    page_state = PageState(refusal="Not now.", refused_at="dock")
    assert of(a_seance(), RED, "tab-story", page_state=page_state).state.refusal == ""


def test_the_talk_counts_what_has_not_been_read() -> None:
    seance = a_seance().says(BLUE, "I see water.").says(BLUE, "And a light.")
    heard = replace(PageState(device="phone"), remarks_read=1)
    [talk] = [
        tab for tab in of_kind(TextButton, of(seance, RED, page_state=heard).panels["dock"]) if tab.key == "dock-talk"
    ]
    assert (talk.unread, talk.label) == (1, "Talk, 1 new")
    assert of(seance, RED, "dock-talk", page_state=heard).state.remarks_read == 2


def test_a_report_is_made_where_it_counts_and_decided_by_the_psychics() -> None:
    seance = a_seance(rules=Rules.original(5), hosted=False)
    assert moves(of(seance)) == [ReportGhost(RED)]
    reported = seance.does(BLUE, ReportGhost(BLUE))
    assert {type(move) for move in moves(of(reported))} == {JudgeGhost}
    assert moves(of(reported.does(RED, JudgeGhost("helped", RED)))) == []


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_piece_that_can_be_pressed_says_what_it_is(lang: str) -> None:
    seance = a_seance().thinking(RED)
    card = seance.right_card(RED)
    for page_state in (PageState(lang=lang), PageState(lang=lang, chosen=card), PageState(lang=lang, side="picture")):
        for key, piece in offered(of(seance, RED, page_state=page_state)).items():
            assert piece.text or piece.label, key


def test_a_page_is_made_of_the_view_alone() -> None:
    view = a_seance().thinking(RED).psychic_sees(RED)
    assert page_of(view) == page_of(view)
