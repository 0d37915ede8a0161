"""Exports: three formats, the log's own row counts, a description that is true, and no names unless asked for."""

import hashlib
import json
from pathlib import Path

import msgspec
import polars as pl
import pytest

from mysterium_nb.engine.events import CrowSent, Event, GroupAccused, Reacted, Said, StepEnded, TokenPlaced, VisionSent
from mysterium_nb.logs.tables.codebook import TABLES
from mysterium_nb.logs.tables.exporting import Format, export
from mysterium_nb.logs.tables.frames import Frames, read
from mysterium_nb.logs.tables.pseudonyms import pseudonymised
from mysterium_nb.table.game_file import GameFileError
from mysterium_nb.table.store import Entry, MemoryStore
from tests.logs.logged import NAMES, a_finished_game, a_store

FORMATS: tuple[Format, ...] = ("parquet", "csv", "jsonl")


@pytest.fixture(scope="module")
def store() -> MemoryStore:
    store = a_store(5)
    # Somebody is spoken to by name, in another spelling, and somebody's words would be a formula.
    entries = a_finished_game(17)
    last = entries[-1]
    colour = next(e.event.psychic for e in entries if isinstance(e.event, VisionSent))
    for number, text in enumerate(("What does ADA think? Benoît's card", "=1+1"), start=1):
        entries.append(Entry(last.seq + number, last.at, colour, f"said-{number}", Said(colour, text, 7)))
    store.append("game-17", entries)
    return store


@pytest.fixture(scope="module")
def frames(store: MemoryStore) -> Frames:
    return read(store)


def rows_of(folder: Path, format_: Format, name: str) -> pl.DataFrame:
    file = folder / f"{name}.{format_}"
    match format_:
        case "parquet":
            return pl.read_parquet(file)
        case "csv":
            return pl.read_csv(file, infer_schema=False).fill_null("")
        case "jsonl":
            return pl.DataFrame([json.loads(row) for row in file.read_bytes().splitlines()], infer_schema_length=None)


@pytest.mark.parametrize("format_", FORMATS)
def test_every_format_has_all_rows_of_the_log(
    format_: Format, frames: Frames, store: MemoryStore, tmp_path: Path
) -> None:
    export(frames, tmp_path / "out", format_)
    events = [entry.event for shelf in store.games() for entry in store.read(shelf.game)]

    def logged(kind: type[Event]) -> int:
        return sum(isinstance(event, kind) for event in events)

    rows = {name: rows_of(tmp_path / "out", format_, name).height for name in TABLES}
    assert rows["games"] == len(store.games())
    assert rows["visions"] == logged(VisionSent)
    assert rows["tokens"] == logged(TokenPlaced)
    assert rows["talk"] == logged(Said) + logged(Reacted)
    assert rows["events"] == len(events)
    assert rows == {name: table.height for name, table in frames.tables().items()}
    assert frames.games["crows_used"].sum() == logged(CrowSent)
    assert frames.games["accusations"].sum() == logged(GroupAccused)
    assert frames.hours["step_ended"].count() == logged(StepEnded)


@pytest.mark.parametrize("format_", FORMATS)
def test_the_description_is_true(format_: Format, frames: Frames, tmp_path: Path) -> None:
    export(frames, tmp_path / "out", format_)
    package = json.loads((tmp_path / "out" / "datapackage.json").read_bytes())
    assert [resource["name"] for resource in package["resources"]] == list(TABLES)
    for resource in package["resources"]:
        file = tmp_path / "out" / resource["path"]
        table = rows_of(tmp_path / "out", format_, resource["name"])
        assert resource["rows"] == table.height
        assert resource["bytes"] == file.stat().st_size
        assert resource["hash"] == f"sha256:{hashlib.sha256(file.read_bytes()).hexdigest()}"
        assert [field["name"] for field in resource["schema"]["fields"]] == table.columns
        for field in resource["schema"]["fields"]:
            allowed = field.get("constraints", {}).get("enum")
            if allowed:
                assert set(table[field["name"]].cast(pl.String).drop_nulls()) - {""} <= set(allowed)
    assert len(list((tmp_path / "out").iterdir())) == len(TABLES) + 1


def test_csv_is_written_as_the_codebook_says(frames: Frames, tmp_path: Path) -> None:
    export(frames, tmp_path / "out", "csv", names=True)
    visions = rows_of(tmp_path / "out", "csv", "visions")
    assert visions["hand"].to_list() == [" ".join(hand) for hand in frames.visions["hand"].to_list()]
    assert visions["sent_at"][0] == frames.visions["sent_at"][0].strftime("%Y-%m-%dT%H:%M:%S.%f")[:-3] + "Z"
    assert visions["belief_after"][0] == ""
    assert visions["tried"].to_list() == [" ".join(tried) or "-" for tried in frames.visions["tried"].to_list()]
    assert {"-"} < set(visions["tried"])
    unaccused = frames.votes.filter(pl.col("group").is_null()).height
    assert rows_of(tmp_path / "out", "csv", "votes")["cards"].to_list().count("") == unaccused
    games = rows_of(tmp_path / "out", "csv", "games")
    assert [json.loads(seats) for seats in games["seats"]] == frames.games["seats"].to_list()
    talk = rows_of(tmp_path / "out", "csv", "talk")
    assert "'=1+1" in talk["text"].to_list()
    assert "'=Finn" in rows_of(tmp_path / "out", "csv", "guesses")["player"].to_list()


@pytest.mark.parametrize("format_", FORMATS)
def test_no_name_of_a_person_is_exported_unless_asked_for(format_: Format, frames: Frames, tmp_path: Path) -> None:
    people = {seat["name"] for seats in frames.games["seats"] for seat in seats if seat["kind"] == "person"}
    assert people & set(NAMES)
    assert any(name.startswith("Guest ") for name in people)
    export(frames, tmp_path / "hidden", format_)
    hidden = everything(tmp_path / "hidden", format_)
    taken = [json.loads(facts) for facts in frames.events.filter(pl.col("event") == "seat_taken")["facts"]]
    bots = {seat["name"] for seat in taken if seat["kind"] == "bot"}
    for name in people - bots:
        assert name.casefold() not in hidden.casefold()
    export(frames, tmp_path / "named", format_, names=True)
    named = everything(tmp_path / "named", format_)
    assert all(name in named for name in people)


def everything(folder: Path, format_: Format) -> str:
    tables = [rows_of(folder, format_, name) for name in TABLES]
    return "\n".join(msgspec.json.encode(table.rows()).decode() for table in tables)


def test_one_name_is_one_pseudonym_in_one_export(frames: Frames) -> None:
    once, again = pseudonymised(frames), pseudonymised(frames)
    pairs = {
        (ours["name"], theirs["name"])
        for seats, hidden in zip(frames.games["seats"], once.games["seats"], strict=True)
        for ours, theirs in zip(seats, hidden, strict=True)
        if ours["kind"] == "person"
    }
    assert len(pairs) == len({name for name, _ in pairs}) == len({person for _, person in pairs})
    assert all(person.startswith("person-") for _, person in pairs)
    known = dict(pairs)
    text = once.talk.filter(pl.col("text").str.starts_with("What does"))["text"][0]
    assert text == f"What does {known['Ada']} think? {known['Benoît']}'s card"
    assert once.events.drop("facts").equals(frames.events.drop("facts"))
    assert once.games["seats"].to_list() != again.games["seats"].to_list()


def test_what_is_there_already_is_not_overwritten(frames: Frames, tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    export(frames, tmp_path / "empty")
    for taken in (tmp_path / "empty", tmp_path / "empty" / "games.parquet"):
        with pytest.raises(GameFileError, match="is there already; choose another name"):
            export(frames, taken)
    with pytest.raises(GameFileError, match="cannot be written: File exists"):
        export(frames, tmp_path / "empty" / "games.parquet" / "out")
    assert [path.name for path in tmp_path.iterdir()] == ["empty"]


def test_an_export_of_an_earlier_version_lacks_glyphs_and_is_read_all_the_same(frames: Frames, tmp_path: Path) -> None:
    export(frames, tmp_path / "out", "parquet")
    file = tmp_path / "out" / "talk.parquet"
    pl.read_parquet(file).drop("glyph").write_parquet(file)
    talk = read(tmp_path / "out").talk
    assert talk["seq"].to_list() == frames.talk["seq"].to_list()
    assert talk["glyph"].null_count() == talk.height
