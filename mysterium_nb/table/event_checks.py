"""What a file may claim of a game: what `evolve`, which is made for our own events, takes on trust.

Numbers, cards, colours and the phase an event belongs to. Each bound is what the rules themselves would have given, or
wider; a game that was played keeps within all of them.
"""

import re
from collections.abc import Iterator
from itertools import chain

from mysterium_nb.engine.cards import CardId, Cards
from mysterium_nb.engine.decide.lobby import proper_name
from mysterium_nb.engine.events import (
    CrowSent,
    CulpritChosen,
    DayClosed,
    DealFixed,
    Event,
    FirstGuessMade,
    GameEnded,
    GameStarted,
    GroupAccused,
    GroupPointed,
    HourBegan,
    LinedUp,
    Noted,
    OpeningBegan,
    PawnJudged,
    PawnPlaced,
    Reacted,
    Said,
    SeatTaken,
    SetsChosen,
    StepEnded,
    TierClosed,
    TokenPlaced,
    TokensReturned,
    VisionSent,
    VisionTurned,
    VoteOpened,
    VotesCounted,
    VoteSealed,
    VotesOpened,
)
from mysterium_nb.engine.poll import count_votes, opener_of, unopened_votes
from mysterium_nb.engine.seats import Colour
from mysterium_nb.engine.state import Phase, Revelation, State

MOST_CARDS = 2_000
"""Of a deck; the one that comes with the game has 138."""
_CARD = re.compile(r"[clov][1-9][0-9]{0,3}")
_PHASES: dict[type, tuple[Phase, ...]] = {
    GameStarted: ("lobby",),
    DealFixed: ("assignment",),
    SetsChosen: ("assignment",),
    VisionSent: ("visions",),
    PawnPlaced: ("visions", "interpretation"),
    TokenPlaced: ("visions", "interpretation"),
    StepEnded: ("interpretation",),
    PawnJudged: ("manifestation",),
    LinedUp: ("manifestation",),
    CulpritChosen: ("culprit",),
    VisionTurned: ("poll",),
    VoteSealed: ("poll",),
    TierClosed: ("poll",),
    GroupPointed: ("poll",),
    VotesOpened: ("poll",),
    OpeningBegan: ("poll",),
    VoteOpened: ("opening",),
    VotesCounted: ("opening",),
    GroupAccused: ("poll", "opening"),
    DayClosed: ("poll",),
    HourBegan: ("assignment", "manifestation", "poll"),
    GameEnded: ("assignment", "visions", "interpretation", "manifestation", "culprit", "poll", "opening"),
}
"""When the events can happen that tables are written from."""


def is_card_set(cards: Cards) -> bool:
    """Whether cards have ids as all decks give them, each once: they become columns and pages later."""
    ids = [*cards.visions, *chain(*cards.suspects)]
    return len(ids) <= MOST_CARDS and len({*ids}) == len(ids) and all(map(_CARD.fullmatch, ids))


def is_possible(state: State, event: Event) -> bool:
    """Whether an event can be true at this point of a game."""
    phases = _PHASES.get(type(event))
    return (phases is None or state.phase in phases) and _in_play(state, event) and _within(state, event)


def _in_play(state: State, event: Event) -> bool:
    """Whether the psychics and the cards that an event names are there; cards that lie somewhere are counted again by
    `misplaced_cards` and left to it."""
    colours = {psychic.colour for psychic in state.psychics}
    named = [getattr(event, field, None) for field in ("psychic", "on")]
    several = [*getattr(event, "missing", ()), *getattr(event, "raised", ())]
    if not colours.issuperset(several) or len({*several}) < len(several):
        return False
    if any(colour is not None and colour not in colours for colour in named):
        return False
    cards = [*_cards(event)]
    return not cards or {*state.cards.visions, *chain(*state.cards.suspects)}.issuperset(cards)


def _cards(event: Event) -> Iterator[CardId]:
    match event:
        case PawnPlaced(card=card) | FirstGuessMade(card=str(card)):
            yield card
        case Noted():
            yield event.card
            if event.about is not None:
                yield event.about
        case VisionTurned():
            yield from event.cards
        case CulpritChosen():
            yield from (*event.cards, *event.order)
        case LinedUp(groups=groups) | DealFixed(sets=groups) | SetsChosen(sets=groups):
            yield from chain(*groups)
        case _:
            return


def _within(state: State, event: Event) -> bool:
    rules = state.setup.rules
    match event:
        case SeatTaken():
            return proper_name(event.name) == event.name
        case GameStarted():
            return bool(event.players)
        case DealFixed(sets=sets):
            return len(sets) in (0, len(state.psychics))
        case SetsChosen(sets=sets):
            return len(sets) == len(state.psychics)
        case HourBegan():
            return event.hour == state.hour + 1 <= rules.hours and bool(state.hidden.sets)
        case VisionSent():
            psychic = state.psychic(event.psychic)
            return not psychic.finished and psychic.served_hour < state.hour
        case CrowSent():
            return state.crows > 0 and 0 <= event.cards <= len(state.hidden.hand)
        case FirstGuessMade():
            return event.confidence is None or 0 <= event.confidence <= 100
        case TokenPlaced():
            return state.psychic(event.on).pawn is not None
        case TokensReturned():
            return {psychic.colour for psychic in state.psychics}.issuperset(event.owners)
        case StepEnded():
            return not any(state.psychic(colour).finished for colour in event.missing)
        case PawnPlaced():
            return not state.psychic(event.psychic).finished
        case PawnJudged():
            bonus = rules.hours if event.right else 0
            return 0 <= event.bonus <= bonus and state.psychic(event.psychic).pawn == event.card
        case Said() | Reacted():
            return 0 <= event.hour <= rules.hours
        case _:
            return _in_the_end(state, event)


def _in_the_end(state: State, event: Event) -> bool:
    rules, finale = state.setup.rules, state.finale
    match event:
        case LinedUp():
            last = min(state.hour + 1, rules.hours)
            return state.hour <= event.hour <= last and len(event.owners) == len(event.groups)
        case CulpritChosen():
            return finale is not None and event.group in finale.standing
        case VisionTurned():
            return event.tier is None or 0 <= event.tier < (1 if rules.tiers is None else len(rules.tiers))
        case VoteSealed():
            unsaid = event.psychic not in {psychic for psychic, _ in state.votes}
            return unsaid and finale is not None and event.group in finale.standing
        case OpeningBegan():
            return bool(state.votes) and event.opener == opener_of(state.psychics, state.setup.ages)
        case VoteOpened():
            return finale is not None and (event.psychic, event.group) == _next_vote(state, finale)
        case VotesCounted():
            all_open = finale is not None and dict(finale.votes or ()) == dict(state.votes)
            return all_open and event == count_votes(state.votes, state.psychics, state.setup.ages)
        case GroupPointed() | GroupAccused():
            return event.group is None or (finale is not None and event.group in finale.standing)
        case _:
            return True


def _next_vote(state: State, finale: Revelation) -> tuple[Colour, int] | None:
    voter = next(iter(unopened_votes(finale, state.psychics, state.setup.ages)), None)
    return None if voter is None else (voter, dict(state.votes)[voter])
