"""What a seat can wish for: small values, imperative, one type for each thing one can do at the table."""

import re
from typing import Literal, final

import msgspec

from mysterium_nb.engine.cards import CardId, Triple
from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import Colour, SeatId

Face = Literal["agree", "disagree"]
Verdict = Literal["helped", "kept_silent"]
Reaction = Literal["warm", "cold", "see", "lost", "wait", "bravo"]
"""What one can show in the talk instead of words."""


def snake_case_tag(name: str) -> str:
    """`SendVision` is written `send_vision` in files and on the wire."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).lower()


class _Move(msgspec.Struct, frozen=True, tag=snake_case_tag, tag_field="move", forbid_unknown_fields=True, gc=False):
    pass


# Before the game


class Sit(_Move, frozen=True):
    """Seat somebody: a person or a bot, in place of whoever sat there."""

    seat: SeatId
    name: str
    kind: Literal["person", "bot"] = "person"


class StandUp(_Move, frozen=True):
    """Leave a seat free for somebody else."""

    seat: SeatId


class SetRules(_Move, frozen=True):
    """Choose other rules while people still sit down."""

    rules: Rules


class OrderAges(_Move, frozen=True):
    """Say who is older than whom, eldest first."""

    ages: tuple[Colour, ...]


class Start(_Move, frozen=True):
    """Deal and begin. Without a seed 128 random bits are drawn; one that a person chose is announced to the table."""

    seed: str | None = None
    deal: str = ""
    typed: bool = False


# The ghost


class Assign(_Move, frozen=True):
    """Choose, where the rules leave it to the ghost, which cards belong to which psychic."""

    sets: tuple[Triple, ...]


@final
class SendVision(_Move, frozen=True):
    """Send some cards of the ghost's hand to a psychic."""

    psychic: Colour
    cards: tuple[CardId, ...]


class UseCrow(_Move, frozen=True):
    """Throw cards of the ghost's hand away and draw others for them."""

    cards: tuple[CardId, ...]


class Reveal(_Move, frozen=True):
    """Tell a psychic whether the guess was right."""

    psychic: Colour


class ChooseCulprit(_Move, frozen=True):
    """Pick the culprit's group and lay one vision for its character, its location and its object."""

    group: int
    cards: Triple


class Note(_Move, frozen=True):
    """Write down what a card that was given meant; nobody else reads it before the game is over."""

    card: CardId
    about: CardId | None = None
    point: tuple[float, float] | None = None
    words: str = ""


# Psychics


class FirstGuess(_Move, frozen=True):
    """Put down a private first guess, with a confidence in percent."""

    psychic: Colour
    card: CardId
    confidence: int


class SkipFirstGuess(_Move, frozen=True):
    """Pass up the private first guess of this hour."""

    psychic: Colour


@final
class PlacePawn(_Move, frozen=True):
    """Put a psychic's pawn on a card."""

    psychic: Colour
    card: CardId


@final
class TakePawn(_Move, frozen=True):
    """Take the pawn back, from a card or from a group."""

    psychic: Colour


@final
class PlaceToken(_Move, frozen=True):
    """Lay a clairvoyancy token on another psychic's guess: agree or disagree."""

    psychic: Colour
    on: Colour
    face: Face


class MoveToken(_Move, frozen=True):
    """Move a token from one psychic's guess to another's."""

    psychic: Colour
    source: Colour
    target: Colour


class TakeToken(_Move, frozen=True):
    """Take a token back from a psychic's guess."""

    psychic: Colour
    on: Colour


@final
class SaySure(_Move, frozen=True):
    """Say that one's guess stands."""

    psychic: Colour


class TakeBackSure(_Move, frozen=True):
    """Think again after all."""

    psychic: Colour


class AskHint(_Move, frozen=True):
    """Ask what a mind would think of one's cards, where the rules allow it; everybody learns that one asked."""

    psychic: Colour


class PointAt(_Move, frozen=True):
    """Point at a group of the line-up, openly."""

    psychic: Colour
    group: int


class Vote(_Move, frozen=True):
    """Vote for a group of the line-up, in secret and for good."""

    psychic: Colour
    group: int


class OpenVote(_Move, frozen=True):
    """Open a voter's vote for all to see; the opener does, and the one that is next."""

    psychic: Colour
    voter: Colour


class TurnCulprit(_Move, frozen=True):
    """Turn the last card when all votes lie open: whether the accused group was the culprit's."""

    psychic: Colour


class Say(_Move, frozen=True):
    """Say something to the whole table."""

    psychic: Colour
    text: str


class React(_Move, frozen=True):
    """Show the whole table a glyph, without a word."""

    psychic: Colour
    glyph: Reaction


class ReportGhost(_Move, frozen=True):
    """Say that the ghost helped by word or gesture."""

    psychic: Colour


class JudgeGhost(_Move, frozen=True):
    """Decide on a report: the host does, and where there is none each psychic has a voice."""

    verdict: Verdict
    psychic: Colour | None = None


# The host and the house


class Pause(_Move, frozen=True):
    """Stop the game; the hourglass stands still."""


class Resume(_Move, frozen=True):
    """Go on after a pause."""


class AddTime(_Move, frozen=True):
    """Give more seconds to the step that runs."""

    seconds: int


class CloseStep(_Move, frozen=True):
    """End what is waited for: an interpretation without hourglass, a tier of the poll, a day of tries; or open the next
    vote."""


class CallOff(_Move, frozen=True):
    """End the game with nobody the winner."""


class EndTime(_Move, frozen=True):
    """The hourglass has run out, or the opener's few seconds have."""


class StandIn(_Move, frozen=True):
    """Say that the next move of a seat is made by a bot because the host asked for it."""

    seat: SeatId


Move = (
    PlacePawn
    | SendVision
    | SaySure
    | PlaceToken
    | TakePawn
    | TakeToken
    | MoveToken
    | TakeBackSure
    | Reveal
    | UseCrow
    | PointAt
    | Vote
    | OpenVote
    | TurnCulprit
    | Say
    | React
    | ChooseCulprit
    | Note
    | FirstGuess
    | SkipFirstGuess
    | AskHint
    | Assign
    | ReportGhost
    | JudgeGhost
    | EndTime
    | Pause
    | Resume
    | AddTime
    | CloseStep
    | CallOff
    | StandIn
    | Sit
    | StandUp
    | SetRules
    | OrderAges
    | Start
)
