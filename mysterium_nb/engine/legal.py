"""`legal_moves(view)`: what a seat can do now.

`legal_moves(view).pick(rng)` is a fair random player. Moves with words, numbers or claims of the player's own cannot be
counted, and what is shown in the talk is no part of the play; `free_moves` says which kinds of them are allowed.
"""

from collections.abc import Iterator
from math import perm
from typing import assert_never

from mysterium_nb.engine.cards import STEPS, CardId, Triple
from mysterium_nb.engine.hints import has_hint
from mysterium_nb.engine.move_set import CountedMoves, ListedMove, MoveSet
from mysterium_nb.engine.moves import (
    AddTime,
    AskHint,
    Assign,
    CallOff,
    ChooseCulprit,
    CloseStep,
    FirstGuess,
    JudgeGhost,
    Move,
    MoveToken,
    Note,
    OpenVote,
    OrderAges,
    Pause,
    PlacePawn,
    PlaceToken,
    PointAt,
    React,
    ReportGhost,
    Resume,
    Reveal,
    Say,
    SaySure,
    SendVision,
    SetRules,
    Sit,
    SkipFirstGuess,
    StandIn,
    StandUp,
    Start,
    TakeBackSure,
    TakePawn,
    TakeToken,
    TurnCulprit,
    UseCrow,
    Vote,
)
from mysterium_nb.engine.poll import pointing_psychics, unopened_votes, voters_of_tier
from mysterium_nb.engine.position import waiting_for
from mysterium_nb.engine.seats import Colour
from mysterium_nb.engine.state import Psychic
from mysterium_nb.engine.views import GhostView, HostView, PsychicView, View, WatchView


def legal_moves(view: View) -> MoveSet:
    """Every move that a seat can make on this view.

    >>> import mysterium_nb as m
    >>> table = m.Table.new(players=4, difficulty="easy", seed="a quiet evening")
    >>> moves = m.legal_moves(table.seat("ghost").view)
    >>> m.moves.SendVision("blue", table.seat("ghost").view.hand[:1]) in moves
    True
    """
    if type(view) is PsychicView:
        return _psychic(view)
    if type(view) is GhostView:
        return _ghost(view)
    match view:
        case HostView():
            return _host(view)
        case WatchView():
            return MoveSet([], [])
        case _:  # pragma: no cover - the type checker proves that nothing is left
            assert_never(view)


def _subset(number: int, cards: tuple[CardId, ...]) -> tuple[CardId, ...]:
    """The number-th non-empty choice of cards."""
    number += 1
    return tuple([card for place, card in enumerate(cards) if number >> place & 1])


def _arranged(number: int, things: tuple[CardId, ...], places: int) -> tuple[CardId, ...]:
    """The number-th way to put some of these things into so many places."""
    left = list(things)
    arranged = []
    for _ in range(places):
        number, which = divmod(number, len(left))
        arranged.append(left.pop(which))
    return tuple(arranged)


def _ghost(view: GhostView) -> MoveSet:
    if view.phase == "lobby":
        return _lobby(view)
    ones: list[ListedMove] = []
    many: list[CountedMoves] = []
    if view.clock.paused_at is not None:
        return MoveSet(ones, many)
    hand = view.hand
    subsets = (1 << len(hand)) - 1
    match view.phase:
        case "visions":
            hungry = [p.colour for p in view.psychics if not p.finished and p.served_hour != view.hour]
            many += [(subsets, _send, _sends, (colour, hand)) for colour in hungry]
        case "manifestation":
            ones += [(Reveal, (p.colour,)) for p in view.psychics if p.pawn is not None]
        case "culprit":
            assert view.finale is not None
            ways = perm(len(hand), 3)
            many += [(ways, _accuse, _accuses, (group, hand)) for group in view.finale.standing]
        case "assignment":
            ways = perm(view.rules.cards_per_kind, len(view.psychics))
            many.append((ways**3, _assign, _assigns, (view,)))
    if view.crows and _crow_may_fly(view):
        if view.rules.crow_takes == "part":
            many.append((subsets, _crow, _crows, (hand,)))
        elif hand:
            many.append((1, _whole_hand, _is_whole_hand, (hand,)))
    return MoveSet(ones, many)


def _crow_may_fly(view: GhostView) -> bool:
    if view.phase == "visions" or view.phase == "culprit":
        return True
    thinking = view.phase == "interpretation" or view.phase == "manifestation"
    return thinking and view.rules.crow_when == "any_time"


def _send(number: int, psychic: Colour, hand: tuple[CardId, ...]) -> Move:
    return SendVision(psychic, _subset(number, hand))


def _sends(move: Move, psychic: Colour, hand: tuple[CardId, ...]) -> bool:
    return isinstance(move, SendVision) and move.psychic == psychic and _some_of(move.cards, hand)


def _some_of(cards: tuple[CardId, ...], hand: tuple[CardId, ...]) -> bool:
    return 0 < len(cards) == len(set(cards)) and set(cards) <= set(hand)


def _crow(number: int, hand: tuple[CardId, ...]) -> Move:
    return UseCrow(_subset(number, hand))


def _crows(move: Move, hand: tuple[CardId, ...]) -> bool:
    return isinstance(move, UseCrow) and _some_of(move.cards, hand)


def _whole_hand(_: int, hand: tuple[CardId, ...]) -> Move:
    return UseCrow(hand)


def _is_whole_hand(move: Move, hand: tuple[CardId, ...]) -> bool:
    return _crows(move, hand) and isinstance(move, UseCrow) and len(move.cards) == len(hand)


def _accuse(number: int, group: int, hand: tuple[CardId, ...]) -> Move:
    character, location, thing = _arranged(number, hand, 3)
    return ChooseCulprit(group, (character, location, thing))


def _accuses(move: Move, group: int, hand: tuple[CardId, ...]) -> bool:
    return isinstance(move, ChooseCulprit) and move.group == group and _some_of(move.cards, hand)


def _assign(number: int, view: GhostView) -> Move:
    ways = perm(view.rules.cards_per_kind, len(view.psychics))
    columns = []
    for row in view.board:
        number, way = divmod(number, ways)
        columns.append(_arranged(way, row, len(view.psychics)))
    sets: tuple[Triple, ...] = tuple(zip(*columns, strict=True))
    return Assign(sets)


def _assigns(move: Move, view: GhostView) -> bool:
    if not isinstance(move, Assign) or len(move.sets) != len(view.psychics):
        return False
    columns = zip(*move.sets, strict=True)
    return all(_some_of(column, row) for column, row in zip(columns, view.board, strict=True))


def _psychic(view: PsychicView) -> MoveSet:
    phase = view.phase
    if phase == "lobby":
        return _lobby(view)
    ones: list[ListedMove] = []
    many: list[CountedMoves] = []
    if view.clock.paused_at is None:
        if phase == "interpretation" or phase == "visions":
            for colour in view.owing:
                _guess_first(view, view.psychic(colour), ones, many)
            if not view.owing:
                for colour in view.mine:
                    _guess(view, view.psychic(colour), ones, many)
        elif phase == "poll":
            for colour in view.mine:
                _name_culprit(view, colour, ones)
        elif phase == "opening":
            _open_votes(view, ones)
        if view.report is not None and not view.setup.hosted:
            judged = dict(view.report.verdicts)
            for colour in view.mine:
                if colour not in judged:
                    ones += [(JudgeGhost, ("helped", colour)), (JudgeGhost, ("kept_silent", colour))]
    return MoveSet(ones, many)


def _guess_first(view: PsychicView, psychic: Psychic, ones: list[ListedMove], many: list[CountedMoves]) -> None:
    colour, cards = psychic.colour, view.board[psychic.step]
    many.append((len(cards) * 101, _first_guess, _first_guesses, (colour, cards)))
    ones.append((SkipFirstGuess, (colour,)))


def _guess(view: PsychicView, psychic: Psychic, ones: list[ListedMove], many: list[CountedMoves]) -> None:
    colour, pawn, step = psychic.colour, psychic.pawn, len(psychic.found)
    if psychic.served_hour == view.hour and step < STEPS:
        cards = view.board[step]
        if pawn is None:
            many.append((len(cards), _place, _places, (colour, cards)))
        else:
            many.append((len(cards) - 1, _move_pawn, _moves_pawn, (colour, cards, cards.index(pawn))))
            ones.append((TakePawn, (colour,)))
    if colour in view.sure:
        ones.append((TakeBackSure, (colour,)))
    elif pawn is not None or step == STEPS:
        ones.append((SaySure, (colour,)))
    if view.setup.rules.tokens:
        many.append((_count_token_moves(view, psychic), _token_move, _is_token_move, (view, psychic)))


def _place(number: int, psychic: Colour, cards: tuple[CardId, ...]) -> Move:
    return PlacePawn(psychic, cards[number])


def _places(move: Move, psychic: Colour, cards: tuple[CardId, ...]) -> bool:
    return isinstance(move, PlacePawn) and move.psychic == psychic and move.card in cards


def _move_pawn(number: int, psychic: Colour, cards: tuple[CardId, ...], stands: int) -> Move:
    """To any card but the one where it stands."""
    return PlacePawn(psychic, cards[number if number < stands else number + 1])


def _moves_pawn(move: Move, psychic: Colour, cards: tuple[CardId, ...], stands: int) -> bool:
    return _places(move, psychic, cards[:stands] + cards[stands + 1 :])


def _first_guess(number: int, psychic: Colour, cards: tuple[CardId, ...]) -> Move:
    card, confidence = divmod(number, 101)
    return FirstGuess(psychic, cards[card], confidence)


def _first_guesses(move: Move, psychic: Colour, cards: tuple[CardId, ...]) -> bool:
    if not isinstance(move, FirstGuess) or move.psychic != psychic:
        return False
    return move.card in cards and 0 <= move.confidence <= 100


def _count_token_moves(view: PsychicView, owner: Psychic) -> int:
    """How many there are of `_token_move`."""
    faces = (owner.agree > 0) + (owner.disagree > 0)
    bare = lying = swaps = 0
    for other in view.psychics:
        if other.pawn is None or other is owner:
            continue
        face = other.token_from(owner.colour) if other.tokens else None
        if face is None:
            bare += 1
        else:
            lying += 1
            swaps += owner.disagree > 0 if face == "agree" else owner.agree > 0
    return bare * faces + lying + swaps + lying * bare


def _token_move(number: int, view: PsychicView, owner: Psychic) -> Move:
    """On each pawn: take the token back, agree, disagree; after that, from every pawn to every other."""
    me = owner.colour
    lying: list[Colour] = []
    bare: list[Colour] = []
    for other in view.psychics:
        if other.pawn is None or other is owner:
            continue
        on = other.colour
        face = other.token_from(me)
        (bare if face is None else lying).append(on)
        if face is not None:
            if number == 0:
                return TakeToken(me, on)
            number -= 1
        if owner.agree and face != "agree":
            if number == 0:
                return PlaceToken(me, on, "agree")
            number -= 1
        if owner.disagree and face != "disagree":
            if number == 0:
                return PlaceToken(me, on, "disagree")
            number -= 1
    source, target = divmod(number, len(bare))
    return MoveToken(me, lying[source], bare[target])


def _is_token_move(move: Move, view: PsychicView, owner: Psychic) -> bool:
    return any(move == _token_move(number, view, owner) for number in range(_count_token_moves(view, owner)))


def _name_culprit(view: PsychicView, colour: Colour, ones: list[ListedMove]) -> None:
    finale = view.finale
    assert finale is not None
    if view.rules.poll == "straw":
        voters = voters_of_tier(view.rules, view.psychics, finale.tier)
        if colour in voters and colour not in finale.voted:
            ones += [(Vote, (colour, group)) for group in finale.standing]
        return
    if colour not in pointing_psychics(view.setup, view.psychics):
        return
    at = dict(finale.pointing).get(colour)
    ones += [(PointAt, (colour, group)) for group in finale.standing if group != at]
    if at is not None:
        ones.append((TakePawn, (colour,)))
        ones.append((TakeBackSure if colour in view.sure else SaySure, (colour,)))


def _open_votes(view: PsychicView, ones: list[ListedMove]) -> None:
    finale = view.finale
    assert finale is not None
    if finale.opener not in view.mine:
        return
    left = unopened_votes(finale, view.psychics, view.setup.ages)
    ones.append((OpenVote, (finale.opener, left[0])) if left else (TurnCulprit, (finale.opener,)))


def _host(view: HostView) -> MoveSet:
    ones: list[ListedMove] = []
    match view.phase:
        case "lobby":
            return MoveSet([(Start, ())], [])
        case "over":
            return MoveSet([], [])
    ones.append((CallOff, ()))
    if view.clock.paused_at is not None:
        return MoveSet([*ones, (Resume, ())], [])
    ones.append((Pause, ()))
    ones += [(StandIn, (seat,)) for seat in waiting_for(view)]
    thinking = view.phase == "interpretation" and view.clock.deadline is None
    naming = view.phase == "poll" and view.rules.poll != "agreement"
    if thinking or naming or view.phase == "opening":
        ones.append((CloseStep, ()))
    if view.report is not None and view.setup.hosted:
        ones += [(JudgeGhost, ("helped",)), (JudgeGhost, ("kept_silent",))]
    return MoveSet(ones, [])


def _lobby(view: GhostView | PsychicView) -> MoveSet:
    return MoveSet([(Start, ())] if _keeps_lobby(view) else [], [])


def _keeps_lobby(view: View) -> bool:
    sitters = view.setup.sitters
    return bool(sitters) and sitters[0].seat == view.seat


def free_moves(view: View) -> frozenset[type[Move]]:
    """The kinds of move a seat can make besides `legal_moves`: those with words, numbers or claims of its own."""
    match view:
        case HostView():
            return frozenset(_host_free(view))
        case GhostView():
            return frozenset(_ghost_free(view))
        case PsychicView():
            return frozenset(_psychic_free(view))
        case WatchView():
            return frozenset()
        case _:  # pragma: no cover - the type checker proves that nothing is left
            assert_never(view)


def _host_free(view: HostView) -> Iterator[type[Move]]:
    yield from (Sit, StandUp)
    if view.phase == "lobby":
        yield from (SetRules, OrderAges, Start)
    if view.clock.deadline is not None and view.phase != "opening":
        yield AddTime


def _ghost_free(view: GhostView) -> Iterator[type[Move]]:
    yield StandUp
    if view.phase == "lobby":
        if _keeps_lobby(view):
            yield from (SetRules, OrderAges, Start)
    elif view.phase != "over" and view.clock.paused_at is None:
        yield Note


def _psychic_free(view: PsychicView) -> Iterator[type[Move]]:
    yield StandUp
    if view.phase == "lobby":
        if _keeps_lobby(view):
            yield from (SetRules, OrderAges, Start)
        return
    if not view.silence and not view.owing:
        yield from (Say, React)
    playing = view.phase != "over" and view.clock.paused_at is None
    if view.rules.hints and playing and not view.owing and any(_may_ask(view, colour) for colour in view.mine):
        yield AskHint
    if view.rules.help_forfeits and view.report is None and playing:
        yield ReportGhost


def _may_ask(view: PsychicView, colour: Colour) -> bool:
    psychic = view.psychic(colour)
    guessing = view.phase == "visions" or view.phase == "interpretation"
    return guessing and psychic.served_hour == view.hour and not psychic.finished and not has_hint(view.story, colour)
