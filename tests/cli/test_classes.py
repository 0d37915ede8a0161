"""`mysterium-nb classes`: begin a class, learn from its games, forget it."""

import json
from pathlib import Path

from tests.cli.running import Shell


def a_class(shell: Shell, data: Path) -> str:
    return str(json.loads(shell("classes", "new", "--data", data, "--json").out)["class"])


def a_game(shell: Shell, data: Path) -> str:
    """A finished game of bots."""
    assert shell("demo", "--players", 3, "--difficulty", "easy", "--seed", "7", "--data", data).code == 0
    (game,) = json.loads(shell("games", "list", "--data", data, "--json").out)
    return str(game["game"])


def test_a_class_is_begun_listed_and_forgotten(shell: Shell, tmp_path: Path) -> None:
    assert "No class is known here yet" in shell("classes", "list", "--data", tmp_path).out
    name = a_class(shell, tmp_path)
    (row,) = json.loads(shell("classes", "list", "--data", tmp_path, "--json").out)
    assert row == {"class": name, "deck": "sleepwalker", "games": 0, "picks": 0, "gain": 0.0, "trusted": False}
    assert "not yet enough to go by" in shell("classes", "list", "--data", tmp_path).out
    assert shell("classes", "delete", name, "--yes", "--data", tmp_path).out == f"Class {name} is forgotten.\n"
    assert json.loads(shell("classes", "list", "--data", tmp_path, "--json").out) == []


def test_a_game_of_bots_teaches_nothing_about_people(shell: Shell, tmp_path: Path) -> None:
    name, game = a_class(shell, tmp_path), a_game(shell, tmp_path)
    row = json.loads(shell("classes", "learn", name, game, "--data", tmp_path, "--json").out)
    assert (row["games"], row["picks"]) == (1, 0)


def test_deleting_a_game_takes_it_out_of_what_was_learned(shell: Shell, tmp_path: Path) -> None:
    name, game = a_class(shell, tmp_path), a_game(shell, tmp_path)
    shell("classes", "learn", name, game, "--data", tmp_path)
    assert shell("games", "delete", game, "--yes", "--data", tmp_path).code == 0
    (row,) = json.loads(shell("classes", "list", "--data", tmp_path, "--json").out)
    assert row["games"] == 0


def test_what_is_not_there_is_refused_in_a_sentence(shell: Shell, tmp_path: Path) -> None:
    name = a_class(shell, tmp_path)
    assert shell.refusal("classes", "learn", name, "nothing", "--data", tmp_path) == "There is no game nothing here."
    unknown = shell.refusal("classes", "learn", "quiet-owl-0001", "nothing", "--data", tmp_path)
    assert unknown == "There is no class quiet-owl-0001 here."
    assert shell.refusal("classes", "delete", name, "--data", tmp_path).startswith("Deleting is for good")


def test_a_damaged_class_hides_no_other_and_can_be_deleted(shell: Shell, tmp_path: Path) -> None:
    one, two = sorted(a_class(shell, tmp_path) for _ in range(2))
    (tmp_path / "classes" / f"{one}.json").write_text("{")
    damaged, sound = json.loads(shell("classes", "list", "--data", tmp_path, "--json").out)
    assert damaged["class"] == one
    assert damaged["problem"].startswith(f"What was learned of {one} cannot be read")
    assert sound["class"] == two
    first, second = shell("classes", "list", "--data", tmp_path).out.splitlines()
    assert first.startswith(f"{one}  What was learned of {one} cannot be read")
    assert second.startswith(f"{two}  0 games")
    game = a_game(shell, tmp_path)
    assert shell("games", "delete", game, "--yes", "--data", tmp_path).code == 0
    assert shell("classes", "delete", one, "--yes", "--data", tmp_path).code == 0
    gone = shell.refusal("classes", "delete", one, "--yes", "--data", tmp_path)
    assert gone == f"There is no class {one} here."


def test_a_house_does_not_open_for_a_class_that_nobody_knows(shell: Shell, tmp_path: Path) -> None:
    unknown = shell.refusal("play", "--class", "quiet-owl-0001", "--data", tmp_path)
    assert unknown == "There is no class quiet-owl-0001 here."
