"""What was learned of classes, kept under pseudonyms: one small file for each, that can be deleted.

Only what was taken is in it, by game and from quizzes: no names, no words, no times. The mind is made from it anew, so
that a game, or a whole class, can be forgotten without a trace.
"""

import os
import re
import secrets
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import msgspec

from mysterium_nb.decks.deck import Deck
from mysterium_nb.minds.learning.picks import Pick

if TYPE_CHECKING:
    from mysterium_nb.minds.learning.learned_mind import LearnedMind

_FIRST_WORDS = "amber blue brisk calm clear cool early fair fleet green keen late light quiet silver warm"
_SECOND_WORDS = "badger crane finch fox hare heron lark lynx marten moth otter owl raven robin swift wren"
_FIRST, _SECOND = _FIRST_WORDS.split(), _SECOND_WORDS.split()
_PSEUDONYM = re.compile(r"[a-z]+-[a-z]+-\d{4}")
QUIZ = "quiz"
"""Where picks come from that are from no game."""


class ClassError(ValueError):
    """A class that is not kept here, or whose file cannot be used."""

    __module__ = "mysterium_nb.minds"  # where people import it from


class ClassRecord(msgspec.Struct, frozen=True):
    """One class, as its file has it."""

    deck: str
    picks: dict[str, tuple[Pick, ...]] = {}
    """By the game that they are from, or `quiz`."""
    format: Literal[1] = 1

    @property
    def count(self) -> int:
        return sum(map(len, self.picks.values()))


class ClassRecords:
    """The classes in a folder.

    >>> from tempfile import mkdtemp
    >>> from mysterium_nb.decks import shipped
    >>> book = ClassRecords(Path(mkdtemp()))
    >>> name = book.new(shipped())
    >>> book.add(name, "quiz", [Pick(("v1",), ("c1", "c2"), "c2")])
    >>> book.read(name).count, book.mind(name, shipped()).trusted
    (1, False)
    >>> book.delete(name)
    >>> book.names()
    []
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def names(self) -> list[str]:
        return sorted(path.stem for path in self._folder.glob("*.json") if _PSEUDONYM.fullmatch(path.stem))

    def new(self, deck: Deck) -> str:
        """Begin a class, under a pseudonym that chance makes: who it is, is written down nowhere."""
        while True:
            name = f"{secrets.choice(_FIRST)}-{secrets.choice(_SECOND)}-{secrets.randbelow(10_000):04}"
            if name not in self.names():
                self._write(name, ClassRecord(deck.deck))
                return name

    def read(self, name: str) -> ClassRecord:
        path = self._path(name)
        try:
            return msgspec.json.decode(path.read_bytes(), type=ClassRecord)
        except FileNotFoundError:
            raise ClassError(f"There is no class {name} here.") from None
        except (OSError, ValueError) as error:
            raise ClassError(f"What was learned of {name} cannot be read: {error}.") from error

    def add(self, name: str, source: str, picks: list[Pick]) -> None:
        """What was taken in a game, in place of what was known of it before; what a quiz brings is added."""
        kept = self.read(name)
        before = kept.picks.get(source, ()) if source == QUIZ else ()
        self._write(name, msgspec.structs.replace(kept, picks={**kept.picks, source: (*before, *picks)}))

    def forget(self, source: str) -> None:
        """Take a game out of every class, as if it had never been learned from.

        A damaged file must not stand in the way: nobody can learn from it, and it can only be deleted as a whole.
        """
        for name in self.names():
            try:
                kept = self.read(name)
            except ClassError as problem:
                if isinstance(problem.__cause__, OSError):
                    raise
                continue  # damaged, or deleted meanwhile
            if source in kept.picks:
                rest = {game: picks for game, picks in kept.picks.items() if game != source}
                self._write(name, msgspec.structs.replace(kept, picks=rest))

    def delete(self, name: str) -> None:
        """Forget a class for good."""
        path = self._path(name)
        try:
            path.unlink()
        except FileNotFoundError:
            raise ClassError(f"There is no class {name} here.") from None
        except OSError as error:
            raise ClassError(f"{name} cannot be deleted: {error.strerror}.") from error

    def mind(self, name: str, deck: Deck) -> "LearnedMind":
        """A mind that has learned all that is known of a class."""
        from mysterium_nb.minds.learning.learned_mind import LearnedMind  # numpy: lists of classes do without

        kept = self.read(name)
        if kept.deck != deck.deck:
            raise ClassError(f"{name} was learned with the deck {kept.deck}, and this is {deck.deck}.")
        mind = LearnedMind(deck)
        try:
            mind.learn_all(pick for picks in kept.picks.values() for pick in picks)
        except ValueError as error:
            raise ClassError(f"What was learned of {name} cannot be used: {error}") from error
        return mind

    def _path(self, name: str) -> Path:
        if not _PSEUDONYM.fullmatch(name):  # never a path out of the folder
            raise ClassError(f"There is no class {name} here.")
        return self._folder / f"{name}.json"

    def _write(self, name: str, kept: ClassRecord) -> None:
        """Whole or not at all, for nobody's eyes but the owner's."""
        path = self._path(name)
        half = path.with_suffix(".half")
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            with open(half, "wb", opener=lambda file, flags: os.open(file, flags, 0o600)) as file:
                file.write(msgspec.json.encode(kept))
                file.flush()
                os.fsync(file.fileno())
            half.replace(path)
        except OSError as error:
            raise ClassError(f"{path} cannot be written: {error.strerror}.") from error
