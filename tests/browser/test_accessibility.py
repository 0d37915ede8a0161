"""Every page, in both themes, on a phone and on a laptop: nothing serious for axe, and large enough for fingers."""

from pathlib import Path

from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.axe import axe
from tests.browser.positions import PAGES
from tests.browser.servers import Voila
from tests.browser.visitors import Visitors

ROOT = Path(__file__).parents[2]
CELL = f"""
import sys
sys.path.insert(0, {str(ROOT)!r})
from tests.browser.positions import every_page
every_page()
"""
SIZES: dict[str, ViewportSize] = {"phone": {"width": 360, "height": 780}, "laptop": {"width": 1440, "height": 900}}
_WEAR = """theme => {
    for (const page of document.querySelectorAll(".mnb")) {
        page.classList.toggle("mnb-light", theme === "light");
        page.classList.toggle("mnb-night", theme !== "light");
    }
}"""
_LOADED = """() => [...document.querySelectorAll(".mnb img")].every(image => image.complete)"""
_HARD_TO_USE = """() => {
    const seen = (node) => node.checkVisibility({ visibilityProperty: true }) && !node.closest("[inert], .unseen");
    const told = (node) => (node.getAttribute("aria-label") ?? node.textContent).slice(0, 40);
    const faults = [];
    // The picture of the table is one large place to look at: each of its cards lies somewhere else in full size.
    for (const node of document.querySelectorAll(".mnb :is(button, input):not(.mnb-table *)")) {
        const { width, height } = node.getBoundingClientRect();
        if (seen(node) && Math.min(width, height) < 43.9) {
            faults.push(`${Math.round(width)} x ${Math.round(height)}: ${told(node)} (${node.className})`);
        }
    }
    for (const node of document.querySelectorAll(".mnb *")) {
        const words = [...node.childNodes].some((child) => child.nodeType === 3 && child.data.trim());
        const size = parseFloat(getComputedStyle(node).fontSize);
        if (words && seen(node) && size < 13) faults.push(`${size}px: ${told(node)} (${node.className})`);
    }
    for (const node of [document.documentElement, ...document.querySelectorAll(".mnb, .mnb-stage, .mnb-side")]) {
        const scrolls = node === document.documentElement || getComputedStyle(node).overflowX !== "hidden";
        if (scrolls && node.scrollWidth > node.clientWidth + 1) faults.push(`sideways: ${node.className}`);
    }
    return faults;
}"""


def look(page: Page, name: str, size: str) -> list[str]:
    """What is wrong with a page at one width, in both themes."""
    page.evaluate(_WEAR, "night")
    page.wait_for_function(_LOADED)
    faults = [f"{name}, {size}: {fault}" for fault in axe(page, ".mnb")]
    if size == "phone":
        faults += [f"{name}: {fault}" for fault in page.evaluate(_HARD_TO_USE)]
    page.evaluate(_WEAR, "light")
    return faults + [f"{name}, {size}, by day: {fault}" for fault in axe(page, ".mnb", "color-contrast")]


def test_every_page_is_for_everybody(voila: Voila, voila_visitors: Visitors) -> None:
    page = voila_visitors.new(has_touch=True).new_page()
    page.set_viewport_size(SIZES["phone"])
    voila.open(page, CELL)
    faults = []
    for number, name in enumerate(PAGES):
        here = page.locator(f".page-{number}")
        here.locator(".cue-title, .lead").wait_for(state="attached")
        expect(page.locator(".cue-title, .lead")).to_have_count(1)
        for size, viewport in SIZES.items():
            page.set_viewport_size(viewport)
            faults += look(page, name, size)
        page.set_viewport_size(SIZES["phone"])
        page.get_by_role("button", name="Next page").click()
    expect(page.locator(f".page-{len(PAGES)}")).to_be_attached()
    assert not faults, "\n".join(faults)
