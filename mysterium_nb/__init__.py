"""A séance game for Jupyter: one silent ghost, up to six psychics, seven hours to find the culprit.

>>> from mysterium_nb import Table
>>> table = Table.new(players=4, difficulty="easy")
>>> table.seat("ghost").view.rules.cards_per_kind
5
"""

from typing import TYPE_CHECKING, Any

from mysterium_nb.engine.errors import IllegalMove, ImpossibleRules, Refusal
from mysterium_nb.engine.legal import legal_moves
from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.views import Seen
from mysterium_nb.table.seat import Seat
from mysterium_nb.table.table import Table

if TYPE_CHECKING:
    from mysterium_nb.house.local_bots import seat_bots
    from mysterium_nb.link.client import connect, connect_as_host

__all__ = [
    "IllegalMove",
    "ImpossibleRules",
    "Refusal",
    "Rules",
    "Seat",
    "Table",
    "connect",
    "connect_as_host",
    "legal_moves",
    "seat_bots",
]


def _still(view: Seen) -> str:
    """Pictures need far more than the rules do, so all that is loaded when the first one is asked for."""
    from mysterium_nb.picture.view_svg import still

    return still(view)


Seen.draw = _still


def __getattr__(name: str) -> Any:
    """Links need a network library and bots the whole deck, which are loaded when they are first asked for."""
    if name in ("connect", "connect_as_host"):
        from mysterium_nb.link import client

        return getattr(client, name)
    if name == "seat_bots":
        from mysterium_nb.house.local_bots import seat_bots

        return seat_bots
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
