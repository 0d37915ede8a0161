"""How sure one can be of a share that was counted."""

from typing import NamedTuple

_TWO_SIDED_95 = 1.959963984540054


class Interval(NamedTuple):
    low: float
    high: float


def wilson(hits: int, of: int) -> Interval:
    """Wilson's interval of 95 % for a share.

    >>> [round(end, 3) for end in wilson(50, 100)]
    [0.404, 0.596]
    """
    if of == 0:
        return Interval(0.0, 1.0)
    z = _TWO_SIDED_95
    share = hits / of
    middle = (share + z**2 / (2 * of)) / (1 + z**2 / of)
    reach = z / (1 + z**2 / of) * (share * (1 - share) / of + z**2 / (4 * of**2)) ** 0.5
    return Interval(min(share, middle - reach), max(share, middle + reach))  # rounding must not part them
