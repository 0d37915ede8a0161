"""Tables read back from an export in Parquet. The files may be anybody's: they are looked at before they are read."""

from pathlib import Path

import polars as pl
from polars.exceptions import PanicException, PolarsError

from mysterium_nb.logs.tables.codebook import TABLES, TableSpec, type_name
from mysterium_nb.table.game_file import GameFileError

MOST_BYTES = 2**30
MOST_GAMES = 200_000
MOST_ROWS = 40_000_000
"""Of any table: a game has some two hundred entries."""
_MAGIC = b"PAR1"
_ALWAYS = (
    "game", "deck", "edition", "players", "difficulty", "variant", "psychics", "deal", "people", "bots", "seats",
    "opened_at", "started_at", "ended_at", "seconds", "won", "why", "hour", "found", "cards_given", "crows_used",
)  # fmt: skip
"""What every game has; the other columns may be empty."""


def read_tables(folder: Path) -> dict[str, pl.DataFrame]:
    """All tables of an export, which must be about the same games."""
    tables = {name: _read(folder / f"{name}.parquet", name) for name in TABLES}
    file, games = folder / "games.parquet", tables["games"]
    for column in _ALWAYS:
        if games[column].null_count():
            raise GameFileError(f"{file}: column {column} is empty in some games.")
    twice = games.filter(pl.col("game").is_duplicated())["game"]
    if len(twice):
        raise GameFileError(f"{file}: game {twice[0]} is there {(twice == twice[0]).sum()} times.")
    for name, table in tables.items():
        keys = [column for column in TABLES[name].key if table[column].null_count()]
        if keys:
            raise GameFileError(f"{folder / name}.parquet: column {keys[0]} is empty in some rows.")
        unknown = table.select("game").unique().join(games, on="game", how="anti")["game"]
        if len(unknown):
            raise GameFileError(f"{folder / name}.parquet has rows of a game that is not in {file}: {unknown[0]}.")
    _all_entries(folder / "events.parquet", tables["events"])
    return tables


def _all_entries(file: Path, events: pl.DataFrame) -> None:
    """A log is complete, each entry in its place."""
    seq = pl.col("seq")
    counted = events.group_by("game", maintain_order=True).agg(whole=(seq == pl.int_range(1, pl.len() + 1)).all())
    broken = counted.filter(~pl.col("whole"))["game"]
    if len(broken):
        raise GameFileError(f"{file}: the entries of game {broken[0]} are not numbered from 1 on.")


def _read(file: Path, name: str) -> pl.DataFrame:
    """One table, with exactly the columns of the codebook."""
    try:
        _look_at(file)
        # A folder may be called what it likes: `class*` is no pattern.
        table = pl.scan_parquet(file, glob=False)
        _compare(file, table.collect_schema(), TABLES[name])
        rows, most = table.select(pl.len()).collect().item(), MOST_GAMES if name == "games" else MOST_ROWS
        if rows > most:
            raise GameFileError(f"{file} has {rows:,} rows; at most {most:,} are read.")
        # A later version may know more words than the one that wrote the file.
        return pl.read_parquet(file, glob=False).cast(TABLES[name].schema)
    except OSError as error:
        raise GameFileError(f"{file} cannot be read: {error.strerror or error}.") from error
    except (PolarsError, PanicException) as error:
        raise GameFileError(f"{file} cannot be read: {str(error).splitlines()[0]}.") from None


def _look_at(file: Path) -> None:
    if not file.is_file():
        raise GameFileError(f"{file} is missing; an export has one file for each table.")
    size = file.stat().st_size
    if size > MOST_BYTES:
        raise GameFileError(f"{file} is larger than {MOST_BYTES // 2**30} GiB.")
    with file.open("rb") as opened:
        begin = opened.read(len(_MAGIC))
        opened.seek(max(0, size - len(_MAGIC)))
        end = opened.read()
    if begin != _MAGIC:
        raise GameFileError(f"{file} is no Parquet file.")
    if end != _MAGIC:
        raise GameFileError(f"{file} is cut off.")


def _compare(file: Path, found: pl.Schema, table: TableSpec) -> None:
    columns = {column.name: column for column in table.columns}
    for name in columns:
        if name not in found:
            raise GameFileError(f"{file} has no column {name}; it is no table of games, or an older one.")
    for name, type_ in found.items():
        if name not in columns:
            raise GameFileError(f"{file} has a column {name} that no table of games has.")
        expected = columns[name].type
        # A number may have been written with more digits.
        if type_.base_type() != expected.base_type() and not (type_.is_float() and expected.is_float()):
            raise GameFileError(f"{file}: column {name} is not a {type_name(expected)}.")
