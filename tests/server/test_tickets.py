"""Tickets: whose kernels hold what; a lesson's holds nothing."""

from pathlib import Path
from typing import cast

import pytest
from tornado.websocket import WebSocketHandler

from mysterium_nb.engine.seats import HOST
from mysterium_nb.server.kernels.tickets import LESSON, LESSON_WEIGHT, KernelTickets
from tests.server.hosted_house import a_hosted_house


@pytest.fixture
def tickets(tmp_path: Path) -> KernelTickets:
    with a_hosted_house(tmp_path) as app:
        return app.tickets


def test_a_lesson_could_not_get_the_house_for_a_ticket(tickets: KernelTickets) -> None:
    tickets.bind("a lesson", "Ann", None, LESSON, "")
    assert tickets.redeem(tickets.ticket_for("a lesson"), cast("WebSocketHandler", object())) == "a lesson"
    assert tickets.session_of("a lesson") is None


def test_a_lesson_is_its_visitors_and_nobody_elses(tickets: KernelTickets) -> None:
    tickets.bind("a lesson", "Ann", None, LESSON, "")
    assert tickets.serves("a lesson", "Ann")
    assert not tickets.serves("a lesson", "Ben")
    assert tickets.is_lesson("a lesson")
    tickets.bind("a page", "Ann", None, HOST, "")
    assert not tickets.is_lesson("a page")
    tickets.forget("a lesson")
    assert not tickets.is_lesson("a lesson")


def test_a_lesson_counts_for_as_many_pages_as_it_takes_memory(tickets: KernelTickets) -> None:
    tickets.bind("a page", "Ann", None, HOST, "")
    tickets.bind("a lesson", "Ben", None, LESSON, "")
    assert tickets.pages == 1 + LESSON_WEIGHT
    assert (tickets.pages_of("Ann"), tickets.pages_of("Ben"), tickets.pages_of("Cleo")) == (1, LESSON_WEIGHT, 0)


def test_a_lesson_that_still_runs_is_not_silent_however_long_it_takes(tickets: KernelTickets) -> None:
    tickets.bind("a lesson", "Ann", None, LESSON, "")
    tickets.expect_page("a lesson")
    assert tickets.idle_kernels(-1) == []
    tickets.heartbeat("a lesson")
    assert tickets.idle_kernels(-1) == ["a lesson"]


def test_a_seat_that_was_taken_away_while_its_page_was_starting_is_not_held(tmp_path: Path) -> None:
    with a_hosted_house(tmp_path) as app:
        room = app.begun()
        app.house.release(room.code, "red")
        app.tickets.bind("a kernel", "visitor Cleo", room, "red", "")
        app.tickets.bind("another", "visitor Dan", room, "blue", "")
        assert not app.tickets.serves("a kernel", "visitor Cleo")
        assert app.tickets.serves("another", "visitor Dan")
        assert app.tickets.idle_kernels(90) == ["a kernel"]
