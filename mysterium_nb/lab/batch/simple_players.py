"""Ghosts of one card and psychics who take it at its word: the lower rungs of the ladder of restricted play."""

import numpy as np

from mysterium_nb.engine.seats import COLOURS
from mysterium_nb.lab.batch.arithmetic import pack_handful
from mysterium_nb.lab.batch.game_arrays import FOUND_ALL, HiddenArrays, PublicArrays
from mysterium_nb.lab.batch.hands import NONE
from mysterium_nb.lab.batch.player_protocols import CulpritTurn, GhostTurn
from mysterium_nb.lab.batch.random_numbers import BoolArray, IntArray, Purpose, RealArray
from mysterium_nb.lab.batch.seated_minds import SeatedMinds, affinity_rows

POOR = 1.0
"""A hand is poor whose best card is no nearer to the target than this."""


class _OneCard:
    """What both ghosts of one card do: they remember nothing."""

    def given(self, _public: PublicArrays, _rows: IntArray, _psychic: IntArray, _cards: IntArray) -> None:
        pass

    def found(self, _public: PublicArrays, _rows: IntArray, _psychic: int) -> None:
        pass


class RandomGhost(_OneCard):
    """Gives a card without looking, never lets a crow fly, and accuses anybody."""

    def turn(self, public: PublicArrays, secret: HiddenArrays, rows: IntArray) -> GhostTurn:
        psychic = public.waiting[rows].argmax(axis=1)
        chance = public.chance.keys(Purpose.GIVING, len(COLOURS), number=public.hour)[rows, psychic]
        place = (chance * secret.hand.count[rows]).astype(np.int64)
        return GhostTurn(psychic, np.arange(secret.hand.size) == place[:, None], _nothing(secret, rows))

    def accuse(self, public: PublicArrays, secret: HiddenArrays, rows: IntArray) -> CulpritTurn:
        group = (public.chance.keys(Purpose.CULPRIT, 1)[rows, 0] * public.rules.groups).astype(np.int64)
        first = np.broadcast_to(np.arange(FOUND_ALL), (rows.size, FOUND_ALL))
        return CulpritTurn(group, first, _nothing(secret, rows))


class BestCardGhost(_OneCard):
    """Gives the card nearest to the target, as its own mind sees it, and lets crows fly from poor hands."""

    def __init__(self, circle: SeatedMinds) -> None:
        self._circle = circle

    def turn(self, public: PublicArrays, secret: HiddenArrays, rows: IntArray) -> GhostTurn:
        psychic = public.waiting[rows].argmax(axis=1)
        kind = public.step[rows, psychic]
        target = public.board[rows, kind, secret.belongs[rows, psychic, kind]]
        near = self._near(secret, rows, target[:, None])[:, :, 0]
        give = np.arange(secret.hand.size) == near.argmax(axis=1)[:, None]
        return GhostTurn(psychic, give, _thrown(public, secret, rows, near))

    def accuse(self, public: PublicArrays, secret: HiddenArrays, rows: IntArray) -> CulpritTurn:
        """The group whose three cards the hand can best hint at: the best card for the character, then of the others
        for the location, then for the object."""
        groups, hand = public.rules.groups, secret.hand.size
        near = self._near(secret, rows, public.groups[rows].reshape(rows.size, -1))
        each = near.reshape(rows.size, hand, groups, FOUND_ALL).transpose(0, 2, 3, 1)
        score = np.zeros((rows.size, groups))
        places = np.zeros((rows.size, groups, FOUND_ALL), dtype=np.int64)
        taken = np.zeros((rows.size, groups, hand), dtype=bool)
        for kind in range(FOUND_ALL):
            left = np.where(taken, -np.inf, each[:, :, kind])
            places[:, :, kind] = left.argmax(axis=2)
            score += left.max(axis=2)
            np.put_along_axis(taken, places[:, :, kind, None], values=True, axis=2)
        best = score.argmax(axis=1)
        cards = places[np.arange(rows.size), best]
        return CulpritTurn(best, cards, _thrown(public, secret, rows, near.max(axis=2)))

    def _near(self, secret: HiddenArrays, rows: IntArray, cards: IntArray) -> RealArray:
        """(rows, hand, cards): how near the cards of the hand are; no card is nearest to nothing."""
        held = secret.hand.cards[rows]
        near = affinity_rows(self._circle.affinity, self._circle.ghost[rows], held, cards)
        return np.where(held[:, :, None] == NONE, -np.inf, near)


def _nothing(secret: HiddenArrays, rows: IntArray) -> BoolArray:
    return np.zeros((rows.size, secret.hand.size), dtype=bool)


def _thrown(public: PublicArrays, secret: HiddenArrays, rows: IntArray, near: RealArray) -> BoolArray:
    """While there are crows, from a poor hand the cards that hint at nothing, or all where the rules say so."""
    held = secret.hand.cards[rows] != NONE
    useless = held if public.rules.crow_takes == "whole" else held & (near < POOR)
    thrown: BoolArray = useless & ((near.max(axis=1) < POOR) & (public.crows[rows] > 0))[:, None]
    return thrown


class LiteralPsychics:
    """Take the card that their visions are nearest to, agree with whoever reads as they do, and vote alike."""

    def __init__(self, circle: SeatedMinds, public: PublicArrays) -> None:
        games, psychics = circle.psychics.shape
        self._circle = circle
        self._near = np.zeros((games, psychics, psychics, public.rules.cards_per_kind))
        """How near each psychic finds each psychic's visions to each card."""

    def given(self, public: PublicArrays, rows: IntArray, psychic: IntArray, cards: IntArray) -> None:
        sought = public.board[rows, public.step[rows, psychic]]
        for card in pack_handful(cards).T:
            given = np.flatnonzero(card != NONE)
            at = rows[given]
            _, visions, suspects = self._circle.affinity.shape
            lines = (self._circle.psychics[at] * visions + card[given, None]) * suspects
            near = self._circle.affinity.reshape(-1).take(lines[:, :, None] + sought[given, None])
            self._near[at, :, psychic[given]] += near

    def found(self, _public: PublicArrays, rows: IntArray, psychic: int) -> None:
        self._near[rows, :, psychic] = 0.0

    def _reads(self, public: PublicArrays, rows: IntArray) -> IntArray:
        """(rows, readers, psychics): the place each reader takes each psychic's card to be at."""
        _, possible = public.sought(rows)
        reads: IntArray = np.where(possible[:, None], self._near[rows], -np.inf).argmax(axis=3)
        return reads

    def guess(self, public: PublicArrays, rows: IntArray) -> IntArray:
        return self._reads(public, rows).diagonal(axis1=1, axis2=2).copy()

    def judge(self, public: PublicArrays, rows: IntArray, pawns: IntArray) -> IntArray:
        """In seat order, as long as there are tokens."""
        psychics = public.rules.psychics
        tokens = np.zeros((rows.size, psychics, psychics), dtype=np.int64)
        reads = self._reads(public, rows)
        for reader in range(psychics):
            agree, disagree = public.agree[rows, reader].copy(), public.disagree[rows, reader].copy()
            for psychic in range(psychics):
                if psychic != reader:
                    stands = pawns[:, psychic] != NONE
                    same = reads[:, reader, psychic] == pawns[:, psychic]
                    agrees, differs = stands & same & (agree > 0), stands & ~same & (disagree > 0)
                    tokens[:, reader, psychic] = agrees.astype(np.int64) - differs
                    agree -= agrees
                    disagree -= differs
        return tokens

    def _likes(self, public: PublicArrays, rows: IntArray, psychic: int, turned: IntArray) -> RealArray:
        """(rows, groups): how near the shared cards turned so far are to all cards of each group."""
        groups = public.groups[rows].reshape(rows.size, -1)
        near = affinity_rows(self._circle.affinity, self._circle.psychics[rows, psychic], public.shared[rows], groups)
        seen = np.arange(FOUND_ALL) < turned[:, None]
        each = near.reshape(rows.size, FOUND_ALL, -1, FOUND_ALL).sum(axis=3)
        result: RealArray = np.where(seen[:, :, None], each, 0.0).sum(axis=1)
        return result

    def vote(self, public: PublicArrays, rows: IntArray, psychic: int, turned: IntArray) -> IntArray:
        group: IntArray = self._likes(public, rows, psychic, turned).argmax(axis=1)
        return group

    def point(self, public: PublicArrays, rows: IntArray, standing: BoolArray) -> IntArray:
        """Everybody at the group they like best, where pawns try; at the first psychic's, where people must agree."""
        everything = np.full(rows.size, FOUND_ALL)
        points = [
            np.where(standing, self._likes(public, rows, psychic, everything), -np.inf).argmax(axis=1)
            for psychic in range(public.rules.psychics)
        ]
        if public.rules.poll == "agreement":
            points = points[:1] * public.rules.psychics
        return np.stack(points, axis=1)
