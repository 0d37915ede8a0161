"""The cast: a name, a line and a face for every colour and the ghost; bots are called like whom they play."""

import pytest

from mysterium_nb.decks.portraits import portraits
from mysterium_nb.engine.cast import CAST
from mysterium_nb.engine.moves import Sit
from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import COLOURS, GHOST, HOST, WATCH
from mysterium_nb.i18n.catalogue import translator
from mysterium_nb.pages.model import PsychicRow
from mysterium_nb.protocol.sitter_names import BOT_NAMES, SPARE_NAMES, free_bot_name
from mysterium_nb.widgets.status_bar import StatusBar
from tests.pages.reading import of_kind, page_of
from tests.seance import a_lobby

SEATS = (*COLOURS, GHOST)


def test_every_colour_and_the_ghost_are_somebody() -> None:
    assert list(CAST) == list(SEATS) == sorted(portraits(), key=SEATS.index)
    assert len({role.name for role in CAST.values()}) == len(SEATS)
    assert [seat for seat in SEATS if not CAST[seat].name] == [GHOST]


@pytest.mark.parametrize("seat", SEATS)
def test_everybody_is_told_of_in_one_short_line_of_each_language(seat: str) -> None:
    english, french = (translator(lang, "visions")(CAST[seat].line) for lang in ("en", "fr"))
    assert english != french
    assert max(len(english), len(french)) <= 70


def test_a_bot_is_called_like_whom_it_plays_unless_somebody_has_that_name() -> None:
    lobby = a_lobby(Rules.classic(players=7))
    assert free_bot_name(lobby.sees(WATCH).setup, "blue") == "Dov Marrow"
    assert free_bot_name(lobby.sees(WATCH).setup, GHOST) == SPARE_NAMES[0]
    taken = lobby.does(HOST, Sit("red", "dov marrow"))
    assert free_bot_name(taken.sees(WATCH).setup, "blue") == SPARE_NAMES[0]
    assert {role.name for role in CAST.values() if role.name} < set(BOT_NAMES)


def test_ones_own_name_leads_and_whom_one_plays_comes_second() -> None:
    lobby = a_lobby(Rules.classic(players=7), people=())
    lobby = lobby.does(HOST, Sit("blue", "Ines")).does(HOST, Sit("red", "Bruno Kessel", "bot"))
    rows = {row.seat: row for row in of_kind(PsychicRow, page_of(lobby.sees(WATCH)).panels["seats"])}
    assert (rows["blue"].text, rows["blue"].subtitle.split(" · ")[:2]) == ("Ines", ["Dov Marrow", "Blue"])
    assert (rows["red"].text, rows["red"].subtitle.split(" · ")[:2]) == ("Bruno Kessel", ["Red", "the house"])
    assert (rows["teal"].text, rows["teal"].subtitle) == ("Teal", "Wen Halloran · free")


def test_a_page_carries_the_faces_along_where_nobody_serves_them() -> None:
    cue = StatusBar(lambda: None)
    for seat in SEATS:
        assert f"--portrait-{seat}:url(data:image/webp;base64," in cue._css
    cue.close()
