"""Joining: a name and a seat, free, taken, kept by a bot or left; nothing typed is lost, and looking starts nothing."""

import re
from base64 import b64encode
from hashlib import sha256
from pathlib import Path
from urllib.parse import urlencode

import pytest

from mysterium_nb.engine.cast import CAST
from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import COLOURS, GHOST, WATCH
from mysterium_nb.i18n.catalogue import translate
from mysterium_nb.server.code_throttle import MISTAKES
from tests.server.plain_house import EASY, Answer, PlainHouse, a_plain_house

SEATS = (*COLOURS, GHOST, WATCH)


def offered(page: Answer) -> dict[str, bool]:
    """The seats on a page, and whether they can be taken."""
    inputs = re.findall(r'<input type="radio" name="seat" id="seat-(\w+)"[^>]*>', page.text)
    return {seat: f'value="{seat}" required disabled' not in page.text for seat in inputs}


def test_an_empty_table_offers_every_seat(house: PlainHouse) -> None:
    room = house.open()
    page = house.browser().get(f"/join/{room.code}")
    assert page.status == 200
    assert offered(page) == dict.fromkeys(SEATS, True)
    assert "Classic, easy · 4 players · 0 of 4 are here" in page.words


def test_two_taps_and_one_sits(house: PlainHouse) -> None:
    room, browser = house.open(), house.browser()
    answer = browser.join(room, "blue", "  Ines ")
    assert (answer.status, answer.to) == (303, f"/table/{room.code}?seat=blue")
    sitter = room.view.setup.sitter("blue")
    assert sitter is not None
    assert (sitter.name, sitter.kind) == ("Ines", "person")
    assert browser.holds(room) == ("blue",)


def test_the_button_names_each_seat(house: PlainHouse) -> None:
    page = house.browser().get(f"/join/{house.open().code}")
    for seat, words in (("blue", "Sit down as Dov Marrow"), ("ghost", "Be the ghost"), ("watch", "Only watch")):
        assert re.search(rf'<span class="take of-{seat}">.*?{words}</span>', page.text, re.DOTALL)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_everybody_of_the_cast_is_there_with_a_face_and_a_line(house: PlainHouse, lang: str) -> None:
    page = house.browser().get(f"/join/{house.open().code}?lang={lang}")
    for seat, role in CAST.items():
        assert role.name in page.words
        assert translate(role.line, lang) in page.words
        assert len(re.findall(rf"/cast/(?:large|small)/{seat}\.webp\?v=[0-9a-f]{{12}}", page.text)) == 2


def test_the_one_script_of_the_page_is_the_one_its_policy_knows(house: PlainHouse) -> None:
    room, browser = house.open(), house.browser()
    page = browser.get(f"/join/{room.code}")
    (script,) = re.findall(r"<script>(.*?)</script>", page.text, re.DOTALL)
    known = b64encode(sha256(script.encode()).digest()).decode()
    assert page.headers["Content-Security-Policy"].endswith(f"; script-src 'sha256-{known}'")
    browser.join(room, "blue", "Ines")
    back = browser.get(f"/join/{room.code}")
    assert "<script" not in back.text
    assert "script-src" not in back.headers["Content-Security-Policy"]


def test_a_seat_that_is_taken_shows_who_has_it(house: PlainHouse) -> None:
    room = house.open()
    house.browser().join(room, "yellow", "Tom")
    page = house.browser().get(f"/join/{room.code}")
    assert not offered(page)["yellow"]
    assert "Yellow · Tom sits here" in page.words
    assert "1 of 4 are here" in page.words


def test_when_all_have_come_there_is_only_watching_and_the_ghost(house: PlainHouse) -> None:
    room = house.open()
    for seat, name in (("yellow", "Tom"), ("red", "Aïcha"), ("white", "Ines")):
        house.browser().join(room, seat, name)
    page = house.browser().get(f"/join/{room.code}")
    assert offered(page) == {"yellow": False, "red": False, "white": False, "ghost": True, "watch": True}


def test_watching_needs_no_name(house: PlainHouse) -> None:
    room, browser = house.open(), house.browser()
    assert browser.join(room, WATCH).to == f"/table/{room.code}?seat=watch"
    assert browser.holds(room) == (WATCH,)


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("", "Choose a name."),
        ("   ", "Choose a name."),
        ("x" * 25, "A name has at most 24 characters."),
        ("a\u202eb", "A name is made of characters that can be printed."),
        ("TOM", "Somebody at this table is called TOM already; choose another name."),
    ],
)
def test_a_name_that_cannot_be_is_refused_beside_the_name(house: PlainHouse, name: str, why: str) -> None:
    room, browser = house.open(), house.browser()
    house.browser().join(room, "yellow", "Tom")
    page = browser.join(room, "blue", name)
    assert page.status == 409
    assert why in page.words
    assert re.search(r'id="name" name="name" value="[^"]*" [^>]*aria-invalid="true"', page.text)
    assert 'id="seat-blue" value="blue" required checked' in page.text
    assert browser.holds(room) == ()


@pytest.mark.parametrize("seat", ["yellow", "host", "table", "mauve", ""])
def test_a_seat_that_cannot_be_had_is_refused_beside_the_seats_and_the_name_is_kept(
    house: PlainHouse, seat: str
) -> None:
    room, browser = house.open(), house.browser()
    house.browser().join(room, "yellow", "Tom")
    page = browser.join(room, seat, "Ines")
    assert page.status == 409
    assert "Somebody has taken this seat; choose another." in page.words
    assert 'value="Ines"' in page.text
    assert page.text.index("<fieldset") < page.text.index('id="why"') < page.text.index('class="faces"')
    assert browser.holds(room) == ()


def test_whatever_a_name_is_made_of_it_is_only_text(house: PlainHouse) -> None:
    room = house.open()
    name = "<b>\"'&amp;{{7*7}}"
    house.browser().join(room, "red", name)
    page = house.browser().get(f"/join/{room.code}")
    assert name in page.words
    assert '<b>"' not in page.text
    refused = house.browser().join(room, "red", name)
    assert 'value="&lt;b&gt;&#34;&#39;&amp;amp;{{7*7}}"' in refused.text


def test_a_second_tap_finds_the_seat_already_ones_own(house: PlainHouse) -> None:
    room, browser = house.open(), house.browser()
    token = browser.get(f"/join/{room.code}").hidden_in("_xsrf")
    body = urlencode({"seat": "blue", "name": "Ines", "_xsrf": token})
    first, second = (browser.ask("POST", f"/join/{room.code}", body) for _ in range(2))
    assert first.to == second.to == f"/table/{room.code}?seat=blue"
    assert browser.holds(room) == ("blue",)


def test_the_visitor_is_known_before_the_button_is_pressed(house: PlainHouse) -> None:
    """Two taps on the button of a first visit come from one visitor, not from two who fight for a seat."""
    page = house.browser().get(f"/join/{house.open().code}")
    (cookie,) = [text for text in page.headers.get_all("Set-Cookie") or [] if text.startswith("mysterium_visitor=")]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie


def test_who_has_a_seat_is_led_back_to_it_and_may_take_another(house: PlainHouse) -> None:
    room, browser = house.open(), house.browser()
    browser.join(room, "blue", "Ines")
    page = browser.get(f"/join/{room.code}")
    assert "Back to your seat Blue" in page.words
    assert f'href="/table/{room.code}?seat=blue"' in page.text
    assert page.text.count("button go") + page.text.count("big go") == 1
    browser.join(room, "red", "Ines’s sister")
    assert browser.holds(room) == ("blue", "red")


@pytest.mark.parametrize(("first", "second"), [("blue", "ghost"), ("ghost", "blue")])
def test_nobody_is_the_ghost_and_a_psychic(house: PlainHouse, first: str, second: str) -> None:
    room, browser = house.open(), house.browser()
    browser.join(room, first, "Ines")
    page = browser.join(room, second, "Ines again")
    assert page.status == 409
    assert "Nobody is the ghost and a psychic at the same table. Leave the other seat first." in page.words
    assert browser.holds(room) == (first,)


def test_whoever_guesses_alone_first_does_not_look_over_the_others_shoulders(house: PlainHouse) -> None:
    room, browser = house.open(EASY.but(first_guess=True)), house.browser()
    browser.join(room, "blue", "Ines")
    page = browser.join(room, WATCH)
    assert page.status == 409
    assert "Here every psychic guesses alone first." in page.words
    assert browser.holds(room) == ("blue",)


def test_a_seat_is_left_before_the_game_and_is_empty_then(house: PlainHouse) -> None:
    room, browser = house.open(), house.browser()
    browser.join(room, "blue", "Ines")
    assert "Leave this seat (Blue)" in browser.get(f"/join/{room.code}").words
    for _ in range(2):  # a second press finds it done
        assert browser.fill_in(f"/join/{room.code}", leave="blue").to == f"/join/{room.code}"
    assert browser.holds(room) == ()
    assert room.view.setup.sitter("blue") is None
    assert house.browser().join(room, "blue", "Tom").status == 303


def test_a_seat_is_left_in_the_game_and_a_bot_plays_on(house: PlainHouse) -> None:
    room, browser = house.open(), house.browser()
    browser.join(room, "blue", "Ines")
    house.begin(room)
    assert "Leave this seat; a bot plays on (Blue)" in browser.get(f"/join/{room.code}").words
    browser.fill_in(f"/join/{room.code}", leave="blue")
    sitter = room.view.setup.sitter("blue")
    assert sitter is not None
    assert sitter.kind == "bot"
    assert "blue" in house.app.house.free_seats(room)


def test_nobody_leaves_a_seat_for_somebody_else(house: PlainHouse) -> None:
    room = house.open()
    house.browser().join(room, "blue", "Ines")
    house.browser().fill_in(f"/join/{room.code}", leave="blue")
    assert room.view.setup.sitter("blue") is not None


def test_late_comers_take_over_from_bots_and_from_those_who_left(house: PlainHouse) -> None:
    room = house.open()
    house.browser().join(room, "yellow", "Tom")
    house.browser().join(room, "red", "Aïcha")
    house.begin(room)
    house.app.house.release(room.code, "red")
    page = house.browser().get(f"/join/{room.code}")
    assert offered(page) == {"yellow": False, "red": True, "blue": True, "ghost": False, "watch": True}
    assert "the game has begun: hour 1" in page.words
    assert "Red · free, left by Aïcha" in page.words
    assert "Blue · free, the house plays" in page.words
    for seat, name in (("red", "Jun"), ("blue", "Ines")):
        assert house.browser().join(room, seat, name).status == 303
        sitter = room.view.setup.sitter(seat)
        assert sitter is not None
        assert (sitter.name, sitter.kind) == (name, "person")


def test_one_person_with_two_psychics_sees_both_pawns(house: PlainHouse) -> None:
    room = house.open(Rules.classic(players=3))
    house.begin(room)
    page = house.browser().get(f"/join/{room.code}")
    assert "Yellow and Teal" in page.words
    assert set(offered(page)) == {"yellow", "red", "ghost", "watch"}


def test_the_ghosts_seat_is_the_hosts_to_give_once_the_cards_are_dealt(house: PlainHouse) -> None:
    room, browser = house.open(), house.browser()
    house.begin(room)
    page = browser.join(room, "ghost", "Ines")
    assert page.status == 409
    assert "Somebody has taken this seat; choose another." in page.words
    assert browser.holds(room) == ()


def test_a_game_that_is_over_can_be_watched_and_nothing_else(house: PlainHouse) -> None:
    room, browser = house.open(), house.browser()
    house.play_out(room)
    page = browser.get(f"/join/{room.code}")
    assert "The game is over." in page.words
    assert offered(page) == {}
    assert browser.join(room, "blue", "Ines").status == 409
    assert browser.holds(room) == ()
    assert browser.fill_in(f"/join/{room.code}", seat=page.hidden_in("seat")).to == f"/table/{room.code}?seat=watch"


def test_the_page_says_whether_talk_is_kept(house: PlainHouse) -> None:
    room = house.open()
    assert "What is written in Talk is kept with the game." in house.browser().get(f"/join/{room.code}").words
    house.app.house.update_table(room.code, written=False)
    assert "Nothing is written at this table" in house.browser().get(f"/join/{room.code}").words


def test_the_edition_s_words_are_used(house: PlainHouse) -> None:
    room = house.open(Rules.original(players=4, difficulty="very-difficult"))
    house.begin(room)
    page = house.browser(Accept_Language="fr").get(f"/join/{room.code}")
    assert "Originale, très difficile · 4 joueurs · la partie a commencé : lundi" in page.words


# The host's word


def test_where_the_host_has_set_a_word_one_must_know_it(tmp_path: Path) -> None:
    with a_plain_house(tmp_path, password="lantern") as house:
        room, browser = house.open(), house.browser()
        for word in ("", "lamp"):
            page = browser.join(room, "blue", "Ines", word=word)
            assert page.status == 409
            assert "This is not the word that the host gave you." in page.words
            assert 'value="Ines"' in page.text
        assert browser.join(room, "blue", "Ines", word="lantern").status == 303
        assert browser.join(room, "blue", "Ines").status == 303


def test_words_cannot_be_tried_by_the_dozen(tmp_path: Path) -> None:
    with a_plain_house(tmp_path, password="lantern") as house:
        room, browser = house.open(), house.browser()
        token = browser.get(f"/join/{room.code}").hidden_in("_xsrf")
        body = urlencode({"seat": "watch", "word": "lamp", "_xsrf": token})
        for _ in range(MISTAKES):
            assert browser.ask("POST", f"/join/{room.code}", body).status == 409
        assert browser.ask("POST", f"/join/{room.code}", body.replace("lamp", "lantern")).status == 429
        assert browser.holds(room) == ()


# Who may press the button


@pytest.mark.parametrize("token", ["", "2|aaaaaaaa|bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb|1700000000", "x"])
def test_a_form_from_another_site_is_refused_with_our_own_page(house: PlainHouse, token: str) -> None:
    room, browser = house.open(), house.browser()
    browser.get(f"/join/{room.code}")
    page = browser.ask("POST", f"/join/{room.code}", urlencode({"seat": "blue", "name": "Ines", "_xsrf": token}))
    assert page.status == 403
    assert "This page has been open for too long." in page.words
    assert browser.holds(room) == ()


def test_looking_and_previews_change_nothing(house: PlainHouse) -> None:
    room = house.open()
    before = len(house.app.store.read(room.table.game))
    for path in ("/", f"/join/{room.code}", f"/join/{room.code}?seat=blue&name=Ines", f"/rules/{room.code}"):
        head = house.browser().ask("HEAD", path)
        assert (head.status, head.body) == (200, b"")
        assert house.browser().get(path).status == 200
    assert len(house.app.store.read(room.table.game)) == before
    assert house.app.database.claims() == []


# Languages


def test_changing_the_language_keeps_what_was_typed_and_is_remembered(house: PlainHouse) -> None:
    room, browser = house.open(), house.browser(Accept_Language="en")
    page = browser.get(f"/join/{room.code}?seat=blue&name=Ines&lang=fr")
    assert '<html lang="fr">' in page.text
    assert "Être Dov Marrow" in page.words
    assert 'value="Ines"' in page.text
    assert 'id="seat-blue" value="blue" required checked' in page.text
    assert "Comment jouer" in browser.get("/").words
    assert "_xsrf" not in re.findall(r'<input[^>]* name="(\w+)"', page.text)  # it would be part of the address


@pytest.mark.parametrize(
    ("asked", "lang"),
    [("fr-CA,fr;q=0.9,en;q=0.8", "fr"), ("en,fr;q=0.9", "en"), ("de", "en"), ("", "en"), ("fr;q=x,en;q=0.1", "en")],
)
def test_a_browser_is_answered_in_its_language(house: PlainHouse, asked: str, lang: str) -> None:
    page = house.browser(Accept_Language=asked).get("/")
    assert f'<html lang="{lang}">' in page.text
    assert page.headers["Content-Language"] == lang


@pytest.mark.parametrize("lang", ["xx", "%ff", "../fr", "fr%00"])
def test_a_language_that_is_none_of_ours_is_passed_over(house: PlainHouse, lang: str) -> None:
    assert '<html lang="en">' in house.browser().get(f"/?lang={lang}").text


# Personal links


def test_a_personal_link_brings_the_seat_when_a_person_presses_the_button(house: PlainHouse) -> None:
    room, phone, laptop = house.open(), house.browser(), house.browser()
    phone.join(room, "blue", "Ines")
    link = house.app.house.new_personal_link(room.code, "blue")
    path = f"/resume/{room.code}/{link}"
    assert laptop.ask("HEAD", path).status == 200
    assert laptop.get(path).status == 200
    assert laptop.holds(room) == ()
    assert laptop.fill_in(path).to == f"/table/{room.code}?seat=blue"
    assert laptop.holds(room) == ("blue",)


def test_a_link_that_is_not_good_says_so_and_tells_nothing_about_codes(house: PlainHouse) -> None:
    room = house.open()
    for code in (room.code, "QUQU11"):
        page = house.browser().fill_in(f"/resume/{code}/notthelinkatall")
        assert page.status == 403
        assert "This personal link is no longer good. Ask the host for a new one." in page.words
