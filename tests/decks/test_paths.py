"""No path leads out of a deck's folder, and nothing outside is read, whatever a manifest or a link says."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mysterium_nb.decks import BadFile, Card, PictureFile
from mysterium_nb.decks.safe_files import read_within
from tests.decks.making import a_deck, a_manifest, entries, errors, picture, put

OUT = "The path leads out of the deck's folder."
LINK = "It is a link that leads out of the deck's folder."
NO_PATH = "This is no path that works everywhere."


@pytest.mark.parametrize(
    ("file", "what"),
    [
        ("../secret.png", OUT),
        ("visions/../../secret.png", OUT),
        ("/etc/passwd", OUT),
        ("//host/share/x.png", OUT),
        ("C:/x.png", OUT),
        ("c:x.png", OUT),
        ("..\\secret.png", NO_PATH),
        ("a\0.png", NO_PATH),
        ("", NO_PATH),
        ("x" * 300 + ".png", "It cannot be read: File name too long."),
        ("visions", "It cannot be read: Is a directory."),
        (".", "It cannot be read: Is a directory."),
    ],
)
def test_paths_in_a_manifest(tmp_path: Path, file: str, what: str) -> None:
    put(tmp_path, "secret.png", picture())
    folder = a_deck(tmp_path / "deck")
    first, *others = entries()
    a_manifest(folder, first | {"files": [{"file": file}]}, *others)
    with pytest.raises(BadFile) as refused:
        read_within(folder, file, most=1000)
    assert refused.value.what == what
    if file:
        assert [told for _, told in errors(folder)] == [what]


def test_links_that_lead_out(tmp_path: Path) -> None:
    put(tmp_path, "secret.png", picture())
    put(tmp_path, "deck.json", b"{}")
    folder = a_deck(tmp_path / "deck")
    (folder / "visions" / "08.png").symlink_to(tmp_path / "secret.png")
    (folder / "visions" / "09.png").symlink_to("09.png")
    (folder / "visions" / "10.png").symlink_to("nowhere.png")
    (folder / "visions" / "11.png").symlink_to("/dev/zero")
    assert [what for _, what in errors(folder)] == [
        LINK,
        "It cannot be read: its links go round in a circle.",
        "There is no such file.",
        LINK,
    ]
    (folder / "deck.json").symlink_to("../deck.json")
    assert errors(folder) == [("deck.json", LINK)]


def test_a_folder_that_leads_out(tmp_path: Path) -> None:
    elsewhere = a_deck(tmp_path / "elsewhere")
    folder = a_deck(tmp_path / "deck", {"characters": 4, "locations": 4, "objects": 4})
    (folder / "visions").symlink_to(elsewhere / "visions")
    assert errors(folder)[0] == ("visions", LINK)


def test_links_inside_and_a_deck_that_is_a_link(tmp_path: Path) -> None:
    folder = a_deck(tmp_path / "deck")
    put(folder, "store/.owl.png", picture())
    (folder / "visions" / "08.png").symlink_to("../store/.owl.png")
    (tmp_path / "link").symlink_to(folder)
    assert errors(folder) == errors(tmp_path / "link") == []


@given(st.text(min_size=1, max_size=30))
def test_no_text_leads_out(file: str) -> None:
    with pytest.raises(BadFile):
        read_within(Path(__file__).parent / "nowhere", file, most=10)


def test_a_picture_that_changes_after_the_check(tmp_path: Path) -> None:
    card = Card(id="c1", name={}, files=(PictureFile("x.png", 150, 225, "0" * 64),), folder=tmp_path)
    put(tmp_path, "x.png", picture())
    with pytest.raises(BadFile, match="has changed since the deck was checked"):
        card.read(card.files[0])
    with pytest.raises(BadFile, match="was not read from a folder"):
        Card(id="c1", name={}).read(card.files[0])
