"""Misunderstandings: where the visions said it and the psychic did not hear it."""

import msgspec

from mysterium_nb.engine.cards import CardId
from mysterium_nb.engine.events import PawnJudged, VisionSent
from mysterium_nb.engine.seats import Colour
from mysterium_nb.logs.replays.beliefs import Beliefs
from mysterium_nb.logs.replays.replay import Replay


class Misunderstanding(msgspec.Struct, frozen=True):
    """A vision after which the right card was the likeliest of all on the table, as a mind reads what lay before the
    psychic; and yet the pawn stood on another card when time was up."""

    seq: int
    """The event of the vision."""
    hour: int
    psychic: Colour
    cards: tuple[CardId, ...]
    meant: CardId
    taken: CardId
    chance_meant: float
    chance_taken: float


def misunderstandings(replay: Replay, beliefs: tuple[Beliefs, ...]) -> tuple[Misunderstanding, ...]:
    """All of them, in the order of the visions. A wrong guess after an unclear vision is none: there the psychic could
    not know better."""
    found: list[Misunderstanding] = []
    sent: dict[Colour, tuple[int, int, VisionSent]] = {}
    for place, moment in enumerate(replay.moments):
        for seq, event in enumerate(moment.events, start=moment.seq - len(moment.events) + 1):
            if isinstance(event, VisionSent):
                sent[event.psychic] = (seq, place, event)
            elif isinstance(event, PawnJudged):
                vision = sent.pop(event.psychic, None)
                if vision is not None and not event.right:
                    found += _misheard(replay, beliefs, vision, event)
    return tuple(sorted(found, key=lambda one: one.seq))


def _misheard(
    replay: Replay, beliefs: tuple[Beliefs, ...], vision: tuple[int, int, VisionSent], guess: PawnJudged
) -> list[Misunderstanding]:
    seq, place, event = vision
    belief = beliefs[place].get(event.psychic)
    if belief is None or belief.likeliest != belief.target:
        return []
    return [
        Misunderstanding(
            seq=seq,
            hour=replay.moments[place].state.hour,
            psychic=event.psychic,
            cards=event.cards,
            meant=belief.target,
            taken=guess.card,
            chance_meant=belief.chance_of_truth,
            chance_taken=belief.chances.get(guess.card, 0.0),
        )
    ]
