"""What a table thinks when all say what they think."""

from collections.abc import Sequence

from mysterium_nb.engine.cards import CardId
from mysterium_nb.minds.associations.affinity import Affinity, standardised
from mysterium_nb.minds.associations.mind import Mind, Reason
from mysterium_nb.minds.associations.mixtures import reasons_of, weighted_mean


class PooledMind:
    """The logarithmic pool of several minds: the mean of their affinities, not brought to one measure again.

    What they agree on stays as strong as each has it, and where they differ the pool is undecided. `as_one` brings it
    to the measure of one mind: for somebody who knows how like others such a pool is, and how far to trust it.
    """

    name = "table talk"

    def __init__(self, minds: Sequence[Mind], *, as_one: bool = False) -> None:
        self._minds = tuple(minds)
        self._weights = (1.0,) * len(self._minds)
        mean = weighted_mean(self._minds, self._weights)
        self.agreement = float(mean.std())
        """1 where all think the same, and less the more they differ."""
        some = self._minds[0].affinity
        self.affinity = Affinity(some.visions, some.suspects, standardised(mean, some.suspects) if as_one else mean)

    def why(self, vision: CardId, card: CardId) -> tuple[Reason, ...]:
        return reasons_of(self._minds, self._weights, vision, card)
