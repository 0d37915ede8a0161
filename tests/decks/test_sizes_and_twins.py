"""Pictures of one deck are upright and alike in size, and no two of them are the same."""

import io
import shutil
from pathlib import Path

from PIL import Image

from mysterium_nb.decks import open_deck
from tests.decks.making import SMALLEST, a_deck, a_manifest, entries, errors, picture, put, warnings

ONE, TWO, THREE, FOUR = (f"characters/0{n}_characters_number_{n}.png" for n in range(1, 5))


def test_wrong_and_mixed_sizes(tmp_path: Path) -> None:
    a_deck(tmp_path)
    put(tmp_path, ONE, picture((225, 150)))
    put(tmp_path, TWO, picture((200, 200)))
    put(tmp_path, THREE, picture((160, 225)))
    put(tmp_path, FOUR, picture((100, 150)))
    assert errors(tmp_path) == [
        (ONE, "It is 225x150, but cards stand upright."),
        (TWO, "It is 200x200, but cards stand upright."),
        (THREE, "It is 160x225, most others are 150x225."),
        (FOUR, "It is 100x150, too small to be looked at."),
    ]


def test_a_deck_in_which_nothing_can_be_seen_has_no_usual_size(tmp_path: Path) -> None:
    a_deck(tmp_path)
    for file in tmp_path.glob("*/*.png"):
        file.write_bytes(b"")
    assert {what for _, what in errors(tmp_path)} == {"It is not a PNG, JPEG or WebP picture, whatever its name says."}


def sized_entry(folder: Path, entry: dict[str, object], *sizes: tuple[int, int]) -> dict[str, object]:
    files = [f"{width}/{entry['id']}.webp" for width, _ in sizes]
    for file, size in zip(files, sizes, strict=True):
        put(folder, file, picture(size, "WEBP", lossless=True))
    return entry | {"files": [{"file": file} for file in files]}


def test_several_sizes_of_each_card(tmp_path: Path) -> None:
    named = list(entries())
    cards = [sized_entry(tmp_path, entry, (300, 450), (150, 225)) for entry in named]
    deck = open_deck(a_manifest(tmp_path, *cards))
    assert warnings(tmp_path) == []
    card = deck["c1"]
    wanted = [card.picture(width) for width in (100, 151, 1000)]
    assert [found.width for found in wanted if found] == [150, 300, 300]
    cards[1] = sized_entry(tmp_path, named[1], (300, 450))
    assert errors(a_manifest(tmp_path, *cards)) == [
        ("300/c2.webp", "The card c2 has pictures of 300x450, most cards of 150x225 and 300x450.")
    ]
    assert warnings(tmp_path) == [("150/c2.webp", "No card has this picture.")]
    (tmp_path / "150/c3.webp").unlink()
    assert ("150/c3.webp", "There is no such file.") in errors(tmp_path)


def test_a_missing_file_and_the_one_that_may_be_meant(tmp_path: Path) -> None:
    a_deck(tmp_path)
    first, second, *others = entries()
    wrong = first | {"files": [{"file": "characters/01_Characters_number_1.png"}]}
    far = second | {"files": [{"file": "q.webp"}]}
    a_manifest(tmp_path, wrong, far, *others)
    assert [what for _, what in errors(tmp_path)] == ["There is no such file."] * 2
    (tmp_path / TWO).unlink()
    assert warnings(tmp_path) == [(ONE, "No card has this picture.")]


def test_the_same_bytes_and_the_same_pixels(tmp_path: Path) -> None:
    a_deck(tmp_path)
    shutil.copy(tmp_path / ONE, tmp_path / TWO)
    with Image.open(tmp_path / THREE) as image:
        packed = io.BytesIO()
        image.convert("RGBA").save(packed, "WEBP", lossless=True)
    put(tmp_path, "visions/08.webp", packed.getvalue())
    assert errors(tmp_path) == [
        (TWO, f"It is the same picture as {ONE}."),
        ("visions/08.webp", f"It is the same picture as {THREE}."),
    ]


def test_everything_is_said_at_once(tmp_path: Path) -> None:
    a_deck(tmp_path, SMALLEST | {"objects": 1}, described=False)
    shutil.copy(tmp_path / ONE, tmp_path / TWO)
    put(tmp_path, THREE, b"")
    put(tmp_path, FOUR, picture((225, 150)))
    assert [file for file, _ in errors(tmp_path)] == [THREE, FOUR, TWO, open_name(tmp_path)]
    assert len(warnings(tmp_path)) == 16


def open_name(folder: Path) -> str:
    return folder.name.strip("_")
