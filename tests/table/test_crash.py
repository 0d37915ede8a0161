"""A process is killed with -9 while it plays: every acknowledged move is there afterwards, and the game goes on."""

import random
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from mysterium_nb.engine.evolve import replay
from mysterium_nb.engine.invariants import misplaced_cards
from mysterium_nb.minds import RandomBot
from mysterium_nb.table import Table
from mysterium_nb.table.sqlite_store import SqliteStore
from tests.table.whole_games import FOUR

ROOT = Path(__file__).parents[2]
LONG = FOUR.but(timer_seconds=None, hours=99)
"""A game that random moves do not soon end."""


@contextmanager
def a_player(path: Path) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, "-m", "tests.table.killed_writer", str(path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT) as player:
        try:
            yield player
        finally:
            player.kill()


def acknowledged_before_death(path: Path, game: str, name: str, moves: int) -> list[str]:
    """Let a process play and kill it after so many acknowledged moves; what it had said by then counts."""
    with a_player(path) as player:
        assert player.stdin is not None
        assert player.stdout is not None
        assert player.stdout.readline() == "ready\n"
        player.stdin.write(f"{game} {name} 1000000\n")
        player.stdin.flush()
        heard = [player.stdout.readline() for _ in range(moves)]
        player.kill()
        # Whatever it managed to say before it died was acknowledged as well; a line cut in two was not.
        heard += player.stdout.readlines()
        return [line.strip() for line in heard if line.endswith("\n")]


def kill_again_and_again(path: Path, times: int, seed: int) -> None:
    rng = random.Random(seed)
    with closing(SqliteStore(path)) as store:
        table = Table.open(LONG, store=store)
        table.start()
        game = table.game
    acknowledged: list[str] = []
    for life in range(times):
        acknowledged += acknowledged_before_death(path, game, f"life{life}", rng.randint(1, 12))
        with closing(SqliteStore(path)) as store:
            entries = store.read(game)
            assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
            lost = set(acknowledged) - {entry.move for entry in entries}
            assert not lost
            assert misplaced_cards(replay(entry.event for entry in entries)) == ""
    with closing(SqliteStore(path)) as store:
        table = Table.resume(store, game)
        assert not table.over
        before = len(store.read(game))
        assert table.advance(RandomBot(seed).choose) is not None
        assert len(store.read(game)) > before
    with a_player(path) as player:
        finish(player, game)
    with closing(SqliteStore(path)) as store:
        assert len(store.read(game)) > before + 50


def finish(player: subprocess.Popen[str], game: str) -> None:
    """A process that is left alone plays on."""
    answer, _ = player.communicate(f"{game} survivor 200\n", timeout=60)
    assert answer.endswith("over\n")


def test_twenty_sudden_deaths(tmp_path: Path) -> None:
    kill_again_and_again(tmp_path / "games.sqlite", times=20, seed=1)


@pytest.mark.soak
def test_five_hundred_sudden_deaths(tmp_path: Path) -> None:
    for evening in range(10):
        kill_again_and_again(tmp_path / f"games{evening}.sqlite", times=50, seed=evening)
