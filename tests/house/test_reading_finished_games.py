"""Logs are read beside the house's own thread, and nobody's name comes back by it."""

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from mysterium_nb.house.hosted_table import HostedTable
from tests.server.plain_house import PlainHouse, a_plain_house


@pytest.fixture
def house(tmp_path: Path) -> Iterator[PlainHouse]:
    with a_plain_house(tmp_path) as house:
        yield house


def played(house: PlainHouse) -> HostedTable:
    room = house.open()
    house.browser().join(room, "red", "Aïcha")
    house.play_out(room)
    return room


def test_what_was_read_up_is_not_read_again_for_the_list(house: PlainHouse) -> None:
    first, second = played(house), played(house)
    begun = house.open()
    house.begin(begun)
    finished_games = house.app.finished_games
    asyncio.run(finished_games.preload())
    asked: list[str] = []
    house.app.store._db.set_trace_callback(asked.append)
    listed = {game.game for game in finished_games.finished()}
    house.app.store._db.set_trace_callback(None)
    assert listed == {first.table.game, second.table.game}
    assert asked
    assert not [query for query in asked if query.startswith("SELECT seq")]


def test_a_name_that_is_deleted_while_logs_are_read_does_not_come_back(house: PlainHouse) -> None:
    room = played(house)
    finished_games, game = house.app.finished_games, room.table.game
    house.app.house.play_again(room.code)

    async def deleted_meanwhile() -> None:
        with ThreadPoolExecutor(1) as reader:
            asyncio.get_running_loop().set_default_executor(reader)
            reading = asyncio.create_task(finished_games.preload())
            await asyncio.sleep(0)
            reader.submit(lambda: None).result()  # all is read, and nothing has been made of it yet
            finished_games.forget(finished_games.game(game), "Aïcha")
            await reading

    asyncio.run(deleted_meanwhile())
    assert "Aïcha" not in repr(finished_games.finished())


def test_a_damaged_log_spoils_nobody_elses_list(house: PlainHouse) -> None:
    room = played(house)
    house.app.store.append("damaged", house.app.store.read(room.table.game))
    house.app.store._db.execute("UPDATE entries SET event = '{}' WHERE game = 'damaged' AND seq = 2")
    page = house.host().get("/games")
    assert page.status == 200
    assert room.table.game in page.text
