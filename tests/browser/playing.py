"""Hands that play in a real browser: with a mouse, with a finger, or with the keyboard alone."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

Hand = Callable[[Locator], None]
"""Presses a button."""
ANSWER = re.compile(r"Now for (.+): hint at (.+)")
"""How the ghost's page says what is looked for: whoever plays both hands may read it."""
STILL: dict[str, Any] = {"viewport": {"width": 1200, "height": 800}, "reduced_motion": "reduce"}
"""A visitor for a long game: nothing moves by itself, which takes half the time to draw."""
STEPS = 400
"""More keys than any way through a page takes."""

_SEEN = """() => {
    const held = document.activeElement;
    if (held === null || held === document.body) return "nowhere: focus is lost";
    if (!held.closest(".mnb")) return "";
    const { outlineStyle, outlineWidth } = getComputedStyle(held);
    const box = held.getBoundingClientRect();
    const drawn = held.matches(":focus-visible") && outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
    const inside = box.width > 0 && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
    return drawn && inside ? "" : `not seen: ${held.outerHTML.slice(0, 300)}`;
}"""
_WAY = """target => {
    const WALKED = "button.card, button.group, button.column, button.psychic";
    const held = document.activeElement;
    if (held === target) return "Enter";
    const panel = target.closest(".mnb-panel");
    if (target.matches(WALKED) && panel.contains(held) && held.matches(WALKED)) {
        const [here, there] = [held.getBoundingClientRect(), target.getBoundingClientRect()];
        if (there.top - here.top > 8) return "ArrowDown";
        if (here.top - there.top > 8) return "ArrowUp";
        return there.left > here.left ? "ArrowRight" : "ArrowLeft";
    }
    return held.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING ? "Tab" : "Shift+Tab";
}"""


def mouse(target: Locator) -> None:
    target.click()


def finger(target: Locator) -> None:
    target.tap()


class Keyboard:
    """Goes to a button with Tab and the arrows and presses it with Enter; from then on the focus must be seen."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._inside = False

    def __call__(self, target: Locator) -> None:
        expect(target).to_be_enabled()
        if self._inside:
            self.see_focus()  # where the last press has led, now that its answer is here
        self.go_to(target)
        self._inside = True
        self.key("Enter")

    def go_to(self, target: Locator) -> None:
        for _ in range(STEPS):
            way, unseen = target.evaluate(f"target => [({_WAY})(target), ({_SEEN})()]")
            assert not (self._inside and unseen), unseen
            if way == "Enter":
                return
            self.key(way)
        raise AssertionError(f"No key leads to {target}.")

    def key(self, key: str) -> None:
        self._page.keyboard.press(key)

    def see_focus(self) -> None:
        """That the focus is somewhere, and that one can see where."""
        unseen = self._page.evaluate(_SEEN)
        assert not unseen, unseen


class Stage:
    """A page of ours, as the people before it read it."""

    def __init__(self, root: Locator, hand: Hand) -> None:
        self.root = root
        self.hand = hand
        self.title = root.locator(".cue-title")

    def button(self, name: str | re.Pattern[str], place: str = "") -> Locator:
        """A button by what it says, anywhere or in one place of the page."""
        return (self.panel(place) if place else self.root).get_by_role("button", name=name)

    def panel(self, place: str) -> Locator:
        return self.root.locator(f".mnb-{place}")

    def press(self, name: str | re.Pattern[str], place: str = "") -> None:
        self.hand(self.button(name, place).first)

    def pick(self, card: int) -> None:
        """Take another card of the ghost's hand."""
        self.hand(self.panel("hand").get_by_role("button").nth(card))

    def picked(self, cards: int) -> None:
        """Wait until so many cards of the hand are taken; none are when the last vision has left the page."""
        expect(self.panel("hand").locator("[aria-pressed=true]")).to_have_count(cards)


class Hands(Stage):
    """What people do at their pages, a step of the game at a time."""

    def visions(self) -> dict[str, str]:
        """As the ghost: one card for each psychic; and what it was for."""
        meant: dict[str, str] = {}
        while asked := ANSWER.match(self.title.text_content() or ""):
            who, meant[asked[1]] = asked[1], asked[2]
            self.pick(0)
            self.press(f"Send 1 to {who}", "handbar")
            expect(self.title).not_to_have_text(asked[0])
            self.picked(0)
        return meant

    def knocks(self) -> None:
        """As the ghost: let everybody know whether they were right."""
        knock = re.compile("^Knock once for ")
        expect(self.button(knock, "handbar")).to_be_visible()
        while self.button(knock, "handbar").count():
            text = self.button(knock, "handbar").text_content() or ""
            self.press(text, "handbar")
            expect(self.button(text, "handbar")).to_have_count(0)

    def lay_vision(self, group: int) -> None:
        """As the ghost: show which group it was, with the first three cards of the hand."""
        self.press(re.compile(f"^Group {group}"), "groups")
        for card in range(3):
            self.pick(card)
            self.picked(card + 1)
        self.press(f"Lay the shared vision for group {group}", "handbar")

    def find(self, card: str) -> None:
        """As a psychic: put the pawn on a card."""
        self.press(re.compile(f"^{re.escape(card)}\\."), "board")
        self.press("Place your pawn here", "sheet")
        expect(self.panel("sheet")).to_be_hidden()

    def be_sure(self) -> None:
        self.press("I am sure", "dock")
        expect(self.button("I am sure", "dock")).to_have_count(0)

    def vote(self, group: int) -> None:
        self.press(re.compile(f"^Group {group}"), "groups")
        self.press(f"Vote for group {group}", "dock")
        expect(self.button(f"Vote for group {group}", "dock")).to_have_count(0)


class HotSeatGame(Hands):
    """A game of four around one screen, in which the psychics know the answers."""

    def to_the_end(self) -> None:
        """From the closed curtain of the first hour to the page after the game."""
        self._raise_curtain()
        while ANSWER.match(self.title.text_content() or ""):
            self.hour()
            self.turn_to("The ghost")
            self._raise_curtain()
            self.knocks()
        self.revelation()

    def hour(self) -> None:
        """The ghost gives everybody a vision, and everybody finds the card."""
        meant = self.visions()
        self.press("Close the curtain", "curtain")
        for who, card in meant.items():
            self.turn_to(who)
            self.find(card)
        # Whoever is sure before the last pawn stands is asked again.
        for who in reversed(meant):
            self.turn_to(who)
            self.be_sure()

    def revelation(self) -> None:
        """The ghost shows the second group, and everybody votes for it."""
        self.lay_vision(2)
        for _ in range(3):
            self.press("Close the curtain", "curtain")
            self._raise_curtain()
            self.vote(2)
        expect(self.panel("hero").get_by_role("heading")).to_be_visible()

    def turn_to(self, who: str) -> None:
        """Bring somebody's page, or their curtain, onto the stage."""
        self.press(who, "curtain")
        expect(self.button(who, "curtain").first).to_have_attribute("aria-pressed", "true")

    def _raise_curtain(self) -> None:
        self.press("Open the curtain", "curtain")
        self.press("Yes, I am", "curtain")
        expect(self.title).to_be_visible()
