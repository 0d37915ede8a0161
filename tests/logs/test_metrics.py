"""Metrics, each against an obvious count by hand."""

from collections import Counter, defaultdict
from math import isclose

import numpy as np
import polars as pl
import pytest
from numpy.testing import assert_allclose

from mysterium_nb.decks import shipped
from mysterium_nb.engine.rules import EDITIONS
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
from mysterium_nb.logs.metrics.shares import Z, wilson_columns
from mysterium_nb.logs.shipped_corpus import corpus
from mysterium_nb.logs.tables.frames import Frames, read
from mysterium_nb.logs.tables.vision_beliefs import add_beliefs
from mysterium_nb.minds.associations.tags import TagMind
from mysterium_nb.minds.bots.dials import FRIEND
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
    (row,) = pl.DataFrame({"hits": [hits], "tries": [tries]}).select(wilson_columns("hits", "tries")).rows()
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
    assert time_to_solve(frames.games, frames.hours, ("edition",))["games"].sum() == solved.height
    by_hour = hours_to_solve(frames.games)
    assert by_hour["games"].sum() == solved.height
    assert by_hour.filter(pl.col("hour") == 1)["edition"].to_list() == sorted(
        set(frames.games["edition"]), key=EDITIONS.index
    )
    assert by_hour.group_by("edition").agg(pl.col("solved").is_sorted().all())["solved"].all()


def test_the_minutes_end_when_all_is_found() -> None:
    games = pl.DataFrame({"game": ["a"], "edition": ["classic"], "solved_hour": [2], "seconds": [900.0]})
    hours = pl.DataFrame(
        {
            "game": ["a", "a", "a"],
            "phase": ["reconstruction", "reconstruction", "revelation"],
            "seconds": [120.0, 180.0, 600.0],
        }
    )
    assert time_to_solve(games, hours, ("edition",)).select("hours", "median").row(0) == (2, 5.0)


def test_of_two_games_the_median_lies_between() -> None:
    games = pl.DataFrame({"game": ["a", "b"], "edition": ["classic"] * 2, "solved_hour": [1, 1]})
    hours = pl.DataFrame({"game": ["a", "b"], "phase": ["reconstruction"] * 2, "seconds": [60.0, 180.0]})
    told = time_to_solve(games, hours, ("edition",)).select("quick", "median", "slow").row(0)
    assert_allclose(told, (1.5, 2, 2.5))


def test_those_that_never_found_everything_are_told_from_the_first_hour_on() -> None:
    games = pl.DataFrame(
        {
            "edition": ["classic", "original"],
            "why": ["culprit_found", "out_of_time"],
            "solved_hour": [2, None],
            "hours": [3, 3],
        }
    )
    told = hours_to_solve(games).select("edition", "hour", "solved").rows()
    assert told == [
        ("classic", 1, 0.0), ("classic", 2, 1.0), ("classic", 3, 1.0),
        ("original", 1, 0.0), ("original", 2, 0.0), ("original", 3, 0.0),
    ]  # fmt: skip


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


def test_lifts_are_as_sure_as_games_drawn_again_say() -> None:
    """Each interval takes guesses one by one: a pair's are of different games, since a card is hardly sent twice."""
    visions = corpus().visions.filter(pl.col("guess").is_not_null())
    sent = visions.select("game", "cards").explode("cards")
    assert sent.is_duplicated().sum() < 0.02 * sent.height
    of = visions.with_row_index("row").group_by("game", maintain_order=True).agg("row")["row"].to_list()
    rng = np.random.default_rng(6)
    told = affinity(visions).filter(pl.col("taken") >= 10)
    pairs = told.select("vision", "card")
    drawn = [
        affinity(visions[np.concatenate([of[game] for game in rng.integers(0, len(of), len(of))])]) for _ in range(20)
    ]
    again = [pairs.join(lifts, on=["vision", "card"], maintain_order="left")["lift"].log() for lifts in drawn]
    said = (told["high"].log() - told["low"].log()) / 2 / Z
    assert 0.6 < np.median(np.std(again, axis=0) / said) < 1


def test_the_more_is_seen_the_surer_a_lift(frames: Frames) -> None:
    once = affinity(frames.visions)
    often = affinity(pl.concat([frames.visions] * 20))
    both = once.join(often, on=["vision", "card"], suffix="_often").filter(pl.col("taken") > pl.col("expected") + 1)
    assert both.height > 20
    assert (both["lift_often"] > both["lift"]).all()
    assert (both["high_often"] / both["low_often"] < both["high"] / both["low"]).all()


def test_people_and_bots_who_guess_alike_agree(frames: Frames) -> None:
    alike = agreement(frames.visions, frames.visions).row(0, named=True)
    assert alike["pairs"] > 500
    assert isclose(alike["correlation"], 1)
    assert alike["low"] <= alike["correlation"] <= alike["high"] + 1e-6
    people, bots = (frames.visions.filter(pl.col("player_kind") == kind) for kind in ("person", "bot"))
    alike = agreement(people, bots).row(0, named=True)
    assert alike["low"] < alike["correlation"] < alike["high"] < 0.9
    assert alike["ceiling"] < 0.9


def test_the_same_tastes_reach_the_ceiling_however_few_games_there_are() -> None:
    """A bare correlation tells how many games there were: the same bots against themselves have another each time."""
    visions = corpus().visions
    games = visions["game"].unique().sort().to_list()
    rng = np.random.default_rng(3)

    def against_themselves(many: int) -> dict[str, float]:
        drawn = rng.choice(games, 2 * many, replace=False)
        sides = [visions.filter(pl.col("game").is_in(some.tolist())) for some in (drawn[:many], drawn[many:])]
        return agreement(*sides).row(0, named=True)

    few, lots = ([against_themselves(many) for _ in range(6)] for many in (100, 600))
    assert min(one["correlation"] for one in lots) > max(one["correlation"] for one in few) + 0.2
    for some in (few, lots):
        assert 0.85 < np.mean([one["correlation"] / one["ceiling"] for one in some]) < 1.1
        assert all(one["low"] < one["correlation"] < one["high"] for one in some)
    eyes = [visions.filter(pl.col("player").str.ends_with(eye)) for eye in ("-colours", "-meanings")]
    unlike = agreement(*eyes).row(0, named=True)
    assert unlike["correlation"] < 0.75 * unlike["ceiling"]


def test_the_interval_of_an_agreement_is_that_of_games_drawn_again() -> None:
    visions = corpus().visions
    games = visions["game"].unique().sort().to_list()
    rng = np.random.default_rng(4)
    drawn = [rng.choice(games, 200, replace=False) for _ in range(8)]
    each = [
        agreement(*(visions.filter(pl.col("game").is_in(half.tolist())) for half in (some[:100], some[100:]))).row(
            0, named=True
        )
        for some in drawn
    ]
    spread = np.std([one["correlation"] for one in each], ddof=1)
    told = np.mean([(one["high"] - one["low"]) / 2 / Z for one in each])
    assert 0.4 < spread / told < 2.2


def test_an_agreement_from_one_game_has_no_interval_and_no_ceiling(frames: Frames) -> None:
    one = frames.visions.filter(pl.col("game") == frames.visions["game"][0])
    alike = agreement(one, one).row(0, named=True)
    assert (alike["low"], alike["high"], alike["ceiling"]) == (None, None, None)


def test_what_belongs_to_one_game_hangs_together() -> None:
    """Ten games of ten votes each, all right or all wrong in a game: they are worth ten votes, not a hundred."""
    votes = pl.DataFrame(
        {
            "game": [f"g{number // 10}" for number in range(100)],
            "tier": [0] * 100,
            "seen": [1] * 100,
            "group": [1] * 100,
            "standing": [4] * 100,
            "own": [False] * 100,
            "right": [number // 10 < 5 for number in range(100)],
        }
    )
    (row,) = votes_by_tier(votes).select("votes", "right", "rate", "low", "high").rows()
    assert row[:3] == (100, 50, 0.5)
    assert 0.2 < row[3] < 0.25
    mixed = votes.with_columns(right=pl.int_range(100) % 2 == 0)
    (row,) = votes_by_tier(mixed).select("low", "high").rows()
    assert_allclose(row, (0.4038, 0.5962), atol=1e-3)
    alone = votes.with_columns(game=pl.lit("g"))
    assert votes_by_tier(alone)["low"][0] < 0.15


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
    # A token that agrees lies where the pawn stands already: nobody was moved by it, wherever they began.
    late = pl.DataFrame([a_token("Cy", "red", "agree", "c2", "c2"), a_token("Cy", "red", "disagree", "c2", "c2")])
    assert who_sways_whom(late, guesses).is_empty()
    ways = first_to_final(guesses).select("first_right", "final_right", "kept", "guesses", "share").rows()
    assert ways == [(False, True, False, 1, 0.5), (False, False, True, 1, 0.5)]


def test_votes_by_tier(frames: Frames) -> None:
    table = votes_by_tier(frames.votes)
    assert table["votes"].sum() == frames.votes["group"].count()
    assert table["right"].sum() == frames.votes["right"].sum()
    assert table["missed"].sum() == frames.votes["group"].null_count()
    assert table.filter(pl.col("tier") == 0)["seen"].to_list() == [1]
    assert ((table["chance"] > 0) & (table["chance"] <= 0.5)).all()


def test_tension_begins_at_three_steps_for_everybody(frames: Frames) -> None:
    called_off = (
        pl.when(pl.int_range(pl.len()) == 0).then(pl.lit("called_off")).otherwise(pl.col("why").cast(pl.String))
    )
    frames = frames.with_tables(games=frames.games.with_columns(why=called_off))
    table = tension(frames.games, frames.hours)
    assert set(table.filter(pl.col("hour") == 1)["steps_left"]) == {3.0}
    ended = frames.games.filter(pl.col("why") != "called_off")
    assert ended.height < frames.games.height
    searching = frames.hours.filter(pl.col("phase") == "reconstruction").join(ended, on="game", how="semi")
    assert table["games"].sum() == searching.height


def test_of_nothing_there_is_nothing_to_say(nothing: Frames) -> None:
    for table in (
        win_rates(nothing.games),
        time_to_solve(nothing.games, nothing.hours),
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
    assert agreement(nothing.visions, nothing.visions).row(0)[:2] == (0, None)
    assert crow_effect(nothing.games, nothing.hours).row(0) == (0, 0, None, None, None)
    assert add_beliefs(nothing, TagMind(shipped())).visions.is_empty()


def test_beliefs_are_what_a_literal_reader_thinks(frames: Frames) -> None:
    mind = TagMind(shipped())
    visions = add_beliefs(frames, mind).visions
    for row in visions.iter_rows(named=True):
        left = [card for card in row["board"] if card not in row["tried"]]
        for name, shown in (("belief_before", row["earlier"]), ("belief_after", row["earlier"] + row["cards"])):
            weights = np.exp(FRIEND.trust * mind.affinity.submatrix(shown, left).sum(axis=0))
            assert isclose(row[name], (weights / weights.sum())[left.index(row["target"])], rel_tol=1e-4)
    unknown = frames.visions.with_columns(board=pl.lit(["c1", "c999"]).cast(frames.visions["board"].dtype))
    assert add_beliefs(frames.with_tables(visions=unknown), mind).visions["belief_after"].null_count() == unknown.height
