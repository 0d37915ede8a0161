"""Where logs come from: a store, a store's file, game files or folders of them. Nothing is changed by reading."""

import hashlib
from collections.abc import Iterable, Iterator
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import msgspec

from mysterium_nb.kernel.seats import SeatId
from mysterium_nb.table.gamefile import (
    FORMAT,
    MOST_LINES,
    YEAR_3000,
    GameFileError,
    Header,
    content_of,
    milliseconds,
)
from mysterium_nb.table.sqlite import is_store_file, written_in
from mysterium_nb.table.store import Store, StoreError

Source = Store | Path | str | Iterable[Path]
"""A store, a file of one (`games.sqlite`), a folder that holds one, a game file, a folder of game files, or several."""


class Log(NamedTuple):
    """One game's log, its events still in JSON."""

    where: str
    """What to call it when something is wrong with it."""
    unit: str
    """What its entries are there: entries of a store, or lines of a file after the header."""
    game: str
    times: list[int]
    actors: list[SeatId]
    moves: list[str]
    """Of each entry: when, by whom, in which move."""
    events: list[bytes] | list[msgspec.Raw]
    content: bytes = b""
    """The whole file, whose sums are still to be looked at."""

    def check_sums(self) -> None:
        """Refuse a file that was changed after it was saved; last of all, since any other reason says more."""
        before = b""
        for place, row in enumerate(_rows.decode_lines(self.content), start=-1):
            told = row.pop("sum", "")
            # As `gamefile.checksum`, which makes a copy of each line.
            before = hashlib.sha256(before + _sorted.encode(row)).hexdigest()[:16].encode()
            if told.encode() != before:
                raise self.wrong(place, "this line, or the one before, was changed after the game was saved")

    def wrong(self, place: int, why: str) -> Exception:
        if self.unit == "entry":
            return StoreError(f"{self.where}: entry {place + 1} of game {self.game}: {why}.")
        return GameFileError(f"{self.where}, line {place + 2}: {why}.")


class _Line(msgspec.Struct, frozen=True, gc=False):
    seq: int
    at: Annotated[datetime, msgspec.Meta(tz=True)]
    actor: str
    move: str
    event: msgspec.Raw


_headers = msgspec.json.Decoder(Header)
_rows: msgspec.json.Decoder[dict[str, Any]] = msgspec.json.Decoder(dict[str, Any])
_sorted = msgspec.json.Encoder(order="deterministic")
_lines = msgspec.json.Decoder(_Line)
_UNREADABLE = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)


def logs_in(source: Source) -> Iterator[Log]:
    """Every log of a source, one after the other; unfinished games of files are left out without being read."""
    if isinstance(source, str):
        source = Path(source)
    if isinstance(source, Path):
        yield from _in_path(source)
    elif isinstance(source, Iterable):
        for path in source:
            yield from _in_path(path)
    else:
        yield from _in_store(source)


def _in_path(path: Path) -> Iterator[Log]:
    if path.is_dir():
        kept = path / "games.sqlite"
        if kept.exists():
            yield from _in_database(kept)
            return
        files = sorted(path.glob("*.jsonl"))
        if not files:
            raise GameFileError(f"There are no games in {path}: neither games.sqlite nor game files (*.jsonl).")
        for file in files:
            yield from _in_path(file)
        return
    if path.suffix != ".jsonl" and path.is_file() and is_store_file(path):
        yield from _in_database(path)
    else:
        yield from _in_file(path, content_of(path))


def _in_store(store: Store) -> Iterator[Log]:
    for shelf in sorted(store.games(), key=lambda shelf: shelf.game):
        kept = store.read(shelf.game)
        times, actors = [entry.at for entry in kept], [entry.actor for entry in kept]
        events = [msgspec.json.encode(entry.event) for entry in kept]
        yield Log("The store", "entry", shelf.game, times, actors, [entry.move for entry in kept], events)


def _in_database(path: Path) -> Iterator[Log]:
    """Straight from the file, without a store: it may be another server's."""
    for game, rows in written_in(path):
        _, _, times, actors, moves, events = map(list, zip(*rows, strict=True))
        log = Log(str(path), "entry", game, times, actors, moves, events)
        if not 0 <= min(times) <= max(times) < YEAR_3000:
            place = next(place for place, at in enumerate(times) if not 0 <= at < YEAR_3000)
            raise log.wrong(place, "no game was played at such a time")
        yield log


def _in_file(path: Path, content: bytes) -> Iterator[Log]:
    log = Log(str(path), "line", "", [], [], [], [])
    first, newline, rest = content.partition(b"\n")
    header = _header(log, first)
    if not header.finished:
        return
    if not newline or not content.endswith(b"\n"):
        raise log.wrong(content.count(b"\n") - 1, "the file is cut off in this line")
    if content.count(b"\n") > MOST_LINES:
        raise log.wrong(MOST_LINES - 2, "no game has that many lines")
    lines = _read_lines(log, rest)
    if len(lines) != header.entries:
        raise log.wrong(len(lines) - 1, f"the file ends here, but the game has {header.entries} entries")
    if [line.seq for line in lines] != list(range(1, len(lines) + 1)):
        place = next(place for place, line in enumerate(lines) if line.seq != place + 1)
        raise log.wrong(place, f"entry {place + 1} is expected here, not {lines[place].seq}")
    yield log._replace(
        game=header.game,
        times=_times(log, lines),
        actors=[line.actor for line in lines],
        moves=[line.move for line in lines],
        events=[line.event for line in lines],
        content=content,
    )


def _times(log: Log, lines: list[_Line]) -> list[int]:
    try:
        times = [round(line.at.timestamp() * 1000) for line in lines]
        if not times or 0 <= min(times) <= max(times) < YEAR_3000:
            return times
    except OverflowError:
        pass  # at the very edge of the calendar
    place = next(place for place, line in enumerate(lines) if milliseconds(line.at) is None)
    raise log.wrong(place, "no game was played at such a time")


def _header(log: Log, row: bytes) -> Header:
    try:
        header = _headers.decode(row)
    except _UNREADABLE:
        raise log.wrong(-1, "this is not the header of a game file") from None
    if header.format != FORMAT:
        raise log.wrong(-1, f"written by a newer or another program; this one reads {FORMAT}")
    return header


def _read_lines(log: Log, rows: bytes) -> list[_Line]:
    try:
        return _lines.decode_lines(rows)
    except _UNREADABLE:
        for place, row in enumerate(rows.split(b"\n")):
            try:
                _lines.decode(row)
            except _UNREADABLE as error:
                raise log.wrong(place, f"this line cannot be read ({error})") from None
        raise
