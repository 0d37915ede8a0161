"""What people are called on screen: by name where somebody sits, by colour otherwise."""

from collections.abc import Iterable

from mysterium_nb.engine.seats import SeatId
from mysterium_nb.engine.state import Setup
from mysterium_nb.i18n.catalogue import colour_name, join_names


def seat_name(setup: Setup, seat: SeatId, lang: str) -> str:
    """The name of whoever sits there; of a person with two psychics, with the colour that is meant."""
    colours = setup.psychics_of(seat)
    sitter = setup.sitter(colours[0] if colours else seat)
    colour = colour_name(seat, lang)
    if sitter is None:
        return colour
    return f"{sitter.name} ({colour})" if len(colours) > 1 else sitter.name


def seat_names(setup: Setup, seats: Iterable[SeatId], lang: str) -> str:
    return join_names([seat_name(setup, seat, lang) for seat in seats], lang)
