"""Tables to take along: Parquet, CSV or JSON Lines in a new folder, with a `datapackage.json` that describes them.

The description follows the Data Package standard, so that other programs know types, keys and meanings of all columns.
"""

import hashlib
import os
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Literal

import msgspec
import polars as pl

from mysterium_nb.logs.tables.codebook import CARDS, SEATS, TABLES, TIME, ColumnSpec, allowed_values
from mysterium_nb.logs.tables.frames import Frames
from mysterium_nb.logs.tables.pseudonyms import pseudonymised
from mysterium_nb.table.game_file import GameFileError
from mysterium_nb.version import VERSION

Format = Literal["parquet", "csv", "jsonl"]
_FORMULA = r"^([=+\-@\t\r])"
"""Beginnings that a spreadsheet would take for a formula."""


def export(frames: Frames, folder: Path, format: Format = "parquet", *, names: bool = False) -> None:  # noqa: A002 - that is the word
    """Write the tables into a new folder, all or nothing; people's names become pseudonyms unless `names` is set."""
    if not names:
        frames = pseudonymised(frames)
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise GameFileError(f"{folder} is there already; choose another name.")
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        making = Path(tempfile.mkdtemp(prefix=".export-", dir=folder.parent))
        try:
            _write(frames, making, format, names=names)
            making.chmod(0o755)
            os.replace(making, folder)
        finally:
            shutil.rmtree(making, ignore_errors=True)
    except OSError as error:
        raise GameFileError(f"{folder} cannot be written: {error.strerror}.") from error


def _write(frames: Frames, folder: Path, format: Format, *, names: bool) -> None:  # noqa: A002 - that is the word
    resources = []
    for name, table in frames.tables().items():
        file = folder / f"{name}.{format}"
        _WRITERS[format](table, file)
        resources.append(_resource(name, table, file, format))
    package = {
        "$schema": "https://datapackage.org/profiles/2.0/datapackage.json",
        "name": "mysterium-games",
        "title": "Logged games",
        "description": "People's names are as they were." if names else "People's names are pseudonyms.",
        "version": VERSION,
        "resources": resources,
    }
    content = msgspec.json.format(msgspec.json.encode(package), indent=2)
    (folder / "datapackage.json").write_bytes(content + b"\n")


def _parquet(table: pl.DataFrame, file: Path) -> None:
    # Events of one kind are alike all through: the longer a page, the less of it is new.
    table.write_parquet(file, compression="zstd", compression_level=19, row_group_size=2**20, data_page_size=2**24)


def _csv(table: pl.DataFrame, file: Path) -> None:
    _as_text(table).with_columns(
        pl.col(name).str.replace(_FORMULA, "'$1") for name, type_ in table.schema.items() if type_ == pl.String
    ).with_columns(
        # An empty cell is nothing; a list without cards is something else.
        pl.when(pl.col(name).list.len() == 0)
        .then(pl.lit("-"))
        .otherwise(pl.col(name).cast(pl.List(pl.String)).list.join(" "))
        .alias(name)
        for name, type_ in table.schema.items()
        if type_ == CARDS
    ).with_columns(
        pl.col(name).map_elements(_as_json, pl.String) for name, type_ in table.schema.items() if type_ == SEATS
    ).write_csv(file)


def _json_lines(table: pl.DataFrame, file: Path) -> None:
    _as_text(table).write_ndjson(file)


def _as_text(table: pl.DataFrame) -> pl.DataFrame:
    times = [name for name, type_ in table.schema.items() if type_ == TIME]
    return table.with_columns(pl.col(times).dt.strftime("%Y-%m-%dT%H:%M:%S%.3fZ"))


def _as_json(seats: pl.Series) -> str:
    return msgspec.json.encode(seats.to_list()).decode()


_WRITERS: dict[Format, Callable[[pl.DataFrame, Path], None]] = {
    "parquet": _parquet,
    "csv": _csv,
    "jsonl": _json_lines,
}
_MEDIA = {"parquet": "application/vnd.apache.parquet", "csv": "text/csv", "jsonl": "application/x-ndjson"}


def _resource(name: str, table: pl.DataFrame, file: Path, format: Format) -> dict[str, object]:  # noqa: A002 - that is the word
    return {
        "name": name,
        "path": file.name,
        "format": format,
        "mediatype": _MEDIA[format],
        "encoding": "utf-8",
        "bytes": file.stat().st_size,
        "hash": f"sha256:{hashlib.sha256(file.read_bytes()).hexdigest()}",
        "rows": table.height,
        "description": TABLES[name].meaning,
        "schema": {
            "fields": [_field(column, format) for column in TABLES[name].columns],
            "primaryKey": list(TABLES[name].key),
            "missingValues": [""],
        },
    }


def _field(column: ColumnSpec, format: Format) -> dict[str, object]:  # noqa: A002 - that is the word
    field: dict[str, object] = {"name": column.name, "description": column.meaning}
    if isinstance(column.type, pl.List):
        # In CSV a list is a text; what stands between its cards is told by the standard's own word for that.
        if format == "csv" and column.type == CARDS:
            return field | {"type": "list", "delimiter": " ", "itemType": "string"}
        return field | {"type": "array"}
    field["type"] = _STANDARD[column.type.base_type()]
    if allowed_values(column.type):
        field["constraints"] = {"enum": allowed_values(column.type)}
    return field


_STANDARD: dict[type[pl.DataType], str] = {
    pl.String: "string",
    pl.Enum: "string",
    pl.Categorical: "string",
    pl.Int16: "integer",
    pl.Int32: "integer",
    pl.Float32: "number",
    pl.Float64: "number",
    pl.Boolean: "boolean",
    pl.Datetime: "datetime",
}
