"""Games that were counted for one set of rules, and a few more of them whenever there is time."""

import threading
from collections import OrderedDict
from typing import NamedTuple, Self

import msgspec
import numpy as np
from msgspec.structs import replace

from mysterium_nb.decks import shipped
from mysterium_nb.engine.rules import Rules
from mysterium_nb.lab.batch.game_arrays import FOUND_ALL
from mysterium_nb.lab.batch.population import SimulatedPlayers, build_population
from mysterium_nb.lab.batch.random_numbers import BLOCK, BoolArray, IntArray
from mysterium_nb.lab.intervals import Interval, wilson
from mysterium_nb.lab.simulator import DEFAULT_PLAYERS, play_blocks

SEED = 1
_MOST_KEPT = 256


class Variant(msgspec.Struct, frozen=True):
    """What is tried: rules, and who plays by them."""

    rules: Rules
    who: SimulatedPlayers = DEFAULT_PLAYERS


class GameCounts(NamedTuple):
    """The first games of an arm, a row for each: the very games that `simulate` plays, with the same seed."""

    won: BoolArray
    finished: BoolArray
    hours: IntArray
    found: IntArray
    """(games, hours): cards found by all psychics together by the end of each hour."""
    behind: IntArray
    """How many cards the psychic who was furthest behind had found in the end."""
    lined_up: BoolArray
    """Whether there was time to name anybody."""

    @property
    def played(self) -> int:
        return len(self.won)

    def and_then(self, more: Self) -> "GameCounts":
        return GameCounts(*(np.concatenate(both) for both in zip(self, more, strict=True)))

    @property
    def wins(self) -> int:
        return int(self.won.sum())

    @property
    def win_rate(self) -> float:
        return self.wins / self.played

    @property
    def interval(self) -> Interval:
        return wilson(self.wins, self.played)


_kept: OrderedDict[Variant, GameCounts] = OrderedDict()
"""Whoever comes back to a setting finds its figure there, in any panel."""
_keeping = threading.Lock()


def cached_counts(arm: Variant) -> GameCounts | None:
    """As many games of an arm as were played so far."""
    arm = _as_minds_play(arm)
    with _keeping:
        games = _kept.get(arm)
        if games is not None:
            _kept.move_to_end(arm)
        return games


def _as_minds_play(arm: Variant) -> Variant:
    """Without what only people notice: whoever turns the hourglass does not wait for the same games again."""
    return replace(
        arm,
        rules=replace(
            arm.rules,
            crow_when="any_time",
            timer_seconds=None,
            assignment="random",
            help_forfeits=False,
            first_guess=False,
            hints=False,
            lexicon="visions",
        ),
    )


def play_more(arm: Variant, upto: int, stop: threading.Event) -> GameCounts:
    """Play an arm a little further: to so many games, or to the end of the block. What is less than a block is a first
    look, and the whole block has those games again."""
    arm = _as_minds_play(arm)
    have = cached_counts(arm)
    if have is None or have.played < BLOCK:
        games = _play(arm, 0, min(BLOCK, upto), stop)
    else:
        games = have.and_then(_play(arm, have.played // BLOCK, BLOCK, stop))
    with _keeping:
        _kept[arm] = games
        _kept.move_to_end(arm)
        while len(_kept) > _MOST_KEPT:
            _kept.popitem(last=False)
    return games


def _play(arm: Variant, block: int, games: int, stop: threading.Event) -> GameCounts:
    deck = shipped()
    population = build_population(arm.who, deck)
    public, secret, told = play_blocks(arm.rules, deck.ids, population, SEED, block, games, stop=stop)
    behind = np.minimum(public.step, FOUND_ALL).min(axis=1)
    return GameCounts(told.won, told.finished, told.hours, told.found, behind, secret.culprit >= 0)
