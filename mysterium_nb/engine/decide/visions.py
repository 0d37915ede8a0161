"""The ghost's hand: visions, the crow, and notes of what was meant."""

import random

from msgspec.structs import replace

from mysterium_nb.engine.cards import CardId
from mysterium_nb.engine.decide.guards import require_ghost, require_play
from mysterium_nb.engine.decide.hours import draw_cards, skip_unserved, turn_hourglass
from mysterium_nb.engine.errors import IllegalMove
from mysterium_nb.engine.events import CrowSent, Event, HandDiscarded, Noted, VisionSent
from mysterium_nb.engine.moves import Note, SendVision, UseCrow
from mysterium_nb.engine.seats import SeatId
from mysterium_nb.engine.state import State

LONGEST_NOTE = 280
MOST_NOTES = 300


def send_vision(state: State, seat: SeatId, move: SendVision, rng: random.Random, now: int) -> list[Event]:
    require_ghost(seat)
    require_play(state)
    if state.phase != "visions":
        raise IllegalMove("{Visions} are not being given now.")
    psychic = next((p for p in state.psychics if p.colour == move.psychic), None)
    if psychic is None:
        raise IllegalMove("No psychic of that colour sits at this table.")
    if psychic.finished:
        raise IllegalMove("{psychic} has found everything and needs no {visions} any more.", psychic=move.psychic)
    if psychic.served_hour == state.hour:
        raise IllegalMove("{psychic} has had {a_vision} already; given is given.", psychic=move.psychic)
    _from_hand(state, move.cards)
    hidden = state.hidden
    hand = tuple(card for card in hidden.hand if card not in move.cards)
    refilled = draw_cards(hidden, state.setup.rules.hand - len(hand), rng)
    events: list[Event] = [VisionSent(move.psychic, move.cards), *refilled]
    waiting = [p for p in state.psychics if p is not psychic and not p.finished and p.served_hour != state.hour]
    if not waiting:
        events.append(turn_hourglass(state, now))
    elif not hand and not refilled:
        events += skip_unserved(waiting, state, now)
    return events


def _from_hand(state: State, cards: tuple[CardId, ...]) -> None:
    if not cards:
        raise IllegalMove("Choose at least one card of your hand.")
    if len(set(cards)) != len(cards):
        raise IllegalMove("Choose each card once.")
    if not set(cards) <= set(state.hidden.hand):
        raise IllegalMove("Choose from the cards in your hand.")


def use_crow(state: State, seat: SeatId, move: UseCrow, rng: random.Random, _now: int) -> list[Event]:
    require_ghost(seat)
    require_play(state)
    rules = state.setup.rules
    if state.phase in ("poll", "opening", "assignment"):
        raise IllegalMove("Your hand cannot be changed now.")
    if rules.crow_when == "giving" and state.phase not in ("visions", "culprit"):
        raise IllegalMove("You can {use_crow} only while {visions} are being given.")
    if state.crows == 0:
        raise IllegalMove("There is no {crow} left.")
    _from_hand(state, move.cards)
    hidden = state.hidden
    if rules.crow_takes == "whole" and len(move.cards) != len(hidden.hand):
        raise IllegalMove("The whole hand goes, or none of it.")
    hand = tuple(card for card in hidden.hand if card not in move.cards)
    thrown = replace(hidden, discards=hidden.discards + move.cards)
    return [CrowSent(len(move.cards)), HandDiscarded(move.cards), *draw_cards(thrown, rules.hand - len(hand), rng)]


def note(state: State, seat: SeatId, move: Note, _rng: random.Random, _now: int) -> list[Event]:
    require_ghost(seat)
    require_play(state)
    given = {card for event in state.story if isinstance(event, VisionSent) for card in event.cards}
    if move.card not in given and move.card not in state.hidden.order:
        raise IllegalMove("Note your intention for a card that you have given.")
    if move.about is not None and not any(move.about in row for row in state.cards.suspects):
        raise IllegalMove("Say which character, location or {object} the card was for.")
    if move.point is not None and not all(0 <= at <= 1 for at in move.point):
        raise IllegalMove("Point at a place on the picture.")
    if len(move.words) > LONGEST_NOTE:
        raise IllegalMove("A note has at most {most} characters.", most=LONGEST_NOTE)
    if len(state.notes) >= MOST_NOTES:
        raise IllegalMove("Your notebook is full.")
    return [Noted(move.card, move.about, move.point, move.words.strip())]
