"""Psychics at work: first guesses, pawns, and the "sure" that ends the step early."""

import random
from typing import Literal

from mysterium_nb.engine.cards import KINDS, STEPS
from mysterium_nb.engine.decide.guards import require_no_curtain, require_play, require_psychic
from mysterium_nb.engine.decide.hours import end_hour
from mysterium_nb.engine.decide.revelation import confirm_group, stop_pointing, unconfirm_group
from mysterium_nb.engine.errors import IllegalMove
from mysterium_nb.engine.events import (
    Event,
    FirstGuessMade,
    HintAsked,
    PawnPlaced,
    PawnTaken,
    StepEnded,
    SureSaid,
    SureTakenBack,
    TokensReturned,
)
from mysterium_nb.engine.evolve import evolve
from mysterium_nb.engine.hints import has_hint
from mysterium_nb.engine.moves import AskHint, FirstGuess, PlacePawn, SaySure, SkipFirstGuess, TakeBackSure, TakePawn
from mysterium_nb.engine.position import owes_first_guess
from mysterium_nb.engine.seats import SeatId
from mysterium_nb.engine.state import Psychic, State


def require_interpretation(state: State, seat: SeatId, now: int) -> None:
    if state.phase != "visions" and state.phase != "interpretation":
        require_play(state)
        raise IllegalMove("{Pawns} stay where they are now.")
    deadline = state.clock.deadline
    if deadline is not None and now >= deadline:
        raise IllegalMove("Time is up.")
    if state.setup.rules.first_guess:
        require_no_curtain(state, seat)


def place_pawn(state: State, seat: SeatId, move: PlacePawn, _rng: random.Random, now: int) -> list[Event]:
    psychic = require_psychic(state, seat, move.psychic)
    require_interpretation(state, seat, now)
    step = len(psychic.found)
    if step == STEPS:
        raise IllegalMove("You have found your three cards.")
    if psychic.served_hour != state.hour:
        raise IllegalMove("Wait for {the_vision} first.")
    if move.card not in state.board[step]:
        raise IllegalMove("Choose {a_kind} still on the table.", kind=KINDS[step])
    if move.card == psychic.pawn:
        raise IllegalMove("You are there already.")
    placed = PawnPlaced(move.psychic, move.card)
    return [placed, _tokens_returned(psychic)] if psychic.tokens else [placed]


def _tokens_returned(psychic: Psychic) -> TokensReturned:
    return TokensReturned(psychic.colour, tuple(token.psychic for token in psychic.tokens))


def take_pawn(state: State, seat: SeatId, move: TakePawn, _rng: random.Random, now: int) -> list[Event]:
    """From a card; while the culprit is being named, from a group."""
    if state.phase == "poll":
        return stop_pointing(state, seat, move)
    psychic = require_psychic(state, seat, move.psychic)
    require_interpretation(state, seat, now)
    if psychic.pawn is None:
        raise IllegalMove("There is nothing to take back.")
    taken = PawnTaken(move.psychic)
    return [taken, _tokens_returned(psychic)] if psychic.tokens else [taken]


def first_guess(state: State, seat: SeatId, move: FirstGuess, _rng: random.Random, _now: int) -> list[Event]:
    psychic = _owing(state, seat, move.psychic)
    if move.card not in state.board[psychic.step]:
        raise IllegalMove("Choose {a_kind} still on the table.", kind=KINDS[psychic.step])
    if not 0 <= move.confidence <= 100:
        raise IllegalMove("Say how sure you are, from 0 to 100 percent.")
    return [FirstGuessMade(move.psychic, move.card, move.confidence)]


def skip_first_guess(state: State, seat: SeatId, move: SkipFirstGuess, _rng: random.Random, _now: int) -> list[Event]:
    _owing(state, seat, move.psychic)
    return [FirstGuessMade(move.psychic)]


def _owing(state: State, seat: SeatId, colour: str) -> Psychic:
    psychic = require_psychic(state, seat, colour)
    require_play(state)
    if not owes_first_guess(state, psychic):
        raise IllegalMove("No first guess is asked of you now.")
    return psychic


def ask_hint(state: State, seat: SeatId, move: AskHint, _rng: random.Random, now: int) -> list[Event]:
    psychic = require_psychic(state, seat, move.psychic)
    if not state.setup.rules.hints:
        raise IllegalMove("At this table there are no hints.")
    require_interpretation(state, seat, now)
    if psychic.finished:
        raise IllegalMove("You have found your three cards.")
    if psychic.served_hour != state.hour:
        raise IllegalMove("Wait for {the_vision} first.")
    if has_hint(state.story, move.psychic):
        raise IllegalMove("You have asked already; there is one hint {an_hour}.")
    return [HintAsked(move.psychic)]


def say_sure(state: State, seat: SeatId, move: SaySure, rng: random.Random, now: int) -> list[Event]:
    """Of a card; while the culprit is being named, of a group."""
    if state.phase == "poll":
        return confirm_group(state, seat, move)
    psychic = require_psychic(state, seat, move.psychic)
    require_interpretation(state, seat, now)
    if psychic.pawn is None and not psychic.finished:
        raise IllegalMove("Place {your_pawn} first.")
    if move.psychic in state.sure:
        raise IllegalMove("You have said so already.")
    said = SureSaid(move.psychic)
    all_sure = len(state.sure) + 1 == len(state.psychics)
    if state.phase == "interpretation" and all_sure:
        return [said, *end_step(evolve(state, said), "sure", rng, now)]
    return [said]


def take_back_sure(state: State, seat: SeatId, move: TakeBackSure, _rng: random.Random, now: int) -> list[Event]:
    if state.phase == "poll":
        return unconfirm_group(state, seat, move)
    require_psychic(state, seat, move.psychic)
    require_interpretation(state, seat, now)
    if move.psychic not in state.sure:
        raise IllegalMove("There is nothing to take back.")
    return [SureTakenBack(move.psychic)]


def end_step(state: State, why: Literal["sure", "time", "host"], rng: random.Random, now: int) -> list[Event]:
    """Interpretation ends; who has no pawn on a card is wrong this hour, and if nobody has one the hour is over."""
    missing = tuple(p.colour for p in state.psychics if p.pawn is None and not p.finished)
    ended = StepEnded(why, missing)
    state = evolve(state, ended)
    if any(p.pawn is not None for p in state.psychics):
        return [ended]
    return [ended, *end_hour(state, rng, now)]
