"""The house under load: a class at the door, an evening at five tables, and what a page costs."""

import math
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from mysterium_nb.engine.moves import Start
from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import COLOURS, GHOST, SeatId
from mysterium_nb.lab.benchmarks.browser import a_browser
from mysterium_nb.lab.benchmarks.class_arrival import seconds_to_open
from mysterium_nb.lab.benchmarks.figures import Figure
from mysterium_nb.lab.benchmarks.page_cost import AHEAD, WAITING, page_figures
from mysterium_nb.lab.benchmarks.remote_players import RemotePlayer, deliveries, wrongly_logged
from mysterium_nb.lab.benchmarks.server_process import running_server
from mysterium_nb.link.client import connect_as_host
from mysterium_nb.link.remote import RemoteHouse
from mysterium_nb.protocol.host_commands import AtTable, OpenTables
from mysterium_nb.table.sqlite_store import SqliteStore

if TYPE_CHECKING:
    from playwright.sync_api import Browser

Tell = Callable[[str], None]


class LoadTest(msgspec.Struct, frozen=True):
    tables: int = 5
    players: int = 7
    seconds: float = 60.0
    """How long the evening is."""
    think: tuple[float, float] = (0.3, 2.0)
    """Seconds before a move, at least and at most."""
    rounds: int = 5
    """How often each kind of page is opened."""

    @property
    def seats(self) -> tuple[SeatId, ...]:
        return (GHOST, *COLOURS[: self.players - 1])


CLASSROOM = LoadTest()
"""Thirty-five people at five tables."""


def measure_load(tell: Tell, load: LoadTest = CLASSROOM) -> list[Figure]:
    """All the figures; whatever is started for them ends with them, also when they are broken off."""
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        # While there is a browser its loop is the one that links would tell of news, and nobody would hear of any.
        with a_browser() as browser:
            figures = page_figures(browser, home, load.rounds, tell)
            coming = _coming_in(browser, home / "class", tell, load)
        return [*coming, *evening_figures(home / "evening", tell, load), *figures]


def _coming_in(browser: "Browser", home: Path, tell: Tell, load: LoadTest) -> list[Figure]:
    """How soon a whole class has its pages."""
    with running_server(home, ahead=AHEAD) as (house, host_link), _host(host_link) as host:
        places = [(code, seat) for code in _open_tables(host, load) for seat in load.seats]
        tell(f"The house gets ready for {len(places)} people")
        began = time.perf_counter()
        house.wait_until_idle(WAITING + len(places))
        ready = time.perf_counter() - began
        tell(f"{len(places)} people come in at once")
        took = seconds_to_open(browser, house.url, places)
    return [
        Figure(f"{len(places)} pages usable after the first press", took, "s", "<=60"),
        Figure(f"tables opened to {len(places)} kernels ready", ready, "s", ""),
    ]


def evening_figures(home: Path, tell: Tell, load: LoadTest) -> list[Figure]:
    """An evening through real links: whether the log has every move once, and how soon everybody sees it."""
    with running_server(home, ahead=0) as (house, host_link), _host(host_link) as host:
        tables = []
        for code in _open_tables(host, load):
            tables.append([RemotePlayer(house.url, code, seat, load.think) for seat in load.seats])
            host.act(AtTable(code, Start()))
        tell(f"{load.tables} tables of {load.players} play for {load.seconds:g} seconds")
        _play(tables, load.seconds)
    store = SqliteStore(home / "games.sqlite")
    logs = [store.read(shelf.game) for shelf in store.games()]
    store.close()
    sent = [move for table in tables for player in table for move in player.sent]
    times = [one for table in tables for log in logs for one in deliveries(log, table)]
    echo, others = (_p95(column) for column in zip(*times, strict=True))
    return [
        Figure("acknowledged moves not logged exactly once", len(wrongly_logged(logs, sent)), "moves", "<=0"),
        Figure("a move to all others over its echo to the mover (p95)", others / echo, "times", "<=3"),
        Figure("acknowledged moves", len(sent), "moves", ""),
        Figure("a move to all other seats’ views (p95)", others, "ms", ""),
        Figure("a move’s echo to the mover (p95)", echo, "ms", ""),
    ]


def _play(tables: Sequence[Sequence[RemotePlayer]], seconds: float) -> None:
    players = [player for table in tables for player in table]
    for player in players:
        player.begin()
    time.sleep(seconds)
    for player in players:
        player.end()
    for player in players:
        player.leave()


def _open_tables(host: RemoteHouse, load: LoadTest) -> list[str]:
    """The codes of new tables, where nobody sits yet."""
    host.act(OpenTables(Rules.classic(players=load.players, difficulty="easy"), load.tables))
    return [table.code for table in host.view.tables]


@contextmanager
def _host(link: str) -> Iterator[RemoteHouse]:
    host = connect_as_host(link)
    try:
        yield host
    finally:
        host.close()


def _p95(values: Sequence[float]) -> float:
    """The value that one in twenty exceeds."""
    return sorted(values)[math.ceil(0.95 * len(values)) - 1]
