"""The culprit: line-up, shared vision, and the three ways to name a group."""

import numpy as np

from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import assign_colours
from mysterium_nb.lab.batch.game_arrays import FOUND_ALL, GameRecords, HiddenArrays, PublicArrays
from mysterium_nb.lab.batch.player_protocols import Ghost, Psychics
from mysterium_nb.lab.batch.random_numbers import BoolArray, IntArray, Purpose
from mysterium_nb.lab.batch.reconstruction import fly_crow


def name_culprits(
    public: PublicArrays, secret: HiddenArrays, told: GameRecords, ghost: Ghost, psychics: Psychics
) -> None:
    """Name the culprit in every game in which all have finished."""
    rules = public.rules
    rows = np.flatnonzero(told.finished)
    if rules.poll == "tries":
        rows = rows[told.hours[rows] < rules.hours]  # the first try takes the next day
    if not rows.size:
        return
    _line_up(public, secret, rows)
    _share(public, secret, told, ghost, rows)
    if rules.poll == "straw":
        _vote(public, secret, told, psychics, rows)
    elif rules.poll == "agreement":
        _agree(public, secret, told, psychics, rows)
    else:
        _try(public, secret, told, psychics, rows)


def _line_up(public: PublicArrays, secret: HiddenArrays, rows: IntArray) -> None:
    rules = public.rules
    if rules.crow_per == "hour":
        public.crows[rows] = rules.crows
    kinds = np.arange(FOUND_ALL)
    public.groups[rows, : rules.psychics] = public.board[rows[:, None, None], kinds, secret.belongs[rows]]
    if rules.extra_groups:
        keys = public.chance.keys(Purpose.EXTRA_GROUPS, public.suspects)
        board = public.board[rows]
        drawn = np.where(public.there[rows], keys[rows[:, None, None], board], 2.0)
        extra = np.take_along_axis(board, np.argsort(drawn, axis=2)[:, :, : rules.extra_groups], axis=2)
        public.groups[rows, rules.psychics :] = extra.transpose(0, 2, 1)
    secret.hand.refill(rows)


def _share(public: PublicArrays, secret: HiddenArrays, told: GameRecords, ghost: Ghost, rows: IntArray) -> None:
    """The ghost lays three cards, after as many crows as it likes; they are shuffled."""
    while rows.size:
        group, places, throw = ghost.accuse(public, secret, rows)
        flies = throw.any(axis=1)
        fly_crow(public, secret, told, rows[flies], throw[flies])
        laying = rows[~flies]
        secret.culprit[laying] = group[~flies]
        cards = np.take_along_axis(secret.hand.cards[laying], places[~flies], axis=1)
        order = np.argsort(public.chance.keys(Purpose.SHARED_VISION, FOUND_ALL)[laying], axis=1)
        public.shared[laying] = np.take_along_axis(cards, order, axis=1)
        told.moves[laying] += 1
        rows = rows[flies]


def _vote(public: PublicArrays, secret: HiddenArrays, told: GameRecords, psychics: Psychics, rows: IntArray) -> None:
    """Low levels vote after one card, intermediate after two, high after three; all after three without levels."""
    rules = public.rules
    turned = public.turned(rows)
    for psychic in range(rules.psychics):
        told.votes[rows, psychic] = psychics.vote(public, rows, psychic, turned[:, psychic])
    told.moves[rows] += 2 * rules.psychics + 1  # all vote, each vote is opened, the culprit is turned
    told.tries[rows] = 1
    told.won[rows] = groups_by_votes(told.votes[rows], public.level[rows], rules.groups) == secret.culprit[rows]


def groups_by_votes(votes: IntArray, levels: IntArray, groups: int) -> IntArray:
    """The group with the most votes; tied, the vote of the highest level among those who voted for a tied group, and
    of the eldest of those, which is who sits first."""
    counts = (votes[:, :, None] == np.arange(groups)).sum(axis=1)
    most = counts.max(axis=1, keepdims=True)
    decisive = np.take_along_axis(counts, votes, axis=1) == most
    eldest = np.argmax(np.where(decisive, levels, -1), axis=1)
    return np.take_along_axis(votes, eldest[:, None], axis=1)[:, 0]


def _agree(public: PublicArrays, secret: HiddenArrays, told: GameRecords, psychics: Psychics, rows: IntArray) -> None:
    """Each person points once, and all must point at the same group."""
    rules = public.rules
    standing = np.ones((rows.size, rules.groups), dtype=bool)
    pawns = psychics.point(public, rows, standing)
    told.votes[rows] = pawns
    told.moves[rows] += 2 * len(assign_colours(rules.psychics, rules.people))
    told.tries[rows] = 1
    named, group = groups_by_pawns(pawns, rules)
    told.won[rows] = named & (group == secret.culprit[rows])


def _try(public: PublicArrays, secret: HiddenArrays, told: GameRecords, psychics: Psychics, rows: IntArray) -> None:
    """A try a day until the culprit is named or time is up; a group wrongly accused leaves the table."""
    rules = public.rules
    standing = np.ones((public.chance.games, rules.groups), dtype=bool)
    while rows.size:
        told.hours[rows] += 1
        pawns = psychics.point(public, rows, standing[rows])
        told.votes[rows] = pawns
        told.moves[rows] += 2 * rules.psychics
        named, group = groups_by_pawns(pawns, rules)
        told.tries[rows[named]] += 1
        right = named & (group == secret.culprit[rows])
        told.won[rows[right]] = True
        standing[rows[named], group[named]] = False
        rows = rows[~right & (told.hours[rows] < rules.hours)]


def groups_by_pawns(pawns: IntArray, rules: Rules) -> tuple[BoolArray, IntArray]:
    """Whether the pawns accuse a group, and the one that has the most."""
    counts = (pawns[:, :, None] == np.arange(rules.groups)).sum(axis=1)
    most = counts.max(axis=1)
    enough = {
        "all": most == pawns.shape[1],
        "majority": most * 2 > pawns.shape[1],
        "plurality": (counts == most[:, None]).sum(axis=1) == 1,
    }
    return enough["all" if rules.poll == "agreement" else rules.accusation], counts.argmax(axis=1)
