"""Talk: psychics talk freely, in words or by a glyph; the ghost reads and never speaks."""

from typing import get_args

import msgspec
import pytest

from mysterium_nb.engine.events import Event, Reacted
from mysterium_nb.engine.legal import free_moves
from mysterium_nb.engine.moves import CallOff, Pause, React, Reaction, Say
from mysterium_nb.engine.seats import GHOST, HOST, TABLE, WATCH, SeatId
from mysterium_nb.engine.state import Remark
from tests.seance import BLUE, FIVE, RED, TEAL, YELLOW, a_seance

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


# Glyphs


@pytest.mark.parametrize("glyph", get_args(Reaction))
def test_a_glyph_is_shown_to_everybody_without_a_word(glyph: Reaction) -> None:
    seance = a_seance().says(BLUE, "The lighthouse?").reacts(RED, glyph)
    for seat in (GHOST, *OTHERS):
        assert seance.sees(seat).talk == (Remark(BLUE, "The lighthouse?", 1), Remark(RED, "", 1, glyph))


def test_a_glyph_withdraws_no_sure_and_may_be_shown_while_the_game_is_paused_or_over() -> None:
    assert a_seance().thinking().sure(RED).reacts(RED, "bravo").state.sure == (RED,)
    for moment in (a_seance().does(HOST, Pause()), a_seance().does(HOST, CallOff())):
        assert moment.reacts(RED, "wait").state.talk[-1].glyph == "wait"


@pytest.mark.parametrize("seat", [GHOST, WATCH, HOST, TABLE, BLUE])
def test_the_ghost_shows_nothing_and_nobody_for_another(seat: SeatId) -> None:
    seance = a_seance()
    assert seance.refuses(seat, React(RED, "warm")) == "Only the player of Red can do this."


def test_only_psychics_are_offered_glyphs() -> None:
    seance = a_seance()
    assert [seat for seat in (GHOST, *OTHERS) if React in free_moves(seance.sees(seat))] == [YELLOW, RED, TEAL, BLUE]


def test_glyphs_are_silent_where_talk_is() -> None:
    poll = a_seance().finale()
    assert poll.refuses(RED, React(RED, "lost")) == "Silence: nobody talks until the votes are opened."
    assert React not in free_moves(poll.psychic_sees(RED))


def test_this_hours_glyphs_lie_behind_the_curtain_of_a_first_guess() -> None:
    seance = a_seance(rules=FIVE.but(first_guess=True)).ghost_sends(RED)
    assert seance.refuses(RED, React(RED, "warm")) == "Put down your first guess, or skip it, before you go on."
    shown = seance.reacts(BLUE, "warm")
    assert shown.psychic_sees(RED).talk == ()
    assert msgspec.json.encode(shown.psychic_sees(RED)) == msgspec.json.encode(seance.psychic_sees(RED))
    assert shown.psychic_sees(BLUE).talk == (Remark(BLUE, "", 1, "warm"),)


def test_a_glyph_is_one_of_six_in_a_file_too() -> None:
    line = msgspec.json.encode(Reacted(RED, "see", 1))
    assert line == b'{"event":"reacted","psychic":"red","glyph":"see","hour":1}'
    assert msgspec.json.decode(line, type=Event) == Reacted(RED, "see", 1)
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(line.replace(b"see", b"rude"), type=Event)
