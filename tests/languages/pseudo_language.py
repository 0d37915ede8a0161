"""Everything said in a language whose letters are all wide ones: whatever is read in plain letters was not translated.

Not collected by itself: `test_nothing_escapes` runs it where that language is in the folder.
"""

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from html.parser import HTMLParser
from pathlib import Path

import msgspec
import polars as pl
import pytest

from mysterium_nb.cli import main
from mysterium_nb.decks import shipped
from mysterium_nb.engine.cast import CAST
from mysterium_nb.engine.decide import decide
from mysterium_nb.engine.errors import IllegalMove
from mysterium_nb.engine.legal import legal_moves
from mysterium_nb.engine.moves import Move
from mysterium_nb.engine.prompt import prompt
from mysterium_nb.engine.rules import EDITIONS, Rules, difficulties
from mysterium_nb.engine.seats import GHOST, HOST, WATCH
from mysterium_nb.engine.state import State
from mysterium_nb.engine.story import story_chapters
from mysterium_nb.engine.views import View, view
from mysterium_nb.i18n.catalogue import translator
from mysterium_nb.i18n.languages import LANGUAGES
from mysterium_nb.lab.panels import ComparisonPanel, DifficultyPanel, LadderPanel, RulePanel
from mysterium_nb.lab.panels.panel import Panel
from mysterium_nb.logs.replays.standalone_page import replay_html
from mysterium_nb.logs.reports.html_report import report_page
from mysterium_nb.logs.shipped_corpus import corpus
from mysterium_nb.logs.tables.frames import Frames
from mysterium_nb.minds import Reason, Voice
from mysterium_nb.pages.host.host_page import host_page
from mysterium_nb.pages.model import PageState, Piece, StatusLine, with_inner_pieces
from mysterium_nb.pages.rulebook import rulebook
from mysterium_nb.pages.services_panel import with_services
from mysterium_nb.picture.shapes import Words
from mysterium_nb.picture.table_scene import table_scene
from mysterium_nb.server.handlers.page_script import page_script
from tests.chance import ChanceGame
from tests.languages.wide_letters import WIDE
from tests.logs.replayed import a_game_of_bots
from tests.pages.reading import names_in, page_of
from tests.pages.test_host_page import house, reached, seated, seen
from tests.pages.test_services_panel import ALL
from tests.picture.tables import moments
from tests.server.plain_house import a_plain_house
from tests.server.test_plain_pages import paths
from tests.table.whole_games import a_table

SIDES = ("table", "talk", "story", "notes", "picture", "seat")
TWO = Rules.classic(players=2, difficulty="easy")
PEOPLE = r"Guest \d+|W{20,}\d?|Person-\d+|M[rs]s? \w+|Ada|Benoît <b>bold</b>|Ann|Ben|Cleo|Dan|" + "|".join(
    role.name for role in CAST.values() if role.name
)
BOTS = r"The ghost|Echo|Ember|Lumen|Sable|Wick|Thimble|Cinder|Marrow|(?:twin|sibling|friend|neighbour|stranger)-[\w-]+"
REMARKS = r"I see water\.|the light|“I read: .*”"
NAMES = r"English|Français|Lantern \d+|evening-\d\d"
CODES = (
    r"[cvlohid]\d+|[A-Z]{4}\d\d|[0-9a-f]{10}|[IVX]+|https?://\S+|\{\w+\}|Rules\.\w+\([^)]*\)(?:\.but\([^)]*\))?|s|A|B"
)
"""Ids, addresses, numerals, blanks that a script fills, rules as Python, seconds, and how compared rules are called."""
NOT_SAID = {"key", "kind", "lang", "looks", "name", "published", "theme", "tone", "value"}
"""What of a panel's data nobody reads."""


@cache
def called_so_everywhere() -> re.Pattern[str]:
    """What has one name in every language: people and bots, what they said, codes; and cards, which have no other."""
    deck = shipped()
    told = [texts for card in (*deck.cards, *deck.backs) for texts in (card.name, card.alt)]
    cards = {text for texts in (*told, *deck.words.values(), deck.title) for text in texts.values() if text}
    names = "|".join(re.escape(name) for name in sorted(cards, key=len, reverse=True))
    return re.compile(rf"(?i:{names})|(?<!\w)(?:(?i:{PEOPLE})|{BOTS}|{REMARKS}|{NAMES}|{CODES})(?!\w)")


def escaped(texts: Iterable[str]) -> list[str]:
    """The texts with plain letters in them that are nobody's name."""
    told = {*texts}
    assert any(re.search(r"[Ａ-Ｚａ-ｚ]", text) for text in told)
    return sorted(text for text in told if re.search(r"[A-Za-z]", called_so_everywhere().sub("", text)))


def test_the_language_is_there() -> None:
    assert WIDE in LANGUAGES
    assert translator(WIDE, "visions")("Time is up.") == "Ｔｉｍｅ ｉｓ ｕｐ."


SPOKEN = ("text", "subtitle", "label", "alt", "tag", "stamp", "disabled_because", "speaker", "value", "numeral", "name")
"""What is read of a piece, of a small picture in it and of a step of its track, whichever of these it has."""


def words_of(pieces: Iterable[Piece]) -> Iterator[str]:
    """What is read on a panel."""
    for piece in with_inner_pieces(pieces):
        inside = (*getattr(piece, "thumbnails", ()), *getattr(piece, "steps", ()))
        yield from (getattr(part, field, "") for part in (piece, *inside) for field in SPOKEN)


def words_on(panels: Mapping[str, tuple[Piece, ...]], line: StatusLine, names: Mapping[str, str]) -> Iterator[str]:
    for pieces in panels.values():
        yield from words_of(pieces)
    yield from (
        line.title,
        line.details,
        line.eyebrow,
        line.hours_label,
        line.seconds_left,
        *line.hours,
        *names.values(),
    )


@cache
def views() -> tuple[View, ...]:
    """What seats see now and then in games of every kind, and in every moment that pictures are tested with."""
    found: list[View] = []
    for seed in range(8):
        game = ChanceGame(seed)
        states: list[State] = [game.state]
        while not game.over:
            game.step()
            states.append(game.state)
        for number, state in enumerate(states):
            if number % 25 == 0 or number > len(states) - 3:
                found += [view(state, seat) for seat in (GHOST, WATCH, HOST, game.seats[-1])]
    found += [view(seance.state, seat) for seance in moments().values() for seat in (GHOST, HOST, WATCH, "yellow")]
    return tuple(found)


def test_pages() -> None:
    told: list[str] = []
    for number, seen_now in enumerate(views()):
        for page_state in (
            PageState(lang=WIDE, side=SIDES[number % len(SIDES)], tour=number % 9),  # type: ignore[arg-type] # one of them
            PageState(lang=WIDE, chosen="c1", kind="all", theme="light"),
        ):
            page = with_services(page_of(seen_now, page_state), ALL)
            told += words_on(page.panels, page.status, page.names)
    assert escaped(told) == []


def test_prompts_and_stories() -> None:
    told: list[str] = []
    for seen_now in views():
        told.append(str(prompt(seen_now, WIDE)))
        for chapter in story_chapters(seen_now, names_in(WIDE), WIDE):
            told += (chapter.title, *chapter.lines)
    assert escaped(told) == []


def test_refusals() -> None:
    """Of whatever is tried at the wrong moment."""
    moves: dict[type, Move] = {}
    refused: dict[str, IllegalMove] = {}
    for seed in range(6):
        game = ChanceGame(seed)
        while not game.over:
            game.step()
            for seat in game.seats:
                for move in legal_moves(view(game.state, seat)):
                    moves.setdefault(type(move), move)
            for seat, move in ((seat, move) for seat in (*game.seats, HOST, WATCH) for move in moves.values()):
                try:
                    decide(game.state, seat, move, game.rng, game.now)
                except IllegalMove as refusal:
                    refused.setdefault(refusal.template, refusal)
    assert len(refused) > 30
    assert escaped(refusal.text(WIDE) for refusal in refused.values()) == []


def test_pictures() -> None:
    told: list[str] = []
    for number, seen_now in enumerate(views()):
        scene = table_scene(seen_now, WIDE, room=("laptop", "phone")[number % 2])
        told += [scene.label, *(hit.label for hit in scene.hits)]
        told += [shape.text for shape in scene.shapes if isinstance(shape, Words) and not shape.text.endswith("…")]
    assert escaped(told) == []


def test_rulebooks() -> None:
    told: list[str] = []
    for edition in EDITIONS:
        for players, difficulty in ((2, 0), (3, 1), (5, 0), (7, -1)):
            rules = Rules.preset(edition, players, difficulties(edition)[difficulty])
            for one in (rules, rules.but(timer_seconds=None), rules.but(timer_seconds=90, first_guess=True)):
                book = rulebook(one, WIDE)
                told += [book.lead, *(number.what for number in book.numbers)]
                told += [text for chapter in book.chapters for text in (chapter.title, chapter.caption, *chapter.texts)]
                folds = [fold for chapter in book.chapters for fold in chapter.folds]
                told += [text for fold in folds for text in (fold.title, fold.lead, *fold.texts)]
                told += [text for tier in book.tiers for text in (tier.levels, tier.what)]
    assert escaped(told) == []


def test_the_hosts_page() -> None:
    tables = (
        seen(a_table()),
        seen(seated(a_table()), title="Ada", waited=10**7),
        seen(reached(seated(a_table()), phase="over")),
    )
    told: list[str] = []
    for page_state in (PageState(lang=WIDE), PageState(lang=WIDE, chosen="LAMO42", confirming="LAMO42:delete")):
        page = host_page(house(*tables), page_state)
        told += words_on(page.panels, page.status, page.names)
    assert escaped(told) == []


class Reader(HTMLParser):
    """What is read of a page: its text, and what its pictures and fields are called; neither scripts nor Python."""

    def __init__(self) -> None:
        super().__init__()
        self.told: list[str] = []
        self._inside = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag in ("script", "style", "code"):
            self._inside = tag
        self.told += [text for name, text in attrs if text and name in ("aria-label", "alt", "title", "placeholder")]

    def handle_endtag(self, tag: str) -> None:
        self._inside = "" if tag == self._inside else self._inside

    def handle_data(self, data: str) -> None:
        if not self._inside:
            self.told.append(data.strip())


def in_html(page: str) -> list[str]:
    reader = Reader()
    reader.feed(page)
    return reader.told


def test_plain_pages(tmp_path: Path) -> None:
    told: list[str] = []
    with a_plain_house(tmp_path) as server:
        for path in paths(server):
            told += in_html(server.host().get(f"{path}?lang={WIDE}").text)
    assert escaped(told) == []


def test_the_script_around_pages() -> None:
    words = json.loads(page_script().partition("=")[2].partition(";\n")[0])
    assert escaped(words[WIDE].values()) == []


def test_replays() -> None:
    page = replay_html(a_game_of_bots(2, "easy"), lang=WIDE)
    told = in_html(page)
    data = re.search(r'<script type="application/json" id="game">(.*?)</script>', page, re.DOTALL)
    assert data is not None
    for tape in msgspec.json.decode(data[1])["tapes"]:
        told += [*tape["captions"], *tape["hours"], *tape["words"].values()]
        told += [name for _, name in tape["seats"]] + [text for _, text, _ in tape["missed"]]
        told += [text for ribbon in tape["ribbons"] for text in (ribbon["name"], *ribbon["says"])]
    assert escaped(told) == []


def test_the_class_report() -> None:
    games = corpus()
    ours = games.games.filter(pl.col("deal") == "evening-01").select("game").head(2)
    frames = Frames({name: table.join(ours, on="game", how="semi") for name, table in games.tables().items()})
    assert escaped(in_html(report_page(frames, WIDE))) == []


def leaves(data: object) -> Iterator[str]:
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for key, value in data.items():
            if key not in NOT_SAID:
                yield from leaves(value)
    elif isinstance(data, list | tuple):
        for value in data:
            yield from leaves(value)


@pytest.mark.parametrize(
    "make",
    [
        lambda: RulePanel(TWO, games=3, lang=WIDE),
        lambda: ComparisonPanel(TWO, TWO.but(hours=5), games=3, lang=WIDE),
        lambda: DifficultyPanel("original", games=1, lang=WIDE),
        lambda: LadderPanel(Rules.classic(players=4), games=1, lang=WIDE),
    ],
)
def test_panels(make: Callable[[], Panel]) -> None:
    panel = make()
    panel.wait()
    told = [*leaves([panel.board.frame, panel.board.sides, panel.board.figures])]
    panel.close()
    assert escaped(told) == []


def test_what_bots_say() -> None:
    reasons = (Reason("palette", "sea", 1.0), Reason("colour", "night blue", 1.0))
    told = [
        Voice(shipped(), WIDE).remark(why, chance, cards, "visions")
        for why in ((), reasons)
        for chance in (0.1, 0.4, 0.9)
        for cards in (["c1"], ["c1", "c2"])
    ]
    assert escaped(told) == []


def test_the_demo(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["demo", "--lang", WIDE, "--seed", "1", "--data", str(tmp_path)]) == 0
    assert escaped([" ".join(capsys.readouterr().out.split())]) == []
