"""Admission lets pages in one after another, and nobody loses their place but those who leave."""

from contextlib import ExitStack

from mysterium_nb.server.kernels.admission import AT_ONCE, PATIENCE_SECONDS, Admission, PageRequest, QueuePlace
from mysterium_nb.table.autoplay import SimulatedClock


def guest(number: int) -> PageRequest:
    return PageRequest(f"visitor {number}", "LAMO42", "watch")


def test_whoever_comes_is_let_in_while_there_is_room() -> None:
    admission = Admission(most_pages=2)
    assert admission.request(guest(1), pages=0, playing=False) is None
    assert admission.request(guest(2), pages=1, playing=False) is None
    assert admission.request(guest(3), pages=2, playing=False) == QueuePlace(1, full=True)


def test_only_a_few_start_at_once() -> None:
    admission = Admission(most_pages=60)
    with ExitStack() as starting:
        for number in range(AT_ONCE):
            assert admission.request(guest(number), pages=0, playing=False) is None
            starting.enter_context(admission.starting())
        assert admission.request(guest(8), pages=0, playing=False) == QueuePlace(1, full=False)
        assert admission.request(guest(9), pages=0, playing=False) == QueuePlace(2, full=False)
    assert admission.request(guest(9), pages=4, playing=False) is None


def test_places_are_kept_by_asking_again() -> None:
    admission = Admission(most_pages=1)
    for number in (1, 2, 1, 2):
        assert admission.request(guest(number), pages=1, playing=False) == QueuePlace(number, full=True)
    assert admission.request(guest(2), pages=0, playing=False) == QueuePlace(2, full=True)
    assert admission.request(guest(1), pages=0, playing=False) is None
    assert admission.request(guest(2), pages=1, playing=False) == QueuePlace(1, full=True)


def test_whoever_stops_asking_holds_nobody_up() -> None:
    clock = SimulatedClock(0)
    admission = Admission(most_pages=1, clock=lambda: clock.now)
    assert admission.request(guest(1), pages=1, playing=False) == QueuePlace(1, full=True)
    clock.now += int(PATIENCE_SECONDS) - 5
    assert admission.request(guest(2), pages=1, playing=False) == QueuePlace(2, full=True)
    clock.now += 5
    assert admission.request(guest(2), pages=0, playing=False) is None


def test_somebody_in_the_middle_of_a_game_goes_first() -> None:
    admission = Admission(most_pages=1)
    assert admission.request(guest(1), pages=1, playing=False) == QueuePlace(1, full=True)
    assert admission.request(guest(2), pages=1, playing=True) == QueuePlace(1, full=True)
    assert admission.request(guest(1), pages=1, playing=False) == QueuePlace(2, full=True)


def test_another_porter_lets_others_in_by_other_numbers() -> None:
    admission = Admission(most_pages=60, at_once=1)
    assert admission.request(guest(1), pages=0, playing=False) is None
    with admission.starting():
        assert admission.request(guest(2), pages=0, playing=False) == QueuePlace(1, full=False)
    assert admission.request(guest(2), pages=0, playing=False) is None


def test_who_starts_and_who_still_waits_is_expected() -> None:
    clock = SimulatedClock(0)
    admission = Admission(most_pages=1, clock=lambda: clock.now)
    admission.request(guest(1), pages=1, playing=False)
    with admission.starting():
        assert admission.pending == 2
    clock.now += int(PATIENCE_SECONDS)
    assert admission.pending == 0
