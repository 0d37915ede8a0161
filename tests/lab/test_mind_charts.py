"""Charts of what minds think: every number of an affinity is there, in colour and in words."""

from typing import Any

import altair as alt
import pytest

from mysterium_nb.decks import shipped
from mysterium_nb.lab.evaluation.mind_charts import minds_chart, thoughts_chart
from mysterium_nb.logs.charts.chart_theme import chart_svg
from mysterium_nb.minds import ensemble, minds_of, similarity

MINDS = {**minds_of(shipped()), "ensemble": ensemble(shipped())}
CARDS = ["l19", "l22", "l25"]


def cells(chart: alt.LayerChart) -> list[dict[str, Any]]:
    (rows,) = chart.to_dict()["datasets"].values()
    return list(rows)


def test_a_vision_is_shown_before_every_card_as_every_mind_sees_it() -> None:
    chart = thoughts_chart(MINDS, shipped(), "v12", CARDS)
    thoughts = [number for mind in MINDS.values() for number in mind.affinity.submatrix(["v12"], CARDS)[0]]
    assert [cell["number"] for cell in cells(chart)] == pytest.approx(thoughts)
    words = chart.to_dict()["description"]
    assert shipped()["v12"].title in words
    assert f"{shipped()['l19'].title}, Tags: {thoughts[0]:+.1f}" in words


def test_every_two_minds_are_compared_also_one_that_somebody_wrote() -> None:
    mine = {**MINDS, "mine": MINDS["tags"]}
    chart = minds_chart(mine)
    assert len(cells(chart)) == 36
    colours = next(cell for cell in cells(chart) if (cell["row"], cell["mind"]) == ("mine", "Colours"))
    assert colours["number"] == pytest.approx(similarity(MINDS["tags"].affinity, MINDS["colours"].affinity))


def test_in_french_nothing_stays_english_and_both_can_be_drawn() -> None:
    for english, french in (
        (minds_chart(MINDS), minds_chart(MINDS, "fr")),
        (thoughts_chart(MINDS, shipped(), "v12", CARDS), thoughts_chart(MINDS, shipped(), "v12", CARDS, "fr")),
    ):
        for field in ("row", "mind"):
            assert not {cell[field] for cell in cells(english)} & {cell[field] for cell in cells(french)}
        assert chart_svg(french).startswith("<svg")
