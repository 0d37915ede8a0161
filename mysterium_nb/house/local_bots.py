"""Bots around a table in this very program: for whoever plays alone, as one of the psychics or as their ghost."""

from collections.abc import Collection

from mysterium_nb.decks.registry import deck_by_name
from mysterium_nb.decks.shipped_deck import shipped
from mysterium_nb.engine.seats import GHOST, HOST, SeatId
from mysterium_nb.minds.bots.partners import Partners
from mysterium_nb.protocol.bot_settings import Preset
from mysterium_nb.protocol.sitter_names import free_bot_name
from mysterium_nb.protocol.table_summary import empty_seats
from mysterium_nb.table.autoplay import auto_play
from mysterium_nb.table.table import Table


def seat_bots(table: Table, people: Collection[SeatId] = (), *, preset: Preset = "friend", lang: str = "en") -> None:
    """Let bots play wherever nobody sits, but at the seats of these people, from now on. They move at once, but
    for votes, which they open at a pace that people can follow.

    >>> table = Table.new(players=4, seed="a quiet evening")
    >>> seat_bots(table, people=("blue",))
    >>> [sitter.seat for sitter in table.view("blue").setup.sitters], table.waiting_for
    (['ghost', 'yellow', 'red'], ('blue',))
    """
    view = table.view(HOST)
    free = [seat for seat in empty_seats(view) if not {*view.setup.psychics_of(seat), seat} & {*people}]
    for seat in free:
        table.sit(seat, free_bot_name(table.view(HOST).setup, seat), "bot")
    deck = deck_by_name(view.setup.deck) or shipped()
    with_people = table.view(HOST).rules.people > sum(seat != GHOST for seat in free)
    partners = Partners(deck, preset, table=table.game, bots=free, people=with_people, lang=lang)
    for seat in free:
        auto_play(table.seat(seat), partners.for_seat(seat, talks=True).choose, among_people=bool(people))
