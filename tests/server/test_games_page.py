"""Finished games: to look through, to keep as files, to delete; for the host alone."""

import html
import re
from io import BytesIO
from pathlib import Path
from urllib.parse import urlencode
from zipfile import ZipFile

import pytest

from mysterium_nb.decks import shipped
from mysterium_nb.engine.moves import Say
from mysterium_nb.engine.rules import Rules
from mysterium_nb.house.erasure import erase_person
from mysterium_nb.minds import Pick
from mysterium_nb.protocol.messages import CLOSE_GONE
from mysterium_nb.protocol.sitter_names import BOT_NAMES
from mysterium_nb.server.handlers.game_archive import A_PAGE
from mysterium_nb.table.game_file import load_game, save_game
from mysterium_nb.table.store import MemoryStore
from tests.house.test_host_control import held
from tests.server.plain_house import PlainHouse


def test_a_house_where_nothing_was_played_says_so(house: PlainHouse) -> None:
    house.open()
    page = house.host().get("/games")
    assert page.status == 200
    assert "No game has been played to its end here yet." in page.words


def test_a_finished_game_is_shown_with_its_people_and_its_end(house: PlainHouse) -> None:
    room = house.open()
    house.browser().join(room, "red", "Aïcha <3")
    house.open()
    house.play_out(room)
    page = house.host().get("/games")
    assert page.text.count('<li>\n<div class="what">') == 1
    outcome = room.view.outcome
    assert outcome is not None
    assert ("Won" if outcome.won else "Lost") in page.words
    assert "Classic, easy · 4 players · hour" in page.words
    assert "Aïcha <3" in page.words
    assert re.search(rf"({'|'.join(BOT_NAMES)}) a bot", page.words)


def test_a_file_can_be_taken_along_and_played_again(house: PlainHouse, tmp_path: Path) -> None:
    room = house.open(Rules.original(players=3))
    house.play_out(room)
    game = room.table.game
    answer = house.host().get(f"/games/{game}/file")
    assert answer.status == 200
    assert answer.headers["Content-Type"] == "application/x-ndjson; charset=utf-8"
    found = re.fullmatch(r'attachment; filename="([\w-]+\.jsonl)"', answer.headers["Content-Disposition"])
    assert found is not None
    assert re.fullmatch(rf"mysterium-\d{{4}}-\d\d-\d\d-original-3-players-(won|lost)-{game}\.jsonl", found[1])
    file = tmp_path / found[1]
    file.write_bytes(answer.body)
    store = MemoryStore()
    assert load_game(store, file) == game
    assert store.read(game) == house.app.store.read(game)


@pytest.mark.parametrize("path", ["file", "delete"])
def test_a_game_that_is_being_played_is_no_business_of_this_page(house: PlainHouse, path: str) -> None:
    room = house.open()
    house.begin(room)
    for game in (room.table.game, "nothing", "x" * 64):
        answer = house.host().get(f"/games/{game}/{path}")
        assert answer.status == 404
        assert "There is nothing here." in answer.words


def test_deleting_asks_first_and_is_for_good(house: PlainHouse) -> None:
    room, other = house.open(), house.open()
    house.play_out(room)
    house.play_out(other)
    host, path = house.host(), f"/games/{room.table.game}/delete"
    assert "Delete this game for good?" in host.get(path).words
    assert house.app.store.read(room.table.game)
    assert host.fill_in(path, game=room.table.game).to == "/games"
    assert house.app.store.read(room.table.game) == []
    assert room.code not in house.app.house.tables
    assert host.get(path).status == 404
    page = host.get("/games")
    assert room.table.game not in page.text
    assert other.table.game in page.text


@pytest.mark.parametrize("way", ["game", "table"])
def test_what_bots_have_learned_from_a_deleted_game_is_forgotten(house: PlainHouse, way: str) -> None:
    room, classes = house.open(), house.app.classes
    house.play_out(room)
    name = classes.new(shipped())
    classes.add(name, room.table.game, [Pick(("v1",), ("c1", "c2"), "c1")])
    if way == "game":
        house.host().fill_in(f"/games/{room.table.game}/delete", game=room.table.game)
    else:
        house.app.house.close(room.code)
    assert classes.read(name).count == 0


def test_deleting_without_the_page_s_own_button_is_refused(house: PlainHouse) -> None:
    room = house.open()
    house.play_out(room)
    assert house.host().ask("POST", f"/games/{room.table.game}/delete", "").status == 403
    assert house.app.store.read(room.table.game)


def test_none_of_it_is_for_anybody_but_the_host(house: PlainHouse) -> None:
    room, stranger = house.open(), house.browser()
    house.play_out(room)
    stranger.join(room, "watch")
    token = stranger.get(f"/join/{house.open().code}").hidden_in("_xsrf")
    for method, path in (
        ("GET", "/games"),
        ("GET", f"/games/{room.table.game}/file"),
        ("GET", f"/games/{room.table.game}/delete"),
        ("POST", f"/games/{room.table.game}/delete"),
    ):
        answer = stranger.ask(method, path, f"_xsrf={token}" if method == "POST" else None)
        assert answer.status == 403
        assert "This is the host’s page. Open it by the host’s link." in answer.words
    assert house.app.store.read(room.table.game)


def test_a_name_that_was_deleted_is_gone_from_the_list(house: PlainHouse) -> None:
    room = house.open()
    house.browser().join(room, "red", "Aïcha")
    house.play_out(room)
    assert "Aïcha" in house.host().get("/games").words
    erase_person(room.table, "red")
    assert "Aïcha" not in house.host().get("/games").words


def test_games_that_were_brought_as_files_are_there_too(house: PlainHouse, tmp_path: Path) -> None:
    room = house.open()
    house.play_out(room)
    game = room.table.game
    save_game(house.app.store, game, tmp_path / "game.jsonl")
    house.app.house.close(room.code)
    assert game not in house.host().get("/games").text
    load_game(house.app.store, tmp_path / "game.jsonl")
    assert game in house.host().get("/games").text
    assert house.host().fill_in(f"/games/{game}/delete", game=game).status == 303
    assert house.app.store.games() == []


def test_many_games_are_shown_page_by_page(house: PlainHouse) -> None:
    room = house.open()
    house.play_out(room)
    for number in range(A_PAGE):
        house.app.store.append(f"copy-{number:02}", house.app.store.read(room.table.game))
    host = house.host()
    first, second, last = (host.get(f"/games{query}") for query in ("", "?page=2", "?page=99"))
    assert first.words.count("Save as a file") == A_PAGE
    assert second.words.count("Save as a file") == 1
    assert ("Older games" in first.words, "Newer games" in first.words) == (True, False)
    assert ("Older games" in second.words, "Newer games" in second.words) == (False, True)
    assert second.words == last.words == host.get(f"/games?page={'9' * 5000}").words
    for odd in ("0", "-1", "x", "%C2%B2"):
        assert host.get(f"/games?page={odd}").words == first.words


def test_whoever_played_a_game_takes_it_along_and_nobody_else_does(house: PlainHouse) -> None:
    room = house.open()
    red, watcher, stranger = house.browser(), house.browser(), house.browser()
    red.join(room, "red", "Aïcha")
    watcher.join(room, "watch")
    path = f"/table/{room.code}/file/{room.table.game}"
    house.begin(room)
    answer = red.get(path)
    assert (answer.status, "The game is not over yet." in answer.words) == (409, True)
    house.play_out(room)
    assert red.get(path).body == house.host().get(f"/games/{room.table.game}/file").body
    for other in (watcher, stranger):
        assert other.get(path).status == 403
    house.app.house.play_again(room.code)
    assert red.get(path).status == 200
    assert red.get(f"/table/{room.code}/file/{room.table.game}").status == 409
    elsewhere = house.open()
    house.play_out(elsewhere)
    assert red.get(f"/table/{room.code}/file/{elsewhere.table.game}").status == 404
    assert red.get(f"/table/{elsewhere.code}/file/{elsewhere.table.game}").status == 403
    assert red.get(f"/table/NOWHERE/file/{elsewhere.table.game}").status == 404


@pytest.mark.parametrize("what", ["file", "replay"])
def test_whoever_comes_after_a_game_does_not_get_it_and_whoever_leaves_after_it_does(
    house: PlainHouse, what: str
) -> None:
    room = house.open()
    red, late = house.browser(), house.browser()
    red.join(room, "red", "Aïcha")
    house.play_out(room)
    first = f"/table/{room.code}/{what}/{room.table.game}"
    house.app.house.play_again(room.code)
    house.app.house.leave(room.code, "red")
    late.join(room, "red", "Zoë")
    refused = late.get(first)
    assert (refused.status, "This is for those who played this game." in refused.words) == (403, True)
    assert red.get(first).status == 200
    house.play_out(room)
    assert late.get(f"/table/{room.code}/{what}/{room.table.game}").status == 200
    assert red.get(f"/table/{room.code}/{what}/{room.table.game}").status == 403


def test_what_one_has_played_comes_along_to_another_device_and_not_with_a_seat_that_is_handed_over(
    house: PlainHouse,
) -> None:
    room = house.open()
    house.browser().join(room, "red", "Aïcha")
    house.play_out(room)
    first = f"/table/{room.code}/file/{room.table.game}"
    house.app.house.play_again(room.code)
    phone, other = house.browser(), house.browser()
    phone.fill_in(f"/resume/{room.code}/{house.app.house.personal_link(room.code, 'red')}")
    assert phone.holds(room) == ("red",)
    assert phone.get(first).status == 200
    other.fill_in(f"/resume/{room.code}/{house.app.house.new_personal_link(room.code, 'red')}")
    assert other.holds(room) == ("red",)
    assert other.get(first).status == 403


def test_all_games_can_be_taken_along_at_once_by_the_host(house: PlainHouse) -> None:
    rooms = [house.open(), house.open()]
    house.open()
    for room in rooms:
        house.play_out(room)
    host = house.host()
    assert "Save all 2 games in one file" in host.get("/games").words
    answer = host.get("/games/all")
    assert answer.headers["Content-Type"] == "application/zip"
    with ZipFile(BytesIO(answer.body)) as archive:
        games = {name.removesuffix(".jsonl").rpartition("-")[2]: archive.read(name) for name in archive.namelist()}
    assert games == {room.table.game: host.get(f"/games/{room.table.game}/file").body for room in rooms}
    assert house.browser().get("/games/all").status == 403


def test_a_persons_name_and_words_can_be_deleted_from_a_game_whose_table_plays_on(house: PlainHouse) -> None:
    room = house.open()
    house.browser().join(room, "red", "Aïcha")
    house.begin(room)
    room.table.act("red", Say("red", "It is the moth!"))
    house.play_out(room)
    game = room.table.game
    house.app.house.play_again(room.code)
    host = house.host()
    assert "Aïcha" in host.get(f"/games/{game}/delete").words
    assert host.fill_in(f"/games/{game}/delete", name="Aïcha").status == 303
    kept = host.get(f"/games/{game}/file").text
    assert "Aïcha" not in kept
    assert "moth!" not in kept
    assert "Or only one person" not in host.get(f"/games/{game}/delete").words
    assert host.fill_in(f"/games/{game}/delete", name="Zoë").status == 409
    assert room.view.setup.sitter("red") is not None


def test_all_who_were_there_are_offered_and_each_is_asked_about_first(house: PlainHouse) -> None:
    """Of those who sat there: who stayed, who left in the lobby, whom a bot replaced, and whose program it was."""
    room = house.open()
    room.table.sit("white", "Zoë")
    room.table.stand_up("white")
    house.browser().join(room, "red", "Aïcha & co")
    room.table.sit("blue", "Dan’s bot", "bot")
    house.begin(room)
    room.seat_bot("red")
    house.play_out(room)
    host, path = house.host(), f"/games/{room.table.game}/delete"
    offered = re.findall(r'name="name" value="([^"]*)"', host.get(path).text)
    assert [html.unescape(name) for name in offered] == ["Zoë", "Aïcha & co", "Dan’s bot"]
    for name in ("Zoë", "Aïcha & co", "Dan’s bot"):
        asked = host.get(f"{path}?{urlencode({'name': name})}")
        assert f"Delete the name and words of {name} for good?" in asked.words
        assert name in repr(house.app.store.read(room.table.game))
        assert "Keep them" in asked.words
        assert asked.hidden_in("name") == name
        assert host.fill_in(path, name=name).status == 303
        assert name not in repr(house.app.store.read(room.table.game))
    assert "Or only one person" not in host.get(path).words
    assert "Delete this game for good?" in host.get(f"{path}?{urlencode({'name': 'Zoë'})}").words


def test_a_press_that_says_neither_whom_nor_what_deletes_nothing(house: PlainHouse) -> None:
    room = house.open()
    house.play_out(room)
    path, before = f"/games/{room.table.game}/delete", house.app.store.read(room.table.game)
    assert house.host().fill_in(path).status == 400
    assert house.host().fill_in(path, game="another").status == 400
    assert house.app.store.read(room.table.game) == before


def test_when_a_game_is_deleted_everybody_at_its_table_is_told_so(house: PlainHouse) -> None:
    room = house.open()
    house.browser().join(room, "red", "Aïcha")
    house.play_out(room)
    wires = [held(house.app.house, room, seat) for seat in ("red", "watch")]
    house.host().fill_in(f"/games/{room.table.game}/delete", game=room.table.game)
    assert [wire.closed for wire in wires] == [CLOSE_GONE, CLOSE_GONE]
    assert room.sessions == set()
