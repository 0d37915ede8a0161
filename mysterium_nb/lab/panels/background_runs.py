"""Figures that come at once and grow finer while one looks; whoever asks anew is answered first."""

import asyncio
import threading
from collections.abc import Callable, Sequence
from contextvars import copy_context
from functools import partial
from typing import NamedTuple

from mysterium_nb.lab.panels.game_counts import Variant, cached_counts, play_more
from mysterium_nb.lab.simulator import Cancelled

FIRST_LOOK_GAMES = 24
"""Games of a first look: they take less than a tenth of a second."""


class PlanStep(NamedTuple):
    """A part of a plan: play this arm to so many games."""

    arm: Variant
    upto: int


Plan = Sequence[PlanStep]
News = Callable[[int, int], None]
"""Called with how many games of a plan are played, and how many it has."""


class BackgroundRunner:
    """Plays plans beside the program, one at a time, and tells the program in its own thread how far it is."""

    def __init__(self, news: News) -> None:
        self._news = news
        self._stop = threading.Event()
        self._thread: threading.Thread | None = None

    def ask(self, plan: Plan) -> None:
        """Play this, and nothing else any more."""
        self.stop()
        self._stop = threading.Event()
        tell = _teller()
        self._thread = threading.Thread(target=self._work, args=(plan, self._stop, tell), daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Leave it at what is known."""
        self._stop.set()

    def wait(self) -> None:
        """Until there is nothing more to come: for programs that have no event loop."""
        if self._thread is not None:
            self._thread.join()

    def _work(self, plan: Plan, stop: threading.Event, tell: Callable[[Callable[[], None]], object]) -> None:
        whole = games_of(plan)
        try:
            for number, leg in enumerate(plan):
                while games_known(leg.arm) < leg.upto:
                    play_more(leg.arm, leg.upto, stop)
                    if number + 1 < len(plan) or games_known(leg.arm) < leg.upto:
                        tell(partial(self._tell, stop, played_of(plan), whole))
            tell(partial(self._tell, stop, whole, whole))
        except Cancelled:
            pass

    def _tell(self, stop: threading.Event, done: int, whole: int) -> None:
        if not stop.is_set():
            self._news(done, whole)


def games_known(arm: Variant) -> int:
    games = cached_counts(arm)
    return 0 if games is None else games.played


def games_of(plan: Plan) -> int:
    return sum(_most(plan).values())


def played_of(plan: Plan) -> int:
    return sum(min(games_known(arm), upto) for arm, upto in _most(plan).items())


def _most(plan: Plan) -> dict[Variant, int]:
    return {arm: max(leg.upto for leg in plan if leg.arm == arm) for arm in dict.fromkeys(leg.arm for leg in plan)}


def _teller() -> Callable[[Callable[[], None]], object]:
    """Where news is told: in the event loop of whoever asked, as an answer to that, or right here without a loop.

    A kernel has a loop for each of its shells, and a browser's next word goes to the shell that answered last.
    """
    try:
        loop, asked = asyncio.get_running_loop(), copy_context()
    except RuntimeError:
        return lambda call: call()
    return lambda call: loop.call_soon_threadsafe(call, context=asked)
