"""Drawn again from nothing, a card looks the same: same seed, same perceptual hash, same tags."""

from importlib import import_module
from pathlib import Path

import pytest

from tests.card_images.test_pictures import CARDS

SAMPLE = ("c7", "l28", "o45", "v12", "v33", "v60", "v78")


@pytest.mark.art
@pytest.mark.parametrize("card", SAMPLE)
def test_the_same_seed_gives_the_same_card(card: str, tmp_path: Path) -> None:
    facts = import_module("card_images.source.build").build_card(card, tmp_path)
    assert facts["phash"] == CARDS[card]["phash"]
    assert facts["motifs"] == CARDS[card]["motifs"]
    assert [one["path"] for one in facts["files"].values()] == [one["file"] for one in CARDS[card]["files"]]
