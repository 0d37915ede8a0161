"""A file that is not ours, not whole or not writable is refused with a sentence, and left as it was."""

import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from mysterium_nb.engine.events import Said
from mysterium_nb.table import StoreError
from mysterium_nb.table.sqlite_store import SqliteStore
from mysterium_nb.table.store import Entry

ENTRIES = [Entry(number, 5, "red", f"m{number}", Said("red", "hm", 1)) for number in (1, 2, 3)]


def database(path: Path, *statements: str) -> None:
    with closing(sqlite3.connect(path)) as connection:
        for statement in statements:
            connection.execute(statement)
        connection.commit()


def refusal_of(path: Path) -> str:
    """The sentence with which a file is refused; that it was not touched is checked here."""
    before = path.read_bytes()
    with pytest.raises(StoreError) as refused:
        SqliteStore(path)
    assert path.read_bytes() == before
    assert [p.name for p in path.parent.iterdir()] == [path.name]
    sentence = str(refused.value)
    assert str(path) in sentence
    assert sentence.endswith(".")
    assert "\n" not in sentence
    return sentence


def test_nobody_else_on_the_machine_can_read_a_new_file(tmp_path: Path) -> None:
    with closing(SqliteStore(tmp_path / "games.sqlite")) as store:
        store.append("a1", ENTRIES)
        assert all(file.stat().st_mode & 0o077 == 0 for file in tmp_path.iterdir())


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    path.write_bytes(b"Dear diary, tonight the ghost was kind. " * 100)
    assert "not a database" in refusal_of(path)


def test_a_database_that_was_cut_off(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    database(path, "CREATE TABLE recipes (name)", "INSERT INTO recipes VALUES (hex(zeroblob(9000)))")
    path.write_bytes(path.read_bytes()[:5000])
    refusal_of(path)


def test_another_programs_database_is_left_exactly_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    database(path, "CREATE TABLE recipes (name)", "INSERT INTO recipes VALUES ('soup')")
    assert refusal_of(path) == f"{path} is a database of another program."


def test_another_programs_database_with_a_mark_of_its_own(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    database(path, "PRAGMA application_id=77", "CREATE TABLE entries (name)")
    assert refusal_of(path) == f"{path} is a database of another program."


def test_a_file_of_a_newer_version(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    SqliteStore(path).close()
    database(path, "PRAGMA user_version=2")
    assert refusal_of(path) == f"{path} was written by a newer version of this program."


def test_a_directory_in_the_place_of_the_file(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match=r"cannot be opened: .+\.$"):
        SqliteStore(tmp_path)


def test_a_file_in_the_place_of_the_directory(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("not a directory")
    with pytest.raises(StoreError, match=r"cannot be opened: .+\.$"):
        SqliteStore(tmp_path / "data" / "games.sqlite")


def test_missing_directories_are_made(tmp_path: Path) -> None:
    SqliteStore(tmp_path / "a" / "b" / "games.sqlite").close()
    assert (tmp_path / "a" / "b" / "games.sqlite").exists()


@contextmanager
def without_privileges() -> Iterator[Path]:
    """A directory that one may look into and not write to, even where the tests are run by root."""
    with tempfile.TemporaryDirectory() as name:
        path = Path(name)
        database(path / "games.sqlite", "CREATE TABLE x (y)", "DROP TABLE x")
        (path / "games.sqlite").chmod(0o444)
        path.chmod(0o555)
        root = os.geteuid() == 0
        if root:
            os.seteuid(65534)
        try:
            yield path
        finally:
            if root:
                os.seteuid(0)
            path.chmod(0o755)


def test_a_directory_that_cannot_be_written() -> None:
    with without_privileges() as path, pytest.raises(StoreError, match=r"new\.sqlite cannot be opened: .+\.$"):
        SqliteStore(path / "new.sqlite")


def test_a_directory_that_cannot_be_made() -> None:
    with without_privileges() as path, pytest.raises(StoreError, match=r"cannot be opened: .+\.$"):
        SqliteStore(path / "deeper" / "new.sqlite")


def test_a_file_that_cannot_be_written() -> None:
    with without_privileges() as path, pytest.raises(StoreError, match=r"games\.sqlite cannot be used: .+\.$"):
        SqliteStore(path / "games.sqlite")


DAMAGES = {
    "no JSON": "UPDATE entries SET event = CAST('hm' AS BLOB) WHERE seq = 2",
    "nothing": "UPDATE entries SET event = zeroblob(0) WHERE seq = 2",
    "not UTF-8": "UPDATE entries SET event = CAST(replace(event, 'hm', CAST(x'ff' AS TEXT)) AS BLOB) WHERE seq = 2",
    "an unknown event": """UPDATE entries SET event = CAST('{"event":"ghost_danced"}' AS BLOB) WHERE seq = 2""",
    "a number": "UPDATE entries SET event = 7 WHERE seq = 2",
    "too deep": "UPDATE entries SET event = CAST(replace(hex(zeroblob(50000)), '0', '[') AS BLOB) WHERE seq = 2",
}


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)
def test_a_damaged_entry_is_named(tmp_path: Path, damage: str) -> None:
    path = tmp_path / "games.sqlite"
    with closing(SqliteStore(path)) as store:
        store.append("one", ENTRIES)
        store.append("two", ENTRIES)
        database(path, damage + " AND game = 'one'")
        with pytest.raises(StoreError, match=r"^Entry 2 of game one in .* cannot be read: .*\.$"):
            store.read("one")
        assert store.read("one", after=2) == ENTRIES[2:]
        assert store.read("two") == ENTRIES
        assert len(store.games()) == 2


def test_a_lost_entry_is_noticed(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    with closing(SqliteStore(path)) as store:
        store.append("one", ENTRIES)
        database(path, "DELETE FROM entries WHERE seq = 2")
        with pytest.raises(StoreError, match=r"^Entry 2 of game one in .*\.$"):
            store.read("one")


def test_a_file_damaged_while_in_use(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    with closing(SqliteStore(path)) as store:
        store.append("one", [Entry(1, 5, "red", "m", Said("red", "hm" * 250, 1))])
        database(path, "PRAGMA wal_checkpoint(TRUNCATE)")
        content = path.read_bytes()
        path.write_bytes(content[:4096] + b"\xff" * (len(content) - 4096))
    with pytest.raises(StoreError, match=r"cannot be used: .+\.$"), closing(SqliteStore(path)) as store:
        store.read("one")


def test_a_closed_store_says_so() -> None:
    with tempfile.TemporaryDirectory() as name:
        store = SqliteStore(Path(name) / "games.sqlite")
        store.close()
        store.close()
        with pytest.raises(StoreError, match=r"closed"):
            store.read("one")
        with pytest.raises(StoreError, match=r"closed"):
            store.append("one", ENTRIES)
        with pytest.raises(StoreError, match=r"closed"):
            store.games()
        with pytest.raises(StoreError, match=r"closed"):
            store.delete("one")


def test_a_path_can_be_given_as_text(tmp_path: Path) -> None:
    with closing(SqliteStore(str(tmp_path / "games.sqlite"))) as store:
        assert store.path == tmp_path / "games.sqlite"
