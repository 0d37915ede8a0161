"""The bots that reason play the same game in a batch as at the engine's table."""

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import pytest

from mysterium_nb.engine.rules import EDITIONS, Edition, Rules
from mysterium_nb.lab.batch.backends import NUMPY
from mysterium_nb.lab.batch.population import SimulatedPlayers
from mysterium_nb.lab.batch.random_numbers import RandomBlock
from mysterium_nb.lab.simulator import _frame, simulate
from mysterium_nb.minds.bots.dials import Dials
from tests.lab.reasoning_games import CARDS, Rates, by_the_engine, in_a_batch, precise, rates_of_the_engine, z
from tests.lab.test_same_game import by_engine, in_batch

SHARES = 20
"""Into so many parts the engine's games are cut, for all processors."""


def compare(rules: Rules, dials: Dials, games: int, seed: int = 1) -> None:
    """Game by game, all but the number of moves: how often people point and point again before they agree is not a
    matter of rules. A ghost who may only throw away the whole hand dreams of others at the line-up, by its own dice,
    so here a crow takes what it likes."""
    rules = rules.but(crow_takes="part")
    club, chance = precise(dials), RandomBlock(seed, 0, games)
    public, secret, told = in_a_batch(rules, club, chance, NUMPY)
    why = _frame(public, secret, told, first=0)["why"]
    for game in range(games):
        batch = {**in_batch(game, CARDS, public, secret, told), "why": why[game]}
        del batch["moves"]
        assert batch == by_engine(*by_the_engine(rules, club, chance, game))


@pytest.mark.parametrize(
    ("edition", "players", "pragmatic"),
    [("classic", 2, True), ("classic", 3, True), ("classic", 5, True), ("original", 2, False), ("original", 4, True)],
)
def test_two_games(edition: Edition, players: int, *, pragmatic: bool) -> None:
    compare(Rules.preset(edition, players), Dials(pragmatic=pragmatic), games=2)


@pytest.mark.parametrize(
    "changes",
    [
        {"hand": 12, "crows": 5},
        {"hand": 3, "hours": 9},
        {"poll": "tries", "accusation": "majority"},
        {"psychics": 6, "tokens": 0},
        {"extra_groups": 2, "tokens_return": (2, 3, 6)},
    ],
    ids=str,
)
def test_changed_rules(changes: dict[str, object]) -> None:
    compare(Rules.classic(players=4).but(**changes), Dials(), games=2, seed=5)


@pytest.mark.soak
@pytest.mark.parametrize("pragmatic", [True, False], ids=["pragmatic", "literal"])
@pytest.mark.parametrize("players", range(2, 8))
@pytest.mark.parametrize("edition", EDITIONS)
def test_two_hundred_games_of_every_table(edition: Edition, players: int, *, pragmatic: bool) -> None:
    compare(Rules.preset(edition, players), Dials(pragmatic=pragmatic), games=200, seed=9)


def differences(rules: Rules, dials: Dials, engine: Rates, games: int) -> list[float]:
    """How far win and finish rates are apart, in standard errors."""
    frame = simulate(rules, games, seed=2, who=SimulatedPlayers(dials))
    won, finished = int(frame["won"].sum()), int(frame["finished"].sum())
    return [z((engine.won, engine.games), (won, games)), z((engine.finished, engine.games), (finished, games))]


def test_noisy_minds_are_as_good_in_a_batch() -> None:
    rules, dials = Rules.original(players=3, difficulty="difficult"), Dials(noise=0.4, pragmatic=False)
    engine = rates_of_the_engine(rules, dials, seed=1, block=0, games=80)
    assert max(map(abs, differences(rules, dials, engine, games=600))) < 4


FIVE_SETTINGS = {
    "classic for five": (Rules.classic(players=5), Dials()),
    "classic for two, hard": (Rules.classic(players=2, difficulty="hard"), Dials(alike=0.4)),
    "original for four": (Rules.original(players=4), Dials()),
    "classic for four, noisy and literal": (Rules.classic(players=4), Dials(alike=0.5, noise=0.2, pragmatic=False)),
    "classic for six, twins": (Rules.classic(players=6, difficulty="hard"), Dials(alike=1.0, noise=0.1)),
}


@pytest.mark.soak
@pytest.mark.parametrize("setting", FIVE_SETTINGS)
def test_twenty_thousand_games_by_the_engine_and_a_hundred_thousand_in_a_batch(setting: str) -> None:
    rules, dials = FIVE_SETTINGS[setting]
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as processes:
        parts = [
            processes.submit(rates_of_the_engine, rules, dials, 1, part, 20_000 // SHARES) for part in range(SHARES)
        ]
        engine = Rates(*map(sum, zip(*(part.result() for part in parts), strict=True)))
    assert max(map(abs, differences(rules, dials, engine, games=100_000))) < 4
