"""Tickets: whose kernels hold what; a lesson's holds nothing."""

from pathlib import Path
from typing import cast

import pytest
from tornado.websocket import WebSocketHandler

from mysterium_nb.engine.seats import HOST
from mysterium_nb.server.kernels.tickets import LESSON, LESSON_WEIGHT, KernelTickets
from tests.server.hosted_house import a_hosted_house


@pytest.fixture
def office(tmp_path: Path) -> KernelTickets:
    with a_hosted_house(tmp_path) as app:
        return app.office


def test_a_lesson_could_not_get_the_house_for_a_ticket(office: KernelTickets) -> None:
    office.bind("a lesson", "Ann", None, LESSON, "")
    assert office.redeem(office.ticket_for("a lesson"), cast("WebSocketHandler", object())) == "a lesson"
    assert office.session_of("a lesson") is None


def test_a_lesson_is_its_visitors_and_nobody_elses(office: KernelTickets) -> None:
    office.bind("a lesson", "Ann", None, LESSON, "")
    assert office.serves("a lesson", "Ann")
    assert not office.serves("a lesson", "Ben")
    assert office.is_lesson("a lesson")
    office.bind("a page", "Ann", None, HOST, "")
    assert not office.is_lesson("a page")
    office.forget("a lesson")
    assert not office.is_lesson("a lesson")


def test_a_lesson_counts_for_as_many_pages_as_it_takes_memory(office: KernelTickets) -> None:
    office.bind("a page", "Ann", None, HOST, "")
    office.bind("a lesson", "Ben", None, LESSON, "")
    assert office.pages == 1 + LESSON_WEIGHT
    assert (office.pages_of("Ann"), office.pages_of("Ben"), office.pages_of("Cleo")) == (1, LESSON_WEIGHT, 0)


def test_a_lesson_that_still_runs_is_not_silent_however_long_it_takes(office: KernelTickets) -> None:
    office.bind("a lesson", "Ann", None, LESSON, "")
    office.expect_page("a lesson")
    assert office.idle_kernels(-1) == []
    office.heartbeat("a lesson")
    assert office.idle_kernels(-1) == ["a lesson"]


def test_a_seat_that_was_taken_away_while_its_page_was_starting_is_not_held(tmp_path: Path) -> None:
    with a_hosted_house(tmp_path) as app:
        room = app.begun()
        app.house.release(room.code, "red")
        app.office.bind("a kernel", "visitor Cleo", room, "red", "")
        app.office.bind("another", "visitor Dan", room, "blue", "")
        assert not app.office.serves("a kernel", "visitor Cleo")
        assert app.office.serves("another", "visitor Dan")
        assert app.office.idle_kernels(90) == ["a kernel"]
