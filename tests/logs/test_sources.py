"""The same tables from a store, its file, game files and an export; and what is refused."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import duckdb
import msgspec
import polars as pl
import pyarrow  # type: ignore[import-untyped] # it has no types
import pytest
from msgspec.structs import replace
from polars.testing import assert_frame_equal

from mysterium_nb.engine.events import Said, VisionSent
from mysterium_nb.engine.evolve import replay
from mysterium_nb.engine.moves import PlacePawn, SaySure, SendVision
from mysterium_nb.engine.seats import GHOST, Colour
from mysterium_nb.engine.views import GhostView
from mysterium_nb.logs.tables import parquet_files
from mysterium_nb.logs.tables.exporting import export
from mysterium_nb.logs.tables.frames import Frames, read
from mysterium_nb.logs.tables.log_sources import Source
from mysterium_nb.table.game_file import GameFileError, encode_game
from mysterium_nb.table.sqlite_store import SqliteStore
from mysterium_nb.table.store import Entry, MemoryStore, StoreError
from tests.logs.logged import a_store, as_files
from tests.table.tampering import rows_of, summed
from tests.table.whole_games import a_table, all_get_visions, play_well

GAMES = 4


@pytest.fixture(scope="module")
def store() -> MemoryStore:
    return a_store(GAMES)


@pytest.fixture(scope="module")
def frames(store: MemoryStore) -> Frames:
    return read(store)


@pytest.fixture
def files(store: MemoryStore, tmp_path: Path) -> Path:
    return as_files(store, tmp_path / "files")


def assert_same(one: Frames, other: Frames) -> None:
    for name, table in one.tables().items():
        assert_frame_equal(table, other.tables()[name])


def test_from_a_folder_of_game_files(frames: Frames, files: Path) -> None:
    assert_same(read(files), frames)
    assert_same(read(str(files)), frames)
    assert_same(read(sorted(files.iterdir())), frames)


def test_from_the_file_of_a_store(store: MemoryStore, frames: Frames, tmp_path: Path) -> None:
    with closing(SqliteStore(tmp_path / "games.sqlite")) as kept:
        kept.append_all({shelf.game: store.read(shelf.game) for shelf in store.games()})
        assert_same(read(kept), frames)
        assert_same(read(tmp_path), frames)
        assert_same(read(tmp_path / "games.sqlite"), frames)


def test_from_an_export(frames: Frames, tmp_path: Path) -> None:
    export(frames, tmp_path / "tables", names=True)
    assert_same(read(tmp_path / "tables"), frames)


def test_an_unfinished_game_is_left_out(files: Path, frames: Frames, tmp_path: Path) -> None:
    table = a_table(store=(playing := MemoryStore()))
    assert read(playing).games.is_empty()
    (files / "backup.jsonl").write_bytes(encode_game(table.game, playing.read(table.game), backup=True))
    assert_same(read(files), frames)
    with closing(SqliteStore(tmp_path / "games.sqlite")) as kept:
        kept.append(table.game, playing.read(table.game))
    assert read(tmp_path / "games.sqlite").events.is_empty()


def test_a_game_is_replayed_from_its_table(store: MemoryStore, frames: Frames) -> None:
    for shelf in store.games():
        kept, again = store.read(shelf.game), frames.log(shelf.game)
        assert [(e.seq, e.at, e.actor, e.event) for e in again] == [(e.seq, e.at, e.actor, e.event) for e in kept]
        assert replay(e.event for e in again) == replay(e.event for e in kept)
    with pytest.raises(StoreError, match="no game elsewhere"):
        frames.log("elsewhere")


def test_a_bot_that_stood_in_has_no_name() -> None:
    store = MemoryStore()
    table = a_table(store=store)
    for place, name in ((GHOST, "Grace"), ("yellow", "Ada"), ("red", "Ben"), ("blue", "Eve")):
        table.sit(place, name)
    table.advance(lambda view: SendVision("yellow", view.hand[:1]) if isinstance(view, GhostView) else None)
    all_get_visions(table)
    table.advance(lambda view: PlacePawn("yellow", view.board[0][0]))
    others: tuple[Colour, ...] = ("red", "blue")
    for seat in others:
        table.act(seat, PlacePawn(seat, table.view(seat).board[0][0]))
    for seat in ("yellow", *others):
        table.act(seat, SaySure(seat))
    play_well(table)
    frames = read(store)
    assert frames.visions.select("psychic", "ghost", "ghost_kind").rows()[:2] == [
        ("yellow", None, "bot"),
        ("red", "Grace", "person"),
    ]
    assert frames.guesses.select("psychic", "player", "player_kind").rows()[:2] == [
        ("yellow", None, "bot"),
        ("red", "Ben", "person"),
    ]


def test_duckdb_and_pandas_take_the_tables(frames: Frames) -> None:
    visions = frames.visions
    counted = duckdb.sql("SELECT count(*) FROM visions WHERE list_contains(hand, cards[1])")
    assert counted is not None
    assert counted.fetchall() == [(visions.height,)]
    pandas = frames.to_pandas()
    assert {name: len(table) for name, table in pandas.items()} == {n: t.height for n, t in frames.tables().items()}
    assert list(pandas["visions"]["cards"][0]) == visions["cards"][0].to_list()
    assert pyarrow.table(visions).column_names == visions.columns


def refusal(source: Source) -> str:
    with pytest.raises((GameFileError, StoreError)) as refused:
        read(source)
    return str(refused.value)


def test_a_game_that_is_there_twice(files: Path) -> None:
    (files / "z.jsonl").write_bytes((files / "game-0.jsonl").read_bytes())
    assert refusal(files) == f"{files / 'z.jsonl'}, line 1: game game-0 is in {files / 'game-0.jsonl'} as well."


def test_a_folder_without_games(tmp_path: Path) -> None:
    assert "There are no games in" in refusal(tmp_path)
    assert "cannot be read: No such file or directory." in refusal(tmp_path / "nothing")


def line(content: bytes, number: int, change: tuple[bytes, bytes]) -> bytes:
    rows = content.split(b"\n")
    assert change[0] in rows[number - 1]
    rows[number - 1] = rows[number - 1].replace(*change)
    return b"\n".join(rows)


@pytest.mark.parametrize(
    ("damage", "told"),
    [
        (lambda content: content[:-1], "the file is cut off in this line."),
        (lambda content: content[: content.rindex(b"\n", 0, -1) + 1], "the file ends here, but the game has"),
        (lambda _: b"", "line 1: this is not the header of a game file."),
        (lambda content: b"PAR1" + content, "line 1: this is not the header of a game file."),
        (lambda content: line(content, 1, (b"game/1", b"game/9")), "line 1: written by a newer or another program"),
        (lambda content: line(content, 5, (b'"seq":4', b'"seq":7')), "line 5: entry 4 is expected here, not 7."),
        (lambda content: line(content, 5, (b'"event":{', b'"event":{{')), "line 5: this line cannot be read"),
        (lambda content: line(content, 5, (b'"event":{"', b'"event":{"?"')), "line 5: this line cannot be read"),
        (lambda content: line(content, 5, (b'"event":{', b'"event":{"x":1,')), "line 5: this line cannot be read"),
        (lambda content: line(content, 2, (b"table_opened", b"game_opened")), "line 2: this line cannot be read"),
    ],
)  # fmt: skip
def test_a_damaged_file_is_refused_by_name_and_line(damage: Callable[[bytes], bytes], told: str, files: Path) -> None:
    file = files / "game-1.jsonl"
    file.write_bytes(damage(file.read_bytes()))
    answer = refusal(files)
    assert str(file) in answer
    assert told in answer


def test_a_game_that_cannot_have_happened(store: MemoryStore) -> None:
    opened = store.read("game-0")[0]
    odd = MemoryStore()
    odd.append("odd", [opened, Entry(2, opened.at, GHOST, "m", VisionSent("white", ("v1",)))])
    assert refusal(odd) == "The store: entry 2 of game odd: this cannot happen at this point of the game."
    odd = MemoryStore()
    odd.append("odd", [Entry(1, 0, GHOST, "m", VisionSent("white", ("v1",)))])
    assert refusal(odd) == "The store: entry 1 of game odd: a game begins with the table being opened."


def test_another_programs_database(tmp_path: Path) -> None:
    file = tmp_path / "other.sqlite"
    with closing(sqlite3.connect(file)) as database:
        database.execute("CREATE TABLE entries (game, seq, at, actor, move, event)")
        database.commit()
    assert refusal(file) == f"{file} is a database of another program."
    file.write_bytes(b"SQLite format 3\0" + b"?" * 5000)
    assert "cannot be read" in refusal(file)


@pytest.mark.parametrize(
    ("name", "content", "told"),
    [
        ("visions", b"game,hour\n", "visions.parquet is no Parquet file."),
        ("visions", b"PAR1 and so on", "visions.parquet is cut off."),
        ("visions", b"PAR1" + b"\xff" * 500 + b"PAR1", "visions.parquet cannot be read: "),
        ("talk", None, "talk.parquet is missing"),
    ],
)
def test_a_damaged_export_is_refused_by_name(
    name: str, content: bytes | None, told: str, frames: Frames, tmp_path: Path
) -> None:
    folder = tmp_path / "tables"
    export(frames, folder)
    file = folder / f"{name}.parquet"
    if content is None:
        file.unlink()
    else:
        file.write_bytes(content)
    assert told in refusal(folder)


def test_a_foreign_table_is_refused_by_its_columns(frames: Frames, tmp_path: Path) -> None:
    folder = tmp_path / "tables"
    export(frames, folder)
    for table, told in (
        (frames.hours.drop("found"), "has no column found"),
        (frames.hours.with_columns(more=1), "has a column more that no table of games has"),
        (frames.hours.with_columns(pl.col("hour").cast(pl.String)), "column hour is not a whole number"),
    ):
        table.write_parquet(folder / "hours.parquet")
        assert told in refusal(folder)


@pytest.mark.parametrize("name", ["class*", "class [a]", "class?x", "a{1}", "café é"])
def test_a_folder_may_be_called_what_it_likes(name: str, frames: Frames, tmp_path: Path) -> None:
    export(frames, tmp_path / "class1", names=True)
    export(frames.only(["game-0"]), tmp_path / name, names=True)
    assert_same(read(tmp_path / name), frames.only(["game-0"]))


def an_export(frames: Frames, folder: Path, **changed: pl.DataFrame) -> Path:
    """An export in which somebody has put other tables."""
    export(frames, folder, names=True)
    for name, table in changed.items():
        table.write_parquet(folder / f"{name}.parquet")
    return folder


def test_tables_that_do_not_belong_together_are_refused_by_name(frames: Frames, tmp_path: Path) -> None:
    other = frames.hours.with_columns(game=pl.lit("elsewhere"))
    nobody = frames.votes.with_columns(psychic=pl.lit(None, dtype=frames.votes["psychic"].dtype))
    unstarted = frames.games.with_columns(started_at=pl.lit(None, dtype=frames.games["started_at"].dtype))
    for number, (name, table, told) in enumerate(
        [
            ("games", pl.concat([frames.games] * 3), "games.parquet: game game-0 is there 3 times."),
            ("games", unstarted, "games.parquet: column started_at is empty in some games."),
            ("hours", other, "hours.parquet has rows of a game that is not in"),
            ("votes", nobody, "votes.parquet: column psychic is empty in some rows."),
            (
                "events",
                frames.events.reverse(),
                "events.parquet: the entries of game game-3 are not numbered from 1 on.",
            ),
        ]
    ):
        folder = an_export(frames, tmp_path / str(number), **{name: table})
        assert told in refusal(folder)
        assert str(folder) in refusal(folder)


def test_tables_with_too_many_rows(frames: Frames, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    export(frames, tmp_path / "tables")
    for limit, told in (("MOST_GAMES", "games.parquet has 4 rows; at most 1"), ("MOST_ROWS", "hours.parquet has ")):
        with monkeypatch.context() as patch:
            patch.setattr(parquet_files, limit, 1)
            assert told in refusal(tmp_path / "tables")


def test_numbers_written_with_more_digits_are_read(frames: Frames, tmp_path: Path) -> None:
    visions = frames.visions.with_columns(pl.col("belief_before", "belief_after").cast(pl.Float64))
    assert_same(read(an_export(frames, tmp_path / "tables", visions=visions)), frames)


@pytest.mark.parametrize("at", ["9999-12-31T23:59:59.999Z", "9999-12-31T23:59:59-23:59", "0001-01-01T00:00:00+23:59"])
def test_a_game_at_the_end_of_all_times(at: str, files: Path) -> None:
    file = files / "game-1.jsonl"
    rows = rows_of(file.read_bytes())
    rows[3]["at"] = at
    file.write_bytes(summed(rows))
    assert refusal(files) == f"{file}, line 4: no game was played at such a time."


def test_a_store_at_the_end_of_all_times(store: MemoryStore, tmp_path: Path) -> None:
    with closing(SqliteStore(tmp_path / "games.sqlite")) as kept:
        kept.append("late", [replace(entry, at=10**17) for entry in store.read("game-0")])
    assert "entry 1 of game late: no game was played at such a time." in refusal(tmp_path)


def test_a_game_whose_numbers_fit_no_table_is_named(store: MemoryStore) -> None:
    mixed, entries = MemoryStore(), store.read("game-0")
    colour = next(entry.event.psychic for entry in entries if isinstance(entry.event, VisionSent))
    said = Entry(len(entries) + 1, entries[-1].at, colour, "said", Said(colour, "hi", 99_999))
    mixed.append_all({"good": entries, "odd": [*entries, said]})
    assert refusal(mixed) == "Game odd cannot be told in tables: hour is beyond all games."


def test_a_changed_file_is_refused_by_its_sum(files: Path) -> None:
    file = files / "game-1.jsonl"
    file.write_bytes(line(file.read_bytes(), 1, (b'"engine":"', b'"engine":"x')))
    assert refusal(files) == f"{file}, line 1: this line, or the one before, was changed after the game was saved."
    file.write_bytes(summed(rows_of(file.read_bytes())))
    read(files)
    rows = rows_of(file.read_bytes())
    rows[4]["actor"] = "white"
    file.write_bytes(b"".join(msgspec.json.encode(row) + b"\n" for row in rows))
    assert refusal(files) == f"{file}, line 5: this line, or the one before, was changed after the game was saved."


def test_a_file_may_say_the_same_in_other_words_if_its_sums_are_right(files: Path, frames: Frames) -> None:
    file = files / "game-1.jsonl"
    rows = rows_of(file.read_bytes())
    for row in rows[1:]:
        row["at"] = row["at"].replace("Z", "+00:00")
    file.write_bytes(summed(rows))
    assert_same(read(files), frames)
    file.write_bytes(line(file.read_bytes(), 5, (b"+00:00", b"-01:00")))
    assert refusal(files) == f"{file}, line 5: this line, or the one before, was changed after the game was saved."
