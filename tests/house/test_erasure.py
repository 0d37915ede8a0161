"""Forgetting a person: the name and the words go for good, from the table, its log and its file; the game stays."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from mysterium_nb.engine.errors import IllegalMove
from mysterium_nb.engine.events import SeatTaken
from mysterium_nb.engine.moves import Note, Say
from mysterium_nb.engine.seats import GHOST, WATCH, SeatId
from mysterium_nb.house.erasure import erase_name, erase_person
from mysterium_nb.house.hosted_table import HostedTable
from mysterium_nb.pages.host.host_page import host_page
from mysterium_nb.pages.model import PageState, Pressable, with_inner_pieces
from mysterium_nb.protocol.host_commands import ErasePerson, PlayAgain, SeatBot
from mysterium_nb.protocol.sitter_names import ERASED
from mysterium_nb.table.store import Store
from mysterium_nb.table.table import Table
from tests.server.hosted_house import HostedApp, a_hosted_house
from tests.server.plain_house import PlainHouse


@pytest.fixture
def app(tmp_path: Path) -> Iterator[HostedApp]:
    with a_hosted_house(tmp_path) as app:
        yield app


def an_evening(app: HostedApp) -> HostedTable:
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


def log(app: HostedApp, room: HostedTable) -> str:
    return msgspec.json.encode(store_of(app).read(room.table.game)).decode()


def without_words(app: HostedApp, room: HostedTable) -> list[tuple[int, int, SeatId, str, type]]:
    return [(e.seq, e.at, e.actor, e.move, type(e.event)) for e in store_of(app).read(room.table.game)]


def test_names_and_words_are_gone_and_what_was_played_is_not(app: HostedApp) -> None:
    room = an_evening(app)
    before, played = room.view, without_words(app, room)
    assert "Cleo" in log(app, room)
    assert "moths" in log(app, room)
    erase_person(room.table, "red")
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
    erase_person(room.table, GHOST)
    assert "secret thought" not in log(app, room)
    assert "Ann" not in log(app, room)
    assert room.view.truth is not None
    assert [note.words for note in room.view.truth.notes] == [ERASED]


def test_all_can_be_forgotten_and_names_still_differ(app: HostedApp) -> None:
    room = an_evening(app)
    for seat in (GHOST, "yellow", "red", "blue"):
        erase_person(room.table, seat)
    names = [sitter.name for sitter in room.view.setup.sitters]
    assert all(name.startswith(ERASED) for name in names)
    assert len(set(names)) == 4


def test_bots_keep_their_names(app: HostedApp) -> None:
    room = app.open()
    room.fill_with_bots()
    room.start()
    while not room.table.over:
        app.play(room)
    names = [sitter.name for sitter in room.view.setup.sitters]
    erase_person(room.table, "red")
    assert [sitter.name for sitter in room.view.setup.sitters] == names


def test_nothing_is_forgotten_while_the_game_goes_on(app: HostedApp) -> None:
    room = app.begun()
    before = log(app, room)
    with pytest.raises(IllegalMove, match="over"):
        erase_person(room.table, "red")
    assert log(app, room) == before


def test_a_seat_that_is_not_there_cannot_be_forgotten(app: HostedApp) -> None:
    room = an_evening(app)
    with pytest.raises(IllegalMove, match="no such seat"):
        erase_person(room.table, "white")
    assert any(isinstance(e.event, SeatTaken) and e.event.name == "Cleo" for e in store_of(app).read(room.table.game))


def test_whoever_looks_on_sees_the_name_go(app: HostedApp) -> None:
    room = an_evening(app)
    told: list[str] = []
    seat = room.table.seat(WATCH)
    seat.watch(lambda view: told.append(repr(view.setup.sitters)))
    erase_person(room.table, "red")
    assert told
    assert "Cleo" not in told[-1]
    seat.close()


# Names that are not where one looks first


def bytes_kept(folder: Path) -> bytes:
    return b"".join(file.read_bytes() for file in sorted(folder.rglob("*")) if file.is_file())


def test_whoever_changed_seats_in_the_lobby_is_forgotten_at_both(app: HostedApp) -> None:
    room = app.open()
    app.house.claim(room.code, "white", "Cleo", "visitor Cleo")
    room.table.stand_up("white")
    app.house.release(room.code, "white")
    for seat, name in zip(("ghost", "yellow", "red", "blue"), ("Ann", "Ben", "Cleo", "Dan"), strict=True):
        app.house.claim(room.code, seat, name, f"visitor {name}")
    room.start()
    while not room.table.over:
        app.play(room)
    assert log(app, room).count("Cleo") == 2
    erase_person(room.table, "red")
    assert "Cleo" not in log(app, room)
    assert "Cleo" not in repr(room.view)
    assert "Ben" in log(app, room)


def test_whoever_only_sat_in_the_lobby_is_forgotten_by_name(app: HostedApp) -> None:
    room = app.open()
    room.table.sit("white", "Zoë")
    room.table.stand_up("white")
    room.fill_with_bots()
    room.start()
    while not room.table.over:
        app.play(room)
    erase_name(room.table, "Zoë")
    assert "Zoë" not in log(app, room)
    with pytest.raises(IllegalMove, match="Nobody of this name"):
        erase_name(room.table, "Zoë")


def test_a_name_takes_its_own_words_along_and_not_those_of_who_came_after(app: HostedApp) -> None:
    room = app.begun()
    app.play(room)
    room.table.act("red", Say("red", "I love moths"))
    room.table.sit("red", "Edith")
    room.table.act("red", Say("red", "I prefer crows"))
    room.table.stand_up("yellow")
    room.table.sit("yellow", "Cleo")
    room.table.act("yellow", Say("yellow", "Back again, moths or not"))
    while not room.table.over:
        app.play(room)
    erase_name(room.table, "Cleo")
    assert "moths" not in log(app, room)
    assert "Cleo" not in log(app, room)
    assert "I prefer crows" in log(app, room)
    assert "Edith" in log(app, room)


def test_a_program_is_called_by_somebody_and_is_forgotten_like_a_person(app: HostedApp) -> None:
    room = app.open()
    app.house.claim(room.code, "red", "Ada’s bot", "Ada’s program", "bot")
    room.fill_with_bots()
    names = {sitter.seat: sitter.name for sitter in room.view.setup.sitters}
    room.start()
    room.table.act("red", Say("red", "Beep, says Ada"))
    while not room.table.over:
        app.play(room)
    erase_person(room.table, "red")
    assert "Ada" not in log(app, room)
    after = {sitter.seat: sitter.name for sitter in room.view.setup.sitters}
    assert {seat for seat in names if after[seat] != names[seat]} == {"red"}


def test_where_a_bot_took_over_the_host_is_offered_the_name_of_who_left(app: HostedApp) -> None:
    room = app.begun()
    app.host_control.execute(SeatBot(room.code, "red"))
    app.host_control.execute(SeatBot(room.code, "blue"))
    while not room.table.over:
        app.play(room)
    page_state = PageState(chosen=room.code, target="red")
    panels = host_page(app.host_control.view, page_state).panels.values()
    texts = {
        piece.key: piece.text
        for pieces in panels
        for piece in with_inner_pieces(pieces)
        if isinstance(piece, Pressable)
    }
    assert texts[f"{room.code}:red:forget?"] == "Delete the name and words of Cleo"
    app.host_control.execute(ErasePerson(room.code, "red"))
    assert "Cleo" not in log(app, room)
    (seen,) = [seat for seat in app.host_control.view.tables[0].seats if seat.seat == "red"]
    assert seen.remembered == ()
    assert "Dan" in log(app, room)


def test_those_who_were_renamed_and_whoever_took_the_name_play_again(app: HostedApp) -> None:
    """Red was called Cleo, and somebody else is called so now: names that stand for nobody differ as well."""
    room = app.begun()
    room.table.sit("red", "Cleopatra")
    room.table.sit("yellow", "Cleo")
    while not room.table.over:
        app.play(room)
    erase_person(room.table, "red")
    assert "Cleo" not in log(app, room)
    app.host_control.execute(PlayAgain(room.code))
    assert len({sitter.name for sitter in room.view.setup.sitters}) == 4


def test_a_name_that_the_host_deletes_is_not_on_the_shelf_when_the_table_plays_on(app: HostedApp) -> None:
    room = app.over()
    assert "Cleo" in repr(app.finished_games.finished())
    app.host_control.execute(ErasePerson(room.code, "red"))
    app.host_control.execute(PlayAgain(room.code))
    assert "Cleo" not in repr(app.finished_games.finished())


def test_no_byte_of_a_forgotten_name_is_left_in_any_file(house: PlainHouse, tmp_path: Path) -> None:
    room = house.open()
    house.browser().join(room, "red", "Aïcha")
    house.begin(room)
    room.table.act("red", Say("red", "I love moths"))
    house.play_out(room)
    assert "Aïcha".encode() in bytes_kept(tmp_path)
    erase_person(room.table, "red")
    assert "Aïcha".encode() not in bytes_kept(tmp_path)
    assert b"moths" not in bytes_kept(tmp_path)


@pytest.mark.parametrize("way", ["game", "table"])
def test_no_byte_of_a_deleted_game_is_left_in_any_file(house: PlainHouse, tmp_path: Path, way: str) -> None:
    room = house.open()
    house.browser().join(room, "red", "Aïcha")
    house.play_out(room)
    if way == "game":
        house.app.house.delete_game(room.table.game)
    else:
        house.app.house.close(room.code)
    for trace in ("Aïcha", room.table.game, room.code):
        assert trace.encode() not in bytes_kept(tmp_path)
