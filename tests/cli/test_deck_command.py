"""`mysterium-nb deck`: list decks, check one, start one."""

import json
from pathlib import Path

import pytest

from mysterium_nb.decks import open_deck
from tests.cli.running import Shell, process
from tests.decks.making import a_deck, a_manifest, entries, picture, put


def test_the_shipped_deck_is_listed_in_either_language(shell: Shell, tmp_path: Path) -> None:
    answer = shell("deck", "list", "--lang", "en")
    assert (answer.code, answer.err) == (0, "")
    assert answer.out.splitlines() == [
        "sleepwalker: The sleepwalker’s theatre",
        "    18 characters, 18 locations, 18 objects, 84 visions; shipped",
        f"Your own decks stand in {tmp_path}/home/mysterium-nb/decks; start one with: mysterium-nb deck new DIR.",
    ]
    assert "Le théâtre des somnambules" in shell("deck", "list", "--lang", "fr").out
    assert not (tmp_path / "home").exists()


def test_ones_own_decks_are_listed_good_or_not(shell: Shell, tmp_path: Path) -> None:
    a_deck(tmp_path / "decks" / "Our street")
    a_deck(tmp_path / "decks" / "torn", {"characters": 1, "locations": 4, "objects": 4, "visions": 7})
    a_deck(tmp_path / "decks" / ".hidden")
    put(tmp_path, "decks/note.txt", b"no deck")
    listed = shell("deck", "list", "--data", tmp_path).out
    assert f"our_street: Our street\n    4 characters, 4 locations, 4 objects, 7 visions; {tmp_path}" in listed
    assert f"torn: torn\n    cannot be used, 1 error, see: mysterium-nb deck check {tmp_path}/decks/torn" in listed
    rows = json.loads(shell("deck", "list", "--data", tmp_path, "--json").out)
    assert [row["deck"] for row in rows] == ["sleepwalker", "our_street", "torn"]
    assert rows[1] == {
        "deck": "our_street",
        "title": "Our street",
        "cards": {"characters": 4, "locations": 4, "objects": 4, "visions": 7},
        "folder": str(tmp_path / "decks" / "Our street"),
        "state": "good",
    }
    assert rows[2]["cards"] == {}


def test_decks_that_cannot_be_listed(shell: Shell, tmp_path: Path) -> None:
    put(tmp_path, "decks", b"a file")
    assert shell.refusal("deck", "list", "--data", tmp_path) == f"{tmp_path}/decks cannot be read: Not a directory."


def test_a_good_deck(shell: Shell, tmp_path: Path) -> None:
    counts = {"characters": 7, "locations": 6, "objects": 6, "visions": 7}
    answer = shell("deck", "check", a_deck(tmp_path / "mine", counts))
    assert (answer.code, answer.err) == (0, "")
    assert answer.out.splitlines() == [
        "This deck can be played with: 7 characters, 6 locations, 6 objects, 7 visions.",
        "  classic: easy up to 6 players, medium up to 4 players, hard up to 2 players",
        "  revised: easy up to 6 players, medium up to 4 players, hard up to 2 players",
        "  original: easy up to 4 players, normal up to 3 players, difficult up to 2 players",
    ]
    told = json.loads(shell("deck", "check", tmp_path / "mine", "--json").out)
    assert told == {
        "folder": str(tmp_path / "mine"),
        "deck": "mine",
        "cards": counts,
        "most_players": {
            "classic": {"easy": 6, "medium": 4, "hard": 2},
            "revised": {"easy": 6, "medium": 4, "hard": 2},
            "original": {"easy": 4, "normal": 3, "difficult": 2, "very-difficult": 0},
        },
        "errors": 0,
        "warnings": 0,
        "problems": [],
    }


def test_a_deck_for_changed_rules(shell: Shell, tmp_path: Path) -> None:
    told = shell("deck", "check", a_deck(tmp_path, {"characters": 2, "locations": 2, "objects": 2, "visions": 3}))
    assert told.code == 0
    assert "0 errors, 1 warning.\n" in told.out
    assert "  classic: only with changed rules\n" in told.out


def test_all_errors_come_first_each_with_its_file_and_its_remedy(shell: Shell, tmp_path: Path) -> None:
    a_deck(tmp_path, described=False)
    put(tmp_path, "visions/03_visions_number_3.png", picture((160, 225)))
    put(tmp_path, "visions/05_visions_number_5.png", b"Dear diary")
    answer = shell("deck", "check", tmp_path)
    assert (answer.code, answer.err) == (1, "")
    assert answer.out.startswith(
        "error: visions/05_visions_number_5.png\n"
        "    It is not a PNG, JPEG or WebP picture, whatever its name says. Open it in a\n"
        "    picture program and save it again as PNG, JPEG or WebP.\n"
        "error: visions/03_visions_number_3.png\n"
        "    It is 160x225, most others are 150x225. Scale or cut it to 150x225.\n"
        "warning: characters/01_characters_number_1.png\n"
    )
    assert answer.out.index("warning:") > answer.out.rindex("error:")
    assert answer.out.endswith("2 errors, 19 warnings.\nThis deck cannot be used before its errors are mended.\n")
    told = json.loads(shell("deck", "check", tmp_path, "--json").out)
    assert (told["errors"], told["warnings"], told["deck"], told["cards"]) == (2, 19, None, {})
    assert told["problems"][1] == {
        "severity": "error",
        "file": "visions/03_visions_number_3.png",
        "what": "It is 160x225, most others are 150x225.",
        "mend": "Scale or cut it to 150x225.",
    }
    assert shell("deck", "check", tmp_path, "--json").code == 1


def test_nothing_of_a_deck_steers_the_terminal(tmp_path: Path) -> None:
    a_deck(tmp_path)
    put(tmp_path, "visions/\x1b[2J.png", picture())
    first, *others = entries()
    for folder in (tmp_path, a_manifest(a_deck(tmp_path / "m"), first | {"id": "\x1b[2J", "\x1b": 1}, *others)):
        for json_or_not in ((), ("--json",)):
            answer = process("deck", "check", folder, *json_or_not)
            assert answer.code == 1
            assert "\x1b" not in answer.out + answer.err


def test_no_deck_to_check(shell: Shell, tmp_path: Path) -> None:
    answer = shell("deck", "check", tmp_path / "nowhere")
    assert answer.code == 1
    assert "There is no such folder." in answer.out


def test_a_new_deck_has_all_places_and_says_what_goes_there(shell: Shell, tmp_path: Path) -> None:
    folder = tmp_path / "far" / "mine"
    answer = shell("deck", "new", folder)
    assert (answer.code, answer.err) == (0, "")
    assert answer.out.startswith(f"A deck is started in {folder}.")
    assert sorted(path.name for path in folder.iterdir()) == [
        "README.md", "characters", "locations", "objects", "visions",
    ]  # fmt: skip
    assert "too few for any game" in " ".join(shell("deck", "check", folder).out.split())
    a_deck(folder)
    assert shell("deck", "check", folder).code == 0


def test_the_example_in_its_readme_is_one(shell: Shell, tmp_path: Path) -> None:
    shell("deck", "new", tmp_path / "mine", "--json")
    readme = (tmp_path / "mine" / "README.md").read_text(encoding="utf-8")
    example = json.loads(readme.split("```json\n")[1].split("```")[0])
    a_deck(tmp_path / "mine")
    put(tmp_path / "mine", example["cards"][0]["files"][0]["file"], picture())
    _, *others = entries()
    put(tmp_path / "mine", "deck.json", json.dumps(example | {"cards": example["cards"] + others}).encode())
    assert open_deck(tmp_path / "mine")["c1"].title == "The old ferryman"


def test_a_new_deck_takes_nobodys_place(shell: Shell, tmp_path: Path) -> None:
    empty = tmp_path / "empty"
    empty.mkdir()
    assert json.loads(shell("deck", "new", empty, "--json").out) == {"folder": str(empty)}
    before = sorted(empty.iterdir())
    assert shell.refusal("deck", "new", empty) == f"{empty} is not empty; choose a new folder."
    assert sorted(empty.iterdir()) == before
    put(tmp_path, "file", b"")
    assert shell.refusal("deck", "new", tmp_path / "file") == f"No deck can be started in {tmp_path}/file: File exists."
    assert "Not a directory" in shell.refusal("deck", "new", tmp_path / "file" / "deck")


@pytest.mark.parametrize("action", [(), ("list",), ("check",), ("new",)])
def test_every_action_has_help(shell: Shell, action: tuple[str, ...]) -> None:
    assert shell("deck", *action, "--help").code == 0
