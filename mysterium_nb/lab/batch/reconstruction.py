"""The reconstruction: visions, pawns, tokens, and what the ghost knocks."""

import numpy as np

from mysterium_nb.lab.batch.game_arrays import FOUND_ALL, GameRecords, HiddenArrays, PublicArrays
from mysterium_nb.lab.batch.hands import NONE
from mysterium_nb.lab.batch.player_protocols import Ghost, Psychics
from mysterium_nb.lab.batch.random_numbers import BoolArray, IntArray


def reconstruct(
    public: PublicArrays, secret: HiddenArrays, told: GameRecords, ghost: Ghost, psychics: Psychics
) -> None:
    """Every hour of every game, until all have finished or time is up."""
    rows = np.arange(public.chance.games)
    for hour in range(1, public.rules.hours + 1):
        _begin(public, secret, rows, hour)
        _give(public, secret, told, ghost, psychics, rows)
        pawns = psychics.guess(public, rows)
        pawns[public.step[rows] == FOUND_ALL] = NONE
        tokens = psychics.judge(public, rows, pawns) if public.rules.tokens else None
        _manifest(public, secret, told, ghost, psychics, rows, pawns, tokens)
        told.found[:, hour - 1 :] = public.step.sum(axis=1)[:, None]
        done = (public.step[rows] == FOUND_ALL).all(axis=1)
        told.finished[rows[done]] = True
        told.hours[rows[done]] = hour
        rows = rows[~done]
        if not rows.size:
            return


def _begin(public: PublicArrays, secret: HiddenArrays, rows: IntArray, hour: int) -> None:
    rules = public.rules
    public.hour = hour
    if rules.crow_per == "hour":
        public.crows[rows] = rules.crows
    if hour in rules.tokens_return:
        public.agree[rows] = public.disagree[rows] = rules.tokens // 2
    public.waiting[rows] = public.step[rows] < FOUND_ALL
    secret.hand.refill(rows)


def _give(
    public: PublicArrays, secret: HiddenArrays, told: GameRecords, ghost: Ghost, psychics: Psychics, rows: IntArray
) -> None:
    """Every ghost has its turn until nobody waits for a vision, or there is no card left to give."""
    hand = secret.hand
    while (rows := rows[public.waiting[rows].any(axis=1) & (hand.count[rows] > 0)]).size:
        psychic, give, throw = ghost.turn(public, secret, rows)
        flies = throw.any(axis=1)
        fly_crow(public, secret, told, rows[flies], throw[flies])
        serving, psychic, give = rows[~flies], psychic[~flies], give[~flies]
        cards = np.where(give, hand.cards[serving], NONE)
        game, slot = np.nonzero(give)
        public.given[serving[game], psychic[game], cards[game, slot]] = True
        public.waiting[serving, psychic] = False
        hand.take(serving, give)
        hand.refill(serving)
        told.visions[serving] += give.sum(axis=1)
        told.moves[serving] += 1
        ghost.given(public, serving, psychic, cards)
        psychics.given(public, serving, psychic, cards)


def fly_crow(public: PublicArrays, secret: HiddenArrays, told: GameRecords, rows: IntArray, throw: BoolArray) -> None:
    secret.hand.throw(rows, throw)
    public.crows[rows] -= 1
    told.crows[rows] += 1
    told.moves[rows] += 1


def _manifest(
    public: PublicArrays,
    secret: HiddenArrays,
    told: GameRecords,
    ghost: Ghost,
    psychics: Psychics,
    rows: IntArray,
    pawns: IntArray,
    tokens: IntArray | None,
) -> None:
    """Right: the card leaves the table and the visions are discarded. Wrong: the visions stay."""
    rules = public.rules
    step = public.step[rows]
    seeking = step < FOUND_ALL
    kind = np.minimum(step, FOUND_ALL - 1)
    right = seeking & (pawns == np.take_along_axis(secret.belongs[rows], kind[:, :, None], axis=2)[:, :, 0])
    first = seeking & (public.wrong[rows] == 0).all(axis=2)
    told.first_guesses[rows] += first.sum(axis=1)
    told.first_right[rows] += (first & right).sum(axis=1)
    told.moves[rows] += rules.psychics + 2 * seeking.sum(axis=1)  # everybody is sure; pawns are placed and judged
    if tokens is not None:
        _raise(public, told, rows, tokens, right)
    for psychic in range(rules.psychics):
        missed = seeking[:, psychic] & ~right[:, psychic]
        public.wrong[rows[missed], psychic, pawns[missed, psychic]] = public.hour
        _find(public, secret, ghost, psychics, rows[right[:, psychic]], psychic)


def _raise(public: PublicArrays, told: GameRecords, rows: IntArray, tokens: IntArray, right: BoolArray) -> None:
    well = ((tokens == 1) & right[:, None, :]) | ((tokens == -1) & ~right[:, None, :])
    public.level[rows] += well.sum(axis=2)
    public.agree[rows] -= (tokens == 1).sum(axis=2)
    public.disagree[rows] -= (tokens == -1).sum(axis=2)
    finishing = right & (public.step[rows] == FOUND_ALL - 1)
    public.level[rows] += finishing * (public.rules.hours - public.hour)
    told.tokens[rows] += (tokens != 0).sum(axis=(1, 2))
    told.tokens_right[rows] += well.sum(axis=(1, 2))
    told.moves[rows] += (tokens != 0).sum(axis=(1, 2))


def _find(
    public: PublicArrays, secret: HiddenArrays, ghost: Ghost, psychics: Psychics, rows: IntArray, psychic: int
) -> None:
    kind = public.step[rows, psychic]
    public.there[rows, kind, secret.belongs[rows, psychic, kind]] = False
    secret.hand.discards[rows] |= public.given[rows, psychic]
    public.given[rows, psychic] = False
    public.wrong[rows, psychic] = 0
    public.step[rows, psychic] += 1
    ghost.found(public, rows, psychic)
    psychics.found(public, rows, psychic)
