"""The class report as one page: it holds all it shows, and loads nothing."""

from collections.abc import Iterable
from html import escape
from pathlib import Path
from typing import Any

import altair as alt
import polars as pl

from mysterium_nb.decks.registry import deck_by_name
from mysterium_nb.engine.cards import CardId
from mysterium_nb.i18n.catalogue import hour_name, translator
from mysterium_nb.logs.charts.chart_parts import percent
from mysterium_nb.logs.charts.chart_theme import WIDTH, chart_svg, data_uri
from mysterium_nb.logs.charts.labels import label_words
from mysterium_nb.logs.metrics.winning import played
from mysterium_nb.logs.reports.highlights import Highlight, highlights_of
from mysterium_nb.logs.reports.sections import names_of, sections
from mysterium_nb.logs.tables.frames import Frames
from mysterium_nb.picture.theme import SANS, SERIF, css_variables
from mysterium_nb.picture.view_svg import packed

_LOOKS = (Path(__file__).parent / "html_report.css").read_text("utf-8")
_CARD = 120
"""Width of a card's picture, in pixels."""
_POLICY = "default-src 'none'; img-src data:; style-src 'unsafe-inline'"


def report_page(frames: Frames, lang: str = "en", *, names: bool = False) -> str:
    """The page about these games; `names` says whether people's names are in it."""
    return _Writer(frames, lang).page(names=names)


class _Writer:
    def __init__(self, frames: Frames, lang: str) -> None:
        self._frames = frames
        self._lang = lang
        self._say = translator(lang, "visions")
        self._words = label_words(self._say)
        self._called = names_of(frames, lang)

    def page(self, *, names: bool) -> str:
        title = self._say("Our games")
        inside = "".join(
            [
                f"<header><h1>{escape(title)}</h1>{self._summary(names=names)}</header>",
                self._games(),
                self._evenings(),
                self._moments(),
                *self._charts(),
                f"<footer><p>{escape(self._caution())}</p></footer>",
            ]
        )
        style = (
            f":root{{{css_variables('light')}--serif:{SERIF};--sans:{SANS}}}"
            f"@media (prefers-color-scheme:dark){{:root{{{css_variables('night')}}}}}{_LOOKS}"
        )
        return (
            f'<!doctype html><html lang="{self._lang}"><head><meta charset="utf-8">'
            f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}">'
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            '<meta name="color-scheme" content="light dark">'
            f"<title>{escape(title)}</title><style>{style}</style></head><body><main>{inside}</main></body></html>\n"
        )

    def _summary(self, *, names: bool) -> str:
        ended = played(self._frames.games)
        won, count = int(ended["won"].sum()), ended.height
        called_off = self._frames.games.height - count
        lines = [
            self._say("Games played to their end: {count}, won: {won}.", count=count, won=won),
            *([self._say("Called off: {count}.", count=called_off)] if called_off else []),
            self._say("Names are as they were.") if names else self._say("Names are pseudonyms; bots keep theirs."),
        ]
        return "".join(f"<p>{escape(line)}</p>" for line in lines)

    def _games(self) -> str:
        say = self._say
        head = (
            say("Began (UTC)"),
            say("Game"),
            say("Ghost"),
            say("End"),
            say("Last hour"),
            say("Cards found"),
            say("Minutes"),
        )
        return self._section(
            say("The games"), "", self._table(say("The games"), head, map(self._game, self._sorted().rows(named=True)))
        )

    def _sorted(self) -> pl.DataFrame:
        return self._frames.games.sort("started_at", "game")

    def _game(self, game: dict[str, Any]) -> tuple[str, ...]:
        players = self._say("{count} players", count=game["players"])
        difficulty = self._words.get(game["difficulty"], game["difficulty"])
        return (
            game["started_at"].strftime("%Y-%m-%d %H:%M"),
            f"{self._words[game['edition']]}, {players}, {difficulty.lower()}",
            game["ghost"] or "–",
            self._end(game),
            self._hour(game),
            f"{game['found']} / {3 * game['psychics']}",
            f"{game['seconds'] / 60:.0f}",
        )

    def _end(self, game: dict[str, Any]) -> str:
        say = self._say
        ends = {
            "culprit_found": say("won"),
            "wrong_group": say("lost: the wrong group"),
            "out_of_time": say("lost: out of time"),
            "no_votes": say("lost: no votes"),
            "ghost_helped": say("lost: the ghost helped"),
            "called_off": say("called off"),
        }
        return ends[game["why"]]

    def _hour(self, game: dict[str, Any]) -> str:
        if not game["hour"]:
            return "–"  # called off before the first
        return hour_name(game["hour"], self._lang, "dreams" if game["edition"] == "original" else "visions")

    def _evenings(self) -> str:
        """Tables that got the same cards, side by side: what differs is what people made of them."""
        say = self._say
        shared = self._sorted().filter(pl.col("deal") != "", pl.len().over("deal") > 1)
        head = (say("Ghost"), say("End"), say("Last hour"), say("Cards found"), say("Cards sent"), say("Crows"))
        tables = []
        for (deal,), games in shared.group_by("deal", maintain_order=True):
            rows = [
                (*self._game(game)[2:6], str(game["cards_given"]), str(game["crows_used"]))
                for game in games.rows(named=True)
            ]
            title = say("Deal {deal}", deal=str(deal))
            tables.append(f"<h3>{escape(title)}</h3>{self._table(title, head, rows)}")
        words = say("These tables got the same cards: what differs is what people made of them.")
        return self._section(say("The same deal"), words, "".join(tables)) if tables else ""

    def _moments(self) -> str:
        say = self._say
        found = highlights_of(self._frames)
        told = [
            (
                say("Understood against the odds"),
                say("The first vision was enough, though our bots would not have bet on it."),
                found.understood,
            ),
            (
                say("Lost in translation"),
                say("Our bots would have understood; the psychic read something else."),
                found.missed,
            ),
        ]
        return "".join(
            self._section(title, words, "".join(self._moment(one, found.deck) for one in some))
            for title, words, some in told
            if some
        )

    def _moment(self, moment: Highlight, deck: str) -> str:
        say = self._say
        who = moment.player or say("{psychic}", psychic=moment.psychic)
        chance = percent(moment.chance)
        facts = say(
            "{who}, hour {hour}. Our bots gave the right card {chance}.", who=who, hour=moment.hour, chance=chance
        )
        cards = [(card, say("sent")) for card in moment.cards] + [(moment.target, say("meant"))]
        if moment.guess != moment.target:
            cards.append((moment.guess, say("taken")))
        pictures = "".join(self._card(card, part, deck) for card, part in cards)
        return f'<article><p>{escape(facts)}</p><div class="cards">{pictures}</div></article>'

    def _card(self, card: CardId, part: str, deck: str) -> str:
        known = deck_by_name(deck)
        data = None if known is None else packed(known, card, _CARD)
        name, described = escape(self._called(card)), escape(self._called.alt(card))
        picture = (
            "" if data is None else f'<img src="{data}" alt="{described}" width="{_CARD}" height="{_CARD * 3 // 2}">'
        )
        return f"<figure>{picture}<figcaption><b>{escape(part)}</b> {name}</figcaption></figure>"

    def _charts(self) -> Iterable[str]:
        for section in sections(self._lang):
            drawn = "".join(_picture(question.draw(self._frames, self._lang)) for question in section.questions)
            yield self._section(section.title, section.words, f'<div class="charts">{drawn}</div>')

    def _section(self, title: str, words: str, inside: str) -> str:
        lead = f"<p>{escape(words)}</p>" if words else ""
        return f"<section><h2>{escape(title)}</h2>{lead}{inside}</section>"

    def _table(self, title: str, head: Iterable[str], rows: Iterable[tuple[str, ...]]) -> str:
        titles = "".join(f'<th scope="col">{escape(title)}</th>' for title in head)
        body = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in rows)
        table = f"<table><thead><tr>{titles}</tr></thead><tbody>{body}</tbody></table>"
        return f'<div class="scroll" role="region" aria-label="{escape(title)}" tabindex="0">{table}</div>'

    def _caution(self) -> str:
        return self._say(
            "Few games say little: where the lines are long, the next evening may look quite different. Guesses, votes "
            "and tokens of one game hang together, and the lines allow for that. What goes together need not be cause "
            "and effect."
        )


def _picture(chart: alt.LayerChart) -> str:
    """A chart by day and by night, as the reader's machine is set."""
    described = escape(chart.to_dict()["description"])
    return (
        f'<picture><source media="(prefers-color-scheme: dark)" srcset="{data_uri(chart_svg(chart, "night"))}">'
        f'<img src="{data_uri(chart_svg(chart, "light"))}" alt="{described}" width="{WIDTH}"></picture>'
    )
