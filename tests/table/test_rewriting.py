"""Rewriting a log: other words for the same events, all or nothing, and everybody who looks on sees them."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from mysterium_nb.engine.events import HourBegan, Said
from mysterium_nb.engine.moves import Say
from mysterium_nb.engine.seats import WATCH
from mysterium_nb.table import MemoryStore, Store, Table
from mysterium_nb.table.sqlite_store import SqliteStore
from mysterium_nb.table.store import Conflict, Entry, StoreError
from tests.table.whole_games import a_table


@pytest.fixture(params=["memory", "sqlite"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    store: Store = MemoryStore() if request.param == "memory" else SqliteStore(tmp_path / "games.sqlite")
    yield store
    store.close()


def quieter(entries: list[Entry]) -> list[Entry]:
    return [
        replace(entry, event=replace(entry.event, text="–")) if isinstance(entry.event, Said) else entry
        for entry in entries
    ]


def talked(store: Store) -> Table:
    table = a_table(store=store)
    table.act("red", Say("red", "I love moths"))
    return table


def test_a_rewritten_table_and_its_log_agree(store: Store) -> None:
    table = talked(store)
    table.rewrite(quieter)
    assert [remark.text for remark in table.view(WATCH).talk] == ["–"]
    assert Table.resume(store, table.game).view(WATCH) == table.view(WATCH)
    assert "moths" not in repr(store.read(table.game))


def test_play_goes_on_after_a_rewriting(store: Store) -> None:
    table = talked(store)
    table.rewrite(quieter)
    table.act("blue", Say("blue", "And I do not"))
    assert [remark.text for remark in table.view(WATCH).talk] == ["–", "And I do not"]


def test_a_move_that_was_made_before_a_rewriting_is_not_made_again(store: Store) -> None:
    table = a_table(store=store)
    table.act("red", Say("red", "I love moths"), "tap-1")
    table.rewrite(quieter)
    table.act("red", Say("red", "I love moths"), "tap-1")
    assert len(table.view(WATCH).talk) == 1


def test_whoever_looks_on_is_told(store: Store) -> None:
    table = talked(store)
    told: list[str] = []
    table.watch(WATCH, lambda view: told.append(view.talk[-1].text))
    table.rewrite(quieter)
    assert told == ["–"]


def test_a_log_that_cannot_have_happened_is_not_written(store: Store) -> None:
    table = talked(store)
    before, view = store.read(table.game), table.view(WATCH)

    def nonsense(entries: list[Entry]) -> list[Entry]:
        return [replace(entries[0], event=Said("red", "I was first", 1)), *entries[1:-1], entries[0]]

    with pytest.raises((StoreError, Conflict)):
        table.rewrite(nonsense)
    assert store.read(table.game) == before
    assert table.view(WATCH) == view


@pytest.mark.parametrize("change", [lambda log: log[:-1], lambda log: [*log, replace(log[-1], seq=len(log) + 1)]])
def test_a_rewriting_neither_shortens_nor_lengthens_a_game(store: Store, change: object) -> None:
    table = talked(store)
    before = store.read(table.game)
    with pytest.raises(Conflict):
        table.rewrite(change)  # type: ignore[arg-type] # a lambda in a list has no types
    assert store.read(table.game) == before


def test_what_another_process_has_written_is_not_lost(tmp_path: Path) -> None:
    first, second = SqliteStore(tmp_path / "games.sqlite"), SqliteStore(tmp_path / "games.sqlite")
    table = talked(first)
    other = Table.resume(second, table.game)
    other.act("blue", Say("blue", "So do I"))
    table.rewrite(quieter)
    assert [remark.text for remark in table.view(WATCH).talk] == ["–", "–"]
    first.close()
    second.close()


def test_an_event_of_another_kind_is_still_an_event(store: Store) -> None:
    """The store keeps no rules: it is the table that refuses what cannot have happened."""
    store.append("one", [Entry(1, 5, "table", "a", HourBegan(1))])
    store.rewrite("one", [Entry(1, 5, "table", "a", HourBegan(2))])
    assert store.read("one") == [Entry(1, 5, "table", "a", HourBegan(2))]
