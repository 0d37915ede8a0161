"""Who sits where.

A *seat* is a place one person holds: the ghost's, or that of one or two psychics. A psychic is a colour; a seat with
two psychics answers to either colour. `host`, `watch` and `table` are seats too, of people and of the house itself.
"""

from typing import Literal

import msgspec

Colour = Literal["yellow", "red", "teal", "purple", "blue", "white"]
SeatId = str
COLOURS: tuple[Colour, ...] = ("yellow", "red", "teal", "purple", "blue", "white")

GHOST: SeatId = "ghost"
HOST: SeatId = "host"
WATCH: SeatId = "watch"
TABLE: SeatId = "table"
"""The house: it seats people, runs the hourglass and lets bots stand in. Nobody holds this seat."""

COLOURS_IN_PLAY: dict[int, tuple[Colour, ...]] = {
    1: ("yellow",),
    2: ("yellow", "blue"),
    3: ("yellow", "red", "blue"),
    4: ("yellow", "red", "teal", "blue"),
    5: ("yellow", "red", "teal", "purple", "blue"),
    6: COLOURS,
}
"""The colours in play when nobody chose another: the ones that are easiest to tell apart."""

SeatColours = tuple[tuple[Colour, ...], ...]
"""Which psychics each person other than the ghost plays."""


class Sitter(msgspec.Struct, frozen=True):
    """Who or what sits at a seat."""

    seat: SeatId
    name: str
    kind: Literal["person", "bot"] = "person"


def assign_colours(psychics: int, people: int, chosen: tuple[Colour, ...] = ()) -> SeatColours:
    """Give each person a colour, the chosen ones first, and deal further psychics round in order of people.

    >>> assign_colours(psychics=4, people=2)
    (('yellow', 'teal'), ('red', 'blue'))
    """
    free = [c for c in COLOURS_IN_PLAY[psychics] if c not in chosen] + [
        c for c in COLOURS if c not in chosen and c not in COLOURS_IN_PLAY[psychics]
    ]
    leads = sorted((*chosen, *free[: people - len(chosen)]), key=COLOURS.index)
    more = [c for c in free if c not in leads][: psychics - people]
    return tuple((lead, *more[i::people]) for i, lead in enumerate(leads))
