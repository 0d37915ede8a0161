"""Agreeing and disagreeing: the most certain first, and none left unspent when all come back anyway."""

from collections.abc import Mapping
from math import ceil

from mysterium_nb.engine.cards import KINDS
from mysterium_nb.engine.moves import Face, PlaceToken
from mysterium_nb.engine.seats import Colour
from mysterium_nb.engine.state import Psychic
from mysterium_nb.engine.views import PsychicView
from mysterium_nb.minds.bots.decision import SHOWN, Alternative, CardPair, Decision
from mysterium_nb.minds.bots.listener import Belief
from mysterium_nb.minds.bots.reasoning import bits_resolved

CERTAIN = 0.8
"""Above this a token is spent even if it was meant for a later hour."""


def next_token(view: PsychicView, owner: Psychic, beliefs: Mapping[Colour, Belief]) -> Decision | None:
    """The most certain token that is due this hour, once every pawn stands that is still to come."""
    if not view.rules.tokens or any(p.pawn is None and not p.finished for p in view.psychics):
        return None
    due = {face: _due(view, owner, face) for face in _FACES if _left(owner, face)}
    judged = [
        (_chance(beliefs, other, face), other.colour, face)
        for other in view.psychics
        if other.pawn is not None and other.colour != owner.colour and _face_on(other, owner) is None
        for face in due
    ]
    wanted = [token for token in judged if due[token[2]] > 0 or token[0] >= CERTAIN]
    if not wanted:
        return None
    (chance, on, face), *others = sorted(wanted, key=lambda token: -token[0])
    return Decision(
        move=PlaceToken(owner.colour, on, face),
        chance=chance,
        alternatives=tuple(Alternative(PlaceToken(owner.colour, *token[1:]), token[0]) for token in others[:SHOWN]),
        bits=bits_resolved(beliefs[on].values()),
        links=_links(view.psychic(on), face, beliefs[on]),
    )


def _links(other: Psychic, face: Face, belief: Belief) -> tuple[CardPair, ...]:
    """What speaks for the pawn, or against it for the card that is likeliest instead."""
    card = other.pawn if face == "agree" else max(belief, key=lambda one: (one != other.pawn, belief[one]))
    visions = [vision for given in other.visions for vision in given.cards]
    return () if card is None else tuple(CardPair(vision, card) for vision in visions)


_FACES: tuple[Face, Face] = ("agree", "disagree")


def _left(owner: Psychic, face: Face) -> int:
    return owner.agree if face == "agree" else owner.disagree


def _chance(beliefs: Mapping[Colour, Belief], other: Psychic, face: Face) -> float:
    assert other.pawn is not None
    right = beliefs[other.colour][other.pawn]
    return right if face == "agree" else 1 - right


def _face_on(other: Psychic, owner: Psychic) -> Face | None:
    return next((token.face for token in other.tokens if token.psychic == owner.colour), None)


def _due(view: PsychicView, owner: Psychic, face: Face) -> int:
    """How many of a face should still go this hour, so that the rest can be spread over the hours to come."""
    lying = sum(_face_on(other, owner) == face for other in view.psychics)
    return ceil((_left(owner, face) + lying) / hours_to_spend(view)) - lying


def hours_to_spend(view: PsychicView) -> int:
    """Hours, this one among them, before all tokens come back: at the hour of the rules, or at the line-up, which
    comes as soon as everybody has found everything."""
    coming = [hour - view.hour for hour in view.rules.tokens_return if hour > view.hour]
    soonest = max((len(KINDS) - psychic.step for psychic in view.psychics), default=1)
    return max(1, min(*coming, soonest) if coming else min(soonest, view.rules.hours - view.hour + 1))
