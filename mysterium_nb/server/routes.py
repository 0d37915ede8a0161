"""Where every page is, below the house's own address."""

from pathlib import Path
from typing import Any

from tornado.web import RedirectHandler
from traitlets.config import Config

from mysterium_nb.server.handlers.card_pictures import picture_route
from mysterium_nb.server.handlers.class_report import ClassReport
from mysterium_nb.server.handlers.game_archive import AllGames, DeleteGame, GameFile, GameList, MyGameFile
from mysterium_nb.server.handlers.game_replay import GameReplay, MyReplay
from mysterium_nb.server.handlers.host_entry import HostLogin, HostPageHandler, HostWatch
from mysterium_nb.server.handlers.how_to_play import HowToPlay
from mysterium_nb.server.handlers.join import JoinPage, ResumePage, StartPage
from mysterium_nb.server.handlers.kernel_access import Heartbeat
from mysterium_nb.server.handlers.kernel_page import SeatPage
from mysterium_nb.server.handlers.lesson_list import LessonList
from mysterium_nb.server.handlers.lesson_page import LessonPage, lesson_settings
from mysterium_nb.server.handlers.page_script import PageScript
from mysterium_nb.server.handlers.play_now import HostPlayNow, PlayNow
from mysterium_nb.server.handlers.poster import Poster
from mysterium_nb.server.handlers.program_api import ClaimHandler, PublicSocket
from mysterium_nb.server.handlers.visitor import StaticFiles, with_our_headers
from mysterium_nb.server.site import Site

CODE = r"([A-Za-z0-9]{2,12})"
_TYPED = r"([^/]{1,80})"
"""A code as a person may have typed it into the address: with spaces, dashes, small letters."""
_GAME = r"([\w-]{1,64})"
_TOKEN = r"([\w-]{10,64})"
_STATIC = Path(__file__).parent / "static"


def plain_routes(site: Site) -> list[Any]:
    """Pages without a kernel."""
    outside = [
        (site.base_url.rstrip("/"), with_our_headers(RedirectHandler), {"url": site.base_url, "permanent": False})
    ]
    return [
        *(outside if site.base_url != "/" else []),
        (site.url(""), StartPage),
        (site.url("play"), PlayNow),
        (site.url("join", _TYPED), JoinPage),
        (site.url("resume", CODE, _TOKEN), ResumePage),
        (site.url("table", CODE, "file", _GAME), MyGameFile),
        (site.url("table", CODE, "replay", _GAME), MyReplay),
        (site.url("rules"), HowToPlay),
        (site.url("rules", _TYPED), HowToPlay),
        (site.url("learn"), LessonList),
        (site.url("poster", _TYPED), Poster),
        (site.url("host", "watch", CODE), HostWatch),
        (site.url("host", "play"), HostPlayNow),
        (site.url("games"), GameList),
        (site.url("games", "all"), AllGames),
        (site.url("games", "report"), ClassReport),
        (site.url("games", _GAME, "file"), GameFile),
        (site.url("games", _GAME, "replay"), GameReplay),
        (site.url("games", _GAME, "delete"), DeleteGame),
        (site.url("mysterium_nb", "static", "page.js"), PageScript),
        (site.url("mysterium_nb", "static", "(.*)"), StaticFiles, {"path": str(_STATIC)}),
        picture_route(site.base_url),
    ]


def kernel_routes(site: Site, config: Config, page: dict[str, Any]) -> list[Any]:
    """Pages with a kernel, given how Voilà makes them, and what programs and pages ask for besides."""
    return [
        (site.url("table", CODE), SeatPage, page),
        (site.url("learn", "([1-8])"), LessonPage, lesson_settings(config)),
        (site.url("host"), HostPageHandler, page),
        (site.url("host", _TOKEN), HostLogin),
        (site.url("api", "claim", CODE), ClaimHandler),
        (site.url("api", "link"), PublicSocket),
        (site.url("mysterium_nb", "alive", r"([\w-]+)"), Heartbeat),
    ]
