"""A table is nothing but the fold of its log: put down and taken up again, it is the same."""

from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from mysterium_nb.engine.errors import ImpossibleRules
from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import GHOST, HOST, WATCH
from mysterium_nb.engine.state import Phase
from mysterium_nb.table import MemoryStore, StoreError, Table
from mysterium_nb.table.autoplay import SimulatedClock
from mysterium_nb.table.sqlite_store import SqliteStore
from tests.table.whole_games import NOON, a_lobby, a_table, play_badly, play_well


@pytest.mark.parametrize("until", ["visions", "interpretation", "manifestation", "culprit", "poll", "over"])
def test_a_game_is_taken_up_where_its_log_ends(tmp_path: Path, until: Phase) -> None:
    with closing(SqliteStore(tmp_path / "games.sqlite")) as store:
        first = a_table(store=store)
        play_well(first, until=until)
    with closing(SqliteStore(tmp_path / "games.sqlite")) as store:
        again = Table.resume(store, first.game, clock=SimulatedClock(NOON))
        for seat in (GHOST, "yellow", "red", "blue", WATCH, HOST):
            assert msgspec.json.encode(again.view(seat)) == msgspec.json.encode(first.view(seat))
        assert (again.waiting_for, again.over, again.deadline) == (first.waiting_for, first.over, first.deadline)
        play_well(again)
        assert again.over


def test_a_lobby_is_taken_up_too() -> None:
    store = MemoryStore()
    lobby = a_lobby(store=store)
    lobby.sit("white", "Ada")
    again = Table.resume(store, lobby.game)
    again.start()
    assert [p.colour for p in again.view(WATCH).psychics] == ["yellow", "red", "white"]


def test_there_is_nothing_to_take_up() -> None:
    with pytest.raises(StoreError, match=r"^There is no game nowhere in this store\.$"):
        Table.resume(MemoryStore(), "nowhere")


def test_impossible_rules_open_no_table() -> None:
    store = MemoryStore()
    with pytest.raises(ImpossibleRules, match="hours must be from 1 to 99, not 0"):
        Table.open(msgspec.structs.replace(Rules.classic(), hours=0), store=store)
    assert store.games() == []


def test_a_new_table_has_begun_and_says_that_its_seed_was_typed() -> None:
    table = Table.new(players=5, edition="original", difficulty="difficult", seed="a quiet evening")
    assert table.view(WATCH).setup.typed_seed
    assert table.view(WATCH).rules == Rules.original(players=5, difficulty="difficult")
    same = Table.new(players=5, edition="original", difficulty="difficult", seed="a quiet evening")
    assert same.view(GHOST) == table.view(GHOST)
    assert same.game != table.game


def test_a_new_table_without_a_seed_is_dealt_by_chance() -> None:
    deals = [Table.new().view(GHOST) for _ in range(2)]
    assert not deals[0].setup.typed_seed
    assert deals[0] != deals[1]


def test_a_table_with_an_empty_store_keeps_its_game_there() -> None:
    store = MemoryStore()
    table = Table.new(store=store)
    assert [shelf.game for shelf in store.games()] == [table.game]


@pytest.mark.parametrize("edition", ["classic", "revised", "original"])
@pytest.mark.parametrize("players", [2, 3, 5, 7])
def test_a_whole_game_of_simple_minds_is_the_fold_of_its_log(edition: str, players: int) -> None:
    store, clock = MemoryStore(), SimulatedClock(NOON)
    table = a_table(Rules.preset(edition, players), store=store, clock=clock)
    play_badly(table, clock)
    again = Table.resume(store, table.game)
    assert again.over
    assert again.view(GHOST) == table.view(GHOST)
    assert [e.seq for e in store.read(table.game)] == list(range(1, len(store.read(table.game)) + 1))
