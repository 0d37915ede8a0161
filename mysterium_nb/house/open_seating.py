"""Spreading people over the tables: whoever comes without a code gets a seat where most are free."""

from mysterium_nb.engine.errors import IllegalMove
from mysterium_nb.engine.seats import GHOST, SeatId
from mysterium_nb.house.hosted_table import HostedTable
from mysterium_nb.house.house import House


def next_free_seat(house: House) -> tuple[HostedTable, SeatId]:
    """The next seat: at a table that has not begun, and else in the place of a bot.

    Psychics come first, so that nobody gets the ghost's part unasked while there is another. Tables that visitors have
    opened for a game with bots are left to them.
    """
    rooms = [room for room in house.tables.values() if not room.table.over and not room.row.instant]
    waiting = [room for room in rooms if room.view.phase == "lobby"]
    begun = [room for room in rooms if room.view.phase != "lobby"]
    for among, ghosts in ((waiting, False), (waiting, True), (begun, False)):
        offers = [(room, _seats(house, room, ghosts=ghosts)) for room in among]
        room, seats = max(offers, key=lambda offer: len(offer[1]), default=(None, []))
        if room is not None and seats:
            return room, seats[0]
    raise IllegalMove("No seat is free at any table. Ask the host.")


def _seats(house: House, room: HostedTable, *, ghosts: bool) -> list[SeatId]:
    """The free seats of one kind that people are still wanted for."""
    setup = room.view.setup
    free = [seat for seat in house.free_seats(room) if (seat == GHOST) == ghosts]
    if ghosts:
        return free
    wanted = setup.rules.people - sum(sitter.seat != GHOST for sitter in setup.sitters)
    empty = [seat for seat in free if setup.sitter(seat) is None]
    return [*empty[:wanted], *(seat for seat in free if seat not in empty)]
