"""Logged games as tidy tables: polars frames that pandas, DuckDB and whatever speaks Arrow take as they are."""

import gc
from collections.abc import Collection, Iterable, Iterator, Mapping
from contextlib import contextmanager
from operator import itemgetter
from pathlib import Path
from typing import Any, Self, get_args

import msgspec
import polars as pl
from polars.exceptions import PolarsError

from mysterium_nb.engine.events import Event, TableOpened
from mysterium_nb.logs.tables.codebook import CARDS, SEATS, TABLES
from mysterium_nb.logs.tables.log_sources import GameLog, Source, read_logs
from mysterium_nb.logs.tables.parquet_files import read_tables
from mysterium_nb.logs.tables.rows import WRITTEN, Row, RowWriter
from mysterium_nb.table.store import REPLAY_ERRORS, Entry, StoreError

_AT_A_TIME = 500
"""Games whose rows are held as Python objects before they become frames: some 100 MB."""
_TAGS = {kind: kind.__struct_config__.tag for kind in get_args(Event)}
_event: msgspec.json.Decoder[Event] = msgspec.json.Decoder(Event)


class Frames:
    """The eight tables of some games (`codebook.md` describes every column).

    >>> import mysterium_nb as m
    >>> frames = m.corpus()
    >>> len(frames), frames["games"].height == frames.games.height
    (2000, True)
    """

    games: pl.DataFrame
    hours: pl.DataFrame
    visions: pl.DataFrame
    guesses: pl.DataFrame
    tokens: pl.DataFrame
    votes: pl.DataFrame
    talk: pl.DataFrame
    events: pl.DataFrame

    def __init__(self, tables: Mapping[str, pl.DataFrame]) -> None:
        for name in TABLES:
            setattr(self, name, tables[name])

    def tables(self) -> dict[str, pl.DataFrame]:
        return {name: getattr(self, name) for name in TABLES}

    def __getitem__(self, name: str) -> pl.DataFrame:
        """A table by its name."""
        if name not in TABLES:
            raise KeyError(f"There is no table {name!r}; there are {', '.join(TABLES)}.")
        table: pl.DataFrame = getattr(self, name)
        return table

    def __len__(self) -> int:
        """How many games there are."""
        return self.games.height

    def with_tables(self, **changed: pl.DataFrame) -> Self:
        """The same with some tables changed."""
        return type(self)(self.tables() | changed)

    def only(self, games: Collection[str]) -> Self:
        """The same tables with the rows of some games."""
        return type(self)({name: table.filter(pl.col("game").is_in([*games])) for name, table in self.tables().items()})

    def to_pandas(self) -> dict[str, Any]:
        """The tables as pandas frames (pandas and pyarrow must be installed)."""
        return {name: table.to_pandas() for name, table in self.tables().items()}

    def log(self, game: str) -> list[Entry]:
        """A game's log again, to replay; its moves are numbered, their ids are not kept."""
        columns = ("seq", pl.col("at").to_physical(), "actor", "move", "facts")
        rows = self.events.filter(pl.col("game") == game).select(columns).rows()
        if not rows:
            raise StoreError(f"There is no game {game} in these tables.")
        try:
            return [Entry(seq, at, actor, f"move-{move}", _event.decode(facts)) for seq, at, actor, move, facts in rows]
        except (msgspec.MsgspecError, RecursionError) as error:
            raise StoreError(f"The log of game {game} in these tables cannot be read: {error}.") from None

    def __repr__(self) -> str:
        return f"Frames({', '.join(f'{name}: {table.height}' for name, table in self.tables().items())})"

    def _repr_html_(self) -> str:
        rows = "".join(
            f"<tr><th>{name}</th><td>{self.tables()[name].height:,}</td><td>{table.meaning}</td></tr>"
            for name, table in TABLES.items()
        )
        return f"<table><tr><th>table</th><th>rows</th><th>what</th></tr>{rows}</table>"


def read(source: Source) -> Frames:
    """The tables of all finished games in a store, its file, game files, folders of them, or an export in Parquet.

    >>> import mysterium_nb as m
    >>> store = m.table.MemoryStore()
    >>> m.logs.read(store)["games"].height
    0
    """
    if isinstance(source, str | Path) and (Path(source) / "games.parquet").exists():
        return Frames(read_tables(Path(source)))
    parts: dict[str, list[pl.DataFrame]] = {name: [pl.DataFrame(schema=table.schema)] for name, table in TABLES.items()}
    with _gc_paused():
        for rows, entries in _batches(read_logs(source)):
            for name, table in TABLES.items():
                columns = entries if name == "events" else _columns(rows[name], table.schema.names())
                parts[name].append(_fitting(columns, table.schema))
    return Frames({name: pl.concat(frames, rechunk=True) for name, frames in parts.items()})


@contextmanager
def _gc_paused() -> Iterator[None]:
    """Millions of rows are made and none is garbage: looking for it again and again would take a third of the time."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()


def _columns(rows: list[Row], names: list[str]) -> dict[str, list[Any]]:
    cells = map(itemgetter(*names), rows)
    columns = zip(*cells, strict=True) if rows else ((),) * len(names)
    return dict(zip(names, map(list, columns), strict=True))


_UNFIT = (PolarsError, OverflowError, TypeError, ValueError)


def _fitting(columns: Mapping[str, list[Any]], schema: pl.Schema) -> pl.DataFrame:
    """Of many games at once; where something in them is beyond all games, the one that has it is named."""
    try:
        return _frame(columns, schema)
    except _UNFIT:
        for game in dict.fromkeys(columns["game"]):
            rows = [place for place, of in enumerate(columns["game"]) if of == game]
            for name, type_ in schema.items():
                try:
                    _frame({name: [columns[name][place] for place in rows]}, pl.Schema({name: type_}))
                except _UNFIT:
                    raise StoreError(f"Game {game} cannot be told in tables: {name} is beyond all games.") from None
        raise


def _frame(columns: Mapping[str, list[Any]], schema: pl.Schema) -> pl.DataFrame:
    """Words and lists are taken in as texts and become what they are all at once, which is much faster."""
    plain, lists = dict(schema), []
    columns = dict(columns)
    for name, type_ in schema.items():
        if type_ == CARDS:
            columns[name] = [None if cards is None else " ".join(cards) for cards in columns[name]]
            lists.append(split_cards(name))
        elif type_ == SEATS:
            columns[name] = [str(msgspec.json.encode(seats), "utf-8") for seats in columns[name]]
            lists.append(pl.col(name).str.json_decode(SEATS))
        if isinstance(type_, pl.List | pl.Enum | pl.Categorical):
            plain[name] = pl.String()
    return pl.DataFrame(columns, schema=plain).with_columns(lists).cast(schema)


def split_cards(column: str) -> pl.Expr:
    """A text of cards with spaces between as a list of cards."""
    return pl.col(column).str.split(" ").list.filter(pl.element() != "")


def _batches(logs: Iterable[GameLog]) -> Iterator[tuple[dict[str, list[Row]], dict[str, list[Any]]]]:
    """The rows of some games at a time, and their entries as columns."""
    seen: dict[str, str] = {}
    batch = _Batch()
    for log in logs:
        if log.game in seen:
            raise log.wrong(-1, f"game {log.game} is in {seen[log.game]} as well")
        seen[log.game] = log.where
        batch.take(log)
        if batch.games == _AT_A_TIME:
            yield batch.rows, batch.entries
            batch = _Batch()
    yield batch.rows, batch.entries


class _Batch:
    def __init__(self) -> None:
        self.games = 0
        self.rows: dict[str, list[Row]] = {name: [] for name in WRITTEN}
        self.entries: dict[str, list[Any]] = {name: [] for name in TABLES["events"].schema.names()}

    def take(self, log: GameLog) -> None:
        """Write a game down, if it is finished."""
        events = log.events
        if not events or not isinstance(events[0], TableOpened):
            raise log.wrong(0, "a game begins with the table being opened")
        writer = RowWriter(log.game, events[0])
        try:
            finished = writer.write(log.times, log.moves, events)
        except REPLAY_ERRORS:
            raise log.wrong(len(writer.hours), "this cannot happen at this point of the game") from None
        if not finished:
            return
        log.check_sums()
        self.games += 1
        for name, rows in writer.rows.items():
            self.rows[name] += rows
        columns = self.entries
        columns["game"] += [log.game] * len(events)
        columns["seq"] += range(1, len(events) + 1)
        columns["at"] += log.times
        columns["actor"] += log.actors
        columns["move"] += _numbered(log)
        columns["event"] += [_TAGS[type(event)] for event in events]
        columns["hour"] += writer.hours
        columns["facts"] += log.facts


def _numbered(log: GameLog) -> list[int]:
    """Moves by number: their ids are random and tell nothing."""
    numbers: dict[str, int] = {}
    return [numbers.setdefault(move, len(numbers) + 1) for move in log.moves]
