"""An event is folded once on its way into a table, and only what is committed is kept."""

from collections.abc import Sequence

import pytest

from mysterium_nb.engine.events import Event
from mysterium_nb.engine.evolve import evolve, replay
from mysterium_nb.engine.moves import Say, SendVision
from mysterium_nb.engine.seats import GHOST
from mysterium_nb.engine.state import State
from mysterium_nb.table import MemoryStore, StoreError, Table
from mysterium_nb.table import store as store_module
from mysterium_nb.table import table as table_module
from mysterium_nb.table.store import Entry
from tests.table.whole_games import a_table, ghost_view, play_well


@pytest.fixture
def folded(monkeypatch: pytest.MonkeyPatch) -> list[Event]:
    """The events that tables and stores fold; what deciding a move tries out by itself is no part of it."""
    events: list[Event] = []

    def counted(state: State, event: Event) -> State:
        events.append(event)
        return evolve(state, event)

    monkeypatch.setattr(table_module, "evolve", counted)
    monkeypatch.setattr(store_module, "evolve", counted)
    return events


def logged(store: MemoryStore, table: Table) -> list[Event]:
    return [entry.event for entry in store.read(table.game)]


def test_a_whole_game_folds_every_event_once(folded: list[Event]) -> None:
    store = MemoryStore()
    table = a_table(store=store)
    play_well(table, until="over")
    assert folded == logged(store, table)


def test_a_table_that_follows_another_folds_every_event_once(folded: list[Event]) -> None:
    store = MemoryStore()
    table = a_table(store=store)
    rival = Table.resume(store, table.game)
    folded.clear()
    known = len(logged(store, table))
    table.act(GHOST, SendVision("red", ghost_view(table).hand[:1]))
    rival.tick()
    news = logged(store, table)[known:]
    assert folded == [*news, *news]


def test_the_state_that_is_kept_is_the_fold_of_the_log() -> None:
    store = MemoryStore()
    table = a_table(store=store)
    play_well(table, until="over")
    assert table._state == replay(logged(store, table))


class FullStore(MemoryStore):
    full = False

    def append(self, game: str, entries: Sequence[Entry]) -> None:
        if self.full:
            raise StoreError("The disk is full.")
        super().append(game, entries)


def test_nothing_of_a_move_is_kept_that_cannot_be_written() -> None:
    store = FullStore()
    table = a_table(store=store)
    before = table._state
    store.full = True
    with pytest.raises(StoreError, match="full"):
        table.act("red", Say("red", "Is anybody there?"))
    assert table._state is before
    store.full = False
    table.act("red", Say("red", "Is anybody there?"))
    assert table._state == replay(logged(store, table))
