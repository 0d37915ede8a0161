"""A house below a path, behind one proxy or two in a row: a hub's own, and before it one that has the certificate."""

import http.client
from collections.abc import Iterator
from pathlib import Path

import pytest

from mysterium_nb.server.code_throttle import MISTAKES
from tests.browser.servers import House, a_house
from tests.server.plain_house import Answer, Browser, a_plain_house

PATH = "/services/mysterium/"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with a_house(tmp_path_factory.mktemp("hub"), f"--base-url={PATH}", "--ahead=0") as house:
        yield house


def ask(house: House, path: str, **said: str) -> Answer:
    """Somebody without cookies asks, and the proxies say who it is and how the browser called."""
    return Browser(house.port, PATH, Host="hub.example").get(path, **said)


def cookies(answer: Answer) -> dict[str, bool]:
    """The cookies that a page gives, and whether they are for https alone."""
    given = answer.headers.get_all("Set-Cookie") or []
    return {cookie.partition("=")[0]: "; Secure" in cookie for cookie in given}


def test_whoever_leaves_the_last_stroke_out_finds_the_door_all_the_same(house: House) -> None:
    connection = http.client.HTTPConnection("127.0.0.1", house.port)
    connection.request("GET", f"{PATH.rstrip('/')}?code=LAMO42")
    answer = connection.getresponse()
    assert (answer.status, answer.headers["Location"]) == (302, f"{PATH}?code=LAMO42")
    connection.close()


@pytest.mark.parametrize(
    ("said", "https"),
    [
        ({"X_Forwarded_Proto": "https"}, True),
        ({"X_Forwarded_Proto": "https,http"}, True),
        ({"X_Forwarded_Proto": "https, http"}, True),
        ({"X_Scheme": "https", "X_Forwarded_Proto": "http"}, True),
        ({"X_Forwarded_Proto": "http,http"}, False),
        ({}, False),
    ],
)
def test_cookies_are_for_https_alone_if_the_browser_came_by_it(
    house: House,
    said: dict[str, str],
    https: bool,  # noqa: FBT001 - a parameter
) -> None:
    key = house.host_link.rpartition("/")[2]
    given = cookies(ask(house, f"/host/{key}", **said))
    assert given == {"mysterium_visitor": https, "mysterium_host": https}


@pytest.mark.parametrize(("said", "scheme"), [("https,http", "https"), ("http", "http")])
def test_a_poster_leads_back_the_way_the_host_came(tmp_path: Path, said: str, scheme: str) -> None:
    with a_plain_house(tmp_path, base_url=PATH) as house:
        room = house.open()
        page = house.host().get(f"/poster/{room.code}", Host="hub.example", X_Forwarded_Proto=said)
        assert f"QR code for {scheme}://hub.example{PATH}join/{room.code}" in page.text


def test_without_a_proxy_nobody_is_believed_about_https(tmp_path: Path) -> None:
    with a_plain_house(tmp_path) as house:
        room = house.open()
        page = house.host().get(f"/poster/{room.code}", Host="seance.example", X_Forwarded_Proto="https")
        assert f"QR code for http://seance.example/join/{room.code}" in page.text


def test_who_tries_codes_through_two_proxies_shuts_out_nobody_else(house: House) -> None:
    def tries(address: str) -> int:
        return ask(house, "/join/QUQU99", X_Forwarded_For=address).status

    for _ in range(MISTAKES):
        tries("203.0.113.9,::ffff:127.0.0.1")
    assert tries("203.0.113.9,127.0.0.1") == 429
    assert tries("::ffff:203.0.113.9") == 429
    assert tries("203.0.113.10,::ffff:127.0.0.1") == 404
    assert tries("::ffff:203.0.113.11") == 404
