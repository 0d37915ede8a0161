"""Bots among people: they move as soon as they are waited for, and nobody waits for them."""

import asyncio
import logging

import pytest

from mysterium_nb.engine.events import FirstGuessMade, VisionSent
from mysterium_nb.engine.moves import Move, PlacePawn, Say, SaySure
from mysterium_nb.engine.rules import EDITIONS, Rules
from mysterium_nb.engine.seats import COLOURS, GHOST, WATCH
from mysterium_nb.engine.views import View
from mysterium_nb.minds import QuickBot
from mysterium_nb.table import MemoryStore, Table
from mysterium_nb.table.autoplay import SimulatedClock, auto_play, play_to_end
from tests.table.whole_games import NOON, a_lobby, a_table, all_get_visions, play_well


@pytest.fixture(autouse=True)
def _no_watcher_fails(caplog: pytest.LogCaptureFixture) -> object:
    yield
    assert not [r for r in caplog.get_records("call") if r.levelno >= logging.WARNING]


def seats_of(table: Table) -> list[str]:
    return [GHOST, *(colours[0] for colours in table.view(WATCH).setup.players)]


def bots(table: Table, *seats: str) -> None:
    for seat in seats:
        auto_play(table.seat(seat), QuickBot(seat).choose)


@pytest.mark.parametrize("players", range(2, 8))
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("left_out", ["nobody", "the ghost", "a psychic"])
def test_a_game_goes_to_its_end_and_nobody_is_kept_waiting(edition: str, players: int, left_out: str) -> None:
    rules = Rules.preset(edition, players).but(first_guess=players % 2 == 0, assignment="ghost")
    table = a_table(rules, clock=SimulatedClock(NOON))
    seats = seats_of(table)
    people = {"nobody": [], "the ghost": seats[:1], "a psychic": seats[-1:]}[left_out]
    bots(table, *(seat for seat in seats if seat not in people))
    mine = [psychic for seat in people for psychic in (seat, *table.view(WATCH).setup.psychics_of(seat))]
    person, moves = QuickBot("a person"), 0
    while not table.over:
        waiting = table.waiting_for
        assert set(waiting) <= set(mine), f"{waiting} are bots"
        move = person.choose(table.view(waiting[0]))
        assert move is not None
        table.act(waiting[0], move)
        moves += 1
        assert moves < 2000
    assert moves > 0 or not people


def test_a_bot_that_sits_down_in_the_middle_moves_at_once() -> None:
    table = a_table()
    bots(table, GHOST)
    assert set(table.waiting_for) == {"yellow", "red", "blue"}


def test_a_bot_in_the_lobby_waits_until_the_game_begins() -> None:
    table = a_lobby()
    bots(table, GHOST)
    assert table.view(WATCH).phase == "lobby"
    table.start(seed="a dark night")
    assert table.view(WATCH).phase == "interpretation"


def test_a_bot_that_owes_a_first_guess_does_not_hold_up_the_others() -> None:
    store = MemoryStore()
    table = a_table(Rules.classic(4).but(first_guess=True), store=store)
    bots(table, GHOST, "yellow", "red")
    assert table.waiting_for == ("blue",)
    done = [entry.event for entry in store.read(table.game) if isinstance(entry.event, FirstGuessMade)]
    assert {event.psychic for event in done} == {"yellow", "red"}


def test_what_does_not_concern_the_bot_does_not_move_it() -> None:
    store = MemoryStore()
    table = a_table(store=store)
    asked: list[View] = []

    def choose(view: View) -> Move | None:
        asked.append(view)
        return None

    auto_play(table.seat("red"), choose)
    table.act("yellow", Say("yellow", "I see water."))
    assert asked == []
    all_get_visions(table)
    assert len(asked) == 1  # it had no idea, and is asked again when something has changed
    table.act("yellow", Say("yellow", "Do you?"))
    assert len(asked) == 2
    assert sum(isinstance(entry.event, VisionSent) for entry in store.read(table.game)) == 3


def test_a_person_who_changes_the_position_while_bots_move_is_told_of_everything() -> None:
    table = a_table()
    bots(table, GHOST, "yellow", "blue")
    seen: list[tuple[int, str]] = []
    red = table.seat("red")
    red.watch(lambda view: seen.append((view.hour, view.phase)))
    card = table.view("red").board[0][0]
    red.act(PlacePawn("red", card))
    red.act(SaySure("red"))
    assert table.view(WATCH).hour == 2
    assert seen[-1] == (2, "interpretation")


def test_a_game_that_is_over_is_over_for_bots_too() -> None:
    table = a_table()
    play_well(table)
    bots(table, GHOST, "red")
    assert table.over


def test_a_bot_keeps_still_while_the_game_is_paused_and_goes_on_afterwards() -> None:
    table = a_table()
    table.pause()
    bots(table, GHOST)
    assert table.view(WATCH).phase == "visions"
    table.resume_play()
    assert table.view(WATCH).phase == "interpretation"


def before_the_votes_are_opened() -> Table:
    """A game of bots, with hours enough, that has come so far."""
    clock = SimulatedClock(NOON)
    table = a_table(Rules.classic(players=4, difficulty="easy").but(hours=60), clock=clock)
    players = {seat: QuickBot(seat).choose for seat in (GHOST, *COLOURS)}
    next(view for view in play_to_end(table, players, clock) if view.phase == "opening")
    return table


def test_among_people_a_bot_opens_votes_at_a_pace_that_they_can_follow() -> None:
    async def watch(table: Table) -> list[int]:
        over, opened = asyncio.Event(), []

        def see(view: View) -> None:
            assert view.finale is not None
            opened.append(len(view.finale.votes or ()))
            if view.outcome is not None:
                over.set()

        table.seat(WATCH).watch(see)
        for seat in seats_of(table):
            auto_play(table.seat(seat), QuickBot(seat).choose, among_people=True)
            auto_play(table.seat(seat), QuickBot(seat).choose, among_people=True)  # who comes too late does no harm
        assert opened == []
        await asyncio.wait_for(over.wait(), 60)
        return opened

    opened = asyncio.run(watch(before_the_votes_are_opened()))
    assert opened == sorted(opened)
    assert opened[0] == 1


def test_where_nothing_can_wait_it_opens_them_at_once() -> None:
    table = before_the_votes_are_opened()
    for seat in seats_of(table):
        auto_play(table.seat(seat), QuickBot(seat).choose, among_people=True)
    assert table.over
