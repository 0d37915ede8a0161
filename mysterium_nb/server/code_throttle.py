"""Makes whoever tries wrong codes by the dozen wait. Right ones cost nothing.

A whole class may stand behind one address, so an address may be wrong many times in a row, and is forgiven one mistake
every few seconds. When it has used them up nobody from there learns whether a code is right, since that is what
somebody who tries codes is after; but whoever sits at a table already is let through, and so is a personal link.
"""

import ipaddress
import secrets
import time
from collections.abc import Callable

from mysterium_nb.engine.errors import IllegalMove
from mysterium_nb.house.hosted_table import HostedTable
from mysterium_nb.house.house import House

MISTAKES = 60
"""How often an address may be wrong in a row: thirty people, twice each."""
FORGIVEN_EVERY = 3.0
"""Seconds after which one mistake is forgiven."""
_MOST_KNOWN = 10_000


class TooManyAttempts(IllegalMove):
    """This address has tried so many wrong codes that it has to wait."""


class WrongPassword(IllegalMove):
    """This is not the word at the door."""


class CodeThrottle:
    def __init__(self, house: House, password: str = "", clock: Callable[[], float] = time.monotonic) -> None:
        self._house = house
        self._password = password
        self._clock = clock
        self._wrong: dict[str, tuple[float, float]] = {}
        """By address, how many mistakes were not forgiven yet, and when that was counted."""

    @property
    def has_word(self) -> bool:
        """Whether people have to know a word to come in."""
        return bool(self._password)

    def room(self, address: str, visitor: str | None, code: str) -> HostedTable:
        """The table that somebody asks for, however its code was typed; `IllegalMove` if there is none."""
        try:
            room = self._house.table(normalise_code(code))
        except IllegalMove:
            self.check(address)
            self.record_failure(address)
            raise
        if visitor is None or not room.seats_of(visitor):
            self.check(address)
        return room

    def table_for(self, address: str, visitor: str | None, code: str, password: str) -> HostedTable:
        """The table that somebody wants to join, if they know the word at the door."""
        room = self.room(address, visitor, code)
        self.check_password(address, password)
        return room

    def check_password(self, address: str, password: str) -> None:
        """Refuse whoever does not know the word at the door; somebody who guesses is soon not listened to."""
        if not secrets.compare_digest(password.encode(), self._password.encode()):
            self.record_failure(address)
            raise WrongPassword("This is not the word that the host gave you.")

    def check(self, address: str) -> None:
        """Somebody asks for a table by its code; refused when too many wrong codes came from there."""
        if self._unforgiven(_place(address)) > MISTAKES - 1:
            raise TooManyAttempts("You have tried many codes. Wait a minute, then try again.")

    def record_failure(self, address: str) -> None:
        """The code was wrong."""
        place = _place(address)
        unforgiven = self._unforgiven(place)
        self._wrong.pop(place, None)
        self._wrong[place] = (unforgiven + 1, self._clock())
        if len(self._wrong) > _MOST_KNOWN:
            # Those who were wrong longest ago come first, and are forgotten first.
            self._wrong = dict([*self._wrong.items()][_MOST_KNOWN // 2 :])

    def _unforgiven(self, place: str) -> float:
        count, at = self._wrong.get(place, (0.0, 0.0))
        return max(0.0, count - (self._clock() - at) / FORGIVEN_EVERY)


def normalise_code(code: str) -> str:
    """A code as it is written on the poster, from whatever was typed.

    >>> normalise_code(" bafa-42 ")
    'BAFA42'
    """
    return "".join(letter for letter in code if letter.isalnum()).upper()[:12]


def _place(address: str) -> str:
    """An address, or the network of one: whoever has one of the new long addresses has billions of them."""
    try:
        known = ipaddress.ip_address(address)
    except ValueError:
        return address
    if known.version == 4:
        return address
    if known.ipv4_mapped is not None:  # as a proxy that listens for both kinds writes an address of the old kind
        return str(known.ipv4_mapped)
    return str(ipaddress.ip_network((int(known) >> 64 << 64, 64)))
