"""A house that was stopped in mid-game by the last version is taken up by this one, and nobody notices.

`tests/house_data/last_version` is a data folder as that version left it: one table in its third hour, with people and
bots, and one whose game is over. `facts.json` says how things stood.
"""

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from mysterium_nb.engine.seats import GHOST, HOST, WATCH, SeatId
from mysterium_nb.house.database import HouseDatabase
from mysterium_nb.house.finished_games import FinishedGames
from mysterium_nb.house.hosted_table import HostedTable
from mysterium_nb.house.house import House
from mysterium_nb.minds.bots.quick_bot import QuickBot
from mysterium_nb.protocol.bot_settings import BotSettings
from mysterium_nb.server.handlers.visitor import COOKIE
from mysterium_nb.table.autoplay import SimulatedClock, play_to_end
from mysterium_nb.table.game_file import encode_game, load_game
from mysterium_nb.table.sqlite_store import SqliteStore
from mysterium_nb.table.store import MemoryStore
from mysterium_nb.table.table import Table
from tests.last_version import as_written_today, lines_of
from tests.server.plain_house import a_plain_house

DATA = Path(__file__).parents[1] / "house_data" / "last_version"
FACTS: dict[str, Any] = json.loads((DATA / "facts.json").read_text("utf-8"))
FINISHED = as_written_today(lines_of((DATA / "finished.jsonl").read_bytes()))


class TakenUp:
    """Today's house on yesterday's data."""

    def __init__(self, folder: Path, later_ms: int = 0) -> None:
        self.clock = SimulatedClock(FACTS["now"] + later_ms)
        self.store, self.database = SqliteStore(folder / "games.sqlite"), HouseDatabase(folder / "house.sqlite")
        self.house = House(self.store, self.database, self.clock)

    @property
    def table(self) -> HostedTable:
        """The one that is in mid-game."""
        return self.house.table(FACTS["mid_game"])

    def close(self) -> None:
        self.store.close()
        self.database.close()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(shutil.copytree(DATA, tmp_path / "data"))


@pytest.fixture
def here(folder: Path) -> Iterator[TakenUp]:
    here = TakenUp(folder)
    yield here
    here.close()


def test_the_same_tables_are_there(here: TakenUp) -> None:
    assert [*here.house.tables] == [FACTS["finished"], FACTS["mid_game"]]
    assert [room.row.title for room in here.house.tables.values()] == ["The first", "The second"]
    assert here.house.open_seating


def test_the_game_stands_as_it_stood(here: TakenUp) -> None:
    assert (here.table.view.phase, here.table.view.hour) == (FACTS["phase"], FACTS["hour"])
    for seat, view in FACTS["views"].items():
        assert json.loads(msgspec.json.encode(here.table.table.view(seat))) == as_written_today(view)


def test_an_hourglass_gets_the_time_back_that_nobody_could_use(folder: Path) -> None:
    here = TakenUp(folder, later_ms=60_000)
    assert here.table.table.deadline == FACTS["views"]["watch"]["clock"]["deadline"] + 60_000
    here.close()


def test_every_seat_is_held_by_the_same_visitor(here: TakenUp) -> None:
    held = {who: here.table.seats_of(f"browser-of-{who}") for who in ("Mara", "Tom", "the-class", "Cleo")}
    assert held == {"Mara": (GHOST,), "Tom": ("yellow",), "the-class": (WATCH,), "Cleo": ()}
    assert here.house.table(FACTS["finished"]).seats_of("browser-of-Cleo") == ("red",)
    bots = [sitter.seat for sitter in here.table.view.setup.sitters if sitter.kind == "bot"]
    assert bots == ["red", "teal"]
    assert here.table.muted == {"yellow"}
    assert here.table.company == BotSettings("sibling", "slow", "fr")


def test_browsers_find_their_seats_by_the_cookies_that_they_have(folder: Path) -> None:
    with a_plain_house(folder) as house:
        tom, host = house.browser(), house.browser()
        tom.cookies[COOKIE] = "browser-of-Tom"
        assert f'href="/table/{FACTS["mid_game"]}?seat=yellow"' in tom.get("/").text
        assert host.get("/games").status == 403
        host.cookies["mysterium_host"] = FACTS["host_key"]
        assert lines_of(host.get(f"/games/{FACTS['finished_game']}/file").body) == FINISHED


def test_a_personal_link_and_the_hosts_are_as_good_as_before(here: TakenUp) -> None:
    claim = here.house.resume(FACTS["mid_game"], FACTS["personal_link"], "another-phone")
    assert (claim.seat, here.table.seats_of("another-phone")) == ("yellow", ("yellow",))
    assert here.table.seats_of("browser-of-Tom") == ()
    assert here.database.key(HOST) == FACTS["host_key"]


def test_the_game_is_played_on_to_its_end(here: TakenUp) -> None:
    table = here.table.table
    seats: tuple[SeatId, ...] = (GHOST, *(colour for colours in here.table.view.setup.players for colour in colours))
    for _ in play_to_end(table, {seat: QuickBot(seat).choose for seat in seats}, here.clock):
        pass
    assert table.over
    finished_games = FinishedGames(here.store, here.house)
    assert {game.game for game in finished_games.finished()} == {FACTS["finished_game"], table.game}
    assert lines_of(finished_games.file(finished_games.game(FACTS["finished_game"]))) == FINISHED
    here.house.play_again(FACTS["mid_game"])
    assert here.table.view.phase == "lobby"
    assert here.table.seats_of("browser-of-Mara") == (GHOST,)


def test_game_files_are_loaded_and_written_as_they_were() -> None:
    store = MemoryStore()
    game = load_game(store, DATA / "finished.jsonl")
    assert Table.resume(store, game).over
    assert lines_of(encode_game(game, store.read(game))) == FINISHED


def test_a_backup_in_mid_game_goes_on_where_it_was() -> None:
    store = MemoryStore()
    table = Table.resume(store, load_game(store, DATA / "mid_game.jsonl"), clock=SimulatedClock(FACTS["now"]))
    assert json.loads(msgspec.json.encode(table.view(GHOST))) == as_written_today(FACTS["views"][GHOST])
