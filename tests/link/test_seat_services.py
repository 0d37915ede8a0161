"""A page that is linked to its seat asks the house for more than moves, and offers what the house says."""

from threading import Event

from mysterium_nb.engine.moves import CallOff
from mysterium_nb.engine.seats import HOST
from mysterium_nb.engine.state import Phase
from mysterium_nb.house.hosted_table import HostedTable
from mysterium_nb.link.remote import RemoteSeat
from mysterium_nb.protocol.seat_services import SeatServices
from mysterium_nb.widgets.dashboard import Dashboard
from tests.link.conftest import Running
from tests.pages.reading import texts

ADDRESS = "http://192.168.1.20:8866/"
PATIENCE = 30


def test_a_page_asks_for_its_own_link_and_puts_it_away_again(house: Running) -> None:
    room = house.open()
    red = Dashboard(house.seat(room, "red", address=ADDRESS))
    red.press("settings", "my-seat")
    link = next(iter(texts(red.page.panels["myseat"], "address")))
    assert link == f"{ADDRESS}resume/{room.code}/{room.personal_tokens['red']}"
    red.press("myseat", "close-seat")
    assert "myseat" not in red.page.panels
    red.close()


def called_off(house: Running, room: HostedTable, *seats: RemoteSeat) -> list[Dashboard]:
    """The pages of these seats, after the game."""
    dashboards = [Dashboard(seat) for seat in seats]
    over = [reaches(seat, "over") for seat in seats]
    house.call(lambda: room.table.act(HOST, CallOff()))
    assert all(event.wait(PATIENCE) for event in over)
    return dashboards


def reaches(seat: RemoteSeat, phase: Phase) -> Event:
    """Set when the seat, and whoever watched it before, has seen that phase."""
    reached = Event()
    seat.watch(lambda view: reached.set() if view.phase == phase else None)
    return reached


def test_the_press_of_one_brings_the_page_of_another_to_the_lobby(house: Running) -> None:
    room = house.open()
    seats = [house.seat(room, seat, address=ADDRESS) for seat in ("red", "blue")]
    red, blue = called_off(house, room, *seats)
    code, game = room.code, room.table.game
    assert seats[1].doors == SeatServices(
        file_url=f"{code}/file/{game}", replay_url=f"{code}/replay/{game}", can_play_again=True, can_move_device=True
    )
    followed = reaches(seats[1], "lobby")
    red.press("doors", "again")
    assert followed.wait(PATIENCE)
    for page in (red.page, blue.page):
        assert page.kind == "lobby"
        assert "doors" not in page.panels
    assert [sitter.name for sitter in blue.view.setup.sitters] == ["Mara", "Tom", "Aïcha", "Ines"]
    red.close()
    blue.close()


def test_where_nobody_answers_the_page_says_so_where_it_was_pressed(house: Running) -> None:
    room = house.open()
    seat = house.seat(room, "red", address=ADDRESS)
    [red] = called_off(house, room, seat)
    seat.close()
    red.press("doors", "again")
    assert texts(red.page.panels["doors"])[-1] == "This seat is no longer yours."
    red.close()
