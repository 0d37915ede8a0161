"""Forgetting a person: the name and the words go from a game that is over; what was played stays."""

from collections.abc import Iterator

from msgspec.structs import replace

from mysterium_nb.kernel.events import Noted, Said, SeatTaken
from mysterium_nb.kernel.refusal import IllegalMove
from mysterium_nb.kernel.seats import GHOST, WATCH, SeatId
from mysterium_nb.table.store import Entry
from mysterium_nb.table.table import Table

NOBODY = "–"
"""Stands for words and, with a number, for a name; names at a table differ."""


def is_forgotten(name: str) -> bool:
    """Whether this stands where a name was."""
    return name.startswith(NOBODY) and name[len(NOBODY) :].isdecimal()


def forget(table: Table, seat: SeatId) -> None:
    """Delete the names and the words of whoever has sat at a seat."""
    if not table.over:
        raise IllegalMove("Wait until the game is over.")
    setup = table.view(WATCH).setup
    seats: tuple[SeatId, ...] = setup.psychics_of(seat) or (seat,)
    order = [GHOST, *(colours[0] for colours in setup.players)]
    if seats[0] not in order:
        raise IllegalMove("There is no such seat at this table.")
    table.rewrite(lambda entries: [*_without(entries, seats, f"{NOBODY}{order.index(seats[0])}")])


def _without(entries: list[Entry], seats: tuple[SeatId, ...], nobody: str) -> Iterator[Entry]:
    for entry in entries:
        match entry.event:
            case SeatTaken(seat=seat, kind="person") if seat in seats:
                yield replace(entry, event=replace(entry.event, name=nobody))
            case Said(psychic=psychic) if psychic in seats:
                yield replace(entry, event=replace(entry.event, text=NOBODY))
            case Noted() if GHOST in seats and entry.event.words:
                yield replace(entry, event=replace(entry.event, words=NOBODY))
            case _:
                yield entry
