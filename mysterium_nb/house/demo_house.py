"""A house of one's own, in a notebook: bots play at its tables, and nobody can come in from elsewhere."""

import asyncio
import weakref
from collections.abc import Callable, Collection

from msgspec.structs import replace

from mysterium_nb.engine.errors import IllegalMove
from mysterium_nb.engine.moves import Start
from mysterium_nb.engine.rules import Rules
from mysterium_nb.house.bot_runner import BotRunner
from mysterium_nb.house.database import HouseDatabase
from mysterium_nb.house.finished_games import FinishedGames
from mysterium_nb.house.host_control import HostControl
from mysterium_nb.house.house import House
from mysterium_nb.protocol.host_commands import (
    AtTable,
    ErasePerson,
    FillWithBots,
    HostCommand,
    IssueLink,
    MutePerson,
    OpenTables,
    SetOpenSeating,
)
from mysterium_nb.protocol.house_view import HouseView
from mysterium_nb.table.store import MemoryStore

MOST_TABLES = 12
SECONDS_A_MOVE = 1.0


class DemoHouse:
    """What a host's page holds where there is no server: the same house, in memory, with bots at every table.

    >>> house = DemoHouse()
    >>> [table.title for table in house.view.tables]
    ['First demo', 'Second demo']
    """

    def __init__(self) -> None:
        store, database = MemoryStore(), HouseDatabase(None)
        weakref.finalize(self, database.close)
        self._house = House(store, database, most_tables=MOST_TABLES, new_code=_demo_code)
        self._bots = BotRunner(self._house)
        self._host_control = HostControl(
            self._house,
            self._bots,
            FinishedGames(store, self._house),
            address="a notebook",
            page_count=lambda: 0,
            page_limit=0,
            close_pages=lambda _room, _seat: None,
        )
        self._watchers: list[Callable[[HouseView], None]] = []
        self._playing: asyncio.Task[None] | None = None
        for title in ("First demo", "Second demo"):
            self.act(OpenTables(Rules.classic(players=4, difficulty="easy"), title=title))
        self.act(FillWithBots("DEMO1"))
        self.act(AtTable("DEMO1", Start()))

    @property
    def view(self) -> HouseView:
        return replace(self._host_control.view, serves=False)

    def act(self, wish: HostCommand) -> HouseView:
        if isinstance(wish, SetOpenSeating | IssueLink | MutePerson | ErasePerson):
            raise IllegalMove("This is a demo in a notebook: nobody can come in from elsewhere.")
        self._host_control.execute(wish)
        self._tell()
        return self.view

    def watch(self, watcher: Callable[[HouseView], None]) -> None:
        self._watchers.append(watcher)

    def close(self) -> None:
        self._watchers.clear()
        if self._playing is not None:
            self._playing.cancel()

    def start_bots(self) -> None:
        """Let the bots play from now on, a move at a time."""
        self._playing = asyncio.get_running_loop().create_task(self._play())

    async def _play(self) -> None:
        while True:
            await asyncio.sleep(SECONDS_A_MOVE)
            self.step()

    def step(self) -> None:
        """Let one bot move at every table where one is waited for."""
        for room in self._house.tables.values():
            self._bots.move_one(room)
        self._tell()

    def _tell(self) -> None:
        self._house.tick()
        for watcher in [*self._watchers]:
            watcher(self.view)


def _demo_code(taken: Collection[str]) -> str:
    """The codes of a demo are known beforehand: `DEMO1`, `DEMO2`."""
    return next(code for code in (f"DEMO{number}" for number in range(1, MOST_TABLES + 1)) if code not in taken)
