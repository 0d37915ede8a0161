"""A kernel answers to the visitor whose page it serves, and to nobody else."""

from typing import Any

from jupyter_core.utils import ensure_async
from jupyter_server.base.handlers import JupyterHandler
from jupyter_server.services.kernels.handlers import KernelHandler
from jupyter_server.services.kernels.websocket import KernelWebsocketHandler
from voila.shutdown_kernel_handler import VoilaShutdownKernelHandler

from mysterium_nb.server.handlers.visitor import VisitorHandler
from mysterium_nb.server.kernels.message_filter import MOST_BYTES


class OwnKernelHandler(VisitorHandler):
    """Whatever names a kernel must come from the visitor whose page it serves."""

    def prepare(self, *args: Any, **more: Any) -> Any:
        kernel = self.path_kwargs.get("kernel_id") or self.path_args[0]
        if not self.services.tickets.serves(kernel, self.visitor):
            self.set_status(403)  # raising here would break Jupyter's own error page
            self.set_header("Content-Type", "text/plain; charset=utf-8")
            return self.finish("This page is somebody else’s, or it is gone.\n")
        return super().prepare(*args, **more)


class MyKernelSocket(OwnKernelHandler, KernelWebsocketHandler):
    """A browser's line to its kernel; what may be said on it is in `message_filter`.

    Voilà's own handler would count for ever if a browser asked for the older protocol and got a message with buffers.
    """

    async def open(self, *args: Any, **more: Any) -> None:
        self.set_nodelay(True)  # a page is made of many small words, and none waits for the one before it
        await super().open(*args, **more)  # type: ignore[no-untyped-call] # jupyter_server has no types here

    @property
    def max_message_size(self) -> int:
        return MOST_BYTES


class MyKernelShutdown(OwnKernelHandler, VoilaShutdownKernelHandler):  # type: ignore[misc] # Voilà has no types
    pass


class OwnKernel(OwnKernelHandler, KernelHandler):
    pass


class Heartbeat(OwnKernelHandler, JupyterHandler):
    """A page asks whether its kernel still holds its seat, and says by it that the page is there."""

    async def get(self, kernel: str) -> None:
        self.services.tickets.heartbeat(kernel)
        self.set_status(204 if await self._stands(kernel) else 410)
        await self.finish()

    async def _stands(self, kernel: str) -> bool:
        """A lesson holds no seat: all that it can lose is its kernel."""
        if self.services.tickets.is_lesson(kernel):
            return bool(await ensure_async(self.kernel_manager.is_alive(kernel)))
        return self.services.tickets.linked(kernel)
