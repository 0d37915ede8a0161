"""`evolve(state, event) -> state`: what a fact changes. It never refuses and never rolls dice."""

from collections.abc import Callable, Iterable, Mapping
from functools import reduce
from typing import Any, get_args

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
    OpeningBegan,
    Paused,
    PawnJudged,
    PawnPlaced,
    PawnTaken,
    Reacted,
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
    TokensReturned,
    TokenTaken,
    VisionSent,
    VisionsPassed,
    VisionTurned,
    VoteCast,
    VoteOpened,
    VotesCounted,
    VoteSealed,
    VotesOpened,
)
from mysterium_nb.engine.pawns import pawn_placed, pawn_taken, token_placed, token_taken
from mysterium_nb.engine.seats import COLOURS, Sitter
from mysterium_nb.engine.state import (
    EMPTY_STATE,
    Clock,
    GhostNote,
    Guess,
    Outcome,
    PrivateGuess,
    Psychic,
    ReceivedVision,
    Remark,
    Report,
    Revelation,
    Setup,
    State,
)


def replay(events: Iterable[Event]) -> State:
    """The state after these events: any game is the fold of its log."""
    return reduce(evolve, events, EMPTY_STATE)


def evolve(state: State, event: Event) -> State:
    """The state after an event; what the story tells is added to the story as well."""
    return _HANDLERS[type(event)](state, event)


def _unchanged(state: State, _: CardsAssigned | DayClosed | HintAsked | StoodIn | TierClosed | TokensReturned) -> State:
    return state


def _finale(state: State) -> Revelation:
    assert state.finale is not None
    return state.finale


def _replace_psychic(psychics: tuple[Psychic, ...], changed: Psychic) -> tuple[Psychic, ...]:
    """The psychics, one of them changed."""
    after = list(psychics)
    for place, psychic in enumerate(psychics):
        if psychic.colour == changed.colour:
            after[place] = changed
    return tuple(after)


def _table_opened(_: State, event: TableOpened) -> State:
    setup = Setup(rules=event.rules, deck=event.cards.deck, hosted=event.hosted)
    return replace(EMPTY_STATE, cards=event.cards, setup=setup)


def _seat_taken(state: State, event: SeatTaken) -> State:
    """Whoever gets another name keeps the place in the order; a bot in a person's seat, or a person in a bot's, has sat
    down last."""
    sitter = Sitter(event.seat, event.name, event.kind)
    before = state.setup.sitter(sitter.seat)
    if before is not None and before.kind == sitter.kind:
        sitters = tuple(sitter if other == before else other for other in state.setup.sitters)
    else:
        sitters = (*(other for other in state.setup.sitters if other.seat != sitter.seat), sitter)
    return replace(state, setup=replace(state.setup, sitters=sitters))


def _seat_left(state: State, event: SeatLeft) -> State:
    left = tuple(sitter for sitter in state.setup.sitters if sitter.seat != event.seat)
    return replace(state, setup=replace(state.setup, sitters=left))


def _rules_changed(state: State, event: RulesChanged) -> State:
    return replace(state, setup=replace(state.setup, rules=event.rules))


def _ages_ordered(state: State, event: AgesOrdered) -> State:
    return replace(state, setup=replace(state.setup, ages=event.ages))


def _game_started(state: State, event: GameStarted) -> State:
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


def _deal_fixed(state: State, event: DealFixed) -> State:
    hidden = replace(state.hidden, seed=event.seed, sets=event.sets, pile=event.pile)
    return replace(state, hidden=hidden)


def _sets_chosen(state: State, event: SetsChosen) -> State:
    return replace(state, hidden=replace(state.hidden, sets=event.sets))


def _hour_began(state: State, event: HourBegan) -> State:
    rules, hour = state.setup.rules, event.hour
    psychics = _tokens_back(state) if hour in rules.tokens_return else state.psychics
    crows = rules.crows if rules.crow_per == "hour" else state.crows
    if state.finale is not None:
        finale = replace(state.finale, pointing=())
        return replace(state, hour=hour, psychics=psychics, crows=crows, finale=finale, sure=())
    return replace(state, phase="visions", hour=hour, psychics=psychics, crows=crows, sure=())


def _tokens_back(state: State) -> tuple[Psychic, ...]:
    half = state.setup.rules.tokens // 2
    return tuple(replace(p, agree=half, disagree=half) for p in state.psychics)


def _vision_sent(state: State, event: VisionSent) -> State:
    psychic = state.psychic(event.psychic)
    given = ReceivedVision(state.hour, event.cards)
    psychics = _replace_psychic(
        state.psychics, replace(psychic, visions=(*psychic.visions, given), served_hour=state.hour)
    )
    hidden = state.hidden
    hand = tuple([card for card in hidden.hand if card not in event.cards])
    hidden = replace(hidden, hand=hand, hands=(*hidden.hands, hidden.hand))
    return replace(state, psychics=psychics, hidden=hidden)


def _visions_passed(state: State, event: VisionsPassed) -> State:
    passed = (replace(p, served_hour=state.hour) if p.colour in event.psychics else p for p in state.psychics)
    return replace(state, psychics=tuple(passed))


def _crow_sent(state: State, _: CrowSent) -> State:
    return replace(state, crows=state.crows - 1)


def _hand_discarded(state: State, event: HandDiscarded) -> State:
    hidden = state.hidden
    hand = tuple(card for card in hidden.hand if card not in event.cards)
    return replace(state, hidden=replace(hidden, hand=hand, discards=hidden.discards + event.cards))


def _hand_refilled(state: State, event: HandRefilled) -> State:
    hidden = state.hidden
    hand = hidden.hand + event.drawn
    if event.pile is None:
        hidden = replace(hidden, hand=hand, pile=hidden.pile[len(event.drawn) :])
    else:
        hidden = replace(hidden, hand=hand, pile=event.pile, discards=())
    return replace(state, hidden=hidden)


def _noted(state: State, event: Noted) -> State:
    note = GhostNote(event.card, event.about, event.point, event.words)
    return replace(state, notes=(*state.notes, note))


def _hourglass_turned(state: State, event: HourglassTurned) -> State:
    return replace(state, phase="interpretation", clock=replace(state.clock, deadline=event.ends_at))


def _first_guess_made(state: State, event: FirstGuessMade) -> State:
    guess = PrivateGuess(event.psychic, state.hour, event.card, event.confidence)
    return replace(state, first_guesses=(*state.first_guesses, guess))


def _sure_said(state: State, event: SureSaid) -> State:
    return replace(state, sure=(*state.sure, event.psychic))


def _sure_taken_back(state: State, event: SureTakenBack) -> State:
    return replace(state, sure=tuple(c for c in state.sure if c != event.psychic))


def _said(state: State, event: Said) -> State:
    return replace(state, talk=(*state.talk, Remark(event.psychic, event.text, event.hour)))


def _reacted(state: State, event: Reacted) -> State:
    return replace(state, talk=(*state.talk, Remark(event.psychic, "", event.hour, event.glyph)))


def _step_ended(state: State, event: StepEnded) -> State:
    psychics = state.psychics
    for colour in event.missing:
        psychic = state.psychic(colour)
        guesses = (*psychic.guesses, Guess(state.hour, None, right=False))
        psychics = _replace_psychic(psychics, replace(psychic, guesses=guesses))
    clock = replace(state.clock, deadline=None)
    return replace(state, phase="manifestation", psychics=psychics, clock=clock, sure=())


def _pawn_judged(state: State, event: PawnJudged) -> State:
    psychic = state.psychic(event.psychic)
    guesses = (*psychic.guesses, Guess(state.hour, event.card, event.right))
    psychics = state.psychics
    for colour in event.raised:
        raised = state.psychic(colour)
        psychics = _replace_psychic(psychics, replace(raised, level=raised.level + 1))
    if not event.right:
        psychic = replace(psychic, pawn=None, tokens=(), guesses=guesses)
        return replace(state, psychics=_replace_psychic(psychics, psychic))
    hidden = state.hidden
    thrown = tuple(card for given in psychic.visions for card in given.cards)
    psychic = replace(
        psychic,
        pawn=None,
        tokens=(),
        guesses=guesses,
        visions=(),
        found=(*psychic.found, event.card),
        level=psychic.level + event.bonus,
    )
    return replace(
        state,
        psychics=_replace_psychic(psychics, psychic),
        board=remove_cards(state.board, (event.card,)),
        hidden=replace(hidden, discards=hidden.discards + thrown),
    )


def remove_cards(board: Board, gone: Iterable[CardId]) -> Board:
    """The board less some cards."""
    gone = set(gone)
    characters, locations, objects = (tuple(card for card in row if card not in gone) for row in board)
    return characters, locations, objects


def _lined_up(state: State, event: LinedUp) -> State:
    rules = state.setup.rules
    finale = Revelation(event.groups, event.owners, standing=tuple(range(1, len(event.groups) + 1)))
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


def _culprit_chosen(state: State, event: CulpritChosen) -> State:
    hidden = state.hidden
    hand = tuple(card for card in hidden.hand if card not in event.cards)
    hidden = replace(hidden, hand=hand, culprit=event.group, culprit_visions=event.cards, order=event.order)
    return replace(state, hidden=hidden)


def _shared_vision_laid(state: State, _: SharedVisionLaid) -> State:
    return replace(state, phase="poll", finale=replace(_finale(state), laid=True))


def _vision_turned(state: State, event: VisionTurned) -> State:
    finale = _finale(state)
    return replace(state, finale=replace(finale, shared=finale.shared + event.cards, tier=event.tier))


def _group_pointed(state: State, event: GroupPointed) -> State:
    finale = _finale(state)
    others = tuple(p for p in finale.pointing if p[0] != event.psychic)
    pointing = others if event.group is None else (*others, (event.psychic, event.group))
    return replace(state, finale=replace(finale, pointing=pointing), sure=())


def _vote_sealed(state: State, event: VoteSealed) -> State:
    return replace(state, votes=(*state.votes, (event.psychic, event.group)))


def _vote_cast(state: State, event: VoteCast) -> State:
    finale = _finale(state)
    return replace(state, finale=replace(finale, voted=(*finale.voted, event.psychic)))


def _votes_opened(state: State, event: VotesOpened) -> State:
    return replace(state, finale=replace(_finale(state), votes=event.votes, tier=None))


def _opening_began(state: State, event: OpeningBegan) -> State:
    finale = replace(_finale(state), opener=event.opener, votes=(), tier=None)
    return replace(state, phase="opening", finale=finale, clock=replace(state.clock, deadline=event.ends_at))


def _vote_opened(state: State, event: VoteOpened) -> State:
    finale = _finale(state)
    votes = (*(finale.votes or ()), (event.psychic, event.group))
    clock = replace(state.clock, deadline=event.ends_at)
    return replace(state, finale=replace(finale, votes=votes), clock=clock)


def _votes_counted(state: State, event: VotesCounted) -> State:
    return replace(state, finale=replace(_finale(state), accused=event.group, tie=event.tie))


def _group_accused(state: State, event: GroupAccused) -> State:
    finale = _finale(state)
    standing = finale.standing
    if not event.right:
        standing = tuple(group for group in standing if group != event.group)
    return replace(state, finale=replace(finale, standing=standing, accused=event.group))


def _game_ended(state: State, event: GameEnded) -> State:
    outcome = Outcome(event.won, event.why)
    return replace(state, phase="over", outcome=outcome, clock=Clock(), report=None)


def _paused(state: State, event: Paused) -> State:
    return replace(state, clock=replace(state.clock, paused_at=event.at))


def _resumed(state: State, event: Resumed) -> State:
    clock = state.clock
    assert clock.paused_at is not None
    shifted = None if clock.deadline is None else clock.deadline + event.at - clock.paused_at
    return replace(state, clock=Clock(deadline=shifted, paused_at=None))


def _time_added(state: State, event: TimeAdded) -> State:
    assert state.clock.deadline is not None
    deadline = state.clock.deadline + event.seconds * 1000
    return replace(state, clock=replace(state.clock, deadline=deadline))


def _ghost_reported(state: State, event: GhostReported) -> State:
    return replace(state, report=Report(event.psychic))


def _ghost_judged(state: State, event: GhostJudged) -> State:
    assert state.report is not None
    if event.psychic is None:
        return state
    verdicts = (*state.report.verdicts, (event.psychic, event.verdict))
    return replace(state, report=replace(state.report, verdicts=verdicts))


def _report_settled(state: State, _: ReportSettled) -> State:
    return replace(state, report=None)


Handler = Callable[[State, Any], State]

CHANGES: Mapping[type[Event], Handler] = {
    PawnPlaced: pawn_placed,
    SureSaid: _sure_said,
    TokenPlaced: token_placed,
    HandRefilled: _hand_refilled,
    VisionSent: _vision_sent,
    PawnTaken: pawn_taken,
    TokenTaken: token_taken,
    TokensReturned: _unchanged,
    SureTakenBack: _sure_taken_back,
    PawnJudged: _pawn_judged,
    CrowSent: _crow_sent,
    HandDiscarded: _hand_discarded,
    HourBegan: _hour_began,
    HourglassTurned: _hourglass_turned,
    StepEnded: _step_ended,
    GroupPointed: _group_pointed,
    Said: _said,
    Reacted: _reacted,
    VoteSealed: _vote_sealed,
    VoteCast: _vote_cast,
    FirstGuessMade: _first_guess_made,
    HintAsked: _unchanged,
    Noted: _noted,
    VisionsPassed: _visions_passed,
    LinedUp: _lined_up,
    CulpritChosen: _culprit_chosen,
    SharedVisionLaid: _shared_vision_laid,
    VisionTurned: _vision_turned,
    TierClosed: _unchanged,
    VotesOpened: _votes_opened,
    OpeningBegan: _opening_began,
    VoteOpened: _vote_opened,
    VotesCounted: _votes_counted,
    GroupAccused: _group_accused,
    DayClosed: _unchanged,
    GameEnded: _game_ended,
    Paused: _paused,
    Resumed: _resumed,
    TimeAdded: _time_added,
    StoodIn: _unchanged,
    GhostReported: _ghost_reported,
    GhostJudged: _ghost_judged,
    ReportSettled: _report_settled,
    SetsChosen: _sets_chosen,
    CardsAssigned: _unchanged,
    GameStarted: _game_started,
    DealFixed: _deal_fixed,
    TableOpened: _table_opened,
    SeatTaken: _seat_taken,
    SeatLeft: _seat_left,
    RulesChanged: _rules_changed,
    AgesOrdered: _ages_ordered,
}
"""What each type of event changes, apart from the story."""


def _and_told(change: Handler) -> Handler:
    """The same change, and the event is added to the story."""

    def changed_and_told(state: State, event: StoryEvent) -> State:
        return replace(change(state, event), story=(*state.story, event))

    return changed_and_told


_HANDLERS: Mapping[type[Event], Handler] = {
    event: _and_told(change) if event in get_args(StoryEvent) else change for event, change in CHANGES.items()
}
