"""How fast logs become tables and answers: on the shipped corpus, against pandas in the same run."""

import gc
import hashlib
import random
import subprocess
import sys
import time
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypeVar

import msgspec
import polars as pl
from msgspec.structs import replace

from mysterium_nb.lab.benchmarks.figures import Figure, PeerMissing
from mysterium_nb.logs.metrics import affinity, confusion, win_rates
from mysterium_nb.logs.shipped_corpus import corpus
from mysterium_nb.logs.tables.exporting import export
from mysterium_nb.logs.tables.frames import Frames, read
from mysterium_nb.logs.tables.vision_beliefs import add_default_beliefs
from mysterium_nb.table.game_file import encode_game

PLAYED = 2_000
"""Games of the corpus that are taken; the others are the same under other ids."""
GAMES = 10_000
MANY_GAMES = 100_000
ROUNDS = 3
_T = TypeVar("_T")
Report = Callable[[str], None]


def measure_frames(report: Report) -> list[Figure]:
    """Some minutes, most of them the peer's; says what it is doing."""
    if find_spec("pandas") is None:
        raise PeerMissing("bench compares with pandas: install mysterium-nb[test].")
    with TemporaryDirectory() as scratch:
        files, tables = Path(scratch, "files"), Path(scratch, "tables")
        report(f"Writing {GAMES:,} games as files")
        different = _write_games(files)
        report("Reading them, ours and pandas in turns")
        ours, theirs = _in_turns(files)
        report("Exporting those that differ")
        written = sum(file.stat().st_size for file in different)
        export(add_default_beliefs(read(different)), tables)
        packed = sum(file.stat().st_size for file in tables.glob("*.parquet"))
    report(f"Asking {MANY_GAMES:,} games")
    asked = _asked_elsewhere()
    return [
        Figure(f"pandas over frames, {GAMES:,} games", theirs / ours, "times", ">=10"),
        Figure("JSON Lines over Parquet, beliefs and all", written / packed, "times", ">=15"),
        Figure(f"win rates of {asked.games:,} games", asked.won, "s", "<=1"),
        Figure(f"affinity from {asked.visions:,} visions", asked.lifts, "s", "<=1"),
        Figure(f"confusion in {asked.guesses:,} guesses", asked.taken, "s", "<=1"),
        Figure("most memory for all three", asked.memory, "GB", "<=1"),
        Figure("frames", GAMES / ours, "games/s", ""),
        Figure("pandas", GAMES / theirs, "games/s", ""),
    ]


def _in_turns(files: Path) -> tuple[float, float]:
    """Seconds of processor time for all games, ours and the peer's, who have both read some before they are measured.
    Ours is read before and after the peer, which takes minutes: the machine may not be the same then."""
    from mysterium_nb.lab.benchmarks.pandas_frames import pandas_frames

    everything = sorted(files.iterdir(), key=lambda file: int(file.stem))
    for read_some in (read, pandas_frames):
        read_some(everything[: max(1, GAMES // 100)])
    ours = [_timed(lambda: read(everything))]
    theirs = _timed(lambda: pandas_frames(everything))
    ours.append(_timed(lambda: read(everything)))
    return sum(ours) / len(ours), theirs


def _timed(work: Callable[[], object], clock: Callable[[], float] = time.process_time) -> float:
    gc.collect()
    began = clock()
    work()
    return clock() - began


def _write_games(folder: Path) -> list[Path]:
    """The games of the corpus under new ids, as files; those that differ from each other."""
    folder.mkdir()
    games, rng = corpus(), random.Random(1)
    ids = games.games["game"][: min(PLAYED, GAMES)]
    for number, game in enumerate(ids):
        moves: dict[str, str] = {}
        # Tables of an export number the moves; in a log they have random ids.
        log = [replace(e, move=moves.setdefault(e.move, f"{rng.getrandbits(64):016x}")) for e in games.log(game)]
        rows = encode_game("played", log).splitlines()
        bodies = [_without_sum(row) for row in rows]
        for again in range(number, GAMES, len(ids)):
            (folder / f"{again}.jsonl").write_bytes(_under(b"%010d" % again, rows, bodies))
    return [folder / f"{number}.jsonl" for number in range(len(ids))]


def _without_sum(row: bytes) -> bytes:
    """A line as its sum is worked out from it."""
    plain = msgspec.json.decode(row)
    del plain["sum"]
    return msgspec.json.encode(plain, order="deterministic")


def _under(game: bytes, rows: list[bytes], bodies: list[bytes]) -> bytes:
    """A game's file under another id, with sums that are right."""
    before, lines = b"", []
    for row, body in zip(rows, bodies, strict=True):
        if not before:  # the header
            row, body = (text.replace(b'"game":"played"', b'"game":"%b"' % game) for text in (row, body))
        before = hashlib.sha256(before + body).hexdigest()[:16].encode()
        lines.append(b'%b%b"}\n' % (row[: -len(before) - 2], before))
    return b"".join(lines)


class Asked(msgspec.Struct, frozen=True):
    """What a process of its own, which did nothing else, needed for three questions."""

    games: int
    visions: int
    guesses: int
    won: float
    lifts: float
    taken: float
    memory: float


def _asked_elsewhere() -> Asked:
    program = f"from mysterium_nb.lab.benchmarks.frames_speed import ask; ask({MANY_GAMES})"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True)
    return msgspec.json.decode(done.stdout, type=Asked)


def ask(games: int) -> None:
    """Ask the corpus, repeated until there are so many games; prints how long each answer took on the wall's clock, the
    best of some, and the most memory that was ever in use."""
    many = _repeated(corpus(), games)
    work: tuple[Callable[[], object], ...] = (
        lambda: win_rates(many.games),
        lambda: affinity(many.visions),
        lambda: confusion(many.guesses),
    )
    won, lifts, taken = (min(_timed(one, time.perf_counter) for _ in range(ROUNDS)) for one in work)
    heights = many.games.height, many.visions.height, many.guesses.height
    sys.stdout.buffer.write(msgspec.json.encode(Asked(*heights, won, lifts, taken, _most_memory())))


def _most_memory() -> float:
    """Gigabytes; what the process itself had, not the one that started it, which `getrusage` would tell."""
    status = Path("/proc/self/status").read_text("ascii")
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmHWM")) * 1024 / 1e9


def _repeated(frames: Frames, games: int) -> Frames:
    """The same games again and again under new ids, until there are so many; without their logs, which no question
    here is about."""
    times = max(1, games // max(1, frames.games.height))
    return Frames(
        {
            name: pl.concat(
                table.with_columns(pl.format(f"{again}-{{}}", "game").alias("game")) for again in range(times)
            )
            for name, table in frames.with_tables(events=frames.events.clear()).tables().items()
        }
    )
