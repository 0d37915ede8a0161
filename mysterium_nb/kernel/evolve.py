"""`evolve(state, event) -> state`: what a fact changes. It never refuses and never rolls dice."""

from collections.abc import Iterable
from functools import reduce
from typing import assert_never

from msgspec.structs import replace

from mysterium_nb.kernel.cards import Board, CardId
from mysterium_nb.kernel.events import (
    AgesOrdered,
    CardsAssigned,
    CrowSent,
    CulpritChosen,
    DayClosed,
    DealFixed,
    Event,
    FirstGuessMade,
    GameEnded,
    GameStarted,
    GhostJudged,
    GhostReported,
    GroupAccused,
    GroupPointed,
    HandDiscarded,
    HandRefilled,
    HourBegan,
    HourglassTurned,
    LinedUp,
    Noted,
    Paused,
    PawnJudged,
    PawnPlaced,
    PawnTaken,
    ReportSettled,
    Resumed,
    RulesChanged,
    Said,
    SeatLeft,
    SeatTaken,
    SetsChosen,
    SharedVisionLaid,
    StepEnded,
    StoodIn,
    SureSaid,
    SureTakenBack,
    TableOpened,
    TierClosed,
    TimeAdded,
    TokenPlaced,
    TokenTaken,
    VisionSent,
    VisionsPassed,
    VisionTurned,
    VoteCast,
    VoteSealed,
    VotesOpened,
)
from mysterium_nb.kernel.seats import COLOURS, Colour, Sitter
from mysterium_nb.kernel.state import (
    NOWHERE,
    Clock,
    EarlyGuess,
    Finale,
    Given,
    Guess,
    Intention,
    Outcome,
    Phase,
    Psychic,
    Remark,
    Report,
    Setup,
    State,
    Token,
)


def replay(events: Iterable[Event]) -> State:
    """The state after these events: any game is the fold of its log."""
    return reduce(evolve, events, NOWHERE)


def evolve(state: State, event: Event) -> State:
    after = _apply(state, event)
    return replace(after, story=(*state.story, event)) if event.told else after


def _apply(state: State, event: Event) -> State:
    match event:
        case PawnPlaced():
            psychics = _lift_pawn(state.psychics, event.psychic, event.card)
            return replace(state, psychics=psychics, sure=())
        case SureSaid():
            return replace(state, sure=(*state.sure, event.psychic))
        case TokenPlaced():
            return replace(state, psychics=_put_token(state.psychics, event), sure=())
        case HandRefilled():
            return _refilled(state, event)
        case VisionSent():
            return _sent(state, event)
        case PawnTaken():
            return replace(state, psychics=_lift_pawn(state.psychics, event.psychic, None), sure=())
        case TokenTaken():
            return replace(state, psychics=_take_token(state.psychics, event), sure=())
        case SureTakenBack():
            return replace(state, sure=tuple(c for c in state.sure if c != event.psychic))
        case PawnJudged():
            return _judged(state, event)
        case CrowSent():
            return replace(state, crows=state.crows - 1)
        case HandDiscarded():
            hidden = state.hidden
            hand = tuple(card for card in hidden.hand if card not in event.cards)
            return replace(state, hidden=replace(hidden, hand=hand, discards=hidden.discards + event.cards))
        case HourBegan():
            return _hour_began(state, event.hour)
        case HourglassTurned():
            return replace(state, phase=Phase.INTERPRETATION, clock=replace(state.clock, deadline=event.ends_at))
        case StepEnded():
            return _step_ended(state, event)
        case GroupPointed():
            assert state.finale is not None
            others = tuple(p for p in state.finale.pointing if p[0] != event.psychic)
            pointing = others if event.group is None else (*others, (event.psychic, event.group))
            return replace(state, finale=replace(state.finale, pointing=pointing), sure=())
        case Said():
            return replace(state, talk=(*state.talk, Remark(event.psychic, event.text, event.hour)))
        case VoteSealed():
            return replace(state, votes=(*state.votes, (event.psychic, event.group)))
        case VoteCast():
            assert state.finale is not None
            return replace(state, finale=replace(state.finale, voted=(*state.finale.voted, event.psychic)))
        case FirstGuessMade():
            guess = EarlyGuess(event.psychic, state.hour, event.card, event.confidence)
            return replace(state, first_guesses=(*state.first_guesses, guess))
        case Noted():
            note = Intention(event.card, event.about, event.point, event.words)
            return replace(state, notes=(*state.notes, note))
        case VisionsPassed():
            psychics = tuple(replace(p, served=state.hour) if p.colour in event.psychics else p for p in state.psychics)
            return replace(state, psychics=psychics)
        case LinedUp():
            return _lined_up(state, event)
        case CulpritChosen():
            hidden = state.hidden
            hand = tuple(card for card in hidden.hand if card not in event.cards)
            hidden = replace(hidden, hand=hand, culprit=event.group, meant=event.cards, order=event.order)
            return replace(state, hidden=hidden)
        case SharedVisionLaid():
            assert state.finale is not None
            return replace(state, phase=Phase.POLL, finale=replace(state.finale, laid=True))
        case VisionTurned():
            assert state.finale is not None
            shared = state.finale.shared + event.cards
            return replace(state, finale=replace(state.finale, shared=shared, tier=event.tier))
        case VotesOpened():
            assert state.finale is not None
            return replace(state, finale=replace(state.finale, votes=event.votes, tier=None))
        case GroupAccused():
            assert state.finale is not None
            standing = state.finale.standing
            if not event.right:
                standing = tuple(group for group in standing if group != event.group)
            return replace(state, finale=replace(state.finale, standing=standing, accused=event.group))
        case GameEnded():
            outcome = Outcome(event.won, event.why)
            return replace(state, phase=Phase.OVER, outcome=outcome, clock=Clock(), report=None)
        case Paused():
            return replace(state, clock=replace(state.clock, paused_at=event.at))
        case Resumed():
            return replace(state, clock=_resumed(state.clock, event.at))
        case TimeAdded():
            assert state.clock.deadline is not None
            deadline = state.clock.deadline + event.seconds * 1000
            return replace(state, clock=replace(state.clock, deadline=deadline))
        case GhostReported():
            return replace(state, report=Report(event.psychic))
        case GhostJudged():
            assert state.report is not None
            if event.psychic is None:
                return state
            verdicts = (*state.report.verdicts, (event.psychic, event.verdict))
            return replace(state, report=replace(state.report, verdicts=verdicts))
        case ReportSettled():
            return replace(state, report=None)
        case DayClosed() | TierClosed() | StoodIn():
            return state
        case SetsChosen():
            return replace(state, hidden=replace(state.hidden, sets=event.sets))
        case CardsAssigned():
            return state
        case GameStarted():
            return _started(state, event)
        case DealFixed():
            hidden = replace(state.hidden, seed=event.seed, sets=event.sets, pile=event.pile)
            return replace(state, hidden=hidden)
        case TableOpened():
            setup = Setup(rules=event.rules, deck=event.cards.deck, hosted=event.hosted)
            return replace(NOWHERE, cards=event.cards, setup=setup)
        case SeatTaken():
            sitter = Sitter(event.seat, event.name, event.kind)
            return _seated(state, event.seat, (sitter,))
        case SeatLeft():
            return _seated(state, event.seat, ())
        case RulesChanged():
            return replace(state, setup=replace(state.setup, rules=event.rules))
        case AgesOrdered():
            return replace(state, setup=replace(state.setup, ages=event.ages))
        case _:  # pragma: no cover - the type checker proves that nothing is left
            assert_never(event)


def _lift_pawn(psychics: tuple[Psychic, ...], colour: Colour, card: CardId | None) -> tuple[Psychic, ...]:
    """Move one pawn, or take it back; the tokens on it return to their owners, unspent."""
    returning: tuple[Token, ...] = ()
    after = []
    for psychic in psychics:
        if psychic.colour == colour:
            returning = psychic.tokens
            psychic = replace(psychic, pawn=card, tokens=())
        after.append(psychic)
    for token in returning:
        after = [_with_token(p, token, +1) if p.colour == token.psychic else p for p in after]
    return tuple(after)


def _with_token(owner: Psychic, token: Token, change: int) -> Psychic:
    if token.face == "agree":
        return replace(owner, agree=owner.agree + change)
    return replace(owner, disagree=owner.disagree + change)


def _put_token(psychics: tuple[Psychic, ...], event: TokenPlaced) -> tuple[Psychic, ...]:
    token = Token(event.psychic, event.face)
    after = []
    for psychic in psychics:
        if psychic.colour == event.psychic:
            psychic = _with_token(psychic, token, -1)
        elif psychic.colour == event.on:
            psychic = replace(psychic, tokens=(*psychic.tokens, token))
        after.append(psychic)
    return tuple(after)


def _take_token(psychics: tuple[Psychic, ...], event: TokenTaken) -> tuple[Psychic, ...]:
    token = next(t for p in psychics if p.colour == event.on for t in p.tokens if t.psychic == event.psychic)
    after = []
    for psychic in psychics:
        if psychic.colour == event.psychic:
            psychic = _with_token(psychic, token, +1)
        elif psychic.colour == event.on:
            psychic = replace(psychic, tokens=tuple(t for t in psychic.tokens if t != token))
        after.append(psychic)
    return tuple(after)


def _sent(state: State, event: VisionSent) -> State:
    given = Given(state.hour, event.cards)
    psychics = tuple(
        replace(p, visions=(*p.visions, given), served=state.hour) if p.colour == event.psychic else p
        for p in state.psychics
    )
    hand = tuple(card for card in state.hidden.hand if card not in event.cards)
    return replace(state, psychics=psychics, hidden=replace(state.hidden, hand=hand))


def _refilled(state: State, event: HandRefilled) -> State:
    hidden = state.hidden
    hand = hidden.hand + event.drawn
    if event.pile is None:
        hidden = replace(hidden, hand=hand, pile=hidden.pile[len(event.drawn) :])
    else:
        hidden = replace(hidden, hand=hand, pile=event.pile, discards=())
    return replace(state, hidden=hidden)


def _judged(state: State, event: PawnJudged) -> State:
    hidden = state.hidden
    board = state.board
    psychics = []
    for psychic in state.psychics:
        if psychic.colour == event.psychic:
            guesses = (*psychic.guesses, Guess(state.hour, event.card, event.right))
            if event.right:
                thrown = tuple(card for given in psychic.visions for card in given.cards)
                hidden = replace(hidden, discards=hidden.discards + thrown)
                board = without(board, (event.card,))
                sleeve = (*psychic.sleeve, event.card)
                level = psychic.level + event.bonus
                psychic = replace(psychic, visions=(), sleeve=sleeve, level=level)
            psychic = replace(psychic, pawn=None, tokens=(), guesses=guesses)
        elif psychic.colour in event.raised:
            psychic = replace(psychic, level=psychic.level + 1)
        psychics.append(psychic)
    return replace(state, psychics=tuple(psychics), board=board, hidden=hidden)


def without(board: Board, gone: Iterable[CardId]) -> Board:
    """The board less some cards."""
    gone = set(gone)
    characters, locations, objects = (tuple(card for card in row if card not in gone) for row in board)
    return characters, locations, objects


def _hour_began(state: State, hour: int) -> State:
    rules = state.setup.rules
    psychics = _tokens_back(state) if hour in rules.tokens_return else state.psychics
    crows = rules.crows if rules.crow_per == "hour" else state.crows
    if state.finale is not None:
        finale = replace(state.finale, pointing=())
        return replace(state, hour=hour, psychics=psychics, crows=crows, finale=finale, sure=())
    return replace(state, phase=Phase.VISIONS, hour=hour, psychics=psychics, crows=crows, sure=())


def _tokens_back(state: State) -> tuple[Psychic, ...]:
    half = state.setup.rules.tokens // 2
    return tuple(replace(p, agree=half, disagree=half) for p in state.psychics)


def _step_ended(state: State, event: StepEnded) -> State:
    psychics = tuple(
        replace(p, guesses=(*p.guesses, Guess(state.hour, None, right=False))) if p.colour in event.missing else p
        for p in state.psychics
    )
    clock = replace(state.clock, deadline=None)
    return replace(state, phase=Phase.MANIFESTATION, psychics=psychics, clock=clock, sure=())


def _lined_up(state: State, event: LinedUp) -> State:
    rules = state.setup.rules
    finale = Finale(event.groups, event.owners, standing=tuple(range(1, len(event.groups) + 1)))
    crows = rules.crows if rules.crow_per == "hour" else state.crows
    return replace(
        state,
        phase=Phase.CULPRIT,
        hour=event.hour,
        psychics=_tokens_back(state),
        crows=crows,
        finale=finale,
        board=((), (), ()),
        sure=(),
    )


def _resumed(clock: Clock, at: int) -> Clock:
    assert clock.paused_at is not None
    shifted = None if clock.deadline is None else clock.deadline + at - clock.paused_at
    return Clock(deadline=shifted, paused_at=None)


def _started(state: State, event: GameStarted) -> State:
    rules = state.setup.rules
    half = rules.tokens // 2
    colours = sorted((c for played in event.players for c in played), key=COLOURS.index)
    known = (*state.setup.ages, *(sitter.seat for sitter in state.setup.sitters), *colours)
    ages = tuple(dict.fromkeys(c for age in known for c in colours if c == age))
    setup = replace(state.setup, players=event.players, ages=ages, deal=event.deal, typed_seed=event.typed)
    return replace(
        state,
        setup=setup,
        phase=Phase.ASSIGNMENT,
        psychics=tuple(Psychic(colour, agree=half, disagree=half) for colour in colours),
        crows=rules.crows,
        board=event.board,
    )


def _seated(state: State, seat: str, sitter: tuple[Sitter, ...]) -> State:
    others = tuple(s for s in state.setup.sitters if s.seat != seat)
    return replace(state, setup=replace(state.setup, sitters=others + sitter))
