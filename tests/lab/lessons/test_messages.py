"""One message at a time: how much of it arrives, and what it says about who sent it."""

import numpy as np
import polars as pl
import pytest

from mysterium_nb.decks import shipped
from mysterium_nb.lab.lessons import fit_speakers, messages
from mysterium_nb.minds import Dials, ensemble
from mysterium_nb.minds.bots.reasoning import beliefs_after_handfuls, factors, handful_utility, handfuls, normalised


def test_the_more_alike_the_more_is_understood() -> None:
    strangers, friends, twins = (messages(400, alike=alike).right for alike in (0.0, 0.6, 1.0))
    assert strangers < 0.25 < friends < twins


def test_the_same_seed_is_the_same_talk() -> None:
    one, same, other = messages(60, seed=1), messages(60, seed=1), messages(60, seed=2)
    assert np.array_equal(one.beliefs, same.beliefs)
    assert not np.array_equal(one.beliefs, other.beliefs)


def test_beliefs_are_chances_of_every_listener() -> None:
    talk = messages(60, listeners=3, candidates=5, hand=4)
    assert talk.beliefs.shape == (60, 3, 5)
    assert np.allclose(talk.beliefs.sum(axis=-1), 1)
    assert set(talk.sent) <= {1, 2, 3}


def test_twins_read_what_was_thought() -> None:
    """With one mind between them, the listener believes what the ghost foresaw: the best of all handfuls."""
    talk = messages(60, alike=1.0)
    at = np.arange(60)
    _, sizes = handfuls(7)
    best = handful_utility(talk.hand[at, 0, :, talk.target], sizes).max(axis=1)
    assert np.allclose(handful_utility(talk.beliefs[at, 0, talk.target], talk.sent), best)


@pytest.mark.parametrize("alpha", [1.0, 4.0])
def test_a_speakers_alpha_is_found_again(alpha: float) -> None:
    rng, deck = np.random.default_rng(3), shipped()
    mind = ensemble(deck)
    read = factors(mind.affinity.matrix, Dials().trust)
    rows: list[tuple[object, ...]] = []
    for _ in range(400):
        hand, board = rng.permutation(84)[:7], rng.permutation(18)[:6]
        could = beliefs_after_handfuls(np.ones(6), read[np.ix_(hand, board)])
        places, sizes = handfuls(7)
        chosen = rng.choice(len(places), p=normalised(np.exp(alpha * handful_utility(could[:, 0], sizes))))
        sent = [mind.affinity.visions[hand[place]] for place in places[chosen] if place < 7]
        cards = [mind.affinity.suspects[column] for column in board]
        rows.append(([mind.affinity.visions[row] for row in hand], sent, [], cards, [], cards[0]))
    columns = ("hand", "cards", "earlier", "board", "tried")
    schema = {**dict.fromkeys(columns, pl.List(pl.String)), "target": pl.String()}
    fit = fit_speakers(pl.DataFrame(rows, schema=schema, orient="row"), mind)
    assert fit["messages"][0] == 400
    within = fit.filter(pl.col("behind") < 1.92)["alpha"]
    assert within.min() <= alpha <= within.max()  # type: ignore[operator] # polars cannot know that these are numbers


def test_a_message_of_cards_nobody_knows_is_left_out() -> None:
    row = {"hand": ["x1"], "cards": ["x1"], "earlier": [], "board": ["c1"], "tried": [], "target": "c1"}
    assert fit_speakers(pl.DataFrame([row]), ensemble(shipped()))["messages"][0] == 0
