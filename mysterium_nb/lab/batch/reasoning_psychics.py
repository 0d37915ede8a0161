"""The psychics of `minds`, thousands at a time: they ask what the ghost meant."""

import numpy as np

from mysterium_nb.kernel.seats import COLOURS
from mysterium_nb.lab.batch.chance import Floats, For, Ints, Truths
from mysterium_nb.lab.batch.circle import Circle, persons
from mysterium_nb.lab.batch.hand import NONE
from mysterium_nb.lab.batch.readings import drawn, few, lined, scaled
from mysterium_nb.lab.batch.revelation import accused_by_pawns
from mysterium_nb.lab.batch.seances import FOUND_ALL, Public
from mysterium_nb.lab.batch.tables import Tables
from mysterium_nb.lab.batch.thoughts import Thinking
from mysterium_nb.minds.dials import Dials
from mysterium_nb.minds.listening import PAWN
from mysterium_nb.minds.reasoning import MOST_CARDS, accused
from mysterium_nb.minds.tokens import CERTAIN


class ReasoningPsychics:
    def __init__(self, circle: Circle, tables: Tables, dials: Dials, public: Public, thinking: Thinking) -> None:
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
        self._sent = np.full((games, psychics, rules.hours, MOST_CARDS), NONE)
        self._hours = np.zeros((games, psychics, rules.hours), dtype=np.int64)
        self._visions = np.zeros((games, psychics), dtype=np.int64)
        self._weighed = np.zeros((games, psychics), dtype=np.int64)
        self._table = np.zeros((games, psychics), dtype=np.int64)
        """How many cards of the kind lay there when the visions were weighed."""

    def given(self, public: Public, rows: Ints, psychic: Ints, cards: Ints) -> None:
        number = self._visions[rows, psychic]
        self._sent[rows, psychic, number] = few(cards)
        self._hours[rows, psychic, number] = public.hour
        self._visions[rows, psychic] += 1

    def found(self, _public: Public, rows: Ints, psychic: int) -> None:
        self._visions[rows, psychic] = self._weighed[rows, psychic] = 0
        self._told[rows, :, psychic] = self._before[rows, :, psychic] = 1.0

    def _listen(self, public: Public, rows: Ints) -> None:
        """Weigh what has come; all anew where a card has left the table, because the ghost did not mean that one."""
        kind = np.minimum(public.step[rows], FOUND_ALL - 1)
        lying = public.there[rows[:, None], kind].sum(axis=2)
        if self._pragmatic:
            game, psychic = np.nonzero((lying != self._table[rows]) & (self._weighed[rows] > 0))
            self._weighed[rows[game], psychic] = 0
            self._told[rows[game], :, psychic] = self._before[rows[game], :, psychic] = 1.0
        self._table[rows] = lying
        while True:
            game, psychic = np.nonzero(self._weighed[rows] < self._visions[rows])
            if not game.size:
                return
            self._weigh(public, rows[game], psychic)

    def _weigh(self, public: Public, rows: Ints, psychic: Ints) -> None:
        """One more vision of each of these psychics, for every reader."""
        number = self._weighed[rows, psychic]
        self._weighed[rows, psychic] += 1
        readers = len(self._readers)
        kind = public.step[rows, psychic]
        minds = self._minds[rows].reshape(-1)
        columns = public.board[rows, kind].repeat(readers, axis=0)
        sent = self._sent[rows, psychic, number]
        told, before = self._told[rows, :, psychic], self._before[rows, :, psychic]
        cards = sent.repeat(readers, axis=0)
        if self._pragmatic:
            wrong = public.wrong[rows, psychic]
            known = (wrong > 0) & (wrong < self._hours[rows, psychic, number][:, None])
            weights = before * (public.there[rows, kind] & ~known)[:, None, :]
            likely = self._thinking.likelihoods(
                self._tables, minds, columns, weights.reshape(len(minds), -1), cards, public.rules.hand
            )
            said = self._thinking.product(self._tables.plain, minds, columns, cards)
            self._before[rows, :, psychic] = scaled(before * said.reshape(before.shape))
        else:
            likely = self._thinking.product(self._tables.trusted, minds, columns, cards)
        self._told[rows, :, psychic] = scaled(told * likely.reshape(told.shape))

    def _beliefs(self, public: Public, rows: Ints, pawns: Ints, reader: int) -> Floats:
        """One reader's belief about every psychic's card, pawns that stand taken into account."""
        _, possible = public.sought(rows)
        weights = self._told[rows, reader] * possible
        game, psychic = np.nonzero(pawns != NONE)
        weights[game, psychic, pawns[game, psychic]] *= PAWN
        return self._thinking.apart(weights, public.step[rows])

    def guess(self, public: Public, rows: Ints) -> Ints:
        """One person after the other, and of a person's psychics the surest first."""
        self._listen(public, rows)
        pawns = np.full((rows.size, public.rules.psychics), NONE)
        at = np.arange(rows.size)
        for number, reader in enumerate(self._readers):
            mine = np.array([psychic for psychic, person in enumerate(self._persons) if person == reader])
            for _ in mine:
                beliefs = self._beliefs(public, rows, pawns, number)[:, mine]
                opens = (public.step[rows][:, mine] < FOUND_ALL) & (pawns[:, mine] == NONE)
                surest = np.where(opens, beliefs.max(axis=2), -1.0).argmax(axis=1)
                belief = beliefs[at, surest]
                card = belief.argmax(axis=1)
                psychic = mine[surest]
                if self._noise:
                    chance = public.chance.keys(For.GUESSING, len(COLOURS), 2, number=public.hour)[rows, psychic]
                    card = np.where(chance[:, 0] < self._noise, drawn(belief, chance[:, 1]), card)
                able = opens.any(axis=1)
                pawns[at[able], psychic[able]] = card[able]
        return pawns

    def judge(self, public: Public, rows: Ints, pawns: Ints) -> Ints:
        """The most certain first, and as many as are due so that none is left when all come back."""
        psychics = public.rules.psychics
        right = np.zeros((rows.size, psychics, psychics))
        for number, reader in enumerate(self._readers):
            beliefs = self._beliefs(public, rows, pawns, number)
            believed = np.take_along_axis(beliefs, np.maximum(pawns, 0)[:, :, None], axis=2)[:, :, 0]
            for psychic, person in enumerate(self._persons):
                if person == reader:
                    right[:, psychic] = believed
        chances = np.stack((right, 1.0 - right), axis=3)
        free = (pawns != NONE)[:, None, :] & ~np.eye(psychics, dtype=bool)
        left = np.stack((public.agree[rows], public.disagree[rows]), axis=2)
        due = -(-left // _hours_to_spend(public, rows)[:, None, None])
        tokens = np.zeros((rows.size, psychics, psychics), dtype=np.int64)
        for _ in range(psychics - 1):
            wanted = free[..., None] & (left > 0)[:, :, None] & ((due > 0)[:, :, None] | (chances >= CERTAIN))
            choice = np.where(wanted, chances, -1.0).reshape(rows.size, psychics, -1).argmax(axis=2)
            game, owner = np.nonzero(wanted.any(axis=(2, 3)))
            pawn, face = np.divmod(choice[game, owner], 2)
            tokens[game, owner, pawn] = 1 - 2 * face
            free[game, owner, pawn] = False
            left[game, owner, face] -= 1
            due[game, owner, face] -= 1
        return tokens

    def _groups(self, public: Public, rows: Ints, psychic: int, turned: int, standing: Truths | None = None) -> Floats:
        reader = self._readers.index(self._persons[psychic])
        minds = self._minds[rows, reader]
        shared = lined(self._tables.trusted, minds, public.shared[rows, :turned], public.groups[rows])
        if standing is not None:
            shared = shared * standing[:, None, None, :]
        return accused(shared)

    def vote(self, public: Public, rows: Ints, psychic: int, turned: Ints) -> Ints:
        votes = np.zeros(rows.size, dtype=np.int64)
        for sight in np.unique(turned):
            these = turned == sight
            votes[these] = self._groups(public, rows[these], psychic, int(sight)).argmax(axis=1)
        return votes

    def point(self, public: Public, rows: Ints, standing: Truths) -> Ints:
        """Everybody where they believe; where that accuses nobody they gather, one by one, where most are."""
        rules = public.rules
        pointers = self._readers if rules.poll == "agreement" else list(range(rules.psychics))
        pawns = np.stack([self._groups(public, rows, p, FOUND_ALL, standing).argmax(axis=1) for p in pointers], axis=1)
        counts = (pawns[:, :, None] == np.arange(rules.groups)).sum(axis=1)
        popular = np.take_along_axis(counts, pawns, axis=1).argmax(axis=1)
        meeting = np.take_along_axis(pawns, popular[:, None], axis=1)[:, 0]
        for place in range(len(pointers)):
            undecided = ~accused_by_pawns(pawns, rules)[0]
            pawns[undecided, place] = meeting[undecided]
        return pawns[:, [pointers.index(p) for p in self._persons]] if rules.poll == "agreement" else pawns


def _hours_to_spend(public: Public, rows: Ints) -> Ints:
    """Hours, this one among them, before all tokens come back."""
    rules, hour = public.rules, public.hour
    soonest = FOUND_ALL - public.step[rows].min(axis=1)
    coming = [back - hour for back in rules.tokens_return if back > hour]
    left: Ints = np.maximum(1, np.minimum(soonest, min(coming) if coming else rules.hours - hour + 1))
    return left
