"""Where the plain pages are, below the house's own address."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

from tornado.web import RedirectHandler

from mysterium_nb.house.finished_games import AllGames, DeleteGame, GameFile, Games, MyGameFile
from mysterium_nb.server.handlers.card_pictures import picture_route
from mysterium_nb.server.handlers.class_report import ClassReport
from mysterium_nb.server.handlers.game_replay import GameReplay, MyReplay
from mysterium_nb.server.handlers.host_watch import HostWatch
from mysterium_nb.server.handlers.how_to_play import HowToPlay
from mysterium_nb.server.handlers.join import Door, Join, Resume
from mysterium_nb.server.handlers.lesson_list import Learn
from mysterium_nb.server.handlers.poster import Poster
from mysterium_nb.server.handlers.visitor import housed
from mysterium_nb.server.html import PlainFiles

if TYPE_CHECKING:
    from mysterium_nb.server.app import HouseApp

CODE = r"([A-Za-z0-9]{2,12})"
_TYPED = r"([^/]{1,80})"
"""A code as a person may have typed it into the address: with spaces, dashes, small letters."""
_GAME = r"([\w-]{1,64})"
_TOKEN = r"([\w-]{10,64})"
_STATIC = Path(__file__).parent / "static"


def plain_routes(app: "HouseApp") -> list[Any]:
    outside = [(app.base_url.rstrip("/"), housed(RedirectHandler), {"url": app.base_url, "permanent": False})]
    return [
        *(outside if app.base_url != "/" else []),
        (app.url(""), Door),
        (app.url("join", _TYPED), Join),
        (app.url("resume", CODE, _TOKEN), Resume),
        (app.url("table", CODE, "file", _GAME), MyGameFile),
        (app.url("table", CODE, "replay", _GAME), MyReplay),
        (app.url("rules"), HowToPlay),
        (app.url("rules", _TYPED), HowToPlay),
        (app.url("learn"), Learn),
        (app.url("poster", _TYPED), Poster),
        (app.url("host", "watch", CODE), HostWatch),
        (app.url("games"), Games),
        (app.url("games", "all"), AllGames),
        (app.url("games", "report"), ClassReport),
        (app.url("games", _GAME, "file"), GameFile),
        (app.url("games", _GAME, "replay"), GameReplay),
        (app.url("games", _GAME, "delete"), DeleteGame),
        (app.url("mysterium_nb", "static", "(.*)"), PlainFiles, {"path": str(_STATIC)}),
        picture_route(app.base_url),
    ]
