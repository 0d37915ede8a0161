"""The house opens the next vote when nobody presses: judged by its clock, after a restart and a pause too."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from mysterium_nb.engine.legal import legal_moves
from mysterium_nb.engine.moves import CloseStep, OpenVote, Pause, Resume, TurnCulprit, Vote
from mysterium_nb.house.bot_runner import BotRunner
from mysterium_nb.house.hosted_table import HostedTable
from mysterium_nb.house.house import House
from mysterium_nb.protocol.bot_settings import BotSettings
from mysterium_nb.protocol.host_commands import AtTable, SeatBot
from mysterium_nb.table.autoplay import OPENING_SECONDS
from tests.house.test_bot_runner import Undecided, rounds
from tests.server.hosted_house import HostedApp, a_hosted_house
from tests.table.whole_games import play_well


@pytest.fixture
def app(tmp_path: Path) -> Iterator[HostedApp]:
    with a_hosted_house(tmp_path) as app:
        yield app


@pytest.fixture
def room(app: HostedApp) -> HostedTable:
    """Three people have voted, and one of them is to open the votes."""
    room = app.begun()
    play_well(room.table, until="opening")
    return room


def opened(room: HostedTable) -> int:
    finale = room.view.finale
    assert finale is not None
    return len(finale.votes or ())


def seconds_pass(house: House, app: HostedApp, seconds: int) -> None:
    app.clock.now += seconds * 1000
    house.tick()


def test_the_house_opens_one_after_another_when_nobody_presses(app: HostedApp, room: HostedTable) -> None:
    for count in (1, 2, 3):
        seconds_pass(app.house, app, 7)
        assert opened(room) == count - 1
        seconds_pass(app.house, app, 1)
        assert opened(room) == count
    seconds_pass(app.house, app, 8)
    assert room.table.over


def test_a_press_that_comes_when_the_house_has_just_opened_opens_no_second_one(
    app: HostedApp, room: HostedTable
) -> None:
    opener = room.view.psychic(room.table.waiting_for[0]).colour
    [press] = [move for move in _legal(room, opener) if isinstance(move, OpenVote)]
    app.clock.now += 8000
    with pytest.raises(Exception, match="That vote lies open already"):
        room.table.act(opener, press)
    assert opened(room) == 1


def _legal(room: HostedTable, seat: str) -> list[object]:
    return [*legal_moves(room.table.view(seat))]


def test_it_goes_on_after_the_house_was_down(app: HostedApp, room: HostedTable) -> None:
    seconds_pass(app.house, app, 8)
    app.clock.now += 3_600_000
    again = House(app.house._store, app.database, app.clock)
    taken_up = again.table(room.code)
    assert opened(taken_up) == 1
    for _ in range(3):
        seconds_pass(again, app, 20)
    assert taken_up.table.over


def test_a_pause_holds_the_seconds(app: HostedApp, room: HostedTable) -> None:
    app.host_control.execute(AtTable(room.code, Pause()))
    seconds_pass(app.house, app, 600)
    assert opened(room) == 0
    app.host_control.execute(AtTable(room.code, Resume()))
    seconds_pass(app.house, app, 8)
    assert opened(room) == 1


def test_the_host_says_so(app: HostedApp, room: HostedTable) -> None:
    for _ in range(4):
        app.host_control.execute(AtTable(room.code, CloseStep()))
    assert room.table.over


def test_a_bot_opens_for_its_table(app: HostedApp, room: HostedTable) -> None:
    app.host_control.execute(SeatBot(room.code, room.table.waiting_for[0], "en"))
    asyncio.run(rounds(app.bots, 4))
    assert room.table.over


def test_a_bot_opens_at_a_human_pace_whatever_its_table_plays_at(app: HostedApp, room: HostedTable) -> None:
    bots = BotRunner(app.house, bot=Undecided())
    low, high = OPENING_SECONDS
    app.house.set_bots(room.code, BotSettings(pace="slow"))
    for move in (OpenVote("red", "blue"), TurnCulprit("red")):
        assert low <= min(taken := [bots._seconds(room, move) for _ in range(20)]) <= max(taken) <= high
    assert bots._seconds(room, Vote("red", 1)) > high
