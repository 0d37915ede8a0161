"""How fast logs become tables and answers: against pandas, in the same run, on the same files."""

import random
import resource
import time
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypeVar

import polars as pl

from mysterium_nb.kernel.editions import EDITIONS, Rules, difficulties
from mysterium_nb.kernel.seats import GHOST, WATCH
from mysterium_nb.lab.bench import Figure, PeerMissing
from mysterium_nb.logs.export import export
from mysterium_nb.logs.frames import Frames, read
from mysterium_nb.logs.metrics import affinity, confusion, win_rates
from mysterium_nb.minds import QuickBot
from mysterium_nb.table import MemoryStore, Table
from mysterium_nb.table.gamefile import dumps
from mysterium_nb.table.playing import GameTime, play_out

PLAYED = 200
"""Games that are really played; the others are the same under other ids."""
GAMES = 10_000
MANY_GAMES = 100_000
_MONDAY = 1_700_000_000_000
_T = TypeVar("_T")


def measure_frames() -> list[Figure]:
    if find_spec("pandas") is None:
        raise PeerMissing("bench compares with pandas: install mysterium-nb[test].")
    from mysterium_nb.lab.frames_peer import pandas_frames

    with TemporaryDirectory() as scratch:
        files, tables = Path(scratch, "files"), Path(scratch, "tables")
        _write_games(files)
        read(files)  # once before, so that nothing has to warm up
        ours, frames = _timed(lambda: read(files))
        theirs, _ = _timed(lambda: pandas_frames(files))
        # Only games that differ: the same one again would cost next to nothing.
        different = sorted(files.iterdir(), key=lambda file: int(file.stem))[:PLAYED]
        written = sum(file.stat().st_size for file in different)
        export(read(different), tables)
        packed = sum(file.stat().st_size for file in tables.glob("*.parquet"))
    many = _repeated(frames, MANY_GAMES)
    won, _ = _timed(lambda: win_rates(many.games), time.perf_counter)
    lifts, _ = _timed(lambda: affinity(many.visions), time.perf_counter)
    taken, _ = _timed(lambda: confusion(many.guesses), time.perf_counter)
    return [
        Figure(f"pandas over frames, {frames.games.height:,} games", theirs / ours, "times", ">=10"),
        Figure("JSON Lines over Parquet", written / packed, "times", ">=15"),
        Figure(f"win rates of {many.games.height:,} games", won, "s", "<=1"),
        Figure(f"affinity from {many.visions.height:,} visions", lifts, "s", "<=1"),
        Figure(f"confusion in {many.guesses.height:,} guesses", taken, "s", "<=1"),
        Figure("most memory ever", resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 2**20, "GiB", "<=1"),
        Figure("frames", frames.games.height / ours, "games/s", ""),
        Figure("pandas", frames.games.height / theirs, "games/s", ""),
    ]


def _timed(work: Callable[[], _T], clock: Callable[[], float] = time.process_time) -> tuple[float, _T]:
    began = clock()
    result = work()
    return clock() - began, result


def _write_games(folder: Path) -> None:
    """Games of all editions and sizes by quick bots, as files."""
    folder.mkdir()
    rng = random.Random(1)
    contents = [_played(rng, number) for number in range(min(PLAYED, GAMES))]
    for number in range(GAMES):
        header, newline, rest = contents[number % len(contents)].partition(b"\n")
        again = header.replace(b'"game":"played"', b'"game":"%010d"' % number) + newline + rest
        (folder / f"{number}.jsonl").write_bytes(again)


def _played(rng: random.Random, number: int) -> bytes:
    edition = rng.choice(EDITIONS)
    rules = Rules.preset(edition, rng.randint(2, 7), rng.choice(difficulties(edition)))
    clock, store = GameTime(_MONDAY + number * 3_600_000), MemoryStore()
    table = Table.open(rules, store=store, clock=clock)
    table.start()
    seats = (GHOST, *(psychic.colour for psychic in table.view(WATCH).psychics))
    for _ in play_out(table, {seat: QuickBot(rng.getrandbits(32)).choose for seat in seats}, clock):
        pass
    return dumps("played", store.read(table.game))


def _repeated(frames: Frames, games: int) -> Frames:
    """The same games again and again under new ids, until there are so many."""
    times = max(1, games // max(1, frames.games.height))
    return Frames(
        {
            name: pl.concat(
                table.with_columns(pl.format(f"{again}-{{}}", "game").alias("game")) for again in range(times)
            )
            for name, table in frames.but(events=frames.events.clear()).tables().items()
        }
    )
