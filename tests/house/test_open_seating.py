"""Seated by the house: whoever comes without a code gets a seat where most are free, if the host wants it so."""

from pathlib import Path

import pytest

from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import GHOST, WATCH
from mysterium_nb.house.house import House
from tests.server.plain_house import EASY, Answer, Browser, PlainHouse, a_plain_house


def comes(house: PlainHouse, name: str, browser: Browser | None = None, **more: str) -> Answer:
    return (browser or house.browser()).fill_in("/", name=name, **more)


def class_of(house: PlainHouse, tables: int, rules: Rules = EASY) -> list[str]:
    house.app.house.set_open_seating(spreads=True)
    return [room.code for room in house.app.house.open(rules, count=tables)]


def people(house: PlainHouse) -> list[list[str]]:
    """Who sits at each table."""
    return [[sitter.seat for sitter in room.view.setup.sitters] for room in house.app.house.tables.values()]


def test_without_the_hosts_leave_nobody_gets_in_without_a_code(house: PlainHouse) -> None:
    room, browser = house.open(), house.browser()
    assert "Find me a seat" not in browser.get("/").words
    token = browser.get(f"/join/{room.code}").hidden_in("_xsrf")
    assert browser.ask("POST", "/", f"name=Ines&_xsrf={token}").to == "/"
    assert not room.view.setup.sitters


def test_people_are_spread_evenly_psychics_first(house: PlainHouse) -> None:
    class_of(house, 3)
    for number in range(7):
        assert comes(house, f"Guest {number}").status == 303
    assert sorted(len(seats) for seats in people(house)) == [2, 2, 3]
    assert not any(GHOST in seats for seats in people(house))
    for number in range(7, 12):
        assert comes(house, f"Guest {number}").status == 303
    assert all(len(seats) == 4 and GHOST in seats for seats in people(house))
    full = comes(house, "One more")
    assert full.status == 409
    assert "No seat is free at any table. Ask the host." in full.words


def test_late_comers_take_the_place_of_bots(house: PlainHouse) -> None:
    class_of(house, 1)
    comes(house, "Ines")
    (room,) = house.app.house.tables.values()
    house.begin(room)
    comes(house, "Tom")
    assert {sitter.name for sitter in room.view.setup.sitters if sitter.kind == "person"} == {"Ines", "Tom"}
    ghost = room.view.setup.sitter(GHOST)
    assert ghost is not None
    assert ghost.kind == "bot"


def test_who_has_a_seat_is_led_back_to_it(house: PlainHouse) -> None:
    (code, _), browser = class_of(house, 2), house.browser()
    first, again = comes(house, "Ines", browser), comes(house, "Ines", browser)
    assert first.to == again.to == f"/table/{code}?seat=yellow"
    assert [len(seats) for seats in people(house)] == [1, 0]


def test_a_name_that_cannot_be_is_refused_beside_the_name(house: PlainHouse) -> None:
    class_of(house, 1)
    page = comes(house, " ")
    assert page.status == 409
    assert "Choose a name." in page.words
    assert 'aria-invalid="true"' in page.text
    assert people(house) == [[]]


def test_a_code_is_still_good(house: PlainHouse) -> None:
    (code,) = class_of(house, 1)
    browser = house.browser()
    assert "I have a table code" in browser.get("/").words
    assert browser.get(f"/?code={code.lower()}").to == f"/join/{code}"
    assert browser.join(house.app.house.table(code), WATCH).status == 303


def test_the_hosts_word_is_asked_for_here_too(tmp_path: Path) -> None:
    with a_plain_house(tmp_path, password="moth") as house:
        class_of(house, 1)
        wrong = comes(house, "Ines", word="bat")
        assert wrong.status == 409
        assert "This is not the word that the host gave you." in wrong.words
        assert 'value="Ines"' in wrong.text
        assert comes(house, "Ines", word="moth").status == 303


def test_the_door_stays_as_it_is_through_a_restart(house: PlainHouse) -> None:
    class_of(house, 1)
    assert House(house.app.store, house.app.database, house.app.clock).open_seating
    house.app.house.set_open_seating(spreads=False)
    assert not House(house.app.store, house.app.database, house.app.clock).open_seating


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_door_is_written_in_both_languages(house: PlainHouse, lang: str) -> None:
    class_of(house, 1)
    words = house.browser().get(f"/?lang={lang}").words
    assert {"en": "Find me a seat", "fr": "Trouvez-moi une place"}[lang] in words
