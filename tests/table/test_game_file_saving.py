"""Saving makes a new file or none; loading takes a game once, from a file that is one."""

import os
import resource
import signal
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest

from mysterium_nb.table import MemoryStore
from mysterium_nb.table.game_file import GameFileError, load_game, save_game
from mysterium_nb.table.store import Entry
from tests.table.whole_games import a_won_game, within


def test_a_file_that_is_there_is_not_written_over(tmp_path: Path) -> None:
    store, game = a_won_game()
    path = tmp_path / "diary.txt"
    path.write_text("Dear diary")
    with pytest.raises(GameFileError, match=rf"^{path} is there already; choose another name\.$"):
        save_game(store, game, path)
    assert path.read_text() == "Dear diary"


def test_a_directory_that_is_not_there(tmp_path: Path) -> None:
    store, game = a_won_game()
    with pytest.raises(GameFileError, match=r"cannot be written: No such file or directory\.$"):
        save_game(store, game, tmp_path / "nowhere" / "evening.jsonl")


def test_a_directory_that_cannot_be_written(tmp_path: Path) -> None:
    store, game = a_won_game()
    (tmp_path / "file").write_text("no directory")
    with pytest.raises(GameFileError, match=r"cannot be written: .+\.$"):
        save_game(store, game, tmp_path / "file" / "evening.jsonl")
    with pytest.raises(GameFileError, match=r"cannot be written: .+\.$"):
        save_game(store, game, Path("/proc/evening.jsonl"))


def test_a_game_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(GameFileError, match=r"^There is no game nowhere\.$"):
        save_game(MemoryStore(), "nowhere", tmp_path / "evening.jsonl")
    assert list(tmp_path.iterdir()) == []


@contextmanager
def a_small_disk(size: int) -> Iterator[None]:
    """Files of this process cannot grow beyond a size."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    handler = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
        signal.signal(signal.SIGXFSZ, handler)


def test_a_disk_that_gets_full_leaves_no_half_file(tmp_path: Path) -> None:
    store, game = a_won_game()
    path = tmp_path / "evening.jsonl"
    with a_small_disk(2000), pytest.raises(GameFileError, match=rf"^{path} cannot be written: File too large\.$"):
        save_game(store, game, path)
    assert list(tmp_path.iterdir()) == []
    save_game(store, game, path)


def test_a_missing_file_and_a_directory(tmp_path: Path) -> None:
    with pytest.raises(GameFileError, match=r"cannot be read: No such file or directory\.$"):
        load_game(MemoryStore(), tmp_path / "nowhere.jsonl")
    with pytest.raises(GameFileError, match=rf"^{tmp_path} .+\.$"):
        load_game(MemoryStore(), tmp_path)


def test_what_never_ends_is_not_read(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    for path in (tmp_path / "pipe", Path("/dev/zero"), Path("/dev/null")):
        with within(5), pytest.raises(GameFileError, match=rf"^{path}.*\.$"):
            load_game(MemoryStore(), path)
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 200_000


def test_a_game_is_taken_once(tmp_path: Path) -> None:
    store, game = a_won_game()
    path = tmp_path / "evening.jsonl"
    save_game(store, game, path)
    before = store.read(game)
    with pytest.raises(GameFileError, match=rf"^{path}: game {game} is in the store already\.$"):
        load_game(store, path)
    assert store.read(game) == before


class OvertakenStore(MemoryStore):
    """A store into which somebody else loads the same game at the last moment."""

    rival: Path | None = None

    def append(self, game: str, entries: Sequence[Entry]) -> None:
        if self.rival is not None:
            path, self.rival = self.rival, None
            load_game(self, path)
        super().append(game, entries)


def test_of_two_who_load_the_same_game_one_is_told_that_it_is_there(tmp_path: Path) -> None:
    store, game = a_won_game()
    path = tmp_path / "evening.jsonl"
    save_game(store, game, path)
    other = OvertakenStore()
    other.rival = path
    with pytest.raises(GameFileError, match="is in the store already"):
        load_game(other, path)
    assert other.read(game) == store.read(game)
