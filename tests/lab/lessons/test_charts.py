"""The charts of the lessons say in words what they show, and something where there is nothing."""

import altair as alt
import polars as pl

from mysterium_nb.decks import shipped
from mysterium_nb.lab.lessons import band_chart, card_rows, lines_chart, network_chart, rates_chart
from mysterium_nb.lab.lessons.html_output import to_html
from mysterium_nb.logs.charts.chart_theme import chart_svg

SHARES = pl.DataFrame(
    {
        "label": ["a", "b"],
        "hours": [6, 7],
        "games": [10, 10],
        "win_rate": [0.2, 0.8],
        "low": [0.1, 0.7],
        "high": [0.3, 0.9],
    }
)
SWAY = pl.DataFrame(
    {"by": ["Ada", "Ben"], "swayed": ["Ben", "Ada"], "tokens": [4, 4], "followed": [3, 0], "rate": [0.75, 0.0]}
)


def words(chart: alt.TopLevelMixin) -> str:
    assert chart_svg(chart).startswith("<svg")
    return str(chart.to_dict()["description"])


def test_shares_are_told() -> None:
    assert "a (10): 20\N{NO-BREAK SPACE}%" in words(rates_chart(SHARES, "Won"))
    assert words(band_chart(SHARES, "hours", "Won", goal=0.6)).startswith("Won. hours 6: 20\N{NO-BREAK SPACE}%")
    assert "a, hours 6: 0.20" in words(lines_chart(SHARES, "hours", "win_rate", "Won", share=True))


def test_a_network_tells_who_followed_whom() -> None:
    told = words(network_chart(SWAY, "Who follows whom"))
    assert "Ben followed Ada 3 times of 4" in told
    assert "Ada followed Ben" not in told
    assert "nobody followed anybody" in words(network_chart(SWAY.with_columns(followed=0), "Who follows whom"))


def test_where_there_is_nothing_it_says_so() -> None:
    assert "Nothing of this" in words(network_chart(SWAY.clear(), "Who follows whom"))
    assert "Nothing of this" in words(lines_chart(SHARES.clear(), "hours", "win_rate", "Won"))
    assert "Nothing of this" in words(band_chart(SHARES.clear(), "hours", "Won"))


def test_a_chart_is_as_wide_as_a_projector_shows_it_and_fits_a_phone() -> None:
    assert 'style="width:min(100%,720px)"' in to_html(rates_chart(SHARES, "Won"))


def test_a_table_is_made_to_be_read() -> None:
    shown = to_html(pl.DataFrame({"who_it_was": ["<Ada>"], "right": [0.456]}))
    assert '<th scope="col" style="text-align:left">who it was</th>' in shown
    assert "&lt;Ada&gt;</td>" in shown
    assert "0.46</td>" in shown


def test_cards_are_shown_as_pictures_with_their_names_in_the_order_given() -> None:
    shown = card_rows({"Sent": ["v7", "v1"], "Meant": ["c2"]})
    deck = shipped()
    names = [deck[card].title for card in ("v7", "v1", "c2")]
    assert shown.count("<img ") == 3
    assert [shown.index(name) for name in names] == sorted(shown.index(name) for name in names)
