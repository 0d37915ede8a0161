"""After the game, as plain data: how it ended, what was meant, what belonged to whom."""

from functools import cache

import pytest
from msgspec.structs import replace

from mysterium_nb.decks.card_names import Names
from mysterium_nb.decks.shipped_deck import shipped
from mysterium_nb.engine.cards import CardId
from mysterium_nb.engine.events import Ending, HourBegan, PawnJudged, VisionSent
from mysterium_nb.engine.moves import CallOff, CloseStep, FirstGuess, JudgeGhost, Note, ReportGhost, Sit, Start
from mysterium_nb.engine.names import seat_name
from mysterium_nb.engine.rules import EDITIONS, Rules
from mysterium_nb.engine.seats import GHOST, HOST, TABLE, WATCH, SeatId
from mysterium_nb.engine.state import GhostNote, State
from mysterium_nb.engine.views import View, view
from mysterium_nb.pages.after.after_page import after_page
from mysterium_nb.pages.after.intentions import MOST
from mysterium_nb.pages.after.summary import within
from mysterium_nb.pages.model import Looking, Page, Piece
from tests.chance import ChanceGame
from tests.seance import BLUE, RED, TEAL, YELLOW, Seance, a_lobby, a_seance

NAMES = {lang: Names(shipped(), lang) for lang in ("en", "fr")}
NAMELESS = Names(None, "en")
PLAIN = Looking()
ALL = Looking(kind="all")


def page(seen: View, looking: Looking = PLAIN) -> Page:
    return after_page(seen, looking, NAMES[looking.lang])


def after(seance: Seance, looking: Looking = PLAIN, names: Names = NAMELESS) -> Page:
    return after_page(seance.sees(WATCH), looking, names)


def pieces(of: Page) -> list[Piece]:
    return [piece for panel in of.panels.values() for piece in panel]


def cards_on(of: Page) -> set[CardId]:
    return {c for p in pieces(of) for c in (p.card, *(mini.card for mini in p.minis)) if c}


def hero(of: Page) -> list[str]:
    return [piece.text for piece in of.panels["hero"]]


def meanings(of: Page) -> list[Piece]:
    return [piece for piece in of.panels["meant"] if piece.kind == "card"]


def voted(seance: Seance, *groups: int) -> Seance:
    for group, psychic in zip(groups, seance.state.psychics, strict=True):
        seance = seance.votes(psychic.colour, group)
    return seance.turns_culprit()


@cache
def ended(why: Ending) -> Seance:
    """A game that ended so, quickly."""
    match why:
        case "culprit_found":
            return voted(a_seance().finale(0, 0, 0, 0, culprit=2), 2, 2, 1, 2)
        case "wrong_group":
            return voted(a_seance().finale(0, 0, 0, 0, culprit=2), 1, 1, 1, 1)
        case "out_of_time":
            return a_seance().at_hour(7).plays_hour()
        case "no_votes":
            seance = a_seance().finale(0, 0, 0, 0)
            while seance.phase == "poll":
                seance = seance.does(HOST, CloseStep())
            return seance
        case "ghost_helped":
            rules = Rules.original(5)
            return a_seance(rules=rules).does(RED, ReportGhost(RED)).does(HOST, JudgeGhost("helped"))
        case "called_off":
            return a_seance().does(HOST, CallOff())


ENDINGS: tuple[Ending, ...] = (
    "culprit_found",
    "wrong_group",
    "out_of_time",
    "no_votes",
    "ghost_helped",
    "called_off",
)


@cache
def played(edition: str, seed: int) -> State:
    game = ChanceGame(seed, Rules.preset(edition, 2 + seed % 6).but(first_guess=seed % 2 == 0))
    for state in game.states():
        final = state
    return final


def seats(state: State) -> tuple[SeatId, ...]:
    return (GHOST, WATCH, HOST, *(colours[0] for colours in state.setup.players))


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seed", range(12))
def test_a_finished_game_shows_every_psychic_and_all_that_was_hidden(edition: str, seed: int) -> None:
    state = played(edition, seed)
    for seat in seats(state):
        for lang in ("en", "fr"):
            shown = page(view(state, seat), Looking(lang=lang, kind="all"))
            for psychic in state.psychics:
                row = next(p for p in shown.panels["sets"] if p.looks == "set" and p.seat == psychic.colour)
                assert row.text == seat_name(state.setup, psychic.colour, lang)
            assert {card for cards in state.hidden.sets for card in cards} <= cards_on(shown)
            assert {card for e in state.story if isinstance(e, VisionSent) for card in e.cards} <= cards_on(shown)
            assert state.hidden.culprit_visions is None or set(state.hidden.culprit_visions) <= cards_on(shown)
            assert not [p for p in pieces(shown) if "{" in p.text + p.more + p.label]


@pytest.mark.parametrize("edition", EDITIONS)
def test_after_the_game_one_only_looks_and_every_press_has_its_piece(edition: str) -> None:
    for seed in range(6):
        state = played(edition, seed)
        for seat in seats(state):
            shown = page(view(state, seat))
            assert all(isinstance(press, Looking) for press in shown.presses.values())
            assert sorted(p.key for p in pieces(shown) if p.key) == sorted(shown.presses)


@pytest.mark.parametrize("why", ENDINGS)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_ending_has_a_headline_of_its_own(why: Ending, lang: str) -> None:
    seance = ended(why)
    assert seance.ending[1] == why
    headline = hero(after(seance, Looking(lang=lang), NAMES[lang]))[1]
    others = {hero(after(ended(other), Looking(lang=lang), NAMES[lang]))[1] for other in ENDINGS if other != why}
    assert headline
    assert headline not in others
    assert ("It was" in headline or "it was" in headline) == (lang == "en" and why in ("culprit_found", "wrong_group"))


def test_the_headline_names_the_culprit_within_the_sentence() -> None:
    seance = ended("wrong_group")
    names = NAMES["en"]
    accused, culprit = (within(names(seance.line_up.groups[number][0])) for number in (0, 1))
    assert hero(after(seance, names=names))[:2] == ["Hour 3 · Lost", f"Not {accused}: it was {culprit}."]


def test_the_culprits_three_cards_lie_beside_the_headline() -> None:
    cards = [p.card for p in after(ended("culprit_found")).panels["hero"] if p.card]
    assert cards == list(ended("culprit_found").line_up.groups[1])
    assert not [p.card for p in after(ended("out_of_time")).panels["hero"] if p.card]


def test_the_story_of_a_won_game_in_short() -> None:
    assert hero(after(ended("culprit_found")))[2] == (
        "Ms Yellow was the first to find everything (hour 3). Nobody ever chose a wrong card. "
        "3 of 4 votes fell on the culprit."
    )


def test_the_story_of_a_lost_game_in_short() -> None:
    tried = a_seance().plays_hour().plays_hour(RED).plays_hour(RED, BLUE).at_hour(7).plays_hour()
    red = tried.state.hidden.sets[1][0]
    assert hero(after(tried))[2].startswith(f"Ms Red was right first (hour 2): {red}. It took Ms Blue 3 tries to see")
    assert hero(after(tried))[2].endswith("The best moment was hour 3: 2 were right at once. 9 cards were never found.")


def test_the_story_of_a_game_in_which_nothing_happened() -> None:
    assert hero(after(ended("called_off"))) == [
        "Hour 1 · Not won",
        "The lights go on before the end.",
        "Nothing had been found yet.",
    ]
    assert hero(after(ended("out_of_time")))[2].startswith("Nobody was ever right.")


def test_votes_that_all_went_wrong_are_told_so() -> None:
    assert hero(after(ended("wrong_group")))[2].endswith("Not one vote fell on the culprit.")


def test_the_few_cards_never_found_are_named() -> None:
    seance = a_seance().finds_everything(YELLOW, RED, TEAL).plays_hour(BLUE).plays_hour(BLUE).at_hour(7).plays_hour()
    assert hero(after(seance))[2].endswith(f"Never found: {seance.state.hidden.sets[3][2]}.")


def test_wrong_accusations_on_the_way_are_told_where_pawns_try() -> None:
    seance = a_seance(rules=Rules.original(3)).finale(culprit=2)
    for psychic in (YELLOW, BLUE):
        seance = seance.points(psychic, 1)
    seance = seance.sure(YELLOW, BLUE)
    for psychic in (YELLOW, BLUE):
        seance = seance.points(psychic, 2)
    seance = seance.sure(YELLOW, BLUE)
    assert seance.ending == (True, "culprit_found")
    assert "Accused in error: Yellow." in hero(after(seance))[2]


def test_a_game_called_off_before_anything_was_chosen_has_a_page() -> None:
    seance = a_seance(rules=Rules.revised(4)).does(HOST, CallOff())
    shown = after(seance)
    assert hero(shown) == [
        "Before it began · Not won",
        "The lights go on before the end.",
        "Nothing had been found yet.",
    ]
    assert "meant" not in shown.panels
    assert [p.text for p in shown.panels["sets"][1:]] == ["Ms Yellow", "Ms Red", "Ms Blue"]


def test_before_the_end_the_page_says_so_and_shows_nothing() -> None:
    shown = after(a_seance().finale())
    assert hero(shown) == ["The game is not over yet."]
    assert cards_on(shown) == set()


def test_while_other_tables_play_the_same_cards_spectators_read_how_it_ended_and_no_more() -> None:
    seance = a_seance().finale().does(HOST, CallOff())
    told = replace(seance.sees(WATCH), truth=None)
    shown = page(told)
    assert hero(shown)[1:] == [
        "Other tables still play these cards.",
        "What was hidden is told when they have finished.",
    ]
    assert cards_on(shown) == set()


def test_what_the_ghost_noted_comes_first_with_its_point_and_words() -> None:
    seance = a_seance().ghost_sends(YELLOW).ghost_sends(RED)
    card, about = seance.psychic(RED).visions[0].cards[0], seance.right_card(RED)
    seance = seance.does(GHOST, Note(card, about, (0.25, 0.75), "the <b>horns</b>")).does(HOST, CallOff())
    first, second = meanings(after(seance))
    assert (first.card, first.seat, first.point, first.more) == (card, RED, (0.25, 0.75), "“the <b>horns</b>”")
    assert (first.text, first.minis[0].text) == ("Ms Red, hour 1", f"Meant: {about}")
    assert (second.seat, second.point, second.more) == (YELLOW, None, "")
    assert after(seance).panels["meant"][1].text == "The ghost marked 1 of 2 cards."
    assert after(ended("out_of_time")).panels["meant"][1].text == "The ghost marked none of the 28 cards."


def test_a_card_seen_large_keeps_the_ring_around_what_was_meant() -> None:
    seance = a_seance().ghost_sends(YELLOW)
    card, about = seance.psychic(YELLOW).visions[0].cards[0], seance.right_card(YELLOW)
    seance = seance.does(GHOST, Note(card, about, (0.5, 0.25))).does(HOST, CallOff())
    large = after(seance, Looking(large=(card, about))).panels["large"]
    assert [(p.card, p.point) for p in large if p.card] == [(card, (0.5, 0.25)), (about, None)]


def test_each_card_says_what_was_made_of_it() -> None:
    seance = a_seance().judged(RED).all_revealed().ghost_sends(YELLOW).does(HOST, CallOff())
    made = {(p.seat, p.text): p.minis[1] for p in meanings(after(seance))}
    red, yellow = made[RED, "Ms Red, hour 1"], made[YELLOW, "Ms Yellow, hour 1"]
    assert (red.looks, red.text) == ("right", "Ms Red saw it.")
    wrong = seance.psychic(YELLOW).guesses[0].card
    assert (yellow.looks, yellow.card, yellow.text) == ("wrong", wrong, f"Ms Yellow chose {wrong}.")
    assert made[YELLOW, "Ms Yellow, hour 2"].text == "No guess"


def test_a_press_holds_a_card_beside_what_was_meant() -> None:
    shown = after(ended("culprit_found"))
    first = meanings(shown)[0]
    look = shown.presses[first.key]
    assert isinstance(look, Looking)
    assert look.large == (first.card, first.minis[0].card)
    large = after(ended("culprit_found"), look).panels["large"]
    assert [p.card for p in large if p.card] == [first.card, first.minis[0].card]


def test_a_card_given_twice_keeps_its_two_meanings_apart() -> None:
    seen = ended("called_off").sees(WATCH)
    assert seen.truth is not None
    character, location, _ = seen.truth.sets[0]
    story = (
        HourBegan(1),
        VisionSent(YELLOW, ("v1",)),
        PawnJudged(YELLOW, character, right=True, raised=(), bonus=0),
        HourBegan(2),
        VisionSent(YELLOW, ("v1",)),
    )
    truth = replace(seen.truth, notes=(GhostNote("v1", location, None, "the second time"),))
    first, second = meanings(after_page(replace(seen, story=story, truth=truth), PLAIN, NAMELESS))
    assert (first.minis[0].card, first.more) == (location, "“the second time”")
    assert (second.minis[0].card, second.more) == (character, "")


def test_more_cards_than_one_can_take_in_wait_for_a_press() -> None:
    seance = a_seance()
    for psychic in (YELLOW, RED, TEAL, BLUE):
        seance = seance.ghost_sends(psychic, cards=7)
    seance = seance.does(HOST, CallOff())
    assert len(meanings(after(seance, Looking(room="phone")))) == MOST["phone"]
    few = after(seance)
    assert len(meanings(few)) == MOST["laptop"]
    look = few.presses["all"]
    assert isinstance(look, Looking)
    everything = after(seance, look)
    assert len(meanings(everything)) == 28
    assert isinstance(fewer := everything.presses["all"], Looking)
    assert after(seance, fewer) == few


def test_what_belonged_to_whom_says_when_it_was_found() -> None:
    seance = a_seance().plays_hour(RED).does(HOST, CallOff())
    row = next(p for p in after(seance).panels["sets"] if p.seat == RED)
    assert [mini.card for mini in row.minis] == list(seance.state.hidden.sets[1])
    assert [mini.text for mini in row.minis] == ["found, hour 1", "not found", "not found"]
    assert row.more == "Red · 1 of 3 found · level 0"


def test_the_votes_stand_on_their_groups() -> None:
    groups = [p for p in after(ended("culprit_found")).panels["sets"] if p.kind == "group"]
    assert [p.pawns for p in groups] == [(TEAL,), (YELLOW, RED, BLUE), (), ()]
    assert [p.more for p in groups] == ["", "the culprit, accused", "", ""]
    assert "culprit" in groups[1].looks.split()


def test_how_a_tie_was_broken_is_told() -> None:
    seance = voted(a_seance().finale(0, 3, 4, 4, culprit=2), 1, 2, 1, 2)
    story = " ".join(piece.text for piece in after(seance).panels["hero"])
    assert "2 of 4 votes fell on the culprit. Groups 1 and 2 have 2 votes each." in story
    assert "Ms Teal and Ms Blue both stand at 4; Ms Teal is the elder. So group 1 is accused." in story


def test_sealed_votes_are_opened_when_the_game_is_called_off() -> None:
    seance = a_seance().finale(0, 0, 0, 0).votes(RED, 3).does(HOST, CallOff())
    groups = [p for p in after(seance).panels["sets"] if p.kind == "group"]
    assert groups[2].pawns == (RED,)


def test_first_guesses_are_shown_with_what_became_of_them() -> None:
    rules = Rules.classic(5).but(first_guess=True)
    seance = a_seance(rules=rules).all_get_visions()
    right, wrong = seance.right_card(RED), seance.wrong_card(BLUE)
    seance = seance.does(RED, FirstGuess(RED, right, 70)).does(BLUE, FirstGuess(BLUE, wrong, 20)).does(HOST, CallOff())
    lines = [(p.seat, p.text, p.more, p.mark) for p in after(seance).panels["sets"] if p.looks.startswith("guess")]
    assert lines == [
        (RED, "Ms Red, hour 1", f"{right}, 70 % sure · right", "yes"),
        (BLUE, "Ms Blue, hour 1", f"{wrong}, 20 % sure · wrong", "no"),
    ]


def test_the_whole_story_is_told_from_the_beginning() -> None:
    story = after(ended("culprit_found")).panels["story"]
    titles = [p.text for p in story if p.kind == "heading"]
    assert titles == ["The whole story", "At the beginning", "Hour 1", "Hour 2", "Hour 3", "Revelation"]


def tale_of(seance: Seance, psychic: str) -> list[Piece]:
    return [p for p in after(seance).panels["story"] if p.looks.startswith("tale") and p.seat == psychic]


def test_the_story_tells_for_each_hour_what_was_sent_and_what_was_made_of_it() -> None:
    seance = a_seance().plays_hour(RED)
    red, blue = (
        seance.state.hidden.sets[seance.state.psychics.index(seance.sees(WATCH).psychic(c))] for c in (RED, BLUE)
    )
    over = seance.does(HOST, CallOff())
    [right], [wrong] = tale_of(over, RED), tale_of(over, BLUE)
    sent = [mini.card for mini in right.minis if mini.looks == "sent"]
    assert right.text == f"Ms Red was sent “{sent[0]}”, and saw {red[0]}."
    assert [mini.looks for mini in right.minis] == ["sent", "right"]
    assert f"for {blue[0]}, and chose " in wrong.text
    assert [(mini.card, mini.looks) for mini in wrong.minis][1] == (blue[0], "meant")
    look = after(over).presses[wrong.key]
    assert isinstance(look, Looking)
    assert look.large == tuple(mini.card for mini in wrong.minis)


def test_the_story_tells_what_the_ghost_noted_and_who_let_go_of_the_right_card() -> None:
    seance = a_seance(rules=Rules.classic(5).but(first_guess=True)).all_get_visions()
    card = seance.state.psychics[1].visions[0].cards[0]
    seance = seance.does(GHOST, Note(card, words="the lamp")).does(RED, FirstGuess(RED, seance.right_card(RED), 60))
    for psychic in (YELLOW, TEAL, BLUE):
        seance = seance.does(psychic, FirstGuess(psychic, seance.wrong_card(psychic), 60))
    for psychic in (YELLOW, RED, TEAL, BLUE):
        seance = seance.places(psychic, right=False)
    over = seance.all_sure().all_revealed().does(HOST, CallOff())
    [red] = tale_of(over, RED)
    assert red.more == "The ghost noted “the lamp”. Alone, Ms Red had been right, and let go of it."


def test_an_hour_that_nobody_judged_says_nothing_of_choices() -> None:
    seance = a_seance().all_get_visions().does(HOST, CallOff())
    assert all(text.text.endswith(f" for {text.minis[-1].card}.") for text in tale_of(seance, RED))


def test_names_with_markup_in_them_stay_text() -> None:
    lobby = a_lobby().does(TABLE, Sit(RED, "<b>Ann</b>"))
    seance = lobby.does(TABLE, Start(seed="x")).plays_hour(RED).does(HOST, CallOff())
    assert "<b>Ann</b> was right first" in hero(after(seance))[2]
    assert "<b>Ann</b>" in [p.text for p in after(seance).panels["sets"]]


def test_a_name_keeps_its_capital_unless_it_begins_with_an_article() -> None:
    assert [within(name) for name in ("The ferryman", "L’apicultrice", "Theodora", "Lady M.", "c1")] == [
        "the ferryman",
        "l’apicultrice",
        "Theodora",
        "Lady M.",
        "c1",
    ]
