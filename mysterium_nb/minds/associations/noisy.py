"""A mind that is like another one, but not the same: as like as one wants."""

import numpy as np

from mysterium_nb.engine.cards import CardId
from mysterium_nb.minds.associations.affinity import Affinity, Matrix, standardised
from mysterium_nb.minds.associations.mind import Mind, Reason


class NoisyMind:
    """A mind whose correlation with another is exactly `rho`.

    Two of them, made from one mind with √a and seeds of their own, correlate about a: so minds at a table are as alike
    as one likes. The same seed gives the same mind.
    """

    def __init__(self, mind: Mind, rho: float, seed: int | str) -> None:
        if not 0 <= rho <= 1:
            raise ValueError("How alike a mind is to another goes from 0 to 1.")
        self.name = mind.name
        self._mind = mind
        self._rho = rho
        clear = mind.affinity
        letters = np.array([card[0] for card in clear.suspects])
        drawn = np.random.default_rng(list(str(seed).encode())).standard_normal(clear.matrix.shape)
        noise = np.zeros_like(drawn)
        for kind in np.unique(letters):
            of_kind = letters == kind
            noise[:, of_kind] = _orthogonal_noise(drawn[:, of_kind], clear.matrix[:, of_kind])
        mixed = rho * clear.matrix + (1 - rho**2) ** 0.5 * standardised(noise, clear.suspects)
        self.affinity = Affinity(clear.visions, clear.suspects, mixed)

    def why(self, vision: CardId, card: CardId) -> tuple[Reason, ...]:
        """What it has from the other mind, as far as it has it; noise has no reasons. Where the other mind does not put
        the two together, whatever they share is not why this one does."""
        meant = self._rho and self._mind.affinity.submatrix((vision,), (card,))[0, 0] > 0
        reasons = self._mind.why(vision, card) if meant else ()
        return tuple(Reason(reason.kind, reason.tag, self._rho * reason.weight) for reason in reasons)


def _orthogonal_noise(noise: Matrix, clear: Matrix) -> Matrix:
    """What is left of the noise when all that goes with the mind, or with nothing at all, is taken out of it."""
    noise = noise - noise.mean()
    power = float((clear * clear).sum())
    return noise - clear * (float((noise * clear).sum()) / power) if power else noise
