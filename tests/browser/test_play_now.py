"""One press to a game, on a real house: from its first page to one's own first vision, by touch and by keyboard."""

import re

from playwright.sync_api import expect

from tests.browser.axe import axe
from tests.browser.guests import PHONE, look
from tests.browser.servers import House
from tests.browser.visitors import Visitors


def test_one_tap_leads_from_the_first_page_to_a_vision(house: House, visitors: Visitors) -> None:
    page = visitors.new(**PHONE).new_page()
    page.goto(house.base_url)
    assert axe(page, "body") == []
    page.get_by_role("button", name=re.compile("^Play now")).tap()
    expect(page.locator(".mnb-visions button.card").first).to_be_visible()
    expect(page.locator("html")).to_have_js_property("scrollWidth", 360)
    page.get_by_role("button", name="Skip the tour").tap()
    page.locator(".mnb-board button.card").first.tap()
    page.get_by_role("button", name=re.compile("^Place your pawn")).tap()
    expect(page.locator(".mnb-board .card .pawn.mine")).to_have_count(1)
    [table] = look(house).tables
    assert table.instant
    page.get_by_role("button", name="Table", exact=True).tap()
    page.get_by_role("button", name="Invite, or change your name").tap()
    expect(page.locator(".mnb-myseat .code")).to_have_text(table.code)
    page.get_by_label("Your name").fill("Zoë")
    page.get_by_role("button", name="Change").tap()
    expect(page.get_by_label("Your name")).to_have_value("Zoë")
    assert axe(page, ".mnb-myseat") == []
    expect(page.locator("html")).to_have_js_property("scrollWidth", 360)
    assert "Zoë" in [seat.name for seat in look(house).tables[0].seats]


def test_the_ghosts_screen_is_one_key_away_and_the_way_back_too(house: House, visitors: Visitors) -> None:
    page = visitors.new(viewport={"width": 1440, "height": 900}).new_page()
    page.goto(house.base_url)
    page.get_by_role("button", name=re.compile("^Play as the ghost")).press("Enter")
    expect(page.locator(".mnb-hand button.card")).to_have_count(7)
    seat = page.url
    page.goto(house.base_url)
    page.get_by_role("link", name=re.compile("^Back to your seat")).press("Enter")
    expect(page.locator(".mnb-hand button.card")).to_have_count(7)
    assert page.url == seat


def test_the_host_plays_in_a_window_of_its_own(house: House, visitors: Visitors) -> None:
    page = visitors.new(viewport={"width": 1440, "height": 900}).new_page()
    page.goto(house.host_link)
    with page.context.expect_page() as opened:
        page.get_by_role("link", name=re.compile("^Play now")).click()
    expect(opened.value.locator(".mnb-visions button.card").first).to_be_visible()
    expect(page.locator(".mnb-hosted")).to_contain_text("a game with bots, opened at the door")
