"""Ghosts and psychics who reason in compiled code, more of a thought at a time."""

from typing import Protocol

import numpy as np

from mysterium_nb.engine.seats import COLOURS
from mysterium_nb.lab.batch.backends import Backend
from mysterium_nb.lab.batch.factor_tables import Factors, Tables
from mysterium_nb.lab.batch.game_arrays import FOUND_ALL, HiddenArrays, PublicArrays
from mysterium_nb.lab.batch.player_protocols import GhostTurn
from mysterium_nb.lab.batch.random_numbers import BoolArray, IntArray, Purpose, RealArray
from mysterium_nb.lab.batch.reasoning_ghost import ReasoningGhost
from mysterium_nb.lab.batch.reasoning_psychics import ReasoningPsychics
from mysterium_nb.minds.bots.crow import LARGEST_HAND, WORTH_A_CROW


class Compiled(Backend, Protocol):
    """What `compiled` can do besides."""

    def turn(
        self,
        trusted: Factors,
        minds: IntArray,
        columns: IntArray,
        beliefs: RealArray,
        step: IntArray,
        waiting: BoolArray,
        targets: IntArray,
        hand: IntArray,
        crows: IntArray,
        given: BoolArray,
        *,
        whole: bool,
        enough: float,
        noise: float,
        chance: RealArray,
    ) -> tuple[IntArray, BoolArray, BoolArray]: ...
    def listen(
        self,
        tables: Tables,
        minds: IntArray,
        columns: IntArray,
        possible: BoolArray,
        step: IntArray,
        rows: IntArray,
        sent: IntArray,
        hand: int,
        told: RealArray,
        before: RealArray,
        /,
    ) -> None: ...


class QuickGhost(ReasoningGhost):
    _thinking: Compiled

    def turn(self, public: PublicArrays, secret: HiddenArrays, rows: IntArray) -> GhostTurn:
        if secret.hand.size > LARGEST_HAND:
            return super().turn(public, secret, rows)
        rules, step = public.rules, public.step[rows]
        columns, possible = public.sought(rows)
        kind = np.minimum(step, FOUND_ALL - 1)[:, :, None]
        psychic, give, throw = self._thinking.turn(
            self._factors,
            self._minds[rows],
            columns,
            self._thinking.exclusive_weights(self._told[rows] * possible, step),
            step,
            public.waiting[rows],
            np.take_along_axis(secret.belongs[rows], kind, axis=2)[:, :, 0],
            secret.hand.cards[rows],
            public.crows[rows],
            public.given[rows],
            whole=rules.crow_takes == "whole",
            enough=WORTH_A_CROW[rules.crow_per or "game"],
            noise=self._noise,
            chance=public.chance.keys(Purpose.GIVING, len(COLOURS), 2, number=public.hour)[rows],
        )
        return GhostTurn(psychic, give, throw)


class QuickPsychics(ReasoningPsychics):
    _thinking: Compiled

    def _weigh(self, public: PublicArrays, rows: IntArray) -> None:
        if not self._pragmatic:
            return super()._weigh(public, rows)
        columns, possible = public.sought(rows)
        self._thinking.listen(
            self._tables,
            self._minds,
            columns,
            possible,
            public.step[rows],
            rows,
            self._sent,
            public.rules.hand,
            self._told,
            self._before,
        )
        return None
