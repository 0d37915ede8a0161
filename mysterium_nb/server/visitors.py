"""Who visits: a browser is known by one cookie that nobody but the server can read."""

import secrets
from typing import TYPE_CHECKING, Any

from tornado.web import RequestHandler

if TYPE_CHECKING:
    from mysterium_nb.server.app import HouseApp

COOKIE = "mysterium_visitor"
_A_MONTH = 30 * 24 * 3600


class Visited(RequestHandler):
    """A page of the house: knows its visitor, and never lets strangers frame it or guess its kind."""

    @property
    def app(self) -> "HouseApp":
        app: HouseApp = self.settings["house_app"]
        return app

    @property
    def visitor(self) -> str | None:
        return self.get_cookie(COOKIE) or None

    def welcome(self) -> str:
        """The visitor, who gets a cookie if there is none yet."""
        visitor = self.visitor or secrets.token_urlsafe(32)
        secure = self.request.protocol == "https"
        path = self.app.base_url
        self.set_cookie(COOKIE, visitor, path=path, httponly=True, samesite="Lax", secure=secure, max_age=_A_MONTH)
        return visitor

    def set_default_headers(self) -> None:
        super().set_default_headers()
        for name, value in HEADERS.items():
            self.set_header(name, value)

    def write_error(self, status_code: int, **_: Any) -> None:
        """Whatever goes wrong is said on a page of ours: no traceback, and nobody else's error page."""
        self.app.pages.wrong(self, status_code)


HEADERS: dict[str, Any] = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "SAMEORIGIN",
    "Referrer-Policy": "same-origin",
    "Content-Security-Policy": "frame-ancestors 'self'",
}


def housed(handler: type[RequestHandler]) -> type[RequestHandler]:
    """Somebody else's handler, with our headers and our words for whatever goes wrong."""
    return handler if issubclass(handler, Visited) else type(handler.__name__, (Visited, handler), {})
