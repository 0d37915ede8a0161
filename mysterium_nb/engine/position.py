"""Whom the game waits for."""

from typing import Protocol

from mysterium_nb.engine.poll import pointers, voters_of_tier
from mysterium_nb.engine.seats import GHOST, Colour, SeatId
from mysterium_nb.engine.state import Finale, Phase, Psychic, Setup


class Position(Protocol):
    """What a state and every view have in common: the public side of a game."""

    @property
    def setup(self) -> Setup: ...
    @property
    def phase(self) -> Phase: ...
    @property
    def psychics(self) -> tuple[Psychic, ...]: ...
    @property
    def sure(self) -> tuple[Colour, ...]: ...
    @property
    def finale(self) -> Finale | None: ...


def waiting_for(position: Position) -> tuple[SeatId, ...]:
    """The ghost, or the psychics, without whose move nothing goes on (but for the hourglass)."""
    phase = position.phase
    if phase == "interpretation":
        sure = position.sure
        return tuple([p.colour for p in position.psychics if p.colour not in sure])
    if phase == "poll":
        return _waiting_to_name(position)
    if phase == "lobby" or phase == "over":
        return ()
    return (GHOST,)


def _waiting_to_name(position: Position) -> tuple[SeatId, ...]:
    finale = position.finale
    assert finale is not None
    rules = position.setup.rules
    if rules.poll == "straw":
        return tuple(c for c in voters_of_tier(rules, position.psychics, finale.tier) if c not in finale.voted)
    everybody = pointers(position.setup, position.psychics)
    return tuple(c for c in everybody if c not in position.sure) or everybody
