"""Thousands of games as a table, one row for each."""

import threading

import msgspec
import numpy as np
import polars as pl
import pytest
from polars.testing import assert_frame_equal

from mysterium_nb.engine.cards import STANDARD
from mysterium_nb.engine.errors import ImpossibleRules
from mysterium_nb.engine.rules import Rules
from mysterium_nb.lab.batch.game_arrays import HiddenArrays, PublicArrays
from mysterium_nb.lab.batch.population import SimulatedPlayers
from mysterium_nb.lab.batch.random_numbers import BLOCK, Purpose, RandomBlock
from mysterium_nb.lab.simulator import MAX_BLOCKS_AT_ONCE, in_blocks, simulate
from mysterium_nb.minds.bots.dials import Dials

TWO = Rules.classic(players=2, difficulty="easy")
QUICK = SimulatedPlayers(ghost="one card", psychics="one by one")
"""Who plays without much thought, where it does not matter how well."""


def test_a_row_for_each_game() -> None:
    frame = simulate(Rules.classic(players=4), games=30)
    assert frame["game"].to_list() == list(range(30))
    assert frame["progress"].list.len().unique().to_list() == [3]
    assert frame["found"].list.len().unique().to_list() == [7]
    assert set(frame["why"]) <= {"culprit_found", "wrong_group", "out_of_time"}
    assert frame.filter(pl.col("won"))["finished"].all()
    assert frame.filter(pl.col("finished"))["progress"].list.min().unique().to_list() == [3]
    assert frame["tiers"].list.max().max() == 2
    assert (frame["found"].list.last() == frame["progress"].list.sum()).all()
    assert ((frame["votes"].list.max() > 0) == frame["finished"]).all()
    assert (frame.select(pl.col("first_right") <= pl.col("first_guesses"))).to_series().all()


def test_the_same_seed_plays_the_same_games_and_another_others() -> None:
    frame = simulate(TWO, games=40, seed=7, who=QUICK)
    assert_frame_equal(frame, simulate(TWO, games=40, seed=7, who=QUICK))
    assert not frame.equals(simulate(TWO, games=40, seed=8, who=QUICK))


def test_more_games_begin_with_the_same_ones() -> None:
    few, many = (simulate(TWO, games=games, who=QUICK) for games in (10, BLOCK + 30))
    assert_frame_equal(few, many[:10])


def test_variants_of_the_rules_are_dealt_the_same_cards() -> None:
    chance = RandomBlock(1, 0, 5)
    small, large = (Rules.classic(players=p, difficulty=d) for p, d in ((4, "easy"), (7, "hard")))
    few, many = (PublicArrays(rules, STANDARD, chance) for rules in (small, large))
    assert (few.board == many.board[:, :, : small.cards_per_kind]).all()
    hands = [HiddenArrays(rules, STANDARD, chance).hand for rules in (small, large)]
    for hand in hands:
        hand.refill(np.arange(5))
    assert (hands[0].cards == hands[1].cards).all()


def test_another_hour_changes_no_game_that_was_over_by_then() -> None:
    seven, eight = (simulate(TWO.but(hours=hours), games=60, who=QUICK) for hours in (7, 8))
    early = seven["hours"] < 7
    assert_frame_equal(seven.filter(early).drop("found"), eight.filter(early).drop("found"))


def test_blocks_that_are_played_together_draw_the_numbers_they_draw_alone() -> None:
    together = RandomBlock(1, 2, 2 * BLOCK + 10).keys(Purpose.VISIONS, 84)
    alone = [
        RandomBlock(1, block, games).keys(Purpose.VISIONS, 84) for block, games in ((2, BLOCK), (3, BLOCK), (4, 10))
    ]
    assert (together == np.concatenate(alone)).all()


def test_progress_is_told() -> None:
    told: list[tuple[int, int]] = []
    simulate(TWO, games=BLOCK + 10, who=QUICK, progress=lambda done, games: told.append((done, games)))
    assert told == sorted(told)
    assert told[-1] == (BLOCK + 10, BLOCK + 10)


def test_one_can_stop_and_keep_what_was_played() -> None:
    stop = threading.Event()
    stop.set()
    assert len(simulate(TWO, games=1000 * BLOCK, who=QUICK, stop=stop)) == MAX_BLOCKS_AT_ONCE * BLOCK


def test_figures_come_some_blocks_at_a_time() -> None:
    blocks = in_blocks(TWO, games=1000 * BLOCK, who=QUICK)
    assert next(blocks)["game"].to_list() == list(range(MAX_BLOCKS_AT_ONCE * BLOCK))
    blocks.close()


def test_impossible_settings_are_refused_with_the_engines_sentence() -> None:
    impossible = msgspec.structs.replace(TWO, hours=0)
    with pytest.raises(ImpossibleRules, match="hours must be from 1 to 99, not 0"):
        simulate(impossible, games=1)


def test_whose_minds_differ_lose_more_often() -> None:
    rules = Rules.classic(players=3)
    near, far = (simulate(rules, games=100, who=SimulatedPlayers(Dials(alike=alike)))["won"] for alike in (1.0, 0.2))
    assert sum(near) > sum(far) + 20


def test_a_ghost_who_gives_anything_loses() -> None:
    blind = simulate(Rules.classic(players=4), games=60, who=SimulatedPlayers(ghost="random"))
    assert blind["won"].sum() < 6
