"""Running the command line: inside this process, as a process of its own, and at a terminal."""

import os
import pty
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest

from mysterium_nb.cli import main

ROOT = Path(__file__).parents[2]


@dataclass(frozen=True)
class Answer:
    code: int
    out: str
    err: str


class Shell:
    """`shell("rules", "--json")` in this very process."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self._capsys = capsys

    def __call__(self, *arguments: object) -> Answer:
        self._capsys.readouterr()
        try:
            code = main([str(argument) for argument in arguments])
        except SystemExit as leaving:  # argparse leaves by itself
            code = int(leaving.code or 0)
        out, err = self._capsys.readouterr()
        return Answer(code, out, err)

    def refusal(self, *arguments: object) -> str:
        """The sentence on stderr with which a command fails."""
        answer = self(*arguments)
        assert answer.code == 1
        assert answer.out == ""
        return one_sentence(answer.err)


def one_sentence(err: str) -> str:
    assert err.endswith(".\n")
    assert err.count("\n") == 1
    assert "Traceback" not in err
    return err.removesuffix("\n")


def process(*arguments: object, **environment: str) -> Answer:
    """The command as a process of its own, with nothing but these settings."""
    done = subprocess.run(
        [sys.executable, "-m", "mysterium_nb", *map(str, arguments)],
        capture_output=True, timeout=60, cwd=ROOT, env=plain_environment() | environment, stdin=subprocess.DEVNULL,
    )  # fmt: skip
    return Answer(done.returncode, done.stdout.decode(errors="replace"), done.stderr.decode(errors="replace"))


def plain_environment() -> dict[str, str]:
    """This process's, less whatever says how a terminal or a language is."""
    spoken = ("LANG", "LC_", "TERM", "COLUMNS", "NO_COLOR", "PYTHONIOENCODING", "PYTHONUTF8")
    return {name: value for name, value in os.environ.items() if not name.startswith(spoken)} | {"LANG": "C.UTF-8"}


def at_a_terminal(arguments: Sequence[object], **environment: str) -> tuple[int, str]:
    """The command with a terminal of its own: its code and all that was shown."""
    ours, theirs = pty.openpty()
    environ = plain_environment() | {"TERM": "xterm-256color"} | environment
    command = [sys.executable, "-m", "mysterium_nb", *map(str, arguments)]
    with subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, cwd=ROOT, env=environ) as running:
        os.close(theirs)
        shown = b""
        while True:
            try:
                more = os.read(ours, 65536)
            except OSError:  # Linux says so when the other side is closed
                break
            if not more:
                break
            shown += more
        code = running.wait(timeout=60)
    os.close(ours)
    return code, shown.decode(errors="replace")
