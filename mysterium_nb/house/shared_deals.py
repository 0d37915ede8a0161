"""Deals that several tables share: what is known of the cards at one table is not told where they are still played.

Who somebody is, a house knows by what their browser keeps; whoever comes with another browser is somebody else. So what
would tell the cards is not shown to strangers at all, and the rest is a courtesy.
"""

from collections.abc import Iterable

from mysterium_nb.engine.errors import IllegalMove
from mysterium_nb.engine.seats import WATCH, SeatId
from mysterium_nb.house.hosted_table import HostedTable


def tables_still_playing(rooms: Iterable[HostedTable], seed: str | None) -> list[HostedTable]:
    """The tables that have not ended the deal of this seed; one that has not begun it yet is among them."""
    return [room for room in rooms if seed is not None and room.row.seed == seed and not room.table.over]


def check_may_watch(rooms: Iterable[HostedTable], room: HostedTable) -> None:
    """Refuse a look to strangers while others play the same cards: what is found here is what they are looking for."""
    if any(other is not room for other in tables_still_playing(rooms, room.row.seed)):
        raise IllegalMove("Other tables play the same cards. Only the host can look on here.")


def check_may_sit(rooms: Iterable[HostedTable], room: HostedTable, seat: SeatId, visitor: str) -> None:
    """Refuse a seat to whoever plays or knows the cards at another table, and a look to whoever plays them there."""
    seed = room.row.seed
    for other in rooms:
        held = other.seats_of(visitor) if seed is not None and other is not room else ()
        plays = any(one != WATCH for one in held) and other.row.seed == seed and not other.table.over
        if seat == WATCH and plays:
            raise IllegalMove("You play the same cards at another table. Look in when your game there is over.")
        if seat != WATCH and plays and other.view.phase == "lobby":
            raise IllegalMove("You sit at table {code}, which gets the same cards. Leave it first.", code=other.code)
        if seat != WATCH and held and seed in other.known_seeds:
            raise IllegalMove("You know these cards from another table. Ask the host for a table with other cards.")
