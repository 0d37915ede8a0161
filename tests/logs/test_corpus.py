"""The corpus: what is shipped is what was planned, and agrees with a slow recount straight from the events."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import polars as pl
import pytest

from mysterium_nb.engine.events import Event
from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import assign_colours
from mysterium_nb.logs.shipped_corpus import (
    FOLDER,
    GAMES,
    IN_EVENINGS,
    TABLES_OF_AN_EVENING,
    build,
    corpus,
    plan_game,
    play_game,
)
from mysterium_nb.logs.tables.frames import Frames
from mysterium_nb.table.store import MemoryStore
from tests.logs.test_frames import differences

MOST_BYTES = 6_000_000


@pytest.fixture(scope="module")
def games() -> Frames:
    return corpus()


def test_there_are_two_thousand_finished_games_by_bots_alone(games: Frames) -> None:
    assert games.games.height == GAMES == 2000
    assert games.games["people"].sum() == 0
    assert (games.games["bots"] == games.games["players"]).all()
    assert games.games["won"].null_count() == 0


def test_they_are_of_every_edition_size_and_difficulty_and_some_have_changed_rules(games: Frames) -> None:
    kinds = games.games.select("edition", "players", "difficulty").unique()
    assert kinds.height == 6 * (3 + 3 + 4)
    assert games.games["variant"].n_unique() > 10
    assert games.games["first_guess"].sum() > 100


@pytest.mark.parametrize("number", [1, 7, 200, 201, 1999])
def test_a_game_is_the_one_that_was_planned(games: Frames, number: int) -> None:
    plan = plan_game(number)
    game = games.games.filter(pl.col("game") == f"bots-{number:04}").row(0, named=True)
    assert (game["edition"], game["players"], game["difficulty"]) == (
        plan.rules.edition,
        plan.rules.players,
        plan.rules.difficulty,
    )
    seats = ["ghost", *(colours[0] for colours in assign_colours(plan.rules.psychics, plan.rules.people))]
    assert {seat["seat"]: seat["name"] for seat in game["seats"]} == dict(zip(seats, plan.cast, strict=True))
    assert game["deal"] == plan.deal


def test_the_tables_of_an_evening_have_the_same_cards_and_other_players(games: Frames) -> None:
    evenings = games.games.filter(pl.col("deal") != "")
    assert evenings.height == IN_EVENINGS
    assert evenings["deal"].n_unique() == IN_EVENINGS // TABLES_OF_AN_EVENING
    one = games.events.join(evenings.filter(pl.col("deal") == "evening-03"), on="game", how="semi")
    dealt = one.filter(pl.col("event") == "deal_fixed")["facts"]
    assert (dealt.len(), dealt.n_unique()) == (TABLES_OF_AN_EVENING, 1)
    assert evenings.filter(pl.col("deal") == "evening-03")["ghost"].n_unique() > 1


@pytest.mark.parametrize("numbers", [range(1, GAMES, 400), pytest.param(range(1, GAMES + 1), marks=pytest.mark.soak)])
def test_its_tables_agree_with_a_slow_recount(games: Frames, numbers: range) -> None:
    store, ids = MemoryStore(), [f"bots-{number:04}" for number in numbers]
    for game in ids:
        store.append(game, games.log(game))
    some = Frames({name: table.filter(pl.col("game").is_in(ids)) for name, table in games.tables().items()})
    assert differences(store, as_logged_today(some)) == []


def as_logged_today(frames: Frames) -> Frames:
    """Without what a mind would have believed, which is no part of the log; and with rules that came later."""
    unread = frames.visions.with_columns(pl.lit(None).alias(name) for name in ("belief_before", "belief_after"))
    return frames.with_tables(
        visions=unread,
        games=frames.games.with_columns(pl.col("rules").map_elements(again(Rules), pl.String)),
        events=frames.events.with_columns(pl.col("facts").map_elements(again(Event), pl.String)),
    )


def again(kind: Any) -> Callable[[str], str]:
    """JSON read and written again."""
    return lambda text: msgspec.json.encode(msgspec.json.decode(text, type=kind)).decode()


def test_the_same_game_is_played_again() -> None:
    assert [entry.event for entry in play_game(7)] == [entry.event for entry in play_game(7)]


@pytest.mark.soak
def test_the_shipped_games_are_those_that_the_command_plays(games: Frames) -> None:
    for number in range(1, GAMES, 50):
        shipped = [entry.event for entry in games.log(f"bots-{number:04}")]
        assert [entry.event for entry in play_game(number)] == shipped, f"game {number}: build the corpus again"


def test_a_small_one_is_built(tmp_path: Path) -> None:
    build(tmp_path / "corpus", games=2)
    assert '"CC-BY-4.0"' in (tmp_path / "corpus" / "datapackage.json").read_text("utf-8")
    assert pl.read_parquet(tmp_path / "corpus" / "games.parquet")["game"].to_list() == ["bots-0001", "bots-0002"]


def test_it_is_small_and_its_sheet_says_who_played(games: Frames) -> None:
    assert sum(file.stat().st_size for file in FOLDER.iterdir()) < MOST_BYTES
    sheet = (FOLDER / "data_sheet.md").read_text("utf-8")
    assert "Bots played all of it." in sheet
    assert "CC BY 4.0" in sheet
    tables = (games.events, games.visions, games.tokens, games.votes, games.talk)
    assert [table.height for table in tables if f"{table.height:,}" not in sheet] == []
