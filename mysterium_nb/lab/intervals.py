"""How sure one can be of a share that was counted."""

from collections.abc import Sequence
from typing import NamedTuple

_TWO_SIDED_95 = 1.959963984540054


class Interval(NamedTuple):
    """The two ends of an interval of 95 %."""

    low: float
    high: float


def wilson(hits: float, of: float) -> Interval:
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


def clustered(hits: Sequence[int], of: Sequence[int]) -> Interval:
    """The same for what was counted in groups, as the guesses of a game, which go right or wrong together: by as many
    as would vary as much if each stood for itself, and never by more than there are.

    >>> [round(end, 2) for end in wilson(200, 400)]
    [0.45, 0.55]
    >>> [round(end, 2) for end in clustered([4, 0] * 50, [4] * 100)]
    [0.4, 0.6]
    """
    total, groups = sum(of), len(of)
    if groups < 2 or not 0 < sum(hits) < total:
        return wilson(sum(hits), total)
    share = sum(hits) / total
    varies = sum((hit - share * tries) ** 2 for hit, tries in zip(hits, of, strict=True)) * groups / (groups - 1)
    together = max(1.0, varies / (share * (1 - share) * total))
    return wilson(sum(hits) / together, total / together)
