"""A crowd at the door: a whole class takes its seats in the same moment, everybody in a browser of their own."""

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

from mysterium_nb.engine.seats import SeatId
from mysterium_nb.lab.benchmarks.browser import PATIENCE, leave, press_when_ready

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

USABLE = ".mnb-panel button:enabled"


def seconds_to_open(browser: "Browser", url: str, places: Sequence[tuple[str, SeatId]]) -> float:
    """From the first press on "take this seat" until the last of the pages can be used."""
    doors = [at_the_door(browser, url, code, seat) for code, seat in places]
    began = time.perf_counter()
    for door in doors:
        take_seat(door)
    for page in doors:
        press_when_ready(page, USABLE)
    took = time.perf_counter() - began
    for page in doors:
        leave(page)
    return took


def at_the_door(browser: "Browser", url: str, code: str, seat: SeatId) -> "Page":
    """A visitor who has typed a name and chosen a seat; nothing moves by itself on this page.

    Thirty-five phones draw for themselves; here one machine would draw for all of them, and for the house besides.
    """
    page = browser.new_context(reduced_motion="reduce").new_page()
    page.set_default_timeout(PATIENCE)
    page.goto(f"{url}join/{code}")
    page.locator("#name").fill(f"Player {seat}")
    page.locator(f"#seat-{seat}").check()
    return page


def take_seat(page: "Page") -> None:
    # Everybody at once: a press that waits for the page to stand still would wait for everybody else's page as well.
    page.locator("form button.go").dispatch_event("click")
