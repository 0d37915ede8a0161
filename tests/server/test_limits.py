"""What one guest cannot do to the others: choose the cards, fill the talk, or come in without end."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from mysterium_nb.engine.errors import IllegalMove
from mysterium_nb.engine.moves import Say, Start
from mysterium_nb.engine.seats import HOST, WATCH
from mysterium_nb.house.hosted_table import MOST_REMARKS
from mysterium_nb.house.house import MOST_WATCHERS, House
from mysterium_nb.protocol.messages import ActMessage, RefusedMessage, decode_server, encode
from mysterium_nb.server.public_tickets import PublicGrant, PublicTickets
from mysterium_nb.server.session import REMARKS_BURST
from tests.house.test_playing_again import Page
from tests.server.hosted_house import EASY, HostedApp, a_hosted_house


@pytest.fixture
def app(tmp_path: Path) -> Iterator[HostedApp]:
    with a_hosted_house(tmp_path) as app:
        yield app


@pytest.mark.parametrize("start", [Start(seed="known"), Start(deal="Lantern 42"), Start(typed=True)])
def test_nobody_chooses_the_cards_or_what_a_deal_is_called(app: HostedApp, start: Start) -> None:
    room = app.open()
    app.house.claim(room.code, "red", "Cleo", "a visitor")
    seat = room.table.seat("red")
    with pytest.raises(IllegalMove, match=r"In this house chance deals the cards."):
        room.act(seat, start)
    assert room.view.phase == "lobby"
    room.act(seat, Start())
    assert room.view.phase != "lobby"


def test_at_a_finished_table_no_seat_is_taken_by_programs_either(app: HostedApp) -> None:
    room = app.over()
    app.house.release(room.code, "red")
    with pytest.raises(IllegalMove, match=r"The game is over."):
        app.house.claim(room.code, "red", "Ada", "a program", "bot")
    assert app.house.claim(room.code, WATCH, "", "a visitor").seat == WATCH


def test_who_writes_without_a_pause_is_asked_to_wait(app: HostedApp) -> None:
    room = app.begun()
    red = Page(app.house, room, "red")
    for number in range(REMARKS_BURST + 1):
        red._hold.on_message(encode(ActMessage(number, Say("red", f"remark {number}"), f"m{number}")))
    word = decode_server(red.said[-1])
    assert isinstance(word, RefusedMessage)
    assert word.template == "You write faster than anybody reads; wait a moment."
    assert len(room.table.view(HOST).talk) == REMARKS_BURST


def test_there_is_an_end_to_talk(app: HostedApp) -> None:
    room = app.begun()
    red = room.table.seat("red")
    for number in range(MOST_REMARKS):
        room.act(red, Say("red", f"remark {number}"))
    with pytest.raises(IllegalMove, match=r"Enough has been written at this table; speak."):
        room.act(red, Say("red", "one more"))


def test_those_who_watch_for_longest_make_room(app: HostedApp) -> None:
    room = app.open()
    for number in range(MOST_WATCHERS + 1):
        app.house.claim(room.code, WATCH, "", f"visitor {number}")
    for house in (app.house, House(app.house._store, app.database, app.clock)):
        there = [house.table(room.code).seats_of(f"visitor {number}") for number in (0, 1, MOST_WATCHERS)]
        assert there == [(), (WATCH,), (WATCH,)]


def test_a_program_has_one_ticket(app: HostedApp) -> None:
    passes, what = PublicTickets(), PublicGrant(app.open(EASY), "red", "a program")
    first, second = passes.issue(what), passes.issue(what)
    assert passes.redeem(first) is None
    assert passes.redeem(second) == what
    assert passes.redeem(second) is None
