"""The sound of a page: silent until it is switched on; then it follows the game, and sleeps when nobody looks."""

from typing import Any

from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.playing import Stage, mouse
from tests.browser.servers import Lab, Voila
from tests.browser.visitors import Visitors

TABLE = """
from mysterium_nb import Table
from mysterium_nb.engine.moves import PlacePawn, SaySure, SendVision
from mysterium_nb.widgets import HotSeat, PsychicDashboard, WatchDashboard
table = Table.new(players=4, difficulty="easy", seed="a quiet evening")
for colour in ("yellow", "red", "blue"):
    table.act("ghost", SendVision(colour, table.view("ghost").hand[:2]))
    table.act(colour, PlacePawn(colour, table.view("ghost").board[0][1]))
for colour in ("yellow", "red"):
    table.act(colour, SaySure(colour))
"""
PSYCHIC = 'PsychicDashboard(table.seat("blue"))'
PROJECTOR = 'WatchDashboard(table.seat("watch"))'
LAPTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
_LISTEN = """
globalThis.contexts = [];
globalThis.AudioContext = class extends AudioContext {
    constructor(options) { super(options); contexts.push(this); }
};
"""
"""Notes down every audio context that a page makes."""
_STATES = "states => JSON.stringify(contexts.map((context) => context.state)) === JSON.stringify(states)"
_HIDE = """(hidden) => {
    Object.defineProperty(document, "hidden", { get: () => hidden, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
}"""


class Listener:
    """Somebody before a page, who also hears."""

    def __init__(self, page: Page) -> None:
        page.add_init_script(_LISTEN)
        self.complaints: list[str] = []
        page.on("console", lambda message: self.complaints.append(message.text))
        self.page = page
        self.sound = page.locator(".mnb-sound")
        self.switch = page.get_by_role("switch", name="Sound")
        self.slider = self.sound.get_by_role("slider", name="Volume")
        self.question = page.get_by_role("group", name="Shall this room have sound?")

    def hide(self, *, hidden: bool) -> None:
        """Turn to another tab, or back."""
        self.page.evaluate(_HIDE, hidden)

    def hears(self, scene: str) -> None:
        expect(self.sound).to_have_attribute("data-heard", scene)

    def contexts(self, *states: str) -> None:
        """The states of all the audio contexts that the page has made since it was loaded."""
        self.page.wait_for_function(_STATES, arg=states)


def test_silent_until_switched_on_and_then_it_follows_the_game(voila: Voila, voila_visitors: Visitors) -> None:
    blue = Listener(voila_visitors.new(**LAPTOP).new_page())
    voila.open(blue.page, TABLE, PSYCHIC)
    page = Stage(blue.page.locator(".mnb"), mouse)
    expect(blue.switch).to_have_attribute("aria-checked", "false")
    expect(blue.slider).to_be_hidden()
    page.press("Light", "settings")
    expect(page.button("Night", "settings")).to_be_visible()
    blue.contexts()
    blue.hears("")
    blue.complaints.clear()  # about Voilà's own page

    blue.switch.click()
    expect(blue.switch).to_have_attribute("aria-checked", "true")
    blue.hears("calm")
    blue.contexts("running")
    page.press("I am sure", "dock")
    blue.hears("manifestation")

    blue.hide(hidden=True)
    blue.contexts("suspended")
    blue.hears("")
    blue.hide(hidden=False)
    blue.contexts("running")
    blue.hears("manifestation")

    blue.switch.click()
    blue.contexts("closed")
    blue.hears("")
    assert blue.complaints == []


def test_switch_and_slider_by_keyboard_are_remembered(voila: Voila, voila_visitors: Visitors) -> None:
    blue = Listener(voila_visitors.new(**LAPTOP).new_page())
    voila.open(blue.page, TABLE, PSYCHIC)
    blue.switch.focus()
    blue.page.keyboard.press("Space")
    blue.hears("calm")
    blue.contexts("running")
    blue.page.keyboard.press("Tab")
    expect(blue.slider).to_be_focused()
    expect(blue.slider).to_have_attribute("aria-valuetext", "70 %")
    blue.page.keyboard.press("ArrowLeft")
    blue.page.keyboard.press("ArrowLeft")
    expect(blue.slider).to_have_attribute("aria-valuetext", "60 %")

    blue.page.reload()
    expect(blue.switch).to_have_attribute("aria-checked", "true")
    expect(blue.slider).to_have_attribute("aria-valuetext", "60 %")
    blue.slider.focus()
    blue.page.keyboard.press("ArrowRight")
    expect(blue.slider).to_have_attribute("aria-valuetext", "65 %")
    blue.hears("calm")
    blue.page.keyboard.press("Home")
    blue.contexts("suspended")
    blue.hears("")


def test_a_projector_is_asked_once_and_a_phone_never(voila: Voila, voila_visitors: Visitors) -> None:
    room = voila_visitors.new(**LAPTOP)
    wall = Listener(room.new_page())
    voila.open(wall.page, TABLE, PROJECTOR)
    expect(wall.question).to_be_visible()
    wall.question.get_by_role("button", name="With sound").click()
    expect(wall.question).to_be_hidden()
    wall.hears("calm")
    wall.page.reload()
    expect(wall.switch).to_have_attribute("aria-checked", "true")
    expect(wall.question).to_be_hidden()

    phone = Listener(voila_visitors.new(viewport={"width": 360, "height": 780}, has_touch=True).new_page())
    voila.open(phone.page, TABLE, PSYCHIC)
    expect(phone.page.locator(".cue-title")).to_be_visible()
    expect(phone.question).to_be_hidden()


def test_people_around_one_screen_in_jupyterlab_hear_it_once(lab: Lab, no_outside_requests: BrowserContext) -> None:
    page = no_outside_requests.new_page()
    page.set_viewport_size({"width": 1440, "height": 900})
    heard = Listener(page)
    lab.open(page, TABLE + 'HotSeat(*map(table.seat, ("ghost", "yellow", "red", "blue")))')
    stage = Stage(page.locator(".mnb-behind"), mouse)
    stage.press("Yellow", "curtain")
    heard.switch.click()
    heard.hears("calm")
    stage.press("Blue", "curtain")
    stage.press("I am sure", "dock")
    heard.hears("manifestation")
    heard.contexts("running")
