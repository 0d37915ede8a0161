"""Before the game: seats, rules, the order of age, and the deal. Seats change hands here in mid-game too."""

import random
import unicodedata

import msgspec

from mysterium_nb.engine.cards import Board, CardId, Triple
from mysterium_nb.engine.decide.guards import require_ghost, require_host, require_keeper, require_lobby, require_play
from mysterium_nb.engine.decide.hours import begin_hour
from mysterium_nb.engine.errors import IllegalMove
from mysterium_nb.engine.events import (
    AgesOrdered,
    CardsAssigned,
    DealFixed,
    Event,
    GameStarted,
    RulesChanged,
    SeatLeft,
    SeatTaken,
    SetsChosen,
)
from mysterium_nb.engine.evolve import evolve
from mysterium_nb.engine.moves import Assign, OrderAges, SetRules, Sit, StandUp, Start
from mysterium_nb.engine.position import resolve_seat
from mysterium_nb.engine.rules import Rules, check_rules
from mysterium_nb.engine.seats import COLOURS, GHOST, HOST, TABLE, WATCH, SeatId, assign_colours
from mysterium_nb.engine.state import State

LONGEST_NAME = 24


def sit(state: State, seat: SeatId, move: Sit, _rng: random.Random, _now: int) -> list[Event]:
    require_host(seat)
    taken = _free_seat(state, move.seat)
    name = proper_name(move.name)
    if any(s.name.casefold() == name.casefold() for s in state.setup.sitters if s.seat != taken):
        raise IllegalMove("Somebody at this table is called {name} already; choose another name.", name=name)
    return [SeatTaken(taken, name, move.kind)]


def _free_seat(state: State, seat: SeatId) -> SeatId:
    if seat in (HOST, WATCH):
        raise IllegalMove("There is no such seat at this table.")
    seat = resolve_seat(state, seat)
    if seat == GHOST or state.phase != "lobby":
        return seat
    others = [s for s in state.setup.sitters if s.seat not in (GHOST, seat)]
    if len(others) >= state.setup.rules.people:
        raise IllegalMove("All seats at this table are taken.")
    return seat


def proper_name(name: str) -> str:
    tidy = " ".join(unicodedata.normalize("NFC", name).split())
    if not tidy:
        raise IllegalMove("Choose a name.")
    if len(tidy) > LONGEST_NAME:
        raise IllegalMove("A name has at most {most} characters.", most=LONGEST_NAME)
    if not tidy.isprintable():
        raise IllegalMove("A name is made of characters that can be printed.")
    return tidy


def stand_up(state: State, seat: SeatId, move: StandUp, _rng: random.Random, _now: int) -> list[Event]:
    left = resolve_seat(state, move.seat)
    if seat not in (left, move.seat):
        require_host(seat)
    if state.setup.sitter(left) is None:
        raise IllegalMove("Nobody sits there.")
    return [SeatLeft(left)]


def set_rules(state: State, seat: SeatId, move: SetRules, _rng: random.Random, _now: int) -> list[Event]:
    require_lobby(state)
    require_keeper(state, seat)
    rules = Rules.read(msgspec.structs.asdict(move.rules), state.cards)
    if sum(s.seat != GHOST for s in state.setup.sitters) > rules.people:
        raise IllegalMove("More people sit at this table than these rules have seats for.")
    return [RulesChanged(rules)]


def order_ages(state: State, seat: SeatId, move: OrderAges, _rng: random.Random, _now: int) -> list[Event]:
    require_lobby(state)
    require_keeper(state, seat)
    if len(set(move.ages)) != len(move.ages):
        raise IllegalMove("Name each psychic once, eldest first.")
    return [AgesOrdered(move.ages)]


def start(state: State, seat: SeatId, move: Start, rng: random.Random, now: int) -> list[Event]:
    require_lobby(state)
    require_keeper(state, seat)
    rules = state.setup.rules
    check_rules(rules, state.cards)
    chosen = tuple(c for c in COLOURS if state.setup.sitter(c) is not None)
    players = assign_colours(rules.psychics, rules.people, chosen)
    seed = f"{rng.getrandbits(128):032x}" if move.seed is None else move.seed
    typed = move.typed or (move.seed is not None and seat != TABLE)
    board, sets, pile = deal(state, seed)
    events: list[Event] = [
        GameStarted(players, move.deal, typed=typed, board=board),
        DealFixed(seed, sets, pile),
    ]
    for event in events:
        state = evolve(state, event)
    if rules.assignment == "random":
        events += begin_hour(state, 1, rng, now)
    return events


def deal(state: State, seed: str) -> tuple[Board, tuple[Triple, ...], tuple[CardId, ...]]:
    """Board, sets and vision pile. Whole decks are shuffled, the visions first, so that tables with the same seed
    keep the same order of cards even where their rules lay out another number of them."""
    rules = state.setup.rules
    chance = random.Random(seed)
    pile = _shuffled(state.cards.visions, chance)
    characters, locations, objects = (_shuffled(row, chance)[: rules.cards_per_kind] for row in state.cards.suspects)
    board = (characters, locations, objects)
    chosen = [_shuffled(row, chance)[: rules.psychics] for row in board]
    return board, tuple(zip(*chosen, strict=True)), pile


def _shuffled(cards: tuple[CardId, ...], chance: random.Random) -> tuple[CardId, ...]:
    return tuple(sorted(cards, key=lambda _: chance.random()))


def assign(state: State, seat: SeatId, move: Assign, rng: random.Random, now: int) -> list[Event]:
    require_ghost(seat)
    require_play(state)
    if state.phase != "assignment":
        raise IllegalMove("What belongs to whom is settled; nothing changes any more.")
    if len(move.sets) != len(state.psychics):
        raise IllegalMove("Choose three cards for each psychic.")
    for row, chosen in zip(state.board, zip(*move.sets, strict=True), strict=True):
        if not set(chosen) <= set(row):
            raise IllegalMove("Choose from the cards on the table: a character, a location and {an_object} for each.")
        if len(set(chosen)) != len(chosen):
            raise IllegalMove("No card can belong to two psychics.")
    events: list[Event] = [SetsChosen(move.sets), CardsAssigned()]
    for event in events:
        state = evolve(state, event)
    return events + begin_hour(state, 1, rng, now)
