"""The class report in a real browser: offline, on a phone and on a laptop, by day and by night."""

from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import expect

from mysterium_nb.logs.reports import report
from mysterium_nb.logs.shipped_corpus import corpus
from tests.browser.axe import axe
from tests.browser.visitors import Visitors

_SIDEWAYS = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
_BLANK = "() => [...document.images].filter(image => !image.complete || !image.naturalWidth).length"
_WIDEST = (
    "() => Math.max(...[...document.querySelectorAll('.charts img')].map(image => image.getBoundingClientRect().right))"
)


@pytest.fixture(scope="module")
def page_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    games = corpus()
    folder = tmp_path_factory.mktemp("report") / "ours"
    report(games.only(games.games.filter(deal="evening-01")["game"].to_list()), folder)
    return folder / "report.html"


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("width", [360, 1440])
def test_the_report_is_read_offline(
    visitors: Visitors, page_file: Path, width: int, theme: Literal["light", "dark"]
) -> None:
    page = visitors.new(viewport={"width": width, "height": 800}, color_scheme=theme, offline=True).new_page()
    page.goto(page_file.as_uri())
    expect(page.get_by_role("heading", name="Our games")).to_be_visible()
    expect(page.get_by_role("region", name="The games")).to_be_visible()
    expect(page.get_by_role("img", name="Games won.")).to_be_visible()
    assert page.evaluate(_SIDEWAYS) == 0
    assert page.evaluate(_BLANK) == 0
    assert page.evaluate(_WIDEST) <= width
    page.keyboard.press("Tab")
    expect(page.get_by_role("region", name="The games")).to_be_focused()
    assert axe(page, "main") == []
