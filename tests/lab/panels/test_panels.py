"""The panels as somebody uses them, without a browser."""

import re
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import GHOST
from mysterium_nb.i18n.languages import LANGUAGES
from mysterium_nb.lab.panels import ComparisonPanel, DifficultyPanel, LadderPanel, RulePanel
from mysterium_nb.lab.panels.game_counts import Variant
from mysterium_nb.lab.panels.panel import Panel
from mysterium_nb.lab.panels.restricted_play import ladder, removals
from mysterium_nb.link.client import connect_as_host
from mysterium_nb.protocol.kernel_environment import HOUSE
from mysterium_nb.widgets import Dashboard, HotSeat
from tests.browser.servers import a_house

TWO = Rules.classic(players=2, difficulty="easy")
PANELS: list[Callable[[str], Panel]] = [
    lambda lang: RulePanel(TWO, games=3, lang=lang),
    lambda lang: ComparisonPanel(TWO, TWO.but(hours=5), games=3, lang=lang),
    lambda lang: DifficultyPanel("original", games=1, lang=lang),
    lambda lang: LadderPanel(Rules.classic(players=4), games=1, lang=lang),
]


@pytest.fixture
def panel() -> Iterator[RulePanel]:
    panel = RulePanel(TWO, games=3, lang="en")
    panel.wait()
    yield panel
    panel.close()


def told(panel: Panel) -> str:
    return str((panel.board.figures, panel.board.sides, panel.board.frame))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("make", PANELS)
def test_every_bench_says_what_it_has_found_in_both_languages(make: Callable[[str], Panel], lang: str) -> None:
    panel = make(lang)
    panel.wait()
    figures = panel.board.figures
    assert figures["far"] == 1
    assert figures["headlines"]
    assert figures["drawings"]
    assert panel.board.frame["lang"] == lang
    assert not re.search(r"\{\w+\}", re.sub(r"'[^']*': ", "", told(panel)))
    panel.close()


def test_a_bench_speaks_the_language_of_the_browser_unless_it_was_told_another(panel: RulePanel) -> None:
    panel._hear({"arrived": "fr-FR"})
    assert panel.lang == "en"
    other = RulePanel(TWO, games=3)
    other._hear({"arrived": "fr-FR"})
    assert other.board.frame["title"] == "Établi des règles"
    other.close()


def test_another_rule_gives_another_figure(panel: RulePanel) -> None:
    before = panel.board.figures["headlines"]
    panel._hear({"set": {"hours": 1}})
    panel.wait()
    assert panel.rules == TWO.but(hours=1)
    assert panel.board.figures["headlines"] != before
    assert panel.board.figures["headlines"][0]["figure"] == "0\N{NO-BREAK SPACE}%"


def test_what_is_impossible_is_refused_in_its_place_and_the_last_good_figure_stays(panel: RulePanel) -> None:
    before, answered = panel.board.figures, panel.board.heard
    panel.set("cards_per_kind", 3)
    assert panel.board.refusals == {"cards_per_kind": "cards_per_kind must be from 4 to 18, not 3."}
    assert panel.board.figures == before
    assert panel.board.heard == answered + 1
    panel.press("lang")
    assert panel.board.refusals == {"cards_per_kind": "cards_per_kind doit aller de 4 à 18, et non 3."}
    panel.set("cards_per_kind", 5)
    assert panel.board.refusals == {}


def off(panel: Panel) -> list[str]:
    return [button["key"] for side in panel.board.sides for button in side["buttons"] if button["off"]]


def test_what_is_impossible_stays_refused_and_unplayable_until_it_is_possible(panel: RulePanel) -> None:
    panel.set("hand", 2)
    for name, value in (("role", "ghost"), ("hours", 6)):
        panel.set(name, value)
        assert panel.board.refusals == {"hand": "hand must be from 3 to 84, not 2."}
        assert off(panel) == ["play", "house"]
    panel.press("play")
    assert panel.children == (panel.board,)
    assert panel.board.said == "hand must be from 3 to 84, not 2."
    panel.set("hand", 3)
    assert (panel.board.refusals, off(panel)) == ({}, [])
    assert panel.rules == TWO.but(hand=3, hours=6)


def test_what_is_impossible_on_one_side_stays_refused_whatever_is_set_on_the_other() -> None:
    panel = ComparisonPanel(TWO, TWO, games=3, lang="en")
    panel.set("a.hand", 2)
    panel.set("b.hours", 6)
    assert panel.board.refusals == {"a.hand": "hand must be from 3 to 84, not 2."}
    assert off(panel) == ["play:a", "house:a"]
    panel.set("b.hours", 0)
    assert [*panel.board.refusals] == ["a.hand", "b.hours"]
    panel.set("b.hours", 8)
    panel.set("a.hand", 8)
    assert (panel.board.refusals, off(panel)) == ({}, [])
    panel.close()


def test_a_map_that_is_impossible_stays_refused_until_it_is_possible() -> None:
    chart = DifficultyPanel(games=1, lang="en")
    chart.set("hand", 2)
    chart.set("target", 40)
    chart.set("edition", "original")
    assert chart.board.refusals == {"hand": "hand must be from 3 to 84, not 2."}
    chart.wait()
    assert len(chart.board.figures["drawings"][0]["rows"]) == 3
    chart.set("hand", 8)
    chart.wait()
    assert chart.board.refusals == {}
    assert len(chart.board.figures["drawings"][0]["rows"]) == 4
    chart.close()


def test_both_sides_and_the_ladder_are_played_as_one_likes() -> None:
    panel = ComparisonPanel(TWO, TWO.but(hours=5), games=3, lang="en")
    panel.set("b.role", "ghost")
    panel.press("play:b")
    _, page = panel.children
    assert isinstance(page, Dashboard)
    assert (page.view.rules, page.view.seat) == (TWO.but(hours=5), GHOST)
    panel.press("play:a")
    _, page = panel.children
    assert (page.view.rules, page.view.seat == GHOST) == (TWO, False)
    panel.close()
    with closing(LadderPanel(TWO, games=1, lang="en")) as rungs:
        rungs.set("role", "everybody")
        rungs.press("play")
        assert isinstance(rungs.children[1], HotSeat)


def test_everything_as_published_again(panel: RulePanel) -> None:
    panel.set("hours", 3)
    panel.press("publish")
    assert panel.rules == TWO


def test_what_a_mechanic_is_worth_is_asked_only_where_there_is_one() -> None:
    assert [rung.key for rung in removals(Variant(TWO))] == ["no_crows", "no_extra_groups", "small_hand"]
    whole = [rung.key for rung in removals(Variant(Rules.classic(players=4)))]
    assert whole == ["no_crows", "no_clairvoyancy", "no_return", "small_hand", "agreement"]
    assert removals(Variant(Rules.classic(4).but(crows=0, tokens=0, hand=3, poll="agreement"))) == []


def test_every_rung_of_the_ladder_takes_something_else_away() -> None:
    rungs = ladder(Variant(Rules.classic(players=4)))
    assert len({rung.arm for rung in rungs}) == len(rungs) == 10
    assert (rungs[0].key, rungs[-1].key) == ("everything", "random_ghost")
    assert rungs == ladder(Variant(Rules.classic(players=4)))


def test_the_ladder_goes_down() -> None:
    with closing(LadderPanel(Rules.classic(players=4), games=40, lang="en")) as rungs:
        rungs.wait()
        rows = rungs.board.figures["drawings"][0]["rows"]
    assert rows[0]["text"] == "Everything"
    values = [row["value"] for row in rows[1:]]
    assert values == sorted(values, reverse=True)
    assert values[0] > values[-1] + 0.5


def test_a_verdict_comes_when_all_is_played_and_not_at_every_look() -> None:
    panel = ComparisonPanel(TWO, TWO.but(hours=1), games=40, lang="en")
    told = []
    panel.board.observe(lambda change: told.append(change["new"]), "figures")
    panel.wait()
    verdicts = {figures["far"] >= 1: figures["headlines"][2]["more"].rpartition(", ")[2] for figures in told}
    assert verdicts[True] == "so they do differ"
    if False in verdicts:
        assert verdicts[False] == "still counting"
    panel._far = (1, 2)
    panel.press("theme")
    assert panel.board.figures["headlines"][2]["more"].endswith(", still counting")
    panel.close()


def test_b_is_marked_where_it_differs_from_a() -> None:
    panel = ComparisonPanel(TWO, TWO.but(hours=5), games=3)
    panel.wait()
    b = {control["name"]: control for group in panel.board.sides[1]["groups"] for control in group["controls"]}
    assert (b["b.hours"]["value"], b["b.hours"]["published"]) == (5, 7)
    panel.press("same")
    panel.wait()
    assert panel.settings["b"].arm == panel.settings["a"].arm
    assert panel.board.figures["headlines"][2]["figure"] == "0.0"
    panel.close()


def test_the_map_looks_for_another_win_rate_without_playing_again() -> None:
    chart = DifficultyPanel(games=24, lang="en")
    chart.wait()
    cells = chart.board.figures["drawings"][0]["cells"]
    chart.set("target", 0)
    chart.wait()
    note = chart.board.figures["drawings"][0]["note"]
    assert note.startswith("Nowhere are as few as 0\N{NO-BREAK SPACE}% of the games won: there is no line.")
    again = chart.board.figures["drawings"][0]["cells"]
    assert [[cell["value"] for cell in row] for row in again] == [[cell["value"] for cell in row] for row in cells]
    assert len(cells) == 3
    assert {len(row) for row in cells} == {6}
    chart.set("edition", "original")
    chart.wait()
    assert len(chart.board.figures["drawings"][0]["cells"]) == 4
    chart.close()


@pytest.mark.parametrize("message", [{"set": {"nothing": 1}}, {"press": "nothing"}])
def test_what_is_not_there_cannot_be_set_or_pressed(panel: RulePanel, message: object) -> None:
    with pytest.raises(LookupError):
        panel._hear(message)


def test_play_this_begins_a_game_with_exactly_these_rules(panel: RulePanel) -> None:
    panel.set("hours", 9)
    panel.set("role", "ghost")
    panel.press("play")
    _, page = panel.children
    assert isinstance(page, Dashboard)
    assert page.view.rules == TWO.but(hours=9)
    assert page.view.seat == GHOST
    panel.set("role", "everybody")
    panel.press("play")
    _, around = panel.children
    assert isinstance(around, HotSeat)


def test_a_house_that_is_not_there_is_told_in_words(panel: RulePanel) -> None:
    panel.press("house")
    assert panel.board.said == "This is not the host’s link."


def buttons(panel: RulePanel) -> list[str]:
    return [button["key"] for side in panel.board.sides for button in side["buttons"]]


def test_on_a_page_of_a_house_its_host_opens_tables_there_and_nobody_sees_the_key(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    with a_house(tmp_path, "--ahead=0") as house:
        monkeypatch.setenv(HOUSE, house.host_link)
        with closing(RulePanel(TWO, games=3, lang="en")) as panel:
            assert buttons(panel) == ["play", "house", "publish"]
            panel.press("house")
            told = panel.board.said
            assert house.host_link.rpartition("/")[2] not in str(panel.board.get_state())
        host = connect_as_host(house.host_link)
        [table] = host.view.tables
        host.close()
    assert table.rules == TWO
    assert told == f"Table {table.code} is open. You find it on the host’s page."


def test_on_a_page_of_a_house_nobody_else_opens_tables_or_calls_at_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(HOUSE, "")
    with closing(RulePanel(TWO, games=3, lang="en")) as panel:
        assert buttons(panel) == ["play", "publish"]
        assert "house" not in [
            control["name"] for side in panel.board.sides for group in side["groups"] for control in group["controls"]
        ]
        with pytest.raises(LookupError, match="There is nothing called house"):
            panel.set("house", "http://127.0.0.1:1/host/key")
        panel.press("house")
        assert panel.board.said == "This is not the host’s link."


def test_a_running_house_opens_a_table_with_exactly_these_rules(panel: RulePanel, tmp_path: Path) -> None:
    panel.set("hours", 9)
    with a_house(tmp_path, "--ahead=0") as house:
        panel.set("house", house.host_link)
        panel.press("house")
        host = connect_as_host(house.host_link)
        [table] = host.view.tables
        host.close()
    assert table.rules == TWO.but(hours=9)
    assert panel.board.said.startswith(f"Table {table.code} is open: http://")
