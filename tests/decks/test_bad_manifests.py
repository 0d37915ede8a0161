"""A manifest that cannot be used is refused with a sentence that says what is wrong and where."""

import json
from pathlib import Path

import pytest

from mysterium_nb.decks import Deck, DeckError

CARD = {"id": "c1", "name": {"en": "The cook", "fr": "La cuisinière"}}


def manifest(*cards: object, **fields: object) -> bytes:
    return json.dumps({"deck": "mine", "title": {"en": "Mine"}, "cards": cards} | fields).encode()


def read(path: Path, content: bytes) -> Deck:
    path.write_bytes(content)
    return Deck.read(path)


def test_a_small_deck_of_ones_own(tmp_path: Path) -> None:
    deck = read(tmp_path / "deck.json", manifest({"id": "v10", "name": {}}, {"id": "v9", "name": {"fr": "Neuf"}}, CARD))
    assert deck.of("v") == ("v9", "v10")
    assert deck.ids.suspects == (("c1",), (), ())
    assert [deck.namer("en")(card) for card in ("c1", "v9", "v10")] == ["The cook", "v9", "v10"]
    assert deck.namer("fr")("v9") == "Neuf"
    assert deck.cards[0].number == 10


BROKEN = {
    "no JSON": b"Dear diary",
    "nothing": b"",
    "not UTF-8": b'{"deck": "\xff"}',
    "a list": b"[]",
    "no cards": b'{"deck": "mine", "title": {}}',
    "a card without a name": manifest({"id": "c1"}),
    "a number for an id": manifest({"id": 1, "name": {}}),
    "a name in no language": manifest({"id": "c1", "name": "The cook"}),
    "too deep": b"[" * 100_000,
    "too deep inside": b'{"deck": "mine", "title": {"en": "Mine"}, "cards": [], "more": ' + b"[" * 100_000,
}


@pytest.mark.parametrize("content", BROKEN.values(), ids=BROKEN)
def test_a_file_that_is_no_manifest(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "deck.json"
    with pytest.raises(DeckError) as refused:
        read(path, content)
    assert str(refused.value).startswith(f"{path} is no deck manifest: ")
    assert str(refused.value).endswith(".")
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize("card", ["", "c", "x1", "1", "c1a", "c-1", "C1", "c1.5", "c 1", "cl1", "c²", "c01", "c٣"])
def test_an_id_of_no_card(tmp_path: Path, card: str) -> None:
    path = tmp_path / "deck.json"
    with pytest.raises(DeckError, match="must be one of c, l, o or v with a number, and stand once") as refused:
        read(path, manifest({"id": card, "name": {}}))
    assert repr(card) in str(refused.value)


def test_a_card_that_is_there_twice(tmp_path: Path) -> None:
    with pytest.raises(DeckError, match="'c1' must be one of"):
        read(tmp_path / "deck.json", manifest(CARD, CARD))


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(DeckError, match=r"deck\.json cannot be read: No such file or directory\.$"):
        Deck.read(tmp_path / "deck.json")
    with pytest.raises(DeckError, match=r"cannot be read: Is a directory\.$"):
        Deck.read(tmp_path)
