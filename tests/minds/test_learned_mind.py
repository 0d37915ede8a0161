"""A learned mind is the prior until it has shown that it knows a class better; then it thinks as the class does."""

import random

import numpy as np
import pytest

from mysterium_nb.decks import shipped
from mysterium_nb.engine.cards import STANDARD
from mysterium_nb.minds import LearnedMind, Mind, NoisyMind, Pick, ensemble, minds_of, similarity
from mysterium_nb.minds.associations.tags import tags_of
from mysterium_nb.minds.bots.partners import Partners

DECK = shipped()
COLOURS = minds_of(DECK)["colours"]


def picks_by(mind: Mind, count: int, seed: int, sharpness: float = 2.0) -> list[Pick]:
    """What people with this mind take of six cards after one vision."""
    rng = random.Random(seed)
    picks = []
    for _ in range(count):
        vision = rng.choice(STANDARD.visions)
        among = tuple(rng.sample(rng.choice(STANDARD.suspects), 6))
        weights = np.exp(sharpness * mind.affinity.submatrix([vision], among)[0])
        picks.append(Pick((vision,), among, rng.choices(among, weights)[0]))
    return picks


def taught(picks: list[Pick]) -> LearnedMind:
    mind = LearnedMind(DECK)
    for pick in picks:
        mind.learn(pick)
    return mind


def test_who_knows_nothing_is_the_prior() -> None:
    mind = LearnedMind(DECK)
    assert not mind.trusted
    assert mind.affinity is ensemble(DECK).affinity
    assert mind.why("v1", "c1") == ensemble(DECK).why("v1", "c1")


def test_a_class_that_goes_by_colours_alone_is_learned() -> None:
    mind = taught(picks_by(COLOURS, 250, seed=1))
    assert mind.trusted
    before = similarity(mind.prior.affinity, COLOURS.affinity)
    assert similarity(mind.affinity, COLOURS.affinity) > before + 0.05


def test_a_class_that_takes_anything_leaves_exactly_the_prior() -> None:
    for seed in range(4):
        mind = taught(picks_by(COLOURS, 150, seed, sharpness=0.0))
        assert not mind.trusted
        assert mind.affinity is mind.prior.affinity
        assert mind.why("v1", "c1") == mind.prior.why("v1", "c1")


def test_a_class_that_thinks_like_the_prior_leaves_exactly_the_prior() -> None:
    for seed in range(4):
        mind = taught(picks_by(ensemble(DECK), 150, seed, sharpness=1.0))
        assert mind.affinity is mind.prior.affinity


def test_a_class_that_has_changed_is_noticed() -> None:
    mind = taught(picks_by(COLOURS, 250, seed=1))
    assert mind.trusted
    for pick in picks_by(NoisyMind(ensemble(DECK), 0.0, seed=5), 250, seed=2):
        mind.learn(pick)
        if not mind.trusted:
            break
    assert not mind.trusted


def test_a_class_that_settles_after_a_wild_beginning_does_not_wait_long() -> None:
    """Many visions and any card at all: the worst that a learner can meet. Then everybody goes by colours."""
    rng, mind = random.Random(1), LearnedMind(DECK)
    for _ in range(400):
        among = tuple(rng.sample(rng.choice(STANDARD.suspects), 6))
        mind.learn(Pick(tuple(rng.sample(STANDARD.visions, 4)), among, rng.choice(among)))
        assert not mind.trusted
    for pick in picks_by(COLOURS, 330, seed=51, sharpness=3.0):
        mind.learn(pick)
        if mind.trusted:
            break
    assert mind.trusted


def test_one_taste_spreads_to_cards_that_nobody_was_asked_about() -> None:
    """Whoever takes the card with the moon is thought to do so with other moons."""
    moons = [card.id for card in DECK.where(motif="moon")]
    visions = [card for card in moons if card in STANDARD.visions]
    suspects = [card for card in moons if card not in STANDARD.visions]
    asked, unasked = visions[: len(visions) // 2], visions[len(visions) // 2 :]
    rng = random.Random(3)
    mind = LearnedMind(DECK)
    for _ in range(40):
        card = rng.choice(suspects)
        row = next(row for row in STANDARD.suspects if card in row)
        others = rng.sample([other for other in row if other not in suspects], 4)
        mind.learn(Pick((rng.choice(asked),), (card, *others), card))
    assert mind.trusted
    assert (
        mind.affinity.submatrix(unasked, suspects).mean()
        > mind.prior.affinity.submatrix(unasked, suspects).mean() + 0.5
    )


def test_all_at_once_is_much_the_same_as_one_by_one_and_the_order_does_not_matter() -> None:
    picks = picks_by(COLOURS, 120, seed=1)
    one_by_one, at_once, backwards = taught(picks), LearnedMind(DECK), LearnedMind(DECK)
    at_once.learn_all(picks)
    backwards.learn_all(picks[::-1])
    for mind in (one_by_one, at_once, backwards):
        assert mind.trusted
    assert similarity(one_by_one.affinity, at_once.affinity) > 0.97
    assert similarity(backwards.affinity, at_once.affinity) > 0.999


def test_its_reasons_are_tags_that_both_cards_have_or_reasons_of_the_prior() -> None:
    mind = taught(picks_by(COLOURS, 150, seed=1))
    assert mind.trusted
    for vision in STANDARD.visions[::7]:
        for card in STANDARD.suspects[0][::3]:
            allowed = {(tag.kind, tag.name) for tag in tags_of(DECK[vision]).keys() & tags_of(DECK[card]).keys()}
            allowed |= {(reason.kind, reason.tag) for reason in mind.prior.why(vision, card)}
            reasons = mind.why(vision, card)
            assert {(reason.kind, reason.tag) for reason in reasons} <= allowed
            assert list(reasons) == sorted(reasons, key=lambda reason: -reason.weight)


def test_a_single_card_teaches_nothing() -> None:
    mind = taught([Pick(("v1",), ("c1",), "c1")] * 5)
    assert mind.gain == 0
    assert len(mind.picks) == 5


def test_a_card_of_another_deck_is_refused() -> None:
    with pytest.raises(ValueError, match="There is no card 'c99' in this deck"):
        LearnedMind(DECK).learn(Pick(("v1",), ("c1", "c99"), "c1"))


def test_the_bots_of_a_table_have_in_common_what_they_were_taught() -> None:
    known = taught(picks_by(COLOURS, 150, seed=1))
    assert known.trusted
    bots = Partners(DECK, "twin", table="LAMO42", bots=("ghost", "red"), mind=known)
    for seat in ("ghost", "red"):
        assert similarity(bots.for_seat(seat).mind.affinity, known.affinity) == pytest.approx(1)
    untaught = Partners(DECK, "twin", table="LAMO42").for_seat("ghost")
    assert similarity(untaught.mind.affinity, known.affinity) < 0.99
