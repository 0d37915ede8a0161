"""The sound of a page: silent until somebody switches it on, then it follows the game, and it sleeps when nobody looks."""

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, expect
import pytest

from tests.browser.playing import Stage, mouse
from tests.browser.servers import Lab, Voila
from tests.browser.visitors import Visitors

TABLE = """
from mysterium_nb import Table
from mysterium_nb.engine.moves import PlacePawn, SaySure, SendVision
from mysterium_nb.widgets import PsychicDashboard, WatchDashboard
table = Table.new(players=4, difficulty="easy", seed="a quiet evening")
for colour in ("yellow", "red", "blue"):
    table.act("ghost", SendVision(colour, table.view("ghost").hand[:2]))
    table.act(colour, PlacePawn(colour, table.view("ghost").board[0][1]))
for colour in ("yellow", "red"):
    table.act(colour, SaySure(colour))
"""
PSYCHIC = 'PsychicDashboard(table.seat("blue"))'
PROJECTOR = 'WatchDashboard(table.seat("watch"))'
_LISTEN = """
globalThis.contexts = [];
globalThis.AudioContext = class extends AudioContext {
    constructor(options) { super(options); contexts.push(this); }
};
"""
"""Notes down every audio context that a page makes."""
_STATES = "() => contexts.map((context) => context.state)"
_HIDE = """(hidden) => {
    Object.defineProperty(document, "hidden", { get: () => hidden, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
}"""


class Listener:
    """Somebody before a page, who also hears."""

    def __init__(self, page: Page) -> None:
        page.add_init_script(_LISTEN)
        self.page = page
        self.switch = page.get_by_role("switch", name="Sound")
        self.sound: Locator = page.locator(".mnb-sound")
        self.question = page.get_by_role("group", name="Shall this room have sound?")

    def hears(self, scene: str) -> None:
        expect(self.sound).to_have_attribute("data-heard", scene)

    def contexts(self, *states: str) -> None:
        self.page.wait_for_function(f"(states) => JSON.stringify(({_STATES})()) === JSON.stringify(states)", arg=states)


@pytest.fixture
def said(voila_visitors: Visitors) -> list[str]:
    """What a browser writes to its console about the game; Voilà's own page has something to say as well."""
    return []


def listener(visitors: Visitors, **device: object) -> Listener:
    return Listener(visitors.new(**(device or {"viewport": {"width": 1280, "height": 800}})).new_page())


def test_silent_until_switched_on_and_then_it_follows_the_game(voila: Voila, voila_visitors: Visitors) -> None:
    blue = listener(voila_visitors)
    said: list[str] = []
    blue.page.on("console", lambda message: said.append(message.text) if message.type in ("error", "warning") else None)
    voila.open(blue.page, TABLE, PSYCHIC)
    page = Stage(blue.page.locator(".mnb"), mouse)
    expect(blue.switch).to_have_attribute("aria-checked", "false")
    expect(blue.sound.get_by_role("slider")).to_be_hidden()
    page.press("Light", "settings")
    page.press("Night", "settings")
    blue.contexts()
    blue.hears("")

    before = len(said)
    blue.switch.click()
    expect(blue.switch).to_have_attribute("aria-checked", "true")
    blue.hears("calm")
    blue.contexts("running")
    page.press("I am sure", "dock")
    blue.hears("manifestation")

    blue.page.evaluate(_HIDE, True)
    blue.contexts("suspended")
    blue.hears("")
    blue.page.evaluate(_HIDE, False)
    blue.contexts("running")
    blue.hears("manifestation")

    blue.switch.click()
    blue.contexts("closed")
    blue.hears("")
    assert said[before:] == []
