"""The culprit: line-up, shared vision, and the three ways to name a group."""

import random
from collections import Counter

from mysterium_nb.engine.decide.guards import require_ghost, require_play, require_psychic
from mysterium_nb.engine.decide.opening import begin_opening, verdict
from mysterium_nb.engine.errors import IllegalMove
from mysterium_nb.engine.events import (
    CulpritChosen,
    DayClosed,
    Event,
    GameEnded,
    GroupAccused,
    GroupPointed,
    HourBegan,
    SharedVisionLaid,
    SureSaid,
    SureTakenBack,
    TierClosed,
    VisionTurned,
    VoteCast,
    VoteSealed,
)
from mysterium_nb.engine.evolve import evolve
from mysterium_nb.engine.moves import ChooseCulprit, PointAt, SaySure, TakeBackSure, TakePawn, Vote
from mysterium_nb.engine.poll import accused_by_pawns, pointing_psychics, voters_of_tier
from mysterium_nb.engine.seats import Colour, SeatId
from mysterium_nb.engine.state import Revelation, State


def choose_culprit(state: State, seat: SeatId, move: ChooseCulprit, rng: random.Random, now: int) -> list[Event]:
    require_ghost(seat)
    require_play(state)
    if state.phase != "culprit" or state.finale is None:
        raise IllegalMove("The culprit cannot be chosen now.")
    if move.group not in state.finale.standing:
        raise IllegalMove("Choose one of the groups that stand accused.")
    if len(set(move.cards)) != 3 or not set(move.cards) <= set(state.hidden.hand):
        raise IllegalMove("Give three different cards of your hand: for the character, the location and the {object}.")
    first, second, third = rng.sample(move.cards, 3)
    events: list[Event] = [CulpritChosen(move.group, move.cards, (first, second, third)), SharedVisionLaid()]
    for event in events:
        state = evolve(state, event)
    return events + _turn_cards(state, tier=0, now=now)


def _turn_cards(state: State, tier: int, now: int) -> list[Event]:
    """Turn up cards until somebody may vote or point; after the last tier the votes can be opened."""
    rules, order = state.setup.rules, state.hidden.order
    if rules.poll != "straw":
        return [VisionTurned(order, tier=None)]
    if rules.tiers is None:
        return [VisionTurned(order, tier=0)] if tier == 0 else begin_opening(state, now)
    events: list[Event] = []
    for number in range(tier, len(rules.tiers)):
        events.append(VisionTurned((order[number],), tier=number))
        if voters_of_tier(rules, state.psychics, number):
            return events
    return events + begin_opening(state, now)


def vote(state: State, seat: SeatId, move: Vote, _rng: random.Random, now: int) -> list[Event]:
    require_psychic(state, seat, move.psychic)
    finale = _require_poll(state)
    if state.setup.rules.poll != "straw":
        raise IllegalMove("The culprit is named openly at this table.")
    if move.psychic in finale.voted:
        raise IllegalMove("Your vote is cast, and final.")
    voters = voters_of_tier(state.setup.rules, state.psychics, finale.tier)
    if move.psychic not in voters or finale.tier is None:
        raise IllegalMove("It is not your turn to vote yet.")
    _require_standing(finale, move.group)
    events: list[Event] = [VoteSealed(move.psychic, move.group), VoteCast(move.psychic)]
    if set(voters) - set(finale.voted) != {move.psychic}:
        return events
    for event in events:
        state = evolve(state, event)
    return events + _turn_cards(state, finale.tier + 1, now)


def close_tier(state: State, finale: Revelation, now: int) -> list[Event]:
    """The host closes a tier: who has not voted has no vote."""
    assert finale.tier is not None
    voters = voters_of_tier(state.setup.rules, state.psychics, finale.tier)
    missing = tuple(colour for colour in voters if colour not in finale.voted)
    return [TierClosed(missing), *_turn_cards(state, finale.tier + 1, now)]


def _require_poll(state: State) -> Revelation:
    require_play(state)
    if state.phase != "poll" or state.finale is None:
        raise IllegalMove("The culprit is not being named now.")
    return state.finale


def _require_standing(finale: Revelation, group: int) -> None:
    if group not in finale.standing:
        raise IllegalMove("Choose one of the groups that stand accused.")


def _require_pointing(state: State, seat: SeatId, colour: Colour) -> Revelation:
    require_psychic(state, seat, colour)
    finale = _require_poll(state)
    if state.setup.rules.poll == "straw":
        raise IllegalMove("The vote is secret at this table.")
    if colour not in pointing_psychics(state.setup, state.psychics):
        raise IllegalMove("You point once, for both your psychics.")
    return finale


def point_at(state: State, seat: SeatId, move: PointAt, _rng: random.Random, _now: int) -> list[Event]:
    finale = _require_pointing(state, seat, move.psychic)
    _require_standing(finale, move.group)
    if (move.psychic, move.group) in finale.pointing:
        raise IllegalMove("You are there already.")
    return [GroupPointed(move.psychic, move.group)]


def stop_pointing(state: State, seat: SeatId, move: TakePawn) -> list[Event]:
    finale = _require_pointing(state, seat, move.psychic)
    if move.psychic not in dict(finale.pointing):
        raise IllegalMove("There is nothing to take back.")
    return [GroupPointed(move.psychic, group=None)]


def confirm_group(state: State, seat: SeatId, move: SaySure) -> list[Event]:
    finale = _require_pointing(state, seat, move.psychic)
    if move.psychic not in dict(finale.pointing):
        raise IllegalMove("Point at a group first.")
    if move.psychic in state.sure:
        raise IllegalMove("You have said so already.")
    said = SureSaid(move.psychic)
    everybody = pointing_psychics(state.setup, state.psychics)
    if len(state.sure) + 1 < len(everybody):
        return [said]
    group = _accused(state, finale, everybody)
    if group is None:
        return [said]
    return [said, *_accuse(state, group)]


def _accused(state: State, finale: Revelation, everybody: tuple[Colour, ...]) -> int | None:
    rules = state.setup.rules
    pawns = Counter(group for _, group in finale.pointing)
    needed = "all" if rules.poll == "agreement" else rules.accusation
    return accused_by_pawns(pawns, len(everybody), needed)


def unconfirm_group(state: State, seat: SeatId, move: TakeBackSure) -> list[Event]:
    _require_pointing(state, seat, move.psychic)
    if move.psychic not in state.sure:
        raise IllegalMove("There is nothing to take back.")
    return [SureTakenBack(move.psychic)]


def _accuse(state: State, group: int) -> list[Event]:
    right = group == state.hidden.culprit
    accused = GroupAccused(group, right=right)
    if right or state.setup.rules.poll != "tries":
        return [accused, verdict(right=right)]
    return [accused, *_next_day(state)]


def close_day(state: State) -> list[Event]:
    """The psychics cannot agree: nobody is accused today."""
    return [DayClosed(), *_next_day(state)]


def _next_day(state: State) -> list[Event]:
    if state.hour == state.setup.rules.hours:
        return [GameEnded(won=False, why="out_of_time")]
    return [HourBegan(state.hour + 1)]
