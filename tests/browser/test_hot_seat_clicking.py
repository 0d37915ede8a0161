"""The hot seat in JupyterLab, by mouse: the notebook as it comes, and a whole game through the curtain."""

import json
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.playing import STILL, HotSeatGame, mouse
from tests.browser.servers import Lab
from tests.browser.visitors import Visitors

NOTEBOOK = Path(__file__).parents[2] / "notebooks" / "hot_seat.ipynb"


def code_of(notebook: Path) -> list[str]:
    cells = json.loads(notebook.read_text(encoding="utf-8"))["cells"]
    return ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]


def test_four_people_play_a_whole_game_in_the_notebook(lab: Lab, visitors: Visitors) -> None:
    page = visitors.new(**STILL).new_page()
    lab.open(page, *code_of(NOTEBOOK))
    game = HotSeatGame(page.locator(".mnb-behind").first, mouse)
    expect(game.panel("curtain")).to_contain_text("Behind this curtain: the ghost")
    expect(game.title).to_have_count(0)
    game.to_the_end()
    expect(game.title).to_have_text("The culprit is found: you have all won.")
