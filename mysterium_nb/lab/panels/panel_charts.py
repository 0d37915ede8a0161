"""Drawings that more than one panel has: how often it is won, the tension, where games are lost."""

import numpy as np

from mysterium_nb.engine.cards import KINDS
from mysterium_nb.engine.rules import Rules
from mysterium_nb.i18n.catalogue import Translator
from mysterium_nb.i18n.numbers import format_count, format_decimal, format_points, percent
from mysterium_nb.lab.batch.game_arrays import FOUND_ALL
from mysterium_nb.lab.intervals import wilson
from mysterium_nb.lab.panels.game_counts import GameCounts
from mysterium_nb.lab.panels.panel_data import Bars, Curve, CurveLine, Headline, Row, Tick


def interval_text(low: float, high: float, say: Translator, lang: str) -> str:
    """`between 41.2 % and 44.3 %`."""
    return say("between {low} and {high}", low=percent(low, lang, 1), high=percent(high, lang, 1))


def points_interval_text(low: float, high: float, say: Translator, lang: str) -> str:
    """`between +1.2 and +4.3`."""
    return say("between {low} and {high}", low=format_points(low, lang), high=format_points(high, lang))


def win_headline(games: GameCounts, text: str, say: Translator, lang: str, compared: float | None = None) -> Headline:
    low, high = games.interval
    more = f"{interval_text(low, high, say, lang)} · {say('{count} games', count=format_count(games.played, lang))}"
    return Headline(
        figure=percent(games.win_rate, lang),
        text=text,
        more=more,
        value=games.win_rate,
        low=low,
        high=high,
        compared=compared,
    )


def tension_curve(rules: Rules, games: GameCounts, say: Translator, lang: str) -> Curve:
    """The cards that a psychic still has to find when an hour begins, as the charts of logs draw it, and the last
    moment at which nobody may miss any more: as many cards left as hours, of which the last is for the culprit where
    naming one takes an hour."""
    found = np.concatenate((np.zeros((games.played, 1)), games.found), axis=1)
    left = FOUND_ALL - found / rules.psychics
    hours = range(1, rules.hours + 2)
    last = rules.hours - 1 if rules.poll == "tries" else rules.hours
    edge = tuple(float(min(FOUND_ALL, max(0, last + 1 - hour))) for hour in hours)
    lines = []
    told = []
    for text, looks, those in ((say("games won"), "gold", games.won), (say("games lost"), "blue", ~games.won)):
        if those.any():
            mean = left[those].mean(axis=0)
            low, high = np.quantile(left[those], (0.1, 0.9), axis=0)
            lines.append(CurveLine(text=text, looks=looks, values=_floats(mean), low=_floats(low), high=_floats(high)))
            each = ", ".join(format_decimal(float(value), lang) for value in mean)
            told.append(say("{what}: {steps}", what=text, steps=each))
    lines.append(CurveLine(text=say("nobody may miss any more"), looks="edge", values=edge))
    title = say("Cards still to find for each psychic")
    return Curve(
        title=title,
        across=(*(str(hour) for hour in hours[:-1]), ""),
        across_is=say("When day … begins") if rules.lexicon == "dreams" else say("When hour … begins"),
        most=FOUND_ALL,
        lines=tuple(lines),
        told=f"{title}. {'; '.join(told)}.",
        note=say("The mean, and within the pale band eight games of ten."),
    )


def _floats(values: "np.ndarray[tuple[int, ...], np.dtype[np.floating]]") -> tuple[float, ...]:
    return tuple(round(float(value), 3) for value in values)


def loss_bars(rules: Rules, games: GameCounts, say: Translator, lang: str) -> Bars:
    """Where games are lost: at the kind of card the last psychic did not find in time, or at the culprit. Where naming
    one takes a day, all may be found with no day left for it."""
    late = ~games.finished
    kinds = dict(zip(KINDS, (say("at characters"), say("at locations"), say("at objects")), strict=True))
    rows = [_share(say("Won"), int(games.won.sum()), games.played, lang, "lit", say("the culprit was named"))]
    for number, kind in enumerate(KINDS):
        stuck = int((late & (games.behind == number)).sum())
        rows.append(_share(say("Out of time"), stuck, games.played, lang, "", kinds[kind]))
    if rules.poll == "tries":
        too_late = int((games.finished & ~games.lined_up).sum())
        rows.append(_share(say("Out of time"), too_late, games.played, lang, "", say("no day left to name anyone")))
    wrong = int((games.lined_up & ~games.won).sum())
    rows.append(_share(say("The wrong culprit"), wrong, games.played, lang, "", say("all had found their cards")))
    return Bars(
        title=say("Where games are lost"),
        rows=tuple(rows),
        ticks=shares_scale(lang),
        note=say("Out of time: where the psychic who was furthest behind still looked."),
    )


def shares_scale(lang: str) -> tuple[Tick, ...]:
    return (Tick(0, "0"), Tick(0.5, percent(0.5, lang)), Tick(1, percent(1, lang)))


def _share(text: str, hits: int, of: int, lang: str, looks: str, more: str) -> Row:
    low, high = wilson(hits, of)
    return Row(text=text, figure=percent(hits / of, lang), value=hits / of, low=low, high=high, looks=looks, more=more)
