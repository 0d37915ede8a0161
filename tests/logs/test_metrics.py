"""Metrics, each against an obvious count by hand."""

from collections import Counter, defaultdict
from math import isclose

import numpy as np
import polars as pl
import pytest
from numpy.testing import assert_allclose

from mysterium_nb.decks import shipped
from mysterium_nb.logs.codebook import SITTER
from mysterium_nb.logs.frames import Frames, read
from mysterium_nb.logs.metrics import (
    affinity,
    agreement,
    confusion,
    crow_effect,
    first_to_final,
    hours_to_solve,
    tension,
    time_to_solve,
    token_accuracy,
    token_influence,
    value_of_crows,
    votes_by_tier,
    who_sways_whom,
    win_rates,
)
from mysterium_nb.logs.metrics.shares import wilson
from mysterium_nb.logs.reading import with_beliefs
from mysterium_nb.minds.dials import FRIEND
from mysterium_nb.minds.tags import TagMind
from mysterium_nb.table.store import MemoryStore
from tests.logs.logged import a_store


@pytest.fixture(scope="module")
def frames() -> Frames:
    return read(a_store(24))


@pytest.fixture(scope="module")
def nothing() -> Frames:
    return read(MemoryStore())


@pytest.mark.parametrize(
    ("hits", "tries", "low", "high"),
    [(8, 10, 0.4902, 0.9433), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (1, 1, 0.2065, 1.0)],
)
def test_wilson_intervals_are_those_of_the_books(hits: int, tries: int, low: float, high: float) -> None:
    (row,) = pl.DataFrame({"hits": [hits], "tries": [tries]}).select(wilson("hits", "tries")).rows()
    assert_allclose(row, (hits / tries, low, high), atol=5e-5)


def test_win_rates_leave_out_what_was_called_off(frames: Frames) -> None:
    rates = win_rates(frames.games, ("edition",))
    for edition, games, won, rate, low, high in rates.rows():
        mine = [g for g in frames.games.iter_rows(named=True) if g["edition"] == edition and g["why"] != "called_off"]
        assert (games, won) == (len(mine), sum(g["won"] for g in mine))
        assert low < rate < high or rate in (0, 1)
    (everything,) = win_rates(frames.games, ()).rows()
    assert everything[:2] == (rates["games"].sum(), rates["won"].sum())
    assert {"edition", "players", "difficulty", "variant"} < set(win_rates(frames.games).columns)


def test_hours_and_minutes_to_solve(frames: Frames) -> None:
    solved = frames.games.filter(pl.col("found") == 3 * pl.col("psychics"))
    assert time_to_solve(frames.games, ("edition",))["games"].sum() == solved.height
    by_hour = hours_to_solve(frames.games)
    assert by_hour["games"].sum() == solved.height
    assert by_hour.group_by("edition").agg(pl.col("solved").is_sorted().all())["solved"].all()


def test_what_was_meant_and_what_was_taken(frames: Frames) -> None:
    counted = Counter(
        (g["target"], g["card"])
        for g in frames.guesses.iter_rows(named=True)
        if g["card"] is not None and g["right"] is not None
    )
    table = confusion(frames.guesses)
    assert {(t, c): n for t, c, n in table.select("target", "card", "times").rows()} == counted
    assert_allclose(table.group_by("target").agg(pl.col("share").sum())["share"], 1)


def test_affinity_counts_what_was_taken_and_what_chance_would_take(frames: Frames) -> None:
    expected: dict[tuple[str, str], float] = defaultdict(float)
    taken: Counter[tuple[str, str]] = Counter()
    for row in frames.visions.iter_rows(named=True):
        left = [card for card in row["board"] if card not in row["tried"]]
        for vision in row["cards"] if row["guess"] is not None else ():
            taken[vision, row["guess"]] += 1
            for card in left:
                expected[vision, card] += 1 / len(left)
    table = affinity(frames.visions)
    pairs = list(zip(table["vision"], table["card"], strict=True))
    assert set(pairs) == set(expected)
    assert_allclose(table["expected"], [expected[pair] for pair in pairs])
    assert table["taken"].to_list() == [taken[pair] for pair in pairs]
    assert_allclose(table["lift"], [(taken[pair] + 2) / (expected[pair] + 2) for pair in pairs])
    assert ((table["low"] < table["lift"]) & (table["lift"] < table["high"])).all()


def test_the_more_is_seen_the_surer_a_lift(frames: Frames) -> None:
    once = affinity(frames.visions)
    often = affinity(pl.concat([frames.visions] * 20))
    both = once.join(often, on=["vision", "card"], suffix="_often").filter(pl.col("taken") > pl.col("expected") + 1)
    assert both.height > 20
    assert (both["lift_often"] > both["lift"]).all()
    assert (both["high_often"] / both["low_often"] < both["high"] / both["low"]).all()


def test_people_and_bots_who_guess_alike_agree(frames: Frames) -> None:
    people = frames.visions.with_columns(player_kind=pl.lit("person", dtype=SITTER))
    bots = frames.visions.with_columns(player_kind=pl.lit("bot", dtype=SITTER))
    twice = pl.concat([people, bots])
    (pairs, r, low, high) = agreement(twice).row(0)
    assert pairs > 500
    assert isclose(r, 1)
    assert low <= r <= high + 1e-6
    (_, r, low, high) = agreement(frames.visions).row(0)
    assert low < r < high < 0.9


def test_tokens_that_were_judged(frames: Frames) -> None:
    for face, tokens, right, *_ in token_accuracy(frames.tokens).rows():
        mine = frames.tokens.filter(pl.col("face") == face, pl.col("fate") == "judged")
        assert (tokens, right) == (mine.height, mine["true"].sum())
    moved = token_influence(frames.tokens)
    assert moved["tokens"].sum() == frames.tokens["followed"].count()
    stayed = frames.tokens.filter(pl.col("face") == "agree", pl.col("followed"))
    agreed = moved.filter(pl.col("face") == "agree")
    assert agreed.select(pl.col("tokens").sum() - pl.col("moved").sum()).item() == stayed.height


def a_thought(psychic: str, player: str, first: str, card: str, target: str) -> dict[str, object]:
    return {
        "game": "g", "hour": 1, "psychic": psychic, "player": player, "first": "made", "first_guess": first,
        "first_placed": None, "card": card, "target": target, "right": card == target, "confidence": 60,
    }  # fmt: skip


def a_token(player: str, on: str, face: str, card: str, final: str) -> dict[str, object]:
    followed = (card == final) == (face == "agree")
    return {
        "game": "g",
        "hour": 1,
        "player": player,
        "on": on,
        "face": face,
        "card": card,
        "final": final,
        "followed": followed,
    }


def test_who_sways_whom() -> None:
    guesses = pl.DataFrame([a_thought("red", "Ann", "c1", "c2", "c2"), a_thought("blue", "Bob", "c3", "c3", "c4")])
    tokens = pl.DataFrame(
        [
            a_token("Bob", "red", "disagree", "c1", "c2"),
            a_token("Cy", "red", "agree", "c1", "c2"),
            a_token("Ann", "blue", "disagree", "c3", "c3"),
        ]
    )
    told = who_sways_whom(tokens, guesses).select("by", "swayed", "tokens", "followed", "rightly").rows()
    assert told == [("Ann", "Bob", 1, 0, 0), ("Bob", "Ann", 1, 1, 1)]
    ways = first_to_final(guesses).select("first_right", "final_right", "kept", "guesses", "share").rows()
    assert ways == [(False, True, False, 1, 0.5), (False, False, True, 1, 0.5)]


def test_the_value_of_crows(frames: Frames) -> None:
    table = value_of_crows(frames.hours)
    assert table["judged"].sum() == frames.hours["judged"].sum()
    with_crow = frames.hours.filter(pl.col("crows_used") > 0, pl.col("hour") == 2)
    assert table.filter(pl.col("crow"), pl.col("hour") == 2)["found"].sum() == with_crow["found"].sum()
    games = pl.DataFrame({"game": ["a", "b"], "edition": ["classic"] * 2, "difficulty": ["easy"] * 2})
    hours = pl.DataFrame(
        {"game": ["a", "b"], "hour": [1, 1], "crows_used": [1, 0], "judged": [100, 100], "found": [60, 50]}
    )
    (with_, without, difference, low, high) = crow_effect(games, hours).row(0)
    assert (with_, without) == (100, 100)
    assert_allclose((difference, low, high), (0.1, 0.1 - 0.1373, 0.1 + 0.1373), atol=1e-3)


def test_votes_by_tier(frames: Frames) -> None:
    table = votes_by_tier(frames.votes)
    assert table["votes"].sum() == frames.votes["group"].count()
    assert table["right"].sum() == frames.votes["right"].sum()
    assert table["missed"].sum() == frames.votes["group"].null_count()
    assert table.filter(pl.col("tier") == 0)["seen"].to_list() == [1]
    assert ((table["chance"] > 0) & (table["chance"] <= 0.5)).all()


def test_tension_begins_at_three_steps_for_everybody(frames: Frames) -> None:
    table = tension(frames.games, frames.hours)
    assert set(table.filter(pl.col("hour") == 1)["steps_left"]) == {3.0}
    assert table["games"].sum() == frames.hours.filter(pl.col("phase") == "reconstruction").height


def test_of_nothing_there_is_nothing_to_say(nothing: Frames) -> None:
    for table in (
        win_rates(nothing.games),
        time_to_solve(nothing.games),
        hours_to_solve(nothing.games),
        confusion(nothing.guesses),
        affinity(nothing.visions),
        token_accuracy(nothing.tokens),
        token_influence(nothing.tokens),
        first_to_final(nothing.guesses),
        who_sways_whom(nothing.tokens, nothing.guesses),
        value_of_crows(nothing.hours),
        votes_by_tier(nothing.votes),
        tension(nothing.games, nothing.hours),
    ):
        assert table.is_empty()
    assert agreement(nothing.visions).row(0)[:2] == (0, None)
    assert crow_effect(nothing.games, nothing.hours).row(0) == (0, 0, None, None, None)
    assert with_beliefs(nothing, TagMind(shipped())).visions.is_empty()


def test_beliefs_are_what_a_literal_reader_thinks(frames: Frames) -> None:
    mind = TagMind(shipped())
    visions = with_beliefs(frames, mind).visions
    for row in visions.iter_rows(named=True):
        left = [card for card in row["board"] if card not in row["tried"]]
        for name, shown in (("belief_before", row["earlier"]), ("belief_after", row["earlier"] + row["cards"])):
            weights = np.exp(FRIEND.trust * mind.affinity.of(shown, left).sum(axis=0))
            assert isclose(row[name], (weights / weights.sum())[left.index(row["target"])], rel_tol=1e-4)
    unknown = frames.visions.with_columns(board=pl.lit(["c1", "c999"]).cast(frames.visions["board"].dtype))
    assert with_beliefs(frames.but(visions=unknown), mind).visions["belief_after"].null_count() == unknown.height
