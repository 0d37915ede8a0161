"""A lesson on a page of a house: the house tells the lesson's kernel what its visitor may have of it.

In a notebook of one's own nothing is told, and everything is there: this machine's games, and any house whose host's
link one has.
"""

import os
from pathlib import Path
from typing import NamedTuple

from mysterium_nb.protocol.kernel_environment import FOLDER, GAMES, HOUSE
from mysterium_nb.table.data_folder import default_data_folder


class OwnGames(NamedTuple):
    folder: Path
    only: tuple[str, ...] | None
    """Which of them may be shown, if not all: the cards of the others may still be played."""


def class_games() -> OwnGames | None:
    """The class's own games, if there are any that may be shown here."""
    told = os.environ.get(FOLDER)
    games = (
        OwnGames(default_data_folder(), None) if told is None else OwnGames(Path(told), (*os.environ[GAMES].split(),))
    )
    return games if games.only != () and (games.folder / "games.sqlite").exists() else None


def host_link() -> str | None:
    """The host's link of the house that this page belongs to, empty for everybody but the host; in a notebook none."""
    return os.environ.get(HOUSE)
