"""Options that several commands share."""

import argparse
import os
from pathlib import Path

import msgspec

from mysterium_nb.engine.rules import EDITIONS
from mysterium_nb.i18n.languages import LANGUAGES
from mysterium_nb.minds.learning.class_records import ClassRecords
from mysterium_nb.table.data_folder import default_data_folder
from mysterium_nb.table.sqlite_store import SqliteStore
from mysterium_nb.table.store import MemoryStore, Store

Commands = argparse._SubParsersAction  # argparse has no public name for it


def add_edition(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--edition", choices=EDITIONS, default="classic", help="default: %(default)s")
    parser.add_argument("--players", type=int, default=4, metavar="2-7", help="with the ghost; default: %(default)s")
    parser.add_argument("--difficulty", help="easy, medium, hard; in original easy, normal, difficult, very-difficult")


def add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="answer in JSON")


def add_language(parser: argparse.ArgumentParser) -> None:
    spoken = os.environ.get("LANG", "")[:2]
    default = spoken if spoken in LANGUAGES else "en"
    parser.add_argument("--lang", choices=LANGUAGES, default=default, help="default: %(default)s")


def add_data(parser: argparse.ArgumentParser) -> None:
    default = str(default_data_folder()).replace("%", "%%")
    parser.add_argument("--data", type=Path, metavar="DIR", help=f"where games are kept; default: {default}")


def open_store(data: Path | None) -> SqliteStore:
    return SqliteStore(_file_in(data))


def open_store_to_read(data: Path | None) -> Store:
    """The store to read from; where there is none yet, an empty one, and no file is made."""
    return open_store(data) if _file_in(data).exists() else MemoryStore()


def class_records(data: Path | None) -> ClassRecords:
    """What was learned of classes."""
    return ClassRecords((data or default_data_folder()) / "classes")


def _file_in(data: Path | None) -> Path:
    return (data or default_data_folder()) / "games.sqlite"


def print_json(answer: object) -> None:
    print(msgspec.json.format(msgspec.json.encode(answer), indent=2).decode())
