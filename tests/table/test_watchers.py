"""A watcher is called when the view of its seat has changed, and at no other time."""

import logging
from collections.abc import Callable
from functools import partial

import pytest

from mysterium_nb.engine.errors import IllegalMove
from mysterium_nb.engine.moves import FirstGuess, Note, PlacePawn, Say, SendVision
from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import GHOST, HOST, WATCH
from mysterium_nb.engine.views import View
from mysterium_nb.minds import RandomBot
from mysterium_nb.table import Table
from tests.table.whole_games import FOUR, a_lobby, a_table, ghost_view, within

SEATS = (GHOST, "yellow", "red", "blue", WATCH, HOST)


def told_seats(table: Table, action: Callable[[], None]) -> list[str]:
    """The seats that are told of something done."""
    told: list[str] = []
    seats = [table.seat(seat) for seat in SEATS]
    for seat in seats:
        seat.watch(lambda view: told.append(view.seat))
    action()
    for seat in seats:
        seat.close()
    return sorted(told)


def test_the_ghosts_private_note_wakes_no_psychic() -> None:
    table = a_table()
    card = ghost_view(table).hand[0]
    table.act(GHOST, SendVision("red", (card,)))
    assert told_seats(table, lambda: table.act(GHOST, Note(card, words="the red scarf"))) == [GHOST]


def test_a_private_first_guess_wakes_nobody_else() -> None:
    table = a_table(Rules.classic(players=4).but(first_guess=True))
    table.act(GHOST, SendVision("red", ghost_view(table).hand[:1]))
    guess = FirstGuess("red", ghost_view(table).board[0][0], 50)
    assert told_seats(table, lambda: table.act("red", guess)) == ["red"]


def test_talk_behind_the_curtain_wakes_everybody_but_who_owes_a_guess() -> None:
    table = a_table(Rules.classic(players=4).but(first_guess=True))
    table.act(GHOST, SendVision("red", ghost_view(table).hand[:1]))
    told = told_seats(table, lambda: table.act("blue", Say("blue", "It is the cook!")))
    assert told == sorted(set(SEATS) - {"red"})


def test_nothing_new_is_told_to_nobody() -> None:
    table = a_table()
    assert told_seats(table, table.tick) == []


def test_a_watcher_is_told_once_for_one_move_and_gets_the_new_view() -> None:
    table = a_table()
    told: list[View] = []
    table.seat("red").watch(told.append)
    table.act("blue", Say("blue", "Hm."))
    assert told == [table.view("red")]


def test_watching_does_not_call_at_once() -> None:
    told: list[View] = []
    a_table().seat("red").watch(told.append)
    assert told == []


def test_a_watcher_that_fails_is_logged_and_does_not_stop_the_others(caplog: pytest.LogCaptureFixture) -> None:
    table = a_table()
    told: list[View] = []

    def fail(_view: View) -> None:
        raise RuntimeError("my screen is broken")

    table.seat("red").watch(fail)
    table.seat("red").watch(told.append)
    table.seat("blue").watch(told.append)
    with caplog.at_level(logging.ERROR):
        table.act("yellow", Say("yellow", "Hm."))
    assert [view.seat for view in told] == ["red", "blue"]
    assert "A watcher of seat red failed" in caplog.text


def test_a_watcher_may_move_and_everybody_ends_with_the_newest_view() -> None:
    table = a_table()
    shown: dict[str, View] = {}

    def answer(view: View) -> None:
        shown["red"] = view
        if len(view.talk) == 1:
            table.seat("red").act(Say("red", "I am here."))

    def look(view: View) -> None:
        shown[view.seat] = view

    table.seat("yellow").watch(look)
    table.seat("red").watch(answer)
    table.seat("red").watch(look)
    table.seat("blue").watch(look)
    table.act("yellow", Say("yellow", "Is anybody there?"))
    assert len(table.view(WATCH).talk) == 2
    assert shown == {seat: table.view(seat) for seat in ("yellow", "red", "blue")}


def test_views_never_go_back_in_time_when_a_watcher_moves() -> None:
    table = a_table()
    lengths: dict[str, list[int]] = {"yellow": [], "red": [], "blue": []}

    def look(view: View) -> None:
        lengths[view.seat].append(len(view.talk))

    def answer(view: View) -> None:
        if len(view.talk) < 3:
            table.act(view.seat, Say(view.psychic(view.seat).colour, "Again."))

    for seat in lengths:
        table.seat(seat).watch(answer)
        table.seat(seat).watch(look)
    table.act("yellow", Say("yellow", "Once."))
    for counts in lengths.values():
        assert counts == sorted(set(counts))
        assert counts[-1] == len(table.view(WATCH).talk)


def play(table: Table, mind: RandomBot, name: str, _view: View) -> None:
    move = mind.choose(table.view(name))
    if move is not None:
        table.act(name, move)


def test_bots_that_move_when_told_play_a_whole_game() -> None:
    table = a_lobby(FOUR.but(timer_seconds=None))
    for name in (GHOST, "yellow", "red", "blue"):
        table.seat(name).watch(partial(play, table, RandomBot(name), name))
    with within(30):
        table.start(seed="a dark night")
    assert table.over


def test_a_watcher_may_begin_to_watch_too() -> None:
    table = a_table()
    told: list[View] = []
    table.seat("red").watch(lambda _view: table.seat("red").watch(lambda _view: None))
    table.seat("red").watch(told.append)
    table.act("yellow", Say("yellow", "Hm."))
    assert len(told) == 1


def test_a_closed_seat_is_told_no_more() -> None:
    table = a_table()
    told: list[View] = []
    seat = table.seat("red")
    seat.watch(told.append)
    seat.watch(told.append)
    other = table.seat("red")
    other.watch(told.append)
    seat.close()
    table.act("yellow", Say("yellow", "Hm."))
    assert len(told) == 1
    other.close()
    table.act("yellow", Say("yellow", "Hm?"))
    assert len(told) == 1


def test_closing_twice_and_watching_again() -> None:
    table = a_table()
    told: list[View] = []
    seat = table.seat("red")
    seat.watch(told.append)
    seat.close()
    seat.close()
    table.act("yellow", Say("yellow", "Hm."))
    seat.watch(told.append)
    table.act("yellow", Say("yellow", "Hm?"))
    assert len(told) == 1


def test_a_seat_closed_while_others_are_told_is_not_called() -> None:
    table = a_table()
    told: list[View] = []
    closing = table.seat("red")
    table.seat("red").watch(lambda _view: closing.close())
    closing.watch(told.append)
    table.act("yellow", Say("yellow", "Hm."))
    assert told == []


def test_a_colour_that_does_not_play_after_all_stops_nobody() -> None:
    """Somebody looks at the white seat in the lobby; the game begins without white."""
    table = a_lobby()
    told: list[str] = []
    white = table.seat("white")
    white.watch(lambda view: told.append(view.seat))
    table.seat("yellow").watch(lambda view: told.append(view.seat))
    table.seat(WATCH).watch(lambda view: told.append(view.seat))
    table.start()
    assert {"yellow", WATCH} <= set(told)
    told.clear()
    table.act("yellow", Say("yellow", "Where is white?"))
    assert told == ["yellow", WATCH]
    white.close()
    with pytest.raises(IllegalMove, match="There is no such seat at this table"):
        table.seat("white")


def test_a_seat_taken_in_the_lobby_plays_on() -> None:
    table = a_lobby(Rules.classic(players=2))
    told: list[View] = []
    seat = table.seat("blue")
    seat.watch(told.append)
    table.start()
    assert told[-1] == seat.view == table.view("yellow")


def test_there_is_no_other_seat() -> None:
    table = a_table()
    for name in ("table", "purple", "", "Ghost", "moon"):
        with pytest.raises(IllegalMove, match="There is no such seat at this table"):
            table.seat(name)
        with pytest.raises(IllegalMove, match="There is no such seat at this table"):
            table.view(name)


def test_an_act_gives_the_new_view() -> None:
    table = a_table()
    seat = table.seat(GHOST)
    assert seat.act(SendVision("red", ghost_view(table).hand[:1])) == table.view(GHOST)
    red = table.seat("red")
    card = ghost_view(table).board[0][0]
    with within(5):
        assert red.act(PlacePawn("red", card)).psychic("red").pawn == card
