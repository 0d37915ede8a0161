"""The games behind a panel: they are those of `simulate`, and nobody waits for them."""

import threading

import pytest
from msgspec.structs import replace

from mysterium_nb.engine.rules import Rules
from mysterium_nb.lab.batch.backends import fastest_backend
from mysterium_nb.lab.batch.random_numbers import BLOCK
from mysterium_nb.lab.panels.background_runs import BackgroundRunner, PlanStep, games_known, games_of
from mysterium_nb.lab.panels.game_counts import Variant, cached_counts, play_more
from mysterium_nb.lab.simulator import Cancelled, simulate

TWO = Rules.classic(players=2, difficulty="easy")


def going_on() -> threading.Event:
    return threading.Event()


def test_a_bench_counts_the_very_games_that_simulate_plays() -> None:
    fastest_backend(wait=True)  # in the middle of it, the last digits of another arithmetic would come in
    arm = Variant(TWO.but(hours=6))
    first = play_more(arm, 20, going_on())
    block = play_more(arm, 2 * BLOCK, going_on())
    games = play_more(arm, 2 * BLOCK, going_on())
    frame = simulate(arm.rules, 2 * BLOCK)
    assert (first.played, block.played, games.played) == (20, BLOCK, 2 * BLOCK)
    assert games.won.tolist() == frame["won"].to_list()
    assert games.finished.tolist() == frame["finished"].to_list()
    assert games.found.tolist() == frame["found"].to_list()
    assert games.behind.tolist() == [min(progress) for progress in frame["progress"]]
    assert first.won.tolist() == games.won.tolist()[:20]


def test_whoever_wants_something_else_does_not_wait_for_the_block() -> None:
    arm = Variant(TWO.but(hours=3, hand=5))  # that no panel of another test has begun to play
    stop = going_on()
    stop.set()
    with pytest.raises(Cancelled):
        play_more(arm, BLOCK, stop)
    assert cached_counts(arm) is None


def test_the_hourglass_and_the_words_change_no_game() -> None:
    arm = Variant(TWO.but(hours=4))
    games = play_more(arm, 5, going_on())
    among_people = TWO.but(
        hours=4, timer_seconds=30, first_guess=True, assignment="ghost", lexicon="dreams", crow_when="giving"
    )
    assert cached_counts(replace(arm, rules=among_people)) is games


@pytest.mark.parametrize(
    "unnoticed", [{"crow_when": "giving"}, {"timer_seconds": 5}, {"assignment": "ghost"}, {"help_forfeits": True}]
)
def test_what_only_people_notice_changes_no_figure(unnoticed: dict[str, object]) -> None:
    rules = Rules.classic(players=4)
    assert simulate(rules.but(**unnoticed), 20).equals(simulate(rules, 20))


def test_news_come_with_every_leg_and_the_last_says_that_all_is_played() -> None:
    one, other = Variant(TWO.but(hours=11)), Variant(TWO.but(hours=11, hand=6))
    plan = [PlanStep(one, 2), PlanStep(other, 2), PlanStep(one, 4)]
    heard: list[tuple[int, int]] = []
    refining = BackgroundRunner(lambda done, whole: heard.append((done, whole)))
    refining.ask(plan)
    refining.wait()
    assert games_of(plan) == 6
    assert heard == [(2, 6), (4, 6), (6, 6)]
    assert (games_known(one), games_known(other)) == (4, 2)


def test_what_was_asked_before_is_not_told_any_more() -> None:
    heard: list[tuple[int, int]] = []
    refining = BackgroundRunner(lambda done, whole: heard.append((done, whole)))
    refining.ask([PlanStep(Variant(TWO.but(hours=8)), BLOCK)])
    refining.ask([PlanStep(Variant(TWO.but(hours=9)), 3)])
    refining.wait()
    assert heard == [(3, 3)]
