"""The codebook describes every table, and nothing that is not there."""

from pathlib import Path

import polars as pl

import mysterium_nb.logs
from mysterium_nb.logs.tables import codebook
from mysterium_nb.logs.tables.codebook import CARDS, TABLES, markdown
from mysterium_nb.logs.tables.frames import Frames, read
from tests.logs.logged import a_store


def test_the_printed_codebook_is_the_one_in_force() -> None:
    printed = Path(mysterium_nb.logs.__path__[0], "tables", "codebook.md")
    assert printed.read_text("utf-8") == markdown()


def test_frames_have_the_columns_of_the_codebook_in_its_order() -> None:
    frames = read(a_store(2))
    assert list(frames.tables()) == list(TABLES) == list(Frames.__annotations__)
    for name, table in frames.tables().items():
        assert table.schema == TABLES[name].schema


def test_every_column_has_a_meaning_and_stands_once() -> None:
    for table in TABLES.values():
        names = [column.name for column in table.columns]
        assert len(set(names)) == len(names)
        assert set(table.key) <= set(names)
        assert all(column.meaning and not column.meaning.endswith(".") for column in table.columns)


def test_every_type_has_a_word() -> None:
    assert codebook.type_name(CARDS) == "list of cards"
    assert codebook.type_name(codebook.SEATS) == "list of seat, name, kind"
    assert codebook.type_name(pl.Datetime("ms", "UTC")) == "time"
    assert {codebook.type_name(column.type) for table in TABLES.values() for column in table.columns} == {
        "text", "word", "card", "list of cards", "list of seat, name, kind", "whole number", "number", "true or false",
        "time",
    }  # fmt: skip
