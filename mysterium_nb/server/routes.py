"""Where the plain pages are, below the house's own address."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

from tornado.web import RedirectHandler

from mysterium_nb.server.join import Door, Join, Resume
from mysterium_nb.server.learning import Learn
from mysterium_nb.server.pictures import picture_route
from mysterium_nb.server.plain import PlainFiles
from mysterium_nb.server.poster import Poster
from mysterium_nb.server.replaying import GameReplay, MyReplay
from mysterium_nb.server.reporting import ClassReport
from mysterium_nb.server.rulebook import HowToPlay
from mysterium_nb.server.shelf import AllGames, DeleteGame, GameFile, Games, MyGameFile
from mysterium_nb.server.visitors import housed
from mysterium_nb.server.watching import HostWatch

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
