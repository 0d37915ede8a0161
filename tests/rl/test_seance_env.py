"""PettingZoo's own tests of an environment, over every edition; and what they do not ask for."""

import random
from itertools import islice

import numpy as np
import pytest
from gymnasium.utils.env_checker import data_equivalence
from pettingzoo.test import api_test, render_test, seed_test

from mysterium_nb.engine.errors import ImpossibleRules
from mysterium_nb.engine.rules import EDITIONS, Rules
from mysterium_nb.rl import SeanceEnv, env

RULES = [
    Rules.classic(players=2),
    Rules.classic(players=3),
    Rules.classic(players=4).but(first_guess=True),
    Rules.classic(players=7),
    Rules.original(players=5),
]


# Its list of environments whose observations carry a mask, and differ in size with it, is closed.
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning")
@pytest.mark.filterwarnings("ignore:Agents have different observation space sizes:UserWarning")
@pytest.mark.parametrize("rules", RULES, ids=lambda rules: f"{rules.edition}-{rules.players}")
def test_pettingzoo_finds_nothing_to_object_to(rules: Rules, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(env(rules), num_cycles=60)
    assert "Passed" in capsys.readouterr().out


def test_the_same_seed_is_the_same_game() -> None:
    seed_test(lambda: env(Rules.classic(players=5)), num_cycles=40)


def test_it_can_be_looked_at() -> None:
    render_test(env)


@pytest.mark.parametrize("edition", EDITIONS)
def test_random_agents_play_to_the_end_and_win_or_lose_together(edition: str) -> None:
    seance = env(Rules.preset(edition, 4).but(assignment="random"))
    rewards = played_out(seance, seed=1)
    assert set(rewards) == set(seance.possible_agents)
    assert set(rewards.values()) in ({1.0}, {-1.0})


def test_people_who_cannot_agree_are_told_to_stop() -> None:
    """With two players nobody closes the poll; whoever never confirms gets no reward."""
    seance = env(Rules.classic(players=2).but(hours=60, timer_seconds=None))
    seance.reset(seed=3)
    rng, truncated = random.Random(3), False
    for _ in seance.agent_iter():
        seen, reward, terminated, truncated, _ = seance.last()
        if terminated or truncated:
            break
        allowed = np.flatnonzero(seen["action_mask"])
        if seance.table.view("watch").phase == "poll":
            allowed = allowed[-1:]  # points, and never confirms
        seance.step(int(rng.choice(allowed)))
    assert truncated
    assert reward == 0.0


def test_an_action_that_is_not_allowed_is_refused_and_changes_nothing() -> None:
    seance = env()
    seance.reset(seed=1)
    before = seance.observe("ghost_0")
    with pytest.raises(ValueError, match="not allowed now"):
        seance.step(int(np.flatnonzero(before["action_mask"] == 0)[0]))
    assert data_equivalence(seance.observe("ghost_0"), before)


@pytest.mark.parametrize(
    ("rules", "why"),
    [
        (Rules.classic().but(hand=9), "Here hand can be 8 at most."),
        (Rules.revised(), "Here the cards are dealt at random; set assignment to random."),
    ],
)
def test_rules_with_too_many_moves_are_refused(rules: Rules, why: str) -> None:
    with pytest.raises(ImpossibleRules, match=why):
        env(rules)


def played_out(seance: SeanceEnv, seed: int) -> dict[str, float]:
    seance.reset(seed=seed)
    rng, rewards = random.Random(seed), {}
    for agent in islice(seance.agent_iter(), 5000):
        seen, reward, terminated, truncated, _ = seance.last()
        if terminated or truncated:
            rewards[agent] = reward
            seance.step(None)
        else:
            seance.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    return rewards
