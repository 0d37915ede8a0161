"""The benches as somebody uses them, without a browser."""

import re
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import GHOST
from mysterium_nb.i18n.languages import LANGUAGES
from mysterium_nb.lab.panels import ABBench, DifficultyMap, Ladder, RuleBench
from mysterium_nb.lab.panels.game_counts import Arm
from mysterium_nb.lab.panels.panel import Bench
from mysterium_nb.lab.panels.restricted_play import ladder, removals
from mysterium_nb.link.client import connect_as_host
from mysterium_nb.protocol.kernel_environment import HOUSE
from mysterium_nb.widgets import Dashboard, HotSeat
from tests.browser.servers import a_house

TWO = Rules.classic(players=2, difficulty="easy")
BENCHES: list[Callable[[str], Bench]] = [
    lambda lang: RuleBench(TWO, games=3, lang=lang),
    lambda lang: ABBench(TWO, TWO.but(hours=5), games=3, lang=lang),
    lambda lang: DifficultyMap("original", games=1, lang=lang),
    lambda lang: Ladder(Rules.classic(players=4), games=1, lang=lang),
]


@pytest.fixture
def bench() -> Iterator[RuleBench]:
    bench = RuleBench(TWO, games=3, lang="en")
    bench.wait()
    yield bench
    bench.close()


def told(bench: Bench) -> str:
    return str((bench.board.figures, bench.board.sides, bench.board.frame))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("make", BENCHES)
def test_every_bench_says_what_it_has_found_in_both_languages(make: Callable[[str], Bench], lang: str) -> None:
    bench = make(lang)
    bench.wait()
    figures = bench.board.figures
    assert figures["far"] == 1
    assert figures["headlines"]
    assert figures["drawings"]
    assert bench.board.frame["lang"] == lang
    assert not re.search(r"\{\w+\}", re.sub(r"'[^']*': ", "", told(bench)))
    bench.close()


def test_a_bench_speaks_the_language_of_the_browser_unless_it_was_told_another(bench: RuleBench) -> None:
    bench._hear({"arrived": "fr-FR"})
    assert bench.lang == "en"
    other = RuleBench(TWO, games=3)
    other._hear({"arrived": "fr-FR"})
    assert other.board.frame["title"] == "Établi des règles"
    other.close()


def test_another_rule_gives_another_figure(bench: RuleBench) -> None:
    before = bench.board.figures["headlines"]
    bench._hear({"set": {"hours": 1}})
    bench.wait()
    assert bench.rules == TWO.but(hours=1)
    assert bench.board.figures["headlines"] != before
    assert bench.board.figures["headlines"][0]["figure"] == "0\N{NO-BREAK SPACE}%"


def test_what_is_impossible_is_refused_in_its_place_and_the_last_good_figure_stays(bench: RuleBench) -> None:
    before, answered = bench.board.figures, bench.board.heard
    bench.set("cards_per_kind", 3)
    assert bench.board.refusals == {"cards_per_kind": "cards_per_kind must be from 4 to 18, not 3."}
    assert bench.board.figures == before
    assert bench.board.heard == answered + 1
    bench.press("lang")
    assert bench.board.refusals == {"cards_per_kind": "cards_per_kind doit aller de 4 à 18, et non 3."}
    bench.set("cards_per_kind", 5)
    assert bench.board.refusals == {}


def off(bench: Bench) -> list[str]:
    return [button["key"] for side in bench.board.sides for button in side["buttons"] if button["off"]]


def test_what_is_impossible_stays_refused_and_unplayable_until_it_is_possible(bench: RuleBench) -> None:
    bench.set("hand", 2)
    for name, value in (("role", "ghost"), ("hours", 6)):
        bench.set(name, value)
        assert bench.board.refusals == {"hand": "hand must be from 3 to 84, not 2."}
        assert off(bench) == ["play", "house"]
    bench.press("play")
    assert bench.children == (bench.board,)
    assert bench.board.said == "hand must be from 3 to 84, not 2."
    bench.set("hand", 3)
    assert (bench.board.refusals, off(bench)) == ({}, [])
    assert bench.rules == TWO.but(hand=3, hours=6)


def test_what_is_impossible_on_one_side_stays_refused_whatever_is_set_on_the_other() -> None:
    bench = ABBench(TWO, TWO, games=3, lang="en")
    bench.set("a.hand", 2)
    bench.set("b.hours", 6)
    assert bench.board.refusals == {"a.hand": "hand must be from 3 to 84, not 2."}
    assert off(bench) == ["play:a", "house:a"]
    bench.set("b.hours", 0)
    assert [*bench.board.refusals] == ["a.hand", "b.hours"]
    bench.set("b.hours", 8)
    bench.set("a.hand", 8)
    assert (bench.board.refusals, off(bench)) == ({}, [])
    bench.close()


def test_a_map_that_is_impossible_stays_refused_until_it_is_possible() -> None:
    chart = DifficultyMap(games=1, lang="en")
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
    bench = ABBench(TWO, TWO.but(hours=5), games=3, lang="en")
    bench.set("b.role", "ghost")
    bench.press("play:b")
    _, page = bench.children
    assert isinstance(page, Dashboard)
    assert (page.view.rules, page.view.seat) == (TWO.but(hours=5), GHOST)
    bench.press("play:a")
    _, page = bench.children
    assert (page.view.rules, page.view.seat == GHOST) == (TWO, False)
    bench.close()
    with closing(Ladder(TWO, games=1, lang="en")) as rungs:
        rungs.set("role", "everybody")
        rungs.press("play")
        assert isinstance(rungs.children[1], HotSeat)


def test_everything_as_published_again(bench: RuleBench) -> None:
    bench.set("hours", 3)
    bench.press("publish")
    assert bench.rules == TWO


def test_what_a_mechanic_is_worth_is_asked_only_where_there_is_one() -> None:
    assert [rung.key for rung in removals(Arm(TWO))] == ["no_crows", "no_extra_groups", "small_hand"]
    whole = [rung.key for rung in removals(Arm(Rules.classic(players=4)))]
    assert whole == ["no_crows", "no_clairvoyancy", "no_return", "small_hand", "agreement"]
    assert removals(Arm(Rules.classic(4).but(crows=0, tokens=0, hand=3, poll="agreement"))) == []


def test_every_rung_of_the_ladder_takes_something_else_away() -> None:
    rungs = ladder(Arm(Rules.classic(players=4)))
    assert len({rung.arm for rung in rungs}) == len(rungs) == 10
    assert (rungs[0].key, rungs[-1].key) == ("everything", "random_ghost")
    assert rungs == ladder(Arm(Rules.classic(players=4)))


def test_the_ladder_goes_down() -> None:
    with closing(Ladder(Rules.classic(players=4), games=40, lang="en")) as rungs:
        rungs.wait()
        rows = rungs.board.figures["drawings"][0]["rows"]
    assert rows[0]["text"] == "Everything"
    values = [row["value"] for row in rows[1:]]
    assert values == sorted(values, reverse=True)
    assert values[0] > values[-1] + 0.5


def test_a_verdict_comes_when_all_is_played_and_not_at_every_look() -> None:
    bench = ABBench(TWO, TWO.but(hours=1), games=40, lang="en")
    told = []
    bench.board.observe(lambda change: told.append(change["new"]), "figures")
    bench.wait()
    verdicts = {figures["far"] >= 1: figures["headlines"][2]["more"].rpartition(", ")[2] for figures in told}
    assert verdicts[True] == "so they do differ"
    if False in verdicts:
        assert verdicts[False] == "still counting"
    bench._far = (1, 2)
    bench.press("theme")
    assert bench.board.figures["headlines"][2]["more"].endswith(", still counting")
    bench.close()


def test_b_is_marked_where_it_differs_from_a() -> None:
    bench = ABBench(TWO, TWO.but(hours=5), games=3)
    bench.wait()
    b = {control["name"]: control for group in bench.board.sides[1]["groups"] for control in group["controls"]}
    assert (b["b.hours"]["value"], b["b.hours"]["published"]) == (5, 7)
    bench.press("same")
    bench.wait()
    assert bench.settings["b"].arm == bench.settings["a"].arm
    assert bench.board.figures["headlines"][2]["figure"] == "0.0"
    bench.close()


def test_the_map_looks_for_another_win_rate_without_playing_again() -> None:
    chart = DifficultyMap(games=24, lang="en")
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
def test_what_is_not_there_cannot_be_set_or_pressed(bench: RuleBench, message: object) -> None:
    with pytest.raises(LookupError):
        bench._hear(message)


def test_play_this_begins_a_game_with_exactly_these_rules(bench: RuleBench) -> None:
    bench.set("hours", 9)
    bench.set("role", "ghost")
    bench.press("play")
    _, page = bench.children
    assert isinstance(page, Dashboard)
    assert page.view.rules == TWO.but(hours=9)
    assert page.view.seat == GHOST
    bench.set("role", "everybody")
    bench.press("play")
    _, around = bench.children
    assert isinstance(around, HotSeat)


def test_a_house_that_is_not_there_is_told_in_words(bench: RuleBench) -> None:
    bench.press("house")
    assert bench.board.said == "This is not the host’s link."


def buttons(bench: RuleBench) -> list[str]:
    return [button["key"] for side in bench.board.sides for button in side["buttons"]]


def test_on_a_page_of_a_house_its_host_opens_tables_there_and_nobody_sees_the_key(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    with a_house(tmp_path, "--ahead=0") as house:
        monkeypatch.setenv(HOUSE, house.host_link)
        with closing(RuleBench(TWO, games=3, lang="en")) as bench:
            assert buttons(bench) == ["play", "house", "publish"]
            bench.press("house")
            told = bench.board.said
            assert house.host_link.rpartition("/")[2] not in str(bench.board.get_state())
        host = connect_as_host(house.host_link)
        [table] = host.view.tables
        host.close()
    assert table.rules == TWO
    assert told == f"Table {table.code} is open. You find it on the host’s page."


def test_on_a_page_of_a_house_nobody_else_opens_tables_or_calls_at_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(HOUSE, "")
    with closing(RuleBench(TWO, games=3, lang="en")) as bench:
        assert buttons(bench) == ["play", "publish"]
        assert "house" not in [
            control["name"] for side in bench.board.sides for group in side["groups"] for control in group["controls"]
        ]
        with pytest.raises(LookupError, match="There is nothing called house"):
            bench.set("house", "http://127.0.0.1:1/host/key")
        bench.press("house")
        assert bench.board.said == "This is not the host’s link."


def test_a_running_house_opens_a_table_with_exactly_these_rules(bench: RuleBench, tmp_path: Path) -> None:
    bench.set("hours", 9)
    with a_house(tmp_path, "--ahead=0") as house:
        bench.set("house", house.host_link)
        bench.press("house")
        host = connect_as_host(house.host_link)
        [table] = host.view.tables
        host.close()
    assert table.rules == TWO.but(hours=9)
    assert bench.board.said.startswith(f"Table {table.code} is open: http://")
