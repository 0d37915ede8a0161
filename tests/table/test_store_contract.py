"""One contract for every store: an append-only log for each game, whose numbers are the lock."""

import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from threading import Thread

import pytest

from mysterium_nb.engine.events import GameEnded, HandRefilled, HourBegan, Said
from mysterium_nb.table import MemoryStore, Store
from mysterium_nb.table.sqlite_store import SqliteStore
from mysterium_nb.table.store import Conflict, Entry, StoredGame


@pytest.fixture(params=["memory", "sqlite"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    store: Store = MemoryStore() if request.param == "memory" else SqliteStore(tmp_path / "games.sqlite")
    yield store
    store.close()


@pytest.fixture(params=["memory", "sqlite"])
def pair(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[Store, Store]]:
    """Two ways to the same games: two objects on one file, or one object in two hands."""
    if request.param == "memory":
        memory = MemoryStore()
        yield memory, memory
        return
    first, second = SqliteStore(tmp_path / "games.sqlite"), SqliteStore(tmp_path / "games.sqlite")
    yield first, second
    first.close()
    second.close()


def entry(seq: int, at: int = 1000, move: str = "m") -> Entry:
    return Entry(seq, at, "red", f"{move}{seq}", Said("red", f"remark {seq}", 1))


def test_what_was_written_is_read_back_as_it_was(store: Store) -> None:
    written = [
        Entry(1, 5, "table", "a", HourBegan(1)),
        Entry(2, 6, "ghost", "b", HandRefilled(("v1", "v2"), pile=("v3",))),
        Entry(3, 7, "red", "c", Said("red", "Un œil, “là” — 🕯️\n\0\x1b", 1)),
        Entry(4, 8, "host", "d", GameEnded(won=False, why="called_off")),
    ]
    store.append("one", written[:1])
    store.append("one", written[1:])
    assert store.read("one") == written


def test_a_game_that_is_not_there_reads_as_nothing(store: Store) -> None:
    assert store.read("nothing") == []
    assert store.games() == []


@pytest.mark.parametrize(("after", "numbers"), [(0, [1, 2, 3]), (1, [2, 3]), (2, [3]), (3, []), (99, [])])
def test_reading_goes_on_after_a_number(store: Store, after: int, numbers: list[int]) -> None:
    store.append("one", [entry(1), entry(2), entry(3)])
    assert [e.seq for e in store.read("one", after)] == numbers


def test_the_first_to_write_a_number_has_it(store: Store) -> None:
    store.append("one", [entry(1)])
    store.append("one", [entry(2, move="first")])
    with pytest.raises(Conflict):
        store.append("one", [entry(2, move="late")])
    assert [e.move for e in store.read("one")] == ["m1", "first2"]


@pytest.mark.parametrize("seq", [-1, 0, 2, 3])
def test_a_log_begins_with_number_one(store: Store, seq: int) -> None:
    with pytest.raises(Conflict):
        store.append("one", [entry(seq)])
    assert store.read("one") == []


def test_a_log_has_no_gap(store: Store) -> None:
    store.append("one", [entry(1)])
    with pytest.raises(Conflict):
        store.append("one", [entry(3)])
    assert [e.seq for e in store.read("one")] == [1]


@pytest.mark.parametrize("numbers", [[2, 4], [2, 2], [2, 3, 3], [2, 1], [3, 2]])
def test_all_entries_are_written_or_none(store: Store, numbers: list[int]) -> None:
    store.append("one", [entry(1)])
    with pytest.raises(Conflict):
        store.append("one", [entry(number) for number in numbers])
    assert [e.seq for e in store.read("one")] == [1]


def test_writing_nothing_changes_nothing(store: Store) -> None:
    store.append("one", [])
    assert store.games() == []


def test_after_a_conflict_the_store_goes_on(store: Store) -> None:
    store.append("one", [entry(1)])
    with pytest.raises(Conflict):
        store.append("one", [entry(1)])
    store.append("one", [entry(2)])
    store.append("two", [entry(1)])
    assert len(store.read("one")) == 2


def test_games_do_not_mix(store: Store) -> None:
    for game in ("one", "One", "one ", "o%", "o_e", "", "ö", "1' OR '1'='1"):
        store.append(game, [entry(1, move=game)])
    for shelf in store.games():
        assert [e.move for e in store.read(shelf.game)] == [f"{shelf.game}1"]
    assert len(store.games()) == 8


def test_games_are_listed_the_newest_first(store: Store) -> None:
    store.append("older", [entry(1, at=100), entry(2, at=900)])
    store.append("newer", [entry(1, at=300)])
    store.append("as new", [entry(1, at=300)])
    assert store.games() == [
        StoredGame("as new", 1, 300, 300),
        StoredGame("newer", 1, 300, 300),
        StoredGame("older", 2, 100, 900),
    ]


def test_stores_agree_on_a_game_whose_clock_went_back(tmp_path: Path) -> None:
    entries = [entry(1, at=500), entry(2, at=900), entry(3, at=200)]
    shelves = []
    stores: tuple[Store, ...] = (MemoryStore(), SqliteStore(tmp_path / "games.sqlite"))
    for store in stores:
        store.append("one", entries)
        shelves.append(store.games())
        store.close()
    assert shelves[0] == shelves[1]


def test_a_deleted_game_is_gone_and_no_other(store: Store) -> None:
    store.append("one", [entry(1)])
    store.append("two", [entry(1)])
    store.delete("one")
    store.delete("never there")
    assert store.read("one") == []
    assert [shelf.game for shelf in store.games()] == ["two"]
    store.append("one", [entry(1)])
    assert len(store.read("one")) == 1


def test_what_a_reader_does_with_the_list_does_not_reach_the_store(store: Store) -> None:
    store.append("one", [entry(1)])
    store.read("one").clear()
    assert len(store.read("one")) == 1


def test_what_one_writes_the_other_reads(pair: tuple[Store, Store]) -> None:
    first, second = pair
    first.append("one", [entry(1)])
    second.append("one", [entry(2)])
    assert [e.seq for e in first.read("one", after=1)] == [2]
    assert first.games() == second.games()


def test_of_two_writers_one_is_late(pair: tuple[Store, Store]) -> None:
    first, second = pair
    first.append("one", [entry(1, move="first")])
    with pytest.raises(Conflict):
        second.append("one", [entry(1, move="second")])
    assert [e.move for e in second.read("one")] == ["first1"]


def test_what_one_deletes_is_gone_for_the_other(pair: tuple[Store, Store]) -> None:
    first, second = pair
    first.append("one", [entry(1)])
    second.delete("one")
    assert first.read("one") == []


def test_threads_share_a_store_and_every_number_is_written_once(pair: tuple[Store, Store]) -> None:
    failures: list[BaseException] = []

    def write(store: Store, who: str) -> None:
        done = 0
        while done < 20:
            last = store.read("one")
            try:
                store.append("one", [entry(len(last) + 1, move=who)])
                done += 1
            except Conflict:
                continue

    _in_threads([_guarded(partial(write, s, w), failures) for s, w in zip(pair, "ab", strict=True)])
    assert failures == []
    assert [e.seq for e in pair[0].read("one")] == list(range(1, 41))


def test_listing_games_while_others_begin_new_ones(store: Store) -> None:
    failures: list[BaseException] = []

    def begin(name: str) -> None:
        for number in range(100):
            store.append(f"{name}{number}", [entry(1)])

    def look() -> None:
        for _ in range(100):
            store.games()

    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        _in_threads([_guarded(look, failures), *(_guarded(partial(begin, name), failures) for name in "ab")])
    finally:
        sys.setswitchinterval(interval)
    assert failures == []
    assert len(store.games()) == 200


def _guarded(action: Callable[[], None], failures: list[BaseException]) -> Callable[[], None]:
    def run() -> None:
        try:
            action()
        except BaseException as error:
            failures.append(error)

    return run


def _in_threads(actions: list[Callable[[], None]]) -> None:
    threads = [Thread(target=action) for action in actions]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def test_a_log_is_rewritten_as_a_whole(store: Store) -> None:
    store.append("one", [entry(1), entry(2)])
    store.append("two", [entry(1)])
    store.rewrite("one", [entry(1, move="new"), entry(2, move="new")])
    assert [e.move for e in store.read("one")] == ["new1", "new2"]
    assert [e.move for e in store.read("two")] == ["m1"]
    store.append("one", [entry(3)])
    assert [e.seq for e in store.read("one")] == [1, 2, 3]


@pytest.mark.parametrize("numbers", [[1], [1, 2, 3], [2, 1], [2, 3], []])
def test_a_rewritten_log_has_the_same_numbers(store: Store, numbers: list[int]) -> None:
    store.append("one", [entry(1), entry(2)])
    with pytest.raises(Conflict):
        store.rewrite("one", [entry(number, move="new") for number in numbers])
    assert [e.move for e in store.read("one")] == ["m1", "m2"]


def test_a_game_that_is_not_there_cannot_be_rewritten(store: Store) -> None:
    with pytest.raises(Conflict):
        store.rewrite("nothing", [entry(1)])
    assert store.games() == []


def test_a_rewriting_is_seen_from_everywhere(pair: tuple[Store, Store]) -> None:
    here, there = pair
    here.append("one", [entry(1)])
    there.rewrite("one", [entry(1, move="new")])
    assert [e.move for e in here.read("one")] == ["new1"]
