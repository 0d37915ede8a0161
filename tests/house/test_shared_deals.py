"""A deal that several tables share: while one still plays it, the house tells nobody else what it is."""

import re
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

import polars as pl
import pytest

from mysterium_nb.engine.errors import IllegalMove
from mysterium_nb.engine.seats import WATCH
from mysterium_nb.house.hosted_table import HostedTable
from mysterium_nb.house.house import House
from tests.house.test_playing_again import Page
from tests.server.hosted_house import EASY, HostedApp, a_hosted_house
from tests.server.plain_house import Answer, PlainHouse

ELSEWHERE = "The same cards are still played elsewhere: {}. Wait until all have finished."


@pytest.fixture
def app(tmp_path: Path) -> Iterator[HostedApp]:
    with a_hosted_house(tmp_path) as app:
        yield app


def play_out(app: HostedApp, room: HostedTable) -> None:
    if room.view.phase == "lobby":
        room.start()
    while not room.table.over:
        app.play(room)


def two_tables(app: HostedApp) -> list[HostedTable]:
    """The same cards twice, with Cleo at the first table and Dan at the second."""
    rooms = app.house.open(EASY, count=2, same_deal=True)
    for room, name in zip(rooms, ("Cleo", "Dan"), strict=True):
        app.house.claim(room.code, "red", name, name)
    return rooms


def test_the_seed_is_told_when_the_last_table_has_finished(app: HostedApp) -> None:
    first, second = two_tables(app)
    red = Page(app.house, first, "red")
    play_out(app, first)
    told, truth = red.view.truth, first.table.view("red").truth
    assert told is not None
    assert truth is not None
    assert told.sets == truth.sets
    assert told.seed == ""
    assert truth.seed not in "".join(red.said)
    play_out(app, second)
    app.house.tick()
    assert red.view.truth == truth


def test_spectators_learn_what_was_hidden_when_the_last_table_has_finished(app: HostedApp) -> None:
    first, second = two_tables(app)
    watch = Page(app.house, first, WATCH)
    play_out(app, first)
    assert watch.view.outcome is not None
    assert watch.view.truth is None
    assert watch.doors.deal_in_play
    app.house.close(second.code)
    app.house.tick()
    assert watch.view.truth is not None
    assert not watch.doors.deal_in_play


def test_a_table_that_gets_the_deal_later_is_told_nothing_either(app: HostedApp) -> None:
    first, second = two_tables(app)
    watch = Page(app.house, first, WATCH)
    play_out(app, first)
    play_out(app, second)
    app.house.tick()
    assert watch.view.truth is not None
    app.house.open(EASY, deal=first.row.deal)
    app.house.tick()
    assert watch.view.truth is None


def test_cards_of_one_table_alone_are_told_at_once(app: HostedApp) -> None:
    first, second = app.open(), app.begun()
    watch = Page(app.house, first, WATCH)
    play_out(app, first)
    assert not second.table.over
    assert watch.view.truth is not None


def test_the_file_and_the_replay_wait_although_another_game_is_played(app: HostedApp) -> None:
    first, second = two_tables(app)
    red = Page(app.house, first, "red")
    play_out(app, first)
    assert (red.doors.file_url, red.doors.replay_url, red.doors.deal_in_play) == ("", "", True)
    app.house.play_again(first.code)
    assert (red.doors.file_url, red.doors.replay_url, red.doors.deal_in_play) == ("", "", True)
    play_out(app, second)
    app.house.tick()
    assert red.doors.file_url
    assert red.doors.replay_url
    assert not red.doors.deal_in_play


def test_who_knows_the_cards_gets_no_seat_where_they_are_played(app: HostedApp) -> None:
    first, second = two_tables(app)
    with pytest.raises(IllegalMove, match=r"You sit at table .*, which gets the same cards. Leave it first."):
        app.house.claim(second.code, "blue", "Cleo", "Cleo")
    app.house.leave(first.code, "red")
    app.house.claim(second.code, "blue", "Cleo", "Cleo")  # nobody has seen a card yet
    app.house.leave(second.code, "blue")
    app.house.claim(first.code, "red", "Cleo", "Cleo")
    first.start()
    with pytest.raises(IllegalMove, match="You know these cards from another table"):
        app.house.claim(second.code, "blue", "Cleo", "Cleo")
    play_out(app, first)
    app.house.play_again(first.code)
    again = House(app.house._store, app.database, app.clock)  # the house was closed and opened again
    with pytest.raises(IllegalMove, match="You know these cards from another table"):
        again.claim(second.code, "blue", "Cleo", "Cleo")
    assert app.house.claim(second.code, WATCH, "", "Cleo").seat == WATCH
    assert app.house.claim(app.open().code, "blue", "Cleo", "Cleo").seat == "blue"


def test_who_plays_the_cards_does_not_look_on_where_others_do(app: HostedApp) -> None:
    first, second = two_tables(app)
    first.start()
    with pytest.raises(IllegalMove, match="You play the same cards at another table"):
        app.house.claim(first.code, WATCH, "", "Dan")
    play_out(app, second)
    assert app.house.claim(first.code, WATCH, "", "Dan").seat == WATCH


def test_nothing_is_downloaded_before_the_last_table_has_finished(house: PlainHouse) -> None:
    first, second = house.app.house.open(EASY, count=2, same_deal=True)
    red, host = house.browser(), house.host()
    red.join(first, "red", "Cleo")
    house.play_out(first)
    game = first.table.game
    mine = [f"/table/{first.code}/{what}/{game}" for what in ("file", "replay")]
    hosts = [f"/games/{game}/file", f"/games/{game}/replay"]
    why = ELSEWHERE.format(second.code)
    for visitor, paths in ((red, mine), (host, hosts)):
        for path in paths:
            answer = visitor.get(path)
            assert (answer.status, why in answer.words) == (409, True), path
    assert why in host.get("/games").words
    assert host.get("/games/report").status == 409  # there is nothing else to report on
    alone = house.open()
    house.play_out(alone)
    assert saved(host.get("/games/all")) == {alone.table.game}
    assert reported(host.get("/games/report")) == {alone.table.game}
    house.play_out(second)
    assert red.get(mine[0]).status == host.get(hosts[0]).status == 200
    assert saved(host.get("/games/all")) == {room.table.game for room in (first, second, alone)}
    assert why not in host.get("/games").words


def saved(answer: Answer) -> set[str]:
    """The games in an archive of all games."""
    with ZipFile(BytesIO(answer.body)) as archive:
        return {name.rpartition("-")[2].removesuffix(".jsonl") for name in archive.namelist()}


def reported(answer: Answer) -> set[str]:
    """The games that a report has tables of."""
    with ZipFile(BytesIO(answer.body)) as archive:
        (name,) = [name for name in archive.namelist() if name.endswith("games.parquet")]
        return {*pl.read_parquet(BytesIO(archive.read(name)))["game"]}


def test_strangers_do_not_look_on_while_others_play_the_same_cards(house: PlainHouse) -> None:
    first, second = house.app.house.open(EASY, count=2, same_deal=True)
    stranger = house.browser()
    page = stranger.join(first, WATCH)
    assert page.status == 409
    assert "Other tables play the same cards. Only the host can look on here." in page.words
    assert re.search('id="seat-watch" value="watch" required disabled', page.text)
    host = house.host()
    assert host.get(f"/host/watch/{first.code}").status == 303
    house.play_out(second)
    assert stranger.join(first, WATCH).status == 303


def test_a_host_who_plays_does_not_look_on_elsewhere(house: PlainHouse) -> None:
    first, second = house.app.house.open(EASY, count=2, same_deal=True)
    host = house.host()
    host.join(second, "red", "Ann")
    answer = host.get(f"/host/watch/{first.code}")
    assert answer.status == 409
    assert "You play the same cards at another table." in answer.words
    assert WATCH not in host.holds(first)
