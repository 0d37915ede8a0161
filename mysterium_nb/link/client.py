"""Sit down from a notebook or a script: a seat, or the whole house, of a server somewhere in the room."""

import json
from collections.abc import Mapping
from concurrent.futures import TimeoutError as Unanswered
from http.client import HTTPException
from typing import TypeVar
from urllib.error import HTTPError, URLError
from urllib.parse import quote, urlsplit
from urllib.request import Request, urlopen

from mysterium_nb.engine.seats import SeatId
from mysterium_nb.link import remote
from mysterium_nb.link.remote import LinkLost, RemoteHouse, RemoteSeat

HeldT = TypeVar("HeldT", bound="RemoteSeat | RemoteHouse")


class Unreachable(LinkLost):
    """There is no house at this address, or none that answers."""

    __module__ = "mysterium_nb"  # where people import it from


def connect(url: str, code: str, name: str, *, seat: SeatId | None = None, password: str = "") -> RemoteSeat:
    """Take a seat at a table, by the players' link and the table's code. The seat is shown as a bot.

    >>> import mysterium_nb as m
    >>> seat = m.connect("http://192.168.1.20:8866", "LAMO42", "Ada's bot")  # doctest: +SKIP
    >>> seat.watch(lambda view: print(view.prompt))  # doctest: +SKIP
    >>> seat.act(m.legal_moves(seat.view)[0])  # doctest: +SKIP
    """
    return _wait_until_ready(ClaimedSeat(url, code, {"name": name, "seat": seat, "password": password}))


def connect_as_host(link: str) -> RemoteHouse:
    """The whole house by the host's link: open tables with given rules, see how they get on.

    >>> import mysterium_nb as m
    >>> house = m.connect_as_host("http://192.168.1.20:8866/host/…")  # doctest: +SKIP
    >>> house.act(m.host.OpenTables(m.Rules.classic(players=5), count=4))  # doctest: +SKIP
    """
    base, _, key = link.strip().rstrip("/").rpartition("/host/")
    if not base:
        raise LinkLost("This is not the host’s link.")
    house = HostConnection(f"{_websocket(base)}/api/link", key)
    try:
        return _wait_until_ready(house)
    except Unreachable:
        raise
    except LinkLost:
        raise LinkLost("This is not the host’s link.") from None


class ClaimedSeat(RemoteSeat):
    """A seat that a program has claimed by itself, and claims again when its ticket was lost or the house was down."""

    def __init__(self, url: str, code: str, claim: Mapping[str, str | None]) -> None:
        self._claim_at = f"{_base(url)}/api/claim/{quote(''.join(filter(str.isalnum, code)))}"
        claimed = _claimed(self._claim_at, claim)
        self._again = {**claim, "seat": claimed["seat"], "key": claimed["key"]}
        super().__init__(f"{_websocket(url)}/api/link", claimed["ticket"])

    def _replacement_ticket(self, ticket: str) -> str | None:
        try:
            return _claimed(self._claim_at, self._again)["ticket"]
        except Unreachable:
            return ticket
        except LinkLost:
            return None


class HostConnection(RemoteHouse):
    """The house by its key, which is as good after the house was down as before."""

    def __init__(self, address: str, key: str) -> None:
        self._key = key
        super().__init__(address, key)

    def _replacement_ticket(self, ticket: str) -> str | None:
        return None if ticket == self._key else self._key


def _wait_until_ready(held: HeldT) -> HeldT:
    """Wait until it can be seen; whatever stands in the way is said here and not at the first move."""
    try:
        held.first_view.result(remote.PATIENCE_SECONDS)
    except LinkLost:
        raise
    except Unanswered:
        held.close()
        raise Unreachable("The house does not answer.") from None
    return held


def _base(url: str) -> str:
    parts = urlsplit(url if "://" in url else f"http://{url}")
    return f"{parts.scheme}://{parts.netloc}{parts.path.split('/join/')[0].rstrip('/')}"


def _websocket(url: str) -> str:
    return _base(url).replace("http", "ws", 1)


def _claimed(address: str, claim: Mapping[str, str | None]) -> dict[str, str]:
    try:
        request = Request(address, json.dumps(claim).encode(), {"Content-Type": "application/json"})
        with urlopen(request, timeout=remote.PATIENCE_SECONDS) as answered:
            found: dict[str, str] = json.load(answered)
            return found
    except HTTPError as error:
        with error:
            raise LinkLost("The house says: {why}", why=_error_sentence(error)) from None
    except (URLError, OSError, HTTPException) as error:
        reason = getattr(error, "reason", error)
        raise Unreachable(
            "The house cannot be reached: {why}.", why=getattr(reason, "strerror", "") or str(reason)
        ) from None
    except ValueError:
        raise Unreachable("There is no house at this address.") from None


def _error_sentence(error: HTTPError) -> str:
    try:
        return str(json.load(error)["why"])
    except (ValueError, KeyError, TypeError):
        return str(error.reason)
