"""A commit that has returned is kept, and whoever finds the file busy waits."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from threading import Event, Thread, Timer

import pytest

from mysterium_nb.engine.events import Said
from mysterium_nb.table import StoreError, sqlite_store
from mysterium_nb.table.sqlite_store import SqliteStore
from mysterium_nb.table.store import Entry

ONE = Entry(1, 5, "red", "m", Said("red", "hm", 1))


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqliteStore]:
    with closing(SqliteStore(tmp_path / "games.sqlite")) as store:
        yield store


@pytest.fixture
def rival(store: SqliteStore) -> Iterator[sqlite3.Connection]:
    """Another program's connection to the same file."""
    with closing(sqlite3.connect(store.path, isolation_level=None, check_same_thread=False, timeout=0)) as connection:
        yield connection


def pragma(store: SqliteStore, name: str) -> object:
    # `synchronous` belongs to a connection, so only the store's own can tell.
    return store._db.execute(f"PRAGMA {name}").fetchone()[0]


def test_write_ahead_logging_is_in_force(store: SqliteStore, rival: sqlite3.Connection) -> None:
    assert pragma(store, "journal_mode") == "wal"
    assert rival.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert store.path.with_name("games.sqlite-wal").exists()


def test_every_commit_goes_to_the_disk(store: SqliteStore) -> None:
    full = 2
    assert pragma(store, "synchronous") == full
    store.append("one", [ONE])
    assert pragma(store, "synchronous") == full


@pytest.mark.usefixtures("store")
def test_the_file_is_marked_as_ours(rival: sqlite3.Connection) -> None:
    assert rival.execute("PRAGMA application_id").fetchone() == (int.from_bytes(b"myst"),)
    assert rival.execute("PRAGMA user_version").fetchone() == (1,)


def test_what_is_appended_is_on_disk_before_the_store_is_closed(store: SqliteStore, rival: sqlite3.Connection) -> None:
    store.append("one", [ONE])
    assert rival.execute("SELECT game, seq FROM entries").fetchall() == [("one", 1)]


def test_appending_waits_for_a_busy_file(store: SqliteStore, rival: sqlite3.Connection) -> None:
    rival.execute("BEGIN IMMEDIATE")
    started = Event()
    failures: list[BaseException] = []

    def append() -> None:
        started.set()
        try:
            store.append("one", [ONE])
        except BaseException as error:
            failures.append(error)

    waiting = Thread(target=append)
    waiting.start()
    started.wait()
    waiting.join(timeout=0.2)
    assert waiting.is_alive()
    rival.execute("COMMIT")
    waiting.join(timeout=30)
    assert failures == []
    assert store.read("one") == [ONE]


def test_appending_waits_even_when_sqlite_itself_does_not(store: SqliteStore, rival: sqlite3.Connection) -> None:
    """SQLite answers "busy" at once in some cases (a recovery, a deadlock it foresees); the store tries again."""
    store._db.execute("PRAGMA busy_timeout=0")
    rival.execute("BEGIN IMMEDIATE")
    release = Timer(0.1, rival.execute, ("COMMIT",))
    release.start()
    store.append("one", [ONE])
    release.join()
    assert store.read("one") == [ONE]


def test_opening_waits_for_a_busy_file(store: SqliteStore, rival: sqlite3.Connection) -> None:
    rival.execute("BEGIN IMMEDIATE")
    release = Timer(0.1, rival.execute, ("COMMIT",))
    release.start()
    SqliteStore(store.path).close()
    release.join()


def test_reading_does_not_wait_for_a_writer(store: SqliteStore, rival: sqlite3.Connection) -> None:
    store.append("one", [ONE])
    rival.execute("BEGIN IMMEDIATE")
    assert store.read("one") == [ONE]
    assert [shelf.game for shelf in store.games()] == ["one"]


def test_whoever_never_lets_go_is_named_in_the_end(
    store: SqliteStore, rival: sqlite3.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_store, "_PATIENCE_SECONDS", 0.02)
    store._db.execute("PRAGMA busy_timeout=1")
    rival.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreError, match=r"cannot be used: database is locked\.$"):
        store.append("one", [ONE])
    rival.execute("COMMIT")
    store.append("one", [ONE])
    assert store.read("one") == [ONE]
