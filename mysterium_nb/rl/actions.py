"""Moves as numbers: every move a seat could ever make in a game with these rules has one number of its own, from the
first hour to the last. Cards are named by where they lie: in the hand, or in the row as it was dealt.
"""

from itertools import accumulate
from math import prod

import numpy as np

from mysterium_nb.engine.cards import Board, CardId
from mysterium_nb.engine.errors import ImpossibleRules
from mysterium_nb.engine.moves import (
    ChooseCulprit,
    FirstGuess,
    JudgeGhost,
    Move,
    MoveToken,
    OpenVote,
    PlacePawn,
    PlaceToken,
    PointAt,
    Reveal,
    SaySure,
    SendVision,
    SkipFirstGuess,
    TakeBackSure,
    TakePawn,
    TakeToken,
    TurnCulprit,
    UseCrow,
    Vote,
)
from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import Colour

MOST_HAND = 8
"""Any part of the hand can be sent, so every card more doubles the actions."""
CONFIDENCES = (0, 25, 50, 75, 100)
"""The confidences of a first guess that have a number of their own."""
FACES = ("agree", "disagree")
VERDICTS = ("helped", "kept_silent")

Shapes = dict[type[Move], tuple[int, ...]]


def check_small_enough(rules: Rules) -> None:
    """Refuse rules whose moves are too many to be numbered."""
    if rules.hand > MOST_HAND:
        raise ImpossibleRules("Here {name} can be {most} at most.", name="hand", most=MOST_HAND)
    if rules.assignment == "ghost":
        raise ImpossibleRules("Here the cards are dealt at random; set assignment to random.")


def ghost_shapes(rules: Rules) -> Shapes:
    parts = 2**rules.hand
    return {
        SendVision: (rules.psychics, parts),
        UseCrow: (parts,),
        Reveal: (rules.psychics,),
        ChooseCulprit: (rules.groups, rules.hand, rules.hand, rules.hand),
    }


def psychic_shapes(rules: Rules) -> Shapes:
    everybody, row, groups = rules.psychics, rules.cards_per_kind, rules.groups
    return {
        PlacePawn: (everybody, row),
        TakePawn: (everybody,),
        PlaceToken: (everybody, everybody, len(FACES)),
        MoveToken: (everybody, everybody, everybody),
        TakeToken: (everybody, everybody),
        SaySure: (everybody,),
        TakeBackSure: (everybody,),
        PointAt: (everybody, groups),
        Vote: (everybody, groups),
        OpenVote: (everybody, everybody),
        TurnCulprit: (everybody,),
        FirstGuess: (everybody, row, len(CONFIDENCES)),
        SkipFirstGuess: (everybody,),
        JudgeGhost: (everybody, len(VERDICTS)),
    }


def count(shapes: Shapes) -> int:
    """How many actions there are."""
    return sum(map(prod, shapes.values()))


class Actions:
    """The numbers of one seat's moves in one game."""

    def __init__(self, shapes: Shapes, psychics: tuple[Colour, ...], dealt: Board) -> None:
        self._shapes = shapes
        self._first = dict(zip(shapes, accumulate(map(prod, shapes.values()), initial=0), strict=False))
        self._seat = {colour: place for place, colour in enumerate(psychics)}
        self._row = {card: place for row in dealt for place, card in enumerate(row)}

    def number(self, move: Move, hand: tuple[CardId, ...]) -> int | None:
        """The number of a move; a few, such as a first guess with an odd confidence, have none."""
        place = self._place(move, hand)
        if place is None:
            return None
        return self._first[type(move)] + int(np.ravel_multi_index(place, self._shapes[type(move)]))

    def _place(self, move: Move, hand: tuple[CardId, ...]) -> tuple[int, ...] | None:
        match move:
            case SendVision(psychic, cards):
                return self._seat[psychic], _part(cards, hand)
            case UseCrow(cards):
                return (_part(cards, hand),)
            case ChooseCulprit(group, cards):
                return group - 1, *(hand.index(card) for card in cards)
            case PlacePawn(psychic, card):
                return self._seat[psychic], self._row[card]
            case PlaceToken(psychic, on, face):
                return self._seat[psychic], self._seat[on], FACES.index(face)
            case MoveToken(psychic, source, target):
                return self._seat[psychic], self._seat[source], self._seat[target]
            case TakeToken(psychic, on) | OpenVote(psychic, on):
                return self._seat[psychic], self._seat[on]
            case PointAt(psychic, group) | Vote(psychic, group):
                return self._seat[psychic], group - 1
            case FirstGuess(psychic, card, confidence):
                if confidence not in CONFIDENCES:
                    return None
                return self._seat[psychic], self._row[card], CONFIDENCES.index(confidence)
            case JudgeGhost(verdict, psychic):
                assert psychic is not None
                return self._seat[psychic], VERDICTS.index(verdict)
            case Reveal(psychic) | TakePawn(psychic) | SaySure(psychic) | TakeBackSure(psychic):
                return (self._seat[psychic],)
            case SkipFirstGuess(psychic) | TurnCulprit(psychic):
                return (self._seat[psychic],)
            case _:
                raise AssertionError(f"{type(move).__name__} is no move of a ghost or a psychic in play")


def _part(cards: tuple[CardId, ...], hand: tuple[CardId, ...]) -> int:
    """Which part of the hand: one bit a card."""
    return sum(1 << hand.index(card) for card in cards)
