"""Every command loads only what it needs: `--help` is there at once."""

import subprocess
import sys

import pytest

HEAVY = {"altair", "ipywidgets", "numpy", "polars", "tornado", "voila"}


def loaded_after(code: str) -> set[str]:
    """The modules that a fresh Python has after running some code."""
    told = subprocess.run(
        [sys.executable, "-c", f"{code}\nimport sys; print(*sys.modules)"], capture_output=True, text=True, check=True
    )
    return set(told.stdout.splitlines()[-1].split())


def test_the_command_line_starts_without_the_libraries_that_some_commands_need() -> None:
    assert loaded_after("import mysterium_nb.cli") & HEAVY == set()


@pytest.mark.parametrize("command", ["", "bench", "classes", "deck", "demo", "games", "play", "rules", "simulate"])
def test_help_is_there_at_once(command: str) -> None:
    code = f"""
from mysterium_nb.cli import main
try:
    main({[*command.split(), "--help"]})
except SystemExit as end:
    assert not end.code
print()
"""
    assert loaded_after(code) & HEAVY == set()
