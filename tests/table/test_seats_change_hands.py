"""A seat goes from a person to a bot to another person in mid-game; the log says so and the game goes on."""

import pytest

from mysterium_nb.engine.errors import IllegalMove
from mysterium_nb.engine.events import SeatLeft, SeatTaken
from mysterium_nb.engine.moves import PlacePawn, Say, StandUp
from mysterium_nb.engine.seats import GHOST, TABLE, WATCH, Sitter
from mysterium_nb.engine.story import story_chapters
from mysterium_nb.engine.views import View
from mysterium_nb.minds import RandomBot
from mysterium_nb.table import MemoryStore, Table
from tests.table.whole_games import a_lobby, all_get_visions, play_well


@pytest.fixture
def store() -> MemoryStore:
    return MemoryStore()


@pytest.fixture
def table(store: MemoryStore) -> Table:
    table = a_lobby(store=store)
    table.sit(GHOST, "Grace")
    table.sit("red", "Ada")
    table.start(seed="a dark night")
    return table


def test_a_person_a_bot_and_another_person(table: Table, store: MemoryStore) -> None:
    before = len(store.read(table.game))
    all_get_visions(table)
    card = table.view("red").board[0][0]
    table.act("red", PlacePawn("red", card))
    table.stand_up("red")
    assert table.view(WATCH).setup.sitter("red") is None
    table.sit("red", "Tin man", "bot")
    move = RandomBot(1).choose(table.view("red"))
    assert move is not None
    table.act("red", move)
    table.sit("red", "Ben")
    table.act("red", Say("red", "I am new here."))
    assert table.view(WATCH).setup.sitter("red") == Sitter("red", "Ben", "person")
    changes = [e for e in store.read(table.game, before) if isinstance(e.event, SeatTaken | SeatLeft)]
    assert [e.event for e in changes] == [
        SeatLeft("red"),
        SeatTaken("red", "Tin man", "bot"),
        SeatTaken("red", "Ben", "person"),
    ]
    assert {e.actor for e in changes} == {TABLE}
    play_well(table)
    assert table.over


def test_the_story_tells_it_in_both_languages(table: Table) -> None:
    table.sit("red", "Tin man", "bot")
    assert "Tin man, a bot, sat down: Red." in story_chapters(table.view(WATCH))[-1].lines
    assert any("Tin man" in line and "bot" in line for line in story_chapters(table.view(WATCH), lang="fr")[-1].lines)


def test_the_ghosts_seat_changes_hands_too(table: Table) -> None:
    hand = table.view(GHOST)
    table.sit(GHOST, "Alan")
    assert table.view(GHOST).setup.sitter(GHOST) == Sitter(GHOST, "Alan", "person")
    assert table.view(GHOST).psychics == hand.psychics
    play_well(table)
    assert table.over


def test_whoever_takes_over_sees_what_the_seat_sees_and_everybody_is_told(table: Table) -> None:
    told: list[View] = []
    table.seat("blue").watch(told.append)
    before = table.view("red")
    table.sit("red", "Ben")
    assert [view.setup.sitter("red") for view in told] == [Sitter("red", "Ben", "person")]
    assert table.view("red").board == before.board


def test_a_person_leaves_from_the_seat_itself(table: Table) -> None:
    table.seat("red").act(StandUp("red"))
    assert table.view(WATCH).setup.sitter("red") is None
    with pytest.raises(IllegalMove, match="Nobody sits there"):
        table.stand_up("red")


def test_nobody_sends_somebody_else_away(table: Table) -> None:
    with pytest.raises(IllegalMove, match="Only the host can do this"):
        table.seat("blue").act(StandUp("red"))


def test_seats_change_hands_while_the_game_is_paused(table: Table) -> None:
    table.pause()
    table.sit("red", "Ben")
    table.resume_play()
    assert table.view(WATCH).setup.sitter("red") == Sitter("red", "Ben", "person")


def test_no_seat_can_be_taken_that_nobody_plays(table: Table) -> None:
    for seat in ("purple", "host", "watch", "table", "moon"):
        with pytest.raises(IllegalMove, match="There is no such seat at this table"):
            table.sit(seat, "Eve")
