"""Charts in a notebook: the same pictures in JupyterLab and in Voilà, in both themes, with no network."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.servers import Lab, Voila
from tests.browser.visitors import Visitors

THEMES = ("night", "light")
CELLS = (
    """from mysterium_nb.logs.charts import confusion_chart, tension_chart, win_rates_chart
from mysterium_nb.logs.shipped_corpus import corpus
from mysterium_nb.logs.metrics import confusion, win_rates
from mysterium_nb.logs.metrics import tension
from mysterium_nb.logs.charts.chart_theme import use_theme
games = corpus()""",
    *(
        cell
        for theme in THEMES
        for cell in (
            f'use_theme("{theme}")\nwin_rates_chart(win_rates(games.games, by=("edition",)))',
            'tension_chart(tension(games.games, games.hours, by=("won",)))',
            'confusion_chart(confusion(games.guesses), "object")',
        )
    ),
)
TITLES = ("Games won.", "Cards still to find for each psychic.", "What was meant, what was taken: object.")
_GROUND = """async image => {
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), {width: image.width, height: image.height});
    const drawn = canvas.getContext('2d');
    drawn.drawImage(image, 0, 0, image.width, image.height);
    return [...drawn.getImageData(3, 3, 1, 1).data].slice(0, 3).reduce((one, other) => one + other) / 3;
}"""


def charts_are_drawn(page: Page, width: int) -> None:
    """Every chart twice: as a picture with its words, within the page, on a dark ground and on a light one."""
    for title in TITLES:
        pictures = page.get_by_role("img", name=title)
        expect(pictures).to_have_count(len(THEMES))
        grounds = []
        for picture in pictures.all():
            picture.scroll_into_view_if_needed()
            place = picture.bounding_box()
            assert place is not None
            assert place["width"] > 250
            assert 0 <= place["x"] <= place["x"] + place["width"] <= width
            grounds.append(picture.evaluate(_GROUND))
        assert grounds[0] < 60 < 200 < grounds[1]


def test_in_jupyterlab(lab: Lab, visitors: Visitors) -> None:
    page = visitors.new(viewport={"width": 1440, "height": 1000}).new_page()
    lab.open(page, *CELLS)
    charts_are_drawn(page, 1440)


@pytest.mark.parametrize("width", [360, 1440])
def test_in_voila(voila: Voila, voila_visitors: Visitors, width: int) -> None:
    page = voila_visitors.new(viewport={"width": width, "height": 900}).new_page()
    voila.open(page, *CELLS)
    charts_are_drawn(page, width)
