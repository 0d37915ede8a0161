"""Real browsers to measure pages with: Chromium, driven by Playwright, which comes with the extra [test]."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import TYPE_CHECKING

from mysterium_nb.lab.benchmarks.figures import PeerMissing

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

PATIENCE = 300_000
"""Milliseconds for a page to become usable, on two slow, busy cores."""
_ARGUMENTS = (
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    # Nothing outside has an address: a page that asks for a font from elsewhere does not wait for it.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
)


@contextmanager
def a_browser() -> Iterator["Browser"]:
    try:
        playwright = import_module("playwright.sync_api")
    except ImportError as error:
        raise PeerMissing("bench --load opens real pages with playwright: install mysterium-nb[test].") from error
    as_root = ("--no-sandbox",) if os.geteuid() == 0 else ()
    with playwright.sync_playwright() as driver:
        try:
            browser = driver.chromium.launch(
                executable_path=shutil.which("chromium"), args=[*_ARGUMENTS, *as_root], handle_sigint=False
            )
        except playwright.Error as error:
            raise PeerMissing("bench --load opens real pages in Chromium: install chromium.") from error
        try:
            yield browser
        finally:
            browser.close()


def press_when_ready(page: "Page", button: str) -> None:
    """Wait until a button is there, stands still, and would be pressed by whoever pressed there; it is not pressed."""
    page.locator(button).first.click(trial=True, timeout=PATIENCE)


def leave(page: "Page") -> None:
    """Go elsewhere, as whoever closes a tab does: the page still says that its kernel may go."""
    page.goto("about:blank")
    page.context.close()
