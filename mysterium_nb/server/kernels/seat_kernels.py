"""Kernels of pages: each is born with a ticket, but for those of lessons, and none outlives its page."""

import os
import uuid
from collections.abc import Mapping
from typing import Any

from jupyter_core.utils import ensure_async
from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager

from mysterium_nb.protocol.kernel_environment import LINK, TICKET
from mysterium_nb.server.kernels.tickets import KernelTickets

_BEHIND = 10
"""How far a lesson stands back at the processors: its games are many, and people are playing one."""


class SeatKernelManager(AsyncMappingKernelManager):
    """Voilà's kernels, with a ticket each; a lesson's is told what its visitor may have, and gets none."""

    tickets: KernelTickets
    link_address: str
    """Where kernels show their tickets."""

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
            told = {TICKET: self.tickets.ticket_for(kernel_id), LINK: self.link_address}
        started: str = await super().start_kernel(
            kernel_id=kernel_id, env={**(os.environ if env is None else env), **told}, **more
        )
        if lesson is not None:
            _lower_priority(self.get_kernel(started).provisioner)
        return started

    async def shutdown_kernel(self, kernel_id: str, *args: Any, **more: Any) -> Any:  # type: ignore[override] # untyped
        self.tickets.forget(kernel_id)
        return await ensure_async(super().shutdown_kernel(kernel_id, *args, **more))  # type: ignore[no-untyped-call]


def kernels_with_tickets(tickets: KernelTickets, link_address: str) -> type[SeatKernelManager]:
    """Voilà makes its kernels' manager itself, from a class that it is given: this one knows the tickets."""
    return type("SeatKernels", (SeatKernelManager,), {"tickets": tickets, "link_address": link_address})


def _lower_priority(provisioner: Any) -> None:
    if os.name == "posix":
        os.setpriority(os.PRIO_PROCESS, provisioner.pid, _BEHIND)
