"""One menu: the games that come with a lesson, or the class's own."""

from contextlib import closing
from pathlib import Path

import polars as pl
import pytest

from mysterium_nb.lab import lesson_access
from mysterium_nb.lab.lessons import GamesMenu, Prediction
from mysterium_nb.logs.tables.frames import Frames, read
from mysterium_nb.protocol.kernel_environment import lesson_environment
from mysterium_nb.table.sqlite_store import SqliteStore
from mysterium_nb.table.store import MemoryStore
from tests.logs.logged import a_finished_game, a_store, as_files


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


def test_an_answer_stays_covered_until_somebody_has_predicted_whichever_games_are_chosen(class_games: Path) -> None:
    menu, prediction = GamesMenu(class_games), Prediction("How many?")
    shown = menu.show(told, after=prediction)
    menu.choice.value = "own"
    menu.choice.value = "corpus"
    assert "games by" not in shown.children[0].value
    menu.choice.value = "own"
    prediction.button.click()
    assert "3 games by" in shown.children[0].value
    menu.choice.value = "corpus"
    assert "2000 games by" in shown.children[0].value


def test_what_cannot_be_shown_for_some_games_keeps_nothing_else_from_being_shown(class_games: Path) -> None:
    def of_many(frames: Frames) -> str:
        return f"<p>{frames.games['game'][99]}</p>"

    menu = GamesMenu(class_games)
    broken, whole = menu.show(of_many), menu.show(told)
    menu.choice.value = "own"
    assert "This cannot be shown for these games" in broken.children[0].value
    assert "3 games by" in whole.children[0].value
    menu.choice.value = "corpus"
    assert "cannot" not in broken.children[0].value


def test_what_cannot_be_shown_for_the_corpus_is_a_mistake_in_the_lesson(class_games: Path) -> None:
    with pytest.raises(ZeroDivisionError):
        GamesMenu(class_games).show(lambda frames: f"{frames.games.height / 0}")


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
    monkeypatch.setattr(lesson_access, "default_data_folder", lambda: tmp_path)
    assert [value for _, value in GamesMenu().choice.options] == ["corpus"]


def own(menu: GamesMenu) -> list[str]:
    """Which games the menu has besides the corpus."""
    if "own" not in [value for _, value in menu.choice.options]:
        return []
    menu.choice.value = "own"
    return sorted(menu.frames.games["game"].cast(pl.String))


def a_data_folder(folder: Path, games: int) -> Path:
    with closing(SqliteStore(folder / "games.sqlite")) as store:
        for seed in range(games):
            store.append(f"game-{seed}", a_finished_game(seed))
    return folder


def test_on_a_page_of_a_house_only_its_host_has_more_than_the_corpus(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = a_data_folder(tmp_path / "house", 3)
    monkeypatch.setattr(lesson_access, "default_data_folder", lambda: a_data_folder(tmp_path / "machine", 1))
    assert own(GamesMenu()) == ["game-0"]
    for folder, told in ((None, ()), (house, ("game-1", "game-2")), (house, ())):
        for name, value in lesson_environment(folder, told, "").items():
            monkeypatch.setenv(name, value)
        assert own(GamesMenu()) == [*told]


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
