"""The environment itself: agents take turns whenever the table waits for them, over the same engine and views."""

import random
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, MultiBinary
from pettingzoo import AECEnv

from mysterium_nb.engine.legal import legal_moves
from mysterium_nb.engine.moves import CloseStep, Move
from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import GHOST, HOST, WATCH, SeatId
from mysterium_nb.engine.story import story_chapters
from mysterium_nb.engine.views import GhostView, View
from mysterium_nb.rl.actions import Actions, Shapes, check_small_enough, count, ghost_shapes, psychic_shapes
from mysterium_nb.rl.features import MOST, features, length
from mysterium_nb.table.autoplay import MAX_MOVES_A_STEP, SimulatedClock
from mysterium_nb.table.table import Table

MOST_NAMING = 40
"""Moves after which people who cannot agree on a culprit, with nobody to close the poll, are told to stop."""


class SeanceEnv(AECEnv):  # type: ignore[misc] # PettingZoo has no types
    """One séance. `ghost_0` gives visions, `psychic_1` and so on guess; at the end all get +1 or all get -1.

    What may be done now is in `observation["action_mask"]`. A person with two psychics is one agent. When psychics take
    too long (`MAX_MOVES_A_STEP` moves) the hourglass has run out, or the host closes the step. Talk and notes are left
    out.
    """

    metadata = {"render_modes": ["human", "ansi"], "name": "seance_v0", "is_parallelizable": False}  # noqa: RUF012 - named so by PettingZoo

    def __init__(self, rules: Rules | None = None, render_mode: str | None = None) -> None:
        super().__init__()
        self.rules = rules or Rules.classic()
        self.render_mode = render_mode
        check_small_enough(self.rules)
        self.possible_agents = ["ghost_0", *(f"psychic_{number}" for number in range(1, self.rules.people + 1))]
        self._shapes = {agent: _shapes(self.rules, agent) for agent in self.possible_agents}
        box = Box(0, MOST, (length(self.rules),), np.uint8)
        self._actions_of = {agent: Discrete(count(shapes)) for agent, shapes in self._shapes.items()}
        self._seen_by = {
            agent: Dict({"observation": box, "action_mask": MultiBinary(count(shapes))})
            for agent, shapes in self._shapes.items()
        }
        self._rng = random.Random()

    def observation_space(self, agent: str) -> Dict:
        return self._seen_by[agent]

    def action_space(self, agent: str) -> "Discrete[Any]":
        return self._actions_of[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002 - PettingZoo's signature
        if seed is not None:
            self._rng = random.Random(seed)
        self._clock = SimulatedClock(0)
        self.table = Table.open(self.rules, clock=self._clock, rng=self._rng)
        self.table.start(seed=f"{self._rng.getrandbits(128):032x}")
        setup, self._dealt = self.table.view(WATCH).setup, self.table.view(WATCH).board
        self.agents = [*self.possible_agents]
        self._seats: dict[str, SeatId] = dict(
            zip(self.agents, (GHOST, *(mine[0] for mine in setup.players)), strict=True)
        )
        colours = tuple(psychic.colour for psychic in self.table.view(WATCH).psychics)
        self._actions = {agent: Actions(shapes, colours, self._dealt) for agent, shapes in self._shapes.items()}
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._step: tuple[int, str] | None = None
        self._moves_in_step = 0
        self._last_mover = 0
        self._go_on()

    def observe(self, agent: str) -> "dict[str, np.ndarray[Any, Any]]":
        mask = np.zeros(count(self._shapes[agent]), np.int8)
        if agent == self.agent_selection:
            mask[[*self._choices]] = 1
        return {"observation": features(self._view(agent), self._dealt), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or int(action) not in self._choices:
            raise ValueError(f"Action {action} is not allowed now; the action mask says what is.")
        self._cumulative_rewards[agent] = 0.0
        self.table.act(self._seats[agent], self._choices[int(action)])
        self._last_mover = self.possible_agents.index(agent)
        self._let_time_pass()
        outcome = self.table.view(WATCH).outcome
        self.rewards = dict.fromkeys(self.agents, 0.0 if outcome is None else 1.0 if outcome.won else -1.0)
        self.terminations = dict.fromkeys(self.agents, outcome is not None)
        self._go_on()
        self._accumulate_rewards()

    def render(self) -> str | None:
        told = "\n".join(
            "\n".join((chapter.title, *(f"  {line}" for line in chapter.lines)))
            for chapter in story_chapters(self.table.view(WATCH))
        )
        if self.render_mode == "ansi":
            return told
        print(told)
        return None

    def close(self) -> None:
        """There is nothing to let go of."""

    def _view(self, agent: str) -> View:
        return self.table.view(self._seats[agent])

    def _let_time_pass(self) -> None:
        """End a step in which the psychics have moved often enough; nobody to end it: the game is broken off."""
        now = self.table.view(WATCH)
        if (now.hour, now.phase) != self._step:
            self._step, self._moves_in_step = (now.hour, now.phase), 0
        self._moves_in_step += 1
        if now.phase not in ("interpretation", "poll") or self._moves_in_step < MAX_MOVES_A_STEP:
            return
        if now.clock.deadline is not None:
            self._clock.now = now.clock.deadline
            self.table.tick()
        elif CloseStep() in legal_moves(self.table.view(HOST)):
            self.table.act(HOST, CloseStep())
        elif self._moves_in_step >= MOST_NAMING:
            self.truncations = dict.fromkeys(self.agents, True)

    def _go_on(self) -> None:
        """Turn to the next agent that the table waits for, round the table from the last one."""
        waited = [agent for agent in self._in_turn() if self._waits_for(agent)]
        self.agent_selection = waited[0] if waited else self.agents[0]
        self._choices: dict[int, Move] = {}
        if waited and not self.truncations[self.agent_selection]:
            view, actions = self._view(self.agent_selection), self._actions[self.agent_selection]
            hand = view.hand if isinstance(view, GhostView) else ()
            numbered = ((actions.number(move, hand), move) for move in legal_moves(view))
            self._choices = {number: move for number, move in numbered if number is not None}

    def _in_turn(self) -> list[str]:
        after = self._last_mover + 1
        return [*self.possible_agents[after:], *self.possible_agents[:after]]

    def _waits_for(self, agent: str) -> bool:
        seat = self._seats[agent]
        mine = self.table.view(WATCH).setup.psychics_of(seat) or (seat,)
        return any(one in mine for one in self.table.waiting_for)


def env(rules: Rules | None = None, render_mode: str | None = None) -> SeanceEnv:
    """A séance for agents, as PettingZoo's own environments are made."""
    return SeanceEnv(rules, render_mode)


def _shapes(rules: Rules, agent: str) -> Shapes:
    return ghost_shapes(rules) if agent == "ghost_0" else psychic_shapes(rules)
