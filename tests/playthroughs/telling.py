"""A game as text: every move, and what it changed in each seat's view."""

import random
from collections.abc import Iterator
from typing import Any

import msgspec

from mysterium_nb.engine.cards import STANDARD
from mysterium_nb.engine.decide import decide
from mysterium_nb.engine.events import Event, TableOpened
from mysterium_nb.engine.evolve import evolve
from mysterium_nb.engine.legal import legal_moves
from mysterium_nb.engine.moves import (
    CloseStep,
    EndTime,
    Move,
    PlacePawn,
    PlaceToken,
    PointAt,
    SaySure,
    SendVision,
    Start,
    UseCrow,
)
from mysterium_nb.engine.position import waiting_for
from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import GHOST, TABLE, WATCH, SeatId
from mysterium_nb.engine.state import EMPTY_STATE, State
from mysterium_nb.engine.views import view

START = 1_800_000_000_000


def telling(rules: Rules, seed: int) -> str:
    return "\n".join(_lines(rules, random.Random(seed), f"playthrough {seed}")) + "\n"


def _lines(rules: Rules, rng: random.Random, deal: str) -> Iterator[str]:
    state = evolve(EMPTY_STATE, TableOpened(rules, STANDARD, hosted=True))
    seat: SeatId = TABLE
    move: Move = Start(seed=deal, typed=True)
    before: dict[SeatId, dict[str, object]] = {}
    now = START
    for number in range(1, 2000):
        events = decide(state, seat, move, rng, now)
        for event in events:
            state = evolve(state, event)
        yield f"#{number} {seat}: {_plain(move)}"
        yield from (f"    {_plain(event)}" for event in events)
        yield from _changes(before, state)
        if state.phase == "over":
            return
        now += 5000
        out_of_time = state.clock.deadline is not None and now >= state.clock.deadline
        seat, move = (TABLE, EndTime()) if out_of_time else _next(state, rng)
    raise AssertionError("a playthrough comes to an end")


def _next(state: State, rng: random.Random) -> tuple[SeatId, Move]:
    """Brisk players: the ghost sends a card or two, psychics guess well, judge each other at times, and are sure."""
    waiting = waiting_for(state)
    seat = waiting[rng.randrange(len(waiting))]
    choices = legal_moves(view(state, seat))
    if state.phase == "assignment":
        return seat, choices.pick(rng)
    moves = list(choices)
    wanted = [m for m in moves if _is_brisk(m, state, rng)]
    tied = state.phase == "poll" and state.setup.rules.poll == "tries" and len(state.sure) == len(state.psychics)
    if tied and rng.random() < 0.5:
        return TABLE, CloseStep()
    return seat, (wanted or moves)[rng.randrange(len(wanted or moves))]


def _is_brisk(move: Move, state: State, rng: random.Random) -> bool:
    match move:
        case SendVision():
            return len(move.cards) <= 2
        case UseCrow():
            return len(move.cards) >= 3 and rng.random() < 0.003
        case PlacePawn():
            psychic = state.psychic(move.psychic)
            place = [p.colour for p in state.psychics].index(move.psychic)
            right = state.hidden.sets[place][psychic.step] == move.card
            return psychic.pawn is None and (right or rng.random() < 0.12)
        case PlaceToken():
            return rng.random() < 0.03
        case SaySure():
            return True
        case PointAt():
            assert state.finale is not None
            return move.psychic not in dict(state.finale.pointing)
        case _:
            return type(move).__name__ in ("Reveal", "Vote", "ChooseCulprit")


def _plain(value: Move | Event) -> str:
    facts = msgspec.to_builtins(value)
    name = facts.pop("move", None) if "event" not in facts else facts.pop("event")
    return " ".join([str(name), *(f"{key}={_short(fact)}" for key, fact in facts.items())])


def _short(fact: object) -> str:
    return msgspec.json.encode(fact).decode().replace('"', "")


def _changes(before: dict[SeatId, dict[str, object]], state: State) -> Iterator[str]:
    """What is new in each seat's view; what is new to all is written once."""
    seats = (GHOST, *(colours[0] for colours in state.setup.players), WATCH)
    news: dict[SeatId, list[str]] = {}
    for seat in seats:
        now = _flat(state, seat)
        old = before.get(seat, {})
        news[seat] = [f"{key}: {_short(now.get(key))}" for key in {**now, **old} if now.get(key) != old.get(key)]
        before[seat] = now
    common = [line for line in news[WATCH] if all(line in lines for lines in news.values())]
    yield from (f"  all  {line}" for line in common)
    for seat, lines in news.items():
        yield from (f"  {seat}  {line}" for line in lines if line not in common)


def _flat(state: State, seat: SeatId) -> dict[str, object]:
    seen = view(state, seat)
    facts: dict[str, Any] = msgspec.to_builtins(seen)
    for silent in ("seat", "view", "story", "setup"):
        del facts[silent]
    flat: dict[str, object] = {"prompt": str(seen.prompt)}
    for key, fact in facts.items():
        if key == "psychics":
            for psychic in fact:
                colour = psychic.pop("colour")
                flat |= {f"{colour}.{name}": value for name, value in psychic.items()}
        elif isinstance(fact, dict):
            flat |= {f"{key}.{name}": value for name, value in fact.items()}
        else:
            flat[key] = fact
    return flat
