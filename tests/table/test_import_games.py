"""Games of other tables and servers are taken in all together or not at all."""

import sqlite3
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from pathlib import Path

import pytest

from mysterium_nb.engine.events import SeatTaken
from mysterium_nb.table import MemoryStore, Store, sqlite_store
from mysterium_nb.table.game_file import GameFileError, encode_game
from mysterium_nb.table.import_files import ImportedGame, ImportRejected, import_games
from mysterium_nb.table.sqlite_store import SqliteStore
from mysterium_nb.table.store import Conflict, Entry
from tests.table.whole_games import a_lobby, a_table, a_won_game, play_well, within


def a_file(folder: Path, store: Store, game: str, entries: list[Entry] | None = None, name: str = "") -> Path:
    file = folder / f"{name or game}.jsonl"
    file.write_bytes(encode_game(game, entries or store.read(game), backup=True))
    return file


def reasons(store: Store, *files: Path) -> list[str]:
    before = {shelf.game: store.read(shelf.game) for shelf in store.games()}
    with pytest.raises(ImportRejected) as refusal:
        import_games(store, files)
    assert {shelf.game: store.read(shelf.game) for shelf in store.games()} == before
    assert str(refusal.value).splitlines() == [one.error for one in refusal.value.refused]
    return [one.error for one in refusal.value.refused]


def test_new_games_are_taken_in(tmp_path: Path) -> None:
    theirs, ours = MemoryStore(), MemoryStore()
    games = [a_won_game(store=theirs)[1] for _ in range(2)]
    files = [a_file(tmp_path, theirs, game) for game in games]
    assert import_games(ours, files) == [ImportedGame(str(f), g, "new") for f, g in zip(files, games, strict=True)]
    assert all(ours.read(game) == theirs.read(game) for game in games)


def test_the_same_game_again_is_nothing_new(tmp_path: Path) -> None:
    store, game = a_won_game()
    file = a_file(tmp_path, store, game)
    assert [taken.news for taken in import_games(store, [file, file])] == ["known", "known"]


def test_a_game_that_went_on_elsewhere_is_continued(tmp_path: Path) -> None:
    theirs, ours = MemoryStore(), MemoryStore()
    table = a_table(store=theirs)
    early = a_file(tmp_path, theirs, table.game, name="early")
    play_well(table)
    late = a_file(tmp_path, theirs, table.game, name="late")
    assert [taken.news for taken in import_games(ours, [early])] == ["new"]
    assert [taken.news for taken in import_games(ours, [late, early])] == ["continued", "known"]
    assert ours.read(table.game) == theirs.read(table.game)
    assert [taken.news for taken in import_games(MemoryStore(), [early, late])] == ["new", "continued"]


def test_a_game_that_went_otherwise_is_refused_by_name(tmp_path: Path) -> None:
    theirs, other = MemoryStore(), MemoryStore()
    table = a_lobby(store=theirs)
    other.append(table.game, theirs.read(table.game))
    theirs.append(table.game, [Entry(2, 9, "table", "x", SeatTaken("red", "Ann", "person"))])
    other.append(table.game, [Entry(2, 9, "table", "x", SeatTaken("red", "Bob", "person"))])
    ann = a_file(tmp_path, theirs, table.game, name="ann")
    bob = a_file(tmp_path, other, table.game, name="bob")
    told = [f"{bob}: game {table.game} is known otherwise, from entry 2 on."]
    assert reasons(theirs, bob) == told
    assert reasons(MemoryStore(), ann, bob) == told


def test_one_bad_file_keeps_out_all_and_each_is_answered_for(tmp_path: Path) -> None:
    theirs, game = a_won_game()
    good = a_file(tmp_path, theirs, game)
    cut, foreign = tmp_path / "cut.jsonl", tmp_path / "tables.parquet"
    cut.write_bytes(good.read_bytes()[:-9])
    foreign.write_bytes(b"PAR1\0\0\nPAR1\n")
    lines = good.read_bytes().count(b"\n")
    assert reasons(MemoryStore(), cut, good, foreign, tmp_path, tmp_path / "none") == [
        f"{cut}, line {lines}: the file is cut off in this line.",
        f"{foreign}, line 1: this is not the header of a game file.",
        f"{tmp_path} is no file.",
        f"{tmp_path / 'none'} cannot be read: No such file or directory.",
    ]


def test_a_file_that_cannot_even_be_looked_for() -> None:
    nowhere = Path("x" * 300)
    assert reasons(MemoryStore(), nowhere) == [f"{nowhere} cannot be read: File name too long."]


def test_a_line_that_is_too_long(tmp_path: Path) -> None:
    theirs, game = a_won_game()
    file = a_file(tmp_path, theirs, game)
    file.write_bytes(file.read_bytes() + b" " * (2**20 + 1) + b"\n")
    lines = file.read_bytes().count(b"\n")
    assert reasons(MemoryStore(), file) == [f"{file}, line {lines}: no line of a game is that long."]


def test_a_game_that_is_played_on_meanwhile(tmp_path: Path) -> None:
    class Busy(MemoryStore):
        def append_all(self, logs: Mapping[str, Sequence[Entry]]) -> None:
            assert logs
            raise Conflict

    theirs, game = a_won_game()
    with pytest.raises(GameFileError, match="is being played right now; nothing was taken in"):
        import_games(Busy(), [a_file(tmp_path, theirs, game)])


# Stores of other servers


@pytest.fixture
def theirs(tmp_path: Path) -> Path:
    """Another server's file, with a finished and an unfinished game."""
    with closing(SqliteStore(tmp_path / "theirs.sqlite")) as store:
        a_won_game(store=store)
        a_table(store=store)
    return tmp_path / "theirs.sqlite"


def test_another_servers_games_are_merged(theirs: Path) -> None:
    ours, _ = a_won_game()
    before = theirs.read_bytes()
    taken = import_games(ours, [theirs])
    assert [one.news for one in taken] == ["new", "new"]
    assert theirs.read_bytes() == before
    with closing(SqliteStore(theirs)) as store:
        for shelf in store.games():
            assert ours.read(shelf.game) == store.read(shelf.game)
    assert len(ours.games()) == 3
    assert [one.news for one in import_games(ours, [theirs])] == ["known", "known"]


def while_open(file: Path, *statements: str) -> None:
    with closing(sqlite3.connect(file)) as database:
        for statement in statements:
            database.execute(statement)
        database.commit()


HOSTILE = {
    "PRAGMA application_id=7": "is a database of another program.",
    "CREATE VIEW more AS SELECT 1": "is a database of another program.",
    "PRAGMA user_version=99": "was written by a newer version of this program.",
    "UPDATE entries SET event=substr(event, 2)": "entry 1 cannot be read",
    "UPDATE entries SET at='now'": "is not what an entry is.",
    "UPDATE entries SET at=9223372036854775807": "entry 1: no game was played at such a time.",
    "UPDATE entries SET event=zeroblob(2000000) WHERE seq=1": "cannot be read",
    "DELETE FROM entries WHERE seq=3": "Entry 3 of game",
    "UPDATE entries SET game='../' || game": "has a game whose name is no game's.",
    "UPDATE entries SET actor='a b'": "this line cannot be read",
}


@pytest.mark.parametrize("statement", HOSTILE)
def test_a_damaged_or_hostile_store_is_refused(statement: str, theirs: Path) -> None:
    while_open(theirs, statement)
    (told,) = reasons(MemoryStore(), theirs)
    assert HOSTILE[statement] in told
    assert str(theirs) in told


def test_a_game_without_end_is_refused_before_it_is_replayed(theirs: Path) -> None:
    endless = (
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 200000)"
        " INSERT INTO entries SELECT 'endless', i, 0, 'red', 'm', CAST(json_object('event', 'sure_said', 'psychic',"
        " 'red') AS BLOB) FROM n"
    )
    while_open(theirs, endless)
    with within(10):
        (told,) = reasons(MemoryStore(), theirs)
    assert told == f"Game endless in {theirs} has 200,000 entries; no game has more than 20,000."


@pytest.mark.parametrize(
    ("limit", "told"), [("MOST_BYTES", "is larger than 0 GiB."), ("MOST_GAMES", "has more than 1 games.")]
)
def test_a_store_beyond_all_stores(theirs: Path, monkeypatch: pytest.MonkeyPatch, limit: str, told: str) -> None:
    monkeypatch.setattr(sqlite_store, limit, 1)
    assert reasons(MemoryStore(), theirs) == [f"{theirs} {told}"]


def test_a_view_in_the_place_of_the_table(theirs: Path) -> None:
    endless = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT 'g' game, i seq FROM n"
    while_open(theirs, "ALTER TABLE entries RENAME TO hidden", f"CREATE VIEW entries AS {endless}")
    assert reasons(MemoryStore(), theirs) == [f"{theirs} is a database of another program."]


def test_a_store_whose_events_cannot_have_happened(theirs: Path) -> None:
    impossible = '{"event":"vision_sent","psychic":"white","cards":["v1"]}'
    while_open(theirs, f"UPDATE entries SET event=CAST('{impossible}' AS BLOB) WHERE seq=4")
    (told,) = reasons(MemoryStore(), theirs)
    assert told.startswith(f"{theirs}: The log of game ")
    assert told.endswith(" is damaged and cannot be replayed.")


@pytest.mark.parametrize("make", [lambda _: MemoryStore(), lambda path: SqliteStore(path / "ours.sqlite")])
def test_several_logs_are_appended_all_or_none(make: Callable[[Path], Store], tmp_path: Path) -> None:
    theirs, game = a_won_game()
    entries = theirs.read(game)
    with closing(make(tmp_path)) as store:
        store.append("b", entries[:2])
        with pytest.raises(Conflict):
            store.append_all({"a": entries, "b": entries})
        assert store.read("a") == []
        store.append_all({"a": entries, "b": entries[2:], "c": []})
        assert store.read("a") == store.read("b") == entries
        assert store.read("c") == []
