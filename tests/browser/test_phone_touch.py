"""A phone held upright, in a plain Voilà: a psychic's page and a ghost's, played with a finger."""

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.playing import ANSWER, Stage, finger
from tests.browser.servers import Voila
from tests.browser.visitors import Visitors

TABLE = """
from mysterium_nb import Table
from mysterium_nb.engine.moves import PlacePawn, Say, SendVision
from mysterium_nb.widgets import GhostDashboard, PsychicDashboard
table = Table.new(players=4, difficulty="easy", seed="a quiet evening")
"""
PSYCHIC = """
for colour in ("yellow", "red", "blue"):
    table.act("ghost", SendVision(colour, table.view("ghost").hand[:2]))
table.act("red", PlacePawn("red", table.view("ghost").board[0][1]))
table.act("red", Say("red", "I see the sea in all of them."))
PsychicDashboard(table.seat("blue"))
"""
GHOST = 'GhostDashboard(table.seat("ghost"))'
_SIDEWAYS = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


@pytest.fixture
def phone(voila_visitors: Visitors) -> Page:
    upright: ViewportSize = {"width": 360, "height": 780}
    return voila_visitors.new(viewport=upright, has_touch=True, is_mobile=True, device_scale_factor=2).new_page()


def test_a_psychic_plays_with_a_finger(voila: Voila, phone: Page) -> None:
    voila.open(phone, TABLE, PSYCHIC)
    page = Stage(phone.locator(".mnb"), finger)
    reds = page.panel("board").get_by_role("button").nth(1)
    expect(page.title).to_have_text("Which character does the ghost mean?")
    finger(reds)
    page.press("Place your pawn here", "sheet")
    expect(page.panel("sheet")).to_be_hidden()
    expect(reds).to_have_accessible_name(re.compile("Here stands your pawn"))
    finger(reds)
    page.press("Agree with Red, 2 left", "sheet")
    expect(reds).to_have_accessible_name(re.compile("Blue agrees"))
    page.press("Take your token back from Red", "sheet")
    expect(reds).not_to_have_accessible_name(re.compile("Blue agrees"))
    page.press("Compare", "sheet")
    expect(page.panel("large").get_by_role("figure")).to_have_count(3)
    page.press("Close", "large")
    expect(page.panel("large")).to_be_hidden()
    page.press("Close", "sheet")

    page.press("Table", "dock")
    expect(page.panel("others")).to_be_visible()
    page.press("Close", "tabs")
    expect(page.panel("others")).to_be_hidden()
    page.press("Talk", "dock")
    expect(page.panel("talk")).to_contain_text("I see the sea in all of them.")
    page.panel("talk").get_by_role("textbox").fill("So do I.")
    page.press("Say", "talk")
    expect(page.panel("talk")).to_contain_text("So do I.")
    page.press("Close", "tabs")
    page.press("I am sure", "dock")
    expect(page.button("Not sure after all", "dock")).to_be_visible()
    assert phone.evaluate(_SIDEWAYS) == 0


def test_a_ghost_sends_with_a_finger(voila: Voila, phone: Page) -> None:
    voila.open(phone, TABLE, GHOST)
    page = Stage(phone.locator(".mnb"), finger)
    page.press(re.compile("^Blue"), "screen")
    expect(page.title).to_have_text(re.compile("^Now for Blue: hint at "))
    for number, card in enumerate((0, 3), start=1):
        page.pick(card)
        page.picked(number)
    page.press("Send 2 to Blue", "handbar")
    page.picked(0)
    for _ in range(2):
        asked = ANSWER.match(page.title.text_content() or "")
        assert asked is not None
        page.pick(0)
        page.press(f"Send 1 to {asked[1]}", "handbar")
        page.picked(0)
    expect(page.title).to_have_text("The psychics are thinking.")
    page.press("What I meant", "handbar")
    finger(page.panel("notes").get_by_role("button").nth(1))
    finger(page.panel("large").get_by_role("button").filter(has=phone.locator("img")).first)
    expect(page.panel("large").locator(".ring")).to_be_visible()
    page.press("Close", "large")
    page.press("Close", "notes")
    expect(page.panel("notes")).to_be_hidden()
    assert phone.evaluate(_SIDEWAYS) == 0


def test_a_page_changes_its_language_and_its_light_without_a_reload(voila: Voila, phone: Page) -> None:
    voila.open(phone, TABLE, PSYCHIC)
    phone.evaluate("() => (window.loaded_once = true)")
    page = Stage(phone.locator(".mnb"), finger)
    card = page.panel("board").get_by_role("button").first
    english = card.get_attribute("aria-label") or ""
    page.press("Table", "dock")
    page.press("Français", "settings")
    expect(page.title).to_have_text("Quel personnage le fantôme montre-t-il ?")
    expect(page.button("English", "settings")).to_be_visible()
    page.press("Jour", "settings")
    expect(page.root).to_have_class(re.compile("mnb-light"))
    expect(page.root).to_have_css("color", "rgb(31, 26, 19)")
    page.press("Fermer", "tabs")
    expect(page.button("Table", "dock")).to_be_visible()
    expect(page.button("À vous de choisir", "dock")).to_be_visible()
    expect(card).not_to_have_accessible_name(english)
    assert page.panel("board").get_attribute("lang") == "fr"
    assert phone.evaluate("() => window.loaded_once")
