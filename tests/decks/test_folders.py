"""A deck of folders: each picture a card, ids and names from the file names."""

import os
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mysterium_nb.decks import DeckError, open_deck
from mysterium_nb.decks.folders import name_from
from mysterium_nb.engine.errors import ImpossibleRules
from mysterium_nb.engine.rules import Rules
from mysterium_nb.table.table import Table
from tests.decks.making import SMALLEST, a_deck, errors, picture, put, warnings


def test_a_small_deck_is_played_with(tmp_path: Path) -> None:
    deck = open_deck(a_deck(tmp_path / "Our street!"))
    assert (deck.deck, deck.title) == ("our_street", {"en": "Our street!"})
    assert deck.counts == SMALLEST
    assert deck.ids.suspects[0] == ("c1", "c2", "c3", "c4")
    assert deck.namer("fr")("c2") == "Characters number 2"
    assert deck["c2"].alt == {"en": "A plain characters card 2."}
    table = Table.open(Rules.classic(players=2, difficulty="easy"), cards=deck.ids)
    table.start(seed="small")
    assert set(table.view("ghost").board[0]) == {"c1", "c2", "c3", "c4"}
    with pytest.raises(ImpossibleRules, match="cards_per_kind must be from"):
        Table.open(Rules.classic(players=3), cards=deck.ids)


def test_nothing_is_wrong_with_it(tmp_path: Path) -> None:
    assert errors(a_deck(tmp_path)) == warnings(tmp_path) == []


def test_all_three_formats_do_in_any_spelling(tmp_path: Path) -> None:
    a_deck(tmp_path)
    put(tmp_path, "visions/08.JPG", picture(kind="JPEG"))
    put(tmp_path, "visions/09.jpeg", picture(kind="JPEG", progressive=True))
    put(tmp_path, "visions/10.WebP", picture(kind="WEBP"))
    put(tmp_path, "visions/11.webp", picture(kind="WEBP", lossless=True))
    put(tmp_path, "visions/12.webp", picture(kind="WEBP", exif=b"Exif\0\0MM\0*\0\0\0\x08\0\0\0\0\0\0"))
    deck = open_deck(tmp_path)
    assert len(deck.ids_of_kind("v")) == 12
    assert deck["v8"].title == "Vision 8"
    assert (deck["v9"].files[0].width, deck["v9"].files[0].height) == (150, 225)


def test_numbers_sort_as_numbers(tmp_path: Path) -> None:
    a_deck(tmp_path, {"characters": 0, "locations": 2, "objects": 2, "visions": 3})
    for name in ("10_late", "2_soon", "9_then", "Between"):
        put(tmp_path, f"characters/{name}.png", picture())
    deck = open_deck(tmp_path)
    assert [deck[card].title for card in deck.ids_of_kind("c")] == ["Soon", "Then", "Late", "Between"]


@pytest.mark.parametrize(
    ("file", "name"),
    [
        ("03_the_old_ferry", "The old ferry"),
        ("the-old-ferry", "The old ferry"),
        ("12 - deep-sea diver", "Deep-sea diver"),
        ("élodie", "Élodie"),
        ("3rd_man", "3rd man"),
        ("1984", ""),
        ("7.", ""),
        ("\udcff\x1b[2Jowl", "[2Jowl"),
    ],
)
def test_names_from_file_names(file: str, name: str) -> None:
    assert name_from(file) == name


@given(st.text())
def test_any_file_name_gives_a_name(file: str) -> None:
    name = name_from(file)
    assert name == name.strip()
    assert "_" not in name


def test_texts_beside_pictures_are_alt_texts(tmp_path: Path) -> None:
    a_deck(tmp_path, described=False)
    put(tmp_path, "visions/01_visions_number_1.txt", "\ufeffAn owl\n on a  key.".encode())
    put(tmp_path, "visions/01_visions_number_1.fr.txt", b"Un hibou sur une clef.")
    put(tmp_path, "visions/stray.txt", b"What?")
    assert open_deck(tmp_path)["v1"].alt == {"en": "An owl on a key.", "fr": "Un hibou sur une clef."}
    told = warnings(tmp_path)
    assert told[0] == ("visions/stray.txt", "It describes no picture.")
    assert ("visions/02_visions_number_2.png", "The card v2 has no alt text.") in told
    assert len(told) == 19


def test_texts_that_cannot_be_read(tmp_path: Path) -> None:
    a_deck(tmp_path)
    put(tmp_path, "visions/01_visions_number_1.txt", b"\xff\xfe")
    put(tmp_path, "visions/02_visions_number_2.txt", b"long " * 10_000)
    put(tmp_path, "visions/03_visions_number_3.txt", b"long " * 1000)
    assert sorted(errors(tmp_path)) == [
        ("visions/01_visions_number_1.txt", "The text is not UTF-8."),
        ("visions/02_visions_number_2.txt", "It has 0.1 million bytes, more than the 0.01 million allowed."),
        ("visions/03_visions_number_3.png", "The card v3 has an alt text of 4999 characters."),
    ]


def test_backs(tmp_path: Path) -> None:
    a_deck(tmp_path)
    put(tmp_path, "backs/vision.png", picture())
    deck = open_deck(tmp_path)
    back = deck.back("vision")
    assert back is not None
    assert (back.id, back.kind, back.number) == ("b_vision", "back", 0)
    assert deck.back("object") is None
    assert deck["b_vision"] == back
    put(tmp_path, "backs/ghost.png", picture())
    put(tmp_path, "backs/vision.webp", picture(kind="WEBP"))
    wrong = "It is no back of a kind of card, or the second one."
    assert errors(tmp_path) == [("backs/ghost.png", wrong), ("backs/vision.webp", wrong)]


def test_what_lies_about_in_folders(tmp_path: Path) -> None:
    a_deck(tmp_path)
    for litter in (".DS_Store", "Thumbs.db", "._01_visions.png", "README.md"):
        put(tmp_path, f"visions/{litter}", b"litter")
    assert errors(tmp_path) == warnings(tmp_path) == []
    put(tmp_path, "visions/dance.gif", b"GIF89a")
    (tmp_path / "visions" / "more").mkdir()
    put(tmp_path, "sketch.png", picture())
    unread = "It is no picture that this game reads."
    assert sorted(errors(tmp_path)) == [("visions/dance.gif", unread), ("visions/more", unread)]
    assert warnings(tmp_path) == [("sketch.png", "No card has this picture.")]


def test_folders_that_are_missing_or_none(tmp_path: Path) -> None:
    a_deck(tmp_path, {"visions": 7})
    put(tmp_path, "objects", b"no folder")
    told = errors(tmp_path)
    assert told[:3] == [
        ("characters", "There is no such folder."),
        ("locations", "There is no such folder."),
        ("objects", "It cannot be read: Not a directory."),
    ]
    assert told[3][1] == "There are 0 characters, 0 locations, 0 objects and 7 visions: too few for any game."


def test_a_folder_with_far_too_many_files(tmp_path: Path) -> None:
    a_deck(tmp_path)
    for index in range(3001):
        (tmp_path / "visions" / f".{index}").touch()
    assert errors(tmp_path)[0] == ("visions", "There are far too many files.")


def test_no_deck_at_all(tmp_path: Path) -> None:
    assert errors(tmp_path / "nowhere") == [(str(tmp_path / "nowhere"), "There is no such folder.")]
    assert errors(tmp_path)[0][1].startswith("There is no deck here: neither a deck.json nor folders characters,")
    with pytest.raises(DeckError, match=r"^The deck in .* cannot be used; one thing is wrong:\n  .*deck new DIR\.$"):
        open_deck(tmp_path)


@pytest.mark.parametrize("name", ["…", "Été à la mer", "x" * 100])
def test_a_deck_is_called_as_its_folder(tmp_path: Path, name: str) -> None:
    deck = open_deck(a_deck(tmp_path / name))
    assert deck.deck == {"…": "deck", "Été à la mer": "ete_a_la_mer"}.get(name, "x" * 64)


def test_file_names_that_cannot_be_written(tmp_path: Path) -> None:
    a_deck(tmp_path)
    (tmp_path / "visions" / os.fsdecode(b"08_\xff.png")).write_bytes(picture())
    put(tmp_path, "visions/09_\x1b[2J.png", picture())
    told = errors(tmp_path)
    assert [file for file, _ in told] == ["visions/08_\\udcff.png", "visions/09_\\x1b[2J.png"]
    assert {what for _, what in told} == {"This is no path that works everywhere."}
