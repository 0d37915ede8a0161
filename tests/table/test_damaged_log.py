"""A log that cannot have happened is refused with a sentence, whoever takes it up."""

import pytest

from mysterium_nb.engine.cards import STANDARD
from mysterium_nb.engine.events import Event, GroupPointed, PawnPlaced, TableOpened, TimeAdded
from mysterium_nb.engine.rules import Rules
from mysterium_nb.table import MemoryStore, StoreError, Table
from mysterium_nb.table.store import Entry


@pytest.mark.parametrize("event", [GroupPointed("red", 1), PawnPlaced("red", "c1"), TimeAdded(5)])
def test_a_table_does_not_take_up_a_game_that_cannot_have_happened(event: Event) -> None:
    store = MemoryStore()
    opened = TableOpened(Rules.classic(), STANDARD, hosted=False)
    store.append("x", [Entry(1, 0, "table", "a", opened), Entry(2, 0, "red", "b", event)])
    with pytest.raises(StoreError, match="The log of game x is damaged and cannot be replayed"):
        Table.resume(store, "x")
