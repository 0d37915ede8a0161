"""What goes wrong with the house itself: the power goes, tabs are closed by the dozen, more people come than fit."""

import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from mysterium_nb import Rules
from tests.browser.guests import KERNEL, PHONE, Guest, a_table, look
from tests.browser.midgame import mid_game
from tests.browser.playing import STILL
from tests.browser.servers import House, a_house, gone
from tests.browser.visitors import Visitors


def now() -> int:
    """The time as tables keep it, in milliseconds."""
    return time.time_ns() // 1_000_000


def test_the_power_goes_and_comes_back(tmp_path: Path, visitors: Visitors) -> None:
    """The page says that its line is down, comes back by itself, and the hourglass has lost nothing."""
    with a_house(tmp_path) as house, mid_game(house, visitors) as game:
        guest = game.guest
        place, kernel, deadline = guest.position(), guest.kernel, game.table.deadline
        assert deadline is not None
        with gone(*house.kernels().values()):
            house.kill()
            expect(guest.lost).to_contain_text("Connection lost. Trying again…")
        with closing(house.database()) as database:
            stopped = int(database.get_value("alive_at") or 0)
        begun = now()
        with a_house(tmp_path, port=house.port):
            guest.page.wait_for_function(f"before => ({KERNEL})() !== before", arg=kernel)
            expect(guest.lost).to_be_hidden()
            guest.is_at(place)
            later = game.table.deadline
            assert later is not None
            assert begun - stopped <= later - deadline <= now() - stopped + 1000
            guest.be_sure()


@pytest.fixture(scope="module")
def small_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house with room for two pages."""
    with a_house(tmp_path_factory.mktemp("small"), "--pages=2") as house:
        yield house


def test_whoever_does_not_fit_in_is_told_their_place_and_comes_in_by_themselves(
    small_house: House, visitors: Visitors
) -> None:
    code = a_table(small_house, Rules.classic(players=5))
    first, second, third, fourth = (Guest(visitors.new(**device)) for device in (STILL, STILL, PHONE, STILL))
    first.join(small_house, code, "yellow", "Tom")
    second.join(small_house, code, "red", "Zoé")
    third.ask_for(small_house, code, "blue", "Jun")
    expect(third.page.get_by_role("heading", name="You are number 1 at the door.")).to_be_visible()
    expect(third.page.locator("body")).to_contain_text("The house is full just now.")
    third.fits()
    fourth.ask_for(small_house, code, "teal", "Ines")
    expect(fourth.page.get_by_role("heading", name="You are number 2 at the door.")).to_be_visible()
    close(first.page)
    expect(third.title).to_be_visible()
    expect(fourth.page.get_by_role("heading", name="You are number 1 at the door.")).to_be_visible()
    close(second.page)
    expect(fourth.title).to_be_visible()


@pytest.mark.parametrize("times", [10, pytest.param(50, marks=pytest.mark.soak)])
def test_a_closed_tab_takes_its_kernel_along(small_house: House, visitors: Visitors, times: int) -> None:
    """Whether its page stood already, or only began to."""
    guest = Guest(visitors.new(**STILL))
    guest.join(small_house, a_table(small_house, Rules.classic(players=4)), "yellow", "Tom")
    address = guest.page.url
    for number in range(times):
        with gone(small_house.kernels()[guest.kernel]):
            close(guest.page)
        guest = Guest(guest.page.context)
        guest.page.goto(address, wait_until="domcontentloaded")
        if number % 3 == 0:
            expect(guest.title).to_be_visible()
    with gone(small_house.kernels()[guest.kernel]):
        close(guest.page)
    assert look(small_house).pages == 0


def close(page: Page) -> None:
    """Close a tab as a person does: the page hears of it."""
    page.close(run_before_unload=True)
