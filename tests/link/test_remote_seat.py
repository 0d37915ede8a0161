"""A seat over a websocket is the same four things as a seat in this program."""

import threading
from queue import SimpleQueue

import pytest

from mysterium_nb.engine.errors import IllegalMove
from mysterium_nb.engine.moves import PlacePawn, SendVision
from mysterium_nb.engine.seats import WATCH
from mysterium_nb.engine.views import GhostView, View
from mysterium_nb.link import remote
from mysterium_nb.link.remote import LinkLost, RemoteSeat
from tests.link.conftest import Running, browser_of


def hand(seat: RemoteSeat) -> tuple[str, ...]:
    view = seat.view
    assert isinstance(view, GhostView)
    return view.hand


def test_a_move_is_seen_at_once_and_by_everybody(house: Running) -> None:
    room = house.open()
    ghost, blue = house.seat(room, "ghost"), house.seat(room, "blue")
    seen: SimpleQueue[View] = SimpleQueue()
    assert blue.view.psychic("blue").visions == ()
    blue.watch(seen.put)
    after = ghost.act(SendVision("blue", hand(ghost)[:2]))
    assert after.psychic("blue").visions != ()
    assert seen.get(timeout=10).psychic("blue").visions == after.psychic("blue").visions
    ghost.close()
    blue.close()


def test_a_refused_move_is_the_same_refusal(house: Running) -> None:
    room = house.open()
    ghost, blue = house.seat(room, "ghost"), house.seat(room, "blue")
    with pytest.raises(IllegalMove) as refused:
        blue.act(PlacePawn("blue", blue.view.board[0][0]))
    assert (refused.value.text("en"), refused.value.text("fr")) == (
        "Wait for the vision first.",
        "Attendez d’abord la vision.",
    )
    ghost.act(SendVision("blue", hand(ghost)[:1]))
    with pytest.raises(IllegalMove, match="Only the player of Red"):
        blue.act(PlacePawn("red", blue.view.board[0][0]))
    ghost.close()
    blue.close()


def test_a_move_with_the_same_id_is_done_once(house: Running) -> None:
    room = house.open()
    ghost = house.seat(room, "ghost")
    move = SendVision("blue", hand(ghost)[:1])
    ghost.act(move, move_id="once")
    ghost.act(move, move_id="once")
    assert len(ghost.view.psychic("blue").visions[0].cards) == 1
    ghost.close()


def test_a_watcher_may_move_in_turn(house: Running) -> None:
    room = house.open()
    ghost, blue = house.seat(room, "ghost"), house.seat(room, "blue")
    placed = threading.Event()

    def place(view: View) -> None:
        me = view.psychic("blue")
        if me.served_hour == view.hour and me.pawn is None:
            blue.act(PlacePawn("blue", view.board[0][0]))
            placed.set()

    assert blue.view
    blue.watch(place)
    ghost.act(SendVision("blue", hand(ghost)[:1]))
    assert placed.wait(10)
    ghost.close()
    blue.close()


def test_the_link_comes_back_by_itself_and_a_move_made_meanwhile_is_done_once(house: Running) -> None:
    room = house.open()
    ghost = house.seat(room, "ghost")
    cards = hand(ghost)[:2]
    house.break_links()
    assert ghost.act(SendVision("blue", cards)).psychic("blue").visions[0].cards == cards
    house.break_links()
    assert house.call(lambda: room.view).psychic("blue").visions[0].cards == cards
    ghost.act(SendVision("red", hand(ghost)[:1]))
    ghost.close()


def test_a_ticket_is_good_once(house: Running) -> None:
    room = house.open()
    ticket = house.call(lambda: house.tickets.ticket_for("kernel-1"))
    house.call(lambda: house.tickets.bind("kernel-1", browser_of("blue"), room, "blue", ""))
    first = RemoteSeat(house.address, ticket)
    assert first.view.seat == "blue"
    second = RemoteSeat(house.address, ticket)
    with pytest.raises(LinkLost, match="no longer yours"):
        second.first_view.result(10)
    with pytest.raises(LinkLost, match="no longer yours"):
        second.act(PlacePawn("blue", "c1"))
    first.close()


def test_a_seat_that_was_given_to_somebody_else_says_so(house: Running) -> None:
    room = house.open()
    blue = house.seat(room, "blue")
    assert blue.view.seat == "blue"
    house.call(lambda: house.tickets.release(room, "blue"))
    with pytest.raises(LinkLost, match="no longer yours"):
        blue.act(PlacePawn("blue", "c1"))
    blue.close()


def test_a_house_that_does_not_answer_is_named(house: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    room = house.open()
    ghost = house.seat(room, "ghost")
    cards = hand(ghost)[:1]
    monkeypatch.setattr(remote, "PATIENCE_SECONDS", 0.2)
    house.stop()
    with pytest.raises(LinkLost, match="does not answer"):
        ghost.act(SendVision("blue", cards))
    house.start()
    ghost.close()


def test_a_spectator_sees_and_does_not_play(house: Running) -> None:
    room = house.open()
    watch = house.seat(room, WATCH)
    assert watch.view.seat == WATCH
    with pytest.raises(IllegalMove, match="Only the host"):
        watch.act(PlacePawn("blue", "c1"))
    watch.close()
