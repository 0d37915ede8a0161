"""Names at a table: those of bots, which the house gives, and those that people brought, which can be erased."""

from collections.abc import Iterable

from mysterium_nb.engine.cast import CAST
from mysterium_nb.engine.events import SeatTaken
from mysterium_nb.engine.seats import SeatId
from mysterium_nb.engine.state import Setup

SPARE_NAMES = ("Ember", "Echo", "Sable", "Lumen", "Mirage", "Onyx", "Fable")
"""What a bot is called that is the ghost, or whose name somebody has; one more than there can be others at a table."""

BOT_NAMES = (*(role.name for role in CAST.values() if role.name), *SPARE_NAMES)
"""What bots are called, the same in every language."""

ERASED = "–"
"""Stands for words and, with a number, for a name; names at a table differ."""


def free_bot_name(setup: Setup, seat: SeatId) -> str:
    """What a bot at this seat is called: like whom it plays, and like nobody else at the table."""
    taken = {other.name.casefold() for other in setup.sitters if other.seat != seat}
    own = CAST[seat].name if seat in CAST else ""
    return next(name for name in (own, *SPARE_NAMES) if name and name.casefold() not in taken)


def is_erased(name: str) -> bool:
    """Whether this stands where a name was."""
    return name.startswith(ERASED) and name[len(ERASED) :].isdecimal()


def names_people_gave(events: Iterable[object]) -> dict[str, tuple[SeatId, ...]]:
    """The names that people brought, for themselves or for their programs, and the seats that had them: of those who
    played to the end, left, or only sat in the lobby for a while.

    >>> names_people_gave([SeatTaken("red", "Ada", "person"), SeatTaken("red", "Ember", "bot")])
    {'Ada': ('red',)}
    """
    names: dict[str, tuple[SeatId, ...]] = {}
    for event in events:
        if isinstance(event, SeatTaken) and _brought(event):
            seats = (*names.get(event.name, ()), event.seat)
            names[event.name] = tuple(dict.fromkeys(seats))
    return names


def _brought(event: SeatTaken) -> bool:
    ours = event.kind == "bot" and event.name in BOT_NAMES
    return not ours and not is_erased(event.name)
