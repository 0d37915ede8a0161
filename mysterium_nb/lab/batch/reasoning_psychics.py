"""The psychics of `minds`, thousands at a time: they ask what the ghost meant."""

import numpy as np

from mysterium_nb.engine.seats import COLOURS
from mysterium_nb.lab.batch.arithmetic import group_factors, pack_handful, sample, scale_to_one
from mysterium_nb.lab.batch.backends import Backend
from mysterium_nb.lab.batch.backends.numpy_backend import average_alternative, likelihoods
from mysterium_nb.lab.batch.factor_tables import Tables
from mysterium_nb.lab.batch.game_arrays import FOUND_ALL, PublicArrays
from mysterium_nb.lab.batch.hands import NONE
from mysterium_nb.lab.batch.naming_culprit import groups_by_pawns
from mysterium_nb.lab.batch.random_numbers import BoolArray, IntArray, Purpose, RealArray
from mysterium_nb.lab.batch.seated_minds import SeatedMinds, persons
from mysterium_nb.minds.bots.dials import Dials
from mysterium_nb.minds.bots.listener import PAWN
from mysterium_nb.minds.bots.reasoning import MOST_CARDS, group_belief
from mysterium_nb.minds.bots.token_choice import CERTAIN

_NEVER = -1.0
"""Less than any chance."""


class ReasoningPsychics:
    def __init__(
        self, circle: SeatedMinds, tables: Tables, dials: Dials, public: PublicArrays, thinking: Backend
    ) -> None:
        rules = public.rules
        self._thinking = thinking
        games, psychics = circle.psychics.shape
        self._tables = tables
        self._pragmatic = dials.pragmatic
        self._noise = dials.noise
        self._persons = persons(rules)
        self._readers = sorted(set(self._persons))
        self._minds = circle.psychics[:, self._readers]
        shape = (games, len(self._readers), psychics, rules.cards_per_kind)
        self._told = np.ones(shape, dtype=tables.plain.dtype)
        """How likely each reader finds each card because of the visions before each psychic."""
        self._before = np.ones(shape, dtype=tables.plain.dtype)
        """What the visions weighed so far say to a literal listener."""
        self._sent = np.full((games, psychics, MOST_CARDS), NONE)
        """This hour's visions, until they are weighed."""

    def given(self, _public: PublicArrays, rows: IntArray, psychic: IntArray, cards: IntArray) -> None:
        self._sent[rows, psychic] = pack_handful(cards)

    def found(self, _public: PublicArrays, rows: IntArray, psychic: int) -> None:
        self._told[rows, :, psychic] = self._before[rows, :, psychic] = 1.0

    def _weigh(self, public: PublicArrays, rows: IntArray) -> None:
        """This hour's visions, for every reader and before the table as it lies."""
        game, psychic = np.nonzero(self._sent[rows, :, 0] != NONE)
        at, readers = rows[game], len(self._readers)
        minds = self._minds[at].reshape(-1)
        columns, possible = public.sought(rows)
        columns = columns[game, psychic].repeat(readers, axis=0)
        cards = self._sent[at, psychic].repeat(readers, axis=0)
        told, before = self._told[at, :, psychic], self._before[at, :, psychic]
        if self._pragmatic:
            weights = before * possible[game, psychic][:, None, :]
            first, same = _alike(game, public.step[at, psychic], (before == 1).all(axis=(1, 2)))
            rows_of = (first[:, None] * readers + np.arange(readers)).reshape(-1)
            flat = weights.reshape(columns.shape)
            other = average_alternative(self._tables, minds[rows_of], columns[rows_of], flat[rows_of])
            other = other.reshape(-1, readers, columns.shape[1])[same].reshape(columns.shape)
            likely, after = likelihoods(self._tables, minds, columns, flat, cards, other, public.rules.hand)
            self._before[at, :, psychic] = scale_to_one(after.reshape(before.shape))
        else:
            likely = self._thinking.product(self._tables.trusted, minds, columns, cards)
        self._told[at, :, psychic] = scale_to_one(told * likely.reshape(told.shape))

    def _likely(self, public: PublicArrays, rows: IntArray) -> RealArray:
        """How likely each reader finds each card that may still be a psychic's: (readers, rows, psychics, cards)."""
        _, possible = public.sought(rows)
        result: RealArray = self._told[rows].swapaxes(0, 1) * possible
        return result

    def _beliefs(self, told: RealArray, step: IntArray, pawns: IntArray) -> RealArray:
        """One reader's belief about every psychic's card, pawns that stand taken into account."""
        weights = told.copy()
        game, psychic = np.nonzero(pawns != NONE)
        weights[game, psychic, pawns[game, psychic]] *= PAWN
        return self._thinking.exclusive_weights(weights, step)

    def guess(self, public: PublicArrays, rows: IntArray) -> IntArray:
        """One person after the other, and of a person's psychics the surest first."""
        self._weigh(public, rows)
        self._sent[rows] = NONE
        pawns = np.full((rows.size, public.rules.psychics), NONE)
        at, step, told = np.arange(rows.size), public.step[rows], self._likely(public, rows)
        for number, reader in enumerate(self._readers):
            mine = np.array([psychic for psychic, person in enumerate(self._persons) if person == reader])
            for _ in mine:
                beliefs = self._beliefs(told[number], step, pawns)[:, mine]
                opens = (step[:, mine] < FOUND_ALL) & (pawns[:, mine] == NONE)
                likeliest, sure = _best(beliefs)
                surest = np.where(opens, sure, _NEVER).argmax(axis=1)
                card, psychic = likeliest[at, surest], mine[surest]
                if self._noise:
                    chance = public.chance.keys(Purpose.GUESSING, len(COLOURS), 2, number=public.hour)[rows, psychic]
                    card = np.where(chance[:, 0] < self._noise, sample(beliefs[at, surest], chance[:, 1]), card)
                able = opens.any(axis=1)
                pawns[at[able], psychic[able]] = card[able]
        return pawns

    def judge(self, public: PublicArrays, rows: IntArray, pawns: IntArray) -> IntArray:
        """The most certain first, and as many as are due so that none is left when all come back."""
        psychics = public.rules.psychics
        step, told = public.step[rows], self._likely(public, rows)
        right = np.zeros((rows.size, psychics, psychics), dtype=told.dtype)
        for number, reader in enumerate(self._readers):
            beliefs = self._beliefs(told[number], step, pawns)
            believed = np.take_along_axis(beliefs, np.maximum(pawns, 0)[:, :, None], axis=2)[:, :, 0]
            for psychic, person in enumerate(self._persons):
                if person == reader:
                    right[:, psychic] = believed
        free = (pawns != NONE)[:, None, :] & ~np.eye(psychics, dtype=bool)
        chances = np.where(free[..., None], np.stack((right, 1 - right), axis=3), _NEVER)
        left = np.stack((public.agree[rows], public.disagree[rows]), axis=2)
        due = -(-left // _hours_to_spend(public, rows)[:, None, None])
        tokens = np.zeros((rows.size, psychics, psychics), dtype=np.int64)
        for _ in range(psychics - 1):
            enough = np.where(left > 0, np.where(due > 0, 0.0, CERTAIN), np.inf).astype(chances.dtype)
            wanted = np.where(chances >= enough[:, :, None], chances, _NEVER).reshape(rows.size, psychics, -1)
            choice, chance = _best(wanted)
            game, owner = np.nonzero(chance > _NEVER)
            pawn, face = np.divmod(choice[game, owner], 2)
            tokens[game, owner, pawn] = 1 - 2 * face
            chances[game, owner, pawn] = _NEVER
            left[game, owner, face] -= 1
            due[game, owner, face] -= 1
        return tokens

    def _groups(
        self, public: PublicArrays, rows: IntArray, psychic: int, turned: int, standing: BoolArray | None = None
    ) -> RealArray:
        reader = self._readers.index(self._persons[psychic])
        minds = self._minds[rows, reader]
        shared = group_factors(self._tables.trusted, minds, public.shared[rows, :turned], public.groups[rows])
        if standing is not None:
            shared = shared * standing[:, None, None, :]
        return group_belief(shared)

    def vote(self, public: PublicArrays, rows: IntArray, psychic: int, turned: IntArray) -> IntArray:
        votes = np.zeros(rows.size, dtype=np.int64)
        for sight in np.unique(turned):
            these = turned == sight
            votes[these] = self._groups(public, rows[these], psychic, int(sight)).argmax(axis=1)
        return votes

    def point(self, public: PublicArrays, rows: IntArray, standing: BoolArray) -> IntArray:
        """Everybody where they believe; where that accuses nobody they gather, one by one, where most are."""
        rules = public.rules
        pointers = self._readers if rules.poll == "agreement" else list(range(rules.psychics))
        pawns = np.stack([self._groups(public, rows, p, FOUND_ALL, standing).argmax(axis=1) for p in pointers], axis=1)
        counts = (pawns[:, :, None] == np.arange(rules.groups)).sum(axis=1)
        popular = np.take_along_axis(counts, pawns, axis=1).argmax(axis=1)
        meeting = np.take_along_axis(pawns, popular[:, None], axis=1)[:, 0]
        for place in range(len(pointers)):
            undecided = ~groups_by_pawns(pawns, rules)[0]
            pawns[undecided, place] = meeting[undecided]
        return pawns[:, [pointers.index(p) for p in self._persons]] if rules.poll == "agreement" else pawns


def _best(of: RealArray) -> tuple[IntArray, RealArray]:
    """Where each short row has its largest number, and that; looking twice would take twice as long."""
    place = of.argmax(axis=-1)
    return place, np.take_along_axis(of, place[..., None], axis=-1)[..., 0]


def _hours_to_spend(public: PublicArrays, rows: IntArray) -> IntArray:
    """Hours, this one among them, before all tokens come back."""
    rules, hour = public.rules, public.hour
    soonest = FOUND_ALL - public.step[rows].min(axis=1)
    coming = [back - hour for back in rules.tokens_return if back > hour]
    left: IntArray = np.maximum(1, np.minimum(soonest, min(coming) if coming else rules.hours - hour + 1))
    return left


def _alike(game: IntArray, kind: IntArray, fresh: BoolArray) -> tuple[IntArray, IntArray]:
    """Psychics of a game about whose card of the same kind nobody knows anything yet are read alike: the first of each
    sort, and of which sort each one is."""
    sort = np.where(fresh, game * FOUND_ALL + kind, -1 - np.arange(len(game)))
    _, first, same = np.unique(sort, return_index=True, return_inverse=True)
    return first, same
