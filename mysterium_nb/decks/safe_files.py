"""Files of a deck are read from inside its folder and from nowhere else, and never more of them than is allowed."""

import os
import re
import stat
from pathlib import Path, PurePosixPath

from mysterium_nb.decks.problems import UNWRITABLE, BadFile

_ELSEWHERE = "Put the file into the deck's folder and write its path from there, such as visions/owl.webp."


def read_within(folder: Path, file: str, *, most: int) -> bytes:
    """The bytes of a file named by its path from the folder, written with slashes; `BadFile` where there are none."""
    _refuse_path(file)
    try:
        real = (folder / file).resolve(strict=True)
        if not real.is_relative_to(folder.resolve()):
            raise BadFile("It is a link that leads out of the deck's folder.", "Put a copy of the file in its place.")
        with open(real, "rb", opener=_open_no_follow) as stream:
            about = os.fstat(stream.fileno())
            if not stat.S_ISREG(about.st_mode):
                raise BadFile("It is no ordinary file.", "Put a picture in its place, or take it away.")
            if about.st_size > most:
                raise BadFile(
                    f"It has {about.st_size / 1e6:.1f} million bytes, more than the {most / 1e6:g} million allowed.",
                    "Save it smaller: 900x1350 pixels as WebP or JPEG are plenty.",
                )
            return stream.read(most)
    except FileNotFoundError:
        raise BadFile("There is no such file.", "Put it there, or correct the name.") from None
    except (OSError, RuntimeError) as error:  # Python before 3.13 tells of a circle of links with a RuntimeError
        why = getattr(error, "strerror", None) or "its links go round in a circle"
        raise BadFile(f"It cannot be read: {why}.", "Put a readable file in its place.") from error


def _refuse_path(file: str) -> None:
    if not file or UNWRITABLE.search(file) or "\\" in file:
        raise BadFile("This is no path that works everywhere.", "Write plain characters, and slashes between folders.")
    path = PurePosixPath(file)
    if path.is_absolute() or ".." in path.parts or re.match("[A-Za-z]:", file):
        raise BadFile("The path leads out of the deck's folder.", _ELSEWHERE)


def _open_no_follow(path: str, flags: int) -> int:
    """Open without waiting for the other end of a pipe, and without following a link put there this very moment."""
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOFOLLOW", 0))
