"""Who may do a thing, and when: the questions that every chapter of the rules asks first."""

from mysterium_nb.engine.errors import IllegalMove
from mysterium_nb.engine.position import psychics_owing_guess
from mysterium_nb.engine.seats import GHOST, HOST, TABLE, SeatId
from mysterium_nb.engine.state import Psychic, State


def require_ghost(seat: SeatId) -> None:
    if seat != GHOST:
        raise IllegalMove("Only the ghost can do this.")


def require_host(seat: SeatId) -> None:
    if seat not in (HOST, TABLE):
        raise IllegalMove("Only the host can do this.")


def require_keeper(state: State, seat: SeatId) -> None:
    """The lobby is kept by the host, or by the first who sat down."""
    first = state.setup.sitters[0].seat if state.setup.sitters else None
    if seat not in (HOST, TABLE, first):
        raise IllegalMove("Only the host, or the first who sat down, can do this.")


def require_psychic(state: State, seat: SeatId, colour: str) -> Psychic:
    if colour == seat or colour in state.setup.psychics_of(seat):
        for psychic in state.psychics:
            if psychic.colour == colour:
                return psychic
    if state.phase == "lobby":
        raise IllegalMove("The game has not begun.")
    raise IllegalMove("Only the player of {psychic} can do this.", psychic=colour)


def require_lobby(state: State) -> None:
    if state.phase != "lobby":
        raise IllegalMove("The game has begun; this is settled now.")


def require_play(state: State) -> None:
    if state.phase == "lobby":
        raise IllegalMove("The game has not begun.")
    if state.phase == "over":
        raise IllegalMove("The game is over.")


def require_no_curtain(state: State, seat: SeatId) -> None:
    """Until a person has put down the first guesses that are owed, the game goes on behind a curtain."""
    if psychics_owing_guess(state, seat):
        raise IllegalMove("Put down your first guess, or skip it, before you go on.")
