"""What a page's browser and its kernel may say to each other: messages of widgets that are there, and nothing else.

A kernel does what it is told, as the same user as the server, and that user can read every game. So nothing that runs,
completes or inspects code passes, in whichever of Jupyter's two protocols it comes; nor does a browser make widgets of
its own in a kernel. The other way, what a kernel prints stays here: a traceback is not for players.
"""

import logging
import struct
from typing import Any, NamedTuple

from jupyter_server.services.kernels.connection.base import deserialize_binary_message, deserialize_msg_from_ws_v1
from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection

from mysterium_nb.protocol.messages import CLOSE_FORBIDDEN, CLOSE_MALFORMED, Closing
from mysterium_nb.server.rate_limit import RateLimit

_log = logging.getLogger(__name__)
MOST_BYTES = 256_000
"""The longest message of a browser: a press is a few hundred bytes long."""
MOST_A_SECOND, BURST = 100, 1000
_MOST_PARTS = 64
_V1 = "v1.kernel.websocket.jupyter.org"
_FROM_BROWSER = {"kernel_info_request", "comm_info_request", "comm_open", "comm_msg", "comm_close"}
_OPENABLE_TARGETS = {"jupyter.widget.control"}
"""The one line that a browser opens itself: it asks for the state of all widgets of its page."""
_FROM_KERNEL = {"status", "kernel_info_reply", "comm_info_reply", "comm_open", "comm_msg", "comm_close"}


class BrowserMessage(NamedTuple):
    """What a browser says, as far as it matters whether it may."""

    channel: str
    kind: str
    opens: str | None
    """Whom it wants to talk to, where it opens a line."""

    @property
    def allowed(self) -> bool:
        opens = self.kind != "comm_open" or self.opens in _OPENABLE_TARGETS
        return self.channel == "shell" and self.kind in _FROM_BROWSER and opens


class MessageFilter(ZMQChannelsWebsocketConnection):
    """The line between a browser and its page's kernel."""

    def __init__(self, **more: Any) -> None:
        super().__init__(**more)
        self._bucket = RateLimit(BURST, MOST_A_SECOND)

    def handle_incoming_message(self, incoming_msg: str | bytes) -> None:
        if not self._bucket.allow():
            self._end(CLOSE_MALFORMED, "Too many messages.")
            return
        try:
            said = self._read(incoming_msg)
        except (ValueError, LookupError, TypeError, AttributeError, RecursionError, struct.error):
            self._end(CLOSE_MALFORMED, "This message cannot be read.")
            return
        if not said.allowed:
            self._end(CLOSE_FORBIDDEN, "A page may not ask this of its kernel.")
            return
        super().handle_incoming_message(incoming_msg)  # type: ignore[arg-type] # it takes both

    def handle_outgoing_message(self, stream: Any, outgoing_msg: list[Any]) -> None:
        _, parts = self.session.feed_identities(outgoing_msg)
        if self.session.unpack(parts[1])["msg_type"] in _FROM_KERNEL:
            super().handle_outgoing_message(stream, outgoing_msg)

    def _end(self, code: Closing, why: str) -> None:
        _log.warning("A browser’s line to its kernel was cut: %s", why)
        self.websocket_handler.close(code, why)

    def _read(self, message: str | bytes) -> BrowserMessage:
        """What is said, read by the same functions that will read it again on its way."""
        if self.subprotocol == _V1:
            _check_parts(message, "<Q", fewest=6)
            channel, parts = deserialize_msg_from_ws_v1(message)  # type: ignore[no-untyped-call] # no types
            told: dict[str, Any] = dict(
                zip(("header", "parent_header", "metadata", "content"), map(self.session.unpack, parts), strict=False)
            )
        else:
            if isinstance(message, bytes):
                _check_parts(message, "!I", fewest=1)
                told = deserialize_binary_message(message)  # type: ignore[no-untyped-call] # the same
            else:
                told = self.session.unpack(message)
            channel = told.get("channel", "shell")
        if not all(isinstance(told[part], dict) for part in ("header", "parent_header", "metadata", "content")):
            raise TypeError("not a message")
        return BrowserMessage(str(channel), str(told["header"]["msg_type"]), told["content"].get("target_name"))


def _check_parts(message: str | bytes, number: str, *, fewest: int) -> None:
    """Jupyter believes whatever number of parts a message claims, and would count to it for ever."""
    size = struct.calcsize(number)
    if not isinstance(message, bytes):
        raise TypeError("not a message of this protocol")
    (count,) = struct.unpack_from(number, message)
    if not fewest <= count <= _MOST_PARTS or size * (count + 1) > len(message):
        raise ValueError("a message in too few or too many parts")
