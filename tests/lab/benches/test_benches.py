"""The benches as somebody uses them, without a browser."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from mysterium_nb.kernel.editions import Rules
from mysterium_nb.kernel.seats import GHOST
from mysterium_nb.kernel.words.catalogue import LANGUAGES
from mysterium_nb.lab.benches import ABBench, DifficultyMap, Ladder, RuleBench
from mysterium_nb.lab.benches.bench import Bench
from mysterium_nb.lab.benches.games import Arm
from mysterium_nb.lab.benches.restricted import ladder, removals
from mysterium_nb.link.connect import connect_as_host
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
    assert bench.board.refusal == {"name": "cards_per_kind", "text": "cards_per_kind must be from 4 to 18, not 3."}
    assert bench.board.figures == before
    assert bench.board.heard == answered + 1
    bench.press("lang")
    assert bench.board.refusal["text"] == "cards_per_kind doit aller de 4 à 18, et non 3."
    bench.set("cards_per_kind", 5)
    assert bench.board.refusal == {}


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
    chart = DifficultyMap(games=1, target=0.5)
    chart.wait()
    cells = chart.board.figures["drawings"][0]["cells"]
    chart.set("target", 100)
    chart.wait()
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
