"""Games in one SQLite file, shared by any number of processes on one machine.

Write-ahead logging with `synchronous=FULL`: a commit that has returned survives a crash of the process and of the
machine. Writers queue for the file's lock (`BEGIN IMMEDIATE`), so no player ever hears of a busy database.

What is deleted is gone from the bytes of the files, too. `secure_delete` alone does not do it: the write-ahead log has
the words still, and so may a page from which a row was moved to another.
"""

import logging
import sqlite3
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from threading import RLock
from typing import TypeVar

import msgspec

from mysterium_nb.engine.events import Event
from mysterium_nb.table.store import Conflict, Entry, StoredGame, StoreError, check_sequence, is_id

_log = logging.getLogger(__name__)
_APPLICATION = 0x6D79_7374
_SCHEMA = 1
_PATIENCE_SECONDS = 60.0
_CREATE = """
CREATE TABLE IF NOT EXISTS entries (
    game TEXT NOT NULL,
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    actor TEXT NOT NULL,
    move TEXT NOT NULL,
    event BLOB NOT NULL,
    PRIMARY KEY (game, seq)
) WITHOUT ROWID
"""
_T = TypeVar("_T")
_MOST_CELL_BYTES = 2**20
MOST_BYTES = 2**31
MOST_GAMES = 100_000
MOST_ENTRIES = 20_000
"""Of a file that may be anybody's: how large it may be, how many games it may hold and how many entries a game."""
_MAGIC = b"SQLite format 3\0"
Steps = tuple[str, ...]
CLEANING: Steps = ("VACUUM", "PRAGMA wal_checkpoint(TRUNCATE)")
_events: msgspec.json.Decoder[Event] = msgspec.json.Decoder(Event)


class SqliteStore:
    """Logs in a file of SQLite, which several processes may share."""

    def __init__(self, path: str | Path) -> None:
        self.path = Path(path)
        self._lock = RLock()
        self._uncleaned: Steps = ()
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            if not self.path.exists():
                self.path.touch(mode=0o600)  # it holds secrets of games that are being played, and people's words
            self._db = sqlite3.connect(
                self.path, timeout=_PATIENCE_SECONDS, isolation_level=None, check_same_thread=False
            )
        except (OSError, sqlite3.Error) as error:
            raise StoreError(f"{self.path} cannot be opened: {error}.") from error
        try:
            self._retry_while_locked(self._prepare)
        except BaseException:
            self._db.close()
            raise

    def _prepare(self) -> None:
        self._check_owner()
        self._db.execute("PRAGMA journal_mode=WAL")
        self._db.execute("PRAGMA synchronous=FULL")
        self._db.execute("PRAGMA secure_delete=ON")
        with self._writing():
            self._db.execute(_CREATE)
            self._db.execute(f"PRAGMA application_id={_APPLICATION}")
            self._db.execute(f"PRAGMA user_version={_SCHEMA}")
        run_cleaning(self._db, CLEANING[1:])  # the program may have been killed before it had done it

    def _check_owner(self) -> None:
        """Before anything is changed: another program's file, or a newer version's, is not ours to touch."""
        self._db.execute("BEGIN")  # one snapshot: another process may be creating its tables right now
        try:
            (owner,) = self._db.execute("PRAGMA application_id").fetchone()
            (schema,) = self._db.execute("PRAGMA user_version").fetchone()
            (tables,) = self._db.execute("SELECT count(*) FROM sqlite_master").fetchone()
        finally:
            self._db.execute("COMMIT")
        if owner != _APPLICATION and tables:
            raise StoreError(f"{self.path} is a database of another program.")
        if schema > _SCHEMA:
            raise StoreError(f"{self.path} was written by a newer version of this program.")

    def _retry_while_locked(self, action: Callable[[], _T]) -> _T:
        """Do it, and again while another process holds the file; whatever else is in the way becomes a sentence."""
        give_up = time.monotonic() + _PATIENCE_SECONDS
        with self._lock:
            while True:
                try:
                    return action()
                except sqlite3.Error as error:
                    busy = getattr(error, "sqlite_errorcode", 0) & 0xFF in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
                    if not busy or time.monotonic() > give_up:
                        raise StoreError(f"{self.path} cannot be used: {error}.") from error
                    time.sleep(0.005)

    @contextmanager
    def _writing(self) -> Iterator[None]:
        self._db.execute("BEGIN IMMEDIATE")
        try:
            yield
            self._db.execute("COMMIT")
        except BaseException:
            if self._db.in_transaction:
                self._db.execute("ROLLBACK")
            raise

    def append(self, game: str, entries: Sequence[Entry]) -> None:
        self.append_all({game: entries})

    def append_all(self, logs: Mapping[str, Sequence[Entry]]) -> None:
        def write() -> None:
            with self._writing():
                for game, entries in logs.items():
                    check_sequence(self._last(game), entries)
                    self._insert(game, entries)
            self._clean(self._uncleaned)

        self._retry_while_locked(write)

    def rewrite(self, game: str, entries: Sequence[Entry]) -> None:
        def write() -> None:
            with self._writing():
                check_sequence(0, entries)
                if len(entries) != self._last(game):
                    raise Conflict
                self._db.execute("DELETE FROM entries WHERE game=?", (game,))
                self._insert(game, entries)
            self._clean(CLEANING)

        self._retry_while_locked(write)

    def _last(self, game: str) -> int:
        (last,) = self._db.execute("SELECT max(seq) FROM entries WHERE game=?", (game,)).fetchone()
        return last or 0

    def _insert(self, game: str, entries: Sequence[Entry]) -> None:
        rows = [(game, e.seq, e.at, e.actor, e.move, msgspec.json.encode(e.event)) for e in entries]
        self._db.executemany("INSERT INTO entries VALUES (?,?,?,?,?,?)", rows)

    def read(self, game: str, after: int = 0) -> list[Entry]:
        query = "SELECT seq, at, actor, move, event FROM entries WHERE game=? AND seq>? ORDER BY seq"
        rows = self._retry_while_locked(lambda: self._db.execute(query, (game, after)).fetchall())
        entries = [Entry(seq, at, actor, move, self._decode(game, seq, event)) for seq, at, actor, move, event in rows]
        for expected, entry in enumerate(entries, start=after + 1):
            if entry.seq != expected:
                raise StoreError(f"Entry {expected} of game {game} in {self.path} is missing.")
        return entries

    def _decode(self, game: str, seq: int, event: bytes) -> Event:
        try:
            return _events.decode(event)
        except (msgspec.MsgspecError, UnicodeDecodeError, TypeError) as error:
            raise StoreError(f"Entry {seq} of game {game} in {self.path} cannot be read: {error}.") from error

    def games(self) -> list[StoredGame]:
        query = (
            "SELECT first.game, last.seq, first.at, last.at FROM entries first JOIN entries last USING (game)"
            " WHERE first.seq=1 AND last.seq=(SELECT max(seq) FROM entries WHERE game=first.game)"
            " ORDER BY first.at DESC, first.game"
        )
        return [StoredGame(*row) for row in self._retry_while_locked(lambda: self._db.execute(query).fetchall())]

    def delete(self, game: str) -> None:
        def write() -> None:
            with self._writing():
                self._db.execute("DELETE FROM entries WHERE game=?", (game,))
            self._clean(CLEANING)

        self._retry_while_locked(write)

    def _clean(self, steps: Steps) -> None:
        """Leave no trace of what was deleted; what cannot be done yet is tried again when something else is written."""
        self._uncleaned = run_cleaning(self._db, steps)

    def close(self) -> None:
        with self._lock:
            self._db.close()


def run_cleaning(db: sqlite3.Connection, steps: Steps) -> Steps:
    """Clean up after something was deleted, step by step and without waiting for anybody; gives those that are left.

    Whoever reads just now may still need what was deleted, and on a full disk nothing can be written anew.
    """
    if not steps:
        return ()
    (patience,) = db.execute("PRAGMA busy_timeout").fetchone()
    db.execute("PRAGMA busy_timeout=0")
    left = [*steps]
    try:
        while left:
            in_the_way, *_ = db.execute(left[0]).fetchone() or (0,)
            if in_the_way:
                break
            left.pop(0)
    except sqlite3.Error as error:
        _log.warning("What was deleted may still be read from the file: %s", error)
    finally:
        db.execute(f"PRAGMA busy_timeout={patience}")
    return tuple(left)


def is_store_file(path: Path) -> bool:
    """Whether a file is an SQLite file at all; whose, is seen when it is read."""
    with path.open("rb") as file:
        return file.read(len(_MAGIC)) == _MAGIC


RawEntry = tuple[str, int, int, str, str, bytes]
"""An entry as it is written: game, number, time, actor, move, event."""


def read_raw_logs(path: Path) -> Iterator[tuple[str, list[RawEntry]]]:
    """The logs in a file that may be anybody's, game by game: opened to read only, the events not decoded yet."""
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as database:
            database.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, _MOST_CELL_BYTES)
            database.execute("PRAGMA trusted_schema=OFF")
            _check_schema(database, path)
            query = "SELECT game, seq, at, actor, move, event FROM entries ORDER BY game, seq"
            for game, rows in groupby(database.execute(query), key=itemgetter(0)):
                log = list(rows)  # which are not many: they were counted
                for expected, row in enumerate(log, start=1):
                    if row[1] != expected:
                        raise StoreError(f"Entry {expected} of game {game} in {path} is missing.")
                yield game, log
    except (sqlite3.Error, UnicodeDecodeError) as error:
        raise StoreError(f"{path} cannot be read: {error}.") from error


def _check_schema(database: sqlite3.Connection, path: Path) -> None:
    """What is called a table of entries must be one, hold what entries hold, and not too many of them: SQLite itself
    would take anything."""
    if path.stat().st_size > MOST_BYTES:
        raise StoreError(f"{path} is larger than {MOST_BYTES // 2**30} GiB.")
    (owner,) = database.execute("PRAGMA application_id").fetchone()
    tables = database.execute("SELECT type, name FROM sqlite_master").fetchall()
    if owner != _APPLICATION or tables != [("table", "entries")]:
        raise StoreError(f"{path} is a database of another program.")
    (schema,) = database.execute("PRAGMA user_version").fetchone()
    if schema > _SCHEMA:
        raise StoreError(f"{path} was written by a newer version of this program.")
    odd = database.execute(
        "SELECT game, seq FROM entries WHERE typeof(game) <> 'text' OR typeof(seq) <> 'integer'"
        " OR typeof(at) <> 'integer' OR typeof(actor) <> 'text' OR typeof(move) <> 'text' OR typeof(event) <> 'blob'"
    ).fetchone()
    if odd is not None:
        raise StoreError(f"Entry {odd[1]} of game {odd[0]} in {path} is not what an entry is.")
    # The table is kept in the order of its games, so that they are counted without being held.
    counted = database.execute("SELECT game, count(*) FROM entries GROUP BY game")
    for games, (game, entries) in enumerate(counted, start=1):
        if entries > MOST_ENTRIES:
            which = f"Game {game}" if is_id(game) else "A game"
            raise StoreError(f"{which} in {path} has {entries:,} entries; no game has more than {MOST_ENTRIES:,}.")
        if games > MOST_GAMES:
            raise StoreError(f"{path} has more than {MOST_GAMES:,} games.")
