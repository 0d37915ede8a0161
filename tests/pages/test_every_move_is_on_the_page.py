"""Whatever the rules allow can be pressed, and whatever can be pressed the rules allow, in every position of a game."""

import random
from typing import assert_never

import pytest
from msgspec.structs import replace

from mysterium_nb.engine.cards import KINDS, STANDARD
from mysterium_nb.engine.decide import decide
from mysterium_nb.engine.events import Event
from mysterium_nb.engine.evolve import evolve
from mysterium_nb.engine.legal import free_moves, legal_moves
from mysterium_nb.engine.move_set import MoveSet
from mysterium_nb.engine.moves import (
    AddTime,
    AskHint,
    Assign,
    CallOff,
    ChooseCulprit,
    CloseStep,
    EndTime,
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
from mysterium_nb.engine.seats import COLOURS, GHOST, HOST, WATCH, SeatId
from mysterium_nb.engine.state import EMPTY_STATE, State
from mysterium_nb.engine.views import GhostView, PsychicView, View, view
from mysterium_nb.pages.after.after_page import after_page
from mysterium_nb.pages.lobby_page import lobby_page
from mysterium_nb.pages.model import Page, PageState
from mysterium_nb.pages.play.psychic_page import CONFIDENCES
from tests.chance import ChanceGame
from tests.pages.reading import after, moves_on, names_in, offered, page_of, with_words

NEAR = {percent: min(CONFIDENCES, key=lambda near: abs(near - percent)) for percent in range(101)}
"""A page offers five confidences out of a hundred and one."""


def way_to(seen: View, move: Move) -> list[str]:
    """What to press until the move lies on the page."""
    match move:
        case SendVision():
            return [f"target:{move.psychic}", *(f"pick:{card}" for card in move.cards)]
        case UseCrow():
            whole = seen.rules.crow_takes == "whole"
            return [] if whole else [f"pick:{card}" for card in move.cards]
        case Reveal():
            return [f"target:{move.psychic}"]
        case ChooseCulprit():
            return [f"group:{move.group}", *(f"pick:{card}" for card in move.cards)]
        case Assign():
            steps = []
            for psychic, cards in zip(seen.psychics, move.sets, strict=True):
                steps += [f"target:{psychic.colour}", *(f"give:{card}" for card in cards)]
            return steps
        case FirstGuess() | PlacePawn():
            return [*_as(seen, move.psychic), _kind_of(seen, move.card), f"card:{move.card}"]
        case TakePawn() if seen.phase != "poll":
            pawn = seen.psychic(move.psychic).pawn
            assert pawn is not None
            return [*_as(seen, move.psychic), _kind_of(seen, pawn), f"card:{pawn}"]
        case PointAt() | Vote():
            return [*_as(seen, move.psychic), f"group:{move.group}"]
        case (
            OpenVote()
            | TurnCulprit()
            | TakePawn()
            | SaySure()
            | TakeBackSure()
            | SkipFirstGuess()
            | PlaceToken()
            | TakeToken()
            | Say()
            | AskHint()
        ):
            return _as(seen, move.psychic)
        case JudgeGhost():
            assert move.psychic is not None
            return _as(seen, move.psychic)
        case ReportGhost():
            return []
        case Note():
            return ["notes", f"noting:{move.card}"]
        case MoveToken() | Start() | SetRules() | OrderAges() | Sit() | StandUp():
            raise AssertionError("not one press, or not of the game itself")
        case AddTime() | CallOff() | CloseStep() | EndTime() | Pause() | Resume() | StandIn():
            raise AssertionError("the host's")
        case _:
            assert_never(move)


def _as(seen: View, psychic: str) -> list[str]:
    assert isinstance(seen, PsychicView)
    return [f"me:{psychic}"] if len(seen.mine) > 1 and f"me:{psychic}" in offered(page_of(seen)) else []


def _kind_of(seen: View, card: str) -> str:
    return f"kind:{KINDS[next(place for place, row in enumerate(seen.board) if card in row)]}"


def _same(one: Move, other: Move) -> bool:
    """Cards of a vision or for a crow have no order; a first guess on a page is one of five shades."""
    match one, other:
        case (SendVision(), SendVision()):
            return one.psychic == other.psychic and set(one.cards) == set(other.cards)
        case (UseCrow(), UseCrow()):
            return set(one.cards) == set(other.cards)
        case (FirstGuess(), FirstGuess()):
            return (one.psychic, one.card, one.confidence) == (other.psychic, other.card, NEAR[other.confidence])
        case _:
            return one == other


def assert_within_reach(state: State, seen: View, move: Move) -> None:
    if isinstance(move, MoveToken):
        taken = TakeToken(move.psychic, move.source)
        assert_within_reach(state, seen, taken)
        face = next(t.face for t in seen.psychic(move.source).tokens if t.psychic == move.psychic)
        for event in decide(state, seen.seat, taken, random.Random(0), 0):
            state = evolve(state, event)
        assert_within_reach(state, view(state, seen.seat), PlaceToken(move.psychic, move.target, face))
        return
    page = after(seen, *way_to(seen, move))
    on_page = moves_on(page)
    assert any(_same(one, move) for one in on_page.values()), (move, sorted(on_page))


def some_of(choices: MoveSet, rng: random.Random, most: int) -> list[Move]:
    return list(choices) if choices.total <= most else [choices.pick(rng) for _ in range(most)]


def assert_page_keeps_its_word(state: State, seat: SeatId, page: Page, now: int) -> None:
    """Every move on the page is accepted."""
    for move in moves_on(page).values():
        decide(state, seat, with_words(move), random.Random(0), now)


def wander(seen: View, rng: random.Random, steps: int) -> list[Page]:
    """Pages that somebody comes by who presses whatever moves the eye."""
    pages = [page_of(seen)]
    for _ in range(steps):
        looks = [press for key, press in sorted(pages[-1].actions.items()) if isinstance(press, PageState)]
        pages.append(page_of(seen, rng.choice(looks)))
    return pages


def assert_page_and_rules_agree(seed: int, *, moves: int, steps: int) -> None:
    game, rng = ChanceGame(seed), random.Random(seed)
    for number, state in enumerate(game.states()):
        seat = game.seats[number % len(game.seats)]
        seen = view(state, seat)
        if game.over:
            continue
        for move in some_of(legal_moves(seen), rng, moves):
            assert_within_reach(state, seen, move)
        for page in wander(seen, rng, steps):
            assert_page_keeps_its_word(state, seat, page, game.now)


@pytest.mark.parametrize("seed", range(25))
def test_what_the_rules_allow_can_be_pressed_and_what_can_be_pressed_they_allow(seed: int) -> None:
    assert_page_and_rules_agree(seed, moves=2, steps=2)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(1000, 1200))
def test_what_the_rules_allow_can_be_pressed_and_what_can_be_pressed_they_allow_at_length(seed: int) -> None:
    assert_page_and_rules_agree(seed, moves=12, steps=8)


@pytest.mark.parametrize("seed", range(100, 104))
def test_words_can_be_typed_wherever_the_rules_take_them(seed: int) -> None:
    """Talking, noting and reporting are not counted among the legal moves; the page offers them all the same."""
    typed = set()
    for number, state in enumerate((game := ChanceGame(seed)).states()):
        seen = view(state, game.seats[number % len(game.seats)])
        if game.over:
            continue
        kinds = {type(move) for move in moves_on(page_of(seen)).values()}
        for kind in free_moves(seen) & {Say, ReportGhost}:
            assert kind in kinds
            typed.add(kind)
        if isinstance(seen, GhostView) and Note in free_moves(seen):
            book = after(seen, "notes") if seen.phase != "assignment" else page_of(seen)
            for key in [key for key in offered(book) if key.startswith("noting:")][:2]:
                noting = after(seen, "notes", key)
                assert [type(move) for move in moves_on(noting).values()].count(Note) == 2
                typed.add(Note)
    assert {Say, Note} <= typed


HOSTILE = (
    PageState(
        chosen="c99", kind="garden", active_psychic="ghost", target="white", picks=("v1", "v1", "", "o3"), place=7
    ),
    PageState(chosen="group:", side="notes", noting="v1", enlarged=("nobody",), remarks_read=10**9),
    PageState(chosen="group:99", place=-5, picks=("",) * 40, side="picture", device="phone"),
    PageState(chosen="group:-1", picks=STANDARD.suspects[0], kind="all", target="nobody", side="story"),
    PageState(
        chosen="group:two", picks=STANDARD.visions, active_psychic="table", enlarged=STANDARD.visions[:3], side="talk"
    ),
    PageState(chosen="group:²", picks=("c1", "c2", "c3") * 6, noting="c1", refusal="No.", refused_at="nowhere"),
    PageState(chosen="c1", picks=tuple(card for row in STANDARD.suspects for card in row), lang="fr", theme="light"),
)


def every_prefix(log: list[Event], every: int) -> list[State]:
    states, state = [], EMPTY_STATE
    for number, event in enumerate(log):
        state = evolve(state, event)
        if number < 12 or number % every == 0:
            states.append(state)
    return states


def assert_pages_are_total(seed: int, every: int) -> None:
    game = ChanceGame(seed)
    game.play(100_000)
    for number, state in enumerate((*every_prefix(game.log, every), game.state)):
        seats = (GHOST, HOST, WATCH, *(game.seats[1:] if state.psychics else COLOURS))
        for place, seat in enumerate(seats):
            seen = view(state, seat)
            for lang in ("en", "fr"):
                page_of(seen, PageState(lang=lang))
            hostile = HOSTILE[(number + place) % len(HOSTILE)]
            page_of(seen, hostile)
            page_of(seen, replace(hostile, chosen="group:1" if seen.finale else "c1"))
            lobby_page(seen, hostile, names_in("en"))
            after_page(seen, hostile, names_in("en"))


@pytest.mark.parametrize("seed", range(200, 208))
def test_there_is_a_page_for_every_seat_at_every_moment_wherever_one_looks(seed: int) -> None:
    assert_pages_are_total(seed, every=12)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(2000, 2060))
def test_there_is_a_page_for_every_seat_at_every_moment_wherever_one_looks_at_length(seed: int) -> None:
    assert_pages_are_total(seed, every=1)
