"""Who visits: a browser is known by one cookie that nobody but the server can read."""

import ipaddress
import logging
import secrets
from types import TracebackType
from typing import TYPE_CHECKING, Any

from tornado.web import HTTPError, RequestHandler

from mysterium_nb.server.handlers.access_log import asked_for

if TYPE_CHECKING:
    from mysterium_nb.server.app import HouseApp

COOKIE = "mysterium_visitor"
_log = logging.getLogger(__name__)
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

    @property
    def scheme(self) -> str:
        """How the browser has called. Each of several proxies in a row adds how it was called itself, and the one that
        has the certificate may well call the next one without."""
        said = self.request.headers.get("X-Forwarded-Proto", "") if self.app.behind_proxy else ""
        return "https" if "https" in said.replace(" ", "").split(",") else self.request.protocol

    def welcome(self) -> str:
        """The visitor, who gets a cookie if there is none yet."""
        visitor = self.visitor or secrets.token_urlsafe(32)
        secure = self.scheme == "https"
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

    def log_exception(
        self, typ: type[BaseException] | None, value: BaseException | None, tb: TracebackType | None
    ) -> None:
        """A fault of ours is written down with where it happened; a refusal is one line, written with its answer."""
        if typ is not None and value is not None and not isinstance(value, HTTPError):
            _log.error("%s went wrong", asked_for(self.request), exc_info=(typ, value, tb))


def public_address(page: Visited) -> str:
    """Where others find this house: as this visitor has called it, unless that was "this machine", which would send
    everybody to their own phone."""
    if is_this_machine(page.request.host_name):
        return page.app.address
    return f"{page.scheme}://{page.request.host}{page.app.url()}"


def is_this_machine(name: str) -> bool:
    """Whether a name means the machine that says it.

    >>> is_this_machine("localhost"), is_this_machine("[::1]"), is_this_machine("192.168.1.20")
    (True, True, False)
    """
    try:
        return ipaddress.ip_address(name.strip("[]")).is_loopback
    except ValueError:
        return name == "localhost" or name.endswith(".localhost")


HEADERS: dict[str, Any] = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "SAMEORIGIN",
    "Referrer-Policy": "same-origin",
    "Content-Security-Policy": "frame-ancestors 'self'",
}


def housed(handler: type[RequestHandler]) -> type[RequestHandler]:
    """Somebody else's handler, with our headers and our words for whatever goes wrong."""
    return handler if issubclass(handler, Visited) else type(handler.__name__, (Visited, handler), {})
