"""The same move id again is the same move: it is done once, whoever asks and however often."""

from contextlib import closing
from pathlib import Path

from mysterium_nb.engine.moves import PlacePawn, Say, SendVision
from mysterium_nb.engine.seats import GHOST, WATCH
from mysterium_nb.table import MemoryStore, Table
from mysterium_nb.table.sqlite_store import SqliteStore
from tests.table.whole_games import a_table, all_get_visions, ghost_view, play_well


def test_a_move_sent_twice_is_done_once() -> None:
    table = a_table()
    seat = table.seat("red")
    seat.act(Say("red", "Hm."), "id-1")
    view = seat.act(Say("red", "Hm."), "id-1")
    assert len(view.talk) == 1
    seat.act(Say("red", "Hm."), "id-2")
    assert len(table.view(WATCH).talk) == 2


def test_moves_without_an_id_are_all_different() -> None:
    table = a_table()
    for move_id in (None, None, "", ""):
        table.act("red", Say("red", "Hm."), move_id)
    assert len(table.view(WATCH).talk) == 4


def test_a_move_sent_again_is_not_refused_though_it_could_not_be_made_now() -> None:
    table = a_table()
    vision = SendVision("red", ghost_view(table).hand[:1])
    table.act(GHOST, vision, "id-1")
    table.act(GHOST, vision, "id-1")
    assert len(table.view("red").psychic("red").visions) == 1
    play_well(table)
    table.act(GHOST, vision, "id-1")


def test_a_move_is_known_after_the_game_is_taken_up_again(tmp_path: Path) -> None:
    with closing(SqliteStore(tmp_path / "games.sqlite")) as store:
        first = a_table(store=store)
        first.act("red", Say("red", "Hm."), "id-1")
        game = first.game
    with closing(SqliteStore(tmp_path / "games.sqlite")) as store:
        again = Table.resume(store, game)
        again.act("red", Say("red", "Hm."), "id-1")
        assert len(again.view(WATCH).talk) == 1


def test_a_move_is_known_to_another_table_on_the_same_store() -> None:
    store = MemoryStore()
    first = a_table(store=store)
    second = Table.resume(store, first.game)
    first.act("red", Say("red", "Hm."), "id-1")
    second.act("red", Say("red", "Hm."), "id-1")
    second.act("red", Say("red", "Hm."), "id-2")
    first.act("red", Say("red", "Hm."), "id-2")
    assert len(first.view(WATCH).talk) == len(second.view(WATCH).talk) == 2


def test_a_refused_move_may_be_tried_again_with_its_id() -> None:
    table = a_table()
    card = ghost_view(table).board[0][0]
    seat = table.seat("red")
    try:
        seat.act(PlacePawn("red", card), "id-1")
    except ValueError:
        all_get_visions(table)
    assert seat.act(PlacePawn("red", card), "id-1").psychic("red").pawn == card


def test_every_entry_of_one_move_carries_its_id() -> None:
    store = MemoryStore()
    table = a_table(store=store)
    before = len(store.read(table.game))
    table.act(GHOST, SendVision("red", ghost_view(table).hand[:1]), "id-1")
    assert [e.move for e in store.read(table.game, before)] == ["id-1", "id-1"]
    assert [e.actor for e in store.read(table.game, before)] == [GHOST, GHOST]
