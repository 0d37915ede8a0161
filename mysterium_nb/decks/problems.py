"""What can be wrong with a deck: each problem names its file and says how to mend it."""

import re
from collections.abc import Sequence
from typing import Literal

import msgspec

Severity = Literal["error", "warning"]

UNWRITABLE = re.compile(r"[\x00-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ud800-\udfff]")
"""Characters that no name may have: they steer a terminal, turn the line round, or cannot be written as UTF-8."""


def plain(text: str) -> str:
    """A text of any origin, fit for a terminal and for JSON."""
    return UNWRITABLE.sub(lambda found: found[0].encode("unicode_escape").decode(), text)


class Problem(msgspec.Struct, frozen=True):
    """An error keeps a deck from being played with; a warning does not."""

    severity: Severity
    file: str
    what: str
    mend: str

    def __str__(self) -> str:
        return f"{self.file}: {self.what} {self.mend}"


class Findings:
    """The problems found so far, in the order in which somebody would look."""

    def __init__(self) -> None:
        self.problems: list[Problem] = []

    def error(self, file: str, what: str, mend: str) -> None:
        self.problems.append(Problem("error", plain(file), plain(what), plain(mend)))

    def warning(self, file: str, what: str, mend: str) -> None:
        self.problems.append(Problem("warning", plain(file), plain(what), plain(mend)))

    @property
    def errors(self) -> list[Problem]:
        return [problem for problem in self.problems if problem.severity == "error"]


class BadFile(Exception):
    """One file of a deck cannot be used: what is wrong with it, and how to mend it."""

    __module__ = "mysterium_nb.decks"  # where people import it from

    def __init__(self, what: str, mend: str) -> None:
        super().__init__(f"{what} {mend}")
        self.what = what
        self.mend = mend


class DeckError(Exception):
    """The deck cannot be used; the text says everything that is wrong, a line for each problem."""

    __module__ = "mysterium_nb.decks"  # where people import it from

    def __init__(self, sentence: str, problems: Sequence[Problem] = ()) -> None:
        super().__init__("\n".join([sentence, *(f"  {problem}" for problem in problems)]))
        self.problems = tuple(problems)
