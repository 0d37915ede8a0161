"""Taking in the games of other tables and servers: game files and stores, many at once, all of them or none.

A game is known by its id. The same log again is nothing new; a longer one goes on where the kept one ends; two that
differ cannot both be true, and the second is refused by name.
"""

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Literal, NamedTuple

import msgspec

from mysterium_nb.engine.events import Event
from mysterium_nb.table.game_file import YEAR_3000, GameFileError, decode_game, encode_game, read_limited
from mysterium_nb.table.sqlite_store import RawEntry, is_store_file, read_raw_logs
from mysterium_nb.table.store import Conflict, Entry, Store, StoreError, is_id

_events: msgspec.json.Decoder[Event] = msgspec.json.Decoder(Event)


class ImportedGame(msgspec.Struct, frozen=True):
    """What became of one game: new here, gone on further, or known already."""

    file: str
    game: str
    news: Literal["new", "continued", "known"]


class RejectedFile(msgspec.Struct, frozen=True):
    file: str
    error: str


class ImportRejected(GameFileError):
    """Nothing was taken in; there is a sentence for each file that is wrong."""

    def __init__(self, refused: Sequence[RejectedFile]) -> None:
        super().__init__("\n".join(one.error for one in refused))
        self.refused = tuple(refused)


class _Brought(NamedTuple):
    file: str
    game: str
    entries: list[Entry]


def import_games(store: Store, files: Iterable[Path]) -> list[ImportedGame]:
    """Take in every game of these files, or none of them."""
    refused: list[RejectedFile] = []
    taken: list[ImportedGame] = []
    logs: dict[str, list[Entry]] = {}
    """The whole log of each game, as it will be kept."""
    kept: dict[str, int] = {}
    for file in files:
        try:
            for brought in _read_games(file):
                known = logs.get(brought.game) or store.read(brought.game)
                kept.setdefault(brought.game, len(known))
                taken.append(ImportedGame(brought.file, brought.game, _compare_with_stored(brought, known)))
                logs[brought.game] = max(known, brought.entries, key=len)
        except (GameFileError, StoreError) as error:
            refused.append(RejectedFile(str(file), str(error)))
    if refused:
        raise ImportRejected(refused)
    try:
        store.append_all({game: log[kept[game] :] for game, log in logs.items()})
    except Conflict:
        raise GameFileError("One of these games is being played right now; nothing was taken in.") from None
    return taken


def _compare_with_stored(brought: _Brought, known: list[Entry]) -> Literal["new", "continued", "known"]:
    """Refuse a log that differs from the one there is."""
    if not known:
        return "new"
    for ours, theirs in zip(known, brought.entries, strict=False):
        if ours != theirs:
            raise GameFileError(f"{brought.file}: game {brought.game} is known otherwise, from entry {ours.seq} on.")
    return "continued" if len(brought.entries) > len(known) else "known"


def _read_games(file: Path) -> Iterator[_Brought]:
    try:
        whole = file.is_file() and is_store_file(file)
    except OSError as error:
        raise GameFileError(f"{file} cannot be read: {error.strerror}.") from error
    if not whole:
        header, entries = decode_game(read_limited(file), name=str(file))
        yield _Brought(str(file), header.game, entries)
        return
    for game, rows in read_raw_logs(file):
        if not is_id(game):
            raise StoreError(f"{file} has a game whose name is no game's.")
        where = f"{file}, game {game}"
        entries = [_entry(row, where) for row in rows]
        try:
            content = encode_game(game, entries, backup=True)
        except GameFileError as error:
            raise StoreError(f"{file}: {error}") from error
        # The same checks as for a file that somebody brings: written down as one, and read again.
        yield _Brought(where, game, decode_game(content, name=where)[1])


def _entry(row: RawEntry, where: str) -> Entry:
    _, seq, at, actor, move, event = row
    if not 0 <= at < YEAR_3000:
        raise StoreError(f"{where}: entry {seq}: no game was played at such a time.")
    try:
        return Entry(seq, at, actor, move, _events.decode(event))
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise StoreError(f"{where}: entry {seq} cannot be read: {error}.") from error
