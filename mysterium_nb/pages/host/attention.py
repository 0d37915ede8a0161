"""Where the host is needed: the one thing at a table that does not go on by itself."""

from typing import Literal, NamedTuple

from mysterium_nb.protocol.house_view import SeatSummary, TableSummary


class Attention(NamedTuple):
    why: Literal["report", "lost", "empty", "late", "ready"]
    seat: SeatSummary | None = None


def attention_for(table: TableSummary) -> Attention | None:
    if table.phase == "over" or table.paused_since is not None:
        return None
    if table.phase == "lobby":
        return Attention("ready") if table.free == 0 else None
    if table.report:
        return Attention("report")
    waited = [seat for seat in table.seats if seat.waited_since is not None]
    for seat in waited:
        if seat.kind == "person" and seat.lost_since is not None:
            return Attention("lost", seat)
    for seat in table.seats:
        if seat.kind == "nobody":
            return Attention("empty", seat)
    for seat in waited:
        if seat.late:
            return Attention("late", seat)
    return None
