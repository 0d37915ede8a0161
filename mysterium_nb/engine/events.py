"""What happened: facts in the past tense, the whole memory of a game.

Each event is public, or hidden as a whole (its `repr` says no more than that): where a fact has a public and a hidden
side it is two events. The story so far is told from some of the public ones (`StoryEvent`). Whatever chance or the
clock decided is written down in the event.
"""

from typing import Literal, final

import msgspec

from mysterium_nb.engine.cards import Board, CardId, Cards, Triple
from mysterium_nb.engine.moves import Face, Reaction, Verdict, snake_case_tag
from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import Colour, SeatColours, SeatId

SCHEMA = 1
"""Raised when the meaning of an event changes; files of every earlier schema must still replay."""


class _Event(msgspec.Struct, frozen=True, tag=snake_case_tag, tag_field="event", forbid_unknown_fields=True, gc=False):
    pass


class _Hidden(_Event, frozen=True):
    def __repr__(self) -> str:
        return f"{type(self).__name__}(hidden)"


# Set-up


class TableOpened(_Event, frozen=True):
    rules: Rules
    cards: Cards
    hosted: bool


class SeatTaken(_Event, frozen=True):
    seat: SeatId
    name: str
    kind: Literal["person", "bot"]


class SeatLeft(_Event, frozen=True):
    seat: SeatId


class RulesChanged(_Event, frozen=True):
    rules: Rules


class AgesOrdered(_Event, frozen=True):
    ages: tuple[Colour, ...]


class GameStarted(_Event, frozen=True):
    players: SeatColours
    deal: str
    typed: bool
    board: Board


class DealFixed(_Hidden, frozen=True):
    seed: str
    sets: tuple[Triple, ...]
    """What belongs to whom; where the ghost assigns, no more than a suggestion to it."""
    pile: tuple[CardId, ...]


class SetsChosen(_Hidden, frozen=True):
    sets: tuple[Triple, ...]


class CardsAssigned(_Event, frozen=True):
    pass


# Reconstruction


class HourBegan(_Event, frozen=True):
    hour: int


@final
class HandRefilled(_Hidden, frozen=True):
    """The ghost drew; `pile` is what is left of a new pile if the discards had to be shuffled."""

    drawn: tuple[CardId, ...]
    pile: tuple[CardId, ...] | None = None


@final
class VisionSent(_Event, frozen=True):
    psychic: Colour
    cards: tuple[CardId, ...]


class VisionsPassed(_Event, frozen=True):
    """The ghost has no card left for these psychics."""

    psychics: tuple[Colour, ...]


class HourglassTurned(_Event, frozen=True):
    ends_at: int | None


class CrowSent(_Event, frozen=True):
    cards: int


class HandDiscarded(_Hidden, frozen=True):
    cards: tuple[CardId, ...]


class FirstGuessMade(_Hidden, frozen=True):
    psychic: Colour
    card: CardId | None = None
    confidence: int | None = None


@final
class PawnPlaced(_Event, frozen=True):
    psychic: Colour
    card: CardId


@final
class PawnTaken(_Event, frozen=True):
    psychic: Colour


class TokensReturned(_Event, frozen=True):
    """A pawn moved or went back, and these tokens on it went back to their owners, unspent; only newer games say so."""

    psychic: Colour
    owners: tuple[Colour, ...]


@final
class TokenPlaced(_Event, frozen=True):
    psychic: Colour
    on: Colour
    face: Face


@final
class TokenTaken(_Event, frozen=True):
    psychic: Colour
    on: Colour


@final
class SureSaid(_Event, frozen=True):
    psychic: Colour


class SureTakenBack(_Event, frozen=True):
    psychic: Colour


class StepEnded(_Event, frozen=True):
    """Interpretation is over; `missing` placed no pawn and are wrong this hour."""

    why: Literal["sure", "time", "host"]
    missing: tuple[Colour, ...]


class HintAsked(_Event, frozen=True):
    """What a mind thinks is worked out from the psychic's view whenever it is shown, and is not in the log."""

    psychic: Colour


@final
class PawnJudged(_Event, frozen=True):
    """`raised` move up one for their tokens, the psychic `bonus` for the hours that remain."""

    psychic: Colour
    card: CardId
    right: bool
    raised: tuple[Colour, ...]
    bonus: int


# Revelation


class LinedUp(_Event, frozen=True):
    """The revelation begins, at this hour, with these groups; `owners` are the psychics, nobody for extra groups."""

    hour: int
    groups: tuple[Triple, ...]
    owners: tuple[Colour | None, ...]


class CulpritChosen(_Hidden, frozen=True):
    """`cards` are for the culprit's character, location and object; they lie on the table in `order`."""

    group: int
    cards: Triple
    order: Triple


class SharedVisionLaid(_Event, frozen=True):
    pass


class VisionTurned(_Event, frozen=True):
    """Cards of the shared vision are turned up; the psychics of this tier vote now, if there are tiers."""

    cards: tuple[CardId, ...]
    tier: int | None


class VoteSealed(_Hidden, frozen=True):
    psychic: Colour
    group: int


class VoteCast(_Event, frozen=True):
    psychic: Colour


class TierClosed(_Event, frozen=True):
    missing: tuple[Colour, ...]


class GroupPointed(_Event, frozen=True):
    """A psychic points at a group, or at none any more."""

    psychic: Colour
    group: int | None


class VotesOpened(_Event, frozen=True):
    """All votes were opened at once, as it was until votes are opened one after another; only old games have it."""

    votes: tuple[tuple[Colour, int], ...]


class OpeningBegan(_Event, frozen=True):
    """All have voted, and `opener` opens the votes. At `ends_at` the house opens the first."""

    opener: Colour
    ends_at: int


class VoteOpened(_Event, frozen=True):
    """A vote lies open. At `ends_at` the house goes on: with the next vote, or with the culprit."""

    psychic: Colour
    group: int
    ends_at: int


class Tie(msgspec.Struct, frozen=True):
    """How tied votes were decided: by the highest level among those who cast them, then by age."""

    groups: tuple[int, ...]
    """The groups that had the most votes, as many each."""
    level: int
    highest: tuple[Colour, ...]
    """Who stands there, of those who voted for one of these groups, eldest first: the first one's vote decides."""


class VotesCounted(_Event, frozen=True):
    """All votes lie open: this group is accused. Whether rightly is not known before the last card is turned."""

    group: int
    tie: Tie | None


class GroupAccused(_Event, frozen=True):
    """An accusation is judged: the culprit's card is turned."""

    group: int
    right: bool


class DayClosed(_Event, frozen=True):
    """Nobody is accused today."""


Ending = Literal["culprit_found", "wrong_group", "out_of_time", "no_votes", "ghost_helped", "called_off"]


class GameEnded(_Event, frozen=True):
    won: bool
    why: Ending


# At the table


class Said(_Event, frozen=True):
    psychic: Colour
    text: str
    hour: int


class Reacted(_Event, frozen=True):
    psychic: Colour
    glyph: Reaction
    hour: int


class Noted(_Hidden, frozen=True):
    card: CardId
    about: CardId | None = None
    point: tuple[float, float] | None = None
    words: str = ""


class Paused(_Event, frozen=True):
    at: int


class Resumed(_Event, frozen=True):
    at: int


class TimeAdded(_Event, frozen=True):
    seconds: int


class StoodIn(_Event, frozen=True):
    seat: SeatId


class GhostReported(_Event, frozen=True):
    psychic: Colour


class GhostJudged(_Event, frozen=True):
    verdict: Verdict
    psychic: Colour | None


class ReportSettled(_Event, frozen=True):
    verdict: Verdict


Event = (
    PawnPlaced
    | SureSaid
    | TokenPlaced
    | HandRefilled
    | VisionSent
    | PawnTaken
    | TokenTaken
    | TokensReturned
    | SureTakenBack
    | PawnJudged
    | CrowSent
    | HandDiscarded
    | HourBegan
    | HourglassTurned
    | StepEnded
    | GroupPointed
    | Said
    | Reacted
    | VoteSealed
    | VoteCast
    | FirstGuessMade
    | HintAsked
    | Noted
    | VisionsPassed
    | LinedUp
    | CulpritChosen
    | SharedVisionLaid
    | VisionTurned
    | TierClosed
    | VotesOpened
    | OpeningBegan
    | VoteOpened
    | VotesCounted
    | GroupAccused
    | DayClosed
    | GameEnded
    | Paused
    | Resumed
    | TimeAdded
    | StoodIn
    | GhostReported
    | GhostJudged
    | ReportSettled
    | SetsChosen
    | CardsAssigned
    | GameStarted
    | DealFixed
    | TableOpened
    | SeatTaken
    | SeatLeft
    | RulesChanged
    | AgesOrdered
)
"""Every event, the frequent ones first."""

StoryEvent = (
    GameStarted
    | HourBegan
    | VisionSent
    | VisionsPassed
    | CrowSent
    | HintAsked
    | TokensReturned
    | StepEnded
    | PawnJudged
    | LinedUp
    | SharedVisionLaid
    | VisionTurned
    | TierClosed
    | VotesOpened
    | OpeningBegan
    | VoteOpened
    | VotesCounted
    | GroupAccused
    | DayClosed
    | GameEnded
    | Paused
    | Resumed
    | TimeAdded
    | StoodIn
    | GhostReported
    | ReportSettled
    | SeatTaken
    | SeatLeft
)
"""The public events that the story so far is told from."""
