"""What a crow is worth, against counts by hand, and how sure that is."""

from math import isclose

import numpy as np
import polars as pl
from numpy.testing import assert_allclose

from mysterium_nb.logs.metrics import crow_effect, value_of_crows
from mysterium_nb.logs.metrics.shares import Z
from mysterium_nb.logs.shipped_corpus import corpus
from mysterium_nb.logs.tables.frames import read
from tests.logs.logged import a_store


def test_the_value_of_crows() -> None:
    frames = read(a_store(24))
    table = value_of_crows(frames.hours)
    assert table["judged"].sum() == frames.hours["judged"].sum()
    with_crow = frames.hours.filter(pl.col("crows_used") > 0, pl.col("hour") == 2)
    assert table.filter(pl.col("crow"), pl.col("hour") == 2)["found"].sum() == with_crow["found"].sum()


def crows_in(judged: int, found: list[tuple[int, int]]) -> tuple[pl.DataFrame, pl.DataFrame]:
    """Like games, each with so many guesses in its one hour: found in those with a crow, and in those without."""
    games = pl.DataFrame({"game": [f"{number}-{side}" for number in range(len(found)) for side in (1, 0)]})
    kind = {"edition": "classic", "difficulty": "easy", "players": 4, "variant": "published"}
    hours = games.with_columns(
        hour=pl.lit(1),
        crows_used=pl.Series([crow for _ in found for crow in (1, 0)]),
        judged=pl.lit(judged),
        found=pl.Series([right for both in found for right in both]),
    )
    return games.with_columns(**{name: pl.lit(value) for name, value in kind.items()}), hours


def test_the_difference_a_crow_makes() -> None:
    games, hours = crows_in(1, [(number < 60, number < 50) for number in range(100)])
    (with_, without, difference, low, high) = crow_effect(games, hours).row(0)
    assert (with_, without) == (100, 100)
    assert_allclose((difference, low, high), (0.1, 0.1 - 0.1373, 0.1 + 0.1373), atol=1e-3)
    for name, other in (("players", 5), ("variant", "hours=8")):
        unlike = games.with_columns(pl.when(hours["crows_used"] > 0).then(pl.lit(other)).otherwise(name).alias(name))
        assert crow_effect(unlike, hours).row(0) == (0, 0, None, None, None)


def test_the_difference_a_crow_makes_is_as_sure_as_there_are_games() -> None:
    """Ten games of ten guesses, all right or all wrong in a game, are worth ten guesses; one game is worth one."""

    def half(judged: int, found: list[tuple[int, int]]) -> float:
        _, _, difference, low, high = crow_effect(*crows_in(judged, found)).row(0)
        assert isclose(difference - low, high - difference)
        return float(high - difference)

    at_once = [(10 * (number < 6), 10 * (number < 5)) for number in range(10)]
    mixed = [(6, 5)] * 10
    assert isclose(half(1, [(number < 6, number < 5) for number in range(10)]), half(10, at_once))
    assert half(10, at_once) > 3 * half(10, mixed)
    assert half(100, [(60, 50)]) > 1


def test_the_value_of_crows_is_as_sure_as_games_drawn_again_say() -> None:
    games = corpus()
    rng = np.random.default_rng(5)
    halves = [np.array_split(rng.permutation(games.games["game"].to_list())[:500], 2) for _ in range(20)]
    told = [[crow_effect(some.games, some.hours) for some in map(games.only, half)] for half in halves]
    apart = [one["difference"][0] - other["difference"][0] for one, other in told]
    said = np.mean([(each["high"][0] - each["low"][0]) / 2 / Z for both in told for each in both])
    assert 0.5 < np.std(apart) / np.sqrt(2) / said < 1.3
