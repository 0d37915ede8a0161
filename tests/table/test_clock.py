"""The hourglass is judged by the table's clock: a closed tab stops nothing, and nobody is late by a hair unpunished."""

import pytest

from mysterium_nb.engine.errors import IllegalMove
from mysterium_nb.engine.events import StepEnded
from mysterium_nb.engine.moves import AddTime, EndTime, PlacePawn, Say
from mysterium_nb.engine.seats import HOST, TABLE, WATCH
from mysterium_nb.table import MemoryStore, Table
from mysterium_nb.table.autoplay import SimulatedClock
from mysterium_nb.table.table import wall_clock
from tests.table.whole_games import FOUR, NOON, a_table, all_get_visions, all_place_well, ghost_view

TWO_MINUTES = 120_000


@pytest.fixture
def clock() -> SimulatedClock:
    return SimulatedClock(NOON)


@pytest.fixture
def store() -> MemoryStore:
    return MemoryStore()


@pytest.fixture
def table(clock: SimulatedClock, store: MemoryStore) -> Table:
    """The hourglass has just been turned."""
    table = a_table(clock=clock, store=store)
    assert table.deadline is None
    all_get_visions(table)
    return table


def test_the_hourglass_turns_with_the_last_vision(table: Table) -> None:
    assert table.deadline == NOON + TWO_MINUTES


def test_until_the_last_millisecond_nothing_happens(table: Table, clock: SimulatedClock) -> None:
    clock.now = NOON + TWO_MINUTES - 1
    table.tick()
    assert table.view(WATCH).phase == "interpretation"


def test_when_time_is_up_a_tick_ends_the_step(table: Table, clock: SimulatedClock, store: MemoryStore) -> None:
    all_place_well(table)
    clock.now = NOON + TWO_MINUTES
    table.tick()
    table.tick()
    assert table.view(WATCH).phase == "manifestation"
    assert table.deadline is None
    ended = [e for e in store.read(table.game) if isinstance(e.event, StepEnded)]
    assert [(e.actor, e.at, e.event) for e in ended] == [(TABLE, NOON + TWO_MINUTES, StepEnded("time", ()))]


def test_with_no_pawn_placed_the_next_hour_begins(table: Table, clock: SimulatedClock) -> None:
    clock.now = NOON + TWO_MINUTES
    table.tick()
    assert (table.view(WATCH).phase, table.view(WATCH).hour) == ("visions", 2)


def test_a_table_looked_after_for_the_first_time_in_a_week(table: Table, clock: SimulatedClock) -> None:
    clock.now = NOON + 7 * 24 * 3_600_000
    table.tick()
    assert table.view(WATCH).hour == 2


def test_a_move_after_the_deadline_is_too_late_though_nobody_has_ticked(table: Table, clock: SimulatedClock) -> None:
    all_place_well(table)
    card = ghost_view(table).board[0][-1]
    pawns = [p.pawn for p in table.view(WATCH).psychics]
    clock.now = NOON + TWO_MINUTES
    with pytest.raises(IllegalMove, match="stay where they are now"):
        table.seat("red").act(PlacePawn("red", card))
    assert table.view(WATCH).phase == "manifestation"
    assert [p.pawn for p in table.view(WATCH).psychics] == pawns


def test_talk_after_the_deadline_ends_the_step_and_is_heard(table: Table, clock: SimulatedClock) -> None:
    all_place_well(table)
    clock.now = NOON + TWO_MINUTES
    table.act("red", Say("red", "Oh no, the sand!"))
    assert table.view(WATCH).phase == "manifestation"
    assert table.view(WATCH).talk[-1].text == "Oh no, the sand!"


def test_more_time_moves_the_deadline(table: Table, clock: SimulatedClock) -> None:
    table.add_time(30)
    table.act(HOST, AddTime(1))
    assert table.deadline == NOON + TWO_MINUTES + 31_000
    clock.now = NOON + TWO_MINUTES
    table.tick()
    assert table.view(WATCH).phase == "interpretation"


def test_more_time_comes_too_late_when_time_is_up(table: Table, clock: SimulatedClock) -> None:
    clock.now = NOON + TWO_MINUTES
    with pytest.raises(IllegalMove, match="No hourglass is running"):
        table.add_time(30)
    assert table.view(WATCH).hour == 2


def test_a_pause_stops_the_hourglass_and_shifts_the_deadline(table: Table, clock: SimulatedClock) -> None:
    clock.now = NOON + 100_000
    table.pause()
    assert table.deadline is None
    clock.now = NOON + 9_000_000
    table.tick()
    assert table.view(WATCH).phase == "interpretation"
    with pytest.raises(IllegalMove, match="The game is paused; only talk goes on"):
        table.act("red", PlacePawn("red", ghost_view(table).board[0][0]))
    table.act("red", Say("red", "Tea?"))
    table.resume_play()
    assert table.deadline == NOON + 9_000_000 + 20_000
    table.act("red", PlacePawn("red", ghost_view(table).board[0][0]))
    clock.now += 20_000
    table.tick()
    assert table.view(WATCH).phase == "manifestation"


def test_time_added_in_a_pause_counts_afterwards(table: Table, clock: SimulatedClock) -> None:
    table.pause()
    table.add_time(60)
    clock.now += 5_000
    table.resume_play()
    assert table.deadline == NOON + TWO_MINUTES + 65_000


def test_a_pause_that_comes_after_the_deadline_finds_the_step_ended(table: Table, clock: SimulatedClock) -> None:
    all_place_well(table)
    clock.now = NOON + TWO_MINUTES
    table.pause()
    assert table.view(WATCH).phase == "manifestation"
    assert table.view(WATCH).clock.paused_at == NOON + TWO_MINUTES


def test_the_hourglass_cannot_be_ended_by_hand(table: Table, clock: SimulatedClock) -> None:
    with pytest.raises(IllegalMove, match="The hourglass has not run out"):
        table.act(HOST, EndTime())
    with pytest.raises(IllegalMove, match="Only the host can do this"):
        table.act("red", EndTime())
    clock.now = NOON + TWO_MINUTES
    table.act(HOST, EndTime())
    assert table.view(WATCH).hour == 2


def test_without_an_hourglass_time_ends_nothing(clock: SimulatedClock) -> None:
    table = a_table(FOUR.but(timer_seconds=None), clock=clock)
    all_get_visions(table)
    assert table.deadline is None
    clock.now += 10**9
    table.tick()
    assert table.view(WATCH).phase == "interpretation"


def test_two_tables_end_the_step_once(table: Table, clock: SimulatedClock, store: MemoryStore) -> None:
    all_place_well(table)
    other = Table.resume(store, table.game, clock=clock)
    clock.now = NOON + TWO_MINUTES
    table.tick()
    other.tick()
    table.tick()
    assert sum(isinstance(e.event, StepEnded) for e in store.read(table.game)) == 1
    assert other.view(WATCH) == table.view(WATCH)


class Rewound:
    """A clock that is set back at a given look: machines do that."""

    def __init__(self, *looks: int) -> None:
        self.looks = list(looks)

    def __call__(self) -> int:
        return self.looks.pop(0) if len(self.looks) > 1 else self.looks[0]


def test_a_clock_set_back_in_the_middle_of_a_tick_ends_nothing(table: Table, store: MemoryStore) -> None:
    late, early = NOON + TWO_MINUTES, NOON
    other = Table.resume(store, table.game, clock=Rewound(late, early))
    other.tick()
    assert other.view(WATCH).phase == "interpretation"


def test_entries_carry_the_time_of_the_clock(table: Table, clock: SimulatedClock, store: MemoryStore) -> None:
    clock.now += 1234
    table.act("red", Say("red", "Hm."))
    assert store.read(table.game)[-1].at == NOON + 1234


def test_the_wall_clock_tells_milliseconds() -> None:
    first = wall_clock()
    assert first > 1_700_000_000_000
    assert wall_clock() >= first
