"""The prologue in a real browser: it covers a game that begins, one press puts it away, and it is shown once."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import axe
from tests.browser.playing import Stage, mouse
from tests.browser.servers import Voila
from tests.browser.visitors import Visitors

TABLE = """
from mysterium_nb import Table
from mysterium_nb.widgets import PsychicDashboard
table = Table.new(players=4, difficulty="easy", seed="a quiet evening")
"""
BLUE = 'PsychicDashboard(table.seat("blue"))'


@pytest.fixture(params=["phone", "laptop"])
def listener(voila: Voila, voila_visitors: Visitors, request: pytest.FixtureRequest) -> Page:
    size = {"phone": {"width": 360, "height": 780}, "laptop": {"width": 1440, "height": 900}}[request.param]
    page = voila_visitors.listening(viewport=size, reduced_motion="reduce").new_page()
    voila.open(page, TABLE, BLUE)
    return page


def test_it_is_told_whole_and_escape_leads_to_the_table(listener: Page) -> None:
    page = Stage(listener.locator(".mnb"), mouse)
    prologue = page.panel("prologue")
    expect(prologue.get_by_role("paragraph")).to_have_count(3)
    expect(page.button("Skip", "prologue")).to_be_focused()
    expect(listener.get_by_role("status")).to_contain_text(prologue.get_by_role("heading").text_content() or "?")
    assert axe(listener, ".mnb-prologue") == []
    listener.keyboard.press("Escape")
    expect(prologue).to_be_hidden()
    expect(page.title).to_have_text("The ghost is looking for a vision for you.")
    page.press(re.compile("^The "), "board")
    expect(page.panel("sheet")).to_be_visible()


def test_a_press_anywhere_puts_it_away_and_a_page_loaded_again_tells_it_no_more(listener: Page) -> None:
    prologue = listener.locator(".mnb-prologue")
    prologue.locator(".heading").click()
    expect(prologue).to_be_hidden()
    listener.reload()
    expect(listener.locator(".mnb .cue-title")).to_have_text("The ghost is looking for a vision for you.")
    expect(listener.locator(".mnb-board button").first).to_be_visible()
    expect(prologue).to_be_hidden()


def test_it_goes_by_itself(listener: Page) -> None:
    prologue = listener.locator(".mnb-prologue")
    expect(prologue.get_by_role("button", name="Skip")).to_be_visible()
    expect(prologue).to_be_hidden(timeout=30_000)
    expect(listener.locator(".mnb .cue-title")).to_be_focused()
