"""Questions about a position that rules, views and tables ask alike: who sits where, whom the game waits for."""

from typing import Protocol

from mysterium_nb.engine.errors import IllegalMove
from mysterium_nb.engine.poll import pointing_psychics, voters_of_tier
from mysterium_nb.engine.seats import COLOURS, GHOST, HOST, WATCH, Colour, SeatId
from mysterium_nb.engine.state import Phase, Psychic, Revelation, Setup, State


class PublicPosition(Protocol):
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
    def finale(self) -> Revelation | None: ...


def waiting_for(position: PublicPosition) -> tuple[SeatId, ...]:
    """The ghost, or the psychics, without whose move nothing goes on (but for the hourglass)."""
    phase = position.phase
    if phase == "interpretation":
        sure = position.sure
        return tuple([p.colour for p in position.psychics if p.colour not in sure])
    if phase == "poll":
        return _waiting_to_name(position)
    if phase == "opening":
        assert position.finale is not None
        assert position.finale.opener is not None
        return (position.finale.opener,)
    if phase == "lobby" or phase == "over":
        return ()
    return (GHOST,)


def _waiting_to_name(position: PublicPosition) -> tuple[SeatId, ...]:
    finale = position.finale
    assert finale is not None
    rules = position.setup.rules
    if rules.poll == "straw":
        return tuple(c for c in voters_of_tier(rules, position.psychics, finale.tier) if c not in finale.voted)
    everybody = pointing_psychics(position.setup, position.psychics)
    return tuple(c for c in everybody if c not in position.sure) or everybody


def resolve_seat(state: State, seat: SeatId) -> SeatId:
    """The seat by its first colour: one with two psychics answers to either."""
    if seat in (GHOST, HOST, WATCH) or (state.phase == "lobby" and seat in COLOURS):
        return seat
    psychics = state.setup.psychics_of(seat)
    if not psychics:
        raise IllegalMove("There is no such seat at this table.")
    return psychics[0]


def talk_is_closed(state: State) -> bool:
    """Silence lasts from the shared vision until all votes of a straw poll lie open."""
    if state.phase == "opening":
        return state.finale is not None and state.finale.accused is None
    return state.phase == "poll" and state.setup.rules.poll == "straw"


def psychics_owing_guess(state: State, seat: SeatId) -> tuple[Colour, ...]:
    """The psychics of this seat who owe a first guess."""
    mine = state.setup.psychics_of(seat)
    return tuple(p.colour for p in state.psychics if p.colour in mine and owes_first_guess(state, p))


def owes_first_guess(state: State, psychic: Psychic) -> bool:
    return (
        state.setup.rules.first_guess
        and state.phase in ("visions", "interpretation")
        and not psychic.finished
        and any(given.hour == state.hour for given in psychic.visions)
        and not any(g.psychic == psychic.colour and g.hour == state.hour for g in state.first_guesses)
    )
