"""From a fresh checkout: what the commands of `start.py` install, and what they become."""

import os
import re
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from mysterium_nb import start

CANDLES = """
import pytest

@pytest.fixture
def held():
    raise OSError

@pytest.fixture
def put_away():
    yield
    raise OSError

@pytest.mark.parametrize("state", ["it - burns", "it - went out"])
def test_lit(state):
    assert state == "it - burns"

def test_held(held):
    pass

def test_put_away(put_away):
    pass
"""
Told = list[tuple[str, ...]]


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> Told:
    """Nothing is installed or started; what would be is told."""
    told: Told = []

    def tell(verb: str) -> Callable[..., int]:
        def doing(*what: str) -> int:
            told.append((verb, *what))
            return 0

        return doing

    monkeypatch.setattr(start, "install", tell("install"))
    monkeypatch.setattr(start, "apt_install", tell("apt_install"))
    monkeypatch.setattr(start, "exec_program", tell("become"))
    return told


@pytest.mark.parametrize(("user", "allowed"), [(0, ("--allow-root",)), (1000, ())])
def test_lessons_open_in_jupyterlab_with_numba_whoever_one_is(
    told: Told, monkeypatch: pytest.MonkeyPatch, user: int, allowed: tuple[str, ...]
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: user)
    assert start.main(["lessons", "--no-browser"]) == 0
    assert told == [
        ("install", ".[fast]"),
        ("become", "jupyter-lab", str(start.LESSONS), start.OPEN_GUIDE, *allowed, "--no-browser"),
    ]
    assert (start.LESSONS / start.OPEN_GUIDE.partition("/tree/")[2]).exists()
    assert (start.LESSONS / "4_difficulty_curves.ipynb").exists()


def test_the_reference_is_built_and_opened(told: Told) -> None:
    assert start.main(["docs"]) == 0
    program = ("become", "python", "-m", "mysterium_nb.reference", str(start.REFERENCE))
    assert told == [("install", ".[docs]"), program]


def test_a_game_needs_no_compiler(told: Told) -> None:
    assert start.main(["play", "--local"]) == 0
    assert told == [("install", "."), ("become", "mysterium-nb", "play", "--local")]


@pytest.mark.parametrize(
    ("present", "installed"),
    [
        ((), [("apt_install", "chromium", "nginx-light")]),
        (("chromium",), [("apt_install", "nginx-light")]),
        (("chromium", "nginx"), []),
    ],
)
def test_a_check_installs_the_programs_that_are_missing_all_at_once(
    told: Told, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, present: tuple[str, ...], installed: Told
) -> None:
    for program in present:
        (tmp_path / program).touch(mode=0o755)
    monkeypatch.setattr(start, "ROOT_PATH", str(tmp_path))
    monkeypatch.setenv("PATH", "")
    monkeypatch.setattr(start, "ALL", ())
    assert start.main(["test"]) == 0
    assert told == [("install", ".[test]"), *installed]


@pytest.mark.parametrize("option", ["--quick", "--changed"])
def test_a_check_without_a_browser_installs_no_programs(
    told: Told, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, option: str
) -> None:
    ran: list[tuple[str, ...]] = []
    monkeypatch.setattr(start, "ROOT_PATH", str(tmp_path))
    monkeypatch.setenv("PATH", "")
    monkeypatch.setattr(start, "run", lambda command, *_: ran.append(command))
    assert start.main(["test", option, "-x"]) == 0
    assert told == [("install", ".[test]")]
    assert {command[0] for command in ran} == {"pytest", "mypy", "lint-imports", "ruff"}
    tests = [command for command in ran if command[0] == "pytest"]
    assert all(command[-1] == "-x" for command in tests)
    assert not [command for command in tests if {"tests", "tests/browser"} & {*command}]


def test_anything_else_is_told_what_there_is(told: Told, capsys: pytest.CaptureFixture[str]) -> None:
    assert start.main(["lesson"]) == 2
    assert "start.py lessons" in capsys.readouterr().err
    assert told == []


def test_a_check_tells_what_each_step_said_and_which_failed(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    well, badly = ("python", "-c", "print('fine')"), ("python", "-c", "import sys; sys.exit('two candles')")
    monkeypatch.setattr(start, "VENV", Path(sys.prefix))
    assert start.run_checks((well, badly), []) == 1
    told = capfd.readouterr().out
    assert re.search(r"fine\nOver after \d+ s, exit code 0: python", told)
    assert re.search(r"two candles\nOver after \d+ s, exit code 1: python", told)
    assert told.endswith(f"Failed:\n{' '.join(badly)}\n")
    assert start.run_checks((well,), []) == 0
    assert capfd.readouterr().out.endswith("All is well.\n")


def test_the_end_of_a_check_names_every_failing_test(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "test_broken.py").write_text("import nothing_of_this_name\n")
    (tmp_path / "test_candles.py").write_text(CANDLES)
    monkeypatch.setattr(start, "VENV", Path(sys.prefix))
    monkeypatch.setattr(start, "ROOT", tmp_path)
    assert start.run_checks((("pytest", "test_candles.py"), ("pytest", "test_broken.py")), ["-q"]) == 1
    end = capfd.readouterr().out.partition("Failed:\n")[2]
    assert end.splitlines() == [
        "pytest test_candles.py",
        "    test_candles.py::test_lit[it - went out]",
        "    test_candles.py::test_held",
        "    test_candles.py::test_put_away",
        "pytest test_broken.py",
        "    test_broken.py",
    ]


def test_what_is_counted_and_what_is_quick_is_there() -> None:
    assert [folder for folder in (*start.COVERED, *start.PAGES) if not (start.ROOT / folder).is_dir()] == []
