"""Real browsers: Debian's Chromium, a JupyterLab and a Voilà, started once for all the tests in this folder.

What lives longer than a test has the scope of the package: while Playwright is there, no other test can run asyncio.
"""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, expect, sync_playwright

from tests.browser.servers import HOST, House, Lab, Voila, a_house, a_lab, a_voila
from tests.browser.visitors import PATIENCE, Visitors, some_visitors

_ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    # Nothing outside has an address: a request that should not be there fails at once, with or without a network.
    f"--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE {HOST}",
]


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    chromium = shutil.which("chromium")
    assert chromium is not None, "These tests need Chromium: apt-get install chromium."
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=_ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture
def visitors(browser: Browser) -> Iterator[Visitors]:
    """Several people in one test: `visitors.new(viewport={"width": 360, "height": 740}, has_touch=True)`.

    The test fails if any of them asks another host than ours for anything, or a page's script breaks.
    """
    with some_visitors(browser) as visitors:
        yield visitors


@pytest.fixture
def voila_visitors(browser: Browser) -> Iterator[Visitors]:
    """Visitors of a plain Voilà. Its own page asks for two style sheets from elsewhere: what they ask is not judged."""
    visitors = Visitors(browser)
    yield visitors
    visitors.close()


@pytest.fixture
def no_outside_requests(visitors: Visitors) -> BrowserContext:
    """One visitor, whose every request to another host than ours fails the test."""
    return visitors.new()


@pytest.fixture(scope="package")
def _lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lab]:
    with a_lab(tmp_path_factory.mktemp("lab"), base_url="/a/house/") as lab:
        yield lab


@pytest.fixture
def lab(_lab: Lab) -> Iterator[Lab]:
    """JupyterLab, below a base URL as on a hub; when a test is over its kernels end."""
    yield _lab
    _lab.shut_kernels()


@pytest.fixture(scope="package")
def voila(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Voila]:
    """Voilà as it comes, without anything of ours in its server."""
    with a_voila(tmp_path_factory.mktemp("voila")) as voila:
        yield voila


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """Our own application, opened for one test alone."""
    with a_house(tmp_path) as house:
        yield house
