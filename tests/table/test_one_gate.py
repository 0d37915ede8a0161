"""A move passes one gate, `Table.act`, which looks into the store once."""

import pytest

from mysterium_nb.engine.errors import IllegalMove
from mysterium_nb.engine.moves import PlacePawn, Say
from mysterium_nb.table import MemoryStore
from mysterium_nb.table.store import Entry
from tests.table.whole_games import a_table


class CountingStore(MemoryStore):
    reads = 0

    def read(self, game: str, after: int = 0) -> list[Entry]:
        self.reads += 1
        return super().read(game, after)


def test_a_seat_s_move_reads_the_store_once() -> None:
    store = CountingStore()
    seat = a_table(store=store).seat("red")
    before = store.reads
    view = seat.act(Say("red", "Is anybody there?"))
    assert store.reads == before + 1
    assert [remark.text for remark in view.talk] == ["Is anybody there?"]


def test_a_refused_move_reads_the_store_once() -> None:
    store = CountingStore()
    seat = a_table(store=store).seat("red")
    before = store.reads
    with pytest.raises(IllegalMove, match="Wait for the vision first"):
        seat.act(PlacePawn("red", "c1"))
    assert store.reads == before + 1
