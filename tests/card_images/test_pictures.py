"""The committed pictures, measured again: there, light enough, legible, and unlike each other."""

import hashlib
import json
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageStat

from mysterium_nb.decks.portraits import portraits

ROOT = Path(__file__).parent.parent.parent / "card_images"
MANIFEST: dict[str, Any] = json.loads((ROOT / "deck.json").read_text(encoding="utf-8"))
CARDS: dict[str, dict[str, Any]] = {card["id"]: card for card in MANIFEST["cards"]}
FILES = {
    **{card_id: card["files"] for card_id, card in CARDS.items()},
    **{back["id"]: back["files"] for back in MANIFEST["backs"]},
}
SIZES = {(900, 1350): 250_000, (600, 900): 110_000, (300, 450): 45_000}
CONTRAST = {"focal": 10, "support": 8}


def test_there_are_138_cards_and_four_backs() -> None:
    numbers = {"c": range(1, 19), "l": range(19, 37), "o": range(37, 55), "v": range(1, 85)}
    assert list(CARDS) == [f"{kind}{number}" for kind, span in numbers.items() for number in span]
    assert [back["id"] for back in MANIFEST["backs"]] == ["b_vision", "b_character", "b_location", "b_object"]


@pytest.mark.parametrize("card", FILES)
def test_a_card_is_there_at_three_sizes_small_enough_to_send(card: str) -> None:
    assert [(one["width"], one["height"]) for one in FILES[card]] == list(SIZES)
    for one in FILES[card]:
        content = (ROOT / one["file"]).read_bytes()
        assert hashlib.sha256(content).hexdigest() == one["sha256"]
        size = one["width"], one["height"]
        assert len(content) <= SIZES[size]
        with Image.open(ROOT / one["file"]) as picture:
            assert (picture.size, picture.format) == (size, "WEBP")


@pytest.mark.parametrize("card", FILES)
def test_a_picture_is_neither_dark_nor_pale_nor_flat(card: str) -> None:
    with Image.open(ROOT / FILES[card][0]["file"]) as picture:
        value = ImageStat.Stat(picture.convert("RGB").convert("L", (0.2126, 0.7152, 0.0722, 0)))
    assert 0.15 <= value.mean[0] / 255 <= 0.65
    assert value.stddev[0] / 255 > 0.12


def test_no_picture_lies_there_that_the_manifest_does_not_know() -> None:
    known = {one["file"] for files in FILES.values() for one in files}
    known |= {file.file for one in portraits().values() for file in (one.large, one.small)}
    assert {path.relative_to(ROOT).as_posix() for path in ROOT.rglob("*.webp")} == known


@pytest.mark.parametrize("card", CARDS)
def test_every_motif_that_matters_can_be_seen(card: str) -> None:
    entry = CARDS[card]
    assert set(entry["legibility"]) == {motif for motifs in entry["motifs"].values() for motif in motifs}
    for weight, least in CONTRAST.items():
        for motif in entry["motifs"][weight]:
            seen = entry["legibility"][motif]
            assert seen["contrast"] >= least, motif
            assert seen["share"] >= 0.6, motif
            assert seen["height"] >= 60, motif


def test_no_two_cards_look_alike() -> None:
    alike = [
        (one["id"], other["id"])
        for one, other in combinations(CARDS.values(), 2)
        if (int(one["phash"], 16) ^ int(other["phash"], 16)).bit_count() < 12
    ]
    assert alike == []


def test_no_two_visions_have_more_than_three_motifs_in_common() -> None:
    visions = [card for card in CARDS.values() if card["id"][0] == "v"]
    motifs = {card["id"]: {m for names in card["motifs"].values() for m in names} for card in visions}
    assert [pair for pair in combinations(motifs, 2) if len(motifs[pair[0]] & motifs[pair[1]]) > 3] == []
