"""How a ghost chooses, as far as its messages tell: α, the sharpness of a speaker in rational speech acts."""

import numpy as np
import polars as pl

from mysterium_nb.minds import Dials, Mind
from mysterium_nb.minds.bots.reasoning import (
    FloatArray,
    beliefs_after_handfuls,
    factors,
    handful_utility,
    handfuls,
    normalised,
)

ALPHAS = tuple(round(0.1 * step, 1) for step in range(121))


def fit_speakers(visions: pl.DataFrame, mind: Mind, dials: Dials | None = None) -> pl.DataFrame:
    """How likely the messages of the table `visions` are for each α from 0 to 12: `surprise`, in bits for a message,
    and `behind`, how much less likely all of them together are than at the best α, in natural units. Up to 1.92 behind
    is within the 95 % interval.

    A message is taken for one of all handfuls of one to three cards of the hand; those of more cards are left out, and
    those of a deck that the mind does not know.
    """
    mine = dials or Dials()
    rows = {card: row for row, card in enumerate(mind.affinity.visions)}
    columns = {card: column for column, card in enumerate(mind.affinity.suspects)}
    read = factors(mind.affinity.matrix, mine.trust)
    alphas = np.array(ALPHAS)
    total, count = np.zeros(len(alphas)), 0
    wanted = visions.select(
        pl.col("hand", "cards", "earlier", "board", "tried").cast(pl.List(pl.String)), pl.col("target").cast(pl.String)
    )
    for hand, cards, earlier, board, tried, target in wanted.rows():
        candidates = [card for card in board if card not in tried]
        if not 1 <= len(cards) <= 3 or not {*hand, *earlier} <= rows.keys() or not {*candidates} <= columns.keys():
            continue
        beside = [columns[card] for card in candidates]
        before = read[np.ix_([rows[card] for card in earlier], beside)].prod(axis=0)
        could = beliefs_after_handfuls(before, read[np.ix_([rows[card] for card in hand], beside)])
        total += _surprise(could[:, candidates.index(target)], len(hand), [hand.index(card) for card in cards], alphas)
        count += 1
    surprise = total / max(count, 1)
    return pl.DataFrame(
        {
            "alpha": alphas,
            "messages": np.full(len(alphas), count),
            "surprise": surprise / np.log(2),
            "behind": total - total.min(),
        }
    )


def _surprise(chances: FloatArray, hand: int, sent: list[int], alphas: FloatArray) -> FloatArray:
    """How unexpected what was sent is, for a speaker of each α, in natural units."""
    places, sizes = handfuls(hand)
    way = (*sorted(sent), *[hand] * (places.shape[1] - len(sent)))
    chosen = int(np.flatnonzero((places == way).all(axis=1))[0])
    value = handful_utility(chances, sizes)
    result: FloatArray = -np.log(normalised(np.exp(alphas[:, None] * (value - value.max())))[:, chosen])
    return result
