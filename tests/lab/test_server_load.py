"""The load run, on a load that a test can bear: the same house, links and log; what the figures come to is not said."""

from pathlib import Path

import pytest

from mysterium_nb.engine.events import SureSaid
from mysterium_nb.engine.views import view
from mysterium_nb.lab.benchmarks.remote_players import _arrivals, _played_again, wrongly_logged
from mysterium_nb.lab.benchmarks.server_load import CLASSROOM, LoadTest, evening_figures, measure_load
from mysterium_nb.minds.bots.quick_bot import QuickBot
from mysterium_nb.table.store import Entry, MemoryStore
from mysterium_nb.table.table import Table
from tests.lab.leftover_processes import left_behind

A_FEW = LoadTest(tables=1, players=3, seconds=1.0, think=(0.01, 0.05))


def test_an_evening_through_real_links_is_logged_once_and_measured(tmp_path: Path) -> None:
    told: list[str] = []
    figures = {figure.name: figure for figure in evening_figures(tmp_path / "evening", told.append, A_FEW)}
    assert told == ["1 tables of 3 play for 1 seconds"]
    assert [figure.target for figure in figures.values()] == ["<=0", "<=3", "", "", ""]
    assert figures["acknowledged moves not logged exactly once"].value == 0
    assert figures["acknowledged moves"].value > 0
    assert figures["a move to all other seats’ views (p95)"].value > 0
    assert left_behind(tmp_path) == []


def test_a_move_that_is_missing_doubled_or_in_two_places_is_named() -> None:
    said = [Entry(seq, 0, "red", move, SureSaid("red")) for seq, move in enumerate(("a", "b", "b", "c", "a"), 1)]
    assert wrongly_logged([said], ["c"]) == []
    assert wrongly_logged([said], ["a", "b", "c", "d"]) == ["a", "b", "d"]
    assert wrongly_logged([said, said[3:4]], ["c"]) == ["c"]


def test_a_seat_has_seen_a_move_when_its_view_or_a_later_one_has_come() -> None:
    store = MemoryStore()
    table = Table.new(players=4, seed="a quiet evening", store=store)
    for _ in range(3):
        move = QuickBot(1).choose(table.view("ghost"))
        assert move is not None
        table.act("ghost", move)
    moves, states = _played_again(store.read(table.game))
    expected = [view(state, "red") for state in states]
    *_, before, first, second, third = range(len(moves))
    seen = [(1.0, expected[before]), (2.0, expected[first]), (4.0, expected[third])]
    assert _arrivals(expected, seen)[before:] == [1.0, 2.0, 4.0, 4.0]
    assert _arrivals(expected, seen)[second] == 4.0


def test_a_move_that_changes_nothing_for_a_seat_is_not_waited_for() -> None:
    one, other = (Table.new(players=4, seed=seed).view("red") for seed in ("a quiet evening", "a dark night"))
    assert _arrivals([one, one, other], [(1.0, one), (2.0, other)]) == [None, None, 2.0]


@pytest.mark.soak
def test_a_class_comes_in_and_plays_and_every_target_is_met() -> None:
    figures = measure_load(print, CLASSROOM)
    missed = [figure for figure in figures if figure.target and not _met(figure.value, figure.target)]
    assert missed == []


def _met(value: float, target: str) -> bool:
    return value >= float(target[2:]) if target.startswith(">=") else value <= float(target[2:])
