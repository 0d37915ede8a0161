"""Forgetting a person: the name and the words go for good, from the table, its log and its file; the game stays."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from mysterium_nb.kernel.events import SeatTaken
from mysterium_nb.kernel.moves import Note, Say
from mysterium_nb.kernel.refusal import IllegalMove
from mysterium_nb.kernel.seats import GHOST, WATCH, SeatId
from mysterium_nb.server.forgetting import NOBODY, forget
from mysterium_nb.server.house import Room
from mysterium_nb.table.store import Store
from mysterium_nb.table.table import Table
from tests.server.hosted_house import HostedApp, a_hosted_house


@pytest.fixture
def app(tmp_path: Path) -> Iterator[HostedApp]:
    with a_hosted_house(tmp_path) as app:
        yield app


def an_evening(app: HostedApp) -> Room:
    """A game in which Cleo talks, is called Cleopatra later, and the ghost notes something."""
    room = app.begun()
    app.play(room)
    given = next(card for psychic in room.view.psychics for one in psychic.visions for card in one.cards)
    room.table.act(GHOST, Note(given, words="my secret thought"))
    room.table.act("red", Say("red", "I love moths"))
    room.table.act("blue", Say("blue", "So does Dan"))
    room.table.sit("red", "Cleopatra")
    while not room.table.over:
        app.play(room)
    room.table.act("red", Say("red", "Goodnight from Cleopatra"))
    return room


def store_of(app: HostedApp) -> Store:
    return app.house._store


def log(app: HostedApp, room: Room) -> str:
    return msgspec.json.encode(store_of(app).read(room.table.game)).decode()


def without_words(app: HostedApp, room: Room) -> list[tuple[int, int, SeatId, str, type]]:
    return [(e.seq, e.at, e.actor, e.move, type(e.event)) for e in store_of(app).read(room.table.game)]


def test_names_and_words_are_gone_and_what_was_played_is_not(app: HostedApp) -> None:
    room = an_evening(app)
    before, played = room.view, without_words(app, room)
    assert "Cleo" in log(app, room)
    assert "moths" in log(app, room)
    forget(room.table, "red")
    for word in ("Cleo", "moths", "Goodnight"):
        assert word not in log(app, room)
        assert word not in repr(room.view.talk) + repr(room.view.setup) + repr(room.view.story)
    assert "So does Dan" in log(app, room)
    assert without_words(app, room) == played
    assert (room.view.psychics, room.view.outcome, room.view.truth) == (before.psychics, before.outcome, before.truth)
    again = Table.resume(store_of(app), room.table.game)
    assert again.view(WATCH) == room.view


def test_the_ghosts_notes_are_words_too(app: HostedApp) -> None:
    room = an_evening(app)
    forget(room.table, GHOST)
    assert "secret thought" not in log(app, room)
    assert "Ann" not in log(app, room)
    assert room.view.truth is not None
    assert [note.words for note in room.view.truth.notes] == [NOBODY]


def test_all_can_be_forgotten_and_names_still_differ(app: HostedApp) -> None:
    room = an_evening(app)
    for seat in (GHOST, "yellow", "red", "blue"):
        forget(room.table, seat)
    names = [sitter.name for sitter in room.view.setup.sitters]
    assert all(name.startswith(NOBODY) for name in names)
    assert len(set(names)) == 4


def test_bots_keep_their_names(app: HostedApp) -> None:
    room = app.open()
    room.fill_with_bots()
    room.begin()
    while not room.table.over:
        app.play(room)
    names = [sitter.name for sitter in room.view.setup.sitters]
    forget(room.table, "red")
    assert [sitter.name for sitter in room.view.setup.sitters] == names


def test_nothing_is_forgotten_while_the_game_goes_on(app: HostedApp) -> None:
    room = app.begun()
    before = log(app, room)
    with pytest.raises(IllegalMove, match="over"):
        forget(room.table, "red")
    assert log(app, room) == before


def test_a_seat_that_is_not_there_cannot_be_forgotten(app: HostedApp) -> None:
    room = an_evening(app)
    with pytest.raises(IllegalMove, match="no such seat"):
        forget(room.table, "white")
    assert any(isinstance(e.event, SeatTaken) and e.event.name == "Cleo" for e in store_of(app).read(room.table.game))


def test_whoever_looks_on_sees_the_name_go(app: HostedApp) -> None:
    room = an_evening(app)
    told: list[str] = []
    seat = room.table.seat(WATCH)
    seat.watch(lambda view: told.append(repr(view.setup.sitters)))
    forget(room.table, "red")
    assert told
    assert "Cleo" not in told[-1]
    seat.close()
