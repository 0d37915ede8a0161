"""Limits how many tables are opened at the door from one address: a class in one go, and then one after another."""

import time
from collections.abc import Callable

from mysterium_nb.engine.errors import IllegalMove
from mysterium_nb.server.code_throttle import network_of

BURST = 16
SECONDS_A_TABLE = 20.0
_MOST_KNOWN = 10_000


class OpeningThrottle:
    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._used: dict[str, tuple[float, float]] = {}
        """By network, how many openings still count, and when that was reckoned."""

    def check(self, address: str) -> None:
        """Count an opening; refused where too many were asked for just now."""
        network, now = network_of(address), self._clock()
        count, at = self._used.pop(network, (0.0, now))
        count = max(0.0, count - (now - at) / SECONDS_A_TABLE)
        allowed = count <= BURST - 1
        self._used[network] = (count + allowed, now)
        if len(self._used) > _MOST_KNOWN:
            self._used.pop(next(iter(self._used)))  # who asked longest ago comes first
        if not allowed:
            raise IllegalMove("Many games were begun from here just now. Wait a minute, then try again.")
