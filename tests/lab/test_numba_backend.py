"""What numba compiles comes to the same as what numpy does, as nearly as single precision can."""

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from mysterium_nb.decks import shipped
from mysterium_nb.engine.rules import Rules
from mysterium_nb.lab.batch import backends as thoughts
from mysterium_nb.lab.batch.backends import NUMPY, Backend, compile_once, fastest_backend
from mysterium_nb.lab.batch.backends.numpy_backend import average_alternative, likelihoods
from mysterium_nb.lab.batch.factor_tables import tables
from mysterium_nb.lab.batch.game_arrays import HiddenArrays, PublicArrays
from mysterium_nb.lab.batch.hands import NONE
from mysterium_nb.lab.batch.play_block import play_block
from mysterium_nb.lab.batch.player_protocols import Ghost, GhostTurn, Psychics
from mysterium_nb.lab.batch.population import SimulatedPlayers, build_population
from mysterium_nb.lab.batch.random_numbers import IntArray, RandomBlock, RealArray
from mysterium_nb.lab.batch.reasoning_psychics import ReasoningPsychics
from mysterium_nb.minds.bots import reasoning
from mysterium_nb.minds.bots.dials import PLAIN, Dials
from tests.lab.reasoning_games import in_a_batch, precise

ROWS, CARDS, HAND, PEOPLE, VISIONS = 300, 7, 7, 10, 84


@pytest.fixture(scope="module")
def compiled() -> Backend:
    pytest.importorskip("numba")
    return fastest_backend(wait=True)


class Questions:
    """Whatever a batch could be asked."""

    def __init__(self, alike: float) -> None:
        rng = np.random.default_rng(3)
        self.affinity = rng.standard_normal((PEOPLE, VISIONS, 54))
        self.tables = tables(self.affinity, Dials(alike=alike))
        self.minds = rng.integers(0, PEOPLE, ROWS)
        self.columns: IntArray = np.argsort(rng.random((ROWS, 54)), axis=1)[:, :CARDS]
        possible = rng.random((ROWS, CARDS)) < 0.8
        possible[:, 0] = True
        self.weights: RealArray = reasoning.normalised(rng.random((ROWS, CARDS)) * possible).astype(np.float32)
        self.sent: IntArray = np.argsort(rng.random((ROWS, VISIONS)), axis=1)[:, :3]
        self.sent[np.arange(3) >= rng.integers(1, 4, ROWS)[:, None]] = NONE


@pytest.fixture(params=[0.2, 0.6, 1.0], ids=lambda alike: f"alike {alike}")
def asked(request: pytest.FixtureRequest) -> Questions:
    return Questions(request.param)


def test_likelihoods_are_those_of_the_minds(asked: Questions) -> None:
    question = (asked.tables, asked.minds, asked.columns, asked.weights)
    found, after = likelihoods(*question, asked.sent, average_alternative(*question), HAND)
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


def test_products(asked: Questions, compiled: Backend) -> None:
    question = (asked.tables.plain, asked.minds, asked.columns, asked.sent)
    np.testing.assert_allclose(compiled.product(*question), NUMPY.product(*question), rtol=1e-5)


def test_no_card_belongs_to_two(compiled: Backend) -> None:
    rng = np.random.default_rng(4)
    weights = rng.random((ROWS, 4, CARDS)).astype(np.float32)
    step = rng.integers(0, 4, (ROWS, 4))
    weights[step == 3] = 0.0
    np.testing.assert_allclose(
        compiled.exclusive_weights(weights, step), NUMPY.exclusive_weights(weights, step), atol=1e-5
    )


class BothGhosts:
    """Both are asked on every turn, and the game goes on as the plain one says."""

    def __init__(self, plain: Ghost, quick: Ghost) -> None:
        self._plain, self._quick = plain, quick
        self.accuse = plain.accuse
        self.turns = self.otherwise = self.crows = 0

    def turn(self, public: PublicArrays, secret: HiddenArrays, rows: IntArray, /) -> GhostTurn:
        answer = self._plain.turn(public, secret, rows)
        same = [(one == other).reshape(rows.size, -1).all(axis=1) for one, other in zip(
            answer, self._quick.turn(public, secret, rows), strict=True)]  # fmt: skip
        self.turns += rows.size
        self.otherwise += int((~np.logical_and.reduce(same)).sum())
        self.crows += int(answer.throw.any(axis=1).sum())
        return answer

    def given(self, public: PublicArrays, rows: IntArray, psychic: IntArray, cards: IntArray, /) -> None:
        for ghost in (self._plain, self._quick):
            ghost.given(public, rows, psychic, cards)

    def found(self, public: PublicArrays, rows: IntArray, psychic: int, /) -> None:
        for ghost in (self._plain, self._quick):
            ghost.found(public, rows, psychic)


@pytest.mark.parametrize(
    ("rules", "dials"),
    [
        (Rules.classic(players=5), Dials()),
        (Rules.classic(players=4, difficulty="easy"), Dials(alike=0.3)),
        (Rules.original(players=6), Dials(alike=1.0)),
        (Rules.classic(players=3).but(hand=4), Dials(noise=0.3)),
    ],
    ids=["five", "a crow each hour", "whole hands", "short hands, noisy"],
)
def test_every_turn_of_a_ghost(compiled: Backend, rules: Rules, dials: Dials) -> None:
    """In single precision two handfuls may change places that are equally good."""
    club, asked = build_population(SimulatedPlayers(dials), shipped()), []

    def players(public: PublicArrays) -> tuple[Ghost, Psychics]:
        plain, psychics = club.players(public, NUMPY)
        asked.append(BothGhosts(plain, club.players(public, compiled)[0]))
        return asked[0], psychics

    play_block(rules, shipped().ids, RandomBlock(2, 0, 100), players)
    assert asked[0].turns > 1000
    assert asked[0].crows > 20
    assert asked[0].otherwise <= asked[0].turns // 500


class BothPsychics:
    """Both hear every vision, and what each of them makes of it is compared."""

    def __init__(self, plain: ReasoningPsychics, quick: ReasoningPsychics) -> None:
        self._plain, self._quick = plain, quick
        self.judge, self.vote, self.point = plain.judge, plain.vote, plain.point

    def given(self, public: PublicArrays, rows: IntArray, psychic: IntArray, cards: IntArray, /) -> None:
        for psychics in (self._plain, self._quick):
            psychics.given(public, rows, psychic, cards)

    def found(self, public: PublicArrays, rows: IntArray, psychic: int, /) -> None:
        for psychics in (self._plain, self._quick):
            psychics.found(public, rows, psychic)

    def guess(self, public: PublicArrays, rows: IntArray, /) -> IntArray:
        guesses = self._plain.guess(public, rows)
        self._quick.guess(public, rows)
        np.testing.assert_allclose(self._quick._told[rows], self._plain._told[rows], rtol=1e-3, atol=1e-5)
        return guesses


@pytest.mark.parametrize("rules", [Rules.classic(players=5), Rules.original(players=2)], ids=["five", "two"])
def test_all_that_psychics_hear(compiled: Backend, rules: Rules) -> None:
    club, heard = build_population(SimulatedPlayers(), shipped()), []

    def players(public: PublicArrays) -> tuple[Ghost, Psychics]:
        ghost, plain = club.players(public, NUMPY)
        _, quick = club.players(public, compiled)
        assert isinstance(plain, ReasoningPsychics)
        assert isinstance(quick, ReasoningPsychics)
        heard.append(BothPsychics(plain, quick))
        return ghost, heard[0]

    play_block(rules, shipped().ids, RandomBlock(2, 0, 60), players)
    assert len(heard) == 1


def test_a_block_of_games_is_the_same_but_for_a_hair(compiled: Backend) -> None:
    """In single precision two handfuls may change places that are equally good."""
    rules, chance = Rules.classic(players=4), RandomBlock(1, 0, 60)
    _, _, exact = in_a_batch(rules, precise(Dials()), chance, NUMPY)
    _, _, quick = in_a_batch(rules, build_population(SimulatedPlayers(), shipped()), chance, compiled)
    same = (exact.won == quick.won) & (exact.hours == quick.hours) & (exact.visions == quick.visions)
    assert same.sum() >= 57


def test_without_numba_numpy_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thoughts, "find_spec", lambda _: None)
    thoughts._compiling.cache_clear()
    assert fastest_backend(wait=True) is NUMPY
    thoughts._compiling.cache_clear()


def test_while_numba_compiles_numpy_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thoughts, "_COMPILED", "mysterium_nb.lab.batch.never_compiled")
    thoughts._compiling.cache_clear()
    assert fastest_backend() is NUMPY
    assert fastest_backend(wait=True) is NUMPY
    assert "mysterium_nb.lab.batch.never_compiled" not in sys.modules
    thoughts._compiling.cache_clear()


def test_however_many_ask_at_once_one_compiles_at_a_time(tmp_path: Path) -> None:
    (tmp_path / "slowly.py").write_text(
        "import time\nfile = open('told', 'a', buffering=1)\nprint('begun', file=file)\n"
        "deadline = time.monotonic() + 0.3\nwhile time.monotonic() < deadline: pass\nprint('over', file=file)\n"
    )
    known = {**os.environ, "XDG_CACHE_HOME": str(tmp_path / "cache")}
    command = [sys.executable, "-m", compile_once.__name__, "slowly"]
    processes = [subprocess.Popen(command, cwd=tmp_path, env=known) for _ in range(3)]
    assert [process.wait() for process in processes] == [0, 0, 0]
    assert (tmp_path / "told").read_text().split() == ["begun", "over"] * 3
