"""The class report: a page, a notebook and tables about some games, and nothing else in them."""

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import polars as pl
import pytest

from mysterium_nb.engine.moves import Sit
from mysterium_nb.engine.rules import EDITIONS, Rules
from mysterium_nb.engine.seats import TABLE
from mysterium_nb.i18n.languages import LANGUAGES
from mysterium_nb.logs import charts, metrics
from mysterium_nb.logs.reports import report
from mysterium_nb.logs.reports.highlights import highlights_of
from mysterium_nb.logs.reports.html_report import report_page
from mysterium_nb.logs.reports.sections import names_of, sections
from mysterium_nb.logs.shipped_corpus import corpus
from mysterium_nb.logs.tables.codebook import SITTER
from mysterium_nb.logs.tables.frames import Frames, read
from mysterium_nb.logs.tables.vision_beliefs import add_default_beliefs
from mysterium_nb.table.game_file import GameFileError
from mysterium_nb.table.store import MemoryStore
from tests.logs.logged import NAMES, LoggedGame


@pytest.fixture(scope="module")
def evening() -> Frames:
    """Five tables of bots with one deal."""
    games = corpus()
    ours = games.games.filter(pl.col("deal") == "evening-01").select("game")
    return Frames({name: table.join(ours, on="game", how="semi") for name, table in games.tables().items()})


@pytest.fixture(scope="module")
def class_games() -> Frames:
    """Games of people with names, and no bots, who would keep theirs."""
    store = MemoryStore()
    for number, rules in enumerate((Rules.classic(players=4), Rules.original(players=5), Rules.classic(players=6))):
        game = LoggedGame(number, rules)
        for name, seat in zip(NAMES, game.seats, strict=False):
            game.act(TABLE, Sit(seat, name))
        while not game.over:
            game.step()
        store.append(f"class-{number}", game.entries)
    return read(store)


@pytest.fixture(scope="module")
def written(evening: Frames, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The report on the evening."""
    folder = tmp_path_factory.mktemp("evening")
    report(evening, folder / "ours")
    assert [path.name for path in folder.iterdir()] == ["ours"]
    return folder / "ours"


@pytest.fixture(scope="module")
def class_report(class_games: Frames, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("class") / "ours"
    report(class_games, folder)
    return folder


class Shown(HTMLParser):
    """What a page shows: its pictures, its words and whatever it would load."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.pictures: list[dict[str, str | None]] = []
        self.words: list[str] = []
        self.loads: list[str] = []
        self._style = False
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = dict(attrs)
        self._style = tag == "style"
        self.loads += [str(values[name]) for name in ("src", "srcset", "href") if name in values]
        if tag == "img":
            self.pictures.append(values)
            self.words.append(str(values["alt"]))

    def handle_data(self, data: str) -> None:
        if not self._style:
            self.words.append(data)


def test_it_is_a_page_a_notebook_and_tables(written: Path) -> None:
    assert {path.name for path in written.iterdir()} == {"report.html", "report.ipynb", "tables"}
    assert read(written / "tables").games.height == 5


def test_the_page_holds_all_it_shows_and_every_picture_has_words(evening: Frames, written: Path) -> None:
    shown = Shown((written / "report.html").read_text("utf-8"))
    assert all(address.startswith("data:image/") for address in shown.loads)
    questions = [question for section in sections("en") for question in section.questions]
    assert len(shown.pictures) > len(questions)
    assert all(picture["alt"] for picture in shown.pictures)
    text = " ".join(shown.words)
    assert f"Games played to their end: 5, won: {evening.games['won'].sum()}." in text
    assert "Deal evening-01" in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_notebook_asks_what_the_page_shows(evening: Frames, lang: str) -> None:
    """Its lines, run here, give the very charts of the page."""
    for section in sections(lang):
        for question in section.questions:
            known = {
                "charts": charts,
                "metrics": metrics,
                "games": evening,
                "lang": lang,
                "names": names_of(evening, lang),
            }
            *before, last = question.code.split("\n")
            exec("\n".join(before), known)
            assert eval(last, known).to_dict() == question.draw(evening, lang).to_dict()


def test_the_notebook_runs(evening: Frames, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    report(evening, tmp_path / "ours", lang="fr")
    notebook = json.loads((tmp_path / "ours" / "report.ipynb").read_bytes())
    monkeypatch.chdir(tmp_path / "ours")
    known: dict[str, object] = {}
    for cell in notebook["cells"][:3]:
        if cell["cell_type"] == "code":
            exec(cell["source"], known)
    assert isinstance(known["games"], Frames)
    assert notebook["cells"][0]["source"].startswith("# Nos parties")


def test_people_are_called_by_pseudonyms_the_same_on_the_page_and_in_the_tables(class_report: Path) -> None:
    page = (class_report / "report.html").read_text("utf-8")
    told = " ".join(Shown(page).words)
    assert not re.search(rf"\b({'|'.join(map(re.escape, NAMES))})\b", told)
    ghosts = read(class_report / "tables").games.filter(pl.col("ghost_kind") == "person")["ghost"]
    assert all(ghost in told for ghost in ghosts)
    assert "Names are pseudonyms; bots keep theirs." in told


def test_no_name_is_left_in_any_table_of_the_report(class_games: Frames, class_report: Path) -> None:
    """The tables are read: in their files, which are packed, a name would not be found."""
    tables = read(class_report / "tables").tables().values()
    told = "\n".join(str(value) for table in tables for row in table.rows() for value in row)
    assert not re.search(rf"(?<!\w)({'|'.join(map(re.escape, NAMES))})(?!\w)", told)
    named = "\n".join(str(row) for table in class_games.tables().values() for row in table.rows())
    assert all(name in named for name in NAMES[:5])


def test_what_our_minds_believed_is_in_the_tables_of_the_report(class_games: Frames, class_report: Path) -> None:
    assert class_games.visions["belief_after"].null_count() == class_games.visions.height
    visions = read(class_report / "tables").visions
    unknown = pl.col("game").is_in(class_games.games.filter(deck="small")["game"].to_list())
    assert (visions["belief_before"].is_null() == visions.select(unknown).to_series()).all()
    assert (visions["belief_after"].is_null() == visions.select(unknown).to_series()).all()
    foreign = class_games.with_tables(games=class_games.games.with_columns(deck=pl.lit("nobody’s")))
    assert add_default_beliefs(foreign).visions.equals(foreign.visions)
    partly = class_games.visions.with_columns(
        belief_after=pl.when(pl.int_range(pl.len()) == 0).then(0.5).cast(pl.Float32)
    )
    filled = add_default_beliefs(class_games.with_tables(visions=partly)).visions
    assert filled["belief_after"][0] == 0.5
    assert filled.drop("belief_before", "belief_after").equals(
        class_games.visions.drop("belief_before", "belief_after")
    )
    assert (filled["belief_after"].is_null() == filled.select(unknown).to_series()).all()


def test_games_that_were_called_off_were_not_played_to_their_end(class_games: Frames) -> None:
    games = class_games.games.with_row_index("place")
    off = pl.col("place") == 0
    games = games.with_columns(
        why=pl.when(off).then(pl.lit("called_off")).otherwise(pl.col("why").cast(pl.String)).cast(games["why"].dtype),
        won=pl.col("won") & ~off,
        hour=pl.when(off).then(0).otherwise(pl.col("hour")).cast(pl.Int16),
    ).drop("place")
    told = " ".join(Shown(report_page(class_games.with_tables(games=games))).words)
    assert "Games played to their end: 2, won:" in told
    assert "Called off: 1." in told
    assert "called off –" in told
    assert "Began (UTC)" in told


def test_house_rules_are_told_apart_from_the_published_ones(class_games: Frames) -> None:
    changed = class_games.games.with_columns(
        edition=pl.lit("classic").cast(pl.Enum(EDITIONS)), difficulty=pl.lit("easy")
    )
    changed = changed.with_columns(
        players=pl.lit(4, dtype=pl.Int16), variant=pl.Series(["hours=8", "published", "published"])
    )
    chart = sections("en")[0].questions[0].draw(class_games.with_tables(games=changed), "en")
    assert re.findall(r"Classic, 4 players, Easy[^(]*\(\d\)", chart.to_dict()["description"]) == [
        "Classic, 4 players, Easy, hours=8 (1)",
        "Classic, 4 players, Easy (2)",
    ]


def test_moments_are_peoples_where_people_played(evening: Frames) -> None:
    bots = highlights_of(evening).understood
    person = pl.col("player") != bots[0].player
    kinds = pl.when(person).then(pl.lit("person")).otherwise(pl.lit("bot")).cast(SITTER)
    found = highlights_of(evening.with_tables(visions=evening.visions.with_columns(player_kind=kinds)))
    assert bots[0].player in {moment.player for moment in bots}
    assert bots[0].player not in {moment.player for moment in (*found.understood, *found.missed)}
    assert found.understood


def test_tables_that_scroll_have_a_name(written: Path) -> None:
    page = (written / "report.html").read_text("utf-8")
    regions = re.findall(r'<div class="scroll"([^>]*)>', page)
    assert len(regions) == 2
    assert all(re.search(r'role="region" aria-label="[^"]+" tabindex="0"', attributes) for attributes in regions)


def test_names_stay_if_somebody_asks_for_them(class_games: Frames, tmp_path: Path) -> None:
    report(class_games, tmp_path / "ours", names=True)
    told = " ".join(Shown((tmp_path / "ours" / "report.html").read_text("utf-8")).words)
    assert any(name in told for name in NAMES)


def test_a_name_can_hold_no_markup(class_games: Frames) -> None:
    named = class_games.games.with_columns(ghost=pl.lit("<b>Zoë</b><script>"))
    page = report_page(class_games.with_tables(games=named), names=True)
    assert "&lt;b&gt;Zoë&lt;/b&gt;&lt;script&gt;" in page
    assert "<script" not in page


def test_the_moments_are_those_that_people_read_otherwise_than_our_minds(evening: Frames) -> None:
    found = highlights_of(evening)
    assert found.understood
    assert all(moment.guess == moment.target and moment.chance < 0.25 for moment in found.understood)
    assert all(moment.guess != moment.target and moment.chance > 0.6 for moment in found.missed)


def test_games_with_a_deck_that_nobody_here_has_are_reported_on_by_ids(evening: Frames) -> None:
    foreign = evening.with_tables(games=evening.games.with_columns(deck=pl.lit("somebody’s own")))
    assert highlights_of(foreign).understood == ()
    assert names_of(foreign, "en")("c1") == "c1"


def test_without_a_game_there_is_no_report(evening: Frames, tmp_path: Path) -> None:
    empty = Frames({name: table.clear() for name, table in evening.tables().items()})
    with pytest.raises(GameFileError, match="no finished game"):
        report(empty, tmp_path / "ours")
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_written_over(evening: Frames, tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("mine")
    with pytest.raises(GameFileError, match="is there already"):
        report(evening, tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["notes.txt"]
