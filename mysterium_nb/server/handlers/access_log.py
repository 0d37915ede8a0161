"""The diary: what was refused and what went wrong, a line each. No line tells a key, a ticket or a personal link."""

import logging
import re

from tornado.httputil import HTTPServerRequest
from tornado.web import RequestHandler

_log = logging.getLogger(__name__)
_SECRET = re.compile(r"[\w-]{16,}")
"""Host's keys and personal links are long parts of an address; codes of tables and names of pages are short."""


def describe_request(request: HTTPServerRequest) -> str:
    """What somebody asked for: `GET /resume/LAMO42/… from 192.168.1.31`."""
    return f"{request.method} {_SECRET.sub('…', request.path)[:100]} from {request.remote_ip}"


def log_response(handler: RequestHandler) -> None:
    """Write down how a request was answered, if it was not as hoped for."""
    status = handler.get_status()
    if status >= 400:
        _log.log(logging.WARNING if status < 500 else logging.ERROR, "%d %s", status, describe_request(handler.request))
