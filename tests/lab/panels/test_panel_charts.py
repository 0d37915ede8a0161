"""What a panel draws says what the games say."""

import threading

import numpy as np
import pytest

from mysterium_nb.engine.rules import Rules
from mysterium_nb.i18n.catalogue import translator
from mysterium_nb.lab.batch.backends import fastest_backend
from mysterium_nb.lab.panels import game_counts as kept
from mysterium_nb.lab.panels.game_counts import GameCounts, Variant, play_more
from mysterium_nb.lab.panels.panel_charts import loss_bars, tension_curve, win_headline
from mysterium_nb.lab.panels.panel_data import Bars
from mysterium_nb.lab.panels.restricted_play import removals
from mysterium_nb.lab.panels.rule_panel import mechanic_value_bars
from mysterium_nb.lab.simulator import simulate

SAY = translator("en", "visions")
FIVE = Rules.classic(players=5)
DAYS = Rules.original(players=5)
GAMES = 60

WON, LATE, NO_DAY, WRONG = "won", "late", "no day", "wrong"


def told(*ends: str, behind: int = 2) -> GameCounts:
    """Games of five that ended so; a card was found in each of the first two hours."""
    end = np.array(ends)
    found = np.tile([4, 8, 8, 8, 8, 8, 8], (len(ends), 1))
    lined_up = (end == WON) | (end == WRONG)
    last = np.where(end == LATE, behind, 3)
    return GameCounts(end == WON, end != LATE, np.full(len(ends), 7), found, last, lined_up)


def shares(drawing: Bars) -> dict[tuple[str, str], float]:
    return {(row.text, row.more): row.value for row in drawing.rows}


@pytest.fixture
def _nothing_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept, "_kept", type(kept._kept)())


def test_every_ending_has_its_row() -> None:
    games = told(WON, WON, LATE, NO_DAY, WRONG, behind=1)
    assert shares(loss_bars(DAYS, games, SAY, "en")) == {
        ("Won", "the culprit was named"): 0.4,
        ("Out of time", "at characters"): 0.0,
        ("Out of time", "at locations"): 0.2,
        ("Out of time", "at objects"): 0.0,
        ("Out of time", "no day left to name anyone"): 0.2,
        ("The wrong culprit", "all had found their cards"): 0.2,
    }


def test_where_there_is_always_time_to_name_somebody_no_row_says_otherwise() -> None:
    rows = shares(loss_bars(FIVE, told(WON, WRONG), SAY, "en"))
    assert ("Out of time", "no day left to name anyone") not in rows
    assert rows["The wrong culprit", "all had found their cards"] == 0.5


@pytest.mark.parametrize("rules", [FIVE, DAYS, Rules.classic(players=2), FIVE.but(poll="agreement")], ids=repr)
def test_the_rows_agree_with_why_simulate_says_a_game_ended(rules: Rules) -> None:
    fastest_backend(wait=True)  # in the middle of it, the last digits of another arithmetic would come in
    rows = loss_bars(rules, play_more(Variant(rules), GAMES, threading.Event()), SAY, "en").rows
    frame = simulate(rules, GAMES)
    why = frame["why"]
    share = {text: sum(row.value for row in rows if row.text == text) for text in ("Won", "Out of time")}
    wrong = rows[-1].value
    if rules.poll == "tries":  # whoever names the wrong one may try again, until time is up
        assert share["Out of time"] + wrong == pytest.approx(why.eq("out_of_time").mean())
        assert wrong == pytest.approx((frame["votes"].list.max().gt(0) & ~frame["won"]).mean())
    else:
        assert share["Out of time"] == pytest.approx(why.eq("out_of_time").mean())
        assert wrong == pytest.approx(why.eq("wrong_group").mean())
    assert share["Won"] == pytest.approx(why.eq("culprit_found").mean())
    assert sum(row.value for row in rows) == pytest.approx(1)


def test_the_edge_is_a_card_for_each_hour_left_and_a_day_less_where_naming_takes_one() -> None:
    edges = {
        rules.edition: tension_curve(rules, told(WON), SAY, "en").lines[-1].values
        for rules in (FIVE, Rules.original(5))
    }
    assert edges["classic"] == (3, 3, 3, 3, 3, 2, 1, 0)
    assert edges["original"] == (3, 3, 3, 3, 2, 1, 0, 0)


def test_a_game_beyond_the_edge_is_never_won() -> None:
    for rules in (FIVE, DAYS):
        games = play_more(Variant(rules), GAMES, threading.Event())
        edge = tension_curve(rules, games, SAY, "en").lines[-1].values
        left = 3 * rules.psychics - np.concatenate((np.zeros((games.played, 1), dtype=int), games.found), axis=1)
        behind = left > rules.psychics * np.array(edge)  # even with all psychics evenly behind
        assert not (behind.any(axis=1) & games.won).any()


def test_the_tension_is_what_a_psychic_still_has_to_find() -> None:
    curve = tension_curve(FIVE, told(WON, LATE), SAY, "en")
    assert [line.text for line in curve.lines] == ["games won", "games lost", "nobody may miss any more"]
    assert curve.lines[0].values == (3, 2, 1, 1, 1, 1, 1, 1)
    assert curve.across == ("1", "2", "3", "4", "5", "6", "7", "")


def test_the_curve_speaks_of_days_where_the_rules_do() -> None:
    assert tension_curve(FIVE, told(WON), SAY, "en").across_is == "When hour … begins"
    assert tension_curve(DAYS, told(WON), SAY, "en").across_is == "When day … begins"


def test_the_headline_is_the_win_rate_with_its_interval() -> None:
    line = win_headline(told(*[WON] * 50, *[LATE] * 50), "of the games are won", SAY, "en")
    assert (line.figure, line.value) == ("50\N{NO-BREAK SPACE}%", 0.5)
    assert (round(line.low, 3), round(line.high, 3)) == (0.404, 0.596)
    assert line.more == "between 40.4\N{NO-BREAK SPACE}% and 59.6\N{NO-BREAK SPACE}% · 100 games"


@pytest.mark.usefixtures("_nothing_kept")
def test_a_mechanic_is_worth_what_is_lost_without_it_on_the_same_cards() -> None:
    fastest_backend(wait=True)
    arm = Variant(FIVE)
    games = play_more(arm, GAMES, threading.Event())
    assert mechanic_value_bars(arm, games, SAY, "en", all_played=True).rows == ()
    without = next(rung.arm for rung in removals(arm) if rung.key == "no_crows")
    play_more(without, GAMES, threading.Event())
    [row] = mechanic_value_bars(arm, games, SAY, "en", all_played=True).rows
    lost = simulate(FIVE.but(crows=0), GAMES)["won"].mean() - simulate(FIVE, GAMES)["won"].mean()  # type: ignore[operator] # polars cannot know that these are numbers
    assert row.text == "No crows"
    assert row.value == pytest.approx(lost)
    assert row.value < 0
    assert (row.looks, "counting" in row.more) == ("lit", False)
    [early] = mechanic_value_bars(arm, games, SAY, "en", all_played=False).rows
    assert early.looks == "faint"
    assert early.more.endswith("still counting")
