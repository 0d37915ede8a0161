"""A full disk, and a house that is killed in the middle of something: what was not kept has not happened, and what was
begun is undone or can be done again. The files themselves refuse, as they would."""

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from mysterium_nb.engine.errors import IllegalMove
from mysterium_nb.engine.moves import CallOff, PlacePawn, SendVision
from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import GHOST, HOST, WATCH
from mysterium_nb.engine.views import GhostView
from mysterium_nb.house.bot_runner import BotRunner
from mysterium_nb.house.hosted_table import HostedTable
from mysterium_nb.house.house import MOST_WATCHERS, House
from mysterium_nb.minds.learning.class_records import ClassError
from mysterium_nb.protocol.bot_settings import BotSettings
from mysterium_nb.protocol.messages import ActMessage, RefusedMessage, decode_server, encode
from mysterium_nb.table.store import Entry, StoreError
from mysterium_nb.table.table import Table
from tests.house.test_bot_runner import rounds
from tests.house.test_playing_again import Page
from tests.server.plain_house import EASY, PlainApp

TIMED = EASY.but(timer_seconds=60)


@pytest.fixture
def app(tmp_path: Path) -> Iterator[PlainApp]:
    app = PlainApp(tmp_path, base_url="/", password="")
    yield app
    app.close()


@contextmanager
def refused(file: Path, when: str) -> Iterator[None]:
    """Let a file refuse something, as a full disk would."""
    with closing(sqlite3.connect(file)) as disk:
        disk.execute(f"CREATE TRIGGER full BEFORE {when} BEGIN SELECT RAISE(ROLLBACK, 'the disk is full'); END")
        yield
        disk.execute("DROP TRIGGER full")


def restarted(app: PlainApp) -> House:
    """The house as it would find itself if it had been killed now."""
    return House(app.store, app.database, app.clock)


def a_table(app: PlainApp, rules: Rules = EASY) -> HostedTable:
    """Cleo plays red, and bots the rest."""
    [room] = app.house.open(rules)
    app.house.claim(room.code, "red", "Cleo", "visitor Cleo")
    room.fill_with_bots()
    room.start()
    return room


def send_all(room: HostedTable) -> None:
    """Let the ghost's visions go out, so that an hourglass runs."""
    while isinstance(ghost := room.table.view(GHOST), GhostView) and room.table.deadline is None:
        waiting = next(one.colour for one in ghost.psychics if one.served_hour != ghost.hour)
        room.table.act(GHOST, SendVision(waiting, ghost.hand[:1]))


def over(app: PlainApp) -> HostedTable:
    room = a_table(app)
    room.table.act(HOST, CallOff())
    return room


def games(app: PlainApp) -> set[str]:
    return {kept.game for kept in app.store.games()}


# Opening


def test_a_table_that_the_book_could_not_take_is_not_there(app: PlainApp, tmp_path: Path) -> None:
    with refused(tmp_path / "house.sqlite", "INSERT ON rooms"), pytest.raises(StoreError, match="the disk is full"):
        app.house.open(EASY, count=3)
    assert app.house.tables == {}
    opened = app.house.open(EASY, count=3)
    again = restarted(app)
    assert [*app.house.tables] == [room.code for room in opened]
    assert {*again.tables} == {*app.house.tables}
    assert games(app) == {room.table.game for room in opened}


# What the host and the guests change


def said_of(house: House, code: str) -> list[object]:
    """All that the house, and not the table, says about a table."""
    room = house.table(code)
    return [room.row, room.company, {*room.muted}, dict(room.claims), dict(room.watchers)]


CHANGES: dict[str, tuple[str, Callable[[House, str], object]]] = {
    "talk is no longer written": ("INSERT ON rooms", lambda house, code: house.update_table(code, written=False)),
    "other bots are chosen": (
        "INSERT ON company",
        lambda house, code: house.set_bots(code, BotSettings(preset="twin")),
    ),
    "Cleo is muted": ("INSERT ON muted", lambda house, code: house.mute(code, "red", muted=True)),
    "Dan may write again": ("DELETE ON muted", lambda house, code: house.mute(code, "blue", muted=False)),
    "Cleo's seat is taken from her": ("DELETE ON claims", lambda house, code: house.release(code, "red")),
    "Cleo's seat gets a new link": ("INSERT ON claims", lambda house, code: house.new_personal_link(code, "red")),
    "Cleo asks for her own link": ("INSERT ON claims", lambda house, code: house.personal_link(code, "red")),
    "Eve looks on": ("INSERT ON claims", lambda house, code: house.claim(code, WATCH, "", "visitor Eve")),
    "Eve looks on and the first of many no longer does": (
        "DELETE ON claims",
        lambda house, code: house.claim(code, WATCH, "", "visitor Eve"),
    ),
}


@pytest.mark.parametrize(("when", "change"), CHANGES.values(), ids=list(CHANGES))
def test_what_the_book_could_not_take_has_not_happened(
    app: PlainApp, tmp_path: Path, when: str, change: Callable[[House, str], object]
) -> None:
    [room] = app.house.open(EASY)
    for seat, name in (("red", "Cleo"), ("blue", "Dan")):
        app.house.claim(room.code, seat, name, f"visitor {name}")
    app.house.mute(room.code, "blue", muted=True)
    for number in range(MOST_WATCHERS):
        app.house.claim(room.code, WATCH, "", f"watcher {number}")
    before = said_of(app.house, room.code)
    with refused(tmp_path / "house.sqlite", when), pytest.raises(StoreError, match="the disk is full"):
        change(app.house, room.code)
    assert said_of(app.house, room.code) == said_of(restarted(app), room.code) == before
    change(app.house, room.code)
    assert said_of(app.house, room.code) == said_of(restarted(app), room.code) != before


@pytest.mark.parametrize("leave", ["leaves", "is removed"])
def test_whoever_gets_up_and_still_holds_the_seat_can_be_let_go_again(
    app: PlainApp, tmp_path: Path, leave: str
) -> None:
    [room] = app.house.open(EASY)
    app.house.claim(room.code, "red", "Cleo", "visitor Cleo")

    def let_go() -> None:
        if leave == "leaves":
            app.house.leave(room.code, "red")
        else:
            room.stand_up("red")
            app.house.release(room.code, "red")

    with refused(tmp_path / "house.sqlite", "DELETE ON claims"), pytest.raises(StoreError):
        let_go()
    let_go()
    assert (room.view.setup.sitters, room.claims) == ((), {})
    with pytest.raises(IllegalMove):
        let_go()


def test_a_seat_that_was_held_and_not_sat_in_can_be_taken_again(app: PlainApp, tmp_path: Path) -> None:
    [room] = app.house.open(EASY)
    with (
        refused(tmp_path / "games.sqlite", "INSERT ON entries"),
        refused(tmp_path / "house.sqlite", "DELETE ON claims"),
        pytest.raises(StoreError, match="games"),
    ):
        app.house.claim(room.code, "red", "Cleo", "visitor Cleo")
    assert "red" in app.house.free_seats(room)
    app.house.claim(room.code, "red", "Cleo", "visitor Cleo")
    assert "red" not in app.house.free_seats(room)
    assert room.seats_of("visitor Cleo") == ("red",)


# The hourglass and the bots


def test_one_table_in_trouble_stops_no_other_hourglass(
    app: PlainApp, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    troubled, other = a_table(app, TIMED), a_table(app, TIMED)
    for room in (troubled, other):
        send_all(room)
    app.clock.now += 120_000
    with refused(tmp_path / "games.sqlite", f"INSERT ON entries WHEN new.game = '{troubled.table.game}'"):
        for _ in range(3):
            app.house.tick()
        assert troubled.view.phase == "interpretation"
        assert other.view.phase != "interpretation"
    told = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert [record.getMessage().partition(":")[0] for record in told] == [f"Table {troubled.code} cannot go on"]
    app.house.tick()
    assert troubled.view.phase != "interpretation"


def test_a_house_that_cannot_note_that_it_is_alive_goes_on(app: PlainApp, tmp_path: Path) -> None:
    room = a_table(app, TIMED)
    send_all(room)
    app.clock.now += 120_000
    with refused(tmp_path / "house.sqlite", "INSERT ON keys"):
        app.house.tick()
    assert room.view.phase != "interpretation"


def test_a_bot_whose_move_was_not_kept_makes_it_when_there_is_room_again(app: PlainApp, tmp_path: Path) -> None:
    bots, room = BotRunner(app.house, slowness=0), a_table(app)
    before = room.view
    with refused(tmp_path / "games.sqlite", "INSERT ON entries"):
        asyncio.run(rounds(bots, 3))
    assert room.view == before
    asyncio.run(rounds(bots, 3))
    assert room.view != before


# Deleting


def test_a_table_that_cannot_be_deleted_whole_is_still_there_to_be_deleted(app: PlainApp, tmp_path: Path) -> None:
    room = over(app)
    app.house.play_again(room.code)
    now = room.table.game
    with refused(tmp_path / "games.sqlite", f"DELETE ON entries WHEN old.game = '{now}'"), pytest.raises(StoreError):
        app.house.close(room.code)
    assert games(app) == {now}
    for house in (app.house, restarted(app)):
        assert house.table(room.code).table.game == now
    app.house.close(room.code)
    assert games(app) == set()
    assert app.database.rooms() == []


def test_a_game_from_which_bots_cannot_forget_what_they_learned_is_still_there(app: PlainApp) -> None:
    room = over(app)
    unreadable = app.classes._folder / "calm-owl-0001.json"
    unreadable.mkdir(parents=True)  # a disk that fails when it is read
    for delete, what in ((app.house.delete_game, room.table.game), (app.house.close, room.code)):
        with pytest.raises(ClassError):
            delete(what)
        assert games(app) == {room.table.game}
        assert [*app.house.tables] == [*restarted(app).tables] == [room.code]
    unreadable.rmdir()
    assert app.house.delete_game(room.table.game) is room
    assert games(app) == set()


# Killed in the middle


def test_a_house_that_is_killed_while_a_table_plays_again_leaves_nobodys_name(app: PlainApp, tmp_path: Path) -> None:
    room = over(app)
    orphan = room.table.rematch()
    assert orphan.game in games(app)
    again = restarted(app)
    assert games(app) == {room.table.game}
    assert again.table(room.code).view == room.view
    again.play_again(room.code)
    assert restarted(app).table(room.code).view.setup.sitter("red") is not None
    again.close(room.code)
    assert b"Cleo" not in b"".join(file.read_bytes() for file in tmp_path.iterdir() if file.is_file())


def test_nothing_else_is_swept_away(app: PlainApp, caplog: pytest.LogCaptureFixture) -> None:
    a_notebooks = Table.open(EASY, store=app.store)
    a_notebooks.sit("red", "Cleo")
    brought = over(app)
    log = app.store.read(brought.table.game)
    app.store.append("from-a-file", log)
    app.store.append("not-finished", log[:9])
    app.store.append("damaged", [Entry(1, 5, "table", "m", log[0].event)])
    app.store._db.execute("UPDATE entries SET event = '{}' WHERE game = 'damaged'")
    before = games(app)
    restarted(app)
    assert games(app) == before
    assert "damaged cannot be swept away" in caplog.text


def test_a_move_that_cannot_be_kept_is_refused_and_can_be_made_again(app: PlainApp, tmp_path: Path) -> None:
    room = a_table(app)
    send_all(room)
    red = Page(app.house, room, "red")
    place = ActMessage(1, PlacePawn("red", room.view.board[0][0]), "m1")
    with refused(tmp_path / "games.sqlite", "INSERT ON entries"):
        red._hold.on_message(encode(place))
        word = decode_server(red.said[-1])
        assert isinstance(word, RefusedMessage)
        assert word.template.startswith("The house cannot write this down just now.")
        assert room.view.psychic("red").pawn is None
    red._hold.on_message(encode(place))
    assert room.view.psychic("red").pawn == room.view.board[0][0]
