"""What a table thinks when all say what they think."""

from collections.abc import Sequence

from mysterium_nb.kernel.cards import CardId
from mysterium_nb.minds.affinity import Affinity
from mysterium_nb.minds.ensemble import reasons_of, weighted_mean
from mysterium_nb.minds.mind import Mind, Reason


class PooledMind:
    """The logarithmic pool of several minds: the mean of their affinities, not brought to one measure again.

    What they agree on stays as strong as each has it, and where they differ the pool is undecided.
    """

    name = "table talk"

    def __init__(self, minds: Sequence[Mind]) -> None:
        self._minds = tuple(minds)
        self._weights = (1.0,) * len(self._minds)
        mean = weighted_mean(self._minds, self._weights)
        some = self._minds[0].affinity
        self.affinity = Affinity(some.visions, some.suspects, mean)

    def why(self, vision: CardId, card: CardId) -> tuple[Reason, ...]:
        return reasons_of(self._minds, self._weights, vision, card)
