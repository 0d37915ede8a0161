"""`mysterium-nb rules --json` gives the tables of the rulebooks, for every edition, number and difficulty."""

import json

import pytest

from tests.cli.running import Shell

PLAYERS = (2, 3, 4, 5, 6, 7)
Levels = dict[str, tuple[tuple[int, ...], dict[str, object]]]
CLASSIC: Levels = {
    "easy": ((4, 5, 5, 6, 6, 7), {"count": 1, "per": "hour"}),
    "medium": ((5, 6, 6, 7, 8, 8), {"count": 3, "per": "game"}),
    "hard": ((6, 7, 7, 8, 9, 9), {"count": 1, "per": "game"}),
}
ORIGINAL: Levels = {
    "easy": ((4, 5, 6, 7, 8, 9), {"count": 1, "per": "hour"}),
    "normal": ((5, 6, 7, 8, 9, 10), {"count": 3, "per": "game"}),
    "difficult": ((6, 7, 8, 9, 10, 11), {"count": 1, "per": "game"}),
    "very-difficult": ((7, 8, 9, 10, 11, 12), {"count": 0, "per": None}),
}
CARDS_AND_CROWS: dict[str, Levels] = {"classic": CLASSIC, "revised": CLASSIC, "original": ORIGINAL}
SIDE_A = [[0, 4], [5, 6], [7, None]]
SIDE_B = [[0, 6], [7, 9], [10, None]]
BY_PLAYERS: dict[str, dict[int, dict[str, object]]] = {
    "classic": {
        2: {"psychics": 2, "tokens": 0, "tiers": None, "groups": 4},
        3: {"psychics": 4, "tokens": 0, "tiers": None, "groups": 4},
        4: {"psychics": 3, "tokens": 4, "tiers": SIDE_A, "groups": 3},
        5: {"psychics": 4, "tokens": 4, "tiers": SIDE_A, "groups": 4},
        6: {"psychics": 5, "tokens": 6, "tiers": SIDE_B, "groups": 5},
        7: {"psychics": 6, "tokens": 6, "tiers": SIDE_B, "groups": 6},
    },
    "original": {
        2: {"psychics": 2, "tokens": 0, "tiers": None, "groups": 2},
        3: {"psychics": 2, "tokens": 0, "tiers": None, "groups": 2},
        4: {"psychics": 3, "tokens": 0, "tiers": None, "groups": 3},
        5: {"psychics": 4, "tokens": 0, "tiers": None, "groups": 4},
        6: {"psychics": 5, "tokens": 0, "tiers": None, "groups": 5},
        7: {"psychics": 6, "tokens": 0, "tiers": None, "groups": 6},
    },
}
BY_PLAYERS["revised"] = BY_PLAYERS["classic"]
TIMER = {"classic": 120, "revised": 120, "original": None}
CASES = [
    (edition, players, difficulty)
    for edition, levels in CARDS_AND_CROWS.items()
    for players in PLAYERS
    for difficulty in levels
]


def test_there_are_sixty_tables() -> None:
    assert len(CASES) == 6 * (3 + 3 + 4)


@pytest.mark.parametrize(("edition", "players", "difficulty"), CASES)
def test_the_numbers_in_force(shell: Shell, edition: str, players: int, difficulty: str) -> None:
    answer = shell("rules", "--edition", edition, "--players", players, "--difficulty", difficulty, "--json")
    cards, crows = CARDS_AND_CROWS[edition][difficulty]
    assert (answer.code, answer.err) == (0, "")
    assert json.loads(answer.out) == {
        "edition": edition,
        "players": players,
        "difficulty": difficulty,
        "cards_per_kind": cards[PLAYERS.index(players)],
        "hand": 7,
        "hours": 7,
        "crows": crows,
        "timer_seconds": TIMER[edition],
        "assignment": "ghost" if edition == "revised" else "random",
        **BY_PLAYERS[edition][players],
    }


def test_the_fields_come_in_the_documented_order(shell: Shell) -> None:
    assert list(json.loads(shell("rules", "--json").out)) == [
        "edition", "players", "difficulty", "psychics", "cards_per_kind", "hand", "hours", "crows", "tokens",
        "timer_seconds", "tiers", "assignment", "groups",
    ]  # fmt: skip


def test_without_options_four_play_the_classic_game(shell: Shell) -> None:
    answer = json.loads(shell("rules", "--json").out)
    assert (answer["edition"], answer["players"], answer["difficulty"]) == ("classic", 4, "medium")
    assert json.loads(shell("rules", "--edition", "original", "--json").out)["difficulty"] == "normal"


def test_in_plain_words(shell: Shell) -> None:
    lines = [line.split(maxsplit=1) for line in shell("rules", "--players", 5).out.splitlines()]
    assert ["edition", "classic"] in lines
    text = shell("rules", "--players", 5).out
    assert "crows           3 each game\n" in text
    assert "tiers           0-4, 5-6, 7 and up\n" in text
    assert "timer seconds   120\n" in text
    assert "cards per kind  7\n" in text


def test_in_plain_words_what_there_is_not(shell: Shell) -> None:
    text = shell("rules", "--edition", "original", "--difficulty", "very-difficult").out
    assert "crows           none\n" in text
    assert "tiers           none\n" in text
    assert "timer seconds   none\n" in text


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (("--players", 1), "players must be from 2 to 7."),
        (("--players", 8), "players must be from 2 to 7."),
        (("--players", -4), "players must be from 2 to 7."),
        (("--difficulty", "normal"), "difficulty must be one of easy, medium, hard."),
        (
            ("--edition", "original", "--difficulty", "hard"),
            "difficulty must be one of easy, normal, difficult, very-difficult.",
        ),
        (("--difficulty", ""), "difficulty must be one of easy, medium, hard."),
    ],
)
def test_what_no_edition_has(shell: Shell, options: tuple[object, ...], sentence: str) -> None:
    assert shell.refusal("rules", *options) == sentence
    assert shell.refusal("rules", "--json", *options) == sentence


@pytest.mark.parametrize("options", [("--players", "many"), ("--edition", "pirate"), ("--colour",), ("hm",)])
def test_what_is_no_option(shell: Shell, options: tuple[str, ...]) -> None:
    answer = shell("rules", *options)
    assert answer.code == 2
    assert answer.out == ""
    assert answer.err.startswith("usage: mysterium-nb")
