"""Tokens: agreeing and disagreeing with other psychics' pawns."""

import random

from mysterium_nb.engine.decide.guards import require_psychic
from mysterium_nb.engine.decide.interpretation import require_interpretation
from mysterium_nb.engine.errors import IllegalMove
from mysterium_nb.engine.events import Event, TokenPlaced, TokenTaken
from mysterium_nb.engine.moves import Face, MoveToken, PlaceToken, TakeToken
from mysterium_nb.engine.seats import Colour, SeatId
from mysterium_nb.engine.state import Psychic, State


def place_token(state: State, seat: SeatId, move: PlaceToken, _rng: random.Random, now: int) -> list[Event]:
    owner = _with_tokens(state, seat, move.psychic, now)
    before = _pawn_to_judge(state, owner, move.on).token_from(move.psychic)
    if before == move.face:
        raise IllegalMove("Your token lies there already.")
    if (owner.agree if move.face == "agree" else owner.disagree) == 0:
        raise IllegalMove("You have no such token left.")
    placed = TokenPlaced(move.psychic, move.on, move.face)
    return [placed] if before is None else [TokenTaken(move.psychic, move.on), placed]


def move_token(state: State, seat: SeatId, move: MoveToken, _rng: random.Random, now: int) -> list[Event]:
    owner = _with_tokens(state, seat, move.psychic, now)
    face = _own_token(state, owner, move.source)
    if face is None:
        raise IllegalMove("You have no token there.")
    if _pawn_to_judge(state, owner, move.target).token_from(move.psychic) is not None:
        raise IllegalMove("One token on each pawn is all you may put there.")
    return [TokenTaken(move.psychic, move.source), TokenPlaced(move.psychic, move.target, face)]


def take_token(state: State, seat: SeatId, move: TakeToken, _rng: random.Random, now: int) -> list[Event]:
    owner = _with_tokens(state, seat, move.psychic, now)
    if _own_token(state, owner, move.on) is None:
        raise IllegalMove("You have no token there.")
    return [TokenTaken(move.psychic, move.on)]


def _with_tokens(state: State, seat: SeatId, colour: Colour, now: int) -> Psychic:
    owner = require_psychic(state, seat, colour)
    if state.setup.rules.tokens == 0:
        raise IllegalMove("Clairvoyancy is not played at this table.")
    require_interpretation(state, seat, now)
    return owner


def _pawn_to_judge(state: State, owner: Psychic, colour: Colour) -> Psychic:
    if colour == owner.colour:
        raise IllegalMove("Tokens go on other psychics’ pawns, never on your own.")
    for psychic in state.psychics:
        if psychic.colour == colour and psychic.pawn is not None:
            return psychic
    raise IllegalMove("Tokens go on pawns that stand on a card.")


def _own_token(state: State, owner: Psychic, on: Colour) -> Face | None:
    for psychic in state.psychics:
        if psychic.colour == on:
            return psychic.token_from(owner.colour)
    return None
