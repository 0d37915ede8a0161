"""Secrecy of pictures: two games that look alike from a seat give that seat the same picture."""

import random

import msgspec
import pytest

from mysterium_nb.engine.seats import GHOST, HOST, WATCH
from mysterium_nb.engine.views import view
from mysterium_nb.picture.table_scene import table_scene
from tests.chance import ChanceGame
from tests.secrecy.resampling import resampled


@pytest.mark.parametrize("seed", range(10))
def test_another_truth_behind_the_same_view_gives_the_same_picture(seed: int) -> None:
    game, rng = ChanceGame(seed), random.Random(seed)
    for number, state in enumerate(game.states()):
        if number % 11 == 0 and not game.over:
            for seat in (*game.seats, HOST, WATCH):
                twin = resampled(state, seat, rng)
                assert table_scene(view(twin, seat)) == table_scene(view(state, seat)), (number, seat)


@pytest.mark.parametrize("seed", range(10))
def test_no_card_that_is_hidden_is_named_in_a_picture(seed: int) -> None:
    for number, state in enumerate(ChanceGame(seed).states()):
        if state.outcome is not None or number % 5:
            continue
        public = {card for p in state.psychics for given in p.visions for card in given.cards}
        public |= set(state.finale.shared) if state.finale is not None else set()
        hidden = {*state.hidden.hand, *state.hidden.pile, *state.hidden.discards, *state.hidden.order} - public
        for seat in (GHOST, WATCH):
            told = msgspec.json.encode(table_scene(view(state, seat))).decode()
            assert not [card for card in hidden if f'"{card}"' in told]
