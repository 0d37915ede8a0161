"""The class quiz in JupyterLab, on a narrow page: by finger, by keyboard, and for a screen reader."""

from playwright.sync_api import expect

from tests.browser.axe import axe
from tests.browser.servers import Lab
from tests.browser.visitors import Visitors

QUIZ = """
from mysterium_nb.decks import shipped
from mysterium_nb.widgets.quiz import Quiz
quiz = Quiz(shipped(), seed=1)
quiz
"""


def test_a_quiz_is_answered_by_finger_and_by_keyboard(visitors: Visitors, lab: Lab) -> None:
    page = visitors.new(viewport={"width": 360, "height": 740}, has_touch=True).new_page()
    lab.open(page, QUIZ)
    dial = page.locator(".mnb-cue .hours")
    cards = page.locator(".mnb-board button")
    expect(page.get_by_role("heading", name="Which character does this make you think of?")).to_be_visible()
    expect(cards).to_have_count(9)
    assert axe(page, ".mnb") == []
    first = cards.first.get_attribute("aria-label") or ""
    cards.nth(4).tap()
    expect(dial).to_have_attribute("aria-label", "Question 2 of 10")
    expect(cards.first).not_to_have_attribute("aria-label", first)  # the parts of a page come one after another
    cards.first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(dial).to_have_attribute("aria-label", "Question 3 of 10")
    page.get_by_role("button", name="One back").tap()
    expect(dial).to_have_attribute("aria-label", "Question 2 of 10")
    page.get_by_role("button", name="Stop here").tap()
    expect(page.get_by_role("heading", name="Thank you!")).to_be_visible()
    expect(page.locator(".mnb-answers .figure")).to_have_count(3)
    assert (
        page.evaluate("() => document.querySelector('.mnb').scrollWidth - document.querySelector('.mnb').clientWidth")
        == 0
    )
    assert axe(page, ".mnb") == []
