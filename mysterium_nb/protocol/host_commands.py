"""What a host can command, on the page or from a program. Plain data."""

import msgspec

from mysterium_nb.engine.moves import (
    AddTime,
    CallOff,
    CloseStep,
    JudgeGhost,
    Move,
    Pause,
    Resume,
    Start,
    plain_tag,
)
from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import SeatId
from mysterium_nb.protocol.bot_settings import Company, Lang


class _Wish(msgspec.Struct, frozen=True, tag=plain_tag, tag_field="move", forbid_unknown_fields=True):
    pass


class OpenTables(_Wish, frozen=True):
    """Open tables with these rules; with the same deal each gets the same cards.

    A deal that tables of this house share already can be given again by its name: so another group plays the same
    cards by other rules.
    """

    rules: Rules
    count: int = 1
    same_deal: bool = False
    title: str = ""
    deal: str = ""


class PauseAll(_Wish, frozen=True):
    """Pause every game that is being played."""


class ResumeAll(_Wish, frozen=True):
    """Go on wherever a game is paused."""


class ChangeDoor(_Wish, frozen=True):
    """Seat whoever comes in without a code, spread evenly over the tables; or let nobody in without one."""

    spreads: bool


class _OfTable(_Wish, frozen=True):
    code: str


HostMove = Start | Pause | Resume | AddTime | CloseStep | JudgeGhost | CallOff
"""The moves that are a host's: whatever else is done at a table, a seat does."""


class AtTable(_OfTable, frozen=True):
    """Make one of the host's own moves at a table: begin, pause, go on, give time, end a step, judge, call off.

    >>> AtTable("LAMO42", AddTime(30))
    AtTable(code='LAMO42', move=AddTime(seconds=30))
    """

    move: Move = msgspec.field(name="makes")
    """Not `move` on the wire, which says there what kind of command this is."""


class PlayAgain(_OfTable, frozen=True):
    """Another game for the same people, where one is over."""


class AdvanceSlowest(_OfTable, frozen=True):
    """Let a bot make the one move that is waited for."""


class DeleteTable(_OfTable, frozen=True):
    """Take a table away with all that was logged at it."""


class ChangeRoom(_OfTable, frozen=True):
    """Talk written or spoken; names on the projector shown or hidden."""

    written: bool
    hidden: bool


class ChangeCompany(_OfTable, frozen=True):
    """Other bots for a table: how alike they think, how long they take, which language they talk."""

    company: Company


class FillWithBots(_OfTable, frozen=True):
    """Seat bots wherever nobody sits; they talk the host's language."""

    lang: Lang = "en"


class SeatBot(_OfTable, frozen=True):
    """Let a bot take over a seat; whoever held it watches on."""

    seat: SeatId
    lang: Lang = "en"


class Rename(_OfTable, frozen=True):
    seat: SeatId
    name: str


class Mute(_OfTable, frozen=True):
    seat: SeatId
    muted: bool


class Remove(_OfTable, frozen=True):
    """Take a person from a seat; it is free for somebody else."""

    seat: SeatId


class IssueLink(_OfTable, frozen=True):
    """A new personal link for a seat: for whoever lost theirs or, with a name, for another person."""

    seat: SeatId
    name: str = ""


class ForgetPerson(_OfTable, frozen=True):
    """Delete a person's name and words from the log of a game that is over."""

    seat: SeatId


Wish = (
    OpenTables
    | PauseAll
    | ResumeAll
    | ChangeDoor
    | AtTable
    | PlayAgain
    | AdvanceSlowest
    | DeleteTable
    | ChangeRoom
    | ChangeCompany
    | FillWithBots
    | SeatBot
    | Rename
    | Mute
    | Remove
    | IssueLink
    | ForgetPerson
)
