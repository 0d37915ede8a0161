"""What learning is worth: how it is measured, what was written down, and, in the soak, that it is still so."""

import pytest

from mysterium_nb.decks import shipped
from mysterium_nb.lab.evaluation import class_learning
from mysterium_nb.lab.evaluation.bot_strength import strength
from mysterium_nb.lab.evaluation.class_learning import KINDS, CommonMind, Score
from mysterium_nb.lab.evaluation.strength_charts import (
    ghosts_chart,
    held_out_chart,
    lessons_chart,
    likeness_chart,
    presets_chart,
)
from mysterium_nb.minds import ensemble, similarity


def of_kind(kind: str) -> list[class_learning.ClassTrial]:
    return [lesson for lesson in class_learning.measured_trials() if lesson.kind == kind]


def test_a_class_of_its_own_is_as_like_the_prior_as_is_said_and_others_are_the_prior_or_nothing() -> None:
    prior = ensemble(shipped()).affinity
    likeness = {kind: similarity(CommonMind(kind, seed=1).affinity, prior) for kind in KINDS}
    assert likeness == pytest.approx({"tastes": 0.5, "thoughts": 0.5, "prior": 1.0, "noise": 0.0}, abs=0.01)


def test_an_evening_is_counted_and_everything_that_was_taken_is_kept() -> None:
    score, picks = class_learning.play_class(CommonMind("tastes", seed=1), ensemble(shipped()), range(2))
    assert score.games == 2
    assert 0 <= score.right <= score.first_guesses
    assert len(picks) >= 2 * 4 * 3, "four psychics look for three cards in each game"


def test_after_thirty_games_a_class_with_tastes_is_understood_ten_points_better() -> None:
    """In first guesses; the worst end of both intervals is still apart, and the win rate rises as well."""
    lessons = of_kind("tastes")
    assert len(lessons) >= 6
    assert all(lesson.trusted for lesson in lessons)
    before, after = class_learning.pooled_scores(lessons)
    assert after.first_guess_rate >= before.first_guess_rate + 0.10
    assert after.right_interval[0] > before.right_interval[1]
    assert after.win_interval[0] > before.win_interval[1]


@pytest.mark.parametrize("kind", ["thoughts", "prior", "noise"])
def test_where_there_is_little_to_learn_nothing_is_lost(kind: str) -> None:
    before, after = class_learning.pooled_scores(of_kind(kind))
    assert after.right_interval[1] >= before.right_interval[0]
    assert after.first_guess_rate >= before.first_guess_rate - 0.01


def test_who_guesses_by_chance_leaves_exactly_the_prior() -> None:
    assert not any(lesson.trusted for lesson in of_kind("noise"))
    assert all(lesson.after == lesson.before for lesson in of_kind("noise"))


def test_no_class_is_understood_worse_than_by_the_prior() -> None:
    """One by one: who was not trusted leaves the prior as it is, and who was, is right at least as often."""
    for lesson in class_learning.measured_trials():
        if lesson.trusted:
            assert lesson.after.first_guess_rate >= lesson.before.first_guess_rate, lesson
            assert lesson.after.wins >= lesson.before.wins, lesson
        else:
            assert lesson.after == lesson.before, lesson


def test_several_classes_are_added_up() -> None:
    lessons = of_kind("tastes")[:2]
    before, _ = class_learning.pooled_scores(lessons)
    assert before == Score.of(
        sum(one.before.games for one in lessons),
        sum(one.before.wins for one in lessons),
        sum(one.before.first_guesses for one in lessons),
        sum(one.before.right for one in lessons),
    )


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_chart_says_in_words_what_it_shows(lang: str) -> None:
    measured = strength()
    charts = (
        likeness_chart(measured.correlations, lang),
        held_out_chart(measured.held_out, measured.own_facts, lang),
        ghosts_chart(measured.tables[:6], lang),
        presets_chart(measured.presets, lang),
        lessons_chart(class_learning.measured_trials(), lang),
    )
    for chart in charts:
        assert "%" in chart.to_dict()["description"]


def labels(lang: str) -> list[set[str]]:
    measured = strength()
    charts = (
        held_out_chart(measured.held_out, measured.own_facts, lang),
        ghosts_chart(measured.tables[:6], lang),
        presets_chart(measured.presets, lang),
    )
    rows = [chart.to_dict()["datasets"].values() for chart in charts]
    return [{" ".join(row["label"].split()).rsplit(" (", 1)[0] for table in tables for row in table} for tables in rows]


def test_no_label_of_a_chart_stays_english_in_french() -> None:
    for english, french in zip(labels("en"), labels("fr"), strict=True):
        assert len(english) == len(french)
        assert not english & french


def test_what_has_nothing_in_common_but_its_facts_stands_beside_what_echoes() -> None:
    measured = strength()
    held = held_out_chart(measured.held_out[:8], measured.own_facts[:8]).to_dict()
    assert "own facts alone" in held["description"]
    assert "Tags, pragmatic psychics" in held["description"]


@pytest.mark.soak
def test_a_class_is_learned_again_as_it_is_written_down() -> None:
    (written,) = [lesson for lesson in of_kind("tastes") if lesson.seed == 200]
    measured = class_learning.run_trial("tastes", 200, games=written.before.games)
    assert measured.after.first_guess_rate == pytest.approx(written.after.first_guess_rate, abs=0.02)
