"""`mysterium-nb games`: the logged games and their files."""

import json
from contextlib import closing
from pathlib import Path

import pytest

from mysterium_nb.engine.moves import CallOff
from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import HOST
from mysterium_nb.table.sqlite_store import SqliteStore
from tests.cli.running import Shell, process
from tests.table.whole_games import a_lobby, a_table, a_won_game, play_well


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture
def won(data: Path) -> str:
    with closing(SqliteStore(data / "games.sqlite")) as store:
        return a_won_game(store=store)[1]


def test_where_nothing_is_kept_yet(shell: Shell, data: Path) -> None:
    assert shell("games", "list", "--data", data).out == "No games are kept here yet.\n"
    assert json.loads(shell("games", "list", "--json", "--data", data).out) == []
    assert not data.exists()


def test_games_are_kept_at_home_unless_told_otherwise(shell: Shell, tmp_path: Path) -> None:
    assert shell("games", "list").out == "No games are kept here yet.\n"
    with closing(SqliteStore(tmp_path / "home" / "mysterium-nb" / "games.sqlite")) as store:
        _, game = a_won_game(store=store)
    assert game in shell("games", "list").out


def test_a_list_of_games(shell: Shell, data: Path, won: str) -> None:
    with closing(SqliteStore(data / "games.sqlite")) as store:
        lobby = a_lobby(Rules.original(players=6, difficulty="very-difficult"), store=store).game
        playing = a_table(store=store)
        play_well(playing, until="manifestation")
        ended = a_table(Rules.classic(players=2), store=store)
        ended.act(HOST, CallOff())
    answer = shell("games", "list", "--data", data)
    assert (answer.code, answer.err) == (0, "")
    states = {line.split()[0]: line for line in answer.out.splitlines()}
    assert states[won].endswith("won")
    assert states[lobby].endswith("in the lobby")
    assert states[playing.game].endswith("hour 1 of 7")
    assert states[ended.game].endswith("called off")
    assert states[won].split()[1].startswith("2023-11-14")
    rows = {row["game"]: row for row in json.loads(shell("games", "list", "--data", data, "--json").out)}
    assert rows[lobby] == {
        "game": lobby,
        "began": "2023-11-14T22:13:20+00:00",
        "edition": "original",
        "players": 6,
        "difficulty": "very-difficult",
        "entries": 1,
        "state": "in the lobby",
    }
    assert {rows[game]["state"] for game in rows} == {"won", "in the lobby", "hour 1 of 7", "called off"}


def test_a_finished_game_is_told_with_all_its_secrets(shell: Shell, data: Path, won: str) -> None:
    answer = shell("games", "show", won, "--data", data, "--lang", "en")
    assert (answer.code, answer.err) == (0, "")
    assert "At the beginning" in answer.out
    assert "Hour 3" in answer.out
    assert "meant:" in answer.out
    french = shell("games", "show", won, "--data", data, "--lang", "fr").out
    assert "Heure 3" in french
    assert "{" not in answer.out + french


def test_a_finished_game_is_told_in_json(shell: Shell, data: Path, won: str) -> None:
    answer = json.loads(shell("games", "show", won, "--data", data, "--json").out)
    assert answer["state"] == "won"
    assert answer["story"][0]["title"] == "At the beginning"
    assert all(isinstance(line, str) for chapter in answer["story"] for line in chapter["lines"])


def test_names_with_strange_letters_are_told_as_they_are(shell: Shell, data: Path) -> None:
    with closing(SqliteStore(data / "games.sqlite")) as store:
        table = a_lobby(store=store)
        for seat, name in (("yellow", r"C:\new\1"), ("red", "(.*)["), ("blue", "38")):
            table.sit(seat, name)
        table.start()
        play_well(table)
    out = " ".join(shell("games", "show", table.game, "--data", data, "--lang", "en").out.split())
    for name in (r"C:\new\1", "(.*)[", "38"):
        assert f"{name} sat down" in out


def test_a_game_is_saved_loaded_and_deleted(shell: Shell, data: Path, won: str, tmp_path: Path) -> None:
    file = tmp_path / "evening.jsonl"
    assert shell("games", "save", won, file, "--data", data).out == f"Saved as {file}.\n"
    assert shell("games", "delete", won, "--yes", "--data", data).out == f"Game {won} is deleted.\n"
    assert won not in shell("games", "list", "--data", data).out
    assert shell("games", "load", file, "--data", data).out == f"{file} is kept as game {won}.\n"
    assert won in shell("games", "list", "--data", data).out


def test_the_same_in_json(shell: Shell, data: Path, won: str, tmp_path: Path) -> None:
    file = tmp_path / "evening.jsonl"
    assert json.loads(shell("games", "save", won, file, "--data", data, "--json").out) == {
        "game": won,
        "file": str(file),
    }
    assert json.loads(shell("games", "delete", won, "--yes", "--data", data, "--json").out) == {"deleted": won}
    answer = shell("games", "load", file, "--data", data, "--json")
    assert answer.code == 0
    assert json.loads(answer.out) == [{"file": str(file), "game": won, "news": "new"}]


def test_several_files_are_loaded_or_none_of_them(shell: Shell, data: Path, won: str, tmp_path: Path) -> None:
    good, bad, other = tmp_path / "good.jsonl", tmp_path / "bad.jsonl", tmp_path / "other"
    shell("games", "save", won, good, "--data", data)
    bad.write_bytes(good.read_bytes()[:-10])
    answer = shell("games", "load", bad, good, tmp_path / "none.jsonl", "--data", other)
    assert (answer.code, answer.out) == (1, "")
    first, second = answer.err.splitlines()
    assert first.startswith(f"{bad}, line ")
    assert second == f"{tmp_path / 'none.jsonl'} cannot be read: No such file or directory."
    assert shell("games", "list", "--data", other).out == "No games are kept here yet.\n"
    refused = shell("games", "load", bad, good, "--data", other, "--json")
    assert refused.code == 1
    assert json.loads(refused.out) == [{"file": str(bad), "error": first}]
    assert shell("games", "load", good, good, "--data", other).out.splitlines() == [
        f"{good} is kept as game {won}.",
        f"{good} has nothing new: game {won} is kept already.",
    ]


def test_the_games_of_another_server_are_merged(shell: Shell, data: Path, won: str, tmp_path: Path) -> None:
    other = tmp_path / "other"
    with closing(SqliteStore(other / "games.sqlite")) as store:
        theirs = a_won_game(store=store)[1]
    answer = shell("games", "load", other / "games.sqlite", "--data", data)
    assert (answer.code, answer.err) == (0, "")
    assert answer.out == f"{other / 'games.sqlite'}, game {theirs} is kept as game {theirs}.\n"
    assert {won, theirs} == {row["game"] for row in json.loads(shell("games", "list", "--data", data, "--json").out)}


def test_finished_games_are_exported_as_tables(shell: Shell, data: Path, tmp_path: Path) -> None:
    with closing(SqliteStore(data / "games.sqlite")) as store:
        a_won_game(store=store)
        a_lobby(store=store)
    folder = tmp_path / "tables"
    answer = shell("games", "export", folder, "--data", data)
    assert (answer.code, answer.err) == (0, "")
    assert answer.out == f"Finished games written to {folder}: 1. Unfinished ones left out: 1.\n"
    assert (folder / "datapackage.json").exists()
    assert shell.refusal("games", "export", folder, "--data", data).endswith("choose another name.")
    told = shell("games", "export", tmp_path / "csv", "--data", data, "--format", "csv", "--names", "--json").out
    assert json.loads(told)["rows"]["games"] == 1
    assert "Grace" in (tmp_path / "csv" / "games.csv").read_text("utf-8")


def test_nothing_is_exported_as_empty_tables(shell: Shell, data: Path, tmp_path: Path) -> None:
    assert shell("games", "export", tmp_path / "tables", "--data", data).code == 0
    assert len(list((tmp_path / "tables").iterdir())) == 9


def test_the_hosts_backup_of_an_unfinished_game(shell: Shell, data: Path, tmp_path: Path) -> None:
    with closing(SqliteStore(data / "games.sqlite")) as store:
        game = a_table(store=store).game
    file = tmp_path / "backup.jsonl"
    assert "is not finished; only the host's backup" in shell.refusal("games", "save", game, file, "--data", data)
    assert not file.exists()
    assert shell("games", "save", game, file, "--backup", "--data", data).code == 0
    assert shell("games", "load", file, "--data", tmp_path / "other").code == 0


def test_as_a_process_of_its_own(data: Path, won: str) -> None:
    answer = process("games", "list", "--data", data)
    assert (answer.code, answer.err) == (0, "")
    assert answer.out.startswith(won)
