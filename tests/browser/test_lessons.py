"""A lesson as a page of the house, from the list of lessons to the closed tab."""

from playwright.sync_api import expect

from tests.browser.guests import KERNEL, PHONE
from tests.browser.servers import House, gone
from tests.browser.visitors import Visitors

_SIDEWAYS = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


def test_a_lesson_is_read_tried_and_left(house: House, visitors: Visitors) -> None:
    page = visitors.new(**PHONE).new_page()
    page.goto(f"{house.base_url}learn/2")
    # Whoever comes by a lesson's address for the first time is led to the list, where it is lit.
    expect(page.locator("li:target")).to_contain_text("Bits per card")
    page.get_by_role("link", name="Bits per card").tap()
    # It can be read while its games are still being played.
    expect(page.get_by_role("heading", name="Lesson 2: bits per card")).to_be_visible()
    expect(page.locator("#loading")).to_have_count(0)

    chart = page.get_by_role("img", name="Bits that arrive in one message")
    expect(chart).to_have_count(0)
    # Nothing that would tell can be read before the prediction, whatever follows it.
    what_follows = page.get_by_role("heading", name="Play (10 minutes)")
    expect(what_follows).to_be_hidden()
    page.get_by_role("button", name="That is my prediction").tap()
    expect(what_follows).to_be_visible()
    expect(page.get_by_text("You predicted 50 %; it was")).to_be_visible()

    cards = page.get_by_role("figure")
    expect(cards).to_have_count(13)
    first_dealt = cards.first.inner_text()
    page.get_by_role("slider").last.press("ArrowRight")
    expect(cards.first).not_to_have_text(first_dealt)
    expect(chart).to_be_visible()
    assert chart.evaluate("async drawing => { await drawing.decode(); return drawing.naturalWidth; }") > 0

    code = page.get_by_text("offered, needed = log2(2**7 - 1), log2(6)")
    expect(code).to_be_hidden()
    page.locator("details", has=code).get_by_text("Code", exact=True).tap()
    expect(code).to_be_visible()
    assert page.evaluate(_SIDEWAYS) == 0

    with page.expect_response("**/mysterium_nb/alive/*") as beat:
        pass
    assert beat.value.status == 204
    expect(page.locator("#lost")).to_be_hidden()
    with gone(house.kernels()[page.evaluate(KERNEL)]):
        page.close(run_before_unload=True)
