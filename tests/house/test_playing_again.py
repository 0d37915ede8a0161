"""Playing again: the same people at the same table, whose earlier games are kept; every page follows by itself."""

from collections.abc import Iterator
from concurrent.futures import Future
from pathlib import Path
from typing import cast

import msgspec
import pytest
from msgspec.structs import replace
from tornado.websocket import WebSocketHandler

from mysterium_nb.engine.errors import IllegalMove
from mysterium_nb.engine.moves import OrderAges, SetRules, Start
from mysterium_nb.engine.seats import GHOST, TABLE, WATCH
from mysterium_nb.engine.views import GhostView, PsychicView, View
from mysterium_nb.house.database import HouseDatabase
from mysterium_nb.house.finished_games import FinishedGames
from mysterium_nb.house.hosted_table import HostedTable
from mysterium_nb.house.house import House
from mysterium_nb.protocol.bot_settings import BotSettings
from mysterium_nb.protocol.host_commands import DeleteTable, MutePerson, PlayAgain, SetTableOptions
from mysterium_nb.protocol.messages import (
    ActMessage,
    RefusedMessage,
    ServicesMessage,
    ViewMessage,
    decode_server,
    encode,
)
from mysterium_nb.protocol.seat_services import RequestLink, RequestRematch, SeatRequest, SeatServices
from mysterium_nb.server.session import SeatSession
from tests.server.hosted_house import EASY, HostedApp, a_hosted_house

ADDRESS = "http://192.168.1.20:8866/"


@pytest.fixture
def app(tmp_path: Path) -> Iterator[HostedApp]:
    with a_hosted_house(tmp_path) as app:
        yield app


class Page:
    """A seat's page, from the server's side: all that was said to it."""

    def __init__(self, house: House, room: HostedTable, seat: str, address: str = ADDRESS) -> None:
        self.said: list[str] = []
        self._hold = SeatSession(cast("WebSocketHandler", self), house, room, seat, address)

    def set_nodelay(self, _: object) -> None:
        """There is no net here to delay anything."""

    def write_message(self, message: str) -> "Future[None]":
        self.said.append(message)
        written: Future[None] = Future()
        written.set_result(None)
        return written

    def close(self, code: int, why: str) -> None:
        raise AssertionError(f"let go: {code} {why}")

    def asks(self, wish: SeatRequest) -> str:
        """Ask for something; why not, if it is refused."""
        self._hold.on_message(encode(ActMessage(1, wish, "m1")))
        word = decode_server(self.said[-1])
        return word.template if isinstance(word, RefusedMessage) else ""

    @property
    def view(self) -> View:
        views = [word.view for word in map(decode_server, self.said) if isinstance(word, ViewMessage)]
        assert isinstance(views[-1], View)
        return views[-1]

    @property
    def doors(self) -> SeatServices:
        return [word.services for word in map(decode_server, self.said) if isinstance(word, ServicesMessage)][-1]


def restarted(app: HostedApp, folder: Path) -> House:
    """The same house after the power was gone."""
    app.database.close()
    app.database = HouseDatabase(folder / "house.sqlite")
    return House(app.house._store, app.database, app.clock)


# One press


@pytest.mark.parametrize("seat", ["ghost", "red"])
def test_anybody_of_the_table_asks_and_every_page_follows(app: HostedApp, seat: str) -> None:
    room = app.over()
    pages = {one: Page(app.house, room, one) for one in ("ghost", "yellow", "red", WATCH)}
    assert all(page.view.phase == "over" for page in pages.values())
    assert pages[seat].asks(RequestRematch()) == ""
    for one, page in pages.items():
        assert page.view.phase == "lobby"
        assert page.view.seat == one
        assert [(s.seat, s.name) for s in page.view.setup.sitters] == [
            (GHOST, "Ann"), ("yellow", "Ben"), ("red", "Cleo"), ("blue", "Dan"),
        ]  # fmt: skip
        assert page.view.truth is None
    room.start()
    assert isinstance(pages["ghost"].view, GhostView)
    assert isinstance(pages["red"].view, PsychicView)
    assert {page.view.phase for page in pages.values()} == {"visions"}


def test_the_host_can_ask_too_and_who_asks_second_finds_it_done(app: HostedApp) -> None:
    room = app.over()
    page = Page(app.house, room, "red")
    app.host_control.execute(PlayAgain(room.code))
    game = room.table.game
    app.host_control.execute(PlayAgain(room.code))
    assert page.asks(RequestRematch()) == ""
    assert room.table.game == game


def test_nobody_plays_again_before_the_game_is_over(app: HostedApp) -> None:
    room = app.begun()
    game = room.table.game
    assert not Page(app.house, room, "red").doors.can_play_again
    assert Page(app.house, room, "red").asks(RequestRematch()) == "The game is not over yet."
    with pytest.raises(IllegalMove, match="not over yet"):
        app.host_control.execute(PlayAgain(room.code))
    assert room.table.game == game


def test_those_who_watch_do_not_decide(app: HostedApp) -> None:
    room = app.over()
    watch = Page(app.house, room, WATCH)
    assert watch.asks(RequestRematch()) == "Only the host can do this."
    assert watch.doors == SeatServices()


def test_in_one_room_players_are_told_so_and_the_projector_plays_the_music(app: HostedApp) -> None:
    room = app.begun()
    assert not Page(app.house, room, "red").doors.same_room
    app.host_control.execute(SetTableOptions(room.code, chat=False, hide_names=False))
    assert Page(app.house, room, "red").doors.same_room
    assert not Page(app.house, room, WATCH).doors.same_room


def test_the_rules_and_the_eldest_stay_and_the_cards_do_not(app: HostedApp) -> None:
    [room] = app.house.open(EASY, same_deal=True)
    room.table.act(TABLE, SetRules(EASY.but(hours=5)))
    app.house.claim(room.code, "red", "Cleo", "a visitor")
    room.table.act(TABLE, OrderAges(("blue",)))
    room.start()
    first = room.view
    while not room.table.over:
        app.play(room)
    app.house.play_again(room.code)
    assert room.view.rules == first.rules
    assert room.view.setup.ages == first.setup.ages
    assert (room.row.seed, room.row.deal) == (None, "")
    room.act(room.table.seat("red"), Start())
    assert room.view.board != first.board


# What is kept


def test_who_holds_a_seat_holds_it_on_through_a_restart(app: HostedApp, tmp_path: Path) -> None:
    room = app.over()
    app.house.play_again(room.code)
    again = restarted(app, tmp_path).table(room.code)
    assert again.table.game == room.table.game
    assert again.played == room.played
    assert again.view.phase == "lobby"
    assert {seat: claim.holder for seat, claim in again.claims.items()} == {
        seat: claim.holder for seat, claim in room.claims.items()
    }


def test_the_games_before_stay_on_the_shelf_until_the_table_is_deleted(app: HostedApp) -> None:
    room = app.over()
    finished_games = FinishedGames(app.house._store, app.house)
    first = room.table.game
    app.house.play_again(room.code)
    assert [game.game for game in finished_games.finished()] == [first]
    room.start()
    while not room.table.over:
        app.play(room)
    second = room.table.game
    assert {game.game for game in finished_games.finished()} == {first, second}
    app.host_control.execute(DeleteTable(room.code))
    assert finished_games.finished() == []
    assert app.house._store.games() == []


def test_one_game_can_be_deleted_without_those_that_were_played_before_or_after_it(app: HostedApp) -> None:
    room = app.over()
    finished_games = FinishedGames(app.house._store, app.house)
    first = room.table.game
    app.house.play_again(room.code)
    room.start()
    while not room.table.over:
        app.play(room)
    second = room.table.game
    finished_games.delete(finished_games.game(first))
    assert [game.game for game in finished_games.finished()] == [second]
    assert not room.played
    app.house.play_again(room.code)
    room.start()
    while not room.table.over:
        app.play(room)
    finished_games.delete(finished_games.game(room.table.game))
    assert [game.game for game in finished_games.finished()] == [second]
    assert room.code not in app.house.tables


def test_whoever_is_muted_stays_so_through_another_game_and_a_restart(app: HostedApp, tmp_path: Path) -> None:
    room = app.over()
    app.host_control.execute(MutePerson(room.code, "red", muted=True))
    app.host_control.execute(MutePerson(room.code, "blue", muted=True))
    app.host_control.execute(MutePerson(room.code, "blue", muted=False))
    app.house.play_again(room.code)
    assert room.muted == {"red"}
    assert restarted(app, tmp_path).table(room.code).muted == {"red"}


# Doors


def test_a_game_can_be_downloaded_when_it_is_over_and_while_the_next_is_played(app: HostedApp) -> None:
    room = app.begun()
    page = Page(app.house, room, "red")
    assert page.doors == SeatServices(can_move_device=True)
    while not room.table.over:
        app.play(room)
    first = SeatServices(
        file_url=f"{room.code}/file/{room.table.game}",
        replay_url=f"{room.code}/replay/{room.table.game}",
        can_move_device=True,
    )
    assert page.doors == replace(first, can_play_again=True)
    app.house.play_again(room.code)
    assert page.doors == replace(first, company=BotSettings())


def test_whoever_comes_for_the_next_game_is_not_offered_the_one_before(app: HostedApp) -> None:
    room = app.over()
    app.house.play_again(room.code)
    app.house.leave(room.code, "red")
    app.house.claim(room.code, "red", "Zoë", "visitor Zoë")
    late, stayed = Page(app.house, room, "red"), Page(app.house, room, "blue")
    assert (late.doors.file_url, late.doors.replay_url) == ("", "")
    assert stayed.doors.file_url.endswith(next(iter(room.played)))


def test_while_seats_are_free_the_lobby_says_how_others_come_in(app: HostedApp) -> None:
    room = app.open()
    app.house.claim(room.code, "red", "Cleo", "a visitor")
    red, watch = Page(app.house, room, "red"), Page(app.house, room, WATCH)
    assert red.doors.join_url == watch.doors.join_url == f"{ADDRESS}join/{room.code}"
    for seat, name in (("ghost", "Ann"), ("yellow", "Ben"), ("blue", "Dan")):
        app.house.claim(room.code, seat, name, name)
    assert red.doors.join_url == watch.doors.join_url == ""


def test_a_personal_link_is_shown_to_its_own_seat_alone_and_stays_good(app: HostedApp) -> None:
    room = app.begun()
    pages = {seat: Page(app.house, room, seat) for seat in ("ghost", "red", "blue", WATCH)}
    pages["red"].asks(RequestLink())
    link = pages["red"].doors.personal_url
    assert link.startswith(f"{ADDRESS}resume/{room.code}/")
    token = link.rpartition("/")[2]
    app.play(room)
    for seat in ("ghost", "blue", WATCH):
        assert not any(token in word for word in pages[seat].said)
    assert token not in msgspec.json.encode(app.host_control.view).decode()
    second = Page(app.house, room, "red")
    second.asks(RequestLink())
    assert second.doors.personal_url == link
    assert app.house.resume(room.code, token, "another device").seat == "red"
    assert app.house.personal_link(room.code, "red") == token


def test_a_link_cannot_be_read_out_of_the_book_and_a_new_house_makes_a_new_one(app: HostedApp, tmp_path: Path) -> None:
    room = app.begun()
    token = app.house.personal_link(room.code, "red")
    assert token.encode() not in b"".join(file.read_bytes() for file in tmp_path.glob("house.sqlite*"))
    assert all(file.stat().st_mode & 0o077 == 0 for file in tmp_path.glob("house.sqlite*"))
    house = restarted(app, tmp_path)
    assert house.resume(room.code, token, "another device").seat == "red"
    assert house.personal_link(room.code, "red") != token
    with pytest.raises(IllegalMove, match="no longer good"):
        house.resume(room.code, token, "a thief")


def test_programs_and_those_who_watch_have_no_personal_link(app: HostedApp) -> None:
    room = app.begun()
    program, watch = Page(app.house, room, "red", address=""), Page(app.house, room, WATCH)
    assert program.asks(RequestLink()) == ""
    assert program.doors == SeatServices()
    assert watch.asks(RequestLink()) == "Only the host can do this."
    with pytest.raises(IllegalMove, match="Nobody holds this seat"):
        app.house.personal_link(room.code, WATCH)
