"""Talk: psychics talk freely; the ghost reads and never speaks."""

import pytest

from mysterium_nb.engine.moves import CallOff, Say
from mysterium_nb.engine.seats import GHOST, HOST, TABLE, WATCH, SeatId
from mysterium_nb.engine.state import Remark
from tests.seance import BLUE, RED, TEAL, YELLOW, a_seance

OTHERS = (YELLOW, RED, TEAL, BLUE, WATCH, HOST)


def test_psychics_talk_freely() -> None:
    seance = a_seance()
    for moment in (seance, seance.ghost_sends(BLUE), seance.thinking(), seance.judged(), seance.lined_up()):
        after = moment.says(RED, "  Look, a lantern! ")
        assert after.state.talk == (Remark(RED, "Look, a lantern!", moment.state.hour),)
        assert after.phase is moment.phase


def test_everybody_reads_the_ghost_too() -> None:
    seance = a_seance().says(RED, "Ghost, are you there?")
    for seat in (GHOST, *OTHERS):
        assert seance.sees(seat).talk == (Remark(RED, "Ghost, are you there?", 1),)


def test_talk_withdraws_no_sure() -> None:
    assert a_seance().thinking().sure(RED).says(BLUE, "Really?").state.sure == (RED,)


@pytest.mark.parametrize("seat", [GHOST, WATCH, HOST, TABLE, BLUE])
def test_the_ghost_never_speaks_and_a_spectator_never_talks_to_the_table(seat: SeatId) -> None:
    assert a_seance().refuses(seat, Say(RED, "Boo!")) == "Only the player of Red can do this."


def test_a_remark_has_something_in_it_and_is_not_a_book() -> None:
    seance = a_seance()
    assert seance.refuses(RED, Say(RED, " \n ")) == "Write something first."
    assert seance.refuses(RED, Say(RED, "x" * 501)) == "Say it in at most 500 characters."
    assert len(seance.says(RED, "x" * 500).state.talk[0].text) == 500


def test_after_the_game_the_table_may_talk_it_over() -> None:
    over = a_seance().does(HOST, CallOff())
    assert over.says(RED, "Again?").state.talk[-1].text == "Again?"
