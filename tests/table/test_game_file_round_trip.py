"""A game saved and loaded is the same game, entry for entry."""

import json
from datetime import UTC, datetime
from pathlib import Path

import pytest

from mysterium_nb.engine.evolve import replay
from mysterium_nb.engine.moves import Note, Say, SendVision
from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import GHOST
from mysterium_nb.engine.state import Phase
from mysterium_nb.table import MemoryStore, Table
from mysterium_nb.table.autoplay import SimulatedClock
from mysterium_nb.table.game_file import GameFileError, decode_game, load_game, save_game
from mysterium_nb.version import VERSION
from tests.table.tampering import content_of, rows_of, summed
from tests.table.whole_games import NOON, a_lobby, a_table, a_won_game, ghost_view, play_badly, play_well


@pytest.mark.parametrize("edition", ["classic", "revised", "original"])
@pytest.mark.parametrize("players", [2, 3, 4, 7])
def test_a_finished_game_comes_back_the_same(tmp_path: Path, edition: str, players: int) -> None:
    store, game = a_won_game(Rules.preset(edition, players))
    path = tmp_path / "evening.jsonl"
    save_game(store, game, path)
    other = MemoryStore()
    assert load_game(other, path) == game
    assert other.read(game) == store.read(game)
    assert replay(e.event for e in other.read(game)) == replay(e.event for e in store.read(game))


@pytest.mark.parametrize("edition", ["classic", "original"])
def test_a_game_of_simple_minds_comes_back_the_same(tmp_path: Path, edition: str) -> None:
    store, clock = MemoryStore(), SimulatedClock(NOON + 7)
    table = a_table(Rules.preset(edition, 5), store=store, clock=clock)
    play_badly(table, clock)
    save_game(store, table.game, tmp_path / "evening.jsonl")
    other = MemoryStore()
    load_game(other, tmp_path / "evening.jsonl")
    assert other.read(table.game) == store.read(table.game)


def test_a_game_with_the_ghosts_choice_of_cards_and_changed_rules(tmp_path: Path) -> None:
    store = MemoryStore()
    table = a_lobby(Rules.revised(players=4).but(assignment="ghost", hours=9, hand=8, first_guess=False), store=store)
    table.start()
    play_well(table)
    save_game(store, table.game, tmp_path / "evening.jsonl")
    other = MemoryStore()
    load_game(other, tmp_path / "evening.jsonl")
    assert other.read(table.game) == store.read(table.game)


def test_words_of_every_kind_come_back_the_same(tmp_path: Path) -> None:
    store = MemoryStore()
    table = a_lobby(store=store)
    table.sit("red", "Œdipe “R.” \\1")
    table.start(seed="ünï\u2028cödé")
    for text in ("a\nb", "a\u2028\x85b", "🕯️", "\\u0000", '"', "\x7f\x00x"):
        table.act("red", Say("red", text))
    card = ghost_view(table).hand[0]
    table.act(GHOST, SendVision("red", (card,)))
    table.act(GHOST, Note(card, about="c1", point=(0.1, 1 / 3), words="là‑bas"))
    play_well(table)
    save_game(store, table.game, tmp_path / "evening.jsonl")
    other = MemoryStore()
    load_game(other, tmp_path / "evening.jsonl")
    assert other.read(table.game) == store.read(table.game)


@pytest.mark.parametrize("move_id", ["7c9e6679-7425-40de-944b-e07fc1f90ae7", "id 1: é", "x" * 500])
def test_whatever_move_id_a_table_takes_its_file_takes_too(tmp_path: Path, move_id: str) -> None:
    store = MemoryStore()
    table = a_table(store=store)
    try:
        table.act("red", Say("red", "Hm."), move_id)
    except ValueError:
        return
    play_well(table)
    save_game(store, table.game, tmp_path / "evening.jsonl")
    load_game(MemoryStore(), tmp_path / "evening.jsonl")


def test_the_header_says_what_is_described() -> None:
    store, game = a_won_game()
    header, *lines = rows_of(content_of(store, game))
    assert header["format"] == "mysterium-game/1"
    assert header["engine"] == VERSION
    assert (header["schema"], header["game"], header["finished"]) == (1, game, True)
    assert header["entries"] == len(lines)
    assert header["deck"] == "sleepwalker"
    assert header["rules"]["edition"] == "classic"
    assert [(s["seat"], s["name"], s["kind"]) for s in header["seats"]] == [
        ("ghost", "Grace", "person"),
        ("yellow", "Ada", "person"),
    ]
    assert lines[0]["event"]["event"] == "table_opened"
    assert datetime.fromisoformat(lines[0]["at"]) == datetime.fromtimestamp(NOON / 1000, UTC)
    assert lines[0]["at"].endswith("Z")
    assert set(lines[0]) == {"seq", "at", "actor", "move", "event", "sum"}


def test_every_line_is_json_by_itself_and_the_file_ends_with_a_line() -> None:
    content = content_of(*a_won_game())
    assert content.endswith(b"}\n")
    assert all(isinstance(json.loads(line), dict) for line in content.splitlines())


def test_the_sums_are_the_described_ones() -> None:
    content = content_of(*a_won_game())
    assert rows_of(summed(rows_of(content))) == rows_of(content)
    decode_game(summed(rows_of(content)))


def test_an_unfinished_game_is_not_saved(tmp_path: Path) -> None:
    store = MemoryStore()
    table = a_table(store=store)
    with pytest.raises(GameFileError, match=rf"^Game {table.game} is not finished; only the host's backup"):
        save_game(store, table.game, tmp_path / "evening.jsonl")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("until", ["visions", "manifestation", "culprit", "poll"])
def test_the_hosts_backup_holds_an_unfinished_game_which_goes_on(tmp_path: Path, until: Phase) -> None:
    store = MemoryStore()
    table = a_table(store=store)
    play_well(table, until=until)
    save_game(store, table.game, tmp_path / "backup.jsonl", backup=True)
    other = MemoryStore()
    again = Table.resume(other, load_game(other, tmp_path / "backup.jsonl"), clock=SimulatedClock(NOON))
    assert again.view(GHOST) == table.view(GHOST)
    play_well(again)
    assert again.over


def test_the_backup_of_a_lobby(tmp_path: Path) -> None:
    store = MemoryStore()
    lobby = a_lobby(store=store)
    lobby.sit("red", "Ada")
    save_game(store, lobby.game, tmp_path / "backup.jsonl", backup=True)
    other = MemoryStore()
    assert load_game(other, tmp_path / "backup.jsonl") == lobby.game
    assert other.read(lobby.game) == store.read(lobby.game)
