"""What a class report asks about its games: for each question the chart, and the same in code for the notebook."""

from collections.abc import Callable
from typing import NamedTuple

import altair as alt
import polars as pl

from mysterium_nb.decks.card_names import CardNames
from mysterium_nb.decks.registry import deck_by_name
from mysterium_nb.engine.cards import Kind
from mysterium_nb.i18n.catalogue import Translator, translator
from mysterium_nb.logs import charts, metrics
from mysterium_nb.logs.tables.frames import Frames


class ReportQuestion(NamedTuple):
    draw: Callable[[Frames, str], alt.LayerChart]
    """From the games, in a language."""
    code: str
    """The same as a line of a notebook; a test holds the two together."""


class Section(NamedTuple):
    title: str
    words: str
    questions: tuple[ReportQuestion, ...]


def names_of(frames: Frames, lang: str) -> CardNames:
    """What the cards are called: ids, where the games had several decks, or one that nobody here has."""
    decks = frames.games["deck"].unique()
    return CardNames(deck_by_name(decks[0]) if len(decks) == 1 else None, lang)


def sections(lang: str) -> tuple[Section, ...]:
    say = translator(lang, "visions")
    return (
        Section(
            say("How the games went"),
            say("How often they were won, how soon everything was found, and how close it was."),
            (
                ReportQuestion(
                    lambda games, lang: charts.win_rates_chart(metrics.win_rates(games.games, by=_GAMES), lang),
                    f"charts.win_rates_chart(metrics.win_rates(games.games, by={_GAMES}), lang)",
                ),
                ReportQuestion(
                    lambda games, lang: charts.hours_chart(metrics.hours_to_solve(games.games), lang),
                    "charts.hours_chart(metrics.hours_to_solve(games.games), lang)",
                ),
                ReportQuestion(
                    lambda games, lang: charts.time_chart(
                        metrics.time_to_solve(games.games, games.hours, by=_GAMES), lang
                    ),
                    f"charts.time_chart(metrics.time_to_solve(games.games, games.hours, by={_GAMES}), lang)",
                ),
                ReportQuestion(
                    lambda games, lang: charts.tension_chart(
                        metrics.tension(games.games, games.hours, by=("won",)), lang
                    ),
                    'charts.tension_chart(metrics.tension(games.games, games.hours, by=("won",)), lang)',
                ),
            ),
        ),
        Section(
            say("What was meant, what was taken"),
            say("Which visions spoke clearly, and which cards were mistaken for which others."),
            (
                ReportQuestion(
                    lambda games, lang: charts.affinity_chart(
                        metrics.affinity(games.visions), lang, names_of(games, lang)
                    ),
                    "charts.affinity_chart(metrics.affinity(games.visions), lang, names)",
                ),
                *(_confused(kind) for kind in _KINDS),
            ),
        ),
        Section(
            say("Talking each other into it"),
            say("Whether tokens were right, whether anybody listened, and what became of first guesses."),
            (
                ReportQuestion(
                    lambda games, lang: charts.token_accuracy_chart(metrics.token_accuracy(games.tokens), lang),
                    "charts.token_accuracy_chart(metrics.token_accuracy(games.tokens), lang)",
                ),
                ReportQuestion(
                    lambda games, lang: charts.token_influence_chart(metrics.token_influence(games.tokens), lang),
                    "charts.token_influence_chart(metrics.token_influence(games.tokens), lang)",
                ),
                ReportQuestion(
                    lambda games, lang: charts.first_to_final_chart(metrics.first_to_final(games.guesses), lang),
                    "charts.first_to_final_chart(metrics.first_to_final(games.guesses), lang)",
                ),
                ReportQuestion(
                    lambda games, lang: charts.sway_chart(metrics.who_sways_whom(games.tokens, games.guesses), lang),
                    "charts.sway_chart(metrics.who_sways_whom(games.tokens, games.guesses), lang)",
                ),
            ),
        ),
        Section(
            say("Crows and the last vote"),
            say("What a crow went with, and whether it helped to have seen more."),
            (
                ReportQuestion(
                    lambda games, lang: charts.crows_chart(metrics.value_of_crows(games.hours), lang),
                    "charts.crows_chart(metrics.value_of_crows(games.hours), lang)",
                ),
                ReportQuestion(
                    lambda games, lang: charts.votes_chart(metrics.votes_by_tier(games.votes), lang),
                    "charts.votes_chart(metrics.votes_by_tier(games.votes), lang)",
                ),
            ),
        ),
        Section(
            say("People and bots"),
            say("Whether people and the bots at their tables thought of the same cards."),
            (
                ReportQuestion(
                    lambda games, lang: _people_and_bots(games, lang, translator(lang, "visions")),
                    'people, bots = (games.visions.filter(player_kind=kind) for kind in ("person", "bot"))\n'
                    "charts.alike_chart("
                    "metrics.affinity(people), metrics.affinity(bots), metrics.agreement(people, bots), "
                    f"{(say('people'), say('bots'))}, lang)",
                ),
            ),
        ),
    )


_GAMES = ("edition", "players", "difficulty", "variant")
_KINDS: tuple[Kind, ...] = ("character", "location", "object")


def _confused(kind: Kind) -> ReportQuestion:
    return ReportQuestion(
        lambda games, lang: charts.confusion_chart(metrics.confusion(games.guesses), kind, lang, names_of(games, lang)),
        f'charts.confusion_chart(metrics.confusion(games.guesses), "{kind}", lang, names)',
    )


def _people_and_bots(games: Frames, lang: str, say: Translator) -> alt.LayerChart:
    people, bots = (games.visions.filter(pl.col("player_kind") == kind) for kind in ("person", "bot"))
    called = say("people"), say("bots")
    return charts.alike_chart(
        metrics.affinity(people), metrics.affinity(bots), metrics.agreement(people, bots), called, lang
    )
