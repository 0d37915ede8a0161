"""Players and psychics, cards on the table: the tables of the rulebook, cell by cell."""

import ast
from pathlib import Path

import pytest

import mysterium_nb.engine as kernel
from mysterium_nb.engine.cards import KINDS, STANDARD
from mysterium_nb.engine.rules import EDITIONS, Edition, Rules, Tiers, difficulties
from mysterium_nb.engine.seats import COLOURS, assign_colours
from tests.seance import BLUE, TEAL, YELLOW, a_seance

SIDE_A = ((0, 4), (5, 6), (7, None))
SIDE_B = ((0, 6), (7, 9), (10, None))


@pytest.mark.parametrize("edition", ["classic", "revised"])
@pytest.mark.parametrize(
    ("players", "psychics", "tokens", "side"),
    [
        (2, 2, 0, None),
        (3, 4, 0, None),
        (4, 3, 4, SIDE_A),
        (5, 4, 4, SIDE_A),
        (6, 5, 6, SIDE_B),
        (7, 6, 6, SIDE_B),
    ],
)
def test_players_psychics_tokens_and_side_of_the_track(
    edition: Edition, players: int, psychics: int, tokens: int, side: Tiers | None
) -> None:
    rules = Rules.preset(edition, players)
    assert (rules.psychics, rules.tokens, rules.tiers) == (psychics, tokens, side)


@pytest.mark.parametrize(("players", "psychics"), [(2, 2), (3, 2), (4, 3), (5, 4), (6, 5), (7, 6)])
def test_the_original_has_one_psychic_each_or_two_for_one_person_and_no_clairvoyancy(
    players: int, psychics: int
) -> None:
    rules = Rules.original(players)
    assert (rules.psychics, rules.tokens, rules.tiers) == (psychics, 0, None)


@pytest.mark.parametrize(
    ("edition", "players", "shares"),
    [
        ("classic", 2, [2]),
        ("classic", 3, [2, 2]),
        ("classic", 4, [1, 1, 1]),
        ("classic", 7, [1] * 6),
        ("original", 2, [2]),
        ("original", 3, [1, 1]),
        ("original", 7, [1] * 6),
    ],
)
def test_a_person_plays_one_or_two_psychics(edition: Edition, players: int, shares: list[int]) -> None:
    seance = a_seance(rules=Rules.preset(edition, players))
    assert [len(played) for played in seance.state.setup.players] == shares


CARDS = {
    ("classic", "easy"): (4, 5, 5, 6, 6, 7),
    ("classic", "medium"): (5, 6, 6, 7, 8, 8),
    ("classic", "hard"): (6, 7, 7, 8, 9, 9),
    ("revised", "easy"): (4, 5, 5, 6, 6, 7),
    ("revised", "medium"): (5, 6, 6, 7, 8, 8),
    ("revised", "hard"): (6, 7, 7, 8, 9, 9),
    ("original", "easy"): (4, 5, 6, 7, 8, 9),
    ("original", "normal"): (5, 6, 7, 8, 9, 10),
    ("original", "difficult"): (6, 7, 8, 9, 10, 11),
    ("original", "very-difficult"): (7, 8, 9, 10, 11, 12),
}


@pytest.mark.parametrize(
    ("edition", "difficulty", "players", "cards"),
    [
        (edition, difficulty, players, cards)
        for (edition, difficulty), row in CARDS.items()
        for players, cards in enumerate(row, start=2)
    ],
)
def test_cards_on_the_table_of_each_kind(edition: Edition, difficulty: str, players: int, cards: int) -> None:
    seance = a_seance(rules=Rules.preset(edition, players, difficulty))
    assert [len(row) for row in seance.state.board] == [cards, cards, cards]


@pytest.mark.parametrize(
    ("edition", "difficulty", "crows", "per"),
    [
        ("classic", "easy", 1, "hour"),
        ("classic", "medium", 3, "game"),
        ("classic", "hard", 1, "game"),
        ("revised", "easy", 1, "hour"),
        ("revised", "medium", 3, "game"),
        ("revised", "hard", 1, "game"),
        ("original", "easy", 1, "hour"),
        ("original", "normal", 3, "game"),
        ("original", "difficult", 1, "game"),
        ("original", "very-difficult", 0, None),
    ],
)
def test_crows(edition: Edition, difficulty: str, crows: int, per: str | None) -> None:
    for players in range(2, 8):
        rules = Rules.preset(edition, players, difficulty)
        assert (rules.crows, rules.crow_per) == (crows, per)


def test_the_difficulties_are_these_and_no_others() -> None:
    listed = [(edition, difficulty) for edition in EDITIONS for difficulty in difficulties(edition)]
    assert listed == list(CARDS)


def test_the_difficulty_is_the_second_of_the_table_unless_chosen() -> None:
    assert [Rules.preset(edition).difficulty for edition in EDITIONS] == ["medium", "medium", "normal"]


def test_the_original_with_5_players_and_difficult_has_the_9_cards_of_its_table() -> None:
    assert Rules.original(5, "difficult").cards_per_kind == 9


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_edition_has_seven_hours_and_a_hand_of_seven(edition: Edition) -> None:
    rules = Rules.preset(edition)
    assert (rules.hours, rules.hand) == (7, 7)


@pytest.mark.parametrize(("edition", "seconds"), [("classic", 120), ("revised", 120), ("original", None)])
def test_the_hourglass_runs_two_minutes_and_the_original_has_none(edition: Edition, seconds: int | None) -> None:
    assert Rules.preset(edition).timer_seconds == seconds


def test_revised_is_the_same_game_as_classic_but_for_the_assignment() -> None:
    for players in range(2, 8):
        for difficulty in difficulties("classic"):
            revised = Rules.revised(players, difficulty).summary()
            classic = Rules.classic(players, difficulty).summary()
            assert {**revised, "edition": "classic", "assignment": "random"} == classic


@pytest.mark.parametrize(
    ("edition", "assignment"), [("classic", "random"), ("revised", "ghost"), ("original", "random")]
)
def test_in_revised_the_ghost_assigns_the_cards_and_elsewhere_they_are_dealt(edition: Edition, assignment: str) -> None:
    assert Rules.preset(edition).assignment == assignment
    for either in ("random", "ghost"):
        assert Rules.preset(edition).but(assignment=either).assignment == either


def test_the_numbers_in_force_are_reported_as_plain_data() -> None:
    assert Rules.classic(5, "medium").summary() == {
        "edition": "classic",
        "players": 5,
        "difficulty": "medium",
        "psychics": 4,
        "cards_per_kind": 7,
        "hand": 7,
        "hours": 7,
        "crows": {"count": 3, "per": "game"},
        "tokens": 4,
        "timer_seconds": 120,
        "tiers": [[0, 4], [5, 6], [7, None]],
        "assignment": "random",
        "groups": 4,
    }
    bare = Rules.original(2, "very-difficult").summary()
    assert (bare["tiers"], bare["timer_seconds"], bare["crows"], bare["groups"]) == (
        None,
        None,
        {"count": 0, "per": None},
        2,
    )


def test_the_seat_colours() -> None:
    assert COLOURS == ("yellow", "red", "teal", "purple", "blue", "white")


def test_a_person_gets_the_colour_they_chose_and_further_psychics_are_dealt_round() -> None:
    assert assign_colours(psychics=4, people=2, chosen=("teal", "white")) == (("teal", "yellow"), ("white", "red"))
    assert assign_colours(psychics=2, people=1) == ((YELLOW, BLUE),)
    assert assign_colours(psychics=3, people=3, chosen=("purple",)) == (("yellow",), ("red",), ("purple",))
    assert assign_colours(psychics=2, people=1, chosen=("teal",)) == ((TEAL, YELLOW),)


def test_there_are_84_visions_and_18_suspect_cards_of_each_kind() -> None:
    assert KINDS == ("character", "location", "object")
    assert len(STANDARD.visions) == len(set(STANDARD.visions)) == 84
    numbers = [[int(card[1:]) for card in row] for row in STANDARD.suspects]
    assert numbers == [list(range(1, 19)), list(range(19, 37)), list(range(37, 55))]
    assert repr(STANDARD) == "Cards('sleepwalker', 84 visions)"


def test_every_number_is_data_and_no_rule_asks_for_an_editions_name() -> None:
    asked = []
    for path in sorted(Path(kernel.__path__[0]).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            compared = [node.left, *node.comparators] if isinstance(node, ast.Compare) else []
            if isinstance(node, ast.MatchValue):
                compared = [node.value]
            named = [part for part in compared if isinstance(part, ast.Constant) and part.value in EDITIONS]
            asked += [f"{path.name}:{part.lineno}" for part in named]
    assert asked == []
