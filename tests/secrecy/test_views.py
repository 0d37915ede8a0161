"""Two games that differ only in what a seat may not know are the same to that seat, to the byte."""

import random

import msgspec
import pytest

from mysterium_nb.engine.cards import STANDARD
from mysterium_nb.engine.decide import decide
from mysterium_nb.engine.errors import IllegalMove
from mysterium_nb.engine.legal import free_moves, legal_moves
from mysterium_nb.engine.moves import (
    Assign,
    ChooseCulprit,
    FirstGuess,
    JudgeGhost,
    Move,
    Note,
    PlacePawn,
    PlaceToken,
    PointAt,
    Reveal,
    Say,
    SaySure,
    SendVision,
    Start,
    TakePawn,
    UseCrow,
    Vote,
)
from mysterium_nb.engine.prompt import prompt
from mysterium_nb.engine.seats import COLOURS, GHOST, HOST, WATCH, SeatId
from mysterium_nb.engine.state import State
from mysterium_nb.engine.story import story_chapters
from mysterium_nb.engine.views import view
from tests.chance import ChanceGame
from tests.secrecy.resampling import resampled


def tries(state: State, rng: random.Random) -> list[Move]:
    """Moves, sensible and not, whose refusals could tell something."""
    vision = rng.sample(STANDARD.visions, 3)
    suspects = [rng.choice(row) for row in STANDARD.suspects]
    colour, other = rng.sample(COLOURS, 2)
    moves: list[Move] = [
        SendVision(colour, (vision[0],)),
        UseCrow((vision[0],)),
        Reveal(colour),
        ChooseCulprit(1, (vision[0], vision[1], vision[2])),
        Assign(((suspects[0], suspects[1], suspects[2]),)),
        Note(vision[0]),
        Start(),
        JudgeGhost("helped", colour),
    ]
    for psychic in (p.colour for p in state.psychics):
        moves += [
            PlacePawn(psychic, rng.choice(suspects)),
            TakePawn(psychic),
            PlaceToken(psychic, other, "agree"),
            SaySure(psychic),
            FirstGuess(psychic, suspects[0], 50),
            PointAt(psychic, rng.randint(0, 5)),
            Vote(psychic, rng.randint(0, 5)),
            Say(psychic, "I see water."),
        ]
    return moves


def answer(state: State, seat: SeatId, move: Move) -> str:
    """What the seat is told at once: yes, or the sentence of refusal in both languages."""
    try:
        decide(state, seat, move, random.Random(0), now=0)
    except IllegalMove as refusal:
        return refusal.text("en") + refusal.text("fr")
    return "accepted"


def everything_told(state: State, seat: SeatId, moves: list[Move]) -> bytes:
    """All that leaves the engine for a seat: view, words, offers, answers and how they print."""
    seen = view(state, seat)
    choices = legal_moves(seen)
    told = [
        msgspec.json.encode(seen),
        *(str(prompt(seen, lang)) for lang in ("en", "fr")),
        *(str(story_chapters(seen, lang=lang)) for lang in ("en", "fr")),
        repr(seen),
        repr(state),
        sorted(kind.__name__ for kind in free_moves(seen)),
        choices.total,
        [choices[i] for i in range(0, choices.total, 1 + choices.total // 50)],
        [answer(state, seat, move) for move in moves],
    ]
    return msgspec.json.encode(told)


def assert_keeps_its_secrets(seed: int, every: int) -> None:
    game = ChanceGame(seed)
    rng = random.Random(seed)
    for number, state in enumerate(game.states()):
        if game.over or number % every:
            continue
        for seat in (*game.seats, HOST, WATCH):
            twin = resampled(state, seat, rng)
            moves = tries(state, rng)
            assert everything_told(state, seat, moves) == everything_told(twin, seat, moves), (seed, number, seat)


@pytest.mark.parametrize("seed", range(24))
def test_another_truth_behind_the_same_view_is_the_same_view(seed: int) -> None:
    assert_keeps_its_secrets(seed, every=7)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(1000, 1100))
def test_another_truth_behind_the_same_view_is_the_same_view_at_length(seed: int) -> None:
    assert_keeps_its_secrets(seed, every=2)


@pytest.mark.parametrize("seed", range(20))
def test_cards_of_hand_and_pile_appear_nowhere_before_they_are_public(seed: int) -> None:
    public: set[str] = set()
    for state in ChanceGame(seed).states():
        if state.outcome is not None:
            return
        public |= {card for p in state.psychics for given in p.visions for card in given.cards}
        public |= set(state.finale.shared) if state.finale is not None else set()
        hidden = {*state.hidden.hand, *state.hidden.pile, *state.hidden.discards, *state.hidden.order} - public
        for seat in (*(colours[0] for colours in state.setup.players), HOST, WATCH):
            seen = view(state, seat)
            told = msgspec.json.encode(seen).decode() + str(story_chapters(seen)) + str(seen.prompt)
            assert not [card for card in hidden if f'"{card}"' in told or f"{card} " in told]
            assert state.hidden.seed not in told


def test_resampling_changes_what_is_hidden() -> None:
    """The test above would prove nothing if the twin were the same game."""
    changed = 0
    for state in ChanceGame(3).states():
        if state.outcome is None:
            twin = resampled(state, WATCH, random.Random(1))
            changed += twin.hidden.hand != state.hidden.hand
            assert view(twin, GHOST) != view(state, GHOST)
    assert changed > 20


@pytest.mark.parametrize("seed", range(10))
def test_when_the_game_is_over_nothing_is_hidden_any_more(seed: int) -> None:
    *_, state = ChanceGame(seed).states()
    for seat in (GHOST, HOST, WATCH, state.setup.players[0][0]):
        truth = view(state, seat).truth
        assert truth is not None
        assert (truth.seed, truth.sets, truth.culprit) == (state.hidden.seed, state.hidden.sets, state.hidden.culprit)
        assert (truth.notes, truth.first_guesses, truth.votes) == (state.notes, state.first_guesses, state.votes)
