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
    snake_case_tag,
)
from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import SeatId
from mysterium_nb.protocol.bot_settings import BotSettings, Lang


class _Command(msgspec.Struct, frozen=True, tag=snake_case_tag, tag_field="move", forbid_unknown_fields=True):
    pass


class OpenTables(_Command, frozen=True):
    """Open tables with these rules; with the same deal each gets the same cards.

    A deal that tables of this house share already can be given again by its name: so another group plays the same
    cards by other rules.
    """

    rules: Rules
    count: int = 1
    same_deal: bool = False
    title: str = ""
    deal: str = ""


class PauseAll(_Command, frozen=True):
    """Pause every game that is being played."""


class ResumeAll(_Command, frozen=True):
    """Go on wherever a game is paused."""


class SetOpenSeating(_Command, frozen=True, tag="change_door"):
    """Seat whoever comes in without a code, spread evenly over the tables; or let nobody in without one."""

    on: bool = msgspec.field(name="spreads")


class _TableCommand(_Command, frozen=True):
    code: str


HostMove = Start | Pause | Resume | AddTime | CloseStep | JudgeGhost | CallOff
"""The moves that are a host's: whatever else is done at a table, a seat does."""


class AtTable(_TableCommand, frozen=True):
    """Make one of the host's own moves at a table: begin, pause, go on, give time, end a step, judge, call off.

    >>> AtTable("LAMO42", AddTime(30))
    AtTable(code='LAMO42', move=AddTime(seconds=30))
    """

    move: Move = msgspec.field(name="makes")
    """Not `move` on the wire, which says there what kind of command this is."""


class PlayAgain(_TableCommand, frozen=True):
    """Another game for the same people, where one is over."""


class AdvanceSlowest(_TableCommand, frozen=True):
    """Let a bot make the one move that is waited for."""


class DeleteTable(_TableCommand, frozen=True):
    """Take a table away with all that was logged at it."""


class SetTableOptions(_TableCommand, frozen=True, tag="change_room"):
    """Talk written or spoken; names on the projector shown or hidden."""

    chat: bool = msgspec.field(name="written")
    hide_names: bool = msgspec.field(name="hidden")


class SetBots(_TableCommand, frozen=True, tag="change_company"):
    """Other bots for a table: how alike they think, how long they take, which language they talk."""

    bots: BotSettings = msgspec.field(name="company")


class FillWithBots(_TableCommand, frozen=True):
    """Seat bots wherever nobody sits; they talk the host's language."""

    lang: Lang = "en"


class SeatBot(_TableCommand, frozen=True):
    """Let a bot take over a seat; whoever held it watches on."""

    seat: SeatId
    lang: Lang = "en"


class RenamePerson(_TableCommand, frozen=True, tag="rename"):
    """Give the person at a seat another name, as everybody at the table will read it.

    >>> RenamePerson("LAMO42", "red", "Ada")
    RenamePerson(code='LAMO42', seat='red', name='Ada')
    """

    seat: SeatId
    name: str


class MutePerson(_TableCommand, frozen=True, tag="mute"):
    """Let a person play without writing, or let them write again."""

    seat: SeatId
    muted: bool


class RemovePerson(_TableCommand, frozen=True, tag="remove"):
    """Take a person from a seat; it is free for somebody else."""

    seat: SeatId


class IssueLink(_TableCommand, frozen=True):
    """A new personal link for a seat: for whoever lost theirs or, with a name, for another person."""

    seat: SeatId
    name: str = ""


class ErasePerson(_TableCommand, frozen=True, tag="forget_person"):
    """Delete a person's name and words from the log of a game that is over."""

    seat: SeatId


HostCommand = (
    OpenTables
    | PauseAll
    | ResumeAll
    | SetOpenSeating
    | AtTable
    | PlayAgain
    | AdvanceSlowest
    | DeleteTable
    | SetTableOptions
    | SetBots
    | FillWithBots
    | SeatBot
    | RenamePerson
    | MutePerson
    | RemovePerson
    | IssueLink
    | ErasePerson
)
