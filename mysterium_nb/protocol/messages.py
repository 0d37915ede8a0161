"""What goes over the wire between a seat's holder and its table: views, moves, and what else a house has to offer."""

from asyncio import Future
from typing import Annotated, Literal

import msgspec

from mysterium_nb.engine.errors import IllegalMove, PositionChanged, Refusal
from mysterium_nb.engine.moves import Move, snake_case_tag
from mysterium_nb.engine.views import View
from mysterium_nb.i18n.catalogue import Fact
from mysterium_nb.i18n.lexicon import Lexicon
from mysterium_nb.protocol.host_commands import HostCommand
from mysterium_nb.protocol.house_view import HouseView
from mysterium_nb.protocol.seat_services import SeatRequest, SeatServices

MOST_BYTES = 64_000
"""The longest message a seat may send."""


class _Message(msgspec.Struct, frozen=True, tag=snake_case_tag, tag_field="say", forbid_unknown_fields=True):
    pass


class Hello(_Message, frozen=True):
    """The first thing a seat's holder says; a ticket is good for one time."""

    ticket: str


class ActMessage(_Message, frozen=True, tag="act"):
    number: int
    move: Move | SeatRequest | HostCommand
    move_id: Annotated[str, msgspec.Meta(max_length=64)]


class _RetiredCommand(msgspec.Struct, frozen=True):
    """A host's command of an earlier version; today each is a move in `AtTable`."""

    move: Literal["begin_game", "end_game", "end_step", "give_time", "judge_report", "pause_table", "resume_table"]


class OutdatedAct(_Message, frozen=True, tag="act"):
    """What a program of an earlier version asks for, and nobody does any more: enough of it to answer."""

    number: int
    move: _RetiredCommand
    move_id: str


ClientMessage = Hello | ActMessage


class Welcome(_Message, frozen=True):
    """The next ticket, for coming back after the link broke."""

    ticket: str


class ViewMessage(_Message, frozen=True, tag="shown"):
    view: View | HouseView


class ServicesMessage(_Message, frozen=True, tag="opened"):
    """Where this seat can go besides the game, whenever that changes."""

    services: SeatServices = msgspec.field(name="doors")


class Done(_Message, frozen=True):
    number: int


class RefusedMessage(_Message, frozen=True, tag="refused"):
    """A refusal, as template and facts, so that it can be said in the reader's language."""

    number: int
    template: str
    facts: dict[str, Fact]
    lexicon: Lexicon
    overtaken: bool


ServerMessage = Welcome | ViewMessage | ServicesMessage | Done | RefusedMessage

_outdated: msgspec.json.Decoder[OutdatedAct] = msgspec.json.Decoder(OutdatedAct)
_asked: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
_answered: msgspec.json.Decoder[ServerMessage] = msgspec.json.Decoder(ServerMessage)
_encoder = msgspec.json.Encoder()

Closing = Literal[4400, 4403, 4410]
CLOSE_MALFORMED: Closing = 4400
"""Closed because of a message that cannot be read."""
CLOSE_FORBIDDEN: Closing = 4403
"""Closed because the ticket is not, or no longer, good."""
CLOSE_GONE: Closing = 4410
"""Closed because the seat was given to somebody else."""


def send_unless_closed(written: Future[None]) -> None:
    """A word that did not get through is no error: whoever holds the other end comes back and asks again."""
    if not written.cancelled():
        written.exception()


def encode(word: ClientMessage | ServerMessage) -> str:
    return _encoder.encode(word).decode()


def decode_client(message: str | bytes) -> ClientMessage | OutdatedAct:
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


def decode_server(message: str | bytes) -> ServerMessage:
    return _answered.decode(message)


def refusal_to_message(number: int, refusal: Refusal) -> RefusedMessage:
    reason = refusal.reason if isinstance(refusal, PositionChanged) else refusal
    return RefusedMessage(number, reason.template, reason.facts, reason.lexicon, isinstance(refusal, PositionChanged))


def refusal_from_message(word: RefusedMessage) -> IllegalMove:
    """The refusal as it was raised at the table."""
    reason = IllegalMove(word.template, **word.facts)
    reason.lexicon = word.lexicon
    return PositionChanged(reason) if word.overtaken else reason
