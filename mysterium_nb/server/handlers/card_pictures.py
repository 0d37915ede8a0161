"""The pictures of the shipped deck and of the cast by URL, so that a browser loads each of them once and for all."""

import logging
from typing import Any, Protocol

from jupyter_server.auth.decorator import allow_unauthenticated
from jupyter_server.serverapp import ServerApp
from tornado.web import HTTPError, RequestHandler

from mysterium_nb.decks import BadFile, PictureFile, shipped
from mysterium_nb.decks.picture_urls import PATH, announce_to_kernels, path_of, version_of
from mysterium_nb.decks.portraits import portraits
from mysterium_nb.server.handlers.visitor import HEADERS


class Pictured(Protocol):
    """A card, or somebody of the cast."""

    def read(self, picture: PictureFile) -> bytes: ...


Served = dict[str, tuple[Pictured, PictureFile]]
"""Pictures by where they are served. What is not in it is not served, whatever the path says."""

_KINDS = {"webp": "image/webp", "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg"}
_FOR_EVER = "public, max-age=31536000, immutable"
_log = logging.getLogger(__name__)


class PictureHandler(RequestHandler):
    """Serves pictures to anybody: they are the same for all and tell nothing of any game."""

    def initialize(self, served: Served) -> None:
        self._served = served
        self._picture: PictureFile | None = None

    def set_default_headers(self) -> None:
        for name, value in HEADERS.items():
            self.set_header(name, value)

    @allow_unauthenticated
    def get(self, path: str) -> None:
        if path not in self._served:
            raise HTTPError(404)
        pictured, picture = self._served[path]
        try:
            data = pictured.read(picture)
        except BadFile as bad:
            _log.warning("The picture %s cannot be served. %s", path, bad)
            raise HTTPError(404) from bad
        self._picture = picture
        kept = self.get_query_argument("v", None) == version_of(picture)
        self.set_header("Cache-Control", _FOR_EVER if kept else "no-cache")
        self.set_header("Content-Type", _KINDS[picture.file.rpartition(".")[2]])
        self.write(data)

    head = get

    def compute_etag(self) -> str | None:
        return None if self._picture is None else f'"{self._picture.sha256}"'

    def write_error(self, status_code: int, **_: object) -> None:
        self.set_header("Content-Type", "text/plain; charset=utf-8")
        self.finish("There is no such picture here.\n" if status_code == 404 else "Only pictures are served here.\n")


def picture_route(base_url: str) -> tuple[str, type[PictureHandler], dict[str, Any]]:
    """The route that serves the shipped deck and the cast, for a Jupyter server or any other tornado application."""
    deck = shipped()
    served: Served = {path_of(file): (card, file) for card in (*deck.cards, *deck.backs) for file in card.files}
    for portrait in portraits().values():
        served |= {path_of(file): (portrait, file) for file in (portrait.large, portrait.small)}
    return f"{base_url.rstrip('/')}/{PATH}/(.*)", PictureHandler, {"served": served}


def _load_jupyter_server_extension(serverapp: ServerApp) -> None:
    route = picture_route(serverapp.base_url)
    serverapp.web_app.add_handlers(".*$", [route])  # type: ignore[no-untyped-call] # it has no types
    announce_to_kernels(serverapp.base_url)
