"""`mysterium-nb demo`: bots play a whole game, told as a story, hour by hour."""

import json
import os
import pty
import re
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from mysterium_nb.cli.terminal import TerminalWriter
from mysterium_nb.decks import shipped
from mysterium_nb.engine.state import Setup
from mysterium_nb.table import Table
from mysterium_nb.table.sqlite_store import SqliteStore
from tests.cli.running import Shell, at_a_terminal, process
from tests.table.whole_games import FOUR

ESCAPE = "\x1b"


def titles(story: str) -> list[str]:
    return [line for line in story.splitlines() if line and not line.startswith(" ")]


def test_the_story_is_told_hour_by_hour(shell: Shell) -> None:
    answer = shell("demo", "--seed", "a quiet evening", "--lang", "en")
    assert (answer.code, answer.err) == (0, "")
    told = titles(answer.out)
    assert told[0] == "A séance for 4 players"
    assert told[1:-2] == [f"Hour {number}" for number in range(1, len(told) - 2)]
    assert told[-2:] == ["Revelation", "What the ghost knew"]
    assert "bots all" in " ".join(answer.out.split())
    assert "The hourglass ran out." in answer.out or "All were sure." in answer.out
    assert ESCAPE not in answer.out
    assert "{" not in answer.out


def test_what_the_bots_say_is_told(shell: Shell) -> None:
    out = " ".join(shell("demo", "--seed", "a quiet evening", "--lang", "en").out.split())
    assert re.search(r"Wick: I read: [^.]+\. ", out)
    out = " ".join(shell("demo", "--seed", "a quiet evening", "--lang", "fr").out.split())
    assert re.search(r"Wick : Je lis : [^.]+\. ", out)


def test_cards_are_called_by_name(shell: Shell) -> None:
    out = " ".join(shell("demo", "--seed", "1", "--lang", "en").out.split())
    suspects = [shipped().namer()(card) for row in shipped().ids.suspects for card in row]
    assert sum(name in out for name in suspects) > 5
    assert not re.search(r"\b[clo]\d+\b", out)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("edition", ["classic", "revised", "original"])
@pytest.mark.parametrize("players", [2, 3, 5, 7])
def test_every_edition_in_both_languages(shell: Shell, edition: str, players: int, lang: str) -> None:
    answer = shell("demo", "--edition", edition, "--players", players, "--lang", lang, "--seed", players)
    assert (answer.code, answer.err) == (0, "")
    assert titles(answer.out)[0] == (
        f"A séance for {players} players" if lang == "en" else f"Une séance pour {players}"
    )
    days = {"en": ("Hour 1", "Monday"), "fr": ("Heure 1", "Lundi")}[lang]
    assert days[edition == "original"].lower() in [title.lower() for title in titles(answer.out)]
    assert "{" not in answer.out


def test_the_difficulty_is_kept(shell: Shell) -> None:
    out = shell("demo", "--difficulty", "hard", "--seed", "x", "--lang", "en").out
    assert "Classic, hard: 7 cards of each kind." in out


def test_the_same_seed_tells_the_same_story_in_any_process() -> None:
    stories = {process("demo", "--seed", "moth", PYTHONHASHSEED=number).out for number in ("1", "2")}
    assert len(stories) == 1
    assert process("demo", "--seed", "candle").out not in stories


def test_without_a_seed_every_story_is_another(shell: Shell) -> None:
    assert shell("demo").out != shell("demo").out


def test_the_answer_in_json_is_the_same_for_the_same_seed(shell: Shell) -> None:
    answers = [json.loads(shell("demo", "--seed", "x", "--json").out) for _ in range(2)]
    assert set(answers[0]) == {"game", "won", "why", "hours"}
    for answer in answers:
        del answer["game"]
    assert answers[0] == answers[1]
    assert isinstance(answers[0]["won"], bool)
    assert 1 <= answers[0]["hours"] <= 7


def test_nothing_is_kept_unless_asked_for(shell: Shell, tmp_path: Path) -> None:
    assert "Kept as" not in shell("demo", "--lang", "en").out
    assert list(tmp_path.iterdir()) == []


def test_with_a_directory_the_game_is_kept(shell: Shell, tmp_path: Path) -> None:
    out = shell("demo", "--data", tmp_path / "new" / "dir", "--lang", "en", "--seed", "x").out
    kept = re.search(r"Kept as game ([0-9a-f]+)\.", out)
    assert kept
    store = SqliteStore(tmp_path / "new" / "dir" / "games.sqlite")
    table = Table.resume(store, kept[1])
    assert table.over
    assert table.view("watch").phase == "over"
    store.close()


def test_at_a_terminal_there_is_colour() -> None:
    code, shown = at_a_terminal(["demo", "--seed", "x", "--lang", "en"], COLUMNS="80")
    assert code == 0
    assert f"{ESCAPE}[1;38;5;179mHour 1{ESCAPE}[0m" in shown
    assert f"{ESCAPE}[38;5;221mWick{ESCAPE}[0m" in shown
    plain = re.sub(r"\x1b\[[0-9;]*m", "", shown).replace("\r\n", "\n")
    assert ESCAPE not in plain
    assert plain == process("demo", "--seed", "x", "--lang", "en", COLUMNS="80").out


def test_a_terminal_in_this_very_process_is_painted_too(monkeypatch: pytest.MonkeyPatch) -> None:
    screen, terminal = pty.openpty()
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm")
    with open(terminal, "w") as stdout, ThreadPoolExecutor(1) as reader:
        shown = reader.submit(os.read, screen, 100)
        monkeypatch.setattr(sys, "stdout", stdout)
        title = TerminalWriter(Setup(FOUR, "sleepwalker"), "en").title
        title("Hour 1")
        stdout.flush()
        assert f"{ESCAPE}[1;38;5;179mHour 1{ESCAPE}[0m" in shown.result().decode()
    os.close(screen)


@pytest.mark.parametrize("setting", [{"NO_COLOR": "1"}, {"TERM": "dumb"}])
def test_where_colour_is_not_wanted_there_is_none(setting: dict[str, str]) -> None:
    code, shown = at_a_terminal(["demo", "--seed", "x"], **setting)
    assert code == 0
    assert ESCAPE not in shown


@pytest.mark.parametrize("columns", ["1", "20", "60", "500"])
def test_lines_fit_the_window(columns: str) -> None:
    out = process("demo", "--seed", "x", COLUMNS=columns).out
    lines = [line for line in out.splitlines() if line.startswith(" ")]
    if int(columns) >= 60:
        assert max(map(len, lines)) <= min(100, int(columns))
    assert lines


def test_the_language_of_the_system_is_spoken() -> None:
    assert "Une séance" in process("demo", "--seed", "x", LANG="fr_CA.UTF-8").out
    assert "A séance" in process("demo", "--seed", "x", LANG="de_DE.UTF-8").out


def test_a_terminal_that_knows_no_accents() -> None:
    answer = process("demo", "--seed", "x", PYTHONIOENCODING="ascii")
    assert (answer.code, answer.err) == (0, "")
    assert "What the ghost knew" in answer.out


def test_errors_speak_the_language_too(shell: Shell) -> None:
    assert shell.refusal("demo", "--players", 9, "--lang", "en") == "players must be from 2 to 7."
    assert shell.refusal("demo", "--players", 9, "--lang", "fr") != "players must be from 2 to 7."


def test_a_place_where_nothing_can_be_kept(shell: Shell, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no directory")
    assert "cannot be opened" in shell.refusal("demo", "--data", tmp_path / "file")
