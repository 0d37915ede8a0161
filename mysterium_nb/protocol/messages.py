"""What goes over the wire between a seat's holder and its table: views, moves, and what else a house has to offer."""

from asyncio import Future
from typing import Annotated, Literal

import msgspec

from mysterium_nb.engine.errors import IllegalMove, Overtaken, Refusal
from mysterium_nb.engine.moves import Move, plain_tag
from mysterium_nb.engine.views import View
from mysterium_nb.i18n.catalogue import Fact, Lexicon
from mysterium_nb.protocol.host_commands import Wish
from mysterium_nb.protocol.house_view import HouseView
from mysterium_nb.protocol.seat_services import Doors, SeatWish

MOST_BYTES = 64_000
"""The longest message a seat may send."""


class _Word(msgspec.Struct, frozen=True, tag=plain_tag, tag_field="say", forbid_unknown_fields=True):
    pass


class Hello(_Word, frozen=True):
    """The first thing a seat's holder says; a ticket is good for one time."""

    ticket: str


class Act(_Word, frozen=True):
    number: int
    move: Move | SeatWish | Wish
    move_id: Annotated[str, msgspec.Meta(max_length=64)]


class _RetiredCommand(msgspec.Struct, frozen=True):
    """A host's command of an earlier version; today each is a move in `AtTable`."""

    move: Literal["begin_game", "end_game", "end_step", "give_time", "judge_report", "pause_table", "resume_table"]


class OutdatedAct(_Word, frozen=True, tag="act"):
    """What a program of an earlier version asks for, and nobody does any more: enough of it to answer."""

    number: int
    move: _RetiredCommand
    move_id: str


Asked = Hello | Act


class Welcome(_Word, frozen=True):
    """The next ticket, for coming back after the link broke."""

    ticket: str


class Shown(_Word, frozen=True):
    view: View | HouseView


class Opened(_Word, frozen=True):
    """Where this seat can go besides the game, whenever that changes."""

    doors: Doors


class Done(_Word, frozen=True):
    number: int


class Refused(_Word, frozen=True):
    """A refusal, as template and facts, so that it can be said in the reader's language."""

    number: int
    template: str
    facts: dict[str, Fact]
    lexicon: Lexicon
    overtaken: bool


Answered = Welcome | Shown | Opened | Done | Refused

_outdated: msgspec.json.Decoder[OutdatedAct] = msgspec.json.Decoder(OutdatedAct)
_asked: msgspec.json.Decoder[Asked] = msgspec.json.Decoder(Asked)
_answered: msgspec.json.Decoder[Answered] = msgspec.json.Decoder(Answered)
_encoder = msgspec.json.Encoder()

Closing = Literal[4400, 4403, 4410]
GARBLED: Closing = 4400
"""Closed because of a message that cannot be read."""
FORBIDDEN: Closing = 4403
"""Closed because the ticket is not, or no longer, good."""
GONE: Closing = 4410
"""Closed because the seat was given to somebody else."""


def heard_or_not(written: Future[None]) -> None:
    """A word that did not get through is no error: whoever holds the other end comes back and asks again."""
    if not written.cancelled():
        written.exception()


def packed(word: Asked | Answered) -> str:
    return _encoder.encode(word).decode()


def asked(message: str | bytes) -> Asked | OutdatedAct:
    """What a seat's holder says; `msgspec.MsgspecError` if it makes no sense."""
    try:
        return _asked.decode(message)
    except msgspec.ValidationError as error:
        try:
            return _outdated.decode(message)
        except msgspec.ValidationError:
            raise error from None
    except RecursionError:
        raise msgspec.DecodeError("a message within a message, and so on for ever") from None


def answered(message: str | bytes) -> Answered:
    return _answered.decode(message)


def refused(number: int, refusal: Refusal) -> Refused:
    reason = refusal.reason if isinstance(refusal, Overtaken) else refusal
    return Refused(number, reason.template, reason.facts, reason.lexicon, isinstance(refusal, Overtaken))


def refusal_in(word: Refused) -> IllegalMove:
    """The refusal as it was raised at the table."""
    reason = IllegalMove(word.template, **word.facts)
    reason.lexicon = word.lexicon
    return Overtaken(reason) if word.overtaken else reason
