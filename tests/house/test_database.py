"""The house's database on a bad day: a full disk, a file of an earlier version, and what was deleted from it."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from mysterium_nb.house.database import HouseDatabase, SeatClaim, TableRow
from mysterium_nb.table.store import StoreError

ROOM = TableRow("LAMO42", "first-game", 5, "seed", "Moth 12", "Mrs Dalloway", written=True, hidden=False)


@pytest.fixture
def database(tmp_path: Path) -> Iterator[HouseDatabase]:
    with closing(HouseDatabase(tmp_path / "house.sqlite")) as database:
        yield database


def is_kept(database: HouseDatabase) -> list[object]:
    return [database.rooms(), database.claims(), database.muted(), database.companies(), database.played()]


# A full disk


def fill_the_disk(database: HouseDatabase) -> None:
    """SQLite's own limit, on the one connection that the database has: not a page more than there are."""
    ((pages,),) = database._rows("PRAGMA page_count")
    database._db.execute(f"PRAGMA max_page_count={pages}")


@pytest.mark.parametrize(
    "write",
    [
        lambda database: database.save_tables([ROOM, replace(ROOM, code="DEMO11", title="x" * 9000)]),
        lambda database: database.claim(SeatClaim("LAMO42", "red", "h" * 9000, "r")),
        lambda database: database.set_value("alive_at", "5" * 9000),
        lambda database: database.play_again(ROOM, replace(ROOM, game="x" * 9000), 7),
    ],
)
def test_on_a_full_disk_nothing_is_changed_and_a_sentence_says_why(
    database: HouseDatabase, write: Callable[[HouseDatabase], None]
) -> None:
    before = is_kept(database)
    fill_the_disk(database)
    with pytest.raises(StoreError, match=r"house\.sqlite cannot be used: database or disk is full\.$"):
        write(database)
    assert is_kept(database) == before
    database._db.execute("PRAGMA max_page_count=100000")
    write(database)
    database.mute("LAMO42", "red")
    assert database.muted() == [("LAMO42", "red")]


def test_the_hosts_key_is_known_on_a_full_disk(database: HouseDatabase) -> None:
    key = database.key("host")
    fill_the_disk(database)
    with closing(sqlite3.connect(database._path, isolation_level=None)) as rival:
        rival.execute("BEGIN IMMEDIATE")  # whoever only reads need not wait either
        assert database.key("host") == key


def test_a_closed_book_says_so(tmp_path: Path) -> None:
    database = HouseDatabase(tmp_path / "house.sqlite")
    database.close()
    for use in (database.rooms, lambda: database.mute("LAMO42", "red")):
        with pytest.raises(StoreError, match="closed"):
            use()


# A database of an earlier version

EARLIEST = """
CREATE TABLE keys (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE rooms (
    code TEXT PRIMARY KEY, game TEXT NOT NULL, opened_at INTEGER NOT NULL,
    seed TEXT, deal TEXT NOT NULL, title TEXT NOT NULL, written INTEGER NOT NULL, hidden INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE claims (
    code TEXT NOT NULL, seat TEXT NOT NULL, holder TEXT NOT NULL, resume TEXT NOT NULL,
    PRIMARY KEY (code, seat, holder)
) WITHOUT ROWID;
INSERT INTO rooms VALUES ('LAMO42', 'first-game', 5, 'seed', 'Moth 12', 'Mrs Dalloway', 1, 0);
"""
WITHOUT_SEEDS = f"""{EARLIEST}
CREATE TABLE muted (code TEXT NOT NULL, seat TEXT NOT NULL, PRIMARY KEY (code, seat)) WITHOUT ROWID;
CREATE TABLE company (
    code TEXT PRIMARY KEY, preset TEXT NOT NULL, pace TEXT NOT NULL, lang TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE played (
    code TEXT NOT NULL, game TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (code, game)
) WITHOUT ROWID;
INSERT INTO played VALUES ('LAMO42', 'a0', 4);
"""


@pytest.mark.parametrize(("schema", "played"), [(EARLIEST, []), (WITHOUT_SEEDS, [("LAMO42", "a0", None)])])
def test_a_book_of_an_earlier_version_is_taken_up(
    tmp_path: Path, schema: str, played: list[tuple[str, str, str | None]]
) -> None:
    path = tmp_path / "house.sqlite"
    with closing(sqlite3.connect(path)) as old:
        old.executescript(schema)
    for _ in range(2):
        with closing(HouseDatabase(path)) as database:
            assert database.rooms() == [ROOM]
            assert database.played() == played
    with closing(HouseDatabase(path)) as database:
        database.play_again(replace(ROOM, game="later"), ROOM, 9)
        assert database.played() == [*played, ("LAMO42", "first-game", "seed")]


# What was deleted


def found(database: HouseDatabase, words: str) -> list[str]:
    return [file.name for file in sorted(database._path.parent.iterdir()) if words.encode() in file.read_bytes()]


def test_a_table_that_was_deleted_is_in_no_file_while_the_house_is_open(database: HouseDatabase) -> None:
    database.save_tables([ROOM])
    assert found(database, "Dalloway")
    database.delete_table(ROOM.code)
    assert found(database, "Dalloway") == []


def test_a_game_that_was_deleted_is_in_no_file_either(database: HouseDatabase) -> None:
    database.save_tables([ROOM])
    database.claim(SeatClaim(ROOM.code, "red", "whoever played it", "r"))
    database.play_again(replace(ROOM, game="later"), ROOM, 7)
    assert database.has_played(ROOM.game, "whoever played it")
    assert found(database, ROOM.game) == ["house.sqlite-wal"]
    database.delete_played(ROOM.game)
    assert database.played() == []
    assert found(database, ROOM.game) == []


def test_with_a_table_goes_who_played_there(database: HouseDatabase) -> None:
    database.save_tables([ROOM])
    database.claim(SeatClaim(ROOM.code, "red", "whoever played it", "r"))
    database.play_again(replace(ROOM, game="later"), ROOM, 7)
    database.delete_table(ROOM.code)
    assert not database.has_played(ROOM.game, "whoever played it")
    assert found(database, "whoever played it") == []


def test_what_somebody_still_reads_is_made_up_for_by_the_next_note(database: HouseDatabase) -> None:
    database.save_tables([ROOM])
    with closing(sqlite3.connect(database._path, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT * FROM rooms").fetchall()
        database.delete_table(ROOM.code)
        assert found(database, "Dalloway") == ["house.sqlite-wal"]
    database.set_value("alive_at", "5")
    assert found(database, "Dalloway") == []
