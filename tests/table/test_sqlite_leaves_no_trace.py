"""What was deleted or rewritten is in no byte of any file, not even while the store is open."""

import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from mysterium_nb.engine.events import Said
from mysterium_nb.table.sqlite_store import SqliteStore
from mysterium_nb.table.store import Entry
from tests.table.test_game_file_saving import a_small_disk

GAMES = [f"game{number}" for number in range(20)]


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqliteStore]:
    with closing(SqliteStore(tmp_path / "games.sqlite")) as store:
        yield store


def said(seq: int, text: str) -> Entry:
    return Entry(seq, 5, "red", f"m{seq}", Said("red", text, 1))


def talk_for_a_while(store: SqliteStore, seed: int) -> None:
    """Many games at once, so that rows are moved from page to page."""
    rng = random.Random(seed)
    told = dict.fromkeys(GAMES, 0)
    for _ in range(1500):
        game = rng.choice(GAMES)
        told[game] += 1
        words = "Cleopatra" if rng.random() < 0.3 else "hm"
        much = rng.randrange(400) if rng.random() < 0.97 else 6000
        store.append(game, [said(told[game], words + "!" * much)])


def quieter(entries: list[Entry]) -> list[Entry]:
    return [replace(entry, event=Said("red", "–", 1)) for entry in entries]


def found(store: SqliteStore, words: str = "Cleopatra") -> list[str]:
    """The files in which these words can be read."""
    return [file.name for file in sorted(store.path.parent.iterdir()) if words.encode() in file.read_bytes()]


@pytest.mark.parametrize("seed", [14, 32])  # with these a row that was moved has left its words where it was
def test_words_that_were_deleted_or_rewritten_are_in_no_file(store: SqliteStore, seed: int) -> None:
    store._db.execute("PRAGMA synchronous=OFF")  # a thousand moves in a moment; nothing is pulled out of the wall here
    talk_for_a_while(store, seed)
    assert found(store)
    for number, game in enumerate(GAMES):
        if number % 2:
            store.delete(game)
        else:
            store.rewrite(game, quieter(store.read(game)))
    assert found(store) == []
    assert len(store.games()) == len(GAMES) // 2


def test_what_sqlite_deletes_it_overwrites_whoever_built_it(store: SqliteStore) -> None:
    assert store._db.execute("PRAGMA secure_delete").fetchone() == (1,)


@pytest.fixture
def reader(store: SqliteStore) -> Iterator[sqlite3.Connection]:
    """Another program, in the middle of reading what is deleted meanwhile."""
    store.append("one", [said(1, "Cleopatra")])
    store.append("two", [said(1, "hm")])
    with closing(sqlite3.connect(store.path, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT * FROM entries").fetchall()
        yield reader


def test_nobody_waits_for_whoever_reads_and_it_is_made_up_for(store: SqliteStore, reader: sqlite3.Connection) -> None:
    store.delete("one")
    assert found(store) == ["games.sqlite-wal"]
    store.append("two", [said(2, "hm")])
    assert found(store) == ["games.sqlite-wal"]
    reader.execute("COMMIT")
    store.append("two", [said(3, "hm")])
    assert found(store) == []
    assert store._db.execute("PRAGMA busy_timeout").fetchone() == (60_000,)


def test_it_is_made_up_for_by_whoever_opens_the_file_next(store: SqliteStore, reader: sqlite3.Connection) -> None:
    store.delete("one")
    reader.execute("COMMIT")
    assert found(store) == ["games.sqlite-wal"]
    SqliteStore(store.path).close()  # the first store is as good as killed: it does nothing more
    assert found(store) == []


def test_a_full_disk_lets_games_be_deleted_and_the_rest_is_made_up_for(
    store: SqliteStore, caplog: pytest.LogCaptureFixture
) -> None:
    store.append("one", [said(1, "Cleopatra")])
    store.append("two", [said(seq, f"{seq} " + "hm" * 200) for seq in range(1, 400)])
    store._db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    with a_small_disk(64_000):
        store.delete("one")
    assert store.read("one") == []
    assert "may still be read" in caplog.text
    assert found(store) == ["games.sqlite"]
    assert store._uncleaned
    store.append("two", [said(400, "hm")])
    assert not store._uncleaned
    assert found(store) == []
    assert len(store.read("two")) == 400
