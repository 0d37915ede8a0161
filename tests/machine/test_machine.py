"""Whole games with legal and illegal moves from every seat: what must hold in every position of every game."""

import random
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from mysterium_nb.engine import moves
from mysterium_nb.engine.cards import STANDARD
from mysterium_nb.engine.decide import decide
from mysterium_nb.engine.errors import IllegalMove, Refusal
from mysterium_nb.engine.events import Event
from mysterium_nb.engine.evolve import replay
from mysterium_nb.engine.invariants import misplaced_cards
from mysterium_nb.engine.legal import free_moves, legal_moves
from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import COLOURS, GHOST, HOST, TABLE, WATCH
from mysterium_nb.engine.state import State
from mysterium_nb.engine.views import View, view
from tests.chance import ChanceGame

COLOUR = st.sampled_from(COLOURS)
SEAT = st.sampled_from((GHOST, HOST, WATCH, TABLE, *COLOURS))
CARD = st.sampled_from((*STANDARD.visions[::6], *(card for row in STANDARD.suspects for card in row[::3]), "v999", ""))
TRIPLE = st.tuples(CARD, CARD, CARD)
GROUP = st.integers(-1, 9)
FIELDS: dict[str, st.SearchStrategy[Any]] = {
    "about": st.none() | CARD,
    "ages": st.lists(COLOUR, max_size=6).map(tuple),
    "card": CARD,
    "confidence": st.integers(-5, 120),
    "deal": st.text(max_size=5),
    "face": st.sampled_from(("agree", "disagree")),
    "glyph": st.sampled_from(get_args(moves.Reaction)),
    "group": GROUP,
    "kind": st.sampled_from(("person", "bot")),
    "name": st.text(max_size=30),
    "point": st.none() | st.tuples(st.floats(), st.floats()),
    "rules": st.sampled_from((Rules.classic(2), Rules.original(7))),
    "seat": SEAT,
    "seconds": st.integers(-10, 4000),
    "seed": st.none() | st.text(max_size=5),
    "sets": st.lists(TRIPLE, max_size=6).map(tuple),
    "text": st.text(max_size=600),
    "typed": st.booleans(),
    "verdict": st.sampled_from(("helped", "kept_silent")),
    "words": st.text(max_size=300),
}


def any_move(kind: type[moves.Move]) -> st.SearchStrategy[moves.Move]:
    """A move of this kind with whatever in it, sense or nonsense."""
    cards = TRIPLE if kind is moves.ChooseCulprit else st.lists(CARD, max_size=7).map(tuple)
    colour = st.none() | COLOUR if kind is moves.JudgeGhost else COLOUR
    local = {"cards": cards, "psychic": colour, "on": COLOUR, "voter": COLOUR, "source": COLOUR, "target": COLOUR}
    names = kind.__struct_fields__
    return st.builds(kind, **{name: local[name] if name in local else FIELDS[name] for name in names})


ANY_MOVE = st.sampled_from(moves.Move.__args__).flatmap(any_move)


class Seance(RuleBasedStateMachine):
    """One game. Its rules let it go on by legal moves, and try anything at all from any seat."""

    @initialize(seed=st.integers(0, 2**32))
    def open(self, seed: int) -> None:
        self.game = ChanceGame(seed)

    @precondition(lambda self: not self.game.over)
    @rule(moves=st.integers(1, 60))
    def goes_on(self, moves: int) -> None:
        self.game.play(moves)

    @rule(seat=SEAT, move=ANY_MOVE)
    def anything_is_tried(self, seat: str, move: moves.Move) -> None:
        """Whatever is tried, it is accepted only if the seat's view said so, and refused without a trace."""
        game = self.game
        before = msgspec.json.encode(game.state)
        try:
            events = decide(game.state, seat, move, game.rng, game.now)
        except Refusal as refusal:
            assert msgspec.json.encode(game.state) == before
            assert_is_a_sentence(refusal)
        else:
            assert events
            if seat != TABLE:
                seen = view(game.state, seat)
                assert move in legal_moves(seen) or type(move) in free_moves(seen)

    @rule(seat=SEAT, pick=st.integers(0, 2**32))
    def what_the_view_offers_is_allowed(self, seat: str, pick: int) -> None:
        game = self.game
        if seat == TABLE or (seat in COLOURS and not game.state.setup.psychics_of(seat)):
            return
        choices = legal_moves(view(game.state, seat))
        deadline = game.state.clock.deadline
        in_time = game.now if deadline is None else min(game.now, deadline - 1)
        if choices:
            assert decide(game.state, seat, choices[pick % choices.total], game.rng, in_time)

    @invariant()
    def each_card_is_in_exactly_one_place(self) -> None:
        if hasattr(self, "game"):
            assert misplaced_cards(self.game.state) == ""

    def teardown(self) -> None:
        if not hasattr(self, "game"):
            return
        game = self.game
        game.play(10_000)
        assert replay(game.log) == game.state
        written = msgspec.json.encode(game.log)
        assert msgspec.json.decode(written, type=list[Event]) == game.log
        assert msgspec.json.decode(msgspec.json.encode(game.state), type=State) == game.state
        for seat in (*game.seats, HOST, WATCH):
            seen = view(game.state, seat)
            assert msgspec.json.decode(msgspec.json.encode(seen), type=View) == seen


def assert_is_a_sentence(refusal: Refusal) -> None:
    for lang in ("en", "fr"):
        text = refusal.text(lang)
        assert text.endswith((".", "?"))
        assert "{" not in text.replace(str(refusal.facts.get("name", "")), "")


def play(games: int) -> None:
    profile = settings(
        max_examples=games,
        stateful_step_count=12,
        deadline=None,
        suppress_health_check=list(HealthCheck),
        database=None,
    )
    run_state_machine_as_test(Seance, settings=profile)


def test_hundreds_of_games() -> None:
    play(games=300)


@pytest.mark.soak
def test_thousands_of_games() -> None:
    play(games=5000)


def test_a_move_made_twice_is_refused_or_different() -> None:
    """A spot check that the machine's refusals are real: the same pawn cannot be placed on the same card twice."""
    game = ChanceGame(7, Rules.classic(4))
    while True:
        game.step()
        placed = [p for p in game.state.psychics if p.pawn is not None and game.state.phase == "interpretation"]
        if placed:
            break
    again = moves.PlacePawn(placed[0].colour, placed[0].pawn or "")
    with pytest.raises(IllegalMove, match="You are there already"):
        decide(game.state, placed[0].colour, again, random.Random(0), 0)
