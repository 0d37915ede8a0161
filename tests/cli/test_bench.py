"""`mysterium-nb bench`: the figures and how they are told; what they come to is for the benchmark itself to say."""

import json
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from mysterium_nb.lab.benchmarks import engine_speed, frames_speed, redraw_time
from mysterium_nb.lab.benchmarks.figures import Figure
from tests.cli.running import ROOT, Shell, plain_environment
from tests.lab.leftover_processes import left_behind


@pytest.fixture
def _in_a_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("pyspiel")
    monkeypatch.setattr(engine_speed, "ROUNDS", 1)
    monkeypatch.setattr(engine_speed, "SECONDS_A_ROUND", 0.01)
    monkeypatch.setattr(engine_speed, "REDRAWS", 3)
    monkeypatch.setattr(engine_speed, "BATCH", 10)


@pytest.mark.usefixtures("_in_a_moment")
def test_the_figures_in_json(shell: Shell) -> None:
    figures = json.loads(shell("bench", "--json").out)
    assert all(list(figure) == ["name", "value", "unit", "target"] for figure in figures)
    assert [figure["target"] for figure in figures][:6] == [">=2.6", ">=1.3", ">=6", "<=3", "<=30", "<=4000"]
    assert all(figure["value"] > 0 for figure in figures)


@pytest.mark.parametrize(
    ("value", "target", "missed"),
    [(2.0, ">=2", False), (1.9, ">=2", True), (3.0, "<=3", False), (3.1, "<=3", True), (9.0, "", False)],
)
def test_a_missed_target_is_marked_and_fails(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, value: float, target: str, *, missed: bool
) -> None:
    monkeypatch.setattr(engine_speed, "measure_engine", lambda: [Figure("something", value, "times", target)])
    answer = shell("bench")
    assert (answer.code, "missed" in answer.out) == (missed, missed)
    [figure] = json.loads(shell("bench", "--json").out)
    assert figure == {"name": "something", "value": value, "unit": "times", "target": target}


@pytest.mark.usefixtures("_in_a_moment")
def test_the_figures_in_plain_words(shell: Shell) -> None:
    answer = shell("bench")
    assert answer.err == ""
    assert answer.code == ("missed" in answer.out)
    assert "importing the lab" in answer.out
    assert "replayed moves over played moves" in answer.out
    assert ">=6" in answer.out
    assert "redraw over empty ipywidgets round trip" in answer.out


def test_a_kernel_that_cannot_do_it_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(redraw_time, "SETTING", "raise ValueError('no such dashboard')")
    with pytest.raises(RuntimeError, match="no such dashboard"):
        redraw_time.redraw_times(1)


def test_a_press_that_changes_nothing_is_no_redraw(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(redraw_time, "ANSWER", "(button.model_id, board.model_id, label.model_id, cards)")
    with pytest.raises(RuntimeError, match="The kernel did nothing about"):
        redraw_time.redraw_times(2)


def test_a_peer_that_is_not_there(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    assert "open_spiel" in shell.refusal("bench")


def test_tables_of_logged_games_are_measured_by_themselves(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in (("PLAYED", 2), ("GAMES", 4), ("MANY_GAMES", 8), ("ROUNDS", 1)):
        monkeypatch.setattr(frames_speed, name, value)
    answer = shell("bench", "--frames", "--json")
    assert "pandas over frames, 4 games" in [figure["name"] for figure in json.loads(answer.out)]
    assert "Reading them, ours and pandas in turns …" in answer.err
    assert "not allowed with argument" in shell("bench", "--frames", "--load").err


def test_a_peer_of_tables_that_is_not_there(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(frames_speed, "find_spec", lambda _: None)
    assert "pandas" in shell.refusal("bench", "--frames")


def test_a_browser_that_is_not_there(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "playwright.sync_api", None)
    assert "playwright" in shell.refusal("bench", "--load")


@pytest.fixture
def short() -> Iterator[Path]:
    """A folder with a short name: kernels are talked to through sockets whose names may not be long."""
    with tempfile.TemporaryDirectory(prefix="load") as folder:
        yield Path(folder)


@pytest.mark.soak
@pytest.mark.parametrize(("how", "code", "said"), [(signal.SIGINT, 130, "Stopped.\n"), (signal.SIGTERM, 143, "")])
def test_a_load_run_that_is_broken_off_leaves_no_process(
    short: Path, how: signal.Signals, code: int, said: str
) -> None:
    command = [sys.executable, "-m", "mysterium_nb", "bench", "--load"]
    environment = plain_environment() | {"TMPDIR": str(short)}
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True, cwd=ROOT, env=environment) as running:
        assert running.stderr is not None
        assert "Opening pages in turns" in running.stderr.readline()
        running.send_signal(how)
        assert running.stderr.read() == said
        assert running.wait() == code
    assert list(short.iterdir()) == []
    assert left_behind(short) == []
