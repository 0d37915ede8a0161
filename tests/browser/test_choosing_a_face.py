"""Choosing a face at the door: with a finger on a phone, with the keyboard, and who is there already."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from mysterium_nb.engine.rules import Rules
from mysterium_nb.house.hosted_table import HostedTable
from tests.browser.axe import axe
from tests.browser.visitors import Visitors
from tests.server.plain_house import PlainHouse, a_plain_house

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


@pytest.fixture
def house(tmp_path: Path) -> Iterator[PlainHouse]:
    with a_plain_house(tmp_path, base_url="/a/house/") as house:
        yield house


@pytest.fixture
def room(house: PlainHouse) -> HostedTable:
    """A table of seven at which Tom plays yellow."""
    room = house.open(Rules.classic(players=7))
    house.browser().join(room, "yellow", "Tom")
    return room


@pytest.fixture
def phone(house: PlainHouse, room: HostedTable, visitors: Visitors) -> Page:
    page = visitors.new(**PHONE).new_page()
    page.goto(f"{house.address}/join/{room.code}?lang=en")
    return page


def sits(room: HostedTable) -> dict[str, str]:
    return {sitter.seat: sitter.name for sitter in room.view.setup.sitters}


def test_the_first_free_face_is_shown_and_with_a_name_it_is_ones_own(phone: Page, room: HostedTable) -> None:
    expect(phone.get_by_role("radio", name="Bruno Kessel")).to_be_checked()
    phone.get_by_label("Your name at the table").fill("Ines")
    phone.get_by_role("button", name="Sit down as Bruno Kessel").tap()
    phone.wait_for_url(f"**/table/{room.code}?seat=red")
    assert sits(room) == {"yellow": "Tom", "red": "Ines"}


def test_a_tap_on_a_small_face_brings_the_large_one(phone: Page) -> None:
    phone.locator(".thumb.blue").tap()
    expect(phone.locator(".spot.blue .portrait")).to_be_in_viewport(ratio=1)
    expect(phone.get_by_role("radio", name="Dov Marrow")).to_be_checked()
    expect(phone.get_by_role("button", name="Sit down as Dov Marrow")).to_be_visible()


def test_whoever_is_turned_to_is_chosen_and_a_face_that_is_taken_is_only_looked_at(phone: Page) -> None:
    phone.get_by_role("button", name="The next one").tap()
    expect(phone.get_by_role("radio", name="Wen Halloran")).to_be_checked()
    for _ in range(2):
        phone.get_by_role("button", name="The one before").tap()
        expect(phone.get_by_role("radio", name="Wen Halloran")).not_to_be_checked()
    expect(phone.locator(".spot.yellow")).to_be_in_viewport(ratio=0.99)
    expect(phone.locator(".spot.yellow")).to_contain_text("Yellow · Tom sits here")
    expect(phone.get_by_role("radio", checked=True)).to_have_count(0)
    expect(phone.get_by_role("button", name="Take this seat")).to_be_visible()


def test_a_swipe_turns_to_the_next_face(phone: Page) -> None:
    phone.locator(".faces").evaluate("faces => faces.scrollBy({ left: faces.clientWidth })")
    expect(phone.get_by_role("radio", name="Wen Halloran")).to_be_checked()
    phone.get_by_role("radio", name="Only watch").tap()
    expect(phone.get_by_role("button", name="Only watch")).to_be_visible()


def test_the_arrow_keys_walk_along_the_free_faces(house: PlainHouse, room: HostedTable, visitors: Visitors) -> None:
    page = visitors.new(viewport={"width": 360, "height": 740}).new_page()
    page.goto(f"{house.address}/join/{room.code}?lang=en")
    page.get_by_role("radio", name="Bruno Kessel").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="Wen Halloran")).to_be_focused()
    expect(page.locator(".spot.teal .portrait")).to_be_in_viewport(ratio=1)
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="Isaura Brume")).to_be_checked()
    page.get_by_label("Your name at the table").fill("Ines")
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/table/{room.code}?seat=purple")
    assert sits(room)["purple"] == "Ines"


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("width", [360, 800, 1440])
def test_the_faces_have_no_fault_of_access(
    house: PlainHouse, room: HostedTable, visitors: Visitors, lang: str, width: int
) -> None:
    page = visitors.new(viewport={"width": width, "height": 900}).new_page()
    page.goto(f"{house.address}/join/{room.code}?lang={lang}")
    assert axe(page, "html") == []
    page.locator("#seat-blue").check(force=True)
    assert axe(page, "html") == []
