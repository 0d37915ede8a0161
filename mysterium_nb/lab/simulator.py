"""Thousands of games in the time of a breath: what a set of rules does, with whom it is played."""

import os
import threading
from collections import deque
from collections.abc import Callable, Generator
from concurrent.futures import Future, ThreadPoolExecutor
from typing import TYPE_CHECKING

import numpy as np

from mysterium_nb.decks import Deck, shipped
from mysterium_nb.engine.cards import Cards
from mysterium_nb.engine.rules import Rules, check_rules
from mysterium_nb.lab.batch.backends import Backend
from mysterium_nb.lab.batch.game_arrays import GameRecords, HiddenArrays, PublicArrays
from mysterium_nb.lab.batch.play_block import play_block
from mysterium_nb.lab.batch.player_protocols import CulpritTurn, Ghost, GhostTurn, Psychics
from mysterium_nb.lab.batch.population import Population, SimulatedPlayers, build_population
from mysterium_nb.lab.batch.random_numbers import BLOCK, IntArray, RandomBlock

if TYPE_CHECKING:
    import polars as pl

MAX_BLOCKS_AT_ONCE = 4
"""Blocks of games that are played together at the most: more would keep whoever looks waiting."""
DEFAULT_PLAYERS = SimulatedPlayers()
"""The ensemble at a correlation of 0.6."""


def simulate(
    rules: Rules | str,
    games: int = 4000,
    seed: int = 1,
    who: SimulatedPlayers = DEFAULT_PLAYERS,
    *,
    deck: Deck | None = None,
    progress: Callable[[int, int], None] | None = None,
    stop: threading.Event | None = None,
) -> "pl.DataFrame":
    """Play so many games and tell of each in a row; with `stop` set, of those that were played by then.

    >>> import mysterium_nb as m
    >>> m.simulate("classic", games=20).columns[:4]
    ['game', 'won', 'why', 'finished']
    >>> m.simulate(m.Rules.classic(players=2).but(hours=8), games=20)["hours"].max() <= 8
    True
    """
    import polars as pl  # it takes as long to load as all the rest of the lab, and a slider can wait for it

    frames = []
    for frame in in_blocks(rules, games, seed, who, deck=deck):
        frames.append(frame)
        if progress is not None:
            progress(sum(map(len, frames)), games)
        if stop is not None and stop.is_set():
            break
    return pl.concat(frames)


def in_blocks(
    rules: Rules | str,
    games: int = 4000,
    seed: int = 1,
    who: SimulatedPlayers = DEFAULT_PLAYERS,
    *,
    deck: Deck | None = None,
    thinking: Backend | None = None,
) -> Generator["pl.DataFrame", None, None]:
    """The same, some blocks at a time as they are done: for figures that grow finer while one looks. A game's number
    and the seed decide its cards, whatever is asked for besides."""
    deck = deck or shipped()
    if isinstance(rules, str):
        rules = Rules.preset(rules)
    check_rules(rules, deck.ids)
    if games < 1:
        raise ValueError("Play at least one game.")
    population = build_population(who, deck)
    cores = os.cpu_count() or 1
    with ThreadPoolExecutor(cores) as threads:
        waiting: deque[Future[pl.DataFrame]] = deque()
        try:
            blocks = -(-games // BLOCK)
            together = min(MAX_BLOCKS_AT_ONCE, -(-blocks // cores))
            for block in range(0, blocks, together):
                size = min(together * BLOCK, games - block * BLOCK)
                waiting.append(
                    threads.submit(_frame_of_blocks, rules, deck.ids, population, seed, block, size, thinking)
                )
            while waiting:
                yield waiting.popleft().result()
        finally:
            for future in waiting:
                future.cancel()


def play_blocks(
    rules: Rules,
    cards: Cards,
    population: Population,
    seed: int,
    block: int,
    games: int,
    *,
    thinking: Backend | None = None,
    stop: threading.Event | None = None,
) -> tuple[PublicArrays, HiddenArrays, GameRecords]:
    """Play so many games from the beginning of a block, as arrays: all that frames and panels are made from. Once
    `stop` is set, the ghost's next turn raises `Cancelled`."""

    def players(public: PublicArrays) -> tuple[Ghost, Psychics]:
        ghost, psychics = population.players(public, thinking)
        return ghost if stop is None else _Interruptible(ghost, stop), psychics

    return play_block(rules, cards, RandomBlock(seed, block, games), players)


class Cancelled(Exception):
    """Somebody wants to know something else by now."""


class _Interruptible:
    """A ghost that looks up before each of its turns: a block of games is long for somebody who moves a slider."""

    def __init__(self, ghost: Ghost, stop: threading.Event) -> None:
        self._ghost = ghost
        self._stop = stop
        self.given = ghost.given
        self.found = ghost.found

    def turn(self, public: PublicArrays, secret: HiddenArrays, rows: IntArray, /) -> GhostTurn:
        if self._stop.is_set():
            raise Cancelled
        return self._ghost.turn(public, secret, rows)

    def accuse(self, public: PublicArrays, secret: HiddenArrays, rows: IntArray, /) -> CulpritTurn:
        return self._ghost.accuse(public, secret, rows)


def _frame_of_blocks(
    rules: Rules, cards: Cards, population: Population, seed: int, block: int, games: int, thinking: Backend | None
) -> "pl.DataFrame":
    played = play_blocks(rules, cards, population, seed, block, games, thinking=thinking)
    return _frame(*played, first=block * BLOCK)


def _frame(public: PublicArrays, secret: HiddenArrays, told: GameRecords, first: int) -> "pl.DataFrame":
    import polars as pl  # as above

    rows = np.arange(len(told.won))
    named = secret.culprit >= 0
    ended = np.where(told.won, "culprit_found", "out_of_time")
    if public.rules.poll != "tries":
        ended = np.where(named & ~told.won, "wrong_group", ended)
    lists = {
        "progress": public.step,
        "found": told.found,
        "levels": public.level,
        "tiers": public.turned(rows) - 1,
        "votes": told.votes + 1,
    }
    columns = {
        "game": rows + first,
        "won": told.won,
        "why": ended,
        "finished": told.finished,
        "hours": told.hours,
        "crows": told.crows,
        "visions": told.visions,
        "first_guesses": told.first_guesses,
        "first_right": told.first_right,
        "tokens": told.tokens,
        "tokens_right": told.tokens_right,
        "tries": told.tries,
        "culprit": secret.culprit + 1,
        "moves": told.moves,
    }
    numbers = {name: pl.Series(column) for name, column in columns.items()}
    several = {name: pl.Series(column).arr.to_list() for name, column in lists.items()}
    return pl.DataFrame(numbers | several)
