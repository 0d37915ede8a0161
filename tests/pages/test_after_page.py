"""After the game, as plain data: how it ended, what was meant, what belonged to whom."""

from functools import cache

import pytest
from msgspec.structs import replace

from mysterium_nb.decks.card_names import CardNames
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
from mysterium_nb.pages.after.summary import mid_sentence
from mysterium_nb.pages.model import (
    CardButton,
    CardFigure,
    GroupRow,
    Heading,
    Page,
    PageState,
    Piece,
    Pressable,
    PsychicRow,
    Text,
)
from tests.chance import ChanceGame
from tests.pages.reading import of_kind, texts, words_on
from tests.seance import BLUE, RED, TEAL, YELLOW, Seance, a_lobby, a_seance

NAMES = {lang: CardNames(shipped(), lang) for lang in ("en", "fr")}
NAMELESS = CardNames(None, "en")
PLAIN = PageState()
ALL = PageState(kind="all")


def page(seen: View, page_state: PageState = PLAIN) -> Page:
    return after_page(seen, page_state, NAMES[page_state.lang])


def after(seance: Seance, page_state: PageState = PLAIN, names: CardNames = NAMELESS) -> Page:
    return after_page(seance.sees(WATCH), page_state, names)


def pieces(of: Page) -> list[Piece]:
    return [piece for panel in of.panels.values() for piece in panel]


def cards_on(of: Page) -> set[CardId]:
    pictures: list[object] = [*pieces(of), *(one for piece in pieces(of) for one in getattr(piece, "thumbnails", ()))]
    return {card for picture in pictures if (card := getattr(picture, "card", ""))}


def hero(of: Page) -> list[str]:
    return texts(of.panels["hero"])


def summary(of: Page) -> str:
    """How it went, after how the tale ended."""
    return next(piece.text for piece in of_kind(Text, of.panels["hero"], "facts"))


def meanings(of: Page) -> list[CardButton]:
    return of_kind(CardButton, of.panels["meant"])


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
            shown = page(view(state, seat), PageState(lang=lang, kind="all"))
            for psychic in state.psychics:
                row = next(p for p in of_kind(PsychicRow, shown.panels["sets"], "set") if p.seat == psychic.colour)
                assert row.text == seat_name(state.setup, psychic.colour, lang)
            assert {card for cards in state.hidden.sets for card in cards} <= cards_on(shown)
            assert {card for e in state.story if isinstance(e, VisionSent) for card in e.cards} <= cards_on(shown)
            assert state.hidden.culprit_visions is None or set(state.hidden.culprit_visions) <= cards_on(shown)
            assert not [words for words in words_on(shown) if "{" in words]


@pytest.mark.parametrize("edition", EDITIONS)
def test_after_the_game_one_only_looks_and_every_press_has_its_piece(edition: str) -> None:
    for seed in range(6):
        state = played(edition, seed)
        for seat in seats(state):
            shown = page(view(state, seat))
            assert all(isinstance(press, PageState) for press in shown.actions.values())
            assert sorted(p.key for p in of_kind(Pressable, pieces(shown)) if p.key) == sorted(shown.actions)


@pytest.mark.parametrize("why", ENDINGS)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_ending_has_a_headline_of_its_own(why: Ending, lang: str) -> None:
    seance = ended(why)
    assert seance.ending[1] == why
    headline = hero(after(seance, PageState(lang=lang), NAMES[lang]))[1]
    others = {hero(after(ended(other), PageState(lang=lang), NAMES[lang]))[1] for other in ENDINGS if other != why}
    assert headline
    assert headline not in others
    assert ("It was" in headline or "it was" in headline) == (lang == "en" and why in ("culprit_found", "wrong_group"))


def test_the_headline_names_the_culprit_within_the_sentence() -> None:
    seance = ended("wrong_group")
    names = NAMES["en"]
    accused, culprit = (mid_sentence(names(seance.line_up.groups[number][0])) for number in (0, 1))
    assert hero(after(seance, names=names))[:2] == ["Hour 3 · Lost", f"Not {accused}: it was {culprit}."]


def test_the_culprits_three_cards_lie_beside_the_headline() -> None:
    cards = [p.card for p in of_kind(CardButton, after(ended("culprit_found")).panels["hero"])]
    assert cards == list(ended("culprit_found").line_up.groups[1])
    assert not of_kind(CardButton, after(ended("out_of_time")).panels["hero"])


def test_the_story_of_a_won_game_in_short() -> None:
    assert summary(after(ended("culprit_found"))) == (
        "Ms Yellow was the first to find everything (hour 3). Nobody ever chose a wrong card. "
        "3 of 4 votes fell on the culprit."
    )


def test_the_story_of_a_lost_game_in_short() -> None:
    tried = a_seance().plays_hour().plays_hour(RED).plays_hour(RED, BLUE).at_hour(7).plays_hour()
    red = tried.state.hidden.sets[1][0]
    assert summary(after(tried)).startswith(f"Ms Red was right first (hour 2): {red}. It took Ms Blue 3 tries to see")
    assert summary(after(tried)).endswith("The best moment was hour 3: 2 were right at once. 9 cards were never found.")


def test_the_story_of_a_game_in_which_nothing_happened() -> None:
    assert hero(after(ended("called_off"))) == [
        "Hour 1 · Not won",
        "The lights go on before the end.",
        "Nothing had been found yet.",
    ]
    assert summary(after(ended("out_of_time"))).startswith("Nobody was ever right.")


def test_votes_that_all_went_wrong_are_told_so() -> None:
    assert summary(after(ended("wrong_group"))).endswith("Not one vote fell on the culprit.")


def test_the_few_cards_never_found_are_named() -> None:
    seance = a_seance().finds_everything(YELLOW, RED, TEAL).plays_hour(BLUE).plays_hour(BLUE).at_hour(7).plays_hour()
    assert summary(after(seance)).endswith(f"Never found: {seance.state.hidden.sets[3][2]}.")


def test_wrong_accusations_on_the_way_are_told_where_pawns_try() -> None:
    seance = a_seance(rules=Rules.original(3)).finale(culprit=2)
    for psychic in (YELLOW, BLUE):
        seance = seance.points(psychic, 1)
    seance = seance.sure(YELLOW, BLUE)
    for psychic in (YELLOW, BLUE):
        seance = seance.points(psychic, 2)
    seance = seance.sure(YELLOW, BLUE)
    assert seance.ending == (True, "culprit_found")
    assert "Accused in error: Yellow." in summary(after(seance))


def test_a_game_called_off_before_anything_was_chosen_has_a_page() -> None:
    seance = a_seance(rules=Rules.revised(4)).does(HOST, CallOff())
    shown = after(seance)
    assert hero(shown) == [
        "Before it began · Not won",
        "The lights go on before the end.",
        "Nothing had been found yet.",
    ]
    assert "meant" not in shown.panels
    assert texts(of_kind(PsychicRow, shown.panels["sets"])) == ["Ms Yellow", "Ms Red", "Ms Blue"]


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
    assert (first.card, first.seat, first.point, first.subtitle) == (card, RED, (0.25, 0.75), "“the <b>horns</b>”")
    assert (first.text, first.thumbnails[0].text) == ("Ms Red, hour 1", f"Meant: {about}")
    assert (second.seat, second.point, second.subtitle) == (YELLOW, None, "")
    assert texts(after(seance).panels["meant"])[1] == "The ghost marked 1 of 2 cards."
    assert texts(after(ended("out_of_time")).panels["meant"])[1] == "The ghost marked none of the 28 cards."


def test_a_card_seen_large_keeps_the_ring_around_what_was_meant() -> None:
    seance = a_seance().ghost_sends(YELLOW)
    card, about = seance.psychic(YELLOW).visions[0].cards[0], seance.right_card(YELLOW)
    seance = seance.does(GHOST, Note(card, about, (0.5, 0.25))).does(HOST, CallOff())
    large = after(seance, PageState(enlarged=(card, about))).panels["large"]
    assert [(p.card, p.point) for p in of_kind(CardFigure, large)] == [(card, (0.5, 0.25)), (about, None)]


def test_each_card_says_what_was_made_of_it() -> None:
    seance = a_seance().judged(RED).all_revealed().ghost_sends(YELLOW).does(HOST, CallOff())
    made = {(p.seat, p.text): p.thumbnails[1] for p in meanings(after(seance))}
    red, yellow = made[RED, "Ms Red, hour 1"], made[YELLOW, "Ms Yellow, hour 1"]
    assert (red.style, red.text) == ("right", "Ms Red saw it.")
    wrong = seance.psychic(YELLOW).guesses[0].card
    assert (yellow.style, yellow.card, yellow.text) == ("wrong", wrong, f"Ms Yellow chose {wrong}.")
    assert made[YELLOW, "Ms Yellow, hour 2"].text == "No guess"


def test_a_press_holds_a_card_beside_what_was_meant() -> None:
    shown = after(ended("culprit_found"))
    first = meanings(shown)[0]
    look = shown.actions[first.key]
    assert isinstance(look, PageState)
    assert look.enlarged == (first.card, first.thumbnails[0].card)
    large = after(ended("culprit_found"), look).panels["large"]
    assert [p.card for p in of_kind(CardFigure, large)] == [first.card, first.thumbnails[0].card]


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
    assert (first.thumbnails[0].card, first.subtitle) == (location, "“the second time”")
    assert (second.thumbnails[0].card, second.subtitle) == (character, "")


def test_more_cards_than_one_can_take_in_wait_for_a_press() -> None:
    seance = a_seance()
    for psychic in (YELLOW, RED, TEAL, BLUE):
        seance = seance.ghost_sends(psychic, cards=7)
    seance = seance.does(HOST, CallOff())
    assert len(meanings(after(seance, PageState(device="phone")))) == MOST["phone"]
    few = after(seance)
    assert len(meanings(few)) == MOST["laptop"]
    look = few.actions["all"]
    assert isinstance(look, PageState)
    everything = after(seance, look)
    assert len(meanings(everything)) == 28
    assert isinstance(fewer := everything.actions["all"], PageState)
    assert after(seance, fewer) == few


def test_what_belonged_to_whom_says_when_it_was_found() -> None:
    seance = a_seance().plays_hour(RED).does(HOST, CallOff())
    row = next(p for p in of_kind(PsychicRow, after(seance).panels["sets"]) if p.seat == RED)
    assert [mini.card for mini in row.thumbnails] == list(seance.state.hidden.sets[1])
    assert [mini.text for mini in row.thumbnails] == ["found, hour 1", "not found", "not found"]
    assert row.subtitle == "Red · 1 of 3 found · level 0"


def test_the_votes_stand_on_their_groups() -> None:
    groups = of_kind(GroupRow, after(ended("culprit_found")).panels["sets"])
    assert [p.pawns for p in groups] == [(TEAL,), (YELLOW, RED, BLUE), (), ()]
    assert [p.subtitle for p in groups] == ["", "the culprit, accused", "", ""]
    assert "culprit" in groups[1].style.split()


def test_how_a_tie_was_broken_is_told() -> None:
    seance = voted(a_seance().finale(0, 3, 4, 4, culprit=2), 1, 2, 1, 2)
    story = summary(after(seance))
    assert "2 of 4 votes fell on the culprit. Groups 1 and 2 have 2 votes each." in story
    assert "Ms Teal and Ms Blue both stand at 4; Ms Teal is the elder. So group 1 is accused." in story


def test_sealed_votes_are_opened_when_the_game_is_called_off() -> None:
    seance = a_seance().finale(0, 0, 0, 0).votes(RED, 3).does(HOST, CallOff())
    groups = of_kind(GroupRow, after(seance).panels["sets"])
    assert groups[2].pawns == (RED,)


def test_first_guesses_are_shown_with_what_became_of_them() -> None:
    rules = Rules.classic(5).but(first_guess=True)
    seance = a_seance(rules=rules).all_get_visions()
    right, wrong = seance.right_card(RED), seance.wrong_card(BLUE)
    seance = seance.does(RED, FirstGuess(RED, right, 70)).does(BLUE, FirstGuess(BLUE, wrong, 20)).does(HOST, CallOff())
    guesses = [p for p in of_kind(Text, after(seance).panels["sets"]) if p.style.startswith("guess")]
    lines = [(p.seat, p.text, p.subtitle, p.icon) for p in guesses]
    assert lines == [
        (RED, "Ms Red, hour 1", f"{right}, 70 % sure · right", "yes"),
        (BLUE, "Ms Blue, hour 1", f"{wrong}, 20 % sure · wrong", "no"),
    ]


def test_the_whole_story_is_told_from_the_beginning() -> None:
    story = after(ended("culprit_found")).panels["story"]
    titles = texts(of_kind(Heading, story))
    assert titles == ["The whole story", "At the beginning", "Hour 1", "Hour 2", "Hour 3", "Revelation"]


def tale_of(seance: Seance, psychic: str) -> list[PsychicRow]:
    rows = of_kind(PsychicRow, after(seance).panels["story"])
    return [row for row in rows if row.style.startswith("tale") and row.seat == psychic]


def test_the_story_tells_for_each_hour_what_was_sent_and_what_was_made_of_it() -> None:
    seance = a_seance().plays_hour(RED)
    red, blue = (
        seance.state.hidden.sets[seance.state.psychics.index(seance.sees(WATCH).psychic(c))] for c in (RED, BLUE)
    )
    over = seance.does(HOST, CallOff())
    [right], [wrong] = tale_of(over, RED), tale_of(over, BLUE)
    sent = [mini.card for mini in right.thumbnails if mini.style == "sent"]
    assert right.text == f"Ms Red was sent “{sent[0]}”, and saw {red[0]}."
    assert [mini.style for mini in right.thumbnails] == ["sent", "right"]
    assert f"for {blue[0]}, and chose " in wrong.text
    assert [(mini.card, mini.style) for mini in wrong.thumbnails][1] == (blue[0], "meant")
    look = after(over).actions[wrong.key]
    assert isinstance(look, PageState)
    assert look.enlarged == tuple(mini.card for mini in wrong.thumbnails)


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
    assert red.subtitle == "The ghost noted “the lamp”. Alone, Ms Red had been right, and let go of it."


def test_an_hour_that_nobody_judged_says_nothing_of_choices() -> None:
    seance = a_seance().all_get_visions().does(HOST, CallOff())
    assert all(text.text.endswith(f" for {text.thumbnails[-1].card}.") for text in tale_of(seance, RED))


def test_names_with_markup_in_them_stay_text() -> None:
    lobby = a_lobby().does(TABLE, Sit(RED, "<b>Ann</b>"))
    seance = lobby.does(TABLE, Start(seed="x")).plays_hour(RED).does(HOST, CallOff())
    assert "<b>Ann</b> was right first" in hero(after(seance))[2]
    assert "<b>Ann</b>" in texts(after(seance).panels["sets"])


def test_a_name_keeps_its_capital_unless_it_begins_with_an_article() -> None:
    assert [mid_sentence(name) for name in ("The ferryman", "L’apicultrice", "Theodora", "Lady M.", "c1")] == [
        "the ferryman",
        "l’apicultrice",
        "Theodora",
        "Lady M.",
        "c1",
    ]
