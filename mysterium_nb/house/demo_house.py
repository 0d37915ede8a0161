"""A house of one's own, in a notebook: bots play at its tables, and nobody can come in from elsewhere."""

import asyncio
import secrets
from collections.abc import Callable
from typing import assert_never

from msgspec.structs import replace

from mysterium_nb.decks.shipped_deck import shipped
from mysterium_nb.engine.errors import IllegalMove
from mysterium_nb.engine.legal import legal_moves
from mysterium_nb.engine.moves import Move, Pause, Resume
from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import HOST, SeatId
from mysterium_nb.engine.views import HostView, View
from mysterium_nb.minds.bots.company import Partners
from mysterium_nb.protocol.bot_settings import Lang
from mysterium_nb.protocol.host_commands import (
    AdvanceSlowest,
    BeginGame,
    ChangeCompany,
    ChangeDoor,
    ChangeRoom,
    DeleteTable,
    EndGame,
    EndStep,
    FillWithBots,
    ForgetPerson,
    GiveTime,
    HouseView,
    IssueLink,
    JudgeReport,
    Mute,
    OpenTables,
    PauseAll,
    PauseTable,
    PlayAgain,
    Remove,
    Rename,
    ResumeAll,
    ResumeTable,
    SeatBot,
    Wish,
    plain_move,
)
from mysterium_nb.protocol.sitter_names import name_for_bot
from mysterium_nb.protocol.table_summary import Around, empty_seats, glance
from mysterium_nb.table.table import Table, wall_clock

MOST_TABLES = 12
SECONDS_A_MOVE = 1.0


class DemoHouse:
    """What a host's page holds where there is no server: the same four things, with bots at every table.

    >>> house = DemoHouse()
    >>> [table.title for table in house.view.tables]
    ['First demo', 'Second demo']
    """

    def __init__(self) -> None:
        self._tables: dict[str, Table] = {}
        self._around: dict[str, Around] = {}
        self._seeds: dict[str, str] = {}
        """Of deals that several tables share, by their names."""
        self._watchers: list[Callable[[HouseView], None]] = []
        self._playing: asyncio.Task[None] | None = None
        for title in ("First demo", "Second demo"):
            self._open(Rules.classic(players=4, difficulty="easy"), title, deal="")
        self._do(FillWithBots("DEMO1"))
        self._do(BeginGame("DEMO1"))

    @property
    def view(self) -> HouseView:
        tables = []
        for code, table in self._tables.items():
            now, before = wall_clock(), self._around[code].waited_since
            waited = {seat: before.get(seat, now) for seat in table.waiting_for}
            self._around[code] = replace(self._around[code], now=now, waited_since=waited)
            tables.append(glance(_host(table), self._around[code]))
        return HouseView(tuple(tables), "a notebook", 0, 0, serves=False)

    def act(self, wish: Wish) -> HouseView:
        self._do(wish)
        self._tell()
        return self.view

    def watch(self, watcher: Callable[[HouseView], None]) -> None:
        self._watchers.append(watcher)

    def close(self) -> None:
        self._watchers.clear()
        if self._playing is not None:
            self._playing.cancel()

    def let_play(self) -> None:
        """Let the bots play from now on, a move at a time."""
        self._playing = asyncio.get_running_loop().create_task(self._play())

    async def _play(self) -> None:
        while True:
            await asyncio.sleep(SECONDS_A_MOVE)
            self.step()

    def step(self) -> None:
        """Let one bot move at every table where one is waited for."""
        for code, table in self._tables.items():
            table.tick()
            view = _host(table)
            for seat in table.waiting_for if view.clock.paused_at is None else ():
                sitter = view.setup.sitter((view.setup.psychics_of(seat) or (seat,))[0])
                move = self._choose(code, table.view(seat)) if sitter is not None else None
                if move is not None:
                    table.act(seat, move)
                    break
        self._tell()

    def _choose(self, code: str, view: View, *, talks: bool = True) -> Move | None:
        """What the bot of a seat does; nobody but bots sits at these tables."""
        company = self._around[code].company
        bots = [sitter.seat for sitter in view.setup.sitters]
        partners = Partners(shipped(), company.preset, table=code, bots=bots, lang=company.lang)
        return partners.at(view.seat, talks=talks).choose(view)

    def _tell(self) -> None:
        view = self.view
        for watcher in [*self._watchers]:
            watcher(view)

    def _open(self, rules: Rules, title: str, deal: str) -> None:
        if len(self._tables) >= MOST_TABLES:
            raise IllegalMove("This house has room for {count} more tables.", count=0)
        number = next(n for n in range(1, MOST_TABLES + 1) if f"DEMO{n}" not in self._tables)
        self._tables[f"DEMO{number}"] = Table.open(rules, hosted=True)
        self._around[f"DEMO{number}"] = Around(f"DEMO{number}", wall_clock(), title, deal)

    def _deal(self, wish: OpenTables) -> str:
        """The name of the deal that new tables share, if they do: a new one, or one that is known here."""
        if wish.deal and wish.deal not in self._seeds:
            raise IllegalMove("No table in this house has this deal.")
        if wish.deal or not wish.same_deal:
            return wish.deal
        name = f"Demo {len(self._seeds) + 1}"
        self._seeds[name] = secrets.token_hex(16)
        return name

    def _do(self, wish: Wish) -> None:
        match wish:
            case OpenTables():
                deal = self._deal(wish)
                for number in range(1, wish.count + 1):
                    title = f"{wish.title} {number}" if wish.title and wish.count > 1 else wish.title
                    self._open(wish.rules, title, deal)
            case PauseAll():
                self._everywhere(Pause())
            case ResumeAll():
                self._everywhere(Resume())
            case ChangeDoor():
                raise IllegalMove("This is a demo in a notebook: nobody can come in from elsewhere.")
            case _:
                self._at(self._table(wish.code), wish)

    def _table(self, code: str) -> Table:
        if code not in self._tables:
            raise IllegalMove("There is no table with this code.")
        return self._tables[code]

    def _everywhere(self, move: Move) -> None:
        for table in self._tables.values():
            if move in legal_moves(_host(table)):
                table.act(HOST, move)

    def _at(self, table: Table, wish: Wish) -> None:
        match wish:
            case (
                OpenTables() | PauseAll() | ResumeAll() | ChangeDoor()
            ):  # pragma: no cover - these are not about one table
                raise AssertionError(wish)
            case PauseTable() | ResumeTable() | GiveTime() | EndStep() | JudgeReport() | EndGame():
                move = plain_move(wish)
                assert move is not None
                table.act(HOST, move)
            case BeginGame():
                deal = self._around[wish.code].deal
                table.start(seed=self._seeds.get(deal), deal=deal)
            case PlayAgain():
                self._tables[wish.code] = table.again()
                self._around[wish.code] = replace(self._around[wish.code], deal="")
            case AdvanceSlowest():
                if table.advance(lambda view: self._choose(wish.code, view, talks=False)) is None:
                    raise IllegalMove("Nobody is waited for at this table.")
            case ChangeCompany():
                self._around[wish.code] = replace(self._around[wish.code], company=wish.company)
            case FillWithBots():
                for seat in empty_seats(_host(table)):
                    self._seat_bot(table, wish.code, seat, wish.lang)
            case SeatBot():
                self._seat_bot(table, wish.code, wish.seat, wish.lang)
            case Rename():
                table.sit(wish.seat, wish.name, "bot")
            case Remove():
                table.stand_up(wish.seat)
            case ChangeRoom():
                around = self._around[wish.code]
                self._around[wish.code] = replace(around, written=wish.written, hidden=wish.hidden)
            case DeleteTable():
                del self._tables[wish.code], self._around[wish.code]
            case IssueLink() | Mute() | ForgetPerson():
                raise IllegalMove("This is a demo in a notebook: nobody can come in from elsewhere.")
            case _:  # pragma: no cover - the type checker proves that nothing is left
                assert_never(wish)

    def _seat_bot(self, table: Table, code: str, seat: SeatId, lang: Lang) -> None:
        company = replace(self._around[code].company, lang=lang)
        self._around[code] = replace(self._around[code], company=company)
        table.sit(seat, name_for_bot(_host(table).setup, seat), "bot")


def _host(table: Table) -> HostView:
    view = table.view(HOST)
    assert isinstance(view, HostView)
    return view
