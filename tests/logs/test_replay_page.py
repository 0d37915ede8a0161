"""The page of a replay: one file, no server, no network, no names."""

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from mysterium_nb.logs.replays.replay import EVERYTHING, Replay
from mysterium_nb.logs.replays.standalone_page import replay_html, save_page
from mysterium_nb.picture.svg import FONTS, strokes
from mysterium_nb.picture.table_scene import table_scene
from mysterium_nb.table.game_file import GameFileError
from tests.logs.replayed import a_game_of_bots

GAME = a_game_of_bots(2, "easy")


@pytest.fixture(scope="module")
def nameless() -> str:
    return replay_html(GAME, notes={30: "Ada was too clever"})


def data(page: str) -> Any:
    found = re.search(r'<script type="application/json" id="game">(.*?)</script>', page, re.DOTALL)
    assert found is not None
    return msgspec.json.decode(found[1])


def test_nothing_is_loaded_from_anywhere(nameless: str) -> None:
    addresses = set(re.findall(r"https?://[^\"'\s<)]+", nameless))
    assert addresses <= {"http://www.w3.org/2000/svg"}
    assert "default-src 'none'" in nameless
    assert not re.search(r"<(link|iframe|img)\b|@import", nameless)


def test_each_picture_is_inside_once_and_the_file_stays_small(nameless: str) -> None:
    pictures = re.findall(r'href="(data:image/webp[^"]+)"', nameless)
    assert len(pictures) == len(set(pictures)) > 20
    assert len(nameless) < 3_000_000


def test_people_have_pseudonyms_also_in_notes(nameless: str) -> None:
    words = re.sub(r"data:image/webp;base64,[^\"]*", "", nameless)
    assert "Ada" not in words
    assert "Benoît" not in words
    # Two people: the psychics are one of them, and Ada, the ghost, is the other.
    psychic = data(nameless)["tapes"][0]["ribbons"][0]["name"]
    benoit, ada = sorted(("1", "2"), key=lambda number: f"Person-{number} (" not in psychic)
    assert f"Person-{benoit} (Yellow)" == psychic
    assert f"person-{ada} was too clever" in words


def test_with_names_they_are_text_and_no_markup() -> None:
    page = replay_html(GAME, names=True)
    assert "Benoît" in page
    assert "<b>bold" not in page
    assert page.count("</script>") == 2


def test_the_frames_are_the_scenes_of_the_seat(nameless: str) -> None:
    game = data(replay_html(GAME, names=True, seat="yellow"))
    before: list[int] = []
    for moment, (_, head, tail, fresh) in zip(GAME.moments, game["rooms"]["phone"]["frames"], strict=True):
        before = [*before[:head], *fresh, *before[len(before) - tail :]]
        scene = table_scene(moment.seen_from("yellow"), room="phone")
        drawn = "".join(strokes(scene, dict.fromkeys(scene.cards, "data:")))
        for name, font in FONTS.items():
            drawn = drawn.replace(f' font-family="{font}"', f' class="{name}"')
        assert "".join(game["strokes"][stroke] for stroke in before) == drawn
    assert [tape["seat"] for tape in game["tapes"]] == ["yellow"]
    assert game["hands"] == [[]] * len(GAME.moments)
    assert [tape["seat"] for tape in data(nameless)["tapes"]] == [EVERYTHING, "watch"]


def test_an_unfinished_game_has_no_page() -> None:
    with pytest.raises(GameFileError, match="not finished"):
        replay_html(Replay(GAME.entries[:20]))


def test_a_page_is_a_new_file(tmp_path: Path) -> None:
    file = tmp_path / "replay.html"
    assert save_page(GAME, file, lang="fr") == file.stat().st_size
    assert 'lang="fr"' in file.read_text("utf-8")
    with pytest.raises(GameFileError, match="there already"):
        save_page(GAME, file)
    with pytest.raises(GameFileError, match="cannot be written"):
        save_page(GAME, tmp_path / "nowhere" / "replay.html")
