"""How well bots play: with each other, with minds they do not share, at every table.

`python -m mysterium_nb.lab.evaluation.bot_strength` plays it all again and rewrites `bot_strength.json`, which the
notebooks show. It takes some minutes. The arithmetic is numpy's: the compiled one is as good, and differs in the last
digits, so that here and there another card is sent; and whether it is there yet is no property of bots.
"""

import hashlib
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Literal

import msgspec

from mysterium_nb.decks import Deck, shipped
from mysterium_nb.engine.rules import Rules, difficulties
from mysterium_nb.lab.batch.backends import NUMPY
from mysterium_nb.lab.batch.population import SimulatedPlayers
from mysterium_nb.lab.evaluation.disjoint_minds import held_out
from mysterium_nb.lab.evaluation.matchups import WHERE, preset_result
from mysterium_nb.lab.evaluation.results import Counted, Result, result
from mysterium_nb.lab.simulator import in_blocks
from mysterium_nb.minds import PRESETS, Dials, minds_of
from mysterium_nb.version import VERSION

GhostKind = Literal["random", "one card", "reasoning"]
PsychicKind = Literal["literal", "pragmatic"]
GHOSTS: tuple[GhostKind, ...] = ("random", "one card", "reasoning")
"""Any card; the card nearest to the target; the best of all handfuls (S1)."""
PSYCHICS: tuple[PsychicKind, ...] = ("literal", "pragmatic")
"""L0 and L1."""
MINDS_ALIKE = 0.6
FIVE = Rules.classic(players=5)
SIX_CARDS = (Rules.classic(players=4), Rules.classic(players=4).but(crows=0))
"""As published, and without crows: then the first guess is at what seven cards can say."""
CORRELATIONS = (0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0)
SEED = 1
GAMES = 250
"""Games of each sort; four times as many where minds are less and less alike."""


class Provenance(msgspec.Struct, frozen=True):
    """With what the figures were measured."""

    version: str
    deck: str
    cards: str
    """The mark of what minds see of the deck: another deck has another."""
    seed: int
    """The batch's; games by the engine are numbered from 0."""


class Strength(msgspec.Struct, frozen=True):
    made: Provenance
    tables: tuple[Result, ...]
    """Every player count and difficulty, every ghost, every psychic."""
    held_out: tuple[Result, ...]
    """Ghosts that think like all the minds but one, with psychics that have only that one; six cards of each kind."""
    own_facts: tuple[Result, ...]
    """The same with minds that share no facts: no tag that is also a mood or a palette, no echoes."""
    presets: tuple[Result, ...]
    """Twins, friends, strangers and so on as they are seated: among themselves, as a ghost of people, and with a person
    as their ghost. People are made up, and as alike as friends."""
    correlations: tuple[Result, ...]
    """Minds less and less alike at one table, and last a mind that all share."""


def at_a_table(rules: Rules, ghost: GhostKind, psychics: PsychicKind, likeness: float, games: int) -> Result:
    """Every seat has a mind of its own, as like the others as is said."""
    who = SimulatedPlayers(dials=Dials(alike=likeness, pragmatic=psychics == "pragmatic"), ghost=ghost)
    counted = [
        Counted(*game)
        for frame in in_blocks(rules, games, SEED, who, thinking=NUMPY)
        for game in frame.select("won", "first_right", "first_guesses").iter_rows()
    ]
    return result(rules, (ghost, psychics), likeness, counted)


def preset_rules() -> Iterator[Rules]:
    """Every player count and difficulty of the two games that there are; `revised` plays like `classic`."""
    for edition in ("classic", "original"):
        for difficulty in difficulties(edition):
            for players in range(2, 8):
                yield Rules.preset(edition, players, difficulty)


def measure_strength(games: int) -> Strength:
    """All of it, with so many games of each sort."""
    with_others, with_strangers = (
        tuple(
            held_out(rules, name, psychics, games, own_facts=own_facts)
            for rules in SIX_CARDS
            for name in minds_of(shipped())
            for psychics in PSYCHICS
        )
        for own_facts in (False, True)
    )
    return Strength(
        made=Provenance(VERSION, shipped().deck, deck_hash(shipped()), SEED),
        tables=tuple(
            at_a_table(rules, ghost, psychics, MINDS_ALIKE, games)
            for rules in preset_rules()
            for ghost in GHOSTS
            for psychics in PSYCHICS
        ),
        held_out=with_others,
        own_facts=with_strangers,
        presets=tuple(preset_result(FIVE, preset, where, games) for preset in PRESETS for where in WHERE),
        correlations=tuple(
            at_a_table(FIVE, "reasoning", "pragmatic", likeness, 4 * games) for likeness in CORRELATIONS
        ),
    )


def deck_hash(deck: Deck) -> str:
    """A mark of all that minds see of a deck's cards."""
    seen = [(c.id, c.name, c.alt, c.motifs, c.colours, c.moods, c.composition, c.palette) for c in deck.cards]
    return hashlib.sha256(msgspec.json.encode(seen)).hexdigest()[:12]


def strength() -> Strength:
    """The figures as they were measured last."""
    return msgspec.json.decode(
        files("mysterium_nb.lab.evaluation").joinpath("bot_strength.json").read_bytes(), type=Strength
    )


def main(games: int = GAMES) -> None:
    """Measure everything anew and write it down."""
    path = Path(str(files("mysterium_nb.lab.evaluation"))) / "bot_strength.json"
    path.write_bytes(msgspec.json.format(msgspec.json.encode(measure_strength(games)), indent=1) + b"\n")


if __name__ == "__main__":
    main()
