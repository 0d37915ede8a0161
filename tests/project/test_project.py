"""The project itself: what it exports, what it says of itself, what belongs at its top."""

import inspect
import re
import subprocess
from pathlib import Path

import pytest

import mysterium_nb
from mysterium_nb import decks, minds, table
from mysterium_nb.engine import events, moves, state
from mysterium_nb.engine.events import Event, StoryEvent

ROOT = Path(__file__).parent.parent.parent


def test_what_a_package_exports_is_what_it_says() -> None:
    for package in (mysterium_nb, decks, minds, table):
        assert all(hasattr(package, name) for name in package.__all__)


def test_every_event_and_every_move_stands_in_its_union() -> None:
    for module, union in ((events, Event), (moves, moves.Move)):
        defined = {
            kind
            for name, kind in vars(module).items()
            if inspect.isclass(kind) and kind.__module__ == module.__name__ and not name.startswith("_")
            if kind is not events.Tie  # a part of one
        }
        assert defined == set(union.__args__)


def test_the_story_is_told_from_events_that_hide_nothing() -> None:
    assert not [kind for kind in StoryEvent.__args__ if issubclass(kind, events._Hidden)]


def test_the_readme_names_the_two_commands_that_ci_relies_on() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert re.findall(r"^\$ (.*)$", readme, flags=re.MULTILINE) == [
        "python3 mysterium_nb/start.py play",
        "python3 mysterium_nb/start.py test",
    ]
    assert "python3 mysterium_nb/start.py test" in (ROOT / ".ci" / "run").read_text(encoding="utf-8")


def test_nothing_but_what_was_agreed_stands_at_the_top() -> None:
    tracked = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    top = {line.split("/")[0] for line in tracked.splitlines()}
    agreed = {
        "pyproject.toml",
        "README.md",
        "LICENSE",
        "CHANGELOG.md",
        "CITATION.cff",
        "mysterium_nb",
        "notebooks",
        "card_images",
        "tests",
    }
    assert {name for name in top if not name.startswith(".")} <= agreed


def test_state_keeps_its_secrets_apart() -> None:
    """What is hidden has one place; the rest of the state may be shown."""
    assert {"hand", "pile", "discards", "sets", "seed"} <= set(state.HiddenState.__struct_fields__)
    assert not {"hand", "pile", "sets", "seed"} & set(state.State.__struct_fields__)


@pytest.mark.parametrize("page", ["mysterium_nb/architecture.md", ".github/CONTRIBUTING.md"])
def test_every_file_that_the_map_names_is_there(page: str) -> None:
    words = (ROOT / page).read_text(encoding="utf-8")
    named = re.findall(r"`((?:[a-z_]+/)*[a-z_]+\.(?:py|js|css|md|toml)|(?:[a-z_]+/)+)`", words)
    places = (ROOT, ROOT / "mysterium_nb", *(ROOT / "mysterium_nb").rglob("*/"), ROOT / "tests")
    assert len(named) > 10
    assert [path for path in named if not any((place / path).exists() for place in places)] == []
