"""One menu: the games that come with a lesson, or the class's own."""

from pathlib import Path

import polars as pl
import pytest

from mysterium_nb.lab.lessons import GamesMenu
from mysterium_nb.lab.lessons import menu as menus
from mysterium_nb.logs.frames import Frames, read
from mysterium_nb.table.store import MemoryStore
from tests.logs.logged import a_store, as_files


def told(frames: Frames) -> str:
    return f"<p>{frames.games.height} games by {', '.join(map(str, frames.games['ghost']))}</p>"


@pytest.fixture(scope="module")
def class_games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return as_files(a_store(3), tmp_path_factory.mktemp("class") / "games")


def test_the_corpus_comes_first_and_everything_shown_follows_the_menu(class_games: Path) -> None:
    menu = GamesMenu(class_games)
    shown = menu.show(told)
    assert "2000 games by" in shown.children[0].value
    menu.choice.value = "own"
    assert "3 games by" in shown.children[0].value
    assert "3 finished games" in menu.told.value
    menu.choice.value = "corpus"
    assert "2000 games by" in shown.children[0].value


def test_nobodys_name_is_on_the_projector(class_games: Path) -> None:
    menu = GamesMenu(class_games)
    menu.choice.value = "own"
    named = menu.frames.guesses.filter(pl.col("player_kind") == "person")["player"].unique().drop_nulls()
    assert named.len() > 0
    assert named.str.starts_with("person-").all()
    assert "Benoît" in read(class_games).guesses["player"].to_list()


def test_without_games_of_its_own_a_machine_has_only_the_corpus(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(menus, "default_data", lambda: tmp_path)
    assert [value for _, value in GamesMenu().choice.options] == ["corpus"]


def test_games_that_cannot_be_read_are_named_and_the_page_stays(tmp_path: Path) -> None:
    menu = GamesMenu(tmp_path)
    shown = menu.show(told)
    menu.choice.value = "own"
    assert f"There are no games in {tmp_path}" in menu.told.value
    assert "2000 games by" in shown.children[0].value


def test_where_no_game_is_finished_it_says_so() -> None:
    menu = GamesMenu(MemoryStore())
    shown = menu.show(told)
    menu.choice.value = "own"
    assert shown.children[0].value == "No game is finished yet."
