"""Replays in a real browser: the page that plays without a server, and the widget in JupyterLab."""

from pathlib import Path

from playwright.sync_api import Page, expect

from mysterium_nb.engine.events import VisionSent
from mysterium_nb.engine.seats import WATCH
from mysterium_nb.logs.replays.standalone_page import save_page
from mysterium_nb.table.game_file import encode_game
from tests.browser.axe import axe
from tests.browser.servers import Lab
from tests.browser.visitors import Visitors
from tests.logs.replayed import a_game_of_bots

GAME = a_game_of_bots(2, "easy")
LAST = len(GAME.moments)
FIRST_VISION = next(
    place for place, moment in enumerate(GAME.moments) if any(isinstance(event, VisionSent) for event in moment.events)
)
_PLAYED = "() => parseInt(document.querySelector('.mnb-replaybar .count').textContent) >= 4"
_SIDEWAYS = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


def at(page: Page, place: int) -> None:
    expect(page.locator(".mnb-replaybar .count")).to_have_text(f"{place} of {LAST}")


def test_the_page_plays_on_a_phone_without_a_server(visitors: Visitors, tmp_path: Path) -> None:
    file = tmp_path / "replay.html"
    save_page(GAME, file, notes={GAME.moments[2].seq: "A <b>quiet</b> start"})
    visitor = visitors.new(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True, offline=True)
    page = visitor.new_page()
    page.goto(file.as_uri())
    at(page, 1)
    page.get_by_role("button", name="One step on").tap()
    at(page, 2)
    page.keyboard.press("ArrowRight")
    at(page, 3)
    expect(page.get_by_text("Noted: A <b>quiet</b> start")).to_be_visible()
    page.get_by_role("slider", name="Moment of the game").press("End")
    at(page, LAST)
    ending = GAME.view(len(GAME), WATCH).prompt.now
    expect(page.get_by_role("img", name=ending)).to_be_visible()
    expect(page.get_by_role("heading", name="The ghost’s hand")).to_be_visible()
    page.get_by_label("Seen by").select_option("watch")
    expect(page.get_by_role("heading", name="The ghost’s hand")).to_be_hidden()
    page.get_by_role("button", name="To the beginning").tap()
    at(page, 1)
    page.get_by_label("Speed").select_option("4 ×")
    page.get_by_role("button", name="Play").tap()
    page.wait_for_function(_PLAYED)  # a moment is there for less time than one may need to look
    page.get_by_role("button", name="Pause").tap()
    assert page.evaluate(_SIDEWAYS) == 0
    assert axe(page, "main") == []


def test_a_card_of_the_page_is_seen_large(visitors: Visitors, tmp_path: Path) -> None:
    file = tmp_path / "replay.html"
    save_page(GAME, file, lang="fr")
    page = visitors.new(viewport={"width": 1440, "height": 900}).new_page()
    page.goto(file.as_uri())
    page.get_by_role("slider", name="Moment de la partie").press("End")
    page.locator("#hand button").first.click()
    expect(page.get_by_role("dialog", name="En grand")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    assert page.evaluate(_SIDEWAYS) == 0


def test_in_jupyterlab_a_game_is_stepped_through_looked_at_and_questioned(
    lab: Lab, visitors: Visitors, tmp_path: Path
) -> None:
    file = tmp_path / "game.jsonl"
    file.write_bytes(encode_game("evening", GAME.entries))
    page = visitors.new(viewport={"width": 1440, "height": 1000}).new_page()
    lab.open(
        page,
        "from mysterium_nb.logs.replays.player import ReplayPlayer\n"
        "from mysterium_nb.logs.replays.replay import Replay\n"
        f"ReplayPlayer(Replay.from_file({str(file)!r}), notes={str(tmp_path / 'notes.json')!r})",
    )
    at(page, 1)
    slider = page.get_by_role("slider", name="Moment of the game")
    for _ in range(FIRST_VISION):
        slider.press("ArrowRight")
    at(page, FIRST_VISION + 1)
    page.get_by_label("Seen by").select_option("ghost")
    hand = page.get_by_role("group", name="Your hand")
    expect(hand.get_by_role("button")).to_have_count(7)
    page.get_by_label("Your note on this moment").fill("Why just these?")
    page.get_by_role("button", name="Keep", exact=True).click()
    expect(page.locator(".mnb-replaybar .noted")).to_have_count(1)
    page.get_by_role("button", name="What if?").click()
    question = page.get_by_role("group", name="What if?")
    question.get_by_role("button", name="Let our minds choose").click()
    expect(question.get_by_text("As you chose")).to_be_visible()
    assert axe(page, ".mnb-replaybar") == []
    assert axe(page, ".mnb-asks") == []
    assert "Why just these?" in (tmp_path / "notes.json").read_text("utf-8")
