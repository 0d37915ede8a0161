"""What a bot decided, and everything one could ask about it."""

from collections.abc import Iterable

import msgspec
from msgspec.structs import replace

from mysterium_nb.engine.cards import CardId
from mysterium_nb.engine.moves import Move
from mysterium_nb.minds.associations.mind import Mind, Reason, ReasonKind

SHOWN = 3
"""Alternatives a decision tells of."""


class Alternative(msgspec.Struct, frozen=True):
    """A move that was thought of and not made, and the chance it would have had."""

    move: Move
    chance: float


class CardPair(msgspec.Struct, frozen=True):
    """A vision and a suspect card that a decision puts together."""

    vision: CardId
    card: CardId


class Decision(msgspec.Struct, frozen=True):
    """A move with the chance that it does what it is for, as far as the bot can know.

    For a vision: the chance that its psychic finds the card. For a guess, a vote, a token: that it is right. For a
    crow: that whoever waits finds a card with what may come; its first alternative is what would be done without. A
    move about which there is nothing to know, such as telling who was right, has chance 1.
    """

    move: Move
    chance: float = 1.0
    alternatives: tuple[Alternative, ...] = ()
    """The next best, best first."""
    bits: float = 0.0
    """For a vision: how far it brings its psychic towards the card. For a guess, a token, a vote: how much the visions
    have told. For a crow: how much further it can be expected to bring everybody who waits, in the mean."""
    links: tuple[CardPair, ...] = ()
    reasons: tuple[Reason, ...] = ()
    """What joins the visions and the card, the strongest first; only `decide` looks for them, `choose` does not."""


def with_reasons(mind: Mind, decision: Decision) -> Decision:
    """The decision with its reasons."""
    return replace(decision, reasons=shared_reasons(mind, decision.links))


def shared_reasons(mind: Mind, links: Iterable[CardPair]) -> tuple[Reason, ...]:
    """All that joins some visions and cards, added up where several say the same; the strongest first."""
    weights: dict[tuple[ReasonKind, str], float] = {}
    for link in links:
        for reason in mind.why(link.vision, link.card):
            key = (reason.kind, reason.tag)
            weights[key] = weights.get(key, 0.0) + reason.weight
    reasons = [Reason(kind, tag, weight) for (kind, tag), weight in weights.items()]
    return tuple(sorted(reasons, key=lambda reason: -reason.weight))
