"""How many messages somebody may send: a burst, and then so many a second."""

import time


class RateLimit:
    """So many messages in one go, and so many a second after that."""

    def __init__(self, burst: int, a_second: int) -> None:
        self._burst, self._a_second = burst, a_second
        self._left = float(burst)
        self._at = time.monotonic()

    def allow(self) -> bool:
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._a_second)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True
