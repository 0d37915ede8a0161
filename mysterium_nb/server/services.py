"""The parts of a running server, put together once and handed to whoever answers requests.

Every part gets in its constructor what it uses, and knows neither this module nor the application.
"""

from dataclasses import dataclass

from tornado.websocket import WebSocketHandler

from mysterium_nb.house.bot_runner import BotRunner, TrainedMind
from mysterium_nb.house.database import HouseDatabase
from mysterium_nb.house.finished_games import FinishedGames
from mysterium_nb.house.host_control import HostControl
from mysterium_nb.house.house import House
from mysterium_nb.server.code_throttle import CodeThrottle
from mysterium_nb.server.html import HtmlPages
from mysterium_nb.server.jobs import ReplayPages
from mysterium_nb.server.kernels.admission import Admission, lesson_admission
from mysterium_nb.server.kernels.tickets import Binding, KernelTickets
from mysterium_nb.server.public_tickets import PublicTickets
from mysterium_nb.server.session import HostSession, SeatSession, Session
from mysterium_nb.server.site import Site
from mysterium_nb.table.store import Store


@dataclass(frozen=True)
class Services:
    site: Site
    database: HouseDatabase
    house: House
    bots: BotRunner
    host_control: HostControl
    finished_games: FinishedGames
    replays: ReplayPages
    pages: HtmlPages
    throttle: CodeThrottle
    passes: PublicTickets
    tickets: KernelTickets
    admission: Admission
    lesson_admission: Admission


def build_services(
    site: Site,
    store: Store,
    database: HouseDatabase,
    house: House,
    *,
    password: str = "",
    most_pages: int = 60,
    taught: TrainedMind | None = None,
) -> Services:
    """All parts of a server around its house, with the store and the database that the house is kept in."""
    bots = BotRunner(house, taught=taught)
    finished_games = FinishedGames(store, house)

    def open_session(bound: Binding, wire: WebSocketHandler) -> Session:
        if bound.room is None:
            return HostSession(wire, host_control, bound.address)
        return SeatSession(wire, house, bound.room, bound.seat, bound.address)

    tickets = KernelTickets(house, open_session)
    host_control = HostControl(
        house,
        bots,
        finished_games,
        address=site.address,
        page_count=lambda: tickets.pages,
        page_limit=most_pages,
        close_pages=tickets.release,
    )
    return Services(
        site=site,
        database=database,
        house=house,
        bots=bots,
        host_control=host_control,
        finished_games=finished_games,
        replays=ReplayPages(finished_games),
        pages=HtmlPages(site),
        throttle=CodeThrottle(house, password),
        passes=PublicTickets(),
        tickets=tickets,
        admission=Admission(most_pages),
        lesson_admission=lesson_admission(most_pages),
    )
