"""Kernels of pages: each is born with a ticket, but for those of lessons, and none outlives its page."""

import logging
import os
import uuid
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from jupyter_core.utils import ensure_async
from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager
from tornado.websocket import WebSocketHandler

from mysterium_nb.protocol.kernel_environment import LINK, TICKET
from mysterium_nb.protocol.messages import FORBIDDEN, GARBLED, MOST_BYTES, Closing, Hello, Welcome, asked, packed
from mysterium_nb.server.kernels.tickets import Office

if TYPE_CHECKING:
    from mysterium_nb.server.app import HouseApp

_log = logging.getLogger(__name__)
_BEHIND = 10
"""How far a lesson stands back at the processors: its games are many, and people are playing one."""


class SeatKernels(AsyncMappingKernelManager):
    """Voilà's kernels, with a ticket each; a lesson's is told what its visitor may have, and gets none."""

    parent: "HouseApp"

    async def start_kernel(  # type: ignore[override] # jupyter_server passes everything by name
        self,
        *,
        kernel_id: str | None = None,
        env: dict[str, str] | None = None,
        lesson: Mapping[str, str] | None = None,
        **more: Any,
    ) -> str:
        kernel_id = kernel_id or str(uuid.uuid4())
        told = lesson
        if told is None:
            told = {TICKET: self.parent.office.ticket_for(kernel_id), LINK: self.parent.link_address}
        started: str = await super().start_kernel(
            kernel_id=kernel_id, env={**(os.environ if env is None else env), **told}, **more
        )
        if lesson is not None:
            _stand_back(self.get_kernel(started).provisioner)
        return started

    async def shutdown_kernel(self, kernel_id: str, *args: Any, **more: Any) -> Any:  # type: ignore[override] # untyped
        self.parent.office.forget(kernel_id)
        return await ensure_async(super().shutdown_kernel(kernel_id, *args, **more))  # type: ignore[no-untyped-call]


def _stand_back(provisioner: Any) -> None:
    if os.name == "posix":
        os.setpriority(os.PRIO_PROCESS, provisioner.pid, _BEHIND)


class KernelLink(WebSocketHandler):
    """Where kernels show their tickets: a listener for this machine alone, whatever the public address is."""

    def initialize(self, office: Office) -> None:
        self._office = office
        self._kernel: str | None = None

    def on_message(self, message: str | bytes) -> None:
        if self._kernel is not None:
            held = self._office.held(self._kernel)
            if held is not None:
                held.hear(message)
            return
        try:
            word = asked(message)
        except ValueError:
            self._refuse(GARBLED, "This message cannot be read.")
            return
        kernel = self._office.redeem(word.ticket, self) if isinstance(word, Hello) else None
        if kernel is None:
            self._refuse(FORBIDDEN, "This ticket is not good, or no longer.")
            return
        self._kernel = kernel
        self.write_message(packed(Welcome(self._office.ticket_for(kernel))))

    def _refuse(self, code: Closing, why: str) -> None:
        _log.warning("Somebody at the kernels’ door was refused: %s", why)
        self.close(code, why)

    def on_close(self) -> None:
        if self._kernel is not None:
            self._office.hang_up(self._kernel, self)

    @property
    def max_message_size(self) -> int:
        return MOST_BYTES
