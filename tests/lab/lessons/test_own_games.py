"""The lessons about the class's own games, whichever these are: what is shown of the corpus is shown of them too."""

import ast
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from itertools import count, islice
from pathlib import Path
from typing import Any

import pytest
from ipywidgets import HTML, Widget

import mysterium_nb as m
from mysterium_nb.engine.events import GameEnded
from mysterium_nb.engine.rules import Rules
from mysterium_nb.lab import lessons
from mysterium_nb.lab.lessons import GamesMenu, Prediction
from mysterium_nb.lab.panels.panel import Panel
from mysterium_nb.table.store import Entry, MemoryStore
from tests.lab.lessons.test_notebooks import LESSONS, cells
from tests.logs.logged import a_finished_game, as_files

WITH_GAMES = [path for path in LESSONS if "GamesMenu(" in str(cells(path))]
PAIR = Rules.classic(players=2, difficulty="easy")


def won(entries: list[Entry]) -> bool:
    return any(isinstance(entry.event, GameEnded) and entry.event.won for entry in entries)


def pairs_games(*, all_won: bool) -> MemoryStore:
    """Two games of a pair that ended so."""
    store = MemoryStore()
    played = (a_finished_game(seed, PAIR) for seed in count())
    games = islice((game for game in played if won(game) == all_won), 2)
    for number, entries in enumerate(games):
        store.append(f"game-{number}", entries)
    return store


@pytest.fixture(params=[False, True], ids=["a pair that lost", "a pair that always won"])
def own(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    return as_files(pairs_games(all_won=request.param), tmp_path / "games")


@pytest.fixture(autouse=True)
def _in_a_moment(monkeypatch: pytest.MonkeyPatch, own: Path) -> None:
    play, messages, ask = m.simulate, lessons.messages, m.logs.what_if
    monkeypatch.setattr(m, "simulate", lambda rules, _games=0, *more: play(rules, 10, *more))
    monkeypatch.setattr(lessons, "messages", lambda _rounds=0, **more: messages(50, **more))
    monkeypatch.setattr(m.logs, "what_if", lambda *more, **_: ask(*more, games=2))
    monkeypatch.setattr(lessons, "GamesMenu", partial(GamesMenu, own))


def run(path: Path) -> tuple[dict[str, Any], list[object]]:
    """A lesson's cells up to its check, and what each of them showed."""
    names: dict[str, Any] = {}
    shown = []
    for cell in cells(path):
        if "## Check" in cell["source"][0]:
            break
        if cell["cell_type"] == "code":
            module = ast.parse("".join(cell["source"]))
            last = module.body.pop() if isinstance(module.body[-1], ast.Expr) else None
            exec(compile(module, path.stem, "exec"), names)
            if isinstance(last, ast.Expr):
                shown.append(eval(compile(ast.Expression(last.value), path.stem, "eval"), names))
    return names, shown


def inside(shown: object) -> Iterator[Widget]:
    if isinstance(shown, Widget):
        yield shown
        for child in getattr(shown, "children", ()):
            yield from inside(child)


@pytest.mark.parametrize("path", WITH_GAMES, ids=lambda path: path.stem)
def test_a_lesson_can_be_about_a_pairs_own_games(path: Path) -> None:
    names, shown = run(path)
    for prediction in [each for each in names.values() if isinstance(each, Prediction)]:
        prediction.button.click()
    names["games"].choice.value = "own"
    widgets = [widget for each in shown for widget in inside(each)]
    for bench in widgets:
        if isinstance(bench, Panel):
            with closing(bench):
                assert bench.lang == "en"
    words = " ".join(widget.value for widget in widgets if isinstance(widget, HTML))
    assert "2 finished games" in words
    assert "cannot be shown" not in words
    assert "Predict first" not in words
