"""The affinities of minds as factors, laid out for reading many visions at once."""

from typing import NamedTuple

import numpy as np
from numpy.typing import DTypeLike

from mysterium_nb.lab.batch.random_numbers import RealArray
from mysterium_nb.minds.bots.dials import PLAIN, Dials

Factors = RealArray
"""(minds, suspect cards, visions): by how much each vision raises the weight of each card."""


class Tables(NamedTuple):
    trusted: Factors
    """As sharply as the dials say."""
    plain: Factors
    """As a ghost expects a literal listener to read."""
    insisted: Factors
    """The same, to the power of the insistence."""
    insistence: float


def tables(affinity: RealArray, dials: Dials, dtype: DTypeLike = np.float32) -> Tables:
    """Visions last, so that one card's factors for all of them lie side by side."""
    sideways = np.ascontiguousarray(affinity.transpose(0, 2, 1))
    sharpness = (dials.trust, PLAIN, PLAIN * dials.insistence)
    trusted, plain, insisted = (np.exp(sharp * sideways).astype(dtype) for sharp in sharpness)
    return Tables(trusted, plain, insisted, dials.insistence)
