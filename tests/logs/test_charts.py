"""Charts: one for each question, drawn without a network, narrow enough for a phone, and told in words."""

import json
import re
from collections.abc import Callable
from xml.etree import ElementTree

import altair as alt
import polars as pl
import pytest

from mysterium_nb.i18n.languages import LANGUAGES
from mysterium_nb.logs import charts, metrics
from mysterium_nb.logs.charts.chart_theme import WIDTH, chart_html, chart_svg, use_theme, vega_config
from mysterium_nb.logs.shipped_corpus import corpus
from mysterium_nb.logs.tables.frames import Frames
from mysterium_nb.picture.theme import PALETTES, Theme

Draw = Callable[[Frames, str], alt.LayerChart]

CHARTS: dict[str, Draw] = {
    "win_rates_chart": lambda f, lang: charts.win_rates_chart(metrics.win_rates(f.games, by=("edition",)), lang),
    "hours_chart": lambda f, lang: charts.hours_chart(metrics.hours_to_solve(f.games), lang),
    "time_chart": lambda f, lang: charts.time_chart(metrics.time_to_solve(f.games, f.hours, by=("edition",)), lang),
    "tension_chart": lambda f, lang: charts.tension_chart(metrics.tension(f.games, f.hours, by=("won",)), lang),
    "affinity_chart": lambda f, lang: charts.affinity_chart(metrics.affinity(f.visions), lang),
    "confusion_chart": lambda f, lang: charts.confusion_chart(metrics.confusion(f.guesses), "object", lang),
    "token_accuracy_chart": lambda f, lang: charts.token_accuracy_chart(metrics.token_accuracy(f.tokens), lang),
    "token_influence_chart": lambda f, lang: charts.token_influence_chart(metrics.token_influence(f.tokens), lang),
    "first_to_final_chart": lambda f, lang: charts.first_to_final_chart(metrics.first_to_final(f.guesses), lang),
    "sway_chart": lambda f, lang: charts.sway_chart(metrics.who_sways_whom(f.tokens, f.guesses), lang),
    "crows_chart": lambda f, lang: charts.crows_chart(metrics.value_of_crows(f.hours), lang),
    "votes_chart": lambda f, lang: charts.votes_chart(metrics.votes_by_tier(f.votes), lang),
    "alike_chart": lambda f, lang: charts.alike_chart(
        metrics.affinity(f.visions),
        metrics.affinity(f.visions),
        metrics.agreement(f.visions, f.visions),
        ("these", "the same"),
        lang,
    ),
}
NOTHING = {"en": "Nothing of this in these games.", "fr": "Rien de tel dans ces parties."}


@pytest.fixture(scope="module")
def games() -> Frames:
    return corpus()


@pytest.fixture(scope="module")
def none(games: Frames) -> Frames:
    return Frames({name: table.clear() for name, table in games.tables().items()})


def words_in(drawing: str) -> str:
    return " ".join(text for node in ElementTree.fromstring(drawing).iter() if (text := (node.text or "").strip()))


def test_every_chart_is_tried_here() -> None:
    assert set(charts.__all__) == set(CHARTS)


@pytest.mark.parametrize("name", CHARTS)
def test_a_chart_fits_a_phone_by_day_and_by_night_and_is_told_in_words(games: Frames, name: str) -> None:
    chart = CHARTS[name](games, "en")
    described = chart.to_dict()["description"]
    assert re.match(r"[A-Z].*\d.*\.$", described), described
    for theme in ("night", "light"):
        drawing = chart_svg(chart, theme)
        root = ElementTree.fromstring(drawing)
        assert float(root.attrib["width"]) <= WIDTH < 360
        assert PALETTES[theme].text in drawing
        assert not re.findall(r"(?:href|src)=.https?:", drawing)
    assert chart_svg(chart, "night") != chart_svg(chart, "light")


@pytest.mark.parametrize("name", CHARTS)
def test_a_chart_speaks_french(games: Frames, name: str) -> None:
    english, french = (CHARTS[name](games, lang).to_dict() for lang in LANGUAGES)
    assert english["title"]["text"] != french["title"]["text"]
    assert english["title"]["subtitle"] != french["title"]["subtitle"]
    assert english["description"] != french["description"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", CHARTS)
def test_where_there_is_nothing_to_show_it_says_so(none: Frames, name: str, lang: str) -> None:
    chart = CHARTS[name](none, lang)
    assert chart.to_dict()["description"].endswith(NOTHING[lang])
    assert NOTHING[lang] in words_in(chart_svg(chart))


@pytest.mark.parametrize("width", [WIDTH, 900])
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", CHARTS)
def test_no_word_is_cut_off(games: Frames, name: str, lang: str, width: int) -> None:
    """Vega shortens what does not fit; whoever reads half a name does not know whose."""
    chart = CHARTS[name](games, lang).properties(width=width)
    meant = json.dumps(chart.to_dict(), ensure_ascii=False)
    assert [text for text in texts_in(chart_svg(chart)) if text.endswith("…") and f'"{text}"' not in meant] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_win_rates_by_all_that_makes_a_kind_of_game_are_told_in_full(games: Frames, lang: str) -> None:
    some = games.games.filter(pl.col("edition") == "original", pl.col("players") == 7)
    chart = charts.win_rates_chart(metrics.win_rates(some), lang)
    words = texts_in(chart_svg(chart))
    assert not [text for text in words if text.endswith("…")]
    assert any("first_guess=true" in text for text in words)
    assert float(ElementTree.fromstring(chart_svg(chart)).attrib["width"]) <= WIDTH


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_was_meant_and_taken_stand_in_the_same_order_with_ids_and_counts(games: Frames, lang: str) -> None:
    taken = metrics.confusion(games.guesses).filter(pl.col("target").cast(pl.String) != "o37")
    chart = charts.confusion_chart(taken, "object", lang)
    encoding = chart.to_dict()["layer"][0]["encoding"]
    across, down = encoding["x"]["scale"]["domain"], encoding["y"]["scale"]["domain"]
    assert across == [label.split("\n")[-1].split(" ")[0] for label in down] == [f"o{n}" for n in range(37, 55)]
    guesses = taken.filter(pl.col("target").cast(pl.String) == "o38")["times"].sum()
    assert f"o38 ({guesses})" in texts_in(chart_svg(chart))
    assert re.search(r" \(\d+\)[;.]", chart.to_dict()["description"])


def test_where_guesses_are_too_few_it_says_that_and_not_that_there_are_none(games: Frames) -> None:
    few = games.only(games.games["game"][:2].to_list())
    told = charts.affinity_chart(metrics.affinity(few.visions)).to_dict()["description"]
    assert re.fullmatch(r"Which vision works for which card\. Too few guesses to tell: \d+ pairs were seen\.", told)


def test_first_guesses_are_told_with_intervals(games: Frames) -> None:
    told = charts.first_to_final_chart(metrics.first_to_final(games.guesses)).to_dict()["description"]
    assert len(re.findall(r"\d+\N{NO-BREAK SPACE}% \(\d+\N{NO-BREAK SPACE}% to ", told)) == 5


def test_the_correlation_is_the_same_everywhere(games: Frames) -> None:
    people, bots = (games.visions.filter(pl.col("player").str.ends_with(eye)) for eye in ("-tags", "-moods"))
    alike = metrics.agreement(people, bots)
    chart = charts.alike_chart(metrics.affinity(people), metrics.affinity(bots), alike, ("one", "other"))
    assert f"correlation {alike['correlation'][0]:.2f} (" in chart.to_dict()["description"]
    assert f"at most {alike['ceiling'][0]:.2f}" in chart.to_dict()["description"]
    lowest = [text for text in texts_in(chart_svg(chart)) if text.startswith("⅟")]
    assert lowest.count(max(lowest)) == 1, "one label in the corner where both axes begin"


def texts_in(drawing: str) -> list[str]:
    return [text for node in ElementTree.fromstring(drawing).iter() if (text := (node.text or "").strip())]


def test_shares_are_told_with_their_intervals_and_numbers() -> None:
    rates = pl.DataFrame(
        {"edition": ["classic"], "games": [40], "won": [10], "rate": [0.25], "low": [0.14], "high": [0.4]}
    )
    chart = charts.win_rates_chart(rates)
    assert (
        chart.to_dict()["description"]
        == "Games won. Classic (40): 25\N{NO-BREAK SPACE}% (14\N{NO-BREAK SPACE}% to 40\N{NO-BREAK SPACE}%)."
    )
    assert "Classic (40)" in words_in(chart_svg(chart))


def test_difficulties_go_from_easy_to_difficult(games: Frames) -> None:
    rates = metrics.win_rates(games.games.filter(pl.col("edition") == "original"), by=("difficulty",))
    told = charts.win_rates_chart(rates).to_dict()["description"]
    found = re.findall(r"(Easy|Normal|Difficult|Very difficult) \(", told)
    assert found == ["Easy", "Normal", "Difficult", "Very difficult"]


def test_in_a_notebook_a_chart_is_a_picture_with_its_description(games: Frames) -> None:
    chart = CHARTS["votes_chart"](games, "en")
    before = alt.renderers.active
    try:
        use_theme("night")
        bundle = chart._repr_mimebundle_()
    finally:
        alt.renderers.enable(before)
    shown = bundle[0] if isinstance(bundle, tuple) else bundle
    assert shown == {"text/html": chart_html(chart, "night"), "text/plain": chart.to_dict()["description"]}
    assert 'src="data:image/svg+xml;base64,' in shown["text/html"]
    assert 'alt="Votes for the culprit. ' in shown["text/html"]


@pytest.mark.parametrize("theme", ["night", "light"])
def test_what_is_drawn_stands_out_from_its_ground(theme: Theme) -> None:
    """WCAG: 4.5 for words, 3 for marks."""
    config = vega_config(theme)
    ground = config["background"]
    assert contrast(config["axis"]["labelColor"], ground) >= 4.5
    assert contrast(config["title"]["subtitleColor"], ground) >= 4.5
    for mark in ("gold", "blue"):
        assert contrast(config["style"][mark]["color"], ground) >= 3


def contrast(one: str, other: str) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
