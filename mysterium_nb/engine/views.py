"""What a seat may know, built up field by field from the state. Hidden means absent: there is no field for it.

One type for each kind of seat. Whatever leaves the engine for somebody goes through here.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar, TypeVar, final

import msgspec
from msgspec.structs import replace

from mysterium_nb.engine.cards import Board, CardId, Triple
from mysterium_nb.engine.events import StoryEvent
from mysterium_nb.engine.hints import hide_others_hour
from mysterium_nb.engine.position import psychics_owing_guess, resolve_seat, talk_is_closed
from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import GHOST, HOST, WATCH, Colour, SeatId
from mysterium_nb.engine.state import (
    Clock,
    GhostNote,
    Outcome,
    Phase,
    PrivateGuess,
    Psychic,
    Remark,
    Report,
    Revelation,
    Setup,
    State,
)

if TYPE_CHECKING:
    from mysterium_nb.engine.prompt import Prompt


class RevealedState(msgspec.Struct, frozen=True):
    """All that was hidden, shown to everybody when the game is over."""

    seed: str
    sets: tuple[Triple, ...]
    """The cards of each psychic, in the order of the psychics."""
    hand: tuple[CardId, ...]
    hands: tuple[tuple[CardId, ...], ...]
    """What the ghost held before each vision that was sent, in order."""
    culprit: int | None
    culprit_visions: Triple | None = msgspec.field(name="meant")
    votes: tuple[tuple[Colour, int], ...]
    first_guesses: tuple[PrivateGuess, ...]
    notes: tuple[GhostNote, ...]


class PublicView(msgspec.Struct, frozen=True, gc=False, tag_field="view"):
    """What every seat sees."""

    seat: SeatId
    setup: Setup
    phase: Phase
    hour: int
    crows: int
    board: Board
    psychics: tuple[Psychic, ...]
    sure: tuple[Colour, ...]
    clock: Clock
    finale: Revelation | None
    talk: tuple[Remark, ...]
    silence: bool
    """Nobody talks now."""
    story: tuple[StoryEvent, ...]
    report: Report | None
    outcome: Outcome | None
    truth: RevealedState | None

    render_svg: ClassVar[Callable[["PublicView"], str] | None] = None
    """Makes the SVG with which a view shows itself in a notebook cell; pictures are made from views, so they set it."""

    @property
    def rules(self) -> Rules:
        return self.setup.rules

    @property
    def prompt(self) -> "Prompt":
        """What is happening, what this seat can do and whom we wait for, in English (`words.prompt` knows more)."""
        # Words are made from views, so they can only be imported once views exist.
        from mysterium_nb.engine.prompt import prompt

        return prompt(self)

    def psychic(self, colour: str) -> Psychic:
        for psychic in self.psychics:
            if psychic.colour == colour:
                return psychic
        raise KeyError(colour)

    def _repr_mimebundle_(self, **_: object) -> dict[str, str]:
        picture = {} if PublicView.render_svg is None else {"image/svg+xml": PublicView.render_svg(self)}
        return {"text/plain": repr(self), **picture}

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.seat}, {self.phase}, hour {self.hour} of {self.rules.hours})"


@final
class GhostView(PublicView, frozen=True, gc=False, tag="ghost"):
    """The ghost's: the hand, and what belongs to whom."""

    hand: tuple[CardId, ...]
    sets: tuple[Triple, ...]
    """The cards of each psychic, in the order of the psychics; a suggestion while they are still to be assigned."""
    culprit: int | None
    culprit_visions: Triple | None = msgspec.field(name="meant")
    """The shared vision's cards for the culprit's character, location and object."""
    notes: tuple[GhostNote, ...]


@final
class PsychicView(PublicView, frozen=True, gc=False, tag="psychic"):
    """That of somebody who plays one psychic, or two."""

    mine: tuple[Colour, ...]
    """The psychics this seat plays."""
    owing: tuple[Colour, ...]
    """Those of mine who owe a first guess; until then this hour's talk and others' pawns are not here."""
    first_guesses: tuple[PrivateGuess, ...]
    votes: tuple[tuple[Colour, int], ...]


class WatchView(PublicView, frozen=True, gc=False, tag="watch"):
    """A spectator's, and the projector's."""


class HostView(PublicView, frozen=True, gc=False, tag="host"):
    """The host may be playing, so the host sees no more than a spectator."""


View = GhostView | PsychicView | WatchView | HostView
_V = TypeVar("_V", bound=View)


def view(state: State, seat: SeatId) -> View:
    """What this seat may know of the game now."""
    if seat == GHOST:
        return ghost_view(state)
    if seat == WATCH:
        return _public_fields(WatchView, state, seat)
    if seat == HOST:
        return _public_fields(HostView, state, seat)
    return psychic_view(state, seat)


def ghost_view(state: State) -> GhostView:
    hidden = state.hidden
    return _public_fields(
        GhostView, state, GHOST, hidden.hand, hidden.sets, hidden.culprit, hidden.culprit_visions, state.notes
    )


def psychic_view(state: State, seat: SeatId) -> PsychicView:
    mine = state.setup.psychics_of(seat)
    seat = mine[0] if mine else resolve_seat(state, seat)
    owed = psychics_owing_guess(state, seat) if state.setup.rules.first_guess else ()
    shown = _behind_curtain(state, mine) if owed else state
    guesses = tuple(guess for guess in state.first_guesses if guess.psychic in mine) if state.first_guesses else ()
    votes = tuple(vote for vote in state.votes if vote[0] in mine) if state.votes else ()
    return _public_fields(PsychicView, shown, seat, mine, owed, guesses, votes)


def _public_fields(kind: Callable[..., _V], state: State, seat: SeatId, *own: object) -> _V:
    """A view of this kind: the fields of `PublicView`, in order, then its own; by position, which is quicker."""
    return kind(
        seat,
        state.setup,
        state.phase,
        state.hour,
        state.crows,
        state.board,
        state.psychics,
        state.sure,
        state.clock,
        state.finale,
        state.talk,
        talk_is_closed(state),
        state.story,
        state.report,
        state.outcome,
        None if state.outcome is None else _truth(state),
        *own,
    )


def _truth(state: State) -> RevealedState:
    hidden = state.hidden
    return RevealedState(
        seed=hidden.seed,
        sets=hidden.sets if state.hour else (),  # of a game called off before the ghost had assigned
        hand=hidden.hand,
        hands=hidden.hands,
        culprit=hidden.culprit,
        culprit_visions=hidden.culprit_visions,
        votes=state.votes,
        first_guesses=state.first_guesses,
        notes=state.notes,
    )


def _behind_curtain(state: State, mine: tuple[Colour, ...]) -> State:
    """The game as it looks to somebody who owes a first guess: as if nobody else had talked, placed,
    agreed or asked yet."""
    placed = [token for p in state.psychics for token in p.tokens]
    psychics = tuple(
        replace(
            p,
            pawn=p.pawn if p.colour in mine else None,
            tokens=(),
            agree=p.agree + sum(t.psychic == p.colour and t.face == "agree" for t in placed),
            disagree=p.disagree + sum(t.psychic == p.colour and t.face == "disagree" for t in placed),
        )
        for p in state.psychics
    )
    talk = tuple(remark for remark in state.talk if remark.hour < state.hour)
    story = hide_others_hour(state.story, mine)
    return replace(state, psychics=psychics, talk=talk, sure=(), story=story)
