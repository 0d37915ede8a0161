"""The tables agree, column by column, with a slow recount from the engine's own states."""

import pytest

from mysterium_nb.logs.tables.codebook import TABLES
from mysterium_nb.logs.tables.frames import Frames, read
from mysterium_nb.table.store import MemoryStore
from tests.logs.logged import a_store
from tests.logs.recount import Recount, Row

SAMPLE = 24
MANY = 600


def differences(store: MemoryStore, frames: Frames) -> list[str]:
    """Every cell that the recount has otherwise."""
    found = []
    for shelf in store.games():
        recounted = Recount(shelf.game, store.read(shelf.game)).tables()
        for name, table in frames.tables().items():
            rows = [plain(row) for row in table.filter(table["game"] == shelf.game).iter_rows(named=True)]
            if len(rows) != len(recounted[name]):
                found.append(f"{shelf.game} {name}: {len(rows)} rows, not {len(recounted[name])}")
                continue
            for number, (row, again) in enumerate(zip(rows, recounted[name], strict=True)):
                assert row.keys() == again.keys()
                cells = [c for c in row if row[c] != again[c]]
                found += [f"{shelf.game} {name} {number} {c}: {row[c]} is {again[c]}" for c in cells]
    return found


def plain(row: Row) -> Row:
    """Times as milliseconds, as logs have them."""
    return {name: round(value.timestamp() * 1000) if hasattr(value, "tzinfo") else value for name, value in row.items()}


@pytest.fixture(scope="module")
def store() -> MemoryStore:
    return a_store(SAMPLE)


@pytest.fixture(scope="module")
def frames(store: MemoryStore) -> Frames:
    return read(store)


def test_every_cell_agrees_with_a_recount(store: MemoryStore, frames: Frames) -> None:
    assert differences(store, frames) == []


def test_the_sample_has_something_of_everything(frames: Frames) -> None:
    assert set(frames.games["edition"]) == {"classic", "revised", "original"}
    assert set(frames.games["won"]) == {True, False}
    assert all(table.height for table in frames.tables().values())
    for name, table in frames.tables().items():
        empty = {c for c in table.columns if table[c].null_count() == table.height}
        assert empty == ({"belief_before", "belief_after"} if name == "visions" else set())


@pytest.mark.soak
def test_every_cell_of_many_games_agrees_with_a_recount() -> None:
    store = a_store(MANY, first=1000)
    assert differences(store, read(store)) == []


def test_the_key_of_a_table_tells_its_rows_apart(frames: Frames) -> None:
    for name, table in frames.tables().items():
        assert not table.select(TABLES[name].key).is_duplicated().any(), name
