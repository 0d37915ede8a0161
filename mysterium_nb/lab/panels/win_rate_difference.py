"""How two sets of rules differ, on the same cards with the same people, and how many games it takes to see it."""

from math import ceil, inf, sqrt
from typing import NamedTuple

import numpy as np

from mysterium_nb.lab.intervals import Interval
from mysterium_nb.lab.panels.game_counts import GameCounts

_SURE, _LIKELY = 1.959963984540054, 0.8416212335729143
"""An interval of 95 %, and a chance of 80 % to see what is there."""


class WinRateDifference(NamedTuple):
    """Of two win rates, the second less the first."""

    points: float
    interval: Interval
    only_one: float
    """The share of games that one of the two wins and the other loses."""
    paired: float
    """Games on the same cards that it takes to see it."""
    apart: float
    """Games that it takes with each set of rules where every table has cards of its own, as with people."""

    @property
    def is_significant(self) -> bool:
        """Whether nothing is outside the interval."""
        return not self.interval.low <= 0 <= self.interval.high


def difference(one: GameCounts, other: GameCounts) -> WinRateDifference:
    """Of the games that both have played. Half a game is added to every outcome (Agresti and Min, 2005), so that a few
    games that went alike do not look like certainty."""
    games = min(one.played, other.played)
    first, second = one.won[:games], other.won[:games]
    gained, lost = int((second & ~first).sum()), int((first & ~second).sum())
    points = (gained - lost) / games
    n, up, down = games + 2, gained + 0.5, lost + 0.5
    middle = (up - down) / n
    reach = _SURE * sqrt((up + down) / n - middle**2) / sqrt(n)
    effort = (_SURE + _LIKELY) ** 2
    rates = np.array([first.mean(), second.mean()])
    spread = float((rates * (1 - rates)).sum())
    return WinRateDifference(
        points=points,
        interval=Interval(min(points, middle - reach), max(points, middle + reach)),
        only_one=(gained + lost) / games,
        paired=_needed(effort * ((gained + lost) / games - points**2), points),
        apart=_needed(effort * spread, points),
    )


def _needed(weight: float, points: float) -> float:
    return inf if points == 0 else max(1, ceil(weight / points**2))
