"""The host's page in a real browser, on a real house: tables are opened, filled, begun and paused; a seat moves."""

import re

from playwright.sync_api import Page, expect

from tests.browser.axe import axe
from tests.browser.servers import House
from tests.browser.visitors import Visitors


def the_host(house: House, visitors: Visitors, **screen: object) -> Page:
    page = visitors.new(**screen).new_page()
    page.goto(house.host_link)
    expect(page.locator(".mnb .cue-title")).to_have_text("Play now, or open tables")
    page.locator(".mnb-opening").get_by_role("button", name="Open tables").click()
    return page


def press(page: Page, name: str, *, within: str = ".mnb") -> None:
    page.locator(within).get_by_role("button", name=name, exact=True).click()


def test_a_host_opens_fills_begins_pauses_renames_and_moves_a_seat(house: House, visitors: Visitors) -> None:
    page = the_host(house, visitors, viewport={"width": 1440, "height": 900})
    press(page, "2", within=".mnb-opening")
    press(page, "Players: 3")
    page.get_by_label("Title, if you like").fill("Group")
    press(page, "Open 2 tables")
    tables = page.locator(".mnb-hosted")
    expect(tables).to_have_count(2)
    expect(tables.first).to_contain_text("Group 1")
    expect(page.locator(".mnb-opening")).to_be_hidden()

    first, second = tables.first, tables.last
    first.get_by_role("button", name="Fill with bots").click()
    expect(page.locator(".cue-title")).to_have_text("Group 1 is ready to begin")
    first.get_by_role("button", name="Begin", exact=True).click()
    expect(first.get_by_role("img", name="hour 1, of 7")).to_be_visible()
    expect(first.locator(".wait .clock")).to_have_text(re.compile(r"\d:\d\d"))
    expect(second).to_contain_text("3 seats are free")
    expect(first).to_contain_text("Hourglass")  # bots play, each in its own time

    first.get_by_role("button", name="Pause", exact=True).click()
    expect(first).to_contain_text("Only talk is open.")
    first.get_by_role("button", name=re.compile("Yellow")).click()
    first.get_by_label("Name", exact=True).fill("Zoë")
    first.get_by_role("button", name="Rename").click()
    expect(first.locator(".sitter", has_text="Zoë")).to_have_count(1)

    first.get_by_label("To whom?").fill("Edith")
    first.get_by_role("button", name="Give the seat").click()
    link = first.get_by_role("link", name="Open it here")
    expect(link).to_have_attribute("rel", "noopener")
    phone = visitors.new(viewport={"width": 360, "height": 740}).new_page()
    phone.goto(link.get_attribute("href") or "")
    phone.get_by_role("button", name="Bring my seat here").click()
    expect(phone.locator(".mnb .cue-title")).to_be_attached()
    expect(first.locator(".sitter", has_text="Edith")).not_to_contain_text("bot")
    expect(first.locator(".person")).to_contain_text("connected")

    first.get_by_role("button", name="All controls: table Group 1").click()
    first.get_by_role("button", name="Delete the table").click()
    expect(tables).to_have_count(2)
    first.get_by_role("button", name="Press again: all of it will be gone").click()
    expect(tables).to_have_count(1)
    expect(tables.first).to_contain_text("Group 2")


def test_begin_is_gone_the_moment_the_game_has_begun(house: House, visitors: Visitors) -> None:
    page = the_host(house, visitors, viewport={"width": 1440, "height": 900})
    press(page, "Open the table")
    table = page.locator(".mnb-hosted")
    table.get_by_role("button", name="Fill with bots").click()
    begin = table.get_by_role("button", name="Begin", exact=True)
    begin.click()
    expect(table.get_by_role("button", name="Pause", exact=True)).to_be_visible()
    expect(begin).to_have_count(0)


def test_the_page_fits_a_phone_and_strict_eyes_find_nothing(house: House, visitors: Visitors) -> None:
    page = the_host(house, visitors, viewport={"width": 360, "height": 740}, has_touch=True)
    assert axe(page, ".mnb") == []
    press(page, "3", within=".mnb-opening")
    press(page, "Open 3 tables")
    tables = page.locator(".mnb-hosted")
    expect(tables).to_have_count(3)
    tables.first.get_by_role("button", name="Fill with bots").click()
    tables.first.get_by_role("button", name="Begin", exact=True).click()
    expect(tables.first.locator(".hours")).to_be_visible()
    assert axe(page, ".mnb") == []
    tables.first.get_by_role("button", name=re.compile("The ghost")).click()
    expect(tables.first.get_by_label("To whom?")).to_be_visible()
    assert axe(page, ".mnb") == []
    press(page, "Light")
    expect(page.locator(".mnb-light")).to_be_visible()
    assert axe(page, ".mnb") == []
    assert page.evaluate("document.querySelector('.mnb-stage').scrollWidth") == 360
    small = page.locator(".mnb button:visible, .mnb a:visible, .mnb input:visible").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect()).filter(box => box.width < 43.5 || box.height < 43.5).length"
    )
    assert small == 0


def test_nobody_but_the_host_gets_the_page(house: House, visitors: Visitors) -> None:
    stranger = visitors.new().new_page()
    answer = stranger.goto(f"{house.base_url}host")
    assert answer is not None
    assert answer.status == 403
    answer = stranger.goto(f"{house.base_url}host/{'x' * 32}")
    assert answer is not None
    assert answer.status == 403
    answer = stranger.goto(f"{house.base_url}host/watch/BODA11")
    assert answer is not None
    assert answer.status == 403


def test_the_host_watches_a_table_with_one_press(house: House, visitors: Visitors) -> None:
    page = the_host(house, visitors, viewport={"width": 1440, "height": 900})
    press(page, "Open the table")
    link = page.locator(".mnb-hosted").get_by_role("link", name=re.compile("^Watch table"))
    with page.context.expect_page() as opened:
        link.click()
    watching = opened.value
    expect(watching.locator(".mnb-of-lobby")).to_be_visible()
    assert watching.url.endswith("?seat=watch")
