"""How two sets of rules differ on the same cards."""

from math import inf

import numpy as np
import pytest

from mysterium_nb.lab.panels.game_counts import GameCounts
from mysterium_nb.lab.panels.win_rate_difference import difference


def games(*runs: tuple[int, int]) -> GameCounts:
    """So many games won, or lost, one after another: `(70, 1), (30, 0)`."""
    won = np.concatenate([np.full(count, bool(end)) for count, end in runs])
    nothing = np.zeros(len(won), dtype=np.int64)
    return GameCounts(won, won, nothing, nothing[:, None], nothing, won)


def test_the_difference_is_of_the_games_that_both_have_played() -> None:
    gap = difference(games((50, 1), (50, 0)), games((60, 1), (40, 0), (900, 1)))
    assert gap.points == pytest.approx(0.1)
    assert gap.only_one == pytest.approx(0.1)


def test_on_the_same_cards_a_difference_is_seen_sooner() -> None:
    gap = difference(games((500, 1), (500, 0)), games((600, 1), (400, 0)))
    assert gap.is_significant
    assert gap.interval.low > 0.08
    assert gap.paired == 71  # (1.96 + 0.84)² (0.1 - 0.01) / 0.01
    assert gap.apart == 385  # (1.96 + 0.84)² (0.25 + 0.24) / 0.01
    assert gap.paired < gap.apart


def test_few_games_that_went_alike_are_no_certainty() -> None:
    gap = difference(games((5, 1)), games((5, 1)))
    assert gap.points == 0
    assert gap.interval.low < -0.2
    assert gap.interval.high > 0.2
    assert not gap.is_significant
    assert gap.paired == gap.apart == inf
