"""`evolve(state, event) -> state`: what a fact changes. It never refuses and never rolls dice."""

from collections.abc import Iterable
from functools import reduce
from typing import assert_never

from msgspec.structs import replace

from mysterium_nb.engine.cards import Board, CardId
from mysterium_nb.engine.events import (
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
    HintAsked,
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
    StoryEvent,
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
from mysterium_nb.engine.pawns import lift_pawn, put_token, take_token
from mysterium_nb.engine.seats import COLOURS, Sitter
from mysterium_nb.engine.state import (
    NOWHERE,
    Clock,
    EarlyGuess,
    Finale,
    Given,
    Guess,
    Intention,
    Outcome,
    Psychic,
    Remark,
    Report,
    Setup,
    State,
)


def replay(events: Iterable[Event]) -> State:
    """The state after these events: any game is the fold of its log."""
    return reduce(evolve, events, NOWHERE)


def evolve(state: State, event: Event) -> State:
    """The state after an event; what the story tells is added to the story as well."""
    # The frequent ones first and by exact type: matching a class costs a struct more than all the rest of this.
    if type(event) is PawnPlaced:
        return replace(state, psychics=lift_pawn(state.psychics, event.psychic, event.card), sure=())
    if type(event) is TokenPlaced:
        return replace(state, psychics=put_token(state.psychics, event), sure=())
    if type(event) is PawnTaken:
        return replace(state, psychics=lift_pawn(state.psychics, event.psychic, None), sure=())
    if type(event) is SureSaid:
        return replace(state, sure=(*state.sure, event.psychic))
    if type(event) is TokenTaken:
        return replace(state, psychics=take_token(state.psychics, event), sure=())
    if type(event) is VisionSent:
        return _sent(state, event)
    if type(event) is HandRefilled:
        return _refilled(state, event)
    if type(event) is PawnJudged:
        return _judged(state, event)
    match event:
        case SureTakenBack():
            return replace(state, sure=tuple(c for c in state.sure if c != event.psychic))
        case HandDiscarded():
            hidden = state.hidden
            hand = tuple(card for card in hidden.hand if card not in event.cards)
            return replace(state, hidden=replace(hidden, hand=hand, discards=hidden.discards + event.cards))
        case HourglassTurned():
            return replace(state, phase="interpretation", clock=replace(state.clock, deadline=event.ends_at))
        case GroupPointed():
            finale = _finale(state)
            others = tuple(p for p in finale.pointing if p[0] != event.psychic)
            pointing = others if event.group is None else (*others, (event.psychic, event.group))
            return replace(state, finale=replace(finale, pointing=pointing), sure=())
        case Said():
            return replace(state, talk=(*state.talk, Remark(event.psychic, event.text, event.hour)))
        case VoteSealed():
            return replace(state, votes=(*state.votes, (event.psychic, event.group)))
        case VoteCast():
            finale = _finale(state)
            return replace(state, finale=replace(finale, voted=(*finale.voted, event.psychic)))
        case FirstGuessMade():
            guess = EarlyGuess(event.psychic, state.hour, event.card, event.confidence)
            return replace(state, first_guesses=(*state.first_guesses, guess))
        case Noted():
            note = Intention(event.card, event.about, event.point, event.words)
            return replace(state, notes=(*state.notes, note))
        case CulpritChosen():
            hidden = state.hidden
            hand = tuple(card for card in hidden.hand if card not in event.cards)
            hidden = replace(hidden, hand=hand, culprit=event.group, meant=event.cards, order=event.order)
            return replace(state, hidden=hidden)
        case GhostJudged():
            assert state.report is not None
            if event.psychic is None:
                return state
            verdicts = (*state.report.verdicts, (event.psychic, event.verdict))
            return replace(state, report=replace(state.report, verdicts=verdicts))
        case SetsChosen():
            return replace(state, hidden=replace(state.hidden, sets=event.sets))
        case CardsAssigned():
            return state
        case DealFixed():
            hidden = replace(state.hidden, seed=event.seed, sets=event.sets, pile=event.pile)
            return replace(state, hidden=hidden)
        case TableOpened():
            setup = Setup(rules=event.rules, deck=event.cards.deck, hosted=event.hosted)
            return replace(NOWHERE, cards=event.cards, setup=setup)
        case RulesChanged():
            return replace(state, setup=replace(state.setup, rules=event.rules))
        case AgesOrdered():
            return replace(state, setup=replace(state.setup, ages=event.ages))
        case _:
            return replace(_evolve_told(state, event), story=(*state.story, event))


def _evolve_told(state: State, event: StoryEvent) -> State:
    """Of `VisionSent` and `PawnJudged`, which are frequent, `evolve` has taken care already."""
    match event:
        case CrowSent():
            return replace(state, crows=state.crows - 1)
        case HourBegan():
            return _hour_began(state, event.hour)
        case StepEnded():
            return _step_ended(state, event)
        case VisionsPassed():
            passed = (replace(p, served=state.hour) if p.colour in event.psychics else p for p in state.psychics)
            return replace(state, psychics=tuple(passed))
        case LinedUp():
            return _lined_up(state, event)
        case SharedVisionLaid():
            return replace(state, phase="poll", finale=replace(_finale(state), laid=True))
        case VisionTurned():
            finale = _finale(state)
            return replace(state, finale=replace(finale, shared=finale.shared + event.cards, tier=event.tier))
        case VotesOpened():
            return replace(state, finale=replace(_finale(state), votes=event.votes, tier=None))
        case GroupAccused():
            finale = _finale(state)
            standing = finale.standing
            if not event.right:
                standing = tuple(group for group in standing if group != event.group)
            return replace(state, finale=replace(finale, standing=standing, accused=event.group))
        case GameEnded():
            outcome = Outcome(event.won, event.why)
            return replace(state, phase="over", outcome=outcome, clock=Clock(), report=None)
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
        case ReportSettled():
            return replace(state, report=None)
        case DayClosed() | TierClosed() | StoodIn() | HintAsked():
            return state
        case GameStarted():
            return _started(state, event)
        case SeatTaken():
            return _seated(state, Sitter(event.seat, event.name, event.kind))
        case SeatLeft():
            left = tuple(sitter for sitter in state.setup.sitters if sitter.seat != event.seat)
            return replace(state, setup=replace(state.setup, sitters=left))
        case VisionSent() | PawnJudged():  # pragma: no cover
            raise AssertionError(event)
        case _:  # pragma: no cover - the type checker proves that nothing is left
            assert_never(event)


def _finale(state: State) -> Finale:
    assert state.finale is not None
    return state.finale


def _with(psychics: tuple[Psychic, ...], changed: Psychic) -> tuple[Psychic, ...]:
    """The psychics, one of them changed."""
    after = list(psychics)
    for place, psychic in enumerate(psychics):
        if psychic.colour == changed.colour:
            after[place] = changed
    return tuple(after)


def _sent(state: State, event: VisionSent) -> State:
    psychic = state.psychic(event.psychic)
    given = Given(state.hour, event.cards)
    psychics = _with(state.psychics, replace(psychic, visions=(*psychic.visions, given), served=state.hour))
    hidden = state.hidden
    hand = tuple([card for card in hidden.hand if card not in event.cards])
    hidden = replace(hidden, hand=hand, hands=(*hidden.hands, hidden.hand))
    return replace(state, psychics=psychics, hidden=hidden, story=(*state.story, event))


def _refilled(state: State, event: HandRefilled) -> State:
    hidden = state.hidden
    hand = hidden.hand + event.drawn
    if event.pile is None:
        hidden = replace(hidden, hand=hand, pile=hidden.pile[len(event.drawn) :])
    else:
        hidden = replace(hidden, hand=hand, pile=event.pile, discards=())
    return replace(state, hidden=hidden)


def _judged(state: State, event: PawnJudged) -> State:
    psychic = state.psychic(event.psychic)
    guesses = (*psychic.guesses, Guess(state.hour, event.card, event.right))
    psychics = state.psychics
    for colour in event.raised:
        raised = state.psychic(colour)
        psychics = _with(psychics, replace(raised, level=raised.level + 1))
    story = (*state.story, event)
    if not event.right:
        psychic = replace(psychic, pawn=None, tokens=(), guesses=guesses)
        return replace(state, psychics=_with(psychics, psychic), story=story)
    hidden = state.hidden
    thrown = tuple(card for given in psychic.visions for card in given.cards)
    psychic = replace(
        psychic,
        pawn=None,
        tokens=(),
        guesses=guesses,
        visions=(),
        sleeve=(*psychic.sleeve, event.card),
        level=psychic.level + event.bonus,
    )
    return replace(
        state,
        psychics=_with(psychics, psychic),
        board=without(state.board, (event.card,)),
        hidden=replace(hidden, discards=hidden.discards + thrown),
        story=story,
    )


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
    return replace(state, phase="visions", hour=hour, psychics=psychics, crows=crows, sure=())


def _tokens_back(state: State) -> tuple[Psychic, ...]:
    half = state.setup.rules.tokens // 2
    return tuple(replace(p, agree=half, disagree=half) for p in state.psychics)


def _step_ended(state: State, event: StepEnded) -> State:
    psychics = state.psychics
    for colour in event.missing:
        psychic = state.psychic(colour)
        guesses = (*psychic.guesses, Guess(state.hour, None, right=False))
        psychics = _with(psychics, replace(psychic, guesses=guesses))
    clock = replace(state.clock, deadline=None)
    return replace(state, phase="manifestation", psychics=psychics, clock=clock, sure=())


def _lined_up(state: State, event: LinedUp) -> State:
    rules = state.setup.rules
    finale = Finale(event.groups, event.owners, standing=tuple(range(1, len(event.groups) + 1)))
    crows = rules.crows if rules.crow_per == "hour" else state.crows
    return replace(
        state,
        phase="culprit",
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
        phase="assignment",
        psychics=tuple(Psychic(colour, agree=half, disagree=half) for colour in colours),
        crows=rules.crows,
        board=event.board,
    )


def _seated(state: State, sitter: Sitter) -> State:
    """Whoever gets another name keeps the place in the order; a bot in a person's seat, or a person in a bot's, has sat
    down last."""
    before = state.setup.sitter(sitter.seat)
    if before is not None and before.kind == sitter.kind:
        sitters = tuple(sitter if other == before else other for other in state.setup.sitters)
    else:
        sitters = (*(other for other in state.setup.sitters if other.seat != sitter.seat), sitter)
    return replace(state, setup=replace(state.setup, sitters=sitters))
