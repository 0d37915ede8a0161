"""Forgetting a person: the name and the words go from a game that is over; what was played stays.

A name goes wherever it stands, and with it the words that were written where it sat: people change seats, leave, and
come back.
"""

from collections.abc import Iterator, Sequence
from itertools import count

from msgspec.structs import replace

from mysterium_nb.engine.errors import IllegalMove
from mysterium_nb.engine.events import Noted, Said, SeatLeft, SeatTaken
from mysterium_nb.engine.seats import GHOST, WATCH, SeatId
from mysterium_nb.protocol.sitter_names import ERASED, names_people_gave
from mysterium_nb.table.store import Entry
from mysterium_nb.table.table import Table


def erase_person(table: Table, seat: SeatId) -> None:
    """Delete the names and the words of whoever has sat at a seat."""
    _require_finished(table)
    setup = table.view(WATCH).setup
    seats: tuple[SeatId, ...] = setup.psychics_of(seat) or (seat,)
    if seats[0] not in (GHOST, *(colours[0] for colours in setup.players)):
        raise IllegalMove("There is no such seat at this table.")
    known = names_people_gave(table.view(WATCH).story)
    _forget(table, [name for name, had in known.items() if not set(had).isdisjoint(seats)], seats)


def erase_name(table: Table, name: str) -> None:
    """Delete a name, and the words of whoever had it."""
    _require_finished(table)
    if name not in names_people_gave(table.view(WATCH).story):
        raise IllegalMove("Nobody of this name has sat at this table.")
    _forget(table, [name], ())


def _require_finished(table: Table) -> None:
    if not table.over:
        raise IllegalMove("Wait until the game is over.")


def _forget(table: Table, names: list[str], seats: Sequence[SeatId]) -> None:
    setup = table.view(WATCH).setup
    whose = {colour: colours[0] for colours in setup.players for colour in colours}

    def without(entries: list[Entry]) -> Iterator[Entry]:
        taken = {entry.event.name for entry in entries if isinstance(entry.event, SeatTaken)}
        free = (nobody for nobody in (f"{ERASED}{number}" for number in count()) if nobody not in taken)
        nobodies = dict(zip(names, free, strict=False))  # one for each name, so that those at a table still differ
        sitting: dict[SeatId, str] = {}
        for entry in entries:
            match entry.event:
                case SeatTaken(seat=seat, name=name):
                    sitting[seat] = name
                    yield replace(entry, event=replace(entry.event, name=nobodies.get(name, name)))
                case SeatLeft(seat=seat):
                    sitting.pop(seat, None)
                    yield entry
                case Said(psychic=colour) if colour in seats or sitting.get(whose.get(colour, colour)) in nobodies:
                    yield replace(entry, event=replace(entry.event, text=ERASED))
                case Noted(words=words) if words and (GHOST in seats or sitting.get(GHOST) in nobodies):
                    yield replace(entry, event=replace(entry.event, words=ERASED))
                case _:
                    yield entry

    table.rewrite(lambda entries: [*without(entries)])
