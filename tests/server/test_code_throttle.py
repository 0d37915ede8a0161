"""The way in: a code, however it was typed, and a throttle that minds wrong ones only."""

import pytest

from mysterium_nb.engine.errors import IllegalMove
from mysterium_nb.engine.seats import WATCH
from mysterium_nb.house.database import HouseDatabase
from mysterium_nb.house.house import House
from mysterium_nb.server.code_throttle import FORGIVEN_EVERY, MISTAKES, CodeThrottle, TooManyAttempts
from mysterium_nb.table.store import MemoryStore
from tests.server.plain_house import PlainHouse, a_plain_house

HOME = "192.168.1.20"


class Hand:
    """Turns a clock."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def a_guard(hand: Hand) -> CodeThrottle:
    return CodeThrottle(House(MemoryStore(), HouseDatabase(None)), clock=hand)


def tired_guard(hand: Hand, address: str = HOME) -> CodeThrottle:
    throttle = a_guard(hand)
    for _ in range(MISTAKES):
        throttle.check(address)
        throttle.record_failure(address)
    return throttle


def test_the_door_asks_for_a_code(house: PlainHouse) -> None:
    page = house.browser().get("/")
    assert page.status == 200
    assert "Table code" in page.words
    assert page.text.count("<h1") == 1


@pytest.mark.parametrize("typed", ["{0}", " {0} ", "{1}", "{2}", "{3}"])
def test_a_code_may_be_typed_in_many_ways(house: PlainHouse, typed: str) -> None:
    code = house.open().code
    spelt = typed.format(code, code.lower(), f"{code[:4]} {code[4:]}", f"{code[:4].lower()}-{code[4:]}")
    spelt = spelt.replace(" ", "%20")
    assert house.browser().get(f"/?code={spelt}").to == f"/join/{code}"
    page = house.browser().get(f"/join/{spelt}")
    assert (page.status, page.to) in ((200, ""), (302, f"/join/{code}"))


def test_a_wrong_code_is_said_so_and_kept(house: PlainHouse) -> None:
    page = house.browser().get("/join/XYXY99")
    assert page.status == 404
    assert "There is no table with this code." in page.words
    assert 'value="XYXY99"' in page.text


def test_nothing_at_all_is_no_code(house: PlainHouse) -> None:
    assert house.browser().get("/?code=%20-%20").status == 200


def test_the_door_leads_back_to_ones_seats(house: PlainHouse) -> None:
    room = house.open()
    browser = house.browser()
    browser.join(room, "teal", "Jun")
    page = browser.get("/")
    assert "Back to your seat" in page.words
    assert f'href="/table/{room.code}?seat=teal"' in page.text
    assert "Back to your seat" not in house.browser().get("/").words


def test_everything_is_below_the_base_url(tmp_path: object) -> None:
    with a_plain_house(tmp_path, base_url="/a/house/") as house:  # type: ignore[arg-type] # pytest gives a path
        room = house.open()
        assert house.browser().get(f"/?code={room.code}").to == f"/a/house/join/{room.code}"
        page = house.browser().get(f"/join/{room.code}")
        assert 'href="/a/house/mysterium_nb/static/plain.css"' in page.text
        assert 'src="/a/house/mysterium_nb/cards/' in page.text
        assert f'action="/a/house/join/{room.code}"' in page.text


# The throttle


def test_thirty_people_behind_one_address_get_in(house: PlainHouse) -> None:
    room = house.open()
    for _ in range(30):
        browser = house.browser()
        assert browser.get("/join/QUQU11").status == 404
        assert browser.get(f"/join/{room.code}").status == 200
        assert browser.join(room, WATCH).status == 303


def test_whoever_tries_codes_by_the_dozen_has_to_wait(house: PlainHouse) -> None:
    room, browser = house.open(), house.browser()
    for number in range(MISTAKES):
        assert browser.get(f"/join/QUQU{number}").status == 404
    for path in ("/join/QUQU11", f"/join/{room.code}", f"/rules/{room.code}", f"/?code={room.code}"):
        page = browser.get(path)
        page = browser.get(page.to) if page.to else page
        assert page.status == 429
        assert page.headers["Retry-After"] == "60"
        assert "You have tried many codes. Wait a minute, then try again." in page.words
    house.app.now += 60
    assert browser.get(f"/join/{room.code}").status == 200


def test_who_has_a_seat_is_always_let_in(house: PlainHouse) -> None:
    room, sitting = house.open(), house.browser()
    sitting.join(room, "red", "Aïcha")
    for number in range(MISTAKES):
        house.browser().get(f"/join/QUQU{number}")
    assert house.browser().get(f"/join/{room.code}").status == 429
    assert sitting.get(f"/join/{room.code}").status == 200


def test_right_codes_cost_nothing() -> None:
    throttle = a_guard(Hand())
    for _ in range(10 * MISTAKES):
        throttle.check(HOME)


def test_mistakes_are_forgiven_one_by_one() -> None:
    hand = Hand()
    throttle = tired_guard(hand)
    with pytest.raises(TooManyAttempts):
        throttle.check(HOME)
    hand.now += FORGIVEN_EVERY
    throttle.check(HOME)
    throttle.record_failure(HOME)
    with pytest.raises(IllegalMove):
        throttle.check(HOME)


def test_other_addresses_do_not_pay_for_it() -> None:
    tired_guard(Hand()).check("192.168.1.21")


@pytest.mark.parametrize(("other", "shut_out"), [("2001:db8:1:2:ffff::9", True), ("2001:db8:1:3::1", False)])
def test_a_network_of_long_addresses_counts_as_one(other: str, shut_out: bool) -> None:  # noqa: FBT001 - a parameter
    throttle = tired_guard(Hand(), "2001:db8:1:2::1")
    if shut_out:
        with pytest.raises(TooManyAttempts):
            throttle.check(other)
    else:
        throttle.check(other)


def test_the_guard_does_not_remember_the_whole_world_but_those_who_go_on() -> None:
    hand = Hand()
    throttle = tired_guard(hand)
    for number in range(30_000):
        throttle.record_failure(f"10.0.{number // 256}.{number % 256}")
        if number % 1000 == 0:
            throttle.record_failure(HOME)
    assert len(throttle._wrong) <= 10_000
    with pytest.raises(TooManyAttempts):
        throttle.check(HOME)
