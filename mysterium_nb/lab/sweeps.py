"""Many sets of rules at once: one row for each, on all cores or on many machines.

The work goes through any `concurrent.futures.Executor`. Without one there is a process for each core; with ipyparallel
it is `ipyparallel.Client().executor()`, with Dask `distributed.Client().get_executor()`.
"""

import multiprocessing
import os
from collections.abc import Mapping, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from itertools import product
from typing import TYPE_CHECKING, Any

import msgspec

from mysterium_nb.engine.rules import Rules
from mysterium_nb.lab.batch.population import SimulatedPlayers
from mysterium_nb.lab.intervals import wilson
from mysterium_nb.lab.simulator import DEFAULT_PLAYERS, simulate
from mysterium_nb.minds.bots.dials import Dials

if TYPE_CHECKING:
    import polars as pl

_TABLE = ("edition", "players", "difficulty")
"""What chooses the published numbers; all else changes some of them."""


class SweepCell(msgspec.Struct, frozen=True):
    """One set of rules with those who play it."""

    rules: Rules
    who: SimulatedPlayers
    games: int
    seed: int


class SweepResult(msgspec.Struct, frozen=True):
    """What came of one setting; `low` and `high` are the ends of the win rate's interval."""

    games: int
    win_rate: float
    low: float
    high: float
    finish_rate: float
    mean_hours: float


def sweep(
    rules: Rules,
    grid: Mapping[str, Sequence[Any]],
    games: int = 4000,
    seed: int = 1,
    who: SimulatedPlayers = DEFAULT_PLAYERS,
    *,
    executor: Executor | None = None,
) -> "pl.DataFrame":
    """Every combination of the values in the grid, whose names are rules (`hours`), dials (`alike`) or what an edition
    is chosen by (`players`, `difficulty`). All are played with the same cards by the same people, so that differences
    come from the rules; a combination that cannot be played is refused before anything is.

    >>> import mysterium_nb as m
    >>> from concurrent.futures import ThreadPoolExecutor
    >>> with ThreadPoolExecutor(1) as executor:
    ...     rates = m.lab.sweep(m.Rules.classic(players=2), {"hours": [5, 8]}, games=20, executor=executor)
    >>> rates["hours"].to_list(), rates["games"].to_list()
    ([5, 8], [20, 20])
    """
    import polars as pl  # it takes as long to load as all the rest of the lab

    names = list(grid)
    combinations = [dict(zip(names, values, strict=True)) for values in product(*grid.values())]
    settings = [_setting(rules, who, games, seed, combination) for combination in combinations]
    if executor is not None:
        told = list(executor.map(play_cell, settings))
    else:
        workers = min(len(settings), os.cpu_count() or 1)
        with ProcessPoolExecutor(workers, mp_context=multiprocessing.get_context("spawn")) as processes:
            told = list(processes.map(play_cell, settings))
    rows = zip(combinations, map(msgspec.structs.asdict, told), strict=True)
    return pl.DataFrame([combination | figures for combination, figures in rows])


def _setting(rules: Rules, who: SimulatedPlayers, games: int, seed: int, changes: Mapping[str, Any]) -> SweepCell:
    dials = {name: value for name, value in changes.items() if name in Dials.__struct_fields__}
    table = {name: changes[name] for name in _TABLE if name in changes}
    numbers = {name: value for name, value in changes.items() if name not in dials and name not in table}
    if table:
        rules = Rules.preset(**{name: getattr(rules, name) for name in _TABLE} | table)
    if dials:
        who = msgspec.structs.replace(who, dials=msgspec.structs.replace(who.dials, **dials))
    return SweepCell(rules.but(**numbers), who, games, seed)


def play_cell(setting: SweepCell) -> SweepResult:
    """Play one setting and count."""
    frame = simulate(setting.rules, setting.games, setting.seed, setting.who)
    games = len(frame)
    won = int(frame["won"].sum())
    low, high = wilson(won, games)
    return SweepResult(
        games=games,
        win_rate=won / games,
        low=low,
        high=high,
        finish_rate=float(frame["finished"].sum()) / games,
        mean_hours=float(frame["hours"].sum()) / games,
    )
