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
from mysterium_nb.pages.worked_examples import tokens_example, vote_example
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
    """All that is read by who opens no fold."""
    chapters = " ".join(f"{chapter.title} {' '.join(chapter.texts)} {chapter.caption}" for chapter in book.chapters)
    numbers = " ".join(f"{number.value} {number.what}" for number in book.numbers)
    tiers = " ".join(f"{tier.levels} {tier.what}" for tier in book.tiers)
    return f"{book.lead} {numbers} {chapters} {tiers}"


def folded(book: Rulebook) -> str:
    """What is read only by who opens the folds: exact rules, examples, tips."""
    folds = [fold for chapter in book.chapters for fold in chapter.folds]
    return " ".join(f"{fold.title} {fold.lead} {' '.join(fold.texts)}" for fold in folds)


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
    said = [one for one in sentences() if one.file.endswith(("pages/rulebook.py", "pages/exact_rules.py"))]
    assert len(said) > 100
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
        words = text(rulebook(rules, "en")) + folded(rulebook(rules, "en"))
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
    book = rulebook(Rules.original(players=5), "en")
    words = text(book) + folded(book)
    assert "hour" not in words.replace("hourglass", "")
    assert "vision" not in words
    assert "7 days" in words
    assert "items" in words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_read_in_three_minutes(lang: str) -> None:
    """Not counted is what is folded away: exact rules, examples and tips, for who wants to know."""
    for rules in presets():
        assert len(re.findall(r"[\w’-]+", text(rulebook(rules, lang)))) < 3 * WORDS_A_MINUTE


def test_every_figure_is_drawn() -> None:
    template = (Path(module.__file__).parent / "templates" / "rules.html.j2").read_text("utf-8")
    drawn = set(re.findall(r'chapter\.figure == "(\w+)"', template))
    chapters = [chapter for rules in presets() for chapter in rulebook(rules, "en").chapters]
    assert drawn == {chapter.figure for chapter in chapters} - {""}
    examples = {fold.example for chapter in chapters for fold in chapter.folds} - {""}
    assert set(re.findall(r'fold\.example == "(\w+)"', template)) == examples


# What one stumbles over

TABLES = {
    "classic": Rules.classic(players=5, difficulty="medium"),
    "each hour": Rules.classic(players=5, difficulty="easy"),
    "no crow": Rules.classic(players=5).but(crows=0),
    "no hourglass": Rules.classic(players=5).but(timer_seconds=None),
    "all at once": Rules.classic(players=5).but(tokens=0),
    "two": Rules.classic(players=2),
    "three": Rules.classic(players=3),
    "one psychic": Rules.classic(players=2).but(psychics=1),
    "original": Rules.original(players=5, difficulty="normal"),
    "majority": Rules.original(players=5, difficulty="normal").but(accusation="majority"),
    "no new hand": Rules.original(players=5, difficulty="very-difficult"),
}
EVERYWHERE = set(TABLES)
DAYS = {"original", "majority", "no new hand"}
NO_GLASS = DAYS | {"no hourglass"}
TOKENS = {"classic", "each hour", "no crow", "no hourglass"}
SECRET = TOKENS | {"all at once"}
CROW = EVERYWHERE - DAYS - {"no crow"}


@pytest.mark.parametrize(
    ("rule", "where"),
    [
        ("stands on no card when time is up, you are simply wrong", EVERYWHERE - NO_GLASS),
        ("If the host ends the guessing while", NO_GLASS),
        ("gives back the tokens beside it. Whoever placed them is told.", TOKENS),
        ("Who has found everything may still place tokens.", TOKENS),
        ("Until time is up you may move them", TOKENS - NO_GLASS),
        ("Until all are sure you may move them", TOKENS & NO_GLASS),
        ("Its hand is filled again after each of them", EVERYWHERE),
        ("Given is given", EVERYWHERE),
        ("at least one of them is wrong", EVERYWHERE - {"one psychic"}),
        ("everybody is asked again", EVERYWHERE),
        ("send the crow at any moment, at the end too, as long as the shared vision is not laid", CROW),
        ("Before the common dream is laid, too, the ghost may take a new hand.", DAYS - {"no new hand"}),
        ("the end counts like one more hour", {"each hour"}),
        ("Cards thrown away go first", EVERYWHERE - {"no crow", "no new hand"}),
        ("the end is played all the same", EVERYWHERE - DAYS),
        ("may be one of the groups that were added", {"two", "one psychic"}),
        ("Nobody talks from the moment the shared vision lies there", SECRET),
        ("You may vote for the group of your own cards.", SECRET),
        ("If nobody has voted at all, the game is lost.", SECRET),
        ("after a few seconds without a press the house opens it", SECRET),
        ("only who voted for one of the groups that are equal has a say", SECRET),
        ("As long as you point at different groups nobody is accused.", {"three"}),
        ("chosen by more of you than any other, nobody is accused", DAYS - {"majority"}),
        ("chosen by more than half of you, nobody is accused", {"majority"}),
        ("the host may close the day: nobody is accused, and a try is lost", DAYS),
        ("This is the easy game", {"each hour"}),
        ("Begin with the easy game; this one is harder.", EVERYWHERE - {"each hour"}),
        ("Let somebody who knows the game be the ghost.", EVERYWHERE),
        ("look slowly at all the cards and at all the groups", EVERYWHERE),
        ("Keep a straight face", EVERYWHERE),
        ("An example with tokens", TOKENS),
        ("An example with equal votes", SECRET),
    ],
)
def test_a_rule_is_told_exactly_where_it_is_in_force(rule: str, where: set[str]) -> None:
    assert {name for name, rules in TABLES.items() if rule in folded(rulebook(rules, "en"))} == where


@pytest.mark.parametrize(
    ("sentence", "where"),
    [
        ("the psychic of the highest level opens the votes, one after another, from the lowest level up", TOKENS),
        ("the eldest opens the votes, one after another; the culprit is turned last", {"all at once"}),
        ("the highest level among those who cast them decides, then the eldest", TOKENS),
        ("the eldest of those who cast them decides", {"all at once"}),
    ],
)
def test_how_votes_are_opened_and_what_decides_a_tie_is_told_at_once(sentence: str, where: set[str]) -> None:
    assert {name for name, rules in TABLES.items() if sentence in text(rulebook(rules, "en"))} == where


# Examples


def test_of_the_tokens_in_the_example_the_right_ones_rise_by_one() -> None:
    for rules in presets():
        example = tokens_example(rules)
        assert (example is not None) == (rules.tokens > 0)
        if example is not None:
            assert {token.agrees for token in example.right} == {True, False}
            assert example.psychic not in {token.owner for token in example.right}
            assert all(token.after - token.before == token.agrees for token in example.right)
            assert all(token.after - token.before == (not token.agrees) for token in example.wrong)


@pytest.mark.parametrize(("hours", "hour", "gained"), [(7, 4, 3), (8, 4, 4), (1, 1, 0)])
def test_in_the_example_who_finishes_rises_by_the_hours_that_are_left(hours: int, hour: int, gained: int) -> None:
    rules = Rules.classic(players=5).but(hours=hours)
    example = tokens_example(rules)
    assert example is not None
    assert (example.hour, example.gained) == (hour, gained)
    assert f"Last card found in hour {hour}: {gained} more level" in folded(rulebook(rules, "en"))


@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_in_the_example_the_highest_level_among_the_tied_decides(players: int) -> None:
    example = vote_example(Rules.classic(players=players))
    assert example is not None
    voters = {group.number: len(group.voters) for group in example.groups}
    assert {number for number, count in voters.items() if count == max(voters.values())} == set(example.tied)
    say = [vote for vote in example.votes if vote.group in example.tied]
    highest = max(say, key=lambda vote: vote.level)
    assert (highest.psychic, highest.group) == (example.decides, example.accused)
    assert {vote.seen for vote in example.votes} == {1, 2, 3}
    assert [vote.level for vote in example.votes] == sorted(vote.level for vote in example.votes)


@pytest.mark.parametrize("players", [6, 7])
def test_in_the_example_the_highest_level_of_all_has_no_say(players: int) -> None:
    """Votes 2, 2, 1 with the highest level on the single."""
    example = vote_example(Rules.classic(players=players))
    assert example is not None
    assert example.votes[-1].group not in example.tied
    assert "Whoever voted for another group has no more say." in folded(rulebook(Rules.classic(players=players), "en"))


def test_in_the_example_the_eldest_decides_where_there_are_no_levels() -> None:
    for players in (4, 5, 6, 7):
        example = vote_example(Rules.classic(players=players).but(tokens=0))
        assert example is not None
        eldest = next(vote for vote in example.votes if vote.group in example.tied)
        assert (eldest.psychic, eldest.group) == (example.decides, example.accused)
        assert {vote.seen for vote in example.votes} == {3}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_levels_of_an_example_are_those_of_the_rules_in_force(lang: str) -> None:
    example = vote_example(ODD)
    assert example is not None
    assert [(vote.level, vote.seen) for vote in example.votes] == [(30, 1), (31, 2), (31, 2), (37, 3)]
    assert numbers_in(folded(rulebook(ODD, lang))) == {2, 3, 27, 26}


# The page


def test_the_page_shows_the_numbers_and_loads_pictures_of_the_deck(house: PlainHouse) -> None:
    page = house.browser().get("/rules?edition=classic&players=6&difficulty=hard")
    assert page.status == 200
    assert "Classic, hard · 6 players" in page.words
    for number in rulebook(Rules.classic(players=6, difficulty="hard"), "en").numbers:
        assert f"{number.what} {number.value}" in page.words
    pictures = re.findall(r'<img src="([^"]+)"', page.text)
    at_once = re.sub(r"<details.*?</details>", "", page.text, flags=re.DOTALL)
    assert len(re.findall("<img", at_once)) == 10
    assert len(pictures) == 10 + 1 + 3 * 3
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
