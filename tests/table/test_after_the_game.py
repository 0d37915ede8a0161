"""When a game is over its log is for everybody, and the same people can play again; before that, neither."""

from pathlib import Path

import pytest

from mysterium_nb.engine.errors import IllegalMove
from mysterium_nb.engine.seats import WATCH
from mysterium_nb.table import MemoryStore
from mysterium_nb.table.data_folder import default_data_folder
from tests.table.whole_games import a_lobby, a_table, play_well


def test_the_same_people_play_again_in_their_seats_by_the_same_rules() -> None:
    store = MemoryStore()
    first = a_lobby(store=store)
    for seat, name in (("ghost", "Ann"), ("red", "Cleo")):
        first.sit(seat, name)
    first.start(seed="a dark night")
    play_well(first)
    second = first.rematch()
    assert second.game != first.game
    before, now = first.view(WATCH), second.view(WATCH)
    assert now.phase == "lobby"
    assert now.setup.rules == before.setup.rules
    assert now.setup.sitters == before.setup.sitters
    assert now.setup.ages == before.setup.ages
    assert {kept.game for kept in store.games()} == {first.game, second.game}


def test_before_the_game_is_over_nobody_reads_its_log_or_plays_again() -> None:
    store = MemoryStore()
    table = a_table(store=store)
    with pytest.raises(IllegalMove, match="The game is not over yet"):
        table.rematch()
    with pytest.raises(IllegalMove, match="The game is not over yet"):
        table.log  # noqa: B018
    play_well(table)
    assert table.log == store.read(table.game)


def test_in_a_notebook_a_table_shows_what_a_spectator_sees() -> None:
    table = a_table()
    shown, seen = table._repr_mimebundle_(), table.view(WATCH)._repr_mimebundle_()
    assert shown.pop("text/plain") == "Table(classic, 4 players, visions, hour 1 of 7)"
    assert seen.pop("text/plain") == "WatchView(watch, visions, hour 1 of 7)"
    assert shown == seen


def test_games_are_kept_among_this_persons_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_data_folder() == tmp_path / "mysterium-nb"
