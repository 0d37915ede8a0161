"""The deck that comes with the game, and the decks that somebody has."""

from functools import cache
from importlib.resources import files
from pathlib import Path

from mysterium_nb.decks.deck import Deck
from mysterium_nb.decks.manifest import read_shipped


def shipped_folder() -> Path:
    installed = Path(str(files("mysterium_nb"))) / "card_images"
    checkout = installed.parent.parent / "card_images"
    return installed if installed.exists() else checkout


@cache
def shipped() -> Deck:
    """The deck that comes with the game. Its pictures were checked when it was made, and are taken on trust."""
    return read_shipped(shipped_folder())
