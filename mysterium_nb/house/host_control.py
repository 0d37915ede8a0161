"""Hosting: what the host sees of the house, and what becomes of the host's wishes."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, assert_never

import msgspec
from msgspec.structs import replace

from mysterium_nb.engine.errors import IllegalMove
from mysterium_nb.engine.legal import legal_moves
from mysterium_nb.engine.moves import Move, Pause, Resume
from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import HOST, SeatId, Sitter
from mysterium_nb.engine.views import HostView
from mysterium_nb.house.erasure import forget
from mysterium_nb.house.hosted_table import Room
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
    Issued,
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
    TableSeen,
    Wish,
    plain_move,
)
from mysterium_nb.protocol.table_summary import Around, glance

if TYPE_CHECKING:
    from mysterium_nb.server.app import HouseApp

LONGEST_TITLE = 40


class Hosting:
    def __init__(self, app: "HouseApp") -> None:
        self._app = app
        self._issued: Issued | None = None

    @property
    def view(self) -> HouseView:
        """The house as it is seen from this machine."""
        return self.view_from(self._app.address)

    def view_from(self, address: str) -> HouseView:
        """The house as its host sees it, who came in at this address: links that are passed on begin with it."""
        app = self._app
        tables = tuple(self._table(room) for room in app.house.rooms.values())
        issued = self._issued if self._issued is not None and self._issued.code in app.house.rooms else None
        if issued is not None:
            issued = replace(issued, url=f"{address}{issued.url}")
        spreads = app.house.spreads
        return HouseView(tables, address, app.office.pages, app.porter.most, issued, spreads=spreads)

    def _table(self, room: Room) -> TableSeen:
        around = Around(
            code=room.code,
            now=self._app.house.now(),
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
        return glance(host_view(room), around)

    def do(self, wish: Wish) -> None:
        """Do what the host wishes, or say why it cannot be done."""
        house = self._app.house
        match wish:
            case OpenTables():
                rules = Rules.read(msgspec.structs.asdict(wish.rules))
                title = _tidy(wish.title)
                house.open(rules, count=wish.count, same_deal=wish.same_deal, deal=wish.deal, title=title)
            case PauseAll():
                self._everywhere(Pause())
            case ResumeAll():
                self._everywhere(Resume())
            case ChangeDoor():
                house.change_door(spreads=wish.spreads)
            case _:
                self._at(house.room(wish.code), wish)

    def _everywhere(self, move: Move) -> None:
        rooms = [room for room in self._app.house.rooms.values() if move in legal_moves(host_view(room))]
        if not rooms:
            raise IllegalMove("No game is paused." if isinstance(move, Resume) else "No game is being played.")
        for room in rooms:
            room.table.act(HOST, move)

    def _at(self, room: Room, wish: Wish) -> None:
        house, bots, table = self._app.house, self._app.bots, room.table
        match wish:
            case (
                OpenTables() | PauseAll() | ResumeAll() | ChangeDoor()
            ):  # pragma: no cover - these are not about one table
                raise AssertionError(wish)
            case BeginGame():
                room.begin()
            case PlayAgain():
                house.play_again(room.code)
            case PauseTable() | ResumeTable() | GiveTime() | EndStep() | JudgeReport() | EndGame():
                move = plain_move(wish)
                assert move is not None
                table.act(HOST, move)
            case AdvanceSlowest():
                if bots.advance(room) is None:
                    raise IllegalMove("Nobody is waited for at this table.")
            case DeleteTable():
                house.close(room.code)
                self._let_go(room)
                self._forget_issued(room)
            case ChangeRoom():
                house.change(room.code, written=wish.written, hidden=wish.hidden)
                room.show_again()
            case ChangeCompany():
                house.choose_company(room.code, wish.company)
            case FillWithBots():
                room.fill_with_bots()
                house.choose_company(room.code, replace(room.company, lang=wish.lang))
            case SeatBot():
                room.seat_bot(wish.seat)
                self._take_from_holder(room, wish.seat)
                house.choose_company(room.code, replace(room.company, lang=wish.lang))
            case Rename():
                sitter = _sitter(room, wish.seat)
                table.sit(wish.seat, wish.name, sitter.kind)
            case Mute():
                _sitter(room, wish.seat)
                house.mute(room.code, wish.seat, muted=wish.muted)
            case Remove():
                room.stand_up(wish.seat)
                self._take_from_holder(room, wish.seat)
            case IssueLink():
                self._issue(room, wish)
            case ForgetPerson():
                forget(table, wish.seat)
                self._app.shelf.read_anew(table.game)
                house.changed()
            case _:  # pragma: no cover - the type checker proves that nothing is left
                assert_never(wish)

    def _issue(self, room: Room, wish: IssueLink) -> None:
        """A link to a seat: whoever held it before holds it no more."""
        if room.table.over:
            raise IllegalMove("The game is over.")
        if wish.name:
            room.table.sit(wish.seat, wish.name, "person")
        elif _sitter(room, wish.seat).kind == "bot":
            raise IllegalMove("A bot sits there. Say who shall have the seat.")
        token = self._app.house.reissue(room.code, wish.seat)
        self._app.house.mute(room.code, wish.seat, muted=False)
        self._let_go(room, wish.seat)
        self._issued = Issued(room.code, wish.seat, f"resume/{room.code}/{token}")
        self._app.house.changed()

    def _take_from_holder(self, room: Room, seat: SeatId) -> None:
        self._app.house.release(room.code, seat)
        self._let_go(room, seat)
        self._app.house.mute(room.code, seat, muted=False)
        self._forget_issued(room, seat)

    def _let_go(self, room: Room, seat: SeatId | None = None) -> None:
        """End every link to a seat, or to the whole table: those of pages, and those of programs."""
        self._app.office.give_up(room, seat)
        for held in [held for held in room.held if seat in (None, held.seat)]:
            held.drop()

    def _forget_issued(self, room: Room, seat: SeatId | None = None) -> None:
        """A link that is no longer good is no longer shown."""
        issued = self._issued
        if issued is not None and issued.code == room.code and seat in (None, issued.seat):
            self._issued = None


def host_view(room: Room) -> HostView:
    view = room.table.view(HOST)
    assert isinstance(view, HostView)
    return view


def _sitter(room: Room, seat: SeatId) -> Sitter:
    sitter = host_view(room).setup.sitter(seat)
    if sitter is None:
        raise IllegalMove("Nobody sits there.")
    return sitter


def _tidy(title: str) -> str:
    return "".join(_printable(" ".join(title.split())))[:LONGEST_TITLE]


def _printable(text: str) -> Iterator[str]:
    return (letter for letter in text if letter.isprintable())
