"""The story so far, as each seat may know it."""

import random
import re

import pytest

from mysterium_nb.engine.decide import decide
from mysterium_nb.engine.errors import IllegalMove
from mysterium_nb.engine.moves import CallOff
from mysterium_nb.engine.prompt import prompt
from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import GHOST, HOST, WATCH
from mysterium_nb.engine.story import story_chapters, story_lines_since
from mysterium_nb.i18n.catalogue import join_names
from tests.rulebook.positions import POSITIONS, seats
from tests.rulebook.wishes import wishes
from tests.seance import BLUE, RED, Seance, a_seance


def story(seance: Seance, seat: str = WATCH, lang: str = "en") -> list[str]:
    return [line for chapter in story_chapters(seance.sees(seat), lang=lang) for line in chapter.lines]


@pytest.mark.parametrize("name", POSITIONS)
def test_the_story_is_told_to_every_seat_in_english_and_french(name: str) -> None:
    seance = POSITIONS[name]()
    for seat in seats(seance):
        english, french = (story_chapters(seance.sees(seat), lang=lang) for lang in ("en", "fr"))
        assert len(english) == len(french)
        for one, other in zip(english, french, strict=True):
            assert one.title != other.title
            assert len(one.lines) == len(other.lines) > 0
            assert all(said != dit for said, dit in zip(one.lines, other.lines, strict=True))
            assert "{" not in "".join((one.title, other.title, *one.lines, *other.lines))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_what_is_new_is_told_as_in_the_whole_story(lang: str) -> None:
    seance = a_seance().finale()
    whole, view = story(seance, lang=lang), seance.sees(WATCH)
    new = [story_lines_since(view, start, lang=lang) for start in range(len(view.story) + 1)]
    assert new[0] == whole
    assert new[-1] == []
    assert all(lines == whole[len(whole) - len(lines) :] for lines in new)


def test_there_is_a_chapter_for_each_hour_and_one_for_the_revelation() -> None:
    titles = [chapter.title for chapter in story_chapters(a_seance().finale().sees(RED))]
    assert titles == ["At the beginning", "Hour 1", "Hour 2", "Hour 3", "Revelation"]
    french = [chapter.title for chapter in story_chapters(a_seance().finale().sees(RED), lang="fr")]
    assert french == ["Au commencement", "Heure 1", "Heure 2", "Heure 3", "Révélation"]


def test_the_original_counts_days_monday_to_sunday_and_exposes_the_culprit() -> None:
    seance = a_seance(rules=Rules.original(5)).at_hour(4).finale()
    titles = [chapter.title for chapter in story_chapters(seance.sees(RED))]
    days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
    assert titles == ["At the beginning", *days, "Exposing the culprit"]
    french = [chapter.title for chapter in story_chapters(seance.sees(RED), lang="fr")]
    assert french[1:7] == ["Lundi", "Mardi", "Mercredi", "Jeudi", "Vendredi", "Samedi"]


def test_a_longer_week_counts_on() -> None:
    seance = a_seance(rules=Rules.original(5).but(hours=9)).at_hour(9).ghost_sends(RED)
    titles = [chapter.title for chapter in story_chapters(seance.sees(RED))]
    assert titles[-3:] == ["Sunday", "Day 8", "Day 9"]


@pytest.mark.parametrize(
    ("position", "line"),
    [
        ("visions", "7 characters, locations and objects lie on the table."),
        ("named deal", "The deal is called “Friday’s deal”."),
        ("typed seed", "The deal comes from a seed that somebody typed in: this is a demo or a test."),
        ("visions", "Ms Red sat down: Red."),
        ("visions, a crow has flown", "The ghost sent the crow: 2 cards were exchanged."),
        ("visions in hour 4", "All clairvoyancy tokens come back."),
        ("thinking with no vision", "The ghost had no card left for Ms Yellow, Ms Teal and Ms Blue."),
        ("thinking with time added", "The host added 30 seconds."),
        ("manifestation", "All were sure."),
        ("manifestation, half told", "Moved up for foreseeing it: Ms Blue."),
        ("manifestation, some missing", "The hourglass ran out."),
        ("manifestation, some missing", "Ms Yellow, Ms Teal and Ms Blue had chosen nothing."),
        ("manifestation, closed by the host", "The host ended the talk."),
        ("visions, one has finished", "Ms Red has found everything and moves up 4."),
        ("culprit", "The line-up stands: 4 groups of character, location and object."),
        ("poll", "The ghost laid the shared vision on the table."),
        ("poll, high", "The host closed the vote; Ms Red and Ms Teal had not voted."),
        ("over: found", "Ms Red voted for group 1."),
        ("opening", "Ms Blue opened the votes, from the lowest level up."),
        ("opening, one lies open", "Ms Yellow voted for group 1."),
        ("over: tied", "Groups 1 and 2 have 2 votes each."),
        ("over: tied", "Of those who voted for them, Ms Blue stands highest, at 7."),
        ("opening, tied and level", "So group 2 is accused."),
        ("over: found", "Group 1 was accused, and it was the culprit’s."),
        ("over: found", "The culprit is found: you have all won."),
        ("over: wrong", "Group 2 was accused, wrongly."),
        ("over: wrong", "The wrong group was accused: you have all lost."),
        ("over: no votes", "Nobody voted: you have all lost."),
        ("over: out of time", "Time has run out: you have all lost."),
        ("over: ghost helped", "The ghost was found to have helped."),
        ("over: ghost helped", "The ghost helped by word or gesture: you have all lost."),
        ("over: called off", "The game was called off."),
        ("original: day closed", "The host closed this try: nobody was accused, and it is lost."),
        ("original: reported", "Ms Red said that the ghost had helped."),
        ("original: dismissed", "The report was dismissed."),
        ("paused", "The game was paused."),
        ("gone on", "The game went on."),
        ("gone on", "The host let a bot move for Ms Blue."),
        ("gone on", "A seat was left: Red."),
    ],
)
def test_what_is_told(position: str, line: str) -> None:
    seance = POSITIONS[position]()
    assert line in story(seance)


def test_knocks_are_told_with_what_was_guessed() -> None:
    seance = a_seance().judged(RED)
    right, wrong = seance.right_card(RED), seance.psychic(BLUE).pawn
    told = story(seance.reveals(RED, BLUE))
    assert f"One knock: Ms Red was right, it is “{right}”." in told
    assert f"Two knocks: Ms Blue was wrong about “{wrong}”." in told


def test_cards_are_called_as_the_deck_calls_them() -> None:
    seance = a_seance().ghost_sends(RED)
    (chapter,) = [c for c in story_chapters(seance.sees(WATCH), name=lambda card: f"<{card}>") if c.title == "Hour 1"]
    assert chapter.lines == (f"The ghost sent Ms Red: <{seance.psychic(RED).visions[0].cards[0]}>.",)


def test_only_the_ghost_reads_what_a_vision_was_meant_for_until_the_game_is_over() -> None:
    seance = a_seance().plays_hour(RED).ghost_sends(RED)
    second = seance.right_card(RED)
    for seat in (RED, BLUE, WATCH, HOST):
        assert not any("meant" in line for line in story(seance, seat))
    meant = [line for line in story(seance, GHOST) if "meant" in line]
    assert len(meant) == 5
    assert meant[-1].endswith(f"; meant: {second}.")
    for seat in (RED, BLUE, WATCH, HOST):
        assert [line for line in story(seance.does(HOST, CallOff()), seat) if "meant" in line] == meant


def test_a_person_with_two_psychics_is_called_with_the_colour_that_is_meant() -> None:
    seance = a_seance(rules=Rules.classic(2)).ghost_sends(BLUE)
    assert story(seance)[-1].startswith("The ghost sent Ms Yellow (Blue): ")


def test_a_bot_is_called_one() -> None:
    assert "Turk, a bot, sat down: Blue." in story(POSITIONS["lobby with a bot"]())


CLASSIC_WORDS = {
    "en": re.compile(r"vision|\bhour\b|\bcrow|pawn|object|revelation|line-up|sleeve", re.IGNORECASE),
    "fr": re.compile(r"vision|\bheure|corbeau|\bpion|révélation", re.IGNORECASE),
}


@pytest.mark.parametrize("lang", CLASSIC_WORDS)
@pytest.mark.parametrize("name", [name for name in POSITIONS if "original" in name or name == "over: out of time"])
def test_the_original_relabels_what_is_on_screen(name: str, lang: str) -> None:
    seance = POSITIONS[name]()
    assert seance.state.setup.rules.lexicon == "dreams"
    for seat in seats(seance):
        chapters = story_chapters(seance.sees(seat), lang=lang)
        shown = [str(prompt(seance.sees(seat), lang)), *story(seance, seat, lang), *(c.title for c in chapters)]
        assert [line for line in shown if CLASSIC_WORDS[lang].search(line)] == []


@pytest.mark.parametrize("name", [name for name in POSITIONS if "original" in name or name == "over: out of time"])
def test_the_original_refuses_in_its_own_words(name: str) -> None:
    seance = POSITIONS[name]()
    refusals = set()
    for seat in seats(seance):
        for move in wishes(seance):
            try:
                decide(seance.state, seat, move, random.Random(0), seance.now)
            except IllegalMove as refusal:
                refusals |= {(lang, refusal.text(lang)) for lang in CLASSIC_WORDS}
    assert len(refusals) >= 10
    assert [text for lang, text in sorted(refusals) if CLASSIC_WORDS[lang].search(text)] == []


@pytest.mark.parametrize(
    ("names", "english", "french"),
    [([], "", ""), (["Ada"], "Ada", "Ada"), (["Ada", "Bob", "Eve"], "Ada, Bob and Eve", "Ada, Bob et Eve")],
)
def test_names_are_listed(names: list[str], english: str, french: str) -> None:
    assert (join_names(names, "en"), join_names(names, "fr")) == (english, french)
