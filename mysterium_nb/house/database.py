"""The house's database: its tables, what was played there, what their bots are like, who holds which seat and who is
muted, and the house's own keys. One SQLite file.

Nobody can read a seat out of it: holders are kept as hashes of what their browsers keep. What happens at a table is in
its log, not here.
"""

import hashlib
import secrets
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from threading import RLock

import msgspec

from mysterium_nb.engine.seats import SeatId
from mysterium_nb.protocol.bot_settings import BotSettings
from mysterium_nb.table.sqlite_store import CLEANING, Steps, run_cleaning
from mysterium_nb.table.store import StoreError

_CREATE = """
CREATE TABLE IF NOT EXISTS keys (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS rooms (
    code TEXT PRIMARY KEY, game TEXT NOT NULL, opened_at INTEGER NOT NULL,
    seed TEXT, deal TEXT NOT NULL, title TEXT NOT NULL, written INTEGER NOT NULL, hidden INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS claims (
    code TEXT NOT NULL, seat TEXT NOT NULL, holder TEXT NOT NULL, resume TEXT NOT NULL,
    PRIMARY KEY (code, seat, holder)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS muted (code TEXT NOT NULL, seat TEXT NOT NULL, PRIMARY KEY (code, seat)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS company (
    code TEXT PRIMARY KEY, preset TEXT NOT NULL, pace TEXT NOT NULL, lang TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS played (
    code TEXT NOT NULL, game TEXT NOT NULL, at INTEGER NOT NULL, seed TEXT, PRIMARY KEY (code, game)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS former_ghosts (
    code TEXT NOT NULL, game TEXT NOT NULL, holder TEXT NOT NULL, PRIMARY KEY (code, game, holder)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS players (game TEXT NOT NULL, holder TEXT NOT NULL, PRIMARY KEY (game, holder)) WITHOUT ROWID;
"""
_ADDED = (("played", "seed", "TEXT"),)
"""Columns that the database of an earlier version lacks."""


class TableRow(msgspec.Struct, frozen=True):
    """A table of the house, as the database knows it."""

    code: str
    game: str
    opened_at: int
    seed: str | None
    """Of a deal that several tables share; secret until the game is over, like every seed."""
    deal: str
    title: str
    written: bool
    """Whether talk is written; in one room people speak."""
    hidden: bool
    """Whether names are hidden on the projector."""


class SeatClaim(msgspec.Struct, frozen=True):
    code: str
    seat: SeatId
    holder: str
    resume: str


def hash_secret(secret: str) -> str:
    """What is kept of a secret: enough to know it again."""
    return hashlib.sha256(secret.encode()).hexdigest()


class HouseDatabase:
    def __init__(self, path: Path | None) -> None:
        """Without a path nothing is kept longer than this program runs: for a demo, or a test."""
        self._path = path or Path(":memory:")
        self._lock = RLock()
        self._uncleaned: Steps = ()
        try:
            if path is not None:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.touch(mode=0o600)  # before the first word is in it; the files beside it become like it
                path.chmod(0o600)
            self._db = sqlite3.connect(self._path, timeout=10, isolation_level=None, check_same_thread=False)
            self._db.execute("PRAGMA journal_mode=WAL")
            self._db.execute("PRAGMA synchronous=FULL")
            self._db.execute("PRAGMA secure_delete=ON")
            self._db.executescript(_CREATE)
            for of_the_table, column, kind in _ADDED:
                if column not in [name for _, name, *_ in self._db.execute(f"PRAGMA table_info({of_the_table})")]:
                    self._db.execute(f"ALTER TABLE {of_the_table} ADD COLUMN {column} {kind}")
            run_cleaning(self._db, CLEANING[1:])  # the house may have been killed before it had done it
        except (OSError, sqlite3.Error) as error:
            raise StoreError(f"{self._path} cannot be opened: {error}.") from error

    def close(self) -> None:
        with self._lock:
            self._db.close()

    @contextmanager
    def _using(self) -> Iterator[sqlite3.Connection]:
        """One at a time; what is in the way becomes a sentence."""
        with self._lock:
            try:
                yield self._db
            except sqlite3.Error as error:
                raise StoreError(f"{self._path} cannot be used: {error}.") from error

    @contextmanager
    def _writing(self) -> Iterator[sqlite3.Connection]:
        with self._using() as db:
            db.execute("BEGIN IMMEDIATE")
            try:
                yield db
                db.execute("COMMIT")
            except BaseException:
                if db.in_transaction:  # on a full disk SQLite has taken everything back by itself
                    db.execute("ROLLBACK")
                raise
            self._uncleaned = run_cleaning(db, self._uncleaned)

    @contextmanager
    def _deleting(self) -> Iterator[sqlite3.Connection]:
        """Write, and leave no trace of what was deleted; what cannot be done yet is made up for by the next writing."""
        with self._writing() as db:
            yield db
            self._uncleaned = CLEANING

    def _rows(self, query: str, *values: object) -> list[tuple[object, ...]]:
        with self._using() as db:
            return db.execute(query, values).fetchall()

    def key(self, name: str) -> str:
        """A secret of the house, made when it is first asked for."""
        known = self.get_value(name)
        if known is not None:
            return known
        with self._writing() as db:
            db.execute("INSERT OR IGNORE INTO keys VALUES (?, ?)", (name, secrets.token_urlsafe(24)))
            (value,) = db.execute("SELECT value FROM keys WHERE name=?", (name,)).fetchone()
        return str(value)

    def set_value(self, name: str, value: str) -> None:
        with self._writing() as db:
            db.execute("INSERT OR REPLACE INTO keys VALUES (?, ?)", (name, value))

    def get_value(self, name: str) -> str | None:
        rows = self._rows("SELECT value FROM keys WHERE name=?", name)
        return str(rows[0][0]) if rows else None

    def rooms(self) -> list[TableRow]:
        """In the order in which they were opened."""
        rows = self._rows(
            "SELECT code, game, opened_at, seed, deal, title, written, hidden FROM rooms ORDER BY opened_at, code"
        )
        return [
            msgspec.convert(dict(zip(TableRow.__struct_fields__, row, strict=True)), TableRow, strict=False)
            for row in rows
        ]

    def save_tables(self, rooms: Sequence[TableRow]) -> None:
        """Write rooms down, all or none; a room that is there already is changed."""
        with self._writing() as db:
            for room in rooms:
                db.execute("INSERT OR REPLACE INTO rooms VALUES (?,?,?,?,?,?,?,?)", msgspec.structs.astuple(room))

    def delete_table(self, code: str) -> None:
        with self._deleting() as db:
            db.execute("DELETE FROM players WHERE game IN (SELECT game FROM played WHERE code=?)", (code,))
            for of_the_table in ("claims", "company", "former_ghosts", "muted", "played", "rooms"):
                db.execute(f"DELETE FROM {of_the_table} WHERE code=?", (code,))

    def played(self) -> list[tuple[str, str, str | None]]:
        """Tables, the games that were played there before the one that is on them now, in order, and the seeds of those
        whose deal other tables share."""
        rows = self._rows("SELECT code, game, seed FROM played ORDER BY at")
        return [(str(code), str(game), None if seed is None else str(seed)) for code, game, seed in rows]

    def play_again(self, room: TableRow, before: TableRow, at: int) -> None:
        """Another game is on a table: the one before becomes one that was played there, by those who sit there."""
        with self._writing() as db:
            played_by = "SELECT ?, holder FROM claims WHERE code=? AND seat<>'watch'"
            db.execute(f"INSERT OR IGNORE INTO players {played_by}", (before.game, before.code))
            db.execute("INSERT OR REPLACE INTO played VALUES (?,?,?,?)", (before.code, before.game, at, before.seed))
            db.execute("INSERT OR REPLACE INTO rooms VALUES (?,?,?,?,?,?,?,?)", msgspec.structs.astuple(room))

    def has_played(self, game: str, holder: str) -> bool:
        """Whether somebody sat at the table of a game when another one came after it."""
        return bool(self._rows("SELECT 1 FROM players WHERE game=? AND holder=?", game, holder))

    def add_former_ghost(self, code: str, game: str, holder: str) -> None:
        """Somebody was the ghost of a game that goes on without them."""
        with self._writing() as db:
            db.execute("INSERT OR IGNORE INTO former_ghosts VALUES (?,?,?)", (code, game, holder))

    def was_ghost(self, game: str, holder: str) -> bool:
        return bool(self._rows("SELECT 1 FROM former_ghosts WHERE game=? AND holder=?", game, holder))

    def transfer_played(self, code: str, holder: str, to: str) -> None:
        """Whoever played here comes with another device: what they have played is theirs there, too."""
        with self._writing() as db:
            theirs = "SELECT game, ? FROM players WHERE holder=? AND game IN (SELECT game FROM played WHERE code=?)"
            db.execute(f"INSERT OR IGNORE INTO players {theirs}", (to, holder, code))

    def delete_played(self, game: str) -> None:
        """A game that was played here is no longer kept."""
        with self._deleting() as db:
            db.execute("DELETE FROM players WHERE game=?", (game,))
            db.execute("DELETE FROM former_ghosts WHERE game=?", (game,))
            db.execute("DELETE FROM played WHERE game=?", (game,))

    def muted(self) -> list[tuple[str, SeatId]]:
        return [(str(code), str(seat)) for code, seat in self._rows("SELECT code, seat FROM muted")]

    def mute(self, code: str, seat: SeatId) -> None:
        with self._writing() as db:
            db.execute("INSERT OR IGNORE INTO muted VALUES (?,?)", (code, seat))

    def unmute(self, code: str, seat: SeatId) -> None:
        with self._writing() as db:
            db.execute("DELETE FROM muted WHERE code=? AND seat=?", (code, seat))

    def companies(self) -> list[tuple[str, BotSettings]]:
        """The tables for which other bots were chosen than those that come by themselves."""
        rows = self._rows("SELECT code, preset, pace, lang FROM company")
        return [
            (str(code), msgspec.convert(dict(zip(BotSettings.__struct_fields__, chosen, strict=True)), BotSettings))
            for code, *chosen in rows
        ]

    def choose_company(self, code: str, company: BotSettings) -> None:
        with self._writing() as db:
            db.execute("INSERT OR REPLACE INTO company VALUES (?,?,?,?)", (code, *msgspec.structs.astuple(company)))

    def claims(self) -> list[SeatClaim]:
        rows = self._rows("SELECT code, seat, holder, resume FROM claims")
        return [msgspec.convert(dict(zip(SeatClaim.__struct_fields__, row, strict=True)), SeatClaim) for row in rows]

    def claim(self, claim: SeatClaim, gone: Sequence[SeatClaim] = ()) -> None:
        """Write down who holds a seat, in place of whoever held it; any number of people watch, but for those who are
        gone."""
        with self._writing() as db:
            for one in gone:
                values = (one.code, one.seat, one.holder)
                db.execute("DELETE FROM claims WHERE code=? AND seat=? AND holder=?", values)
            if claim.seat != "watch":
                db.execute("DELETE FROM claims WHERE code=? AND seat=?", (claim.code, claim.seat))
            db.execute("INSERT OR REPLACE INTO claims VALUES (?,?,?,?)", msgspec.structs.astuple(claim))

    def release(self, code: str, seat: SeatId) -> None:
        with self._writing() as db:
            db.execute("DELETE FROM claims WHERE code=? AND seat=?", (code, seat))
