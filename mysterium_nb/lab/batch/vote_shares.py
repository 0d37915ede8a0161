"""What psychics would make of a shared vision: the ghosts of many games ask it of every three cards they could lay."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations

import numpy as np

from mysterium_nb.lab.batch.arithmetic import chunks, normalise_rows
from mysterium_nb.lab.batch.game_arrays import FOUND_ALL, PublicArrays
from mysterium_nb.lab.batch.random_numbers import IntArray, RealArray

_NEVER = 1e-30


def triples(hand: int) -> IntArray:
    """All ways to lay three cards of a hand."""
    return np.array(list(combinations(range(hand), FOUND_ALL)))


def vote_shares(public: PublicArrays, rows: IntArray, cards: RealArray) -> RealArray:
    """The share of votes each group can expect from each way to lay three cards: (ways, groups, rows).

    `cards` (rows, hand, kinds, groups) is what they say. Who votes early sees one or two of the three, and nobody
    knows which. It is what `reasoning.accused` says.
    """
    hand = cards.shape[1]
    turned = public.turned(rows)
    shares = np.zeros((len(triples(hand)), cards.shape[3], rows.size), dtype=cards.dtype)
    for some in chunks(rows.size):
        for sight, said in enumerate(_said(normalise_rows(cards[some])), start=1):
            voting = (turned[some] == sight).mean(axis=1).astype(cards.dtype)
            if voting.any():
                said /= np.maximum(said.sum(axis=1, keepdims=True), _NEVER)
                parts = _parts(hand, sight)
                shares[:, :, some] += sum(said[part] for part in parts) * (voting / len(parts))
    return shares


def _said(each: RealArray) -> Iterator[RealArray]:
    """What one card says, what two say and what three say about the groups, whichever kind each stands for: every time
    (ways, groups, rows), ways by their last card, then by the one before."""
    each = np.ascontiguousarray(each.transpose(1, 2, 3, 0))
    yield each.sum(axis=1)
    hand = len(each)
    two = np.concatenate([_both(each[:last], each[last]) for last in range(1, hand)])
    yield two.sum(axis=1)
    yield np.concatenate([(two[: last * (last - 1) // 2] * each[last]).sum(axis=1) for last in range(2, hand)])


def _both(one: RealArray, other: RealArray) -> RealArray:
    """What two cards say of all kinds but one, by the kind that is left out: (ways, kinds, groups, rows)."""
    left_out = [one[:, kind - 2] * other[kind - 1] + one[:, kind - 1] * other[kind - 2] for kind in range(FOUND_ALL)]
    return np.stack(left_out, axis=1)


@cache
def _parts(hand: int, sight: int) -> IntArray:
    """For every three cards the numbers of all that they can show, as `_said` counts them: (parts, ways)."""
    seen = sorted(combinations(range(hand), sight), key=lambda cards: cards[::-1])
    number = {some: i for i, some in enumerate(seen)}
    return np.array([[number[some] for some in combinations(three, sight)] for three in triples(hand).tolist()]).T
