"""Many sets of rules at once, through any executor."""

from concurrent.futures import ThreadPoolExecutor
from importlib import import_module

import msgspec
import pytest
from polars.testing import assert_frame_equal

from mysterium_nb.engine.errors import ImpossibleRules
from mysterium_nb.engine.rules import Rules
from mysterium_nb.lab.batch.population import SimulatedPlayers
from mysterium_nb.lab.simulator import simulate
from mysterium_nb.lab.sweeps import sweep
from mysterium_nb.minds.bots.dials import Dials

TWO = Rules.classic(players=2, difficulty="easy")
QUICK = SimulatedPlayers(ghost="one card", psychics="one by one")


def test_a_row_for_each_combination() -> None:
    with ThreadPoolExecutor(1) as executor:
        frame = sweep(TWO, {"hours": [5, 7], "alike": [0.3, 0.9]}, games=50, who=QUICK, executor=executor)
    assert frame.select("hours", "alike").rows() == [(5, 0.3), (5, 0.9), (7, 0.3), (7, 0.9)]
    assert (frame["low"] <= frame["win_rate"]).all()
    assert (frame["win_rate"] <= frame["high"]).all()
    alone = simulate(TWO.but(hours=5), games=50, who=msgspec.structs.replace(QUICK, dials=Dials(alike=0.9)))
    assert frame["win_rate"][1] == alone["won"].mean()


def test_players_and_difficulty_choose_the_published_numbers() -> None:
    with ThreadPoolExecutor(1) as executor:
        frame = sweep(TWO, {"players": [2, 4], "difficulty": ["easy", "hard"]}, games=50, who=QUICK, executor=executor)
    hard = simulate(Rules.classic(players=4, difficulty="hard"), games=50, who=QUICK)
    assert frame["mean_hours"][3] == hard["hours"].mean()


def test_an_impossible_combination_is_refused_before_anything_is_played() -> None:
    with pytest.raises(ImpossibleRules, match="hours must be from 1 to 99, not 0"):
        sweep(TWO, {"hours": [7, 0]}, games=10**9)


def test_processes_come_to_the_same() -> None:
    grid = {"hours": [6, 7]}
    with ThreadPoolExecutor(1) as executor:
        here = sweep(TWO, grid, games=20, who=QUICK, executor=executor)
    assert_frame_equal(here, sweep(TWO, grid, games=20, who=QUICK))


@pytest.mark.soak
def test_two_engines_of_ipyparallel_come_to_the_same() -> None:
    with import_module("ipyparallel").Cluster(n=2, engines="local") as client:
        client.wait_for_engines(2)
        far = sweep(TWO, {"hours": [6, 7, 8]}, games=200, who=QUICK, executor=client.executor())
    assert_frame_equal(far, sweep(TWO, {"hours": [6, 7, 8]}, games=200, who=QUICK))
