"""A house below a path of another web server: people, programs and the host come in by its address alone."""

from pathlib import Path

from playwright.sync_api import expect

from mysterium_nb.engine.events import PawnPlaced, SureSaid
from tests.browser.guests import look
from tests.browser.midgame import mid_game
from tests.browser.nginx import an_nginx
from tests.browser.servers import a_house, gone
from tests.browser.visitors import Visitors

PATH = "/seance/"


def test_a_seat_is_taken_and_played_through_a_proxy(tmp_path: Path, visitors: Visitors) -> None:
    with a_house(tmp_path, f"--base-url={PATH}") as house, an_nginx(tmp_path / "nginx", house.port, PATH) as proxy:
        house.base_url = proxy.base_url
        with mid_game(house, visitors) as game:
            guest = game.guest
            assert guest.page.url.startswith(f"{proxy.base_url}table/")
            assert game.yellow_has(PawnPlaced) == 1
            place, kernel = guest.position(), guest.kernel
            with gone(house.kernels()[kernel]):
                guest.page.reload()
            expect(guest.title).to_be_visible()
            guest.is_at(place)
            guest.be_sure()
            assert game.yellow_has(SureSaid) == 1
            with gone(house.kernels()[guest.kernel]):
                guest.page.close(run_before_unload=True)
            assert look(house).pages == 0
            proxy.wait_for_websocket(f"{PATH}api/kernels/{kernel}/channels?")
    assert [path for path in proxy.asked if not path.startswith(PATH)] == []
