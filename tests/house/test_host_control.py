"""What the host sees of the house, and what becomes of commands, at the right moment and at the wrong one."""

import random
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from pathlib import Path
from typing import cast, get_args

import msgspec
import pytest
from msgspec.structs import replace
from tornado.websocket import WebSocketHandler

from mysterium_nb.decks.card_names import CardNames
from mysterium_nb.engine.errors import IllegalMove, ImpossibleRules
from mysterium_nb.engine.events import SeatTaken, StoodIn
from mysterium_nb.engine.legal import free_moves
from mysterium_nb.engine.moves import (
    AddTime,
    CallOff,
    CloseStep,
    JudgeGhost,
    Move,
    Pause,
    ReportGhost,
    Resume,
    Say,
    SetRules,
    StandUp,
    Start,
)
from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import GHOST, WATCH
from mysterium_nb.engine.views import GhostView, PsychicView
from mysterium_nb.house.hosted_table import UNNAMED, HostedTable
from mysterium_nb.house.house import House
from mysterium_nb.pages.host.host_page import host_page
from mysterium_nb.pages.model import PageState, keys_of
from mysterium_nb.pages.play.psychic_page import psychic_page
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
    RemovePerson,
    RenamePerson,
    ResumeAll,
    SeatBot,
    SetTableOptions,
)
from mysterium_nb.protocol.messages import CLOSE_GONE
from mysterium_nb.server.session import SeatSession
from tests.pages.reading import texts
from tests.server.hosted_house import EASY, HostedApp, a_hosted_house

ORIGINAL = Rules.preset("original", 4, "easy")


@pytest.fixture
def app(tmp_path: Path) -> Iterator[HostedApp]:
    with a_hosted_house(tmp_path) as app:
        yield app


def refused(app: HostedApp, wish: HostCommand) -> str:
    before = app.host_control.view
    with pytest.raises((IllegalMove, ImpossibleRules)) as refusal:
        app.host_control.execute(wish)
    assert app.host_control.view == before
    assert str(refusal.value)
    assert refusal.value.text("fr")
    return str(refusal.value)


# A host who presses whatever is there


def typed(wish: HostCommand, number: int) -> HostCommand:
    """The wish with words in its field."""
    match wish:
        case RenamePerson() | IssueLink() if not isinstance(wish, IssueLink) or wish.name:
            return replace(wish, name=f"Guest {number}")
        case _:
            return wish


def come_in(app: HostedApp, rng: random.Random) -> None:
    """People join, and psychics talk and complain, now and then."""
    for room in app.house.tables.values():
        if room.view.phase == "lobby" and app.house.free_seats(room) and rng.random() < 0.3:
            seat = rng.choice(app.house.free_seats(room))
            if room.view.setup.sitter(seat) is None:
                app.house.claim(room.code, seat, f"Person {rng.random():.9f}", f"visitor {rng.random()}")
        view = room.view
        if view.psychics and view.report is None and view.clock.paused_at is None and rng.random() < 0.3:
            colour = view.psychics[0].colour
            if view.rules.help_forfeits and view.outcome is None:
                room.table.act(colour, ReportGhost(colour))


KINDS = {*get_args(HostCommand), *get_args(HostMove)} - {AtTable}


def kind(wish: HostCommand) -> type:
    """What is wished for: a command, or a move at a table."""
    return type(wish.move) if isinstance(wish, AtTable) else type(wish)


def test_whatever_is_on_the_page_is_done_and_every_wish_is_on_it(app: HostedApp) -> None:
    rng = random.Random(7)
    done: set[type] = set()
    page_state = PageState()
    for step in range(3000):
        if step >= 400 and done == KINDS:
            return
        if step % 100 == 0:
            for code in [*app.house.tables]:
                app.house.close(code)
            for rules in (EASY, EASY.but(timer_seconds=None), ORIGINAL):
                app.house.open(rules, same_deal=True)
        come_in(app, rng)
        for room in [*app.house.tables.values()]:
            if room.view.clock.paused_at is None and rng.random() < 0.5:
                app.play(room)
        app.house.tick()
        view = app.host_control.view
        page = host_page(view, page_state)
        keys = [key for pieces in page.panels.values() for key in keys_of(pieces)]
        assert len(keys) == len(set(keys)), "two pieces with one key"
        assert set(keys) == {*page.actions, *page.commands}
        new = [key for key, wish in page.commands.items() if kind(wish) not in done]
        asking = [key for key in keys if key.endswith("?")]
        wanted = new if rng.random() < 0.5 else asking if rng.random() < 0.3 else keys
        key = page_state.confirming if page_state.confirming in page.commands else rng.choice(wanted or keys)
        if key in page.commands:
            wish = typed(page.commands[key], step)
            if kind(wish) in (DeleteTable, CallOff, OpenTables) and kind(wish) in done:
                page_state = replace(page_state, confirming="", new_tables=None)
                continue
            app.host_control.execute(wish)
            done.add(kind(wish))
            page_state = replace(page_state, confirming="", new_tables=None)
        elif not key.startswith("count:") and key != "lang":
            look = page.actions[key]
            assert isinstance(look, PageState)
            page_state = look
    assert done == KINDS  # whatever is missing was never on the page


@pytest.mark.parametrize("move", [Say("red", "It is the kite."), StandUp("red"), SetRules(EASY), Start(seed="known")])
def test_a_host_makes_no_move_that_is_anybody_elses(app: HostedApp, move: Move) -> None:
    room = app.open()
    app.house.claim(room.code, "red", "Cleo", "visitor Cleo")
    refused(app, AtTable(room.code, move))


# Tables


def test_tables_of_one_opening_share_a_deal_only_if_asked(app: HostedApp) -> None:
    app.host_control.execute(OpenTables(EASY, count=2, title="Blue group"))
    app.host_control.execute(OpenTables(EASY, count=2, same_deal=True))
    first, second, third, fourth = app.host_control.view.tables
    assert [first.title, second.title, third.title] == ["Blue group 1", "Blue group 2", ""]
    assert first.deal == second.deal == ""
    assert third.deal == fourth.deal != ""
    rooms = [app.house.table(table.code) for table in (third, fourth)]
    for room in rooms:
        app.host_control.execute(AtTable(room.code, Start()))
    assert rooms[0].view.board == rooms[1].view.board


def test_a_deal_can_be_given_again_to_tables_with_other_rules(app: HostedApp) -> None:
    app.host_control.execute(OpenTables(EASY, same_deal=True))
    [control] = app.host_control.view.tables
    app.host_control.execute(OpenTables(EASY.but(timer_seconds=None), deal=control.deal))
    _, treated = app.host_control.view.tables
    assert treated.deal == control.deal
    for code in (control.code, treated.code):
        app.host_control.execute(AtTable(code, Start()))
    assert app.house.table(control.code).view.board == app.house.table(treated.code).view.board


def test_a_title_is_one_printable_line(app: HostedApp) -> None:
    app.host_control.execute(OpenTables(EASY, title="  Group\n\x1b[31m  A  " + "x" * 90))
    assert app.host_control.view.tables[0].title.startswith("Group [31m A x")
    assert len(app.host_control.view.tables[0].title) == 40


@pytest.mark.parametrize(
    "wish",
    [
        OpenTables(EASY, count=0),
        OpenTables(EASY, count=201),
        OpenTables(EASY, deal="Nowhere 11"),
        OpenTables(replace(EASY, hours=0)),
        OpenTables(replace(EASY, players=99)),
        PauseAll(),
        ResumeAll(),
        AtTable("XXXX99", Start()),
    ],
)
def test_what_the_house_cannot_do_is_refused_with_a_sentence(app: HostedApp, wish: HostCommand) -> None:
    refused(app, wish)


LOBBY: list[Callable[[str], HostCommand]] = [
    lambda code: AtTable(code, Pause()),
    lambda code: AtTable(code, Resume()),
    AdvanceSlowest,
    lambda code: AtTable(code, CloseStep()),
    lambda code: AtTable(code, CallOff()),
    lambda code: AtTable(code, AddTime(30)),
    lambda code: AtTable(code, JudgeGhost("helped")),
    lambda code: RenamePerson(code, "red", "Zoë"),
    lambda code: MutePerson(code, "red", muted=True),
    lambda code: RemovePerson(code, "red"),
    lambda code: IssueLink(code, "red"),
    lambda code: IssueLink(code, "watch", "Zoë"),
    lambda code: IssueLink(code, "red", " "),
    lambda code: SeatBot(code, "watch"),
    lambda code: ErasePerson(code, "red"),
]
PLAYING: list[Callable[[str], HostCommand]] = [
    lambda code: AtTable(code, Start()),
    lambda code: AtTable(code, Resume()),
    lambda code: AtTable(code, CloseStep()),
    FillWithBots,
    lambda code: AtTable(code, AddTime(30)),
    lambda code: AtTable(code, JudgeGhost("helped")),
    lambda code: RenamePerson(code, "red", "Ben"),
    lambda code: RenamePerson(code, "red", ""),
    lambda code: RenamePerson(code, "white", "Zoë"),
    lambda code: ErasePerson(code, "red"),
]
OVER: list[Callable[[str], HostCommand]] = [
    lambda code: AtTable(code, Start()),
    lambda code: AtTable(code, Pause()),
    AdvanceSlowest,
    lambda code: AtTable(code, CloseStep()),
    lambda code: AtTable(code, CallOff()),
    lambda code: AtTable(code, AddTime(30)),
    lambda code: IssueLink(code, "red"),
    lambda code: ErasePerson(code, "white"),
]


@pytest.mark.parametrize("wish", LOBBY)
def test_what_cannot_be_done_in_the_lobby_is_refused(app: HostedApp, wish: Callable[[str], HostCommand]) -> None:
    refused(app, wish(app.open().code))


@pytest.mark.parametrize("wish", PLAYING)
def test_what_cannot_be_done_in_the_game_is_refused(app: HostedApp, wish: Callable[[str], HostCommand]) -> None:
    refused(app, wish(app.begun().code))


@pytest.mark.parametrize("wish", OVER)
def test_what_cannot_be_done_after_the_game_is_refused(app: HostedApp, wish: Callable[[str], HostCommand]) -> None:
    refused(app, wish(app.over().code))


def test_pausing_all_pauses_what_is_played_and_nothing_else(app: HostedApp) -> None:
    first, lobby, second = app.begun(), app.open(), app.begun()
    app.host_control.execute(AtTable(first.code, Pause()))
    app.host_control.execute(PauseAll())
    assert [table.paused_since is not None for table in app.host_control.view.tables] == [True, False, True]
    refused(app, PauseAll())
    app.host_control.execute(ResumeAll())
    assert all(room.view.clock.paused_at is None for room in (first, lobby, second))


def test_the_slowest_is_advanced_by_a_bot_and_the_log_says_so(app: HostedApp) -> None:
    room = app.begun()
    app.host_control.execute(AdvanceSlowest(room.code))
    assert any(isinstance(event, StoodIn) for event in room.view.story)
    assert any(psychic.visions for psychic in room.view.psychics)


def test_a_report_waits_for_the_host(app: HostedApp) -> None:
    room = app.begun(ORIGINAL)
    room.table.act("red", ReportGhost("red"))
    assert app.host_control.view.tables[0].report == "red"
    app.host_control.execute(AtTable(room.code, JudgeGhost("kept_silent")))
    assert app.host_control.view.tables[0].report == ""
    room.table.act("red", ReportGhost("red"))
    app.host_control.execute(AtTable(room.code, JudgeGhost("helped")))
    assert app.host_control.view.tables[0].ending == "ghost_helped"


def test_a_deleted_table_is_gone_with_its_log(app: HostedApp) -> None:
    room = app.begun()
    app.host_control.execute(IssueLink(room.code, "red"))
    app.host_control.execute(DeleteTable(room.code))
    assert app.host_control.view.tables == ()
    assert app.host_control.view.issued is None
    refused(app, AtTable(room.code, Pause()))


# Seats


def test_a_bot_takes_a_seat_over_and_its_holder_holds_it_no_more(app: HostedApp) -> None:
    room = app.begun()
    app.host_control.execute(SeatBot(room.code, "red"))
    sitter = room.view.setup.sitter("red")
    assert sitter is not None
    assert sitter.kind == "bot"
    assert room.seats_of("visitor Cleo") == ()
    assert "red" in app.house.free_seats(room)
    refused(app, SeatBot(room.code, "red"))


def test_a_new_link_moves_a_seat_and_the_old_holder_is_out(app: HostedApp) -> None:
    room = app.begun()
    app.host_control.execute(IssueLink(room.code, "red"))
    issued = app.host_control.view.issued
    assert issued is not None
    assert (issued.code, issued.seat) == (room.code, "red")
    assert room.seats_of("visitor Cleo") == ()
    address, _, token = issued.url.rpartition("/")
    assert address == f"{app.host_control.view.address}resume/{room.code}"
    app.house.resume(room.code, token, "another phone")
    assert room.seats_of("another phone") == ("red",)
    sitter = room.view.setup.sitter("red")
    assert sitter is not None
    assert sitter.name == "Cleo"


def test_a_seat_is_given_to_another_person_by_name(app: HostedApp) -> None:
    room = app.begun()
    app.host_control.execute(SeatBot(room.code, GHOST))
    assert "Say who" in refused(app, IssueLink(room.code, GHOST))
    app.host_control.execute(IssueLink(room.code, GHOST, "Edith"))
    sitter = room.view.setup.sitter(GHOST)
    assert sitter is not None
    assert (sitter.name, sitter.kind) == ("Edith", "person")
    assert room.claims[GHOST].code == room.code


def test_a_link_that_is_no_longer_good_is_no_longer_shown(app: HostedApp) -> None:
    room = app.begun()
    app.host_control.execute(IssueLink(room.code, "red"))
    app.host_control.execute(RemovePerson(room.code, "blue"))
    assert app.host_control.view.issued is not None
    app.host_control.execute(RemovePerson(room.code, "red"))
    assert app.host_control.view.issued is None
    assert room.view.setup.sitter("red") is None


def test_whoever_is_muted_cannot_write_until_the_host_lets_them(app: HostedApp) -> None:
    room = app.begun()
    seat = room.table.seat("red")
    app.host_control.execute(MutePerson(room.code, "red", muted=True))
    with pytest.raises(IllegalMove, match="silent for a while"):
        room.act(seat, Say("red", "The moth!"))
    app.host_control.execute(MutePerson(room.code, "red", muted=False))
    room.act(seat, Say("red", "The moth!"))
    assert room.view.talk[-1].text == "The moth!"


def test_in_one_room_nothing_is_written(app: HostedApp) -> None:
    room = app.begun()
    app.host_control.execute(SetTableOptions(room.code, chat=False, hide_names=False))
    with pytest.raises(IllegalMove, match="nothing is written"):
        room.act(room.table.seat("red"), Say("red", "The moth!"))
    shown = room.view_to_send(room.table.view("red"))
    assert isinstance(shown, PsychicView)
    assert Say not in free_moves(shown)
    talk = psychic_page(shown, PageState(), CardNames(None, "en")).panels["talk"]
    assert "You sit in one room: speak." in texts(talk)
    app.host_control.execute(SetTableOptions(room.code, chat=True, hide_names=False))
    assert Say in free_moves(room.view_to_send(room.table.view("red")))


def test_hidden_names_do_not_leave_for_the_projector_but_bots_are_disclosed(app: HostedApp) -> None:
    room = app.begun()
    app.host_control.execute(SeatBot(room.code, "blue"))
    app.host_control.execute(IssueLink(room.code, "yellow", "Edith"))
    app.host_control.execute(SetTableOptions(room.code, chat=True, hide_names=True))
    shown = room.view_to_send(room.table.view(WATCH))
    assert {sitter.seat for sitter in shown.setup.sitters} == {"blue"}
    taken = [event.name for event in shown.story if isinstance(event, SeatTaken)]
    assert UNNAMED in taken
    for name in ("Ann", "Ben", "Cleo", "Dan", "Edith"):
        assert name not in repr([*shown.setup.sitters, *taken])
    assert room.view_to_send(room.table.view("red")) == room.table.view("red")
    app.host_control.execute(SetTableOptions(room.code, chat=True, hide_names=False))
    assert room.view_to_send(room.table.view(WATCH)) == room.table.view(WATCH)


def test_in_the_lobby_hidden_names_leave_their_places_taken(app: HostedApp) -> None:
    room = app.open()
    app.house.claim(room.code, "red", "Cleo", "a visitor")
    app.host_control.execute(SetTableOptions(room.code, chat=True, hide_names=True))
    assert [(s.seat, s.name) for s in room.view_to_send(room.view).setup.sitters] == [("red", UNNAMED)]


class Wire:
    """The server's end of a websocket, without the net."""

    def __init__(self) -> None:
        self.said: list[str] = []
        self.closed = 0

    def set_nodelay(self, _: object) -> None:
        """There is no net here to delay anything."""

    def write_message(self, message: str) -> "Future[None]":
        self.said.append(message)
        written: Future[None] = Future()
        written.set_result(None)
        return written

    def close(self, code: int, why: str) -> None:
        assert why
        self.closed = code


def held(house: House, room: HostedTable, seat: str) -> Wire:
    wire = Wire()
    SeatSession(cast("WebSocketHandler", wire), house, room, seat)
    return wire


@pytest.mark.parametrize(
    "wish",
    [
        lambda code: RemovePerson(code, "red"),
        lambda code: SeatBot(code, "red"),
        lambda code: IssueLink(code, "red"),
        lambda code: IssueLink(code, "red", "Edith"),
    ],
)
def test_whoever_held_a_seat_that_was_taken_away_is_told_so(app: HostedApp, wish: Callable[[str], HostCommand]) -> None:
    room = app.begun()
    red, blue = held(app.house, room, "red"), held(app.house, room, "blue")
    assert {seat.seat for seat in app.host_control.view.tables[0].seats if seat.linked} == {"red", "blue"}
    app.host_control.execute(wish(room.code))
    assert (red.closed, blue.closed) == (CLOSE_GONE, 0)
    assert room.online() == ("blue",)


def test_when_a_table_is_deleted_everybody_there_is_told_so(app: HostedApp) -> None:
    room = app.begun()
    wires = [held(app.house, room, seat) for seat in ("red", GHOST, WATCH)]
    app.host_control.execute(DeleteTable(room.code))
    assert [wire.closed for wire in wires] == [CLOSE_GONE] * 3


def test_the_projector_changes_at_once_when_names_are_hidden(app: HostedApp) -> None:
    room = app.begun()
    projector = held(app.house, room, WATCH)
    assert "Cleo" in projector.said[-1]
    app.host_control.execute(SetTableOptions(room.code, chat=True, hide_names=True))
    assert "Cleo" not in projector.said[-1]
    app.host_control.execute(AtTable(room.code, Pause()))
    assert "Cleo" not in projector.said[-1]


# What is seen


def test_the_host_sees_who_is_waited_for_since_when_and_when_that_is_long(app: HostedApp) -> None:
    room = app.begun()
    app.house.tick()
    since = app.clock.now
    ghost = app.host_control.view.tables[0].seats[0]
    assert (ghost.waited_since, ghost.late) == (since, False)
    app.clock.now += 90_000
    app.house.tick()
    ghost = app.host_control.view.tables[0].seats[0]
    assert (ghost.waited_since, ghost.late) == (since, True)
    app.host_control.execute(AtTable(room.code, Pause()))
    ghost = app.host_control.view.tables[0].seats[0]
    assert (ghost.waited_since, ghost.late) == (None, False)


def test_a_link_that_stays_down_is_lost_and_one_that_comes_back_is_not(app: HostedApp) -> None:
    app.begun()
    app.house.tick()
    down = app.clock.now
    assert [seat.lost_since for seat in app.host_control.view.tables[0].seats] == [None] * 4
    app.clock.now += 8_000
    app.house.tick()
    assert [seat.lost_since for seat in app.host_control.view.tables[0].seats] == [down] * 4


def test_nothing_but_a_change_changes_what_the_host_sees(app: HostedApp) -> None:
    """So a page is told when there is something to tell, and clocks run by themselves."""
    app.begun()
    app.house.tick()
    before = app.host_control.view
    app.clock.now += 1000
    app.house.tick()
    assert app.host_control.view == before


def test_the_host_sees_no_secret(app: HostedApp) -> None:
    [room] = app.house.open(EASY, same_deal=True)
    room.start()
    ghost = room.table.view(GHOST)
    assert isinstance(ghost, GhostView)
    told = msgspec.json.encode(app.host_control.view).decode()
    assert room.row.seed is not None
    assert room.row.seed not in told
    for card in (*ghost.hand, *(card for cards in ghost.sets for card in cards)):
        assert f'"{card}"' not in told
