"""Votes are opened one after another, and the culprit last: by the opener, or by the house when nobody presses."""

import random

from mysterium_nb.engine.decide.guards import require_play, require_psychic
from mysterium_nb.engine.errors import IllegalMove
from mysterium_nb.engine.events import Event, GameEnded, GroupAccused, OpeningBegan, VoteOpened
from mysterium_nb.engine.moves import OpenVote, TurnCulprit
from mysterium_nb.engine.poll import count_votes, opener_of, unopened_votes
from mysterium_nb.engine.seats import Colour, SeatId
from mysterium_nb.engine.state import Revelation, State


def begin_opening(state: State, now: int) -> list[Event]:
    """The last tier has voted; with no vote at all the game is lost."""
    if not state.votes:
        return [GameEnded(won=False, why="no_votes")]
    return [OpeningBegan(opener_of(state.psychics, state.setup.ages), _house_opens_at(state, now))]


def _house_opens_at(state: State, now: int) -> int:
    return now + state.setup.rules.opening_seconds * 1000


def open_vote(state: State, seat: SeatId, move: OpenVote, _rng: random.Random, now: int) -> list[Event]:
    finale = _require_opener(state, seat, move.psychic)
    if move.voter in dict(finale.votes or ()):
        raise IllegalMove("That vote lies open already.")
    if (move.voter,) != unopened_votes(finale, state.psychics, state.setup.ages)[:1]:
        raise IllegalMove("The votes are opened in order, from the lowest level up.")
    return open_next(state, now)


def turn_culprit(state: State, seat: SeatId, move: TurnCulprit, _rng: random.Random, now: int) -> list[Event]:
    finale = _require_opener(state, seat, move.psychic)
    if finale.accused is None:
        raise IllegalMove("The culprit is turned last, when all votes lie open.")
    return open_next(state, now)


def _require_opener(state: State, seat: SeatId, colour: Colour) -> Revelation:
    require_psychic(state, seat, colour)
    require_play(state)
    if state.phase != "opening" or state.finale is None or state.finale.opener is None:
        raise IllegalMove("No votes are being opened now.")
    if colour != state.finale.opener:
        raise IllegalMove("{psychic} opens the votes.", psychic=state.finale.opener)
    return state.finale


def open_next(state: State, now: int) -> list[Event]:
    """Open the next vote; with the last of them the accused is known. When all lie open, turn the culprit."""
    finale, ages = state.finale, state.setup.ages
    assert finale is not None
    if finale.accused is not None:
        right = finale.accused == state.hidden.culprit
        return [GroupAccused(finale.accused, right=right), verdict(right=right)]
    voter, *later = unopened_votes(finale, state.psychics, ages)
    opened = VoteOpened(voter, dict(state.votes)[voter], _house_opens_at(state, now))
    return [opened] if later else [opened, count_votes(state.votes, state.psychics, ages)]


def verdict(*, right: bool) -> GameEnded:
    return GameEnded(won=right, why="culprit_found" if right else "wrong_group")
