"""Affinities: one measure for all minds and all kinds of cards."""

import numpy as np
import pytest

from mysterium_nb.decks import shipped
from mysterium_nb.minds import Affinity, minds_of, similarity
from mysterium_nb.minds.associations.affinity import standardised

VISIONS, SUSPECTS = ("v1", "v2", "v3"), ("c1", "c2", "l3", "l4")


def an_affinity(seed: int) -> Affinity:
    raw = np.random.default_rng(seed).standard_normal((3, 4))
    return Affinity(VISIONS, SUSPECTS, standardised(raw, SUSPECTS))


@pytest.mark.parametrize("name", minds_of(shipped()))
@pytest.mark.parametrize("kind", "clo")
def test_every_kind_has_mean_0_and_standard_deviation_1(name: str, kind: str) -> None:
    affinity = minds_of(shipped())[name].affinity
    block = affinity.submatrix(affinity.visions, [card for card in affinity.suspects if card[0] == kind])
    assert block.mean() == pytest.approx(0, abs=1e-12)
    assert block.std() == pytest.approx(1)


def test_a_kind_with_a_larger_spread_speaks_no_louder() -> None:
    raw = np.array([[1.0, 2.0, 100.0, 300.0], [2.0, 1.0, 300.0, 100.0], [1.0, 2.0, 100.0, 300.0]])
    result = standardised(raw, SUSPECTS)
    assert result[:, :2] == pytest.approx(result[:, 2:])


def test_where_all_cards_of_a_kind_are_the_same_a_mind_has_no_opinion() -> None:
    raw = np.array([[0.1, 0.1, 1.0, 3.0]] * 3)
    assert not standardised(raw, SUSPECTS)[:, :2].any()


def test_it_is_asked_by_cards_in_any_order() -> None:
    affinity = an_affinity(1)
    assert (
        affinity.submatrix(["v3", "v1"], ["l4", "c1", "c2"]).tolist() == affinity.matrix[[2, 0]][:, [3, 0, 1]].tolist()
    )


def test_nobody_can_change_it() -> None:
    affinity = an_affinity(1)
    with pytest.raises(ValueError, match="read-only"):
        affinity.matrix[0, 0] = 9
    affinity.submatrix(["v1"], ["c1"])[0, 0] = 9
    assert affinity.matrix[0, 0] != 9


def test_it_has_a_number_for_every_vision_and_card() -> None:
    with pytest.raises(ValueError, match="3 visions × 4 cards"):
        Affinity(VISIONS, SUSPECTS, np.zeros((4, 3)))


def test_how_alike_minds_are_is_a_correlation() -> None:
    one, other = an_affinity(1), an_affinity(2)
    assert similarity(one, one) == pytest.approx(1)
    assert similarity(one, Affinity(VISIONS, SUSPECTS, -one.matrix)) == pytest.approx(-1)
    assert similarity(one, other) == pytest.approx(np.corrcoef(one.matrix.ravel(), other.matrix.ravel())[0, 1])


def test_with_a_mind_without_opinions_nobody_is_alike() -> None:
    assert similarity(an_affinity(1), Affinity(VISIONS, SUSPECTS, np.zeros((3, 4)))) == 0


def test_minds_of_other_cards_are_not_compared() -> None:
    with pytest.raises(ValueError, match="the same cards"):
        similarity(an_affinity(1), Affinity(VISIONS, ("c1", "c2", "l3", "l5"), np.zeros((3, 4))))
