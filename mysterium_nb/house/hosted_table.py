"""A table of the house, with its code, what the house knows about it, and what it shows of it."""

from collections.abc import Callable
from typing import Protocol

from msgspec.structs import replace

from mysterium_nb.engine.errors import IllegalMove
from mysterium_nb.engine.events import SeatTaken
from mysterium_nb.engine.legal import legal_moves
from mysterium_nb.engine.moves import Move, Say, Start
from mysterium_nb.engine.seats import HOST, WATCH, SeatId, Sitter
from mysterium_nb.engine.views import View
from mysterium_nb.house.database import SeatClaim, TableRow, hash_secret
from mysterium_nb.protocol.bot_settings import BotSettings
from mysterium_nb.protocol.sitter_names import free_bot_name
from mysterium_nb.protocol.table_summary import empty_seats
from mysterium_nb.table.table import LocalSeat, Table

MOST_REMARKS = 600
"""In one game: every page is sent all of them."""
UNNAMED = "…"
"""Stands for a name that the projector does not show."""


class TableSession(Protocol):
    """A page or a program that holds a seat at a table, as the table knows it."""

    seat: SeatId

    def show(self) -> None:
        """Show the seat's view anew."""

    def switch_game(self) -> None:
        """Go on at another game of the same table, in the same seat."""

    def close_with(self) -> None:
        """End: the seat is somebody else's."""


class HostedTable:
    """A table of the house, with its code and what the house knows about it."""

    def __init__(self, row: TableRow, table: Table, still_played: Callable[[str | None], bool]) -> None:
        self.row = row
        self.table = table
        self._still_played = still_played
        """Whether any table of the house has yet to end the deal of a seed."""
        self.played: dict[str, str | None] = {}
        """The games that were played here before this one and are still kept, with the seeds of shared deals."""
        self.claims: dict[SeatId, SeatClaim] = {}
        self.watchers: dict[str, SeatClaim] = {}
        self.sessions: set[TableSession] = set()
        """The links that are up."""
        self.muted: set[SeatId] = set()
        self.waited_since: dict[SeatId, int] = {}
        self.lost_since: dict[SeatId, int] = {}
        """Since when the links of claimed seats have been down."""
        self.personal_tokens: dict[SeatId, str] = {}
        """What personal links end in that people were shown; the database has no more than their hashes."""
        self.company = BotSettings()
        """What the bots of this table are like."""
        self.secrets_withheld = False
        """Whether those who are here have been told less than all, since other tables play the same cards."""

    @property
    def code(self) -> str:
        return self.row.code

    @property
    def view(self) -> View:
        """What is public."""
        return self.table.view(WATCH)

    def act(self, seat: LocalSeat, move: Move, move_id: str | None = None) -> None:
        """A seat's move; where several tables share a deal, whoever may start the game starts that deal."""
        if isinstance(move, Start) and move != Start():
            raise IllegalMove("In this house chance deals the cards.")
        if move == Start() and move in legal_moves(self.table.view(seat.seat)):
            self.start()
        elif isinstance(move, Say) and not self.row.written:
            raise IllegalMove("At this table nothing is written just now; speak.")
        elif isinstance(move, Say) and self.table.view(seat.seat).seat in self.muted:
            raise IllegalMove("The host has asked you to be silent for a while.")
        elif isinstance(move, Say) and len(self.table.view(HOST).talk) >= MOST_REMARKS:
            raise IllegalMove("Enough has been written at this table; speak.")
        else:
            seat.act(move, move_id)

    @property
    def last_played(self) -> str:
        """The game that was last played to its end here, if one was."""
        return self.table.game if self.table.over else next(reversed(self.played), "")

    @property
    def known_seeds(self) -> set[str | None]:
        """Of the deals that whoever has sat or looked on here knows cards of."""
        return {*self.played.values(), *([] if self.view.phase == "lobby" else [self.row.seed])}

    @property
    def deal_in_play_elsewhere(self) -> bool:
        """Whether other tables still play the cards of the game that was last played to its end here."""
        seed = self.row.seed if self.table.over else next(reversed(self.played.values()), None)
        return self._still_played(seed)

    def seats_of(self, visitor: str) -> tuple[SeatId, ...]:
        """The seats this visitor holds, watching last."""
        held = hash_secret(visitor)
        seats = [seat for seat, claim in self.claims.items() if claim.holder == held]
        return (*seats, WATCH) if held in self.watchers else tuple(seats)

    def start(self) -> None:
        """Deal; where several tables share a deal, that one."""
        self.table.start(seed=self.row.seed, deal=self.row.deal)

    def fill_with_bots(self) -> list[SeatId]:
        """Seat bots wherever nobody sits, before the game or in it; gives where."""
        empty = [seat for seat in empty_seats(self.view) if seat not in self.claims]
        for seat in empty:
            self.seat_bot(seat)
        if not empty:
            raise IllegalMove("No seat is empty at this table.")
        return empty

    def seat_bot(self, seat: SeatId) -> None:
        """Let a bot sit down, in place of whoever sat there."""
        setup = self.view.setup
        sitter = setup.sitter(seat)
        if sitter is not None and sitter.kind == "bot" and seat not in self.claims:
            raise IllegalMove("A bot plays there already.")
        self.table.sit(seat, free_bot_name(setup, seat), "bot")

    def stand_up(self, seat: SeatId) -> None:
        """Let somebody get up in the lobby; whoever got up and could not be deleted from the database has done so."""
        if self.view.setup.sitter(seat) is not None or seat not in self.claims:
            self.table.stand_up(seat)

    def resend_views(self) -> None:
        """Tell every link anew what it sees, because the house shows it in another way."""
        for held in [*self.sessions]:
            held.show()

    def view_to_send(self, view: View) -> View:
        """A view as it leaves the house.

        In one room nothing is written; where names are hidden on the projector, spectators see none but bots'; and as
        long as other tables play the same deal, not all is told of it.
        """
        if self.deal_in_play_elsewhere:
            view = _while_others_play(view)
        if not self.row.written:
            view = replace(view, silence=True)
        if not self.row.hidden or view.seat != WATCH:
            return view
        story = tuple(
            replace(event, name=UNNAMED) if isinstance(event, SeatTaken) and event.kind == "person" else event
            for event in view.story
        )
        return replace(view, story=story, setup=replace(view.setup, sitters=_without_names(view)))

    def update_presence(self, now: int) -> None:
        """Note since when somebody has been waited for, and since when a link has been down."""
        waited, here = self.table.waiting_for, self.online()
        self.waited_since = {seat: self.waited_since.get(seat, now) for seat in waited}
        self.lost_since = {seat: self.lost_since.get(seat, now) for seat in self.claims if seat not in here}

    def online(self) -> tuple[SeatId, ...]:
        """The seats whose links are up."""
        return tuple(dict.fromkeys(held.seat for held in self.sessions))


def _while_others_play(view: View) -> View:
    """The view of a game that is over here, but not everywhere.

    Players see what belonged to whom at their own table, spectators wait, and nobody gets the seed, from which every
    card of the others could be dealt.
    """
    if view.truth is None:
        return view
    return replace(view, truth=None if view.seat == WATCH else replace(view.truth, seed=""))


def _without_names(view: View) -> tuple[Sitter, ...]:
    """Who sits there, for everybody to see but not to read: in the game people go by their colours."""
    bots = tuple(sitter for sitter in view.setup.sitters if sitter.kind == "bot")
    if view.phase != "lobby":
        return bots
    return tuple(sitter if sitter in bots else replace(sitter, name=UNNAMED) for sitter in view.setup.sitters)
