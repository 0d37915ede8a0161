"""The house as its host sees it: every table at a glance. Plain data.

A host may be playing, so there is nothing here that a spectator may not know, besides seats and connections.
"""

from typing import Literal

import msgspec

from mysterium_nb.engine.events import Ending
from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import Colour, SeatId
from mysterium_nb.engine.state import Phase
from mysterium_nb.protocol.bot_settings import BotSettings

SeatStatus = Literal["", "vision", "no_pawn", "thinking", "sure", "voted", "finished"]
"""What can be seen of a psychic from across the room."""


class SeatSummary(msgspec.Struct, frozen=True):
    """A seat of a table, and whether somebody is there. Times are milliseconds since 1970, UTC."""

    seat: SeatId
    psychics: tuple[Colour, ...]
    name: str
    kind: Literal["person", "bot", "nobody"]
    linked: bool
    """Whether a page or a program holds it right now."""
    found: tuple[int, ...]
    """How many cards each of its psychics has found."""
    standing: SeatStatus
    waited_since: int | None
    """Since when the table has been waiting for it."""
    late: bool
    """Whether that is long, and no hourglass will end it."""
    lost_since: int | None
    """Since when the person's link has been down."""
    muted: bool
    remembered: tuple[str, ...] = ()
    """After the game, the names in its log that people brought to this seat."""


class TableSummary(msgspec.Struct, frozen=True):
    """A table as the host sees it: its rules, how far the game is, and its seats. Times are milliseconds since 1970."""

    code: str
    title: str
    rules: Rules
    deal: str
    """The name of a deal that several tables share."""
    phase: Phase
    hour: int
    paused_since: int | None
    can_close_step: bool
    deadline: int | None
    seats: tuple[SeatSummary, ...]
    free: int
    """How many more people the lobby has seats for, the ghost's among them."""
    report: SeatId
    """Who says that the ghost helped, while the host has not decided."""
    ending: Ending | None
    written: bool
    """Whether talk is written; in one room people speak."""
    hidden: bool
    """Whether names are hidden on the projector."""
    company: BotSettings
    """What its bots are like."""


class IssuedLink(msgspec.Struct, frozen=True):
    """A personal link that the host asked for."""

    code: str
    seat: SeatId
    url: str


class HouseView(msgspec.Struct, frozen=True, tag_field="view", tag="house"):
    """All tables of a house, and what its host has to know of the house itself.

    >>> import mysterium_nb as m
    >>> [(table.title, table.phase) for table in m.host.DemoHouse().view.tables]
    [('First demo', 'visions'), ('Second demo', 'lobby')]
    """

    tables: tuple[TableSummary, ...]
    address: str
    """Where people come in."""
    pages: int
    most_pages: int
    issued: IssuedLink | None = None
    serves: bool = True
    """Whether there are pages to link to; in a notebook's demo there are none."""
    spreads: bool = False
    """Whether people who come in without a code are given a seat."""
