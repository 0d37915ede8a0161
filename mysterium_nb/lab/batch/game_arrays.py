"""All the games of a block: what lies on their tables, and what only their ghosts know."""

import numpy as np

from mysterium_nb.engine.cards import KINDS, Cards
from mysterium_nb.engine.poll import tier_of
from mysterium_nb.engine.rules import Rules
from mysterium_nb.lab.batch.hands import Hand
from mysterium_nb.lab.batch.random_numbers import BoolArray, IntArray, Purpose, RandomBlock

FOUND_ALL = len(KINDS)


class PublicArrays:
    """What everybody sees. Psychics are counted from 0 in seat order, cards on the table by their place in the row."""

    def __init__(self, rules: Rules, cards: Cards, chance: RandomBlock) -> None:
        games, psychics, laid = chance.games, rules.psychics, rules.cards_per_kind
        self.rules = rules
        self.chance = chance
        self.suspects = sum(len(row) for row in cards.suspects)
        self.board = _board(cards, laid, chance)
        """(games, kinds, places): suspect cards by number, characters first, through all kinds."""
        self.there = np.ones((games, FOUND_ALL, laid), dtype=bool)
        self.step = np.zeros((games, psychics), dtype=np.int64)
        self.wrong = np.zeros((games, psychics, laid), dtype=np.int8)
        """The hour in which each psychic was wrong about a card of those looked for now; 0 where they were not."""
        self.given = np.zeros((games, psychics, len(cards.visions)), dtype=bool)
        """The visions that lie before each psychic."""
        self.waiting = np.zeros((games, psychics), dtype=bool)
        """Who still waits for this hour's vision."""
        self.level = np.zeros((games, psychics), dtype=np.int64)
        self.agree = np.full((games, psychics), rules.tokens // 2)
        self.disagree = self.agree.copy()
        self.crows = np.full(games, rules.crows)
        self.hour = 0
        self.groups = np.zeros((games, rules.groups, FOUND_ALL), dtype=np.int64)
        """The line-up: suspect cards by number."""
        self.shared = np.zeros((games, FOUND_ALL), dtype=np.int64)
        """The shared vision as it lies on the table."""

    def sought(self, rows: IntArray) -> tuple[IntArray, BoolArray]:
        """The cards of the kind that each psychic looks for, and which of them may still be the one: (rows, psychics,
        places); for the finished nothing may."""
        step = self.step[rows]
        kind = np.minimum(step, FOUND_ALL - 1)
        game = rows[:, None]
        possible = self.there[game, kind] & (self.wrong[rows] == 0) & (step < FOUND_ALL)[:, :, None]
        return self.board[game, kind], possible

    def turned(self, rows: IntArray) -> IntArray:
        """After how many cards of the shared vision each psychic votes: (rows, psychics)."""
        if self.rules.tiers is None:
            return np.full((rows.size, self.rules.psychics), FOUND_ALL)
        levels = self.level[rows]
        known = np.array([tier_of(self.rules, level) for level in range(int(levels.max(initial=0)) + 1)])
        return known[levels] + 1


class HiddenArrays:
    """What only the ghost knows."""

    def __init__(self, rules: Rules, cards: Cards, chance: RandomBlock) -> None:
        keys = chance.keys(Purpose.BELONGS, FOUND_ALL, cards.fewest_of_a_kind())[:, :, : rules.cards_per_kind]
        self.belongs = np.argsort(keys, axis=2)[:, :, : rules.psychics].transpose(0, 2, 1)
        """(games, psychics, kinds): places in the rows of the table."""
        self.hand = Hand(rules.hand, len(cards.visions), chance)
        self.culprit = np.full(chance.games, -1)


class GameRecords:
    """What is written down of each game for whoever studies it."""

    def __init__(self, rules: Rules, games: int) -> None:
        self.won = np.zeros(games, dtype=bool)
        self.finished = np.zeros(games, dtype=bool)
        self.hours = np.full(games, rules.hours)
        self.found = np.zeros((games, rules.hours), dtype=np.int64)
        """Cards found by all psychics together by the end of each hour."""
        self.crows = np.zeros(games, dtype=np.int64)
        self.visions = np.zeros(games, dtype=np.int64)
        self.first_guesses = np.zeros(games, dtype=np.int64)
        """How many first guesses at a card there were, and how many were right."""
        self.first_right = np.zeros(games, dtype=np.int64)
        self.tokens = np.zeros(games, dtype=np.int64)
        self.tokens_right = np.zeros(games, dtype=np.int64)
        self.votes = np.full((games, rules.psychics), -1)
        self.tries = np.zeros(games, dtype=np.int64)
        self.moves = np.zeros(games, dtype=np.int64)


def _board(cards: Cards, laid: int, chance: RandomBlock) -> IntArray:
    sizes = [len(row) for row in cards.suspects]
    first = np.cumsum([0, *sizes[:-1]])
    rows = [
        np.argsort(chance.keys(Purpose.SUSPECTS, size, number=kind), axis=1)[:, :laid] + first[kind]
        for kind, size in enumerate(sizes)
    ]
    return np.stack(rows, axis=1)
