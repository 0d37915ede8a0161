"""The application: Voilà, standalone, with the tables of the house in its own process."""

import asyncio
import logging
import os
import secrets
import shutil
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import jinja2
from jupyter_core.utils import run_sync
from jupyter_server.services.kernels.handlers import KernelHandler
from nbconvert.exporters.templateexporter import TemplateExporter
from tornado import netutil
from tornado.httpserver import HTTPServer
from tornado.ioloop import IOLoop
from tornado.web import Application
from traitlets.config import Config
from voila.app import Voila
from voila.shutdown_kernel_handler import VoilaShutdownKernelHandler
from voila.tornado.kernel_websocket_handler import VoilaKernelWebsocketHandler

from mysterium_nb.decks import shipped
from mysterium_nb.decks.picture_urls import tell_kernels
from mysterium_nb.engine.seats import HOST
from mysterium_nb.house.bot_runner import Bots, Taught
from mysterium_nb.house.database import Book
from mysterium_nb.house.finished_games import Shelf
from mysterium_nb.house.host_control import Hosting
from mysterium_nb.house.hosted_table import Room
from mysterium_nb.house.house import House
from mysterium_nb.minds.learning.class_records import ClassBook
from mysterium_nb.protocol.messages import MOST_BYTES
from mysterium_nb.server.code_throttle import Guard, WrongWord
from mysterium_nb.server.handlers.access_log import note_answer
from mysterium_nb.server.handlers.game_replay import Replays
from mysterium_nb.server.handlers.host_entry import HostDoor, HostPage
from mysterium_nb.server.handlers.join import Missing
from mysterium_nb.server.handlers.kernel_page import Alive, MyKernel, MyKernelShutdown, MyKernelSocket, SeatPage
from mysterium_nb.server.handlers.lesson_page import LessonPage, lesson_settings, porter_of_lessons
from mysterium_nb.server.handlers.program_api import Claiming, Passes, PublicLink
from mysterium_nb.server.handlers.visitor import Visited, housed
from mysterium_nb.server.html import Pages
from mysterium_nb.server.kernels.admission import Porter
from mysterium_nb.server.kernels.message_filter import PageTalk
from mysterium_nb.server.kernels.preheat import AHEAD, Heating, pools
from mysterium_nb.server.kernels.seat_kernels import KernelLink, SeatKernels
from mysterium_nb.server.kernels.tickets import Office
from mysterium_nb.server.routes import CODE, plain_routes
from mysterium_nb.table.store import Store

HERE = Path(__file__).parent
_log = logging.getLogger(__name__)
_CROOKED = r"(?i).*(?:(?:\.|%2e){2}|%00|%2f|%5c|\\).*"
"""Addresses that go up, or name what no file is called: nobody comes by one of them who means well."""
_A_TEMPLATES_FILE = r"templates/([^/]+/static/.+)"
"""Voilà stumbles over any other address below its templates."""
_SILENT_SECONDS = 90
"""A page that has neither beaten nor had its socket up for so long is gone; hidden tabs beat slowly."""

_THIS_MACHINE = ["127.0.0.1", "::1", "::ffff:127.0.0.1"]
"""Where a proxy before the proxy may stand: whoever called that one is the visitor."""


class HouseApp(Voila):  # type: ignore[misc] # Voilà has no types
    name = "voila"

    def furnish(
        self,
        store: Store,
        book: Book,
        classes: ClassBook,
        *,
        name: str = "127.0.0.1",
        password: str = "",
        most_pages: int = 60,
        ahead: int = AHEAD,
        taught: Taught | None = None,
    ) -> None:
        """Everything that is ours, before Voilà is set up."""
        self.book = book
        self.public_name = name
        self.password = password
        self.passes = Passes()
        self.house = House(store, book, forget=classes.forget)
        self.bots = Bots(self.house, taught=taught)
        self.hosting = Hosting(self)
        self.office = Office(self.hosting)
        self.pages = Pages(self)
        self.shelf = Shelf(store, self.house)
        self.replays = Replays(self.shelf)
        self.guard = Guard()
        self.porter = Porter(most_pages)
        self.lesson_porter = porter_of_lessons(most_pages)
        self.heating = Heating(self, ahead)
        self._link_sockets = netutil.bind_sockets(0, "127.0.0.1")
        self.link_address = f"ws://127.0.0.1:{self._link_sockets[0].getsockname()[1]}/link"

    @property
    def address(self) -> str:
        """Where people come in, as they would type it."""
        return f"http://{self.public_name}:{self.port}{self.base_url}"

    @property
    def behind_proxy(self) -> bool:
        """Whether a proxy tells who calls, and how; without one anybody could claim to be anywhere."""
        return bool(self.base_url != "/" and self.ip == "127.0.0.1")

    @property
    def host_link(self) -> str:
        return f"{self.address}host/{self.book.key(HOST)}"

    def come_in(self, page: Visited, code: str, password: str) -> Room:
        """The table that somebody wants to join, if they know the word at the door."""
        room = self.guard.room(page, code)
        self.know_word(page, password)
        return room

    def know_word(self, page: Visited, password: str) -> None:
        """Refuse whoever does not know the word at the door; somebody who guesses is soon not listened to."""
        if not secrets.compare_digest(password.encode(), self.password.encode()):
            self.guard.mistake(page.request.remote_ip or "")
            raise WrongWord("This is not the word that the host gave you.")

    def run(self, announce: Callable[[], None]) -> None:
        """Open the door and keep the house until somebody stops it."""
        self._announce = announce
        self._sockets = netutil.bind_sockets(self.port, self.ip)
        self.initialize([])
        self.start()

    def listen(self) -> None:
        door = HTTPServer(
            self.app, xheaders=self.behind_proxy, trusted_downstream=_THIS_MACHINE, max_body_size=MOST_BYTES
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

    def url(self, *parts: str) -> str:
        return "/".join([self.base_url.rstrip("/"), *parts]) if parts else self.base_url

    def init_settings(self) -> dict[str, Any]:
        settings: dict[str, Any] = super().init_settings()
        tell_kernels(self.base_url)
        links = Application([("/link", KernelLink, {"office": self.office})], websocket_ping_interval=20)
        HTTPServer(links).add_sockets(self._link_sockets)
        loop = asyncio.get_event_loop()
        self._chores = [
            loop.create_task(self._every(0.25, self._tick)),
            loop.create_task(self._every(5, self._reap)),
            loop.create_task(self._every(0.25, self.heating.look)),
        ]
        return {
            **settings,
            "house_app": self,
            "xsrf_cookies": True,
            "kernel_websocket_connection_class": PageTalk,
            "log_function": note_answer,
        }

    async def _every(self, seconds: float, chore: Callable[[], Awaitable[None]]) -> None:
        """Do a chore again and again; one that fails, for a full disk perhaps, is tried again like any other."""
        while True:
            try:
                await chore()
            except Exception:
                _log.exception("A chore of the house failed")
            await asyncio.sleep(seconds)

    async def _tick(self) -> None:
        self.house.tick()
        self.bots.look_round()

    async def _reap(self) -> None:
        """Free the kernels of pages that have gone without a word."""
        for kernel in self.office.silent(_SILENT_SECONDS):
            if not self.kernel_manager._kernel_connections.get(kernel):
                await self.kernel_manager.shutdown_kernel(kernel, now=True)

    def init_handlers(self) -> list[Any]:
        ours = {
            VoilaKernelWebsocketHandler: MyKernelSocket,
            VoilaShutdownKernelHandler: MyKernelShutdown,
            KernelHandler: MyKernel,
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
            (route[0].replace("templates/(.*)", _A_TEMPLATES_FILE), housed(ours.get(route[1], route[1])), *route[2:])
            for route in super().init_handlers()
            if not any(part in route[0] for part in dropped) and route[0] != self.server_url
        ]
        page = {
            "template_paths": self.template_paths,
            "config": self.config,
            "voila_configuration": self.voila_configuration,
        }
        return [
            (_CROOKED, Missing),
            *plain_routes(self),
            (self.url("table", CODE), SeatPage, page),
            (self.url("learn", "([1-8])"), LessonPage, lesson_settings(self)),
            (self.url("host"), HostPage, page),
            (self.url("host", r"([\w-]{10,64})"), HostDoor),
            (self.url("api", "claim", CODE), Claiming),
            (self.url("api", "link"), PublicLink),
            (self.url("mysterium_nb", "alive", r"([\w-]+)"), Alive),
            *theirs,
            (r".*", Missing),
        ]


class _SharedTemplates(jinja2.BytecodeCache):
    """Voilà compiles every template again for each page; here they are compiled once."""

    def __init__(self) -> None:
        self._kept: dict[str, bytes] = {}

    def load_bytecode(self, bucket: jinja2.bccache.Bucket) -> None:
        if bucket.key in self._kept:
            bucket.bytecode_from_string(self._kept[bucket.key])

    def dump_bytecode(self, bucket: jinja2.bccache.Bucket) -> None:
        self._kept[bucket.key] = bucket.bytecode_to_string()


def share_templates() -> None:
    cache, create = _SharedTemplates(), TemplateExporter._create_environment

    def create_once(self: TemplateExporter) -> jinja2.Environment:
        environment: jinja2.Environment = create(self)  # type: ignore[no-untyped-call] # nbconvert has no types here
        environment.bytecode_cache = cache
        return environment

    TemplateExporter._create_environment = create_once  # type: ignore[method-assign] # there is no setting for it


def furnished(
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
) -> HouseApp:
    """The application, ready to run; with a class, its bots think as they have learned of it."""
    classes, deck = ClassBook(data / "classes"), shipped()
    taught = Taught(deck.deck, classes.mind(class_name, deck)) if class_name else None
    share_templates()
    base_url = f"/{base_url.strip('/')}/" if base_url.strip("/") else "/"
    ip = "127.0.0.1" if local else "0.0.0.0"
    wait = pools(ahead)
    app = HouseApp(config=configured(ip=ip, port=port, base_url=base_url, notebooks=app_notebooks(), pools=wait))
    app.furnish(
        store,
        Book(data / "house.sqlite"),
        classes,
        name=name,
        password=password,
        most_pages=most_pages,
        ahead=ahead,
        taught=taught,
    )
    return app


def app_notebooks() -> Path:
    """The notebooks of pages: with the package, or in a checkout beside it."""
    installed = HERE.parent / "notebooks" / "apps"
    return installed if installed.exists() else HERE.parent.parent / "notebooks" / "apps"


def configured(
    *, ip: str, port: int, base_url: str, notebooks: Path, pools: dict[str, int], log_level: int = logging.ERROR
) -> Config:
    os.environ["JUPYTER_PATH"] = os.pathsep.join(
        part for part in (str(HERE / "share" / "jupyter"), os.environ.get("JUPYTER_PATH")) if part
    )
    config = Config()
    config.Voila.ip, config.Voila.port, config.Voila.base_url = ip, port, base_url
    config.Voila.port_retries = 0
    config.Voila.open_browser = False
    config.Voila.root_dir = str(notebooks)
    config.Voila.config_file_paths = []
    config.Voila.log_level = log_level
    settings = config.VoilaConfiguration
    settings.template, settings.theme = "mysterium", "dark"
    settings.allow_template_override = settings.allow_theme_override = "NO"
    settings.file_allowlist = []
    settings.show_tracebacks = False
    settings.multi_kernel_manager_class = SeatKernels
    settings.extension_allowlist = [
        "@voila-dashboards/widgets-manager8", "@jupyter-widgets/jupyterlab-manager", "anywidget", "ipycanvas",
    ]  # fmt: skip
    config.KernelManager.autorestart = False
    if os.name == "posix":
        config.KernelManager.transport = "ipc"  # files that only we can open, where every local user can open a port
    if any(pools.values()):
        settings.preheat_kernel = True
        settings.default_pool_size = 0
        config.VoilaKernelManager.kernel_pools_config = {
            "default": {"pool_size": 0},
            **{notebook: {"pool_size": size} for notebook, size in pools.items()},
        }
    return config
