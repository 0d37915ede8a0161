"""The application: Voilà, standalone, with the tables of the house in its own process."""

import asyncio
import logging
import shutil
from collections.abc import Awaitable, Callable
from pathlib import Path
from socket import socket
from typing import Any

from jupyter_core.utils import run_sync
from jupyter_server.services.kernels.handlers import KernelHandler
from tornado import netutil
from tornado.httpserver import HTTPServer
from tornado.ioloop import IOLoop
from tornado.web import Application
from traitlets.config import Config
from voila.app import Voila
from voila.shutdown_kernel_handler import VoilaShutdownKernelHandler
from voila.tornado.kernel_websocket_handler import VoilaKernelWebsocketHandler

from mysterium_nb.decks import shipped
from mysterium_nb.decks.picture_urls import announce_to_kernels
from mysterium_nb.engine.seats import HOST
from mysterium_nb.house.bot_runner import TrainedMind
from mysterium_nb.house.database import HouseDatabase
from mysterium_nb.house.house import House
from mysterium_nb.minds.learning.class_records import ClassRecords
from mysterium_nb.protocol.messages import MOST_BYTES
from mysterium_nb.server.handlers.access_log import log_response
from mysterium_nb.server.handlers.join import NotFoundPage
from mysterium_nb.server.handlers.kernel_access import MyKernelShutdown, MyKernelSocket, OwnKernel
from mysterium_nb.server.handlers.visitor import with_our_headers
from mysterium_nb.server.kernels.kernel_socket import KernelSocket
from mysterium_nb.server.kernels.message_filter import MessageFilter
from mysterium_nb.server.kernels.preheat import AHEAD, Preheater, pool_sizes
from mysterium_nb.server.kernels.seat_kernels import kernels_with_tickets
from mysterium_nb.server.routes import kernel_routes, plain_routes
from mysterium_nb.server.services import Services, build_services
from mysterium_nb.server.site import Site
from mysterium_nb.server.voila_config import cache_templates, voila_config
from mysterium_nb.table.store import Store

_log = logging.getLogger(__name__)
_SUSPICIOUS_PATH = r"(?i).*(?:(?:\.|%2e){2}|%00|%2f|%5c|\\).*"
"""Addresses that go up, or name what no file is called: nobody comes by one of them who means well."""
_A_TEMPLATES_FILE = r"templates/([^/]+/static/.+)"
"""Voilà stumbles over any other address below its templates."""
_SILENT_SECONDS = 90
"""A page that has neither beaten nor had its socket up for so long is gone; hidden tabs beat slowly."""

_LOOPBACK = ["127.0.0.1", "::1", "::ffff:127.0.0.1"]
"""Where a proxy before the proxy may stand: whoever called that one is the visitor."""


class GameServer(Voila):  # type: ignore[misc] # Voilà has no types
    name = "voila"

    def __init__(self, services: Services, link_sockets: list[socket], *, ahead: int, config: Config) -> None:
        super().__init__(config=config)
        self.services = services
        self._link_sockets = link_sockets
        """Where kernels show their tickets."""
        self._ahead = ahead

    @property
    def address(self) -> str:
        """Where people come in, as they would type it."""
        return self.services.site.address

    @property
    def host_link(self) -> str:
        return f"{self.address}host/{self.services.database.key(HOST)}"

    def run(self, announce: Callable[[], None]) -> None:
        """Open the door and keep the house until somebody stops it."""
        self._announce = announce
        self._sockets = netutil.bind_sockets(self.port, self.ip)
        self.initialize([])
        self.start()

    def listen(self) -> None:
        door = HTTPServer(
            self.app,
            xheaders=self.services.site.behind_proxy,
            trusted_downstream=_LOOPBACK,
            max_body_size=MOST_BYTES,
        )
        door.add_sockets(self._sockets)
        self.ioloop = IOLoop.current()
        self.ioloop.add_callback(self._announce)
        try:
            self.ioloop.start()
        except KeyboardInterrupt:
            _log.info("Stopping")
        finally:
            self.stop()

    def stop(self) -> None:
        """End every kernel at once: none has anything to keep, and those that wait for somebody would complain."""
        logging.disable()
        shutil.rmtree(self.connection_dir)
        run_sync(self.kernel_manager.shutdown_all)(now=True)

    def init_settings(self) -> dict[str, Any]:
        settings: dict[str, Any] = super().init_settings()
        announce_to_kernels(self.base_url)
        services = self.services
        links = Application([("/link", KernelSocket, {"tickets": services.tickets})], websocket_ping_interval=20)
        HTTPServer(links).add_sockets(self._link_sockets)
        preheater = Preheater(services.house, services.admission, services.tickets, self.kernel_manager, self._ahead)
        loop = asyncio.get_event_loop()
        self._chores = [
            loop.create_task(self._run_every(0.25, self._tick)),
            loop.create_task(self._run_every(5, self._stop_idle_kernels)),
            loop.create_task(self._run_every(0.25, preheater.adjust_pools)),
        ]
        return {
            **settings,
            "services": services,
            "xsrf_cookies": True,
            "kernel_websocket_connection_class": MessageFilter,
            "log_function": log_response,
        }

    async def _run_every(self, seconds: float, chore: Callable[[], Awaitable[None]]) -> None:
        """Do a chore again and again; one that fails, for a full disk perhaps, is tried again like any other."""
        while True:
            try:
                await chore()
            except Exception:
                _log.exception("A chore of the house failed")
            await asyncio.sleep(seconds)

    async def _tick(self) -> None:
        self.services.house.tick()
        self.services.bots.start_waiting_bots()

    async def _stop_idle_kernels(self) -> None:
        """Free the kernels of pages that have gone without a word."""
        for kernel in self.services.tickets.idle_kernels(_SILENT_SECONDS):
            if not self.kernel_manager._kernel_connections.get(kernel):
                await self.kernel_manager.shutdown_kernel(kernel, now=True)

    def init_handlers(self) -> list[Any]:
        ours = {
            VoilaKernelWebsocketHandler: MyKernelSocket,
            VoilaShutdownKernelHandler: MyKernelShutdown,
            KernelHandler: OwnKernel,
        }
        dropped = (
            "/voila/tree",
            "/voila/api/contents",
            "/voila/render",
            "/voila/query",
            "/voila/files",
            "/login",
            "/logout",
        )
        theirs = [
            (
                route[0].replace("templates/(.*)", _A_TEMPLATES_FILE),
                with_our_headers(ours.get(route[1], route[1])),
                *route[2:],
            )
            for route in super().init_handlers()
            if not any(part in route[0] for part in dropped) and route[0] != self.server_url
        ]
        page = {
            "template_paths": self.template_paths,
            "config": self.config,
            "voila_configuration": self.voila_configuration,
        }
        return [
            (_SUSPICIOUS_PATH, NotFoundPage),
            *plain_routes(self.services.site),
            *kernel_routes(self.services.site, self.config, page),
            *theirs,
            (r".*", NotFoundPage),
        ]


def create_app(
    store: Store,
    data: Path,
    *,
    local: bool,
    port: int,
    base_url: str,
    name: str,
    password: str = "",
    most_pages: int = 60,
    ahead: int = AHEAD,
    class_name: str = "",
) -> GameServer:
    """The application, ready to run; with a class, its bots think as they have learned of it."""
    classes, deck = ClassRecords(data / "classes"), shipped()
    taught = TrainedMind(deck.deck, classes.mind(class_name, deck)) if class_name else None
    base_url = f"/{base_url.strip('/')}/" if base_url.strip("/") else "/"
    ip = "127.0.0.1" if local else "0.0.0.0"
    site = Site(name, port, base_url, behind_proxy=local and base_url != "/")
    database = HouseDatabase(data / "house.sqlite")
    house = House(store, database, forget=classes.forget)
    services = build_services(site, store, database, house, password=password, most_pages=most_pages, taught=taught)
    link_sockets = netutil.bind_sockets(0, "127.0.0.1")
    link_address = f"ws://127.0.0.1:{link_sockets[0].getsockname()[1]}/link"
    kernels = kernels_with_tickets(services.tickets, link_address)
    cache_templates()
    config = voila_config(ip=ip, port=port, base_url=base_url, kernels=kernels, pools=pool_sizes(ahead))
    return GameServer(services, link_sockets, ahead=ahead, config=config)
