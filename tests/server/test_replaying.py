"""The replay of a finished game: a page of its own, for the host and for those who sat at its table."""

from mysterium_nb.house.erasure import erase_person
from tests.server.plain_house import PlainHouse


def test_those_who_played_and_the_host_open_the_replay_and_nobody_else_does(house: PlainHouse) -> None:
    room = house.open()
    red, watcher, stranger = house.browser(), house.browser(), house.browser()
    red.join(room, "red", "Aïcha")
    watcher.join(room, "watch")
    mine, hosts = f"/table/{room.code}/replay/{room.table.game}", f"/games/{room.table.game}/replay"
    house.begin(room)
    assert red.get(mine).status == 409
    assert house.host().get(hosts).status == 404
    house.play_out(room)
    page = red.get(f"{mine}?lang=fr")
    assert page.status == 200
    assert 'lang="fr"' in page.text
    assert "Aïcha" in page.text
    assert "sandbox allow-scripts" in page.headers["Content-Security-Policy"]
    assert house.host().get(f"{hosts}?lang=fr").body == page.body
    assert "Open the replay" in house.host().get("/games").words
    for other in (watcher, stranger):
        assert other.get(mine).status == other.get(hosts).status == 403
    erase_person(room.table, "red")
    assert "Aïcha" not in red.get(f"{mine}?lang=fr").text


def test_a_page_is_made_once(house: PlainHouse) -> None:
    room = house.open()
    house.play_out(room)
    page = house.host().get(f"/games/{room.table.game}/replay")
    # Without its games' file no page could be made.
    house.app.store.path.rename(house.app.store.path.with_name("elsewhere.sqlite"))
    assert house.host().get(f"/games/{room.table.game}/replay").body == page.body
