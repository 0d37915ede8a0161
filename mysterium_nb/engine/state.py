"""The position at a table, whole: what everybody sees and, apart from it, what is hidden.

Frozen values can hold no cycle, so the garbage collector is spared looking at them (`gc=False`): millions are made.
"""

from typing import Literal

import msgspec

from mysterium_nb.engine.cards import KINDS, STANDARD, STEPS, Board, CardId, Cards, Kind, Triple
from mysterium_nb.engine.events import Ending, StoryEvent, Tie
from mysterium_nb.engine.moves import Face, Reaction, Verdict
from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import Colour, SeatColours, SeatId, Sitter

Phase = Literal[
    "lobby", "assignment", "visions", "interpretation", "manifestation", "culprit", "poll", "opening", "over"
]
"""Where a game is. At "culprit" the line-up stands, and the ghost picks the culprit and lays the shared vision; at
"opening" sealed votes are opened one after another."""


class Setup(msgspec.Struct, frozen=True):
    """What a table was opened with, and who sits at it. All of it is public."""

    rules: Rules
    deck: str
    hosted: bool = False
    sitters: tuple[Sitter, ...] = ()
    """In the order in which they sat down."""
    players: SeatColours = ()
    ages: tuple[Colour, ...] = ()
    """The order of age, eldest first, as far as the lobby has fixed it."""
    deal: str = ""
    typed_seed: bool = False

    def sitter(self, seat: SeatId) -> Sitter | None:
        return next((sitter for sitter in self.sitters if sitter.seat == seat), None)

    def psychics_of(self, seat: SeatId) -> tuple[Colour, ...]:
        """The psychics a seat plays; a seat with two answers to either colour."""
        for colours in self.players:
            if seat in colours:
                return colours
        return ()


class ReceivedVision(msgspec.Struct, frozen=True):
    """A vision as it lies before a psychic."""

    hour: int
    cards: tuple[CardId, ...]


class Token(msgspec.Struct, frozen=True, gc=False):
    """A clairvoyancy token on somebody's pawn."""

    psychic: Colour
    face: Face


class Guess(msgspec.Struct, frozen=True):
    """Where a pawn stood when time ran out; nowhere if there is no card."""

    hour: int
    card: CardId | None
    right: bool


class Psychic(msgspec.Struct, frozen=True, gc=False):
    """One psychic as everybody sees them."""

    colour: Colour
    agree: int
    """Tokens of each face that are left to put down."""
    disagree: int
    level: int = 0
    found: tuple[CardId, ...] = msgspec.field(default=(), name="sleeve")
    visions: tuple[ReceivedVision, ...] = ()
    """The visions for the card looked for now."""
    served_hour: int = msgspec.field(default=0, name="served")
    """The last hour in which a vision came, or was passed for want of cards."""
    pawn: CardId | None = None
    tokens: tuple[Token, ...] = ()
    guesses: tuple[Guess, ...] = ()

    @property
    def step(self) -> int:
        """How many cards have been found: 0, 1, 2, or 3 when finished."""
        return len(self.found)

    @property
    def finished(self) -> bool:
        return len(self.found) == STEPS

    @property
    def target_kind(self) -> Kind:
        """The kind of card looked for now."""
        return KINDS[len(self.found)]

    def token_from(self, owner: Colour) -> Face | None:
        """How the token lies that this owner has put on the pawn, if there is one."""
        for token in self.tokens:
            if token.psychic == owner:
                return token.face
        return None


class Clock(msgspec.Struct, frozen=True, gc=False):
    """Times in milliseconds since 1970, UTC."""

    deadline: int | None = None
    paused_at: int | None = None


class Revelation(msgspec.Struct, frozen=True):
    """The revelation as everybody sees it. Groups are numbered from 1."""

    groups: tuple[Triple, ...]
    owners: tuple[Colour | None, ...]
    standing: tuple[int, ...]
    """The groups that can still be accused."""
    shared: tuple[CardId, ...] = ()
    """The cards of the shared vision that have been turned up."""
    laid: bool = False
    tier: int | None = None
    voted: tuple[Colour, ...] = ()
    pointing: tuple[tuple[Colour, int], ...] = ()
    votes: tuple[tuple[Colour, int], ...] | None = None
    """Those that lie open, in the order in which they were opened; nothing before the opening begins."""
    opener: Colour | None = None
    """Who opens the votes."""
    accused: int | None = None
    """The group accused last; of sealed votes as soon as all lie open, before the culprit is known."""
    tie: Tie | None = None
    """How tied votes were decided."""


class Remark(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something a psychic said, or showed without a word, and in which hour."""

    psychic: Colour
    text: str
    hour: int
    glyph: Reaction | None = None
    """What was shown; then there is no text."""


class Report(msgspec.Struct, frozen=True):
    """Somebody says that the ghost helped; where there is no host the psychics' verdicts are gathered here."""

    psychic: Colour
    verdicts: tuple[tuple[Colour, Verdict], ...] = ()


class Outcome(msgspec.Struct, frozen=True):
    won: bool
    why: Ending


class GhostNote(msgspec.Struct, frozen=True):
    """What the ghost meant by a card: for which suspect card, where on the picture, in a few words."""

    card: CardId
    about: CardId | None
    point: tuple[float, float] | None
    words: str


class PrivateGuess(msgspec.Struct, frozen=True):
    """A private first guess; no card if it was skipped."""

    psychic: Colour
    hour: int
    card: CardId | None
    confidence: int | None


class HiddenState(msgspec.Struct, frozen=True, gc=False):
    """What nobody but the ghost, and in part nobody at all, may know before the game is over."""

    seed: str = ""
    sets: tuple[Triple, ...] = ()
    """The cards of each psychic, in the order of `State.psychics`; a suggestion while the ghost assigns them."""
    hand: tuple[CardId, ...] = ()
    hands: tuple[tuple[CardId, ...], ...] = ()
    """What the ghost held before each vision that was sent, in order."""
    pile: tuple[CardId, ...] = ()
    discards: tuple[CardId, ...] = ()
    culprit: int | None = None
    culprit_visions: Triple | None = None
    """The shared vision's cards for the culprit's character, location and object."""
    order: tuple[CardId, ...] = ()
    """The shared vision as it lies on the table."""

    def __repr__(self) -> str:
        return "Hidden()"


class State(msgspec.Struct, frozen=True, gc=False):
    """Everything about one game. Its `repr` tells no secret; what a seat may know is in its view."""

    cards: Cards
    setup: Setup
    phase: Phase = "lobby"
    hour: int = 0
    crows: int = 0
    board: Board = ((), (), ())
    psychics: tuple[Psychic, ...] = ()
    sure: tuple[Colour, ...] = ()
    clock: Clock = Clock()
    finale: Revelation | None = None
    talk: tuple[Remark, ...] = ()
    story: tuple[StoryEvent, ...] = ()
    report: Report | None = None
    outcome: Outcome | None = None
    hidden: HiddenState = HiddenState()
    votes: tuple[tuple[Colour, int], ...] = ()
    first_guesses: tuple[PrivateGuess, ...] = ()
    notes: tuple[GhostNote, ...] = ()

    def __repr__(self) -> str:
        return f"State({self.setup.rules.edition}, {self.phase}, hour {self.hour} of {self.setup.rules.hours})"

    def psychic(self, colour: str) -> Psychic:
        for psychic in self.psychics:
            if psychic.colour == colour:
                return psychic
        raise KeyError(colour)

    def group(self, number: int) -> Triple:
        assert self.finale is not None
        return self.finale.groups[number - 1]


EMPTY_STATE = State(cards=STANDARD, setup=Setup(rules=Rules.classic(), deck=STANDARD.deck))
"""Before the first event: no table has been opened yet."""
