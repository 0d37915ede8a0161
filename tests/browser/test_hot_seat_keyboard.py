"""The hot seat in JupyterLab by keyboard alone: no mouse event at all, and the focus is always somewhere to be seen."""

import re

from playwright.sync_api import expect

from tests.browser.playing import STILL, HotSeatGame, Keyboard
from tests.browser.servers import Lab
from tests.browser.visitors import Visitors

CELL = """
from mysterium_nb import Table
from mysterium_nb.widgets import HotSeat
table = Table.new(players=4, difficulty="easy")
HotSeat(*map(table.seat, ("ghost", "yellow", "red", "blue")))
"""
_NO_MOUSE = """() => {
    window.mice = [];
    for (const kind of ["mousedown", "pointerdown", "touchstart", "mousemove"]) {
        document.addEventListener(kind, (event) => event.isTrusted && window.mice.push(kind), true);
    }
}"""


def test_four_people_play_a_whole_game_without_a_mouse(lab: Lab, visitors: Visitors) -> None:
    page = visitors.new(**STILL).new_page()
    lab.open(page, CELL)
    page.evaluate(_NO_MOUSE)
    keyboard = Keyboard(page)
    game = HotSeatGame(page.locator(".mnb-behind"), keyboard)
    game.to_the_end()
    expect(game.title).to_have_text("The culprit is found: you have all won.")
    keyboard.see_focus()
    culprit = game.panel("hero").get_by_role("button").first
    keyboard(culprit)
    expect(game.panel("large").get_by_role("img").first).to_be_visible()
    keyboard.key("Escape")
    expect(game.panel("large")).to_be_hidden()
    expect(culprit).to_be_focused()
    assert page.evaluate("() => window.mice") == []


def test_what_is_opened_closes_with_escape_and_gives_the_focus_back(lab: Lab, visitors: Visitors) -> None:
    page = visitors.new(**STILL).new_page()
    lab.open(page, CELL)
    keyboard = Keyboard(page)
    game = HotSeatGame(page.locator(".mnb-behind"), keyboard)
    game.press("Yellow", "curtain")
    card = game.panel("board").get_by_role("button").nth(1)
    keyboard(card)
    expect(game.panel("sheet")).to_be_visible()
    keyboard.key("x")  # on a cell of the notebook this would cut it
    game.press("Large", "sheet")
    expect(game.panel("large").get_by_role("img").first).to_be_visible()
    keyboard.key("Escape")
    expect(game.panel("large")).to_be_hidden()
    expect(game.button("Large", "sheet")).to_be_focused()
    keyboard.key("Escape")
    expect(game.panel("sheet")).to_be_hidden()
    expect(card).to_be_focused()
    say = game.panel("talk").get_by_role("textbox")
    keyboard.go_to(say)
    page.keyboard.type("A moth, I think.")
    keyboard.key("Enter")
    expect(game.panel("talk")).to_contain_text(re.compile("Yellow *A moth, I think."))
    expect(say).to_be_focused()
    expect(say).to_have_value("")
