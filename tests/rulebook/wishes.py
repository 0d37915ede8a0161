"""Moves of every kind, sensible and not, to try on any position from any seat."""

from collections.abc import Iterator
from itertools import permutations, product

from mysterium_nb.engine.cards import STANDARD
from mysterium_nb.engine.moves import (
    Assign,
    CallOff,
    ChooseCulprit,
    CloseStep,
    FirstGuess,
    JudgeGhost,
    Move,
    MoveToken,
    OpenVote,
    Pause,
    PlacePawn,
    PlaceToken,
    PointAt,
    Resume,
    Reveal,
    SaySure,
    SendVision,
    SkipFirstGuess,
    StandIn,
    Start,
    TakeBackSure,
    TakePawn,
    TakeToken,
    TurnCulprit,
    UseCrow,
    Vote,
)
from mysterium_nb.engine.seats import COLOURS, GHOST, HOST
from tests.seance import Seance


def wishes(seance: Seance) -> Iterator[Move]:
    state = seance.state
    voices = () if state.setup.hosted else COLOURS
    hand = seance.hand or ("v1", "v2", "v3")
    suspects = {row[i] for row in STANDARD.suspects for i in (0, 1)} | {row[0] for row in state.board if row}
    suspects |= {p.pawn for p in state.psychics if p.pawn is not None}
    yield from (Start(), CallOff(), Pause(), Resume(), CloseStep(), UseCrow(hand), UseCrow(hand[:1]))
    yield from (JudgeGhost("helped"), JudgeGhost("kept_silent"))
    yield from (StandIn(seat) for seat in (GHOST, *COLOURS, HOST))
    yield from (ChooseCulprit(group, (hand[0], hand[-1], hand[len(hand) // 2])) for group in range(6))
    if all(state.board):
        characters, locations, objects = state.board
        triples = tuple(zip(characters, locations, objects, strict=False))
        yield from (Assign(triples[:count]) for count in (2, 3, 4))
        yield from (Assign((*triples[:2], triples[0])), Assign((*triples[:2], ("c0", "l0", "o0"))))
    yield from (UseCrow(()), UseCrow(("v0",)), UseCrow(hand[:1] * 2), ChooseCulprit(1, (hand[0], hand[0], hand[-1])))
    for colour in COLOURS:
        yield from (SendVision(colour, hand[:1]), SendVision(colour, hand), Reveal(colour))
        yield from (SendVision(colour, ()), SendVision(colour, hand[:1] * 2), SendVision(colour, ("v0",)))
        yield from (PlacePawn(colour, card) for card in suspects)
        yield from (FirstGuess(colour, card, sure) for card in suspects for sure in (-1, 0, 100, 101))
        yield TurnCulprit(colour)
        yield from (SkipFirstGuess(colour), TakePawn(colour), SaySure(colour), TakeBackSure(colour))
        for group in range(6):
            yield from (PointAt(colour, group), Vote(colour, group))
    for colour in voices:
        yield from (JudgeGhost("helped", colour), JudgeGhost("kept_silent", colour))
    for colour, other in product(COLOURS, COLOURS):
        yield OpenVote(colour, other)
        yield from (PlaceToken(colour, other, "agree"), PlaceToken(colour, other, "disagree"), TakeToken(colour, other))
    yield from (MoveToken(colour, source, target) for colour, source, target in permutations(COLOURS, 3))
