"""A view as numbers: one row of small whole numbers, the same length for every seat, made from the view alone.

Cards are named by their number in the deck, 0 where there is none; psychics and groups in the order of the table.
"""

from collections.abc import Iterable, Iterator
from typing import get_args

import numpy as np
from numpy.typing import NDArray

from mysterium_nb.engine.cards import KINDS, Board, CardId
from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.state import Phase, Psychic
from mysterium_nb.engine.views import GhostView, PsychicView, PublicView

MOST = 255
"""No feature is larger."""
VISIONS_SEEN = 7
"""How many of a psychic's visions are told, the latest first."""
Features = NDArray[np.uint8]


def length(rules: Rules) -> int:
    return _public_length(rules) + _own_length(rules)


def _public_length(rules: Rules) -> int:
    everybody = rules.psychics
    a_psychic = 8 + VISIONS_SEEN + everybody
    return len(get_args(Phase)) + 3 + len(KINDS) * rules.cards_per_kind + everybody * a_psychic + rules.groups + 4


def _own_length(rules: Rules) -> int:
    """Ghost: the hand, everybody's cards, the culprit. Psychic: which are mine, which owe a first guess, my votes."""
    return max(rules.hand + len(KINDS) * rules.psychics + 1, 3 * rules.psychics)


def features(view: PublicView, dealt: Board) -> Features:
    """What a seat sees, as numbers. `dealt` is the board as it was at the beginning."""
    numbers = np.zeros(length(view.rules), np.uint8)
    public = [*_public(view, dealt)]
    own = [*_own(view)]
    numbers[: len(public)] = np.minimum(public, MOST)
    numbers[len(public) : len(public) + len(own)] = np.minimum(own, MOST)
    return numbers


def _public(view: PublicView, dealt: Board) -> Iterator[int]:
    yield from (view.phase == phase for phase in get_args(Phase))
    yield from (view.hour, view.rules.hours, view.crows)
    for row, left in zip(dealt, view.board, strict=True):
        yield from (_number(card) if card in left else 0 for card in row)
    for psychic in view.psychics:
        yield from _psychic(view, psychic, dealt)
    finale = view.finale
    yield from (finale is not None and group in finale.standing for group in range(1, view.rules.groups + 1))
    yield from _padded(map(_number, finale.shared if finale else ()), len(KINDS))
    yield 0 if finale is None or finale.tier is None else finale.tier + 1


def _psychic(view: PublicView, psychic: Psychic, dealt: Board) -> Iterator[int]:
    pawn = psychic.pawn
    yield from (psychic.step, psychic.served_hour == view.hour, psychic.agree, psychic.disagree, psychic.level)
    yield from (psychic.colour in view.sure, 0 if pawn is None else dealt[psychic.step].index(pawn) + 1)
    yield dict(view.finale.votes or view.finale.pointing).get(psychic.colour, 0) if view.finale else 0
    latest = [_number(card) for given in reversed(psychic.visions) for card in given.cards]
    yield from _padded(latest, VISIONS_SEEN)
    faces = {token.psychic: token.face for token in psychic.tokens}
    yield from ((None, "agree", "disagree").index(faces.get(other.colour)) for other in view.psychics)


def _own(view: PublicView) -> Iterator[int]:
    match view:
        case GhostView():
            yield from _padded(map(_number, view.hand), view.rules.hand)
            yield from (_number(card) for triple in view.sets for card in triple)
            yield view.culprit or 0
        case PsychicView():
            votes = dict(view.votes)
            for mine in (view.mine, view.owing):
                yield from (psychic.colour in mine for psychic in view.psychics)
            yield from (votes.get(psychic.colour, 0) for psychic in view.psychics)


def _number(card: CardId) -> int:
    return int(card[1:])


def _padded(numbers: Iterable[int], places: int) -> list[int]:
    return [*numbers, *[0] * places][:places]
