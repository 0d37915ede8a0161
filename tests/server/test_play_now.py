"""One press to a game: from the first page to a seat at a table with bots, and the limits that keep the house free."""

import asyncio
from concurrent.futures import Future
from pathlib import Path
from typing import cast

import pytest
from tornado.websocket import WebSocketHandler

from mysterium_nb.engine.errors import IllegalMove
from mysterium_nb.engine.moves import CallOff
from mysterium_nb.engine.seats import COLOURS, GHOST, HOST
from mysterium_nb.engine.views import PsychicView
from mysterium_nb.house.hosted_table import HostedTable
from mysterium_nb.house.house import House
from mysterium_nb.house.instant_tables import LEFT_MS, SPARE_MS, InstantTables
from mysterium_nb.protocol.messages import ActMessage, RefusedMessage, ServicesMessage, decode_server, encode
from mysterium_nb.protocol.seat_services import RequestName, SeatServices
from mysterium_nb.protocol.sitter_names import given_name
from mysterium_nb.server.opening_throttle import BURST, SECONDS_A_TABLE, OpeningThrottle
from mysterium_nb.server.session import SeatSession
from tests.server.hosted_house import HostedApp, a_hosted_house
from tests.server.plain_house import Answer, Browser, PlainHouse, a_plain_house


def plays(house: PlainHouse, browser: Browser | None = None, page: str = "/", **more: str) -> Answer:
    """Look at the first page and press Play now there."""
    return (browser or house.browser()).fill_in(page, "/play", **more)


def tables(house: PlainHouse) -> list[HostedTable]:
    return [*house.app.house.tables.values()]


# From the door


def test_one_press_leads_to_a_seat_in_a_game_that_has_begun(house: PlainHouse) -> None:
    browser = house.browser()
    pressed = plays(house, browser)
    [room] = tables(house)
    [seat] = browser.holds(room)
    assert pressed.status == 303
    assert pressed.to == f"/table/{room.code}?seat={seat}"
    assert seat in COLOURS
    assert room.view.hour == 1
    assert (room.view.rules.edition, room.view.rules.difficulty) == ("classic", "easy")
    assert sorted(sitter.kind for sitter in room.view.setup.sitters) == ["bot", "bot", "bot", "person"]


def test_one_press_leads_to_the_ghosts_screen(house: PlainHouse) -> None:
    browser = house.browser()
    assert plays(house, browser, part="ghost").to.endswith("?seat=ghost")
    [room] = tables(house)
    assert browser.holds(room) == (GHOST,)
    assert room.view.setup.sitter(GHOST).kind == "person"  # type: ignore[union-attr] # somebody sits there


def test_the_page_offers_both_and_the_code_as_quickly_as_before(house: PlainHouse) -> None:
    page = house.browser().get("/")
    assert "Play now You and the house, easy, half an hour." in page.words
    assert "Play as the ghost You send the visions, the house guesses." in page.words
    assert "<details" not in page.text
    french = house.browser().get("/?lang=fr")
    assert "Jouer tout de suite" in french.words
    assert "Jouer le fantôme" in french.words


def test_looking_opens_no_table(house: PlainHouse) -> None:
    assert house.browser().get("/play").to == "/"
    assert house.browser().ask("POST", "/play", "part=psychic").status == 403
    assert not tables(house)


def test_the_second_of_two_quick_presses_leads_to_the_same_seat(house: PlainHouse) -> None:
    browser = house.browser()
    assert plays(house, browser).to == plays(house, browser).to
    assert len(tables(house)) == 1
    assert "Back to your seat" in browser.get("/").words


def test_nobody_plays_two_such_games_at_once(house: PlainHouse) -> None:
    browser = house.browser()
    plays(house, browser)
    [room] = tables(house)
    page = plays(house, browser, part="ghost")
    assert page.status == 409
    assert f"You are playing at table {room.code} already. Leave your seat there first." in page.words
    room.table.act(HOST, CallOff())
    assert plays(house, browser, part="ghost").status == 303


def test_a_name_of_ones_own_is_taken_and_else_the_seats_is_given(house: PlainHouse) -> None:
    house.app.house.set_open_seating(spreads=True)
    plays(house, name="Ines")
    plays(house, page="/?lang=fr", part="ghost")
    names = [room.view.setup.sitters[0].name for room in tables(house)]
    assert names == ["Ines", "Le fantôme"]
    assert "Play alone, with bots" in house.browser().get("/").words


def test_bots_talk_the_language_of_whoever_pressed(house: PlainHouse) -> None:
    plays(house, page="/?lang=fr")
    assert [room.company.lang for room in tables(house)] == ["fr"]


def test_where_there_is_a_word_at_the_door_it_is_asked_for_first(tmp_path: Path) -> None:
    with a_plain_house(tmp_path, password="moonlight") as house:
        page = plays(house, word="sunshine")
        assert page.status == 409
        assert "This is not the word that the host gave you." in page.words
        assert plays(house).status == 409
        assert not tables(house)
        assert plays(house, word="moonlight").status == 303


def test_the_host_plays_with_one_press_too(house: PlainHouse) -> None:
    host = house.host()
    assert host.get("/host/play?part=ghost").to.endswith("?seat=ghost")
    assert house.browser().get("/host/play").status == 403
    assert host.get("/host/play", Sec_Fetch_Site="cross-site").to == "/host"
    assert len(tables(house)) == 1


def test_a_third_of_the_pages_is_kept_for_people_who_were_invited(house: PlainHouse) -> None:
    services = house.app.services
    for number in range(services.admission.most * 2 // 3):
        services.tickets.bind(f"kernel {number}", "somebody", None, HOST, "")
    page = plays(house)
    assert page.status == 409
    assert "The house is full just now. Try again in a few minutes." in page.words
    assert not tables(house)


def test_one_address_opens_a_class_in_one_go_and_then_one_after_another() -> None:
    now = [0.0]
    throttle = OpeningThrottle(lambda: now[0])
    for _ in range(BURST):
        throttle.check("192.168.1.7")
    with pytest.raises(IllegalMove, match="Wait a minute"):
        throttle.check("192.168.1.7")
    throttle.check("192.168.1.8")
    now[0] += SECONDS_A_TABLE
    throttle.check("192.168.1.7")
    with pytest.raises(IllegalMove, match="Wait a minute"):
        throttle.check("192.168.1.7")


# In the house


def opened(app: HostedApp, most: int = 2) -> InstantTables:
    return InstantTables(app.house, app.tickets.release, most=most)


def test_a_table_that_has_been_left_is_taken_away_with_its_log(tmp_path: Path) -> None:
    with a_hosted_house(tmp_path) as app:
        instant = opened(app)
        room, _ = instant.play("psychic", "Ines", "en")
        invited = app.begun()
        app.house.tick()
        app.clock.now += LEFT_MS - 1
        instant.remove_left()
        assert room.code in app.house.tables
        app.clock.now += 1
        instant.remove_left()
        assert [*app.house.tables] == [invited.code]
        assert room.table.game not in [kept.game for kept in app.house._store.games()]
        assert [row.code for row in app.database.rooms()] == [invited.code]


def test_a_table_where_somebody_is_stays(tmp_path: Path) -> None:
    with a_hosted_house(tmp_path) as app:
        instant = opened(app)
        room, seat = instant.play("psychic", "Ines", "en")
        room.sessions.add(Page(seat))
        app.house.tick()
        app.clock.now += 10 * LEFT_MS
        app.house.tick()
        instant.remove_left()
        assert room.code in app.house.tables


class Page:
    """A page that holds a seat and shows nothing."""

    def __init__(self, seat: str) -> None:
        self.seat = seat

    def show(self) -> None: ...
    def switch_game(self) -> None: ...
    def close_with(self) -> None: ...


def test_whoever_leaves_for_good_leaves_no_table_behind(tmp_path: Path) -> None:
    with a_hosted_house(tmp_path) as app:
        instant = opened(app)
        room, seat = instant.play("psychic", "Ines", "en")
        app.house.leave(room.code, seat)
        instant.remove_left()
        assert not app.house.tables


def test_a_game_played_to_its_end_is_kept_when_its_table_goes(tmp_path: Path) -> None:
    with a_hosted_house(tmp_path) as app:
        instant = opened(app)
        room, seat = instant.play("ghost", "Ines", "en")
        while not room.table.over:
            app.play(room)
        app.house.release(room.code, seat)
        instant.remove_left()
        assert not app.house.tables
        assert [game.game for game in app.finished_games.finished()] == [room.table.game]


def test_there_are_only_so_many_and_those_that_were_left_make_room(tmp_path: Path) -> None:
    with a_hosted_house(tmp_path) as app:
        instant = opened(app, most=2)
        first, _ = instant.play("psychic", "Ines", "en")
        app.house.tick()
        app.clock.now += 1000
        second, _ = instant.play("psychic", "Tom", "en")
        app.house.tick()
        with pytest.raises(IllegalMove, match="Many people play at such tables just now"):
            instant.play("psychic", "Jun", "en")
        app.clock.now += SPARE_MS
        third, _ = instant.play("psychic", "Jun", "en")
        assert [*app.house.tables] == [second.code, third.code]
        assert first.code not in app.house.tables


def test_the_house_knows_such_a_table_again_after_a_night(tmp_path: Path) -> None:
    with a_hosted_house(tmp_path) as app:
        room, _ = opened(app).play("psychic", "Ines", "en")
        other = app.open()
        assert {row.code: row.instant for row in app.database.rooms()} == {room.code: True, other.code: False}
        shown = {table.code: table.instant for table in app.host_control.view.tables}
        assert shown == {room.code: True, other.code: False}


def test_nobody_is_seated_there_unasked(house: PlainHouse) -> None:
    plays(house)
    house.app.house.set_open_seating(spreads=True)
    page = house.browser().fill_in("/", name="Tom")
    assert page.status == 409
    assert "No seat is free at any table. Ask the host." in page.words


def test_friends_come_in_by_the_code_and_take_a_bots_seat(house: PlainHouse) -> None:
    plays(house)
    [room] = tables(house)
    mine = room.view.setup.sitters[0].seat
    free = next(colour for colour in house.app.house.free_seats(room) if colour != mine)
    friend = house.browser()
    assert friend.join(room, free, "Tom").status == 303
    assert friend.holds(room) == (free,)


def test_whoever_has_begun_such_a_game_invites_friends_and_changes_their_name(tmp_path: Path) -> None:
    with a_hosted_house(tmp_path) as app:
        room, seat = opened(app).play("psychic", "Ines", "en")
        mine, other = Holder(app.house, room, seat), Holder(app.house, app.begun(), "red")
        assert mine.services().join_url == f"http://house/join/{room.code}"
        assert mine.services().name == given_name(seat, "en")
        mine.ask(RequestName("Zoë"))
        assert room.view.setup.sitters[0].name == mine.services().name == "Zoë"
        mine.ask(RequestName("Ember"))
        assert "Somebody at this table is called {name} already" in mine.refusal
        assert (other.services().join_url, other.services().name) == ("", "")
        other.ask(RequestName("Zoë"))
        assert other.refusal == "At this table the host changes names."
        app.house.mute(room.code, seat, muted=True)
        mine.ask(RequestName("Somebody rude"))
        assert mine.refusal == "At this table the host changes names."


class Holder:
    """A page that holds a seat: what it was told last."""

    def __init__(self, house: House, room: HostedTable, seat: str) -> None:
        self.refusal = ""
        self._services = SeatServices()
        self._session = SeatSession(cast("WebSocketHandler", self), house, room, seat, "http://house/")

    def services(self) -> SeatServices:
        return self._services

    def ask(self, wish: RequestName) -> None:
        self._session.on_message(encode(ActMessage(1, wish, "once")))

    def set_nodelay(self, _: object) -> None: ...

    def write_message(self, message: str) -> "Future[None]":
        match decode_server(message):
            case ServicesMessage(services):
                self._services = services
            case RefusedMessage(_, why):
                self.refusal = why
            case _:
                pass
        written: Future[None] = Future()
        written.set_result(None)
        return written


async def _first_vision(app: HostedApp) -> PsychicView:
    room, seat = opened(app).play("psychic", "Ines", "en")
    for _ in range(200):
        app.bots.start_waiting_bots()
        await asyncio.sleep(0.01)
        view = room.table.view(seat)
        assert isinstance(view, PsychicView)
        if view.psychic(view.mine[0]).visions:
            return view
    raise AssertionError("No vision came.")


def test_the_first_vision_comes_by_itself_and_nothing_hidden_with_it(tmp_path: Path) -> None:
    with a_hosted_house(tmp_path) as app:
        view = asyncio.run(_first_vision(app))
        assert view.truth is None
        assert not hasattr(view, "sets")
