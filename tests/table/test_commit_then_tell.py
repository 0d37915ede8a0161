"""`act` decides, commits, and then tells; what cannot be committed has not happened."""

import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from mysterium_nb.engine.errors import IllegalMove
from mysterium_nb.engine.evolve import replay
from mysterium_nb.engine.moves import PlacePawn, Say, SendVision
from mysterium_nb.engine.seats import GHOST, HOST, WATCH
from mysterium_nb.engine.views import View, view
from mysterium_nb.table import MemoryStore, StoreError, Table
from mysterium_nb.table.sqlite_store import SqliteStore
from tests.table.whole_games import a_table, ghost_view

SEATS = (GHOST, "yellow", "red", "blue", WATCH, HOST)


def everything(table: Table) -> bytes:
    return msgspec.json.encode([table.view(seat) for seat in SEATS])


def test_when_a_seat_is_told_the_move_is_in_the_store() -> None:
    store = MemoryStore()
    table = a_table(store=store)
    found: list[bool] = []

    def look(told: View) -> None:
        found.append(view(replay(entry.event for entry in store.read(table.game)), WATCH) == told)

    table.seat(WATCH).watch(look)
    table.act("red", Say("red", "Is anybody there?"))
    table.act(GHOST, SendVision("red", ghost_view(table).hand[:2]))
    assert found == [True, True]


def test_every_seat_is_told_of_what_is_public() -> None:
    table = a_table()
    told: list[str] = []
    for seat in SEATS:
        table.seat(seat).watch(lambda view: told.append(view.seat))
    table.act("red", Say("red", "Is anybody there?"))
    assert sorted(told) == sorted(SEATS)


def test_a_refused_move_changes_nothing_and_nobody_is_told() -> None:
    table = a_table()
    told: list[View] = []
    for seat in SEATS:
        table.seat(seat).watch(told.append)
    before = everything(table)
    with pytest.raises(IllegalMove, match="Wait for the vision first"):
        table.act("red", PlacePawn("red", ghost_view(table).board[0][0]))
    assert everything(table) == before
    assert told == []


def refuse_all_writing(path: Path, how: str) -> None:
    """Let the file itself refuse every new entry, as a full disk would."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(
            f"CREATE TRIGGER full BEFORE INSERT ON entries BEGIN SELECT RAISE({how}, 'the disk is full'); END"
        )


def accept_writing_again(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("DROP TRIGGER full")


@pytest.mark.parametrize("how", ["ABORT", "FAIL", "ROLLBACK"])
def test_a_move_that_cannot_be_committed_has_not_happened(tmp_path: Path, how: str) -> None:
    with closing(SqliteStore(tmp_path / "games.sqlite")) as store:
        table = a_table(store=store)
        told: list[View] = []
        for seat in SEATS:
            table.seat(seat).watch(told.append)
        before, log = everything(table), store.read(table.game)
        move = SendVision("red", ghost_view(table).hand[:2])
        refuse_all_writing(store.path, how)
        with pytest.raises(StoreError, match="the disk is full"):
            table.act(GHOST, move, "try")
        assert everything(table) == before
        assert store.read(table.game) == log
        assert told == []
        accept_writing_again(store.path)
        table.act(GHOST, move, "try")
        assert table.view("red").psychic("red").visions[0].cards == move.cards
        assert len(told) == len(SEATS)


def test_a_closed_store_stops_the_table_and_changes_nothing(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "games.sqlite")
    table = a_table(store=store)
    told: list[View] = []
    table.seat(WATCH).watch(told.append)
    before = everything(table)
    store.close()
    with pytest.raises(StoreError):
        table.act("red", Say("red", "Is anybody there?"))
    with pytest.raises(StoreError):
        table.tick()
    assert everything(table) == before
    assert told == []
