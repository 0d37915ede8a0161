"""What if the ghost had sent other cards? Both ways are played on with the same minds and the same luck."""

from itertools import islice
from math import sqrt

import pytest

from mysterium_nb.engine.errors import IllegalMove
from mysterium_nb.engine.events import VisionSent
from mysterium_nb.logs.replays.beliefs import BeliefReader, beliefs_of
from mysterium_nb.logs.replays.counterfactual import (
    candidate_chances,
    clearest,
    paired,
    regrets,
    vision_at,
    vision_costs,
    visions_of,
    what_if,
    what_if_stream,
)
from mysterium_nb.minds import ensemble
from tests.logs.replayed import a_game_of_bots, last_vision

REPLAY = a_game_of_bots()
LAST = last_vision(REPLAY)


def a_reader() -> BeliefReader:
    assert REPLAY.deck is not None
    return BeliefReader(ensemble(REPLAY.deck))


def test_a_vision_knows_its_hand_and_what_it_was_for() -> None:
    for vision in visions_of(REPLAY):
        event = REPLAY.entries[vision.seq - 1].event
        assert isinstance(event, VisionSent)
        assert (vision.psychic, vision.cards) == (event.psychic, event.cards)
        assert set(vision.cards) <= set(vision.hand)
        state = REPLAY.moments[REPLAY.place(vision.seq)].state
        belongs = state.hidden.sets[[p.colour for p in state.psychics].index(vision.psychic)]
        assert vision.target == belongs[state.psychic(vision.psychic).step]


def test_where_nothing_was_sent_nothing_can_be_asked() -> None:
    with pytest.raises(LookupError, match="No vision was sent at event 1"):
        what_if(REPLAY, 1)


def test_one_step_ahead_what_was_sent_is_what_was_believed() -> None:
    beliefs, reader = beliefs_of(REPLAY), a_reader()
    for vision in visions_of(REPLAY)[:6]:
        (sent,) = candidate_chances(REPLAY, vision.seq, [vision.cards], reader)
        assert sent.chance == pytest.approx(beliefs[REPLAY.place(vision.seq)][vision.psychic].chance_of_truth)


def test_no_vision_of_up_to_three_cards_is_clearer_than_the_clearest() -> None:
    for cost in vision_costs(REPLAY)[:5]:
        assert cost.chance >= 0
        assert set(cost.best.cards) <= set(cost.vision.hand)
        assert cost.best.chance >= cost.sent.chance - 1e-9 or len(cost.vision.cards) > 3


def test_the_same_cards_change_nothing_since_all_luck_is_shared() -> None:
    answer = what_if(REPLAY, LAST, vision_at(REPLAY, LAST).cards, games=4)
    assert answer.games == 4
    assert answer.won_alone == answer.finished_alone == (0, 0)
    assert answer.won[0] == answer.won[1]
    assert answer.winning.mean == 0
    assert answer.winning.low < 0 < answer.winning.high


def test_the_same_question_has_the_same_answer() -> None:
    assert what_if(REPLAY, LAST, games=2, seed=5) == what_if(REPLAY, LAST, games=2, seed=5)


def test_without_cards_the_minds_choose_the_clearest() -> None:
    answer = next(what_if_stream(REPLAY, LAST))
    assert answer.games == 0
    assert answer.instead == clearest(REPLAY, LAST, a_reader())


def test_one_can_go_away_at_any_time() -> None:
    assert [answer.games for answer in islice(what_if_stream(REPLAY, LAST, games=10_000), 3)] == [0, 1, 2]


def test_cards_that_the_ghost_did_not_hold_are_refused_before_a_game_is_played() -> None:
    vision = vision_at(REPLAY, LAST)
    elsewhere = next(card for card in REPLAY.last.cards.visions if card not in vision.hand)
    with pytest.raises(IllegalMove):
        next(what_if_stream(REPLAY, LAST, (elsewhere,)))


def test_wins_and_losses_are_counted_in_pairs() -> None:
    *_, answer = what_if_stream(REPLAY, LAST, games=6)
    (first, second), (only_first, only_second) = answer.won, answer.won_alone
    assert second - first == only_second - only_first
    assert answer.winning.mean == pytest.approx((second - first) / 6)
    assert answer.finished[0] >= answer.won[0]


def test_regret_is_what_the_minds_own_choice_would_have_been_worth() -> None:
    game = a_game_of_bots(2, "easy")
    dear = [cost for cost in vision_costs(game) if cost.chance >= 0.1]
    regret = next(regrets(game, games=1, least=0.1))
    assert (regret.vision, regret.sent, regret.instead) == (dear[0].vision, dear[0].sent, dear[0].best)
    assert regret.games == 1


def test_the_interval_of_a_difference() -> None:
    """Agresti and Min: a half more in each of the four cells, then as for any mean."""
    difference = paired(98, 5, 23)
    assert difference.mean == pytest.approx(18 / 98)
    middle, spread = 18 / 100, 1.96 * sqrt((5.5 + 23.5) - 18**2 / 100) / 100
    assert (difference.low, difference.high) == pytest.approx((middle - spread, middle + spread))
    assert paired(0, 0, 0) == paired(0, 0, 0).__class__(0.0, -1.0, 1.0)
