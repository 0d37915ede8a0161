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
from mysterium_nb.pages.model import Looking, Page
from tests.scenes.pages import after, moves_on, offered, page_of, shown, words_on
from tests.seance import BLUE, RED, TEAL, YELLOW, Seance, a_seance

ALL = (YELLOW, RED, TEAL, BLUE)


def of(seance: Seance, colour: Colour = RED, *keys: str, looking: Looking | None = None) -> Page:
    return after(seance.psychic_sees(colour), *keys, looking=looking or Looking())


def choose(seance: Seance, card: str, colour: Colour = RED) -> Page:
    return of(seance, colour, f"card:{card}")


def moves(page: Page) -> list[Move]:
    return [move for move in moves_on(page).values() if not isinstance(move, Say)]


# The hours


def test_before_a_vision_has_come_one_waits_and_looks_at_the_cards() -> None:
    page = of(a_seance())
    assert page.kind == "psychic"
    assert moves(page) == []
    assert [piece.off for piece in page.panels["dock"] if piece.key == "sure"] == ["Wait for the vision"]
    assert page.panels["visions"][0].text == "Your visions will lie here."
    assert len(page.panels["board"]) == a_seance().state.setup.rules.cards_per_kind


def test_a_chosen_card_is_looked_at_placed_on_or_put_away() -> None:
    seance = a_seance().ghost_sends(RED, cards=2)
    card = seance.right_card(RED)
    page = choose(seance, card)
    assert moves(page) == [PlacePawn(RED, card)]
    assert {"large", "compare", "close-sheet", f"place:{card}"} <= set(shown(page, "sheet"))
    assert "sheet" not in of(seance, RED, f"card:{card}", "close-sheet").panels
    large = of(seance, RED, f"card:{card}", "compare").looking.large
    assert large == (card, *seance.psychic(RED).visions[0].cards)


def test_there_is_one_golden_thing_at_a_time() -> None:
    seance = a_seance().ghost_sends(RED).places(RED)
    for page in (of(seance), choose(seance, seance.wrong_card(RED)), of(seance.sure(RED))):
        golden = [piece.text for piece in offered(page).values() if "go" in piece.looks.split()]
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
    assert [tab.key for tab in page.panels["kinds"] if tab.pressed] == ["kind:location"]


def test_the_tab_of_ones_own_kind_follows_what_one_looks_for() -> None:
    seance = a_seance()
    back = of(seance, RED, "kind:location", "kind:character").looking
    later = of(seance.plays_hour(RED), RED, looking=back)
    assert [tab.key for tab in later.panels["kinds"] if tab.pressed] == ["kind:location"]


def test_visions_lie_there_by_hour_the_newest_first_with_what_was_guessed() -> None:
    seance = a_seance().plays_hour().ghost_sends(RED)
    visions = of(seance).panels["visions"]
    assert [piece.looks for piece in visions] == ["vision now", "vision past", "guess"]
    assert [piece.tag for piece in visions] == ["II", "I", ""]
    assert visions[2].text == f"Not {page_name(visions[2].alt)}"


def page_name(alt: str) -> str:
    return alt.split("you guessed ")[1].removesuffix(". It was not.")


def test_a_card_one_has_tried_says_so_and_can_be_tried_again() -> None:
    seance = a_seance().plays_hour().ghost_sends(RED)
    tried = seance.psychic(RED).guesses[0].card
    [card] = [piece for piece in of(seance).panels["board"] if piece.card == tried]
    assert card.tag == "no, I"
    assert "You guessed it before" in card.label
    assert tried is not None
    assert PlacePawn(RED, tried) in moves(choose(seance, tried))


def test_who_has_found_everything_sees_the_three_cards_and_is_sure_when_the_others_are_read() -> None:
    seance = a_seance().finds_everything(RED).all_get_visions()
    page = of(seance)
    assert [piece.card for piece in page.panels["visions"]] == list(seance.psychic(RED).found)
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
    assert [piece.pressed for piece in shown(agreed, "sheet").values() if "opinion" in piece.looks] == [True, False]


def test_ones_own_pawn_is_not_judged() -> None:
    seance = a_seance().all_get_visions().places(RED)
    assert not [move for move in moves(of(seance)) if isinstance(move, PlaceToken)]


def test_how_many_of_the_cards_one_will_see_is_said_all_the_time() -> None:
    [level] = [piece for piece in of(a_seance()).panels["dock"] if piece.looks == "level"]
    assert level.text == "Level 0: you will see 1 of 3 cards"
    [high] = [piece for piece in of(a_seance().at_levels(0, 7, 0, 0)).panels["dock"] if piece.looks == "level"]
    assert (high.text, high.more) == ("Level 7: you will see 3 of 3 cards", "")


def test_where_there_are_no_tokens_nothing_is_said_of_them() -> None:
    page = of(a_seance(rules=Rules.original(5)))
    assert not [text for text in words_on(page) if "oken" in text or "evel" in text]


def test_while_the_game_is_paused_one_talks() -> None:
    seance = a_seance().ghost_sends(RED).places(RED).does(HOST, Pause())
    page = of(seance)
    assert [type(move) for move in moves_on(page).values()] == [Say]
    assert all(piece.off for piece in page.panels["dock"] if piece.looks.startswith("sure"))


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
    assert [piece.pressed for piece in page.panels["switch"]] == [True, False]
    other = of(seance, YELLOW, "me:red")
    assert [piece.pressed for piece in other.panels["switch"]] == [False, True]
    placed = of(seance.places(YELLOW), YELLOW)
    assert [piece.pressed for piece in placed.panels["switch"]] == [False, True]


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
    assert [piece.card for piece in page.panels["shared"]][1:] == ["b_vision", "b_vision"]


def test_a_vote_stands_where_it_was_cast_for_nobody_but_its_voter() -> None:
    seance = a_seance().finale(0, 5, 7, 0).votes(YELLOW, 2)
    assert YELLOW in of(seance, YELLOW).panels["groups"][1].pawns
    assert not any(piece.pawns for piece in of(seance, BLUE).panels["groups"])


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
    assert page.cue.title == "Ms Teal opens the votes. Next: Ms Blue."
    rows = {piece.text: piece.pawns for piece in page.panels["dock"] if piece.pawns}
    assert rows == {"Open": (YELLOW,), "Next": (BLUE,), "Sealed": (RED, TEAL)}
    assert [piece.pawns for piece in page.panels["groups"]] == [(), (YELLOW,), (), ()]


def test_while_votes_are_opened_groups_can_be_looked_at() -> None:
    seance = a_seance().finale(0, 0, 0, 0).votes(YELLOW, 2).does(HOST, CloseStep())
    assert of(seance, RED, "group:3").looking.large == seance.line_up.groups[2]


def test_whose_token_came_back_reads_why() -> None:
    seance = a_seance().thinking().agrees(BLUE, on=RED).takes_back(RED)
    told = "Ms Red thought again: your token has come back."
    assert told in words_on(of(seance, BLUE))
    assert told not in words_on(of(seance, TEAL))
    again = seance.places(RED)
    assert told not in words_on(of(again.agrees(BLUE, on=RED), BLUE))


def test_pawns_on_groups_are_seen_by_all_and_taken_back() -> None:
    seance = a_seance(rules=Rules.original(5)).finale().points(RED, 2)
    assert of(seance, BLUE).panels["groups"][1].pawns == (RED,)
    assert {SaySure(RED), TakePawn(RED)} <= set(moves(of(seance)))
    assert PointAt(RED, 3) in moves(of(seance, RED, "group:3"))


# The side


def test_a_refusal_stands_where_it_was_pressed_or_where_one_still_looks() -> None:
    seance = a_seance().ghost_sends(RED)
    card = seance.right_card(RED)
    for place, chosen in (("dock", ""), ("sheet", card), ("talk", ""), ("others", "")):
        page = of(seance, RED, looking=Looking(chosen=chosen, refusal="Not now.", refused_at=place))
        assert [piece.text for piece in page.panels[place] if piece.looks == "refusal"] == ["Not now."]
    page = of(seance, RED, looking=Looking(refusal="Not now.", refused_at="sheet"))
    assert [piece.text for piece in page.panels["dock"] if piece.looks == "refusal"] == ["Not now."]
    assert not [text for text in words_on(of(seance, RED, "kind:location")) if text == "Not now."]


def test_the_next_look_forgets_the_refusal() -> None:
    looking = Looking(refusal="Not now.", refused_at="dock")
    assert of(a_seance(), RED, "tab-story", looking=looking).looking.refusal == ""


def test_the_talk_counts_what_has_not_been_read() -> None:
    seance = a_seance().says(BLUE, "I see water.").says(BLUE, "And a light.")
    heard = replace(Looking(room="phone"), heard=1)
    [talk] = [piece for piece in of(seance, RED, looking=heard).panels["dock"] if piece.key == "dock-talk"]
    assert (talk.badge, talk.label) == (1, "Talk, 1 new")
    assert of(seance, RED, "dock-talk", looking=heard).looking.heard == 2


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
    for looking in (Looking(lang=lang), Looking(lang=lang, chosen=card), Looking(lang=lang, side="picture")):
        for key, piece in offered(of(seance, RED, looking=looking)).items():
            assert piece.text or piece.label, key


def test_a_page_is_made_of_the_view_alone() -> None:
    view = a_seance().thinking(RED).psychic_sees(RED)
    assert page_of(view) == page_of(view)
