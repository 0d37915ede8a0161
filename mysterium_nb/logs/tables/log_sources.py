"""Where logs come from: a store, a store's file, game files or folders of them. Nothing is changed by reading."""

import hashlib
from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import msgspec

from mysterium_nb.engine.events import Event
from mysterium_nb.engine.seats import SeatId
from mysterium_nb.table.game_file import (
    FORMAT,
    MOST_LINES,
    YEAR_3000,
    GameFileError,
    GameFileHeader,
    checksum,
    milliseconds,
    read_limited,
)
from mysterium_nb.table.sqlite_store import is_store_file, read_raw_logs
from mysterium_nb.table.store import Store, StoreError

Source = Store | Path | str | Iterable[Path]
"""A store, a file of one (`games.sqlite`), a folder that holds one, a game file, a folder of game files, or several."""


class GameLog(NamedTuple):
    """One game's log."""

    where: str
    """What to call it when something is wrong with it."""
    unit: str
    """What its entries are there: entries of a store, or lines of a file after the header."""
    game: str
    times: list[int]
    actors: list[SeatId]
    moves: list[str]
    """Of each entry: when, by whom, in which move."""
    events: list[Event]
    facts: list[str]
    """The events as JSON."""
    content: bytes = b""
    lines: "Sequence[_Line]" = ()
    """Of a file, whose sums are still to be looked at: all of it, and the lines after the header."""

    def check_sums(self) -> None:
        """Refuse a file that was changed after it was saved; last of all, since any other reason says more."""
        if not self.content or self._sums_of_lines():
            return
        # Something is written in other words than ours, as by an older version: look at the very words.
        before = ""
        for place, row in enumerate(_rows.decode_lines(self.content), start=-1):
            before = checksum(before, row)
            if row.get("sum", "") != before:
                raise self.wrong(place, "this line, or the one before, was changed after the game was saved")

    def _sums_of_lines(self) -> bool:
        """Whether all sums are right, with every line as it would be written here, which saves decoding it again."""
        header = _rows.decode(self.content.partition(b"\n")[0])
        before = checksum("", header)
        if header.get("sum", "") != before:
            return False
        for row in _sorted.encode_lines(self.lines).split(b"\n")[:-1]:
            # The sum is the last of the sorted keys.
            before = hashlib.sha256(b"%b%b}" % (before.encode(), row[:-_SUM_BYTES])).hexdigest()[:16]
            if not row.endswith(b'"%b"}' % before.encode()):
                return False
        return True

    def wrong(self, place: int, why: str) -> Exception:
        if self.unit == "entry":
            return StoreError(f"{self.where}: entry {place + 1} of game {self.game}: {why}.")
        return GameFileError(f"{self.where}, line {place + 2}: {why}.")


_SUM_BYTES = len(',"sum":"0123456789abcdef"}')


class _Line(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    seq: int
    at: Annotated[datetime, msgspec.Meta(tz=True)]
    actor: str
    move: str
    event: Event
    sum: str = ""


_headers = msgspec.json.Decoder(GameFileHeader)
_rows: msgspec.json.Decoder[dict[str, Any]] = msgspec.json.Decoder(dict[str, Any])
_plain = msgspec.json.Encoder()
_sorted = msgspec.json.Encoder(order="sorted")
_lines = msgspec.json.Decoder(_Line)
_events = msgspec.json.Decoder(list[Event])
_event: msgspec.json.Decoder[Event] = msgspec.json.Decoder(Event)
_UNREADABLE = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)


def read_logs(source: Source) -> Iterator[GameLog]:
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


def _in_path(path: Path) -> Iterator[GameLog]:
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
        yield from _in_file(path, read_limited(path))


def _in_store(store: Store) -> Iterator[GameLog]:
    for shelf in sorted(store.games(), key=lambda shelf: shelf.game):
        kept = store.read(shelf.game)
        times, actors = [entry.at for entry in kept], [entry.actor for entry in kept]
        events = [entry.event for entry in kept]
        moves = [entry.move for entry in kept]
        yield GameLog("The store", "entry", shelf.game, times, actors, moves, events, _as_json(events))


def _in_database(path: Path) -> Iterator[GameLog]:
    """Straight from the file, without a store: it may be another server's."""
    for game, rows in read_raw_logs(path):
        _, _, times, actors, moves, facts = map(list, zip(*rows, strict=True))
        log = GameLog(str(path), "entry", game, times, actors, moves, [], [])
        if not 0 <= min(times) <= max(times) < YEAR_3000:
            place = next(place for place, at in enumerate(times) if not 0 <= at < YEAR_3000)
            raise log.wrong(place, "no game was played at such a time")
        yield log._replace(events=_decoded(log, facts), facts=[str(fact, "utf-8") for fact in facts])


def _decoded(log: GameLog, facts: list[bytes]) -> list[Event]:
    try:
        return _events.decode(b"[" + b",".join(facts) + b"]")
    except _UNREADABLE:
        for place, fact in enumerate(facts):
            try:
                _event.decode(fact)
            except _UNREADABLE as error:
                raise log.wrong(place, f"this cannot be read ({error})") from None
        raise


def _as_json(events: list[Event]) -> list[str]:
    return str(_plain.encode_lines(events), "utf-8").split("\n")[:-1]


def _in_file(path: Path, content: bytes) -> Iterator[GameLog]:
    log = GameLog(str(path), "line", "", [], [], [], [], [])
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
    events = [line.event for line in lines]
    yield log._replace(
        game=header.game,
        times=_times(log, lines),
        actors=[line.actor for line in lines],
        moves=[line.move for line in lines],
        events=events,
        facts=_as_json(events),
        content=content,
        lines=lines,
    )


def _times(log: GameLog, lines: list[_Line]) -> list[int]:
    try:
        times = [round(line.at.timestamp() * 1000) for line in lines]
        if not times or 0 <= min(times) <= max(times) < YEAR_3000:
            return times
    except OverflowError:
        pass  # at the very edge of the calendar
    place = next(place for place, line in enumerate(lines) if milliseconds(line.at) is None)
    raise log.wrong(place, "no game was played at such a time")


def _header(log: GameLog, row: bytes) -> GameFileHeader:
    try:
        header = _headers.decode(row)
    except _UNREADABLE:
        raise log.wrong(-1, "this is not the header of a game file") from None
    if header.format != FORMAT:
        raise log.wrong(-1, f"written by a newer or another program; this one reads {FORMAT}")
    return header


def _read_lines(log: GameLog, rows: bytes) -> list[_Line]:
    try:
        return _lines.decode_lines(rows)
    except _UNREADABLE:
        for place, row in enumerate(rows.split(b"\n")):
            try:
                _lines.decode(row)
            except _UNREADABLE as error:
                raise log.wrong(place, f"this line cannot be read ({error})") from None
        raise
