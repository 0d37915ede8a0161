"""A seat at a table in another process: the same four things as a seat here, over a websocket."""

from mysterium_nb.link.remote import LinkLost, RemoteHouse, RemoteSeat

__all__ = ["LinkLost", "RemoteHouse", "RemoteSeat"]
