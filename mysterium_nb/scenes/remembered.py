"""Who is remembered: the names in a game that the house did not give itself. Each of them can be forgotten."""

from collections.abc import Iterable

from mysterium_nb.kernel.events import SeatTaken
from mysterium_nb.kernel.seats import SeatId
from mysterium_nb.scenes.lobby import BOT_NAMES

NOBODY = "–"
"""Stands for words and, with a number, for a name; names at a table differ."""


def is_forgotten(name: str) -> bool:
    """Whether this stands where a name was."""
    return name.startswith(NOBODY) and name[len(NOBODY) :].isdecimal()


def remembered(events: Iterable[object]) -> dict[str, tuple[SeatId, ...]]:
    """The names that people brought, for themselves or for their programs, and the seats that had them: of those who
    played to the end, left, or only sat in the lobby for a while.

    >>> remembered([SeatTaken("red", "Ada", "person"), SeatTaken("red", "Ember", "bot")])
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
    return not ours and not is_forgotten(event.name)
