"""How alike the minds of the shipped deck are: enough to be partners, not so much that they are one."""

from itertools import combinations

import msgspec
import pytest

from mysterium_nb.decks import Motifs, shipped
from mysterium_nb.minds import ColourMind, EnsembleMind, MoodMind, NoisyMind, PooledMind, ensemble, minds_of, similarity

MINDS = minds_of(shipped())


@pytest.mark.parametrize(("one", "other"), list(combinations(MINDS, 2)))
def test_any_two_minds_agree_somewhat_and_none_is_another(one: str, other: str) -> None:
    assert 0.3 < similarity(MINDS[one].affinity, MINDS[other].affinity) < 0.8


@pytest.mark.parametrize("held_out", MINDS)
def test_a_mind_can_be_told_something_by_the_others(held_out: str) -> None:
    others = EnsembleMind([mind for name, mind in MINDS.items() if name != held_out])
    assert similarity(MINDS[held_out].affinity, others.affinity) > 0.5


@pytest.mark.parametrize("eye", [ColourMind, MoodMind])
def test_with_its_echoes_a_mind_is_still_mostly_its_own_eye(eye: type[ColourMind | MoodMind]) -> None:
    deck = shipped()
    bare = tuple(msgspec.structs.replace(card, motifs=Motifs()) for card in deck.cards)
    silent = eye(msgspec.structs.replace(deck, cards=bare))
    assert 0.65 < similarity(eye(deck).affinity, silent.affinity) < 0.85


@pytest.mark.parametrize("rho", [0, 0.4, 0.775, 1])
@pytest.mark.parametrize("name", MINDS)
def test_a_noisy_mind_is_exactly_as_alike_as_asked(name: str, rho: float) -> None:
    noisy = NoisyMind(MINDS[name], rho, seed=3).affinity
    assert similarity(noisy, MINDS[name].affinity) == pytest.approx(rho, abs=1e-12)
    for kind in "clo":
        block = noisy.submatrix(noisy.visions, [card for card in noisy.suspects if card[0] == kind])
        assert block.mean() == pytest.approx(0, abs=1e-12)
        assert block.std() == pytest.approx(1)


def test_two_minds_at_a_table_are_about_as_alike_as_the_table_has_it() -> None:
    seats = [NoisyMind(ensemble(shipped()), 0.6**0.5, seed) for seed in ("red", "blue", "ghost", 7)]
    for one, other in combinations(seats, 2):
        assert similarity(one.affinity, other.affinity) == pytest.approx(0.6, abs=0.03)


def test_the_same_seed_is_the_same_mind_and_another_seed_another() -> None:
    mind = MINDS["tags"]
    assert (NoisyMind(mind, 0.5, "red").affinity.matrix == NoisyMind(mind, 0.5, "red").affinity.matrix).all()
    assert similarity(NoisyMind(mind, 0, "red").affinity, NoisyMind(mind, 0, "blue").affinity) < 0.1


@pytest.mark.parametrize("rho", [-0.1, 1.1])
def test_nobody_is_less_than_not_or_more_than_the_same(rho: float) -> None:
    with pytest.raises(ValueError, match="from 0 to 1"):
        NoisyMind(MINDS["tags"], rho, 1)


def test_an_ensemble_weighs_its_minds() -> None:
    tags, colours = MINDS["tags"], MINDS["colours"]
    assert similarity(EnsembleMind([tags, colours], [1, 0]).affinity, tags.affinity) == pytest.approx(1)
    heavy = EnsembleMind([tags, colours], [3, 1]).affinity
    assert similarity(heavy, tags.affinity) > similarity(heavy, colours.affinity)


@pytest.mark.parametrize("weights", [[1], [1, -1], [0, 0]])
def test_an_ensemble_needs_a_weight_for_each(weights: list[float]) -> None:
    with pytest.raises(ValueError, match="for each a weight"):
        EnsembleMind([MINDS["tags"], MINDS["colours"]], weights)


def test_minds_of_other_cards_are_not_joined() -> None:
    fewer = minds_of(shipped().only(shipped().ids_of_kind("v")[:5] + shipped().ids_of_kind("c")))
    with pytest.raises(ValueError, match="the same cards"):
        PooledMind([MINDS["tags"], fewer["tags"]])


def test_a_table_that_agrees_is_as_sure_as_each_and_one_that_differs_less() -> None:
    mind = MINDS["meanings"]
    agreed = PooledMind([mind, mind]).affinity.matrix
    assert agreed == pytest.approx(mind.affinity.matrix)
    differing = PooledMind([NoisyMind(mind, 0.3, seed) for seed in range(4)]).affinity.matrix
    assert differing.std() < 0.7


def test_together_a_table_knows_better_than_each() -> None:
    mind = ensemble(shipped())
    seats = [NoisyMind(mind, 0.6, seed) for seed in range(5)]
    assert similarity(PooledMind(seats).affinity, mind.affinity) > 0.8
