"""A mind that learns how a class thinks, and thinks as before until it has shown that it knows better."""

from collections.abc import Iterable

import numpy as np

from mysterium_nb.decks.deck import Deck
from mysterium_nb.engine.cards import CardId
from mysterium_nb.minds.associations.affinity import (
    Affinity,
    Matrix,
    feature_matrix,
    standardised,
    visions_and_suspects,
)
from mysterium_nb.minds.associations.mind import Mind, Reason
from mysterium_nb.minds.associations.mixtures import ensemble, minds_of
from mysterium_nb.minds.associations.tags import Tag, sorted_reasons, tag_information, tags_of
from mysterium_nb.minds.bots.reasoning import FloatArray
from mysterium_nb.minds.learning.logit import Logit, Numbers, ObservedChoice
from mysterium_nb.minds.learning.picks import Pick

SHARPNESS = 0.6
"""How strongly people are thought to go by the prior, before anything is known of them."""
SHARPNESS_DOUBT, MIND_DOUBT, TAG_DOUBT, PAIR_DOUBT = 0.3, 0.1, 0.3, 0.8
"""How far people may be from the prior: in how strongly they go by it, in which of the minds they have more of, in what
a single tag is to them, and in what they make of one vision and one card. Chosen on simulated classes of other seeds
than those that the figures are from."""
ENOUGH = 5.0
"""How much better than the prior a learned mind must have foretold people's picks before it is used: e⁵, about 150
times as likely in all. Were the prior right, that would ever happen in about one class of 150."""
MOST = 15.0
"""What was right or wrong long ago counts no more than this, so that a class that has changed is soon noticed, and one
that has settled need not wait long. From the bottom it is e²⁰ to trust, which chance does not climb."""


class LearnedMind:
    """Learns from picks, one by one (`learn`) or many at once (`study`).

    Every pick is first foretold, by what was learned before it and by the prior, and then learned from. While the
    foretelling is not better than the prior's, this mind is the prior and nothing else.

    >>> from mysterium_nb.decks import shipped
    >>> mind = LearnedMind(shipped())
    >>> mind.learn(Pick(visions=("v1",), among=("c1", "c2", "c3"), taken="c2"))
    >>> mind.trusted, mind.affinity is mind.prior.affinity
    (False, True)
    """

    name = "learned"

    def __init__(self, deck: Deck, prior: Mind | None = None) -> None:
        self.prior: Mind = prior or ensemble(deck)
        self.picks: list[Pick] = []
        self.gain = 0.0
        """By how much it has foretold picks better than the prior of late, in natural units."""
        self._tastes = ClassFeatures(deck, self.prior)
        self._before, self._logit = _prior_logit(self.prior), self._tastes.logit()
        self._made: Affinity | None = None

    @property
    def trusted(self) -> bool:
        return self.gain >= ENOUGH

    @property
    def affinity(self) -> Affinity:
        if not self.trusted:
            return self.prior.affinity
        if self._made is None:
            some = self.prior.affinity
            self._made = Affinity(some.visions, some.suspects, standardised(self._logit.matrix(), some.suspects))
        return self._made

    def why(self, vision: CardId, card: CardId) -> tuple[Reason, ...]:
        """The reasons of the prior, more or less of each as this class sees it; pairs by themselves have no reasons."""
        reasons = self.prior.why(vision, card)
        if not self.trusted:
            return reasons
        weights = {Tag(reason.kind, reason.tag): float(self._logit.weights[0]) * reason.weight for reason in reasons}
        for tag, weight in self._tastes.shared(vision, card, self._logit.weights).items():
            weights[tag] = weights.get(tag, 0.0) + weight
        return sorted_reasons(weights)

    def learn(self, pick: Pick) -> None:
        choice = self._choice(pick)
        if len(pick.among) > 1:  # where there is no choice there is nothing to learn
            better = self._before.loss(choice) - self._logit.loss(choice)
            self.gain = max(-MOST, min(MOST, self.gain + better))
            self._before.learn(choice)
            self._logit.learn(choice)
            self._made = None
        self.picks.append(pick)

    def learn_all(self, picks: Iterable[Pick]) -> None:
        """Many at once: one after the other to see whether it is any good at it, then all of them together, so that it
        does not matter what came first."""
        for pick in picks:
            self.learn(pick)
        self._logit = self._logit.refit([self._choice(pick) for pick in self.picks])
        self._made = None

    def _choice(self, pick: Pick) -> ObservedChoice:
        try:
            visions = [self._tastes.row[vision] for vision in pick.visions]
            cards = [self._tastes.column[card] for card in pick.among]
        except KeyError as unknown:
            raise ValueError(f"There is no card {unknown} in this deck.") from None
        return ObservedChoice(visions, cards, pick.among.index(pick.taken))


class ClassFeatures:
    """What a class can be of another mind about: how much it has of each mind, and what each tag is to it."""

    def __init__(self, deck: Deck, prior: Mind) -> None:
        visions, suspects = visions_and_suspects(deck)
        self.row = {card: row for row, card in enumerate(visions)}
        self.column = {card: column for column, card in enumerate(suspects)}
        self._minds = np.stack([mind.affinity.matrix for mind in (prior, *minds_of(deck).values())])
        self._tags = {card.id: tags_of(card) for card in deck.cards}
        telling = tag_information(list(self._tags.values()))
        self._place = {tag: place for place, tag in enumerate(telling, start=len(self._minds))}
        here, self._there = (
            feature_matrix([self._tags[card] for card in side], telling) for side in (visions, suspects)
        )
        weighed = here * np.array(list(telling.values()))
        self._here = weighed / (float((weighed @ self._there.T).std()) or 1.0)

    def logit(self) -> Logit:
        """Before anything is known of a class: the prior, and how far people may be from it."""
        minds, tags = len(self._minds) - 1, self._here.shape[1]
        means = np.array([SHARPNESS] + [0.0] * (minds + tags))
        doubts = np.array([SHARPNESS_DOUBT] + [MIND_DOUBT] * minds + [TAG_DOUBT] * tags)
        return Logit(self, means, doubts, np.full(self._minds.shape[1:], PAIR_DOUBT))

    def of(self, visions: Numbers, cards: Numbers) -> FloatArray:
        minds = self._minds[:, visions][:, :, cards].sum(axis=1).T
        return np.concatenate((minds, self._here[visions].sum(axis=0) * self._there[cards]), axis=1)

    def whole(self, weights: FloatArray) -> Matrix:
        minds, tags = np.split(weights, [len(self._minds)])
        whole: Matrix = np.tensordot(minds, self._minds, 1) + (self._here * tags) @ self._there.T
        return whole

    def shared(self, vision: CardId, card: CardId, weights: FloatArray) -> dict[Tag, float]:
        """What each tag that both cards have comes to."""
        both = [tag for tag in self._tags[vision] if tag in self._tags[card]]
        row, column, first = self.row[vision], self.column[card], len(self._minds)
        return {
            tag: float(weights[place] * self._here[row, place - first] * self._there[column, place - first])
            for tag, place in ((tag, self._place[tag]) for tag in both)
        }


class _PriorFeature:
    """The prior as the only thing that a weight is given to."""

    def __init__(self, prior: Mind) -> None:
        self._matrix = prior.affinity.matrix

    def of(self, visions: Numbers, cards: Numbers) -> FloatArray:
        looks: FloatArray = self._matrix[np.ix_(visions, cards)].sum(axis=0)[:, None]
        return looks

    def whole(self, weights: FloatArray) -> Matrix:
        whole: Matrix = weights[0] * self._matrix
        return whole


def _prior_logit(prior: Mind) -> Logit:
    """The prior at its best: it may find out how strongly people go by it, so that a learned mind is not praised for
    that alone."""
    nothing = np.zeros_like(prior.affinity.matrix)
    return Logit(_PriorFeature(prior), np.array([SHARPNESS]), np.array([SHARPNESS_DOUBT]), nothing)
