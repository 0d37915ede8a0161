"""Who may do a thing, and when: the questions that every chapter of the rules asks first."""

from mysterium_nb.kernel.refusal import IllegalMove
from mysterium_nb.kernel.seats import GHOST, HOST, TABLE, SeatId
from mysterium_nb.kernel.state import Phase, Psychic, State


def as_ghost(seat: SeatId) -> None:
    if seat != GHOST:
        raise IllegalMove("Only the ghost can do this.")


def as_host(seat: SeatId) -> None:
    if seat not in (HOST, TABLE):
        raise IllegalMove("Only the host can do this.")


def as_keeper(state: State, seat: SeatId) -> None:
    """The lobby is kept by the host, or by the first who sat down."""
    first = state.setup.sitters[0].seat if state.setup.sitters else None
    if seat not in (HOST, TABLE, first):
        raise IllegalMove("Only the host, or the first who sat down, can do this.")


def as_psychic(state: State, seat: SeatId, colour: str) -> Psychic:
    if colour not in state.setup.psychics_of(seat):
        raise IllegalMove("Only the player of {psychic} can do this.", psychic=colour)
    return state.psychic(colour)


def in_lobby(state: State) -> None:
    if state.phase is not Phase.LOBBY:
        raise IllegalMove("The game has begun; this is settled now.")


def in_play(state: State) -> None:
    if state.phase is Phase.LOBBY:
        raise IllegalMove("The game has not begun.")
    if state.phase is Phase.OVER:
        raise IllegalMove("The game is over.")


def in_time(state: State, now: int) -> None:
    if state.clock.deadline is not None and now >= state.clock.deadline:
        raise IllegalMove("Time is up.")


def not_curtained(state: State, psychic: Psychic) -> None:
    if state.setup.rules.first_guess and owes_first_guess(state, psychic):
        raise IllegalMove("Put down your first guess, or skip it, before you go on.")


def owes_first_guess(state: State, psychic: Psychic) -> bool:
    """Whether talk and pawns are behind a curtain until this psychic has put down a first guess."""
    return (
        state.setup.rules.first_guess
        and state.phase in (Phase.VISIONS, Phase.INTERPRETATION)
        and not psychic.finished
        and any(given.hour == state.hour for given in psychic.visions)
        and not any(g.psychic == psychic.colour and g.hour == state.hour for g in state.first_guesses)
    )
