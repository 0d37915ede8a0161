"""What a page costs: how soon it is there and how much memory its kernel takes, measured in turns with two others.

One is our own page without a kernel that was started ahead; the other is a bare page of Voilà's with one button and one
canvas, whose kernel was started ahead as ours was. Every browser is a fresh one, with nothing in its cache.
"""

import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, NamedTuple

from mysterium_nb.engine.moves import Start
from mysterium_nb.engine.rules import Rules
from mysterium_nb.lab.benchmarks.browser import leave, press_when_ready
from mysterium_nb.lab.benchmarks.class_arrival import USABLE, at_the_door, take_seat
from mysterium_nb.lab.benchmarks.figures import Figure
from mysterium_nb.lab.benchmarks.server_process import ServerProcess, own_memory, running_bare_voila, running_server
from mysterium_nb.link.client import connect_as_host
from mysterium_nb.protocol.host_commands import AtTable, FillWithBots, OpenTables

if TYPE_CHECKING:
    from playwright.sync_api import Browser, StorageState

AHEAD = 2
WAITING = AHEAD + 2
"""Kernels that wait in our house: for players, for a ghost and for the host."""
_CARD = ".mnb-panel button.card:enabled"
_BARE_BUTTON = "button.jupyter-button:enabled"
_MEASURED = """() => {
    const { requestStart, responseEnd } = performance.getEntriesByType("navigation")[0];
    const { kernelId } = JSON.parse(document.getElementById("jupyter-config-data").textContent);
    return [responseEnd - requestStart, kernelId];
}"""


class PageTiming(NamedTuple):
    """How a page opened: milliseconds until all of its HTML was there and until it could be used, and megabytes."""

    html: float
    usable: float
    memory: float


class MeasuredPage(NamedTuple):
    """A page of a running house, and what has to be known to open it."""

    house: ServerProcess
    path: str
    button: str
    """What can be pressed when the page can be used."""
    waiting: int
    """Kernels that wait for pages when the house rests."""
    cookies: "StorageState | None"

    def open(self, browser: "Browser") -> PageTiming:
        """Open the page while the house rests, look at its kernel while it rests again, and leave."""
        self.house.wait_until_idle(self.waiting)
        page = browser.new_context(storage_state=self.cookies).new_page()
        began = time.perf_counter()
        page.goto(f"{self.house.url}{self.path}", wait_until="commit")
        press_when_ready(page, self.button)
        usable = 1000 * (time.perf_counter() - began)
        page.wait_for_load_state("load")
        html, kernel = page.evaluate(_MEASURED)
        self.house.used.add(kernel)
        self.house.wait_until_idle(self.waiting)
        memory = own_memory(self.house.kernels()[kernel])
        leave(page)
        return PageTiming(html, usable, memory)


def page_figures(browser: "Browser", home: Path, rounds: int, tell: Callable[[str], None]) -> list[Figure]:
    with ExitStack() as houses:
        warm = houses.enter_context(running_server(home / "ahead", ahead=AHEAD))
        cold = houses.enter_context(running_server(home / "not ahead", ahead=0))
        bare = houses.enter_context(running_bare_voila(home / "bare", ahead=AHEAD))
        ours, unheated = _dashboard(browser, *warm, WAITING), _dashboard(browser, *cold, 0)
        theirs = MeasuredPage(bare, "voila/render/bare.ipynb", _BARE_BUTTON, AHEAD, None)
        opened: list[tuple[PageTiming, PageTiming, PageTiming]] = []
        for number in range(1, rounds + 1):
            tell(f"Opening pages in turns: {number} of {rounds}")
            opened.append((ours.open(browser), theirs.open(browser), unheated.open(browser)))
    (html, usable, memory), (_, bare_usable, bare_memory), (late_html, _, _) = (
        PageTiming(*map(median, zip(*column, strict=True))) for column in zip(*opened, strict=True)
    )
    return [
        Figure("HTML without preheating over HTML with it", late_html / html, "times", ">=10"),
        Figure("dashboard usable over bare page usable", usable / bare_usable, "times", "<=1.5"),
        Figure("dashboard kernel over bare kernel (USS)", memory / bare_memory, "times", "<=1.4"),
        Figure("HTML of a preheated page", html, "ms", ""),
        Figure("HTML without preheating", late_html, "ms", ""),
        Figure("dashboard usable", usable, "ms", ""),
        Figure("bare page usable", bare_usable, "ms", ""),
        Figure("dashboard kernel (USS)", memory, "MB", ""),
        Figure("bare kernel (USS)", bare_memory, "MB", ""),
    ]


def _dashboard(browser: "Browser", house: ServerProcess, host_link: str, waiting: int) -> MeasuredPage:
    """A psychic's page in a game that has begun."""
    house.wait_until_idle(waiting)
    host = connect_as_host(host_link)
    host.act(OpenTables(Rules.classic(players=4, difficulty="easy"), 1))
    code = host.view.tables[0].code
    page = at_the_door(browser, house.url, code, "yellow")
    take_seat(page)
    press_when_ready(page, USABLE)
    cookies = page.context.storage_state()
    leave(page)
    host.act(FillWithBots(code))
    host.act(AtTable(code, Start()))
    host.close()
    return MeasuredPage(house, f"table/{code}?seat=yellow", _CARD, waiting, cookies)
