"""`decide(state, seat, move, rng, now) -> events`: the rules, one chapter a file.

A move that the rules do not allow raises `IllegalMove` with the sentence its player reads, and nothing has changed.
"""

import random
from typing import assert_never

from mysterium_nb.engine.decide import (
    clairvoyancy,
    house,
    interpretation,
    lobby,
    manifestation,
    revelation,
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
    UseCrow,
    Vote,
)
from mysterium_nb.engine.seats import SeatId
from mysterium_nb.engine.state import State

WHILE_PAUSED = (Say, Pause, Resume, AddTime, CallOff, Sit, StandUp)
"""Talk, and what the host does about the table itself."""


def decide(state: State, seat: SeatId, move: Move, rng: random.Random, now: int = 0) -> list[Event]:
    """What happens if this seat makes this move now; `now` is in milliseconds since 1970."""
    try:
        if state.clock.paused_at is not None and not isinstance(move, WHILE_PAUSED):
            raise IllegalMove("The game is paused; only talk goes on.")
        # The frequent ones first and by exact type: matching a class costs a struct as much as deciding a move.
        if type(move) is PlacePawn:
            return interpretation.place_pawn(state, seat, move, now)
        if type(move) is PlaceToken:
            return clairvoyancy.place_token(state, seat, move, now)
        if type(move) is TakePawn:
            if state.phase == "poll":
                return revelation.stop_pointing(state, seat, move)
            return interpretation.take_pawn(state, seat, move, now)
        if type(move) is SaySure:
            if state.phase == "poll":
                return revelation.confirm(state, seat, move)
            return interpretation.say_sure(state, seat, move, rng, now)
        if type(move) is SendVision:
            return visions.send_vision(state, seat, move, rng, now)
        match move:
            case TakeToken():
                return clairvoyancy.take_token(state, seat, move, now)
            case MoveToken():
                return clairvoyancy.move_token(state, seat, move, now)
            case TakeBackSure():
                if state.phase == "poll":
                    return revelation.take_back_confirm(state, seat, move)
                return interpretation.take_back_sure(state, seat, move, now)
            case Reveal():
                return manifestation.reveal(state, seat, move, rng, now)
            case UseCrow():
                return visions.use_crow(state, seat, move, rng)
            case PointAt():
                return revelation.point_at(state, seat, move)
            case Vote():
                return revelation.vote(state, seat, move)
            case Say():
                return house.say(state, seat, move)
            case ChooseCulprit():
                return revelation.choose_culprit(state, seat, move, rng)
            case Note():
                return visions.note(state, seat, move)
            case FirstGuess():
                return interpretation.first_guess(state, seat, move)
            case SkipFirstGuess():
                return interpretation.skip_first_guess(state, seat, move)
            case AskHint():
                return interpretation.ask_hint(state, seat, move, now)
            case Assign():
                return lobby.assign(state, seat, move, rng, now)
            case ReportGhost():
                return house.report_ghost(state, seat, move)
            case JudgeGhost():
                return house.judge_ghost(state, seat, move)
            case EndTime():
                return house.end_time(state, seat, rng, now)
            case Pause():
                return house.pause(state, seat, now)
            case Resume():
                return house.resume(state, seat, now)
            case AddTime():
                return house.add_time(state, seat, move)
            case CloseStep():
                return house.close_step(state, seat, rng, now)
            case CallOff():
                return house.call_off(state, seat)
            case StandIn():
                return house.stand_in(state, seat, move)
            case Sit():
                return lobby.sit(state, seat, move)
            case StandUp():
                return lobby.stand_up(state, seat, move)
            case SetRules():
                return lobby.set_rules(state, seat, move)
            case OrderAges():
                return lobby.order_ages(state, seat, move)
            case Start():
                return lobby.start(state, seat, move, rng, now)
            case _:  # pragma: no cover - the type checker proves that nothing is left
                assert_never(move)
    except IllegalMove as refusal:
        refusal.lexicon = state.setup.rules.lexicon
        raise
