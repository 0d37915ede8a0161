"""Whatever cannot be done is said in one sentence on stderr, with exit code 1 and no traceback."""

import io
import os
import pty
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from mysterium_nb.cli import main
from mysterium_nb.table.sqlite_store import SqliteStore
from mysterium_nb.version import VERSION
from tests.cli.running import ROOT, Shell, one_sentence, plain_environment, process
from tests.table.whole_games import a_table, a_won_game


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture
def won(data: Path) -> str:
    with closing(SqliteStore(data / "games.sqlite")) as store:
        return a_won_game(store=store)[1]


def damage(data: Path, statement: str) -> None:
    with closing(sqlite3.connect(data / "games.sqlite")) as connection:
        connection.execute(statement)
        connection.commit()


@pytest.mark.parametrize(
    "action", [("show", "nowhere"), ("save", "nowhere", "x.jsonl"), ("delete", "nowhere", "--yes")]
)
@pytest.mark.usefixtures("won")
def test_a_game_that_is_not_there(shell: Shell, data: Path, action: tuple[str, ...]) -> None:
    assert "no game nowhere" in shell.refusal("games", *action, "--data", data)
    assert "no game nowhere" in shell.refusal("games", *action, "--data", data, "--json")
    assert "no game nowhere" in shell.refusal("games", *action, "--data", data / "empty")


def test_files_that_are_not_there_or_no_games(shell: Shell, data: Path, won: str, tmp_path: Path) -> None:
    assert "cannot be read" in shell.refusal("games", "load", tmp_path / "nowhere.jsonl", "--data", data)
    (tmp_path / "diary").write_text("Dear diary\n")
    assert "line 1" in shell.refusal("games", "load", tmp_path / "diary", "--data", data)
    assert "is there already" in shell.refusal("games", "save", won, tmp_path / "diary", "--data", data)
    assert "cannot be written" in shell.refusal("games", "save", won, tmp_path / "no" / "where", "--data", data)


@pytest.mark.parametrize("action", [("list",), ("show", "x"), ("save", "x", "y"), ("load", "y"), ("delete", "x")])
def test_a_store_that_is_none(shell: Shell, data: Path, action: tuple[str, ...]) -> None:
    data.mkdir()
    (data / "games.sqlite").write_bytes(b"Dear diary, tonight the ghost was kind. " * 100)
    assert "not a database" in shell.refusal("games", *action, "--data", data)


def test_one_damaged_game_does_not_hide_the_others(shell: Shell, data: Path, won: str) -> None:
    with closing(SqliteStore(data / "games.sqlite")) as store:
        broken, torn = a_table(store=store).game, a_table(store=store).game
    damage(data, f"UPDATE entries SET event = CAST('hm' AS BLOB) WHERE game = '{broken}' AND seq = 3")
    impossible = '{"event":"resumed","at":5}'
    damage(data, f"UPDATE entries SET event = CAST('{impossible}' AS BLOB) WHERE game = '{torn}' AND seq = 3")
    answer = shell("games", "list", "--data", data)
    assert (answer.code, answer.err) == (0, "")
    lines = {line.split()[0]: line for line in answer.out.splitlines()}
    assert lines[won].endswith("won")
    assert lines[broken].endswith("damaged")
    assert lines[torn].endswith("damaged")
    assert broken in shell.refusal("games", "show", broken, "--data", data)
    assert torn in shell.refusal("games", "show", torn, "--data", data)
    assert broken in shell.refusal("games", "save", broken, data / "file", "--backup", "--data", data)
    assert torn in shell.refusal("games", "save", torn, data / "file", "--backup", "--data", data)
    assert shell("games", "delete", broken, "--yes", "--data", data).code == 0


def test_deleting_without_being_asked_needs_a_yes(shell: Shell, data: Path, won: str) -> None:
    sentence = "Deleting is for good; add --yes to do it without being asked."
    assert shell.refusal("games", "delete", won, "--data", data) == sentence
    assert one_sentence(process("games", "delete", won, "--data", data).err) == sentence
    assert won in shell("games", "list", "--data", data).out


@pytest.mark.parametrize(("typed", "gone"), [("y\n", 1), ("YES\n", 1), ("n\n", 0), ("\n", 0), ("\x04", 0)])
def test_deleting_at_a_terminal_asks(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, data: Path, won: str, typed: str, gone: int
) -> None:
    keyboard, terminal = pty.openpty()
    with open(terminal) as stdin:
        monkeypatch.setattr(sys, "stdin", stdin)
        os.write(keyboard, typed.encode())
        answer = shell("games", "delete", won, "--data", data)
    os.close(keyboard)
    assert answer.out.startswith(f"Delete game {won} for good? [y/N] ")
    assert answer.out.endswith(f"Game {won} is deleted.\n" if gone else "Nothing was deleted.\n")
    assert answer.code == (0 if gone else 1)
    assert (won not in shell("games", "list", "--data", data).out) == bool(gone)


@pytest.mark.parametrize(
    "arguments", [(), ("dance",), ("games",), ("games", "burn"), ("games", "show"), ("games", "load")]
)
def test_what_is_no_command(shell: Shell, arguments: tuple[str, ...]) -> None:
    answer = shell(*arguments)
    assert answer.code == 2
    assert "usage: mysterium-nb" in answer.err


@pytest.mark.parametrize(
    "command", [(), ("demo",), ("rules",), ("games",), ("games", "list"), ("games", "show"), ("bench",)]
)
def test_every_command_has_help(shell: Shell, monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...]) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/tmp/100%d of it")
    answer = shell(*command, "--help")
    assert (answer.code, answer.err) == (0, "")
    assert answer.out.startswith("usage: mysterium-nb")


def test_the_version(shell: Shell) -> None:
    assert shell("--version").out == f"{VERSION}\n"


@pytest.mark.parametrize("command", ["rules", "demo"])
def test_a_reader_who_has_had_enough(command: str) -> None:
    """`mysterium-nb demo | true`: nobody reads, and nobody complains."""
    arguments = [sys.executable, "-m", "mysterium_nb", command]
    with subprocess.Popen(
        arguments, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=ROOT, env=plain_environment()
    ) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.close()
        assert running.stderr.read() == b""
        assert running.wait(timeout=60) == 0


def test_a_disk_that_is_full() -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [sys.executable, "-m", "mysterium_nb", "rules"],
            stdout=full, stderr=subprocess.PIPE, check=False, timeout=60, cwd=ROOT, env=plain_environment(),
        )  # fmt: skip
    assert done.returncode == 1
    assert "No space left on device" in one_sentence(done.stderr.decode())


class Impatient(io.StringIO):
    """Somebody presses Control-C at the first word."""

    def write(self, _text: str) -> int:
        raise KeyboardInterrupt


def test_being_interrupted(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "stdout", Impatient())
    assert main(["demo"]) == 130
    assert one_sentence(capsys.readouterr().err) == "Stopped."


def test_a_closed_pipe_is_no_error_inside_a_program_either(monkeypatch: pytest.MonkeyPatch) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    with open(writing, "w") as pipe:
        monkeypatch.setattr(sys, "stdout", pipe)
        assert main(["rules"]) == 0
