"""The panels of the lab in a real browser: in JupyterLab and as a Voilà page."""

import re

from playwright.sync_api import Page, expect

from tests.browser.axe import axe
from tests.browser.servers import Lab, Voila
from tests.browser.visitors import Visitors

TWO = "Rules.classic(players=2, difficulty='easy')"
_CLEAR_OF_THE_FIGURE = """slider => slider.getBoundingClientRect().top
    >= slider.closest(".mnb-bench").querySelector(".told").getBoundingClientRect().bottom"""
_UNDER_THE_FIGURE = """slider => {
    slider.style.scrollMargin = 0;
    slider.scrollIntoView({ block: "start" });
    slider.style.scrollMargin = "";
}"""
_SIDEWAYS = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


def done(page: Page, benches: int = 1) -> None:
    expect(page.locator(".mnb-bench.done")).to_have_count(benches)


def test_in_jupyterlab_a_rule_is_moved_refused_and_played(lab: Lab, visitors: Visitors) -> None:
    page = visitors.new(viewport={"width": 1440, "height": 1000}).new_page()
    lab.open(
        page,
        f"from mysterium_nb import Rules\nfrom mysterium_nb.lab.panels import RulePanel\nRulePanel({TWO}, games=24)",
    )
    done(page)
    hours = page.get_by_role("slider", name="Hours")
    hours.press("Home")
    expect(page.locator(".mnb-bench .figure")).to_have_text("0\N{NO-BREAK SPACE}%")
    expect(page.locator(".mnb-bench code")).to_contain_text("but(hours=1)")
    hours.press("ArrowRight")
    expect(page.locator(".mnb-bench code")).to_contain_text("but(hours=2)")
    cards = page.get_by_role("slider", name="Cards of each kind")
    cards.press("Home")
    refusal = page.get_by_text("cards_per_kind must be from 4 to 18, not 1.")
    expect(refusal).to_be_visible()
    expect(cards).to_have_attribute("aria-invalid", "true")
    play = page.get_by_role("button", name="Play this")
    expect(play).to_be_disabled()
    page.get_by_role("slider", name="Cards in the ghost’s hand").press("ArrowRight")
    expect(page.locator(".mnb-bench input[data-name=hand]")).to_have_value("8")
    expect(refusal).to_be_visible()
    expect(page.locator(".mnb-bench .figure")).to_be_visible()
    for _ in range(3):
        cards.press("ArrowRight")
    expect(refusal).to_be_hidden()
    assert axe(page, ".mnb-bench") == []
    expect(play).to_be_enabled()
    play.click()
    expect(page.get_by_text("The game begins below.")).to_be_in_viewport()
    expect(page.locator(".mnb-panel button:enabled").first).to_be_visible()


def test_a_bench_that_stopped_in_the_middle_can_be_read_in_both_themes(voila: Voila, voila_visitors: Visitors) -> None:
    page = voila_visitors.new(viewport={"width": 768, "height": 1000}).new_page()
    voila.open(
        page,
        "from mysterium_nb import Rules\nfrom mysterium_nb.lab.panels import ComparisonPanel",
        f"two = {TWO}\nComparisonPanel(two, two.but(hours=5), games=10**7, lang='en')",
    )
    page.get_by_role("button", name="Stop here").click()
    expect(page.get_by_role("button", name="Go on")).to_be_visible()
    expect(page.get_by_text("still counting")).to_be_visible()
    assert axe(page, ".mnb-bench") == []
    page.get_by_role("button", name="Light").click()
    expect(page.locator(".mnb-bench[data-theme=light]")).to_have_count(1)
    expect(page.get_by_role("button", name="Go on")).to_be_visible()
    assert axe(page, ".mnb-bench") == []


def test_below_the_first_rules_come_the_drawings_and_then_the_other_rules(
    voila: Voila, voila_visitors: Visitors
) -> None:
    page = voila_visitors.new(viewport={"width": 768, "height": 1000}).new_page()
    voila.open(
        page,
        "from mysterium_nb import Rules\nfrom mysterium_nb.lab.panels import RulePanel",
        f"RulePanel({TWO}.but(hours=20), games=24, lang='en')",
    )
    done(page)
    places = [
        page.locator(what).first.evaluate("node => node.getBoundingClientRect().top")
        for what in (".mnb-bench [data-name=hours]", ".mnb-bench .drawing", ".mnb-bench [data-name=crows]")
    ]
    assert places == sorted(places)
    hours = page.get_by_role("slider", name="Hours")
    expect(hours).to_have_value("20")
    hours.evaluate(_UNDER_THE_FIGURE)
    assert not hours.evaluate(_CLEAR_OF_THE_FIGURE)
    page.get_by_role("slider", name="Cards of each kind").evaluate("slider => slider.focus({ preventScroll: true })")
    page.keyboard.press("Shift+Tab")
    expect(hours).to_be_focused()
    assert hours.evaluate(_CLEAR_OF_THE_FIGURE), "whoever comes by keyboard sees what they move"


def test_as_a_page_every_bench_fits_a_phone_in_both_themes(voila: Voila, voila_visitors: Visitors) -> None:
    visitor = voila_visitors.new(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True, locale="fr-FR")
    page = visitor.new_page()
    voila.open(
        page,
        "from mysterium_nb import Rules\nfrom mysterium_nb.lab.panels import *\nfrom ipywidgets import VBox",
        f"two = {TWO}\nVBox([RulePanel(two, games=24), ComparisonPanel(two, two.but(hours=5), games=24),"
        " DifficultyPanel(games=24), LadderPanel(two, games=2)])",
    )
    done(page, 4)
    expect(page.locator(".mnb-bench .contour .over")).to_have_attribute("d", re.compile("^M"))
    levels = page.get_by_role("group", name="Carte des difficultés").get_by_role("rowheader")
    expect(levels).to_have_text(["Facile", "Moyen", "Difficile"])
    assert page.evaluate(_SIDEWAYS) == 0
    assert axe(page, ".mnb-bench") == []
    for bench in page.locator(".mnb-bench").all():
        bench.get_by_role("button", name="Jour").tap()
    expect(page.locator(".mnb-bench[data-theme=light]")).to_have_count(4)
    assert axe(page, ".mnb-bench") == []
