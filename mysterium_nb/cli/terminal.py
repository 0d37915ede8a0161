"""Telling a game in the terminal: chapters of wrapped lines, with colour where the terminal has it."""

import os
import re
import shutil
import sys
import textwrap

from mysterium_nb.engine.names import seat_name
from mysterium_nb.engine.seats import COLOURS
from mysterium_nb.engine.state import Setup
from mysterium_nb.engine.story import StoryChapter

_INKS = {"yellow": 221, "red": 203, "teal": 43, "purple": 177, "blue": 75, "white": 255}
_GOLD = 179


class TerminalWriter:
    def __init__(self, setup: Setup, lang: str) -> None:
        self._inks = {seat_name(setup, colour, lang): _INKS[colour] for colour in COLOURS if setup.psychics_of(colour)}
        names = "|".join(re.escape(name) for name in sorted(self._inks, key=len, reverse=True))
        self._names = re.compile(rf"(?<!\w)(?:{names or '(?!)'})(?!\w)")
        self._painted = sys.stdout.isatty() and "NO_COLOR" not in os.environ and os.environ.get("TERM") != "dumb"
        self._width = min(100, shutil.get_terminal_size().columns)

    def title(self, text: str) -> None:
        print("\n" + self._paint(text, _GOLD, bold=True))

    def line(self, text: str) -> None:
        wrapped = textwrap.fill(text, self._width, initial_indent="  ", subsequent_indent="    ")
        print(self._names.sub(lambda name: self._paint(name[0], self._inks[name[0]]), wrapped), flush=True)

    def chapter(self, chapter: StoryChapter) -> None:
        self.title(chapter.title)
        for line in chapter.lines:
            self.line(line)

    def _paint(self, text: str, ink: int, *, bold: bool = False) -> str:
        if not self._painted:
            return text
        return f"\x1b[{'1;' if bold else ''}38;5;{ink}m{text}\x1b[0m"
