"""Whoever was the ghost of a running game takes no psychic's seat at it: they know what is hidden."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from mysterium_nb.engine.errors import IllegalMove
from mysterium_nb.engine.seats import GHOST, WATCH, SeatId
from mysterium_nb.house.house import House
from mysterium_nb.protocol.host_commands import IssueLink
from tests.server.hosted_house import HostedApp, a_hosted_house

KNOWS = "You were the ghost of this game and know what is hidden. Look on, or wait for the next."
ANN = "visitor Ann"


@pytest.fixture
def app(tmp_path: Path) -> Iterator[HostedApp]:
    with a_hosted_house(tmp_path) as app:
        yield app


def refusal(house: House, code: str, seat: SeatId, visitor: str = ANN) -> str:
    with pytest.raises(IllegalMove) as refused:
        house.claim(code, seat, "Ann again", visitor)
    return str(refused.value)


def test_who_leaves_as_ghost_cannot_sit_down_as_a_psychic(app: HostedApp) -> None:
    room = app.begun()
    app.house.leave(room.code, "red")
    app.house.leave(room.code, GHOST)
    assert refusal(app.house, room.code, "red") == KNOWS
    assert room.seats_of(ANN) == ()
    app.house.claim(room.code, "red", "Eve", "visitor Eve")  # somebody else can


def test_not_after_the_house_was_down_either(app: HostedApp) -> None:
    room = app.begun()
    app.house.leave(room.code, "red")
    app.house.leave(room.code, GHOST)
    again = House(app.house._store, app.database, app.clock)
    assert refusal(again, room.code, "red") == KNOWS


def test_not_when_the_host_gave_the_ghosts_seat_to_somebody_else(app: HostedApp) -> None:
    room = app.begun()
    app.house.leave(room.code, "red")
    app.host_control.execute(IssueLink(room.code, GHOST, "Fay"))
    assert refusal(app.house, room.code, "red") == KNOWS


def test_nor_by_the_personal_link_of_a_psychic(app: HostedApp) -> None:
    room = app.begun()
    link = app.house.personal_link(room.code, "red")
    app.house.leave(room.code, GHOST)
    with pytest.raises(IllegalMove, match="You were the ghost"):
        app.house.resume(room.code, link, ANN)
    assert room.seats_of("visitor Cleo") == ("red",)


def test_they_may_look_on_and_come_back_as_ghost(app: HostedApp) -> None:
    room = app.begun()
    link = app.house.personal_link(room.code, GHOST)
    app.house.resume(room.code, link, "another device of Ann's")
    assert app.house.claim(room.code, WATCH, "", ANN).seat == WATCH
    app.house.resume(room.code, link, ANN)
    assert GHOST in room.seats_of(ANN)


def test_before_the_game_and_in_the_next_one_any_seat_is_free_to_them(app: HostedApp) -> None:
    lobby = app.open()
    app.house.claim(lobby.code, GHOST, "Ann", ANN)
    app.house.leave(lobby.code, GHOST)
    app.house.claim(lobby.code, "red", "Ann", ANN)
    room = app.begun()
    app.house.leave(room.code, GHOST)
    while not room.table.over:
        app.play(room)
    app.house.play_again(room.code)
    app.house.leave(room.code, "red")
    app.house.claim(room.code, "red", "Ann", ANN)
