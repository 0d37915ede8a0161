"""The ghost of `minds`, thousands at a time: it asks what its psychics would make of a handful."""

from functools import cache
from itertools import permutations
from typing import NamedTuple

import numpy as np

from mysterium_nb.engine.seats import COLOURS
from mysterium_nb.lab.batch.arithmetic import group_factors, normalise_rows, pack_handful, sample, scale_to_one
from mysterium_nb.lab.batch.backends import Backend
from mysterium_nb.lab.batch.backends.numpy_backend import clarity_with_one_more, handful_clarity
from mysterium_nb.lab.batch.crow_value import NOTHING, at_most, expected, pool
from mysterium_nb.lab.batch.factor_tables import Tables
from mysterium_nb.lab.batch.game_arrays import FOUND_ALL, HiddenArrays, PublicArrays
from mysterium_nb.lab.batch.hands import NONE
from mysterium_nb.lab.batch.player_protocols import CulpritTurn, GhostTurn
from mysterium_nb.lab.batch.random_numbers import BoolArray, IntArray, Purpose, RealArray
from mysterium_nb.lab.batch.seated_minds import SeatedMinds
from mysterium_nb.lab.batch.vote_shares import triples, vote_shares
from mysterium_nb.minds.bots.accusation import CLEAR_ENOUGH, FRESH_HANDS
from mysterium_nb.minds.bots.crow import LARGEST_HAND, WORTH_A_CROW
from mysterium_nb.minds.bots.dials import Dials
from mysterium_nb.minds.bots.reasoning import CARD_COST, handfuls

_CLEAREST = 1e-4 - CARD_COST
"""No handful is worth more: one card that leaves no doubt (and a hair, for single precision)."""


class _Hungry(NamedTuple):
    """All psychics who wait for a vision, of all games."""

    game: IntArray
    """The place of their game among the rows."""
    psychic: IntArray
    minds: IntArray
    """The ghosts', by number."""
    columns: IntArray
    weights: RealArray
    targets: IntArray


class ReasoningGhost:
    def __init__(
        self, circle: SeatedMinds, tables: Tables, dials: Dials, public: PublicArrays, thinking: Backend
    ) -> None:
        self._thinking = thinking
        self._minds = circle.ghost
        self._factors = tables.trusted
        self._noise = dials.noise
        shape = (*circle.psychics.shape, public.rules.cards_per_kind)
        self._told = np.ones(shape, dtype=tables.trusted.dtype)
        """What the visions before each psychic say about each card, to a literal listener with the ghost's mind."""

    def given(self, public: PublicArrays, rows: IntArray, psychic: IntArray, cards: IntArray) -> None:
        columns = public.board[rows, public.step[rows, psychic]]
        said = self._thinking.product(self._factors, self._minds[rows], columns, pack_handful(cards))
        self._told[rows, psychic] = scale_to_one(self._told[rows, psychic] * said)

    def found(self, _public: PublicArrays, rows: IntArray, psychic: int) -> None:
        self._told[rows, psychic] = 1.0

    def turn(self, public: PublicArrays, secret: HiddenArrays, rows: IntArray) -> GhostTurn:
        """The clearest vision anybody can get goes first: who waits profits from the cards drawn meanwhile."""
        hungry = self._hungry(public, secret, rows)
        game, psychic = hungry.game, hungry.psychic
        slots = self._promising(secret, rows, hungry)
        hand = np.take_along_axis(secret.hand.cards[rows], slots, axis=1)
        clear = handful_clarity(self._factors, hungry.minds, hungry.columns, hungry.weights, hand[game], hungry.targets)
        ways = clear.argmax(axis=1)
        best = np.log(clear[np.arange(len(game)), ways].astype(np.float64))
        ranked = np.full((rows.size, public.rules.psychics), -np.inf)
        ranked[game, psychic] = best
        first = ranked.argmax(axis=1)
        chosen = np.flatnonzero(psychic == first[game])  # one for each game, in order
        way = self._slips(public, rows, first, clear[chosen], ways[chosen]) if self._noise else ways[chosen]
        give = _taken(slots, way, secret.hand.size)
        if not (public.crows[rows] > 0).any():
            return GhostTurn(first, give, np.zeros_like(give))
        begins = np.flatnonzero(np.diff(game, prepend=-1))
        wanted = np.logical_or.reduceat(_taken(slots[game], ways, secret.hand.size), begins)
        kept = pack_handful(np.where(handful_masks(slots.shape[1])[ways], hand[game], NONE))
        return GhostTurn(first, give, self._crow(public, secret, rows, wanted, hungry, kept, best))

    def _hungry(self, public: PublicArrays, secret: HiddenArrays, rows: IntArray) -> "_Hungry":
        columns, possible = public.sought(rows)
        beliefs = self._thinking.exclusive_weights(self._told[rows] * possible, public.step[rows])
        game, psychic = np.nonzero(public.waiting[rows])
        targets = secret.belongs[rows[game], psychic, public.step[rows[game], psychic]]
        minds = self._minds[rows[game]]
        return _Hungry(game, psychic, minds, columns[game, psychic], beliefs[game, psychic], targets)

    def _promising(self, secret: HiddenArrays, rows: IntArray, hungry: "_Hungry") -> IntArray:
        """The places in the hand that are worth a thought: all, or of a very large hand those that say most alone."""
        hand = secret.hand.cards[rows]
        if secret.hand.size <= LARGEST_HAND:
            return np.broadcast_to(np.arange(secret.hand.size), hand.shape)
        game = hungry.game
        cards = self._factors[hungry.minds[:, None, None], hungry.columns[:, None, :], hand[game][:, :, None]]
        alone = normalise_rows(cards * hungry.weights[:, None, :])[np.arange(len(game)), :, hungry.targets]
        said = np.zeros(hand.shape)
        np.maximum.at(said, game, alone)
        said[hand == NONE] = -1.0
        return np.sort(np.argsort(-said, axis=1, kind="stable")[:, :LARGEST_HAND], axis=1)

    def _slips(
        self, public: PublicArrays, rows: IntArray, psychic: IntArray, clear: RealArray, ways: IntArray
    ) -> IntArray:
        """A noisy ghost takes another handful now and then, the likelier the better."""
        chance = public.chance.keys(Purpose.GIVING, len(COLOURS), 2, number=public.hour)[rows, psychic]
        return np.where(chance[:, 0] < self._noise, sample(normalise_rows(clear), chance[:, 1]), ways)

    def _crow(
        self,
        public: PublicArrays,
        secret: HiddenArrays,
        rows: IntArray,
        wanted: BoolArray,
        hungry: "_Hungry",
        kept: IntArray,
        best: RealArray,
    ) -> BoolArray:
        """What is thrown where the cards that may come promise enough to everybody who waits."""
        whole = public.rules.crow_takes == "whole"
        held = secret.hand.cards[rows] != NONE
        throw = held if whole else held & ~wanted
        count = throw.sum(axis=1)
        enough = WORTH_A_CROW[public.rules.crow_per or "game"] * np.bincount(hungry.game, minlength=rows.size)
        most = np.bincount(hungry.game, _CLEAREST - best, rows.size)
        able = (public.crows[rows] > 0) & (count > 0) & (most > enough)
        free = np.zeros((rows.size, public.given.shape[2]), dtype=bool)
        free[able] = pool(public, secret, rows[able])
        pooled = free.sum(axis=1)
        able &= pooled > 0
        asked = np.flatnonzero(able[hungry.game])
        clear = clarity_with_one_more(
            self._factors,
            hungry.minds[asked],
            hungry.columns[asked],
            hungry.weights[asked],
            hungry.targets[asked],
            np.full_like(kept, NONE)[asked] if whole else kept[asked],
        )
        clear *= free[hungry.game[asked]]
        floor = np.full_like(best, NOTHING) if whole else best
        for hope in (at_most, expected):
            game = hungry.game[asked]
            hoped = hope(clear, count[game], pooled[game], floor[asked], secret.hand.size)
            able &= np.bincount(game, hoped - best[asked], rows.size) > enough
            asked, clear = asked[able[game]], clear[able[game]]
        thrown: BoolArray = throw & able[:, None]
        return thrown

    def accuse(self, public: PublicArrays, secret: HiddenArrays, rows: IntArray) -> CulpritTurn:
        slots = self._telling(public, secret, rows)
        hand = np.take_along_axis(secret.hand.cards[rows], slots, axis=1)
        cards = group_factors(self._factors, self._minds[rows], hand, public.groups[rows])
        shares = vote_shares(public, rows, cards)
        at = np.arange(rows.size)
        group = shares.max(axis=0).argmax(axis=0)
        lots = shares[:, group, at]
        best = lots.argmax(axis=0)
        chance = lots[best, at]
        chosen = triples(hand.shape[1])[best]
        clear = normalise_rows(cards)[at[:, None, None], chosen[:, :, None], np.arange(FOUND_ALL), group[:, None, None]]
        orders = np.array(list(permutations(range(FOUND_ALL))))
        suits = clear[:, orders, np.arange(FOUND_ALL)].prod(axis=2)
        places = np.take_along_axis(slots, np.take_along_axis(chosen, orders[suits.argmax(axis=1)], axis=1), axis=1)
        throw = np.zeros((rows.size, secret.hand.size), dtype=bool)
        doubtful = np.flatnonzero((public.crows[rows] > 0) & (chance < CLEAR_ENOUGH))
        if doubtful.size:
            throw[doubtful] = self._thrown(public, secret, rows[doubtful], places[doubtful], chance[doubtful])
        return CulpritTurn(group, places, throw)

    def _telling(self, public: PublicArrays, secret: HiddenArrays, rows: IntArray) -> IntArray:
        hand = secret.hand.cards[rows]
        if secret.hand.size <= LARGEST_HAND:
            return np.broadcast_to(np.arange(secret.hand.size), hand.shape)
        said = normalise_rows(group_factors(self._factors, self._minds[rows], hand, public.groups[rows])).max(
            axis=(2, 3)
        )
        return np.sort(np.argsort(-said, axis=1, kind="stable")[:, :LARGEST_HAND], axis=1)

    def _thrown(
        self, public: PublicArrays, secret: HiddenArrays, rows: IntArray, places: IntArray, chance: RealArray
    ) -> BoolArray:
        """What is not needed goes freely; the whole hand only if others promise more."""
        free = pool(public, secret, rows)
        if public.rules.crow_takes == "part":
            throw = np.ones((rows.size, secret.hand.size), dtype=bool)
            np.put_along_axis(throw, places, values=False, axis=1)
            return throw & np.asarray(free.any(axis=1))[:, None]
        size = min(secret.hand.size, LARGEST_HAND)
        fresh = np.zeros(rows.size)
        for number in range(FRESH_HANDS):
            keys = public.chance.keys(Purpose.FRESH_HANDS, free.shape[1], number=number)[rows]
            hand = np.argsort(np.where(free, keys, 2.0), axis=1)[:, :size]
            cards = group_factors(self._factors, self._minds[rows], hand, public.groups[rows])
            fresh += vote_shares(public, rows, cards).max(axis=(0, 1)) / FRESH_HANDS
        flies = (fresh > chance) & (free.sum(axis=1) >= secret.hand.size)
        return np.broadcast_to(flies[:, None], (rows.size, secret.hand.size))


@cache
def handful_masks(hand: int) -> BoolArray:
    """Which cards of a hand each handful takes: (handfuls, hand)."""
    places, sizes = handfuls(hand)
    masks = np.zeros((len(sizes), hand + 1), dtype=bool)
    np.put_along_axis(masks, places, values=True, axis=1)
    return masks[:, :hand]


def _taken(slots: IntArray, ways: IntArray, size: int) -> BoolArray:
    """Which cards of the hand a handful takes, as truths over the hand."""
    masks = handful_masks(slots.shape[1])[ways]
    if slots.shape[1] == size:
        return masks
    taken = np.zeros((len(slots), size), dtype=bool)
    np.put_along_axis(taken, slots, masks, axis=1)
    return taken
