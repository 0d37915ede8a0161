"""`legal_moves(view)`: exactly what a seat can do now, in every position, for every seat."""

import random
from collections.abc import Iterator

import pytest

from mysterium_nb.engine.decide import decide
from mysterium_nb.engine.errors import IllegalMove
from mysterium_nb.engine.legal import free_moves, legal_moves
from mysterium_nb.engine.move_set import MoveSet
from mysterium_nb.engine.moves import (
    AddTime,
    Move,
    Note,
    OrderAges,
    ReportGhost,
    Reveal,
    Say,
    SendVision,
    SetRules,
    Sit,
    StandIn,
    StandUp,
    Start,
    UseCrow,
)
from mysterium_nb.engine.seats import GHOST, HOST, WATCH, SeatId
from tests.rulebook.positions import POSITIONS, seats
from tests.rulebook.wishes import wishes
from tests.seance import RED, Seance, a_seance

everywhere = pytest.mark.parametrize("name", POSITIONS)


def accepted(seance: Seance, seat: SeatId, move: Move) -> bool:
    try:
        return bool(decide(seance.state, seat, move, random.Random(0), seance.now))
    except IllegalMove:
        return False


def some(choices: MoveSet, most: int = 150) -> Iterator[Move]:
    """All of them, or the first, the last, and a fair sample."""
    if len(choices) <= most:
        yield from choices
        return
    chance = random.Random(len(choices))
    yield from (choices[0], choices[len(choices) - 1])
    yield from (choices.pick(chance) for _ in range(most))


@everywhere
def test_every_legal_move_is_accepted(name: str) -> None:
    seance = POSITIONS[name]()
    for seat in seats(seance):
        refused = [move for move in some(legal_moves(seance.sees(seat))) if not accepted(seance, seat, move)]
        assert refused == [], seat


@everywhere
def test_a_move_is_among_the_legal_ones_exactly_if_it_is_accepted(name: str) -> None:
    seance = POSITIONS[name]()
    for seat in seats(seance):
        view = seance.sees(seat)
        choices, free = legal_moves(view), free_moves(view)
        for move in wishes(seance):
            if type(move) not in free:
                assert accepted(seance, seat, move) == (move in choices), (seat, move)


@everywhere
def test_every_move_that_is_listed_is_among_them(name: str) -> None:
    seance = POSITIONS[name]()
    for seat in seats(seance):
        choices = legal_moves(seance.sees(seat))
        assert [move for move in some(choices) if move not in choices] == []


@pytest.mark.parametrize("name", ["visions", "original: visions", "culprit", "original: culprit"])
def test_the_order_in_which_cards_are_named_does_not_matter(name: str) -> None:
    seance = POSITIONS[name]()
    choices = legal_moves(seance.sees(GHOST))
    backwards: list[Move] = [UseCrow(seance.hand[::-1])]
    if seance.phase == "visions":
        backwards.append(SendVision(RED, seance.hand[::-1]))
    for move in backwards:
        assert accepted(seance, GHOST, move)
        assert move in choices


@everywhere
def test_the_moves_with_words_or_numbers_of_ones_own_are_told_by_kind(name: str) -> None:
    seance = POSITIONS[name]()
    state = seance.state
    given = [card for p in state.psychics for vision in p.visions for card in vision.cards] + list(state.hidden.order)
    for seat in seats(seance):
        colour = next(iter(state.setup.psychics_of(seat)), RED)
        examples: list[Move] = [
            Say(colour, "Hm."),
            ReportGhost(colour),
            StandUp(seat),
            Sit(GHOST, "Banquo"),
            SetRules(state.setup.rules),
            OrderAges(()),
            Start(),
            AddTime(10),
        ]
        if given:
            examples.append(Note(given[0]))
        else:
            assert seat != GHOST or Note in free_moves(seance.sees(seat)) or state.phase in ("lobby", "over")
        free = free_moves(seance.sees(seat))
        for move in examples:
            nobody = isinstance(move, StandUp) and state.setup.sitter(seat) is None
            if not nobody:
                assert accepted(seance, seat, move) == (type(move) in free), (seat, move)


def test_a_spectator_has_no_moves() -> None:
    view = a_seance().sees(WATCH)
    assert not legal_moves(view)
    assert free_moves(view) == frozenset()


@everywhere
def test_whom_we_wait_for_has_a_move(name: str) -> None:
    seance = POSITIONS[name]()
    if seance.state.clock.paused_at is None:
        for move in legal_moves(seance.sees(HOST)):
            if isinstance(move, StandIn):
                assert legal_moves(seance.sees(move.seat))


def test_choices_are_counted_and_made_when_asked_for() -> None:
    choices = legal_moves(a_seance().sees(GHOST))
    subsets = 2**7 - 1
    assert len(choices) == 4 * subsets + subsets
    assert len(set(choices)) == len(choices)
    assert [choices[number] for number in range(len(choices))] == list(choices)
    assert repr(choices) == f"Choices({5 * subsets} moves)"
    assert choices[0] in choices
    assert Reveal(RED) not in choices
    assert "nonsense" not in choices
    for beyond in (-1, len(choices)):
        with pytest.raises(IndexError):
            choices[beyond]


def test_the_ways_to_assign_are_all_different() -> None:
    choices = legal_moves(POSITIONS["assignment"]().sees(GHOST))
    assert len(choices) == (6 * 5 * 4) ** 3
    sample = [choices[number] for number in range(0, len(choices), 997)]
    assert len(set(sample)) == len(sample)


def test_a_random_player_picks_each_move_as_likely_as_any_other() -> None:
    choices = legal_moves(a_seance().judged().sees(GHOST))
    reveals = [move for move in choices if isinstance(move, Reveal)]
    chance = random.Random(1)
    picked = [choices.pick(chance) for _ in range(len(choices) * 100)]
    for move in reveals:
        assert 60 < picked.count(move) < 150
