"""What the host sees of the house, and what becomes of the host's commands."""

from collections.abc import Callable, Iterator
from typing import assert_never

import msgspec
from msgspec.structs import replace

from mysterium_nb.engine.errors import IllegalMove
from mysterium_nb.engine.legal import legal_moves
from mysterium_nb.engine.moves import Move, Pause, Resume, Start
from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import HOST, SeatId, Sitter
from mysterium_nb.engine.views import HostView
from mysterium_nb.house.bot_runner import BotRunner
from mysterium_nb.house.erasure import erase_person
from mysterium_nb.house.finished_games import FinishedGames
from mysterium_nb.house.hosted_table import HostedTable
from mysterium_nb.house.house import House
from mysterium_nb.protocol.host_commands import (
    AdvanceSlowest,
    AtTable,
    DeleteTable,
    ErasePerson,
    FillWithBots,
    HostCommand,
    HostMove,
    IssueLink,
    MutePerson,
    OpenTables,
    PauseAll,
    PlayAgain,
    RemovePerson,
    RenamePerson,
    ResumeAll,
    SeatBot,
    SetBots,
    SetOpenSeating,
    SetTableOptions,
)
from mysterium_nb.protocol.house_view import HouseView, IssuedLink, TableSummary
from mysterium_nb.protocol.table_summary import TableContext, summarise_table

LONGEST_TITLE = 40


class HostControl:
    def __init__(
        self,
        house: House,
        bots: BotRunner,
        finished_games: FinishedGames,
        *,
        address: str,
        page_count: Callable[[], int],
        page_limit: int,
        close_pages: Callable[[HostedTable, SeatId | None], None],
    ) -> None:
        self._house = house
        self._bots = bots
        self._finished_games = finished_games
        self._address = address
        self._page_count, self._page_limit = page_count, page_limit
        self._close_pages = close_pages
        """Ends every page and program that holds a seat, or any seat of a table."""
        self._issued: IssuedLink | None = None

    @property
    def view(self) -> HouseView:
        """The house as it is seen from this machine."""
        return self.view_from(self._address)

    def view_from(self, address: str) -> HouseView:
        """The house as its host sees it, who came in at this address: links that are passed on begin with it."""
        house = self._house
        tables = tuple(self._table(room) for room in house.tables.values())
        issued = self._issued if self._issued is not None and self._issued.code in house.tables else None
        if issued is not None:
            issued = replace(issued, url=f"{address}{issued.url}")
        return HouseView(tables, address, self._page_count(), self._page_limit, issued, spreads=house.open_seating)

    def _table(self, room: HostedTable) -> TableSummary:
        around = TableContext(
            code=room.code,
            now=self._house.now(),
            title=room.row.title,
            deal=room.row.deal,
            written=room.row.written,
            hidden=room.row.hidden,
            company=room.company,
            linked=frozenset(room.online()),
            muted=frozenset(room.muted),
            waited_since=room.waited_since,
            lost_since=room.lost_since,
        )
        return summarise_table(host_view(room), around)

    def execute(self, wish: HostCommand) -> None:
        """Do what the host wishes, or say why it cannot be done."""
        house = self._house
        match wish:
            case OpenTables():
                rules = Rules.read(msgspec.structs.asdict(wish.rules))
                title = _tidy(wish.title)
                house.open(rules, count=wish.count, same_deal=wish.same_deal, deal=wish.deal, title=title)
            case PauseAll():
                self._execute_everywhere(Pause())
            case ResumeAll():
                self._execute_everywhere(Resume())
            case SetOpenSeating():
                house.set_open_seating(spreads=wish.on)
            case _:
                self._execute_at_table(house.table(wish.code), wish)

    def _execute_everywhere(self, move: Move) -> None:
        rooms = [room for room in self._house.tables.values() if move in legal_moves(host_view(room))]
        if not rooms:
            raise IllegalMove("No game is paused." if isinstance(move, Resume) else "No game is being played.")
        for room in rooms:
            room.table.act(HOST, move)

    def _execute_at_table(self, room: HostedTable, wish: HostCommand) -> None:
        house, table = self._house, room.table
        match wish:
            case (
                OpenTables() | PauseAll() | ResumeAll() | SetOpenSeating()
            ):  # pragma: no cover - these are not about one table
                raise AssertionError(wish)
            case AtTable():
                _make(room, wish.move)
            case PlayAgain():
                house.play_again(room.code)
            case AdvanceSlowest():
                if self._bots.advance(room) is None:
                    raise IllegalMove("Nobody is waited for at this table.")
            case DeleteTable():
                house.close(room.code)
                self._close_pages(room, None)
                self._forget_issued(room)
            case SetTableOptions():
                house.update_table(room.code, written=wish.chat, hidden=wish.hide_names)
                room.resend_views()
            case SetBots():
                house.set_bots(room.code, wish.bots)
            case FillWithBots():
                room.fill_with_bots()
                house.set_bots(room.code, replace(room.company, lang=wish.lang))
            case SeatBot():
                room.seat_bot(wish.seat)
                self._unseat(room, wish.seat)
                house.set_bots(room.code, replace(room.company, lang=wish.lang))
            case RenamePerson():
                sitter = _sitter(room, wish.seat)
                table.sit(wish.seat, wish.name, sitter.kind)
            case MutePerson():
                _sitter(room, wish.seat)
                house.mute(room.code, wish.seat, muted=wish.muted)
            case RemovePerson():
                room.stand_up(wish.seat)
                self._unseat(room, wish.seat)
            case IssueLink():
                self._issue(room, wish)
            case ErasePerson():
                erase_person(table, wish.seat)
                self._finished_games.invalidate(table.game)
                house.changed()
            case _:  # pragma: no cover - the type checker proves that nothing is left
                assert_never(wish)

    def _issue(self, room: HostedTable, wish: IssueLink) -> None:
        """A link to a seat: whoever held it before holds it no more."""
        if room.table.over:
            raise IllegalMove("The game is over.")
        if wish.name:
            room.table.sit(wish.seat, wish.name, "person")
        elif _sitter(room, wish.seat).kind == "bot":
            raise IllegalMove("A bot sits there. Say who shall have the seat.")
        token = self._house.new_personal_link(room.code, wish.seat)
        self._house.mute(room.code, wish.seat, muted=False)
        self._close_pages(room, wish.seat)
        self._issued = IssuedLink(room.code, wish.seat, f"resume/{room.code}/{token}")
        self._house.changed()

    def _unseat(self, room: HostedTable, seat: SeatId) -> None:
        self._house.release(room.code, seat)
        self._close_pages(room, seat)
        self._house.mute(room.code, seat, muted=False)
        self._forget_issued(room, seat)

    def _forget_issued(self, room: HostedTable, seat: SeatId | None = None) -> None:
        """A link that is no longer good is no longer shown."""
        issued = self._issued
        if issued is not None and issued.code == room.code and seat in (None, issued.seat):
            self._issued = None


def _make(room: HostedTable, move: Move) -> None:
    """Make a move of the host's own."""
    if not isinstance(move, HostMove):
        raise IllegalMove("The host does not play from here.")
    if not isinstance(move, Start):
        room.table.act(HOST, move)
    elif move == Start():
        room.start()
    else:
        raise IllegalMove("In this house chance deals the cards.")


def host_view(room: HostedTable) -> HostView:
    view = room.table.view(HOST)
    assert isinstance(view, HostView)
    return view


def _sitter(room: HostedTable, seat: SeatId) -> Sitter:
    sitter = host_view(room).setup.sitter(seat)
    if sitter is None:
        raise IllegalMove("Nobody sits there.")
    return sitter


def _tidy(title: str) -> str:
    return "".join(_printable(" ".join(title.split())))[:LONGEST_TITLE]


def _printable(text: str) -> Iterator[str]:
    return (letter for letter in text if letter.isprintable())
