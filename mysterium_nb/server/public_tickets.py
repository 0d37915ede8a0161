"""Tickets of programs, which hold their seats by a websocket on the public port."""

import secrets
from typing import NamedTuple

from mysterium_nb.engine.seats import SeatId
from mysterium_nb.house.hosted_table import HostedTable


class PublicGrant(NamedTuple):
    """What a public ticket is good for."""

    room: HostedTable | None
    """No table: the whole house, for its host."""
    seat: SeatId
    visitor: str


class PublicTickets:
    """Tickets of programs. Each is good once, and is answered with the next."""

    def __init__(self) -> None:
        self._good: dict[str, PublicGrant] = {}

    def issue(self, what: PublicGrant) -> str:
        """The one ticket for it: an earlier one is no longer good."""
        ticket = secrets.token_urlsafe(32)
        self._good = {other: known for other, known in self._good.items() if known != what}
        self._good[ticket] = what
        return ticket

    def redeem(self, ticket: str) -> PublicGrant | None:
        return self._good.pop(ticket, None)
