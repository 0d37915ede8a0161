"""Game files, `mysterium-game/1`: a game as JSON Lines, to keep, share and study (described in `game_file.md`).

The first line is a header, every further line one entry of the log. Each line carries a checksum over itself and the
line before, so that a cut or edited file is noticed at the line where it happened. A file comes from anywhere: it is
read within limits, replayed in full before anything is stored, and refused whole or taken whole.
"""

import hashlib
import stat
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any

import msgspec

from mysterium_nb.engine.events import SCHEMA, Event, RulesChanged, TableOpened
from mysterium_nb.engine.evolve import evolve
from mysterium_nb.engine.invariants import misplaced_cards
from mysterium_nb.engine.legal import legal_moves
from mysterium_nb.engine.prompt import prompt
from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import GHOST, HOST, WATCH, Sitter
from mysterium_nb.engine.state import EMPTY_STATE, State
from mysterium_nb.engine.story import story_chapters
from mysterium_nb.engine.views import view
from mysterium_nb.table.event_checks import is_card_set, is_possible
from mysterium_nb.table.store import ID_PATTERN, REPLAY_ERRORS, Conflict, Entry, Store, StoreError, fold_entries
from mysterium_nb.version import VERSION

FORMAT = "mysterium-game/1"
MOST_BYTES = 32 * 1024 * 1024
MOST_LINES = 20_000
MOST_LINE_BYTES = 1024 * 1024
YEAR_3000 = 32_503_680_000_000
"""In milliseconds since 1970: a game is played before that, and after 1970."""


class GameFileError(Exception):
    """The file cannot be written or read; the sentence names the line, and nothing was changed."""

    __module__ = "mysterium_nb.table"  # where people import it from


Id = Annotated[str, msgspec.Meta(pattern=ID_PATTERN)]


class GameFileHeader(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    format: str
    engine: str
    schema: Annotated[int, msgspec.Meta(ge=1, le=SCHEMA)]
    game: Id
    finished: bool
    entries: int
    deck: str
    rules: Rules
    seats: tuple[Sitter, ...]
    sum: str = ""


class GameFileLine(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    seq: int
    at: Annotated[datetime, msgspec.Meta(tz=True)]
    actor: Id
    move: Id
    event: Event
    sum: str = ""


def encode_game(game: str, entries: Sequence[Entry], *, backup: bool = False) -> bytes:
    """A game as a file's content. Of an unfinished game only the host's own backup can be made: it holds secrets."""
    try:
        state = fold_entries(EMPTY_STATE, game, entries)
    except StoreError as error:
        raise GameFileError(str(error)) from error
    finished = state.phase == "over"
    if not finished and not backup:
        raise GameFileError(f"Game {game} is not finished; only the host's backup can hold it.")
    header = GameFileHeader(
        format=FORMAT,
        engine=VERSION,
        schema=SCHEMA,
        game=game,
        finished=finished,
        entries=len(entries),
        deck=state.cards.deck,
        rules=state.setup.rules,
        seats=state.setup.sitters,
    )
    lines: Iterable[GameFileHeader | GameFileLine] = [header, *(_line(entry) for entry in entries)]
    written = []
    before = ""
    for line in lines:
        before = checksum(before, msgspec.to_builtins(line))
        written.append(msgspec.json.encode(msgspec.structs.replace(line, sum=before)))
    return b"\n".join(written) + b"\n"


def _line(entry: Entry) -> GameFileLine:
    at = datetime.fromtimestamp(entry.at / 1000, UTC)
    return GameFileLine(seq=entry.seq, at=at, actor=entry.actor, move=entry.move, event=entry.event)


_UNREADABLE = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)


def checksum(before: str, line: dict[str, Any]) -> str:
    """Of a line without its sum, as compact JSON with sorted keys, after the sum of the line before."""
    plain = {key: value for key, value in line.items() if key != "sum"}
    body = msgspec.json.encode(plain, order="deterministic")
    return hashlib.sha256(before.encode() + body).hexdigest()[:16]


def save_game(store: Store, game: str, path: Path, *, backup: bool = False) -> None:
    """Write a game to a new file."""
    entries = store.read(game)
    if not entries:
        raise GameFileError(f"There is no game {game}.")
    content = encode_game(game, entries, backup=backup)
    try:
        file = path.open("xb")
    except FileExistsError:
        raise GameFileError(f"{path} is there already; choose another name.") from None
    except OSError as error:
        raise GameFileError(f"{path} cannot be written: {error.strerror}.") from error
    try:
        with file:
            file.write(content)
    except OSError as error:
        path.unlink()
        raise GameFileError(f"{path} cannot be written: {error.strerror}.") from error


def load_game(store: Store, path: Path) -> str:
    """Take a game file into a store and return the game's id."""
    header, entries = decode_game(read_limited(path), name=str(path))
    try:
        store.append(header.game, entries)
    except Conflict:
        raise GameFileError(f"{path}: game {header.game} is in the store already.") from None
    return header.game


def read_limited(path: Path) -> bytes:
    """What is in a file, as long as a game could be."""
    try:
        kept = path.stat()
        if not stat.S_ISREG(kept.st_mode):
            raise GameFileError(f"{path} is no file.")
        with path.open("rb") as file:
            content = file.read(min(kept.st_size, MOST_BYTES) + 1)
    except OSError as error:
        raise GameFileError(f"{path} cannot be read: {error.strerror}.") from error
    if len(content) > MOST_BYTES:
        raise GameFileError(f"{path} is larger than {MOST_BYTES // 2**20} MiB; no game is.")
    return content


def decode_game(content: bytes, name: str = "The file") -> tuple[GameFileHeader, list[Entry]]:
    """Read a file's content, with every check there is."""
    if not content:
        raise _error(name, 1, "the file is empty")
    *rows, rest = content.split(b"\n")
    if len(rows) > MOST_LINES:
        raise _error(name, MOST_LINES, "no game has that many lines")
    for number, row in enumerate(rows, start=1):
        if len(row) > MOST_LINE_BYTES:
            raise _error(name, number, "no line of a game is that long")
    # What is no game file at all is told first: a picture has no line that could be cut off.
    header, before = _header(rows[0] if rows else rest, name)
    if rest:
        raise _error(name, len(rows) + 1, "the file is cut off in this line")
    entries: list[Entry] = []
    state = EMPTY_STATE
    for number, row in enumerate(rows[1:], start=2):
        line, before = _read(row, GameFileLine, before, name, number)
        if line.seq != number - 1:
            raise _error(name, number, f"entry {number - 1} is expected here, not {line.seq}")
        if entries and line.move != entries[-1].move:
            _check(state, name, number - 1)
        state = _next_state(state, line.event, name, number)
        entries.append(Entry(line.seq, _milliseconds(line.at, name, number), line.actor, line.move, line.event))
    if len(entries) != header.entries or not entries:
        raise _error(name, len(rows), f"the file ends here, but the game has {header.entries} entries")
    _check(state, name, len(rows))
    _check_story(state, name, len(rows))
    said = (header.rules, header.finished, header.deck, header.seats)
    if said != (state.setup.rules, state.phase == "over", state.cards.deck, state.setup.sitters):
        raise _error(name, 1, "the header does not describe the game that follows")
    return header, entries


def _milliseconds(at: datetime, name: str, number: int) -> int:
    moment = milliseconds(at)
    if moment is None:
        raise _error(name, number, "no game was played at such a time")
    return moment


def milliseconds(at: datetime) -> int | None:
    """A time as logs have it; nothing if no game was played then."""
    try:
        moment = round(at.astimezone(UTC).timestamp() * 1000)
    except (OverflowError, ValueError):
        return None
    return moment if 0 <= moment < YEAR_3000 else None


def _header(row: bytes, name: str) -> tuple[GameFileHeader, str]:
    try:
        plain = msgspec.json.decode(row)
        written_as = plain["format"]
    except (*_UNREADABLE, KeyError, TypeError):
        raise _error(name, 1, "this is not the header of a game file") from None
    if written_as != FORMAT or (isinstance(plain.get("schema"), int) and plain["schema"] > SCHEMA):
        raise _error(name, 1, f"written by a newer or another program; this one reads {FORMAT}, schema {SCHEMA}")
    return _read(row, GameFileHeader, "", name, 1)


def _read(row: bytes, kind: type[Any], before: str, name: str, number: int) -> tuple[Any, str]:
    try:
        plain = msgspec.json.decode(row)
        line = msgspec.convert(plain, kind)
    except _UNREADABLE as error:
        raise _error(name, number, f"this line cannot be read ({error})") from None
    expected = checksum(before, plain)
    if line.sum != expected:
        raise _error(name, number, "this line, or the one before, was changed after the game was saved")
    return line, expected


def _next_state(state: State, event: Event, name: str, number: int) -> State:
    """The next state, if the event can happen at all."""
    if (number == 2) != isinstance(event, TableOpened):
        raise _error(name, number, "a game begins with the table being opened, once")
    try:
        if isinstance(event, TableOpened | RulesChanged):
            cards = event.cards if isinstance(event, TableOpened) else state.cards
            Rules.read(msgspec.structs.asdict(event.rules), cards)
            if not is_card_set(cards):
                raise ValueError(cards)
        if not is_possible(state, event):
            raise ValueError(event)
        return evolve(state, event)
    except REPLAY_ERRORS:
        raise _error(name, number, "this cannot happen at this point of the game") from None


def _check(state: State, name: str, number: int) -> None:
    """After a move: each card in its place, and every seat's view can be told."""
    lost = misplaced_cards(state)
    if lost:
        raise _error(name, number, f"after this, cards are missing or in two places: {lost}")
    try:
        for seat in (GHOST, HOST, WATCH, *(colours[0] for colours in state.setup.players)):
            seen = view(state, seat)
            prompt(seen)
            legal_moves(seen)
    except REPLAY_ERRORS:
        raise _error(name, number, "this cannot happen at this point of the game") from None


def _check_story(state: State, name: str, number: int) -> None:
    """The whole game can be told, to the end of the file."""
    try:
        story_chapters(view(state, GHOST))
        story_chapters(view(state, WATCH))
    except REPLAY_ERRORS:
        raise _error(name, number, "this game cannot be told") from None


def _error(name: str, number: int, why: str) -> GameFileError:
    return GameFileError(f"{name}, line {number}: {why}.")
