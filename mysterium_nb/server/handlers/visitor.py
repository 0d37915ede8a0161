"""Who visits: a browser is known by one cookie that nobody but the server can read."""

import ipaddress
import logging
import secrets
from collections.abc import Awaitable
from types import TracebackType
from typing import Any

from tornado.web import HTTPError, RequestHandler, StaticFileHandler

from mysterium_nb.engine.errors import IllegalMove
from mysterium_nb.engine.seats import HOST
from mysterium_nb.house.hosted_table import HostedTable
from mysterium_nb.server.code_throttle import TooManyAttempts, normalise_code
from mysterium_nb.server.handlers.access_log import describe_request
from mysterium_nb.server.services import Services

COOKIE = "mysterium_visitor"
HOST_COOKIE = "mysterium_host"
_LONGEST_FIELD = 200
"""How much of what was typed is shown again."""
_log = logging.getLogger(__name__)
_A_MONTH = 30 * 24 * 3600


class VisitorHandler(RequestHandler):
    """A page of the house: knows its visitor, and never lets strangers frame it or guess its kind."""

    @property
    def services(self) -> Services:
        services: Services = self.settings["services"]
        return services

    @property
    def caller(self) -> str:
        """The network address that the request came from."""
        return self.request.remote_ip or ""

    @property
    def visitor(self) -> str | None:
        return self.get_cookie(COOKIE) or None

    @property
    def scheme(self) -> str:
        """How the browser has called. Each of several proxies in a row adds how it was called itself, and the one that
        has the certificate may well call the next one without."""
        said = self.request.headers.get("X-Forwarded-Proto", "") if self.services.site.behind_proxy else ""
        return "https" if "https" in said.replace(" ", "").split(",") else self.request.protocol

    def ensure_visitor(self) -> str:
        """The visitor, who gets a cookie if there is none yet."""
        visitor = self.visitor or secrets.token_urlsafe(32)
        secure = self.scheme == "https"
        path = self.services.site.base_url
        self.set_cookie(COOKIE, visitor, path=path, httponly=True, samesite="Lax", secure=secure, max_age=_A_MONTH)
        return visitor

    def set_default_headers(self) -> None:
        super().set_default_headers()
        for name, value in HEADERS.items():
            self.set_header(name, value)

    def write_error(self, status_code: int, **_: Any) -> None:
        """Whatever goes wrong is said on a page of ours: no traceback, and nobody else's error page."""
        self.services.pages.show_error(self, status_code)

    def log_exception(
        self, typ: type[BaseException] | None, value: BaseException | None, tb: TracebackType | None
    ) -> None:
        """A fault of ours is written down with where it happened; a refusal is one line, written with its answer."""
        if typ is not None and value is not None and not isinstance(value, HTTPError):
            _log.error("%s went wrong", describe_request(self.request), exc_info=(typ, value, tb))


class HtmlHandler(VisitorHandler):
    """A page that anybody, or anything that looks for a preview, may ask for: looking starts nothing."""

    def head(self, *path: str) -> Awaitable[None] | None:
        return self.get(*path)

    def _typed(self, field: str) -> str:
        return self.get_argument(field, "")[:_LONGEST_FIELD]

    def room(self, code: str) -> HostedTable | None:
        """The table with this code; if there is none the visitor has been told so at the door."""
        try:
            return self.services.throttle.room(self.caller, self.visitor, code)
        except TooManyAttempts as refusal:
            self.set_header("Retry-After", "60")
            self._door(429, code, refusal)
        except IllegalMove as refusal:
            self._door(404, code, refusal)
        return None

    def _door(self, status: int, code: str, refusal: IllegalMove) -> None:
        why = refusal.text(self.services.pages.lang(self))
        self.services.pages.show(
            self, "door", status=status, why=why, about="code", code=normalise_code(code), seats=[], spreads=False
        )


class HostOnlyHandler(HtmlHandler):
    """A page that only the host may see."""

    def prepare(self) -> Awaitable[None] | None:
        if not is_host(self):
            say = self.services.pages.speaker(self)
            self.services.pages.show_refusal(self, 403, say("This is the host’s page. Open it by the host’s link."))
        return None


class StaticFiles(VisitorHandler, StaticFileHandler):
    """The style sheet and the icon; a file that is not there is said so on a page of ours."""


def is_host(page: VisitorHandler) -> bool:
    key = page.get_cookie(HOST_COOKIE) or ""
    return secrets.compare_digest(key.encode(), page.services.database.key(HOST).encode())


def public_address(page: VisitorHandler) -> str:
    """Where others find this house: as this visitor has called it, unless that was "this machine", which would send
    everybody to their own phone."""
    if is_this_machine(page.request.host_name):
        return page.services.site.address
    return f"{page.scheme}://{page.request.host}{page.services.site.url()}"


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


def with_our_headers(handler: type[RequestHandler]) -> type[RequestHandler]:
    """Somebody else's handler, with our headers and our words for whatever goes wrong."""
    return handler if issubclass(handler, VisitorHandler) else type(handler.__name__, (VisitorHandler, handler), {})
