"""What is written down of games of one sort: how many, how many were won, and how many first guesses were right."""

from collections.abc import Iterable, Sequence

import msgspec

from mysterium_nb.engine.rules import Rules
from mysterium_nb.lab.intervals import clustered, wilson


class Result(msgspec.Struct, frozen=True):
    """Games of one sort: at which table, who with whom, and what came of it."""

    edition: str
    players: int
    difficulty: str
    crows: int
    ghost: str
    psychics: str
    alike: float
    """The correlation of the ghost's mind with a psychic's."""
    games: int
    wins: int
    win_rate: float
    win_interval: tuple[float, float]
    first_guesses: int
    """First guesses at a card; in whole games by the engine only those with all the cards of the kind still there."""
    first_guess_rate: float
    first_guess_interval: tuple[float, float]
    """Guesses of one game go together, so this is wider than if each stood for itself."""


class Counted(msgspec.Struct, frozen=True):
    """What is counted of each game."""

    won: bool
    first_right: int
    first_guesses: int

    @classmethod
    def of(cls, *, won: bool, guessed: Sequence[bool]) -> "Counted":
        return cls(won, sum(guessed), len(guessed))


def result(rules: Rules, names: tuple[str, str], likeness: float, games: Iterable[Counted]) -> Result:
    """Games of a ghost and psychics of these names, added up."""
    counted = list(games)
    wins = sum(game.won for game in counted)
    right = [game.first_right for game in counted]
    guesses = [game.first_guesses for game in counted]
    return Result(
        edition=rules.edition,
        players=rules.players,
        difficulty=rules.difficulty,
        crows=rules.crows,
        ghost=names[0],
        psychics=names[1],
        alike=round(likeness, 3),
        games=len(counted),
        wins=wins,
        win_rate=round(wins / len(counted), 4),
        win_interval=_rounded(*wilson(wins, len(counted))),
        first_guesses=sum(guesses),
        first_guess_rate=round(sum(right) / sum(guesses), 4),
        first_guess_interval=_rounded(*clustered(right, guesses)),
    )


def _rounded(low: float, high: float) -> tuple[float, float]:
    return round(low, 4), round(high, 4)
