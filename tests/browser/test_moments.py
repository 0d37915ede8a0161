"""What happens is played over a page and is never in the way: with motion, a press in the middle, without motion."""

import re
from typing import Any

import pytest
from playwright.sync_api import ConsoleMessage, Locator, Page, expect

from tests.browser.playing import Stage, finger
from tests.browser.servers import Voila
from tests.browser.visitors import Visitors

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 780}, "has_touch": True, "is_mobile": True}
CALM: dict[str, Any] = {**PHONE, "reduced_motion": "reduce"}
TABLE = """
from ipywidgets import Button, VBox
from mysterium_nb import Table
from mysterium_nb.engine.moves import PlacePawn, Reveal, SaySure, SendVision
from mysterium_nb.widgets import Dashboard
table = Table.new(players=4, difficulty="easy", seed="a quiet evening")
PSYCHICS = ("yellow", "red", "blue")
ghost = lambda: table.view("ghost")
belongs = lambda colour: ghost().sets[PSYCHICS.index(colour)][ghost().psychic(colour).step]
wrong = lambda colour: next(card for card in ghost().board[0] if card != belongs(colour))
def send(*colours):
    for colour in colours:
        table.act("ghost", SendVision(colour, ghost().hand[:2]))
def place(colour, card):
    table.act(colour, PlacePawn(colour, card))
def sure(*colours):
    for colour in colours:
        table.act(colour, SaySure(colour))
"""
STEPS = """
steps = iter((
    lambda: send(*PSYCHICS),
    lambda: [place("red", belongs("red")), place("yellow", wrong("yellow"))],
    lambda: place("blue", belongs("blue")) if ghost().psychic("blue").pawn is None else None,
    lambda: sure(*PSYCHICS),
    lambda: table.act("ghost", Reveal("red")),
    lambda: table.act("ghost", Reveal("yellow")),
))
button = Button(description="What comes next")
button.on_click(lambda _: next(steps)())
VBox([Dashboard(table.seat(SEAT)), button])
"""
_MOVING = """() => document.getAnimations().filter(
    (one) => !(one instanceof CSSAnimation || one instanceof CSSTransition) && one.effect.target?.closest(".mnb")
).length"""
_LISTEN = """() => {
    window.heard = [];
    document.addEventListener("mnb-cue", ({ detail }) => heard.push(detail.name));
    window.animated = 0;
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...all) {
        animated += Boolean(this.closest(".mnb-moments") || this.closest(".mnb"));
        return animate.apply(this, all);
    };
}"""


class Evening:
    """A page at which one thing after another happens, and all that its script complained of."""

    def __init__(self, voila: Voila, page: Page, seat: str) -> None:
        self.page = page
        self.wrong: list[str] = []
        page.on("pageerror", lambda error: self.wrong.append(str(error)))
        page.on("console", self._note)
        voila.open(page, TABLE, f"SEAT = {seat!r}\n{STEPS}")
        self.stage = Stage(page.locator(".mnb"), finger)
        expect(self.stage.title).to_be_attached()
        page.evaluate(_LISTEN)

    def _note(self, message: ConsoleMessage) -> None:
        # Voilà's own page asks for two style sheets from elsewhere, and one of its plugins misses another.
        ours = not re.search("ERR_NAME_NOT_RESOLVED|ipyparallel", message.text)
        if message.type == "error" and ours:
            self.wrong.append(message.text)

    def next(self) -> None:
        """By script, since a press would end what is played."""
        self.page.evaluate("() => [...document.querySelectorAll('button')].at(-1).click()")

    def scene(self, words: str = "") -> Locator:
        """What is played now, and says these words."""
        return self.page.locator(".mnb-moments .scene").filter(has_text=words).last

    @property
    def voice(self) -> Locator:
        return self.page.locator(".mnb-cue [role=status]")

    def over(self) -> None:
        """Nothing is left of what was played."""
        expect(self.page.locator(".mnb-moments > *")).to_have_count(0)
        assert self.page.evaluate(_MOVING) == 0

    def heard(self, cue: str) -> None:
        self.page.wait_for_function("name => heard.includes(name)", arg=cue)


@pytest.fixture
def phone(voila: Voila, voila_visitors: Visitors) -> Evening:
    return Evening(voila, voila_visitors.new(**PHONE).new_page(), "blue")


def test_a_press_in_the_middle_of_a_flight_does_at_once_what_it_does(phone: Evening) -> None:
    phone.next()
    expect(phone.scene()).to_be_visible()
    expect(phone.voice).to_contain_text("The ghost sent Blue: ")
    card = phone.stage.panel("board").get_by_role("button").nth(1)
    phone.stage.hand(card)
    expect(card).to_have_attribute("aria-pressed", "true")
    phone.over()
    phone.stage.press("Place your pawn here", "sheet")
    expect(card).to_have_accessible_name(re.compile("Here stands your pawn"))
    phone.heard("pawn")
    phone.over()
    phone.next()
    phone.next()
    phone.next()
    expect(phone.scene("The first hour strikes")).to_be_visible()
    phone.page.keyboard.press("Escape")
    phone.over()
    phone.next()
    expect(phone.scene("One knock: Red is right")).to_be_visible()
    phone.heard("knock")
    phone.over()  # by itself
    phone.next()
    expect(phone.scene("Two knocks: not the ")).to_be_visible()
    phone.heard("knocks")
    phone.over()
    assert phone.wrong == []


def test_a_page_that_is_loaded_later_shows_the_end_of_it_all(phone: Evening) -> None:
    phone.next()
    expect(phone.scene()).to_be_visible()
    phone.over()
    expect(phone.stage.panel("visions").get_by_role("button")).to_have_count(2)
    assert phone.page.evaluate("() => heard") == ["vision", "turn", "turn"]


def test_without_motion_nothing_moves_and_the_words_are_there(voila: Voila, voila_visitors: Visitors) -> None:
    calm = Evening(voila, voila_visitors.new(**CALM).new_page(), "blue")
    calm.next()
    expect(calm.voice).to_contain_text("The ghost sent Blue: ")
    expect(calm.stage.panel("visions").get_by_role("button")).to_have_count(2)
    calm.over()
    for words in ("", "", "The first hour strikes", "One knock: Red is right", "Two knocks: not the "):
        calm.next()
        if words:
            expect(calm.scene(words)).to_be_visible()
    calm.over()
    assert calm.page.evaluate("() => animated") == 0
    assert calm.wrong == []


def test_on_a_drawn_table_the_scenes_are_played_over_it(voila: Voila, voila_visitors: Visitors) -> None:
    wide = voila_visitors.new(viewport={"width": 1280, "height": 720})
    watch = Evening(voila, wide.new_page(), "watch")
    expect(watch.page.locator(".mnb-table > canvas[data-drawn]")).to_be_visible()
    watch.next()
    watch.heard("vision")
    watch.next()
    watch.heard("pawn")
    watch.next()
    watch.next()
    expect(watch.scene("The first hour strikes")).to_be_visible()
    watch.over()
    assert watch.wrong == []
