"""How well bots play: with each other, with minds they do not share, at every table.

`python -m mysterium_nb.lab.strength` plays it all again and rewrites `minds/strength.json`, which the notebooks show.
"""

import random
from collections.abc import Iterator, Mapping
from importlib.resources import files
from pathlib import Path
from typing import Literal

import msgspec

from mysterium_nb.decks import shipped
from mysterium_nb.kernel.cards import STANDARD
from mysterium_nb.kernel.editions import Rules, difficulties
from mysterium_nb.kernel.events import TableOpened
from mysterium_nb.kernel.evolve import evolve
from mysterium_nb.kernel.moves import Start
from mysterium_nb.kernel.rules import decide
from mysterium_nb.kernel.seats import GHOST, TABLE, SeatId, share_out
from mysterium_nb.kernel.state import NOWHERE, State
from mysterium_nb.kernel.views import view
from mysterium_nb.kernel.waiting import waiting_for
from mysterium_nb.lab.batch.people import Company
from mysterium_nb.lab.intervals import wilson
from mysterium_nb.lab.simulate import simulate
from mysterium_nb.minds import Bot, Dials, EnsembleMind, Partner, alike, minds_of

GhostKind = Literal["random", "one card", "reasoning"]
PsychicKind = Literal["literal", "pragmatic"]
GHOSTS: tuple[GhostKind, ...] = ("random", "one card", "reasoning")
"""Any card; the card nearest to the target; the best of all handfuls (S1)."""
PSYCHICS: tuple[PsychicKind, ...] = ("literal", "pragmatic")
"""L0 and L1."""
MINDS_ALIKE = 0.6
SIX_CARDS = (Rules.classic(players=4), Rules.classic(players=4).but(crows=0))
"""As published, and without crows: then the first guess is at what seven cards can say."""
CORRELATIONS = (0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0)
_STUCK = 5000


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
    """First guesses at a card; among `held_out` only those with all six cards of the kind still there."""
    first_guess_rate: float
    first_guess_interval: tuple[float, float]


class Strength(msgspec.Struct, frozen=True):
    tables: tuple[Result, ...]
    """Every player count and difficulty, every ghost, every psychic."""
    held_out: tuple[Result, ...]
    """Ghosts that think like all the minds but one, with psychics that have only that one; six cards of each kind."""
    correlations: tuple[Result, ...]
    """Minds less and less alike at one table, and last a mind that all share."""


def play(rules: Rules, bots: Mapping[SeatId, Bot], seed: int) -> tuple[State, list[bool]]:
    """A whole game of bots by the engine: how it ended, and which first guesses were right while all the cards of the
    kind lay there."""
    rng = random.Random(seed)
    state = evolve(NOWHERE, TableOpened(rules, STANDARD, hosted=False))
    events = decide(state, TABLE, Start(), rng)
    first: list[bool] = []
    moves = 0
    while True:
        before = state.phase
        for event in events:
            state = evolve(state, event)
        if state.phase == "manifestation" and before == "interpretation":
            first += _first_guesses(state)
        if state.phase == "over":
            return state, first
        waiting = waiting_for(state)
        seat = waiting[moves % len(waiting)]
        moves += 1
        if moves > _STUCK:
            raise RuntimeError(f"Nobody moves in {state!r}.")
        seen = view(state, seat)
        move = bots[seen.seat].choose(seen)
        events = [] if move is None else decide(state, seat, move, rng)


def _first_guesses(state: State) -> Iterator[bool]:
    """Of everybody who guesses after one vision, with all the cards of the kind still there: whether it is right."""
    for psychic, belongs in zip(state.psychics, state.hidden.sets, strict=True):
        whole = not psychic.finished and len(state.board[psychic.step]) == state.setup.rules.cards_per_kind
        if whole and psychic.pawn is not None and len(psychic.visions) == 1:
            yield psychic.pawn == belongs[psychic.step]


def at_a_table(rules: Rules, ghost: GhostKind, psychics: PsychicKind, likeness: float, games: int) -> Result:
    """Every seat has a mind of its own, as like the others as is said."""
    dials = Dials(alike=likeness, pragmatic=psychics == "pragmatic")
    frame = simulate(rules, games, who=Company(dials=dials, ghost=ghost))
    first = (int(frame["first_right"].sum()), int(frame["first_guesses"].sum()))
    return _result(rules, (ghost, psychics), likeness, (int(frame["won"].sum()), games), first)


def held_out(rules: Rules, name: str, psychics: PsychicKind, games: int) -> Result:
    """A ghost that thinks like all the minds but one, and psychics who have only that one."""
    minds = minds_of(shipped())
    listener, ghost = minds[name], EnsembleMind([mind for other, mind in minds.items() if other != name])
    likeness = alike(ghost.affinity, listener.affinity)
    dials = Dials(alike=likeness, pragmatic=psychics == "pragmatic")
    persons = share_out(rules.psychics, rules.people)
    wins, first = 0, list[bool]()
    for game in range(games):
        bots: dict[SeatId, Bot] = {colours[0]: Partner(listener, dials, game) for colours in persons}
        bots[GHOST] = Partner(ghost, dials, game)
        state, guessed = play(rules, bots, game)
        assert state.outcome is not None
        wins += state.outcome.won
        first += guessed
    names = (f"reasoning, all minds but {name}", f"{psychics}, {name} alone")
    return _result(rules, names, likeness, (wins, games), (sum(first), len(first)))


def _result(
    rules: Rules, names: tuple[str, str], likeness: float, won: tuple[int, int], first: tuple[int, int]
) -> Result:
    wins, games = won
    right, guesses = first
    return Result(
        edition=rules.edition,
        players=rules.players,
        difficulty=rules.difficulty,
        crows=rules.crows,
        ghost=names[0],
        psychics=names[1],
        alike=round(likeness, 3),
        games=games,
        wins=wins,
        win_rate=round(wins / games, 4),
        win_interval=_rounded(*wilson(wins, games)),
        first_guesses=guesses,
        first_guess_rate=round(right / guesses, 4),
        first_guess_interval=_rounded(*wilson(right, guesses)),
    )


def _rounded(low: float, high: float) -> tuple[float, float]:
    return round(low, 4), round(high, 4)


def tables() -> Iterator[Rules]:
    """Every player count and difficulty of the two games that there are; `revised` plays like `classic`."""
    for edition in ("classic", "original"):
        for difficulty in difficulties(edition):
            for players in range(2, 8):
                yield Rules.preset(edition, players, difficulty)


def measure(games: int) -> Strength:
    """All of it, with so many games of each sort, and four times as many where minds are less and less alike."""
    return Strength(
        tables=tuple(
            at_a_table(rules, ghost, psychics, MINDS_ALIKE, games)
            for rules in tables()
            for ghost in GHOSTS
            for psychics in PSYCHICS
        ),
        held_out=tuple(
            held_out(rules, name, psychics, games)
            for rules in SIX_CARDS
            for name in minds_of(shipped())
            for psychics in PSYCHICS
        ),
        correlations=tuple(
            at_a_table(Rules.classic(5), "reasoning", "pragmatic", likeness, 4 * games) for likeness in CORRELATIONS
        ),
    )


def strength() -> Strength:
    """The figures as they were measured last."""
    return msgspec.json.decode(files("mysterium_nb.minds").joinpath("strength.json").read_bytes(), type=Strength)


def main(games: int = 250) -> None:
    """Measure everything anew and write it down."""
    path = Path(str(files("mysterium_nb.minds"))) / "strength.json"
    path.write_bytes(msgspec.json.format(msgspec.json.encode(measure(games)), indent=1) + b"\n")


if __name__ == "__main__":
    main()
