"""`mysterium-nb games replay`: a finished game as one page."""

import json
from contextlib import closing
from pathlib import Path

from mysterium_nb.table.sqlite_store import SqliteStore
from tests.cli.running import Shell
from tests.logs.replayed import a_game_of_bots


def test_a_game_becomes_a_page(shell: Shell, tmp_path: Path) -> None:
    entries, data, file = a_game_of_bots(2, "easy").entries, tmp_path / "data", tmp_path / "replay.html"
    with closing(SqliteStore(data / "games.sqlite")) as store:
        store.append("evening", entries)
        store.append("begun", entries[:20])
    answer = json.loads(shell("games", "replay", "evening", file, "--seat", "watch", "--data", data, "--json").out)
    assert answer == {"game": "evening", "file": str(file), "bytes": file.stat().st_size}
    assert file.read_text("utf-8").startswith("<!doctype html>")
    assert "is there already" in shell.refusal("games", "replay", "evening", file, "--data", data)
    assert "not finished" in shell.refusal("games", "replay", "begun", tmp_path / "begun.html", "--data", data)
    assert "Nobody sat at teal" in shell.refusal("games", "replay", "evening", file, "--seat", "teal", "--data", data)
    assert not (tmp_path / "begun.html").exists()
