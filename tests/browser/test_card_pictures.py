"""A card's picture reaches a real browser: by URL in JupyterLab, as bytes in a plain Voilà."""

from playwright.sync_api import BrowserContext, Page, expect

from mysterium_nb.decks import shipped
from tests.browser.servers import Lab, Voila
from tests.browser.visitors import Visitors

CELL = """
from ipycanvas import Canvas
from ipywidgets import VBox
from mysterium_nb.decks import shipped
from mysterium_nb.widgets.card_images import CardImages
pictures = CardImages(shipped())
vision, nobody = pictures.image("v1"), pictures.image("v999")
vision.add_class("a-vision")
nobody.add_class("a-stand-in")
canvas = Canvas(width=300, height=450)

def draw():
    canvas._canvas_manager._current_canvas = None  # a reloaded page must be told again on which canvas to draw
    canvas.draw_image(vision, 0, 0, 150, 225)
    canvas.draw_image(nobody, 150, 225, 150, 225)

canvas.on_client_ready(draw)
VBox([vision, nobody, canvas])
"""
_ALPHA = """() => {
    const paint = document.querySelector("canvas")?.getContext("2d");
    const alpha = (x, y) => paint?.getImageData(x, y, 1, 1).data[3];
    return alpha(75, 112) === 255 && alpha(225, 337) === 255 && alpha(225, 112) === 0;
}"""
"""Whether both pictures are on the canvas, each in its quarter."""
_LOADED = "() => performance.getEntriesByType('navigation').map(page => [page.transferSize, page.decodedBodySize])"


def address_of_the_vision(page: Page) -> str:
    """Where the picture comes from, once it is shown, and the stand-in beside it, and both are on the canvas."""
    vision, stand_in = page.locator("img.a-vision"), page.locator("img.a-stand-in")
    expect(vision).to_have_js_property("naturalWidth", 300)
    expect(stand_in).to_have_js_property("naturalWidth", 300)
    page.wait_for_function(_ALPHA)
    return vision.get_attribute("src") or ""


def test_in_jupyterlab_a_picture_has_an_address_and_is_loaded_once_and_for_all(
    lab: Lab, no_outside_requests: BrowserContext
) -> None:
    page = no_outside_requests.new_page()
    with page.expect_response("**/mysterium_nb/cards/**") as loaded:
        lab.open(page, CELL)
    picture = shipped()["v1"].picture(300)
    assert picture is not None
    address = f"/a/house/mysterium_nb/cards/sleepwalker/small/v1.webp?v={picture.sha256[:12]}"
    assert address_of_the_vision(page) == address
    assert loaded.value.url.endswith(address)
    assert loaded.value.headers["cache-control"] == "public, max-age=31536000, immutable"
    page.goto(loaded.value.url)
    assert page.evaluate(_LOADED) == [[0, len(shipped()["v1"].read(picture))]]


def test_a_reloaded_page_draws_its_pictures_again(lab: Lab, no_outside_requests: BrowserContext) -> None:
    page = no_outside_requests.new_page()
    lab.open(page, CELL)
    address = address_of_the_vision(page)
    lab.save(page)
    page.reload()
    assert address_of_the_vision(page) == address


def test_in_a_plain_voila_a_picture_comes_as_bytes(voila: Voila, voila_visitors: Visitors) -> None:
    page = voila_visitors.new().new_page()
    voila.open(page, CELL)
    assert address_of_the_vision(page).startswith("blob:")
