"""The portraits of the cast: a picture for each colour and the ghost, in two sizes, shipped beside the deck.

`card_images/source/portraits.py` makes them from SVGs, together with the list that is read here.
"""

from base64 import b64encode
from functools import cache
from pathlib import Path

import msgspec

from mysterium_nb.decks.card import PictureFile, read_unchanged
from mysterium_nb.decks.shipped_deck import shipped_folder
from mysterium_nb.engine.seats import SeatId

CAST_FOLDER = "cast"
"""Where they lie, beside the pictures of the deck."""


class Portrait(msgspec.Struct, frozen=True):
    """The pictures of somebody, the large one first."""

    folder: Path
    large: PictureFile
    """4:5, to choose a face by."""
    small: PictureFile
    """4:5, for a round portrait of at most 53 pixels; the middle of the face is a third from the top."""

    def read(self, picture: PictureFile) -> bytes:
        """The bytes of one of the pictures, as they were when the list was made; else `BadFile`."""
        return read_unchanged(self.folder, picture)

    def data_uri(self) -> str:
        """The small picture, to be carried along where nobody serves it."""
        return f"data:image/webp;base64,{b64encode(self.read(self.small)).decode()}"


@cache
def portraits() -> dict[SeatId, Portrait]:
    """By colour, and the ghost's."""
    folder = shipped_folder()
    listed = msgspec.json.decode(
        (folder / CAST_FOLDER / "portraits.json").read_bytes(), type=dict[str, tuple[PictureFile, ...]]
    )
    return {seat: Portrait(folder, large, small) for seat, (large, small) in listed.items()}
