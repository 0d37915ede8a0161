"""The table's picture in a real browser: drawn after every reload, pressed in every way, in nobody's way."""

from playwright.sync_api import Page, expect

from tests.browser.servers import Lab, Voila
from tests.browser.visitors import Visitors

CELL = """
from ipywidgets import HTML, VBox
from mysterium_nb import Table
from mysterium_nb.decks import shipped
from mysterium_nb.picture.table_scene import table_scene
from mysterium_nb.widgets.table_canvas import TableCanvas
from mysterium_nb.widgets.card_images import CardImages
table = Table.new(players=4, difficulty="easy", seed="a quiet evening")
pictures, picture, heard, presses = CardImages(shipped()), TableCanvas(), HTML("nothing yet"), []

def press(key):
    presses.append(key)
    heard.value = f"<p role='status'>pressed {' '.join(presses)}</p>"

picture.on_press(press)
picture.show(table_scene(table.view("watch")), pictures.image)
VBox([heard, picture])
"""
_DRAWN = """() => {
    const canvas = document.querySelector(".mnb-table canvas");
    const seen = (x, y) => canvas?.getContext("2d").getImageData(x * canvas.width, y * canvas.height, 1, 1).data[3];
    return canvas?.width === 2880 && seen(0.5, 0.02) === 255 && seen(0.04, 0.25) === 255 && seen(0.01, 0.99) === 0;
}"""
"""Whether the paper and the first card are there, and the lower corner is empty."""


def drawn(page: Page) -> None:
    page.wait_for_function(_DRAWN)


def test_a_reloaded_page_shows_the_table_again(lab: Lab, visitors: Visitors) -> None:
    page = visitors.new().new_page()
    lab.open(page, CELL)
    drawn(page)
    lab.save(page)
    page.reload()
    drawn(page)
    expect(page.get_by_role("img", name="The ghost is giving visions.")).to_be_visible()


def test_the_picture_leaves_wheel_tab_and_mouse_to_the_page(voila: Voila, voila_visitors: Visitors) -> None:
    page = voila_visitors.new(viewport={"width": 900, "height": 400}).new_page()
    sent: list[str | bytes] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(frame)))
    voila.open(page, CELL)
    drawn(page)
    cards = page.locator(".mnb-table").get_by_role("button")
    place = cards.first.bounding_box()
    assert place is not None
    before = len(sent)
    page.mouse.move(place["x"], place["y"])
    page.mouse.move(place["x"] + 300, place["y"] + 50, steps=30)
    page.mouse.wheel(0, 100)
    page.wait_for_function("top => document.querySelector('.mnb-table').getBoundingClientRect().top < top", arg=0)
    assert len(sent) == before
    cards.first.focus()
    page.keyboard.press("ArrowRight")
    expect(cards.nth(1)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("status")).to_have_text("pressed " + str(cards.nth(1).get_attribute("data-key")))
    page.keyboard.press("Tab")
    expect(cards.nth(1)).not_to_be_focused()


def test_a_tap_of_a_finger_is_one_press(voila: Voila, voila_visitors: Visitors) -> None:
    page = voila_visitors.new(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True).new_page()
    voila.open(page, CELL)
    drawn(page)
    cards = page.locator(".mnb-table").get_by_role("button")
    first, last = (str(card.get_attribute("data-key")) for card in (cards.first, cards.last))
    cards.first.tap()
    expect(page.get_by_role("status")).to_have_text(f"pressed {first}")
    cards.last.tap()
    expect(page.get_by_role("status")).to_have_text(f"pressed {first} {last}")


def test_a_picture_that_does_not_come_is_left_out(voila: Voila, voila_visitors: Visitors) -> None:
    """Where ipycanvas alone would wait for it for ever, and draw nothing more."""
    missing = """
lost = pictures.image(table.view("watch").board[2][-1])
lost.format, lost.value = "url", b"/nowhere.webp"
picture.show("""
    page = voila_visitors.new().new_page()
    voila.open(page, CELL.replace("\npicture.show(", missing))
    drawn(page)
