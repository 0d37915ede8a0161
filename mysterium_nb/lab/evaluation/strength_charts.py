"""Charts of how strong bots are and of what learning is worth: measured figures in, an Altair chart out."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import altair as alt
import polars as pl

from mysterium_nb.i18n.catalogue import Translator, translator
from mysterium_nb.lab.evaluation.class_learning import ClassTrial, Score, pooled_scores
from mysterium_nb.lab.evaluation.matchups import PEOPLE
from mysterium_nb.lab.evaluation.results import Result
from mysterium_nb.logs.charts.chart_parts import OWN_SCALES, PERCENT, describe_chart, percent, series, titled_chart
from mysterium_nb.logs.charts.shares import shares_chart


def likeness_chart(results: Sequence[Result], lang: str = "en") -> alt.LayerChart:
    """Games won, and first guesses that were right, against how alike the minds at a table are."""
    say = translator(lang, "visions")
    title = say("What decides: how alike minds are")
    names = [say("Games won"), say("First guesses right")]
    rows = pl.DataFrame(
        [
            {"alike": r.alike, "label": name, "rate": rate, "low": low, "high": high}
            for r in results
            for name, rate, (low, high) in (
                (names[0], r.win_rate, r.win_interval),
                (names[1], r.first_guess_rate, r.first_guess_interval),
            )
        ]
    )
    colour, named, shape = series(names)
    drawn = alt.Chart(rows).encode(x=alt.X("alike:Q", title=say("Correlation of two minds")))
    scale, axis = alt.Scale(domain=[0, 1]), alt.Axis(labelExpr=PERCENT)
    band = drawn.mark_area(opacity=0.25).encode(
        y=alt.Y("low:Q", scale=scale, axis=axis, title=None), y2="high:Q", color=colour
    )
    points = drawn.mark_point(filled=True, size=50, opacity=1).encode(
        y=alt.Y("rate:Q", scale=scale, title=None), color=named, shape=shape
    )
    words = [f"{r.alike}: {percent(r.win_rate)}" for r in results]
    note = say("The bands are 95 % intervals.")
    return titled_chart([band, points], 220, title, note, describe_chart(title, words, say), OWN_SCALES)


def held_out_chart(results: Iterable[Result], own_facts: Iterable[Result], lang: str = "en") -> alt.LayerChart:
    """First guesses of psychics whose mind the ghost does not have: as the minds are, and where they share no facts."""
    say = translator(lang, "visions")
    rows = [_first_guess_row(_held_out(r, say), r) for r in results]
    rows += [_first_guess_row(say("{what}: own facts alone", what=_held_out(r, say)), r) for r in own_facts]
    note = say("The ghost has all the minds but the psychics’. Chance is one in six.")
    chances = _rows(rows).with_columns(chance=pl.lit(1 / 6))
    return shares_chart(chances, say("First guesses right, with a mind held out"), note, say)


def _first_guess_row(label: str, of: Result) -> "_Row":
    return _Row(label, of.first_guesses, of.first_guess_rate, of.first_guess_interval)


def _held_out(of: Result, say: Translator) -> str:
    minds = {"tags": say("Tags"), "colours": say("Colours"), "moods": say("Moods"), "meanings": say("Meanings")}
    psychics, mind = of.psychics.removesuffix(" alone").split(", ")
    return say("{mind}, {psychics}", mind=minds[mind], psychics=_psychics(psychics, say))


def _psychics(kind: str, say: Translator) -> str:
    return {"literal": say("literal psychics"), "pragmatic": say("pragmatic psychics")}[kind]


def ghosts_chart(results: Iterable[Result], lang: str = "en") -> alt.LayerChart:
    """Games won by each kind of ghost with each kind of psychics."""
    say = translator(lang, "visions")
    ghosts = {"random": say("Random ghost"), "one card": say("One-card ghost"), "reasoning": say("Reasoning ghost")}
    return _games_won(((f"{ghosts[r.ghost]}, {_psychics(r.psychics, say)}", r) for r in results), say)


def presets_chart(results: Iterable[Result], lang: str = "en") -> alt.LayerChart:
    """Games won by bots of each preset: among themselves, as a ghost of people, and with a person as their ghost."""
    say = translator(lang, "visions")
    names = {
        "twin": say("Twins"),
        "sibling": say("Siblings"),
        "friend": say("Friends"),
        "neighbour": say("Neighbours"),
        "stranger": say("Strangers"),
    }

    def label(of: Result) -> str:
        if of.psychics == PEOPLE:
            return say("{who}: ghost of people", who=names[of.ghost])
        if of.ghost == PEOPLE:
            return say("{who}: a person as ghost", who=names[of.psychics])
        return say("{who}: among themselves", who=names[of.ghost])

    return _games_won(((label(r), r) for r in results), say)


def _games_won(results: Iterable[tuple[str, Result]], say: Translator) -> alt.LayerChart:
    rows = [_Row(label, of.games, of.win_rate, of.win_interval) for label, of in results]
    return shares_chart(_rows(rows), say("Games won"), _lines(say), say)


def lessons_chart(lessons: Iterable[ClassTrial], lang: str = "en") -> alt.LayerChart:
    """First guesses right, before and after thirty games with classes of each kind."""
    say = translator(lang, "visions")
    words = {
        "tastes": say("Own tastes"),
        "thoughts": say("Own thoughts"),
        "prior": say("As the prior"),
        "noise": say("By pure chance"),
    }
    kinds: dict[str, list[ClassTrial]] = {kind: [] for kind in words}
    for lesson in lessons:
        kinds[lesson.kind].append(lesson)
    rows: list[_Row] = []
    for kind, of_kind in kinds.items():
        before, after = pooled_scores(of_kind)
        rows.append(_first_guesses(say("{what}: before", what=words[kind]), before))
        rows.append(_first_guesses(say("{what}: after", what=words[kind]), after))
    return shares_chart(_rows(rows), say("First guesses right"), _lines(say), say)


class _Row(NamedTuple):
    label: str
    tries: int
    rate: float
    interval: tuple[float, float]


def _first_guesses(label: str, score: Score) -> _Row:
    return _Row(label, score.first_guesses, score.first_guess_rate, score.right_interval)


def _rows(rows: Iterable[_Row]) -> pl.DataFrame:
    return pl.DataFrame(
        [
            {"label": row.label, "tries": row.tries, "rate": row.rate, "low": row.interval[0], "high": row.interval[1]}
            for row in rows
        ]
    )


def _lines(say: Translator) -> str:
    return say("In brackets how many. The lines are 95 % intervals.")
