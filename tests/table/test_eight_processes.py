"""Eight processes play into one file at once, games of their own and one game together."""

import subprocess
import sys
from collections import Counter
from contextlib import ExitStack, closing
from pathlib import Path
from threading import Barrier, Thread

import pytest

from mysterium_nb.engine.evolve import replay
from mysterium_nb.engine.invariants import misplaced_cards
from mysterium_nb.table import Table
from mysterium_nb.table.sqlite_store import SqliteStore
from mysterium_nb.table.store import Entry
from tests.table.whole_games import FOUR

ROOT = Path(__file__).parents[2]
EIGHT = 8
LONG = FOUR.but(timer_seconds=None, hours=99)


def new_game(path: Path) -> str:
    with closing(SqliteStore(path)) as store:
        table = Table.open(LONG, store=store)
        table.start()
        return table.game


def play_at_once(path: Path, orders: list[list[str]]) -> list[set[str]]:
    """Start a process for each list of orders, let them begin together, and hear what each was acknowledged."""
    command = [sys.executable, "-m", "tests.table.killed_writer", str(path)]
    with ExitStack() as stack:
        players = [
            stack.enter_context(
                subprocess.Popen(
                    command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=ROOT
                )
            )
            for _ in orders
        ]
        for player in players:
            assert player.stdout is not None
            assert player.stdout.readline() == "ready\n"
        for player, lines in zip(players, orders, strict=True):
            assert player.stdin is not None
            player.stdin.write("".join(line + "\n" for line in lines))
            player.stdin.close()
        acknowledged = []
        for player in players:
            assert player.stdout is not None
            assert player.stderr is not None
            said = player.stdout.read().split()
            assert player.stderr.read() == ""  # an exception of any kind would be told here
            assert player.wait(timeout=60) == 0
            acknowledged.append(set(said) - {"over"})
        return acknowledged


def check_log(entries: list[Entry], acknowledged: set[str]) -> None:
    assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
    assert misplaced_cards(replay(entry.event for entry in entries)) == ""
    written = {entry.move for entry in entries}
    assert acknowledged <= written, "lost"
    # The first two moves opened the table and dealt; all others were said by their players.
    assert len(written - acknowledged) == 2, "written, and never acknowledged"
    places: dict[str, list[int]] = {}
    for entry in entries:
        places.setdefault(entry.move, []).append(entry.seq)
    for numbers in places.values():
        assert numbers == list(range(numbers[0], numbers[0] + len(numbers))), "a move twice, or torn apart"


@pytest.mark.parametrize("moves", [60])
def test_games_of_their_own_and_one_together(tmp_path: Path, moves: int) -> None:
    path = tmp_path / "games.sqlite"
    own = [new_game(path) for _ in range(EIGHT)]
    shared = new_game(path)
    orders = [
        [f"{own[i]} own{i} {moves}", f"{shared} shared{i} {moves}"]
        if i % 2
        else [f"{shared} shared{i} {moves}", f"{own[i]} own{i} {moves}"]
        for i in range(EIGHT)
    ]
    heard = play_at_once(path, orders)
    with closing(SqliteStore(path)) as store:
        assert len(store.games()) == EIGHT + 1
        for i, game in enumerate(own):
            check_log(store.read(game), {move for move in heard[i] if move.startswith("own")})
        together = Counter(move for said in heard for move in said if move.startswith("shared"))
        check_log(store.read(shared), set(together))
        assert set(together.values()) == {1}
        assert len({move.split("-")[0] for move in together}) == EIGHT


def test_eight_processes_open_a_new_file_at_once(tmp_path: Path) -> None:
    assert play_at_once(tmp_path / "games.sqlite", [[] for _ in range(EIGHT)]) == [set()] * EIGHT


def test_a_new_file_is_opened_by_eight_at_once(tmp_path: Path) -> None:
    """Nobody takes the half-made file of another for a stranger's. Threads, so that it can be tried often."""
    failures: list[BaseException] = []
    together = Barrier(EIGHT)

    def open_all() -> None:
        for number in range(25):
            together.wait()
            try:
                SqliteStore(tmp_path / f"{number}.sqlite").close()
            except BaseException as error:
                failures.append(error)

    threads = [Thread(target=open_all) for _ in range(EIGHT)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failures == []
