"""Tables read back from an export in Parquet. The files may be anybody's: they are looked at before they are read."""

from pathlib import Path

import polars as pl
from polars.exceptions import PanicException, PolarsError

from mysterium_nb.logs.codebook import TABLES, Table, type_name
from mysterium_nb.table.gamefile import GameFileError

MOST_BYTES = 4 * 2**30
MOST_ROWS = 200_000_000
_MAGIC = b"PAR1"


def read_table(folder: Path, name: str) -> pl.DataFrame:
    """One table of an export, with exactly the columns of the codebook."""
    file = folder / f"{name}.parquet"
    try:
        _look_at(file)
        found = pl.read_parquet_schema(file)
        _compare(file, found, TABLES[name])
        rows = pl.scan_parquet(file).select(pl.len()).collect().item()
        if rows > MOST_ROWS:
            raise GameFileError(f"{file} has {rows:,} rows; at most {MOST_ROWS:,} are read.")
        # A later version may know more words than the one that wrote the file.
        return pl.read_parquet(file).cast(TABLES[name].schema)
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


def _compare(file: Path, found: dict[str, pl.DataType], table: Table) -> None:
    columns = {column.name: column for column in table.columns}
    for name in columns:
        if name not in found:
            raise GameFileError(f"{file} has no column {name}; it is no table of games, or an older one.")
    for name, type_ in found.items():
        if name not in columns:
            raise GameFileError(f"{file} has a column {name} that no table of games has.")
        expected = columns[name].type
        if type_.base_type() != expected.base_type():
            raise GameFileError(f"{file}: column {name} is not a {type_name(expected)}.")
