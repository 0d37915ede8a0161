"""The house: every table of this server, and who holds which seat. It lives in the server's process alone."""

import logging
import secrets
from collections.abc import Callable, Collection
from contextlib import suppress
from typing import Literal

from msgspec.structs import replace

from mysterium_nb.engine.cards import STANDARD, Cards
from mysterium_nb.engine.errors import IllegalMove
from mysterium_nb.engine.moves import AddTime
from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import COLOURS, GHOST, TABLE, WATCH, SeatId
from mysterium_nb.house.cleanup import delete_unlisted_tables
from mysterium_nb.house.codes import new_deal_name, new_table_code
from mysterium_nb.house.database import HouseDatabase, SeatClaim, TableRow, hash_secret
from mysterium_nb.house.hosted_table import HostedTable
from mysterium_nb.house.shared_deals import check_may_sit, tables_still_playing
from mysterium_nb.protocol.bot_settings import BotSettings
from mysterium_nb.table.store import Store, StoreError
from mysterium_nb.table.table import Clock, Table, wall_clock

_log = logging.getLogger(__name__)
MOST_ROOMS = 200
MOST_WATCHERS = 100
"""At a table. Whoever has been here for longest has to come in again."""
_NOTE_EVERY_MS = 2000
"""How often the database notes that the house is alive: what an hourglass may lose or gain when the power goes."""
_SPREADS = "spreads"
"""Under which the database notes whether people are seated without a code."""


class House:
    def __init__(
        self,
        store: Store,
        database: HouseDatabase,
        clock: Clock = wall_clock,
        forget: Callable[[str], None] = lambda _: None,
        *,
        most_tables: int = MOST_ROOMS,
        new_code: Callable[[Collection[str]], str] = new_table_code,
    ) -> None:
        self._store = store
        self._most_tables = most_tables
        self._new_code = new_code
        """Gives a table its code, which is none of those that are taken."""
        self._forget = forget
        """Called with every game that is deleted: nothing must be known from it any more."""
        self._database = database
        self._wall = clock
        self._stopped_at: int | None = None
        self._noted_at = 0
        self._failing_tables: set[str] = set()
        """The tables that could not go on when they were last looked at."""
        self._watchers: list[Callable[[], None]] = []
        self.tables: dict[str, HostedTable] = {}
        self.open_seating = bool(database.get_value(_SPREADS))
        self._resume()

    def now(self) -> int:
        """The time in the house: while tables are taken up again it is still when they were put down."""
        return self._wall() if self._stopped_at is None else self._stopped_at

    # Tables

    def open(
        self,
        rules: Rules,
        *,
        count: int = 1,
        same_deal: bool = False,
        deal: str = "",
        title: str = "",
        cards: Cards = STANDARD,
    ) -> list[HostedTable]:
        """Open tables; with the same deal each gets the same cards, whose seed nobody knows.

        A deal that tables of the house share already is given again by its name.
        """
        room_for = self._most_tables - len(self.tables)
        if not 1 <= count <= room_for:
            raise IllegalMove("This house has room for {count} more tables.", count=room_for)
        seed = f"{secrets.randbits(128):032x}" if same_deal else None
        if deal:
            seed = self._seed_of(deal)
        elif same_deal:
            deal = new_deal_name(taken={room.row.deal for room in self.tables.values()})
        opened: dict[str, HostedTable] = {}
        for number in range(1, count + 1):
            table = Table.open(rules, cards=cards, hosted=True, store=self._store, clock=self.now)
            now = self.now()
            name = f"{title} {number}" if title and count > 1 else title
            code = self._new_code({*self.tables, *opened})
            row = TableRow(code, table.game, now, seed, deal, name, written=True, hidden=False)
            opened[row.code] = HostedTable(row, table, self._still_played)
        self._database.save_tables(
            [room.row for room in opened.values()]
        )  # a table that the database does not know is none
        self.tables |= opened
        self.changed()
        return [*opened.values()]

    def _seed_of(self, deal: str) -> str:
        for room in self.tables.values():
            if room.row.deal == deal and room.row.seed is not None:
                return room.row.seed
        raise IllegalMove("No table in this house has this deal.")

    def _still_played(self, seed: str | None) -> bool:
        return bool(tables_still_playing(self.tables.values(), seed))

    def table(self, code: str) -> HostedTable:
        """A table by its code, however it was typed."""
        room = self.tables.get("".join(code.split()).upper())
        if room is None:
            raise IllegalMove("There is no table with this code.")
        return room

    def close(self, code: str) -> None:
        """Take a table and all that was logged at it away for good."""
        room = self.table(code)
        for game in [*room.played]:
            self._delete_log(game)
            del room.played[game]
        self._delete_log(room.table.game)
        self._take_away(room)
        self.changed()

    def delete_game(self, game: str) -> HostedTable | None:
        """Delete a finished game, but not what was played before it at the same table; gives the table that it was
        still on, which is taken away: links to it are the caller's to end."""
        on = next((room for room in self.tables.values() if room.table.game == game), None)
        self._delete_log(game)
        self._database.delete_played(game)
        for room in self.tables.values():
            room.played.pop(game, None)
        if on is not None:
            self._take_away(on)
        self.changed()
        return on

    def _delete_log(self, game: str) -> None:
        """Before whatever shows the game goes: if the power fails meanwhile, somebody sees what is left, and deletes
        it again."""
        self._forget(game)
        self._store.delete(game)

    def _take_away(self, room: HostedTable) -> None:
        self._database.delete_table(room.code)
        del self.tables[room.code]

    def play_again(self, code: str) -> None:
        """Another game for the same people, in the lobby of the same table; who asks second finds it done.

        The game before stays where finished games are. A deal that several tables shared has been played: this one is
        dealt anew.
        """
        room = self.table(code)
        if room.view.phase == "lobby":
            return
        table = room.table.rematch()
        row = replace(room.row, game=table.game, seed=None, deal="")
        self._database.play_again(row, room.row, self.now())
        room.played[room.row.game] = room.row.seed
        room.row, room.table = row, table
        room.waited_since = {}
        for held in [*room.sessions]:
            held.switch_game()
        self.changed()

    def update_table(self, code: str, **changes: bool | str) -> None:
        """Change what the house, not the rules, says about a table."""
        room = self.table(code)
        row = replace(room.row, **changes)
        self._database.save_tables([row])
        room.row = row
        self.changed()

    def set_bots(self, code: str, company: BotSettings) -> None:
        """Other bots for a table, from their next move on."""
        room = self.table(code)
        if company != room.company:
            self._database.choose_company(room.code, company)
            room.company = company
            room.resend_views()
            self.changed()

    def set_open_seating(self, *, spreads: bool) -> None:
        """Whether somebody who comes without a code is given a seat."""
        self._database.set_value(_SPREADS, "yes" if spreads else "")
        self.open_seating = spreads

    # Seats

    def claim(
        self, code: str, seat: SeatId, name: str, visitor: str, kind: Literal["person", "bot"] = "person"
    ) -> SeatClaim:
        """Give a free seat, or one that a bot keeps, to a visitor."""
        room = self.table(code)
        if room.table.over and seat != WATCH:
            raise IllegalMove("The game is over.")
        _check_second_seat(room, room.seats_of(visitor), seat)
        check_may_sit(self.tables.values(), room, seat, visitor)
        self._check_never_ghost(room, seat, visitor)
        if seat == WATCH:
            return self._assign_seat(room, WATCH, visitor)
        if seat not in self.free_seats(room):
            raise IllegalMove("Somebody has taken this seat; choose another.")
        claim = self._assign_seat(room, seat, visitor)  # before anybody sits: nobody sits where nobody holds
        try:
            room.table.sit(seat, name, kind)
        except (IllegalMove, StoreError):
            with suppress(StoreError):  # then it can be taken again, since nobody sits there
                self.release(code, seat)
            raise
        return claim

    def free_seats(self, room: HostedTable) -> tuple[SeatId, ...]:
        """Seats where nobody sits, and in mid-game those of psychics that a bot keeps warm and nobody holds.

        The ghost's is then the host's to give: whoever takes it sees all that is hidden.
        """
        setup = room.table.view(WATCH).setup
        if setup.players:
            return tuple(colours[0] for colours in setup.players if colours[0] not in room.claims)
        free = [seat for seat in (GHOST, *COLOURS) if seat not in room.claims or setup.sitter(seat) is None]
        people = sum(1 for sitter in setup.sitters if sitter.seat != GHOST)
        full = people >= setup.rules.people
        return tuple(seat for seat in free if seat == GHOST or setup.sitter(seat) is not None or not full)

    def resume(self, code: str, token: str, visitor: str) -> SeatClaim:
        """Move a seat to another device by its personal link."""
        room = self.table(code)
        for claim in (*room.claims.values(), *room.watchers.values()):
            if secrets.compare_digest(claim.resume, hash_secret(token)):
                self._check_never_ghost(room, claim.seat, visitor)
                self._database.transfer_played(room.code, claim.holder, hash_secret(visitor))
                return self._assign_seat(room, claim.seat, visitor, resume=token)
        raise IllegalMove("This personal link is no longer good. Ask the host for a new one.")

    def new_personal_link(self, code: str, seat: SeatId) -> str:
        """A new personal link for a seat; whoever held it before holds it no more."""
        room = self.table(code)
        return self._assign_to_link(room, seat)

    def personal_link(self, code: str, seat: SeatId) -> str:
        """What the personal link of whoever holds a seat ends in: the one they were shown before, while it is good."""
        room = self.table(code)
        claim = room.claims.get(seat)
        if claim is None:
            raise IllegalMove("Nobody holds this seat.")
        token = room.personal_tokens.get(seat, "")
        if hash_secret(token) != claim.resume:
            token = secrets.token_urlsafe(16)
            claim = replace(claim, resume=hash_secret(token))
            self._database.claim(claim)
            room.claims[seat], room.personal_tokens[seat] = claim, token
        return token

    def mute(self, code: str, seat: SeatId, *, muted: bool) -> None:
        """Let nothing that somebody writes through, or everything again."""
        room = self.table(code)
        if muted:
            self._database.mute(room.code, seat)
            room.muted.add(seat)
        else:
            self._database.unmute(room.code, seat)
            room.muted.discard(seat)
        self.changed()

    def leave(self, code: str, seat: SeatId) -> None:
        """Somebody leaves for good: before the game the seat is empty, in the game a bot plays on."""
        room = self.table(code)
        if room.view.phase == "lobby":
            room.stand_up(seat)
        elif not room.table.over:
            room.seat_bot(seat)
        self.release(code, seat)

    def release(self, code: str, seat: SeatId) -> None:
        """Take a seat from whoever holds it; who sits there at the table is not changed."""
        room = self.table(code)
        self._remember_ghost(room, seat)
        self._database.release(room.code, seat)
        room.claims.pop(seat, None)
        self.changed()

    def holds(self, visitor: str, room: HostedTable, seat: SeatId) -> bool:
        """Whether a visitor holds a seat at a table that is still there."""
        return self.tables.get(room.code) is room and seat in room.seats_of(visitor)

    def has_played(self, room: HostedTable, game: str, holder: str) -> bool:
        """Whether somebody sat at a table when a game of it ended. They may have it, and whoever came later may not."""
        if game == room.table.game:
            return any(claim.holder == holder for claim in room.claims.values())
        return game in room.played and self._database.has_played(game, holder)

    # Time

    def tick(self) -> None:
        """Let every hourglass that has run out end its step."""
        for room in [*self.tables.values()]:
            try:
                self._update_table(room)
            except Exception as error:  # one table's trouble stops no other, and is told once as long as it lasts
                if room.code not in self._failing_tables:
                    _log.exception("Table %s cannot go on: %s", room.code, error)
                self._failing_tables.add(room.code)
            else:
                self._failing_tables.discard(room.code)
        if self.now() - self._noted_at >= _NOTE_EVERY_MS:
            self._noted_at = self.now()
            try:
                self._database.set_value("alive_at", str(self._noted_at))
            except StoreError as error:
                _log.error("The house cannot note that it is alive: %s", error)

    def _update_table(self, room: HostedTable) -> None:
        room.table.tick()
        room.update_presence(self.now())
        if room.secrets_withheld != room.deal_in_play_elsewhere:
            room.secrets_withheld = not room.secrets_withheld
            room.resend_views()

    def watch(self, watcher: Callable[[], None]) -> None:
        """Call back when tables are opened or closed, or seats change hands."""
        self._watchers.append(watcher)

    def changed(self) -> None:
        for watcher in [*self._watchers]:
            watcher()

    def _assign_seat(self, room: HostedTable, seat: SeatId, visitor: str, resume: str | None = None) -> SeatClaim:
        claim = SeatClaim(room.code, seat, hash_secret(visitor), hash_secret(resume or secrets.token_urlsafe(16)))
        if seat == WATCH:
            watchers = {**room.watchers, claim.holder: claim}
            gone = [watchers.pop(oldest) for oldest in [*watchers][:-MOST_WATCHERS]]
            self._database.claim(claim, gone)
            room.watchers = watchers
        else:
            self._remember_ghost(room, seat)
            self._database.claim(claim)
            room.claims[seat] = claim
        self.changed()
        return claim

    def _remember_ghost(self, room: HostedTable, seat: SeatId) -> None:
        """Before the ghost's seat of a running game changes hands: whoever holds it knows what is hidden."""
        held = room.claims.get(seat)
        if seat == GHOST and held is not None and room.view.phase not in ("lobby", "over"):
            self._database.add_former_ghost(room.code, room.table.game, held.holder)

    def _check_never_ghost(self, room: HostedTable, seat: SeatId, visitor: str) -> None:
        """Refuse a psychic's seat to whoever was the ghost of this game: they know what the psychics look for."""
        running = room.view.phase not in ("lobby", "over")
        if seat in COLOURS and running and self._database.was_ghost(room.table.game, hash_secret(visitor)):
            raise IllegalMove("You were the ghost of this game and know what is hidden. Look on, or wait for the next.")

    def _assign_to_link(self, room: HostedTable, seat: SeatId) -> str:
        token = secrets.token_urlsafe(16)
        self._assign_seat(room, seat, secrets.token_urlsafe(32), resume=token)
        return token

    def _resume(self) -> None:
        """Take up every table where it was put down, with as much time as it had."""
        delete_unlisted_tables(self._store, self._database)
        now = self._wall()
        self._stopped_at = min(now, int(self._database.get_value("alive_at") or now))
        for row in self._database.rooms():
            try:
                table = Table.resume(self._store, row.game, clock=self.now)
            except StoreError as error:
                _log.error("Table %s cannot be taken up: %s", row.code, error)
                continue
            self.tables[row.code] = HostedTable(row, table, self._still_played)
            self._give_back_time(table, now - self._stopped_at)
        self._stopped_at = None
        for claim in self._database.claims():
            room_of = self.tables.get(claim.code)
            if room_of is not None:
                (room_of.watchers if claim.seat == WATCH else room_of.claims)[
                    claim.holder if claim.seat == WATCH else claim.seat
                ] = claim
        for code, seat in self._database.muted():
            if code in self.tables:
                self.tables[code].muted.add(seat)
        for code, company in self._database.companies():
            if code in self.tables:
                self.tables[code].company = company
        for code, game, seed in self._database.played():
            if code in self.tables:
                self.tables[code].played[game] = seed

    def _give_back_time(self, table: Table, lost_ms: int) -> None:
        """Give an hourglass that was running the time back that nobody could use."""
        lost = -(-lost_ms // 1000) if table.deadline is not None else 0
        while lost > 0:
            table.act(TABLE, AddTime(min(lost, 3600)))
            lost -= 3600


def _check_second_seat(room: HostedTable, held: tuple[SeatId, ...], seat: SeatId) -> None:
    """Refuse a second seat that would tell its holder what the first may not know."""
    if (seat == GHOST and any(one in COLOURS for one in held)) or (seat in COLOURS and GHOST in held):
        raise IllegalMove("Nobody is the ghost and a psychic at the same table. Leave the other seat first.")
    if seat == WATCH and room.view.rules.first_guess and any(one in COLOURS for one in held):
        raise IllegalMove("Here every psychic guesses alone first. Look on when the game is over.")
