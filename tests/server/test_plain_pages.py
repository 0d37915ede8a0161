"""Every plain page: our own words for whatever goes wrong, the same headers on every answer, no script, no stranger."""

import re
from base64 import b64encode
from hashlib import sha256
from pathlib import Path

import pytest

import mysterium_nb.server.html as module
from mysterium_nb.engine.seats import COLOURS, GHOST
from mysterium_nb.picture.theme import PALETTES, SEAT_COLOURS, SEAT_INK, css_variables
from mysterium_nb.server.handlers.visitor import HEADERS
from tests.server.plain_house import Answer, PlainHouse

HERE = Path(module.__file__).parent
STYLE = (HERE / "static" / "plain.css").read_text("utf-8")


def paths(house: PlainHouse) -> list[str]:
    """A page of every kind."""
    lobby, over = house.open(), house.open()
    house.play_out(over)
    return [
        "/",
        f"/join/{lobby.code}",
        f"/join/{over.code}",
        "/join/QUQU11",
        "/rules",
        "/learn",
        f"/rules/{lobby.code}",
        f"/poster/{lobby.code}",
        f"/resume/{lobby.code}/notthelinkatall",
        "/games",
        f"/games/{over.table.game}/delete",
        "/nothing",
        "/breaks",
        "/full",
        "/moved",
        "/third",
    ]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_page_has_a_language_a_title_one_heading_and_labels(house: PlainHouse, lang: str) -> None:
    for path in paths(house):
        page = house.host().get(f"{path}?lang={lang}")
        assert page.text.lstrip().startswith("<!doctype html>"), path
        assert f'<html lang="{lang}">' in page.text, path
        assert re.search(r"<title>\S[^<]*</title>", page.text), path
        assert len(re.findall(r"<h1\b", page.text)) == 1, path
        fields = set(re.findall(r'<(?:input|select) (?:type="radio" name="seat" )?id="([\w-]+)"', page.text))
        assert fields == set(re.findall(r'<label[^>]* for="([\w-]+)"', page.text)), path


def without_known_script(page: Answer) -> str:
    """A page but for the script in it that its policy knows by its hash; that one alone may run."""
    for script in re.findall(r"<script>(.*?)</script>", page.text, re.DOTALL):
        known = b64encode(sha256(script.encode()).digest()).decode()
        if f"script-src 'sha256-{known}'" in page.headers["Content-Security-Policy"]:
            return page.text.replace(f"<script>{script}</script>", "")
    return page.text


def test_no_page_has_script_or_style_of_its_own_or_loads_anything_from_elsewhere(house: PlainHouse) -> None:
    for path in paths(house):
        page = house.host().get(path)
        assert not re.search(r"<script|<style|\sstyle=|\son\w+=|javascript:", without_known_script(page)), path
        loaded = re.findall(r'(?:src|href|action)="([^"]*)"', page.text)
        assert [link for link in loaded if link and not link.startswith("/")] == [], path
        assert "default-src 'none'" in page.headers["Content-Security-Policy"]


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/", 200),
        ("GET", "/nothing", 404),
        ("GET", "/join/QUQU11", 404),
        ("GET", "/mysterium_nb/static/plain.css", 200),
        ("GET", "/mysterium_nb/static/nothing.css", 404),
        ("GET", "/mysterium_nb/static/../plain.py", 403),
        ("GET", "/breaks", 500),
        ("GET", "/poster/QUQU11", 403),
        ("POST", "/rules", 403),
        ("PUT", "/", 403),
        ("OPTIONS", "/", 405),
        ("BREW", "/", 405),
        ("GET", "/?code=%ff", 400),
        ("GET", "/rules?players=%ff&lang=%ff", 400),
    ],
)
def test_every_answer_has_the_same_headers_and_says_what_is_wrong_in_our_words(
    house: PlainHouse, method: str, path: str, status: int, caplog: pytest.LogCaptureFixture
) -> None:
    answer = house.browser().ask(method, path)
    assert answer.status == status
    for name, value in HEADERS.items():
        if name == "Content-Security-Policy":
            assert value in answer.headers[name]
        else:
            assert answer.headers[name] == value
    if status >= 400:
        assert answer.headers["Content-Type"] == "text/html; charset=utf-8"
        assert answer.headers["Cache-Control"] == "no-store"
        assert 'class="theatre"' in answer.text
        assert "Traceback" not in answer.text
        assert "secret" not in answer.text
        assert str(status) not in answer.words
    assert ("a secret of the house" in caplog.text) == (status == 500)


def test_what_went_wrong_is_said_in_the_reader_s_language(house: PlainHouse) -> None:
    assert "Il n’y a rien ici." in house.browser(Accept_Language="fr").get("/nothing").words
    assert "Ce qui a été joué est gardé." in house.browser(Accept_Language="fr").get("/breaks").words


@pytest.mark.parametrize(
    ("path", "again", "words"),
    [("/full", 5, "The house is full just now."), ("/third", 2, "You are number 3 at the door.")],
)
def test_waiting_and_full_pages_ask_again_by_themselves(house: PlainHouse, path: str, again: int, words: str) -> None:
    page = house.browser().get(path)
    assert (page.status, page.headers["Retry-After"], page.headers["Refresh"]) == (503, str(again), str(again))
    assert words in page.words


def test_the_style_has_the_colours_of_the_theme() -> None:
    tokens = dict(re.findall(r"--([\w-]+):([^;]+);", css_variables("night")))
    root = STYLE[STYLE.index(":root{") : STYLE.index("\n}")]
    written = {name: value for name, value in re.findall(r"--([\w-]+):(#[0-9a-f]{6}|[\d ]+);", root) if name in tokens}
    assert len(written) > 20
    assert written == {name: tokens[name] for name in written}
    assert f"--seat-ink:{SEAT_INK}" in root
    for seat in (*COLOURS, GHOST):
        assert f"--seat-{seat}:{SEAT_COLOURS[seat]}" in root


def _contrast(one: str, other: str) -> float:
    def light(colour: str) -> float:
        parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
        red, green, blue = (p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    high, low = sorted((light(one), light(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def test_everything_read_stands_out_from_what_it_stands_on() -> None:
    night = PALETTES["night"]
    for ink in (night.ink, night.ink_2, night.gold_on_paper, night.yes_on_paper, night.no_on_paper):
        for paper in (night.paper, night.paper_2):
            assert _contrast(ink, paper) >= 4.5
    assert _contrast(night.on_gold, night.gold) >= 4.5
    assert _contrast(night.text, night.night_1) >= 4.5


def test_the_style_loads_nothing() -> None:
    assert set(re.findall(r'url\("([^"]{5})', STYLE)) == {"data:"}
    assert "@import" not in STYLE
