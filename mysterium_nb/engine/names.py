"""What seats, editions and difficulties are called on screen; a seat by name where somebody sits, else by colour."""

from collections.abc import Iterable

from mysterium_nb.engine.seats import SeatId
from mysterium_nb.engine.state import Setup
from mysterium_nb.i18n.catalogue import Translator, colour_name, join_names


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


def edition_names(say: Translator) -> dict[str, str]:
    return {"classic": say("Classic"), "revised": say("Revised"), "original": say("Original")}


def difficulty_names(say: Translator) -> dict[str, str]:
    """Of all editions, from easy to difficult."""
    return {
        "easy": say("Easy"),
        "medium": say("Medium"),
        "normal": say("Normal"),
        "hard": say("Hard"),
        "difficult": say("Difficult"),
        "very-difficult": say("Very difficult"),
    }
