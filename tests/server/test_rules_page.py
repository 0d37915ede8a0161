"""How to play: every number on the page is a rule in force, in both languages and in the words of the edition."""

import re
from pathlib import Path

import msgspec
import pytest

import mysterium_nb.server.html as module
from mysterium_nb.engine.rules import EDITIONS, Rules, difficulties
from mysterium_nb.i18n.languages import LANGUAGES
from mysterium_nb.i18n.sources import sentences
from mysterium_nb.pages.rulebook import Rulebook, rulebook
from tests.server.plain_house import PlainHouse

ODD = Rules.classic(players=5, difficulty="medium").but(
    hours=53,
    hand=59,
    cards_per_kind=17,
    psychics=4,
    extra_groups=9,
    crows=61,
    tokens=14,
    tokens_return=(23, 29),
    tiers=((0, 30), (31, 36), (37, None)),
    timer_seconds=71,
)
"""Rules in which no two numbers are alike, so that each can be told from the others."""


WORDS_A_MINUTE = 230
"""What grown-ups read in silence, on average."""


def presets() -> list[Rules]:
    return [
        Rules.preset(edition, players, difficulty)
        for edition in EDITIONS
        for players in range(2, 8)
        for difficulty in difficulties(edition)
    ]


def text(book: Rulebook) -> str:
    """All that is read."""
    chapters = " ".join(f"{chapter.title} {' '.join(chapter.texts)} {chapter.caption}" for chapter in book.chapters)
    numbers = " ".join(f"{number.value} {number.what}" for number in book.numbers)
    tiers = " ".join(f"{tier.levels} {tier.what}" for tier in book.tiers)
    return f"{book.lead} {numbers} {chapters} {tiers}"


def numbers_in(words: str) -> set[int]:
    return {int(number) for number in re.findall(r"\d+", words)}


def numbers_of(rules: Rules) -> set[int]:
    """Every number of the rules, and what can be worked out from them."""
    seconds = rules.timer_seconds or 0
    known = {
        rules.players, rules.psychics, rules.cards_per_kind, rules.hand, rules.hours, rules.crows, rules.tokens,
        rules.tokens // 2, *rules.tokens_return, rules.groups, rules.extra_groups, seconds, seconds // 60,
        rules.psychics // rules.people,
    }  # fmt: skip
    tiers = rules.tiers or ()
    return known | {level for tier in tiers for level in tier if level is not None} | set(range(1, len(tiers) + 1))


def test_no_number_is_written_where_the_words_are_written() -> None:
    said = [one for one in sentences() if one.file == "mysterium_nb/pages/rulebook.py"]
    assert len(said) > 60
    assert [one.template for one in said if re.search(r"\d", one.template + one.plural)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_number_shown_is_a_rule_in_force(lang: str) -> None:
    for rules in [*presets(), ODD]:
        assert numbers_in(text(rulebook(rules, lang))) <= numbers_of(rules)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("number", [5, 4, 17, 59, 53, 61, 14, 7, 23, 29, 13, 9, 71, 30, 31, 36, 37])
def test_every_number_of_the_rules_is_shown(lang: str, number: int) -> None:
    assert number in numbers_in(text(rulebook(ODD, lang)))


@pytest.mark.parametrize(
    ("rule", "value", "shown"),
    [
        ("hours", 9, "9 hours"),
        ("hand", 8, "The ghost holds 8 picture cards."),
        ("timer_seconds", 45, "the hourglass runs for 45 seconds"),
        ("timer_seconds", 60, "the hourglass runs for one minute"),
        ("timer_seconds", 180, "the hourglass runs for 3 minutes"),
        ("timer_seconds", None, "There is no hourglass."),
        ("crows", 0, "make do with whatever cards come"),
        ("tokens_return", (2, 5), "at the beginning of hour 2 and hour 5"),
        ("tokens_return", (9,), "come back before the end, and not sooner"),
        ("assignment", "ghost", "The ghost settles which ones before it begins"),
        ("first_guess", True, "you make a first guess, for yourself alone"),
        ("hints", True, "you may ask what a mind would think"),
        ("help_forfeits", True, "the game is lost for all"),
        ("poll", "agreement", "When all point at the same group"),
        ("poll", "tries", "the group with more of them than any other"),
        ("extra_groups", 1, "5 in all"),
        ("psychics", 5, "Some people play more than one psychic."),
    ],
)
def test_a_rule_that_changes_changes_the_page(rule: str, value: object, shown: str) -> None:
    before = Rules.classic(players=5, difficulty="medium")
    assert shown not in text(rulebook(before, "en"))
    assert shown in text(rulebook(before.but(**{rule: value}), "en"))


def test_without_clairvoyancy_nothing_is_said_of_tokens_and_levels() -> None:
    for rules in (Rules.classic(players=5).but(tokens=0), Rules.classic(players=3), Rules.original(players=5)):
        words = text(rulebook(rules, "en"))
        assert "token" not in words
        assert "level" not in words


def test_a_majority_is_more_than_half() -> None:
    rules = Rules.original(players=5).but(accusation="majority")
    assert "the group with more than half of them" in text(rulebook(rules, "en"))


@pytest.mark.parametrize(
    ("rules", "often"),
    [
        (Rules.classic(difficulty="easy"), "send the crow once an hour: unwanted cards go"),
        (Rules.classic(difficulty="easy").but(crows=2), "2 times an hour"),
        (Rules.classic(difficulty="medium"), "3 times in the game"),
        (Rules.classic(difficulty="hard"), "once in the game"),
        (Rules.original(difficulty="easy"), "take a new hand once a day: the whole hand goes"),
        (Rules.original(difficulty="easy").but(crows=2), "2 times a day"),
        (Rules.original(difficulty="easy"), "only while dreams are being given"),
    ],
)
def test_how_often_and_how_the_hand_may_be_changed(rules: Rules, often: str) -> None:
    assert often in text(rulebook(rules, "en"))


def test_the_original_speaks_of_days_and_dreams() -> None:
    words = text(rulebook(Rules.original(players=5), "en"))
    assert "hour" not in words.replace("hourglass", "")
    assert "vision" not in words
    assert "7 days" in words
    assert "items" in words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_read_in_three_minutes(lang: str) -> None:
    for rules in presets():
        assert len(re.findall(r"[\w’-]+", text(rulebook(rules, lang)))) < 3 * WORDS_A_MINUTE


def test_every_figure_is_drawn() -> None:
    template = (Path(module.__file__).parent / "templates" / "rules.html.j2").read_text("utf-8")
    drawn = set(re.findall(r'chapter\.figure == "(\w+)"', template))
    assert drawn == {chapter.figure for rules in presets() for chapter in rulebook(rules, "en").chapters} - {""}


# The page


def test_the_page_shows_the_numbers_and_loads_pictures_of_the_deck(house: PlainHouse) -> None:
    page = house.browser().get("/rules?edition=classic&players=6&difficulty=hard")
    assert page.status == 200
    assert "Classic, hard · 6 players" in page.words
    for number in rulebook(Rules.classic(players=6, difficulty="hard"), "en").numbers:
        assert f"{number.what} {number.value}" in page.words
    pictures = re.findall(r'<img src="([^"]+)"', page.text)
    assert len(pictures) == 10
    assert all(house.browser().ask("HEAD", picture).status == 200 for picture in set(pictures))


def test_each_edition_has_its_page_in_each_language(house: PlainHouse) -> None:
    seen = set()
    for edition in EDITIONS:
        for lang in LANGUAGES:
            page = house.browser().get(f"/rules?edition={edition}&players=5&lang={lang}")
            assert page.status == 200
            assert page.text.count("<h1") == 1
            seen.add(page.words)
    assert len(seen) == len(EDITIONS) * len(LANGUAGES)


def test_a_table_has_the_rules_it_is_played_by(house: PlainHouse) -> None:
    room = house.open(Rules.classic(players=4, difficulty="easy").but(hours=9, hand=8))
    page = house.browser().get(f"/rules/{room.code.lower()}")
    assert f"Table {room.code} · Classic, easy · 4 players" in page.words
    assert "hours 9" in page.words
    assert "cards in the ghost’s hand 8" in page.words
    assert "Other rules" not in page.words
    assert house.browser().get("/rules/QUQU11").status == 404


@pytest.mark.parametrize(
    ("query", "why"),
    [
        ("edition=tenth", "edition must be one of classic, revised, original."),
        ("players=1", "players must be from 2 to 7."),
        ("players=many", "players must be from 2 to 7."),
        (f"players={'4' * 5000}", "players must be from 2 to 7."),
        ("players=%C2%B2", "players must be from 2 to 7."),
    ],
)
def test_rules_that_are_not_there_are_said_so(house: PlainHouse, query: str, why: str) -> None:
    page = house.browser().get(f"/rules?{query}")
    assert page.status == 400
    assert why in page.words
    assert "Classic, medium · 4 players" in page.words


def test_a_difficulty_of_another_edition_becomes_the_usual_one(house: PlainHouse) -> None:
    page = house.browser().get("/rules?edition=original&players=5&difficulty=medium")
    assert page.status == 200
    assert "Original, normal · 5 players" in page.words


def test_a_book_is_plain_data() -> None:
    book = rulebook(ODD, "en")
    assert msgspec.convert(msgspec.to_builtins(book), Rulebook) == book
