"""A page reloaded in mid-game: the same seat, the same screen, and the picture of the table drawn again."""

from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.playing import Stage, mouse
from tests.browser.servers import Lab

CELL = """
from mysterium_nb import Table
from mysterium_nb.engine.moves import SendVision
from mysterium_nb.widgets import HotSeat
table = Table.new(players=4, difficulty="easy")
for colour in ("yellow", "red"):
    table.act("ghost", SendVision(colour, table.view("ghost").hand[:2]))
HotSeat(*map(table.seat, ("ghost", "yellow", "red", "blue")))
"""
_COLOURS = """() => {
    const canvas = document.querySelector(".mnb-table canvas");
    if (!canvas?.offsetParent || !canvas.width) return null;
    const small = new OffscreenCanvas(16, 10).getContext("2d");
    small.drawImage(canvas, 0, 0, 16, 10);
    return [...small.getImageData(0, 0, 16, 10).data];
}"""
"""The picture of the table in 16 x 10 dots."""
_DRAWN = f"""() => {{
    const dots = ({_COLOURS})() ?? [];
    const reds = dots.filter((_, place) => place % 4 === 0);
    return new Set(reds).size > 40;
}}"""
"""Whether there is more on it than words on an empty ground."""


def open_again(page: Page, lab: Lab) -> None:
    lab.save(page)
    page.evaluate("() => (window.before_the_reload = true)")
    page.reload()
    page.wait_for_function("() => !window.before_the_reload")


def test_a_reloaded_page_is_where_it_was(lab: Lab, no_outside_requests: BrowserContext) -> None:
    page = no_outside_requests.new_page()
    page.set_viewport_size({"width": 1440, "height": 900})
    lab.open(page, CELL)
    stage = Stage(page.locator(".mnb-behind"), mouse)
    stage.press("Yellow", "curtain")
    stage.hand(stage.panel("board").get_by_role("button").nth(2))
    expect(stage.panel("sheet")).to_be_visible()
    chosen = stage.panel("sheet").get_by_role("heading").text_content() or ""
    stage.press("Place your pawn here", "sheet")
    expect(stage.panel("board").locator(".mine")).not_to_have_count(0)
    stage.press("See the whole table", "others")
    page.wait_for_function(_DRAWN)
    before = page.evaluate(_COLOURS)

    open_again(page, lab)
    expect(stage.title).to_be_attached()
    page.wait_for_function(f"before => JSON.stringify(({_COLOURS})()) === JSON.stringify(before)", arg=before)
    stage.press("Close", "picture")
    expect(stage.panel("board").get_by_role("button")).to_have_count(5)
    mine = stage.panel("board").get_by_role("button").filter(has=page.locator(".pawn.yellow.mine"))
    expect(mine).to_contain_text(chosen.removesuffix("Character"))
    stage.hand(stage.panel("board").get_by_role("button").first)
    stage.press("Move your pawn here", "sheet")
    expect(stage.panel("board").get_by_role("button").first.locator(".pawn.yellow")).to_be_visible()
