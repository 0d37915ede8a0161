"""The portraits of the cast: there for everybody, in both sizes, as they were listed, and light."""

import hashlib
import io
from pathlib import Path

import pytest
from PIL import Image

from card_images.source.portraits import SIZES, SOURCES
from mysterium_nb.decks.card import PictureFile
from mysterium_nb.decks.portraits import Portrait, portraits

LIGHT = {"large": 60_000, "small": 8_000}


def pictures(portrait: Portrait) -> dict[str, PictureFile]:
    return {"large": portrait.large, "small": portrait.small}


@pytest.mark.parametrize("seat", sorted(portraits()))
@pytest.mark.parametrize("size", SIZES)
def test_a_portrait_is_as_it_was_listed(seat: str, size: str) -> None:
    portrait = portraits()[seat]
    picture = pictures(portrait)[size]
    data = portrait.read(picture)
    assert (picture.width, picture.height) == SIZES[size] == Image.open(io.BytesIO(data)).size
    assert hashlib.sha256(data).hexdigest() == picture.sha256
    assert len(data) < LIGHT[size]


def test_each_has_the_drawing_it_was_made_from() -> None:
    assert {Path(source).stem for source in SOURCES.glob("*.svg")} == set(portraits())
