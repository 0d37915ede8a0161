"""The plain pages in a real browser: two taps, any width, by keyboard, without script, and printed."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from mysterium_nb.engine.rules import Rules
from mysterium_nb.house.hosted_table import HostedTable
from tests.browser.axe import axe
from tests.browser.visitors import Visitors
from tests.server.plain_house import PlainHouse, a_plain_house

WIDTHS = (320, 360, 768, 1440)
_SMALL = """() => [...document.querySelectorAll("a, button, input:not([type=hidden]), select, summary")]
    .filter(element => element.offsetParent !== null)
    .filter(element => { const box = element.getBoundingClientRect(); return box.width < 44 || box.height < 44; })
    .map(element => element.outerHTML.slice(0, 120))"""
_SIDEWAYS = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


@pytest.fixture
def house(tmp_path: Path) -> Iterator[PlainHouse]:
    with a_plain_house(tmp_path, base_url="/a/house/") as house:
        yield house


def a_full_house(house: PlainHouse) -> list[str]:
    """One page of every kind, with long names on it."""
    lobby, begun, over = house.open(), house.open(Rules.classic(players=3)), house.open()
    house.browser().join(lobby, "yellow", "Maximiliane-Theodora X")
    house.browser().join(begun, "red", "Wwwwwwwwwwwwwwwwwwwwwwww")
    house.begin(begun)
    house.play_out(over)
    joins = [f"/join/{room.code}" for room in (lobby, begun, over)]
    others = [
        "/",
        "/join/QUQU11",
        "/rules?edition=original&players=7",
        f"/poster/{lobby.code}",
        "/games",
        "/learn",
        "/nothing",
    ]
    about = [f"/games/{over.table.game}/delete", f"/resume/{lobby.code}/notthelinkatall"]
    return [*joins, *others, *about, "/third", "/moved"]


def a_page(house: PlainHouse, visitors: Visitors, **options: object) -> Page:
    """A browser whose owner is the host, too."""
    context = visitors.new(**options)
    context.add_cookies(
        [{"name": "mysterium_host", "value": house.host().cookies["mysterium_host"], "url": house.address}]
    )
    return context.new_page()


def _that_stays(route: Route) -> None:
    """The page of somebody who waits at the door, which does not ask again while it is looked at."""
    answer = route.fetch()
    route.fulfill(response=answer, headers={name: value for name, value in answer.headers.items() if name != "refresh"})


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_page_fits_every_width_and_has_no_fault(house: PlainHouse, visitors: Visitors, lang: str) -> None:
    page = a_page(house, visitors)
    page.route("**/third*", _that_stays)
    for path in a_full_house(house):
        page.goto(f"{house.address}{path}{'&' if '?' in path else '?'}lang={lang}")
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": 780})
            assert page.evaluate(_SIDEWAYS) == 0, (path, width)
            assert page.evaluate(_SMALL) == [], (path, width)
        assert axe(page, "html") == [], path


def test_two_taps_on_a_phone_without_script(house: PlainHouse, visitors: Visitors) -> None:
    room = house.open()
    page = a_page(
        house,
        visitors,
        viewport={"width": 360, "height": 740},
        has_touch=True,
        is_mobile=True,
        java_script_enabled=False,
    )
    page.goto(f"{house.address}/?code={room.code.lower()}")
    button = page.locator("button.go")
    expect(page.get_by_role("button", name="Take this seat", exact=True)).to_be_visible()
    page.get_by_label("Your name").fill("Ines")
    page.get_by_role("radio", name="Dov Marrow").tap()
    expect(page.get_by_role("button", name="Sit down as Dov Marrow", exact=True)).to_be_visible()
    button.tap()
    page.wait_for_url(f"**/table/{room.code}?seat=blue")
    assert sat(room) == {"blue": "Ines"}


def sat(room: HostedTable) -> dict[str, str]:
    return {sitter.seat: sitter.name for sitter in room.view.setup.sitters}


def test_the_keyboard_is_enough(house: PlainHouse, visitors: Visitors) -> None:
    room = house.open()
    page = a_page(house, visitors)
    page.goto(f"{house.address}/join/{room.code}")
    page.get_by_label("Your name").focus()
    page.keyboard.type("Ines")
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="Bruno Kessel")).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/table/{room.code}?seat=red")
    assert sat(room) == {"red": "Ines"}


def test_another_language_loses_nothing(house: PlainHouse, visitors: Visitors) -> None:
    room = house.open()
    page = a_page(house, visitors)
    page.goto(f"{house.address}/join/{room.code}")
    page.get_by_label("Your name").fill("Zoé")
    page.get_by_role("radio", name="Wen Halloran").check()
    page.get_by_role("button", name="Français").click()
    expect(page.get_by_label("Votre nom")).to_have_value("Zoé")
    expect(page.get_by_role("button", name="Être Wen Halloran")).to_be_visible()
    assert "_xsrf" not in page.url
    page.get_by_role("button", name="Être Wen Halloran").click()
    page.wait_for_url(f"**/table/{room.code}?seat=teal")


def test_the_poster_is_one_sheet_of_paper(house: PlainHouse, visitors: Visitors) -> None:
    page = a_page(house, visitors)
    page.goto(f"{house.address}/poster/{house.open().code}?lang=fr")
    printed = page.pdf(prefer_css_page_size=True)
    assert len(re.findall(rb"/Type\s*/Page\b", printed)) == 1
    box = re.search(rb"/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]", printed)
    assert box is not None
    assert (round(float(box[1])), round(float(box[2]))) == (595, 842)
