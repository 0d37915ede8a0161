"""The websocket of pages' kernels: each shows its ticket there, and then holds its seat by it."""

import logging

from tornado.websocket import WebSocketHandler

from mysterium_nb.protocol.messages import (
    CLOSE_FORBIDDEN,
    CLOSE_MALFORMED,
    MOST_BYTES,
    Closing,
    Hello,
    Welcome,
    decode_client,
    encode,
)
from mysterium_nb.server.kernels.tickets import KernelTickets

_log = logging.getLogger(__name__)


class KernelSocket(WebSocketHandler):
    """Where kernels show their tickets: a listener for this machine alone, whatever the public address is."""

    def initialize(self, tickets: KernelTickets) -> None:
        self._tickets = tickets
        self._kernel: str | None = None

    def on_message(self, message: str | bytes) -> None:
        if self._kernel is not None:
            held = self._tickets.session_of(self._kernel)
            if held is not None:
                held.on_message(message)
            return
        try:
            word = decode_client(message)
        except ValueError:
            self._refuse(CLOSE_MALFORMED, "This message cannot be read.")
            return
        kernel = self._tickets.redeem(word.ticket, self) if isinstance(word, Hello) else None
        if kernel is None:
            self._refuse(CLOSE_FORBIDDEN, "This ticket is not good, or no longer.")
            return
        self._kernel = kernel
        self.write_message(encode(Welcome(self._tickets.ticket_for(kernel))))

    def _refuse(self, code: Closing, why: str) -> None:
        _log.warning("Somebody at the kernels’ door was refused: %s", why)
        self.close(code, why)

    def on_close(self) -> None:
        if self._kernel is not None:
            self._tickets.disconnect(self._kernel, self)

    @property
    def max_message_size(self) -> int:
        return MOST_BYTES
