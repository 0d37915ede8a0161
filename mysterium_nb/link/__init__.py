"""A seat or a house in another process: the same four things as here, over a websocket."""

from typing import TYPE_CHECKING

from mysterium_nb.lazy import lazy_exports

if TYPE_CHECKING:
    from mysterium_nb.link.client import Unreachable, connect, connect_as_host
    from mysterium_nb.link.page_kernel import page_house, page_seat, wait_for_visitor
    from mysterium_nb.link.remote import LinkLost, RemoteHouse, RemoteSeat
else:
    __getattr__, __dir__ = lazy_exports(
        __name__,
        {
            "mysterium_nb.link.client": "Unreachable connect connect_as_host",
            "mysterium_nb.link.page_kernel": "page_seat page_house wait_for_visitor",
            "mysterium_nb.link.remote": "LinkLost RemoteHouse RemoteSeat",
        },
    )

__all__ = [
    "LinkLost",
    "RemoteHouse",
    "RemoteSeat",
    "Unreachable",
    "connect",
    "connect_as_host",
    "page_house",
    "page_seat",
    "wait_for_visitor",
]
