"""`mysterium-nb games report`: the class report from the command line."""

import json
from contextlib import closing
from pathlib import Path

import pytest

from mysterium_nb.logs.tables.frames import read
from mysterium_nb.table.sqlite_store import SqliteStore
from tests.cli.running import Shell
from tests.table.whole_games import a_table, a_won_game, play_well


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """One game that was won, and one that is going on."""
    with closing(SqliteStore(tmp_path / "data" / "games.sqlite")) as store:
        a_won_game(store=store)
        play_well(a_table(store=store), until="manifestation")
    return tmp_path / "data"


def test_a_report_on_the_finished_games(shell: Shell, data: Path, tmp_path: Path) -> None:
    answer = shell("games", "report", tmp_path / "ours", "--data", data, "--lang", "fr")
    assert (answer.code, answer.err) == (0, "")
    assert answer.out == f"Finished games reported on in {tmp_path / 'ours' / 'report.html'}: 1.\n"
    assert "Nos parties" in (tmp_path / "ours" / "report.html").read_text("utf-8")


def test_the_same_in_json_and_nothing_is_written_over(shell: Shell, data: Path, tmp_path: Path) -> None:
    folder = tmp_path / "ours"
    answer = json.loads(shell("games", "report", folder, "--data", data, "--json").out)
    assert answer == {"folder": str(folder), "games": 1, "page": str(folder / "report.html")}
    assert (
        shell.refusal("games", "report", folder, "--data", data) == f"{folder} is there already; choose another name."
    )


def test_where_nothing_was_played_there_is_nothing_to_report(shell: Shell, tmp_path: Path) -> None:
    said = shell.refusal("games", "report", tmp_path / "ours", "--data", tmp_path / "none")
    assert said == "There is no finished game to report on."


def test_an_export_tells_what_our_minds_would_have_believed(shell: Shell, data: Path, tmp_path: Path) -> None:
    shell("games", "export", tmp_path / "tables", "--data", data)
    assert read(tmp_path / "tables").visions["belief_after"].null_count() == 0
