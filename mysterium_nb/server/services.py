"""The parts of a running server, put together once and handed to whoever answers requests.

Every part gets in its constructor what it uses, and knows neither this module nor the application.
"""

from dataclasses import dataclass

from tornado.websocket import WebSocketHandler

from mysterium_nb.house.bot_runner import Bots, Taught
from mysterium_nb.house.database import Book
from mysterium_nb.house.finished_games import Shelf
from mysterium_nb.house.host_control import Hosting
from mysterium_nb.house.house import House
from mysterium_nb.server.code_throttle import Guard
from mysterium_nb.server.html import Pages
from mysterium_nb.server.jobs import Replays
from mysterium_nb.server.kernels.admission import Porter, porter_of_lessons
from mysterium_nb.server.kernels.tickets import Bound, Office
from mysterium_nb.server.public_tickets import Passes
from mysterium_nb.server.session import Hold, HouseHold, SeatHold
from mysterium_nb.server.site import Site
from mysterium_nb.table.store import Store


@dataclass(frozen=True)
class Services:
    site: Site
    book: Book
    house: House
    bots: Bots
    hosting: Hosting
    shelf: Shelf
    replays: Replays
    pages: Pages
    guard: Guard
    passes: Passes
    office: Office
    porter: Porter
    lesson_porter: Porter


def build_services(
    site: Site,
    store: Store,
    book: Book,
    house: House,
    *,
    password: str = "",
    most_pages: int = 60,
    taught: Taught | None = None,
) -> Services:
    """All parts of a server around its house, with the store and the book that the house is kept in."""
    bots = Bots(house, taught=taught)
    shelf = Shelf(store, house)

    def open_session(bound: Bound, wire: WebSocketHandler) -> Hold:
        if bound.room is None:
            return HouseHold(wire, hosting, bound.address)
        return SeatHold(wire, house, bound.room, bound.seat, bound.address)

    office = Office(house, open_session)
    hosting = Hosting(
        house,
        bots,
        shelf,
        address=site.address,
        page_count=lambda: office.pages,
        page_limit=most_pages,
        close_pages=office.give_up,
    )
    return Services(
        site=site,
        book=book,
        house=house,
        bots=bots,
        hosting=hosting,
        shelf=shelf,
        replays=Replays(shelf),
        pages=Pages(site),
        guard=Guard(house, password),
        passes=Passes(),
        office=office,
        porter=Porter(most_pages),
        lesson_porter=porter_of_lessons(most_pages),
    )
