"""Several minds in one head, and the minds that there are for a deck."""

from collections import deque
from collections.abc import Callable, Sequence
from threading import Lock
from typing import NamedTuple

import numpy as np

from mysterium_nb.decks.card import Card
from mysterium_nb.decks.deck import Deck
from mysterium_nb.engine.cards import CardId
from mysterium_nb.minds.associations.affinity import Affinity, Matrix, standardised
from mysterium_nb.minds.associations.colours import ColourMind
from mysterium_nb.minds.associations.meanings import MeaningMind
from mysterium_nb.minds.associations.mind import Mind, Reason
from mysterium_nb.minds.associations.moods import MoodMind
from mysterium_nb.minds.associations.tags import Tag, TagMind, sorted_reasons


class EnsembleMind:
    """One mind made of several, each with its weight; all weigh the same unless it is said otherwise.

    Even weights are no measurement: people differ in what they go by, and a ghost who does not know its psychics does
    best to serve every eye. A class that is known better has a learned mind.
    """

    name = "ensemble"

    def __init__(self, minds: Sequence[Mind], weights: Sequence[float] | None = None) -> None:
        self._minds = tuple(minds)
        self._weights = (1.0,) * len(self._minds) if weights is None else tuple(weights)
        mean = weighted_mean(self._minds, self._weights)
        some = self._minds[0].affinity
        self.affinity = Affinity(some.visions, some.suspects, standardised(mean, some.suspects))

    def why(self, vision: CardId, card: CardId) -> tuple[Reason, ...]:
        return reasons_of(self._minds, self._weights, vision, card)


def weighted_mean(minds: Sequence[Mind], weights: Sequence[float]) -> Matrix:
    """The mean of what several minds think of the same cards."""
    if not minds or len(minds) != len(weights) or min(weights) < 0 or not sum(weights):
        raise ValueError("Give at least one mind, and for each a weight of 0 or more, not all of them 0.")
    first = minds[0].affinity
    if any((one.affinity.visions, one.affinity.suspects) != (first.visions, first.suspects) for one in minds):
        raise ValueError("Minds can only be joined over the same cards.")
    return np.asarray(np.average([one.affinity.matrix for one in minds], axis=0, weights=weights), dtype=np.float64)


def reasons_of(minds: Sequence[Mind], weights: Sequence[float], vision: CardId, card: CardId) -> tuple[Reason, ...]:
    """The reasons of all of them. One that several have counts for each, and a word that names a tag is that tag."""
    total: dict[Tag, float] = {}
    said: dict[str, float] = {}
    for mind, weight in zip(minds, weights, strict=True):
        for reason in mind.why(vision, card):
            counts = weight / sum(weights) * reason.weight
            if reason.kind == "word":
                said[reason.tag] = said.get(reason.tag, 0.0) + counts
            else:
                tag = Tag(reason.kind, reason.tag)
                total[tag] = total.get(tag, 0.0) + counts
    tags = {tag.name: tag for tag in total}
    for word, counts in said.items():
        tag = tags.get(word, Tag("word", word))
        total[tag] = total.get(tag, 0.0) + counts
    return sorted_reasons(total)


MINDS: tuple[Callable[[Deck], Mind], ...] = (TagMind, ColourMind, MoodMind, MeaningMind)
_MOST_KNOWN = 8


class _Known(NamedTuple):
    cards: tuple[Card, ...]
    minds: dict[str, Mind]
    ensemble: EnsembleMind


_known: deque[_Known] = deque(maxlen=_MOST_KNOWN)
"""Cards are not hashable, but to compare them is quick: most often they are the very same."""
_making = Lock()
"""The bots of a house think in threads, and all of them want the same minds first."""


def minds_of(deck: Deck) -> dict[str, Mind]:
    """The minds that associate the cards of a deck each in a way of its own, by name; made once for a deck."""
    return _minds(deck).minds


def ensemble(deck: Deck) -> EnsembleMind:
    """All the minds that there are for a deck, in one."""
    return _minds(deck).ensemble


def _minds(deck: Deck) -> _Known:
    with _making:
        for known in _known:
            if known.cards == deck.cards:
                return known
        minds = {mind.name: mind for mind in (make(deck) for make in MINDS)}
        _known.append(_Known(deck.cards, minds, EnsembleMind(tuple(minds.values()))))
        return _known[-1]
