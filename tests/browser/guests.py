"""Guests of a real house: each comes in by the join page, with a browser of their own, and sits at their own page."""

from contextlib import suppress
from typing import Any

from playwright.sync_api import BrowserContext, expect
from playwright.sync_api import TimeoutError as Impatient

from mysterium_nb import Rules, connect_as_host
from mysterium_nb.protocol.host_commands import HostCommand, OpenTables
from mysterium_nb.protocol.house_view import HouseView
from tests.browser.playing import Hands, finger, mouse
from tests.browser.servers import House

PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 740},
    "has_touch": True,
    "is_mobile": True,
    "reduced_motion": "reduce",
}
"""A visitor with a phone held upright, who plays with a finger."""
_PLACES = ".mnb .cue-title, .mnb .more, .mnb-visions, .mnb-board, .mnb-dock, .mnb-others"
_WORDS = f"""() => [...document.querySelectorAll("{_PLACES}")]
    .flatMap(one => [one, ...one.querySelectorAll("[aria-label]")])
    .map(one => (one.ariaLabel ?? one.innerText).replaceAll(/\\s+/g, " ").trim())"""
KERNEL = "() => JSON.parse(document.getElementById('jupyter-config-data')?.textContent ?? '{}').kernelId"
"""Which kernel is behind a page."""


class Guest(Hands):
    def __init__(self, context: BrowserContext) -> None:
        self.page = context.new_page()
        touch = self.page.evaluate("() => navigator.maxTouchPoints > 0")
        super().__init__(self.page.locator(".mnb"), finger if touch else mouse)
        self.lost = self.page.locator("#lost")
        """The banner of a page whose line is down."""

    @property
    def kernel(self) -> str:
        """The kernel behind the page."""
        return str(self.page.evaluate(KERNEL))

    def join(self, house: House, code: str, seat: str, name: str) -> None:
        """From the join page to one's own page."""
        self.ask_for(house, code, seat, name)
        expect(self.title).to_be_visible()

    def ask_for(self, house: House, code: str, seat: str, name: str) -> None:
        """Take a seat, whatever the house shows then."""
        self.page.goto(f"{house.base_url}join/{code}")
        self.page.get_by_label("Your name").fill(name)
        self.hand(self.page.locator(f"#seat-{seat}"))
        self.hand(self.page.locator("button.go"))

    def skip_tour(self) -> None:
        """What the house shows a newcomer, put away."""
        self.press("Skip", "tour")
        expect(self.panel("tour")).to_be_hidden()

    def position(self) -> list[str]:
        """All that one can read and press on the page: the same words mean that one is in the same place."""
        return [str(words) for words in self.page.evaluate(_WORDS)]

    def is_at(self, place: list[str]) -> None:
        """Wait until the page is where one was before."""
        with suppress(Impatient):  # then the words that differ say more
            self.page.wait_for_function(f"place => JSON.stringify(({_WORDS})()) === JSON.stringify(place)", arg=place)
        assert self.position() == place

    def sees_no_more_than(self, place: list[str]) -> None:
        """Wait until all the words on the page were also in another place."""
        with suppress(Impatient):  # then the words that are new say more
            self.page.wait_for_function(f"place => ({_WORDS})().every(words => place.includes(words))", arg=place)
        assert [words for words in self.position() if words not in place] == []

    def fits(self) -> None:
        """That nothing has to be pushed sideways to be read, also on a page that just loads itself again."""
        assert self.page.viewport_size is not None
        expect(self.page.locator("html")).to_have_js_property("scrollWidth", self.page.viewport_size["width"])


def look(house: House) -> HouseView:
    """The house as its host sees it now."""
    host = connect_as_host(house.host_link)
    try:
        return host.view
    finally:
        host.close()


def wish(house: House, wished: HostCommand) -> HouseView:
    """What the host's notebook does: `wish(house, OpenTables(rules))`."""
    host = connect_as_host(house.host_link)
    try:
        return host.act(wished)
    finally:
        host.close()


def a_table(house: House, rules: Rules) -> str:
    """A table of its own for these rules; its code."""
    return wish(house, OpenTables(rules)).tables[-1].code
