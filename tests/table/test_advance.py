"""Advance the slowest: a bot makes the one move that is waited for, and the log says so."""

import pytest

from mysterium_nb.engine.errors import IllegalMove
from mysterium_nb.engine.events import PawnPlaced, StoodIn, VisionSent
from mysterium_nb.engine.moves import Move, PlacePawn, SaySure, SendVision
from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import GHOST, HOST, WATCH
from mysterium_nb.engine.story import story_chapters
from mysterium_nb.engine.views import GhostView, View
from mysterium_nb.minds import RandomBot, ScriptedBot
from mysterium_nb.table import MemoryStore, Table
from tests.table.whole_games import a_table, all_get_visions, all_place_well, play_well


def first_vision(view: View) -> Move:
    assert isinstance(view, GhostView)
    return SendVision("red", view.hand[:1])


def test_a_bot_stands_in_for_the_ghost() -> None:
    store = MemoryStore()
    table = a_table(store=store)
    before = len(store.read(table.game))
    assert table.advance(ScriptedBot([first_vision]).choose) == GHOST
    stood_in, sent, *_ = store.read(table.game, before)
    assert (stood_in.actor, stood_in.event) == (HOST, StoodIn(GHOST))
    assert sent.actor == GHOST
    assert isinstance(sent.event, VisionSent)
    assert len({entry.move for entry in store.read(table.game, before)}) == 1


@pytest.mark.parametrize(("lang", "sentence"), [("en", "The host let a bot move for the ghost."), ("fr", "bot")])
def test_the_story_tells_that_a_bot_moved(lang: str, sentence: str) -> None:
    table = a_table()
    table.advance(RandomBot(1).choose)
    assert sentence.lower() in " ".join(story_chapters(table.view(WATCH), lang=lang)[-1].lines).lower()


def test_a_bot_stands_in_for_a_psychic_who_is_waited_for() -> None:
    store = MemoryStore()
    table = a_table(store=store)
    all_get_visions(table)
    all_place_well(table)
    table.act("yellow", SaySure("yellow"))
    table.act("blue", SaySure("blue"))
    assert table.advance(ScriptedBot([SaySure("red")]).choose) == "red"
    assert table.view(WATCH).phase == "manifestation"


def test_who_has_no_choice_is_passed_over() -> None:
    table = a_table()
    all_get_visions(table)
    card = table.view("red").board[0][0]
    asked: list[str] = []

    def only_red(view: View) -> Move | None:
        asked.append(view.seat)
        return PlacePawn("red", card) if view.seat == "red" else None

    assert table.advance(only_red) == "red"
    assert asked == ["yellow", "red"]


def test_with_no_choice_at_all_nobody_moves() -> None:
    store = MemoryStore()
    table = a_table(store=store)
    before = store.read(table.game)
    assert table.advance(ScriptedBot([]).choose) is None
    assert store.read(table.game) == before


def test_a_bot_that_breaks_the_rules_moves_nothing() -> None:
    store = MemoryStore()
    table = a_table(store=store)
    before = store.read(table.game)
    with pytest.raises(IllegalMove, match="Choose at least one card"):
        table.advance(ScriptedBot([SendVision("red", ())]).choose)
    assert store.read(table.game) == before
    assert table.view(WATCH).story[-1] == before[-2].event


def test_a_bot_that_wants_to_move_for_somebody_else_is_refused() -> None:
    table = a_table()
    all_get_visions(table)
    with pytest.raises(IllegalMove, match="Only the player of Red can do this"):
        table.advance(ScriptedBot([PlacePawn("red", table.view("red").board[0][0])]).choose)


def test_while_paused_nobody_is_advanced() -> None:
    table = a_table()
    table.pause()
    assert table.advance(RandomBot(1).choose) is None


def test_when_the_game_is_over_nobody_is_waited_for() -> None:
    table = a_table()
    play_well(table)
    assert table.waiting_for == ()
    assert table.advance(RandomBot(1).choose) is None


def test_the_second_psychic_of_a_person_is_advanced_under_the_persons_seat() -> None:
    store = MemoryStore()
    table = a_table(Rules.classic(players=2), store=store)
    all_get_visions(table)
    card = table.view("blue").board[0][0]
    table.act("yellow", PlacePawn("yellow", card))
    table.act("yellow", SaySure("yellow"))
    assert table.advance(ScriptedBot([PlacePawn("blue", card)]).choose) == "blue"
    stood_in, placed = store.read(table.game)[-2:]
    assert stood_in.event == StoodIn("blue")
    assert (placed.actor, placed.event) == ("yellow", PawnPlaced("blue", card))


def test_simple_minds_can_advance_a_game_to_its_end() -> None:
    table: Table = a_table(Rules.classic(players=4, difficulty="easy").but(timer_seconds=None))
    choose = RandomBot("patience").choose
    for _ in range(20_000):
        if table.advance(choose) is None:
            break
    assert table.over
