"""Sit down from a notebook or a script: a seat, or the whole house, of a server somewhere in the room."""

import json
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from mysterium_nb.kernel.seats import SeatId
from mysterium_nb.link.remote import LinkLost, RemoteHouse, RemoteSeat


def connect(url: str, code: str, name: str, *, seat: SeatId | None = None, password: str = "") -> RemoteSeat:
    """Take a seat at a table, by the players' link and the table's code. The seat is shown as a bot.

    from mysterium_nb import connect, legal_moves

    seat = connect("http://192.168.1.20:8866", "LAMO42", "Ada's bot")
    seat.watch(lambda view: print(view.prompt))
    seat.act(legal_moves(seat.view)[0])
    """
    asked = json.dumps({"name": name, "seat": seat, "password": password}).encode()
    request = Request(f"{_base(url)}/api/claim/{code}", asked, {"Content-Type": "application/json"})
    answer = _answer(request)
    return RemoteSeat(f"{_websocket(url)}/api/link", answer["ticket"])


def connect_as_host(link: str) -> RemoteHouse:
    """The whole house by the host's link: open tables with given rules, see how they get on."""
    base, _, key = link.rstrip("/").rpartition("/host/")
    if not base:
        raise LinkLost("This is not the host’s link.")
    return RemoteHouse(f"{_websocket(base)}/api/link", key)


def _base(url: str) -> str:
    parts = urlsplit(url if "://" in url else f"http://{url}")
    return f"{parts.scheme}://{parts.netloc}{parts.path.split('/join/')[0].rstrip('/')}"


def _websocket(url: str) -> str:
    return _base(url).replace("http", "ws", 1)


def _answer(request: Request) -> dict[str, str]:
    try:
        with urlopen(request, timeout=10) as answered:
            found: dict[str, str] = json.load(answered)
            return found
    except HTTPError as error:
        raise LinkLost("The house says: {why}", why=_why(error)) from None
    except (URLError, OSError) as error:
        raise LinkLost("The house cannot be reached: {why}.", why=str(getattr(error, "reason", error))) from None


def _why(error: HTTPError) -> str:
    try:
        return str(json.load(error)["why"])
    except (ValueError, KeyError, TypeError):
        return str(error.reason)
