"""Visitors: browser contexts whose every request and every uncaught error is written down."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, Page, Request, WebError, WebSocket

from tests.browser import servers
from tests.browser.servers import HOST

PATIENCE = servers.PATIENCE * 1000
"""Milliseconds to wait for whatever a page is to show or to do, on two slow, busy cores."""


_SKIPS = """new MutationObserver(() => document.querySelector(".mnb-prologue button.close")?.click())
    .observe(document, { childList: true, subtree: true });"""


class Visitors:
    """Several people, each with a browser of their own: other cookies, another cache, another window."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._contexts: list[BrowserContext] = []
        self._asked: list[str] = []
        self.errors: list[str] = []
        """What went wrong in the scripts of the pages, and was caught by nobody."""

    def new(self, **options: Any) -> BrowserContext:
        """Another visitor, who skips every prologue; the options are those of Playwright's `new_context`."""
        context = self.listening(**options)
        context.add_init_script(_SKIPS)
        return context

    def listening(self, **options: Any) -> BrowserContext:
        """Another visitor, who skips nothing."""
        context = self._browser.new_context(**options)
        context.set_default_timeout(PATIENCE)
        context.on("request", self._note_request)
        context.on("weberror", self._note_error)
        context.on("page", self._follow)
        self._contexts.append(context)
        return context

    def close(self) -> None:
        for context in self._contexts:
            context.close()

    @property
    def outside(self) -> list[str]:
        """What was asked of any other host than ours."""
        asked = [urlsplit(url) for url in self._asked]
        return [url.geturl() for url in asked if url.scheme in ("http", "https", "ws", "wss") and url.hostname != HOST]

    def _follow(self, page: Page) -> None:
        page.on("websocket", self._note_socket)

    def _note_request(self, request: Request) -> None:
        self._asked.append(request.url)

    def _note_socket(self, socket: WebSocket) -> None:
        self._asked.append(socket.url)

    def _note_error(self, error: WebError) -> None:
        self.errors.append(str(error.error))


@contextmanager
def some_visitors(browser: Browser) -> Iterator[Visitors]:
    """Visitors who, when they leave, must have asked nothing of other hosts, and broken nothing."""
    visitors = Visitors(browser)
    yield visitors
    visitors.close()
    assert visitors.outside == []
    assert visitors.errors == []
