"""Advance the slowest: the host lets a bot make the one move that is waited for."""

import pytest

from mysterium_nb.engine.events import StoodIn
from mysterium_nb.engine.legal import legal_moves
from mysterium_nb.engine.moves import StandIn
from mysterium_nb.engine.position import waiting_for
from mysterium_nb.engine.seats import GHOST, HOST, WATCH, SeatId
from tests.rulebook.positions import POSITIONS
from tests.seance import BLUE, PURPLE, RED, TEAL, YELLOW, a_lobby, a_seance

ONLY_HOST = "Only the host can do this."


def test_the_host_lets_a_bot_make_the_move_that_is_waited_for_and_the_log_says_so() -> None:
    seance = a_seance().thinking().sure(RED, YELLOW).does(HOST, StandIn(BLUE))
    assert seance.log[-1] == StoodIn(BLUE)
    assert seance.sees(WATCH).story[-1] == StoodIn(BLUE)


def test_only_a_seat_that_is_waited_for_can_be_advanced_and_only_by_the_host() -> None:
    seance = a_seance().thinking().sure(RED)
    for seat in (RED, GHOST, PURPLE):
        assert seance.refuses(HOST, StandIn(seat)) == "Nobody waits for that seat now."
    for seat in (BLUE, GHOST):
        assert seance.refuses(seat, StandIn(BLUE)) == ONLY_HOST
    assert a_lobby().refuses(HOST, StandIn(RED)) == "The game has not begun."


@pytest.mark.parametrize(
    ("position", "waited_for"),
    [
        ("lobby", ()),
        ("assignment", (GHOST,)),
        ("visions, half given", (GHOST,)),
        ("thinking, all placed", (YELLOW, TEAL, BLUE)),
        ("thinking, one has finished", (YELLOW, TEAL, BLUE)),
        ("manifestation, half told", (GHOST,)),
        ("culprit", (GHOST,)),
        ("poll", (YELLOW,)),
        ("poll, intermediate", (TEAL,)),
        ("poll without clairvoyancy", (YELLOW, TEAL, BLUE)),
        ("opening", (BLUE,)),
        ("opening, tied", (BLUE,)),
        ("poll for 2", (YELLOW,)),
        ("poll for 3, one is sure", (BLUE,)),
        ("poll for 3, not agreed", (YELLOW, BLUE)),
        ("original: poll, pointing", (YELLOW, RED, TEAL, BLUE)),
        ("over: called off", ()),
    ],
)
def test_whom_the_game_waits_for(position: str, waited_for: tuple[SeatId, ...]) -> None:
    seance = POSITIONS[position]()
    assert waiting_for(seance.state) == waited_for
    offered = {move.seat for move in legal_moves(seance.sees(HOST)) if isinstance(move, StandIn)}
    assert offered == set(waited_for)
    for seat in waited_for:
        assert seance.does(HOST, StandIn(seat)).phase is seance.phase
