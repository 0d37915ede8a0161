"""A glance at a table: what its host sees of it from across the room. Only what is public, and who is there."""

import msgspec

from mysterium_nb.engine.legal import legal_moves
from mysterium_nb.engine.moves import CloseStep
from mysterium_nb.engine.position import waiting_for
from mysterium_nb.engine.seats import COLOURS, GHOST, SeatId
from mysterium_nb.engine.state import Psychic
from mysterium_nb.engine.views import HostView, View
from mysterium_nb.protocol.bot_settings import BotSettings
from mysterium_nb.protocol.house_view import SeatStatus, SeatSummary, TableSummary
from mysterium_nb.protocol.sitter_names import names_people_gave

LATE_MS = 90_000
"""A wait of this length is long."""
LOST_MS = 8_000
"""A link that comes back sooner, after a reload of the page, was not lost."""


class TableContext(msgspec.Struct, frozen=True):
    """What is known around a table, but not by its rules. Times are milliseconds since 1970, UTC."""

    code: str
    now: int
    title: str = ""
    deal: str = ""
    written: bool = True
    hidden: bool = False
    instant: bool = False
    company: BotSettings = BotSettings()
    linked: frozenset[SeatId] = frozenset()
    muted: frozenset[SeatId] = frozenset()
    waited_since: dict[SeatId, int] = {}
    lost_since: dict[SeatId, int] = {}


def summarise_table(view: HostView, around: TableContext) -> TableSummary:
    return TableSummary(
        code=around.code,
        title=around.title,
        rules=view.rules,
        deal=around.deal,
        phase=view.phase,
        hour=view.hour,
        paused_since=view.clock.paused_at,
        can_close_step=CloseStep() in legal_moves(view),
        deadline=view.clock.deadline,
        seats=tuple(_seat(view, seat, around) for seat in seats_in_order(view)),
        free=len(empty_seats(view)) if view.phase == "lobby" else 0,
        report="" if view.report is None else view.report.psychic,
        ending=None if view.outcome is None else view.outcome.why,
        written=around.written,
        hidden=around.hidden,
        company=around.company,
        instant=around.instant,
    )


def seats_in_order(view: HostView) -> tuple[SeatId, ...]:
    """The ghost's seat, then one for each person: in the lobby, of those who are there."""
    if view.setup.players:
        return (GHOST, *(colours[0] for colours in view.setup.players))
    return (GHOST, *(colour for colour in COLOURS if view.setup.sitter(colour) is not None))


def empty_seats(view: View) -> list[SeatId]:
    """Where nobody sits, before the game or in it; in the lobby as many colours as people are missing."""
    setup = view.setup
    if setup.players:
        seats = [GHOST, *(colours[0] for colours in setup.players)]
        return [seat for seat in seats if setup.sitter(seat) is None]
    people = sum(sitter.seat != GHOST for sitter in setup.sitters)
    free: list[SeatId] = [colour for colour in COLOURS if setup.sitter(colour) is None]
    ghost = [GHOST] if setup.sitter(GHOST) is None else []
    return ghost + free[: max(0, setup.rules.people - people)]


def _seat(view: HostView, seat: SeatId, around: TableContext) -> SeatSummary:
    sitter = view.setup.sitter(seat)
    mine = view.setup.psychics_of(seat)
    now_waited = waiting_for(view)
    waited = [around.waited_since.get(one, around.now) for one in (mine or (seat,)) if one in now_waited]
    since = min(waited) if waited and view.clock.paused_at is None else None
    lost = around.lost_since.get(seat)
    return SeatSummary(
        seat=seat,
        psychics=mine,
        name="" if sitter is None else sitter.name,
        kind="nobody" if sitter is None else sitter.kind,
        linked=seat in around.linked,
        found=tuple(p.step for p in view.psychics if p.colour in mine),
        standing=_standing(view, [p for p in view.psychics if p.colour in mine]),
        waited_since=since,
        late=since is not None and view.clock.deadline is None and around.now - since >= LATE_MS,
        lost_since=lost if lost is not None and around.now - lost >= LOST_MS else None,
        muted=seat in around.muted,
        remembered=_remembered(view, mine or (seat,)) if view.phase == "over" else (),
    )


def _remembered(view: HostView, seats: tuple[SeatId, ...]) -> tuple[str, ...]:
    return tuple(name for name, had in names_people_gave(view.story).items() if not set(had).isdisjoint(seats))


def _standing(view: HostView, mine: list[Psychic]) -> SeatStatus:
    """Of a person with two psychics, that of the one who is furthest behind."""
    said = [_standing_of(view, psychic) for psychic in mine]
    return min(said, key=_BEHIND.index) if said else ""


_BEHIND: tuple[SeatStatus, ...] = ("", "vision", "no_pawn", "thinking", "sure", "voted", "finished")


def _standing_of(view: HostView, psychic: Psychic) -> SeatStatus:
    finale = view.finale
    match view.phase:
        case "poll" if finale is not None and view.rules.poll == "straw":
            return "voted" if psychic.colour in finale.voted else ""
        case "poll":
            return "sure" if psychic.colour in view.sure else ""
        case "opening" if finale is not None:
            return "voted" if psychic.colour in finale.voted else ""
        case "interpretation" if psychic.colour in view.sure:
            return "sure"
        case _ if psychic.finished and view.phase != "over":
            return "finished"
        case "interpretation":
            return "no_pawn" if psychic.pawn is None else "thinking"
        case "visions":
            return "vision" if psychic.served_hour == view.hour else ""
        case _:
            return ""
