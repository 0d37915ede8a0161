"""`decide(state, seat, move, rng, now) -> events`: the rules, one chapter a file.

A move that the rules do not allow raises `IllegalMove` with the sentence its player reads, and nothing has changed.
"""

import random
from collections.abc import Callable, Mapping
from typing import Any

from mysterium_nb.engine.decide import (
    clairvoyancy,
    host_moves,
    interpretation,
    lobby,
    manifestation,
    opening,
    revelation,
    talk,
    visions,
)
from mysterium_nb.engine.errors import IllegalMove
from mysterium_nb.engine.events import Event
from mysterium_nb.engine.moves import (
    AddTime,
    AskHint,
    Assign,
    CallOff,
    ChooseCulprit,
    CloseStep,
    EndTime,
    FirstGuess,
    JudgeGhost,
    Move,
    MoveToken,
    Note,
    OpenVote,
    OrderAges,
    Pause,
    PlacePawn,
    PlaceToken,
    PointAt,
    ReportGhost,
    Resume,
    Reveal,
    Say,
    SaySure,
    SendVision,
    SetRules,
    Sit,
    SkipFirstGuess,
    StandIn,
    StandUp,
    Start,
    TakeBackSure,
    TakePawn,
    TakeToken,
    TurnCulprit,
    UseCrow,
    Vote,
)
from mysterium_nb.engine.seats import SeatId
from mysterium_nb.engine.state import State

Handler = Callable[[State, SeatId, Any, random.Random, int], list[Event]]
"""Decides one type of move; takes what `decide` takes."""

HANDLERS: Mapping[type[Move], Handler] = {
    PlacePawn: interpretation.place_pawn,
    SendVision: visions.send_vision,
    SaySure: interpretation.say_sure,
    PlaceToken: clairvoyancy.place_token,
    TakePawn: interpretation.take_pawn,
    TakeToken: clairvoyancy.take_token,
    MoveToken: clairvoyancy.move_token,
    TakeBackSure: interpretation.take_back_sure,
    Reveal: manifestation.reveal,
    UseCrow: visions.use_crow,
    PointAt: revelation.point_at,
    Vote: revelation.vote,
    OpenVote: opening.open_vote,
    TurnCulprit: opening.turn_culprit,
    Say: talk.say,
    ChooseCulprit: revelation.choose_culprit,
    Note: visions.note,
    FirstGuess: interpretation.first_guess,
    SkipFirstGuess: interpretation.skip_first_guess,
    AskHint: interpretation.ask_hint,
    Assign: lobby.assign,
    ReportGhost: talk.report_ghost,
    JudgeGhost: talk.judge_ghost,
    EndTime: host_moves.end_time,
    Pause: host_moves.pause,
    Resume: host_moves.resume,
    AddTime: host_moves.add_time,
    CloseStep: host_moves.close_step,
    CallOff: host_moves.call_off,
    StandIn: host_moves.stand_in,
    Sit: lobby.sit,
    StandUp: lobby.stand_up,
    SetRules: lobby.set_rules,
    OrderAges: lobby.order_ages,
    Start: lobby.start,
}

WHILE_PAUSED = frozenset({Say, Pause, Resume, AddTime, CallOff, Sit, StandUp})
"""Talk, and what the host does about the table itself."""


def decide(state: State, seat: SeatId, move: Move, rng: random.Random, now: int = 0) -> list[Event]:
    """What happens if this seat makes this move now; `now` is in milliseconds since 1970."""
    try:
        if state.clock.paused_at is not None and type(move) not in WHILE_PAUSED:
            raise IllegalMove("The game is paused; only talk goes on.")
        return HANDLERS[type(move)](state, seat, move, rng, now)
    except IllegalMove as refusal:
        refusal.lexicon = state.setup.rules.lexicon
        raise
