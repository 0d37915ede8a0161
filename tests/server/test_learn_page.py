"""The page of lessons: all of them, in both languages, and looking at it starts nothing."""

import json
import re
from pathlib import Path

import pytest

import mysterium_nb.server.handlers.lesson_list as module
from mysterium_nb.i18n.catalogue import translator
from mysterium_nb.picture.theme import css_variables
from mysterium_nb.server.handlers.lesson_list import NOTEBOOKS, lesson_notebooks, lessons
from mysterium_nb.server.handlers.visitor import COOKIE
from tests.server.plain_house import PlainHouse, a_plain_house

ENGLISH = lessons(translator("en", "visions"))
HOSTS_OWN = "For you as the host, the menu Games of a lesson also has the games that were finished in this house"


def first_cell(notebook: str) -> str:
    return "".join(json.loads((lesson_notebooks() / notebook).read_text("utf-8"))["cells"][0]["source"])


def test_every_lesson_is_listed_as_its_notebook_calls_it() -> None:
    assert sorted(path.name for path in lesson_notebooks().glob("*.ipynb")) == [*NOTEBOOKS]
    titles = [first_cell(notebook).splitlines()[0] for notebook in NOTEBOOKS]
    assert titles == [
        f"# Lesson {number}: {lesson.title[0].lower()}{lesson.title[1:]}" for number, lesson in enumerate(ENGLISH, 1)
    ]


def test_a_lesson_takes_as_long_as_whoever_teaches_it_is_told() -> None:
    guide = (lesson_notebooks() / "instructor" / "guide.ipynb").read_text("utf-8")
    told = re.findall(r"\| (\d) [^|]+\|[^|]+\|[^|]+\| (\d+) \|", guide)
    assert told == [(str(number), str(lesson.minutes)) for number, lesson in enumerate(ENGLISH, 1)]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_page_lists_all_lessons_and_leads_to_each(house: PlainHouse, lang: str) -> None:
    page = house.browser().get(f"/learn?lang={lang}")
    assert page.status == 200
    assert re.findall(r'href="(/learn/\d)"', page.text) == [f"/learn/{number}" for number in range(1, 9)]
    for lesson in lessons(translator(lang, "visions")):
        listed = f"{lesson.title} {lesson.learns} {lesson.minutes} min"
        assert " ".join(listed.split()) in page.words
    assert ("Les leçons elles-mêmes sont en anglais." in page.words) == (lang == "fr")


def test_whoever_has_looked_at_the_lessons_is_known_from_then_on(house: PlainHouse) -> None:
    browser = house.browser()
    browser.get("/learn")
    assert browser.cookies[COOKIE]


def test_only_the_host_is_told_of_the_houses_own_games(house: PlainHouse) -> None:
    guest, host = house.browser().get("/learn"), house.host().get("/learn")
    assert HOSTS_OWN not in guest.words
    assert "To the door" in guest.words
    assert HOSTS_OWN in host.words
    assert 'href="/host"' in host.text


def test_the_door_leads_to_the_lessons_wherever_the_house_stands(tmp_path: Path) -> None:
    with a_plain_house(tmp_path, base_url="/a/house/") as house:
        assert 'href="/a/house/learn"' in house.browser().get("/").text
        assert 'href="/a/house/learn/8"' in house.browser().get("/learn").text


def test_a_lesson_has_the_colours_of_its_charts() -> None:
    style = (Path(module.__file__).parents[1] / "static" / "lesson.css").read_text("utf-8")
    tokens = dict(re.findall(r"--([\w-]+):([^;]+);", css_variables("light")))
    root = style[style.index(":root{") : style.index("\n}")]
    written = dict(re.findall(r"--([\w-]+):(#[0-9a-f]{6});", root))
    assert len(written) == 8
    assert written == {name: tokens[name] for name in written}
