"""The corpus: two thousand games that bots played, shipped as tables, and the command that plays them again.

    python -m mysterium_nb.logs.shipped_corpus build DIR
    python -m mysterium_nb.logs.shipped_corpus again DIR

What is in it, how it was made and what it cannot tell stands in `corpus_data/data_sheet.md`.
"""

import argparse
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from mysterium_nb.decks import shipped
from mysterium_nb.engine.errors import ImpossibleRules
from mysterium_nb.engine.rules import EDITIONS, MAX_PLAYERS, Rules, difficulties
from mysterium_nb.engine.seats import GHOST, SeatId, assign_colours
from mysterium_nb.logs.tables.corpus_bots import ALL_IN_ONE, EYES
from mysterium_nb.logs.tables.exporting import export
from mysterium_nb.logs.tables.frames import Frames, read
from mysterium_nb.logs.tables.vision_beliefs import add_beliefs
from mysterium_nb.minds import PRESETS, Mind, NoisyMind, Partner, Voice, ensemble, minds_of
from mysterium_nb.table.autoplay import SimulatedClock, play_to_end
from mysterium_nb.table.store import Entry, MemoryStore
from mysterium_nb.table.table import Chooser, Table

FOLDER = Path(__file__).parent / "corpus_data"
GAMES = 2_000
TABLES_OF_AN_EVENING = 5
IN_EVENINGS = 200
"""The first so many games are evenings: tables with the same rules and the same deal."""

CHANGES: tuple[dict[str, Any], ...] = (
    {"hours": 6},
    {"hours": 8},
    {"hand": 5},
    {"hand": 9},
    {"crows": 0},
    {"tokens": 0},
    {"extra_groups": 1},
    {"accusation": "majority"},
)
_CHANGED = 0.2
_FIRST_GUESS = 0.2
_MIXED = 0.3
_TALKING = 0.1
"""Shares of the games that have a changed rule, private first guesses, a mixed company, or bots that talk."""
_NEW_YEAR = 1_798_830_000_000
"""The first evening, in the bots' own time: 2027-01-01 19:00 UTC."""
_AN_HOUR = 3_600_000


class Plan(NamedTuple):
    """What is played in a game of the corpus, and by whom."""

    rules: Rules
    deal: str
    """The name of the evening's deal; nothing for a game that stands alone."""
    seed: str
    cast: tuple[str, ...]
    """The ghost, then the psychics' players: a name says dials and eye, as `friend-colours`."""
    lang: str | None


def corpus() -> Frames:
    """The tables of the 2,000 games that come with the project.

    >>> import mysterium_nb as m
    >>> len(m.corpus())
    2000
    >>> m.corpus()["games"]["edition"].unique().sort().to_list()
    ['classic', 'revised', 'original']
    """
    return read(FOLDER)


def plan_game(number: int) -> Plan:
    """The plan of a game, from 1; the same for ever."""
    rng = random.Random(f"corpus, game {number}")
    evening = (number - 1) // TABLES_OF_AN_EVENING + 1 if number <= IN_EVENINGS else 0
    deal = f"evening-{evening:02}" if evening else ""
    seed = f"corpus, {deal or number}"
    rules = _rules(random.Random(seed))
    presets = [*PRESETS] if rng.random() < _MIXED else [rng.choice([*PRESETS])]
    everybody = [f"{preset}-{eye}" for preset in presets for eye in EYES]
    cast = tuple(rng.sample(everybody, rules.players))
    return Plan(rules, deal, seed, cast, rng.choice(("en", "fr")) if rng.random() < _TALKING else None)


def _rules(rng: random.Random) -> Rules:
    edition = rng.choice(EDITIONS)
    rules = Rules.preset(edition, rng.randint(2, MAX_PLAYERS), rng.choice(difficulties(edition)))
    rules = rules.but(assignment="random")  # an evening's tables get the same cards
    if rng.random() < _FIRST_GUESS:
        rules = rules.but(first_guess=True)
    return rng.choice(_changed(rules)) if rng.random() < _CHANGED else rules


def _changed(rules: Rules) -> list[Rules]:
    """The rules with each change that is one, and that they can bear."""
    changed = []
    for change in CHANGES:
        try:
            changed.append(rules.but(**change))
        except ImpossibleRules:
            continue
    return [other for other in changed if other != rules]


def play_game(number: int) -> list[Entry]:
    """Play a game of the corpus; its log."""
    plan = plan_game(number)
    clock, store = SimulatedClock(_NEW_YEAR + number * _AN_HOUR), MemoryStore()
    rng = random.Random(f"{plan.seed}, at table {number}")
    table = Table.open(plan.rules, cards=shipped().ids, store=store, clock=clock, rng=rng)
    persons: list[tuple[SeatId, ...]] = [(GHOST,), *assign_colours(plan.rules.psychics, plan.rules.people)]
    bots: dict[SeatId, Chooser] = {}
    for name, seats in zip(plan.cast, persons, strict=True):
        table.sit(seats[0], name, "bot")
        bots |= dict.fromkeys(seats, _bot(name, plan.lang).choose)
    table.start(seed=plan.seed, deal=plan.deal)
    for _ in play_to_end(table, bots, clock):
        pass
    return table.log


def _bot(name: str, lang: str | None) -> Partner:
    """A bot of the cast: whoever has the same name has the same mind in every game."""
    deck = shipped()
    preset, eye = name.split("-", 1)
    dials = PRESETS[preset]
    clear: Mind = ensemble(deck) if eye in ALL_IN_ONE else minds_of(deck)[eye]
    mind = NoisyMind(clear, dials.alike**0.5, name)
    return Partner(mind, dials, name, None if lang is None else Voice(deck, lang))


def build(folder: Path, games: int = GAMES) -> None:
    """Play the games and write their tables; the same games give the same tables."""
    store = MemoryStore()
    for number in range(1, games + 1):
        store.append(f"bots-{number:04}", play_game(number))
    export(add_beliefs(read(store), ensemble(shipped())), folder)
    _label(folder / "datapackage.json")


def rewrite_tables(folder: Path) -> None:
    """Write the shipped games once more, as tables are written today; no game is played, and none changes."""
    export(corpus(), folder)
    _label(folder / "datapackage.json")


def _label(package: Path) -> None:
    """Say in the description of the tables what they are, and under which licence they may be passed on."""
    described = msgspec.json.decode(package.read_bytes()) | {
        "name": "mysterium-corpus",
        "title": "Games that bots played",
        "description": "No people played these games; the data sheet says who did.",
        "licenses": [{"name": "CC-BY-4.0", "path": "https://creativecommons.org/licenses/by/4.0/"}],
    }
    package.write_bytes(msgspec.json.format(msgspec.json.encode(described), indent=2) + b"\n")


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m mysterium_nb.logs.shipped_corpus", description=corpus.__doc__)
    actions = parser.add_subparsers(required=True, metavar="ACTION")
    building = actions.add_parser("build", help="play the games and write their tables into a new folder")
    building.add_argument("folder", type=Path)
    building.add_argument("--games", type=int, default=GAMES, help="default: %(default)s")
    building.set_defaults(make=lambda options: build(options.folder, options.games))
    copying = actions.add_parser("again", help="write the shipped games once more, in today's tables")
    copying.add_argument("folder", type=Path)
    copying.set_defaults(make=lambda options: rewrite_tables(options.folder))
    options = parser.parse_args(arguments)
    options.make(options)


if __name__ == "__main__":
    main()
