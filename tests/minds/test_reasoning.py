"""The arithmetic of reasoning, against the same worked out the slow and obvious way."""

from itertools import combinations, permutations
from math import comb, exp, log, prod

import numpy as np
import pytest

from mysterium_nb.minds.bots import reasoning
from mysterium_nb.minds.bots.reasoning import FloatArray

RNG = np.random.default_rng(6)


def some(*shape: int) -> FloatArray:
    return reasoning.factors(RNG.standard_normal(shape), 1.0)


def slow_belief(weights: FloatArray, visions: list[FloatArray]) -> list[float]:
    raw = [weight * prod(float(vision[card]) for vision in visions) for card, weight in enumerate(weights.tolist())]
    return [weight / sum(raw) for weight in raw]


def test_a_factor_is_the_exponential_of_the_affinity() -> None:
    assert reasoning.factors(np.array([0.0, 2.0]), 0.5).tolist() == [1.0, exp(1.0)]


def test_a_literal_listener_multiplies_what_the_visions_say() -> None:
    given, weights = some(3, 5), np.array([1.0, 0.0, 1.0, 2.0, 1.0])
    belief = reasoning.literal_belief(weights, given)
    assert belief == pytest.approx(slow_belief(weights, list(given)))
    assert belief[1] == 0


def test_where_nothing_is_possible_nothing_is_believed() -> None:
    assert reasoning.normalised(np.zeros(3)).tolist() == [0, 0, 0]


def test_a_hand_of_seven_has_63_handfuls() -> None:
    places, sizes = reasoning.handfuls(7)
    assert len(places) == comb(7, 1) + comb(7, 2) + comb(7, 3) == 63
    assert {tuple(i for i in way if i < 7) for way in places.tolist()} == {
        way for size in (1, 2, 3) for way in combinations(range(7), size)
    }
    assert sizes.tolist() == [sum(i < 7 for i in way) for way in places.tolist()]


@pytest.mark.parametrize("hand", [1, 2, 3])
def test_a_short_hand_has_fewer(hand: int) -> None:
    assert len(reasoning.handfuls(hand)[0]) == 2**hand - 1


def test_what_would_be_heard_is_worked_out_for_every_handful() -> None:
    hand, weights = some(7, 6), np.array([1.0, 1.0, 0.0, 0.5, 1.0, 1.0])
    heard = reasoning.beliefs_after_handfuls(weights, hand)
    for way, belief in zip(reasoning.handfuls(7)[0], heard, strict=True):
        assert belief == pytest.approx(slow_belief(weights, [hand[i] for i in way if i < 7]))


def test_every_card_has_its_price() -> None:
    worth = reasoning.handful_utility(np.array([0.5, 0.5]), np.array([1, 3]))
    assert worth[0] == pytest.approx(log(0.5) - reasoning.CARD_COST)
    assert worth[0] - worth[1] == pytest.approx(2 * reasoning.CARD_COST)


@pytest.mark.parametrize("count", [1, 2, 3, 5])
def test_a_pragmatic_listener_asks_what_else_could_have_been_sent(count: int) -> None:
    weights, sent, unseen, spare, insistence = np.array([1.0, 0.0, 1.0, 1.0]), some(count, 4), some(9, 4), 4, 2.5

    def clear(visions: list[FloatArray], card: int) -> float:
        cost = reasoning.CARD_COST * len(visions)
        return float((slow_belief(weights, visions)[card] * exp(-cost)) ** insistence)

    expected = []
    for card in range(4):
        rests = [[sent[i] for i in way] for size in (1, 2, 3) for way in combinations(range(count), size)]
        chosen = clear(list(sent), card)
        fewer = sum(clear(rest, card) for rest in rests if len(rest) < count)
        other = np.mean([clear([vision], card) for vision in unseen])
        expected.append(chosen / (chosen + fewer + spare * other) if chosen else 0.0)
    assert reasoning.likelihood(weights, sent, unseen, spare, insistence) == pytest.approx(expected)


def test_with_no_card_to_spare_only_less_could_have_been_sent() -> None:
    weights, sent = np.ones(4), some(1, 4)
    assert reasoning.likelihood(weights, sent, some(9, 4), 0, 2.0) == pytest.approx(np.ones(4))
    assert reasoning.likelihood(weights, sent, some(9, 4), -3, 2.0) == pytest.approx(np.ones(4))


def test_no_card_belongs_to_two() -> None:
    sure, torn = [0.98, 0.01, 0.01], [0.5, 0.4, 0.1]
    apart = reasoning.exclusive_beliefs(np.array([sure, torn]))
    assert apart.sum(axis=1) == pytest.approx([1, 1])
    assert apart[1].argmax() == 1
    assert apart[0].argmax() == 0
    alone = reasoning.exclusive_beliefs(np.array([torn]))
    assert alone[0] == pytest.approx(torn)


def test_two_who_are_certain_of_the_same_card_do_no_harm() -> None:
    apart = reasoning.exclusive_beliefs(np.array([[1.0, 0.0], [1.0, 0.0]]))
    assert apart == pytest.approx(np.array([[1.0, 0.0], [1.0, 0.0]]))


@pytest.mark.parametrize("cards", [1, 2, 3])
def test_a_shared_card_may_stand_for_any_kind(cards: int) -> None:
    shared = some(cards, 3, 4)
    raw = []
    for group in range(4):
        total = 0.0
        for kinds in permutations(range(3), cards):
            total += prod(float(shared[i, k, group] / shared[i, k].sum()) for i, k in enumerate(kinds))
        raw.append(total)
    assert reasoning.group_belief(shared) == pytest.approx([weight / sum(raw) for weight in raw])


def test_entropy_is_in_bits() -> None:
    assert reasoning.entropy(np.full(8, 1 / 8)) == pytest.approx(3)
    assert reasoning.entropy(np.array([1.0, 0.0])) == pytest.approx(0)


@pytest.mark.parametrize("drawn", [1, 3, 6])
def test_the_best_of_some_cards_drawn_blindly(drawn: int) -> None:
    values = RNG.standard_normal(6)
    everything = [max(values[list(draw)]) for draw in combinations(range(6), drawn)]
    assert reasoning.expected_best(values, drawn) == pytest.approx(np.mean(everything))


def test_who_draws_more_than_there_is_gets_the_best() -> None:
    assert reasoning.expected_best(np.array([1.0, 3.0, 2.0]), 7) == pytest.approx(3.0)


def test_a_thousand_games_at_once_are_the_same_as_one_by_one() -> None:
    weights, hand, given, unseen = some(5, 2, 6), some(5, 2, 7, 6), some(5, 2, 3, 6), some(5, 2, 8, 6)
    shared = some(5, 2, 3, 3, 4)
    for game in np.ndindex(5, 2):
        pairs = [
            (reasoning.literal_belief(weights, given), reasoning.literal_belief(weights[game], given[game])),
            (
                reasoning.beliefs_after_handfuls(weights, hand),
                reasoning.beliefs_after_handfuls(weights[game], hand[game]),
            ),
            (
                reasoning.likelihood(weights, given, unseen, 4, 2.0),
                reasoning.likelihood(weights[game], given[game], unseen[game], 4, 2.0),
            ),
            (reasoning.group_belief(shared), reasoning.group_belief(shared[game])),
            (reasoning.expected_best(weights, 3), reasoning.expected_best(weights[game], 3)),
        ]
        for all_at_once, alone in pairs:
            assert all_at_once[game] == pytest.approx(alone)
    assert reasoning.exclusive_beliefs(weights)[3] == pytest.approx(reasoning.exclusive_beliefs(weights[3]))
