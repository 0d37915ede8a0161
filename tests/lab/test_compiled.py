"""What numba compiles comes to the same as what numpy does, as nearly as single precision can."""

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from mysterium_nb.decks import shipped
from mysterium_nb.kernel.editions import Rules
from mysterium_nb.lab.batch import compiling, thoughts
from mysterium_nb.lab.batch.chance import Chance, Floats, Ints
from mysterium_nb.lab.batch.hand import NONE
from mysterium_nb.lab.batch.people import Company, gather
from mysterium_nb.lab.batch.reasoning_ghost import ranks
from mysterium_nb.lab.batch.tables import tables
from mysterium_nb.lab.batch.thoughts import NUMPY, Thinking, quickest
from mysterium_nb.minds import reasoning
from mysterium_nb.minds.dials import PLAIN, Dials
from tests.lab.reasoning_games import in_a_batch, precise

ROWS, CARDS, HAND, PEOPLE, VISIONS = 300, 7, 7, 10, 84


@pytest.fixture(scope="module")
def compiled() -> Thinking:
    pytest.importorskip("numba")
    return quickest(wait=True)


class Questions:
    """Whatever a batch could be asked."""

    def __init__(self, alike: float) -> None:
        rng = np.random.default_rng(3)
        self.affinity = rng.standard_normal((PEOPLE, VISIONS, 54))
        self.tables = tables(self.affinity, Dials(alike=alike))
        self.minds = rng.integers(0, PEOPLE, ROWS)
        self.columns: Ints = np.argsort(rng.random((ROWS, 54)), axis=1)[:, :CARDS]
        self.targets = rng.integers(0, CARDS, ROWS)
        possible = rng.random((ROWS, CARDS)) < 0.8
        possible[np.arange(ROWS), self.targets] = True
        self.weights: Floats = reasoning.normalised(rng.random((ROWS, CARDS)) * possible).astype(np.float32)
        deck = np.argsort(rng.random((ROWS, VISIONS)), axis=1)
        self.hand = deck[:, :HAND].copy()
        self.hand[: ROWS // 10, 4:] = NONE
        self.sent = deck[:, HAND : HAND + 3].copy()
        self.sent[np.arange(3) >= rng.integers(1, 4, ROWS)[:, None]] = NONE
        self.pool = rng.random((ROWS, VISIONS)) < 0.7
        self.drawn = rng.integers(1, HAND + 1, ROWS)

    def clarity(self, by: Thinking) -> Floats:
        return by.handful_clarity(
            self.tables.trusted, self.minds, self.columns, self.weights, self.hand, self.targets
        )  # fmt: skip

    def hopes(self, by: Thinking, best: Floats) -> Floats:
        return by.crow_hopes(
            self.tables.trusted, self.minds, self.columns, self.weights, self.targets, self.sent, self.pool,
            self.drawn, best, ranks(HAND, VISIONS),
        )  # fmt: skip

    def likelihoods(self, by: Thinking) -> tuple[Floats, Floats]:
        return by.likelihoods(self.tables, self.minds, self.columns, self.weights, self.sent, HAND)


@pytest.fixture(params=[0.2, 0.6, 1.0], ids=lambda alike: f"alike {alike}")
def asked(request: pytest.FixtureRequest) -> Questions:
    return Questions(request.param)


def test_handfuls(asked: Questions, compiled: Thinking) -> None:
    np.testing.assert_allclose(asked.clarity(compiled), asked.clarity(NUMPY), rtol=1e-4, atol=1e-7)


@pytest.mark.parametrize("whole", [False, True])
def test_crows(asked: Questions, compiled: Thinking, *, whole: bool) -> None:
    best = np.full(ROWS, -np.inf) if whole else np.log(asked.clarity(NUMPY).max(axis=1)).astype(np.float64)
    np.testing.assert_allclose(asked.hopes(compiled, best), asked.hopes(NUMPY, best), atol=1e-3)


def test_likelihoods(asked: Questions, compiled: Thinking) -> None:
    for quick, exact in zip(asked.likelihoods(compiled), asked.likelihoods(NUMPY), strict=True):
        np.testing.assert_allclose(quick, exact, rtol=1e-3, atol=1e-6)


def test_likelihoods_are_those_of_the_minds(asked: Questions) -> None:
    found, after = asked.likelihoods(NUMPY)
    factors = reasoning.factors(asked.affinity, PLAIN)
    for row in range(0, ROWS, 10):
        mind, columns = factors[asked.minds[row]], asked.columns[row]
        sent = asked.sent[row][asked.sent[row] != NONE]
        expected = reasoning.likelihood(
            asked.weights[row].astype(np.float64), mind[sent][:, columns], mind[:, columns], HAND - len(sent),
            asked.tables.insistence,
        )  # fmt: skip
        np.testing.assert_allclose(found[row], expected, rtol=1e-3, atol=1e-6)
        np.testing.assert_allclose(after[row], asked.weights[row] * mind[sent][:, columns].prod(axis=0), rtol=1e-5)


def test_products(asked: Questions, compiled: Thinking) -> None:
    question = (asked.tables.plain, asked.minds, asked.columns, asked.sent)
    np.testing.assert_allclose(compiled.product(*question), NUMPY.product(*question), rtol=1e-5)


def test_no_card_belongs_to_two(compiled: Thinking) -> None:
    rng = np.random.default_rng(4)
    weights = rng.random((ROWS, 4, CARDS)).astype(np.float32)
    step = rng.integers(0, 4, (ROWS, 4))
    weights[step == 3] = 0.0
    np.testing.assert_allclose(compiled.apart(weights, step), NUMPY.apart(weights, step), atol=1e-5)


def test_a_block_of_games_is_the_same_but_for_a_hair(compiled: Thinking) -> None:
    """In single precision two handfuls may change places that are equally good."""
    rules, chance = Rules.classic(players=4), Chance(1, 0, 60)
    _, _, exact = in_a_batch(rules, precise(Dials()), chance, NUMPY)
    _, _, quick = in_a_batch(rules, gather(Company(), shipped()), chance, compiled)
    same = (exact.won == quick.won) & (exact.hours == quick.hours) & (exact.visions == quick.visions)
    assert same.sum() >= 57


def test_without_numba_numpy_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thoughts, "find_spec", lambda _: None)
    thoughts._compiling.cache_clear()
    assert quickest(wait=True) is NUMPY
    thoughts._compiling.cache_clear()


def test_while_numba_compiles_numpy_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thoughts, "_COMPILED", "mysterium_nb.lab.batch.never_compiled")
    thoughts._compiling.cache_clear()
    assert quickest() is NUMPY
    assert quickest(wait=True) is NUMPY
    assert "mysterium_nb.lab.batch.never_compiled" not in sys.modules
    thoughts._compiling.cache_clear()


def test_however_many_ask_at_once_one_compiles_at_a_time(tmp_path: Path) -> None:
    (tmp_path / "slowly.py").write_text(
        "import time\nfile = open('told', 'a', buffering=1)\nprint('begun', file=file)\n"
        "deadline = time.monotonic() + 0.3\nwhile time.monotonic() < deadline: pass\nprint('over', file=file)\n"
    )
    known = {**os.environ, "XDG_CACHE_HOME": str(tmp_path / "cache")}
    command = [sys.executable, "-m", compiling.__name__, "slowly"]
    processes = [subprocess.Popen(command, cwd=tmp_path, env=known) for _ in range(3)]
    assert [process.wait() for process in processes] == [0, 0, 0]
    assert (tmp_path / "told").read_text().split() == ["begun", "over"] * 3
