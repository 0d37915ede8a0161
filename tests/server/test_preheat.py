"""Kernels that are started before their pages come: as many as people are waited for, and never more."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from mysterium_nb.engine.rules import Rules
from mysterium_nb.lab.benchmarks.server_process import running_server
from mysterium_nb.link.client import connect_as_host
from mysterium_nb.protocol.host_commands import DeleteTable, OpenTables
from mysterium_nb.server.kernels.preheat import Preheater, pool_sizes
from tests.server.hosted_house import HostedApp, a_hosted_house

FOUR = Rules.classic(players=4, difficulty="easy")
A_QUARTER_OF_AN_HOUR = 15 * 60 * 1000


class Kernels:
    """Voilà's pools, in which a kernel is nothing but its name; each has its ticket as soon as it is started."""

    def __init__(self, app: HostedApp) -> None:
        self._app = app
        self._pools: dict[str, list[asyncio.Future[dict[str, Any]]]] = {}
        self.kernel_pools_config = {name: {"pool_size": size} for name, size in pool_sizes(2).items()}
        self.ended: list[str] = []
        for notebook in self.kernel_pools_config:
            self.fill_if_needed(0, notebook)

    def get_pool_size(self, notebook: str) -> int:
        return len(self._pools[notebook])

    def fill_if_needed(self, delay: float, notebook_name: str) -> None:
        pool = self._pools.setdefault(notebook_name, [])
        for number in range(len(pool), self.kernel_pools_config[notebook_name]["pool_size"]):
            kernel = f"{notebook_name} {number} after {delay}"
            self._app.tickets.redeem(self._app.tickets.ticket_for(kernel), cast("Any", SimpleNamespace(close=print)))
            started: asyncio.Future[dict[str, Any]] = asyncio.get_event_loop().create_future()
            renderer = SimpleNamespace(executor=SimpleNamespace())
            started.set_result(
                {"kernel_id": kernel, "task": SimpleNamespace(cancel=lambda: None), "renderer": renderer}
            )
            pool.append(started)

    async def shutdown_kernel(self, kernel: str, *, now: bool) -> None:
        assert now
        self._app.tickets.forget(kernel)
        self.ended.append(kernel)


class Heated:
    """A house whose preheater looks as often as it takes until it changes nothing more."""

    def __init__(self, app: HostedApp) -> None:
        self.app = app
        self._loop = asyncio.new_event_loop()
        asyncio.set_event_loop(self._loop)
        self.kernels = Kernels(app)
        self.preheater = Preheater(app.house, app.admission, app.tickets, self.kernels, ahead=2)

    def look(self) -> tuple[int, int]:
        self._loop.run_until_complete(self.preheater.adjust_pools())
        return self.waiting

    @property
    def waiting(self) -> tuple[int, int]:
        """Kernels for ghosts and for psychics."""
        return self.kernels.get_pool_size("ghost.ipynb"), self.kernels.get_pool_size("psychic.ipynb")

    def settle(self) -> tuple[int, int]:
        before = None
        while before != self.waiting:
            before = self.waiting
            self.look()
        return self.waiting

    def close(self) -> None:
        self._loop.close()
        asyncio.set_event_loop(None)


@pytest.fixture
def heated(tmp_path: Path) -> Iterator[Heated]:
    with a_hosted_house(tmp_path) as app:
        heated = Heated(app)
        yield heated
        heated.close()


def test_some_kernels_always_wait(heated: Heated) -> None:
    assert heated.settle() == (1, 2)


def test_for_every_seat_of_a_new_table_a_kernel_is_started_one_after_another(heated: Heated) -> None:
    heated.app.house.open(FOUR, count=2)
    assert heated.look() == (2, 3)
    assert heated.settle() == (3, 8)


def test_nothing_is_started_while_something_else_is_starting(heated: Heated) -> None:
    heated.app.open()
    heated.app.tickets.forget("psychic.ipynb 0 after 0")  # as if it had not come so far
    heated.app.tickets.forget("psychic.ipynb 1 after 0")
    assert heated.look() == (1, 2)


def test_who_has_taken_a_seat_is_expected_until_their_page_is_there(heated: Heated) -> None:
    room = heated.app.open()
    heated.settle()
    heated.app.house.claim(room.code, "yellow", "Ben", "visitor Ben")
    assert heated.settle() == (2, 5)
    page = heated.kernels._pools["psychic.ipynb"].pop(0).result()["kernel_id"]
    heated.app.tickets._bound[page] = cast("Any", SimpleNamespace(room=room, seat="yellow"))
    assert heated.settle() == (2, 4)


def test_nobody_is_expected_where_bots_sit_or_the_game_has_begun(heated: Heated) -> None:
    filled, begun = heated.app.open(), heated.app.open()
    heated.settle()
    filled.fill_with_bots()
    assert heated.settle() == (2, 5)
    begun.fill_with_bots()
    begun.start()
    assert heated.settle() == (1, 2)
    assert len(heated.kernels.ended) == 8


def test_nobody_is_expected_any_more_after_a_quarter_of_an_hour(heated: Heated) -> None:
    heated.app.open()
    assert heated.settle() == (2, 5)
    heated.app.clock.now += A_QUARTER_OF_AN_HOUR
    assert heated.settle() == (1, 2)


def test_no_more_pages_are_expected_than_there_is_room_for(heated: Heated) -> None:
    heated.app.admission.most = 5
    heated.app.house.open(FOUR, count=3)
    ghosts, psychics = heated.settle()
    assert ghosts + psychics == 1 + 2 + 5


def test_who_wants_nothing_ahead_gets_nothing(heated: Heated) -> None:
    heated.app.open()
    heated.preheater = Preheater(heated.app.house, heated.app.admission, heated.app.tickets, heated.kernels, ahead=0)
    assert heated.settle() == (1, 2)


def test_whoever_is_no_longer_waited_for_is_sent_home_without_a_word(tmp_path: Path) -> None:
    """In a real house: what the teacher reads on the terminal is for the teacher."""
    with running_server(tmp_path, ahead=1) as (house, host_link):
        house.wait_until_idle(waiting=3)
        host = connect_as_host(host_link)
        code = host.act(OpenTables(Rules.classic(players=2))).tables[-1].code
        house.wait_until_idle(waiting=5)
        host.act(DeleteTable(code))
        host.close()
        house.wait_until_idle(waiting=3)
        told = (tmp_path / "said").read_text("utf-8")
    assert told.endswith("Ctrl-C stops the house; started again, every table goes on.\n")
