"""The poster: the address, the code and a square that a camera can read, for the host alone."""

import re

import pytest
import segno

from mysterium_nb.server.handlers.poster import qr
from tests.server.plain_house import PlainHouse


def modules(drawn: str) -> set[tuple[int, int]]:
    """The dark squares of a code drawn as lines, read back from its path."""
    path = re.search(r'd="([^"]+)"', drawn)
    assert path is not None
    dark, x, y = set(), 0.0, 0.0
    for command, first, second in re.findall(r"([Mmh])(-?[\d.]+)(?:[ ,]?(-?[\d.]+))?", path[1]):
        if command == "h":
            dark |= {(int(y), int(x) + step) for step in range(int(first))}
            x += float(first)
        elif command == "M":
            x, y = float(first), float(second)
        else:
            x, y = x + float(first), y + float(second)
    return dark


def test_the_square_is_the_link(house: PlainHouse) -> None:
    room = house.open()
    link = f"http://192.168.1.20:8866/join/{room.code}"
    expected = segno.make(link, error="m", micro=False).matrix
    drawn = modules(house.host().get(f"/poster/{room.code}").text.partition('class="qr"')[2])
    assert drawn == {(y, x) for y, row in enumerate(expected) for x, dark in enumerate(row) if dark}


def test_it_says_where_to_go_and_what_to_type(house: PlainHouse) -> None:
    room = house.open()
    page = house.host().get(f"/poster/{room.code}")
    assert page.status == 200
    assert f"192.168.1.20:8866 Table code {room.code}" in page.words
    assert "No account, no app" in page.words
    assert "Ni compte, ni application" in house.host().get(f"/poster/{room.code}?lang=fr").words


@pytest.mark.parametrize(
    ("called", "shown"),
    [
        ("localhost:8866", "192.168.1.20:8866"),
        ("127.0.0.1:8866", "192.168.1.20:8866"),
        ("[::1]:8866", "192.168.1.20:8866"),
        ("seance.school.example", "seance.school.example"),
        ("10.0.0.5:9000", "10.0.0.5:9000"),
    ],
)
def test_nobody_is_sent_to_their_own_phone(house: PlainHouse, called: str, shown: str) -> None:
    room = house.open()
    page = house.host().get(f"/poster/{room.code}", Host=called)
    assert f'<b class="address">{shown}</b>' in page.text
    assert f"QR code for http://{shown}/join/{room.code}" in page.text


def test_the_poster_is_for_the_host(house: PlainHouse) -> None:
    room = house.open()
    page = house.browser().get(f"/poster/{room.code}")
    assert page.status == 403
    assert room.code not in page.text
    assert house.host().get("/poster/QUQU11").status == 404


def test_a_long_link_still_fits_into_a_square() -> None:
    assert "<svg" in qr("https://" + "x" * 500)
