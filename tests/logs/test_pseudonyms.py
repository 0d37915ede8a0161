"""Pseudonyms: no name is left in what people wrote, however it is spelt, and none of a bot that somebody brought."""

import unicodedata
from pathlib import Path

import polars as pl
import pytest

from mysterium_nb.engine.moves import Sit
from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import TABLE
from mysterium_nb.logs.replays.replay import Replay
from mysterium_nb.logs.replays.standalone_page import replay_html
from mysterium_nb.logs.tables.codebook import SITTER
from mysterium_nb.logs.tables.exporting import export
from mysterium_nb.logs.tables.frames import Frames, read
from mysterium_nb.logs.tables.name_matching import name_replacer
from mysterium_nb.logs.tables.pseudonyms import pseudonymised
from mysterium_nb.protocol.sitter_names import BOT_NAMES
from mysterium_nb.table.store import MemoryStore, StoreError
from tests.logs.logged import LoggedGame

PERSONS = {
    "Anna Schmidt": "person-1", "Zoë": "person-2", "Bo": "person-3", "Strauß": "person-4", "李雷": "person-5",
    "Ana-Maria": "person-6", "Max Schmidt": "person-7", "김철수": "person-8", "J": "person-9", "Guest 4": "person-10",
}  # fmt: skip


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("Anna says red", "person-1 says red"),
        ("ANNA SCHMIDT, annaschmidt and anna_schmidt", "person-1, person-1 and person-1"),
        ("Who is Schmidt?", "Who is person?"),
        ("Annas Karte, anna's card", "person-1s Karte, person-1's card"),
        ("Zoe! " + unicodedata.normalize("NFD", "Zoë"), "person-2! person-2"),
        ("STRAUSS", "person-4"),
        ("我觉得李雷错了", "我觉得person-5错了"),
        ("김철수는", "person-8는"),
        ("ana maria, Maria", "person-6, person-6"),
        ("Annabel, a bond, Boat, 4 cards, J", "Annabel, a bond, Boat, 4 cards, J"),
        ("Bo's", "person-3's"),
        ("", ""),
    ],
)
def test_names_in_what_people_wrote(said: str, told: str) -> None:
    assert name_replacer(PERSONS)(said) == told


def test_where_nobody_has_a_name_nothing_is_hidden() -> None:
    assert name_replacer({})("Anna") == "Anna"


@pytest.fixture(scope="module")
def game() -> LoggedGame:
    """A person, a bot of the house, and a bot that somebody brought and called after themselves."""
    game = LoggedGame(3, Rules.classic(players=4))
    for seat, name, kind in (
        ("ghost", "Anna Schmidt", "person"),
        ("yellow", BOT_NAMES[0], "bot"),
        ("red", "Zoë", "bot"),
    ):
        game.act(TABLE, Sit(seat, name, kind))  # type: ignore[arg-type] # one of the two kinds
    while not game.over:
        game.step()
    return game


@pytest.fixture(scope="module")
def frames(game: LoggedGame) -> Frames:
    store = MemoryStore()
    store.append("ours", game.entries)
    return read(store)


def test_a_bot_that_somebody_brought_is_taken_for_a_person(frames: Frames) -> None:
    hidden = pseudonymised(frames)
    names = {seat["seat"]: seat["name"] for seat in hidden.games["seats"].to_list()[0]}
    assert names["yellow"] == BOT_NAMES[0]
    assert names["ghost"].startswith("person-")
    assert names["red"].startswith("person-")
    everything = "".join(str(table.rows()) for table in hidden.tables().values())
    assert "Zoë" not in everything
    assert "Schmidt" not in everything


def test_whoever_is_neither_person_nor_bot_keeps_no_name(frames: Frames) -> None:
    """Tables may be anybody's: a name that no seat ever had, in a row that does not say whose it is."""
    guesses = frames.guesses.with_columns(player=pl.lit("Eve"), player_kind=pl.lit(None, dtype=SITTER))
    seat = [[{"seat": "ghost", "name": "Mallory", "kind": "person"}]]
    games = frames.games.with_columns(seats=pl.Series(seat, dtype=frames.games["seats"].dtype))
    hidden = pseudonymised(frames.with_tables(guesses=guesses, games=games))
    assert set(hidden.guesses["player"].str.slice(0, 7)) == {"person-"}
    assert hidden.games["seats"].to_list()[0][0]["name"].startswith("person-")


def test_facts_that_cannot_be_read_are_refused_by_game_and_entry(frames: Frames, tmp_path: Path) -> None:
    bogus = frames.with_tables(events=frames.events.with_columns(facts=pl.lit("{}")))
    with pytest.raises(StoreError, match="Entry 6 of game ours cannot be read; nothing was exported"):
        export(bogus, tmp_path / "out")
    with pytest.raises(StoreError, match="The log of game ours in these tables cannot be read"):
        bogus.log("ours")
    assert list(tmp_path.iterdir()) == []


def test_a_replay_is_under_the_same_pseudonyms(game: LoggedGame) -> None:
    page = replay_html(Replay(game.entries))
    assert "Zoë" not in page
    assert "Schmidt" not in page
    assert BOT_NAMES[0] in page
    assert "person-" in page
